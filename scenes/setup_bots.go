package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/match"
)

// kindW is how wide the button is that says who plays a seat.
const kindW = 74

// players are who may play a seat of a game: "" for a person, then the bots that know it, weakest first. A game that
// knows no values has the one that plays by chance.
func players(def *rules.Definition) []string {
	guided := bot.Of(def) != nil
	out := []string{""}
	for _, k := range bot.Kinds() {
		if k.Guided == guided {
			out = append(out, k.Name)
		}
	}
	return out
}

// drawKind is the button that says who plays a seat: a click goes on to the next level, a right click back.
func (s *setupScene) drawKind(u *ui.UI, r draw.Rect, i int) {
	id := fmt.Sprintf("player/%d", i)
	st := u.Press(id, r)
	label, tip, fill, ink := wordsHuman, wordsPerson, draw.Hex(0xfdf6e4), ui.HeadPaper
	if k, ok := bot.KindOf(s.bots[i]); ok {
		label, tip = k.Title, fmt.Sprintf(wordsNext, k.Text)
		fill, ink = ui.LitTop, ui.LitText
	}
	if st.Hot || st.Focused {
		fill = draw.Mix(fill, ui.LitTop, 0.35)
	}
	u.L.Round(r, 7, draw.Solid(fill))
	u.L.Frame(r, 7, 1.2, draw.Fade(ui.RulePaper, 0.9))
	face := draw.Type{Face: draw.Heading, Size: 14, Color: ink, Align: draw.Center}
	u.L.Label(r, label, draw.Narrow(u.L.Metrics, label, face, 11, r.W-8))
	u.FocusRing(st, r, 7)
	u.Explain(id, r, tip, "")
	all := players(s.def())
	at := max(0, slices.Index(all, s.bots[i]))
	switch {
	case st.Clicked:
		at++
	case st.RightClicked:
		at--
	default:
		return
	}
	s.bots[i] = all[(at+len(all))%len(all)]
	u.Act()
}

// seatHint is what stands in the field of a seat without a name: a bot is called after its level.
func (s *setupScene) seatHint(i int) string {
	if k, ok := bot.KindOf(s.bots[i]); ok {
		level, _, _ := strings.Cut(k.Title, " ")
		return fmt.Sprintf("%s %d", level, i+1)
	}
	if i > 0 {
		return fmt.Sprintf("Player %d", i+1)
	}
	return wordsYourName
}

// seatBots gives every seat who plays it: as last time where the game can have that, else a person.
func (s *setupScene) seatBots() {
	for len(s.bots) < s.setup.Seats {
		s.bots = append(s.bots, "")
	}
	s.bots = s.bots[:s.setup.Seats]
	all := players(s.def())
	for i, kind := range s.bots {
		if !slices.Contains(all, kind) {
			s.bots[i] = ""
		}
	}
}

// table is who sits where.
func (s *setupScene) table() match.Table {
	t := match.Table{Names: slices.Clone(s.names), Colours: slices.Clone(s.colours)}
	for i, kind := range s.bots {
		if kind == "" {
			continue
		}
		t.Bots = s.bots
		if t.Names[i] == "" {
			t.Names[i] = s.seatHint(i)
		}
	}
	t.Bots = slices.Clone(t.Bots)
	t.Daily = s.dealing.days[s.code]
	return t
}
