package scenes

import (
	"cmp"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// A stwBoard is a component board of a seat that may lie in the strip: the clan board, or one of a module. B or a click on
// the spine turns to the next.
type stwBoard struct {
	id, name string // "clan", "Clan board"
	sign     string // sprite of what waits there for a decision, "" for nothing
	draw     func(u *ui.UI, r draw.Rect) board.Answer
}

// stwBoards make the boards of a seat; nil for none.
var stwBoards = []func(s *stwTable, t *Table, p *stw.State, seat rules.Seat) *stwBoard{
	(*stwTable).pactFirst, (*stwTable).vassalFirst, (*stwTable).traySide, (*stwTable).handSide, (*stwTable).caravanFirst,
	(*stwTable).clanSide, (*stwTable).caravanSide, (*stwTable).pactSide, (*stwTable).vassalSide,
}

// boards are the boards of a seat in the order in which they are turned.
func (s *stwTable) boards(t *Table, p *stw.State, seat rules.Seat) (out []*stwBoard) {
	for _, of := range stwBoards {
		if b := of(s, t, p, seat); b != nil {
			out = append(out, b)
		}
	}
	return out
}

// clanSide is the clan board, which every seat has.
func (s *stwTable) clanSide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	return &stwBoard{"clan", "Clan board", "", func(u *ui.UI, r draw.Rect) board.Answer { return s.clanBoard(t, p, seat).Draw(u, r) }}
}

// traySide is the tokens to be placed, before the boards of the seat that plans.
func (s *stwTable) traySide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if !s.decides(t, p, seat, "plan") {
		return nil
	}
	return &stwBoard{"tray", "Order tokens", "", func(u *ui.UI, r draw.Rect) board.Answer {
		s.drawTray(t, u, r, p)
		return board.Answer{}
	}}
}

// handSide is the hand to play a Steam Column card from, before the boards of the Watcher.
func (s *stwTable) handSide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if !s.decides(t, p, seat, "watch") {
		return nil
	}
	return &stwBoard{"hand", "The hand", "", func(u *ui.UI, r draw.Rect) board.Answer { return s.handStrip(t, p).Draw(u, r) }}
}

// decides reports whether a seat is in that step, and can be helped to act.
func (s *stwTable) decides(t *Table, p *stw.State, seat rules.Seat, step string) bool {
	return t.acting() && p.Turn() == seat && stepOf(p) == step
}

// turnTo lays a board into the strip; it stays until another is turned up, or another lies before them all.
func (s *stwTable) turnTo(id string) { s.side = id }

// turned is the board that is turned up.
func (s *stwTable) turned() string { return cmp.Or(s.side, s.front) }

// drawBoards draws the board of a seat that is turned up, and lets its spine be clicked where there are others.
func (s *stwTable) drawBoards(t *Table, u *ui.UI, r draw.Rect, p *stw.State, seat rules.Seat) {
	all := s.boards(t, p, seat)
	if s.front != all[0].id {
		s.front, s.side = all[0].id, ""
	}
	at := 0
	for i, b := range all {
		if b.id == s.turned() {
			at = i
		}
	}
	t.meet(u, all[at].draw(u, r))
	if len(all) == 1 {
		return
	}
	spine := draw.Rc(r.X, r.Y, board.SpineWide*min(r.W/760, r.H/152), r.H)
	next := all[(at+1)%len(all)]
	st := u.Press("spine", spine)
	board.TurnSign(u, spine, "B", next.sign)
	u.FocusRing(st, spine, 6)
	u.Explain("spine", spine, next.name, "B")
	if st.Clicked || u.Key("b") {
		u.Act()
		s.turnTo(next.id)
	}
}

// A stwLayer lays into an area of the map what a module has there.
type stwLayer func(d *Desk, p *stw.State, a stw.Area, out *board.EuropaArea)

// stwLayers are those that there are.
var stwLayers = []stwLayer{layCaravan, layTech}

// stwCovers are what may lie over the map; each reports whether it does.
var stwCovers = []func(s *stwTable, t *Table, u *ui.UI, r draw.Rect) bool{(*stwTable).drawCards, (*stwTable).drawMarket, (*stwTable).drawOffer}

// covered lays what is chosen there over the map, and reports whether anything is; with the pieces hidden the map is seen.
func (s *stwTable) covered(t *Table, u *ui.UI, r draw.Rect) bool {
	if t.bare || t.moving() != nil {
		return false
	}
	for _, lay := range stwCovers {
		if lay(s, t, u, r) {
			return true
		}
	}
	return false
}
