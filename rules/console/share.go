package console

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"kettle/rules"
	"kettle/rules/bot"
)

// A share is how the wins of a contest fall on seats that are alike in something: the clan, say.
type share struct {
	By     string   `json:"by"` // ID of a fact of the seats, or "seat"
	Groups []*group `json:"groups"`
}

// A group is the seats with one value of that fact.
type group struct {
	Value string  `json:"value"`
	Games int     `json:"games"`
	Wins  int     `json:"wins"`  // first places, shared ones too
	Share float64 `json:"share"` // of the wins, by what would be fair: 1
	Mean  float64 `json:"meanScore"`
	fair  float64
	sum   int
}

// count adds a game.
func (x *share) count(g bot.Game) error {
	for seat := range rules.Seat(g.Setup.Seats) {
		value, err := x.value(g.Last, seat)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(x.Groups, func(o *group) bool { return o.Value == value })
		if i < 0 {
			i = len(x.Groups)
			x.Groups = append(x.Groups, &group{Value: value})
		}
		o := x.Groups[i]
		o.Games++
		o.fair += 1 / float64(g.Setup.Seats)
		o.sum += g.Result.Scores[seat]
		if g.Result.Places[seat] == 1 {
			o.Wins++
		}
		o.Share, o.Mean = float64(o.Wins)/o.fair, float64(o.sum)/float64(o.Games)
	}
	slices.SortFunc(x.Groups, func(a, b *group) int { return strings.Compare(a.Value, b.Value) })
	return nil
}

// value is what a seat is counted under.
func (x *share) value(p rules.Position, seat rules.Seat) (string, error) {
	if x.By == "seat" {
		return fmt.Sprint(seat + 1), nil
	}
	if f, ok := p.(rules.Factual); ok {
		for _, fact := range f.Facts() {
			if fact.ID == x.By && fact.Seat == seat {
				return fact.Value, nil
			}
		}
	}
	return "", fmt.Errorf("no seat has the fact %q", x.By)
}

func (x *share) write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "%s\tgames\twins\tof a fair share\tmean score\n", x.By)
	for _, o := range x.Groups {
		fmt.Fprintf(t, "%s\t%d\t%d\t%.2f\t%.2f\n", o.Value, o.Games, o.Wins, o.Share, o.Mean)
	}
	return t.Flush()
}
