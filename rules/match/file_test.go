package match

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kettle/rules/rulestest/toy"
)

func folder(t testing.TB) *Folder {
	t.Helper()
	f, err := OpenFolder(filepath.Join(t.TempDir(), "saves"), find)
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2031, 5, 6, 7, 8, 9, 0, time.UTC)
	f.now = func() time.Time { at = at.Add(time.Second); return at }
	return f
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func auto(t testing.TB, f *Folder, m *Match) {
	t.Helper()
	if err := f.Autosave(m); err != nil {
		t.Fatal(err)
	}
}

func list(t *testing.T, f *Folder) []Meta {
	t.Helper()
	l, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestThreeAutosavesRotate(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	for range 7 {
		do(t, m, toy.Pass{})
		auto(t, f, m)
	}
	l := list(t, f)
	if len(l) != 3 || l[0].Actions != 7 || l[1].Actions != 6 || l[2].Actions != 5 {
		t.Fatalf("kept %+v", l)
	}
	back, drift, err := f.Resume()
	if err != nil || drift != nil || back.Len() != 7 {
		t.Errorf("resumed at %v (%v, %v)", back, drift, err)
	}
}

func TestResumeSkipsABrokenAutosave(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	if back, _, err := f.Resume(); back != nil || err != nil {
		t.Errorf("resumed %v from an empty folder (%v)", back, err)
	}
	do(t, m, toy.Pass{})
	auto(t, f, m)
	do(t, m, toy.Pass{})
	auto(t, f, m)
	newest := list(t, f)[0].Path
	put(t, newest, strings.TrimSuffix(read(t, newest), "}\n"))
	back, _, err := f.Resume()
	if err != nil || back == nil || back.Len() != 1 {
		t.Fatalf("resumed %v (%v)", back, err)
	}
	put(t, list(t, f)[1].Path, "x")
	if back, _, err = f.Resume(); back != nil {
		t.Error("resumed from nothing")
	}
	wantError(t, err, "auto-")
}

func TestAutosaveTouchesNoForeignOrFutureFile(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	future := strings.Replace(write(t, m), `"rules": 1`, `"rules": 9`, 1)
	m.id = "mine"
	one, two := filepath.Join(f.Dir(), "auto-mine-1.json"), filepath.Join(f.Dir(), "auto-mine-2.json")
	put(t, one, future)
	put(t, two, "my diary")
	for range 6 {
		do(t, m, toy.Pass{})
		auto(t, f, m)
	}
	if read(t, one) != future || read(t, two) != "my diary" {
		t.Error("a file that is not ours was touched")
	}
	if back, _, err := f.Resume(); err != nil || back.Len() != 6 {
		t.Errorf("resumed %v (%v)", back, err)
	}
	problems := 0
	for _, meta := range list(t, f) {
		if meta.Problem != nil {
			problems++
		}
	}
	if problems != 2 {
		t.Errorf("%d files listed with a problem, want 2", problems)
	}
}

func TestNamedSaves(t *testing.T) {
	f, m := folder(t), open(t, 2, Table{Names: []string{"Ana", "Ben"}})
	do(t, m, toy.Pass{})
	path, err := f.Save(m, " Sunday: with Ñandú/.. ", false)
	if err != nil || filepath.Base(path) != "sunday-with-ñandú.json" || filepath.Dir(path) != f.Dir() {
		t.Fatal(path, err)
	}
	before := read(t, path)
	do(t, m, toy.Pass{})
	if _, err := f.Save(m, "Sunday, with ñandú", false); !errors.Is(err, ErrExists) || read(t, path) != before {
		t.Errorf("a taken title: %v", err)
	}
	if _, err := f.Save(m, "Sunday, with ñandú", true); err != nil {
		t.Error(err)
	}
	l := list(t, f)
	if len(l) != 1 {
		t.Fatalf("listed %+v", l)
	}
	got := l[0]
	if got.Title != "Sunday, with ñandú" || got.Auto || got.Game != "toy" || got.Name != "Toy" || got.Round != "Round 2" || got.Names[1] != "Ben" || got.Actions != 2 || got.Finished || got.Code != m.Code() || got.Problem != nil {
		t.Errorf("listed as %+v", got)
	}
	if want := time.Date(2031, 5, 6, 7, 8, 12, 0, time.UTC); got.Saved.Year() != want.Year() || got.Saved.Before(want.Add(-2*time.Second)) {
		t.Errorf("saved at %v", got.Saved)
	}
	finish(t, m)
	if _, err := f.Save(m, "end", false); err != nil {
		t.Fatal(err)
	}
	if l = list(t, f); !l[0].Finished || l[0].Title != "end" {
		t.Errorf("a finished game is listed as %+v", l[0])
	}
}

func TestFileNames(t *testing.T) {
	for title, want := range map[string]string{
		"": "save.json", "///": "save.json", "CON": "save-con.json", "auto-1": "save-auto-1.json", "../x": "x.json", "Com1": "save-com1.json",
		"a  b": "a-b.json", strings.Repeat("é", 500): strings.Repeat("é", 31) + ".json",
	} {
		if got := fileName(title); got != want {
			t.Errorf("%q is kept in %q, want %q", title, got, want)
		}
	}
}

func TestWriteFileOverwritesNothingForeign(t *testing.T) {
	m := open(t, 1, Table{})
	path := filepath.Join(t.TempDir(), "x.json")
	for text, part := range map[string]string{
		"my diary": "x.json is not overwritten: the file is not a save of Kettle",
		strings.Replace(write(t, m), `"format": 1`, `"format": 7`, 1): "it has format 7",
		write(t, m)[:100]: "it was cut short",
	} {
		put(t, path, text)
		wantError(t, WriteFile(path, m, Stamp{}, find), part)
		if read(t, path) != text {
			t.Errorf("%.20q was overwritten", text)
		}
	}
	put(t, path, "")
	if err := WriteFile(path, m, Stamp{}, find); err != nil {
		t.Errorf("an empty file: %v", err)
	}
	wantError(t, WriteFile(filepath.Join(t.TempDir(), "no", "x.json"), m, Stamp{}, find), "x.json cannot be saved: no such file")
}

func TestReadFileNamesTheFile(t *testing.T) {
	_, _, err := ReadFile(filepath.Join(t.TempDir(), "gone.json"), find)
	wantError(t, err, "gone.json cannot be opened: no such file")
	path := filepath.Join(t.TempDir(), "odd.json")
	put(t, path, "{}")
	_, _, err = ReadFile(path, find)
	wantError(t, err, "odd.json: the file is not a save of Kettle")
}

// TestAFailedWriteLeavesTheOldFile breaks off in the middle, by an error and by a panic.
func TestAFailedWriteLeavesTheOldFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "x.json")
	put(t, path, "old")
	full := errors.New("disk full")
	err := replace(path, func(w io.Writer) error { io.WriteString(w, "ne"); return full })
	if !errors.Is(err, full) {
		t.Error(err)
	}
	func() {
		defer func() { recover() }()
		replace(path, func(w io.Writer) error { io.WriteString(w, "ne"); panic("power cut") })
	}()
	if read(t, path) != "old" {
		t.Errorf("the file is now %q", read(t, path))
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
	if err := replace(path, func(w io.Writer) error { _, err := io.WriteString(w, "new"); return err }); err != nil || read(t, path) != "new" {
		t.Errorf("a good write: %v", err)
	}
}

func TestDelete(t *testing.T) {
	f, m := folder(t), open(t, 1, Table{})
	path, err := f.Save(m, "a", false)
	if err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(t.TempDir(), "b.json")
	put(t, other, "{}")
	wantError(t, f.Delete(other), "b.json is no save of this folder")
	wantError(t, f.Delete(filepath.Join(f.Dir(), "gone.json")), "gone.json cannot be deleted: no such file")
	if err := f.Delete(path); err != nil || len(list(t, f)) != 0 || read(t, other) != "{}" {
		t.Errorf("deleted: %v, left %v", err, list(t, f))
	}
}

func TestOldRemainsOfCrashesAreSwept(t *testing.T) {
	f := folder(t)
	old, young := filepath.Join(f.Dir(), ".kettle-1.tmp"), filepath.Join(f.Dir(), ".kettle-2.tmp")
	put(t, old, "{")
	put(t, young, "{")
	if err := os.Chtimes(old, time.Now(), time.Now().Add(-2*time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFolder(f.Dir(), find); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); !errors.Is(err, os.ErrNotExist) {
		t.Error("the old one is still there")
	}
	if read(t, young) != "{" || len(list(t, f)) != 0 {
		t.Error("the young one is gone, or listed as a save")
	}
}

func BenchmarkAutosave(b *testing.B) {
	f, m := folder(b), open(b, 4, Table{})
	finish(b, m)
	for b.Loop() {
		auto(b, f, m)
	}
}
