package track

// Prices are dollars for one tile. A complex tile is priced as a whole.
type Prices struct {
	Simple, Coexisting, Crossing int
	Town, Exit                   int    // a town tile: Town and Exit for each of its exits
	Clause                       string // what a ledger cites
	TownClause                   string // what it cites for a town; empty is Clause
}

// Costs are the prices of a map, by what a lay does.
type Costs struct {
	First    Prices // a tile on an empty hex, before terrain
	Replace  Prices // a lay that adds track to a tile
	Redirect Prices // a lay that redirects only
	Zones    []Zone // own prices of some hexes for First
	River    int    // for a river or a bay, with the first tile only (AOS-088, STM-086)
	Mountain int
	Both     bool   // a mountain with a river pays for both (STM-084); otherwise for the mountain alone
	InTowns  bool   // terrain is paid in town hexes, too
	Tunnel   string // the clause that prices the fixed track of a tunnel
}

// A Zone is the hexes of that zone in the map file.
type Zone struct {
	Name  string
	First Prices
}

var ageOfSteamCosts = Costs{
	First:    Prices{Simple: 2, Coexisting: 3, Crossing: 4, Town: 1, Exit: 1, Clause: "AOS-084", TownClause: "AOS-085"},
	Replace:  Prices{Simple: 2, Coexisting: 2, Crossing: 3, Town: 3, Clause: "AOS-086"},
	Redirect: Prices{Simple: 2, Coexisting: 2, Crossing: 2, Clause: "AOS-087"},
	River:    1, Mountain: 2, Tunnel: "JPN-12",
}

var steamCosts = Costs{
	First:    Prices{Simple: 2, Coexisting: 4, Crossing: 4, Town: 1, Exit: 1, Clause: "STM-085"},
	Replace:  Prices{Simple: 2, Coexisting: 4, Crossing: 4, Town: 1, Exit: 1, Clause: "STM-086"},
	Redirect: Prices{Simple: 2, Coexisting: 4, Crossing: 4, Clause: "STM-086"},
	River:    1, Mountain: 2, Both: true, InTowns: true, Tunnel: "JPN-12",
}

// cites is the clause that gives the price of a face.
func (p *Prices) cites(f *face) string {
	if f.town && p.TownClause != "" {
		return p.TownClause
	}
	return p.Clause
}

// of is the price of a face, a town by its exits.
func (p *Prices) of(f *face) int {
	if f.town {
		return p.Town + p.Exit*f.exits.Len()
	}
	return [...]int{Simple: p.Simple, Coexisting: p.Coexisting, Crossing: p.Crossing}[f.shape.Class]
}

// Cost is what a lay costs and the clause that says so. The lay need not be legal, but must name a hex and a tile.
func (b *Board) Cost(l Lay) (dollars int, clause string) {
	h, f := b.place(l)
	if h == None || f == 0 {
		return 0, ""
	}
	dollars, clause = b.cost(h, f)
	if p := b.m.Policy.Price; p != nil {
		dollars = p(b, l, dollars)
	}
	return dollars, clause
}

func (b *Board) cost(h HexID, id faceID) (int, string) {
	c, f, printed := &b.m.costs, &b.m.Code.faces[id], &b.m.Land.Hexes[h]
	old := &b.m.Code.faces[b.tile[h]]
	switch {
	case f.shape.Class == Token:
		return printed.BuildCost, c.Tunnel
	case b.tile[h] != 0 && f.exits.Len() == old.exits.Len():
		return c.Redirect.of(f), c.Redirect.cites(f)
	case b.tile[h] != 0:
		return c.Replace.of(f), c.Replace.cites(f)
	}
	p := &c.First
	for i := range c.Zones {
		if c.Zones[i].Name == printed.Zone {
			p = &c.Zones[i].First
		}
	}
	sum := p.of(f)
	if f.town && !c.InTowns {
		return sum, p.cites(f)
	}
	rocky := printed.Terrain == Mountain
	if rocky {
		sum += c.Mountain
	}
	if printed.Wet() && (!rocky || c.Both) {
		sum += c.River
	}
	return sum, p.cites(f)
}
