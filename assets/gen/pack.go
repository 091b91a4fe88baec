package main

import (
	"fmt"
	"image"
	"image/draw"
	"sort"
)

const (
	pageWidth  = 2048
	pageHeight = 1360 // so that its half, quarter and eighth together fit into 1024 x 1024
	gap        = 2    // transparent pixels between neighbours, for linear filtering
	grid       = 8    // origins lie on this grid, so that three halvings of the page for mipmaps mix no two sprites
)

// sheet is a page being filled: the taken cells of its grid, by row and column.
type sheet [pageHeight / grid][pageWidth / grid]bool

// place takes the highest, then leftmost, free room of w x h cells. The border of the page stays free: there, filtering
// would meet the edge of a sprite again where it should meet nothing.
func (s *sheet) place(w, h int) (x, y int, ok bool) {
	for y := 1; y+h <= len(s); y++ {
		for x := 1; x+w <= len(s[y]); x++ {
			if s.free(x, y, w, h) {
				for i := range h {
					for j := range w {
						s[y+i][x+j] = true
					}
				}
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

func (s *sheet) free(x, y, w, h int) bool {
	for i := range h {
		for j := range w {
			if s[y+i][x+j] {
				return false
			}
		}
	}
	return true
}

// pack lays the parts out on pages, the tallest first, and paints them: those of a shelf on pages of their own, so that
// a game loads no page of another. It fills in page and place of each part. The result depends on the parts alone.
func pack(parts []*part) ([]*image.NRGBA, error) {
	order := append([]*part(nil), parts...)
	sort.Slice(order, func(i, j int) bool {
		a, b := order[i], order[j]
		if (a.Name == "white") != (b.Name == "white") {
			return a.Name == "white" // always on page 0
		}
		if a.shelf != b.shelf {
			return a.shelf < b.shelf
		}
		if a.H != b.H {
			return a.H > b.H
		}
		return a.Name < b.Name
	})
	var sheets []*sheet
	var heights []int
	first, shelf := 0, "" // where the pages of the present shelf begin
	for _, p := range order {
		if p.shelf != shelf {
			first, shelf = len(sheets), p.shelf
		}
		w, h := cells(p.W), cells(p.H)
		if w >= pageWidth/grid || h >= pageHeight/grid {
			return nil, fmt.Errorf("%s is larger than a page", p.Name)
		}
		for i := first; ; i++ {
			if i == len(sheets) {
				sheets = append(sheets, new(sheet))
				heights = append(heights, 0)
			}
			if x, y, ok := sheets[i].place(w, h); ok {
				heights[i] = max(heights[i], (y+h)*grid)
				p.Page, p.X, p.Y = pageName(i), x*grid, y*grid
				break
			}
		}
	}
	return paint(order, heights), nil
}

// paint copies the parts to their places.
func paint(order []*part, heights []int) []*image.NRGBA {
	pages := make([]*image.NRGBA, len(heights))
	for i, h := range heights {
		pages[i] = image.NewNRGBA(image.Rect(0, 0, pageWidth, h))
		for _, p := range order {
			if p.Page == pageName(i) {
				r := image.Rect(p.X, p.Y, p.X+p.W, p.Y+p.H)
				draw.Draw(pages[i], r, p.img, p.img.Bounds().Min, draw.Src)
			}
		}
	}
	for _, p := range order {
		if p.Name == "white" { // fills read the inner pixels only
			p.X, p.Y, p.W, p.H = p.X+2, p.Y+2, 4, 4
		}
	}
	return pages
}

// cells is the room n pixels and their gap take on the grid.
func cells(n int) int { return (n + gap + grid - 1) / grid }
