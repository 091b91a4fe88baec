package rail

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// MaxStops is the greatest number of stops of a path, its start among them.
const MaxStops = 12

// A Path is the way of one cube as the stops it touches, start first. It is a comparable value; two stops next
// to each other on a path are joined by exactly one line of the map.
type Path struct {
	n  uint8
	at [MaxStops]Spot
}

// NewPath returns the path over these stops. It panics for more than MaxStops of them.
func NewPath(stops ...Spot) (p Path) {
	p.n = uint8(copy(p.at[:], stops))
	if int(p.n) != len(stops) {
		panic("rail: path of too many stops")
	}
	return p
}

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

// String is "Raven Tower by Toll House, Harvest Barn to Ember Forge".
func (p Path) String() string {
	if p.n < 2 {
		return p.Start().String()
	}
	var b strings.Builder
	b.WriteString(p.at[0].String())
	for i, s := range p.at[1 : p.n-1] {
		if i == 0 {
			b.WriteString(" by ")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(s.String())
	}
	b.WriteString(" to ")
	b.WriteString(p.End().String())
	return b.String()
}

// MarshalJSON writes the stops as a list.
func (p Path) MarshalJSON() ([]byte, error) {
	b := []byte{'['}
	for i, s := range p.at[:p.n] {
		if i > 0 {
			b = append(b, ',')
		}
		t, _ := s.MarshalText()
		b = strconv.AppendQuote(b, string(t))
	}
	return append(b, ']'), nil
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (p *Path) UnmarshalJSON(b []byte) error {
	var stops []Spot
	if err := json.Unmarshal(b, &stops); err != nil {
		return err
	}
	if len(stops) > MaxStops {
		return fmt.Errorf("rail: a path of %d stops; %d is the most", len(stops), MaxStops)
	}
	for _, s := range stops {
		if s.IsZero() {
			return fmt.Errorf("rail: a path with a stop that has no name")
		}
	}
	*p = NewPath(stops...)
	return nil
}
