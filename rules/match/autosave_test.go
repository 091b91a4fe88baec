package match

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kettle/rules/rulestest/toy"
)

// play makes some actions and keeps the game after each.
func playOn(t testing.TB, f *Folder, m *Match, n int) {
	t.Helper()
	for range n {
		do(t, m, toy.Pass{})
		auto(t, f, m)
	}
}

// kept are the lengths of the autosaves of a game, the newest first.
func kept(t *testing.T, f *Folder, m *Match) (out []int) {
	t.Helper()
	for _, x := range list(t, f) {
		if x.Of == m.id {
			out = append(out, x.Actions)
		}
	}
	return out
}

func TestNoGamePushesOutAnother(t *testing.T) {
	f := folder(t)
	var all []*Match
	for range 6 { // the same deal with the same players, time and again
		m := open(t, 1, Table{Names: []string{"Ana"}})
		auto(t, f, m)
		playOn(t, f, m, 5)
		all = append(all, m)
	}
	playOn(t, f, all[2], 1) // and one of them goes on
	for i, m := range all {
		want := []int{5, 4, 3}
		if i == 2 {
			want = []int{6, 5, 4}
		}
		if got := kept(t, f, m); !slices.Equal(got, want) {
			t.Errorf("of game %d there are %v, want %v", i, got, want)
		}
	}
	cards := Latest(list(t, f))
	if len(cards) != 6 || cards[0].Of != all[2].id || cards[0].Actions != 6 {
		t.Errorf("%d cards, the first %+v", len(cards), cards[0])
	}
}

func TestAGameIsTheSameWhenItIsOpenedAgain(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	playOn(t, f, m, 2)
	back, _, err := f.Resume()
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, f, back, 2)
	if got := kept(t, f, m); !slices.Equal(got, []int{4, 3, 2}) {
		t.Errorf("kept are %v", got)
	}
	fork, err := back.Fork(1)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, f, fork, 1)
	if fork.id == m.id || len(kept(t, f, m)) != 3 || len(kept(t, f, fork)) != 1 {
		t.Error("a fork is not a game of its own")
	}
	named, err := f.Save(back, "Sunday", false)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := ReadFile(named, find)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, f, again, 1)
	if got := kept(t, f, m); !slices.Equal(got, []int{5, 4, 3}) {
		t.Errorf("after the named save was opened, kept are %v", got)
	}
}

// A file without a mark, or with one that would leave the folder, is one game however often it is opened.
func TestAFileWithoutAMark(t *testing.T) {
	for _, id := range []string{"", "../../x", strings.Repeat("a", 99), "A"} {
		f, m := folder(t), open(t, 1, Table{})
		m.id = id
		text := write(t, m)
		for range 3 {
			back, _, err := load(text)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, f, back, 1)
		}
		if l := list(t, f); len(l) != 3 || len(Latest(l)) != 1 {
			t.Errorf("id %q: %d files, %d games", id, len(l), len(Latest(l)))
		}
		put(t, filepath.Join(f.Dir(), "auto-1.json"), text)
		if l := list(t, f); id == "" && len(Latest(l)) != 1 {
			t.Errorf("an autosave of the old name is another game: %+v", l)
		}
	}
}

func TestTheNewestGoodStateIsTheCard(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	playOn(t, f, m, 3)
	l := list(t, f)
	for i, want := range []int{2, 1, 0} { // 0: none can be read, and the newest says so
		put(t, l[i].Path, strings.TrimRight(read(t, l[i].Path), "}\n \t")[:200+i])
		cards := Latest(list(t, f))
		if len(cards) != 1 || cards[0].Actions != want || (cards[0].Problem == nil) != (want > 0) {
			t.Errorf("with %d broken there are %+v", i+1, cards)
		}
	}
}

// A log that is torn is seen at the end of the file, without reading all of it.
func TestATornEndIsSeen(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	playOn(t, f, m, 2)
	newest := list(t, f)[0].Path
	text := read(t, newest)
	put(t, newest, text[:strings.Index(text, `"log"`)+30])
	if cards := Latest(list(t, f)); len(cards) != 1 || cards[0].Actions != 1 {
		t.Errorf("cards: %+v", cards)
	}
	wantError(t, Peek(newest, find).Problem, "it was cut short")
}

func TestWhatIsOverIsTidied(t *testing.T) {
	f := folder(t)
	var over, fresh, back []*Match
	for i := range 9 {
		m := open(t, 1, Table{Names: []string{fmt.Sprint(i)}})
		auto(t, f, m)
		fresh = append(fresh, m)
		m = open(t, 1, Table{Names: []string{fmt.Sprint(i)}})
		playOn(t, f, m, 2)
		finish(t, m)
		auto(t, f, m)
		over = append(over, m)
	}
	// Undone to its beginning, a game is not one that was never begun.
	undone := open(t, 1, Table{})
	playOn(t, f, undone, 1)
	undone.Undo()
	auto(t, f, undone)
	back = append(back, undone)
	for range 6 {
		m := open(t, 1, Table{})
		auto(t, f, m)
		fresh = append(fresh, m)
	}
	for i, m := range over {
		if got, want := len(kept(t, f, m)) > 0, i >= 9-keptOver; got != want {
			t.Errorf("finished game %d of 9: kept %v, want %v", i+1, got, want)
		}
	}
	for i, m := range fresh {
		if got, want := len(kept(t, f, m)), i >= len(fresh)-keptFresh; got > 1 || (got == 1) != want {
			t.Errorf("deal %d of %d: %d kept, want %v", i+1, len(fresh), got, want)
		}
	}
	if len(kept(t, f, back[0])) != 2 {
		t.Error("a game that was undone to its beginning is gone")
	}
}

func TestVeryOldGamesAreSetAside(t *testing.T) {
	f := folder(t)
	var all []*Match
	for range keptOpen + 3 {
		m := open(t, 1, Table{})
		playOn(t, f, m, 4)
		all = append(all, m)
	}
	if n := len(Latest(list(t, f))); n != keptOpen {
		t.Errorf("%d games are listed", n)
	}
	for i, m := range all[:3] {
		names, _ := filepath.Glob(filepath.Join(f.Dir(), Older, "auto-"+m.id+"-*.json"))
		if len(names) != 3 {
			t.Fatalf("of game %d there are %v", i, names)
		}
		if back, _, err := ReadFile(names[0], find); err != nil || back.id != m.id {
			t.Errorf("game %d cannot be opened: %v", i, err)
		}
	}
}

func TestTidyingTouchesNothingForeign(t *testing.T) {
	f := folder(t)
	for name, text := range map[string]string{"auto-a-1.json": "my diary", "auto-b-1.json": "", "other.json": "{}"} {
		put(t, filepath.Join(f.Dir(), name), text)
	}
	for i := range 60 {
		m := open(t, 1, Table{Names: []string{fmt.Sprint(i)}})
		if i%2 == 0 {
			finish(t, m)
		}
		auto(t, f, m)
	}
	for name, text := range map[string]string{"auto-a-1.json": "my diary", "auto-b-1.json": "", "other.json": "{}"} {
		if read(t, filepath.Join(f.Dir(), name)) != text {
			t.Errorf("%s was touched", name)
		}
	}
}

func TestARenamedAutosaveTakesItsOlderStatesAway(t *testing.T) {
	f, m, other := folder(t), open(t, 1, Table{}), open(t, 1, Table{})
	playOn(t, f, other, 3)
	playOn(t, f, m, 4)
	if _, err := f.Rename(list(t, f)[0].Path, "Kept"); err != nil {
		t.Fatal(err)
	}
	l := list(t, f)
	if len(l) != 4 || l[0].Title != "Kept" || l[0].Actions != 4 || len(kept(t, f, other)) != 3 {
		t.Errorf("there are %+v", l)
	}
	if _, err := os.Stat(filepath.Join(f.Dir(), "kept.json")); err != nil {
		t.Error(err)
	}
}
