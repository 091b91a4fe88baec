package console

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"kettle/rules"
	"kettle/rules/match"
)

type jsonAction struct {
	Text   string          `json:"text"`   // what "do" takes
	Action json.RawMessage `json:"action"` // what "do" takes too
	Words  string          `json:"words,omitempty"`
	Clause string          `json:"clause,omitempty"`
}

// legal is "kettle legal".
func (k *call) legal() error {
	m, err := k.open(k.args[0])
	if err != nil {
		return err
	}
	p := m.Position()
	all := []jsonAction{}
	for _, a := range p.Legal() {
		b, err := m.Definition().Codec.Encode(a)
		if err != nil {
			return err
		}
		l := phrase(m, a)
		all = append(all, jsonAction{a.String(), b, l.Text, l.Clause})
	}
	if k.json {
		return k.emit(struct {
			Turn  int          `json:"turn"` // 0 when the game is over
			Legal []jsonAction `json:"legal"`
		}{player(p.Turn()), all})
	}
	if p.Turn() == rules.Nobody {
		k.say("The game is over.")
		return nil
	}
	for _, a := range all {
		k.say("%s", a.Text)
	}
	return nil
}

// phrase is the action as the engine words it for the player who may do it.
func phrase(m *match.Match, a rules.Action) rules.Line {
	w := m.Definition().Words
	if w == nil {
		return rules.Line{}
	}
	p := m.Position()
	l := w.Action(p.View(p.Turn()), a)
	l.Text = rules.Name(l.Text, people(m))
	return l
}

// player is a seat as this package writes it: from 1, and 0 for nobody.
func player(s rules.Seat) int { return max(int(s)+1, 0) }

// people is the name of every seat.
func people(m *match.Match) []string {
	out := make([]string, m.Setup().Seats)
	for s := range out {
		out[s] = m.Table().Name(rules.Seat(s))
	}
	return out
}

// play is "kettle do".
func (k *call) play() error {
	path := k.args[0]
	texts, err := k.texts(k.args[1:])
	if err != nil {
		return err
	}
	m, err := k.open(path)
	if err != nil {
		return err
	}
	from := m.Len()
	for i, t := range texts {
		a, err := spell(m, t)
		if err == nil {
			err = refused(a, m.Do(a))
		}
		if err != nil {
			if len(texts) > 1 {
				return fmt.Errorf("nothing is played, because of action %d of %d: %w", i+1, len(texts), err)
			}
			return err
		}
	}
	if err := k.write(m, path); err != nil {
		return err
	}
	return k.after(m, from)
}

// refused puts the action before the reason that the rules give against it.
func refused(a rules.Action, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%q is refused: %s", a.String(), rules.Plain(err))
}

// texts are the actions of the command line, those of the standard input in the place of a "-".
func (k *call) texts(args []string) (out []string, err error) {
	for _, a := range args {
		if a != "-" {
			out = append(out, a)
			continue
		}
		s := bufio.NewScanner(io.LimitReader(k.in, match.MaxSize))
		for s.Scan() {
			if line := strings.TrimSpace(s.Text()); line != "" {
				out = append(out, line)
			}
		}
		if err := s.Err(); err != nil {
			return nil, fmt.Errorf("the standard input cannot be read: %w", err)
		}
	}
	if len(out) == 0 {
		return nil, errors.New("the standard input holds no action")
	}
	return out, nil
}

// undo is "kettle undo".
func (k *call) undo() error {
	path := k.args[0]
	m, err := k.open(path)
	if err != nil {
		return err
	}
	from := m.Len()
	if err := m.Undo(); err != nil {
		if !k.past || from == 0 {
			return err
		}
		m.Rewind(from - 1)
	}
	gone := m.Undone()
	if err := k.write(m, path); err != nil {
		return err
	}
	if !k.json {
		for i := range gone {
			k.say("Taken back: %s", gone[len(gone)-1-i].Action)
		}
	}
	return k.after(m, m.Len())
}

type jsonState struct {
	Actions int           `json:"actions"`
	Turn    int           `json:"turn"`
	Log     []jsonLine    `json:"log"`
	Over    bool          `json:"over"`
	Result  *rules.Result `json:"result,omitempty"`
}

// after tells what the actions from the given one on have led to, as everybody may know it, and who is to act now.
func (k *call) after(m *match.Match, from int) error {
	v := look(m)
	lines := v.lines(from)
	if k.json {
		s := jsonState{Actions: m.Len(), Turn: player(m.Position().Turn()), Log: lines}
		if r, over := m.Position().Result(); over {
			s.Over, s.Result = true, &r
		}
		return k.emit(s)
	}
	for _, l := range lines {
		k.say("%s", l)
	}
	k.say("%s", v.prompt())
	return nil
}
