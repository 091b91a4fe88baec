package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// moveUses are what a Move token can be activated for (STW-079).
func moveUses() []TokenUse {
	return []TokenUse{
		{ID: "move", Name: "Move", Clause: "STW-085", Order: OrderMove, Can: canGo(false), Do: depart(false)},
		{ID: "march", Name: "Forced March", Clause: "STW-086", Order: OrderMove, Special: ForcedMarch, Can: canGo(true), Do: depart(true)},
	}
}

func canGo(forced bool) func(*State, Clan, Area) error {
	return func(s *State, c Clan, at Area) error {
		if s.Load(at, c) == 0 {
			return rules.Refuse("STW-070", "no units of yours are there to move")
		}
		if !s.canGo(journey{Clan: c, From: at, Forced: forced}.pending(s)) {
			return rules.Refuse("STW-085", "there is nowhere for them to go")
		}
		return nil
	}
}

func depart(forced bool) func(*Turn, Clan, Area) {
	return func(t *Turn, c Clan, at Area) { t.Push(journey{Clan: c, From: at, Forced: forced}.pending(t.State)) }
}

// A journey is a move that is being decided: from where a clan's units go, how, and the way once it is chosen.
type journey struct {
	Clan   Clan
	From   Area
	Forced bool // a Forced March
	Alone  bool // the caravan and nobody else (SOH-27)
	Haul   bool // the caravan goes along
	Way    Go
}

// alone is the same journey of the caravan and nobody else.
func (j journey) alone() journey {
	j.Alone, j.Haul = true, true
	return j
}

// pending is the journey as the decision of its way.
func (j journey) pending(s *State) Pending {
	return Pending{Do: "way", Seat: s.SeatOf(j.Clan), Clan: j.Clan, From: j.From, M: number(j.Forced) + 2*number(j.Alone)}
}

// journey is what a decision of the steps "way", "force" and "behind" is about.
func (p Pending) journey() journey {
	j := journey{Clan: p.Clan, From: p.From, Forced: p.M == 1, Way: Go{To: p.Area}}
	if j.Alone = p.M == 2; j.Alone {
		j.Haul = true
	}
	if p.Do == "behind" { // there N and M are units
		j.Forced, j.Alone, j.Haul = true, false, false
	}
	if len(p.Areas) == 1 {
		j.Way.Via = p.Areas[0]
	}
	return j
}

// Go is the way of a move. Via is the area passed through on land, the first floe of a sea move, or none.
type Go struct {
	Via Area `json:"via,omitempty"`
	To  Area `json:"to"`
}

func (Go) Kind() string { return "go" }

func (a Go) String() string {
	if a.Via.Is() {
		return fmt.Sprintf("go via %s to %s", a.Via, a.To)
	}
	return "go to " + a.To.String()
}

// Targets are the areas in the order in which they are entered.
func (a Go) Targets() []rules.Target {
	if a.Via.Is() {
		return at(area(a.Via), area(a.To))
	}
	return at(area(a.To))
}

// Line is the action in words.
func (a Go) Line(s *State) rules.Line {
	j := s.Top().journey()
	j.Way = a
	l := rules.Line{Text: "To " + a.To.Name(), Clause: s.clause(j)}
	switch {
	case a.Via.Floe():
		l.Text = fmt.Sprintf("Over %s to %s", a.Via.Name(), a.To.Name())
	case a.Via.Is():
		l.Text = fmt.Sprintf("Through %s to %s", a.Via.Name(), a.To.Name())
	}
	return l
}

// moveSteps are the decisions of moves: the way, the units, those left behind; then what the move brings about.
func moveSteps() []*Step {
	return append([]*Step{
		{ID: "way", Name: "Move", Clause: "STW-085", Ask: "choose where the units go.",
			Asks: (*State).canGo,
			Choices: []Choice{
				choice("STW-085", (*State).ways, checkGo, func(t *Turn, p Pending, a Go) {
					t.Pop()
					p.Do, p.Area = "force", a.To
					if a.Via.Is() {
						p.Areas = []Area{a.Via}
					}
					t.Only(p)
				}),
			}},
	}, append(forceSteps(), beaconSteps()...)...)
}

// canGo reports whether any way is open for a move; most often one next door is.
func (s *State) canGo(p Pending) (open bool) {
	for _, to := range p.From.Place().Land {
		if checkGo(s, p, Go{To: to}) == nil {
			return true
		}
	}
	s.ways(p, func(a Go) { open = open || checkGo(s, p, a) == nil })
	return open
}

// ways lists the ways that a move might go: next door, two areas on land, and over the ice. A caravan may have ways of its
// own.
func (s *State) ways(p Pending, yield func(Go)) {
	j := p.journey()
	var seen []Go
	once := func(a Go) {
		if !slices.Contains(seen, a) {
			seen = append(seen, a)
			yield(a)
		}
	}
	for _, j := range s.parties(j) {
		two := s.stride(j) != ""
		for _, via := range j.From.Place().Land {
			once(Go{To: via})
			if two && s.mayPass(j, via) == nil {
				for _, to := range via.Place().Land {
					once(Go{via, to})
				}
			}
		}
		for _, w := range s.trips(j.Clan, j.From, s.freeFloes(j)) {
			once(Go{w.Floes[0], w.To})
		}
	}
}

// parties are those who may make a move: soldiers, and the caravan by itself (SOH-12).
func (s *State) parties(j journey) (out []journey) {
	if !j.Alone && (s.Force(j.From, j.Clan).Units() > 0 || !s.CaravanIn(j.From, j.Clan)) {
		out = append(out, j)
	}
	if !j.Forced && s.CaravanIn(j.From, j.Clan) {
		out = append(out, j.alone())
	}
	return out
}

func checkGo(s *State, p Pending, a Go) error {
	j := p.journey()
	j.Way = a
	switch {
	case !a.To.Land():
		return rules.Refuse("STW-037", "units end their move on land")
	case a.To == j.From:
		return rules.Refuse("STW-085", "they are there already")
	case s.Load(j.From, j.Clan) == 0:
		return rules.Refuse("STW-085", "no units of yours are there to move")
	case !s.Open(a.To):
		return rules.Refuse("STW-168", a.To.Name()+" is closed")
	}
	var why error
	for _, j := range s.parties(j) {
		err := s.mayTravel(j)
		if err == nil {
			err = s.mayEnter(j.Clan, a.To)
		}
		if err == nil && j.Haul {
			err = s.mayPark(a.To, j.Clan)
		}
		if err == nil {
			return nil
		}
		if why == nil {
			why = err
		}
	}
	if why == nil {
		why = rules.Refuse("SOH-13", "a caravan makes no Forced March")
	}
	return why
}

// mayTravel refuses a way for what lies before its end.
func (s *State) mayTravel(j journey) error {
	from, via, to := j.From, j.Way.Via, j.Way.To
	switch {
	case via.Floe() && j.Alone && !s.amphibious(j.Clan):
		return rules.Refuse("SOH-13", "a caravan does not move by sea")
	case via.Floe():
		return s.maySail(j)
	case !via.Is():
		if !from.Next(to) {
			return rules.Refuse("STW-085", fmt.Sprintf("%s is not next to %s", to.Name(), from.Name()))
		}
		return s.mayWalk(j.Clan, from, to)
	case s.stride(j) == "" && j.Alone:
		return rules.Refuse("SOH-35", "with basic Hydraulic Support Tripods a caravan goes one area")
	case s.stride(j) == "":
		return rules.Refuse("STW-085", "a Move goes to an adjacent area; two areas are a Forced March")
	case !from.Next(via) || !via.Next(to):
		return rules.Refuse(s.stride(j), fmt.Sprintf("%s does not lie between them", via.Name()))
	}
	if err := s.mayPass(j, via); err != nil {
		return err
	}
	return s.mayEndAt(j, to)
}

// stride is the clause that lets a move go two areas on land, "" for none.
func (s *State) stride(j journey) string {
	switch {
	case j.Alone && s.strides(j.Clan):
		return "SOH-12"
	case j.Alone:
		return ""
	case j.Forced:
		return "STW-086"
	case s.Has(j.Clan, Snowcoaster) && j.From.Mountain():
		return "STW-017"
	case s.pathfinders(j).Units() > 0:
		return "STW-022"
	}
	return ""
}

// pathfinders are the units that may go two areas by themselves: elite soldiers, and those to whom it is lent (STW-022).
func (s *State) pathfinders(j journey) Force {
	f := Force{Base: s.Lent(j.Clan, j.From, Pathfinder)}
	if s.HasElite(j.Clan, Pathfinder) {
		f.Elite = s.Force(j.From, j.Clan).Elite
	}
	return f
}

// clause is what allows a move its way.
func (s *State) clause(j journey) string {
	switch {
	case j.Way.Via.Floe():
		return "STW-097"
	case j.Way.Via.Is():
		return s.stride(j)
	case j.Forced:
		return "STW-086"
	}
	return "STW-085"
}

// mayPass refuses an area that a move cannot pass through (STW-017, STW-022, STW-086).
func (s *State) mayPass(j journey, via Area) error {
	who := s.Controller(via)
	switch {
	case !s.Open(via):
		return rules.Refuse("STW-168", via.Name()+" is closed")
	case j.Forced && s.passes(j.Clan, via):
	case s.Opposed(j.Clan, via), who != NoClan && who != j.Clan && !(j.Forced && s.Mine(who, j.Clan)):
		return rules.Refuse(s.stride(j), fmt.Sprintf("%s is held by others: nobody passes through", via.Name()))
	}
	switch {
	case j.Forced && via.Mountain() && !s.Has(j.Clan, Snowcoaster):
		return rules.Refuse("STW-087", via.Name()+" is a mountain area: a Forced March ends there")
	case j.Alone && via.Mountain() && !s.Has(j.Clan, Snowcoaster):
		return rules.Refuse("SOH-12", "a caravan goes two plains areas or one mountain area")
	}
	return s.mayWalk(j.Clan, j.From, via)
}

// mayEndAt refuses the second area of a way on land.
func (s *State) mayEndAt(j journey, to Area) error {
	if j.Alone && to.Mountain() && !s.Has(j.Clan, Snowcoaster) {
		return rules.Refuse("SOH-12", "a caravan goes two plains areas or one mountain area")
	}
	return s.mayWalk(j.Clan, j.Way.Via, to)
}

// mayWalk refuses a border on land that no unit of a clan may cross now.
func (s *State) mayWalk(c Clan, from, to Area) error {
	return s.ban(func(h *Hooks) error {
		if h.MayWalk == nil {
			return nil
		}
		return h.MayWalk(s, c, from, to)
	})
}

// passes reports whether a rule lets a Forced March through an area that others hold (STW-193).
func (s *State) passes(c Clan, via Area) (yes bool) {
	s.rules(func(r *Rule) { yes = yes || r.Passes != nil && r.Passes(s, c, via) })
	return yes
}

// mayEnter refuses an area that no unit of a clan may move into.
func (s *State) mayEnter(c Clan, to Area) error {
	switch {
	case s.besideKin(c, to):
		return rules.Refuse("PWW-20", "your two clans never share an area")
	case s.Room(to, c) == 0:
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	return s.MayFight(c, to)
}

// besideKin reports whether units of the other clan of the same player stand in an area (PWW-20).
func (s *State) besideKin(c Clan, a Area) bool {
	for _, x := range s.At(a).Troops {
		if x.Clan != c && s.Mine(x.Clan, c) {
			return true
		}
	}
	return false
}

// soundMove refuses a decision about moves, beacons, recruits or contracts that would make the rules stumble.
func (s *State) soundMove(p Pending) error {
	lands := func(all ...Area) bool { return !slices.ContainsFunc(all, func(a Area) bool { return !a.Land() }) }
	ok := true
	switch p.Do {
	case "way":
		ok = lands(p.From)
	case "force":
		ok = lands(p.From, p.Area) && (len(p.Areas) == 0 || len(p.Areas) == 1 && p.Areas[0].Is())
	case "behind":
		ok = lands(p.From, p.Area) && len(p.Areas) == 1 && lands(p.Areas...) && Force{p.N, p.M}.Within(s.Force(p.From, p.Clan))
	case "beacon", "left", "trap", "mobilize":
		ok = lands(p.Area)
	case "arrive", "entered", "land":
		ok = lands(p.From) && lands(p.Areas...) && lands(p.Froms...) && (p.Froms == nil || len(p.Froms) == len(p.Areas))
	case "contract":
	default:
		return nil
	}
	if !ok || s.Camp(p.Clan) == nil {
		return fmt.Errorf("the decision %q of nobody", p.Do)
	}
	return nil
}
