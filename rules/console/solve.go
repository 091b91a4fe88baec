package console

import (
	"context"
	"errors"
	"fmt"
	"time"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween/solve"
	"kettle/rules/rail/play"
)

// solvable is the game that "kettle solve" knows.
const solvable = "age-of-steam/halloween"

// solve is "kettle solve".
func (k *call) solve() error {
	if k.given["time"] && !(k.pace > 0 && k.pace <= 86400) {
		return errors.New("-time is in seconds, more than 0 and at most a day")
	}
	if k.given["deals"] {
		return k.share()
	}
	m, err := k.unsolved()
	if err != nil {
		return err
	}
	p, ok := m.Position().(*ageofsteam.State)
	if !ok || m.Definition().ID != solvable {
		return fmt.Errorf("only Halloween is solved, not %s", m.Definition().Name)
	}
	start := time.Now()
	l, err := k.search(p)
	switch {
	case err != nil:
		return err
	case !l.Cleared:
		return fmt.Errorf("no line that clears %s was found; the nearest leaves %s", m.Code(), counted(l.Left, "pumpkin"))
	case k.json:
		return k.emitLine(m, l)
	}
	k.tellLine(m, l, time.Since(start))
	return nil
}

// unsolved is the save that was named, or the deal that the flags describe.
func (k *call) unsolved() (*match.Match, error) {
	if len(k.args) == 1 {
		for _, f := range []string{"seed", "difficulty", "option"} {
			if k.given[f] {
				return nil, fmt.Errorf("a save says its deal itself: leave -%s out", f)
			}
		}
		return k.open(k.args[0])
	}
	if k.seed == "" {
		return nil, errors.New("say which deal with -seed, a number or a seed code, or name a save file")
	}
	def, s, err := k.puzzle()
	if err != nil {
		return nil, err
	}
	return match.New(def, s, match.Table{})
}

// puzzle is the deal of Halloween that the flags describe.
func (k *call) puzzle() (*rules.Definition, rules.Setup, error) {
	k.game = solvable
	if k.level != "" {
		if err := k.options.Set("difficulty=" + k.level); err != nil {
			return nil, rules.Setup{}, errors.New("say the difficulty once: with -difficulty or with -option")
		}
		k.given["option"] = true
	}
	return k.setup()
}

// search looks for a line with the usual budget, or wider and wider until the time is over.
func (k *call) search(p *ageofsteam.State) (solve.Line, error) {
	if !k.given["time"] {
		return solve.Solve(context.Background(), p, solve.Budget{})
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(k.pace*float64(time.Second)))
	defer cancel()
	for b := (solve.Budget{}); ; b = b.Wider() {
		l, err := solve.Solve(ctx, p, b)
		if errors.Is(err, context.DeadlineExceeded) {
			return l, fmt.Errorf("no line that clears this deal was found in %g s", k.pace)
		}
		if err != nil || l.Cleared {
			return l, err
		}
	}
}

func (k *call) tellLine(m *match.Match, l solve.Line, took time.Duration) {
	k.say("%s, seed code %s", m.Definition().Name, m.Code())
	round := 0
	for _, st := range l.Steps {
		if st.Round != round {
			round = st.Round
			k.say("\nRound %d", round)
		}
		k.say("  %s", st.Action)
		if st.Action != (play.Done{}) {
			k.say("      %s %s", st.Reason.Text, st.Reason.Clause)
		}
	}
	k.say("\nCleared in round %d of %d with $%d and %s issued, played by the rules. Found in %.1f s.", l.Round,
		m.Position().(*ageofsteam.State).Rounds(), l.Cash, counted(l.Shares, "share"), took.Seconds())
}

func (k *call) emitLine(m *match.Match, l solve.Line) error {
	type jsonStep struct {
		Round  int    `json:"round"`
		Text   string `json:"text"`
		Reason string `json:"reason"`
		Clause string `json:"clause"`
	}
	out := struct {
		Code   string     `json:"code"`
		Round  int        `json:"round"` // in which it is cleared
		Cash   int        `json:"cash"`
		Shares int        `json:"shares"`
		Steps  []jsonStep `json:"steps"`
	}{m.Code(), l.Round, l.Cash, l.Shares, nil}
	for _, st := range l.Steps {
		out.Steps = append(out.Steps, jsonStep{st.Round, st.Action.String(), st.Reason.Text, st.Reason.Clause})
	}
	return k.emit(out)
}
