package rail

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// MaxStops is the greatest number of stops of a path, its start among them.
const MaxStops = 13

// A Path is the way of one cube as the stops it touches, start first. It is a comparable value. Where several lines
// join two stops next to each other on a path, it says over which it runs, and only there (AOS-110).
type Path struct {
	n    uint8
	at   [MaxStops]Spot
	over [MaxStops]Spot // by stop: where the line to it leads first, zero if it is the only one
}

// NewPath returns the path over these stops. It panics for more than MaxStops of them.
func NewPath(stops ...Spot) (p Path) {
	p.n = uint8(copy(p.at[:], stops))
	if int(p.n) != len(stops) {
		panic("rail: path of too many stops")
	}
	return p
}

// Over is the path whose line to the i-th stop, 0 < i < Len, is the one that leads over that place first.
func (p Path) Over(i int, s Spot) Path {
	p.over[:p.n][i] = s
	return p
}

// By is where the line to the i-th stop leads first, zero if it is the only line there.
func (p Path) By(i int) Spot { return p.over[:p.n][i] }

// Len is the number of stops.
func (p Path) Len() int { return int(p.n) }

// At is the i-th stop, the start being 0. It panics outside the path.
func (p Path) At(i int) Spot { return p.at[:p.n][i] }

// Start is the stop where the cube sets out, the zero Spot of an empty path.
func (p Path) Start() Spot { return p.at[0] }

// End is the stop where the cube ends, the zero Spot of an empty path.
func (p Path) End() Spot {
	if p.n == 0 {
		return Spot{}
	}
	return p.at[p.n-1]
}

// Stops lists the stops from start to end.
func (p Path) Stops() []Spot { return append([]Spot(nil), p.at[:p.n]...) }

// String is "Raven Tower by Toll House, Harvest Barn to Ember Forge", or "Raven Tower to Toll House over C4" where there
// are several lines.
func (p Path) String() string {
	if p.n < 2 {
		return p.Start().String()
	}
	var b strings.Builder
	b.WriteString(p.at[0].String())
	for i := 1; i < int(p.n); i++ {
		switch {
		case i == int(p.n)-1:
			b.WriteString(" to ")
		case i == 1:
			b.WriteString(" by ")
		default:
			b.WriteString(", ")
		}
		b.WriteString(p.at[i].String())
		if !p.over[i].IsZero() {
			b.WriteString(" over ")
			b.WriteString(p.over[i].String())
		}
	}
	return b.String()
}

// over begins the entry of a path's JSON that says where the line to the next stop leads first.
const over = "over "

// MarshalJSON writes the stops as a list, ["12 Georgetown", "over 14 C4", "20 Downtown"].
func (p Path) MarshalJSON() ([]byte, error) {
	b := []byte{'['}
	for i, s := range p.at[:p.n] {
		if i > 0 {
			b = append(b, ',')
		}
		if o := p.over[i]; !o.IsZero() {
			t, _ := o.MarshalText()
			b = append(strconv.AppendQuote(b, over+string(t)), ',')
		}
		t, _ := s.MarshalText()
		b = strconv.AppendQuote(b, string(t))
	}
	return append(b, ']'), nil
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (p *Path) UnmarshalJSON(b []byte) error {
	var list []string
	if err := json.Unmarshal(b, &list); err != nil {
		return err
	}
	var q Path
	for i, text := range list {
		text, isOver := strings.CutPrefix(text, over)
		if int(q.n) == MaxStops {
			return fmt.Errorf("rail: a path of more than %d stops", MaxStops)
		}
		into := &q.at[q.n]
		if isOver {
			if into = &q.over[q.n]; q.n == 0 || !into.IsZero() || i+1 == len(list) {
				return fmt.Errorf("rail: a path that runs over %q to no stop", text)
			}
		}
		if err := into.UnmarshalText([]byte(text)); err != nil {
			return err
		}
		if into.IsZero() {
			return fmt.Errorf("rail: a path with a stop that has no name")
		}
		if !isOver {
			q.n++
		}
	}
	*p = q
	return nil
}
