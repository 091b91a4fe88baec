package board

import (
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A EuropaComing is what would come into an area by what is shown: it stands there already, but pale.
type EuropaComing struct {
	Area       int
	Troop      Troop // units of a clan
	Structures []Structure
	Column     int // levels that the column would have; 0: it stays as it is
}

// coming is what would come into an area.
func (m *EuropaMarks) coming(area int) EuropaComing {
	if m.Coming == nil || m.Coming.Area != area {
		return EuropaComing{}
	}
	return *m.Coming
}

func (c *EuropaComing) text(k *keyed) {
	if c == nil {
		*k = append(*k, '-')
		return
	}
	k.num(c.Area, c.Column)
	a := EuropaArea{Troops: []Troop{c.Troop}, Structures: c.Structures}
	a.pieces(k)
}

// joined are the units of an area with those of a troop.
func joined(list []Troop, t Troop) []Troop {
	list = slices.Clone(list)
	for i := range list {
		if x := &list[i]; x.Clan.ID == t.Clan.ID {
			x.Base, x.Elite, x.Trucks = x.Base+t.Base, x.Elite+t.Elite, x.Trucks+t.Trucks
			return list
		}
	}
	return append(list, t)
}

// ghostLight is the light under what would come.
func (p pen) ghostLight(r draw.Rect) {
	p.tinted("lantern-halo", draw.Around(r.Mid(), r.W*1.5, r.H*1.5), draw.Fade(ui.Good, 0.55))
}
