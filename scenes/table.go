package scenes

import (
	"time"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// A Table is the scene in which a game is played: bars and panels that all games share, around the tableau of
// the game at hand.
type Table struct {
	g    *Glass
	game tableau
	aim  aim
	at   int   // stamp of the moment that the aim looks at
	n    int   // and how many actions led to it
	desk *Desk // of this tick

	past    int         // moment that is looked at, -1 for the present
	reveal  *revealCard // what the last action made known
	end     *resultCard // how the game ended
	lifted  bool        // the curtain of the result is drawn aside to look at the board
	drift   string      // what the banner says, "" for none
	toast   *toast
	show    *show                       // what moves
	told    time.Duration               // when the last page of what was told was turned
	spots   map[rules.Target]draw.Point // where things were drawn, for what moves from there
	log     tableLog
	paper   paper        // what is laid only to look at it
	replay  *replayScene // whose table this is; nil for a game that is played
	pace    float64      // how much faster motions run for it
	saved   savedGame
	tallied tallied // what stands in the table of results

	coaching coaching // what the coach thinks about

	hotTarget rules.Target   // what the pointer or the keyboard is on, as the last picture had it
	hotNext   rules.Target   // and as this one has it
	hoverWay  rules.Action   // of the row of the side card under the pointer
	chooseWay rules.Action   // of the row that was clicked
	chosenAt  draw.Point     // where the pointer was then, and has not moved since
	touch     []rules.Target // what the line of the log under the pointer was about
	focus     string         // what the keyboard was on in the last picture
	tip       string         // clause of the tip of the last picture
	refused   rules.Target   // pointed at in vain, as the last picture had it
	vainNext  rules.Target
	asked     asked
	pre       preview

	calm string // what the pointer was on when the last action was made: not explained before it moves on

	held    [2]bool  // Enter and Space were down in the last tick: what comes again is a repeat
	thought *thought // of the bot that is to act; nil for none
	paused  bool     // no bot acts
	stepped bool     // but for one action more
	tamed   bool     // nothing is taken for the player until the next choice: something was undone
	jump    bool     // the keyboard goes to the first lit target
	bare    bool     // pieces are hidden while a key is held
	mute    bool     // names are off
	net     bool     // only the network is lit
	chose   int      // how many targets were chosen in the last picture
	compact bool     // the window is small
	nowHigh float32  // how high the card of the moment was there
	tab     int      // which of the tabs is open, where the window is small
	move    Move
}

// NewTable opens a match on the table.
func NewTable(d *Desk, m *match.Match) Scene { return OpenTable(d, m, nil) }

// OpenTable opens a match that may have drifted from its save: a banner then says where and why.
func OpenTable(d *Desk, m *match.Match, drift *match.Drift) Scene {
	d.watch(m)
	t := &Table{g: NewGlass(m), past: -1, at: -1}
	t.game = tableauOf(m.Definition())
	if drift != nil {
		t.drift = driftBanner(drift)
	}
	t.g.fresh()
	if t.saved.kept = t.g.key; m.Len() == 0 {
		t.saved.kept = glassKey{n: -1} // a deal is kept before its first action
	}
	return t
}

// Opaque: the table fills the window.
func (t *Table) Opaque() bool { return true }

// Match is the match on the table, for the menu that lies over it.
func (t *Table) Match() *match.Match { return t.g.m }

// Tick draws the table and answers the player.
func (t *Table) Tick(d *Desk, u *ui.UI) Move {
	t.move, t.desk = Stay(), d
	t.renew()
	if t.game == nil {
		return t.unknown(u)
	}
	t.automatic()
	t.think(u)
	t.renew()
	t.coach(u)
	f := layFloor(u.In.W, u.In.H, t.game.stripHeight(u.In.W-2*gap-seatsW-sideW-2*gap))
	t.compact = f.compact
	t.unrepeat(u)
	t.hurry(u)
	t.answerKeys(u)
	t.bare = u.In.Holds(keyHide)

	board.Backdrop(u.L, u.In.W, u.In.H)
	u.L.Layer = draw.Panel
	t.drawTop(u, f)
	t.hotNext, t.vainNext = rules.Target{}, rules.Target{}
	was := t.hover()
	if screen := t.screen(); screen != nil {
		t.hoverWay, t.chooseWay, t.touch = nil, nil, nil
		if u.L.Layer = draw.Panel; !f.compact {
			t.game.drawSeats(t, u, f.seats)
		}
		screen(u, f.screen())
	} else {
		t.drawFloor(u, f)
	}
	u.L.Layer = draw.Panel
	t.choose(u)
	t.drawPrompt(u, f)
	t.drawBanner(u, f)
	t.drawToast(u, f)
	t.steer(u)
	t.hotTarget, t.refused = t.hotNext, t.vainNext
	if t.tip = ""; u.Tip != nil {
		t.tip = u.Tip.Clause
	}
	t.keep()
	t.record()
	for i, key := range pressKeys {
		t.held[i] = u.In.Holds(key)
	}
	if !t.hover().same(was) {
		u.Act() // what hovers shows on the board too: build it again
	}
	return t.handOver(u)
}

// drawFloor draws the board and the panels around it.
func (t *Table) drawFloor(u *ui.UI, f floor) {
	t.game.drawBoard(t, u, f.board)
	u.L.Layer = draw.Panel
	if f.compact {
		t.drawTabs(u, f)
		return
	}
	t.game.drawSeats(t, u, f.seats)
	t.drawFoot(u, f)
	t.hoverWay, t.chooseWay, t.touch = nil, nil, nil
	t.drawSide(u, f)
}

// screen is what the moment fills the room right of the seats with, nil for the board and its panels.
func (t *Table) screen() func(u *ui.UI, r draw.Rect) {
	if g, ok := t.game.(screener); ok {
		return g.screen(t)
	}
	return nil
}

// A hovering is what the picture of the board takes from the pointer.
type hovering struct {
	hot, refused rules.Target
	way          rules.Action
	touched      int
}

func (t *Table) hover() hovering {
	h := hovering{t.hotTarget, t.refused, t.hoverWay, len(t.touch)}
	if len(t.touch) > 0 {
		h.touched = t.touch[0].ID<<8 + len(t.touch)
	}
	return h
}

func (h hovering) same(b hovering) bool { return h == b }

// unknown stands for the table of a game that has none yet.
func (t *Table) unknown(u *ui.UI) Move {
	board.Backdrop(u.L, u.In.W, u.In.H)
	u.L.Label(draw.Rc(0, u.In.H/2-20, u.In.W, 40), wordsUnknown, ui.Sentence.To(draw.Center))
	if u.Key("escape") {
		return Pop()
	}
	return Stay()
}

// renew looks at the present moment anew if it is another one.
func (t *Table) renew() {
	if s := t.g.Stamp(); s != t.at {
		if t.g.Len() < t.n {
			t.tamed, t.show, t.reveal = true, nil, nil // something was undone, here or in the menu
			t.rest()
			t.desk.Hear("page")
		}
		t.at, t.n = s, t.g.Len()
		t.aim.reset(t.g.Legal())
		t.pre = preview{}
		t.hoverWay, t.chooseWay = nil, nil
		t.past, t.end, t.paper = -1, nil, paper{}
		if g, ok := t.game.(opener); ok && t.acting() {
			t.aim.ghost = g.opening(t)
		}
	}
	if t.asked.stamp != t.at || t.asked.past != t.past {
		t.asked = asked{stamp: t.at, past: t.past}
	}
}

// pos is the position on show: the present one, as it would be with what lies on paper, a moment of the log, or the one
// that something is told of.
func (t *Table) pos() rules.Position {
	switch {
	case t.telling() != nil:
		return t.telling().at
	case t.past >= 0:
		return t.g.At(t.past)
	case t.paper.on:
		return t.drafted()
	}
	return t.g.Now()
}

// over reports whether the game has ended and its end is on show: not while the last action is still seen.
func (t *Table) over() bool {
	_, over := t.g.Now().Result()
	return over && t.past < 0 && t.show == nil
}

// acting reports whether the player may act: the present is on show and it is somebody's turn.
func (t *Table) acting() bool { return t.past < 0 && !t.paper.on && len(t.aim.legal) > 0 }

// lit are the targets that are lit now.
func (t *Table) lit() []rules.Target {
	if t.paper.on && t.past < 0 {
		return t.paperLit()
	}
	if !t.acting() {
		return nil
	}
	return t.game.lit(t.g.Now(), &t.aim)
}

// shown is the action to show before it is made: of the row under the pointer, or the ghost.
func (t *Table) shown() rules.Action {
	if t.past >= 0 || t.paper.on {
		return nil
	}
	if t.hoverWay != nil && t.g.Now().Check(t.hoverWay) == nil {
		return t.hoverWay
	}
	return t.aim.ghost
}

// meet answers what the pointer did on something that answers with targets.
func (t *Table) meet(u *ui.UI, a board.Answer) {
	if a.Clicked != (rules.Target{}) {
		u.Act()
		t.point(u, a.Clicked)
	}
	if a.Right {
		u.Act()
		t.stepBack()
	}
	if a.Hot != (rules.Target{}) {
		t.hotNext = a.Hot
		t.explainRefusal(u, a.Hot, a.HotBox)
	}
}

// choose answers a click on a row of the side card: it is shown, and a click on what is shown makes it.
func (t *Table) choose(u *ui.UI) {
	a := t.chooseWay
	if _, bot := t.botsTurn(); a == nil || bot || t.past >= 0 || t.paper.on {
		return
	}
	u.Act()
	if a == t.aim.ghost || t.desk.Opts.OneClick {
		t.do(u, a)
		return
	}
	t.aim.settle(a)
}

// point is a click on a target: it is chosen; a second one on what spells the ghost makes it.
func (t *Table) point(u *ui.UI, x rules.Target) {
	if t.replay != nil {
		return
	}
	if t.past >= 0 {
		t.say(u, toast{text: wordsPast})
		return
	}
	if t.paper.on {
		t.lay(x)
		return
	}
	if !t.acting() {
		return
	}
	for i, c := range t.aim.chosen {
		if c != x {
			continue
		}
		switch {
		case x == t.aim.lent:
			t.aim.lent = rules.Target{}
		case t.aim.ghost != nil:
			t.do(u, t.aim.ghost)
		case i == len(t.aim.chosen)-1:
			t.aim.back()
		}
		return
	}
	shown := t.aim.ghost
	if !t.reach(x) && !t.instead(x) {
		if r := t.refusal(x); r != nil {
			t.say(u, toast{text: curly(sentence(r.Text)), bad: true, clause: r.Clause})
			t.desk.Hear("knock")
		}
		return
	}
	t.toast = nil
	if g, ok := t.game.(completer); ok {
		if x := g.complete(&t.aim); x != (rules.Target{}) {
			t.aim.lend(x)
		}
	}
	switch {
	case shown != nil && t.aim.holds(shown):
		t.aim.ghost = shown
	default:
		if best := t.game.prefer(t.g.Now(), t.aim.chosen, t.aim.meant()); best != nil && (t.aim.ghost == nil || len(t.aim.chosen) <= 2) {
			t.aim.ghost = best
		}
	}
	if t.aim.ghost != nil && t.desk.Opts.OneClick && t.aim.only() {
		t.do(u, t.aim.ghost)
		return
	}
	t.jump = u.Focused() != ""
}

// reach adds x to what is chosen, if it goes on from there.
func (t *Table) reach(x rules.Target) bool {
	if !hasTarget(t.lit(), x) && !t.game.early(t.g.Now(), &t.aim, x) {
		return false
	}
	return t.aim.point(x)
}

// instead starts a new choice with x, where x does not go on from what was chosen; where none begins with x all stays.
func (t *Table) instead(x rules.Target) bool {
	was, shown := t.aim.chosen, t.aim.ghost
	for n := len(was) - 1; n >= 0; n-- {
		t.aim.chosen = was[:n:n]
		t.aim.narrow()
		if t.reach(x) {
			return true
		}
	}
	t.aim.chosen = was
	t.aim.narrow()
	t.aim.ghost = shown
	return false
}

// stepBack takes back one target, or closes what is open; it reports false if there was nothing.
func (t *Table) stepBack() bool {
	said := t.toast
	t.toast = nil
	switch {
	case t.past >= 0:
		t.past = -1
	case t.paper.on:
		t.leavePaper()
	case t.dropHint():
	case t.aim.back():
		if t.aim.ghost == nil {
			t.aim.ghost = t.game.prefer(t.g.Now(), t.aim.chosen, t.aim.meant())
		}
	case t.dropped():
	case said != nil:
	case t.reveal != nil:
		t.reveal = nil
	default:
		return false
	}
	return true
}

// dropped lets the game take back what it keeps of a choice besides targets.
func (t *Table) dropped() bool {
	g, ok := t.game.(dropper)
	return ok && g.drop(t.g.Now())
}

// do plays an action of the player.
func (t *Table) do(u *ui.UI, a rules.Action) {
	if _, bot := t.botsTurn(); bot {
		return // it decides for itself
	}
	t.tamed = false
	t.calm = u.Hot()
	if id := u.Clicked(); id != "" && id != issueHit {
		u.Deafen() // a double click must not press what comes into this place
	}
	u.Hush()
	t.play(a)
	u.Act()
}

// play submits an action, keeps the game on disk and shows what became known.
func (t *Table) play(a rules.Action) {
	t.toast = nil
	before := t.g.Now()
	if err := t.g.m.Do(a); err != nil {
		t.toast = &toast{text: err.Error(), bad: true}
		t.desk.Hear("knock")
		return
	}
	events := t.g.Events(t.g.Len() - 1)
	t.reveal = t.game.reveal(t.g.Now(), events)
	t.stage(before, a, events)
	t.desk.Hear(soundsOf(t.g.m, events)...)
	t.lifted = false
	t.renew()
}

// automatic takes the steps that leave no choice, if the player wants that. They are real actions of the log.
func (t *Table) automatic() {
	if !t.desk.Opts.Skip || t.tamed || t.past >= 0 || t.paper.on {
		return
	}
	for range maxAutomatic {
		a := t.forced()
		if a == nil {
			return
		}
		shown := t.reveal
		t.play(a)
		if t.reveal == nil {
			t.reveal = shown
		}
	}
}

// maxAutomatic bounds the steps taken in one tick.
const maxAutomatic = 50

// forced is the only action that the step leaves, actions that are open at all times aside; nil where there is a
// choice.
func (t *Table) forced() rules.Action {
	var only rules.Action
	others := false
	for _, a := range t.g.Legal() {
		if t.game.aside(a) {
			others = true
			continue
		}
		if only != nil {
			return nil
		}
		only = a
	}
	if only == nil || others && !t.game.automatic(t.g.Now()) {
		return nil
	}
	return only
}
