package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// A stwFight is the stage of a combat: both forces on the snow with what adds to their strength, support by pointing at
// those who may give it, algofuel under its cloths; then losses and flight beside a piece of the map.
type stwFight struct {
	europa *board.Europa // its own look at the map
	near   stw.Area      // what it was brought near to
}

// fightSteps are the decisions that are taken on the stage.
var fightSteps = map[string]bool{"assist": true, "support": true, "commit": true, "losses": true, "sentinel": true, "flee": true, "corsair": true, "breaker": true, "convert": true}

func (x *stwFight) shows(t *Table) bool {
	if step := t.moving(); step != nil {
		return step.told != nil && step.told.fight != nil
	}
	p := stwState(t.pos())
	return p.Battle() != nil && fightSteps[stepOf(p)]
}

func (x *stwFight) draw(t *Table, u *ui.UI, r draw.Rect) {
	if page := t.telling(); page != nil {
		u.L.On(draw.Table, func() { page.fight(t.age(u)).Draw(u, r) })
		t.run(u, nil)
		return
	}
	p := stwState(t.pos())
	var a board.FightAnswer
	u.L.On(draw.Table, func() { a = x.stage(t, p).Draw(u, r) }) // under its piece of the map
	x.meet(t, u, p, a)
	if a.Map.W > 0 {
		x.drawMap(t, u, p, a.Map)
	}
	if t.reveal != nil && t.past < 0 { // of the combat before this one
		t.drawReveal(u, draw.Around(r.Mid(), sideW+40, r.H*0.7))
	}
}

// stage is the combat of a position, with what is decided in it.
func (x *stwFight) stage(t *Table, p *stw.State) *board.Fight {
	b := p.Battle()
	f := t.fightOf(p, b)
	f.Result = t.fightResult(p, b)
	switch stepOf(p) {
	case "assist":
		x.assists(t, p, f)
	case "support":
		x.supports(t, p, b, f)
	case "commit":
		x.fuel(t, p, b, f)
		x.taps(t, p, f)
	default:
		f.Losses = x.after(t, p, b)
	}
	return f
}

// supports makes the areas that may support things to point at.
func (x *stwFight) supports(t *Table, p *stw.State, b *stw.Battle, f *board.Fight) {
	role := stw.Role(p.Top().N)
	side, of := shownSide(f, role), sideOf(b, role)
	for _, may := range of.May {
		s := t.support(p, of.Clan, may)
		s.Spot = t.stwSpot("support/"+may.Area.String(), board.AreaTarget(int(may.Area)))
		s.Text, s.Order, s.May = fmt.Sprintf("%s +%d", may.Area.Name(), may.N), "order-"+p.At(may.Area).Token.Order.String(), true
		side.Supports = append(side.Supports, s)
	}
	x.caravanSupports(t, p, side)
}

// fuel lets the seat that looks choose its barrels; nobody else sees more than a cloth.
func (x *stwFight) fuel(t *Table, p *stw.State, b *stw.Battle, f *board.Fight) {
	if !t.acting() {
		return
	}
	side := shownSide(f, stw.Role(p.Top().N))
	chosen, _ := t.aim.ghost.(stw.Commit)
	pure, contra := p.Player(p.Turn()).Fuel.Barrels()
	side.Fuel = board.Fuel{State: board.FuelChoosing, Pure: chosen.Pure, Contraband: chosen.Contra, Most: min(p.Box().MaxFuel, pure+contra), HasPure: pure, HasContraband: contra}
}

// The targets of the stage that are no things of the rules: a unit of the loser by its place, a row by its number.
const (
	targetLoss = "loss"
	targetRow  = "row"
)

// meet answers what the player did on the stage.
func (x *stwFight) meet(t *Table, u *ui.UI, p *stw.State, a board.FightAnswer) {
	if c := a.Fuel; c.Changed && t.acting() {
		u.Act()
		t.aim.settle(stw.Commit{Pure: c.Pure, Contra: c.Contraband})
	}
	switch hot := a.Hot; hot.Kind {
	case targetRow:
		t.hoverWay = x.choices(t)[hot.ID]
		a.Hot = rules.Target{}
	case targetLoss:
		a.Hot = rules.Target{}
	}
	switch on := a.Clicked; on.Kind {
	case targetRow:
		t.chooseWay = x.choices(t)[on.ID]
		a.Clicked = rules.Target{}
	case targetLoss:
		u.Act()
		x.turn(t, p, on.ID)
		a.Clicked = rules.Target{}
	}
	t.meet(u, a.Answer)
}

// drawMap draws the piece of Europa around the combat, with the areas that may be pointed at.
func (x *stwFight) drawMap(t *Table, u *ui.UI, p *stw.State, r draw.Rect) {
	table, b := t.game.(*stwTable), p.Battle()
	if x.europa == nil {
		x.europa = board.NewEuropa()
	}
	if x.near != b.Area {
		x.near = b.Area
		near := []int{int(b.Area)}
		for _, a := range b.Area.Place().Land {
			near = append(near, int(a))
		}
		x.europa.Show(near...)
	}
	x.europa.Calm = t.desk.Opts.Motion == "off"
	m := &board.EuropaMarks{Refused: t.refused, Last: []rules.Target{board.AreaTarget(int(b.Area))}}
	if t.past < 0 {
		m.Lit, m.Chosen = t.lit(), t.aim.chosen
	}
	x.refuges(t, p, b, m)
	// The sheet has a rim of its own, which covers that of the stage.
	a := x.europa.Draw(u, r.Inset(-5), table.look(t), m)
	a.Clicked, a.Hot = table.meant(t, a.Clicked), table.meant(t, a.Hot)
	t.meet(u, a)
}

// opening is what is shown as soon as a decision of a combat begins: no barrels, the common soldiers lost, the one way
// to flee.
func (x *stwFight) opening(t *Table) rules.Action {
	legal := t.aim.legal
	if len(legal) == 0 {
		return nil
	}
	switch legal[0].(type) {
	case stw.Commit, stw.Losses:
		return legal[0]
	case stw.Flee, stw.FleeWith:
		for _, a := range legal {
			if !samePlace(a, legal[0]) {
				return nil
			}
		}
		return legal[len(legal)-1]
	}
	return nil
}

// bestFlight is the flight to the area that was pointed at that saves the most elite soldiers.
func bestFlight(chosen []rules.Target, open []rules.Action) (best rules.Action) {
	for _, a := range open {
		if !hasAll(chosen, pointed(a)) {
			return nil
		}
		best = a
	}
	return best
}
