package scenes

import (
	"maps"
	"slices"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
)

// maxName is the longest name of a player, in runes.
const maxName = 20

// A setupScene chooses a game and how it is dealt: the shelf of boxes, and a sheet for the chosen one.
type setupScene struct {
	games   games.Catalogue
	all     []*rules.Definition // on the shelf
	at      int
	setup   rules.Setup
	names   []string
	known   []string // who sat at the seats last time
	colours []string
	bots    []string                  // "" for a person, else the kind of bot
	code    string                    // as it stands in its field
	wrong   string                    // what is wrong with it; "" if it is the code of setup
	sheetH  float32                   // height of the sheet's content in the last tick
	unfit   map[string]*rules.Refusal // why values cannot be chosen as things are, nil for those that can

	dealing dealing // what the coach looks for
}

// NewSetup opens the shelf at the game that was chosen last.
func NewSetup(d *Desk) Scene {
	d.readMaps()
	s := &setupScene{games: d.Games, all: d.Games.Games()}
	s.names, s.colours = []string{d.Opts.Name}, []string{d.Opts.Colour}
	s.known = append([]string{d.Opts.Name}, d.Opts.Others...)
	s.bots = slices.Clone(d.Opts.Bots)
	s.choose(d, max(0, s.place(d.Opts.Game)))
	return s
}

// Opaque: it fills the window.
func (s *setupScene) Opaque() bool { return true }

// def is the chosen game.
func (s *setupScene) def() *rules.Definition { return s.all[s.at] }

// place is where the game of that id stands on the shelf, less than 0 if it does not.
func (s *setupScene) place(id string) int {
	return slices.IndexFunc(s.all, func(def *rules.Definition) bool { return def.ID == id })
}

// choose takes a box from the shelf: a new deal with the options that the player took last time.
func (s *setupScene) choose(d *Desk, at int) {
	s.at = at
	def := s.def()
	opts := map[string]string{}
	for id, v := range d.Opts.Deals[def.ID] {
		if known(def, id, v) {
			opts[id] = v
		}
	}
	s.setup = def.Complete(rules.Setup{Seats: def.MinSeats, Options: opts, Seed: rules.NewSeed(d.random())})
	s.seat()
	s.renew()
}

// known reports whether the game is offered with that option and value.
func known(def *rules.Definition, id, value string) bool {
	return slices.ContainsFunc(def.Options, func(o rules.Option) bool {
		return o.ID == id && slices.ContainsFunc(o.Values, func(v rules.Value) bool { return v.ID == value })
	})
}

// seat gives every seat a name and a colour that no other has.
func (s *setupScene) seat() {
	for len(s.names) < s.setup.Seats {
		name := ""
		if n := len(s.names); n < len(s.known) {
			name = s.known[n]
		}
		s.names = append(s.names, name)
	}
	s.names = s.names[:s.setup.Seats]
	s.seatBots()
	s.colours = s.colours[:min(len(s.colours), s.setup.Seats)]
	for _, c := range assets.Players {
		if len(s.colours) < s.setup.Seats && !slices.Contains(s.colours, c.ID) {
			s.colours = append(s.colours, c.ID)
		}
	}
}

// renew writes the code of the setup into its field.
func (s *setupScene) renew() {
	s.unfit = map[string]*rules.Refusal{}
	s.code, s.wrong = s.def().Code(s.setup), ""
}

// typed reads the code in the field: a right one sets game, seats, options and deal.
func (s *setupScene) typed() {
	setup, err := rules.ParseCode(s.code, s.games.Games())
	if err != nil {
		s.wrong = err.Error()
		return
	}
	s.wrong, s.unfit = "", map[string]*rules.Refusal{}
	s.at = s.place(setup.Game)
	s.dealing.typed = s.code
	s.setup = setup
	s.seat()
}

// paint gives seat i a colour; whoever had it takes the one it had.
func (s *setupScene) paint(i int, id string) {
	if j := slices.Index(s.colours, id); j >= 0 {
		s.colours[j] = s.colours[i]
	}
	s.colours[i] = id
}

// start keeps the choices and deals.
func (s *setupScene) start(d *Desk, u *ui.UI) Move {
	def := s.def()
	if s.wrong != "" {
		d.Sorry(wordsCodeBad)
		u.Focus("code")
		return Stay()
	}
	if tableauOf(def) == nil {
		d.Sorry(wordsUnknown)
		return Stay()
	}
	m, err := match.New(def, s.setup, s.table())
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	s.remember(d)
	return Reset(NewTable(d, m))
}

// remember keeps names, colour, bots and options for the next time.
func (s *setupScene) remember(d *Desk) {
	if len(s.names) > 0 {
		d.Opts.Name, d.Opts.Colour = s.names[0], s.colours[0]
		if len(s.names) > 1 {
			d.Opts.Others = slices.Clone(s.names[1:])
		}
	}
	d.Opts.Bots = slices.Clone(s.bots)
	def := s.def()
	deals := map[string]map[string]string{}
	maps.Copy(deals, d.Opts.Deals)
	deals[def.ID] = s.setup.Options
	d.Opts.Game, d.Opts.Deals = def.ID, deals
	d.Keep()
}

// Tick draws shelf and sheet.
func (s *setupScene) Tick(d *Desk, u *ui.UI) Move {
	s.coach(d, u)
	room, leave := fullPage(u, wordsChooseGame, wordsBackKey)
	move := Stay()
	start := func(r draw.Rect) {
		if u.Brassy("start", r, wordsStart, "Enter", s.dealing.deal != nil || s.fits("", "") != nil) {
			move = s.start(d, u)
		}
	}
	if room.W >= 780 {
		side := float32(392)
		h := min(640, u.In.H-148)
		shelves := draw.Rc(14, 66, u.In.W-side-52, u.In.H-66)
		paper := draw.Rc(u.In.W-16-side, 74, side, h)
		if _, _, wide := layShelves(shelves.W, shelves.H); shelves.W-wide > 40 {
			// More room than the boxes need: shelves and sheet stand together in the middle.
			spare := (shelves.W - wide) / 2
			shelves, paper = draw.Rc(14+spare, 66, wide, shelves.H), paper.Move(-spare, 0)
		}
		s.drawShelves(d, u, shelves)
		below := draw.Rc(paper.X, paper.Bottom()+12, side, 48)
		paper = s.drawSlip(u, paper)
		u.Paper(paper)
		in := paper.Pad(22, 10)
		in.W += 14 // the bar stands in the margin
		u.Scroll("sheet", in, func(r draw.Rect) float32 { return s.drawSheet(d, u, r) })
		start(below)
	} else {
		list, foot := draw.Rc(room.X, room.Y, room.W, room.H-52), draw.Rc(room.X, room.Bottom()-38, room.W, 46)
		u.Scroll("all", s.drawSlip(u, list), func(r draw.Rect) float32 {
			used := s.drawRow(d, u, draw.Rc(r.X, r.Y, r.W, 92))
			used += s.drawProblems(d, u, draw.Rc(r.X+4, r.Y+used, r.W-8, 0))
			paper := draw.Rc(r.X+4, r.Y+used+10, r.W-8, s.sheetH+30)
			u.Paper(paper)
			s.sheetH = s.drawSheet(d, u, paper.Pad(20, 14))
			return used + s.sheetH + 50
		})
		start(foot)
	}
	u.Roam()
	if leave {
		s.remember(d)
		return Pop()
	}
	return move
}
