package scenes

import (
	"cmp"
	"fmt"
	"strings"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// prompt is what is asked, with what the rules do not say: areas that are still free, and what passing means.
func (s *stwTable) prompt(t *Table) rules.Line {
	return vassalPrompt(stwState(t.pos()), s.asks(t))
}

func (s *stwTable) asks(t *Table) rules.Line {
	p := stwState(t.pos())
	if line := s.fightPrompt(t, p); line.Text != "" {
		return line
	}
	if line := s.pactPrompt(t, p); line.Text != "" {
		return line
	}
	line := t.g.m.Definition().Words.Prompt(p)
	if !t.acting() {
		return line
	}
	switch stepOf(p) {
	case "plan":
		if n := s.free(p); n > 0 {
			line.Text = fmt.Sprintf("@%d, put Order tokens face down in your areas: %s free.", p.Turn(), count(n, "area"))
		}
	case "deploy":
		d := p.Deploying()
		if d.Left.Caravans > 0 {
			line.Text, line.Clause = fmt.Sprintf("@%d, put the caravan into one of your areas first.", p.Turn()), "SOH-02"
			break
		}
		line.Text = fmt.Sprintf("@%d, point at an area first, %s, %s or %s, then say what comes there.", p.Turn(), d.Areas[0].Name(), d.Areas[1].Name(), d.Areas[2].Name())
	case "pay":
		line.Text = fmt.Sprintf("@%d, pay %d in pure or contraband algofuel.", p.Turn(), p.Top().N)
	case "way":
		line.Text = fmt.Sprintf("@%d, choose where the units of %s go.", p.Turn(), p.Top().From.Name())
	case "force":
		line.Text = fmt.Sprintf("@%d, choose the units that go from %s to %s.", p.Turn(), p.Top().From.Name(), p.Top().Area.Name())
	case "beacon":
		area := p.Top().Area
		line.Text = fmt.Sprintf("@%d, leave a beacon in %s, or give it up.", p.Turn(), area.Name())
		if p.Structures(area) >= p.Box().Structures {
			line.Text = fmt.Sprintf("@%d, leave a beacon in %s, which costs a structure there, or give it up.", p.Turn(), area.Name())
		}
	}
	return line
}

// propose is the sentence for what is shown, where the rules' own words would say too much or too little.
func (s *stwTable) propose(t *Table, a rules.Action) rules.Line {
	return vassalPrompt(stwState(t.g.Now()), s.proposes(t, a))
}

func (s *stwTable) proposes(t *Table, a rules.Action) rules.Line {
	p := stwState(t.g.Now())
	line := t.g.m.Definition().Words.Action(p, a)
	say := func(format string, args ...any) rules.Line {
		line.Text = fmt.Sprintf("@%d: ", max(0, p.Turn())) + fmt.Sprintf(format, args...)
		return line
	}
	if text, clause := proposePact(p, a); text != "" {
		line.Clause = cmp.Or(clause, line.Clause)
		return say("%s", text)
	}
	switch a := a.(type) {
	case stw.TakeVassal:
		return say("take the %s as a vassal?", a.Clan.Name())
	case stw.ChooseClan:
		return say("take the %s?", a.Clan.Name())
	case stw.ClaimTitle:
		return say("put the Ambassador on %s?", a.Title.Name())
	case stw.TakeZone:
		return say("deploy in the %s?", stw.Board().Zones[a.Zone-1].Name)
	case stw.PlayArchon:
		return say("play %s?", a.Card.Name())
	case stw.UpgradeKit:
		return say("upgrade the %s?", a.Kit.Name())
	case stw.Operate:
		return say("operate the %s?", a.Kit.Name())
	case stw.Go:
		return say("move from %s to %s?", p.Top().From.Name(), a.To.Name())
	case stw.Send:
		return say("%s go from %s to %s?", briefForce(a.Force), p.Top().From.Name(), p.Top().Area.Name())
	case stw.Confirm:
		if n := s.free(p); n > 0 {
			return say("seal the orders with %s free?", count(n, "area"))
		}
	}
	if first, _, _ := strings.Cut(line.Text, " "); wordsOrders[first] {
		return say("%s?", lower(line.Text))
	}
	return rules.Line{}
}

// wordsOrders begin the lines of the rules that say what to do: after a name they go on in small letters.
var wordsOrders = map[string]bool{"Build": true, "Commit": true, "Confirm": true, "Discard": true, "Fight": true, "Heed": true, "Keep": true, "Lay": true, "Leave": true, "Lose": true,
	"Pass": true, "Raise": true, "Remove": true, "Reserve": true, "Support": true, "Take": true, "Upgrade": true, "A": true, "The": true}
