package washingtondc

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

// Gridlock says which 495 hexes are locked in the next round.
type Gridlock struct {
	Dice   []int       `json:"dice,omitempty"`
	All    bool        `json:"all,omitempty"` // without a roll
	Locked []rail.Spot `json:"locked"`
}

// Emergency says that a move ignored gridlock.
type Emergency struct {
	Seat rules.Seat `json:"seat"`
	At   rail.Spot  `json:"at"`
}

// Kind is "gridlock".
func (Gridlock) Kind() string { return "gridlock" }

// Kind is "emergency".
func (Emergency) Kind() string { return "emergency" }

// Line is the event in words.
func (e Gridlock) Line(*ageofsteam.State) rules.Line {
	if e.All {
		return rules.Line{Text: "Gridlock on all of Interstate 495", Icon: "gridlock-lights", Clause: "WDC-15"}
	}
	names, dice := make([]string, len(e.Locked)), make([]string, len(e.Dice))
	for i, l := range e.Locked {
		names[i] = l.String()
	}
	for i, d := range e.Dice {
		dice[i] = fmt.Sprint(d)
	}
	return rules.Line{Text: "Gridlock: " + strings.Join(names, ", "), Value: strings.Join(dice, ", "), Icon: "gridlock-lights", Clause: "WDC-16"}
}

// Line is the event in words.
func (e Emergency) Line(*ageofsteam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d drives through the gridlock at %s", e.Seat, e.At), Icon: ageofsteam.Emergency.Icon(), Clause: "WDC-11"}
}

// facts are the state of the ring road and what comes next.
func (w *washington) facts(s *ageofsteam.State) []rules.Fact {
	var jammed []string
	for _, ring := range w.ring {
		if locked(s, w.ring, ring) {
			jammed = append(jammed, w.land.Hexes[ring].Label)
		}
	}
	now := "none"
	if len(jammed) > 0 {
		now = strings.Join(jammed, ", ")
	}
	next := "no roll"
	j := w.jam(s.Seats(), s.Round())
	switch {
	case s.Round() == s.Rounds():
		next = "no more"
	case !w.touched(s.Track()):
		next = "no roll: no track touches 495"
	case j.all:
		next = "all lock"
	case j.dice == 1:
		next = "1 die"
	case j.dice > 1:
		next = fmt.Sprintf("%d dice", j.dice)
	}
	out := []rules.Fact{
		{ID: "gridlock", Label: "Gridlock", Value: now, Icon: "gridlock-lights", Seat: rules.Public, Clause: "WDC-14"},
		{ID: "gridlock-next", Label: "After this round", Value: next, Icon: "gridlock-lights", Seat: rules.Public, Clause: "WDC-15"},
		{ID: "bag", Label: "Cubes in the bag", Value: fmt.Sprint(len(s.Bag())), Icon: "cube-gray", Seat: rules.Public, Clause: "AOS-111"},
	}
	for i := range s.Seats() {
		seat := rules.Seat(i)
		p, points := s.Player(seat), s.Points(seat)
		if p.Role == ageofsteam.Emergency {
			text := "ready"
			if EmergencyUsed(s) {
				text = "used"
			}
			out = append(out, rules.Fact{ID: "emergency", Label: "Emergency", Value: text, Icon: ageofsteam.Emergency.Icon(), Seat: seat, Clause: "WDC-25"})
		}
		out = append(out,
			rules.Fact{ID: "track", Label: "Track in links", Value: fmt.Sprint(points.Track), Seat: seat, Clause: "AOS-132"},
			rules.Fact{ID: "points", Label: "Points now", Value: fmt.Sprint(points.Sum()), Seat: seat, Clause: "AOS-131"})
	}
	return out
}
