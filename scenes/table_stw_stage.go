package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A stwStage tells a moment of Steamwatchers in a picture of its own, over all that lies right of the seats: clans and titles in the
// set-up, a combat. It draws itself into r, which is 1032 x 624 in a window of 1280 x 720, and answers by Table.meet,
// Table.chooseWay and the aim like any other part of the table. In a compact window it has everything under the prompt.
type stwStage interface {
	// shows reports whether its moment is on show: it reads Table.pos, Table.moving and the aim.
	shows(t *Table) bool
	draw(t *Table, u *ui.UI, r draw.Rect)
}

// stwStages are the stages that there are; the first whose moment it is has the room.
func stwStages() []stwStage {
	return []stwStage{&stwFight{}, &stwSetup{}}
}

// screen is the stage of the moment.
func (s *stwTable) screen(t *Table) func(u *ui.UI, r draw.Rect) {
	for _, x := range s.stages {
		if x.shows(t) {
			return func(u *ui.UI, r draw.Rect) { x.draw(t, u, r) }
		}
	}
	return nil
}
