package hex_test

import (
	"testing"

	"kettle/rules/hex"
)

func TestSides(t *testing.T) {
	t.Run("AOS-005 sides are numbered clockwise from the north", func(t *testing.T) {
		for i, want := range []string{"N", "NE", "SE", "S", "SW", "NW"} {
			if got := hex.Side(i).String(); got != want {
				t.Errorf("side %d is %s, want %s", i, got, want)
			}
		}
	})
	at := hex.At{Q: 3, R: -2}
	for s := range hex.Side(hex.Sides) {
		n := at.Step(s)
		if back := n.Step(s.Opposite()); back != at {
			t.Errorf("%v and back: %v", s, back)
		}
		if got, ok := at.Toward(n); !ok || got != s {
			t.Errorf("Toward of %v is %v, %v", s, got, ok)
		}
		if at.Distance(n) != 1 || n.Step(s).Distance(at) != 2 {
			t.Errorf("distance to the %v", s)
		}
		if s.Turn(-1).Turn(7) != s {
			t.Errorf("%v turned", s)
		}
	}
	if _, ok := at.Toward(at); ok {
		t.Error("a hex is no neighbour of itself")
	}
	if (hex.At{Q: -1, R: 0}).Row() != -1 || (hex.At{Q: 1, R: 0}).Row() != 0 || (hex.At{Q: 2, R: 0}).Row() != 1 {
		t.Error("rows do not stay level")
	}
	if hex.Side(7).String() != "side 7" || at.String() != "(3, -2)" {
		t.Error("words")
	}
}

func TestSet(t *testing.T) {
	m := hex.SetOf(hex.N, hex.NW)
	if m.String() != "N NW" || m.Len() != 2 || !m.Has(hex.NW) || m.Has(hex.S) || m.Has(9) || m.Has(-1) {
		t.Errorf("%v", m)
	}
	if got := m.Turn(1); got != hex.SetOf(hex.N, hex.NE) {
		t.Errorf("turned: %v", got)
	}
	if m.Turn(0) != m || hex.All.Turn(4) != hex.All || hex.All.Len() != 6 {
		t.Error("turning")
	}
}
