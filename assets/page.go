package assets

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
)

// Page decodes the picture that sprites name as their page: "atlas-0",
// "title-scene" and so on. Decoding takes a while; the caller keeps the result.
func Page(name string) (image.Image, error) {
	dir := "pictures/"
	if strings.HasPrefix(name, "atlas-") {
		dir = ""
	}
	b, err := files.ReadFile(dir + name + ".png")
	if err != nil {
		return nil, fmt.Errorf("assets: no page %q", name)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil, fmt.Errorf("assets: page %q: %w", name, err)
	}
	return m, nil
}
