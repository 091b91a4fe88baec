package scenes

import (
	"context"
	"fmt"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/match"
)

// A thought is a bot's choice on its way.
type thought struct {
	*search[rules.Action]
	at    int           // stamp of the moment that is thought about
	limit time.Duration // how long it may take; 0 for at once
}

// Opponent is the bot of that kind as it sits at a table: within its time, and never without an answer. A kind that the
// program does not have, or that does not know the game, plays as Steady or by chance.
func Opponent(kind string, def *rules.Definition) bot.Bot {
	guide := bot.Of(def)
	then, err := bot.Named("steady", guide)
	if err != nil {
		then = bot.Random{}
	}
	b, err := bot.Named(kind, guide)
	if err != nil {
		return bot.Safe{Bot: then, Else: bot.Random{}}
	}
	k, _ := bot.KindOf(kind)
	return bot.Safe{Bot: bot.Timed{Bot: b, Time: k.Time}, Else: then}
}

// botsTurn is the bot that is to act.
func (t *Table) botsTurn() (rules.Seat, bool) {
	s := t.g.m.Position().Turn()
	return s, s >= 0 && t.replay == nil && !t.g.m.Table().Human(s)
}

// think lets the bot whose turn it is think, and plays what it chose once the table has seen the action before. What
// became of another moment is dropped.
func (t *Table) think(u *ui.UI) {
	seat, due := t.botsTurn()
	if t.thought != nil && (!due || t.thought.at != t.at) {
		t.forget()
	}
	if !due || t.desk.Bots == nil {
		return
	}
	if t.thought == nil {
		t.thought = t.begin(seat, u.In.Now)
	}
	if u.Covered() || t.paused || t.past >= 0 || t.paper.on || t.show != nil || t.telling() != nil {
		return
	}
	if left := t.thought.since + t.pause() - u.In.Now; left > 0 {
		u.Wake(min(left, lookAgain))
		return
	}
	f, ok := t.thought.look()
	if !ok {
		u.Wake(lookAgain)
		return
	}
	t.forget()
	t.paused = t.stepped
	t.stepped = false
	if f.err == nil && f.value != nil {
		t.tamed = false
		t.play(f.value)
		u.Act()
	}
}

// lookAgain is how soon the table looks again whether a bot has chosen, and moves its bar.
const lookAgain = 80 * time.Millisecond

// pause is how long the table rests between the actions of bots, so that each is seen.
func (t *Table) pause() time.Duration {
	rest := 600 * time.Millisecond
	if t.reveal != nil {
		rest += 1800 * time.Millisecond
	}
	switch t.desk.Opts.Motion {
	case "off":
		return 0
	case "fast":
		return rest / 2
	}
	return rest
}

// begin starts a thought about the present moment.
func (t *Table) begin(seat rules.Seat, now time.Duration) *thought {
	m := t.g.m
	kind := m.Table().Bots[seat]
	b := t.desk.Bots(kind, m.Definition())
	k, _ := bot.KindOf(kind)
	view, r := m.Position().View(seat), bot.Stream(m.Setup().Seed, seat, m.Len())
	choose := func(ctx context.Context, _ func(int)) (rules.Action, error) { return b.Choose(ctx, view, r) }
	return &thought{search: seek(now, choose), at: t.at, limit: k.Time}
}

// Leave ends all that is thought about at a table that is left.
func (t *Table) Leave() {
	t.forget()
	t.stopHint()
	if par := t.coaching.par; par != nil {
		par.stop()
	}
}

// forget ends the thought of a bot: its moment has passed.
func (t *Table) forget() {
	if t.thought != nil {
		t.thought.stop()
		t.thought = nil
	}
}

// rest stops the bots where something was taken back and it is one of them to act: they would do it again.
func (t *Table) rest() { _, t.paused = t.botsTurn() }

// drawPause is the button in the place of Confirm while a bot is to act: it stops the bots, lets them go on, or do one
// step more.
func (t *Table) drawPause(u *ui.UI, r draw.Rect) {
	if !t.paused {
		key := ""
		if botsOnly(t.g.m) {
			key = "Enter" // with a person at the table it is for what that person decides
		}
		if u.Brassy("bots/pause", r, wordsPause, key, false) {
			t.paused = true
			u.Act()
		}
		return
	}
	on, step := r.CutLeft(r.W * 0.56)
	if u.Brassy("bots/on", on, wordsGoOn, "", false) || u.Key("enter") {
		t.paused = false
		u.Act()
	}
	if u.Brassy("bots/step", draw.Rc(step.X+6, step.Y, step.W-6, step.H), wordsStep, "", false) || u.Key(".") {
		t.paused, t.stepped = false, true
		u.Act()
	}
}

// botsOnly says that no person plays.
func botsOnly(m *match.Match) bool {
	for s := range rules.Seat(m.Setup().Seats) {
		if m.Table().Human(s) {
			return false
		}
	}
	return true
}

// botPrompt is the sentence of the ribbon while a bot is to act.
func (t *Table) botPrompt(seat rules.Seat) rules.Line {
	switch {
	case t.paused:
		return rules.Line{Text: fmt.Sprintf(wordsPaused, seat)}
	case t.thought == nil:
		return rules.Line{Text: fmt.Sprintf(wordsBotDue, seat)}
	}
	return rules.Line{Text: fmt.Sprintf(wordsThinks, seat)}
}

// drawThought draws how much of its time a bot has used, along the foot of the ribbon.
func (t *Table) drawThought(u *ui.UI, r draw.Rect) {
	th := t.thought
	if th == nil || th.limit == 0 || t.paused || t.past >= 0 || t.paper.on {
		return
	}
	used := min(1, float32(u.In.Now-th.since)/float32(th.limit))
	u.L.Box(draw.Rc(r.X, r.Bottom()-3, r.W*used, 3), draw.Solid(draw.Fade(ui.LitTop, 0.85)))
}

// drawBotCard is the card of the side while a bot is to act in a game without secrets: who it is and what it does. In
// a game with secrets the card is that of whoever looks.
func (t *Table) drawBotCard(u *ui.UI, r draw.Rect, seat rules.Seat) float32 {
	pg := t.openPage(u, r, t.g.m.Table().Name(seat), "")
	if k, ok := bot.KindOf(t.g.m.Table().Bots[seat]); ok {
		pg.text(k.Title + ". " + k.Text)
	}
	if line := t.g.m.Definition().Words.Prompt(t.g.Now()); line.Text != "" {
		pg.rule()
		if line.Clause != "" {
			pg.text(line.Text, line.Clause)
		} else {
			pg.text(line.Text)
		}
	}
	return pg.close()
}
