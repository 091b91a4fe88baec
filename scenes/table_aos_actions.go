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
func (eco aosEconomy) actionCards(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := aosState(t.pos())
	box = t.aboveLog(box)
	card := t.openSlate(u, box, "Actions", "AOS-042")
	lit := t.lit()
	var cards []board.ActionCard
	for i, role := range s.Map().Rules.Roles {
		id, _ := role.MarshalText()
		text, clause := eco.roleWords(t, s, role)
		x := roleTarget(role)
		c := board.ActionCard{What: x, ID: "action/" + string(id), Name: role.String(), Sprite: role.Icon(), Text: text, Clause: clause, Key: fmt.Sprint(i + 1),
			Lit: hasTarget(lit, x) || hasTarget(t.aim.chosen, x), Chosen: t.shown() == rules.Action(ageofsteam.Take{Role: role})}
		if by, taken := holder(s, role); taken {
			v := t.livery(by)
			c.Taken, c.By = &v, fitName(u.L.Metrics, t.g.m.Table().Name(by), draw.Type{Face: draw.SansBold, Size: 13.5}, 40)
		}
		cards = append(cards, c)
	}
	const space = 8
	rows := float32((len(cards) + 2) / 2)
	area := card.room(card.left())
	t.meet(u, board.DrawActionCards(u, area, cards))
	if len(cards)%2 == 1 {
		w, h := (area.W-space)/2, min(138, (area.H-space*(rows-1))/rows)
		eco.drawActionNote(t, u, draw.Rc(area.X+w+space, area.Y+(rows-1)*(h+space), w, h), s)
	}
	card.y = box.Bottom()
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
func (eco aosEconomy) roleWords(t *Table, s *ageofsteam.State, role ageofsteam.Role) (text, clause string) {
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

// drawActionNote tells what the chosen card means now, or who chooses.
func (eco aosEconomy) drawActionNote(t *Table, u *ui.UI, b draw.Rect, s *ageofsteam.State) {
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
		text = eco.means(t, s, a.Role)
	} else if s.Turn() >= 0 {
		head = t.g.m.Table().Name(s.Turn())
		text = fmt.Sprintf("takes one of the %s that are left. Everybody takes one; nobody takes one that is taken.", countWords[min(left, len(countWords)-1)])
	}
	style := draw.Type{Face: draw.Heading, Size: 14, Color: ui.HeadFelt}
	l.Label(draw.Rc(in.X, in.Y, in.W, 18), fitName(l.Metrics, head, style, in.W), style)
	l.Paragraph(draw.Rc(in.X, in.Y+21, in.W, in.H-21), curly(text), draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnFelt}, 15.5)
}

var countWords = [...]string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// means is what an action would give the seat to act now.
func (eco aosEconomy) means(t *Table, s *ageofsteam.State, role ageofsteam.Role) string {
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
	text, _ := eco.roleWords(t, s, role)
	return text
}
