package scenes

import (
	"slices"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// lit are the things to point at: of each action still meant the next one that lies on the table. Of a way that is its
// end; what passes is a title.
func (s *stwTable) lit(p rules.Position, a *aim) (out []rules.Target) {
	if s.trade == p {
		return litTrade(a)
	}
	for _, i := range a.open {
		if trades(a.legal[i]) {
			continue
		}
		for _, x := range pointed(a.legal[i]) {
			if hasTarget(a.chosen, x) {
				continue
			}
			if !hasTarget(out, x) {
				out = append(out, x)
			}
			break
		}
	}
	return out
}

// pointed are the targets of an action that are things, not numbers and buttons.
func pointed(a rules.Action) (out []rules.Target) {
	if way, ok := a.(stw.Go); ok {
		return []rules.Target{{Kind: stw.TargetArea, ID: int(way.To)}}
	}
	_, units := partyOf(a)
	_, put := a.(stw.PutCaravan)
	for _, x := range a.Targets() {
		switch x.Kind {
		case stw.TargetCaravan:
			if !units && !put { // else it is one of the units
				out = append(out, x)
			}
		case kindButton, stw.TargetBase, stw.TargetElite, stw.TargetUse:
		case stw.TargetPure, stw.TargetContra:
			if oneBarrel(a) {
				out = append(out, x)
			}
		case stw.TargetArea:
			if x.ID > 0 {
				out = append(out, x)
			}
		default:
			out = append(out, x)
		}
	}
	return out
}

// oneBarrel reports whether an action is about a single barrel or space, which can be pointed at on the clan board.
func oneBarrel(a rules.Action) bool { return len(a.Targets()) == 1 }

// early: things may be pointed at in any order.
func (s *stwTable) early(p rules.Position, a *aim, x rules.Target) bool { return true }

// opening is what is shown as soon as a decision begins: the units that may all go.
func (s *stwTable) opening(t *Table) rules.Action {
	switch stepOf(stwState(t.g.Now())) {
	case "force", "behind":
		if legal := t.aim.legal; len(legal) > 0 {
			return countsOf(legal, legal[0]).most()
		}
	}
	return (&stwFight{}).opening(t)
}

// prefer is the action to show first: the shortest way, the common soldier, a fair share of the units to deploy.
func (s *stwTable) prefer(p rules.Position, chosen []rules.Target, open []rules.Action) rules.Action {
	if len(open) == 0 || len(chosen) == 0 {
		return nil
	}
	switch a := open[0].(type) {
	case stw.PutCaravan:
		return a
	case stw.Load, stw.SetDown:
		return countsOf(open, a).most()
	case stw.BuyKit:
		if hasAll(chosen, a.Targets()[:1]) {
			return freeSlot(stwState(p), open)
		}
	case stw.Go:
		return shortestWay(chosen, open)
	case stw.Flee:
		return bestFlight(chosen, open)
	case stw.DeployUnits, stw.DeployPiece:
		return fairShare(stwState(p), open)
	}
	same := pointed(open[0])
	for _, a := range open {
		if !hasAll(chosen, pointed(a)) || len(pointed(a)) != len(same) || a.Kind() != open[0].Kind() || a.Kind() == (stw.Activate{}).Kind() {
			return nil
		}
	}
	return open[0]
}

func hasAll(list, all []rules.Target) bool {
	for _, x := range all {
		if !hasTarget(list, x) {
			return false
		}
	}
	return true
}

// shortestWay is the first way that ends where was pointed at, straight if there is one.
func shortestWay(chosen []rules.Target, open []rules.Action) (best rules.Action) {
	for _, a := range open {
		way := a.(stw.Go)
		if !hasTarget(chosen, pointed(way)[0]) {
			return nil
		}
		if best == nil || !way.Via.Is() {
			best = a
		}
	}
	return best
}

// fairShare are the units for one of the areas that have none yet; before them comes the caravan.
func fairShare(p *stw.State, open []rules.Action) (best rules.Action) {
	d := p.Deploying()
	if d.Left.Caravans > 0 { // it comes first
		i := slices.IndexFunc(open, func(a rules.Action) bool { _, caravan := a.(stw.PutCaravan); return caravan })
		if i < 0 {
			return nil
		}
		return open[i]
	}
	empty := 0
	for _, a := range d.Areas {
		if p.Load(a, d.Clan) == 0 {
			empty++
		}
	}
	base, elite := (d.Left.Base+empty-1)/max(1, empty), (d.Left.Elite+empty-1)/max(1, empty)
	least := 1 << 30
	for _, a := range open {
		x, ok := a.(stw.DeployUnits)
		if !ok {
			continue
		}
		if off := abs(x.Base-base)*2 + abs(x.Elite-elite)*3; off < least {
			best, least = a, off
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// goOn is the action of the confirm button: what ends a step, but nothing that gives something up.
func (s *stwTable) goOn(t *Table) (rules.Action, string) {
	p := stwState(t.g.Now())
	if s.trading(t) { // the offer that waits for an answer is not accepted by the way
		return nil, wordsChoose
	}
	for _, a := range t.aim.legal {
		if ts := a.Targets(); len(ts) == 1 && ts[0].Kind == kindButton && ts[0].ID == stw.ButtonConfirm {
			if word, ok := endWords[stepOf(p)]; ok {
				return a, word
			}
			return a, wordsConfirm
		}
	}
	return nil, wordsChoose
}

func (s *stwTable) label(p rules.Position, a rules.Action) string { return wordsConfirm }

// keys: the kinds of tokens have theirs on the tray.
func (s *stwTable) keys(p rules.Position) []shortcut { return nil }

// ask lists what may be meant by pointing at x, most likely first.
func (s *stwTable) ask(p rules.Position, chosen []rules.Target, x rules.Target) (out []rules.Action) {
	st := stwState(p)
	switch x.Kind {
	case stw.TargetClan:
		return inStep(st, map[string]rules.Action{"clan": stw.ChooseClan{Clan: stw.Clan(x.ID)}, "vassal": stw.TakeVassal{Clan: stw.Clan(x.ID)}})
	case stw.TargetZone:
		return []rules.Action{stw.TakeZone{Zone: x.ID}}
	case stw.TargetTitle:
		title := stw.Title(x.ID)
		if st.Round() == 0 {
			return []rules.Action{stw.ClaimTitle{Title: title}}
		}
		return inStep(st, map[string]rules.Action{"activate": stw.Pass{Title: title}, "reserve": stw.Reserve{Title: title}, "claim": stw.ClaimTitle{Title: title}})
	case stw.TargetKit:
		return askKit(st, stw.Kit(x.ID))
	case stw.TargetSlot:
		return askSlot(st, x.ID, chosen)
	case stw.TargetCaravan:
		return askBoard(st)
	case stw.TargetArea:
		return s.askArea(st, stw.Area(x.ID))
	}
	return nil
}

func inStep(p *stw.State, by map[string]rules.Action) []rules.Action {
	if a := by[stepOf(p)]; a != nil {
		return []rules.Action{a}
	}
	return nil
}

// askArea is what an area may be meant for in the step.
func (s *stwTable) askArea(p *stw.State, a stw.Area) (out []rules.Action) {
	if stepOf(p) == "activate" {
		for _, use := range p.Box().Uses {
			if use.Order == p.At(a).Token.Order || p.At(a).Token.Order == stw.NoOrder {
				out = append(out, stw.Activate{Area: a, Use: use.ID})
			}
		}
		return out
	}
	return inStep(p, map[string]rules.Action{
		"plan": stw.PlaceOrder{Area: a, Order: s.kindLeft(p, p.Controller(a))}, "way": stw.Go{To: a}, "deploy": stw.DeployUnits{Area: a, Force: stw.Force{Base: 1}},
		"mobilize": stw.Muster{Area: a}, "primus": stw.Muster{Area: a}, "recruit": stw.Muster{Area: a}, "call to arms": stw.Muster{Area: a},
		"contract": stw.PutContract{Floe: a}, "legate": stw.PutContract{Floe: a}, "support": stw.Support{Area: a}, "surge": stw.Surge{Area: a},
		"watch": stw.PlayColumn{Card: stw.ColumnCard(a)}, "unsupplied": stw.Unsupply{Area: a}, "exile": stw.ToExile{Area: a},
	})
}

func (s *stwTable) aside(a rules.Action) bool {
	_, beacon := a.(stw.TakeBeacon)
	return beacon
}

func (s *stwTable) automatic(p rules.Position) bool { return false }
