package main

import (
	"fmt"
	"image"
	"image/draw"
	"sort"
)

const (
	pageSize = 2048
	gap      = 2 // transparent pixels between neighbours, for linear filtering
	grid     = 8 // origins lie on this grid, so that three halvings of the page for mipmaps mix no two sprites
)

// shelf is a row of sprites of a page.
type shelf struct{ page, y, h, x int }

// pack lays the parts out on pages, first fit by falling height, and paints
// them. It fills in page and place of each part. The result depends on the
// parts alone.
func pack(parts []*part) ([]*image.NRGBA, error) {
	order := append([]*part(nil), parts...)
	sort.Slice(order, func(i, j int) bool {
		a, b := order[i], order[j]
		if (a.Name == "white") != (b.Name == "white") {
			return a.Name == "white" // always on page 0
		}
		if a.H != b.H {
			return a.H > b.H
		}
		return a.Name < b.Name
	})
	var shelves []*shelf
	var bottoms []int
	for _, p := range order {
		w, h := step(p.W), step(p.H)
		if p.W > pageSize || p.H > pageSize {
			return nil, fmt.Errorf("%s is larger than a page", p.Name)
		}
		s := fit(shelves, p, h)
		if s == nil {
			s = newShelf(&bottoms, p, h)
			shelves = append(shelves, s)
		}
		p.Page, p.X, p.Y = pageName(s.page), s.x, s.y
		s.x += w
	}
	pages := make([]*image.NRGBA, len(bottoms))
	for i, b := range bottoms {
		pages[i] = image.NewNRGBA(image.Rect(0, 0, pageSize, min(b, pageSize)))
	}
	for i := range pages {
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
	return pages, nil
}

// fit returns the first shelf with room for p.
func fit(shelves []*shelf, p *part, h int) *shelf {
	for _, s := range shelves {
		if s.h >= h && s.x+p.W <= pageSize {
			return s
		}
	}
	return nil
}

// newShelf opens a shelf of height h on the last page, or on a new one.
func newShelf(bottoms *[]int, p *part, h int) *shelf {
	n := len(*bottoms) - 1
	if n < 0 || (*bottoms)[n]+p.H > pageSize {
		*bottoms = append(*bottoms, 0)
		n++
	}
	s := &shelf{page: n, y: (*bottoms)[n], h: h}
	(*bottoms)[n] += h
	return s
}

// step is n with its gap, rounded up to the grid.
func step(n int) int { return (n + gap + grid - 1) / grid * grid }
