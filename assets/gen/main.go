// Command gen renders the SVG sources of the assets, packs them with the
// 9-slices into atlas pages, and writes the index. It needs rsvg-convert
// (librsvg); neither the build nor the tests of the program do.
//
// Run it by `go generate ./assets`.
package main

import (
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

func main() {
	log.SetFlags(0)
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

// entry is one line of atlas.json.
type entry struct {
	Name   string  `json:"name"`
	Page   string  `json:"page"`
	X      int     `json:"x"`
	Y      int     `json:"y"`
	W      int     `json:"w"`
	H      int     `json:"h"`
	NW     float64 `json:"nw"`
	NH     float64 `json:"nh"`
	Corner int     `json:"corner,omitempty"`
	Margin int     `json:"margin,omitempty"`
}

func run() error {
	parts, err := renderAll("svg")
	if err != nil {
		return err
	}
	cut, err := loadSlices("slices")
	if err != nil {
		return err
	}
	parts = append(parts, cut...)
	parts = append(parts, whitePart())
	pages, err := pack(parts)
	if err != nil {
		return err
	}
	if err := writePages(pages); err != nil {
		return err
	}
	if err := writeLight("pictures"); err != nil {
		return err
	}
	index, err := pictureEntries("pictures")
	if err != nil {
		return err
	}
	for _, p := range parts {
		index = append(index, p.entry)
	}
	return writeIndex(index)
}

// writePages replaces the atlas pages on disk.
func writePages(pages []*image.NRGBA) error {
	old, err := filepath.Glob("atlas-*.png")
	if err != nil {
		return err
	}
	for _, f := range old {
		if err := os.Remove(f); err != nil {
			return err
		}
	}
	for i, m := range pages {
		if err := writePNG(pageName(i)+".png", m); err != nil {
			return err
		}
	}
	return nil
}

func pageName(i int) string { return fmt.Sprintf("atlas-%d", i) }

// writeIndex writes one entry a line, by name, so that changes read well.
func writeIndex(index []entry) error {
	sort.Slice(index, func(i, j int) bool { return index[i].Name < index[j].Name })
	var b strings.Builder
	b.WriteString("[\n")
	for i, e := range index {
		if i > 0 && e.Name == index[i-1].Name {
			return fmt.Errorf("two sources are named %q", e.Name)
		}
		line, err := json.Marshal(e)
		if err != nil {
			return err
		}
		b.Write(line)
		if i < len(index)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("]\n")
	return os.WriteFile("atlas.json", []byte(b.String()), 0o644)
}

func readPNG(file string) (image.Image, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}

func writePNG(file string, m image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, m); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// baseName is the name an asset has by its file.
func baseName(file string) string {
	return strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
}
