package playtest

import (
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Hex finds a hex by name or grid reference.
func Hex(t T, l *track.Land, name string) rail.Stop {
	t.Helper()
	h, ok := l.Named(name)
	if !ok {
		t.Fatalf("no hex %q", name)
	}
	return h
}

// Lay finds the lay that reads so, "straight N-S on H6".
func Lay(t T, b *track.Board, text string) track.Lay {
	t.Helper()
	i := strings.LastIndex(text, " on ")
	h := Hex(t, b.Land(), text[i+4:])
	text = text[:i] + " on " + b.Spot(h).String()
	l, ok := play.SpellLay(b, "lay "+text)
	if !ok {
		t.Fatalf("no lay reads %q", text)
	}
	return l
}

// Build lays what lines list, in order: "0 straight N-S on H6", "1 city A on Petworth", "0 ends", "0 out". City is told of
// each new city. It returns the text of the board; without fresh, as if nothing of it had been built in this turn.
func Build(t T, b *track.Board, lines []string, fresh bool, city func(name string, at rail.Stop)) string {
	t.Helper()
	for _, line := range lines {
		who, what, _ := strings.Cut(line, " ")
		seat, err := strconv.Atoi(who)
		if err != nil {
			t.Fatalf("%q begins with no seat", line)
		}
		by := rules.Seat(seat)
		if new, ok := strings.CutPrefix(what, "city "); ok {
			name, where, _ := strings.Cut(new, " on ")
			at := Hex(t, b.Land(), where)
			city(name, at)
			b = b.PutCity(by, at)
			continue
		}
		switch what {
		case "ends":
			b = b.EndBuild(by)
		case "out":
			b = b.Eliminate(by)
		default:
			b = b.Put(by, Lay(t, b, what))
		}
	}
	text, _ := b.MarshalText()
	if fresh {
		return string(text)
	}
	var parts []string
	for part := range strings.SplitSeq(string(text), "; ") {
		if !strings.HasPrefix(part, "laid ") && !strings.HasPrefix(part, "fresh ") {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "; ")
}
