package japan

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rng"
)

// brute lists every delivery of the deciding seat in its own way: all simple walks over complete links, looked at one by
// one when they are done.
func brute(s *steam.State) (out []string) {
	type link struct {
		a, b  rail.Stop
		owner rules.Seat
	}
	var links []link
	for _, x := range s.Track().Sections() {
		if x.Ends[0].Stop && x.Ends[1].Stop {
			links = append(links, link{x.Ends[0].Hex, x.Ends[1].Hex, x.Owner})
		}
	}
	by := s.Turn()
	loco, more := s.Player(by).Loco, Level(s, by)
	var walk func(g rail.Good, stops []rail.Stop, used []link)
	walk = func(g rail.Good, stops []rail.Stop, used []link) {
		at := stops[len(stops)-1]
		if len(used) > 0 && s.Color(at) == g {
			for skip := range 1 << len(used) {
				n, fee := 0, 0
				count := map[rules.Seat]int{}
				for i, l := range used {
					switch {
					case skip>>i&1 == 0:
						count[l.owner]++
					case l.owner != by && l.owner >= 0:
						fee++
						n++
					default:
						n++
					}
				}
				ok := n == max(0, len(used)-loco) && count[by] > 0
				for seat := range rules.Seat(s.Seats()) {
					ok = ok && count[seat] <= count[by]
				}
				means := s.Player(by).Cash
				if s.Form().Basic() {
					means += 5*(s.Player(by).Income+10) + 5*(s.Player(by).VP/2)
				}
				if ok && fee <= means {
					text := g.String()
					for i, at := range stops {
						text += fmt.Sprint(" ", at)
						if i > 0 {
							text += fmt.Sprint("(", used[i-1].owner, ")")
						}
					}
					out = append(out, fmt.Sprint(text, " ", skip))
				}
			}
			return
		}
		if len(used) == loco+more {
			return
		}
		for _, l := range links {
			for _, to := range []rail.Stop{l.a, l.b} {
				from := l.a + l.b - to
				if from == at && !slices.Contains(stops, to) {
					walk(g, append(slices.Clone(stops), to), append(slices.Clone(used), l))
				}
			}
		}
	}
	for h := range rail.Stop(s.Stops()) {
		for g := rail.Red; g < rail.Goods; g++ {
			if s.Cubes(h).Count(g) > 0 {
				walk(g, []rail.Stop{h}, nil)
			}
		}
	}
	slices.Sort(out)
	return out
}

// listed is what Legal says, in the words of brute.
func listed(t *testing.T, s *steam.State) (out []string) {
	net := s.Net()
	for _, a := range s.Legal() {
		var g rail.Good
		var p rail.Path
		skip := steam.Legs(0)
		switch x := a.(type) {
		case play.Deliver:
			g, p = x.Good, x.Path
		case Express:
			g, p, skip = x.Good, x.Path, steam.Legs(x.Skip)
		default:
			continue
		}
		r, err := s.CheckPath(net, g, p, Level(s, s.Turn()))
		if err != nil {
			t.Fatal(err)
		}
		text := g.String()
		for i, at := range r.Stops {
			text += fmt.Sprint(" ", at)
			if i > 0 {
				text += fmt.Sprint("(", net.Lines[r.Lines[i-1]].Owner, ")")
			}
		}
		out = append(out, fmt.Sprint(text, " ", skip))
	}
	slices.Sort(out)
	return out
}

// TestDeliveries compares the deliveries of guided games with brute search.
func TestDeliveries(t *testing.T) {
	most, all := 0, 0
	for i, variant := range []string{"basic", "standard"} {
		for _, seats := range []int{3, 4} {
			p, err := game.New(rules.Setup{Seats: seats, Seed: rng.Seed(i + 3), Options: map[string]string{"variant": variant}})
			if err != nil {
				t.Fatal(err)
			}
			r := rng.Seed(seats).Stream("guided", i)
			for p.Turn() >= 0 {
				s := p.(*steam.State)
				if _, pending := s.Pending(); !pending && (s.Stage().ID == "move1" || s.Stage().ID == "move2") {
					want, got := brute(s), listed(t, s)
					if !slices.Equal(got, want) {
						t.Fatalf("%s, %d seats, turn %d: %d deliveries, brute search finds %d:\n%v\n%v", variant, seats, s.Round(), len(got), len(want), got, want)
					}
					most, all = max(most, len(got)), all+len(got)
				}
				legal := p.Legal()
				a := scene.Guided(game)(p, legal, r)
				if a == nil {
					a = legal[r.Intn(len(legal))]
				}
				o, err := p.Apply(a)
				if err != nil {
					t.Fatal(err)
				}
				p = o.Next
			}
		}
	}
	if all < 200 {
		t.Errorf("only %d deliveries were compared", all)
	}
	t.Log(all, "deliveries, at most", most, "at once")
}
