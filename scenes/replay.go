package scenes

import (
	"fmt"
	"slices"
	"time"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/play"
)

// A replayScene walks through a game on its own table, without touching it.
type replayScene struct {
	t    *Table
	m    *match.Match
	at   int // how many actions have been made in the moment on show
	film film

	unit  int // what one stop is: a step, a phase, a round
	speed int // place in replaySpeeds
	plays bool
	due   time.Duration // when the next stop follows while it plays
	seen  int           // moment that the list of steps was last scrolled to, -1: none
	move  Move
}

// A film is what is known about all the moments of a game: their rounds, and where each unit begins.
type film struct {
	round []int // by moment
	start []int // the first moment of each round that was played
	stops [3][]int
	marks []int // moments after the actions that are worth a picture under the time line
}

// The units of a stop.
const (
	bySteps = iota
	byPhases
	byRounds
)

var replayUnits = [3]string{"steps", "phases", "rounds"}

// replaySpeeds are the speeds to choose from, and what they are called.
var replaySpeeds = [...]struct {
	name  string
	times float64
}{{"½×", 0.5}, {"1×", 1}, {"2×", 2}, {"4×", 4}}

// replayBeat is how long a stop is on show at speed 1.
const replayBeat = 1100 * time.Millisecond

// NewReplay opens the replay of a game at its beginning.
func NewReplay(d *Desk, m *match.Match) Scene { return ReplayAt(d, m, 0) }

// ReplayAt opens the replay at the moment after the first n actions.
func ReplayAt(d *Desk, m *match.Match, n int) Scene {
	r := &replayScene{m: m, at: n, speed: 1, seen: -1}
	r.t = &Table{g: NewGlass(m), past: n, at: -1, replay: r}
	r.t.game = tableauOf(m.Definition())
	r.t.g.fresh()
	r.t.saved.kept = r.t.g.key
	return r
}

// Opaque: it fills the window.
func (r *replayScene) Opaque() bool { return true }

// Match is the game that is replayed.
func (r *replayScene) Match() *match.Match { return r.m }

// Tick draws the moment and walks on.
func (r *replayScene) Tick(d *Desk, u *ui.UI) Move {
	t := r.t
	t.move, t.desk, r.move = Stay(), d, Stay()
	t.renew()
	if t.game == nil {
		return t.unknown(u)
	}
	if r.film.round == nil {
		r.film = filmOf(t)
	}
	t.hurry(u)
	r.answerKeys(u)
	r.run(u)
	t.past, t.pace = r.at, replaySpeeds[r.speed].times
	t.bare = u.In.Holds(keyHide)

	f := layReplay(u.In.W, u.In.H)
	t.compact = f.compact
	board.Backdrop(u.L, u.In.W, u.In.H)
	u.L.Layer = draw.Panel
	t.drawTop(u, f.floor)
	t.hotNext, t.vainNext = rules.Target{}, rules.Target{}
	was := t.hover()
	t.game.drawBoard(t, u, f.board)
	u.L.Layer = draw.Panel
	if !f.compact {
		t.game.drawSeats(t, u, f.seats)
	}
	t.touch = r.touched()
	r.drawTime(u, f.strip)
	r.drawSide(u, f.side)
	t.drawPrompt(u, f.floor)
	u.Roam()
	t.hotTarget = t.hotNext
	if !t.hover().same(was) {
		u.Act()
	}
	if r.move.do != stay {
		return r.move
	}
	return t.move
}

// filmOf looks at every moment once.
func filmOf(t *Table) film {
	n := t.g.Len()
	f := film{marks: t.game.milestones(t)}
	phase, round := -2, -2
	for i := range n + 1 {
		p := t.g.At(i)
		_, lit := t.game.phases(p)
		now, _, _ := t.game.round(p)
		f.round = append(f.round, now)
		f.stops[bySteps] = append(f.stops[bySteps], i)
		if now != round {
			f.start = append(f.start, i)
			f.stops[byRounds] = append(f.stops[byRounds], i)
		}
		if now != round || lit != phase {
			f.stops[byPhases] = append(f.stops[byPhases], i)
		}
		phase, round = lit, now
	}
	for k := range f.stops {
		if s := f.stops[k]; s[len(s)-1] != n {
			f.stops[k] = append(s, n)
		}
	}
	return f
}

// roundSpan are the moments of the round on show: the first, and the first of the next one.
func (f *film) roundSpan(at int) (k, from, to int) {
	k = 0
	for i, s := range f.start {
		if s <= at {
			k = i
		}
	}
	to = len(f.round)
	if k+1 < len(f.start) {
		to = f.start[k+1]
	}
	return k, f.start[k], to
}

func (r *replayScene) last() int { return len(r.film.round) - 1 }

// goTo shows the moment after n actions.
func (r *replayScene) goTo(n int) {
	n = max(0, min(n, r.last()))
	if n == r.at {
		return
	}
	r.at, r.t.show = n, nil
	r.t.past = n
}

// stop is the next stop after the moment on show, or the one before it.
func (r *replayScene) stop(by int) int {
	stops := r.film.stops[r.unit]
	if by > 0 {
		for _, s := range stops {
			if s > r.at {
				return s
			}
		}
		return r.last()
	}
	for _, s := range slices.Backward(stops) {
		if s < r.at {
			return s
		}
	}
	return 0
}

// walk goes a stop on, or back; a single step that is gone on is seen as it was made.
func (r *replayScene) walk(u *ui.UI, by int) {
	was := r.at
	r.goTo(r.stop(by))
	if by > 0 && r.at == was+1 {
		r.t.stage(r.t.g.At(was), r.t.g.Entry(was).Action, r.t.g.Events(was))
	}
	r.due = u.In.Now + time.Duration(float64(replayBeat)/replaySpeeds[r.speed].times)
	u.Act()
}

// run goes on by itself while it plays: a stop each beat, and not before what moves has been seen.
func (r *replayScene) run(u *ui.UI) {
	if !r.plays {
		return
	}
	if r.at == r.last() && r.t.show == nil {
		r.plays = false
		return
	}
	if left := r.due - u.In.Now; left > 0 {
		u.Wake(left)
		return
	}
	if r.t.show != nil {
		u.Wake(50 * time.Millisecond)
		return
	}
	r.walk(u, 1)
	u.Wake(r.due - u.In.Now)
}

// play begins or ends going on by itself; at the end it begins anew.
func (r *replayScene) play(u *ui.UI) {
	if r.plays = !r.plays; !r.plays {
		return
	}
	if r.at == r.last() {
		r.goTo(0)
	}
	r.due = u.In.Now
}

func (r *replayScene) answerKeys(u *ui.UI) {
	t := r.t
	switch {
	case u.Key("home"):
		r.goTo(0)
	case u.Key("end"):
		r.goTo(r.last())
	case u.Key("left"):
		r.plays = false
		r.walk(u, -1)
	case u.Key("right"):
		r.plays = false
		r.walk(u, 1)
	case u.Focused() == "" && u.Key("space"):
		r.play(u)
	case u.Key("pageup"):
		k, from, _ := r.film.roundSpan(r.at)
		if from == r.at && k > 0 {
			from = r.film.start[k-1]
		}
		r.goTo(from)
	case u.Key("pagedown"):
		_, _, to := r.film.roundSpan(r.at)
		r.goTo(to)
	case u.Key("n"):
		t.mute = !t.mute
	case u.Key("k"):
		t.net = !t.net
	case u.Key("?"), u.Key("shift+slash"), u.Key("shift+?"):
		r.move = Push(&keysScene{t, replayKeys})
	}
	for i := range replaySpeeds {
		if u.Key(fmt.Sprint(i + 1)) {
			r.speed = i
		}
	}
}

// touched are the things that the last action on show was about.
func (r *replayScene) touched() []rules.Target {
	if r.at == 0 || r.t.show != nil {
		return nil
	}
	return r.t.game.touched(r.t.g.At(r.at), r.t.g.Entry(r.at-1).Action, r.t.g.Events(r.at-1))
}

// prompt says what was done last.
func (r *replayScene) prompt() rules.Line {
	if r.at == 0 {
		return rules.Line{Text: "Replay: " + lower(wordsBegin)}
	}
	e := r.t.g.Entry(r.at - 1)
	line := r.m.Definition().Words.Action(r.t.g.At(r.at-1), e.Action)
	if e.Action.Kind() == (play.Done{}).Kind() { // going on says what ends
		if chips, lit := r.t.game.phases(r.t.g.At(r.at - 1)); lit >= 0 && lit < len(chips) {
			line.Text = "Ends the phase " + chips[lit].name
		}
	}
	line.Text = fmt.Sprintf("Replay: @%d: %s", max(0, e.By), line.Text)
	return line
}
