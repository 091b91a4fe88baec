package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// fightOf is a combat as its stage shows it; p tells what stands around.
func (t *Table) fightOf(p *stw.State, b *stw.Battle) *board.Fight {
	f := &board.Fight{Title: "Battle for " + b.Area.Name(), Column: p.At(b.Area).Column}
	for i, s := range stw.BattleSteps {
		f.Steps = append(f.Steps, board.FightStep{Name: s.Name, Done: i < b.Step, Now: i == b.Step})
	}
	f.Attacker = t.fightSide(p, b, stw.Attacking)
	f.Defender = t.fightSide(p, b, stw.Defending)
	return f
}

// sideOf is one side of a combat.
func sideOf(b *stw.Battle, r stw.Role) *stw.BattleSide {
	if r == stw.Attacking {
		return &b.Attacker
	}
	return &b.Defender
}

// shownSide is one side of a combat on its stage.
func shownSide(f *board.Fight, r stw.Role) *board.FightSide {
	if r == stw.Attacking {
		return &f.Attacker
	}
	return &f.Defender
}

// fighter is the name of who fights, as it begins a sentence.
func (t *Table) fighter(seat rules.Seat) string {
	if seat < 0 {
		return wordsNeutral
	}
	return t.g.m.Table().Name(seat)
}

// clanOrNeutral is the name of a clan that fights.
func clanOrNeutral(c stw.Clan) string {
	if c == stw.NoClan {
		return wordsNeutral
	}
	return c.Name()
}

func (t *Table) fightSide(p *stw.State, b *stw.Battle, r stw.Role) board.FightSide {
	side := sideOf(b, r)
	out := board.FightSide{Clan: t.clan(side.Clan), Head: t.fighter(side.Seat) + " attacks", Sum: side.Strength, Won: b.Decided && b.Winner == r}
	if r == stw.Defending {
		out.Head = t.fighter(side.Seat) + " defends"
	}
	var notes, from []string
	for _, x := range side.Ledger {
		switch x.What {
		case stw.PlusFuel:
			continue // it stands below
		case stw.PlusSupport:
			s := t.support(p, side.Clan, x)
			out.Supports = append(out.Supports, s)
			from = append(from, supportFrom(p, side.Clan, x.Area))
		case stw.PlusBase, stw.PlusElite, stw.PlusUnit:
			for range max(1, x.Count) {
				out.Units = append(out.Units, pieceOf[x.What])
			}
			notes = append(notes, x.Name)
		case stw.PlusNeutral:
			out.Units = []string{"soldier", "soldier", "soldier"}
		case stw.PlusTurret:
			for range x.Count {
				out.Works = append(out.Works, "turret")
			}
			notes = append(notes, x.Name)
		case stw.PlusDefense:
			out.Works = append(out.Works, "order-defense")
			notes = append(notes, x.Name)
		}
		out.Ledger = append(out.Ledger, t.strengths(p, side.Clan, x)...)
	}
	if len(from) > 0 {
		notes = append(notes, "support from "+strings.Join(from, ", "))
	}
	out.Note = strings.Join(notes, ", ")
	out.Fuel = t.covered(p, b, r)
	return out
}

// pieceOf are the pictures of what adds strength.
var pieceOf = map[string]string{stw.PlusBase: "soldier", stw.PlusElite: "elite", stw.PlusUnit: "truck", stw.PlusTurret: "turret", stw.PlusDefense: "order-defense",
	stw.PlusBulwark: "elite", stw.PlusFervor: "fervor", stw.PlusRule: "title-archon", stw.PlusNeutral: "soldier"}

// strengths are the cells of the ledger for one thing: a cell for each own piece, one for each kind that supports.
func (t *Table) strengths(p *stw.State, c stw.Clan, x stw.Plus) (out []board.Strength) {
	tip := fmt.Sprintf("%s %+d (%s)", upperFirst(x.Name), x.N, x.Clause)
	one := board.Strength{Sprite: pieceOf[x.What], Plus: x.N, Tip: tip}
	if sprite := ruleSprites[x.Name]; x.What == stw.PlusRule && sprite != "" {
		one.Sprite = sprite
	}
	switch x.What {
	case stw.PlusBase, stw.PlusElite, stw.PlusUnit, stw.PlusTurret:
		one.Clan = x.What != stw.PlusTurret
		n := max(1, x.Count)
		for i := range n {
			one.Plus = x.N*(i+1)/n - x.N*i/n
			out = append(out, one)
		}
		return out
	case stw.PlusNeutral, stw.PlusBulwark:
		one.Clan = true
	case stw.PlusFervor:
		one.Count = x.Count
	case stw.PlusSupport:
		f := t.supporting(p, c, x)
		one.Break = true
		for _, part := range []struct {
			sprite  string
			n, each int
		}{{"soldier", f[0], 1}, {"elite", f[1], 2}, {"truck", f[2], caravanHelp(p, c, x)}} {
			if part.n > 0 {
				out = append(out, board.Strength{Sprite: part.sprite, Clan: true, Of: t.clan(supporter(p, c, x.Area)), Count: part.n, Plus: part.n * part.each, Break: one.Break, Tip: "Support from " + tip})
				one.Break = false
			}
		}
		if len(out) == 0 {
			out = append(out, board.Strength{Sprite: "mark-strength", Plus: x.N, Break: true, Tip: "Support from " + tip})
		}
		return out
	}
	return append(out, one)
}

// supporting are the units of an area that make up a support: from far away only elite soldiers, a caravan with Tripods by
// itself; none where they are not what counts.
func (t *Table) supporting(p *stw.State, c stw.Clan, x stw.Plus) party {
	f, help := p.Force(x.Area, supporter(p, c, x.Area)), caravanHelp(p, c, x)
	all := party{f.Base, f.Elite}
	if help > 0 {
		all[2] = 1
	}
	for _, who := range []party{all, {f.Base, f.Elite}, {0, f.Elite}, {2: all[2]}} {
		if who[0]+2*who[1]+who[2]*help == x.N {
			return who
		}
	}
	return party{}
}

// support is an area that supports a side.
func (t *Table) support(p *stw.State, c stw.Clan, x stw.Plus) board.FightSupport {
	out := board.FightSupport{Text: x.Area.Name() + " supports", Plus: x.N, Clan: t.clan(supporter(p, c, x.Area))}
	f := t.supporting(p, c, x)
	for kind, piece := range partyPieces {
		for range f[kind] {
			out.Units = append(out.Units, piece)
		}
	}
	return out
}

// covered is the algofuel of a side as everybody may see it.
func (t *Table) covered(p *stw.State, b *stw.Battle, r stw.Role) board.Fuel {
	side := sideOf(b, r)
	if side.Seat < 0 {
		return board.Fuel{}
	}
	out := board.Fuel{Pure: side.Fuel.Pure, Contraband: side.Fuel.Contra, Most: min(p.Box().MaxFuel, p.Player(side.Seat).Fuel.Total())}
	switch {
	case b.Decided:
		out.State, out.Lift = board.FuelOpen, 1
	case side.Fuel.Committed:
		out.State, out.Pure, out.Contraband = board.FuelCovered, 0, 0
	case out.Most == 0:
		out.Text = "no algofuel to commit"
	case b.Step < 2:
		out.Text = "algofuel is committed after support, in secret"
	case r == stw.Defending:
		out.Text = "commits after " + t.fighter(b.Attacker.Seat)
	default:
		out.Text = "chooses in secret"
	}
	return out
}

// fightResult is the line at the foot of the stage.
func (t *Table) fightResult(p *stw.State, b *stw.Battle) board.FightResult {
	if b.Decided {
		return board.FightResult{Clan: t.clan(sideOf(b, b.Winner).Clan), Head: winsWords(b), Clauses: []string{"STW-115"}}
	}
	switch stepOf(p) {
	case "assist":
		return board.FightResult{Head: fmt.Sprintf("%s may play Military Assistance", t.fighter(p.Turn())), Text: wordsAssist, Clauses: []string{"PWW-15"}}
	case "support":
		return board.FightResult{Head: fmt.Sprintf("%s may call for support", t.fighter(p.Turn())), Text: "Point at an area: its Order token is spent, its units add their strength.", Clauses: []string{"STW-110", "STW-113"}}
	case "commit":
		return board.FightResult{Head: fmt.Sprintf("%s commits algofuel", t.fighter(p.Turn())), Text: "Both cloths are lifted together. A tie goes to the defender.", Clauses: []string{"STW-114", "STW-115"}}
	}
	return board.FightResult{}
}

// winsWords is "Rhône Conglomerate wins 12 to 11".
func winsWords(b *stw.Battle) string {
	won, lost := sideOf(b, b.Winner), sideOf(b, 1-b.Winner)
	return fmt.Sprintf("%s %d to %d", clanWins(won.Clan), won.Strength, lost.Strength)
}

// clanWins says that a clan wins: some are many.
func clanWins(c stw.Clan) string {
	name := clanOrNeutral(c)
	if strings.HasSuffix(name, "s") {
		return name + " win"
	}
	return name + " wins"
}
