// Package assets holds the program's pictures and fonts and gives typed access
// to them. It knows nothing of how they are drawn.
//
// Small sprites and 9-slices lie together on atlas pages; big pictures, and
// those that tile, are pages of their own. Sprites start on a grid of 8 px, so
// mipmaps of a page down to an eighth mix no two sprites.
//
// Digits: the text painter uses no OpenType features, so a face has tabular
// figures only when its default digits share one advance. Measured in
// thousandths of the em:
//
//	sans-400   497, tabular
//	sans-600   513, tabular
//	serif-400  529, tabular
//	oswald-500 382 to 534, proportional: set columns and counters digit by digit in cells of 0.534 em
//	oswald-600 384 to 543, proportional: cells of 0.543 em
//	rye        450 to 714, proportional: titles only
//
// Oswald and Rye have no arrows (→ ← ↑ ↓) and no ✓, and Rye no ≤ and ≥: use the
// sprites or a sans face.
package assets

import "embed"

//go:generate go run ./gen

//go:embed atlas.json atlas-*.png pictures/*.png
//go:embed fonts/*.ttf fonts/*.txt CREDITS.md
var files embed.FS

// Credits returns the credits of art and fonts, in Markdown.
func Credits() string {
	return string(mustRead("CREDITS.md"))
}

// mustRead reads an embedded file that is there by construction.
func mustRead(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return b
}
