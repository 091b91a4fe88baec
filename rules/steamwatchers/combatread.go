package steamwatchers

import (
	"errors"
	"fmt"
	"slices"
)

// combatDecisions are the steps that need a combat to be on, and whose they are: of the side that is numbered by
// Pending.N, of the loser, of the winner, or of nobody. All but those of a side come once it is decided.
var combatDecisions = map[string]string{
	"announced": "", "assist": "side", "support": "side", "commit": "side", "outcome": "", "combat over": "",
	"casualties": "decided", "losses": "loser", "sentinel": "loser", "flight": "decided", "flee": "loser", "field": "decided",
	"plunder": "decided", "corsair": "loser", "breaker": "winner", "convert": "winner", "toll": "",
}

// soundCombat refuses a combat that would make the rules stumble.
func (s *State) soundCombat() error {
	f := s.d.Combat
	for _, p := range s.d.Stack {
		whose, fights := combatDecisions[p.Do]
		if fights && (f == nil || !f.owns(whose, p) || s.seated(p.Seat) && p.Clan != NoClan && s.SeatOf(p.Clan) != p.Seat) {
			return fmt.Errorf("%q in no combat of its own", p.Do)
		}
		if p.Froms != nil && len(p.Froms) != len(p.Areas) || slices.ContainsFunc(p.Froms, func(a Area) bool { return !a.Land() }) {
			return fmt.Errorf("%q from no land", p.Do)
		}
		if (fights || p.Do == "fights" || p.Do == "which fight") && slices.ContainsFunc(p.Areas, func(a Area) bool { return !a.Land() }) || p.Do == "combat" && !p.Area.Land() {
			return fmt.Errorf("%q on no land", p.Do)
		}
	}
	if f == nil {
		return nil
	}
	bad := errors.New("a combat that cannot be")
	if !f.Area.Land() || f.From != 0 && !f.From.Land() || f.Attacker == NoClan || f.Attacker == f.Defender || f.Decided() && f.Clan(f.won()) != f.Winner || f.Decided() && f.Clan(f.lost()) != f.Loser {
		return bad
	}
	for r, side := range f.Sides {
		if c := f.Clan(Role(r)); c != NoClan && s.Camp(c) == nil || min(side.Owed, side.Pure, side.Contra, side.Force.Base, side.Force.Elite) < 0 {
			return bad
		}
	}
	if b := f.Secret; b != nil {
		if b.By != s.SeatOf(f.Attacker) || (b.Pure < 0) != (b.Contra < 0) {
			return bad
		}
		if pure, contra := s.d.Players[b.By].Fuel.Barrels(); b.Pure > pure || b.Contra > contra || b.Pure+b.Contra > s.b.MaxFuel {
			return bad
		}
	}
	return nil
}

// owns reports whether a thing to be done belongs to the combat as it stands.
func (f *Combat) owns(whose string, p Pending) bool {
	switch whose {
	case "side":
		return !f.Decided() && (p.N == int(Attacking) || p.N == int(Defending)) && p.Clan != NoClan && p.Clan == f.Clan(Role(p.N))
	case "loser":
		return f.Decided() && p.Clan == f.Loser && p.Clan != NoClan && p.N >= 0 && p.M >= 0
	case "winner":
		return f.Decided() && p.Clan == f.Winner && p.Clan != NoClan
	case "decided":
		return f.Decided()
	}
	return true
}
