package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// after is what is decided when a combat is won and lost: losses, flight, and what elite soldiers do.
func (x *stwFight) after(t *Table, p *stw.State, b *stw.Battle) *board.Losses {
	won, lost := sideOf(b, b.Winner), sideOf(b, 1-b.Winner)
	o := &board.Losses{By: t.clan(lost.Clan), Winner: t.clan(won.Clan), Won: winsWords(b)}
	switch stepOf(p) {
	case "losses":
		x.losses(t, p, b, lost, o)
	case "flee":
		x.flee(t, p, b, lost, o)
	case "sentinel":
		o.Head, o.Clause, o.Hint = "A Sentinel would fall", "STW-018", "It is kept for a barrel of algofuel."
		x.stand(t, o, party{p.Top().N, p.Top().M}, party{})
		for i := range o.Units {
			o.Units[i].Word = "chosen"
		}
		o.FleeHead, o.FleeRule, o.FleeNote = "Keep it?", "STW-018", "Point at a row, or let it fall."
	default:
		o.By = t.clan(won.Clan)
		o.Head, o.Clause = p.Step().Name, p.Step().Clause
		x.stand(t, o, leftOf(p, b, won), leftOf(p, b, won))
		for i := range o.Units {
			o.Units[i].Fate, o.Units[i].Word = board.Kept, "has won"
		}
		o.FleeHead, o.FleeRule, o.FleeNote = x.afterWords(p)
	}
	if stepOf(p) != "losses" && stepOf(p) != "flee" {
		x.rows(t, p, o)
	}
	o.Lines = append(o.Lines, x.lines(t, p, b, lost)...)
	return o
}

// afterWords head what the winner's elite soldiers do.
func (x *stwFight) afterWords(p *stw.State) (head, clause, note string) {
	clause = p.Step().Clause
	switch stepOf(p) {
	case "breaker":
		return "What does the Breaker remove?", clause, "An order or a turret."
	case "convert":
		return "Convert a killed unit?", clause, "A base soldier takes its place."
	}
	return "Which barrel is given up?", clause, "It is off your stock."
}

// losses shows the loser's units with those crossed out that are chosen; where the others may flee is seen beside.
func (x *stwFight) losses(t *Table, p *stw.State, b *stw.Battle, lost *stw.BattleSide, o *board.Losses) {
	o.Head, o.Clause, o.Hint = lossWords(lossesDue(p, b)), "STW-118", wordsLossHint
	all := partyOfForce(lost.Left, 0)
	if len(t.aim.legal) == 0 { // somebody else is to choose
		o.Hint = fmt.Sprintf("%s chooses.", t.g.m.Table().Name(lost.Seat))
		x.stand(t, o, all, all)
		x.trucks(t, p, lost, o)
		for i := range o.Units {
			o.Units[i].Fate, o.Units[i].Word = board.Kept, ""
		}
		return
	}
	dead, ok := t.shown().(stw.Losses)
	if first, soldiers := t.aim.legal[0].(stw.Losses); !ok && soldiers && t.shown() == nil {
		dead = first
	}
	x.stand(t, o, all, partyOfForce(lost.Left.Minus(dead.Force), 0))
	x.trucks(t, p, lost, o)
	for _, part := range []struct {
		sprite, name string
		n            int
	}{{"soldier", "base soldier", dead.Base}, {"elite", lost.Clan.Sheet().Elite, dead.Elite}} {
		if part.n > 0 {
			o.Lines = append(o.Lines, board.LossLine{Sprite: part.sprite, Text: goWord(part.n, part.name) + " to the clan supply", Clause: "STW-118", Value: minusSign(-part.n)})
		}
	}
	if x.scraps(t, p, o) {
		return
	}
	rest := lost.Left.Units() - dead.Units()
	if rest == 0 {
		return
	}
	o.FleeHead, o.FleeRule, o.FleeNote = fmt.Sprintf("Then %s", fleeWord(rest)), "STW-120", "Where to is asked next."
	for _, a := range b.Refuges {
		o.Flee = append(o.Flee, x.refuge(p, b, lost, a, rest))
	}
	if len(o.Flee) == 0 {
		x.perish(o, rest)
	}
	for i := range o.Flee {
		o.Flee[i].Closed = true // it is not asked yet
	}
}

// perish tells that the survivors have nowhere to flee to.
func (x *stwFight) perish(o *board.Losses, rest int) {
	o.FleeHead, o.FleeRule, o.FleeNote = fmt.Sprintf("Then %s %s lost", count(rest, "unit"), was(rest)), "STW-124", wordsAllLost
	o.Flee = []board.FleeRow{{Area: wordsNowhere, Text: "all survivors are destroyed", Clause: "STW-124", Bad: true, Closed: true}}
	for i := range o.Units {
		if o.Units[i].Fate == board.Flees {
			o.Units[i].Word = "no way out"
		}
	}
}

func goWord(n int, what string) string {
	if n == 1 {
		return "1 " + what + " goes"
	}
	return count(n, what) + " go"
}

// stand puts the units of a force on the snow, those of them that live, and those that do not.
func (x *stwFight) stand(t *Table, o *board.Losses, all, live party) {
	for kind, piece := range partyPieces {
		for i := range all[kind] {
			unit := board.LossUnit{Piece: piece, Fate: board.Flees, Word: "flees"}
			if i >= live[kind] {
				unit.Fate, unit.Word = board.Destroyed, "destroyed"
			}
			unit.Spot = board.Spot{ID: fmt.Sprintf("unit/%d", len(o.Units)), What: rules.Target{Kind: targetLoss, ID: len(o.Units)}, Lit: x.swaps(t)}
			if !unit.Lit {
				unit.Spot = board.Spot{}
			}
			o.Units = append(o.Units, unit)
		}
	}
}

// swaps reports whether clicks on units change what is shown: there are other mixes of soldiers.
func (x *stwFight) swaps(t *Table) bool {
	if !t.acting() || t.aim.ghost == nil {
		return false
	}
	k := countsOf(t.aim.legal, t.aim.ghost)
	return k != nil && len(k.all) > 1
}

// turn changes the fate of a unit: one of another kind takes its place.
func (x *stwFight) turn(t *Table, p *stw.State, i int) {
	k := countsOf(t.aim.legal, t.aim.ghost)
	if k == nil {
		return
	}
	b, kind := p.Battle(), 0
	all := leftOf(p, b, sideOf(b, 1-b.Winner))
	for i >= all[kind] {
		i, kind = i-all[kind], kind+1
	}
	// Of a kind the last ones are crossed out: those that flee stand before them, those that are lost behind.
	n, by := k.now[kind], 1
	if _, flight := t.aim.ghost.(stw.Losses); flight && i >= all[kind]-n || !flight && i < n {
		by = -1
	}
	want := k.now
	want[kind] += by
	if other := 1 - kind; other >= 0 {
		want[other] -= by
	}
	t.aim.settle(k.nearest(want, kind))
}

// choices are the actions that are rows: all but leaving it, which is the button.
func (x *stwFight) choices(t *Table) (out []rules.Action) {
	for _, a := range t.aim.legal {
		if _, no := a.(stw.Decline); !no {
			out = append(out, a)
		}
	}
	return out
}

func (x *stwFight) rows(t *Table, p *stw.State, o *board.Losses) {
	if !t.acting() {
		return
	}
	words := t.g.m.Definition().Words
	for i, a := range x.choices(t) {
		if _, soldiers := a.(stw.Losses); soldiers { // they are pointed at
			continue
		}
		line := words.Action(p, a)
		o.Flee = append(o.Flee, board.FleeRow{Spot: x.rowSpot(t, i, a), Area: rules.Name(line.Text, t.g.Names()), Value: line.Value, Clause: line.Clause})
	}
}

// rowSpot is the spot of a choice, by its number among them.
func (x *stwFight) rowSpot(t *Table, i int, a rules.Action) board.Spot {
	return board.Spot{ID: fmt.Sprintf("way/%d", i), What: rules.Target{Kind: targetRow, ID: i}, Lit: true, Chosen: a == t.aim.ghost}
}

// lines are what the lost combat brings besides.
func (x *stwFight) lines(t *Table, p *stw.State, b *stw.Battle, lost *stw.BattleSide) (out []board.LossLine) {
	g := p.At(b.Area)
	switch step := stepOf(p); step {
	case "sentinel", "corsair":
		pure, contra := p.Player(lost.Seat).Fuel.Barrels()
		out = append(out, board.LossLine{Sprite: "barrel-pure", Text: "Pure algofuel", Clause: "STW-135", Value: fmt.Sprint(pure)}, board.LossLine{Sprite: "barrel-contraband", Text: "Contraband algofuel", Clause: "STW-135", Value: fmt.Sprint(contra)})
		return out
	case "breaker", "convert", "flee":
		if b.Killed.Units() > 0 {
			out = append(out, board.LossLine{Sprite: "death-exile", Text: upperFirst(b.Killed.Words()) + " destroyed", Clause: "STW-118", Value: minusSign(-b.Killed.Units())})
		}
	}
	if b.Winner != stw.Attacking {
		return out
	}
	if g.Token.Order != stw.NoOrder && g.Token.Clan == lost.Clan {
		out = append(out, board.LossLine{Sprite: "order-" + g.Token.Order.String(), Text: fmt.Sprintf("The %s token of %s goes back", orderNames[g.Token.Order], b.Area.Name()), Clause: "STW-125"})
	}
	if g.Beacon != stw.NoClan && g.Beacon == lost.Clan {
		out = append(out, board.LossLine{Sprite: "beacon", Text: "The beacon is destroyed", Clause: "STW-096"})
	}
	if g.Turrets > 0 {
		out = append(out, board.LossLine{Sprite: "turret", Text: fmt.Sprintf("%s takes over %s", t.fighter(b.Attacker.Seat), count(g.Turrets, "turret")), Clause: "STW-126"})
	}
	return out
}
