package console

import (
	"encoding/json"
	"fmt"
	"text/tabwriter"

	"kettle/rules"
)

type jsonFact struct {
	ID     string `json:"id"`
	Player int    `json:"player,omitempty"` // 0 for the whole table
	Label  string `json:"label"`
	Value  string `json:"value"`
	Clause string `json:"clause,omitempty"`
}

// show is "kettle show".
func (k *call) show() error {
	m, err := k.open(k.args[0])
	if err != nil {
		return err
	}
	v, err := k.lookFrom(m)
	if err != nil {
		return err
	}
	lines := v.tail(k.tail)
	if k.json {
		b, err := json.Marshal(v.position())
		if err != nil {
			return err
		}
		return k.emit(struct {
			Game     string          `json:"game"`
			Code     string          `json:"code"`
			Actions  int             `json:"actions"`
			Turn     int             `json:"turn"`
			Viewer   int             `json:"viewer"` // 0 for everybody
			Prompt   string          `json:"prompt"`
			Facts    []jsonFact      `json:"facts"`
			Log      []jsonLine      `json:"log"`
			Position json.RawMessage `json:"position"`
		}{m.Definition().ID, m.Code(), m.Len(), player(m.Position().Turn()), player(v.seat), v.prompt(), v.facts(), lines, b})
	}
	k.say("%s, %s, seed code %s, %d actions", m.Definition().Name, players(m.Setup().Seats), m.Code(), m.Len())
	if err := k.table(v); err != nil {
		return err
	}
	k.say("\nBoard")
	for _, l := range v.board() {
		k.say("%s", l)
	}
	if len(lines) > 0 {
		k.say("\nLog")
	}
	for _, l := range lines {
		k.say("%s", l)
	}
	k.say("\n%s", v.prompt())
	return nil
}

// table writes facts in columns, those of the whole table first, then player by player.
func (k *call) table(v viewer) error {
	facts := v.facts()
	if len(facts) == 0 {
		return nil
	}
	k.say("\nFacts")
	t := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
	names := append([]string{"Table"}, people(v.m)...)
	for who := range names {
		for _, f := range facts {
			if f.Player == who {
				fmt.Fprintf(t, "  %s\t%s\t%s\t%s\n", names[who], f.Label, f.Value, f.Clause)
			}
		}
	}
	return t.Flush()
}

func (v viewer) position() rules.Position { return v.m.Position().View(v.seat) }

func (v viewer) facts() []jsonFact {
	out := []jsonFact{}
	f, ok := v.position().(rules.Factual)
	if !ok {
		return out
	}
	for _, x := range f.Facts() {
		out = append(out, jsonFact{x.ID, player(x.Seat), x.Label, rules.Name(x.Value, people(v.m)), x.Clause})
	}
	return out
}

// tail is the last n lines of the log.
func (v viewer) tail(n int) []jsonLine {
	n = max(n, 0)
	all := v.lines(max(0, v.m.Len()-n))
	return all[max(0, len(all)-n):]
}
