package rail

import "fmt"

// A Half of the goods display is thrown for by dice of its own.
type Half uint8

// The halves, in the order in which they are thrown for.
const (
	NoHalf Half = iota
	Light
	Dark
)

var halves = [...]string{"", "light", "dark"}

// String is "light" or "dark".
func (h Half) String() string {
	if int(h) < len(halves) {
		return halves[h]
	}
	return fmt.Sprintf("half %d", uint8(h))
}

// MarshalText writes "light" or "dark".
func (h Half) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads "light" or "dark".
func (h *Half) UnmarshalText(b []byte) error {
	for i, s := range halves {
		if s == string(b) {
			*h = Half(i)
			return nil
		}
	}
	return fmt.Errorf("rail: unknown half %q", b)
}

// A Column of the goods display: the half and the die number that bring its cubes (AOS-015).
type Column struct {
	Half   Half
	Number int // 1 to 6
}

// A NewCity is a tile that makes a town a city (AOS-014).
type NewCity struct {
	Letter string // "A"
	Color  Good
	Column Column // AOS-016
}
