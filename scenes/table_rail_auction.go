package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// The buttons of the auction as targets.
var (
	dropTarget = rules.Target{Kind: kindButton}
	stayTarget = rules.Target{Kind: kindButton, ID: 1}
)

func bidTarget(n int) rules.Target { return rules.Target{Kind: play.TargetBid, ID: n} }

// noBid stands for who has not bid.
const noBid = -1

// A bidding is an auction for places in the order, as the side and the strip of a table of hexes show it. Sums are in $.
type bidding struct {
	title, clause string
	seat          rules.Seat   // who is to bid
	rows          []standing   // the places if nobody bids more
	last          []int        // by seat: the last bid, as its disc lies on the track; noBid for no disc
	bid           rules.Action // that is meant; nil where none is possible
	meant         int          // its sum, or noBid
	least, most   int
	purse         string // what the seat has for it: "You hold $18."
	costs         string // what that bid would cost
	costing       string // the clause of costs
	short         string // why no bid is possible
	shortage      string // the clause of short
	exits         []bidExit
}

// A standing is the place of a seat in the auction if nobody bids more.
type standing struct {
	seat      rules.Seat
	place     int // from 1; 0 for one that is not known yet
	bid, paid int // noBid for none; unpaid for a price that is not known yet
	why       string
}

// unpaid stands for a price that is not known yet.
const unpaid = -1

// A bidExit is a way to go on without a bid.
type bidExit struct {
	id, name, text, clause, key string
	what                        rules.Target
	action                      rules.Action
}

// auctionCard is the auction at the side: the places, the stepper, what the bid costs, and the ways to go on.
func (r *railTable) auctionCard(t *Table, u *ui.UI, box draw.Rect, b *bidding) float32 {
	card := t.openSlate(u, box, b.title, b.clause)
	r.drawStandings(t, card, b)
	if !t.acting() {
		return card.close()
	}
	r.drawStepper(t, u, card, b)
	for _, e := range b.exits {
		if r.choice(u, t, card, e.id, e.name, e.text, e.clause, e.key, e.what, e.action) {
			t.point(u, e.what)
		}
	}
	return card.close()
}

// leastStanding is the least height of a row of the standings with its reason.
const leastStanding = 34

// drawStandings draws the places on paper.
func (r *railTable) drawStandings(t *Table, card *slate, s *bidding) {
	row := min(42, (card.left()-42-236)/float32(len(s.rows)))
	p := card.paper(float32(len(s.rows))*row + 42)
	l := card.u.L
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	l.Label(draw.Rc(p.X, p.Y, p.W-96, 18), "If nobody bids more", note)
	l.Label(draw.Rc(p.Right()-96, p.Y, 46, 18), "bid", note.To(draw.End))
	l.Label(draw.Rc(p.Right()-46, p.Y, 46, 18), "pays", note.To(draw.End))
	for i, x := range s.rows {
		b := draw.Rc(p.X, p.Y+22+row*float32(i), p.W, row-2)
		if x.seat == s.seat {
			l.Round(b.Pad(-4, 0), 5, draw.Solid(draw.Hex(0xf4d590)))
			l.Frame(b.Pad(-4, 0), 5, 1.5, draw.Hex(0xb9822a))
		} else if i > 0 {
			l.Box(draw.Rc(b.X, b.Y-1, b.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
		}
		place, bid, paid := "–", "–", "?"
		if x.place > 0 {
			place = ordinals[x.place-1]
		}
		if x.bid > noBid {
			bid = play.Dollars(x.bid)
		}
		if x.paid > unpaid {
			paid = play.Dollars(x.paid)
		}
		l.Label(draw.Rc(b.X+2, b.Y, 34, b.H), place, draw.Type{Face: draw.Heading, Size: 15, Color: ui.FormHead})
		drawDisc(l, t.g.Colour(x.seat), draw.Pt(b.X+50, b.Mid().Y), min(26, row-4))
		name := draw.Type{Face: draw.SansBold, Size: 14.5, Color: ui.OnPaper}
		top := b.Y + max(0, (row-38)*0.75)
		if row < leastStanding { // no room for two lines
			top = b.Mid().Y - 9
		} else {
			l.Label(draw.Rc(b.X+70, top+17, b.W-70-50, 16), x.why, note.In(12.5))
		}
		l.Label(draw.Rc(b.X+70, top, b.W-70-86, 18), fitName(l.Metrics, t.g.m.Table().Name(x.seat), name, b.W-70-86), name)
		l.Label(draw.Rc(b.Right()-96, b.Y+2, 46, 20), bid, draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper, Align: draw.End})
		l.Label(draw.Rc(b.Right()-48, b.Y, 46, b.H), paid, draw.Type{Face: draw.SansBold, Size: 18, Color: ui.OnPaper, Align: draw.End})
	}
}

// drawStepper draws minus, the bid and plus, what it would cost in each place, and the button.
func (r *railTable) drawStepper(t *Table, u *ui.UI, card *slate, b *bidding) {
	if b.meant == noBid {
		card.say(b.short, b.shortage)
		return
	}
	n := b.meant
	row := card.take(40, 6)
	free := u.Focused() == "" // else the arrows move the keyboard
	if u.Quiet("auction/less", draw.Rc(row.X, row.Y, 40, 40), "ui-minus", "", "", n <= b.least) || free && n > b.least && u.Key("down") {
		t.point(u, bidTarget(n-1))
	}
	if u.Quiet("auction/more", draw.Rc(row.Right()-40, row.Y, 40, 40), "ui-plus", "", "", n >= b.most) || free && n < b.most && u.Key("up") {
		t.point(u, bidTarget(n+1))
	}
	mid := row.Pad(48, 0)
	u.Paper(mid)
	text := play.Dollars(n)
	figure := draw.Type{Face: draw.Heading, Size: 22, Color: ui.OnPaper}
	w := u.L.Metrics.Width(figure.Face, figure.Size, text)
	of := fmt.Sprintf("of $%d", b.most)
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	all := 36 + w + 8 + u.L.Metrics.Width(note.Face, note.Size, of)
	x := mid.Mid().X - all/2
	drawDisc(u.L, t.g.Colour(b.seat), draw.Pt(x+14, mid.Mid().Y), 26)
	u.L.Label(draw.Rc(x+36, mid.Y, w+1, mid.H), text, figure)
	u.L.Label(draw.Rc(x+36+w+8, mid.Y+2, 60, mid.H), of, note)
	style := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnFelt}
	lines := draw.Wrap(u.L.Metrics, curly(b.costs), style, row.W-80)
	card.u.ClauseChip(draw.Pt(row.Right()-u.L.Metrics.Width(draw.Heading, 12, b.costing)-14, card.y), b.costing, false)
	for i, line := range lines {
		u.L.Label(draw.Rc(row.X, card.y+17*float32(i), row.W-74, 18), line, style)
	}
	card.y += max(24, 17*float32(len(lines))+6)
	if u.Brassy("auction/bid", card.take(34, 8), "Bid "+play.Dollars(n), "", false) {
		t.do(u, b.bid)
	}
}

// bidCells is how many cells of the bid track are seen.
const bidCells = 21

// drawBids draws the bids as a printed track: discs at the last bids, the faint one is the bid that is meant.
func (r *railTable) drawBids(t *Table, u *ui.UI, box draw.Rect, b *bidding) {
	u.Paper(box)
	l := u.L
	n := b.meant
	in := box.Pad(14, 8)
	l.Label(draw.Rc(in.X, in.Y, 80, 20), "Bids", draw.Type{Face: draw.Heading, Size: 16, Color: ui.HeadPaper})
	note := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper}
	l.Paragraph(draw.Rc(in.X, in.Y+24, 84, 40), "last bid of each seat", note, 15)
	if n > noBid {
		l.Label(draw.Rc(in.X+260, in.Y-4, in.W-260, 16), "faint: the bid you are about to make. "+b.purse, note.To(draw.End))
	}
	const cellH = 27
	cells := draw.Rc(in.X+92, in.Bottom()-cellH-2, in.W-92, cellH)
	w := cells.W / bidCells
	first := max(0, max(n, b.least)-bidCells+6)
	at := func(d int) draw.Rect { return draw.Rc(cells.X+w*float32(d-first), cells.Y, w-1, cellH) }
	for d := first; d < first+bidCells; d++ {
		r.drawBidCell(t, u, at(d), d, d == n, t.acting() && d >= b.least && d <= b.most)
	}
	stack := map[int]int{}
	disc := func(seat rules.Seat, d int, alpha float32) {
		d = max(first, min(d, first+bidCells-1))
		c := draw.Pt(at(d).Mid().X+15*float32(stack[d]), cells.Y-15)
		stack[d]++
		it := drawDisc(l, t.g.Colour(seat), c, 26)
		it.Tint = draw.Color{R: 255, G: 255, B: 255, A: uint8(255 * alpha)}
	}
	for _, seat := range railState(t.pos()).Order() {
		if b.last[seat] > noBid {
			disc(seat, b.last[seat], 1)
		}
	}
	if n > noBid {
		disc(b.seat, n, 0.5)
	}
}

// drawBidCell draws the cell of a bid of d; meant is the one about to be made, can one that may be.
func (r *railTable) drawBidCell(t *Table, u *ui.UI, b draw.Rect, d int, meant, can bool) {
	l, x, id := u.L, bidTarget(d), fmt.Sprintf("bid/%d", d)
	st := u.Zone(id, x, b.Corners())
	if can {
		st = u.Focusable(id, st)
	}
	fill, ink := draw.Hex(0xe2d5b4), draw.Fade(ui.HeadPaper, 0.55)
	switch {
	case meant:
		fill, ink = draw.Hex(0xf4d590), ui.OnPaper
	case can:
		fill, ink = draw.Hex(0xf9f0d9), ui.OnPaper
	}
	if can && (st.Hot || st.Focused) {
		fill = draw.Hex(0xfff3cf)
	}
	l.Box(b, draw.Solid(fill))
	l.Frame(b, 1, 1, draw.Fade(ui.RulePaper, 0.8))
	if meant {
		l.Frame(b, 1, 2, draw.Hex(0xb9822a))
	}
	l.Label(b, play.Dollars(d), draw.Type{Face: draw.SansBold, Size: 13, Color: ink, Align: draw.Center})
	u.FocusRing(st, b, 2)
	if st.Clicked {
		t.point(u, x)
	}
	if st.Hot {
		t.explainRefusal(u, x, b)
	}
}

// byPlace sorts standings: the known places first.
func byPlace(rows []standing) {
	slices.SortStableFunc(rows, func(a, b standing) int {
		key := func(x standing) int {
			if x.place == 0 {
				return len(rows) + 1
			}
			return x.place
		}
		return key(a) - key(b)
	})
}

// costsByPlace says what a bid of n costs in each place down to the last one still open.
func costsByPlace(n, last int, fee func(place int) int) string {
	if n <= 0 {
		return "Pays nothing in any place."
	}
	parts := []string{fmt.Sprintf("Pays $%d as 1st", n)}
	for place := 2; place <= last; place++ {
		paid := fee(place)
		switch {
		case paid == n:
			parts[len(parts)-1] += " or " + ordinals[place-1]
		case paid == 0:
			parts = append(parts, "nothing as "+ordinals[place-1])
		default:
			parts = append(parts, fmt.Sprintf("$%d as %s", paid, ordinals[place-1]))
		}
	}
	return strings.Join(parts, ", ") + "."
}
