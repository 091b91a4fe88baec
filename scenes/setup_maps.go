package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
)

// ownLeather is the book whose leather the box of a player's own map has, by family.
var ownLeather = map[string]string{"Steam": "steam", "Age of Steam": "age-of-steam"}

// drawProblems lists below the boxes which of the player's maps cannot be played and why. It returns the height used, 0
// where all of them can.
func (s *setupScene) drawProblems(d *Desk, u *ui.UI, r draw.Rect) float32 {
	bad := s.games.Problems()
	if len(bad) == 0 {
		return 0
	}
	text, lead := paperText.In(14), float32(18)
	note := fmt.Sprintf(wordsMapsBadNote, d.Home.Maps())
	in := r.Pad(20, 0)
	high := 46 + lead*float32(len(draw.Wrap(u.L.Metrics, note, paperNote, in.W)))
	for _, p := range bad {
		high += 6 + lead*float32(len(draw.Wrap(u.L.Metrics, p.Error(), text, in.W)))
	}
	r.H = high + 12
	u.Paper(r)
	c := column{draw.Rc(in.X, r.Y+12, in.W, r.H)}
	u.L.Label(c.take(24), wordsMapsBad, paperBold)
	c.say(u, note, paperNote, lead)
	for _, p := range bad {
		c.take(6)
		c.say(u, p.Error(), text, lead)
	}
	return r.H + 16
}
