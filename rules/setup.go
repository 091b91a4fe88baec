package rules

import (
	"fmt"
	"maps"
	"slices"
)

// Complete returns the setup with the game's ID and the default of every option that it leaves open. The
// setup given is not changed.
func (d *Definition) Complete(s Setup) Setup {
	s.Game = d.ID
	given := s.Options
	s.Options = map[string]string{}
	maps.Copy(s.Options, given)
	for _, o := range d.Options {
		if s.Options[o.ID] == "" {
			s.Options[o.ID] = o.first()
		}
	}
	if len(s.Options) == 0 {
		s.Options = nil
	}
	return s
}

// Check says in one sentence what is impossible about a setup: another game, too few or too many players, an
// option or a value that the game does not have. What only the rules can refuse (two options that do not go
// together) is left to New.
func (d *Definition) Check(s Setup) error {
	if s.Game != "" && s.Game != d.ID {
		return fmt.Errorf("this set-up is for the game %q, not for %s", s.Game, d.Name)
	}
	if s.Seats < d.MinSeats || s.Seats > d.MaxSeats {
		if d.MinSeats == d.MaxSeats {
			return fmt.Errorf("%s is for %s, not for %d", d.Name, players(d.MinSeats), s.Seats)
		}
		return fmt.Errorf("%s is for %d to %s, not for %d", d.Name, d.MinSeats, players(d.MaxSeats), s.Seats)
	}
	for _, id := range slices.Sorted(maps.Keys(s.Options)) {
		i := slices.IndexFunc(d.Options, func(o Option) bool { return o.ID == id })
		if i < 0 {
			return fmt.Errorf("%s has no option %q", d.Name, id)
		}
		if o := d.Options[i]; o.index(s.Options[id]) < 0 {
			return fmt.Errorf("the option %q of %s has no value %q", o.Name, d.Name, s.Options[id])
		}
	}
	return nil
}

func players(n int) string {
	if n == 1 {
		return "1 player"
	}
	return fmt.Sprintf("%d players", n)
}

// first is the value that stands when nothing is chosen.
func (o Option) first() string {
	if o.Default == "" && len(o.Values) > 0 {
		return o.Values[0].ID
	}
	return o.Default
}

func (o Option) index(value string) int {
	return slices.IndexFunc(o.Values, func(v Value) bool { return v.ID == value })
}
