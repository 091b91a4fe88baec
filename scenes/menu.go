package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// A menuScene lies over the table: what can be done with the game as a whole.
type menuScene struct {
	m *match.Match
}

// NewMenu is the menu over the table on which m is played.
func NewMenu(d *Desk, m *match.Match) Scene { return &menuScene{m: m} }

// Opaque: the table is seen around it.
func (s *menuScene) Opaque() bool { return false }

// Tick draws the menu and does what is chosen.
func (s *menuScene) Tick(d *Desk, u *ui.UI) Move {
	lines := []struct {
		id, label, key string
		off            bool
		do             func() Move
	}{
		{"resume", wordsResume, "Esc", false, Pop},
		{"menu-undo", wordsUndo, "Ctrl+Z", s.m.CanUndo() != nil, func() Move { return s.undo(d) }},
		{"restart", wordsRestartDeal, "P", false, func() Move { return s.deal(d, s.m.Setup()) }},
		{"new-deal", wordsNewDeal, "N", false, func() Move {
			setup := s.m.Setup()
			setup.Seed = rules.NewSeed(d.random())
			return s.deal(d, setup)
		}},
		{"save-as", wordsSaveAs, "S", false, func() Move { return Push(newSaveAs(d, s.m)) }},
		{"replay", wordsReplay, "Y", s.m.Len() == 0, func() Move { return Replace(NewReplay(d, s.m)) }},
		{"load", wordsLoad, "L", false, func() Move { return Push(NewLoad(d)) }},
		{"rulebook", wordsRulebook, "R", false, func() Move { return Push(RulebookOf(d, bookOfGame(s.m.Definition()))) }},
		{"options", wordsOptions, "O", false, func() Move { return Push(NewOptions(d)) }},
		{"title", wordsTitle, "T", false, func() Move { return Reset(NewTitle(d)) }},
		{"quit", wordsQuit, "Q", false, Quit},
	}
	cols, rowH := 1, float32(40)
	if u.In.H < 660 {
		cols = 2
		rowH = min(40, (u.In.H-140)/6-7)
	}
	title := s.m.Definition().Name
	if rowH < 30 { // the rows need the room of the title
		title, rowH = "", (u.In.H-76)/6-7
	}
	rows := (len(lines) + cols - 1) / cols
	room := u.Modal(title, 60+300*float32(cols), float32(rows)*(rowH+7)+112)
	w := (room.W - 12*float32(cols-1)) / float32(cols)
	move := Stay()
	for i, l := range lines {
		r := draw.Rc(room.X+float32(i/rows)*(w+12), room.Y+float32(i%rows)*(rowH+7), w, rowH)
		if u.Slab(l.id, r, l.label, l.key, l.off) {
			move = l.do()
		}
	}
	foot := draw.Rc(room.X, room.Y+float32(rows)*(rowH+7)+4, room.W, 20)
	note := wordsKept
	if d.Home.Saves() == "" {
		note = wordsNotKept
	}
	u.L.Label(foot, note, paperNote.To(draw.Center))
	u.Roam()
	return move
}

func (s *menuScene) undo(d *Desk) Move {
	if err := s.m.Undo(); err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	return Pop()
}

// deal begins another game on the same table.
func (s *menuScene) deal(d *Desk, setup rules.Setup) Move {
	m, err := match.New(s.m.Definition(), setup, s.m.Table())
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	return Reset(NewTable(d, m))
}

// bookOfGame is the rulebook of a game.
func bookOfGame(def *rules.Definition) string {
	if len(def.Books) > 0 {
		return def.Books[0]
	}
	return ""
}
