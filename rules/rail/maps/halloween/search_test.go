package halloween

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
)

// random is a position with links, cubes and new cities anywhere.
func random(t testing.TB, r *rng.Stream, links int) *ageofsteam.State {
	c := scene{phase: "move1", loco: 1 + r.Intn(6), cubes: map[string]string{}, cities: map[string]string{}}
	var all []string
	for _, l := range land.Links {
		all = append(all, land.Houses[l.A].ID+"-"+land.Houses[l.B].ID)
	}
	rng.Shuffle(r, all)
	c.links = strings.Join(all[:links], " ")
	for _, g := range []struct {
		letter string
		n      int
	}{{"K", 3 + r.Intn(8)}, {"R", r.Intn(8)}, {"B", r.Intn(8)}, {"O", 1 + r.Intn(11)}} {
		for range g.n {
			c.cubes[land.Houses[r.Intn(len(land.Houses))].ID] += g.letter
		}
	}
	var towns []string
	for _, h := range land.Houses {
		if h.Color == rail.None {
			towns = append(towns, h.ID)
		}
	}
	rng.Shuffle(r, towns)
	for i, n := range land.NewCities {
		if r.Intn(3) == 0 {
			c.cities[n.Letter] = towns[i]
		}
	}
	return c.at(t)
}

// search lists every delivery as the rulebook says it: all ways over built links, one house after another, then what
// the clauses forbid is struck. It shares nothing with the program but the map and the board.
func search(s *ageofsteam.State) (out []string) {
	color := func(at int) string {
		for i, n := range land.NewCities {
			if on, ok := s.TileStop(i); ok && int(on) == at {
				return n.Color.String()
			}
		}
		return land.Houses[at].Color.String()
	}
	built := map[[2]int]bool{}
	for i, l := range land.Links {
		if Discs(s).Built(i) {
			built[[2]int{int(l.A), int(l.B)}], built[[2]int{int(l.B), int(l.A)}] = true, true
		}
	}
	ways := [][]int{}
	for at := range land.Houses {
		ways = append(ways, []int{at})
	}
	for levels := 1; levels <= s.Player(0).Loco; levels++ {
		var longer [][]int
		for _, w := range ways {
			if len(w) != levels {
				continue
			}
			for to := range land.Houses {
				if built[[2]int{w[len(w)-1], to}] && !slices.Contains(w, to) {
					longer = append(longer, append(slices.Clone(w), to))
				}
			}
		}
		ways = append(ways, longer...)
	}
	for _, w := range ways {
		end := len(w) - 1
		if end == 0 {
			continue
		}
		names := make([]string, len(w))
		for i, at := range w {
			names[i] = land.Houses[at].Name
		}
		text := names[0] + " to " + names[end]
		if end > 1 {
			text = names[0] + " by " + strings.Join(names[1:end], ", ") + " to " + names[end]
		}
		for _, g := range []string{"red", "blue", "black"} {
			here := false
			for _, c := range s.Cubes(rail.Stop(w[0])) {
				here = here || c.String() == g
			}
			early := slices.ContainsFunc(w[1:end], func(at int) bool { return color(at) == g })
			if !here || early || color(w[end]) != g {
				continue
			}
			if g != "black" {
				out = append(out, fmt.Sprintf("deliver %s from %s", g, text))
				continue
			}
			out = append(out, "fly witch from "+text)
			for i, at := range w[:end] {
				orange := slices.ContainsFunc(w[i+1:], func(at int) bool { return color(at) == "orange" })
				if orange && slices.Contains(s.Cubes(rail.Stop(at)), rail.Orange) {
					out = append(out, fmt.Sprintf("fly witch from %s, pumpkin from %s", text, names[i]))
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

func TestDeliveriesAgainstSearch(t *testing.T) {
	r := rng.Seed(11).Stream("search", 0)
	total := 0
	for n := range 400 {
		s := random(t, r, 3+n%32)
		var got []string
		for _, a := range s.Legal() {
			if k := a.Kind(); k == "deliver" || k == "fly" {
				got = append(got, a.String())
			}
		}
		slices.Sort(got)
		want := search(s)
		if !slices.Equal(got, want) {
			t.Fatalf("position %d: the rules list\n%s\nthe search finds\n%s", n, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		total += len(got)
	}
	if total < 15000 {
		t.Errorf("only %d deliveries were compared", total)
	}
}

// TestFlightsSmash asks of every flight with a pumpkin that it leaves the map at the first orange house after it.
func TestFlightsSmash(t *testing.T) {
	r := rng.Seed(12).Stream("search", 0)
	for range 60 {
		s := random(t, r, 16)
		for _, a := range s.Legal() {
			f, ok := a.(Fly)
			if !ok {
				continue
			}
			o, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			e := o.Events[0].(Flown)
			n := o.Next.(*ageofsteam.State)
			if err := n.Audit(); err != nil {
				t.Fatal(err)
			}
			text := f.String()
			want := ""
			if _, from, ok := strings.Cut(text, ", pumpkin from "); ok {
				for _, at := range f.Path.Stops() {
					if want == "" && from == "" && s.Color(at.Stop()) == Pumpkin {
						want = at.String()
					}
					if at.String() == from {
						from = ""
					}
				}
				equal(t, text, n.OnMap(Pumpkin), s.OnMap(Pumpkin)-1)
			} else {
				equal(t, text, n.OnMap(Pumpkin), s.OnMap(Pumpkin))
			}
			equal(t, text, e.Smashed.String(), want)
		}
	}
}

func TestPlans(t *testing.T) {
	r := rng.Seed(13).Stream("search", 0)
	for range 100 {
		s := random(t, r, 14)
		var got, want []string
		for at, g := range s.Movable() {
			plans := s.Plans(at, g)
			for _, p := range plans {
				equal(t, "income", p.Earn[0], map[bool]int{true: 0, false: len(p.Line)}[g == Witch])
				equal(t, "lines", len(p.Line), p.Path.Len()-1)
				for _, a := range p.Actions {
					got = append(got, a.String())
					if st := s.Steps(a); len(st) != p.Path.Len() {
						t.Errorf("%q has %d steps", a, len(st))
					}
					if len(s.Preview(a)) < 3 {
						t.Errorf("%q has the ledger %v", a, s.Preview(a))
					}
				}
			}
			for _, to := range playtest.Destinations(plans) {
				if err := s.Reach(at, g, to.Stop()); err != nil {
					t.Errorf("%s on %s reaches %s, and Reach says %v", g, s.Spot(at), to, err)
				}
			}
			reached := playtest.Destinations(plans)
			for to := range rail.Stop(s.Stops()) {
				err := s.Reach(at, g, to)
				if (err == nil) != slices.Contains(reached, s.Spot(to)) {
					t.Errorf("%s on %s to %s: %v", g, s.Spot(at), s.Spot(to), err)
				}
				var ref *rules.Refusal
				if err != nil {
					ref = err.(*rules.Refusal)
					if ref.Clause == "" || ref.Text == "" {
						t.Errorf("%v", err)
					}
				}
			}
		}
		for _, a := range s.Legal() {
			if k := a.Kind(); k == "deliver" || k == "fly" {
				want = append(want, a.String())
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("planned\n%v\nlegal\n%v", got, want)
		}
	}
}
