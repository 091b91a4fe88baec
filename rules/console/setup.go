package console

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// pick finds the game that a player names: its id, the end of its id, its name or its tag, in any case.
func (p *program) pick(name string) (*rules.Definition, error) {
	if name == "" {
		return nil, errors.New("say which game with -game; \"kettle games\" lists them")
	}
	var known []string
	for _, d := range p.games {
		for _, n := range []string{d.ID, path.Base(d.ID), d.Name, d.Tag} {
			if n != "" && strings.EqualFold(n, name) {
				return d, nil
			}
		}
		known = append(known, d.ID, path.Base(d.ID))
	}
	return nil, fmt.Errorf("there is no game %q%s", name, hint(name, known))
}

// errNoSeed refuses a number that deals nothing.
var errNoSeed = errors.New("a seed is a whole number from 1 on, or a seed code")

// setup is the deal that the flags describe.
func (k *call) setup() (*rules.Definition, rules.Setup, error) {
	if n, err := strconv.ParseUint(k.seed, 10, 64); err == nil || k.seed == "" {
		return k.setupBy(n)
	}
	if _, err := strconv.ParseFloat(k.seed, 64); err == nil {
		return nil, rules.Setup{}, errNoSeed
	}
	if k.given["seats"] || k.given["option"] {
		return nil, rules.Setup{}, errors.New("a seed code says seats and options itself: leave -seats and -option out, or give -seed a plain number")
	}
	s, err := rules.ParseCode(k.seed, k.games)
	if err != nil {
		return nil, s, err
	}
	def := k.byID(s.Game)
	if k.game != "" {
		if named, err := k.pick(k.game); err != nil {
			return nil, s, err
		} else if named != def {
			return nil, s, fmt.Errorf("this seed code is for %s, not for %s", def.Name, named.Name)
		}
	}
	return def, s, nil
}

// setupBy is the deal of a plain number, or a random one if no seed was given.
func (k *call) setupBy(n uint64) (*rules.Definition, rules.Setup, error) {
	def, err := k.pick(k.game)
	if err != nil {
		return nil, rules.Setup{}, err
	}
	s := rules.Setup{Game: def.ID, Seats: k.seats, Options: maps.Clone(k.options), Seed: rng.Seed(n)}
	if k.seed == "" {
		s.Seed = rules.NewSeed(rand.Uint64())
	} else if n == 0 {
		return nil, s, errNoSeed
	}
	if !k.given["seats"] {
		if s.Seats = def.MinSeats; def.MinSeats != def.MaxSeats {
			return nil, s, fmt.Errorf("say how many play with -seats: %s is for %d to %d", def.Name, def.MinSeats, def.MaxSeats)
		}
	}
	if err := options(def, s.Options); err != nil {
		return nil, s, err
	}
	s = def.Complete(s)
	if err := def.Check(s); err != nil {
		return nil, s, err
	}
	_, err = def.New(s)
	return def, s, err
}

// options refuses what Definition.Check would, naming what was probably meant.
func options(def *rules.Definition, chosen map[string]string) error {
	for _, id := range slices.Sorted(maps.Keys(chosen)) {
		var ids []string
		for _, o := range def.Options {
			ids = append(ids, o.ID)
		}
		i := slices.Index(ids, id)
		if i < 0 && len(ids) == 0 {
			return fmt.Errorf("%s has no options", def.Name)
		}
		if i < 0 {
			return fmt.Errorf("%s has no option %q; it has %s", def.Name, id, list(ids))
		}
		var values []string
		for _, v := range def.Options[i].Values {
			values = append(values, v.ID)
		}
		if !slices.Contains(values, chosen[id]) {
			return fmt.Errorf("the option %q of %s cannot be %q; it can be %s", id, def.Name, chosen[id], list(values))
		}
	}
	return nil
}

// list joins words as a sentence does.
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// deal is "kettle new".
func (k *call) deal() error {
	if k.output == "" {
		return errors.New("say where to save the game with -o FILE")
	}
	def, s, err := k.setup()
	if err != nil {
		return err
	}
	if _, err := os.Lstat(k.output); err == nil && !k.force {
		return fmt.Errorf("the file %s exists already; -force replaces it", k.output)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fileError("write", k.output, err)
	}
	m, err := match.New(def, s, match.Table{})
	if err != nil {
		return err
	}
	if err := k.write(m, k.output); err != nil {
		return err
	}
	if k.json {
		return k.emit(struct {
			File string      `json:"file"`
			Code string      `json:"code"`
			Set  rules.Setup `json:"setup"`
		}{k.output, m.Code(), m.Setup()})
	}
	k.say("%s, %s, seed code %s, is dealt into %s.", def.Name, players(s.Seats), m.Code(), k.output)
	return nil
}

func players(n int) string { return counted(n, "player") }

type jsonGame struct {
	ID       string       `json:"id"`
	Name     string       `json:"name"`
	Family   string       `json:"family"`
	Text     string       `json:"text"`
	MinSeats int          `json:"minSeats"`
	MaxSeats int          `json:"maxSeats"`
	Minutes  int          `json:"minutes"`
	Version  int          `json:"version"`
	Options  []jsonOption `json:"options"`
	Books    []string     `json:"books"`
	Map      string       `json:"map,omitempty"` // of the player's own: its sum
}

type jsonOption struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Text    string      `json:"text"`
	Default string      `json:"default"`
	Values  []jsonValue `json:"values"`
}

type jsonValue struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Text   string `json:"text"`
	Clause string `json:"clause,omitempty"`
}

// catalogue is "kettle games".
func (k *call) catalogue() error {
	if k.json {
		out := []jsonGame{}
		for _, d := range k.games {
			g := jsonGame{d.ID, d.Name, d.Family, d.Text, d.MinSeats, d.MaxSeats, d.Minutes, d.Version, []jsonOption{}, d.Books, d.Map}
			for _, o := range d.Options {
				j := jsonOption{o.ID, o.Name, o.Text, d.Complete(rules.Setup{}).Options[o.ID], nil}
				for _, v := range o.Values {
					j.Values = append(j.Values, jsonValue(v))
				}
				g.Options = append(g.Options, j)
			}
			out = append(out, g)
		}
		return k.emit(out)
	}
	for i, d := range k.games {
		if i > 0 {
			k.say("")
		}
		seats := players(d.MaxSeats)
		if d.MinSeats != d.MaxSeats {
			seats = fmt.Sprintf("%d to %s", d.MinSeats, seats)
		}
		mark := ""
		if d.Map != "" {
			mark = ", your map"
		}
		k.say("%s  %s (%s), %s%s", d.ID, d.Name, d.Family, seats, mark)
		t := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
		for _, o := range d.Options {
			fmt.Fprintf(t, "  -option %s=…\t%s\n", o.ID, o.Text)
			for _, v := range o.Values {
				mark := ""
				if v.ID == d.Complete(rules.Setup{}).Options[o.ID] {
					mark = " (default)"
				}
				fmt.Fprintf(t, "    %s%s\t%s\n", v.ID, mark, v.Text)
			}
		}
		if err := t.Flush(); err != nil {
			return err
		}
	}
	if len(k.problems) > 0 {
		k.say("\nThese files in your folder of maps cannot be played:")
	}
	for _, p := range k.problems {
		k.say("  %v", p)
	}
	return nil
}
