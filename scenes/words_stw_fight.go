package scenes

import (
	"fmt"
	"reflect"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// The words of combats, of the Whiteout and of what is told page by page.
const (
	wordsNeutral  = "A neutral force"
	wordsLossHint = "Click units to choose others."
	wordsPerish   = "%s without a place to flee to %s destroyed."
	wordsNowhere  = "Nowhere"
	wordsAllLost  = "There is nowhere to flee."
	wordsCounted  = "being counted"
	wordsTellNext = "Next"
	wordsTellSkip = "Skip all"
	wordsTellKeys = "Enter: next · S: skip all"
)

// fightPrompt says in a combat where it is and what is asked.
func (s *stwTable) fightPrompt(t *Table, p *stw.State) rules.Line {
	b := p.Battle()
	if b == nil || !fightSteps[stepOf(p)] {
		return rules.Line{}
	}
	line := t.g.m.Definition().Words.Prompt(p)
	by := max(0, p.Turn())
	if !t.acting() {
		return line
	}
	switch stepOf(p) {
	case "assist":
		line.Text = fmt.Sprintf("%s: @%d, play a Military Assistance card, or none.", b.Area.Name(), by)
	case "support":
		line.Text = fmt.Sprintf("%s: @%d, point at areas whose Order token is spent for support.", b.Area.Name(), by)
	case "commit":
		line.Text = fmt.Sprintf("%s: @%d, put up to %d barrels under the cloth.", b.Area.Name(), by, min(p.Box().MaxFuel, p.Player(by).Fuel.Total()))
	case "losses":
		line.Text = fmt.Sprintf("%s: @%d, choose %s.", b.Area.Name(), by, lossWords(lossesDue(p, b)))
	case "flee":
		line.Text = fmt.Sprintf("%s: @%d, choose where your units flee.", b.Area.Name(), by)
	}
	return line
}

// was is the verb for so many.
func was(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

func lossWords(n int) string {
	if n == 1 {
		return "1 loss"
	}
	return fmt.Sprintf("%d losses", n)
}

// fightBrief are the short texts of the log for what happens in combats and in the Whiteout; the emblem before them says
// of whom they tell.
func fightBrief(e rules.Event) []string {
	say := func(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }
	switch e := e.(type) {
	case stw.StrengthTold:
		if e.Attacks {
			return say("attacks")
		}
		return say("defends")
	case stw.Supported:
		return say("support from %s", e.Area.Name())
	case stw.Committed:
		return say("algofuel under the cloth")
	case stw.CombatDecided:
		if e.Winner < 0 {
			return say("%s wins in %s", wordsNeutral, e.Area.Name())
		}
		return say("wins in %s", e.Area.Name())
	case stw.FervorSet:
		return say("fervor")
	case stw.SentinelKept:
		return say("keeps a Sentinel")
	case stw.Fled:
		return say("%s to %s", briefParty(e.Force, e.Caravan), e.To.Name())
	case stw.SurplusEmptied:
		return say("surplus: %s", briefFuel(e.Pure, e.Contra))
	case stw.ContractEnded:
		return say("contract ends: %s", e.Floe.Name())
	}
	return nil
}

// whose is the seat that an event is told of: most name it. What befalls the board, as a column that no card of a seat
// raised, is told of nobody.
func (s *stwTable) whose(e rules.Event) (rules.Seat, bool) {
	switch e := e.(type) {
	case stw.CombatDecided:
		return e.Winner, true
	case stw.Offered:
		return e.From, true
	case stw.Swapped:
		return e.To, true
	case stw.Declined:
		return e.To, true
	}
	if field := reflect.ValueOf(e).FieldByName("Seat"); field.IsValid() {
		return rules.Seat(field.Int()), true
	}
	return rules.Nobody, true
}

// seatWord is a seat in a text.
func seatWord(seat rules.Seat) string {
	if seat < 0 {
		return lower(wordsNeutral)
	}
	return fmt.Sprintf("@%d", seat)
}
