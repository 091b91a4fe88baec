package rulestest

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// Scripts plays every *.txt of a folder, each as a subtest named like the file. A script is a paragraph of the
// rulebook, played:
//
//	# whatever explains it
//	game: age-of-steam/halloween
//	seats: 1
//	option level: hard
//	seed: 7                      or   position: file.json, beside the script
//
//	build link 3                 the String of a legal action: it is played
//	? build link 4               legal, and not played
//	! build link 3 -> HAL-17     refused, with this clause; nothing is played
//	= cash 0 12                  the Fact "cash" of seat 0 is 12; "-" is the whole table
//	= turn 1                     seat 1 is to act; also over, why, score SEAT, place SEAT
//	> takes the cube             the events of the last action say so, in these words among others
//
// A refused action may also be written as it stands in a save: ! {"do":"build","with":{"link":3}} -> HAL-17.
func Scripts(t *testing.T, dir string, find func(id string) *rules.Definition) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts in %s (%v)", dir, err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			if err := RunScript(path, find); err != nil {
				t.Error(err)
			}
		})
	}
}

// A script is one being played.
type script struct {
	def   *rules.Definition
	setup rules.Setup
	dir   string
	from  string // file of the position it starts at

	p     rules.Position
	last  []rules.Event
	known []rules.Action // legal somewhere in the script so far: what may be refused later
	steps int
}

// RunScript plays one script. The error names file and line.
func RunScript(path string, find func(id string) *rules.Definition) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	s := &script{dir: filepath.Dir(path)}
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := s.line(line, find); err != nil {
			return fmt.Errorf("%s:%d: %s\n  %w", filepath.Base(path), n, line, err)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	if s.steps == 0 {
		return fmt.Errorf("%s: the script asks nothing", filepath.Base(path))
	}
	return nil
}

func (s *script) line(line string, find func(string) *rules.Definition) error {
	if s.p == nil {
		if name, value, ok := strings.Cut(line, ":"); ok && header(name) {
			return s.head(name, strings.TrimSpace(value), find)
		}
		if err := s.begin(); err != nil {
			return err
		}
	}
	s.steps++
	s.known = append(s.known, s.p.Legal()...)
	rest := strings.TrimSpace(line[1:])
	switch line[0] {
	case '?':
		_, err := s.legal(rest)
		return err
	case '!':
		return s.refuse(rest)
	case '=':
		return s.equal(strings.Fields(rest))
	case '>':
		return s.said(rest)
	}
	a, err := s.legal(line)
	if err != nil {
		return err
	}
	out, err := s.p.Apply(a)
	if err != nil {
		return err
	}
	s.p, s.last = out.Next, out.Events
	return nil
}

func header(name string) bool {
	switch name {
	case "game", "seats", "seed", "position":
		return true
	}
	return strings.HasPrefix(name, "option ")
}

func (s *script) head(name, value string, find func(string) *rules.Definition) (err error) {
	switch name {
	case "game":
		if s.def = find(value); s.def == nil {
			return fmt.Errorf("there is no game %q", value)
		}
		s.setup.Game = value
	case "seats":
		s.setup.Seats, err = strconv.Atoi(value)
	case "seed":
		var n uint64
		n, err = strconv.ParseUint(value, 10, 64)
		s.setup.Seed = rng.Seed(n)
	case "position":
		s.from = value
	default:
		if s.setup.Options == nil {
			s.setup.Options = map[string]string{}
		}
		s.setup.Options[strings.TrimSpace(strings.TrimPrefix(name, "option "))] = value
	}
	return err
}

func (s *script) begin() error {
	if s.def == nil {
		return errors.New("the script names no game")
	}
	if s.setup.Seats == 0 {
		s.setup.Seats = s.def.MinSeats
	}
	m, err := match.New(s.def, s.setup, match.Table{})
	if err != nil {
		return err
	}
	if s.p = m.Position(); s.from == "" {
		return nil
	}
	b, err := os.ReadFile(filepath.Join(s.dir, s.from))
	if err != nil {
		return err
	}
	s.p, err = s.def.Codec.Position(b)
	return err
}

// legal finds a legal action by its text.
func (s *script) legal(text string) (rules.Action, error) {
	var open []string
	for _, a := range s.p.Legal() {
		if a.String() == text {
			return a, nil
		}
		open = append(open, a.String())
	}
	if len(open) > 40 {
		open = append(open[:40], "…")
	}
	why := "no such action is known"
	if a := s.spelled(text); a != nil {
		why = fmt.Sprint(s.p.Check(a))
	}
	return nil, fmt.Errorf("%q is not legal (%s); legal for seat %d: %s", text, why, s.p.Turn(), strings.Join(open, "; "))
}

// refuse asks that an action is refused with a clause.
func (s *script) refuse(text string) error {
	text, clause, ok := strings.Cut(text, "->")
	text, clause = strings.TrimSpace(text), strings.TrimSpace(clause)
	if !ok || clause == "" {
		return errors.New("after ! stand an action, -> and a clause")
	}
	a := s.spelled(text)
	if a == nil {
		return fmt.Errorf("no action reads %q; write it as it stands in a save: {\"do\": …}", text)
	}
	_, err := s.p.Apply(a)
	var why *rules.Refusal
	switch {
	case err == nil:
		return errors.New("it is allowed")
	case !errors.As(err, &why):
		return fmt.Errorf("it is refused by something else than a clause: %w", err)
	case why.Clause != clause:
		return fmt.Errorf("it is refused by %s instead: %s", why.Clause, why.Text)
	}
	if no := s.p.Check(a); no == nil || no.Error() != err.Error() {
		return fmt.Errorf("it is %q by Apply and %v by Check", err, no)
	}
	return nil
}

func (s *script) equal(words []string) error {
	if len(words) < 2 {
		return errors.New("after = stand a fact, a seat and a value")
	}
	got, err := s.value(words)
	if err != nil {
		return err
	}
	// Everything after what names the fact is the value, which may have spaces.
	n := 2
	if words[0] == "turn" || words[0] == "over" || words[0] == "why" {
		n = 1
	}
	if want := strings.Join(words[n:], " "); got != want {
		return fmt.Errorf("it is %s", got)
	}
	return nil
}

func (s *script) value(words []string) (string, error) {
	res, over := s.p.Result()
	switch words[0] {
	case "turn":
		return strconv.Itoa(int(s.p.Turn())), nil
	case "over":
		return strconv.FormatBool(over), nil
	case "why":
		return res.Why, nil
	}
	seat := rules.Public
	if words[1] != "-" {
		n, err := strconv.Atoi(words[1])
		if err != nil || n < 0 || n >= s.setup.Seats {
			return "", fmt.Errorf("%q is no seat", words[1])
		}
		seat = rules.Seat(n)
	}
	if list := map[string][]int{"score": res.Scores, "place": res.Places}[words[0]]; over && seat >= 0 && int(seat) < len(list) {
		return strconv.Itoa(list[seat]), nil
	}
	var ids []string
	if f, ok := s.p.(rules.Factual); ok {
		for _, x := range f.Facts() {
			if x.Seat == seat && x.ID == words[0] {
				return x.Value, nil
			}
			if x.Seat == seat {
				ids = append(ids, x.ID)
			}
		}
	}
	return "", fmt.Errorf("there is no such fact; of this seat there are %s", strings.Join(ids, ", "))
}

func (s *script) said(want string) error {
	var all []string
	for _, e := range s.last {
		text := s.def.Words.Event(s.p, e).Text
		if strings.Contains(text, want) {
			return nil
		}
		all = append(all, text)
	}
	return fmt.Errorf("the events say: %s", strings.Join(all, "; "))
}
