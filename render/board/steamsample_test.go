package board

import (
	"fmt"
	"slices"
	"testing"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// What the parts of Steam look like at a crowded table: the samples that the tests draw, and that a picture is made of.

var sampleLiveries = []string{"yellow", "ink", "violet", "vermilion", "sky", "grey"}

// sampleIncome is six seats on the income track, one about to raise capital.
func sampleIncome() SeatTrack {
	t := SeatTrack{Title: "Income", Note: "faint disc: Annie after this", Low: -10, High: 10}
	for i, at := range []int{2, 1, 3, -1, 0, 2} {
		m := SeatMark{LiveryOf(sampleLiveries[i]), at, at}
		if i == 3 {
			m.To = -3
		}
		t.Marks = append(t.Marks, m)
	}
	return t
}

// allAt is a track with the pieces of so many seats at one cell.
func allAt(kind TrackKind, title string, low, high, seats, at int) SeatTrack {
	t := SeatTrack{Kind: kind, Title: title, Low: low, High: high}
	for i := range seats {
		t.Marks = append(t.Marks, SeatMark{LiveryOf(sampleLiveries[i]), at, at})
	}
	return t
}

// spread is a track with the pieces at these cells, the first about to go on by one.
func spread(kind TrackKind, title string, low, high int, at ...int) SeatTrack {
	t := SeatTrack{Kind: kind, Title: title, Low: low, High: high}
	for i, n := range at {
		m := SeatMark{LiveryOf(sampleLiveries[i]), n, n}
		if i == 0 {
			m.To = n + 1
		}
		t.Marks = append(t.Marks, m)
	}
	return t
}

func sampleSupply(tile bool) Supply {
	var s Supply
	for i, p := range []string{"RB", "PG", "", "YR", "BGP", "YP", "", "RPY", "", "GB", "YYR", ""} {
		x := Space{What: rules.Target{Kind: "space", ID: i}}
		_ = x.Cubes.UnmarshalText([]byte(p))
		s.Spaces = append(s.Spaces, x)
	}
	if tile {
		s.Spaces[8].Tile, s.Spaces[8].Color, s.Spaces[8].Cubes = "San Francisco", rail.Yellow, rail.Pile{rail.Red, rail.Gray, rail.Blue}
	}
	for _, i := range []int{0, 1, 3, 4, 5} {
		s.Lit = append(s.Lit, s.Spaces[i].What)
	}
	s.Chosen = []rules.Target{s.Spaces[7].What}
	return s
}

// sampleCards are the action tiles of a Basic game.
func sampleCards() (cards []ActionCard) {
	for i, c := range []struct{ id, name, text, price string }{{"turn-order", "Turn Order", "first next turn", ""}, {"first-move", "First Move", "moves first", ""},
		{"engineer", "Engineer", "four tiles", ""}, {"first-build", "First Build", "builds first", ""}, {"city-growth", "City Growth", "a crate onto a city", "$2"},
		{"locomotive", "Locomotive", "engine +1", "$8"}, {"urbanization", "Urbanization", "a New City", "$6"}} {
		cards = append(cards, ActionCard{What: rules.Target{Kind: "role", ID: i + 1}, ID: "action/" + c.id, Name: c.name, Text: c.text, Price: c.price,
			Sprite: "action-steam-" + c.id, Key: fmt.Sprint(i + 1), Lit: true, Tip: "Four track tiles instead of three."})
	}
	ink, sky := LiveryOf("ink"), LiveryOf("sky")
	cards[0].Taken, cards[0].Lit = &ink, false
	cards[4].Taken, cards[4].Lit, cards[4].Idle = &sky, false, true
	cards[2].Chosen = true
	cards[5].Dear = true
	return cards
}

// withTokens puts the tokens of two seats on the tiles (HOK-04).
func withTokens(cards []ActionCard) []ActionCard {
	a, b := LiveryOf("vermilion"), LiveryOf("sky")
	for i := range cards {
		cards[i].Tokens = [][]Livery{{a, b}, {b}, {a, a, b}, {}, {a}, {a, b}, {a, a, b, b}}[i]
	}
	return cards
}

func singaporeCards() []ActionCard {
	all := sampleCards()
	cards := []ActionCard{all[1], all[2], all[4], all[5], all[6]}
	text := []string{"reach 6, at most 3 points", "a second tile now", "a crate onto a city", "3 to 4", "a New City on a built town"}
	for i := range cards {
		cards[i].Text, cards[i].Taken, cards[i].Idle, cards[i].Lit, cards[i].Chosen = text[i], nil, false, i != 2, i == 0
		cards[i].Price = []string{wordsFree, wordsFree, wordsFree, "$4", "$6"}[i]
		cards[i].Key = fmt.Sprint(i + 1)
	}
	cards[0].Name = "Move goods"
	return cards
}

func sampleTray() CityTray {
	t := CityTray{Markers: 7, Of: 10}
	for i, g := range []rail.Good{rail.Red, rail.Blue, rail.Yellow, rail.Purple, rail.Gray} {
		t.Tiles = append(t.Tiles, TrayTile{rules.Target{Kind: "newcity", ID: i}, g, []int{1, 0, 1, 1, 3}[i]})
	}
	t.Lit = []rules.Target{t.Tiles[0].What, t.Tiles[4].What}
	t.Chosen = []rules.Target{t.Tiles[3].What}
	return t
}

func sampleCapital(dial bool) Capital {
	t := sampleIncome()
	t.Note, t.Hops = "", true
	c := Capital{Title: "Raise capital", For: "for Locomotive, engine 3 to 4", Clauses: []string{"STM-042", "STM-043"}, Track: t,
		Sum: []SumPart{{"", "cash", "$2", "now", Plain}, {"+", "capital", "$10", "two steps of $5", Well}, {"−", "to pay", "$8", "short by $6", Bad}, {"=", "cash", "$4", "after", Plain}},
		Rows: []CapitalRow{{"Income", "−1", "−3", "two steps down", Bad}, {"Each income phase", "−$1", "−$3", "five are still to come: $10 more in all", Bad},
			{"Points", "5", "3", "2 for each $5 at income −10", Bad}, {"At the end", "−2", "−6", "2 points for each point below 0", Bad}}}
	if dial {
		d := Dial{Steps: 2, Turn: 10, Amount: "$10", Note: "two steps down"}
		for i := range 12 {
			d.What = append(d.What, rules.Target{Kind: "capital", ID: i})
		}
		c.Dial, c.Title, c.For = &d, "Buy capital", "any number of steps, $5 each"
		c.Sum = []SumPart{{"", "cash", "$2", "now", Plain}, {"+", "capital", "$10", "two steps of $5", Well}, {"=", "cash", "$12", "for the whole turn", Plain}}
	}
	return c
}

func sampleEarn() ([]EarnRow, []EarnCard) {
	return []EarnRow{{LiveryOf("vermilion"), "Kenji", "2 points taken", "2", EarnDone}, {LiveryOf("ink"), "Haruka", "1 point, to choose", "1", EarnAsked},
			{LiveryOf("yellow"), "Sota", "1 point, bot, then", "1", EarnWaits}, {LiveryOf("sky"), "Yumi", "express fee paid", "$1", EarnDone}},
		[]EarnCard{{rules.Target{Kind: "points", ID: 1}, "earn/income", "I", "Income", "+6", "+7", "$1 more in each of four income phases to come", true, true},
			{rules.Target{Kind: "points", ID: 2}, "earn/points", "P", "Points", "9", "10", "1 victory point at once, cash as it was", true, false}}
}

// sampleRails is a Steam map in the middle of a game: New Cities, growth, added tokens.
func sampleRails(t testing.TB, id string) Rails {
	l := hexLand(t, id)
	var p track.Policy
	switch id {
	case "singapore":
		p.Idle = track.Mark
	case "westward-ho":
		p.Founds = "WWH-08"
	}
	b := grownWith(l, p, 26)
	for seat := range rules.Seat(3) {
		if cities := slices.Collect(b.Cities(seat)); len(cities) > 0 {
			b = b.PutCity(seat, cities[len(cities)/2])
		}
	}
	for seat := range rules.Seat(3) {
		for range seat + 1 {
			b = b.EndBuild(seat)
		}
	}
	n := Rails{Board: b, Numbers: id == "westward-ho", Subtitle: "survey of the railroads"}
	for _, v := range sampleLiveries {
		n.Livery = append(n.Livery, LiveryOf(v))
	}
	n.Cubes, n.Growth, n.Tile = make([]rail.Pile, len(l.Hexes)), make([]int, len(l.Hexes)), make([]CityTile, len(l.Hexes))
	goods := []rail.Good{rail.Red, rail.Blue, rail.Yellow, rail.Purple, rail.Gray}
	for h := range l.Hexes {
		x := &l.Hexes[h]
		for i := range x.StartCubes {
			n.Cubes[h] = append(n.Cubes[h], goods[(h*3+i*2)%5])
		}
		switch {
		case x.Name == "Yerba Buena":
			n.Tile[h] = CityTile{rail.Yellow, "San Francisco"}
			n.Cubes[h] = rail.Pile{rail.Red, rail.Gray, rail.Blue}
		case x.Name == "Chicago":
			n.Growth[h] = 5
		case x.Site == track.City && h%3 == 0:
			n.Growth[h] = 1
		case b.NewCity(rail.Stop(h)):
			n.Tile[h] = CityTile{Color: goods[h%5]}
			n.Cubes[h] = rail.Pile{rail.Blue, rail.Yellow}
		}
	}
	return n
}

// samplePage is a part with its place in the window.
type samplePage struct {
	name string
	box  draw.Rect
	draw func(*ui.UI, draw.Rect)
}

// onPaper draws a part on a card, onFelt on a panel.
func onPaper(f func(*ui.UI, draw.Rect)) func(*ui.UI, draw.Rect) {
	return func(u *ui.UI, r draw.Rect) { u.Paper(r); f(u, r.Pad(12, 8)) }
}

func onFelt(f func(*ui.UI, draw.Rect)) func(*ui.UI, draw.Rect) {
	return func(u *ui.UI, r draw.Rect) { u.Felt(r); f(u, r.Pad(10, 10)) }
}

func trackPart(t SeatTrack) func(*ui.UI, draw.Rect) {
	return func(u *ui.UI, r draw.Rect) { t.Draw(u, r) }
}

// samplePages are all parts, laid out on three windows.
func samplePages() [3][]samplePage {
	supply, tray := sampleSupply(true), sampleTray()
	card, dial := sampleCapital(false), sampleCapital(true)
	owners, cards := sampleEarn()
	picks := sampleSupply(false)
	picks.Chosen, picks.Lit = nil, nil
	for i := range picks.Spaces[4].Cubes {
		picks.Spaces[4].Each = append(picks.Spaces[4].Each, rules.Target{Kind: "cube", ID: i})
	}
	picks.Lit, picks.Chosen = picks.Spaces[4].Each[1:], picks.Spaces[4].Each[:1]
	return [3][]samplePage{{
		{"tiles", draw.Rc(1008, 8, 264, 524), onFelt(func(u *ui.UI, r draw.Rect) { DrawActionCards(u, r, sampleCards()) })},
		{"tokens", draw.Rc(736, 8, 264, 460), onFelt(func(u *ui.UI, r draw.Rect) { DrawActionCards(u, r, withTokens(sampleCards())) })},
		{"rows", draw.Rc(464, 8, 264, 370), onFelt(func(u *ui.UI, r draw.Rect) { DrawActionRows(u, r, singaporeCards()) })},
		{"supply panel", draw.Rc(8, 8, 224, 270), onFelt(func(u *ui.UI, r draw.Rect) { supply.Draw(u, r) })},
		{"picks", draw.Rc(240, 8, 216, 270), onFelt(func(u *ui.UI, r draw.Rect) { picks.Draw(u, r) })},
		{"tray", draw.Rc(8, 286, 264, 66), onFelt(func(u *ui.UI, r draw.Rect) { tray.Draw(u, r) })},
		{"tray on paper", draw.Rc(8, 360, 264, 66), onPaper(func(u *ui.UI, r draw.Rect) { tray.Draw(u, r) })},
		{"turns", draw.Rc(280, 286, 176, 84), onPaper(func(u *ui.UI, r draw.Rect) { Turns{Turn: 2, Turns: 7, Reminder: 3, Note: "of 7"}.Draw(u, r) })},
		{"engines", draw.Rc(8, 434, 400, 88), onPaper(trackPart(spread(EngineTrack, "Locomotives", 1, 6, 3, 3, 4, 2, 6, 3)))},
		{"income start", draw.Rc(8, 530, 444, 88), onPaper(trackPart(allAt(IncomeTrack, "Income", -10, 10, 6, 0)))},
		{"income", draw.Rc(8, 624, 444, 88), onPaper(trackPart(sampleIncome()))},
		{"supply strip", draw.Rc(460, 624, 372, 88), onPaper(func(u *ui.UI, r draw.Rect) { supply.Draw(u, r) })},
		{"points", draw.Rc(460, 530, 330, 88), onPaper(trackPart(spread(PointsTrack, "Points", 0, 99, 9, 11, 9, 4, 14)))},
		{"points far", draw.Rc(798, 540, 230, 78), onPaper(trackPart(spread(PointsTrack, "Points", 0, 99, 3, 38, 21, 30, 12, 17)))},
		{"points over", draw.Rc(1036, 540, 236, 78), onPaper(trackPart(spread(PointsTrack, "Points", 0, 99, 3, 104, 56, 80)))},
		{"express", draw.Rc(840, 624, 300, 88), onPaper(trackPart(spread(ExpressTrack, "Express", 0, 5, 1, 0, 2, 0)))},
		{"turns of 10", draw.Rc(508, 386, 220, 84), onPaper(func(u *ui.UI, r draw.Rect) { Turns{Turn: 10, Turns: 10}.Draw(u, r) })},
	}, {
		{"capital", draw.Rc(8, 8, 560, 468), onPaper(func(u *ui.UI, r draw.Rect) {
			_, rest := card.Draw(u, r.Pad(14, 8))
			u.Brassy("raise", draw.Rc(rest.X, rest.Y, 286, 44), "Raise $10 and pay", "Enter", false)
			u.Quiet("other", draw.Rc(rest.X+296, rest.Y, rest.W-296, 44), "", "Another action", "Esc", false)
		})},
		{"earn", draw.Rc(1008, 8, 264, 320), onFelt(func(u *ui.UI, r draw.Rect) {
			h := DrawEarners(u, r, owners)
			DrawEarnCards(u, draw.Rc(r.X, r.Y+h+10, r.W, 120), cards)
		})},
	}, {
		{"dial", draw.Rc(8, 8, 560, 520), onPaper(func(u *ui.UI, r draw.Rect) { dial.Draw(u, r.Pad(14, 8)) })},
	}}
}
