package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// The buttons of the auction as targets.
var (
	dropTarget = rules.Target{Kind: kindButton}
	stayTarget = rules.Target{Kind: kindButton, ID: 1}
)

func bidTarget(n int) rules.Target { return rules.Target{Kind: play.TargetBid, ID: n} }

// A standing is the place of a seat in the auction if nobody bids more.
type standing struct {
	seat             rules.Seat
	place, bid, paid int
	why              string
}

// standings plays the auction to its end in the head: after the action a, if there is one, everybody drops out.
func standings(s *ageofsteam.State, a rules.Action) (out []standing) {
	n := s.Seats() - countOut(s)
	auction := s.Auction()
	for i, seat := range auction.Out {
		out = append(out, standing{seat, n - i, auction.Bids[seat], feeOf(auction.Bids[seat], i, n), feeWords(i, n)})
	}
	if a == nil {
		a = ageofsteam.Drop{}
	}
	dropped := len(auction.Out)
	bids := slices.Clone(auction.Bids)
	for s.Auction() != nil {
		o, err := s.Apply(a)
		if err != nil {
			break
		}
		for _, e := range o.Events {
			switch e := e.(type) {
			case ageofsteam.BidMade:
				bids[e.Seat] = e.Dollars
			case ageofsteam.PlaceTaken:
				words := "pays in full"
				switch {
				case e.Place > 1:
					if words = feeWords(dropped, n); bids[e.Seat] == 0 && dropped > 0 {
						words = "no bid"
					}
					dropped++
				case bids[e.Seat] == 0:
					words = "no other bid"
				}
				out = append(out, standing{e.Seat, e.Place, bids[e.Seat], e.Paid, words})
			}
		}
		s, a = aosState(o.Next), ageofsteam.Drop{}
	}
	slices.SortFunc(out, func(a, b standing) int { return a.place - b.place })
	return out
}

// feeOf is what the i-th seat of n to drop out pays of its bid (AOS-038 to AOS-040).
func feeOf(bid, i, n int) int {
	switch {
	case i == 0:
		return 0
	case n-i == 2:
		return bid
	}
	return (bid + 1) / 2
}

func feeWords(i, n int) string {
	switch {
	case i == 0:
		return "first to drop out"
	case n-i == 2:
		return "pays in full"
	}
	return "half, rounded up"
}

// auctionCard is the auction at the side: the places, the stepper, what the bid costs, and the ways to go on.
func (eco aosEconomy) auctionCard(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := aosState(t.pos())
	card := t.openSlate(u, box, "Auction for the order", "AOS-032")
	var meant rules.Action
	if t.past < 0 {
		meant = t.shown()
	}
	eco.drawStandings(t, card, standings(s, meant))
	if !t.acting() {
		return card.close()
	}
	eco.drawStepper(t, u, card, s)
	seat := s.Turn()
	place := s.Seats() - countOut(s) - len(s.Auction().Out)
	text := fmt.Sprintf("%s place, pays %s", ordinals[place-1], play.Dollars(s.Fee(seat)))
	if eco.r.choice(u, t, card, "auction/drop", "Drop out", text, "AOS-037", "D", dropTarget, ageofsteam.Drop{}) {
		t.point(u, dropTarget)
	}
	if s.Player(seat).Last == ageofsteam.TurnOrder {
		if eco.r.choice(u, t, card, "auction/stay", "Free pass", "stay in, once, no bid", "AOS-035", "F", stayTarget, ageofsteam.StayIn{}) {
			t.point(u, stayTarget)
		}
	}
	return card.close()
}

// drawStandings draws the places on paper.
func (eco aosEconomy) drawStandings(t *Table, card *slate, rows []standing) {
	const row = 42
	p := card.paper(float32(len(rows))*row + 42)
	l := card.u.L
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	l.Label(draw.Rc(p.X, p.Y, p.W-96, 18), "If nobody bids more", note)
	l.Label(draw.Rc(p.Right()-96, p.Y, 46, 18), "bid", note.To(draw.End))
	l.Label(draw.Rc(p.Right()-46, p.Y, 46, 18), "pays", note.To(draw.End))
	s := aosState(t.pos())
	for i, x := range rows {
		b := draw.Rc(p.X, p.Y+22+row*float32(i), p.W, row-2)
		if x.seat == s.Turn() {
			l.Round(b.Pad(-4, 0), 5, draw.Solid(draw.Hex(0xf4d590)))
			l.Frame(b.Pad(-4, 0), 5, 1.5, draw.Hex(0xb9822a))
		} else if i > 0 {
			l.Box(draw.Rc(b.X, b.Y-1, b.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
		}
		l.Label(draw.Rc(b.X+2, b.Y, 34, b.H), ordinals[x.place-1], draw.Type{Face: draw.Heading, Size: 15, Color: ui.FormHead})
		drawDisc(l, t.g.Colour(x.seat), draw.Pt(b.X+50, b.Mid().Y), 26)
		name := draw.Type{Face: draw.SansBold, Size: 14.5, Color: ui.OnPaper}
		l.Label(draw.Rc(b.X+70, b.Y+3, b.W-70-86, 18), fitName(l.Metrics, t.g.m.Table().Name(x.seat), name, b.W-70-86), name)
		l.Label(draw.Rc(b.X+70, b.Y+20, b.W-70-50, 16), x.why, note.In(12.5))
		bid := "–"
		if x.bid > 0 {
			bid = play.Dollars(x.bid)
		}
		l.Label(draw.Rc(b.Right()-96, b.Y+2, 46, 20), bid, draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper, Align: draw.End})
		l.Label(draw.Rc(b.Right()-48, b.Y, 46, b.H), play.Dollars(x.paid), draw.Type{Face: draw.SansBold, Size: 18, Color: ui.OnPaper, Align: draw.End})
	}
}

// bid is the bid that is meant now, and the least and the most there are; meant is 0 where none is possible.
func (eco aosEconomy) bid(t *Table, s *ageofsteam.State) (meant, least, most int) {
	_, high := s.Auction().High()
	least, most = high+1, s.Player(max(0, s.Turn())).Cash
	if b, ok := t.shown().(ageofsteam.Bid); ok {
		return b.Dollars, least, most
	}
	if least <= most && t.acting() {
		meant = least
	}
	return meant, least, most
}

// drawStepper draws minus, the bid and plus, what it would cost in each place, and the button.
func (eco aosEconomy) drawStepper(t *Table, u *ui.UI, card *slate, s *ageofsteam.State) {
	n, least, most := eco.bid(t, s)
	if n == 0 {
		card.say(fmt.Sprintf("The least bid is $%d; you hold $%d.", least, most), "AOS-034")
		return
	}
	row := card.take(40, 6)
	free := u.Focused() == "" // else the arrows move the keyboard
	if u.Quiet("auction/less", draw.Rc(row.X, row.Y, 40, 40), "ui-minus", "", "", n <= least) || free && n > least && u.Key("down") {
		t.point(u, bidTarget(n-1))
	}
	if u.Quiet("auction/more", draw.Rc(row.Right()-40, row.Y, 40, 40), "ui-plus", "", "", n >= most) || free && n < most && u.Key("up") {
		t.point(u, bidTarget(n+1))
	}
	mid := row.Pad(48, 0)
	u.Paper(mid)
	text := play.Dollars(n)
	figure := draw.Type{Face: draw.Heading, Size: 22, Color: ui.OnPaper}
	w := u.L.Metrics.Width(figure.Face, figure.Size, text)
	of := fmt.Sprintf("of $%d", most)
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	all := 36 + w + 8 + u.L.Metrics.Width(note.Face, note.Size, of)
	x := mid.Mid().X - all/2
	drawDisc(u.L, t.g.Colour(s.Turn()), draw.Pt(x+14, mid.Mid().Y), 26)
	u.L.Label(draw.Rc(x+36, mid.Y, w+1, mid.H), text, figure)
	u.L.Label(draw.Rc(x+36+w+8, mid.Y+2, 60, mid.H), of, note)
	style := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnFelt}
	lines := draw.Wrap(u.L.Metrics, bidCosts(s, n), style, row.W-80)
	card.u.ClauseChip(draw.Pt(row.Right()-u.L.Metrics.Width(draw.Heading, 12, "AOS-038")-14, card.y), "AOS-038", false)
	for i, line := range lines {
		u.L.Label(draw.Rc(row.X, card.y+17*float32(i), row.W-74, 18), line, style)
	}
	card.y += max(24, 17*float32(len(lines))+6)
	if u.Brassy("auction/bid", card.take(34, 8), "Bid "+play.Dollars(n), "", false) {
		t.do(u, ageofsteam.Bid{Dollars: n})
	}
}

// bidCosts says what a bid would cost in each place that its seat can still come to.
func bidCosts(s *ageofsteam.State, n int) string {
	in := s.Seats() - countOut(s)
	var parts []string
	last := in - len(s.Auction().Out) // the place of whoever drops out next
	parts = append(parts, fmt.Sprintf("Pays $%d as 1st", n))
	for place := 2; place <= last; place++ {
		paid := feeOf(n, in-place, in)
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

// bidCells is how many cells of the bid track are seen.
const bidCells = 21

// drawBids draws the bids as a printed track: discs at the last bids, the faint one is the bid that is meant.
func (eco aosEconomy) drawBids(t *Table, u *ui.UI, box draw.Rect) {
	s := aosState(t.pos())
	u.Paper(box)
	l := u.L
	n, least, most := eco.bid(t, s)
	in := box.Pad(14, 8)
	l.Label(draw.Rc(in.X, in.Y, 80, 20), "Bids", draw.Type{Face: draw.Heading, Size: 16, Color: ui.HeadPaper})
	note := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper}
	l.Paragraph(draw.Rc(in.X, in.Y+24, 84, 40), "last bid of each seat", note, 15)
	if n > 0 {
		l.Label(draw.Rc(in.X+260, in.Y-4, in.W-260, 16), fmt.Sprintf("faint: the bid you are about to make. You hold $%d.", most), note.To(draw.End))
	}
	const cellH = 27
	cells := draw.Rc(in.X+92, in.Bottom()-cellH-2, in.W-92, cellH)
	w := cells.W / bidCells
	first := max(0, max(n, least)-bidCells+6)
	at := func(d int) draw.Rect { return draw.Rc(cells.X+w*float32(d-first), cells.Y, w-1, cellH) }
	for d := first; d < first+bidCells; d++ {
		b := at(d)
		x := bidTarget(d)
		can := t.acting() && d >= least && d <= most
		id := fmt.Sprintf("bid/%d", d)
		st := u.Zone(id, x, b.Corners())
		if can {
			st = u.Focusable(id, st)
		}
		fill, ink := draw.Hex(0xe2d5b4), draw.Fade(ui.HeadPaper, 0.55)
		switch {
		case d == n && n > 0:
			fill, ink = draw.Hex(0xf4d590), ui.OnPaper
		case can:
			fill, ink = draw.Hex(0xf9f0d9), ui.OnPaper
		}
		if can && (st.Hot || st.Focused) {
			fill = draw.Hex(0xfff3cf)
		}
		l.Box(b, draw.Solid(fill))
		l.Frame(b, 1, 1, draw.Fade(ui.RulePaper, 0.8))
		if d == n && n > 0 {
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
	stack := map[int]int{}
	disc := func(seat rules.Seat, d int, alpha float32) {
		d = max(first, min(d, first+bidCells-1))
		c := draw.Pt(at(d).Mid().X+15*float32(stack[d]), cells.Y-15)
		stack[d]++
		it := drawDisc(l, t.g.Colour(seat), c, 26)
		it.Tint = draw.Color{R: 255, G: 255, B: 255, A: uint8(255 * alpha)}
	}
	for _, seat := range s.Order() {
		if bid := s.Auction().Bids[seat]; !s.Player(seat).Out && (bid > 0 || slices.Contains(s.Auction().Out, seat)) {
			disc(seat, bid, 1)
		}
	}
	if n > 0 {
		disc(s.Turn(), n, 0.5)
	}
}
