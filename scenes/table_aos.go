package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// An aosTable is what the tables of the Age of Steam maps share: the phases, the panel of a seat, the actions of
// the round and the goods display.
type aosTable struct{}

// aosState is the position as the engine of these maps has it.
func aosState(p rules.Position) *ageofsteam.State { return p.(*ageofsteam.State) }

func (aosTable) phases(p rules.Position) (chips []phaseChip, lit int) {
	s := aosState(p)
	for i := range s.Map().Phases {
		f := &s.Map().Phases[i]
		text, name := f.Name, f.Name
		if f.ID == ageofsteam.PhaseIncome && len(f.Choices) > 0 {
			name += ", pay" // it waits for the expenses to be paid
		}
		if w := aosPhaseText[f.ID]; w != "" {
			text = w
		}
		chips = append(chips, phaseChip{name, text, f.Clause})
	}
	return chips, s.PhaseIndex()
}

func (aosTable) stripHeight(w float32) float32 {
	if w < 384+gap+300 {
		return 88 + gap + 88
	}
	return 88
}

func (aosTable) aside(a rules.Action) bool { return a == rules.Action(ageofsteam.IssueShare{}) }

func (aosTable) label(p rules.Position, a rules.Action) string {
	switch a.(type) {
	case play.Pass:
		return "Pass"
	case ageofsteam.Pay:
		return "Pay"
	}
	return wordsDone
}

// The targets that are not on the board.
var (
	shareTarget = rules.Target{Kind: ageofsteam.TargetShare}
	locoTarget  = rules.Target{Kind: play.TargetLoco}
)

func roleTarget(r ageofsteam.Role) rules.Target {
	return rules.Target{Kind: play.TargetRole, ID: int(r)}
}

func (aosTable) keys(p rules.Position) []shortcut {
	out := []shortcut{{"s", shareTarget, "issue a share"}, {"l", locoTarget, "raise the locomotive"}}
	for i, r := range aosState(p).Map().Rules.Roles {
		out = append(out, shortcut{fmt.Sprint(i + 1), roleTarget(r), "take " + r.String()})
	}
	return out
}

// drawSeat draws the panel of a seat: cash, income and costs, and its two printed tracks.
func (a aosTable) drawSeat(t *Table, u *ui.UI, r draw.Rect, seat rules.Seat) {
	s := aosState(t.pos())
	livery := t.livery(seat)
	u.Felt(r)
	seatEdge(u.L, draw.Rc(r.X+2, r.Y+10, 7, r.H-20), livery)
	u.L.Sprite("disc-"+livery.ID, draw.Around(draw.Pt(r.X+33, r.Y+28), 30, 30))
	pill, ink := "", ui.LitText
	switch res, over := s.Result(); {
	case over && res.Places[seat] == 1:
		pill, ink = "cleared", ui.OnFelt
	case over:
		pill, ink = "lost", ui.OnFelt
	case s.Turn() == seat && t.past < 0:
		pill = wordsToAct
	}
	room := r.W - 58 - 12
	if pill != "" {
		style := draw.Type{Face: draw.Heading, Size: 13, Color: ink, Align: draw.Center}
		w := u.L.Metrics.Width(style.Face, style.Size, pill) + 18
		b := draw.Rc(r.Right()-w-6, r.Y+16, w, 23)
		fill := draw.Down(b, ui.LitTop, ui.LitBottom)
		if _, over := s.Result(); over {
			fill = draw.Solid(ui.Good)
			if pill == "lost" {
				fill = draw.Solid(draw.Hex(0x8a3326))
			}
		}
		u.L.Round(b, 11, fill)
		u.L.Label(b, pill, style)
		room -= w
	}
	name := draw.Type{Face: draw.Title, Size: 21, Color: draw.Hex(0xead9b5)}
	u.L.Label(draw.Rc(r.X+58, r.Y+12, room, 32), t.g.m.Table().Name(seat), name)
	a.drawFigures(t, u, draw.Rc(r.X+18, r.Y+50, r.W-26, 70), seat)
	if f, ok := factOf(t.pos(), "after", seat); ok {
		row := draw.Rc(r.X+18, r.Y+124, r.W-26, 22)
		ink := ui.OnFelt
		if f.Value == wordsBankrupt {
			ink = ui.Danger
		}
		w := u.L.Label(row, f.Value, draw.Type{Face: draw.SansBold, Size: 14, Color: ink, Align: draw.End})
		if f.Value == wordsBankrupt {
			spriteFit(u.L, "grave", draw.Around(draw.Pt(row.Right()-w-12, row.Mid().Y), 16, 18))
			w += 22
		}
		if now, ok := factOf(t.pos(), "cash", seat); ok && s.Turn() >= 0 {
			style := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.MutedFelt}
			text := now.Value + " → "
			tw := u.L.Metrics.Width(style.Face, style.Size, text)
			if w+tw+96 < row.W {
				u.L.Label(draw.Rc(row.Right()-w-tw, row.Y, tw+1, row.H), text, style)
			}
		}
		u.L.Label(draw.Rc(row.X, row.Y, row.W-w-6, row.H), f.Label, ui.Note.In(13.5))
		t.factTip(u, row, f)
	}
	a.drawTracks(t, u, r, seat, livery)
}

// drawFigures draws the three figures that matter most, with what the ghost makes of them.
func (aosTable) drawFigures(t *Table, u *ui.UI, r draw.Rect, seat rules.Seat) {
	w := (r.W - 8) / 3
	for i, id := range []string{"cash", "income", "costs"} {
		f, ok := factOf(t.pos(), id, seat)
		if !ok {
			continue
		}
		b := draw.Rc(r.X+float32(i)*(w+4), r.Y, w, r.H)
		u.L.Round(b, 6, draw.Solid(draw.Color{R: 0x12, G: 0x0c, B: 0x08, A: 150}))
		u.L.Frame(b, 6, 1, draw.Fade(ui.BrassLn, 0.25))
		spriteFit(u.L, f.Icon, draw.Rc(b.X, b.Y+7, b.W, 25))
		u.L.Label(draw.Rc(b.X, b.Y+33, b.W, 20), f.Value, draw.Type{Face: draw.Heading, Size: 18, Color: ui.OnFelt, Align: draw.Center})
		u.L.Label(draw.Rc(b.X, b.Y+53, b.W, 14), f.Label, ui.Note.To(draw.Center))
		t.factTip(u, b, f)
	}
}

// drawTracks draws the locomotive board and the shares board, which can be pointed at.
func (aosTable) drawTracks(t *Table, u *ui.UI, r draw.Rect, seat rules.Seat, livery board.Livery) {
	s := aosState(t.pos())
	p := s.Player(seat)
	loco := board.Loco{Livery: livery, Level: p.Loco, Max: s.Map().Rules.MaxLoco}
	if t.paper.on && t.past < 0 {
		if loco.Level = aosState(t.g.Now()).Player(seat).Loco; p.Loco != loco.Level {
			loco.Ghost = p.Loco
		}
	}
	shares := board.Shares{Livery: livery, Issued: p.Shares, Max: s.Map().Rules.MaxShares}
	if seat == s.Turn() {
		switch x := t.shown().(type) {
		case play.Raise:
			loco.Ghost = min(p.Loco+1, loco.Max)
		case ageofsteam.Take:
			if x.Role == ageofsteam.Locomotive {
				loco.Ghost = min(p.Loco+1, loco.Max)
			}
		case ageofsteam.IssueShare:
			shares.Ghost = p.Shares + 1
		}
	}
	lr := draw.Rc(r.X+16, r.Y+150, r.W-22, 58)
	loco.Draw(u, lr)
	t.spot(u, "loco", locoTarget, lr)
	sr := draw.Rc(r.X+16, r.Y+214, r.W-22, 74)
	shares.Draw(u, sr)
	t.spot(u, "shares", shareTarget, sr)
}

// drawRoles draws the actions of the round as tiles; the chosen one bears the disc.
func (aosTable) drawRoles(t *Table, u *ui.UI, r draw.Rect, seat rules.Seat) {
	s := aosState(t.pos())
	u.Felt(r)
	u.L.Label(draw.Rc(r.X+12, r.Y+8, r.W-24, 22), "Action this round", ui.Head)
	livery := t.livery(seat)
	lit := t.lit()
	var tiles []board.ActionTile
	for i, role := range s.Map().Rules.Roles {
		b, _ := role.MarshalText()
		tile := board.ActionTile{What: roleTarget(role), ID: "action/" + string(b), Name: role.String(), Lit: hasTarget(lit, roleTarget(role))}
		if tile.Lit {
			tile.Key = fmt.Sprint(i + 1)
		}
		if s.Player(seat).Role == role || t.shown() == rules.Action(ageofsteam.Take{Role: role}) {
			tile.Chosen = &livery
		}
		tiles = append(tiles, tile)
	}
	t.meet(u, board.DrawActions(u, draw.Rc(r.X+8, r.Y+32, r.W-16, r.H-40), tiles))
}

// drawDisplay draws the goods display.
func (aosTable) drawDisplay(t *Table, u *ui.UI, r draw.Rect) {
	d := displayOf(t)
	t.meet(u, d.Draw(u, r))
}

// displayOf is the goods display of the position on show; of a new city the letter is enough.
func displayOf(t *Table) board.Display {
	d := board.DisplayOf(aosState(t.pos()))
	d.Lit, d.Chosen = t.lit(), t.aim.chosen
	for i := range d.Shelves {
		d.Shelves[i].Number = 0
	}
	return d
}
