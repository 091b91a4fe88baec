package scenes

import (
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// An economy is what of a table of hexes belongs to the rules of money and of the actions of a round. The railTable reads
// every position through play.State and does the rest: board, tile picker, tiles on paper, planner, deliveries, the frame of
// the seats' panels, the end. An economy knows its own State behind the position.
type economy interface {
	// law is what the common parts cite.
	law() *railLaw
	// chips are the chips of the phase ribbon in a round, in order; one stands for the phases up to the next one's first.
	chips(s play.State) []railChip
	// drawStrip draws the strip below the board.
	drawStrip(t *Table, u *ui.UI, box draw.Rect)

	// figures are what stands on the panel of a seat, three in a row, from the facts of the position.
	figures(t *Table) []seatFigure
	// drawFoot draws the foot of a seat's panel: its action of the round, or how it stands in an auction.
	drawFoot(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat)
	// forecast is what a seat will have after income and expenses, as there is room for beside a label.
	forecast(s play.State, seat rules.Seat) string
	// overlay draws what lies over the board: a dialog.
	overlay(t *Table, u *ui.UI, box draw.Rect)
	// mark adds to what is marked on the board while something is decided that no action shows.
	mark(t *Table, m *board.RailMarks)
	// beside draws what lies below the panels of the seats where they leave room for it.
	beside(t *Table, u *ui.UI, box draw.Rect)
	// unordered reports whether the order of this round is still to come, so that the one on show is that of the last.
	unordered(s play.State) bool

	// card draws the card of an action that is shown or of a phase that only this economy has; false leaves it to the table.
	card(t *Table, u *ui.UI, box draw.Rect, s play.State) (height float32, ok bool)
	// fills reports whether that card needs the whole side.
	fills(s play.State) bool
	// beforeBuild adds to the card of the build turn what may be done besides laying tiles.
	beforeBuild(t *Table, card *slate, s play.State)
	// tellLedger words the lines of a ledger as there is room for.
	tellLedger(l rules.Ledger) rules.Ledger
	// ghostCity is a new city about to be placed by an action; nil for any other action.
	ghostCity(a rules.Action) *board.GhostCity

	// leads reports whether the confirm button makes an action while nothing is shown, though it is no button of its own: as
	// the least bid. The first one that does so counts.
	leads(a rules.Action) bool
	// label is what the confirm button says for an action; "" leaves it to the table.
	label(s play.State, a rules.Action) string
	// keys are the letters of targets in a phase that only this economy has.
	keys(s play.State) []shortcut
	// about is what a target is that only this economy has; "" for nothing to say.
	about(s play.State, x rules.Target) string
	// aboutCity adds to what is said of a city: where its cubes come from.
	aboutCity(s play.State, h rail.Stop) string
	// propose is the sentence of the prompt for an action that is shown; empty leaves it to the rules.
	propose(t *Table, s play.State, a rules.Action) rules.Line

	// whose is the seat that an event is told of; false for whoever acted.
	whose(e rules.Event) (rules.Seat, bool)
	// gains is who moved a cube and what it brought, by seat; false for an event that is no delivery.
	gains(e rules.Event) (by rules.Seat, earned []int, ok bool)
	// brief are the short texts of an event for the log, and briefAction those of an action of which no event tells.
	brief(p rules.Position, e rules.Event) []string
	briefAction(s play.State, a rules.Action) []string
	// signs reports whether the line of an event bears the disc of whoever acted.
	signs(e rules.Event) bool
	// touched are the things of the board that events were about, besides those of a lay and a delivery.
	touched(events []rules.Event) []rules.Target
	// reveal is the card of what an action made known, as the end of a round; nil for nothing worth a card.
	reveal(p rules.Position, events []rules.Event) *revealCard
	// arrivals are the motions of what came after an action, as cubes from the supply: they are added to out, and rails is
	// changed to what lies there then.
	arrivals(t *Table, out []showStep, rails *board.Rails, events []rules.Event) []showStep

	// rest is what is left of a seat's figures at the end, for its panel.
	rest(s play.State, seat rules.Seat) []resultFigure
	// counted reports whether a game that ended so was decided by points.
	counted(why string) bool
	// tied is what decided between a seat and another of the same score; "" leaves it unsaid.
	tied(s play.State, seat, other rules.Seat) string
	// scoreHeads are the two lines above each column of the table of points, the last for the sum; score is a seat's row now.
	scoreHeads() [][2]string
	score(s play.State, seat rules.Seat) []int
}

// A railLaw is the clauses and words of an economy that the common parts of a table of hexes use.
type railLaw struct {
	move  string // clause: a cube is moved, or the locomotive raised, or nothing done
	reach string // clause: over how many links
	ends  string // clause: where a cube ends
	earn  string // clause: what a delivery brings
	raise string // clause: the locomotive instead of a move
	start string // clause: where track starts
	tiles string // clause: the tiles of the box
	score string // clause: the points
	// parts name what a score is made of, as economy.score has it without the sum; nil where the points on show are the score.
	parts []string
	// keeps says that the panels of the seats keep their places, as there is no order of play but one after the other.
	keeps bool

	round  string             // what a round is called, as it begins a sentence
	earned string             // label of the ledger's line of what a delivery brings
	gain   func(n int) string // n of it in a sentence: "+2 income"
	gains  string             // its sprite, "" for none
	// dull ranks the clauses that say little about a hex: that a tile of another kind is wanted, that this one leads off the
	// map or is not in the box. Any other says more.
	dull map[string]int
}

// A railChip is a chip of the phase ribbon: its name, the ID of its first phase, and what it is for.
type railChip struct{ name, first, text string }

// railState is the position as the tables of hexes have it.
func railState(p rules.Position) play.State { return p.(play.State) }
