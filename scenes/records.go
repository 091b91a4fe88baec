package scenes

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"kettle/rules"
	"kettle/rules/match"
)

// A Record is one finished game: a try at a deal.
type Record struct {
	Game   string      `json:"game"`
	Code   string      `json:"code"` // tells deals apart
	Level  string      `json:"level,omitempty"`
	Player string      `json:"player,omitempty"` // who played, or the winner of several
	Won    bool        `json:"won"`
	Why    string      `json:"why"`
	Rounds int         `json:"rounds"`
	Of     int         `json:"of"`
	Left   int         `json:"left"` // of what had to go
	Money  int         `json:"money"`
	Shares int         `json:"shares"`
	Links  int         `json:"links"`
	Date   time.Time   `json:"date"`
	Sum    string      `json:"sum"` // of the last position
	Steps  int         `json:"steps"`
	File   string      `json:"file,omitempty"` // the whole game, in the folder of finished ones
	Setup  rules.Setup `json:"setup"`
	Table  match.Table `json:"table"`           // who played, what helped them, and of which day the deal is
	Score  *int        `json:"score,omitempty"` // of the winner, where several play
}

// A recorder is a tableau that counts more than places and scores.
type recorder interface {
	// record fills in what the game counts; the rest is filled in already.
	record(p rules.Position, r *Record)
}

// better compares two tries: cleared before not, then less left over, then fewer rounds, then fewer hints, then more money.
// Where several play, more points are better.
func better(a, b Record) int {
	won := func(r Record) int {
		if r.Won {
			return 0
		}
		return 1
	}
	if a.Score != nil && b.Score != nil {
		return cmp.Or(cmp.Compare(won(a), won(b)), cmp.Compare(*b.Score, *a.Score))
	}
	return cmp.Or(cmp.Compare(won(a), won(b)), cmp.Compare(a.Left, b.Left), cmp.Compare(a.Rounds, b.Rounds),
		cmp.Compare(a.Table.Hints, b.Table.Hints), cmp.Compare(b.Money, a.Money))
}

// outcome is a result in a few words: "9 rounds", "7 left", "bankrupt", "62 points".
func (r Record) outcome() string {
	switch {
	case r.Score != nil:
		return minusPoints(*r.Score)
	case r.Won:
		return count(r.Rounds, "round")
	case r.Why == "bankrupt":
		return "bankrupt"
	}
	return fmt.Sprintf("%d left", r.Left)
}

// recordsFormat is raised when an older Kettle could not read the file.
const recordsFormat = 1

// A recordsFile is what lies on the disk.
type recordsFile struct {
	Program string   `json:"program"`
	Format  int      `json:"format"`
	Results []Record `json:"results"`
}

func (h Home) records() string {
	if h.Data == "" {
		return ""
	}
	return filepath.Join(h.Data, "results.json")
}

// Finished is the folder of the finished games, which the table of results leads to.
func (h Home) Finished() string { return filepath.Join(h.Data, "finished") }

// errNewer is what records returns for a table that a newer Kettle has written: it stays as it is.
var errNewer = errors.New("the table of results was written by a newer Kettle; it is left as it is")

// records are the results so far, the oldest first. A file that cannot be read is renamed aside, never lost.
func (d *Desk) records() ([]Record, error) {
	name := d.Home.records()
	if name == "" {
		return nil, nil
	}
	b, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the table of results cannot be read: %w", err)
	}
	var head struct {
		Program string `json:"program"`
		Format  int    `json:"format"`
	}
	if err := json.Unmarshal(b, &head); err == nil && head.Program == match.Program && head.Format > recordsFormat {
		return nil, errNewer
	}
	var f recordsFile
	if err := json.Unmarshal(b, &f); err != nil || f.Program != match.Program {
		aside := name + ".broken"
		d.logf("results: the table cannot be read and now lies at " + aside)
		return nil, os.Rename(name, aside)
	}
	return f.Results, nil
}

// keepRecords writes the table in one step.
func (d *Desk) keepRecords(list []Record) error {
	b, err := json.MarshalIndent(recordsFile{match.Program, recordsFormat, list}, "", " ")
	if err != nil {
		return err
	}
	return writeFile(d.Home.records(), append(b, '\n'))
}

// tally enters a finished game into the table, and the game itself into the folder of finished ones. The same game
// is entered once, however often its end is looked at; instead is the try that it takes the place of, "" for none.
func (d *Desk) tally(r Record, m *match.Match, instead string) ([]Record, error) {
	list, err := d.records()
	if err != nil {
		return list, err
	}
	same := func(sum string) func(Record) bool {
		return func(x Record) bool { return x.Code == r.Code && x.Sum == sum }
	}
	if i := slices.IndexFunc(list, func(x Record) bool { return same(r.Sum)(x) && x.Steps == r.Steps }); i >= 0 {
		return list, nil
	}
	if instead != "" {
		list = slices.DeleteFunc(list, same(instead))
	}
	r.File = fmt.Sprintf("%s-%s.json", r.Code, r.Sum)
	if err := os.MkdirAll(d.Home.Finished(), 0o755); err != nil {
		return list, err
	}
	path := filepath.Join(d.Home.Finished(), r.File)
	if err := match.WriteFile(path, m, match.Stamp{Saved: r.Date.Format(time.RFC3339Nano)}, d.Games.Find); err != nil {
		return list, err
	}
	list = append(list, r)
	return list, d.keepRecords(list)
}

// A dealRecord is all tries at one deal.
type dealRecord struct {
	Code, Level string
	Daily       string   // the day whose deal it is, "" for any other
	Tries       []Record // the best first
}

// byDeal gathers the results by deal; the deal played last comes first.
func byDeal(list []Record) (out []dealRecord) {
	for _, r := range slices.Backward(list) {
		i := slices.IndexFunc(out, func(d dealRecord) bool { return d.Code == r.Code })
		if i < 0 {
			out = append(out, dealRecord{Code: r.Code, Level: r.Level, Daily: r.Table.Daily})
			i = len(out) - 1
		}
		out[i].Tries = append(out[i].Tries, r)
	}
	for i := range out {
		slices.SortStableFunc(out[i].Tries, better)
	}
	return out
}

// day is the day of a deal in words; ok is false for a deal of no day.
func (d dealRecord) day(as string) (text string, ok bool) {
	t, err := time.Parse(dayFormat, d.Daily)
	return t.Format(as), err == nil
}

// sum is a deal in one sentence: "This deal: 3 tries, best 9 rounds".
func (d dealRecord) sum() string {
	return fmt.Sprintf("%s, best: %s", tries(len(d.Tries)), d.Tries[0].outcome())
}

func tries(n int) string {
	if n == 1 {
		return "1 try"
	}
	return fmt.Sprintf("%d tries", n)
}
