package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// What a tableau may do in its own way; one that has none of these leaves it to the table.
type (
	// A leader says what the confirm button does while nothing is shown.
	leader interface {
		goOn(t *Table) (rules.Action, string)
	}
	// A prompter has its own sentence for the prompt while nothing is shown, and for some actions that are shown.
	prompter interface {
		prompt(t *Table) rules.Line
		propose(t *Table, a rules.Action) rules.Line
	}
	// A reasoner knows why x may not be pointed at, where no single action says it.
	reasoner interface {
		why(p rules.Position, chosen []rules.Target, x rules.Target) error
	}
	// A ruler has things of which the tip tells a rule of its own.
	ruler interface {
		ruled(p rules.Position, x rules.Target) string
	}
	// A pathed table knows where what is shown lies on the screen, so that no tip covers it.
	pathed interface {
		course(t *Table) []draw.Rect
	}
	// A completer knows the target that need not be pointed at, because nothing else can be meant.
	completer interface {
		complete(a *aim) rules.Target
	}
	// A gister draws its most important figures in one line, where the window is small.
	gister interface {
		drawGist(t *Table, u *ui.UI, r draw.Rect)
	}
	// A filler has a card that needs the whole side; the log gives way.
	filler interface {
		fills(t *Table) bool
	}
	// A sketcher lays more than one click says on paper.
	sketcher interface {
		sketch(t *Table, x rules.Target)
		sketchWords() (text, noun string)
	}
	// A signer says which lines of the log bear the disc of whoever acted instead of a picture, and has texts for
	// actions of which no event tells.
	signer interface {
		signs(e rules.Event) bool
		briefAction(p rules.Position, a rules.Action) []string
	}
	// A dropper keeps a choice of its own besides the targets, as of a row that lights some of them; drop takes it back and
	// reports whether there was one.
	dropper interface {
		drop(p rules.Position) bool
	}
	// An owner knows of which seat an event is told that a line of the log signs, where that may not be who acted.
	owner interface {
		whose(e rules.Event) (rules.Seat, bool)
	}
	// A herald knows the emblem of who acts and what that seat is called then, and the emblem of whom an event tells,
	// where a seat has more than one; "" leaves it to the seat.
	herald interface {
		emblem(p rules.Position) string
		style(p rules.Position) string
		emblemOf(p rules.Position, e rules.Event) string
	}
	// A revealer draws what became known itself, above what is decided.
	revealer interface{ reveals() }
	// A rounder has its own word for a round.
	rounder interface{ roundWord() string }
	// A scenarist plays one scenario of several: its name stands beside the round, with what is special about it.
	scenarist interface {
		scenario(p rules.Position) phaseChip
	}
	// A teller words the lines of a ledger as there is room for.
	teller interface {
		tellLedger(rules.Ledger) rules.Ledger
	}
	// An improver has more to improve in the place of a move than the locomotive, by which a cube goes further.
	improver interface {
		improve(t *Table, u *ui.UI, card *slate)
		moreLinks(s play.State, seat rules.Seat) string
	}
	// A cornered table says whether the buttons of its board are at the upper right, not at the lower.
	cornered interface{ corner() bool }
	// A screener has moments that need all that lies right of the seats, and in a small window everything under the
	// prompt: the board, the strip and the side are not drawn then. Nil: the moment is none of them.
	screener interface {
		screen(t *Table) func(u *ui.UI, r draw.Rect)
	}
	// An opener shows an action as soon as a decision begins; nil leaves it to the player.
	opener interface{ opening(t *Table) rules.Action }
	// A doubter wants an action of the confirm button shown before it is made.
	doubter interface {
		doubts(t *Table, a rules.Action) bool
	}
	// An ender draws the end of the game itself: the seats by rank, the ribbon in the strip, the score at the side.
	ender interface {
		drawRibbon(t *Table, u *ui.UI, r draw.Rect)
		drawScore(t *Table, u *ui.UI, r draw.Rect) float32
	}
)
