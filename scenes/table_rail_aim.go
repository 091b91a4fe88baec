package scenes

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// lit are the places to point at. Of a cube that was chosen they are the stops where it may end; of a hex that was
// chosen nothing: its tiles are in the picker.
func (r *railTable) lit(p rules.Position, a *aim) (out []rules.Target) {
	seen := map[rules.Target]bool{}
	for _, x := range a.chosen {
		seen[x] = true
	}
	add := func(x rules.Target) {
		if x.Kind != kindButton && !seen[x] {
			seen[x] = true
			out = append(out, x)
		}
	}
	if !hasKind(a.chosen, play.TargetCube) {
		for _, x := range a.next() {
			add(x)
		}
		return out
	}
	for _, i := range a.open {
		if to, ok := goal(a.legal[i]); ok && !seen[to] {
			add(to)
		}
	}
	return out
}

// goal is the stop where an action leaves a cube; false for one that moves none.
func goal(a rules.Action) (rules.Target, bool) {
	d, ok := a.(play.Delivery)
	if !ok {
		return rules.Target{}, false
	}
	_, p := d.Cargo()
	return stopTarget(p.End()), true
}

// early reports whether x may be pointed at before what comes first: a destination before the cube that goes there.
func (r *railTable) early(p rules.Position, a *aim, x rules.Target) bool {
	if x.Kind != play.TargetStop || hasKind(a.chosen, play.TargetCube) {
		return true
	}
	for _, b := range a.with(x) {
		if to, ok := goal(b); !ok || to == x {
			return true
		}
	}
	return false
}

// prefer is what is shown first: of a hex the tile that was laid last or the cheapest, of a cube and its destination
// the way that is best for the mover.
func (r *railTable) prefer(p rules.Position, chosen []rules.Target, open []rules.Action) (best rules.Action) {
	switch {
	case hasKind(chosen, track.TargetHex):
		return r.firstLay(railState(p), open)
	case hasKind(chosen, play.TargetCube):
		return bestWay(railState(p), chosen, open)
	}
	return nil
}

func bestWay(s play.State, chosen []rules.Target, open []rules.Action) rules.Action {
	var plans []play.Plan
	for i, a := range open {
		to, ok := goal(a)
		if !ok || !hasTarget(chosen, to) {
			return nil
		}
		if i == 0 {
			g, path := a.(play.Delivery).Cargo()
			plans = s.Plans(path.Start().Stop(), g)
		}
	}
	var best *play.Plan
	var way rules.Action
	for i := range plans {
		p := &plans[i]
		if best != nil && !play.Better(s.Turn(), *p, *best) {
			continue
		}
		if k := slices.IndexFunc(p.Actions, func(a rules.Action) bool { return slices.Contains(open, a) }); k >= 0 {
			best, way = p, p.Actions[k]
		}
	}
	return way
}

// why is the reason why x may not be pointed at after what is chosen.
func (r *railTable) why(p rules.Position, chosen []rules.Target, x rules.Target) error {
	s := railState(p)
	if x.Kind == track.TargetHex && len(chosen) == 0 && s.Heading().ID == play.PhaseBuild && x.ID >= 0 && x.ID < s.Stops() {
		if err := r.plainReason(s, rail.Stop(x.ID)); err != nil {
			return err
		}
	}
	return s.Why(chosen, x)
}

// plainReason is why the simplest tiles cannot be laid on a hex: what is said of rarer ones, as that none is left,
// misses the point. It is nil where some tile fits.
func (r *railTable) plainReason(s play.State, h rail.Stop) error {
	var best error
	rank := 0
	for _, c := range s.TilesAt(h) {
		if c.Why == nil {
			return nil
		}
		ref, ok := c.Why.(*rules.Refusal)
		if !ok || c.Class != track.Simple && c.Class != track.TownTile {
			continue
		}
		n := r.eco.law().dull[ref.Clause]
		if n == 0 {
			n = 9
		}
		if n > rank {
			best, rank = c.Why, n
		}
	}
	return best
}

func (r *railTable) ask(p rules.Position, chosen []rules.Target, x rules.Target) []rules.Action {
	return nil
}

func (r *railTable) aside(a rules.Action) bool { return false }

func (r *railTable) automatic(p rules.Position) bool { return false }

func (r *railTable) label(p rules.Position, a rules.Action) string {
	s := railState(p)
	if text := r.eco.label(s, a); text != "" {
		return text
	}
	switch {
	case a == rules.Action(play.Pass{}):
		return "Pass"
	case s.Heading().ID == play.PhaseBuild:
		return "End build"
	}
	return wordsDone
}

// goOn is the action of the confirm button while nothing is shown.
func (r *railTable) goOn(t *Table) (rules.Action, string) {
	if hasKind(t.aim.chosen, play.TargetCube) {
		return nil, wordsChoose // where it goes: Enter must not pass the move
	}
	var button rules.Action
	for _, a := range t.aim.legal {
		ts := a.Targets()
		switch {
		case r.eco.leads(a):
			return a, r.eco.label(railState(t.g.Now()), a)
		case len(ts) != 1:
		case button == nil && ts[0] == (rules.Target{Kind: kindButton}):
			button = a
		}
	}
	if button == nil {
		return nil, wordsChoose
	}
	return button, r.label(t.g.Now(), button)
}

func (r *railTable) keys(p rules.Position) []shortcut {
	s := railState(p)
	if s.Moving() {
		return []shortcut{{"l", locoTarget, "raise the locomotive"}}
	}
	return r.eco.keys(s)
}

// about is what a thing of the table is.
func (r *railTable) about(p rules.Position, x rules.Target) string {
	s := railState(p)
	switch x.Kind {
	case play.TargetStop, track.TargetHex:
		return r.aboutHex(s, rail.Stop(x.ID))
	case play.TargetCube:
		at, g := play.CubeOf(x.ID)
		return fmt.Sprintf("%s in %s.", cubeTitle(g), s.Spot(at))
	case play.TargetLoco:
		return locoText
	}
	return r.eco.about(s, x)
}

func (r *railTable) aboutHex(s play.State, h rail.Stop) string {
	b := s.Track()
	x := &b.Land().Hexes[h]
	text := s.Spot(h).String()
	switch {
	case x.Site == track.Ring:
		return fmt.Sprintf("%s, a place of the ring road: a good that comes here goes on from another one.", text)
	case b.City(h):
		text += fmt.Sprintf(": %s city", s.Color(h)) + r.eco.aboutCity(s, h)
	case b.Town(h):
		text += ": town"
	}
	if x.Zone != "" {
		text += ", " + zoneWords[x.Zone]
	}
	return text + "."
}

// touched are the things of the board that an action was about.
func (r *railTable) touched(p rules.Position, a rules.Action, events []rules.Event) (out []rules.Target) {
	switch a := a.(type) {
	case track.Lay:
		out = append(out, rules.Target{Kind: track.TargetHex, ID: a.At.Number()})
	case play.Delivery:
		_, p := a.Cargo()
		for i := range p.Len() {
			out = append(out, stopTarget(p.At(i)))
		}
	}
	if c := r.eco.ghostCity(a); c != nil {
		out = append(out, rules.Target{Kind: play.TargetStop, ID: int(c.Hex)})
	}
	return append(out, r.eco.touched(events)...)
}

func plus(n int) string { return fmt.Sprintf("+%d", n) }
