package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// moveCard is the move of goods while no cube is chosen.
func (r *railTable) moveCard(t *Table, u *ui.UI, box draw.Rect, s play.State) float32 {
	law := r.eco.law()
	n := 1
	if s.Heading().ID == play.PhaseMove2 {
		n = 2
	}
	card := t.openSlate(u, box, fmt.Sprintf("Move goods · %s of 2", ordinals[n-1]), law.move)
	seat := max(0, s.Turn())
	cubes, best := map[rules.Target]bool{}, 0
	for _, a := range t.aim.legal {
		if d, ok := a.(play.Delivery); ok {
			g, path := d.Cargo()
			x := d.Targets()[0]
			if cubes[x] {
				continue
			}
			cubes[x] = true
			for _, p := range t.planAt(path.Start().Stop(), g) {
				best = max(best, p.Earn[seat])
			}
		}
	}
	if len(cubes) > 0 {
		card.say("Point at a cube to see where it can go; click it, then its destination. Or the other way round.", law.ends)
	} else {
		card.say("No cube can be moved over complete links with this engine.", law.reach)
	}
	r.facts(card, []seatLine{
		{"cube-red", "Goods that can move", fmt.Sprint(len(cubes)), ui.OnPaper},
		{law.gains, "The best earns you", plus(best), ui.GainPaper},
		{"loco-" + t.g.Colour(seat), "Links at most", r.linksAtMost(t, s, seat), ui.OnPaper},
	})
	if t.acting() {
		p := s.Figures(seat)
		if r.choice(u, t, card, "raise", "Raise the engine", fmt.Sprintf("%d → %d instead of a move", p.Loco, p.Loco+1), law.raise, "L", locoTarget, play.Raise{}) {
			t.point(u, locoTarget)
		}
		if g, ok := t.game.(improver); ok {
			g.improve(t, u, card)
		}
	}
	if l := t.ledgerOf(t.aim.ghost); len(l) > 0 {
		card.ledger(l, 0)
	}
	return card.close()
}

// linksAtMost is over how many links a seat may move a cube: the level of its locomotive, and what a map adds to it.
func (r *railTable) linksAtMost(t *Table, s play.State, seat rules.Seat) string {
	text := fmt.Sprint(s.Figures(seat).Loco)
	if g, ok := t.game.(improver); ok {
		if more := g.moreLinks(s, seat); more != "" {
			text += " " + more
		}
	}
	return text
}

// plannerCard lists where a cube can go, one row a way.
func (r *railTable) plannerCard(t *Table, u *ui.UI, box draw.Rect, from rail.Stop, g rail.Good) float32 {
	s := railState(t.pos())
	seat := max(0, s.Turn())
	pg := t.openPage(u, box, "Where it can go", "cube-"+g.String())
	plans := t.planAt(from, g)
	if len(plans) == 0 {
		text, clause := fmt.Sprintf("%s in %s reaches no %s city with engine %s.", cubeTitle(g), s.Spot(from), g, r.linksAtMost(t, s, seat)), r.eco.law().reach
		if ref, ok := s.Why(nil, rules.Target{Kind: play.TargetCube, ID: play.CubeID(from, g)}).(*rules.Refusal); ok && s.Moving() {
			text, clause = sentence(ref.Text), ref.Clause
		}
		pg.text(text, clause)
		return pg.close()
	}
	pg.text(fmt.Sprintf("%s in %s, engine %s:", cubeTitle(g), s.Spot(from), r.linksAtMost(t, s, seat)))
	acting := t.acting() && len(t.aim.chosen) > 0 && t.past < 0
	rows := bestFirst(s, endsOnce(s, plans))
	ways := map[rail.Spot]int{}
	for _, p := range plans {
		ways[p.Path.End()]++
	}
	title := count(len(rows), "city")
	if len(rows) > 1 {
		title = fmt.Sprintf("%d cities", len(rows))
	}
	switch {
	case acting:
	case t.paper.on:
		title += " as it lies on paper"
	case s.Moving():
		title += " · click the cube to move it"
	}
	earn := map[rules.Action]play.Plan{}
	var actions []rules.Action
	for _, p := range rows {
		actions = append(actions, p.Actions[0])
		earn[p.Actions[0]] = p
	}
	pg.ways(title, actions, func(a rules.Action) (string, string) {
		p := earn[a]
		text := p.Path.End().String()
		if n := ways[p.Path.End()]; n > 1 {
			text = fmt.Sprintf("%s, %d ways", shortStop(text), n)
		}
		return text, r.earnText(t, seat, p.Earn)
	})
	pg.text("First what you earn, then what the others earn.")
	if !acting {
		t.chooseWay = nil // rows of a planner that only answers are not to be clicked
	}
	return pg.close()
}

// bestFirst sorts plans: the best for whoever acts first. Plans are few.
func bestFirst(s play.State, plans []play.Plan) []play.Plan {
	seat := max(0, s.Turn())
	out := append([]play.Plan(nil), plans...)
	for i := 1; i < len(out); i++ {
		for j := i; j > 0 && play.Better(seat, out[j], out[j-1]); j-- {
			out[j], out[j-1] = out[j-1], out[j]
		}
	}
	return out
}

// earnText is what a way earns: the mover, and the others together.
func (r *railTable) earnText(t *Table, seat rules.Seat, earn []int) string {
	others := 0
	for i, n := range earn {
		if rules.Seat(i) != seat {
			others += n
		}
	}
	text := plus(earn[seat])
	if others > 0 {
		text += fmt.Sprintf(" · %d", others)
	}
	return text
}

// deliveryCard is a delivery before it is made: link by link with its owner, what it earns everybody, the other ways.
func (r *railTable) deliveryCard(t *Table, u *ui.UI, box draw.Rect, a play.Delivery) float32 {
	s := railState(t.g.Now())
	g, path := a.Cargo()
	plan, _ := r.planOf(s, a)
	var others []play.Plan
	for _, p := range bestFirst(s, s.Plans(path.Start().Stop(), g)) {
		if p.Path == path {
			p.Earn, p.Actions = plan.Earn, []rules.Action{a}
		}
		if p.Path.End() == path.End() {
			others = append(others, p)
		}
	}
	pg := t.openPage(u, box, "Delivery", "cube-"+g.String())
	ledger := t.ledgerOf(a)
	need := float32(len(ledger))*24 + 46
	if len(others) > 1 {
		need += 23 + 26*float32(min(3, len(others))) + 4
	}
	row := max(19, min(26, (pg.left()-need)/float32(max(1, len(plan.Line)))))
	number, earn := 0, r.legsThatEarn(s, plan, a)
	for i, line := range plan.Line {
		b := draw.Rc(box.X+pagePad, pg.y, box.W-2*pagePad, row)
		if r.ignoring != nil && t.acting() {
			r.pinLeg(t, u, b, plan, a, i)
		}
		r.drawLeg(t, u, b, s, plan, i, line, earn[i], r.ignored(a, i), &number)
		pg.y += row
	}
	pg.y += 2
	pg.rule()
	l := pg.room()
	l.H = min(l.H, float32(len(ledger))*25)
	pg.y += r.drawShares(t, u, l, ledger)
	if len(others) > 1 && pg.left() > 50 {
		earn := map[rules.Action]play.Plan{}
		var actions []rules.Action
		for _, p := range others {
			actions = append(actions, p.Actions[0])
			earn[p.Actions[0]] = p
		}
		pg.ways(fmt.Sprintf("%d ways", len(others)), actions, func(a rules.Action) (string, string) {
			return viaText(earn[a], others[0]), r.earnText(t, s.Turn(), earn[a].Earn)
		})
	}
	return pg.close()
}

// wayParts are the stops between the ends of a way, and over which links it runs where there are several.
func wayParts(p play.Plan) (out []string) {
	for i := 1; i < p.Path.Len(); i++ {
		if by := p.Path.By(i); !by.IsZero() {
			out = append(out, "over "+by.String())
		}
		if i < p.Path.Len()-1 {
			out = append(out, p.Path.At(i).String())
		}
	}
	return out
}

// viaText tells a way from the best one: by what it passes that the best does not, or what it leaves out.
func viaText(p, best play.Plan) string {
	own, other := wayParts(p), wayParts(best)
	if p.Path == best.Path {
		return listed("by ", own)
	}
	if more := minus(own, other); len(more) > 0 {
		return listed("by ", more)
	}
	if less := minus(other, own); len(less) > 0 {
		return listed("not ", less)
	}
	return listed("by ", own)
}

func minus(a, b []string) (out []string) {
	for _, s := range a {
		if !slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	return out
}

// listed names as many of the parts as there is room for.
func listed(verb string, parts []string) string {
	if len(parts) == 0 {
		return "straight"
	}
	const room = 23
	text, n := parts[0], 1
	for n < len(parts) && len(verb)+len(text)+len(parts[n]) < room-4 {
		text += ", " + parts[n]
		n++
	}
	if n < len(parts) {
		text += fmt.Sprintf(" +%d", len(parts)-n)
	}
	return strings.Replace(verb+text, "by over", "over", 1)
}

// shortStop is a place's name as there is room for in a list.
func shortStop(name string) string {
	if first, _, ok := strings.Cut(name, " "); ok && len(name) > 14 {
		return first
	}
	return name
}

// drawLeg draws one link of a delivery: its number and owner, where it leads, what it earns.
func (r *railTable) drawLeg(t *Table, u *ui.UI, b draw.Rect, s play.State, p play.Plan, i int, line int16, earns, ignored bool, number *int) {
	to := p.Path.At(i + 1).String()
	name := draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper}
	owner := rules.Nobody
	hop := line < 0 || int(line) >= len(s.Track().Sections())
	if !hop {
		owner = s.Track().Sections()[line].Owner
		*number++
	}
	value, ink := "–", ui.MutedPaper
	c := draw.Pt(b.X+12, b.Mid().Y)
	switch {
	case hop:
		u.L.Sprite("shield-495", draw.Around(c, min(20, b.H), min(20, b.H)))
		value = "free"
	case owner >= 0:
		drawDisc(u.L, t.g.Colour(owner), c, min(20, b.H-2))
		switch {
		case earns && owner == s.Turn():
			value, ink = "+1", ui.GainPaper
		case earns:
			value, ink = "+1", ui.OnPaper
		}
	default:
		u.L.Ring(c, 8, 1.5, ui.MutedPaper)
	}
	num := ""
	if !hop {
		num = fmt.Sprint(*number)
	}
	if ignored {
		value, ink, name.Color = r.ignoring.word, ui.MutedPaper, ui.MutedPaper
	}
	u.L.Label(draw.Rc(b.X+26, b.Y, 14, b.H), num, draw.Type{Face: draw.Heading, Size: 13, Color: ui.FormHead, Align: draw.Center})
	w := u.L.Label(b, value, draw.Type{Face: draw.SansBold, Size: 14, Color: ink, Align: draw.End})
	u.L.Label(draw.Rc(b.X+46, b.Y, b.W-46-w-6, b.H), curly(to), draw.Narrow(u.L.Metrics, to, name, 12.5, b.W-46-w-6))
}

// drawShares draws the ledger of a delivery with the owners' discs, and returns its height.
func (r *railTable) drawShares(t *Table, u *ui.UI, box draw.Rect, ledger rules.Ledger) float32 {
	row := float32(25)
	if n := float32(len(ledger)); n > 0 && n*row > box.H {
		row = max(19, box.H/n)
	}
	for i, e := range ledger {
		b := draw.Rc(box.X, box.Y+row*float32(i), box.W, row)
		if e.Label == r.eco.law().earned || r.ignoring != nil && e.Label == r.ignoring.paid {
			e.Icon, e.Label = "link-disc-"+t.g.Colour(e.Seat), t.g.m.Table().Name(e.Seat)
			e.Label = fitName(u.L.Metrics, e.Label, draw.Type{Face: draw.Sans, Size: 15}, 90)
		}
		t.drawEntry(u, b, e)
	}
	return row * float32(len(ledger))
}

// cubeTitle is what a cube is called at the beginning of a sentence.
func cubeTitle(g rail.Good) string {
	return play.Title(g.String() + " cube")
}
