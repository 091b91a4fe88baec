package console

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/match"
)

// A viewer tells a match as one seat, or everybody, may know it.
type viewer struct {
	m    *match.Match
	seat rules.Seat
}

// look is the viewer of no seat in particular: everybody, or the one seat that there is.
func look(m *match.Match) viewer {
	if m.Setup().Seats == 1 {
		return viewer{m, 0}
	}
	return viewer{m, rules.Public}
}

// lookFrom is the viewer that -seat names.
func (k *call) lookFrom(m *match.Match) (viewer, error) {
	n := m.Setup().Seats
	if !k.given["seat"] {
		return look(m), nil
	}
	if k.seat < 1 || k.seat > n {
		return viewer{}, fmt.Errorf("there is no player %d: this game is for %s", k.seat, players(n))
	}
	return viewer{m, rules.Seat(k.seat - 1)}, nil
}

// A jsonLine is one line of the log.
type jsonLine struct {
	Number  int    `json:"number"` // of the action, from 1
	Player  int    `json:"player,omitempty"`
	Text    string `json:"text"`
	Value   string `json:"value,omitempty"`
	Clause  string `json:"clause,omitempty"`
	Heading bool   `json:"heading,omitempty"`
	Action  bool   `json:"action,omitempty"` // the decision itself, not what came of it
}

func (l jsonLine) String() string {
	s := l.Text
	if l.Value != "" {
		s += "  " + l.Value
	}
	if l.Clause != "" {
		s += "  (" + l.Clause + ")"
	}
	switch {
	case l.Heading:
		return s
	case l.Action:
		return fmt.Sprintf("%4d  %s", l.Number, s)
	}
	return "      " + s
}

// lines tells the log from the given action on: each decision, then what it led to.
func (v viewer) lines(from int) []jsonLine {
	out := []jsonLine{}
	log := v.m.Log()
	for i := from; i < len(log); i++ {
		out = append(out, v.entry(i, log[i])...)
	}
	return out
}

func (v viewer) entry(i int, e match.Entry) (out []jsonLine) {
	who := v.m.Table().Name(e.By)
	head := jsonLine{Number: i + 1, Player: player(e.By), Action: true, Text: who + ": " + e.Action.String()}
	if v.hidden(i) {
		head.Text = who + " decides in secret"
	}
	out = append(out, head)
	w := v.m.Definition().Words
	if w == nil {
		return out
	}
	after := v.m.At(i + 1).View(v.seat)
	for _, ev := range e.Events {
		if s, ok := ev.(rules.Secret); ok {
			if ev, ok = s.For(v.seat); !ok {
				continue
			}
		}
		l := w.Event(after, ev)
		if l.Text == "" {
			continue
		}
		out = append(out, jsonLine{Number: i + 1, Text: rules.Name(l.Text, people(v.m)), Value: l.Value, Clause: l.Clause, Heading: l.Heading})
	}
	return out
}

// prompt says whose turn it is and what is asked, or how the game ended.
func (v viewer) prompt() string {
	p := v.m.Position()
	if r, over := p.Result(); over {
		return v.ending(r)
	}
	w := v.m.Definition().Words
	who := v.m.Table().Name(p.Turn())
	if w == nil {
		return who + " is to act."
	}
	l := w.Prompt(p.View(v.seat))
	s := rules.Name(l.Text, people(v.m))
	if !strings.Contains(s, who) {
		s = who + ": " + s
	}
	if l.Clause != "" {
		s += "  (" + l.Clause + ")"
	}
	return s
}

func (v viewer) ending(r rules.Result) string {
	var out []string
	for s, place := range r.Places {
		text := fmt.Sprintf("%s has place %d", v.m.Table().Name(rules.Seat(s)), place)
		if s < len(r.Scores) {
			text += fmt.Sprintf(" (%d)", r.Scores[s])
		}
		out = append(out, text)
	}
	return fmt.Sprintf("The game is over (%s): %s.", r.Why, strings.Join(out, ", "))
}
