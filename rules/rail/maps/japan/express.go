package japan

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// Express moves one cube over more links than the locomotive level and ignores as many of them as there are more (JPN-17,
// JPN-29).
type Express struct {
	Good rail.Good `json:"good"`
	Path rail.Path `json:"path"`
	Skip Skipped   `json:"skip"`
}

// Skipped is the ignored links of a route. In JSON it is their numbers from its start, from 1: "2 4".
type Skipped steam.Legs

// FeePaid says what the mover pays to the owner of ignored links (JPN-18).
type FeePaid struct {
	Seat rules.Seat `json:"seat"`
	To   rules.Seat `json:"to"`
	Paid int        `json:"paid"`
}

func (Express) Kind() string { return "express" }
func (FeePaid) Kind() string { return "fee" }

// String is "2 4".
func (k Skipped) String() string {
	var out []string
	for i := range 16 {
		if steam.Legs(k).Has(i) {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return strings.Join(out, " ")
}

// MarshalText writes "2 4".
func (k Skipped) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (k *Skipped) UnmarshalText(b []byte) error {
	*k = 0
	for word := range strings.FieldsSeq(string(b)) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n >= rail.MaxStops {
			return fmt.Errorf("japan: no link %q to ignore", word)
		}
		*k |= 1 << (n - 1)
	}
	if k.String() != string(b) {
		return fmt.Errorf("japan: links to ignore out of order: %q", b)
	}
	return nil
}

func (a Express) String() string {
	return fmt.Sprintf("express %s from %s ignoring link %s", a.Good, a.Path, strings.ReplaceAll(a.Skip.String(), " ", " and "))
}

// Cargo is the cube and its way.
func (a Express) Cargo() (rail.Good, rail.Path) { return a.Good, a.Path }

// TargetLeg is a link of the route pointed at, counted from its start, from 0.
const TargetLeg = "leg"

// Targets is the way of the cube, then each link that is ignored.
func (a Express) Targets() []rules.Target {
	out := play.PathTargets(a.Good, a.Path)
	for i := range rail.MaxStops {
		if steam.Legs(a.Skip).Has(i) {
			out = append(out, rules.Target{Kind: TargetLeg, ID: i})
		}
	}
	return out
}

// delivering is the choice of an Express delivery.
func (j *japan) delivering() steam.Choice {
	return steam.Choice{
		Kind: Express{}.Kind(), Clause: "JPN-17",
		Legal: func(s *steam.State, yield func(rules.Action)) {
			net := s.Net()
			for from, g := range s.Movable() {
				for r := range j.routes(s, net, from, g) {
					path := net.Path(r, s.Spot)
					for skip := range j.skips(s, net, r) {
						yield(Express{g, path, Skipped(skip)})
					}
				}
			}
		},
		Check: func(s *steam.State, a rules.Action) error {
			_, _, err := j.check(s, a.(Express))
			return err
		},
		Do: func(t *steam.Turn, a rules.Action) {
			x := a.(Express)
			net, r, err := j.check(t.State, x)
			if err != nil {
				panic(err)
			}
			points := t.Points(net, r, steam.Legs(x.Skip))
			by, fees := t.Turn(), j.fees(t.State, net, r, steam.Legs(x.Skip))
			for to, fee := range fees {
				if fee > 0 {
					t.Pay(by, fee, steam.ForFee)
					t.Receive(rules.Seat(to), fee)
					t.Say(FeePaid{by, rules.Seat(to), fee})
				}
			}
			t.Deliver(x.Good, x.Path, points)
		},
		Plans: j.plans,
		Steps: func(_ *steam.State, a rules.Action) []play.Step {
			return play.PathSteps(a.(Express).Cargo())
		},
		Ledger: func(s *steam.State, a rules.Action, l *steam.Ledger) {
			x := a.(Express)
			net, r, err := j.check(s, x)
			if err != nil {
				return
			}
			loco := s.Player(s.Turn()).Loco
			l.Levels(len(r.Lines), loco+Level(s, s.Turn()), "JPN-17")
			l.Line("Ignored", "express-train", fmt.Sprint(len(r.Lines)-loco), 0, "JPN-29")
			fees := j.fees(s, net, r, steam.Legs(x.Skip))
			if fee := sum(fees); fee > 0 {
				l.Cost(s, fee, steam.ForFee, "JPN-18")
			}
			for to, fee := range fees {
				if fee > 0 {
					l.Lines = append(l.Lines, rules.Entry{Label: "Express fee", Icon: "coins", Seat: rules.Seat(to), After: play.Signed(fee), Good: 1, Clause: "JPN-18"})
				}
			}
			l.Points(s, s.Points(net, r, steam.Legs(x.Skip)))
		},
	}
}

// routes goes through the ways of a cube that are longer than the deciding seat's locomotive level, but not too long for
// its Express.
func (j *japan) routes(s *steam.State, net *rail.Net, from rail.Stop, g rail.Good) iter.Seq[rail.Route] {
	return func(yield func(rail.Route) bool) {
		by := max(s.Turn(), 0)
		loco, express := s.Player(by).Loco, Level(s, by)
		if express == 0 {
			return
		}
		for r := range s.Ways(net, from, g, loco+express) {
			if len(r.Lines) > loco && !yield(r) {
				return
			}
		}
	}
}

// skips goes through what the deciding seat may ignore on a route.
func (j *japan) skips(s *steam.State, net *rail.Net, r rail.Route) iter.Seq[steam.Legs] {
	return func(yield func(steam.Legs) bool) {
		by := max(s.Turn(), 0)
		k, means := len(r.Lines)-s.Player(by).Loco, s.Means(by)
		own := 0
		for _, l := range r.Lines {
			if net.Lines[l].Owner == by {
				own++
			}
		}
		if own == 0 {
			return
		}
		for skip := steam.Legs(0); skip < 1<<len(r.Lines); skip++ {
			if bits.OnesCount16(uint16(skip)) == k && s.OwnEnough(net, r, skip) && sum(j.fees(s, net, r, skip)) <= means && !yield(skip) {
				return
			}
		}
	}
}

// check refuses an Express delivery that may not be made; otherwise it is its route.
func (j *japan) check(s *steam.State, x Express) (*rail.Net, rail.Route, error) {
	by := max(s.Turn(), 0)
	loco, express := s.Player(by).Loco, Level(s, by)
	net, skip := s.Net(), steam.Legs(x.Skip)
	if express == 0 {
		return net, rail.Route{}, rules.Refuse("JPN-03", "your Express level is 0: no link can be ignored")
	}
	r, err := s.CheckPath(net, x.Good, x.Path, express)
	if err != nil {
		return net, r, err
	}
	more := max(len(r.Lines)-loco, 0)
	switch n := bits.OnesCount16(uint16(skip)); {
	case more == 0:
		return net, r, rules.Refuse("JPN-29", "the route is no longer than the locomotive level: nothing is ignored")
	case n != more:
		return net, r, rules.Refuse("JPN-29", fmt.Sprintf("the route is longer than the locomotive level by %d: so many links are ignored", more))
	case skip>>len(r.Lines) != 0:
		return net, r, rules.Refuse("JPN-29", fmt.Sprintf("the route has %d links", len(r.Lines)))
	}
	if err := s.CheckOwn(net, r, skip, "JPN-31"); err != nil {
		return net, r, err
	}
	if fee, means := sum(j.fees(s, net, r, skip)), s.Means(by); fee > means {
		return net, r, rules.Refuse("JPN-32", fmt.Sprintf("ignoring these links costs $%d; you can pay $%d", fee, means))
	}
	return net, r, nil
}

// fees is what the deciding seat pays for ignored links, by owner; own and neutral ones cost nothing (JPN-18, JPN-30).
func (j *japan) fees(s *steam.State, net *rail.Net, r rail.Route, skip steam.Legs) (out [4]int) {
	by := max(s.Turn(), 0)
	for i, l := range r.Lines {
		if o := net.Lines[l].Owner; skip.Has(i) && o >= 0 && o != by {
			out[o] += j.fee
		}
	}
	return out
}

func sum(n [4]int) (t int) {
	for _, v := range n {
		t += v
	}
	return t
}

// plans is the Express ways of a cube; of what may be ignored on one, the best for the seat comes first.
func (j *japan) plans(s *steam.State, from rail.Stop, g rail.Good) (out []play.Plan) {
	net, by := s.Net(), max(s.Turn(), 0)
	for r := range j.routes(s, net, from, g) {
		var ways []play.Plan
		for skip := range j.skips(s, net, r) {
			p := play.PlanOf(s, net, r, s.Seats())
			p.Earn, p.Fee = s.Points(net, r, skip), sum(j.fees(s, net, r, skip))
			p.Actions = []rules.Action{Express{g, p.Path, Skipped(skip)}}
			ways = append(ways, p)
		}
		if len(ways) == 0 {
			continue
		}
		slices.SortStableFunc(ways, func(a, b play.Plan) int {
			switch {
			case play.Better(by, a, b):
				return -1
			case play.Better(by, b, a):
				return 1
			}
			return 0
		})
		for _, w := range ways[1:] {
			ways[0].Actions = append(ways[0].Actions, w.Actions...)
		}
		out = append(out, ways[0])
	}
	return out
}

// Line is the action in words.
func (a Express) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Express: move %s from %s, ignoring link %s", a.Good, a.Path, a.Skip), Icon: "express-train", Clause: "JPN-17"}
}

// Line is the event in words.
func (e FeePaid) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d pays @%d for ignored links", e.Seat, e.To), Value: play.Signed(-e.Paid), Icon: "coins", Clause: "JPN-18"}
}
