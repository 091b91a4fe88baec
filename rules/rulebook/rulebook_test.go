package rulebook

import (
	"regexp"
	"strings"
	"testing"
)

func TestEveryBookParses(t *testing.T) {
	onDisk, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	if len(onDisk) != len(shelf) {
		t.Errorf("%d files, %d on the shelf", len(onDisk), len(shelf))
	}
	total := 0
	prefixes := map[string]string{}
	for _, id := range shelf {
		text, err := files.ReadFile(id + ".md")
		if err != nil {
			t.Error(err)
			continue
		}
		b, err := parse(id, string(text))
		if err != nil {
			t.Error(err)
			continue
		}
		cs := b.Clauses()
		total += len(cs)
		if n := strings.Count(string(text), "\n- "); n != len(cs) {
			t.Errorf("%s: %d list lines, %d clauses", id, n, len(cs))
		}
		if other := prefixes[cs[0].ID[:3]]; other != "" {
			t.Errorf("%s and %s share a prefix", id, other)
		}
		prefixes[cs[0].ID[:3]] = id
	}
	if got := len(open().clauses); got != total {
		t.Errorf("%d clauses can be found, %d are written", got, total)
	}
}

// A clause that refers to another must refer to one that exists.
func TestCrossReferences(t *testing.T) {
	ref := regexp.MustCompile(`\b[A-Z]{3}-\d{2,3}\b`)
	for _, c := range open().clauses {
		for _, id := range ref.FindAllString(c.Text, -1) {
			if _, ok := Find(id); !ok {
				t.Errorf("%s refers to %s, which does not exist", c.ID, id)
			}
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"no title", "Words\n", "a title"},
		{"no paragraph", "# T\n## S\n", "a paragraph"},
		{"no heading", "# T\nI.\n- **ABC-01** Text.\n", "before the first heading"},
		{"loose text", "# T\nI.\n## S\nText.\n", "not a clause"},
		{"no text", "# T\nI.\n## S\n- **ABC-01** \n", "space around"},
		{"gap", "# T\nI.\n## S\n- **ABC-01** Text.\n- **ABC-03** Text.\n", "x.md:5: ABC-03 follows ABC-01"},
		{"twice", "# T\nI.\n## S\n- **ABC-01** Text.\n- **ABC-01** Text.\n", "ABC-01 follows ABC-01"},
		{"prefix", "# T\nI.\n## S\n- **ABC-01** Text.\n- **ABD-02** Text.\n", "does not look like"},
		{"width", "# T\nI.\n## S\n- **ABC-01** Text.\n- **ABC-002** Text.\n", "does not look like"},
		{"empty section", "# T\nI.\n## S\n- **ABC-01** Text.\n## Z\n", "\"Z\" is empty"},
		{"nothing", "# T\nI.\n", "no clause"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := parse("x", c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func TestFind(t *testing.T) {
	c, ok := Find("hal-17")
	want := Clause{"HAL-17", "halloween", "Links", "0 to 1 link may be built in a round.", false}
	if !ok || c != want {
		t.Errorf("got %+v %v", c, ok)
	}
	if c, _ := Find("HAL-25"); !c.Ruling {
		t.Error("a ruling is not marked as one")
	}
	if _, ok := Find("HAL-99"); ok {
		t.Error("found a clause that does not exist")
	}
}

func TestSearch(t *testing.T) {
	got := Search("Pumpkin RIDE", "halloween")
	if len(got) == 0 || got[0].ID != "HAL-20" {
		t.Errorf("got %v", got)
	}
	if all := Search("pumpkin ride"); len(all) < len(got) {
		t.Errorf("all books give %d, one gives %d", len(all), len(got))
	}
	if got := Search("wdc-12", "halloween", "washington-dc"); len(got) != 1 || got[0].ID != "WDC-12" {
		t.Errorf("by id: %v", got)
	}
	for _, none := range []string{"", "  ", "xyzzy"} {
		if got := Search(none); got != nil {
			t.Errorf("%q finds %v", none, got)
		}
	}
}
