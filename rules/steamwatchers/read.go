package steamwatchers

import (
	"encoding/json"
	"fmt"
	"slices"

	"kettle/rules"
)

// MarshalJSON writes the canonical form.
func (s *State) MarshalJSON() ([]byte, error) { return json.Marshal(&s.d) }

// read reads a position that MarshalJSON wrote and refuses one that would make the rules stumble.
func read(b []byte) (rules.Position, error) {
	var d data
	if err := rules.Strict(b, &d); err != nil {
		return nil, fmt.Errorf("steamwatchers: position: %w", err)
	}
	if err := d.Form.check(); err != nil {
		return nil, fmt.Errorf("steamwatchers: position: %w", err)
	}
	s := &State{open(d.Form), d}
	if err := s.sound(); err != nil {
		return nil, fmt.Errorf("steamwatchers: position: %w", err)
	}
	return s, nil
}

// sound refuses what would make the rules stumble.
func (s *State) sound() error {
	d, n := &s.d, s.b.Form.Seats
	if len(d.Players) != n || len(d.Hands) != n || len(d.Plans) != n || len(d.Ground) != len(europa.Places) {
		return fmt.Errorf("%d players, %d hands, %d plans, %d areas", len(d.Players), len(d.Hands), len(d.Plans), len(d.Ground))
	}
	if d.Round < 0 || d.Round > 99 || !s.seated(d.First) {
		return fmt.Errorf("round %d, first seat %d", d.Round, d.First)
	}
	for _, c := range d.Camps {
		if c.Clan == NoClan || !s.seated(c.Seat) || c.Base < 0 || c.Elite < 0 || c.Beacons < 0 || c.Contracts < 0 {
			return fmt.Errorf("a camp of %q", c.Clan)
		}
	}
	for i, p := range d.Players {
		pure, contra := s.Spaces(rules.Seat(i))
		f := p.Fuel
		low := slices.Min([]int{f.Pure, f.Contra, f.PureClosed, f.ContraClosed, f.PureOver, f.ContraOver, p.Incubation, p.Fervor, p.Exile.Base, p.Exile.Elite, p.Zone})
		if low < 0 || f.Pure+f.PureClosed > pure || f.Contra+f.ContraClosed > contra || p.Incubation > s.b.MaxIncubation || p.Zone > len(europa.Zones) || p.Clan != NoClan && s.Camp(p.Clan) == nil {
			return fmt.Errorf("seat %d with impossible figures", i)
		}
	}
	for i := range d.Ground {
		if err := s.soundGround(Area(i + 1)); err != nil {
			return err
		}
	}
	for _, a := range d.Ambassadors {
		if !s.seated(a.Seat) || s.Camp(a.Clan) == nil {
			return fmt.Errorf("an Ambassador of seat %d", a.Seat)
		}
	}
	if err := s.soundCards(); err != nil {
		return err
	}
	if err := s.soundPacts(); err != nil {
		return err
	}
	for seat, p := range d.Plans {
		for _, t := range p.Tokens {
			if !t.At.Land() || t.Order == NoOrder || s.SeatOf(t.Clan) != rules.Seat(seat) {
				return fmt.Errorf("a token face down in %q", t.At)
			}
		}
	}
	if err := s.soundCaravans(); err != nil {
		return err
	}
	if d.Over != nil {
		if len(d.Over.Scores) != n || len(d.Over.Places) != n || len(d.Stack) > 0 {
			return fmt.Errorf("a result for %d seats", len(d.Over.Scores))
		}
		return nil
	}
	return s.soundStack()
}

func (s *State) seated(seat rules.Seat) bool { return seat >= 0 && int(seat) < s.b.Form.Seats }

func (s *State) soundGround(a Area) error {
	g := s.At(a)
	bad := fmt.Errorf("what lies in %s", a)
	known := func(c Clan) bool { return c == NoClan || s.Camp(c) != nil }
	if g.Farms < 0 || g.Turrets < 0 || g.Column < 0 || g.Column > s.b.MaxColumn || g.Barrels < 0 || !known(g.Beacon) || !known(g.Token.Clan) || (g.Token.Order == NoOrder) != (g.Token.Clan == NoClan) {
		return bad
	}
	for i, t := range g.Troops {
		if s.Camp(t.Clan) == nil || t.Base < 0 || t.Elite < 0 || t.Units() == 0 && !t.Caravan || slices.ContainsFunc(g.Troops[:i], func(x Troop) bool { return x.Clan == t.Clan }) {
			return bad
		}
	}
	for _, c := range g.Contracts {
		if s.Camp(c) == nil || !a.Floe() {
			return bad
		}
	}
	for _, c := range g.Targets {
		if !known(c) || !a.Land() {
			return bad
		}
	}
	if a.Floe() && (len(g.Troops) > 0 || g.Beacon != NoClan || g.Farms+g.Turrets+g.Column > 0) {
		return bad
	}
	return nil
}

// soundCards refuses cards that are not in the game.
func (s *State) soundCards() error {
	d := &s.d
	columns := [][]Card{d.Columns.Draw, d.Columns.Out, d.Columns.Discard}
	archons := [][]Card{d.Archons.Draw, d.Archons.Out, d.Archons.Discard, d.Play}
	for _, h := range d.Hands {
		columns = append(columns, h.Columns, h.Down)
		archons = append(archons, h.Archons)
	}
	if d.Looked != nil {
		columns = append(columns, d.Looked.Cards)
	}
	for _, p := range columns {
		for _, c := range p {
			if !slices.Contains(s.b.Columns, c) {
				return fmt.Errorf("a Steam Column card %q", c)
			}
		}
	}
	for _, p := range archons {
		for _, c := range p {
			if s.b.Archon(c) == nil {
				return fmt.Errorf("an Archon card %q", c)
			}
		}
	}
	return nil
}

// clanDecisions are the steps that need to know for which clan their seat decides.
var clanDecisions = []string{"recruit", "primus", "call to arms", "mobilize", "contract", "legate"}

func (s *State) soundStack() error {
	if len(s.d.Stack) == 0 {
		return fmt.Errorf("nothing to do")
	}
	for _, p := range s.d.Stack {
		if s.b.Step(p.Do) == nil || !s.seated(p.Seat) || p.N < -99 || p.N > 99 || p.Clan != NoClan && s.Camp(p.Clan) == nil {
			return fmt.Errorf("nothing does %q", p.Do)
		}
		if err := s.soundMove(p); err != nil {
			return err
		}
		if err := s.soundHope(p); err != nil {
			return err
		}
		if slices.Contains(clanDecisions, p.Do) && (p.Clan == NoClan || s.SeatOf(p.Clan) != p.Seat) || slices.ContainsFunc(p.Areas, func(a Area) bool { return !a.Is() }) {
			return fmt.Errorf("%q of nobody, or nowhere", p.Do)
		}
		if p.Do == "activate" && (p.N < 0 || p.N >= len(s.d.Ambassadors) || s.d.Ambassadors[p.N].Clan != p.Clan) {
			return fmt.Errorf("an activation of nobody")
		}
		if p.Do == "deploy" && s.d.Deploy == nil {
			return fmt.Errorf("a deployment of nothing")
		}
	}
	if err := s.soundCombat(); err != nil {
		return err
	}
	if s.Step().Run != nil || len(s.Legal()) == 0 {
		return fmt.Errorf("nobody can act")
	}
	return nil
}

// Audit is the referee: what must hold in every position. Pieces and cards are conserved.
func (s *State) Audit() error {
	farms, turrets := s.d.Farms+s.d.Boxed.Farms, s.d.Turrets+s.d.Boxed.Turrets
	for _, a := range Lands() {
		g := s.At(a)
		farms, turrets = farms+g.Farms, turrets+g.Turrets
		if s.Structures(a) > s.b.Structures {
			return fmt.Errorf("%d structures in %s", s.Structures(a), a)
		}
		for _, t := range g.Troops {
			if s.Load(a, t.Clan) > s.b.Capacity {
				return fmt.Errorf("%d units in %s", s.Load(a, t.Clan), a)
			}
		}
	}
	for i := range s.d.Caravans {
		more := s.d.Caravans[i].buildings()
		farms, turrets = farms+more.Farms, turrets+more.Turrets
	}
	if err := s.auditKits(); err != nil {
		return err
	}
	if farms != s.b.Farms || turrets != s.b.Turrets {
		return fmt.Errorf("%d farms and %d turrets", farms, turrets)
	}
	for i := range s.d.Camps {
		if err := s.auditCamp(&s.d.Camps[i]); err != nil {
			return err
		}
	}
	if err := s.auditPacts(); err != nil {
		return err
	}
	columns := slices.Concat(s.d.Columns.Draw, s.d.Columns.Out, s.d.Columns.Discard)
	archons := slices.Concat(s.d.Archons.Draw, s.d.Archons.Out, s.d.Archons.Discard, s.d.Play)
	for _, h := range s.d.Hands {
		columns, archons = append(append(columns, h.Columns...), h.Down...), append(archons, h.Archons...)
	}
	if s.d.Looked != nil {
		columns = append(columns, s.d.Looked.Cards...)
	}
	if !same(columns, s.b.Columns) {
		return fmt.Errorf("%d Steam Column cards, not each once", len(columns))
	}
	if !same(archons, slices.Concat(s.b.Archons, s.b.Extra)) {
		return fmt.Errorf("%d Archon cards, not each once", len(archons))
	}
	return nil
}

// auditCamp counts the pieces of a clan that has all of its own.
func (s *State) auditCamp(c *Camp) error {
	if c.Out {
		return nil
	}
	if c.Vassal {
		if !s.auditVassal(c) {
			return fmt.Errorf("the vassal %s has not its pieces", c.Clan.Name())
		}
		return nil
	}
	f := Force{c.Base, c.Elite}.Plus(s.OnBoard(c.Clan)).Plus(s.d.Players[c.Seat].Exile).Plus(c.Lost).Plus(s.Caravan(c.Seat).Cargo)
	beacons, contracts := c.Beacons, c.Contracts
	for i := range s.d.Ground {
		beacons += number(s.d.Ground[i].Beacon == c.Clan)
		for _, x := range s.d.Ground[i].Contracts {
			contracts += number(x == c.Clan)
		}
	}
	if (f != Force{s.b.Base, s.b.Elite}) || beacons != s.b.Beacons || contracts != s.b.Contracts {
		return fmt.Errorf("%s has %s, %d beacons and %d contracts", c.Clan.Name(), f, beacons, contracts)
	}
	for o := OrderMove; o < numOrders; o++ {
		if s.TokensLeft(c.Clan, o) < 0 {
			return fmt.Errorf("%s has too many %s tokens", c.Clan.Name(), o)
		}
	}
	return nil
}

// same reports whether two lists hold the same cards.
func same(a, b []Card) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}
