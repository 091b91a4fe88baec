package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	stw "kettle/rules/steamwatchers"
)

// A saveView is what the pictures show of a save: read once, as soon as its card is in sight.
type saveView struct {
	table match.Table
	seats int
	game  tableau        // of its game; nil if there is none
	view  rules.Position // as everybody may see it; nil if it could not be read
}

// viewOf reads a save for its picture.
func (s *loadScene) viewOf(m match.Meta) *saveView {
	key := m.Path + m.Saved.String()
	v := s.views[key]
	if v == nil {
		v = &saveView{}
		if m.Problem == nil {
			if game, _, err := match.ReadFile(m.Path, s.games.Find); err == nil {
				v.table, v.seats, v.view, v.game = game.Table(), game.Setup().Seats, game.Position().View(rules.Public), tableauOf(game.Definition())
			}
		}
		s.views[key] = v
	}
	return v
}

// thumbOf is how the small picture of a position is drawn, nil where there is none.
func (d *Desk) thumbOf(v *saveView) func(l *draw.List, r draw.Rect) {
	switch s := v.view.(type) {
	case *stw.State:
		europa := d.europaOf(s)
		return func(l *draw.List, r draw.Rect) { board.ThumbEuropa(l, r, &europa) }
	case play.State:
		colours := d.liveries(v.table, s.Seats())
		if a, ok := s.(*ageofsteam.State); ok {
			if night, ok := board.NightOf(a, colours); ok {
				return func(l *draw.List, r draw.Rect) { board.Thumb(l, r, &night) }
			}
		}
		rails := railsSeen(v.game, s, colours)
		return func(l *draw.List, r draw.Rect) { board.ThumbRails(l, r, &rails) }
	}
	return nil
}

// drawPicture fills r with the board of a save as it stands; what cannot be drawn shows its box.
func (s *loadScene) drawPicture(d *Desk, u *ui.UI, r draw.Rect, m match.Meta) {
	if thumb := d.thumbOf(s.viewOf(m)); thumb != nil {
		u.L.Keep(fmt.Sprintf("thumb/%s/%d/%t", m.Path, m.Saved.UnixNano(), d.Opts.Patterns), r, true, func(l *draw.List) { thumb(l, r) })
		return
	}
	if s.games.Find(m.Game) != nil {
		drawArt(d, u, m.Game, r, m.Problem != nil)
		if m.Problem != nil {
			u.L.Box(r, draw.Solid(draw.Color{R: 20, G: 12, B: 8, A: 130}))
		}
		return
	}
	u.L.Box(r, draw.Down(r, draw.Hex(0x4a4038), draw.Hex(0x2c2520)))
	u.L.Sprite("ui-close", draw.Around(r.Mid(), 40, 40)).Tint = draw.Fade(ui.OnFelt, 0.4)
}

// drawDiscs draws the seats' discs at the right of a line and returns their width.
func (s *loadScene) drawDiscs(d *Desk, u *ui.UI, r draw.Rect, m match.Meta) float32 {
	v := s.viewOf(m)
	if v.view == nil {
		return 0
	}
	seats := v.seats
	step := float32(18)
	if seats > 4 {
		step = 15
	}
	for i, l := range d.liveries(v.table, seats) {
		u.L.Sprite("disc-"+l.ID, fitSprite("disc-"+l.ID, draw.Rc(r.Right()-22-float32(seats-1-i)*step, r.Mid().Y-11, 22, 22)))
	}
	return 22 + float32(seats-1)*step
}
