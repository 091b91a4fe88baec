package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A combo is one setup but for its seed.
type combo struct {
	index   int
	seats   int
	options map[string]string
	changed []string // "moon=full": what differs from the defaults
	about   string   // what it is there for, the same for every number of seats
}

func (c combo) String() string {
	s := fmt.Sprintf("%d seats", c.seats)
	if len(c.changed) > 0 {
		s += ", " + strings.Join(c.changed, " ")
	}
	return s
}

// together is how many random mixtures of options are played for each number of seats.
const together = 3

// definition checks what needs no game, and lists the combinations to play.
func (k *kit) definition() (out []Finding) {
	d := k.def
	bad := func(format string, args ...any) {
		out = append(out, Finding{"definition", d.ID, fmt.Sprintf(format, args...)})
	}
	if d.ID == "" || d.Name == "" || d.Tag == "" || d.New == nil || d.Codec == nil || d.Words == nil {
		bad("a Definition needs ID, Name, Tag, New, Codec and Words")
		return out
	}
	if d.MinSeats < 1 || d.MaxSeats < d.MinSeats || d.Version < 1 || d.MaxMoves < 1 {
		bad("MinSeats, MaxSeats, Version or MaxMoves make no sense")
		return out
	}
	for _, o := range d.Options {
		ids := map[string]bool{}
		for _, v := range o.Values {
			if v.ID == "" || v.Name == "" || ids[v.ID] {
				bad("option %s: value %q has no name or stands twice", o.ID, v.ID)
			}
			ids[v.ID] = true
		}
		if o.ID == "" || o.Name == "" || len(ids) == 0 || o.Default != "" && !ids[o.Default] {
			bad("option %q needs a name, values and a default among them", o.ID)
			return out
		}
	}
	for name := range k.opts.Excused {
		if event, leak := strings.CutPrefix(name, "leak "); !k.expected()[name] && !(leak && k.events[event]) {
			bad("%q is excused but is nothing this game has", name)
		}
	}
	if _, err := match.New(d, rules.Setup{Seats: d.MaxSeats + 1}, match.Table{}); err == nil {
		bad("a game for %d was dealt", d.MaxSeats+1)
	}
	if err := panics(func() { k.list(bad) }); err != nil {
		bad("New panics: %v", err)
	}
	return out
}

// list fills k.combos with the combinations that New does not refuse.
func (k *kit) list(bad func(string, ...any)) {
	d := k.def
	seen := map[string]bool{}
	add := func(seats int, about string, options map[string]string) {
		s := d.Complete(rules.Setup{Seats: seats, Options: options, Seed: 1})
		c := combo{index: len(k.combos), seats: seats, options: s.Options, about: about}
		for _, o := range d.Options {
			if s.Options[o.ID] != d.Complete(rules.Setup{}).Options[o.ID] {
				c.changed = append(c.changed, o.ID+"="+s.Options[o.ID])
			}
		}
		if seen[c.String()] {
			return
		}
		seen[c.String()] = true
		p, err := d.New(s)
		if err != nil {
			if !sentence(err.Error()) {
				bad("%s is refused without a sentence: %v", c, err)
			}
			return
		}
		if js(p) == "" {
			bad("%s: the position has no JSON", c)
			return
		}
		if why := k.careless(p); why != "" {
			bad("%s: %s", c, why)
			return
		}
		for _, o := range d.Options {
			k.saw("option", o.ID+"="+s.Options[o.ID])
		}
		if back, err := rules.ParseCode(d.Code(s), []*rules.Definition{d}); err != nil || back.Seats != s.Seats || back.Seed != s.Seed || !maps.Equal(back.Options, s.Options) {
			bad("%s: the seed code %s comes back as %v, %v", c, d.Code(s), back, err)
		}
		k.combos = append(k.combos, c)
	}
	r := rng.Seed(1).Stream("combinations", 0)
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		add(seats, "defaults", nil)
		for _, o := range d.Options {
			for _, v := range o.Values {
				add(seats, o.ID+"="+v.ID, map[string]string{o.ID: v.ID})
			}
		}
		if len(d.Options) < 2 {
			continue
		}
		last := map[string]string{}
		for _, o := range d.Options {
			last[o.ID] = o.Values[len(o.Values)-1].ID
		}
		add(seats, "last values", last)
		for n := range together {
			mix := map[string]string{}
			for _, o := range d.Options {
				mix[o.ID] = o.Values[r.Intn(len(o.Values))].ID
			}
			add(seats, fmt.Sprintf("mixture %d", n+1), mix)
		}
	}
	if len(k.combos) == 0 {
		bad("no combination of seats and options can be played")
	}
}

// A fixture is one game to play: with which setup, and the how manieth of it.
type fixture struct {
	combo combo
	seed  int // from 0
}

// schedule lists the games to play: all of each combination, or with Options.Rotate as many of all that are about the
// same, each time with the number of seats that had the fewest games.
func (k *kit) schedule() (out []fixture) {
	if !k.opts.Rotate {
		for _, c := range k.combos {
			for i := range k.seeds {
				out = append(out, fixture{c, i})
			}
		}
		return out
	}
	var abouts []string
	by := map[string][]combo{}
	for _, c := range k.combos {
		if by[c.about] == nil {
			abouts = append(abouts, c.about)
		}
		by[c.about] = append(by[c.about], c)
	}
	seats, times := map[int]int{}, map[int]int{} // games so far, by number of seats and by combination
	for i := range k.seeds {
		for n, about := range abouts {
			next := slices.MinFunc(by[about], func(a, b combo) int {
				return cmp.Or(cmp.Compare(times[a.index], times[b.index]), cmp.Compare(seats[a.seats], seats[b.seats]))
			})
			seats[next.seats]++
			times[next.index]++
			out = append(out, fixture{next, n + i})
		}
	}
	return out
}

// careless says which damaged JSON of a position the codec takes.
func (k *kit) careless(p rules.Position) string {
	good := js(p)
	for what, text := range map[string]string{
		"nothing": "", "null": "null", "an empty object": "{}", "a list": "[]", "a cut text": good[:len(good)-1], "two positions": good + good,
		"an unknown field": strings.TrimSuffix(good, "}") + `,"no such field":1}`,
	} {
		var err error
		if cause := panics(func() { _, err = k.def.Codec.Position([]byte(text)) }); cause != nil {
			return fmt.Sprintf("reading %s as a position panics: %v", what, cause)
		} else if err == nil {
			return fmt.Sprintf("the codec reads %s as a position", what)
		}
	}
	return ""
}

// sentence tells a sentence for players from an error for developers.
func sentence(text string) bool {
	return strings.Contains(text, " ") && !strings.HasPrefix(text, "rules:") && !strings.HasPrefix(text, "json:")
}
