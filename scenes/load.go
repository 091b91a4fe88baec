package scenes

import (
	"slices"
	"strings"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/games"
	"kettle/rules/match"
)

// A loadScene is the games that were kept: a card each, and a sheet for the chosen one.
type loadScene struct {
	all    []match.Meta // newest first, one autosave a game; those in the bin among them, at their place
	at     string       // path of the chosen one
	filter string       // the word of the chosen chip
	page   bool         // the sheet fills a window that has no room for it beside the cards
	naming naming
	wrong  string // why the folder cannot be read
	views  map[string]*saveView
	looked bool
	games  games.Catalogue
	last   string        // the card that was clicked last
	lastAt time.Duration // and when: a second click soon after opens it
}

// doubleClick is how soon the second click of two follows the first.
const doubleClick = 500 * time.Millisecond

// NewLoad is the scene of the saves.
func NewLoad(d *Desk) Scene {
	return &loadScene{filter: wordsAll, views: map[string]*saveView{}, games: d.Games}
}

// Opaque: it fills the window.
func (s *loadScene) Opaque() bool { return true }

// look reads the folder. What lies in the bin keeps its place in the list.
func (s *loadScene) look(d *Desk) {
	s.looked, s.wrong = true, ""
	list, err := d.listSaves()
	if err != nil {
		s.wrong = sentence(err.Error())
	}
	for _, b := range d.bin {
		list = append(list, b.meta)
	}
	slices.SortStableFunc(list, func(a, b match.Meta) int { return b.Saved.Compare(a.Saved) })
	list = match.Latest(list)
	s.all = list
	if len(list) > 0 {
		s.at = list[max(0, slices.IndexFunc(list, func(m match.Meta) bool { return m.Problem == nil }))].Path
	}
}

func (s *loadScene) chosen() (match.Meta, bool) {
	for _, m := range s.all {
		if m.Path == s.at {
			return m, true
		}
	}
	return match.Meta{}, false
}

// shown are the saves that pass the filter.
func (s *loadScene) shown() (out []match.Meta) {
	for _, f := range s.filters() {
		for _, m := range s.all {
			if f.word == s.filter && f.pass(m) {
				out = append(out, m)
			}
		}
	}
	return out
}

// inBin reports whether a save lies in the bin.
func (d *Desk) inBin(path string) bool {
	return slices.ContainsFunc(d.bin, func(b binned) bool { return b.meta.Path == path })
}

// Tick draws the cards and the sheet.
func (s *loadScene) Tick(d *Desk, u *ui.UI) Move {
	if !s.looked {
		s.look(d)
	}
	narrow := s.narrow(u)
	if !narrow {
		s.page = false
	}
	room, leave := fullPage(u, wordsLoadTitle, wordsBackKey)
	switch {
	case leave && s.naming.path != "":
		s.naming = naming{}
		u.Focus("rename")
	case leave && s.page:
		s.page = false
		u.Focus("save/" + baseName(s.at))
	case leave:
		return Pop()
	}
	move := s.drawWays(d, u)
	if len(s.all) == 0 {
		s.drawNothing(u, room)
		return move
	}
	m, ok := s.chosen()
	switch side := float32(378); {
	case narrow && s.page && ok:
		s.drawSheet(d, u, draw.Rc(room.X, room.Y, room.W, room.H-46), m, &move)
	case narrow:
		s.drawGrid(d, u, draw.Rc(room.X, room.Y+4, room.W, room.H+8), true, &move)
	default:
		if u.In.W >= wideHead {
			s.drawFilter(u, draw.Rc(330, 19, u.In.W-330-430, 26))
		} else {
			s.drawFilter(u, draw.Rc(room.X+6, room.Y, room.W-12, 26))
			room.Y, room.H = room.Y+32, room.H-32
		}
		s.drawGrid(d, u, draw.Rc(room.X, room.Y+4, room.W-side-6, room.H+8), false, &move)
		if ok {
			s.drawSheet(d, u, draw.Rc(u.In.W-16-side, room.Y+8, side, u.In.H-room.Y-90), m, &move)
		}
	}
	if u.Key("ctrl+z") && len(d.bin) > 0 {
		s.restore(d, d.bin[len(d.bin)-1].meta.Path)
	}
	if u.Key("delete") && ok {
		s.discard(d, m)
	}
	u.Roam()
	return move
}

// wideHead is how wide the window is when the filter and the ways have room in the head.
const wideHead = 1130

// drawWays draws the ways to the table of results and to the folder, as words or as pictures alone; both have keys.
func (s *loadScene) drawWays(d *Desk, u *ui.UI) Move {
	back := u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, wordsBackKey) + 90
	x := u.In.W - 16 - back - 8
	way := func(id, sprite, word, key string) bool {
		if u.In.W < wideHead {
			x -= 38
			return u.Icon(id, draw.Rc(x+6, 16, 32, 32), sprite, word, key, false, false)
		}
		wide := u.L.Metrics.Width(draw.Heading, 13, word) + 54
		x -= wide + 6
		r := draw.Rc(x+6, 19, wide, 26)
		clicked := u.Pill(id, r, "", false)
		u.L.Sprite(sprite, draw.Rc(r.X+13, r.Y+5, 16, 16)).Tint = ui.OnFelt
		u.L.Label(draw.Rc(r.X+37, r.Y, wide, r.H), word, ui.Chip)
		return clicked || u.Key(strings.ToLower(key))
	}
	move := Stay()
	if way("folder", "ui-folder", wordsShowFolder, "F") {
		move = d.ShowSaves()
	}
	if way("results", "ui-log", wordsResults, "R") {
		move = Push(NewRecords(d, ""))
	}
	return move
}

// A saveFilter is a chip above the cards and the saves that it lets through.
type saveFilter struct {
	word string
	pass func(m match.Meta) bool
}

// filters are the chips: by how far the games are, and by game where there are several.
func (s *loadScene) filters() []saveFilter {
	out := []saveFilter{
		{wordsAll, func(match.Meta) bool { return true }},
		{wordsOpenOnes, func(m match.Meta) bool { return !m.Finished && m.Problem == nil }},
		{wordsFinishedOnes, func(m match.Meta) bool { return m.Finished }},
	}
	var games []string
	for _, m := range s.all {
		if m.Name != "" && !slices.Contains(games, m.Name) {
			games = append(games, m.Name)
		}
	}
	slices.Sort(games)
	for _, name := range games {
		if len(games) > 1 {
			out = append(out, saveFilter{name, func(m match.Meta) bool { return m.Name == name }})
		}
	}
	return out
}

// drawFilter draws the chips, in as many rows as they need where they scroll with the cards, and returns the height.
func (s *loadScene) drawFilter(u *ui.UI, r draw.Rect) float32 {
	x, y := r.X, r.Y
	for _, f := range s.filters() {
		wide := u.L.Metrics.Width(draw.Heading, 13, f.word) + 28
		if x+wide > r.Right() {
			if !s.narrow(u) {
				break
			}
			x, y = r.X, y+r.H+6
		}
		if u.Pill("filter/"+f.word, draw.Rc(x, y, wide, r.H), f.word, s.filter == f.word) {
			s.filter = f.word
		}
		x += wide + 7
	}
	return y + r.H - r.Y
}

// narrow reports whether there is no room for a sheet beside the cards; the chips then scroll with them.
func (s *loadScene) narrow(u *ui.UI) bool { return u.In.W < 920 || u.In.H < 520 }

func (s *loadScene) discard(d *Desk, m match.Meta) {
	if d.inBin(m.Path) {
		return
	}
	if err := d.discard(m); err != nil {
		d.Sorry(sentence("the save could not be deleted: " + err.Error()))
	}
	d.shelf++
}

func (s *loadScene) restore(d *Desk, path string) {
	if err := d.restore(path); err != nil {
		d.Sorry(sentence("the save could not be brought back: " + err.Error()))
	}
	d.shelf++
}

// drawNothing says that there is nothing yet.
func (s *loadScene) drawNothing(u *ui.UI, room draw.Rect) {
	r := draw.Around(room.Mid(), min(460, room.W), min(300, room.H))
	u.Paper(r)
	u.L.Sprite("kettle-loco", fitSprite("kettle-loco", draw.Rc(r.X+40, r.Y+22, r.W-80, r.H*0.5)))
	text, sub := wordsNoSaves, wordsNoSavesSub
	if s.wrong != "" {
		text, sub = s.wrong, ""
	}
	u.L.Paragraph(draw.Rc(r.X+30, r.Y+r.H*0.62, r.W-60, 60), text, paperBold.In(17).To(draw.Center), 22)
	u.L.Label(draw.Rc(r.X+20, r.Bottom()-56, r.W-40, 30), sub, paperText.To(draw.Center))
}
