package assets

import (
	"encoding/json"
	"maps"
	"slices"
	"sync"
)

// A Sprite is a rectangle of a page.
type Sprite struct {
	// Page names the picture that holds the sprite; see [Page].
	Page string
	// X, Y, W and H are the rectangle in pixels of the page.
	X, Y, W, H int
	// NaturalW and NaturalH are the size in which the source was drawn; for
	// 9-slices and whole pictures, the size in a window of 1280x720.
	NaturalW, NaturalH float32
	// Corner is the side of a 9-slice's fixed corners in pixels of the page,
	// which holds it at double size; 0 for what is no 9-slice.
	Corner int
	// Margin is the outer band of a 9-slice, part of Corner, that holds only
	// its shadow and lies outside the box it frames; in pixels of the page.
	Margin int
}

// Lookup returns the sprite, 9-slice or whole picture of a name.
func Lookup(name string) (Sprite, bool) {
	s, ok := index()[name]
	return s, ok
}

// Names returns every name that [Lookup] knows, sorted.
func Names() []string {
	return slices.Sorted(maps.Keys(index()))
}

// index is the decoded atlas.json. A broken one is a broken build.
var index = sync.OnceValue(func() map[string]Sprite {
	var list []struct {
		Name           string
		Page           string
		X, Y, W, H     int
		NW, NH         float32
		Corner, Margin int
	}
	if err := json.Unmarshal(mustRead("atlas.json"), &list); err != nil {
		panic("assets: atlas.json: " + err.Error())
	}
	m := make(map[string]Sprite, len(list))
	for _, e := range list {
		if _, twice := m[e.Name]; twice {
			panic("assets: atlas.json: " + e.Name + " is there twice")
		}
		m[e.Name] = Sprite{e.Page, e.X, e.Y, e.W, e.H, e.NW, e.NH, e.Corner, e.Margin}
	}
	return m
})
