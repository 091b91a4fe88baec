package steamwatchers

import (
	_ "embed"
	"fmt"
	"slices"

	"kettle/rules"
)

//go:embed map.json
var mapJSON []byte

// An Area is one place of Europa: a land area or a floe, written by its ID. The zero Area is none.
type Area uint8

// A Terrain is what an area is.
type Terrain string

// The terrains (STW-030).
const (
	Plain    Terrain = "plain"
	Mountain Terrain = "mountain"
	Floe     Terrain = "floe"
)

// A Place is an area as printed. Everything in it is shared and never changes.
type Place struct {
	ID, Name string
	Terrain  Terrain
	Haven    bool   // STW-033
	Levels   int    // on its Steam Column card (STW-130)
	Zone     int    // its Deployment card, 0 for none (STW-039)
	Land     []Area // neighbours on land, straits included; of a floe the land that it borders
	Straits  []Area // of those, the ones over a strait (STW-031)
	Floes    []Area // floes that it borders; of a floe the floes next to it
	Havens   []Area // of a floe: land areas whose haven serves it

	Pos     [2]int   // of the label, x east and y south, within Frame
	Outline [][2]int // closed polygon
}

// A Zone is a Deployment card: three areas (STW-039).
type Zone struct {
	ID    int
	Name  string
	Areas []Area
}

// A Europa is the board as printed.
type Europa struct {
	Width, Height int // frame of Pos and Outline
	Places        []Place
	Zones         []Zone // by ID, from 1, without gaps
	Doubles       [][]int
	Marks         [][2]int // where straits are drawn
}

// europa is the only board, read once; land and floes are its areas of either kind.
var (
	europa = mustEuropa(mapJSON)
	land   = europa.lands()
	floes  = europa.floes()
)

// Board is the printed board. It is lent.
func Board() *Europa { return europa }

// Lands are the land areas in the order of the map file. They are lent.
func Lands() []Area { return land }

// Floes are the floes in the order of the map file. They are lent.
func Floes() []Area { return floes }

// AreaNamed is the area with an ID.
func AreaNamed(id string) (Area, bool) {
	i := slices.IndexFunc(europa.Places, func(p Place) bool { return p.ID == id })
	return Area(i + 1), i >= 0
}

// Is reports whether the area is on the board.
func (a Area) Is() bool { return a > 0 && int(a) <= len(europa.Places) }

// Place is what is printed. It panics for an area that is not on the board.
func (a Area) Place() *Place { return &europa.Places[a-1] }

// Land reports whether the area is a land area.
func (a Area) Land() bool { return a.Is() && a.Place().Terrain != Floe }

// Floe reports whether the area is a floe.
func (a Area) Floe() bool { return a.Is() && a.Place().Terrain == Floe }

// Mountain reports whether the area is a mountain area.
func (a Area) Mountain() bool { return a.Is() && a.Place().Terrain == Mountain }

// Next reports whether two land areas are adjacent (STW-031).
func (a Area) Next(b Area) bool { return a.Land() && b.Land() && slices.Contains(a.Place().Land, b) }

// Strait reports whether two land areas are adjacent over a strait (STW-031).
func (a Area) Strait(b Area) bool { return a.Next(b) && slices.Contains(a.Place().Straits, b) }

// String is the ID.
func (a Area) String() string {
	if !a.Is() {
		return ""
	}
	return a.Place().ID
}

// Name is how players call the area.
func (a Area) Name() string {
	if !a.Is() {
		return "nowhere"
	}
	return a.Place().Name
}

// MarshalText writes the ID.
func (a Area) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads an ID; "" is no area.
func (a *Area) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*a = 0
		return nil
	}
	at, ok := AreaNamed(string(b))
	if !ok {
		return fmt.Errorf("steamwatchers: no area %q", b)
	}
	*a = at
	return nil
}

func (e *Europa) lands() (out []Area) {
	for i := range e.Places {
		if e.Places[i].Terrain != Floe {
			out = append(out, Area(i+1))
		}
	}
	return out
}

func (e *Europa) floes() (out []Area) {
	for i := range e.Places {
		if e.Places[i].Terrain == Floe {
			out = append(out, Area(i+1))
		}
	}
	return out
}

// mapFile is the JSON of an area map, every key of it.
type mapFile struct {
	Schema  string         `json:"schema"`
	ID      string         `json:"id"`
	Title   string         `json:"title"`
	Family  string         `json:"family"`
	Players map[string]int `json:"players"`
	Status  string         `json:"status"`
	Frame   struct {
		Width  int    `json:"width"`
		Height int    `json:"height"`
		Note   string `json:"note"`
	} `json:"frame"`
	Notes   map[string]string `json:"notes"`
	Counts  mapCounts         `json:"counts"`
	Spaces  int               `json:"contract_spaces_per_floe"`
	Straits []struct {
		A    string `json:"a"`
		B    string `json:"b"`
		Mark [2]int `json:"mark"`
	} `json:"straits"`
	Deployments []struct {
		ID    int      `json:"id"`
		Name  string   `json:"name"`
		Areas []string `json:"areas"`
	} `json:"deployments"`
	Doubles []struct {
		ID    string `json:"id"`
		Zones []int  `json:"zones"`
	} `json:"double_deployments"`
	Areas []mapArea `json:"areas"`
}

type mapCounts struct {
	Land     int `json:"land"`
	Plain    int `json:"plain"`
	Mountain int `json:"mountain"`
	Floe     int `json:"floe"`
	Haven    int `json:"haven"`
	Strait   int `json:"strait"`
}

type mapArea struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Type       Terrain  `json:"type"`
	Named      bool     `json:"named_in_texts"`
	Pos        [2]int   `json:"pos"`
	Haven      bool     `json:"haven"`
	Column     int      `json:"column"`
	Deployment int      `json:"deployment"`
	Land       []string `json:"land"`
	Straits    []string `json:"straits"`
	Floes      []string `json:"floes"`
	Havens     []string `json:"havens"`
	Outline    [][2]int `json:"outline"`
}

func mustEuropa(b []byte) *Europa {
	e, err := parseEuropa(b)
	if err != nil {
		panic(err)
	}
	return e
}

// parseEuropa reads an area map strictly: unknown keys and names are errors. Lint asks what more a board must hold.
func parseEuropa(b []byte) (*Europa, error) {
	var f mapFile
	if err := rules.Strict(b, &f); err != nil {
		return nil, fmt.Errorf("steamwatchers: map: %w", err)
	}
	if f.Schema != "area-map/1" {
		return nil, fmt.Errorf("steamwatchers: map: schema %q", f.Schema)
	}
	e := &Europa{Width: f.Frame.Width, Height: f.Frame.Height}
	index := map[string]Area{}
	for i, a := range f.Areas {
		if a.ID == "" || index[a.ID] != 0 {
			return nil, fmt.Errorf("steamwatchers: map: area %q without an ID of its own", a.Name)
		}
		index[a.ID] = Area(i + 1)
	}
	var lost error
	find := func(ids []string) (out []Area) {
		for _, id := range ids {
			if index[id] == 0 {
				lost = fmt.Errorf("steamwatchers: map: no area %q", id)
			}
			out = append(out, index[id])
		}
		return out
	}
	for _, a := range f.Areas {
		e.Places = append(e.Places, Place{ID: a.ID, Name: a.Name, Terrain: a.Type, Haven: a.Haven, Levels: a.Column, Zone: a.Deployment,
			Land: find(a.Land), Straits: find(a.Straits), Floes: find(a.Floes), Havens: find(a.Havens), Pos: a.Pos, Outline: a.Outline})
	}
	for _, d := range f.Deployments {
		e.Zones = append(e.Zones, Zone{d.ID, d.Name, find(d.Areas)})
	}
	for _, d := range f.Doubles {
		e.Doubles = append(e.Doubles, d.Zones)
	}
	for _, st := range f.Straits {
		e.Marks = append(e.Marks, st.Mark)
		if ab := find([]string{st.A, st.B}); lost == nil && !slices.Contains(e.Places[ab[0]-1].Straits, ab[1]) {
			lost = fmt.Errorf("steamwatchers: map: %s and %s know no strait", st.A, st.B)
		}
	}
	if lost != nil {
		return nil, lost
	}
	return e, e.lint(f.Counts)
}

// lint refuses a board that is not as its counts say, whose neighbours are not mutual, or that is not in one piece.
func (e *Europa) lint(want mapCounts) error {
	var got mapCounts
	bad := func(p *Place, what string) error { return fmt.Errorf("steamwatchers: map: %s: %s", p.ID, what) }
	for i := range e.Places {
		p, at := &e.Places[i], Area(i+1)
		floe := p.Terrain == Floe
		switch p.Terrain {
		case Plain:
			got.Plain++
		case Mountain:
			got.Mountain++
		case Floe:
			got.Floe++
		default:
			return bad(p, "unknown terrain")
		}
		if !floe {
			got.Land++
			got.Strait += len(p.Straits)
		}
		if p.Haven {
			got.Haven++
		}
		if floe == (p.Levels != 0) || p.Levels > 3 || p.Levels < 0 || floe && p.Haven || len(p.Outline) < 3 || p.Name == "" {
			return bad(p, "column, haven, outline or name")
		}
		for _, n := range p.Land {
			back := e.Places[n-1].Land
			if floe {
				back = e.Places[n-1].Floes
			}
			if !slices.Contains(back, at) || e.Places[n-1].Terrain == Floe {
				return bad(p, "a neighbour on land that is not mutual")
			}
			if floe && e.Places[n-1].Haven != slices.Contains(p.Havens, n) {
				return bad(p, "its havens are not those of the land it borders")
			}
		}
		for _, n := range p.Straits {
			if !slices.Contains(p.Land, n) || !slices.Contains(e.Places[n-1].Straits, at) {
				return bad(p, "a strait that is not mutual")
			}
		}
		for _, n := range p.Floes {
			back := e.Places[n-1].Land
			if floe {
				back = e.Places[n-1].Floes
			}
			if e.Places[n-1].Terrain != Floe || !slices.Contains(back, at) {
				return bad(p, "a floe that is not mutual")
			}
		}
		if p.Zone != 0 && (p.Zone > len(e.Zones) || !slices.Contains(e.Zones[p.Zone-1].Areas, at)) {
			return bad(p, "its Deployment card does not know it")
		}
	}
	if got.Strait /= 2; got != want {
		return fmt.Errorf("steamwatchers: map: counts %+v instead of %+v", got, want)
	}
	for i, z := range e.Zones {
		if z.ID != i+1 || len(z.Areas) != 3 {
			return fmt.Errorf("steamwatchers: map: Deployment card %d", z.ID)
		}
	}
	return nil
}
