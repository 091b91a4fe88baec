package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/japan"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A japanTable is the tableau of Japan: Express trains that ignore links.
type japanTable struct{ *steamTable }

func newJapanTable() tableau {
	j := &japanTable{newSteamRails()}
	j.ignoring = &ignoring{kind: japan.TargetLeg, word: "express", paid: "Express fee", ignores: ignoresLeg,
		tip: rules.Line{Text: "Click the link that the Express ignores: nobody scores it.", Clause: "JPN-29"}}
	return j
}

// ignoresLeg: an Express delivery names the links that it ignores.
func ignoresLeg(a play.Delivery, leg int) bool {
	x, ok := a.(japan.Express)
	return ok && steam.Legs(x.Skip).Has(leg)
}

var expressTarget = rules.Target{Kind: japan.TargetExpress}

// corner: the tunnel is at the upper right.
func (j *japanTable) corner() bool { return false }

// figure is the Express level.
func (j *japanTable) figure() seatFigure {
	return seatFigure{fact: "express", label: "Express", icon: "express-train", entry: "Express", what: expressTarget}
}

// tellTile: Urbanization and Locomotive are as on no other map.
func (j *japanTable) tellTile(s *steam.State, r steam.Role) string {
	switch r {
	case steam.Urbanization:
		return "a New City at once"
	case steam.Locomotive:
		return "engine or Express +1"
	}
	return ""
}

// track is the Express track.
func (j *japanTable) track(t *Table, s *steam.State) (board.SeatTrack, bool) {
	marks, _ := j.eco.(steamEconomy).marks(t, s, "Express", func(seat rules.Seat) int { return japan.Level(s, seat) })
	return board.SeatTrack{Kind: board.ExpressTrack, Title: "Express", Low: 0, High: 5, Marks: marks}, true
}

// askCard asks whether the locomotive or the Express level rises (JPN-07).
func (j *japanTable) askCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) (float32, bool) {
	if !s.Phase().Has(japan.Tune{}.Kind()) {
		return 0, false
	}
	card := t.openSlate(u, box, "Locomotive", s.Phase().Clause)
	p := s.Player(max(0, s.Turn()))
	level := japan.Level(s, max(0, s.Turn()))
	if j.choice(u, t, card, "tune/loco", "The locomotive", fmt.Sprintf("%d → %d", p.Loco, p.Loco+1), "JPN-07", "L", locoTarget, japan.Tune{}) {
		t.point(u, locoTarget)
	}
	if j.choice(u, t, card, "tune/express", "The Express", fmt.Sprintf("%d → %d", level, level+1), "JPN-07", "X", expressTarget, japan.Tune{Express: true}) {
		t.point(u, expressTarget)
	}
	return card.close(), true
}

// improve offers the Express level instead of a move (JPN-16).
func (j *japanTable) improve(t *Table, u *ui.UI, card *slate) {
	s := steamState(t.g.Now())
	level := japan.Level(s, max(0, s.Turn()))
	if j.choice(u, t, card, "raise/express", "Raise the Express", fmt.Sprintf("%d → %d instead of a move", level, level+1), "JPN-16", "X", expressTarget, japan.RaiseExpress{}) {
		t.point(u, expressTarget)
	}
}

// moreLinks are the links that the Express may ignore besides.
func (j *japanTable) moreLinks(s play.State, seat rules.Seat) string {
	if n := japan.Level(steamState(s), seat); n > 0 {
		return fmt.Sprintf("+ %d express", n)
	}
	return ""
}

// fee: the mover pays for ignored links (JPN-18).
func (j *japanTable) fee(e rules.Event) (to rules.Seat, dollars int, ok bool) {
	f, ok := e.(japan.FeePaid)
	return f.To, f.Paid, ok
}

// proposeOwn is the sentence for what only Japan has.
func (j *japanTable) proposeOwn(s *steam.State, a rules.Action) rules.Line {
	seat := max(0, s.Turn())
	level := japan.Level(s, seat)
	switch a := a.(type) {
	case japan.Tune:
		if !a.Express {
			l := s.Player(seat).Loco
			return rules.Line{Text: fmt.Sprintf("@%d: raise the locomotive to %d?", seat, l+1), Clause: "JPN-07"}
		}
		return rules.Line{Text: fmt.Sprintf("@%d: raise the Express to %d?", seat, level+1), Clause: "JPN-07"}
	case japan.RaiseExpress:
		return rules.Line{Text: fmt.Sprintf("@%d: raise the Express to %d instead of a move?", seat, level+1), Clause: "JPN-16"}
	}
	return rules.Line{}
}

// moment counts the Express trains and what they paid.
func (j *japanTable) moment(t *Table) resultFigure {
	runs, fees := 0, 0
	for i := range t.g.Len() {
		if _, ok := t.g.Entry(i).Action.(japan.Express); ok {
			runs++
		}
		for _, e := range t.g.Events(i) {
			if f, ok := e.(japan.FeePaid); ok {
				fees += f.Paid
			}
		}
	}
	return resultFigure{"express-train", "By Express", fmt.Sprintf("%s, $%d of fees", count(runs, "cube"), fees)}
}

// brief: the disc before them says who.
func (j *japanTable) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case japan.FeePaid:
		return []string{fmt.Sprintf("Express fee to @%d", e.To), "Express fee"}
	case japan.ExpressRaised:
		return []string{"Express"}
	}
	return j.steamTable.brief(p, e)
}

// signs: who paid, whose level rose.
func (j *japanTable) signs(e rules.Event) bool {
	switch e.(type) {
	case japan.FeePaid, japan.ExpressRaised:
		return true
	}
	return j.steamTable.signs(e)
}

// prompt names both that may be improved instead of a move.
func (j *japanTable) prompt(t *Table) rules.Line {
	line := j.steamTable.prompt(t)
	line.Text = strings.Replace(line.Text, "improve the locomotive, or", "improve the locomotive or the Express, or", 1)
	return line
}
