package track

import (
	"fmt"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/hex"
)

// MarshalText writes the board in one line, in JSON one string: the tile of each hex with its turn, the new cities, the
// owner of each section in the order of Sections, one letter each, and what is left of the turn. Parts that would be
// empty are left out, and two boards are equal exactly when their texts are.
//
//	tiles 3 gentle 2,12 two straights 0; cities 44; owners 0.12; marks 0,0,1,0; begun 012; laid 3; fresh 3 9
func (b *Board) MarshalText() ([]byte, error) {
	var parts []string
	add := func(key string, items []string, sep string) {
		if len(items) > 0 {
			parts = append(parts, key+" "+strings.Join(items, sep))
		}
	}
	var tiles, cities, owners, marks, laid, fresh []string
	marked := false
	for h := range b.tile {
		if t, turn, ok := b.Tile(HexID(h)); ok {
			tiles = append(tiles, fmt.Sprintf("%d %s %d", h, t, turn))
		}
		if b.city[h] {
			cities = append(cities, strconv.Itoa(h))
		}
		if b.fresh[h] != 0 {
			fresh = append(fresh, fmt.Sprintf("%d %d", h, b.fresh[h]))
		}
	}
	for i := range b.sections {
		s := &b.sections[i]
		owners = append(owners, seatLetter(s.Owner))
		marks = append(marks, strconv.Itoa(s.Marks))
		marked = marked || s.Marks > 0
	}
	for _, h := range b.laid {
		laid = append(laid, strconv.Itoa(int(h)))
	}
	if !marked {
		marks = nil
	}
	add("tiles", tiles, ",")
	add("cities", cities, ",")
	add("owners", owners, "")
	add("marks", marks, ",")
	add("begun", b.begun.letters(), "")
	add("gone", b.gone.letters(), "")
	add("laid", laid, ",")
	add("fresh", fresh, ",")
	return []byte(strings.Join(parts, "; ")), nil
}

func seatLetter(s rules.Seat) string {
	if s == rules.Nobody {
		return "."
	}
	return strconv.Itoa(int(s))
}

func (s seats) letters() (out []string) {
	for i := range rules.Seat(maxSeats) {
		if s.has(i) {
			out = append(out, seatLetter(i))
		}
	}
	return out
}

const maxSeats = 10

// Read reads what MarshalText wrote for a game of that many seats. It refuses everything else, and a board on which Audit
// finds a fault.
func (m *Map) Read(text string, seats int) (*Board, error) {
	r := reader{m: m, b: newBoard(m), seats: seats}
	if text != "" {
		for part := range strings.SplitSeq(text, "; ") {
			key, list, ok := strings.Cut(part, " ")
			if !ok {
				return nil, fmt.Errorf("track: board: %q says nothing", part)
			}
			r.part(key, list)
		}
	}
	r.owners()
	if r.err != nil {
		return nil, r.err
	}
	if back, _ := r.b.MarshalText(); string(back) != text {
		return nil, fmt.Errorf("track: board: not the canonical form, which is %q", back)
	}
	if err := r.b.Audit(); err != nil {
		return nil, err
	}
	return r.b, nil
}

type reader struct {
	m           *Map
	b           *Board
	seats       int
	owner, mark string
	err         error
}

func (r *reader) fail(format string, a ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("track: board: "+format, a...)
	}
}

func (r *reader) part(key, list string) {
	switch key {
	case "owners":
		r.owner = list
		return
	case "marks":
		r.mark = list
		return
	case "begun", "gone":
		for _, c := range []byte(list) {
			bit := seats(1) << r.seat(c)
			if key == "begun" {
				r.b.begun |= bit
			} else {
				r.b.gone |= bit
			}
		}
		return
	}
	for item := range strings.SplitSeq(list, ",") {
		num, rest, _ := strings.Cut(item, " ")
		n, err := strconv.Atoi(num)
		if err != nil || n < 0 || n >= len(r.b.tile) {
			r.fail("there is no hex %q", num)
			return
		}
		r.item(key, HexID(n), rest)
	}
}

func (r *reader) item(key string, h HexID, rest string) {
	switch key {
	case "tiles":
		i := strings.LastIndexByte(rest, ' ')
		turn, err := strconv.Atoi(rest[i+1:])
		if i < 0 || err != nil || turn < 0 || turn >= hex.Sides || r.m.Code.face(Tile(rest[:i]), int8(turn)) == 0 {
			r.fail("there is no tile %q", rest)
			return
		}
		r.b.tile[h] = r.m.Code.face(Tile(rest[:i]), int8(turn))
		for _, s := range r.b.face(h).exits.Sides() {
			r.b.own[h][s] = int8(rules.Nobody)
		}
	case "fresh":
		m, err := strconv.Atoi(rest)
		if err != nil || m <= 0 || hex.Set(m)&^r.b.face(h).exits != 0 || m > int(hex.All) {
			r.fail("no new track %q", rest)
			return
		}
		r.b.fresh[h] = hex.Set(m)
	case "cities", "laid":
		if rest != "" {
			r.fail("%q follows a hex", rest)
		}
		if key == "laid" {
			r.b.laid = append(r.b.laid, h)
		} else {
			r.b.city[h] = true
		}
	default:
		r.fail("unknown part %q", key)
	}
}

func (r *reader) seat(c byte) int {
	if c < '0' || int(c-'0') >= min(r.seats, maxSeats) {
		r.fail("there is no seat %q", c)
		return 0
	}
	return int(c - '0')
}

// owners shares the track out once all tiles lie.
func (r *reader) owners() {
	if r.err != nil {
		return
	}
	b := r.b
	b.derive()
	if len(r.owner) != len(b.sections) {
		r.fail("%d owners for %d sections", len(r.owner), len(b.sections))
		return
	}
	marks := strings.Split(r.mark, ",")
	for i := range b.sections {
		owner, n := rules.Nobody, 0
		if c := r.owner[i]; c != '.' {
			owner = rules.Seat(r.seat(c))
		}
		if r.mark != "" && i < len(marks) {
			n, _ = strconv.Atoi(marks[i])
		}
		if n < 0 || n > 255 {
			r.fail("%d marks", n)
			return
		}
		b.relabel(&b.sections[i], owner, n)
	}
}
