package input

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// A Script is what a player does, a step a line:
//
//	click hit ID      click X Y      rclick …      mclick …      dclick …
//	move hit ID       move X Y       away
//	drag X Y X Y      wheel N
//	key CHORD         hold KEY       let KEY       type TEXT
//	wait 300ms        size 1920x1080 shot NAME        quit
//	expect TEXT       refute TEXT    await TEXT    (some text of the picture contains it)
//	expect-hit ID     refute-hit ID  await-hit ID
//
// An ID is the rest of the line; "click clause HAL-20" means the hit "clause/HAL-20", "click undo" the hit "undo".
// Places are units. Empty lines and lines that begin with # are skipped.
type Script struct {
	Name  string
	steps []step
}

type step struct {
	line int
	verb string
	rest string
	num  []float32
	wait time.Duration
}

// ParseScript reads a script; name is for its errors, which carry the line.
func ParseScript(name string, r io.Reader) (Script, error) {
	s := Script{Name: name}
	in := bufio.NewScanner(r)
	for n := 1; in.Scan(); n++ {
		line := strings.TrimSpace(in.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		verb, rest, _ := strings.Cut(line, " ")
		st := step{line: n, verb: verb, rest: strings.TrimSpace(rest)}
		if err := st.check(); err != nil {
			return Script{}, fmt.Errorf("%s:%d: %s: %w", name, n, line, err)
		}
		s.steps = append(s.steps, st)
	}
	if err := in.Err(); err != nil {
		return Script{}, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

// pointing are the verbs that take a place or an id, with the button they press.
var pointing = map[string]Button{"click": Left, "rclick": Right, "mclick": Middle, "dclick": Left, "move": 0}

// check reads the arguments.
func (s *step) check() (err error) {
	switch s.verb {
	case "click", "rclick", "mclick", "dclick", "move":
		if s.num = numbers(s.rest); len(s.num) == 2 {
			return nil
		}
		s.num = nil
		return need(s.rest, "where?")
	case "drag":
		if s.num = numbers(s.rest); len(s.num) != 4 {
			return fmt.Errorf("needs four numbers")
		}
	case "wheel":
		if s.num = numbers(s.rest); len(s.num) != 1 {
			return fmt.Errorf("needs a number")
		}
	case "size":
		w, h, ok := strings.Cut(s.rest, "x")
		if s.num = numbers(w + " " + h); !ok || len(s.num) != 2 || s.num[0] < 1 || s.num[1] < 1 {
			return fmt.Errorf("needs a size such as 1280x720")
		}
	case "wait":
		if s.wait, err = time.ParseDuration(s.rest); err != nil || s.wait < 0 {
			return fmt.Errorf("needs a time such as 300ms")
		}
	case "away", "quit":
	case "key", "hold", "let":
		return need(s.rest, "which key?")
	case "type", "shot", "expect", "refute", "await", "expect-hit", "refute-hit", "await-hit":
		return need(s.rest, "what?")
	default:
		return fmt.Errorf("unknown step %q", s.verb)
	}
	return nil
}

func need(s, question string) error {
	if s == "" {
		return fmt.Errorf("%s", question)
	}
	return nil
}

// numbers reads numbers parted by spaces; nil if there is anything else.
func numbers(s string) (out []float32) {
	for _, f := range strings.Fields(s) {
		v, err := strconv.ParseFloat(f, 32)
		if err != nil {
			return nil
		}
		out = append(out, float32(v))
	}
	return out
}
