package board

import (
	"slices"
	"strconv"
)

// A EuropaState is what lies on the map of Europa. Areas, floes too, go by their number: 1 for the first in the list of the
// map file, as in the engine. A clan without ID is nobody.
type EuropaState struct {
	Areas []EuropaArea // by number; shorter lists leave the rest empty
}

// A EuropaArea is what lies in a land area or on a floe.
type EuropaArea struct {
	Control    Clan        // whose colour the border and the plate bear
	Troops     []Troop     // by clan; several only for a moment, before a combat
	Structures []Structure // two at most are shown (STW-036)
	Column     int         // levels, 0 to 5
	Order      OrderToken
	Tokens     []EuropaToken // of a scenario
	Closed     bool          // out of play, as in Narrow Ice (STW-168)
	Contracts  [2]Clan       // on a floe: whose contract lies in each space
}

// A Troop is the units of one clan in an area.
type Troop struct {
	Clan        Clan
	Base, Elite int
	Trucks      int  // of its caravan; 0: no caravan here
	Tech        int  // so many of the base soldiers stand on a Tech Support base (PWW-13)
	TechOf      Clan // of the clan whose card it was
}

// size is how many pieces a troop is.
func (t Troop) size() int { return t.Base + t.Elite + min(t.Trucks, 1) }

// The structures (STW-002).
const (
	Beacon = "beacon"
	Turret = "turret"
	Farm   = "farm"
)

// A Structure stands in an area; a beacon is its clan's.
type Structure struct {
	Kind string
	Clan Clan
}

// What an order token shows.
const (
	OrderBack    = "back"
	OrderMove    = "move"
	OrderDefense = "defense"
	OrderDecoy   = "decoy"
)

// An OrderToken lies in an area, or none if it shows nothing. Peek shows the face of a token that lies face down, to its
// owner.
type OrderToken struct {
	Face string
	Peek bool
}

// Tokens that a scenario or an expansion puts on the map.
const (
	TargetFront      = "target-front" // a clan's Target Area token (STW-170)
	TargetBack       = "target-back"
	TargetNeutral    = "target-neutral" // a depot, the Birthplace (STW-169, SOH-59)
	PureBarrel       = "barrel-pure"
	ContrabandBarrel = "barrel-contraband"
	TreatyToken      = "treaty"
)

// A EuropaToken is such a token, or N of them.
type EuropaToken struct {
	Kind string
	Clan Clan
	N    int // shown from 2 on
}

// area is what lies in an area.
func (s *EuropaState) area(i int) EuropaArea {
	if i < len(s.Areas) {
		return s.Areas[i]
	}
	return EuropaArea{}
}

// A keyed text tells pictures apart.
type keyed []byte

func (k *keyed) num(list ...int) {
	for _, v := range list {
		*k = append(strconv.AppendInt(*k, int64(v), 36), ' ')
	}
}

func (k *keyed) real(list ...float32) {
	for _, v := range list {
		*k = append(strconv.AppendFloat(*k, float64(v), 'f', 2, 32), ' ')
	}
}

func (k *keyed) flag(v bool) { *k = append(strconv.AppendBool(*k, v), ' ') }

func (k *keyed) clan(c Clan) {
	*k = append(append(*k, c.ID...), '0'+byte(c.Livery.Pattern), ' ')
}

// control writes down what the ground shows of an area, pieces what stands there.
func (a *EuropaArea) control(k *keyed) {
	k.clan(a.Control)
	k.flag(a.Closed)
}

func (a *EuropaArea) pieces(k *keyed) {
	a.control(k)
	for _, t := range a.Troops {
		k.clan(t.Clan)
		k.num(t.Base, t.Elite, t.Trucks, t.Tech)
		k.clan(t.TechOf)
	}
	for _, x := range a.Structures {
		*k = append(*k, x.Kind...)
		k.clan(x.Clan)
	}
	k.num(a.Column)
	*k = append(*k, a.Order.Face...)
	k.flag(a.Order.Peek)
	for _, x := range a.Tokens {
		*k = append(*k, x.Kind...)
		k.num(x.N)
		k.clan(x.Clan)
	}
	k.clan(a.Contracts[0])
	k.clan(a.Contracts[1])
	*k = append(*k, '/')
}

// without is an area without the units that a march takes from it, and those units: they are drawn pale or not at all.
func (a EuropaArea) without(m *March) (rest EuropaArea, gone Troop) {
	a.Troops = slices.Clone(a.Troops)
	for i := range a.Troops {
		t := &a.Troops[i]
		if t.Clan.ID != m.Clan.ID {
			continue
		}
		gone = Troop{Clan: t.Clan, Base: min(m.Base, t.Base), Elite: min(m.Elite, t.Elite)}
		if m.Caravan {
			gone.Trucks, t.Trucks = t.Trucks, 0
		}
		t.Base, t.Elite = t.Base-gone.Base, t.Elite-gone.Elite
		break
	}
	return a, gone
}
