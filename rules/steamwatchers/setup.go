package steamwatchers

import (
	"cmp"
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// deal is the table before the first clan is chosen (STW-040, STW-046, STW-047).
func deal(b *Box, seed rng.Seed) *State {
	n := b.Form.Seats
	s := &State{b: b, d: data{Form: b.Form, Seed: seed, Players: make([]Player, n), Hands: make([]Hand, n), Plans: make([]Plan, n),
		Ground: make([]Ground, len(europa.Places)), Farms: b.Farms, Turrets: b.Turrets, Camps: []Camp{}, Ambassadors: []Ambassador{}}}
	for i := range s.d.Players {
		pure, contra := s.Spaces(rules.Seat(i))
		s.d.Players[i].Fuel = Fuel{Pure: pure, Contra: contra}
	}
	s.d.Columns.Draw = slices.Clone(b.Columns)
	rng.Shuffle(seed.Stream("columns", 0), s.d.Columns.Draw)
	core := slices.Clone(b.Archons)
	rng.Shuffle(seed.Stream("archons", 0), core)
	s.d.Archons.Out = core[len(core)-len(b.Extra):]
	s.d.Archons.Draw = append(core[:len(core)-len(b.Extra):len(core)-len(b.Extra)], b.Extra...)
	rng.Shuffle(seed.Stream("archons", 1), s.d.Archons.Draw)
	s.d.First = rules.Seat(seed.Stream("first", 0).Intn(n))
	t := &Turn{State: s}
	t.rules(func(r *Rule) {
		if r.Dealt != nil {
			r.Dealt(t)
		}
	})
	t.Push(Pending{Do: "choosing", N: 0}, Pending{Do: "deploying", N: n - 1}, Pending{Do: "ready"}, Pending{Do: "initial"}, Pending{Do: "round"})
	t.settle()
	return t.State
}

// setupSteps are the set-up in order: clan and title leftwards, Deployment cards backwards.
func setupSteps() []*Step {
	return []*Step{
		{ID: "choosing", Name: "Set-up", Clause: "STW-041", Run: func(t *Turn, p Pending) {
			if p.N == t.Seats() {
				return
			}
			seat := t.chooser(p.N)
			t.Push(Pending{Do: "choosing", N: p.N + 1})
			for range t.b.Ambassadors {
				t.Push(Pending{Do: "claim", Seat: seat})
			}
			t.Push(Pending{Do: "clan", Seat: seat})
		}},
		{ID: "clan", Name: "Choice of a clan", Clause: "STW-041", Ask: "take a clan.", Choices: []Choice{
			choice("STW-041", func(_ *State, _ Pending, yield func(ChooseClan)) {
				for _, c := range Clans() {
					yield(ChooseClan{c})
				}
			}, checkClan, func(t *Turn, p Pending, a ChooseClan) {
				t.Pop()
				t.enlist(a.Clan, p.Seat, false)
				t.Player(p.Seat).Clan = a.Clan
				t.Say(ClanChosen{p.Seat, a.Clan})
			}),
		}},
		{ID: "claim", Name: "The first title", Clause: "STW-041", Ask: "put your Ambassador on a free title.", Choices: []Choice{
			choice("STW-041", func(s *State, _ Pending, yield func(ClaimTitle)) {
				for _, x := range s.b.Places {
					yield(ClaimTitle{x})
				}
			}, func(s *State, p Pending, a ClaimTitle) error {
				if s.freeTitle(a.Title) && slices.Contains(s.b.Places, a.Title) {
					return nil
				}
				return rules.Refuse("STW-041", "that title is not free: "+a.Title.Name())
			}, func(t *Turn, p Pending, a ClaimTitle) {
				t.Pop()
				c := cmp.Or(p.Clan, t.Clan(p.Seat))
				t.d.Ambassadors = append(t.d.Ambassadors, Ambassador{Seat: p.Seat, Clan: c, Claim: a.Title})
				t.Say(TitleClaimed{p.Seat, c, a.Title})
			}),
		}},
		{ID: "deploying", Name: "Deployment", Clause: "STW-042", Run: func(t *Turn, p Pending) {
			if p.N < 0 {
				return
			}
			t.Push(Pending{Do: "zone", Seat: t.chooser(p.N)}, Pending{Do: "deploying", N: p.N - 1})
		}},
		{ID: "zone", Name: "Choice of a Deployment card", Clause: "STW-042", Ask: "take a Deployment card.", Choices: []Choice{
			choice("STW-042", func(s *State, _ Pending, yield func(TakeZone)) {
				for _, z := range s.b.Zones {
					yield(TakeZone{z})
				}
			}, checkZone, func(t *Turn, p Pending, a TakeZone) {
				t.Pop()
				t.Player(p.Seat).Zone = a.Zone
				t.Say(ZoneTaken{p.Seat, a.Zone})
				t.deploy(t.Clan(p.Seat), a.Zone, t.b.Start)
				t.rules(func(r *Rule) {
					if r.Zoned != nil {
						r.Zoned(t, p.Seat)
					}
				})
			}),
		}},
		{ID: "deploy", Name: "Deployment", Clause: "STW-043", Ask: "put your starting forces into your areas.",
			Asks: func(s *State, _ Pending) bool { return s.d.Deploy.Left.any() },
			Choices: []Choice{
				choice("STW-043", unitsToDeploy, checkDeployUnits, func(t *Turn, p Pending, a DeployUnits) {
					d := t.d.Deploy
					d.Left.Base, d.Left.Elite = d.Left.Base-a.Base, d.Left.Elite-a.Elite
					t.Recruit(d.Clan, a.Area, a.Force)
				}),
				choice("STW-043", func(s *State, _ Pending, yield func(DeployPiece)) {
					for _, x := range []Piece{Column, Turret, Farm} {
						for _, a := range s.d.Deploy.Areas {
							yield(DeployPiece{x, a})
						}
					}
				}, checkDeployPiece, func(t *Turn, p Pending, a DeployPiece) {
					left := &t.d.Deploy.Left
					switch a.Piece {
					case Column:
						t.Raise(p.Seat, a.Area, left.Column)
						left.Column = 0
					case Turret:
						left.Turrets--
						t.Build(p.Seat, a.Area, Turret)
					case Farm:
						left.Farms--
						t.Build(p.Seat, a.Area, Farm)
					}
				}),
			}},
		{ID: "deployed", Name: "Deployment", Clause: "STW-043", Run: func(t *Turn, p Pending) {
			primary := t.d.Deploy.Clan == t.Clan(p.Seat)
			t.d.Deploy = nil
			t.rules(func(r *Rule) {
				if r.Settled != nil && primary {
					r.Settled(t, p.Seat)
				}
			})
		}},
		{ID: "ready", Name: "Set-up", Clause: "STW-040", Run: func(t *Turn, _ Pending) {
			t.rules(func(r *Rule) {
				if r.Deployed != nil {
					r.Deployed(t)
				}
			})
		}},
		{ID: "initial", Name: "Initial columns", Clause: "STW-045", Run: func(t *Turn, _ Pending) {
			for range t.b.Spawns {
				t.FlipColumn()
			}
			for seat := range rules.Seat(t.Seats()) {
				t.CountGEO(seat)
			}
		}},
	}
}

// chooser is the seat that chooses its clan n-th, from 0 (STW-041).
func (s *State) chooser(n int) rules.Seat { return rules.Seat((int(s.d.First) + n) % s.Seats()) }

func checkClan(s *State, _ Pending, a ChooseClan) error {
	switch {
	case a.Clan == NoClan || a.Clan >= numClans:
		return rules.Refuse("STW-007", "there is no such clan")
	case s.Camp(a.Clan) != nil:
		return rules.Refuse("STW-041", "that clan is taken: "+a.Clan.Name())
	}
	return s.ban(func(h *Hooks) error {
		if h.MayJoin == nil {
			return nil
		}
		return h.MayJoin(s, a.Clan)
	})
}

func checkZone(s *State, _ Pending, a TakeZone) error {
	if !slices.Contains(s.b.Zones, a.Zone) {
		return rules.Refuse("STW-039", "there is no such Deployment card in this game")
	}
	if slices.ContainsFunc(s.d.Players, func(p Player) bool { return p.Zone == a.Zone || p.Zone != 0 && s.b.otherZone(p.Zone) == a.Zone }) {
		return rules.Refuse("STW-042", "that Deployment card is taken")
	}
	return nil
}

// otherZone is the other zone of a Double Deployment card, 0 without such cards (PWW-17).
func (b *Box) otherZone(zone int) int {
	for _, d := range b.Doubles {
		switch zone {
		case d[0]:
			return d[1]
		case d[1]:
			return d[0]
		}
	}
	return 0
}

// deploy lets a clan put starting forces into a zone, before anything that is on the stack already.
func (t *Turn) deploy(c Clan, zone int, forces Starting) {
	seat := t.SeatOf(c)
	t.d.Deploy = &Deploy{Clan: c, Areas: europa.Zones[zone-1].Areas, Left: forces}
	t.Push(Pending{Do: "deploy", Seat: seat}, Pending{Do: "deployed", Seat: seat})
}

// any reports whether anything is left to put down.
func (x Starting) any() bool { return x.Base+x.Elite+x.Farms+x.Turrets+x.Column+x.Caravans > 0 }

func unitsToDeploy(s *State, _ Pending, yield func(DeployUnits)) {
	d := s.d.Deploy
	for _, a := range d.Areas {
		for base := 0; base <= min(d.Left.Base, s.b.Capacity); base++ {
			for elite := 0; elite <= min(d.Left.Elite, s.b.Capacity-base); elite++ {
				yield(DeployUnits{a, Force{base, elite}})
			}
		}
	}
}

// checkDeployUnits keeps each area within capacity, and what is left so that it can still be put down (STW-044).
func checkDeployUnits(s *State, _ Pending, a DeployUnits) error {
	d := s.d.Deploy
	if !slices.Contains(d.Areas, a.Area) {
		return rules.Refuse("STW-042", "that area is not on your Deployment card")
	}
	room, held := 0, 0
	for _, x := range d.Areas {
		if x != a.Area && s.Load(x, d.Clan) > 0 {
			held++
		}
		if x != a.Area && s.Force(x, d.Clan).Units() == 0 {
			room += s.Room(x, d.Clan)
		}
	}
	left := d.Left.Base + d.Left.Elite - a.Units()
	switch {
	case a.Base < 0 || a.Elite < 0 || a.Units() == 0:
		return rules.Refuse("STW-044", "put at least one unit there")
	case !a.Within(Force{d.Left.Base, d.Left.Elite}):
		return rules.Refuse("STW-043", fmt.Sprintf("you have only %s left to deploy", Force{d.Left.Base, d.Left.Elite}))
	case d.Left.Caravans > 0:
		return rules.Refuse("SOH-02", "put the caravan down first")
	case s.Force(a.Area, d.Clan).Units() > 0:
		return rules.Refuse("STW-044", "your units stand there already")
	case a.Units() > s.Room(a.Area, d.Clan):
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	case left < d.Left.Spread-held-1:
		return rules.Refuse("STW-044", fmt.Sprintf("%d of these areas need at least one unit each", d.Left.Spread))
	case left > room:
		return rules.Refuse("STW-044", "the other areas could not hold the units that are left")
	}
	return nil
}

func checkDeployPiece(s *State, _ Pending, a DeployPiece) error {
	d := s.d.Deploy
	left := map[Piece]int{Column: d.Left.Column, Turret: d.Left.Turrets, Farm: d.Left.Farms}[a.Piece]
	switch {
	case left == 0:
		return rules.Refuse("STW-043", "no "+a.Piece.String()+" is left to deploy")
	case !slices.Contains(d.Areas, a.Area):
		return rules.Refuse("STW-042", "that area is not on your Deployment card")
	case a.Piece != Column && s.Structures(a.Area) >= s.b.Structures:
		return rules.Refuse("STW-036", fmt.Sprintf("an area holds at most %d structures", s.b.Structures))
	}
	return nil
}

// enlist brings a clan into play with its clan supply (STW-008).
func (t *Turn) enlist(c Clan, seat rules.Seat, vassal bool) {
	t.d.Camps = append(t.d.Camps, Camp{Clan: c, Seat: seat, Vassal: vassal, Base: t.b.Base, Elite: t.b.Elite, Beacons: t.b.Beacons, Contracts: t.b.Contracts})
	if c.Sheet().Ability == Temporize {
		t.DrawColumns(seat, 2)
	}
	t.enlisted(c, seat)
}

func (t *Turn) enlisted(c Clan, seat rules.Seat) {
	t.rules(func(r *Rule) {
		if r.Enlisted != nil {
			r.Enlisted(t, c, seat)
		}
	})
}
