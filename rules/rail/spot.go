package rail

import (
	"fmt"
	"strconv"
	"strings"
	"unique"
)

// A Spot is a numbered thing on a map with its printed name: a house, a city, a link. Two spots are == when
// number and name are equal, wherever they come from, so actions that hold spots are comparable, can be read by
// a person and need no map to be written or read. The zero Spot is no place at all.
type Spot struct{ h unique.Handle[spot] }

type spot struct {
	number int
	name   string
}

// NewSpot returns the spot of that number and name. Numbers count from 0 in the order of the map file; the name
// is not empty.
func NewSpot(number int, name string) Spot { return Spot{unique.Make(spot{number, name})} }

// IsZero reports whether s is no place.
func (s Spot) IsZero() bool { return s == Spot{} }

// Number is the place in the map file, -1 of the zero Spot.
func (s Spot) Number() int {
	if s.IsZero() {
		return -1
	}
	return s.h.Value().number
}

// Stop is Number as a stop.
func (s Spot) Stop() Stop { return Stop(s.Number()) }

// String is the printed name.
func (s Spot) String() string {
	if s.IsZero() {
		return ""
	}
	return s.h.Value().name
}

// MarshalText writes number and name, "19 Crimson Gate".
func (s Spot) MarshalText() ([]byte, error) {
	if s.IsZero() {
		return []byte{}, nil
	}
	v := s.h.Value()
	return []byte(strconv.Itoa(v.number) + " " + v.name), nil
}

// UnmarshalText reads what MarshalText wrote.
func (s *Spot) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*s = Spot{}
		return nil
	}
	num, name, _ := strings.Cut(string(b), " ")
	n, err := strconv.ParseInt(num, 10, 16)
	if err != nil || n < 0 || strconv.FormatInt(n, 10) != num || name == "" {
		return fmt.Errorf("rail: %q is not a number and a name", b)
	}
	*s = NewSpot(int(n), name)
	return nil
}
