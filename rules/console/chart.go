package console

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"text/tabwriter"

	"kettle/rules/games"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/own"
)

// chart is "kettle map".
func (k *call) chart() error {
	if k.example != (len(k.args) == 0) {
		return errors.New("say which map file, or -example")
	}
	if k.example {
		_, err := k.out.Write(own.Example())
		return err
	}
	path := k.args[0]
	data, err := os.ReadFile(path)
	if err != nil {
		return fileError("read", path, err)
	}
	facts, err := factsOf(data)
	if err != nil {
		return fmt.Errorf("the map %s cannot be played, %w", path, err)
	}
	t := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
	for _, f := range facts {
		fmt.Fprintf(t, "%s\t%s\n", f.Label, f.Value)
	}
	return t.Flush()
}

// factsOf tells what is in a map file, and what a player might stumble over.
func factsOf(data []byte) ([]own.Fact, error) {
	var head struct{ Schema, ID string }
	json.Unmarshal(data, &head)
	if head.Schema == "rail-graph/1" && games.Printed(head.ID) {
		l, err := graph.Parse(data, nil)
		if err != nil {
			return nil, err
		}
		var houses [len(l.Total)]int
		for _, h := range l.Houses {
			houses[h.Color]++
		}
		facts := append(own.HeadFacts(&l.Head), own.Fact{Label: "houses", Value: own.Colors(houses)},
			own.Fact{Label: "links", Value: fmt.Sprint(len(l.Links))}, own.Fact{Label: "cubes", Value: own.Colors(l.Total)})
		return append(facts, findings(graph.Lint(l))...), nil
	}
	m, err := games.ReadMap(data)
	if err != nil {
		return nil, err
	}
	facts := own.Facts(m.Land)
	game := "a map of the program; your own needs another id"
	if m.Game != nil {
		game = m.Game.ID
	}
	facts = append(facts, own.Fact{Label: "game", Value: game})
	return append(append(facts, own.Fact{Label: "sum", Value: m.Sum}), findings(m.Remarks)...), nil
}

// findings lists what the lint of a map has found.
func findings[T any](lint []T) []own.Fact {
	if len(lint) == 0 {
		return []own.Fact{{Label: "findings", Value: "none"}}
	}
	out := []own.Fact{{Label: "findings", Value: fmt.Sprint(len(lint))}}
	for _, l := range lint {
		out = append(out, own.Fact{Value: fmt.Sprint(l)})
	}
	return out
}
