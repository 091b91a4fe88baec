package track

import (
	"slices"
	"strconv"

	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

// most bounds the hexes of a map, so that numbers fit everywhere; far bounds their coordinates.
const (
	most = 999
	far  = 99
)

// Parse reads a rail-hexmap/1 file. What Figures does not hold of its keys setup and rules is handed to more, which
// must ask for every key left in them; with nil such a key is an error, as in a player's own map. Errors are
// *mapfile.Error and name line and key.
func Parse(data []byte, more func(setup, rules *mapfile.Node)) (*Land, error) {
	l := &Land{}
	err := mapfile.Read(data, func(n *mapfile.Node) {
		l.Head = mapfile.ReadHead(n, "rail-hexmap/1")
		readGrid(n.Get("grid"))
		l.Figures = readFigures(n.Get("setup"), n.Get("rules"))
		if more != nil {
			more(n.Get("setup"), n.Get("rules"))
		}
		l.readPanels(n)
		l.readHexes(n.Get("hexes"))
		l.readPicture(n)
		l.readNamed(n)
	})
	if err != nil {
		return nil, err
	}
	return l, nil
}

// MustParse is Parse for a map that is part of the program. It panics on a mistake.
func MustParse(data []byte, more func(setup, rules *mapfile.Node)) *Land {
	l, err := Parse(data, more)
	if err != nil {
		panic("track: " + err.Error())
	}
	return l
}

// Skip is a Parse argument for tools that do not care for setup and rules.
func Skip(setup, rules *mapfile.Node) {
	setup.Skip()
	rules.Skip()
}

func readGrid(n *mapfile.Node) {
	if o := n.Get("orientation"); o.Text() != "flat-top" {
		o.Fail("must be \"flat-top\"")
	}
	if c := n.Get("coords"); c.Text() != "axial" {
		c.Fail("must be \"axial\"")
	}
	n.SkipKey("note")
	if !n.Has("directions") {
		return
	}
	d := n.Get("directions")
	if len(d.List()) != hex.Sides {
		d.Fail("must list the six sides")
	}
	for i, k := range d.List() {
		s := hex.Side(i)
		step := hex.At{}.Step(s)
		if k.Get("id").Int(0, 5) != i || k.Get("name").Text() != s.String() ||
			k.Get("dq").Int(-1, 1) != step.Q || k.Get("dr").Int(-1, 1) != step.R {
			k.Fail("must be side %d, %v, step %v", i, s, step)
		}
	}
}

func (l *Land) readPanels(n *mapfile.Node) {
	if n.Has("panels") {
		p := n.Get("panels")
		for _, id := range p.Keys() {
			l.Panels = append(l.Panels, Panel{ID: id, Title: p.Get(id).Text()})
		}
	}
	if !n.Has("panels_by_players") {
		return
	}
	p := n.Get("panels_by_players")
	for _, k := range p.Keys() {
		seats, err := strconv.Atoi(k)
		if err != nil || seats < 1 || seats > 6 {
			p.Fail("%q is no number of players", k)
		}
		for _, id := range p.Get(k).List() {
			i := slices.IndexFunc(l.Panels, func(p Panel) bool { return p.ID == id.Text() })
			if i < 0 {
				id.Fail("there is no panel %q", id.Text())
			}
			l.Panels[i].Seats = append(l.Panels[i].Seats, seats)
		}
	}
}

// readPicture reads what only the picture needs.
func (l *Land) readPicture(n *mapfile.Node) {
	n.SkipKey("projection")
	if n.Has("bridges") {
		for _, b := range n.Get("bridges").List() {
			x, y := l.hex(b.Get("a")), l.hex(b.Get("b"))
			if s, ok := l.Hexes[x].At.Toward(l.Hexes[y].At); !ok || !l.Hexes[x].Open.Has(s) {
				b.Fail("joins two hexes that have no open side between them")
			}
			l.Bridges = append(l.Bridges, Bridge{x, y, b.Get("name").Text()})
		}
	}
	if n.Has("sea") {
		for _, c := range n.Get("sea").List() {
			at := readAt(c)
			if _, land := l.cells[at]; land || slices.Contains(l.Sea, at) {
				c.Fail("%v is listed already", at)
			}
			l.Sea = append(l.Sea, at)
		}
	}
	if !n.Has("drawing") {
		return
	}
	d := n.Get("drawing")
	if d.Has("thick_lines") {
		for _, a := range d.Get("thick_lines").List() {
			l.Drawing.Avenues = append(l.Drawing.Avenues, Avenue{a.Get("name").Text(), readAt(a.Get("from")), readAt(a.Get("to"))})
		}
	}
	if d.Has("potomac") {
		for _, c := range d.Get("potomac").List() {
			l.Drawing.Potomac = append(l.Drawing.Potomac, readAt(c))
		}
	}
}

func (l *Land) hex(n *mapfile.Node) HexID {
	h, ok := l.cells[readAt(n)]
	if !ok {
		n.Fail("there is no hex at %v", readAt(n))
	}
	return h
}

func readAt(n *mapfile.Node) hex.At {
	p := n.List()
	if len(p) != 2 {
		n.Fail("must be [q, r]")
	}
	return hex.At{Q: p[0].Int(-far, far), R: p[1].Int(-far, far)}
}

// readNamed checks the number of printed cities where a file gives it.
func (l *Land) readNamed(n *mapfile.Node) {
	if !n.Has("named_cities") {
		return
	}
	c := n.Get("named_cities")
	c.SkipKey("why")
	have := 0
	for _, h := range l.Hexes {
		if h.Site == City {
			have++
		}
	}
	if want := c.Get("total"); want.Int(0, most) != have {
		want.Fail("says %d, but %d cities are listed", want.Int(0, most), have)
	}
}

func readColor(n *mapfile.Node) rail.Good {
	g, ok := rail.GoodNamed(n.Text())
	if !ok {
		n.Fail("unknown color %q", n.Text())
	}
	return g
}
