package steam

import (
	"errors"
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/track"
)

// The options of every Steam map that has both variants.
const (
	OptVariant = "variant"
	OptFirst   = "first"
	OptTiles   = "tiles"
	OptSurplus = "surplus"
)

// Options are those of the base game.
func Options() []rules.Option {
	return []rules.Option{
		{ID: OptVariant, Name: "Game", Text: "Which of the two forms of Steam is played.", Default: string(Basic), Values: []rules.Value{
			{ID: string(Basic), Name: "Basic", Text: "Capital is raised when a payment needs it; numbered action tiles set the next turn order.", Clause: "STM-025"},
			{ID: string(Standard), Name: "Standard", Text: "Capital is raised before the turn, each turn order is auctioned, and locomotives cost upkeep.", Clause: "STM-026"},
		}},
		{ID: OptFirst, Name: "First game", Text: "How the first turn order of the Basic game comes about.", Default: "off", Values: []rules.Value{
			{ID: "off", Name: "Auction", Text: "The places in the first turn order are auctioned.", Clause: "STM-020"},
			{ID: "on", Name: "By lot", Text: "The first turn order is random and later places get a little money (Basic game only).", Clause: "STM-021"},
		}},
		{ID: OptTiles, Name: "Track tiles", Text: "Whether the track tiles of the box are a limit.", Default: "free", Values: []rules.Value{
			{ID: "free", Name: "No limit", Text: "There are always enough track tiles.", Clause: "STM-004"},
			{ID: "limited", Name: "Limited", Text: "A lay needs a tile of the box that is not on the map.", Clause: "STM-006"},
		}},
		{ID: OptSurplus, Name: "Surplus income", Text: "What becomes of income beyond +10.", Default: "vp", Values: []rules.Value{
			{ID: "vp", Name: "Victory points", Text: "Points that do not fit on the income track become victory points.", Clause: "STM-114"},
			{ID: "lost", Name: "Lost", Text: "Points that do not fit on the income track are lost.", Clause: "STM-115"},
		}},
	}
}

// Define completes the definition of a map: dealing, reading, words, a guide, and the options of the base game in front of
// the map's own. Build makes the map of a form;
// it is called once for each form before the first game.
func Define(d rules.Definition, build func(Form) *Map) *rules.Definition {
	d.Family, d.Options = "Steam", append(Options(), d.Options...)
	d.Secrets = []string{"seed"}
	d.Ends = []string{EndTurns, EndLast}
	d.Words = Words{}
	d.Value, d.Shortlist = value, shortlist
	maps := map[Form]*Map{}
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		for _, v := range [...]Variant{Basic, Standard} {
			for i := range 4 {
				f := Form{Variant: v, Limited: i&1 != 0, Lost: i&2 != 0, Seats: seats}
				maps[f] = build(f)
			}
		}
	}
	of := func(f Form) (*Map, error) {
		if m := maps[f]; m != nil {
			return m, nil
		}
		return nil, fmt.Errorf("no %q game for %d", f.Variant, f.Seats)
	}
	d.Codec = rules.NewCodec(func(b []byte) (rules.Position, error) { return read(b, of) })
	register(d.Codec)
	out := &d
	out.New = func(s rules.Setup) (rules.Position, error) {
		if err := out.Check(s); err != nil {
			return nil, err
		}
		s = out.Complete(s)
		f := Form{Variant: Variant(s.Options[OptVariant]), Limited: s.Options[OptTiles] == "limited", Lost: s.Options[OptSurplus] == "lost", Seats: s.Seats}
		if s.Options[OptFirst] == "on" && !f.Basic() {
			return nil, errors.New("the first game by lot belongs to the Basic game; in the Standard game every turn order is auctioned")
		}
		m, err := of(f)
		if err != nil {
			return nil, err
		}
		return m.Deal(s.Seed, s.Options), nil
	}
	return out
}

// Policy adds what the form decides to a map's own policy of track.
func (f Form) Policy(p track.Policy) track.Policy {
	if f.Limited {
		p.Supply = track.LimitedTiles()
	}
	return p
}
