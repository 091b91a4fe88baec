package scenes

import (
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail/track"
)

// drawOwnArt fills r with a picture of the player's own map, as it is before the first track. Sum tells the map from
// others.
func drawOwnArt(u *ui.UI, l *track.Land, sum string, r draw.Rect) {
	u.L.Keep("own/"+sum, r, true, func(to *draw.List) {
		board.ThumbRails(to, r, &board.Rails{Board: bareBoard(l)})
	})
}

// bareBoard is a map without track.
func bareBoard(l *track.Land) *track.Board {
	return track.NewMap(l, track.CodeOf(l.Family), track.Policy{}).Board()
}
