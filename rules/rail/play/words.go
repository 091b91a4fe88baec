package play

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Dollars is "$5".
func Dollars(n int) string {
	if n < 0 {
		return fmt.Sprintf("−$%d", -n)
	}
	return fmt.Sprintf("$%d", n)
}

// Signed is "+$5" or "−$5".
func Signed(n int) string {
	if n <= 0 {
		return Dollars(n)
	}
	return "+" + Dollars(n)
}

// Arrow is "1 → 2".
func Arrow(a, b int) string { return fmt.Sprintf("%d → %d", a, b) }

// Title is a text with its first letter as a capital.
func Title(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// Sign is 1, 0 or -1.
func Sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// Sum adds up.
func Sum(n []int) (t int) {
	for _, v := range n {
		t += v
	}
	return t
}

// Cubes is "red, red, blue".
func Cubes(p rail.Pile) string {
	out := make([]string, len(p))
	for i, g := range p {
		out[i] = g.String()
	}
	return strings.Join(out, ", ")
}

// TargetName names a stop, a line, a hex, a tile, a turn or a bid; "" for any other target.
func TargetName(b Places, t rules.Target) string {
	switch t.Kind {
	case TargetBid:
		return "a bid of " + Dollars(t.ID)
	case track.TargetTile:
		if tile, ok := track.TileWith(t.ID); ok {
			return string(tile)
		}
	case track.TargetTurn:
		return fmt.Sprintf("turned by %d°", 60*t.ID)
	case TargetStop, TargetOver, track.TargetHex:
		if t.ID >= 0 && t.ID < b.Stops() {
			return b.Spot(rail.Stop(t.ID)).String()
		}
	}
	return ""
}

// Winners are the seats in the first place as a text names them: "@0", "@2".
func Winners(r rules.Result) (out []string) {
	for seat, place := range r.Places {
		if place == 1 {
			out = append(out, fmt.Sprintf("@%d", seat))
		}
	}
	return out
}
