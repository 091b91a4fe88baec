package scenes

import (
	"bytes"
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/games"
	"kettle/rules/rail/maps/own"
)

// A mapScene shows a map file that is no game yet: the board as it is printed, and what is on it.
type mapScene struct {
	m     *own.Map
	hexes *board.Hexes
	rails board.Rails
}

// NewMap is the scene of a map file.
func NewMap(m *own.Map) Scene {
	return &mapScene{m: m, hexes: board.NewHexes(m.Land), rails: board.Rails{Board: bareBoard(m.Land)}}
}

// OpenMap is the scene of a map file, nil where the file is none. The error says what is wrong with the map.
func OpenMap(path string) (Scene, error) {
	data, err := readMap(path)
	if head := data[:min(len(data), 4096)]; err != nil || !bytes.Contains(head, []byte(`"schema"`)) || bytes.Contains(head, []byte(`"program"`)) {
		return nil, nil
	}
	m, err := games.ReadMap(data)
	if err != nil {
		return nil, fmt.Errorf("the map %s cannot be played, %w", path, err)
	}
	return NewMap(m), nil
}

// Opaque: it fills the window.
func (s *mapScene) Opaque() bool { return true }

// Tick draws the board and the sheet of facts.
func (s *mapScene) Tick(d *Desk, u *ui.UI) Move {
	room, leave := fullPage(u, s.m.Land.Title, wordsTitle)
	s.hexes.Calm = d.Opts.Motion == "off"
	view := room
	if room.W > 800 {
		view.W -= 296
		s.drawFacts(u, draw.Rc(view.Right()+16, room.Y+8, 280, room.H-16))
	}
	s.hexes.Draw(u, view, &s.rails, nil)
	u.Roam()
	if leave {
		return Reset(NewTitle(d))
	}
	return Stay()
}

// drawFacts lists what is on the map, and what its maker might think over.
func (s *mapScene) drawFacts(u *ui.UI, r draw.Rect) {
	u.L.Layer = draw.Panel
	in := sheet(u, r, wordsOnThisMap)
	u.Scroll("facts", in, func(r draw.Rect) float32 {
		c := column{r}
		for _, f := range own.Facts(s.m.Land)[1:] {
			c.head(u, upperFirst(f.Label))
			c.say(u, f.Value, paperText, 19)
			c.take(8)
		}
		c.head(u, wordsFindings)
		if len(s.m.Remarks) == 0 {
			c.say(u, wordsNoFindings, paperText, 19)
		}
		for _, e := range s.m.Remarks {
			c.say(u, fmt.Sprint(e), paperNote, 17)
			c.take(4)
		}
		return c.Y - r.Y
	})
}
