// Package own makes games of the map files that a player has written: rail-hexmap/1, played by the standard rules of
// their family, Age of Steam or Steam. A map of a player's own needs no line of Go; what it may not say is an error
// that names the line and the key.
package own

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// Prefix begins the id of every game on a player's own map: "own/steam/fenland".
const Prefix = "own/"

// MaxSize is the largest map file that is read, in bytes.
const MaxSize = 1 << 20

//go:embed example.json
var example []byte

// Example is a small map that a player may begin with.
func Example() []byte { return slices.Clone(example) }

// A File is one file of the folder of maps, as it was found there.
type File struct {
	Name string // "fenland.json"
	Data []byte
	Err  error // why it could not be read; nil if it was
}

// A Map is a map file that can be played.
type Map struct {
	File    string
	Land    *track.Land
	Sum     string            // tells it from every other map, see sum
	Remarks []*mapfile.Error  // what a player might stumble over; it can be played all the same
	Game    *rules.Definition // nil of a map to look at
}

// A Problem is a file that cannot be played, and why.
type Problem struct {
	File string
	Err  error // *mapfile.Error where the file could be read
}

// Error is one sentence for the player: "fenland.json, line 9: hexes[1].river: must be true or false".
func (p Problem) Error() string {
	if _, ok := p.Err.(*mapfile.Error); ok {
		return p.File + ", " + p.Err.Error()
	}
	return p.File + ": " + p.Err.Error()
}

// Unwrap is the mistake itself.
func (p Problem) Unwrap() error { return p.Err }

// Read makes games of files. No two maps have one id, and none an id that is taken. What is wrong with a file stops no
// other.
func Read(files []File, taken func(id string) bool) (maps []Map, problems []Problem) {
	by := map[string]string{}
	for _, f := range files {
		m, err := read(f, taken)
		if err == nil {
			if other, twice := by[m.Game.ID]; twice {
				err = &mapfile.Error{Line: m.Land.Line("id"), Path: "id", Text: fmt.Sprintf("%s has this id, too", other)}
			}
		}
		if err != nil {
			problems = append(problems, Problem{f.Name, err})
			continue
		}
		by[m.Game.ID] = f.Name
		maps = append(maps, *m)
	}
	return maps, problems
}

func read(f File, taken func(string) bool) (*Map, error) {
	if f.Err != nil {
		return nil, f.Err
	}
	m, err := Parse(f.Data, taken)
	if err != nil {
		return nil, err
	}
	m.File = f.Name
	return m, nil
}

// Parse reads one map file, whose id must not be taken; nil takes none. The error is a *mapfile.Error, the first mistake in it.
func Parse(data []byte, taken func(id string) bool) (*Map, error) {
	if len(data) > MaxSize {
		return nil, &mapfile.Error{Line: 1, Text: fmt.Sprintf("the file is larger than any map (%d MB)", MaxSize>>20)}
	}
	c := checker{}
	land, err := track.Parse(data, func(setup, rules *mapfile.Node) { c.setup, c.rules = setup, rules })
	if err != nil {
		return nil, err
	}
	c.land, c.family = land, families[land.Family]
	if err := c.check(taken); err != nil {
		return nil, err
	}
	m := &Map{Land: land, Remarks: track.Lint(land), Sum: sum(data)}
	land.ID = Prefix + land.Family + "/" + land.ID
	m.Game = c.family.define(rules.Definition{
		ID: land.ID, Name: land.Title, Tag: tag(m.Sum), Text: land.Status, Map: m.Sum,
		MinSeats: land.MinSeats, MaxSeats: land.MaxSeats, Minutes: 30 * land.MaxSeats, Version: 1,
		MaxMoves: 500 * max(10, slices.Max(land.Figures.Turns[:])), Books: []string{c.family.book},
	}, land)
	return m, nil
}

// Look reads a map file of the program itself, only to look at it: what its own rules read in setup and rules is left
// out, and it has no Game.
func Look(data []byte) (*Map, error) {
	land, err := track.Parse(data, track.Skip)
	if err != nil {
		return nil, err
	}
	return &Map{Land: land, Sum: sum(data), Remarks: track.Lint(land)}, nil
}

// sum is a fingerprint of a map file. Spaces and ends of lines between the values do not count.
func sum(data []byte) string {
	var b bytes.Buffer
	if json.Compact(&b, data) != nil {
		b.Write(data)
	}
	h := sha256.Sum256(b.Bytes())
	return hex.EncodeToString(h[:4])
}

// tag begins the seed codes of a map: another one for every map, so that a code deals on the map it was made for.
func tag(sum string) string {
	return "M" + strings.ToUpper(sum[:6])
}
