package japan

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// Tune raises the locomotive or the Express level by the action tile Locomotive (JPN-07).
type Tune struct {
	Express bool `json:"express,omitempty"`
}

// RaiseExpress raises the Express level instead of a move (JPN-16).
type RaiseExpress struct{}

// ExpressRaised says that an Express level rose, and to what.
type ExpressRaised struct {
	Seat  rules.Seat `json:"seat"`
	Level int        `json:"level"`
}

func (Tune) Kind() string          { return "tune" }
func (RaiseExpress) Kind() string  { return "raise-express" }
func (ExpressRaised) Kind() string { return "express-raised" }

func (a Tune) String() string {
	if a.Express {
		return "raise Express"
	}
	return "raise locomotive"
}
func (RaiseExpress) String() string { return "raise Express" }

// TargetExpress is the Express track.
const TargetExpress = "express"

// Targets is one of the two tracks.
func (a Tune) Targets() []rules.Target {
	if a.Express {
		return RaiseExpress{}.Targets()
	}
	return play.Raise{}.Targets()
}

// Targets is the Express track.
func (RaiseExpress) Targets() []rules.Target { return play.At(TargetExpress, 0) }

// price is $4, the level moved into, and the present level of the other track: the same for both. At the end of both tracks
// there is nothing to pay for (JPN-08, JPN-28).
func (j *japan) price(s *steam.State, seat rules.Seat) int {
	loco, express := s.Player(seat).Loco, Level(s, seat)
	if loco >= s.Map().Rules.MaxLoco && express >= j.maxExpress {
		return 0
	}
	return 4 + loco + express + 1
}

// tune pays for the tile and asks which track rises, if both can (JPN-07, JPN-28).
func (j *japan) tune(t *steam.Turn) {
	seat := t.Turn()
	t.PayTile(steam.Locomotive)
	loco, express := t.Player(seat).Loco < t.Map().Rules.MaxLoco, Level(t.State, seat) < j.maxExpress
	switch {
	case loco && express:
		t.Push(play.Pending{Ask: askEngine, Seat: seat})
	case loco:
		t.RaiseLoco(seat)
	case express:
		raise(t, seat)
	}
}

func raise(t *steam.Turn, seat rules.Seat) {
	t.SetMark(seat, express, Level(t.State, seat)+1)
	t.Say(ExpressRaised{seat, Level(t.State, seat)})
}

// tuning is the choice of the track that rises.
func (j *japan) tuning() steam.Choice {
	return steam.Choice{
		Kind: Tune{}.Kind(), When: "the action tile Locomotive asks for this", Clause: "JPN-07",
		Legal: func(_ *steam.State, yield func(rules.Action)) {
			yield(Tune{})
			yield(Tune{Express: true})
		},
		Check: play.Always[*steam.State],
		Do: func(t *steam.Turn, a rules.Action) {
			if p := t.Pop(); a.(Tune).Express {
				raise(t, p.Seat)
			} else {
				t.RaiseLoco(p.Seat)
			}
		},
		Ledger: func(s *steam.State, a rules.Action, l *steam.Ledger) {
			if a.(Tune).Express {
				expressLedger(s, a, l)
			} else {
				l.Loco(s)
			}
		},
	}
}

func expressLedger(s *steam.State, _ rules.Action, l *steam.Ledger) {
	n := Level(s, s.Turn())
	l.Change("Express", "express-train", n, n+1, 1, "JPN-17")
}

// raising is the choice to raise the Express level instead of a move (JPN-16).
func (j *japan) raising() steam.Choice {
	return steam.Choice{
		Kind: RaiseExpress{}.Kind(), Clause: "JPN-16",
		Legal: play.One[*steam.State](RaiseExpress{}),
		Check: func(s *steam.State, _ rules.Action) error {
			switch {
			case s.Player(s.Turn()).Raised:
				return rules.Refuse("JPN-16", "you have improved the locomotive or the Express level in this turn's moving of goods")
			case Level(s, s.Turn()) >= j.maxExpress:
				return rules.Refuse("JPN-28", fmt.Sprintf("the Express level is at %d, the end of its track", j.maxExpress))
			}
			return nil
		},
		Do: func(t *steam.Turn, _ rules.Action) {
			t.Improve()
			raise(t, t.Turn())
			t.EndTurn()
		},
		Ledger: expressLedger,
		Point: func(_ *steam.State, _ []rules.Target, t rules.Target) rules.Action {
			if t.Kind == TargetExpress {
				return RaiseExpress{}
			}
			return nil
		},
	}
}

// facts are the Express levels.
func (j *japan) facts(s *steam.State) (out []rules.Fact) {
	for seat := range rules.Seat(s.Seats()) {
		out = append(out, rules.Fact{ID: "express", Label: "Express", Value: fmt.Sprint(Level(s, seat)), Icon: "express-train", Seat: seat, Clause: "JPN-03"})
	}
	return out
}

// Line is the action in words.
func (a Tune) Line(s *steam.State) rules.Line {
	if a.Express {
		return RaiseExpress{}.Line(s)
	}
	return steam.Words{}.Action(s, play.Raise{})
}

// Line is the action in words.
func (RaiseExpress) Line(s *steam.State) rules.Line {
	l := rules.Line{Text: "Raise the Express level", Icon: "express-train", Clause: "JPN-16"}
	if t := s.Turn(); t >= 0 {
		l.Value = play.Arrow(Level(s, t), Level(s, t)+1)
	}
	return l
}

// Line is the event in words.
func (e ExpressRaised) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d raises the Express level", e.Seat), Value: play.Arrow(e.Level-1, e.Level), Icon: "express-train", Clause: "JPN-07"}
}

func target(_ *steam.State, t rules.Target) string {
	switch t.Kind {
	case TargetExpress:
		return "the Express level"
	case TargetLeg:
		return fmt.Sprintf("link %d of the route, to be ignored", t.ID+1)
	}
	return ""
}
