package track

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/hex"
)

// Audit is the referee: nil for a board that the rules can lead to as far as a board alone can tell, otherwise what is
// wrong with it.
func (b *Board) Audit() error {
	for h := range b.tile {
		if err := b.auditHex(HexID(h)); err != nil {
			return fmt.Errorf("track: %s: %w", b.m.Land.Hexes[h].Spot, err)
		}
	}
	for i := range b.sections {
		if err := b.auditSection(&b.sections[i]); err != nil {
			return fmt.Errorf("track: section from %s: %w", b.m.Land.Hexes[b.sections[i].Path[0].Hex].Spot, err)
		}
	}
	for n, used := range b.used {
		if used > 0 {
			before := append([]int16(nil), b.used...)
			before[n]--
			if b.m.supply.left(int16(n), before) < 1 {
				return fmt.Errorf("track: %d tiles %q are more than the supply holds", used, b.m.Code.shapes[n].Name)
			}
		}
	}
	return nil
}

func (b *Board) auditHex(h HexID) error {
	f, printed := b.face(h), &b.m.Land.Hexes[h]
	switch {
	case b.city[h] && printed.Site != Town && (printed.Site != Open || b.m.Policy.Founds == ""):
		return fmt.Errorf("a new city where no town can be")
	case f.shape == nil && b.fresh[h] != 0:
		return fmt.Errorf("new track without a tile")
	case f.shape == nil:
		return nil
	case b.ends(h):
		return fmt.Errorf("a tile on a city or ring hex")
	case printed.Site == Town && !f.town, f.town && printed.Site == Open && b.m.Policy.Founds == "":
		return fmt.Errorf("%q does not belong here", f.shape.Name)
	case (f.shape.Class == Token) != (printed.Terrain == Tunnel):
		return fmt.Errorf("%q and the tunnel", f.shape.Name)
	case b.fresh[h]&^f.exits != 0:
		return fmt.Errorf("new track without an exit")
	}
	for s := range hex.Side(hex.Sides) {
		o := b.own[h][s]
		switch {
		case f.exits.Has(s) == (o == noTrack):
			return fmt.Errorf("owner %d at side %v", o, s)
		case o == noTrack:
			continue
		case !b.m.open[h].Has(s):
			return fmt.Errorf("track across the closed side %v", s)
		case b.gone.has(rules.Seat(o)):
			return fmt.Errorf("track of an eliminated player")
		}
		if p := f.partner[s]; p != centre && b.own[h][p] != o {
			return fmt.Errorf("one track with two owners")
		}
		n := b.m.Land.next[h][s]
		if !b.ends(n) && b.own[n][s.Opposite()] != noTrack && b.own[n][s.Opposite()] != o {
			return fmt.Errorf("two owners meet at side %v", s)
		}
	}
	return nil
}

func (b *Board) auditSection(s *Section) error {
	switch {
	case s.Complete() && s.Owner == rules.Nobody && b.gone == 0:
		return fmt.Errorf("a complete link that nobody owns")
	case s.Complete() && s.Marks > 0:
		return fmt.Errorf("added tokens on a complete link")
	case s.Owner == rules.Nobody && s.Marks > 0:
		return fmt.Errorf("added tokens on unowned track")
	case s.Complete() && b.onePlace(s.Ends[0].Hex, s.Ends[1].Hex):
		return fmt.Errorf("it begins and ends at one place")
	}
	for _, p := range s.Path {
		if o := b.own[p.Hex][p.exit()]; rules.Seat(o) != s.Owner {
			return fmt.Errorf("it has two owners")
		}
	}
	return nil
}
