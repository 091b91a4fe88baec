package steamwatchers

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

// A sceneT is a table set up by hand for a test: clans, then whatever lies where, then the moment that is on. Every area
// not named is empty, stocks are full, everything else is at its start.
//
//	g := scene(t, Rhone, Catabatians).Units(0, "tirol", 3, 1).Column("tirol", 2).Token(0, "tirol", OrderDefense).At("activation")
//	g.do(Activate{ar("tirol"), "turret"})
//	g.refuse(Pass{Legate}, "STW-073")
type sceneT struct {
	t *testing.T
	s *Turn
}

// sceneSeed is the seed of all scenes.
const sceneSeed = 7

// scene is The Long White with these clans, one a seat; seat 0 is first on both title tracks, and so on.
func scene(t *testing.T, clans ...Clan) *sceneT {
	t.Helper()
	return sceneOf(t, Form{Scenario: "the-long-white", Losses: 2, Seats: len(clans)}, clans...)
}

// sceneOf is a scene of another form; Seats are filled in.
func sceneOf(t *testing.T, f Form, clans ...Clan) *sceneT {
	t.Helper()
	f.Seats = len(clans)
	if f.Losses == 0 {
		f.Losses = 2
	}
	if f.Scenario == "" {
		f.Scenario = "the-long-white"
	}
	if err := f.check(); err != nil {
		t.Fatal(err)
	}
	x := begin(deal(open(f), sceneSeed))
	x.d.Stack, x.d.Round = nil, 1
	for i, c := range clans {
		seat := rules.Seat(i)
		x.d.Players[i].Clan = c
		x.d.Players[i].Zone = x.b.Zones[i]
		x.d.Camps = append(x.d.Camps, Camp{Clan: c, Seat: seat, Base: x.b.Base, Elite: x.b.Elite, Beacons: x.b.Beacons, Contracts: x.b.Contracts})
		x.d.Ambassadors = append(x.d.Ambassadors, Ambassador{Seat: seat, Clan: c, Held: x.b.Places[i]})
		x.enlisted(c, seat)
	}
	return &sceneT{t, x}
}

// ar is the area of an ID. It panics for none.
func ar(id string) Area {
	a, ok := AreaNamed(id)
	if !ok {
		panic("no area " + id)
	}
	return a
}

// Units puts base and elite soldiers of a seat's clan into an area.
func (x *sceneT) Units(seat rules.Seat, at string, base, elite int) *sceneT {
	x.t.Helper()
	f := Force{base, elite}
	if got := x.s.Recruit(x.s.Clan(seat), ar(at), f); got != f {
		x.t.Fatalf("%s: no room or no supply for %v", at, f)
	}
	return x
}

// Beacon puts a seat's beacon into an area.
func (x *sceneT) Beacon(seat rules.Seat, at string) *sceneT {
	x.s.SetBeacon(x.s.Clan(seat), ar(at))
	return x
}

// Column, Farms and Turrets put so many levels, farms or turrets into an area.
func (x *sceneT) Column(at string, levels int) *sceneT {
	x.s.At(ar(at)).Column = levels
	return x
}

func (x *sceneT) Farms(at string, n int) *sceneT { return x.build(at, Farm, n) }

func (x *sceneT) Turrets(at string, n int) *sceneT { return x.build(at, Turret, n) }

func (x *sceneT) build(at string, p Piece, n int) *sceneT {
	for range n {
		x.s.Build(0, ar(at), p)
	}
	return x
}

// Token lays a revealed Order token of a seat's clan.
func (x *sceneT) Token(seat rules.Seat, at string, o Order) *sceneT {
	x.s.At(ar(at)).Token = Token{Clan: x.s.Clan(seat), Order: o}
	return x
}

// Contract puts a seat's contract on a floe.
func (x *sceneT) Contract(seat rules.Seat, floe string) *sceneT {
	x.s.SetContract(x.s.Clan(seat), ar(floe))
	return x
}

// Fuel sets a seat's stock; Over its surplus zone.
func (x *sceneT) Fuel(seat rules.Seat, pure, contra int) *sceneT {
	x.s.Player(seat).Fuel.Pure, x.s.Player(seat).Fuel.Contra = pure, contra
	return x
}

func (x *sceneT) Over(seat rules.Seat, pure, contra int) *sceneT {
	x.s.Player(seat).Fuel.PureOver, x.s.Player(seat).Fuel.ContraOver = pure, contra
	return x
}

// Titles gives the seats' Ambassadors these titles of the round, in order of seats.
func (x *sceneT) Titles(titles ...Title) *sceneT {
	for i, title := range titles {
		x.s.d.Ambassadors[i].Held = title
	}
	return x
}

// Play puts an Archon card into play, without its part "when played".
func (x *sceneT) Play(c Card) *sceneT {
	x.s.d.Archons.Draw = remove(x.s.d.Archons.Draw, c)
	x.s.d.Play = append(x.s.d.Play, c)
	return x
}

// Columns and Archons give a seat cards; Stack puts cards on top of their decks, the first one on top.
func (x *sceneT) Columns(seat rules.Seat, areas ...string) *sceneT {
	for _, id := range areas {
		x.s.d.Columns.Draw = remove(x.s.d.Columns.Draw, Card(id))
		x.s.d.Hands[seat].Columns = append(x.s.d.Hands[seat].Columns, Card(id))
	}
	return x
}

func (x *sceneT) Archons(seat rules.Seat, cards ...Card) *sceneT {
	for _, c := range cards {
		x.s.d.Archons.Draw = remove(x.s.d.Archons.Draw, c)
		x.s.d.Hands[seat].Archons = append(x.s.d.Hands[seat].Archons, c)
	}
	return x
}

func (x *sceneT) Stack(cards ...Card) *sceneT {
	for _, c := range slices.Backward(cards) {
		k := &x.s.d.Columns
		if x.s.b.Archon(c) != nil {
			k = &x.s.d.Archons
		}
		k.Draw = append(remove(k.Draw, c), c)
	}
	return x
}

// With changes a seat's figures: Incubation, Fervor, GEO and the like.
func (x *sceneT) With(seat rules.Seat, change func(*Player)) *sceneT {
	change(x.s.Player(seat))
	return x
}

// Round puts the round marker.
func (x *sceneT) Round(n int) *sceneT {
	x.s.d.Round = n
	return x
}

// At begins a phase by its ID and goes on until somebody is asked. In the Conclave the titles held are claimed instead.
func (x *sceneT) At(phase string) *playT {
	x.t.Helper()
	i := slices.IndexFunc(x.s.b.Phases, func(p Phase) bool { return p.ID == phase })
	if i < 0 {
		x.t.Fatalf("no phase %s", phase)
	}
	if phase == "conclave" {
		for i := range x.s.d.Ambassadors {
			a := &x.s.d.Ambassadors[i]
			a.Claim, a.Held = a.Held, NoTitle
		}
	}
	if phase == "exploitation" || phase == "whiteout" { // all have passed
		places := x.s.b.Places
		for i := range x.s.d.Ambassadors {
			a := &x.s.d.Ambassadors[i]
			a.Passed, a.Claim = true, places[(slices.Index(places, a.Held)+1)%len(places)]
		}
	}
	return x.Do(Pending{Do: "phase", N: i})
}

// Do puts things on the stack, the first one first, and goes on until somebody is asked. Below them the next round waits.
func (x *sceneT) Do(todo ...Pending) *playT {
	x.t.Helper()
	if x.s.d.Phase == "" {
		x.s.d.Phase = "activation"
	}
	x.s.Push(append(todo, Pending{Do: "round"})...)
	x.s.events = nil
	x.s.settle()
	g := &playT{x.t, x.s.State, x.s.events}
	g.sound()
	return g
}

// Run calls verbs of a Turn in the middle of Order Activation, then goes on until somebody is asked.
func (x *sceneT) Run(verbs func(*Turn)) *playT {
	x.t.Helper()
	x.s.d.Phase = "activation"
	x.s.Push(Pending{Do: "activation", N: -1}, Pending{Do: "phase", N: 3})
	x.s.events = nil
	verbs(x.s)
	x.s.settle()
	g := &playT{x.t, x.s.State, x.s.events}
	g.sound()
	return g
}

// A playT plays on from a scene.
type playT struct {
	t    *testing.T
	s    *State
	last []rules.Event
}

// sound holds the position to its referee and to its JSON.
func (g *playT) sound() {
	g.t.Helper()
	if err := g.s.Audit(); err != nil {
		g.t.Fatal(err)
	}
	b, err := json.Marshal(g.s)
	if err != nil {
		g.t.Fatal(err)
	}
	if _, err := read(b); err != nil {
		g.t.Fatal(err)
	}
}

// do plays actions one after the other.
func (g *playT) do(actions ...rules.Action) *playT {
	g.t.Helper()
	for _, a := range actions {
		if !slices.Contains(g.s.Legal(), a) {
			g.t.Fatalf("%q is not legal (%v); legal for seat %d: %v", a, g.s.Check(a), g.s.Turn(), g.s.Legal())
		}
		out, err := g.s.Apply(a)
		if err != nil {
			g.t.Fatalf("%q: %v", a, err)
		}
		g.s, g.last = out.Next.(*State), out.Events
		g.sound()
	}
	return g
}

// refuse asks that an action is refused with a clause.
func (g *playT) refuse(a rules.Action, clause string) *playT {
	g.t.Helper()
	var why *rules.Refusal
	if err := g.s.Check(a); !errors.As(err, &why) || why.Clause != clause {
		g.t.Errorf("%q: %v, want a refusal by %s", a, err, clause)
	}
	if slices.Contains(g.s.Legal(), a) {
		g.t.Errorf("%q is listed as legal", a)
	}
	return g
}

// legal asks that an action can be played.
func (g *playT) legal(a rules.Action) *playT {
	g.t.Helper()
	if !slices.Contains(g.s.Legal(), a) {
		g.t.Errorf("%q is not legal (%v); legal for seat %d: %v", a, g.s.Check(a), g.s.Turn(), g.s.Legal())
	}
	return g
}

// turn asks whose decision it is, and the ID of the step.
func (g *playT) turn(seat rules.Seat, step string) *playT {
	g.t.Helper()
	if g.s.Turn() != seat || g.s.Top().Do != step {
		g.t.Errorf("seat %d decides %q, want seat %d and %q", g.s.Turn(), g.s.Top().Do, seat, step)
	}
	return g
}

// fact asks for a value that players see (State.Facts); seat rules.Public for the whole table.
func (g *playT) fact(seat rules.Seat, id, want string) *playT {
	g.t.Helper()
	for _, f := range g.s.Facts() {
		if f.Seat == seat && f.ID == id {
			if f.Value != want {
				g.t.Errorf("%s of seat %d is %s, want %s", id, seat, f.Value, want)
			}
			return g
		}
	}
	g.t.Errorf("no fact %s of seat %d", id, seat)
	return g
}

// lies asks what lies in an area, as the board says it: "Rhône Conglomerate 3 base soldiers, column 2".
func (g *playT) lies(at, want string) *playT {
	g.t.Helper()
	if got := g.s.contents(ar(at)); got != want {
		g.t.Errorf("in %s lies %q, want %q", at, got, want)
	}
	return g
}

// said asks that the events of the last action say so, in these words among others.
func (g *playT) said(want string) *playT {
	g.t.Helper()
	var all []string
	for _, e := range g.last {
		l := Words{}.Event(g.s, e)
		text := strings.TrimSpace(l.Text + " " + l.Value)
		if strings.Contains(text, want) {
			return g
		}
		all = append(all, text)
	}
	g.t.Errorf("%q is not said: %s", want, strings.Join(all, "; "))
	return g
}

// over asks how the game ended: why, and the places by seat.
func (g *playT) over(why string, places ...int) *playT {
	g.t.Helper()
	r, over := g.s.Result()
	if !over || r.Why != why || !slices.Equal(r.Places, places) {
		g.t.Errorf("over %v: %s, places %v; want %s, %v", over, r.Why, r.Places, why, places)
	}
	return g
}

// deals is a new game for the tests of the set-up: its first seat is 0.
func deals(t *testing.T, f Form) *playT {
	t.Helper()
	if f.Losses == 0 {
		f.Losses = 2
	}
	if f.Scenario == "" {
		f.Scenario = "the-long-white"
	}
	for seed := range 99 {
		if s := deal(open(f), rulesSeed(seed)); s.d.First == 0 {
			g := &playT{t, s, nil}
			g.sound()
			return g
		}
	}
	t.Fatal(fmt.Errorf("no seed begins with seat 0"))
	return nil
}
