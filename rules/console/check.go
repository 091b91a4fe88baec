package console

import (
	"fmt"
)

// transcript is "kettle transcript".
func (k *call) transcript() error {
	m, err := k.open(k.args[0])
	if err != nil {
		return err
	}
	v, err := k.lookFrom(m)
	if err != nil {
		return err
	}
	k.say("%s, %s, seed code %s", m.Definition().Name, players(m.Setup().Seats), m.Code())
	for _, o := range m.Definition().Options {
		k.say("%s: %s", o.Name, m.Setup().Options[o.ID])
	}
	k.say("")
	for _, l := range v.lines(0) {
		if l.Heading {
			k.say("")
		}
		k.say("%s", l)
	}
	k.say("\n%s", v.prompt())
	return nil
}

type jsonVerdict struct {
	File    string `json:"file"`
	OK      bool   `json:"ok"`
	Game    string `json:"game,omitempty"`
	Actions int    `json:"actions,omitempty"`
	Over    bool   `json:"over,omitempty"`
	Line    *int   `json:"line,omitempty"` // of the log where it drifts; 0 for the deal
	Why     string `json:"why,omitempty"`
}

// verify is "kettle verify".
func (k *call) verify() error {
	var bad []string
	var first error
	verdicts := []jsonVerdict{}
	for _, path := range k.args {
		v, err := k.verdict(path)
		if err != nil {
			bad = append(bad, path)
			if first == nil {
				first = err
			}
		}
		verdicts = append(verdicts, v)
		if !k.json && err == nil {
			end := "goes on"
			if v.Over {
				end = "is over"
			}
			k.say("%s: %s, %d actions, %s, replays to the last position.", path, v.Game, v.Actions, end)
		} else if !k.json && len(k.args) > 1 {
			k.say("%s", sentence(err))
		}
	}
	if k.json {
		if err := k.emit(verdicts); err != nil {
			return err
		}
	}
	switch {
	case len(bad) == 0:
		return nil
	case len(k.args) == 1:
		return first
	}
	return fmt.Errorf("%d of %d files fail", len(bad), len(k.args))
}

func (k *call) verdict(path string) (jsonVerdict, error) {
	m, drift, err := k.load(path)
	v := jsonVerdict{File: path}
	if err == nil && drift != nil {
		v.Line = &drift.Line
		err = fmt.Errorf("the file %s does not replay, %w", path, drift)
	}
	if err != nil {
		v.Why = sentence(err)
		return v, err
	}
	_, over := m.Position().Result()
	return jsonVerdict{File: path, OK: true, Game: m.Definition().Name, Actions: m.Len(), Over: over}, nil
}
