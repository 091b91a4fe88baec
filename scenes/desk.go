package scenes

import (
	"math/rand/v2"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail/maps/halloween/solve"
)

// A Desk is what all scenes share: settings, folders, the way to the outside. It outlives every scene.
type Desk struct {
	Metrics draw.Metrics
	Home    Home     // where settings and saves live
	Opts    Settings // kept between runs, see Keep
	Games   games.Catalogue
	Random  func() uint64
	// Version is shown on the title screen.
	Version string
	// Clock tells the time of day for saves; nil is time.Now.
	Clock func() time.Time
	// Clipboard is the system's; nil means that text is copied within the program only.
	Clipboard ui.Clipboard
	// Sounds is who plays sounds; nil is silence.
	Sounds Sounds
	// Show opens a folder in the system's file view; nil is the system's own program for it.
	Show func(path string) error
	// Bots makes the bot of a kind for a game; nil leaves seats of bots without anybody who plays them.
	Bots func(kind string, def *rules.Definition) bot.Bot
	// Coach helps in games that it knows; nil leaves them without hints, pars and deals of the day.
	Coach Coach
	// Log takes lines for whoever looks for a fault; nil drops them.
	Log func(line string)

	stirred   bool
	lent      string // motion of this run alone, see Lend; "" for none
	ownMotion string // and the player's own
	note      note
	bin       []binned
	shelf     int                   // rises when saves are deleted, brought back, named or copied
	picture   string                // file of the picture that is wanted, see WantedPicture
	heard     []string              // sounds asked for in this tick, see Hear
	broken    *match.Broken         // what the rules broke under, see watch
	pars      map[string]solve.Line // of deals, by their code, see keepPar
}

// Stir asks for a new picture although the player did nothing: something arrived from outside.
func (d *Desk) Stir() { d.stirred = true }

func (d *Desk) takeStirred() bool {
	was := d.stirred
	d.stirred = false
	return was
}

// Scale is how many device pixels a unit has in a window of w x h pixels.
func (d *Desk) Scale(w, h float32) float32 {
	return max(0.25, min(w/1280, h/720)*float32(d.Opts.UISize)/100)
}

// Now is the time of day.
func (d *Desk) Now() time.Time {
	if d.Clock != nil {
		return d.Clock()
	}
	return time.Now()
}

func (d *Desk) random() uint64 {
	if d.Random != nil {
		return d.Random()
	}
	return rand.Uint64()
}

func (d *Desk) logf(line string) {
	if d.Log != nil {
		d.Log(line)
	}
}

// A note is a sentence that lies over the picture for a while.
type note struct {
	text  string
	bad   bool
	since time.Duration // when it was first shown; 0: not yet
}

// noteTime is how long a note stays.
const noteTime = 4 * time.Second

// Say shows one sentence at the bottom of the window for a few seconds, whatever scene is on.
func (d *Desk) Say(text string) { d.note = note{text: text}; d.Stir() }

// Sorry is Say for something that went wrong.
func (d *Desk) Sorry(text string) { d.note = note{text: text, bad: true}; d.Stir() }

// showNote draws the note, if there is one, and lets it go when its time is over.
func (d *Desk) showNote(u *ui.UI) {
	n := &d.note
	if n.text == "" {
		return
	}
	if n.since == 0 {
		n.since = max(1, u.In.Now)
	}
	left := n.since + noteTime - u.In.Now
	if left <= 0 {
		*n = note{}
		return
	}
	u.Wake(left)
	u.Toast(n.text, n.bad)
}
