package board

import (
	"slices"

	"kettle/rules"
)

// Kinds of the targets on Europa. Those of areas and columns are the engine's.
const (
	AreaKind      = "area"      // a land area or floe: its number
	ColumnKind    = "column"    // a Steam Column card: the number of its area, which is pointed at in its place
	SpaceKind     = "space"     // a contract space: 2 x floe + space
	TokenKind     = "token"     // the order token of an area, or the place for one: area
	UnitsKind     = "units"     // the units of a clan in an area: 8 x area + place in Troops
	StructureKind = "structure" // 2 x area + place in Structures
)

// AreaTarget is the target of a land area or floe, TokenTarget of an area's order token, SpaceTarget of the i-th contract
// space of a floe, UnitsTarget of the i-th troop of an area, StructureTarget of its i-th structure.
func AreaTarget(area int) rules.Target { return rules.Target{Kind: AreaKind, ID: area} }

// TokenTarget: see AreaTarget.
func TokenTarget(area int) rules.Target { return rules.Target{Kind: TokenKind, ID: area} }

// SpaceTarget: see AreaTarget.
func SpaceTarget(floe, i int) rules.Target { return rules.Target{Kind: SpaceKind, ID: 2*floe + i} }

// UnitsTarget: see AreaTarget.
func UnitsTarget(area, i int) rules.Target { return rules.Target{Kind: UnitsKind, ID: 8*area + i} }

// StructureTarget: see AreaTarget.
func StructureTarget(area, i int) rules.Target {
	return rules.Target{Kind: StructureKind, ID: 2*area + i}
}

// columnTarget is the target of the card of an area.
func columnTarget(area int) rules.Target { return rules.Target{Kind: ColumnKind, ID: area} }

// AreaOf is the area or floe that a target lies in; false for a target that lies in none.
func AreaOf(t rules.Target) (area int, ok bool) {
	switch t.Kind {
	case AreaKind, TokenKind, ColumnKind:
		area = t.ID
	case SpaceKind, StructureKind:
		area = t.ID / 2
	case UnitsKind:
		area = t.ID / 8
	}
	return area, area > 0 && area < len(theEuropa().areas)
}

// EuropaMarks are what the picture of Europa says beyond what lies there. Things in an area can be pointed at while they
// are lit or within reach; else pointing at them means their area.
type EuropaMarks struct {
	Lit     []rules.Target // may be pointed at now; what is under the pointer is drawn stronger
	Chosen  []rules.Target // already pointed at in this decision
	Reach   []rules.Target // may be pointed at too, by keyboard as well, without light
	Refused rules.Target   // pointed at in vain
	Touched []rules.Target // what a line of the log is about
	Last    []rules.Target // what the last move was about
	Dim     bool           // the map steps back behind what is lit

	March   *March // a move about to be made
	Arrows  []EuropaArrow
	Badges  []EuropaBadge
	Leaving *March         // a move in motion: its units are not in their place
	Coming  *EuropaComing  // what would come into an area
	Away    []rules.Target // in motion and so not in their place: columns (ColumnKind), order tokens, contracts
	Snow    bool           // Whiteout: snow drifts over the map

	Bare bool // no pieces: land, names and control only
	Mute bool // no names
}

// A March is a move of units: over land, or by sea with floes on the way.
type March struct {
	Clan        Clan
	Base, Elite int
	Caravan     bool
	Path        []int // areas from start to end, floes between where it goes by sea
	Combat      bool  // it starts a combat
}

// An ArrowKind is what an arrow means.
type ArrowKind uint8

const (
	SupportArrow ArrowKind = iota // strength that an area adds (STW-110)
	RetreatArrow                  // a way to flee (STW-122)
)

// A EuropaArrow leads from one area to another, in the colour of a clan.
type EuropaArrow struct {
	Kind     ArrowKind
	From, To int
	Clan     Clan
	Text     string // "+5", "2"; "" without a disc
}

// A BadgeKind is what a badge counts.
type BadgeKind uint8

const (
	GeoBadge     BadgeKind = iota // GEO of an area (STW-134)
	GeoCounted                    // the same while its clan is being counted
	LevelsBadge                   // levels that a card would add: "+2"
	WarningBadge                  // too little room, a loss
	RoomBadge                     // room for units: "room 3"
)

// A EuropaBadge stands in an area.
type EuropaBadge struct {
	Kind BadgeKind
	Area int
	Text string
}

// lights reports whether a thing may be pointed at now.
func (m *EuropaMarks) lights(t rules.Target) bool {
	return t.Kind != "" && (slices.Contains(m.Lit, t) || slices.Contains(m.Reach, t))
}

// areaTarget is what an area means when it is pointed at: its Steam Column card where that is lit, otherwise the area.
func (m *EuropaMarks) areaTarget(area int) rules.Target {
	if t := columnTarget(area); m.lights(t) && !m.lights(AreaTarget(area)) {
		return t
	}
	return AreaTarget(area)
}

// away reports whether a thing is in motion.
func (m *EuropaMarks) away(t rules.Target) bool { return slices.Contains(m.Away, t) }

func (m *March) text(k *keyed) {
	if m == nil {
		*k = append(*k, '-')
		return
	}
	k.clan(m.Clan)
	k.num(m.Base, m.Elite)
	k.flag(m.Caravan)
	k.flag(m.Combat)
	k.num(m.Path...)
}

// text is what is marked, to notice when it changes.
func (m *EuropaMarks) text() string {
	k := make(keyed, 0, 256)
	for _, list := range [...][]rules.Target{m.Lit, m.Chosen, m.Touched, m.Last} {
		for _, t := range list {
			k = append(k, t.Kind...)
			k.num(t.ID)
		}
		k = append(k, '/')
	}
	m.March.text(&k)
	m.Coming.text(&k)
	for _, a := range m.Arrows {
		k.num(int(a.Kind), a.From, a.To)
		k = append(k, a.Text...)
	}
	for _, b := range m.Badges {
		k.num(int(b.Kind), b.Area)
		k = append(k, b.Text...)
	}
	k.flag(m.Snow)
	return string(k)
}
