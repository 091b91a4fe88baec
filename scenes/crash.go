package scenes

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"kettle/rules/match"
)

// Crashed is called when the program has broken: it writes the game and what is known of the fault into the data
// directory and returns the sentences that the program ends with. It panics under no circumstances.
func (s *Stack) Crashed(d *Desk, cause any, stack []byte) (err error) {
	raw := fmt.Errorf("kettle broke: %v\n%s", cause, stack)
	defer func() {
		if recover() != nil {
			err = raw
		}
	}()
	if d.Home.Data == "" {
		return raw
	}
	m := s.match()
	if d.broken != nil {
		m = d.broken.Match
	}
	name := filepath.Join(d.Home.Data, "crashes", "kettle-"+d.Now().Format("2006-01-02-150405"))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return raw
	}
	game := d.keepBroken(m, name+".json", d.Now())
	if err := os.WriteFile(name+".log", []byte(d.crashLog(m, cause, stack)), 0o644); err != nil {
		return fmt.Errorf("%w\n%s", raw, game)
	}
	return fmt.Errorf("kettle broke, which is its own fault: %v. What happened is in %s.log. %s", cause, name, game)
}

// match is the game of the topmost scene that has one.
func (s *Stack) match() *match.Match {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if t, ok := s.scenes[i].(interface{ Match() *match.Match }); ok {
			return t.Match()
		}
	}
	return nil
}

// keepBroken writes the game as it was before the action that broke it and says where.
func (d *Desk) keepBroken(m *match.Match, name string, now time.Time) (said string) {
	if m == nil {
		return "No game was on the table."
	}
	err := errors.New("its rules are broken too badly")
	defer func() {
		if cause := recover(); cause != nil || err != nil {
			said = fmt.Sprintf("The game could not be saved (%v); the autosave is as of the action before.", err)
		}
	}()
	err = match.WriteFile(name, m, match.Stamp{Saved: now.Format(time.RFC3339)}, d.Games.Find)
	return "The game as it was is in " + name + "."
}

// crashLog is what a developer needs.
func (d *Desk) crashLog(m *match.Match, cause any, stack []byte) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, "Kettle %s, %s/%s, %s\n", d.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	if m != nil {
		fmt.Fprintf(b, "Game %s, deal %s, after %d actions\n", m.Definition().ID, m.Code(), m.Len())
	}
	if d.broken != nil {
		fmt.Fprintf(b, "Broken by the action %q (%#v)\n", d.broken.Action, d.broken.Action)
	}
	fmt.Fprintf(b, "\n%v\n\n%s", cause, stack)
	return b.String()
}

// watch remembers the action under which the rules of m break.
func (d *Desk) watch(m *match.Match) { m.OnBroken(func(b match.Broken) { d.broken = &b }) }
