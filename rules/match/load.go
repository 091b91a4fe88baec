package match

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"kettle/rules"
)

// MaxSize is the largest file that Load reads, in bytes: twenty times the largest save there is.
const MaxSize = 4 << 20

// A BadSave is why a file cannot be opened: one sentence for the player. Whoever gets one leaves the file as it
// is.
type BadSave struct {
	Text   string
	Future bool // written by a newer Kettle, which can still read it
}

func (b *BadSave) Error() string { return b.Text }

func bad(format string, args ...any) error { return &BadSave{Text: fmt.Sprintf(format, args...)} }

// A Drift says where a save stopped meaning the same game. The match was then opened at the save's last
// position, and undo ends there.
type Drift struct {
	Line int    // of the log, from 1; 0 when the deal itself was refused
	Why  string // one sentence
}

func (d *Drift) Error() string {
	if d.Line == 0 {
		return "the game could not be dealt again: " + d.Why
	}
	return fmt.Sprintf("line %d of the log: %s", d.Line, d.Why)
}

// Load reads a save. It plays the log through Do, exactly as it was played. A line that is refused, or after which
// the position is another than was saved, gives a Drift and the match opens at the saved position. A file that is
// cut short, foreign, edited beyond use, too large or from a newer program is refused with a *BadSave.
func Load(r io.Reader, find func(id string) *rules.Definition) (*Match, *Drift, error) {
	b, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	if err != nil {
		return nil, nil, bad("the file cannot be read: %v", err)
	}
	if len(b) > MaxSize {
		return nil, nil, bad("the file is larger than any save of Kettle (%d MB)", MaxSize>>20)
	}
	if err := probe(b, find); err != nil {
		return nil, nil, err
	}
	var f file
	if err := rules.Strict(b, &f); err != nil {
		return nil, nil, explain(b, err)
	}
	def := find(f.Game)
	if f.Actions != len(f.Log) {
		return nil, nil, bad("the field \"actions\" says %d, but the log has %d lines", f.Actions, len(f.Log))
	}
	if len(f.Position) == 0 || f.Sum == "" {
		return nil, nil, bad("the save has no last position: it was cut short or edited")
	}
	if err := def.Check(f.Setup); err != nil {
		return nil, nil, bad("the field \"setup\": %v", err)
	}
	f.Setup = def.Complete(f.Setup)
	if err := f.Table.check(f.Setup.Seats); err != nil {
		return nil, nil, bad("the field \"table\": %v", err)
	}
	f.Table = f.Table.legible()
	m, drift := replay(def, &f)
	if drift == nil {
		return m, nil, nil
	}
	m, err = parachute(def, &f)
	switch {
	case err != nil && f.Rules < def.Version:
		return nil, drift, bad("the save was played by version %d of the rules of %s, and this program plays version %d: %v", f.Rules, def.Name, def.Version, drift)
	case err != nil:
		return nil, drift, bad("%v; and the last position cannot be used: %s", drift, rules.Plain(err))
	}
	return m, drift, nil
}

// probe looks only at what a file says it is, so that a newer file is known as one whatever else is in it.
func probe(b []byte, find func(string) *rules.Definition) error {
	if len(b) == 0 {
		return bad("the file is empty")
	}
	var h struct {
		Program *string `json:"program"`
		Format  int     `json:"format"`
		Game    string  `json:"game"`
		Name    string  `json:"name"`
		Rules   int     `json:"rules"`
		Map     string  `json:"map"`
	}
	if err := json.Unmarshal(b, &h); err != nil {
		return explain(b, err)
	}
	switch {
	case h.Program == nil || *h.Program != Program:
		return bad("the file is not a save of Kettle: its field \"program\" does not say so")
	case h.Format > Format:
		return &BadSave{fmt.Sprintf("the save was written by a newer Kettle: it has format %d, and this program reads up to %d", h.Format, Format), true}
	case h.Format < 1:
		return bad("the field \"format\" is %d, which no Kettle has written", h.Format)
	}
	def := find(h.Game)
	switch {
	case def == nil && h.Map != "":
		return bad("the save needs your map %q (id %q, sum %q), which is not in the folder of maps or has a mistake", h.Name, h.Game, h.Map)
	case def == nil:
		return bad("the save is of the game %q, which this program does not have", h.Game)
	case h.Map != def.Map:
		return bad("the map file of %s was changed since: the save needs the one with the sum %q, and now it has %q", def.Name, h.Map, def.Map)
	case h.Rules > def.Version:
		return &BadSave{fmt.Sprintf("the save was written by a newer Kettle: it needs version %d of the rules of %s, and this program has version %d", h.Rules, def.Name, def.Version), true}
	case h.Rules < 1:
		return bad("the field \"rules\" is %d, which no Kettle has written", h.Rules)
	}
	return nil
}

// replay plays the log from the deal, or from the start position of a match that was itself opened by parachute.
func replay(def *rules.Definition, f *file) (*Match, *Drift) {
	line := 0
	m := &Match{def: def, setup: f.Setup, table: f.Table, loaded: true, id: mark(f.ID)}
	why := guard(func() (err error) {
		var p rules.Position
		if f.Start != nil {
			m.resumed, m.earlier = true, f.Earlier
			p, err = position(def, f.Start)
		} else {
			p, err = def.New(f.Setup)
		}
		if err != nil {
			return err
		}
		m.pos = []rules.Position{p}
		for i, r := range f.Log {
			line = i + 1
			if err := m.play(r); err != nil {
				return err
			}
		}
		return nil
	})
	if why != nil {
		return nil, &Drift{line, rules.Plain(why)}
	}
	return m, nil
}

// play does one line of a log.
func (m *Match) play(r row) error {
	p := m.Position()
	if by := p.Turn(); by != r.By {
		return fmt.Errorf("it is an action of seat %d, but seat %d is to act", r.By, by)
	}
	b, err := json.Marshal(struct {
		Do   string          `json:"do"`
		With json.RawMessage `json:"with,omitempty"`
	}{r.Do, r.With})
	if err != nil {
		return err
	}
	a, err := m.def.Codec.Decode(b)
	if err != nil {
		return fmt.Errorf("it cannot be read: %s", rules.Plain(err))
	}
	if err := m.Do(a); err != nil {
		return fmt.Errorf("%q is refused: %s", a, rules.Plain(err))
	}
	e := &m.log[m.at-1]
	if e.sum = Sum(m.Position()); e.sum != r.Sum {
		return fmt.Errorf("after %q the position is not the one that was saved", a)
	}
	return nil
}

// parachute opens a match at the saved position alone.
func parachute(def *rules.Definition, f *file) (m *Match, err error) {
	err = guard(func() error {
		p, err := position(def, f.Position)
		if err != nil {
			return err
		}
		if Sum(p) != f.Sum {
			return errors.New("it was edited, or written by rules that are too old")
		}
		m = &Match{def: def, setup: f.Setup, table: f.Table, loaded: true, id: mark(f.ID), pos: []rules.Position{p}, resumed: true, earlier: append(f.Earlier, f.Log...)}
		return nil
	})
	return m, err
}

// position reads a position and looks at all of it once, so that a made-up one fails here and not on the screen.
func position(def *rules.Definition, b []byte) (rules.Position, error) {
	p, err := def.Codec.Position(b)
	if err != nil {
		return nil, err
	}
	if s := p.Turn(); s < rules.Nobody || int(s) >= def.MaxSeats {
		return nil, fmt.Errorf("seat %d is to act", s)
	}
	p.Legal()
	p.Result()
	p.View(rules.Public)
	p.View(p.Turn())
	return p, nil
}

// guard turns the panic of an engine into an error: from a file anything may come.
func guard(do func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("the rules cannot go on from it (%v)", cause)
		}
	}()
	return do()
}
