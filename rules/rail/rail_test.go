package rail

import (
	"encoding/json"
	"fmt"
	"testing"
)

func TestSpots(t *testing.T) {
	a, b := NewSpot(3, "Old Mill"), NewSpot(3, "Old "+"Mill")
	if a != b || a == NewSpot(4, "Old Mill") || a.Number() != 3 || a.String() != "Old Mill" {
		t.Error("spots are not what their number and name say")
	}
	var z, back Spot
	if !z.IsZero() || z.Number() != -1 || z.String() != "" {
		t.Error("the zero spot")
	}
	j, _ := json.Marshal(struct {
		A Spot
		B Spot `json:",omitzero"`
	}{a, z})
	if string(j) != `{"A":"3 Old Mill"}` {
		t.Errorf("%s", j)
	}
	if err := json.Unmarshal([]byte(`"3 Old Mill"`), &back); err != nil || back != a {
		t.Errorf("read back %v, %v", back, err)
	}
	for _, bad := range []string{`"Old Mill"`, `"03 Old Mill"`, `"+3 Old Mill"`, `"3"`, `"3 "`, `"-1 Old Mill"`, `"99999 Old Mill"`} {
		if err := json.Unmarshal([]byte(bad), &back); err == nil {
			t.Errorf("%s is read as %v", bad, back)
		}
	}
}

func TestPaths(t *testing.T) {
	a, b, c := NewSpot(0, "A"), NewSpot(1, "B"), NewSpot(2, "C")
	p := NewPath(a, b, c)
	if p.String() != "A by B to C" || NewPath(a, c).String() != "A to C" || p.Len() != 3 || p.Start() != a || p.End() != c {
		t.Errorf("%v", p)
	}
	j, _ := json.Marshal(p)
	var back Path
	if err := json.Unmarshal(j, &back); err != nil || back != p {
		t.Errorf("%s comes back as %v, %v", j, back, err)
	}
	long := make([]Spot, MaxStops+1)
	for i := range long {
		long[i] = NewSpot(i, "x")
	}
	j, _ = json.Marshal(long)
	for _, bad := range []string{string(j), `["0 A",""]`, `[1]`, `{}`} {
		if err := json.Unmarshal([]byte(bad), &back); err == nil {
			t.Errorf("%s is a path", bad)
		}
	}
}

func TestGoods(t *testing.T) {
	for g := None; g < Goods; g++ {
		b, _ := g.MarshalText()
		var back Good
		if err := back.UnmarshalText(b); err != nil || back != g {
			t.Errorf("%v comes back as %v, %v", g, back, err)
		}
		if l, ok := GoodLettered(g.Letter()); !ok || l != g {
			t.Errorf("%v has the letter %c", g, g.Letter())
		}
	}
	var p Pile
	if err := p.UnmarshalText([]byte("KR.K")); err != nil || p.Count(Black) != 2 || p.Count(None) != 1 {
		t.Errorf("%v, %v", p, err)
	}
	q := p.Without(Black)
	if b, _ := q.MarshalText(); string(b) != "R.K" || p.Count(Black) != 2 {
		t.Errorf("%s", b)
	}
	if b, _ := q.With(Blue).MarshalText(); string(b) != "R.KB" {
		t.Errorf("%s", b)
	}
	if p.UnmarshalText([]byte("Z")) == nil {
		t.Error("Z is a cube")
	}
}

// TestRoutes walks a square with a diagonal, a free hop and a dead end.
func TestRoutes(t *testing.T) {
	n := NewNet(6, []Line{{A: 0, B: 1, Level: 1}, {A: 1, B: 2, Level: 1}, {A: 2, B: 3, Level: 1}, {A: 3, B: 0, Level: 1}, {A: 0, B: 2, Level: 1}, {A: 3, B: 4}, {A: 4, B: 5, Level: 2}})
	list := func(from, to Stop, levels int, pass func(Stop, Good) bool, use func(Line) bool) (out string) {
		for r := range n.Routes(from, Red, Query{Levels: levels, Ends: func(s Stop, _ Good) bool { return s == to }, Pass: pass, Use: use}) {
			out += fmt.Sprint(r.Stops)
		}
		return out
	}
	for _, c := range []struct{ name, got, want string }{
		{"two levels", list(0, 2, 2, nil, nil), "[0 1 2][0 2]"},
		{"one level", list(0, 2, 1, nil, nil), "[0 2]"},
		{"a free hop", list(0, 4, 1, nil, nil), "[0 3 4]"},
		{"a line of two levels", list(3, 5, 1, nil, nil), ""},
		{"and enough of them", list(3, 5, 2, nil, nil), "[3 4 5]"},
		{"not through 1", list(0, 2, 2, func(s Stop, _ Good) bool { return s != 1 }, nil), "[0 2]"}, // 3 and 4 are one place: who comes to 3 goes on from 4
		{"not by the diagonal", list(0, 2, 2, nil, func(l Line) bool { return l.A != 0 || l.B != 2 }), "[0 1 2]"},
		{"never back to the start", list(0, 0, 9, nil, nil), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", c.name, c.got, c.want)
		}
	}
	for range n.Routes(0, Red, Query{Levels: 5, Ends: func(s Stop, _ Good) bool { return s == 2 }}) {
		break // an iteration may stop early
	}
}

func TestPathsOverSeveralLines(t *testing.T) {
	a, b, c, x := NewSpot(0, "A"), NewSpot(1, "B"), NewSpot(2, "C"), NewSpot(7, "X")
	p := NewPath(a, b, c).Over(1, x)
	if p.String() != "A by B over X to C" || p == NewPath(a, b, c) || p.By(1) != x || !p.By(2).IsZero() {
		t.Errorf("%v", p)
	}
	j, _ := json.Marshal(p.Over(2, x))
	if string(j) != `["0 A","over 7 X","1 B","over 7 X","2 C"]` {
		t.Errorf("%s", j)
	}
	var back Path
	if err := json.Unmarshal(j, &back); err != nil || back != p.Over(2, x) || back.String() != "A by B over X to C over X" {
		t.Errorf("%s comes back as %v, %v", j, back, err)
	}
	for _, bad := range []string{`["over 7 X","0 A"]`, `["0 A","over 7 X"]`, `["0 A","over 7 X","over 7 X","1 B"]`, `["0 A","over ","1 B"]`} {
		if err := json.Unmarshal([]byte(bad), &back); err == nil {
			t.Errorf("%s is a path", bad)
		}
	}
	n := NewNet(3, []Line{{A: 0, B: 1, Level: 1, FromA: a, FromB: x}, {A: 1, B: 0, Level: 1, FromA: b, FromB: c}, {A: 1, B: 2, Level: 1, FromA: a, FromB: b}})
	if n.Over(0, 0) != a || n.Over(0, 1) != x || n.Over(1, 0) != c || n.Over(1, 1) != b || !n.Over(2, 1).IsZero() {
		t.Error("lines are not told apart")
	}
}

// TestPlaces walks a ring of three stops that are one place, with a spoke each and a way round the outside.
func TestPlaces(t *testing.T) {
	lines := []Line{{A: 3, B: 0, Level: 1}, {A: 4, B: 1, Level: 1}, {A: 5, B: 2, Level: 1}, {A: 4, B: 5, Level: 1}, {A: 3, B: 4, Level: 1}, {A: 1, B: 2}, {A: 0, B: 2}, {A: 0, B: 1}}
	n := NewNet(6, lines)
	list := func(from, to Stop, levels int) (out string) {
		for r := range n.Routes(from, Red, Query{Levels: levels, Ends: func(s Stop, _ Good) bool { return s == to }}) {
			out += fmt.Sprint(r.Stops)
		}
		return out
	}
	for _, c := range []struct{ name, got, want string }{
		{"on from another stop, once", list(3, 5, 3), "[3 0 2 5][3 0 1 4 5][3 4 1 2 5][3 4 5]"},
		{"never out by the stop it came to", list(3, 5, 1), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", c.name, c.got, c.want)
		}
	}
	if !n.Shared(0) || !n.Same(0, 2) || n.Same(0, 3) || n.Shared(4) {
		t.Error("places")
	}
	for to, want := range []int{0, 0, 0, 0, 1, 2} {
		if got := n.Shortest(3, Red, Query{Ends: func(s Stop, _ Good) bool { return s == Stop(to) }}); to > 3 && got != want {
			t.Errorf("%d levels to %d, want %d", got, to, want)
		}
	}
	if n.Shortest(3, Red, Query{Ends: func(Stop, Good) bool { return false }}) != 0 {
		t.Error("a way to nowhere")
	}
}
