package match

import (
	"encoding/json"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

var toyGame = toy.Define(toy.None)

func find(id string) *rules.Definition {
	if id == toyGame.ID {
		return toyGame
	}
	return nil
}

func open(t testing.TB, seats int, table Table) *Match {
	t.Helper()
	m, err := New(toyGame, rules.Setup{Seats: seats, Seed: 7}, table)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func do(t testing.TB, m *Match, actions ...rules.Action) {
	t.Helper()
	for _, a := range actions {
		if err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// finish plays by chance until the game is over.
func finish(t testing.TB, m *Match) {
	r := rng.Seed(3).Stream("test", 0)
	for {
		legal := m.Position().Legal()
		if len(legal) == 0 {
			return
		}
		do(t, m, legal[r.Intn(len(legal))])
	}
}

func text(p rules.Position) string {
	b, _ := json.Marshal(p)
	return string(b)
}

// give is an action of two steps: a card to seat 1.
func give(m *Match) []rules.Action {
	for _, a := range m.Position().Legal() {
		if a.Kind() == "give" {
			return []rules.Action{a, toy.To{Seat: 1}}
		}
	}
	return nil
}

func wantError(t *testing.T, err error, part string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), part) {
		t.Errorf("the error is %v, want %q in it", err, part)
	}
}

func TestNewRefuses(t *testing.T) {
	for part, s := range map[string]rules.Setup{
		"1 to 4 players, not for 5":         {Seats: 5},
		`no option "colour"`:                {Seats: 2, Options: map[string]string{"colour": "red"}},
		`no value "eternal"`:                {Seats: 2, Options: map[string]string{"length": "eternal"}},
		"need the long game":                {Seats: 4, Options: map[string]string{"length": "short", "start": "ahead"}},
		`for the game "chess", not for Toy`: {Game: "chess", Seats: 2},
	} {
		_, err := New(toyGame, s, Table{})
		wantError(t, err, part)
	}
	_, err := New(toyGame, rules.Setup{Seats: 2}, Table{Names: []string{"Ana"}})
	wantError(t, err, "1 names for a game of 2")
}

func TestARefusedActionChangesNothing(t *testing.T) {
	m := open(t, 2, Table{})
	do(t, m, toy.Pass{})
	m.Rewind(0)
	if err := m.Do(toy.To{Seat: 1}); err == nil {
		t.Fatal("played")
	}
	if m.Len() != 0 || !m.CanRedo() {
		t.Errorf("%d actions, redo %v", m.Len(), m.CanRedo())
	}
}

func TestUndoWithinATurn(t *testing.T) {
	m := open(t, 2, Table{})
	before := text(m.Position())
	do(t, m, give(m)[0])
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if text(m.Position()) != before {
		t.Error("undo leads elsewhere")
	}
	wantError(t, m.Undo(), "nothing to undo")
	if !m.Redo() || m.Len() != 1 || m.Redo() {
		t.Errorf("redo leads to %d actions", m.Len())
	}
}

func TestUndoStopsAtRevealsAndHandOver(t *testing.T) {
	names := Table{Names: []string{"Ana", "Ben"}}
	m := open(t, 2, names)
	do(t, m, toy.Pass{})
	wantError(t, m.CanUndo(), "Ana has handed over to Ben")
	do(t, m, toy.Roll{})
	wantError(t, m.Undo(), "the last action of Ben made something known")
	if m.Len() != 2 {
		t.Fatal("a refused undo moved")
	}
	if !m.Touched() || !m.Rewind(0) || m.Len() != 0 || m.Rewind(3) {
		t.Error("the table may rewind to 0, and to no 3")
	}
	if m.Touched() {
		t.Error("at the deal something can be taken back")
	}
}

func TestUndoTakesBotsBackToo(t *testing.T) {
	m := open(t, 3, Table{Bots: []string{"", "greedy", "greedy"}})
	do(t, m, toy.Pass{}, toy.Pass{}, toy.Pass{})
	if err := m.Undo(); err != nil || m.Len() != 0 {
		t.Fatalf("undone to %d (%v)", m.Len(), err)
	}
	if !m.Redo() || m.Len() != 3 {
		t.Errorf("redone to %d", m.Len())
	}
	do(t, m, toy.Pass{}, toy.Roll{}, toy.Pass{})
	wantError(t, m.Undo(), "the last action of Player 2 made something known")
}

func TestUndoAmongBotsOnly(t *testing.T) {
	m := open(t, 2, Table{Bots: []string{"greedy", "greedy"}})
	do(t, m, toy.Pass{}, toy.Pass{})
	if err := m.Undo(); err != nil || m.Len() != 1 {
		t.Errorf("undone to %d (%v)", m.Len(), err)
	}
}

func TestRestart(t *testing.T) {
	m := open(t, 1, Table{})
	wantError(t, m.Restart(), "nothing to undo")
	do(t, m, toy.Pass{}, toy.Roll{}, toy.Pass{}, toy.Pass{})
	if err := m.Restart(); err != nil || m.Len() != 2 {
		t.Errorf("back to %d (%v), want the place after the roll", m.Len(), err)
	}
	m = open(t, 2, Table{})
	do(t, m, toy.Pass{})
	wantError(t, m.Restart(), "just begun")
	do(t, m, give(m)[0])
	if err := m.Restart(); err != nil || m.Len() != 1 {
		t.Errorf("back to %d (%v)", m.Len(), err)
	}
}

func TestTheSameChoiceKeepsRedoAndAnotherDropsIt(t *testing.T) {
	m := open(t, 1, Table{})
	do(t, m, toy.Roll{}, toy.Pass{}, toy.Roll{})
	rolled := text(m.At(3))
	m.Rewind(0)
	do(t, m, toy.Roll{})
	if len(m.Undone()) != 2 {
		t.Errorf("%d to redo, want 2", len(m.Undone()))
	}
	m.Rewind(2)
	do(t, m, toy.Pass{})
	if m.CanRedo() {
		t.Error("another choice left something to redo")
	}
	m.Rewind(2)
	do(t, m, toy.Roll{})
	if text(m.Position()) != rolled {
		t.Error("the same choice threw another die")
	}
}

func TestAForkLeavesTheMatchAlone(t *testing.T) {
	m := open(t, 1, Table{})
	do(t, m, toy.Pass{}, toy.Pass{}, toy.Pass{})
	end := text(m.Position())
	f, err := m.Fork(1)
	if err != nil {
		t.Fatal(err)
	}
	do(t, f, toy.Roll{}, toy.Roll{})
	if f.Len() != 3 || m.Len() != 3 || text(m.Position()) != end || m.Log()[1].Action != (toy.Pass{}) {
		t.Error("the fork changed the match")
	}
	if _, err := m.Fork(4); err == nil {
		t.Error("forked in the future")
	}
}

func TestAPanicOfTheEngineIsReportedAndGoesOn(t *testing.T) {
	def := toy.Define(toy.Panics)
	m, err := New(def, rules.Setup{Seats: 1, Seed: 1, Options: map[string]string{"length": "long"}}, Table{})
	if err != nil {
		t.Fatal(err)
	}
	var got *Broken
	m.OnBroken(func(b Broken) { got = &b })
	cause := func() (cause any) {
		defer func() { cause = recover() }()
		for range 200 {
			if m.Do(toy.Roll{}) != nil {
				m, _ = New(def, rules.Setup{Seats: 1, Seed: m.Setup().Seed + 1}, Table{})
				m.OnBroken(func(b Broken) { got = &b })
			}
		}
		return nil
	}()
	if cause == nil || got == nil {
		t.Fatalf("panicked with %v, told %v", cause, got)
	}
	if got.Cause != cause || got.Action != (toy.Roll{}) || got.Match != m {
		t.Errorf("told %+v", *got)
	}
	var b strings.Builder
	if err := m.Save(&b); err != nil || !strings.Contains(b.String(), `"log"`) {
		t.Errorf("the match cannot be saved any more: %v", err)
	}
}
