package track_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

// board is a map of the five without a tile, under the rules that its own clauses ask of track.
func board(t testing.TB, id string) *track.Board {
	l := land(t, id)
	p := track.Policy{}
	switch id {
	case "westward-ho":
		p.Founds = "WWH-08"
		c := track.Steam.Costs
		c.First.Town, c.Both = 3, false
		p.Costs = &c
	case "singapore":
		p.Idle = track.Mark
	case "japan":
		p.Starts = func(b *track.Board, by rules.Seat, h track.HexID, s hex.Side) bool {
			aomori, _ := b.Land().Flagged("seikan-a")
			return b.Land().Hexes[h].Terrain == track.Tunnel && b.Land().Next(h, s) == aomori && b.Ends(by, aomori) > 0
		}
	}
	return track.NewMap(l, track.CodeOf(l.Family), p).Board()
}

// every lists every lay that can be written down, legal or not.
func every(b *track.Board) (out []track.Lay) {
	for h := range b.Land().Hexes {
		for _, s := range b.Map().Code.Shapes() {
			for turn := range hex.Sides {
				out = append(out, track.Lay{At: b.Land().Hexes[h].Spot, Tile: s.Name, Turn: int8(turn)})
			}
		}
	}
	return out
}

// compare checks that Lays lists exactly what CheckLay allows, and that every refusal names a clause.
func compare(t *testing.T, b *track.Board, by rules.Seat, all []track.Lay) {
	t.Helper()
	listed := map[track.Lay]bool{}
	for l := range b.Lays(by) {
		if listed[l] {
			t.Fatalf("%v is listed twice", l)
		}
		listed[l] = true
	}
	n := 0
	for h := range b.Land().Hexes {
		for l := range b.LaysOn(by, track.HexID(h)) {
			if n++; !listed[l] || l.At.Number() != h {
				t.Fatalf("%v is listed on hex %d", l, h)
			}
		}
	}
	if n != len(listed) {
		t.Fatalf("%d lays, hex by hex %d", len(listed), n)
	}
	for _, l := range all {
		err := b.CheckLay(by, l)
		if (err == nil) != listed[l] {
			text, _ := b.MarshalText()
			t.Fatalf("%v by %d: listed %v, but checked: %v\n%s", l, by, listed[l], err, text)
		}
		if err == nil {
			delete(listed, l)
			continue
		}
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Clause == "" || r.Text == "" {
			t.Fatalf("%v is refused without a clause: %v", l, err)
		}
	}
	if len(listed) > 0 {
		t.Fatalf("unknown lays are listed: %v", listed)
	}
}

func referee(t *testing.T, b *track.Board, seats int) {
	t.Helper()
	if err := b.Audit(); err != nil {
		text, _ := b.MarshalText()
		t.Fatalf("%v\n%s", err, text)
	}
	text, _ := b.MarshalText()
	back, err := b.Map().Read(string(text), seats)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again, _ := back.MarshalText(); string(again) != string(text) {
		t.Fatalf("%s\nread back as\n%s", text, again)
	}
}

// random plays so many build turns of legal lays, new cities and, rarely, an elimination; see is shown every board.
func random(t *testing.T, b *track.Board, seats, turns int, r *rand.Rand, see func(b *track.Board, by rules.Seat)) *track.Board {
	cities := 8
	for turn := range turns {
		by := rules.Seat(turn % seats)
		if b.Gone(by) {
			continue
		}
		if cities > 0 && r.IntN(12) == 0 {
			if c := slices.Collect(b.Cities(by)); len(c) > 0 {
				before := b
				b = b.PutCity(by, c[r.IntN(len(c))])
				see(b, by)
				b.Completed(before)
				cities--
			}
		}
		for range 1 + r.IntN(4) {
			lays := slices.Collect(b.Lays(by))
			if len(lays) == 0 {
				break
			}
			l := lays[r.IntN(len(lays))]
			before, _ := b.MarshalText()
			n, err := b.Lay(by, l)
			if err != nil {
				t.Fatalf("%v: %v", l, err)
			}
			if after, _ := b.MarshalText(); string(after) != string(before) {
				t.Fatalf("%v changed the board it was made from", l)
			}
			if d, clause := b.Cost(l); d < 1 || clause == "" {
				t.Fatalf("%v costs %d by %q", l, d, clause)
			}
			judge(t, b, n, by, l)
			b = n
			see(b, by)
		}
		b = b.EndBuild(by)
		see(b, by)
		if seats > 2 && turn == turns*3/4 {
			b = b.Eliminate(by)
			see(b, (by+1)%rules.Seat(seats))
		}
	}
	return b
}

func TestRandomPlay(t *testing.T) {
	for _, id := range maps {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			games := uint64(3)
			if n, err := strconv.ParseUint(os.Getenv("KETTLE_SEEDS"), 10, 16); err == nil {
				games = n
			}
			for seed := range games {
				r := rand.New(rand.NewPCG(seed, 7))
				b := board(t, id)
				seats, n := 2+int(seed)%3*2, 0
				all := every(b)
				end := random(t, b, seats, 200, r, func(b *track.Board, by rules.Seat) {
					referee(t, b, seats)
					if n++; n%30 == 0 {
						compare(t, b, by, all)
					}
				})
				links := 0
				for s := range rules.Seat(seats) {
					links += end.Links(s)
				}
				if links < 5 || len(end.Net().Lines) < links {
					t.Errorf("seed %d: only %d links", seed, links)
				}
			}
		})
	}
}

// dense is, of the positions of some random games, the one with the most open ends of seat 0.
func dense(t testing.TB, id string) (best *track.Board) {
	most, seats := -1, 4
	for seed := range uint64(4) {
		r, b := rand.New(rand.NewPCG(seed, 3)), board(t, id)
		for turn := range 100 {
			by := rules.Seat(turn % seats)
			for range 3 {
				lays := slices.Collect(b.Lays(by))
				if by == 0 && len(lays) > most {
					best, most = b, len(lays)
				}
				if len(lays) > 0 {
					b = b.Put(by, lays[r.IntN(len(lays))])
				}
			}
			b = b.EndBuild(by)
		}
	}
	return best
}

func BenchmarkLays(b *testing.B) {
	for _, id := range maps {
		b.Run(id, func(b *testing.B) {
			d := dense(b, id)
			n := 0
			b.ReportAllocs()
			for b.Loop() {
				n = 0
				for range d.Lays(0) {
					n++
				}
			}
			b.ReportMetric(float64(n), "lays")
		})
	}
}

func BenchmarkPut(b *testing.B) {
	d := dense(b, "japan")
	l := slices.Collect(d.Lays(0))[0]
	b.ReportAllocs()
	for b.Loop() {
		d.Put(0, l)
	}
}
