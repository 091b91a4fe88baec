package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// What a Vassal Clan card gives (STW-197).
var (
	vassalStart  = Starting{Base: 4, Elite: 1, Spread: 2}
	vassalSupply = Force{Base: 4, Elite: 1}
)

// addVassals puts Vassal Clans into the box: their draft in the set-up, a sixth place on the title tracks where six
// Ambassadors need it (STW-206), and the Primus of two clans (PWW-28).
func addVassals(b *Box) {
	addWolves(b)
	b.Doubles = europa.Doubles
	if b.Form.Seats == 3 {
		b.Places = append(b.Places, Sixth)
	}
	for _, st := range vassalDraft() {
		if slices.ContainsFunc(b.Steps, func(old *Step) bool { return old.ID == st.ID }) {
			b.Change(st)
		} else {
			b.Steps = append(b.Steps, st)
		}
	}
	b.Offer("reserve", dedicating())
	b.Titles[Primus].Use = func(t *Turn, a Ambassador) {
		if t.fellow(a) < 0 {
			t.enroll(a)
		}
		t.Push(Pending{Do: "reserve", Seat: a.Seat, Clan: a.Clan})
	}
	b.Rules = append(b.Rules, Rule{"Vassal Clans", "PWW-30", Hooks{WipedOut: func(t *Turn, c *Camp) {
		if c.Vassal {
			t.cramp(c.Seat)
		} else {
			t.dismiss(c.Seat)
		}
	}}})
}

// Vassal is the vassal clan of a seat, NoClan for none or one that is wiped out.
func (s *State) Vassal(seat rules.Seat) Clan {
	for i := range s.d.Camps {
		if c := &s.d.Camps[i]; c.Vassal && !c.Out && c.Seat == seat {
			return c.Clan
		}
	}
	return NoClan
}

// recruiter is the clan whose soldiers come when a clan recruits in an area: in its vassal's areas they are the vassal's
// (PWW-41).
func (s *State) recruiter(c Clan, a Area) Clan {
	if v := s.Vassal(s.SeatOf(c)); v != NoClan && c != v && s.Controller(a) == v {
		return v
	}
	return c
}

// domain lists the areas of a player's clans, those of the primary first.
func (s *State) domain(seat rules.Seat) []Area {
	return append(s.Held(s.Clan(seat)), s.Held(s.Vassal(seat))...)
}

// cramp takes away what lies on stock spaces that a seat no longer has: barrels go to the general supply (PWW-30).
func (t *Turn) cramp(seat rules.Seat) {
	pure, contra := t.Spaces(seat)
	f := &t.Player(seat).Fuel
	f.PureClosed, f.ContraClosed = min(f.PureClosed, pure), min(f.ContraClosed, contra)
	f.Pure, f.Contra = min(f.Pure, pure-f.PureClosed), min(f.Contra, contra-f.ContraClosed)
}

// dismiss takes the vassal of a player who is out into the box with all its pieces (PWW-30).
func (t *Turn) dismiss(seat rules.Seat) {
	v := t.Vassal(seat)
	if v == NoClan {
		return
	}
	for _, a := range Lands() {
		if f := t.Force(a, v); f.Units() > 0 {
			t.Lose(v, a, f)
		}
	}
	t.wipeOut(&t.d.Camps[t.camp(v)])
}

// auditVassal counts the soldiers of a vassal: those in the box are gone for good, and other pieces it has none.
func (s *State) auditVassal(c *Camp) bool {
	f := Force{c.Base, c.Elite}.Plus(s.OnBoard(c.Clan)).Plus(c.Lost)
	return f == Force{s.b.Base, s.b.Elite} && c.Beacons == 0 && c.Contracts == 0
}

// A VassalBoard is a look at a seat's Vassal Clan card, for a window.
type VassalBoard struct {
	Clan       Clan
	Supply     Force // soldiers that can still be recruited
	Units      Force // on the board
	Ambassador Ambassador
	Text       string // the ability that it lends
	Clause     string
}

// VassalBoard is the Vassal Clan card of a seat, nil for none.
func (s *State) VassalBoard(seat rules.Seat) *VassalBoard {
	v := s.Vassal(seat)
	if v == NoClan {
		return nil
	}
	c := s.Camp(v)
	b := &VassalBoard{Clan: v, Supply: Force{c.Base, c.Elite}, Units: s.OnBoard(v), Text: v.Sheet().Text, Clause: v.Sheet().Clause}
	if i := slices.IndexFunc(s.d.Ambassadors, func(a Ambassador) bool { return a.Clan == v }); i >= 0 {
		b.Ambassador = s.d.Ambassadors[i]
	}
	return b
}

// vassalFacts are the figures of a seat's vassal.
func (s *State) vassalFacts(seat rules.Seat) []rules.Fact {
	b := s.VassalBoard(seat)
	if b == nil {
		return nil
	}
	return []rules.Fact{
		{ID: "vassal", Label: "Vassal", Value: b.Clan.Name(), Seat: seat, Clause: "PWW-19"},
		{ID: "vassal-supply", Label: "Vassal soldiers in the supply", Value: b.Supply.String(), Seat: seat, Clause: "STW-197"},
		{ID: "vassal-units", Label: "Vassal units on the board", Value: b.Units.String(), Seat: seat, Clause: "PWW-26"},
	}
}
