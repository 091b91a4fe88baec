package steamwatchers

import "strings"

// A Card is one card by its ID: the area of a Steam Column card ("tirol"), the number of an Archon card ("BASE001"). A
// masked card is "".
type Card string

// ColumnCard is the Steam Column card of an area.
func ColumnCard(a Area) Card { return Card(a.String()) }

// Area is the area of a Steam Column card, 0 for another card.
func (c Card) Area() Area {
	a, _ := AreaNamed(string(c))
	return a
}

// Name is the card's title.
func (c Card) Name() string {
	if sh := sheetOf(c); sh != nil {
		return sh.Name
	}
	if k, clan := c.Pact(); k != NoPact {
		return k.Sheet().Name + " of " + clan.Name()
	}
	if a := c.Area(); a.Is() {
		return a.Name()
	}
	if c == "" {
		return "a card"
	}
	return strings.ToUpper(string(c))
}
