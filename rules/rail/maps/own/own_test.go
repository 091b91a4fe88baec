package own_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/match"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

func parse(t testing.TB, data []byte) *own.Map {
	t.Helper()
	m, err := own.Parse(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func setup(d *rules.Definition, seats int, seed uint64) rules.Setup {
	return rules.Setup{Game: d.ID, Seats: seats, Seed: rng.Seed(seed)}
}

func TestExample(t *testing.T) {
	m := parse(t, own.Example())
	d := m.Game
	if d.ID != "own/steam/gull-island" || d.Name != "Gull Island" || d.Family != "Steam" || d.MinSeats != 3 || d.MaxSeats != 5 || d.Map != m.Sum || len(m.Remarks) > 0 {
		t.Errorf("%+v, remarks %v", d, m.Remarks)
	}
	for seats, turns := range map[int]int{3: 8, 4: 7, 5: 6} {
		p, err := d.New(setup(d, seats, 1))
		if err != nil {
			t.Fatal(err)
		}
		if n := p.(*steam.State).Rounds(); n != turns {
			t.Errorf("%d turns for %d", n, seats)
		}
	}
}

// guided takes mostly what the guide of the game lists first.
func guided(d *rules.Definition) func(rules.Position, []rules.Action, *rng.Stream) rules.Action {
	return func(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
		if r.Intn(4) == 0 || d.Shortlist == nil {
			return nil
		}
		best := d.Shortlist(p, legal, 4)
		return best[r.Intn(len(best))]
	}
}

func TestConformExample(t *testing.T) {
	d := parse(t, own.Example()).Game
	rulestest.Conform(t, d, rulestest.Options{Events: scene.Events(), Choose: guided(d), Seeds: 1})
}

// Both bots play the example to its end with every number of players.
func TestBotsPlayExample(t *testing.T) {
	d := parse(t, own.Example()).Game
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		for _, name := range []string{"random", "greedy"} {
			t.Run(fmt.Sprintf("%s %d", name, seats), func(t *testing.T) { plays(t, d, seats, name) })
		}
	}
}

// plays lets bots of that name play a game to its end.
func plays(t *testing.T, d *rules.Definition, seats int, name string) {
	t.Helper()
	one := bot.Bot(bot.Random{})
	if name == "greedy" {
		one = bot.Greedy{Guide: bot.Of(d), Width: 10}
	}
	g, err := bot.Play(t.Context(), d, setup(d, seats, 3), slices.Repeat([]bot.Bot{one}, seats))
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Result.Scores) != seats {
		t.Errorf("%+v", g.Result)
	}
}

// A map of Age of Steam gets the new cities of the box, its own number of rounds, and can be played.
func TestAgeOfSteam(t *testing.T) {
	m := parse(t, load(t, "age-of-steam.json")[0].Data)
	p, err := m.Game.New(setup(m.Game, 4, 1))
	if err != nil {
		t.Fatal(err)
	}
	s := p.(*ageofsteam.State)
	if n := s.Rounds(); n != 5 || len(m.Land.NewCities) != 8 {
		t.Errorf("%d rounds, %d new cities", n, len(m.Land.NewCities))
	}
	plays(t, m.Game, 3, "random")
}

// A map may forbid New Cities beside cities.
func TestNoCityBesideACity(t *testing.T) {
	for _, c := range []struct{ file, clause string }{{"steam.json", "STM-096"}, {"age-of-steam.json", "AOS-091"}} {
		data := bytes.Replace(load(t, c.file)[0].Data, []byte(`"rules": {`), []byte(`"rules": {"urbanize_not_adjacent_to_city": true, `), 1)
		m := parse(t, data)
		p, err := m.Game.New(setup(m.Game, 3, 1))
		if err != nil {
			t.Fatal(err)
		}
		var b *track.Board
		switch s := p.(type) {
		case *steam.State:
			b = s.Track()
		case *ageofsteam.State:
			b = s.Track()
		}
		dene, _ := b.Land().Named("Dene")
		if r, ok := b.CheckCity(0, dene).(*rules.Refusal); !ok || r.Clause != c.clause || r.Text != "Dene lies next to the city Elm" {
			t.Errorf("%s: %v", c.file, b.CheckCity(0, dene))
		}
	}
}

// A save belongs to one map: without its file, or with another one of that id, one sentence says so and nothing is lost.
func TestSaveNamesItsMap(t *testing.T) {
	m := parse(t, own.Example())
	game, err := match.New(m.Game, setup(m.Game, 3, 9), match.Table{})
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if err := game.Do(game.Position().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	var save bytes.Buffer
	if err := game.Save(&save); err != nil {
		t.Fatal(err)
	}
	finder := func(d *rules.Definition) func(string) *rules.Definition {
		return func(id string) *rules.Definition {
			if d != nil && d.ID == id {
				return d
			}
			return nil
		}
	}
	spaced := parse(t, bytes.ReplaceAll(own.Example(), []byte("\n"), []byte("\r\n ")))
	for _, d := range []*rules.Definition{m.Game, spaced.Game} {
		back, drift, err := match.Load(bytes.NewReader(save.Bytes()), finder(d))
		if err != nil || drift != nil || back.Len() != 5 {
			t.Errorf("the same map: %v %v", drift, err)
		}
	}
	changed := parse(t, bytes.Replace(own.Example(), []byte(`"Millbridge"`), []byte(`"Millford"`), 1))
	for want, d := range map[string]*rules.Definition{
		fmt.Sprintf("the save needs your map %q (id %q, sum %q), which is not in the folder of maps or has a mistake", "Gull Island", m.Game.ID, m.Sum): nil,
		fmt.Sprintf("the map file of Gull Island was changed since: the save needs the one with the sum %q, and now it has %q", m.Sum, changed.Sum):     changed.Game,
	} {
		if _, _, err := match.Load(bytes.NewReader(save.Bytes()), finder(d)); err == nil || err.Error() != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
	if changed.Game.Tag == m.Game.Tag || !strings.HasPrefix(game.Code(), m.Game.Tag+"-") {
		t.Errorf("codes begin with %s, and %s after a change", m.Game.Tag, changed.Game.Tag)
	}
}

// Panels by players work on a player's map of Steam as on Japan.
func TestPanels(t *testing.T) {
	text := string(load(t, "steam.json")[0].Data)
	text = strings.Replace(text, `"hexes": [`, `"panels": {"west": "West", "east": "East"}, "panels_by_players": {"3": ["west"], "4": ["west", "east"]},`+"\n  \"hexes\": [", 1)
	text = strings.ReplaceAll(text, `{"q": 2,`, `{"panel": "east", "q": 2,`)
	m := parse(t, []byte(text))
	for seats, hexes := range map[int]int{3: 6, 4: 8} {
		p, err := m.Game.New(setup(m.Game, seats, 1))
		if err != nil {
			t.Fatal(err)
		}
		if n := p.(*steam.State).Stops(); n != hexes {
			t.Errorf("%d hexes for %d players", n, seats)
		}
	}
}

// Every place can be named by itself in an action: names are told apart from the words between them.
func TestNamesInActions(t *testing.T) {
	text := strings.NewReplacer(`"Ash"`, `"St. Mary's & Co"`, `"Birch"`, `"Élan Vallée"`, `"Dene"`, `"Stoke-on-Dene 2"`).Replace(string(load(t, "steam.json")[0].Data))
	m := parse(t, []byte(text))
	p, err := m.Game.New(setup(m.Game, 3, 1))
	if err != nil {
		t.Fatal(err)
	}
	s := p.(*steam.State)
	for at := range rail.Stop(s.Stops()) {
		a := steam.Urbanize{Color: rail.Red, At: s.Spot(at)}
		if b, ok := s.Spell(a.String()); !ok || b != a {
			t.Errorf("%q is read as %v", a, b)
		}
	}
}
