package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
)

// actionCards are the actions of the round as cards, two in a row; the place left over tells of the chosen one.
func (r *railTable) actionCards(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := aosState(t.pos())
	roles := s.Map().Rules.Roles
	card := t.openSlate(u, box, "Actions", "AOS-042")
	const space = 8
	rows := (len(roles) + 2) / 2
	w := (box.W - 2*slatePad - space) / 2
	h := min(138, (card.left()-space*float32(rows-1))/float32(rows))
	place := func(i int) draw.Rect {
		return draw.Rc(box.X+slatePad+float32(i%2)*(w+space), card.y+float32(i/2)*(h+space), w, h)
	}
	for i, role := range roles {
		r.drawActionCard(t, u, place(i), role, i+1)
	}
	r.drawActionNote(t, u, place(len(roles)), s)
	card.y += float32(rows)*(h+space) - 4
	return card.close()
}

// holder is who has taken an action this round.
func holder(s *ageofsteam.State, role ageofsteam.Role) (rules.Seat, bool) {
	for i := range s.Seats() {
		if s.Player(rules.Seat(i)).Role == role {
			return rules.Seat(i), true
		}
	}
	return rules.Nobody, false
}

// roleWords is what an action gives, in the few words of its card, and its clause on this map.
func (r *railTable) roleWords(t *Table, s *ageofsteam.State, role ageofsteam.Role) (text, clause string) {
	if own, ok := t.game.(roleTeller); ok {
		if text, clause = own.tell(s, role); text != "" {
			return text, clause
		}
	}
	return railRoleText[role], role.Clause()
}

// A roleTeller is a rail table whose map changes what an action gives.
type roleTeller interface {
	tell(s *ageofsteam.State, role ageofsteam.Role) (text, clause string)
}

// drawActionCard draws one action: picture, name, what it gives, its clause and its key; who has taken it.
func (r *railTable) drawActionCard(t *Table, u *ui.UI, b draw.Rect, role ageofsteam.Role, number int) {
	s := aosState(t.pos())
	x := roleTarget(role)
	by, taken := holder(s, role)
	on := t.shown() == rules.Action(ageofsteam.Take{Role: role})
	lit := hasTarget(t.lit(), x) || hasTarget(t.aim.chosen, x)
	name, _ := role.MarshalText()
	id := "action/" + string(name)
	st := u.Zone(id, x, b.Corners())
	if lit {
		st = u.Focusable(id, st)
	}
	l := u.L
	l.Round(b.Move(0, 2), 7, draw.Solid(draw.Color{A: 120}))
	paper := draw.Hex(0xefe3c8)
	switch {
	case taken:
		paper = draw.Hex(0x9c9280)
	case on:
		paper = draw.Hex(0xfbf0cf)
	case st.Hot || st.Focused:
		paper = draw.Hex(0xf8edd2)
	}
	l.Round(b, 7, draw.Solid(paper))
	artH := b.H * 0.355
	drawRoleArt(l, draw.Rc(b.X+1, b.Y+1, b.W-2, artH), role, 1)
	if taken {
		l.Box(draw.Rc(b.X+1, b.Y+1, b.W-2, artH), draw.Solid(draw.Color{R: 0x2a, G: 0x24, B: 0x1c, A: 130}))
	}
	ink := ui.OnPaper
	if taken {
		ink = draw.Hex(0x3a3126)
	}
	text, clause := r.roleWords(t, s, role)
	l.Label(draw.Rc(b.X+8, b.Y+artH+4, b.W-12, 19), role.String(), draw.Type{Face: draw.Heading, Size: 15, Color: ink})
	l.Paragraph(draw.Rc(b.X+8, b.Y+artH+23, b.W-14, 46), text, draw.Type{Face: draw.Sans, Size: 12.5, Color: ink}, 14)
	chip := l.Metrics.Width(draw.Heading, 12, clause) + 14
	u.ClauseChip(draw.Pt(b.Right()-chip-5, b.Bottom()-23), clause, true)
	l.Disc(draw.Pt(b.X+13, b.Y+14), 9, draw.Solid(draw.Hex(0x17100b)))
	l.Label(draw.Around(draw.Pt(b.X+13, b.Y+13.5), 18, 18), fmt.Sprint(number), draw.Type{Face: draw.Heading, Size: 13, Color: ui.TitleGold, Align: draw.Center})
	edge, width := draw.Fade(draw.Hex(0x140c08), 0.8), float32(1)
	switch {
	case on:
		edge, width = draw.Hex(0xffd56e), 2.5
	case lit && (st.Hot || st.Focused):
		edge, width = ui.LitTop, 2
	}
	if on {
		l.Frame(b.Inset(-2), 9, 3, draw.Fade(draw.Hex(0xffd56e), 0.35))
	}
	l.Frame(b, 7, width, edge)
	if taken {
		r.drawHolder(t, u, b, by)
	}
	u.FocusRing(st, b, 7)
	if st.Clicked {
		t.point(u, x)
	}
	if st.RightClicked {
		t.stepBack()
	}
	if st.Hot {
		t.hotNext = x
		t.explainRefusal(u, x, b)
	}
}

// drawHolder draws the pill of whoever has taken an action.
func (r *railTable) drawHolder(t *Table, u *ui.UI, b draw.Rect, by rules.Seat) {
	style := draw.Type{Face: draw.SansBold, Size: 13, Color: ui.OnFelt}
	name := fitName(u.L.Metrics, t.g.m.Table().Name(by), style, b.W-58)
	w := u.L.Metrics.Width(style.Face, style.Size, name) + 44
	pill := draw.Rc(b.Right()-w-5, b.Y+11, w, 30)
	u.L.Round(pill, 15, draw.Solid(draw.Color{R: 0x14, G: 0x0c, B: 0x08, A: 235}))
	u.L.Frame(pill, 15, 1, draw.Fade(ui.BrassLn, 0.7))
	u.L.Label(draw.Rc(pill.X+11, pill.Y, w-42, pill.H), name, style)
	u.L.Sprite("disc-"+board.LiveryOf(t.g.Colour(by)).ID, draw.Around(draw.Pt(pill.Right()-16, pill.Mid().Y), 24, 24))
}

// drawActionNote tells what the chosen card means now, or who chooses.
func (r *railTable) drawActionNote(t *Table, u *ui.UI, b draw.Rect, s *ageofsteam.State) {
	l := u.L
	l.Frame(b.Inset(0.5), 7, 1, draw.Fade(ui.BrassLn, 0.7)).Dash = [2]float32{4, 3}
	in := b.Pad(9, 7)
	head, text := "", ""
	left := 0
	for _, role := range s.Map().Rules.Roles {
		if _, taken := holder(s, role); !taken {
			left++
		}
	}
	if a, ok := t.shown().(ageofsteam.Take); ok {
		head = "With " + a.Role.String()
		text = r.means(t, s, a.Role)
	} else if s.Turn() >= 0 {
		head = t.g.m.Table().Name(s.Turn())
		text = fmt.Sprintf("takes one of the %s that are left. Everybody takes one; nobody takes one that is taken.", countWords[min(left, len(countWords)-1)])
	}
	style := draw.Type{Face: draw.Heading, Size: 14, Color: ui.HeadFelt}
	l.Label(draw.Rc(in.X, in.Y, in.W, 18), fitName(l.Metrics, head, style, in.W), style)
	l.Paragraph(draw.Rc(in.X, in.Y+21, in.W, in.H-21), curly(text), draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnFelt}, 15.5)
}

var countWords = [...]string{"none", "one", "two", "three", "four", "five", "six", "seven"}

// means is what an action would give the seat to act now.
func (r *railTable) means(t *Table, s *ageofsteam.State, role ageofsteam.Role) string {
	p := s.Player(max(0, s.Turn()))
	switch role {
	case ageofsteam.Locomotive:
		if p.Loco >= s.Map().Rules.MaxLoco {
			return "The engine is at its highest level already: no effect."
		}
		return fmt.Sprintf("The engine goes from %d to %d at once, and costs $1 more a round.", p.Loco, p.Loco+1)
	case ageofsteam.Engineer:
		return fmt.Sprintf("Up to %d tiles in this build turn.", s.Map().Rules.Engineer)
	case ageofsteam.Urbanization:
		left := 0
		for i := range s.Map().NewCities {
			if _, used := s.TileStop(i); !used {
				left++
			}
		}
		return fmt.Sprintf("One of %d new cities on any town, free, before building.", left)
	case ageofsteam.TurnOrder:
		return "In the next auction one pass without a bid."
	case ageofsteam.FirstMove:
		return "First in both rounds of moving goods, whatever the order."
	case ageofsteam.FirstBuild:
		return "Builds before all others, whatever the order."
	case ageofsteam.Production:
		return "Two cubes from the bag into empty boxes before the dice."
	}
	text, _ := r.roleWords(t, s, role)
	return text
}
