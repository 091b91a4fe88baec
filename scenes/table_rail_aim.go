package scenes

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
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
		if d, ok := a.legal[i].(play.Deliver); ok && !seen[stopTarget(d.Path.End())] {
			add(stopTarget(d.Path.End()))
		}
	}
	return out
}

// early reports whether x may be pointed at before what comes first: a destination before the cube that goes there.
func (r *railTable) early(p rules.Position, a *aim, x rules.Target) bool {
	if x.Kind != play.TargetStop || hasKind(a.chosen, play.TargetCube) {
		return true
	}
	for _, b := range a.with(x) {
		if d, ok := b.(play.Deliver); !ok || stopTarget(d.Path.End()) == x {
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
		return r.firstLay(aosState(p), open)
	case hasKind(chosen, play.TargetCube):
		return bestWay(aosState(p), chosen, open)
	}
	return nil
}

func bestWay(s *ageofsteam.State, chosen []rules.Target, open []rules.Action) rules.Action {
	var cube play.Deliver
	for _, a := range open {
		d, ok := a.(play.Deliver)
		if !ok || !hasTarget(chosen, stopTarget(d.Path.End())) {
			return nil
		}
		cube = d
	}
	var best *play.Plan
	plans := s.Plans(cube.Path.Start().Stop(), cube.Good)
	for i := range plans {
		p := &plans[i]
		if len(p.Actions) > 0 && slices.Contains(open, p.Actions[0]) && (best == nil || play.Better(s.Turn(), *p, *best)) {
			best = p
		}
	}
	if best == nil {
		return nil
	}
	return best.Actions[0]
}

// why is the reason why x may not be pointed at after what is chosen.
func (r *railTable) why(p rules.Position, chosen []rules.Target, x rules.Target) error {
	s := aosState(p)
	if x.Kind == track.TargetHex && len(chosen) == 0 && s.Phase().ID == "build" && x.ID >= 0 && x.ID < s.Stops() {
		if err := plainReason(s, rail.Stop(x.ID)); err != nil {
			return err
		}
	}
	return s.Why(chosen, x)
}

// dull ranks the clauses that say little about a hex: that a tile of another kind is wanted, that this one leads off
// the map or is not in the box. Any other says more.
var dull = map[string]int{"AOS-052": 1, "AOS-012": 2, "AOS-053": 3, "AOS-067": 4, "AOS-065": 4, "AOS-066": 5, "AOS-070": 5, "AOS-068": 5, "AOS-058": 6}

// plainReason is why the simplest tiles cannot be laid on a hex: what is said of rarer ones, as that none is left,
// misses the point. It is nil where some tile fits.
func plainReason(s *ageofsteam.State, h rail.Stop) error {
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
		n := dull[ref.Clause]
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
	switch a.(type) {
	case play.Pass:
		return "Pass"
	case ageofsteam.Drop:
		return "Drop out"
	case ageofsteam.StayIn:
		return "Free pass"
	}
	switch aosState(p).Phase().ID {
	case "shares":
		return "Go on"
	case "build":
		return "End build"
	}
	return wordsDone
}

// goOn is the action of the confirm button while nothing is shown: in the auction the least bid.
func (r *railTable) goOn(t *Table) (rules.Action, string) {
	var button rules.Action
	for _, a := range t.aim.legal {
		switch a := a.(type) {
		case ageofsteam.Bid:
			return a, "Bid " + play.Dollars(a.Dollars)
		case ageofsteam.StayIn:
		default:
			if ts := a.Targets(); button == nil && len(ts) == 1 && ts[0].Kind == kindButton {
				button = a
			}
		}
	}
	if button == nil {
		return nil, wordsChoose
	}
	return button, r.label(t.g.Now(), button)
}

func (r *railTable) keys(p rules.Position) []shortcut {
	s := aosState(p)
	switch s.Phase().ID {
	case "shares":
		return []shortcut{{"s", shareTarget, "issue a share"}}
	case "auction":
		return []shortcut{{"f", stayTarget, "free pass"}, {"d", dropTarget, "drop out"}}
	case "action":
		var out []shortcut
		for i, role := range s.Map().Rules.Roles {
			out = append(out, shortcut{fmt.Sprint(i + 1), roleTarget(role), "take " + role.String()})
		}
		return out
	case "move1", "move2":
		return []shortcut{{"l", locoTarget, "raise the locomotive"}}
	case "growth":
		return []shortcut{{"c", bagTarget, "draw cubes"}}
	case "build":
		var out []shortcut
		if p := s.Player(max(0, s.Turn())); p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0 {
			for i, c := range s.Map().NewCities {
				if _, used := s.TileStop(i); !used {
					out = append(out, shortcut{fmt.Sprint(len(out) + 1), rules.Target{Kind: play.TargetCity, ID: i}, "new city " + c.Letter})
				}
			}
		}
		return out
	}
	return nil
}

// about is what a thing of the table is.
func (r *railTable) about(p rules.Position, x rules.Target) string {
	s := aosState(p)
	switch x.Kind {
	case play.TargetStop, track.TargetHex:
		return r.aboutHex(s, rail.Stop(x.ID))
	case play.TargetCube:
		at, g := play.CubeOf(x.ID)
		return fmt.Sprintf("%s in %s.", cubeTitle(s, g), s.Spot(at))
	case play.TargetRole:
		return sentence(s.Map().Text(ageofsteam.Role(x.ID)))
	case ageofsteam.TargetShare:
		return railShareText
	case play.TargetLoco:
		return locoText
	}
	return ""
}

func (r *railTable) aboutHex(s *ageofsteam.State, h rail.Stop) string {
	b := s.Track()
	x := &b.Land().Hexes[h]
	text := s.Spot(h).String()
	switch {
	case x.Site == track.Ring:
		return fmt.Sprintf("%s, a place of the ring road: a good that comes here goes on from another one.", text)
	case b.City(h):
		text += fmt.Sprintf(": %s city", s.Color(h))
		for i, c := range s.Map().Columns {
			if to, ok := s.ColumnStop(i); ok && to == h {
				text += fmt.Sprintf(", number %d of the %s half", c.Number, c.Half)
			}
		}
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
	case play.Deliver:
		for i := range a.Path.Len() {
			out = append(out, stopTarget(a.Path.At(i)))
		}
	case ageofsteam.Urbanize:
		out = append(out, stopTarget(a.At))
	}
	for _, e := range events {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out = append(out, stopTarget(c.At), rules.Target{Kind: play.TargetCube, ID: play.CubeID(c.At.Stop(), c.Good)})
		}
	}
	return out
}

func plus(n int) string { return fmt.Sprintf("+%d", n) }
