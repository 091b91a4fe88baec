package board

import (
	"strconv"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A Title of a Steamwatcher (STW-051).
type Title uint8

const (
	NoTitle Title = iota
	Watcher
	Legate
	Archon
	Primus
)

var titleWords = [...]struct{ name, sprite string }{{"", ""}, {"Watcher", "title-watcher"}, {"Legate", "title-legate"},
	{"Archon", "title-archon"}, {"Primus", "title-primus"}}

func (t Title) String() string { return titleWords[t].name }

func (t Title) sprite() string { return titleWords[t].sprite }

func upper(s string) string { return strings.ToUpper(s) }

// Titles is the board of titles: five of them, or six places with vassals (STW-206), each with its place on the Conclave track and
// on the Title Claim track.
type Titles struct {
	Places []TitlePlace
	Note   string // at the right of the head: "Conclave order, then claims"
}

// A TitlePlace is one column of the board.
type TitlePlace struct {
	Title           Title
	Power           string // what it does, shown at hover
	Clause          string
	Conclave, Claim TitleSeat
}

// A TitleSeat is a place for an Ambassador.
type TitleSeat struct {
	Spot
	Clan     Clan // whose Ambassador stands there; the zero clan: nobody's
	Acts     bool // its power is being used, or its owner is to act
	Done     bool // it has passed or its power is used: paler
	Ghost    Clan // whose Ambassador would come here
	Reserved Clan // who has reserved it (STW-061)
}

// Measures of the board: 264 x 150 with five columns; with six they are narrower.
const titlesWide, titlesTall = 264, 150

// Draw paints the board into r (264 x 150).
func (t Titles) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, titlesWide, titlesTall)
	p.felt(box)
	w := p.words(draw.Rc(box.X+8, box.Y+5, 90, 20), upper(wordTitles), brassHead)
	p.snug(draw.Rc(box.X+w+16, box.Y+5, box.W-w-24, 20), t.Note, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt, Align: draw.End})
	if len(t.Places) == 0 {
		return a
	}
	const gap = 1.5
	col := (box.W - 16) / float32(len(t.Places))
	rest := box.H - 28 - 6
	plate, row := rest*0.38, rest*0.30
	for i, place := range t.Places {
		x := box.X + 8 + float32(i)*col
		b := draw.Rc(x+gap/2, box.Y+28, col-gap, plate-gap)
		t.plate(u, p, b, place, i)
		place.Conclave.draw(u, p, draw.Rc(b.X, box.Y+28+plate, b.W, row-gap), i+1, &a)
		place.Claim.draw(u, p, draw.Rc(b.X, box.Y+28+plate+row, b.W, row-gap), i+1, &a)
	}
	return a
}

// plate is the paper plate of a title; it says at hover what the title does.
func (t Titles) plate(u *ui.UI, p pen, r draw.Rect, place TitlePlace, i int) {
	id := "title/" + strconv.Itoa(i+1)
	b := p.box(r)
	st := u.Area(id, b)
	p.paper(r)
	if st.Hot {
		p.fill(r, 4, draw.Solid(draw.Fade(draw.Hex(0xffe39a), 0.45)))
	}
	if place.Title == NoTitle {
		p.fill(draw.Around(draw.Pt(r.Mid().X, r.Y+r.H*0.3), 10, 2), 1, draw.Solid(draw.Fade(ui.MutedPaper, 0.8)))
		p.snug(draw.Rc(r.X+1, r.Bottom()-18, r.W-2, 17), wordNoTitle, draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.MutedPaper, Align: draw.Center})
	} else {
		p.fit(place.Title.sprite(), draw.Rc(r.X, r.Y+4, r.W, r.H*0.48)).Tint = draw.Hex(0x3a2c1c)
		p.snug(draw.Rc(r.X+1, r.Bottom()-18, r.W-2, 17), place.Title.String(), draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.OnPaper, Align: draw.Center})
	}
	if st.Hot && place.Power != "" && u.Tip == nil {
		u.Explain(id, b, place.Power, "")
		if u.Tip != nil {
			u.Tip.Clause = place.Clause
		}
	}
}

func (s TitleSeat) draw(u *ui.UI, p pen, r draw.Rect, number int, a *Answer) {
	st := s.meet(u, p, r, a)
	p.well(r, 5)
	if s.Acts {
		p.aura(r, 5, 6, ui.LitTop)
		p.fill(r, 5, draw.Down(r, draw.Hex(0x5a4629), draw.Hex(0x2d2217)))
	}
	at, tall := r.Mid().Add(draw.Pt(0, 0.5)), r.H*0.88
	switch {
	case s.Clan.ID != "":
		alpha := float32(1)
		if s.Done {
			alpha = 0.55
		}
		p.tinted("shadow-soft", draw.Rc(at.X-r.H*0.4, r.Bottom()-r.H*0.3, r.H*0.95, r.H*0.3), shadowTint)
		p.token("ambassador", at, tall, s.Clan, alpha)
	case s.Ghost.ID != "":
		p.tinted("lantern-halo", draw.Around(at, r.W*0.9, r.H*1.1), draw.Fade(ui.Good, 0.5))
		p.token("ambassador", at, tall, s.Ghost, 0.6)
	default:
		p.words(r, strconv.Itoa(number), draw.Type{Face: draw.Heading, Size: 14, Color: draw.Fade(ui.MutedFelt, 0.55), Align: draw.Center})
	}
	if s.Reserved.ID != "" {
		p.emblem(draw.Pt(r.Right()-9, r.Y+9), 14, s.Reserved, 1)
	}
	if s.Acts {
		p.frame(r, 5, 1.6, ui.LitTop)
	}
	s.mark(p, r, 5, st)
}
