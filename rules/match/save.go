package match

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"

	"kettle/rules"
)

// Program and Format are how a save says what it is. Format is raised when an older Kettle could not read it.
const (
	Program = "kettle"
	Format  = 1
)

// A head is everything of a save before the log: enough to list it.
type head struct {
	Program  string      `json:"program"`
	Format   int         `json:"format"`
	Game     string      `json:"game"`
	Name     string      `json:"name"`
	Rules    int         `json:"rules"`
	Map      string      `json:"map,omitempty"`   // Definition.Map
	ID       string      `json:"id,omitempty"`    // of this game among all that were dealt, see autosave.go
	Saved    string      `json:"saved,omitempty"` // RFC 3339, for the list of saves
	Title    string      `json:"title,omitempty"` // as the player named it
	Code     string      `json:"code,omitempty"`  // for readers; the setup is what counts
	Round    string      `json:"round,omitempty"`
	Actions  int         `json:"actions"`
	Finished bool        `json:"finished"`
	Setup    rules.Setup `json:"setup"`
	Table    Table       `json:"table"`
}

// A file is a whole save.
type file struct {
	head
	// Start is where the log begins if that is not the deal: the match was opened from a parachute. Earlier is
	// then the log that led there, which does not replay.
	Start    json.RawMessage `json:"start,omitempty"`
	Earlier  []row           `json:"earlier,omitempty"`
	Log      []row           `json:"log"`
	Sum      string          `json:"sum"`      // of the position below
	Position json.RawMessage `json:"position"` // where the log ends: the parachute
}

// A row is one line of the log: what Codec.Encode writes, who did it, and the sum of the position after it.
type row struct {
	By   rules.Seat      `json:"by"`
	Do   string          `json:"do"`
	With json.RawMessage `json:"with,omitempty"`
	Sum  string          `json:"sum"`
}

// A Stamp is what a save says about itself that the match does not know.
type Stamp struct {
	Saved string // RFC 3339
	Title string // as the player named it
}

// Sum is a short fingerprint of a position's JSON. It panics for a position that has none.
func Sum(p rules.Position) string {
	b, err := json.Marshal(p)
	if err != nil {
		panic(fmt.Sprintf("match: a position without JSON: %v", err))
	}
	return sum(b)
}

func sum(b []byte) string {
	h := sha256.Sum256(b)
	return hex.EncodeToString(h[:4])
}

// Save writes the game as JSON that a person can read, an action a line. What has been undone is not saved.
func (m *Match) Save(w io.Writer) error { return m.SaveAs(w, Stamp{}) }

// SaveAs is Save with a stamp.
func (m *Match) SaveAs(w io.Writer, s Stamp) error {
	b, err := m.encode(s)
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

func (m *Match) encode(s Stamp) ([]byte, error) {
	p := m.Position()
	_, over := p.Result()
	f := file{head: head{Program: Program, Format: Format, Game: m.def.ID, Name: m.def.Name, Rules: m.def.Version, Map: m.def.Map,
		ID: m.id, Saved: s.Saved, Title: s.Title, Code: m.Code(), Round: Round(p), Actions: m.at, Finished: over,
		Setup: m.setup, Table: m.table}}

	out := &bytes.Buffer{}
	out.WriteString("{\n")
	// The head's fields, one a line, without its braces.
	b, err := json.MarshalIndent(f.head, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	out.Write(bytes.TrimSuffix(bytes.TrimPrefix(b, []byte("{\n")), []byte("\n}")))

	if m.resumed {
		b, err := json.Marshal(m.pos[0])
		if err != nil {
			return nil, fmt.Errorf("match: %w", err)
		}
		fmt.Fprintf(out, ",\n  \"start\": %s", b)
		if err := writeRows(out, "earlier", m.earlier); err != nil {
			return nil, err
		}
	}
	rows, err := m.rows()
	if err != nil {
		return nil, err
	}
	if err := writeRows(out, "log", rows); err != nil {
		return nil, err
	}
	state, err := json.Marshal(p)
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	fmt.Fprintf(out, ",\n  \"sum\": %q,\n  \"position\": %s\n}\n", sum(state), state)
	return out.Bytes(), nil
}

// rows is the log as it stands in a file. Sums are kept, so that saving after each action costs one of them.
func (m *Match) rows() ([]row, error) {
	rows := make([]row, m.at)
	for i := range rows {
		e := &m.log[i]
		b, err := m.def.Codec.Encode(e.Action)
		if err != nil {
			return nil, fmt.Errorf("match: line %d: %w", i+1, err)
		}
		if err := json.Unmarshal(b, &rows[i]); err != nil {
			return nil, fmt.Errorf("match: line %d: %w", i+1, err)
		}
		if e.sum == "" {
			e.sum = Sum(m.pos[i+1])
		}
		rows[i].By, rows[i].Sum = e.By, e.sum
	}
	return rows, nil
}

func writeRows(out *bytes.Buffer, name string, rows []row) error {
	fmt.Fprintf(out, ",\n  %q: [", name)
	for i, r := range rows {
		if i > 0 {
			out.WriteByte(',')
		}
		b, err := json.Marshal(r)
		if err != nil {
			return fmt.Errorf("match: line %d: %w", i+1, err)
		}
		out.WriteString("\n    ")
		out.Write(b)
	}
	if len(rows) > 0 {
		out.WriteString("\n  ")
	}
	out.WriteByte(']')
	return nil
}

// Round is where a position stands, for the list of saves: the table's Fact "round", "Round 3 of 8". It is ""
// for a game that counts none.
func Round(p rules.Position) string {
	f, ok := p.(rules.Factual)
	if !ok {
		return ""
	}
	for _, x := range f.Facts() {
		if x.ID == "round" && x.Seat == rules.Public {
			return x.Label + " " + x.Value
		}
	}
	return ""
}
