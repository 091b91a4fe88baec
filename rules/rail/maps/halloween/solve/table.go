package solve

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// A deeded is a step of the search with the decision at which it is taken.
type deeded struct {
	level level
	step
}

// A table is where a line is played by the rules.
type table struct {
	d     *deal
	now   *ageofsteam.State
	story story
	err   error // the first refusal; after it nothing is played
}

func (t *table) play(a rules.Action) {
	if t.err != nil {
		return
	}
	o, err := t.now.Apply(a)
	if t.err = err; err == nil {
		t.story.steps = append(t.story.steps, Step{Round: t.now.Round(), Action: a})
		t.story.at = append(t.story.at, t.now)
		t.now = o.Next.(*ageofsteam.State)
	}
}

// phases are those in which the levels are decided.
var phases = [levels]string{choose: "action", settle: "build", build: "build", again: "build", move1: play.PhaseMove1, move2: play.PhaseMove2, pay: ageofsteam.PhaseIncome, produce: "growth"}

// reach ends the phases before the one of a level, in which nothing is left to do.
func (t *table) reach(to level) {
	for t.err == nil && t.now.Phase().ID != phases[to] {
		if id := t.now.Phase().ID; id != "shares" && id != "build" {
			return // growth, which asks nobody
		}
		t.play(play.Done{})
	}
}

// issue issues the shares without which the cash does not reach.
func (t *table) issue(cost int) {
	for t.err == nil && t.now.Player(0).Cash < cost {
		t.play(ageofsteam.IssueShare{})
	}
}

func (t *table) do(x deeded) {
	if t.err != nil {
		return
	}
	spot := func(at int8) rail.Spot { return t.now.Spot(rail.Stop(at)) }
	switch x.do {
	case nothing:
		switch {
		case x.level == move1 || x.level == move2:
			t.play(play.Pass{})
		case x.level == produce && t.now.Phase().ID == phases[produce]:
			t.play(play.Done{})
		}
	case take:
		t.play(ageofsteam.Take{Role: ageofsteam.Role(x.a)})
	case city:
		t.play(ageofsteam.Urbanize{Tile: t.now.NewCities()[x.a].Letter, N: int(x.a), At: spot(x.b)})
	case lay:
		t.issue(t.d.links.Cost)
		t.play(halloween.Build{Link: halloween.Discs(t.now).Land().Links[x.a].Spot})
	case raise:
		t.play(play.Raise{})
	case deliver:
		t.play(play.Deliver{Good: goods[x.b], Path: t.longest(rail.Stop(x.a), goods[x.b])})
	case fly:
		t.play(t.flight(rail.Stop(x.a), rail.Stop(x.b)))
	case expenses:
		for range x.a {
			t.play(ageofsteam.IssueShare{})
		}
		t.play(ageofsteam.Pay{})
	case place:
		c, b := ageofsteam.BoxOf(int(x.a))
		t.play(halloween.Place{Column: c, Box: b, From: t.now.BoxName(c, b), At: spot(x.b)})
	}
}

// longest is the way of a cube that raises the income most.
func (t *table) longest(from rail.Stop, g rail.Good) (best rail.Path) {
	for _, p := range t.now.Plans(from, g) {
		if p.Path.Len() > best.Len() {
			best = p.Path
		}
	}
	return best
}

// flight is the shortest flight of a witch with the pumpkin of a house.
func (t *table) flight(from, at rail.Stop) (best halloween.Fly) {
	for _, p := range t.now.Plans(from, halloween.Witch) {
		for _, a := range p.Actions {
			if f := a.(halloween.Fly); !f.Pumpkin.IsZero() && f.Pumpkin.Stop() == at && (best.Path.Len() == 0 || f.Path.Len() < best.Path.Len()) {
				best = f
			}
		}
	}
	return best
}
