package scenes

import (
	"encoding/json"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail"
	"kettle/rules/rail/maps/westwardho"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// westward is the deal in which several cities are joined to Chicago at once.
var westward = railDeal{game: "steam/westward-ho", seats: 6, seed: 20}

// TestWestwardGrowth chooses by its row the city that grows next: its marker leaves Chicago, and its cubes come.
func TestWestwardGrowth(t *testing.T) {
	r := newRailRig(t, westward)
	if !r.meet(railMoment{phase: "kind grow-next"}) {
		t.Fatal("no cities ever qualify at once")
	}
	s := steamState(r.m.Position())
	a := s.Legal()[0].(westwardho.GrowNext)
	at := a.At.Stop()
	left, cubes := westwardho.InChicago(s), len(s.Cubes(at))
	r.want("City growth")
	r.click("grow/0")
	r.want("grow next?")
	r.confirm()
	now := steamState(r.m.Position())
	if !now.Grown(at) || len(now.Cubes(at)) != cubes+2 || westwardho.InChicago(now) >= left {
		t.Fatalf("%s has %v, grown: %v; Chicago holds %d of %d markers", a.At, now.Cubes(at), now.Grown(at), westwardho.InChicago(now), left)
	}
}

// TestWestwardShortBag splits the last cubes of the bag between a city and Chicago, one by one.
func TestWestwardShortBag(t *testing.T) {
	deal := newRailRig(t, westward)
	deal.meet(railMoment{phase: "kind grow-next"})
	r := deal.from(short(t, deal.m.Position(), 2))
	a := steamState(r.m.Position()).Legal()[0]
	r.click(r.needHit(a, a.Targets()[0]))
	r.confirm()
	r.want("The last cubes of the bag")
	r.want("In the bag")
	for _, fault := range checkLayout(r.list, r.w, r.h) {
		if !strings.Contains(fault, "is wider than its place") || !r.onRailMap(fault) {
			t.Error(fault)
		}
	}
	before := steamState(r.m.Position())
	if len(before.Bag()) != 2 {
		t.Fatalf("%v in the bag", before.Bag())
	}
	on, _ := before.Pending()
	r.click("grow/0")
	r.confirm()
	r.click("grow/1")
	r.confirm()
	now := steamState(r.m.Position())
	chicago := flagged(now, "chicago")
	if len(now.Cubes(on.At.Stop())) != len(before.Cubes(on.At.Stop()))+1 || len(now.Cubes(chicago)) != len(before.Cubes(chicago))+1 || len(now.Bag()) != 0 {
		t.Fatalf("%v came to %s, %v to Chicago, %v stay", now.Cubes(on.At.Stop()), on.At, now.Cubes(chicago), now.Bag())
	}
}

// short is a position with so few cubes in the bag; the others lie in the last space of the goods supply.
func short(t *testing.T, p rules.Position, left int) rules.Position {
	t.Helper()
	data, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]json.RawMessage
	var bag rail.Pile
	var supply []rail.Pile
	for _, err := range []error{json.Unmarshal(data, &all), json.Unmarshal(all["bag"], &bag), json.Unmarshal(all["supply"], &supply)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range bag[left:] {
		supply[len(supply)-1] = supply[len(supply)-1].With(g)
	}
	all["bag"], _ = json.Marshal(bag[:left])
	all["supply"], _ = json.Marshal(supply)
	if data, err = json.Marshal(all); err != nil {
		t.Fatal(err)
	}
	out, err := games.Find(westward.game).Codec.Position(data)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// from opens a table on which a game goes on from a position that no deal leads to.
func (r *rig) from(p rules.Position) *rig {
	r.t.Helper()
	def := *r.m.Definition()
	def.New = func(rules.Setup) (rules.Position, error) { return p, nil }
	m, err := match.New(&def, r.m.Setup(), r.m.Table())
	if err != nil {
		r.t.Fatal(err)
	}
	return r.on(m)
}

// TestWestwardWaits tells of the San Francisco tile on its space of the supply until it comes.
func TestWestwardWaits(t *testing.T) {
	r := newRailRig(t, westward)
	r.until(2, play.PhaseBuild)
	s := steamState(r.m.Position())
	x := rules.Target{Kind: steam.TargetSpace, ID: westwardho.TileSpace(s)}
	if text := r.table().game.about(s, x); !strings.Contains(text, "San Francisco waits here") {
		t.Errorf("of its space is said %q", text)
	}
	r.want("San Francisco")
	r.until(3, play.PhaseAction)
	s = steamState(r.m.Position())
	if text := r.table().game.about(s, rules.Target{Kind: play.TargetStop, ID: int(flagged(s, "yerba-buena"))}); !strings.Contains(text, "now San Francisco") {
		t.Errorf("of its city is said %q", text)
	}
}

// TestWestwardTownsFirst shows a town first on land with cubes, and plain track first on land without.
func TestWestwardTownsFirst(t *testing.T) {
	r := newRailRig(t, westward)
	seen := map[bool]int{}
	for _, a := range westward.log(t) {
		s := steamState(r.m.Position())
		l, ok := a.(track.Lay)
		if ok {
			_, _, laid := s.Track().Tile(l.At.Stop())
			ok = !laid
		}
		if ok {
			cubes := len(s.Cubes(l.At.Stop())) > 0
			r.rail().habit = ""
			r.click(r.needHit(a, l.Targets()[0]))
			shown, _ := picked(r.table())
			shape, _ := track.ShapeOf(shown.Tile)
			if shape.Town() != cubes {
				t.Fatalf("on %s with %v %s is shown first", l.At, s.Cubes(l.At.Stop()), shown.Tile)
			}
			seen[cubes]++
			r.key("escape")
		}
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
		r.d.Stir()
		r.tick(input.Frame{Away: true})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Fatalf("lays with and without cubes: %v", seen)
	}
}
