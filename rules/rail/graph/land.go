// Package graph is a printed map of houses joined by links, each of which takes one disc: the rail-graph/1 files.
package graph

import (
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

// A Land is the map as printed. It is shared by every position and never changes.
type Land struct {
	mapfile.Head
	Width, Height float64 // of the frame; x grows east, y grows south
	Houses        []House // by rail.Stop
	Links         []Link  // by number
	Example       []rail.Stop
}

// A House is a stop of the map.
type House struct {
	ID     string // "A1"
	Name   string
	Spot   rail.Spot   // its place in Land.Houses and its name
	Color  rail.Good   // rail.None is a grey house, which works like a town
	X, Y   float64     // in the frame
	Column rail.Column // of the goods display; zero for a grey house
}

// A Link is a printed way between two houses.
type Link struct {
	ID   string    // "L01"
	Spot rail.Spot // its place in Land.Links and "Patchwork Farm - Moonwell House"
	A, B rail.Stop
	X, Y float64 // its lantern, where the disc goes
}

// Other is the far end of the link as seen from a house at one of its ends.
func (l Link) Other(s rail.Stop) rail.Stop {
	if s == l.A {
		return l.B
	}
	return l.A
}

// Parse reads a rail-graph/1 file. Its keys setup and rules are handed to more, which must ask for every key in
// them; nil skips them. Errors are *mapfile.Error and name line and key.
func Parse(data []byte, more func(setup, rules *mapfile.Node)) (*Land, error) {
	l := &Land{}
	err := mapfile.Read(data, func(n *mapfile.Node) {
		l.Head = mapfile.ReadHead(n, "rail-graph/1")
		frame := n.Get("frame")
		l.Width, l.Height = frame.Get("width").Float(1, 1e5), frame.Get("height").Float(1, 1e5)
		frame.SkipKey("note")
		l.readHouses(n.Get("houses"))
		l.readLinks(n.Get("links"))
		if n.Has("example_path") {
			for _, e := range n.Get("example_path").List() {
				l.Example = append(l.Example, l.house(e))
			}
		}
		if more == nil {
			n.Get("setup").Skip()
			n.Get("rules").Skip()
		} else {
			more(n.Get("setup"), n.Get("rules"))
		}
	})
	if err != nil {
		return nil, err
	}
	return l, nil
}

// most bounds houses and links, so that numbers fit everywhere.
const most = 999

func (l *Land) readHouses(n *mapfile.Node) {
	if c := len(n.List()); c < 2 || c > most {
		n.Fail("must hold from 2 to %d houses", most)
	}
	columns := map[rail.Column]bool{}
	for _, c := range l.NewCities {
		columns[c.Column] = false
	}
	for i, h := range n.List() {
		id, name := h.Get("id"), h.Get("name")
		for _, o := range l.Houses {
			if o.ID == id.Text() {
				id.Fail("%q is taken", o.ID)
			}
			if o.Name == name.Text() {
				name.Fail("%q is taken", o.Name)
			}
		}
		house := House{ID: id.Text(), Name: name.Text(), Spot: rail.NewSpot(i, name.Text()), Color: mapfile.ReadColor(h.Get("color")),
			X: h.Get("x").Float(0, l.Width), Y: h.Get("y").Float(0, l.Height)}
		if house.Color != rail.None {
			house.Column = mapfile.ReadColumn(h.Get("column"))
			if columns[house.Column] {
				h.Get("column").Fail("two houses with this column")
			}
			columns[house.Column] = true
		}
		l.Houses = append(l.Houses, house)
	}
}

func (l *Land) house(n *mapfile.Node) rail.Stop {
	for i, h := range l.Houses {
		if h.ID == n.Text() {
			return rail.Stop(i)
		}
	}
	n.Fail("there is no house %q", n.Text())
	return 0
}

func (l *Land) readLinks(n *mapfile.Node) {
	if c := len(n.List()); c < 1 || c > most {
		n.Fail("must hold from 1 to %d links", most)
	}
	for i, k := range n.List() {
		id, a, b, lantern := k.Get("id"), l.house(k.Get("a")), l.house(k.Get("b")), k.Get("lantern")
		if a == b {
			k.Fail("joins a house to itself")
		}
		for _, o := range l.Links {
			if o.ID == id.Text() {
				id.Fail("%q is taken", o.ID)
			}
			if o.A == a && o.B == b || o.A == b && o.B == a {
				k.Fail("joins the same houses as %s", o.ID)
			}
		}
		name := l.Houses[a].Name + " - " + l.Houses[b].Name
		l.Links = append(l.Links, Link{ID: id.Text(), Spot: rail.NewSpot(i, name), A: a, B: b,
			X: lantern.Get("x").Float(0, l.Width), Y: lantern.Get("y").Float(0, l.Height)})
	}
}

// Between is the link that joins two houses, in either order.
func (l *Land) Between(a, b rail.Stop) (link int, ok bool) {
	for i, k := range l.Links {
		if k.A == a && k.B == b || k.A == b && k.B == a {
			return i, true
		}
	}
	return 0, false
}

// HouseNamed finds a house by its printed name.
func (l *Land) HouseNamed(name string) (rail.Stop, bool) {
	for i, h := range l.Houses {
		if h.Name == name {
			return rail.Stop(i), true
		}
	}
	return 0, false
}
