package washingtondc

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

// grown is a board on which three seats have laid so many tiles by turns, rather such as complete links.
func grown(r *rng.Stream, tiles int) *track.Board {
	b := town.m.Board.(*track.Board)
	for i := range tiles {
		seat := rules.Seat(i / 2 % 3)
		lays := slices.Collect(b.Lays(seat))
		if len(lays) == 0 {
			continue
		}
		pick := lays[r.Intn(len(lays))]
		for range 25 {
			l := lays[r.Intn(len(lays))]
			if len(b.Put(seat, l).Completed(b)) > 0 {
				pick = l
				break
			}
		}
		if b = b.Put(seat, pick); i%2 == 1 {
			b = b.EndBuild(seat)
		}
	}
	return b
}

// strewn is a position on a board with cubes on its cities at random.
func strewn(t testing.TB, r *rng.Stream, b *track.Board, level, each int) *ageofsteam.State {
	t.Helper()
	for seat := range rules.Seat(3) {
		b = b.EndBuild(seat)
	}
	text, _ := b.MarshalText()
	var bag rail.Pile
	for g := rail.Red; g < rail.Goods; g++ {
		for range town.land.Total[g] {
			bag = append(bag, g)
		}
	}
	rng.Shuffle(r, bag)
	var cubes []string
	for h := range town.land.Hexes {
		if b.City(rail.Stop(h)) {
			p, _ := bag[:each].MarshalText()
			cubes, bag = append(cubes, b.Spot(rail.Stop(h)).String()+" "+string(p)), bag[each:]
		}
	}
	role := ageofsteam.NoRole
	if r.Intn(3) == 0 {
		role = ageofsteam.Emergency
	}
	locks := make([]int, marks)
	for i := range locks {
		locks[i] = r.Intn(2)
	}
	p := ageofsteam.Player{Cash: 30, Loco: level}
	first := p
	first.Role = role
	return scene.Scene{Map: town.m, Round: 5, Players: []ageofsteam.Player{first, p, p}, Board: string(text), Cubes: cubes, Marks: locks}.At(t)
}

// brute lists all deliveries by trying every run of lines, with the clauses written down once more.
func brute(s *ageofsteam.State) (out []string) {
	net, me := s.Net(), s.Player(s.Turn())
	ring := func(at rail.Stop) bool { return town.land.Hexes[at].Site == track.Ring }
	allowed := func(g rail.Good, stops []rail.Stop, lines []int) bool {
		levels, hops := 0, 0
		for i, l := range lines {
			line := net.Lines[l]
			levels += int(line.Level)
			hop := ring(stops[i]) && ring(stops[i+1])
			if hop {
				hops++
			} else if ring(stops[i]) && (i == 0 || !ring(stops[i-1])) { // WDC-12: it came by track and leaves by track
				return false
			}
		}
		touched := 0
		for i, at := range stops {
			if slices.Contains(stops[:i], at) { // AOS-104
				return false
			}
			if ring(at) {
				touched++
				if locked(s, town.ring, at) && (me.Role != ageofsteam.Emergency || EmergencyUsed(s)) { // WDC-14, WDC-25
					return false
				}
			}
			if i > 0 && (s.Color(at) == g) != (i == len(stops)-1) { // AOS-105
				return false
			}
		}
		return levels <= me.Loco && hops <= 1 && (touched == 0 || touched == 2) // AOS-103, WDC-26
	}
	var walk func(g rail.Good, stops []rail.Stop, lines []int)
	walk = func(g rail.Good, stops []rail.Stop, lines []int) {
		if len(lines) > 0 && allowed(g, stops, lines) {
			text := "deliver " + g.String() + " from " + s.Spot(stops[0]).String()
			for i, at := range stops[1:] {
				switch {
				case i == len(lines)-1:
					text += " to "
				case i == 0:
					text += " by "
				default:
					text += ", "
				}
				text += s.Spot(at).String()
				twins := 0
				for _, l := range net.Lines {
					if l.A == at && l.B == stops[i] || l.B == at && l.A == stops[i] {
						twins++
					}
				}
				if twins > 1 {
					text += " over " + net.Lines[lines[i]].From(stops[i]).String()
				}
			}
			out = append(out, text)
		}
		last := stops[len(stops)-1]
		if len(lines) > 0 && s.Color(last) == g || len(lines) > me.Loco {
			return
		}
		for i, l := range net.Lines {
			to := l.B
			if l.B == last {
				to = l.A
			} else if l.A != last {
				continue
			}
			if !slices.Contains(stops, to) {
				walk(g, append(slices.Clone(stops), to), append(slices.Clone(lines), i))
			}
		}
	}
	for at, g := range s.Movable() {
		walk(g, []rail.Stop{at}, nil)
	}
	slices.Sort(out)
	return out
}

// TestSearch compares the deliveries with the brute ones in 1,000 random positions.
func TestSearch(t *testing.T) {
	n, found := 1000, 0
	var b *track.Board
	if testing.Short() {
		n = 100
	}
	for i := range n {
		r := rng.Seed(i).Stream("search", 0)
		if i%10 == 0 { // ten positions a board
			b = grown(r, 4+r.Intn(48))
		}
		s := strewn(t, r, b, 1+r.Intn(6), 1+r.Intn(3))
		var got []string
		for _, a := range s.Legal() {
			if a.Kind() == "deliver" {
				got = append(got, a.String())
			}
		}
		slices.Sort(got)
		want := brute(s)
		found += len(want)
		if !slices.Equal(got, want) {
			t.Fatalf("position %d: %d deliveries instead of %d:\n%s\ninstead of\n%s", i, len(got), len(want), strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	t.Logf("%d deliveries in %d positions", found, n)
	if found < 10*n {
		t.Errorf("only %d deliveries in %d positions", found, n)
	}
}
