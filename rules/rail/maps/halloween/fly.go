package halloween

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// TargetPumpkin is the target kind of the pumpkins on a house, by the house's number.
const TargetPumpkin = "pumpkin"

// Fly moves a witch to a black house. A pumpkin may ride with her from one of the houses of the way to an orange
// house that comes later (HAL-20).
type Fly struct {
	Path    rail.Path `json:"path"`
	Pumpkin rail.Spot `json:"pumpkin,omitzero"` // where it is picked up; zero when none rides
}

// Kind is "fly".
func (Fly) Kind() string { return "fly" }

func (a Fly) String() string {
	if a.Pumpkin.IsZero() {
		return "fly witch from " + a.Path.String()
	}
	return fmt.Sprintf("fly witch from %s, pumpkin from %s", a.Path, a.Pumpkin)
}

// Targets is the witch, every house after it, and the pumpkin that rides.
func (a Fly) Targets() []rules.Target {
	out := play.PathTargets(Witch, a.Path)
	if !a.Pumpkin.IsZero() {
		out = append(out, rules.Target{Kind: TargetPumpkin, ID: a.Pumpkin.Number()})
	}
	return out
}

// Flown says that a witch came home, and what became of the pumpkin with her.
type Flown struct {
	Seat    rules.Seat `json:"seat"`
	Path    rail.Path  `json:"path"`
	Pumpkin rail.Spot  `json:"pumpkin,omitzero"` // where it was picked up
	Smashed rail.Spot  `json:"smashed,omitzero"` // the orange house
	Left    int        `json:"left"`             // pumpkins on the map after it
}

// Kind is "flown".
func (Flown) Kind() string { return "flown" }

// carry says what no cube does by itself: pumpkins never (HAL-19), and witches fly.
func carry(_ *ageofsteam.State, g rail.Good) error {
	switch g {
	case Pumpkin:
		return rules.Refuse("HAL-19", "a pumpkin moves with a witch only, never by itself")
	case Witch:
		return rules.Refuse("HAL-20", "a black cube is a witch: she flies, with or without a pumpkin")
	}
	return nil
}

// flying is the choice to move a witch (HAL-19 to HAL-24, HAL-39 to HAL-41).
func flying() ageofsteam.Choice {
	return ageofsteam.Choice{
		Kind: Fly{}.Kind(), Clause: "HAL-20",
		Legal: func(s *ageofsteam.State, yield func(rules.Action)) {
			net := s.Net()
			for at, g := range s.Movable() {
				if g != Witch {
					continue
				}
				for r := range s.Routes(net, at, g) {
					p := net.Path(r, s.Spot)
					yield(Fly{Path: p})
					for i := range riders(s, r.Stops) {
						yield(Fly{p, p.At(i)})
					}
				}
			}
		},
		Check: func(s *ageofsteam.State, a rules.Action) error { return checkFly(s, a.(Fly)) },
		Do: func(t *ageofsteam.Turn, a rules.Action) {
			f := a.(Fly)
			e := Flown{Seat: t.Seat(), Path: f.Path, Pumpkin: f.Pumpkin}
			t.Lift(f.Path.Start().Stop(), Witch)
			t.ToBag(Witch)
			if !f.Pumpkin.IsZero() {
				e.Smashed = SmashedAt(t.State, f)
				t.Lift(f.Pumpkin.Stop(), Pumpkin)
				t.ToBox(Pumpkin)
			}
			e.Left = t.OnMap(Pumpkin)
			t.Earn(nil)
			t.Say(e)
			t.EndTurn()
		},
		Carry: func(_ *ageofsteam.State, g rail.Good) error {
			if g != Witch {
				return rules.Refuse("HAL-20", "only witches fly")
			}
			return nil
		},
		Plans: plans, Steps: steps, Point: pointPumpkin,
		Ledger: func(s *ageofsteam.State, a rules.Action, l *ageofsteam.Ledger) {
			f, left := a.(Fly), s.OnMap(Pumpkin)
			l.Levels(f.Path.Len()-1, s.Player(s.Turn()).Loco, "AOS-103")
			l.Income(0, "HAL-22")
			if f.Pumpkin.IsZero() {
				l.Change("Pumpkins", "pumpkin", left, left, 0, "HAL-09")
			} else {
				l.Change("Pumpkins", "pumpkin", left, left-1, 1, "HAL-09")
			}
		},
	}
}

// riders goes through the places of a witch's way, counted from its start, where a pumpkin lies that could ride,
// with the place of the orange house where it would be smashed: the first one entered after it (HAL-40).
func riders(s *ageofsteam.State, way []rail.Stop) func(yield func(pick, smash int) bool) {
	return func(yield func(pick, smash int) bool) {
		for i := range way[:len(way)-1] {
			if s.Cubes(way[i]).Count(Pumpkin) == 0 {
				continue
			}
			for j := i + 1; j < len(way); j++ {
				if s.Color(way[j]) == Pumpkin {
					if !yield(i, j) {
						return
					}
					break
				}
			}
		}
	}
}

// SmashedAt is the house where the pumpkin of a flight leaves the map, the zero spot if it never does.
func SmashedAt(s *ageofsteam.State, f Fly) rail.Spot {
	picked := false
	for _, at := range f.Path.Stops() {
		if picked && s.Color(at.Stop()) == Pumpkin {
			return at
		}
		picked = picked || at == f.Pumpkin
	}
	return rail.Spot{}
}

func checkFly(s *ageofsteam.State, f Fly) error {
	if _, err := s.CheckPath(Witch, f.Path); err != nil {
		return err
	}
	if f.Pumpkin.IsZero() {
		return nil
	}
	on := -1
	for i, at := range f.Path.Stops() {
		if at == f.Pumpkin {
			on = i
		}
	}
	switch {
	case on < 0:
		return rules.Refuse("HAL-20", fmt.Sprintf("the witch does not pass %s", f.Pumpkin))
	case on == f.Path.Len()-1:
		return rules.Refuse("HAL-20", fmt.Sprintf("the witch ends on %s; a pumpkin is picked up before that", f.Pumpkin))
	case s.Cubes(f.Pumpkin.Stop()).Count(Pumpkin) == 0:
		return rules.Refuse("HAL-20", fmt.Sprintf("no pumpkin lies on %s", f.Pumpkin))
	case SmashedAt(s, f).IsZero():
		return rules.Refuse("HAL-40", fmt.Sprintf("no orange house comes after %s on this way", f.Pumpkin))
	}
	return nil
}

// plans are the flights of a witch with everything that could ride.
func plans(s *ageofsteam.State, from rail.Stop, g rail.Good) (out []play.Plan) {
	net := s.Net()
	for r := range s.Routes(net, from, g) {
		p := play.PlanOf(s, net, r, s.Seats())
		p.Actions = []rules.Action{Fly{Path: p.Path}}
		for i := range riders(s, r.Stops) {
			p.Actions = append(p.Actions, Fly{p.Path, p.Path.At(i)})
		}
		out = append(out, p)
	}
	return out
}

// steps is what happens at each house of a flight.
func steps(s *ageofsteam.State, a rules.Action) (out []play.Step) {
	f := a.(Fly)
	smash := SmashedAt(s, f)
	for i, at := range f.Path.Stops() {
		st := play.Step{At: at, Text: "passes"}
		switch {
		case i == 0 && at == f.Pumpkin:
			st.Text, st.Icon, st.Good = "the witch sets out with the pumpkin", "pumpkin", Pumpkin
		case i == 0:
			st.Text, st.Icon, st.Good = "the witch sets out", "witch", Witch
		case i == f.Path.Len()-1:
			st.Text, st.Icon, st.Good = "lands: black house", "witch", Witch
		case at == f.Pumpkin:
			st.Text, st.Icon, st.Good = "picks up the pumpkin", "pumpkin", Pumpkin
		case at == smash && !f.Pumpkin.IsZero():
			st.Text, st.Icon, st.Good = "the pumpkin is smashed", "pumpkin-smashed", Pumpkin
		}
		out = append(out, st)
	}
	return out
}

// pointPumpkin is the flight that a pumpkin means after a witch and houses.
func pointPumpkin(s *ageofsteam.State, chosen []rules.Target, t rules.Target) rules.Action {
	if t.Kind != TargetPumpkin || t.ID < 0 || t.ID >= s.Stops() || len(chosen) < 2 || chosen[0].Kind != play.TargetCube {
		return nil
	}
	from, g := play.CubeOf(chosen[0].ID)
	if g != Witch || from < 0 || int(from) >= s.Stops() {
		return nil
	}
	stops := []rail.Spot{s.Spot(from)}
	for _, c := range chosen[1:] {
		if c.Kind == play.TargetStop && c.ID >= 0 && c.ID < s.Stops() && len(stops) < rail.MaxStops {
			stops = append(stops, s.Spot(rail.Stop(c.ID)))
		}
	}
	return Fly{rail.NewPath(stops...), s.Spot(rail.Stop(t.ID))}
}
