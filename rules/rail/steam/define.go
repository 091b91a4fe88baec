package steam

import (
	"errors"
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/track"
)

// The options of the base game.
const (
	OptVariant = "variant"
	OptFirst   = "first"
	OptTiles   = "tiles"
	OptSurplus = "surplus"
)

// A Setting is an option of the set-up screen, and what the choice of a value makes of a form; a nil Set is for an option
// that the set-up alone asks for.
type Setting struct {
	rules.Option
	Set func(f *Form, value string)
}

// Settings are those of a map that has both variants.
func Settings() []Setting { return []Setting{Variants(), FirstGame(), TrackTiles(), SurplusIncome()} }

// Variants is the choice between the two forms of the game.
func Variants() Setting {
	return Setting{rules.Option{ID: OptVariant, Name: "Game", Text: "Which of the two forms of Steam is played.", Default: string(Basic), Values: []rules.Value{
		{ID: string(Basic), Name: "Basic", Text: "Capital is raised when a payment needs it; numbered action tiles set the next turn order.", Clause: "STM-025"},
		{ID: string(Standard), Name: "Standard", Text: "Capital is raised before the turn, each turn order is auctioned, and locomotives cost upkeep.", Clause: "STM-026"},
	}}, func(f *Form, value string) { f.Variant = Variant(value) }}
}

// FirstGame is the option First game (STM-021).
func FirstGame() Setting {
	return Setting{rules.Option{ID: OptFirst, Name: "First game", Text: "How the first turn order of the Basic game comes about.", Default: "off", Values: []rules.Value{
		{ID: "off", Name: "Auction", Text: "The places in the first turn order are auctioned.", Clause: "STM-020"},
		{ID: "on", Name: "By lot", Text: "The first turn order is random and later places get a little money (Basic game only).", Clause: "STM-021"},
	}}, nil}
}

// TrackTiles is the option Limited tiles (STM-006).
func TrackTiles() Setting {
	return Setting{rules.Option{ID: OptTiles, Name: "Track tiles", Text: "Whether the track tiles of the box are a limit.", Default: "free", Values: []rules.Value{
		{ID: "free", Name: "No limit", Text: "There are always enough track tiles.", Clause: "STM-004"},
		{ID: "limited", Name: "Limited", Text: "A lay needs a tile of the box that is not on the map.", Clause: "STM-006"},
	}}, func(f *Form, value string) { f.Limited = value == "limited" }}
}

// SurplusIncome is the option of what does not fit on the income track (STM-115).
func SurplusIncome() Setting {
	return Setting{rules.Option{ID: OptSurplus, Name: "Surplus income", Text: "What becomes of income beyond +10.", Default: "vp", Values: []rules.Value{
		{ID: "vp", Name: "Victory points", Text: "Points that do not fit on the income track become victory points.", Clause: "STM-114"},
		{ID: "lost", Name: "Lost", Text: "Points that do not fit on the income track are lost.", Clause: "STM-115"},
	}}, func(f *Form, value string) { f.Lost = value == "lost" }}
}

// Define completes the definition of a map: dealing, reading, words, the ends and the guide of the base game where the map
// brings none, and the settings, those of both variants if none are given, in front of the map's own options. Build makes
// the map of a form; it is called once for each form before the first game.
func Define(d rules.Definition, build func(Form) *Map, settings ...Setting) *rules.Definition {
	if settings == nil {
		settings = Settings()
	}
	d.Family, d.Words, d.Secrets = "Steam", Words{}, []string{"seed"}
	if d.Ends == nil {
		d.Ends = []string{EndTurns, EndLast}
	}
	if d.Judge == nil {
		d.Judge = func() func(rules.Position) []float64 { return NewJudge().Value }
	}
	d.Value = func(p rules.Position) []float64 { return d.Judge()(p) }
	if d.Shortlist == nil {
		d.Shortlist = Shortlist
	}
	var options []rules.Option
	for _, s := range settings {
		options = append(options, s.Option)
	}
	d.Options = append(options, d.Options...)
	maps := map[Form]*Map{}
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		for _, f := range forms(Form{Variant: Basic, Seats: seats}, settings) {
			maps[f] = build(f)
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
		f := Form{Variant: Basic, Seats: s.Seats}
		for _, x := range settings {
			if x.Set != nil {
				x.Set(&f, s.Options[x.ID])
			}
		}
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

// forms is what all choices of values make of a form.
func forms(f Form, settings []Setting) []Form {
	out := []Form{f}
	for _, s := range settings {
		if s.Set == nil {
			continue
		}
		var next []Form
		for _, f := range out {
			for _, v := range s.Values {
				s.Set(&f, v.ID)
				next = append(next, f)
			}
		}
		out = next
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
