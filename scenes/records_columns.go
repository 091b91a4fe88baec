package scenes

import (
	"fmt"
	"strings"

	"kettle/rules/rail/play"
)

// A recordColumn is one column of the table of deals.
type recordColumn struct {
	head string
	wide float32
	text func(d dealRecord, day string) string
}

var recordColumns = []recordColumn{
	{"Deal", 150, func(d dealRecord, _ string) string { return d.Code }},
	{"Best", 96, func(d dealRecord, _ string) string { return d.Tries[0].outcome() }},
	{"Tries", 56, func(d dealRecord, _ string) string { return fmt.Sprint(len(d.Tries)) }},
	{"Difficulty", 150, func(d dealRecord, _ string) string { return d.difficulty() }},
	{"Winner", 104, func(d dealRecord, _ string) string { return d.Tries[0].winner() }},
	{"Money", 62, func(d dealRecord, _ string) string { return d.Tries[0].money() }},
	{"Last played", 140, func(_ dealRecord, day string) string { return day }},
}

// difficulty is how hard a deal is, and of which day.
func (d dealRecord) difficulty() string {
	if day, ok := d.day(dayShort); ok {
		return d.Level + ", " + day
	}
	return d.Level
}

// winner is who won a game of several, nobody where one plays alone.
func (r Record) winner() string {
	if r.Score == nil || !r.Won {
		return "–"
	}
	return r.Player
}

func columnsWidth(cols []recordColumn) (w float32) {
	for _, c := range cols {
		w += c.wide
	}
	return w
}

// money is the cash that was left; where several play it says little.
func (r Record) money() string {
	if r.Score != nil {
		return "–"
	}
	return play.Dollars(r.Money)
}

// details are what else a try is told by.
func (r Record) details() string {
	if r.Score != nil {
		return strings.Join([]string{r.Player, count(r.Rounds, "round")}, ", ")
	}
	text := fmt.Sprintf("%s, %s, %s", play.Dollars(r.Money), count(r.Shares, "share"), count(r.Links, "link"))
	if n := r.Table.Hints; n > 0 {
		text += ", " + count(n, "hint")
	}
	return text
}
