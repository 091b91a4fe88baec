package track_test

import (
	"slices"
	"testing"
)

func TestNewCities(t *testing.T) {
	t.Run("AOS-091 on any town, whatever lies there or beside it", func(t *testing.T) {
		aos(t).city(red, "T", "").city(red, "U", "")
		linked(aos(t)).city(blue, "T", "")
		aos(t, "0,-2 town W").city(red, "W", "").city(red, "A", "AOS-091").city(red, "0,-1", "AOS-091")
	})
	t.Run("AOS-092 it is not one of the lays", func(t *testing.T) {
		g := aos(t).city(red, "T", "")
		g.must(len(g.b.Laid()) == 0, "no lay").lay(red, "0,-1", "N-S").links(0)
	})
	t.Run("AOS-093 not on another new city", func(t *testing.T) {
		g := aos(t).city(red, "T", "").city(red, "T", "AOS-093").no(red, "T", "N+S", "AOS-052")
		g.must(g.b.City(g.hex("T")) && g.b.NewCity(g.hex("T")) && !g.b.Town(g.hex("T")), "a city")
	})
	t.Run("AOS-094 the tile goes back, and track on it alone vanishes", func(t *testing.T) {
		g := linked(aos(t))
		g.must(g.b.Left("straight with disc") == 8-1, "one disc is used").city(blue, "T", "").owns("T", "S", "-").links(1)
		g.must(g.b.Left("straight with disc") == 8, "the disc is back")
		aos(t, "0,-2 town W").lay(red, "0,-2", "N+S").links(1).city(red, "W", "").links(0)
	})
	t.Run("AOS-095 track that ends at its side now ends in the city", func(t *testing.T) {
		aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").links(0, 0).city(blue, "T", "").links(1, 0)
	})
	t.Run("AOS-095 a blocked end too", func(t *testing.T) {
		g := linked(aos(t)).lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").links(1, 0).city(red, "T", "").links(1, 1)
		g.must(len(g.b.Sections()) == 2, "the spur is gone")
	})
	t.Run("AOS-096 unowned sections that it completes go to who placed it, others stay unowned", func(t *testing.T) {
		g := linked(aos(t)).lay(red, "0,1", "N-S").lay(red, "2,0", "SE-NW").lay(red, "1,0", "SE-NW").end(red, red).owns("1,0", "SE", ".").owns("0,1", "N", ".")
		g.city(blue, "T", "").links(1, 1).owns("2,0", "SE", "1").owns("0,1", "N", ".")
		g.lay(blue, "0,2", "N-S").links(1, 2) // it now starts at a city
	})
	t.Run("AOS-097 links and sections that ran from the town start at the city", func(t *testing.T) {
		g := linked(aos(t)).lay(red, "0,1", "N-S").city(blue, "T", "").links(1, 0).owns("0,1", "N", "0").owns("0,-1", "S", "0")
		g.lay(red, "0,2", "N-S").links(2, 0)
		linked(aos(t)).lay(red, "0,1", "N-S").lay(red, "0,2", "N-S").links(2).city(blue, "T", "").links(2, 0)
	})
	t.Run("AOS-098 no link gets both its ends from it", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+NE").lay(red, "1,-1", "SW-S").lay(red, "1,0", "N-NW")
		g.city(red, "T", "AOS-098").city(blue, "T", "AOS-098").city(red, "U", "")
		g.must(!slices.Contains(slices.Collect(g.b.Cities(red)), g.hex("T")), "T is not listed").end(red).lay(red, "1,0", "N-S").city(red, "T", "")
	})
	t.Run("AOS-100 with no town left there is nowhere to place one", func(t *testing.T) {
		g := aos(t).city(red, "T", "").city(red, "U", "").city(blue, "V", "")
		g.must(len(slices.Collect(g.b.Cities(red))) == 0, "no town is left")
	})
}
