package match

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRenameKeepsEverythingButTheTitle(t *testing.T) {
	f := folder(t)
	auto(t, f, open(t, 1, Table{}))
	before := list(t, f)[0]
	text := read(t, before.Path)
	path, err := f.Rename(before.Path, " Größe “1” ")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(before.Path); err == nil {
		t.Error("the old file is still there")
	}
	after := list(t, f)
	if len(after) != 1 || after[0].Title != "Größe “1”" || after[0].Auto || !after[0].Saved.Equal(before.Saved) || after[0].Path != path {
		t.Fatalf("%+v", after)
	}
	if _, _, err := ReadFile(path, find); err != nil {
		t.Error(err)
	}
	if got := strings.Replace(read(t, path), "\n  \"title\": \"Größe “1”\",", "", 1); got != text {
		t.Errorf("more than the title has changed:\n%s", got)
	}
	// A title of the same file name stays where it is.
	again, err := f.Rename(path, "größe 1")
	if err != nil || again != path || list(t, f)[0].Title != "größe 1" {
		t.Errorf("%s, %v", again, err)
	}
}

func TestCopiesAreSavesOfTheirOwn(t *testing.T) {
	f := folder(t)
	first, err := f.Save(open(t, 1, Table{}), "First", false)
	if err != nil {
		t.Fatal(err)
	}
	second, err := f.Copy(first, "Second")
	if err != nil || second == first || len(list(t, f)) != 2 {
		t.Fatalf("%s, %v", second, err)
	}
	for _, title := range []string{"First", "Second", "second"} {
		if _, err := f.Copy(first, title); !errors.Is(err, ErrExists) {
			t.Errorf("%s is taken, but %v", title, err)
		}
	}
	if _, err := f.Rename(second, "First"); !errors.Is(err, ErrExists) {
		t.Errorf("First is taken, but %v", err)
	}
}

func TestWhatHasNoHeadIsNotRenamed(t *testing.T) {
	f := folder(t)
	path := filepath.Join(f.Dir(), "foreign.json")
	put(t, path, `{"a": 1}`)
	if _, err := f.Rename(path, "Mine"); err == nil {
		t.Error("it is renamed")
	}
	if read(t, path) != `{"a": 1}` || len(list(t, f)) != 1 {
		t.Error("it was touched")
	}
}
