package track

import (
	"slices"

	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

func (l *Land) readHexes(n *mapfile.Node) {
	list := n.List()
	if len(list) < 2 || len(list) > most {
		n.Fail("must hold from 2 to %d hexes", most)
	}
	at, names, columns := map[hex.At]bool{}, map[string]bool{}, map[rail.Column]bool{}
	for _, k := range list {
		h := l.readHex(k)
		if at[h.At] {
			k.Get("q").Fail("%v is taken", h.At)
		}
		at[h.At] = true
		if name := h.Name + h.Place; name != "" {
			if names[name] {
				key := "name"
				if h.Name == "" {
					key = "place"
				}
				k.Get(key).Fail("%q is taken", name)
			}
			names[name] = true
		}
		if h.Column != (rail.Column{}) {
			if columns[h.Column] {
				k.Get("column").Fail("two cities with this column")
			}
			columns[h.Column] = true
		}
		l.Hexes = append(l.Hexes, h)
	}
	l.index()
	for i, k := range list {
		l.checkSides(HexID(i), k)
	}
}

// readHex reads what stands in one hex alone.
func (l *Land) readHex(n *mapfile.Node) Hex {
	h := Hex{At: hex.At{Q: n.Get("q").Int(-far, far), R: n.Get("r").Int(-far, far)}, Line: n.Line}
	h.Terrain = Terrain(oneOf(n.Get("terrain"), terrains[:]))
	h.River = n.Get("river").Bool()
	if s := n.Get("site"); !s.Null() {
		h.Site = Site(1 + oneOf(s, sites[1:]))
	}
	h.Open, h.Blocked = readSides(n.Get("open")), 0
	if n.Has("blocked") {
		h.Blocked = readSides(n.Get("blocked"))
		if h.Open&h.Blocked != 0 {
			n.Get("blocked").Fail("side %v is open, too", (h.Open & h.Blocked).Sides()[0])
		}
	}
	h.readSite(n)
	if n.Has("start_cubes") {
		h.StartCubes = n.Get("start_cubes").Int(0, 9)
	}
	if n.Has("zone") {
		h.Zone = n.Get("zone").Text()
	}
	if n.Has("panel") {
		h.Panel = n.Get("panel").Text()
		if len(l.Panels) > 0 && !slices.ContainsFunc(l.Panels, func(p Panel) bool { return p.ID == h.Panel }) {
			n.Get("panel").Fail("there is no panel %q", h.Panel)
		}
	}
	if n.Has("flags") {
		for _, f := range n.Get("flags").List() {
			h.Flags = append(h.Flags, f.Text())
		}
	}
	if n.Has("label") {
		h.Label = n.Get("label").Text()
	}
	if n.Has("lat") || n.Has("lon") {
		h.Lat, h.Lon = n.Get("lat").Float(-90, 90), n.Get("lon").Float(-180, 180)
	}
	h.readTunnel(n)
	return h
}

func (h *Hex) readSite(n *mapfile.Node) {
	for _, k := range [...]struct {
		key  string
		only bool
		what string
	}{{"name", h.Site != Open, "a hex with a site"}, {"place", h.Site == Open, "a hex without a site"}, {"color", h.Site == City, "a city"},
		{"column", h.Site == City, "a city"}, {"gridlock", h.Site == Ring, "a ring hex"}} {
		if n.Has(k.key) && !k.only {
			n.Get(k.key).Fail("belongs to %s only", k.what)
		}
	}
	if h.Site != Open {
		h.Name = n.Get("name").Text()
	}
	if n.Has("place") {
		h.Place = n.Get("place").Text()
	}
	switch h.Site {
	case City:
		h.Color = readColor(n.Get("color"))
		n.Get("start_cubes").Int(0, 9)
		if n.Has("column") {
			h.Column = mapfile.ReadColumn(n.Get("column"))
		}
	case Ring:
		for _, d := range n.Get("gridlock").List() {
			h.Gridlock = append(h.Gridlock, d.Int(1, 6))
		}
	}
}

func (h *Hex) readTunnel(n *mapfile.Node) {
	if h.Terrain != Tunnel {
		for _, k := range [...]string{"fixed_track", "build_cost"} {
			if n.Has(k) {
				n.Get(k).Fail("belongs to a tunnel only")
			}
		}
		return
	}
	if h.Site != Open {
		n.Get("site").Fail("a tunnel has no site")
	}
	f := n.Get("fixed_track")
	h.Fixed, h.BuildCost = readSides(f), n.Get("build_cost").Int(0, 99)
	if h.Fixed.Len() != 2 || h.Fixed.Turn(3) != h.Fixed {
		f.Fail("must be two opposite sides")
	}
	if h.Open != h.Fixed {
		n.Get("open").Fail("must be the sides of the fixed track")
	}
}

// checkSides compares a hex with its neighbours.
func (l *Land) checkSides(i HexID, n *mapfile.Node) {
	h := &l.Hexes[i]
	for s := range hex.Side(hex.Sides) {
		j := l.next[i][s]
		switch {
		case j == None && h.Open.Has(s):
			n.Get("open").Fail("side %v leads off the map", s)
		case j == None && h.Blocked.Has(s):
			n.Get("blocked").Fail("side %v leads off the map, where every side is closed", s)
		case j == None:
		case h.Open.Has(s) && !l.Hexes[j].Open.Has(s.Opposite()):
			n.Get("open").Fail("side %v is open here, but not in the neighbour on line %d", s, l.Hexes[j].Line)
		case !h.Open.Has(s) && l.Hexes[j].Open.Has(s.Opposite()):
			n.Get("open").Fail("side %v is closed here, but open in the neighbour on line %d", s, l.Hexes[j].Line)
		case !h.Open.Has(s) && !h.Blocked.Has(s):
			n.Get("open").Fail("side %v is neither open nor blocked", s)
		}
	}
	if h.Site != Open && h.Open == 0 {
		n.Get("open").Fail("no track can reach %s", h.Name)
	}
}

func readSides(n *mapfile.Node) (m hex.Set) {
	for _, k := range n.List() {
		s := hex.SetOf(hex.Side(k.Int(0, hex.Sides-1)))
		if m&s != 0 {
			k.Fail("side given twice")
		}
		m |= s
	}
	return m
}

func oneOf(n *mapfile.Node, words []string) int {
	for i, w := range words {
		if n.Text() == w {
			return i
		}
	}
	n.Fail("unknown word %q", n.Text())
	return 0
}
