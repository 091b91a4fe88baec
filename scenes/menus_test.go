package scenes

import (
	"strings"
	"testing"

	"kettle/rules/match"
)

func TestTheTitleOpensEveryMenu(t *testing.T) {
	for key, scene := range map[string]string{"n": "setupScene", "l": "loadScene", "r": "bookScene", "o": "optionsScene", "a": "aboutScene"} {
		d := desk(t)
		p := sit(t, d, NewTitle(d))
		p.play("key " + key)
		p.want(scene)
		p.play("key escape")
		p.want("titleScene")
	}
}

func TestTheSceneThatWasOpenedFirstLeadsBackToTheTitle(t *testing.T) {
	for _, open := range []func(d *Desk) Scene{
		NewSetup, NewLoad, NewOptions, NewAbout,
		func(d *Desk) Scene { return NewRecords(d, "") }, func(d *Desk) Scene { return Rulebook(d, "") },
	} {
		d := desk(t)
		p := sit(t, d, open(d))
		p.play("key escape")
		p.want("titleScene")
	}
}

func TestArrowsAndTabReachEveryLine(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	for _, key := range []string{"down", "tab"} {
		p := sit(t, d, NewTitle(d))
		var seen []string
		for range 6 {
			p.play("key " + key)
			seen = append(seen, p.s.ui.Focused())
		}
		if got := strings.Join(seen, " "); got != "continue new load rulebook options about" {
			t.Errorf("%s goes through %s", key, got)
		}
		p.play("key enter")
		p.want("aboutScene")
	}
}

func TestTheTitleHasALineForResults(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTitle(d))
	p.play("refute-hit results\nkey e")
	p.want("titleScene")
	keepResult(t, d)
	p = sit(t, d, NewTitle(d))
	p.play("click results\nexpect HAL-27N3-F8DY")
	p.want("recordsScene")
}

func TestContinueTellsTheGameInItsPlace(t *testing.T) {
	m := match.Meta{Name: "Washington D.C.", Names: []string{"Agnes", "Bert", "", "Chiara"}, Round: "Round 3 of 8"}
	for most, want := range map[int]string{
		80: "Washington D.C. · Agnes, Bert, Chiara · round 3 of 8",
		45: "Washington D.C. · Agnes + 2 · round 3 of 8",
		30: "Washington D.C. · round 3 of 8",
	} {
		if got := saveLine(m, func(s string) bool { return len([]rune(s)) <= most }); got != want {
			t.Errorf("in %d letters: %q", most, got)
		}
	}
	for want, m := range map[string]match.Meta{
		"Singapore · Ines, Owl":  {Name: "Singapore", Names: []string{"Owl", "Ines"}, Bots: []string{"greedy", ""}},
		"Singapore":              {Name: "Singapore", Names: []string{"", "Owl"}, Bots: []string{"", "greedy"}},
		"Singapore · Owl, Raven": {Name: "Singapore", Names: []string{"Owl", "Raven"}, Bots: []string{"greedy", "greedy"}},
	} {
		if got := saveLine(m, func(string) bool { return true }); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

func TestTheKeyboardAloneDealsHalloween(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTitle(d))
	p.play("key n\nkey enter")
	p.want("Table")
	if d.Opts.Game != "age-of-steam/halloween" {
		t.Error("the game is not remembered")
	}
}

// reach tabs to a widget.
func (p *player) reach(id string) {
	p.t.Helper()
	for range 60 {
		if p.s.ui.Focused() == id {
			p.play("wait 20ms")
			return
		}
		p.play("key tab")
	}
	p.t.Fatalf("Tab does not reach %s", id)
}

func TestSetupRemembersNameColourAndOptions(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewSetup(d))
	p.reach("name/0")
	p.play("type Agnès 猫")
	p.reach("colour/violet")
	p.play("key space")
	p.reach("option/difficulty/hard")
	p.play("key space")
	p.reach("option/rounds/12 rounds")
	p.play("key space")
	p.reach("skip")
	p.play("key space")
	p.reach("start")
	p.play("key enter")
	p.want("Table")
	m := p.s.Top().(*Table).Match()
	if got := m.Table(); got.Names[0] != "Agnès 猫" || got.Colours[0] != "violet" {
		t.Errorf("at the table sits %+v", got)
	}
	if got := m.Setup().Options; got["difficulty"] != "hard" || got["rounds"] != "12" {
		t.Errorf("dealt with %v", got)
	}
	kept, err := d.Home.Settings()
	if err != nil || kept.Name != "Agnès 猫" || kept.Colour != "violet" || kept.Skip || kept.Deals[m.Setup().Game]["difficulty"] != "hard" {
		t.Errorf("kept: %+v, %v", kept, err)
	}
	p = sit(t, d, NewSetup(d))
	p.play("expect Agnès 猫\nexpect 12 pumpkins")
}

// Where the clan gives the colour none is asked for, and the sheet says what gives it.
func TestTheSetupAsksNoColourThatTheGameGives(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTitle(d))
	p.play("click new\nclick hit box/steamwatchers\nexpect The clan that a player takes at the table gives the colour.\nexpect-hit name/1\nrefute-hit colour/1/sky")
	p.play("click hit box/japan\nexpect-hit colour/1/sky\nrefute The clan that")
}

func TestTheCodeIsTheDeal(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewSetup(d))
	s := p.s.Top().(*setupScene)
	first := s.code
	if !strings.HasPrefix(first, "HAL-") {
		t.Fatalf("the code is %q", first)
	}
	p.play("click code-copy\nclick code-draw\nrefute " + first + "\nclick option/difficulty/easy\nclick code-paste\nexpect " + first)
	if s.setup.Options["difficulty"] != "normal" {
		t.Error("the code did not bring back its options")
	}
	p.play("key enter")
	if m := p.s.Top().(*Table).Match(); m.Code() != first {
		t.Errorf("dealt %s, not %s", m.Code(), first)
	}
}

func TestCodesAreRefusedInOneSentence(t *testing.T) {
	for code, why := range map[string]string{
		"XYZ-1234-5678": "No game has codes that begin with",
		"HAL":           "too short",
		"HAL-2783-F8DZ": "mistyped",
		"HAL-27U3-F8DY": "is not used in codes",
	} {
		d := desk(t)
		p := sit(t, d, NewSetup(d))
		p.play("click code\nkey ctrl+a\ntype " + code + "\nexpect " + why + "\nkey enter")
		p.want("setupScene")
		p.play("expect The deal code is not right yet\nwait 5s\nclick code-draw\nrefute " + why + "\nkey enter")
		p.want("Table")
	}
}

func TestTheMenuOfTheTable(t *testing.T) {
	for key, scene := range map[string]string{"escape": "Table", "s": "saveScene", "l": "loadScene", "r": "bookScene", "o": "optionsScene", "t": "titleScene", "p": "Table", "n": "Table"} {
		d := desk(t)
		m := newMatch(t)
		p := sit(t, d, NewTable(d, m))
		p.play("key escape")
		p.want("menuScene")
		p.play("key " + key)
		p.want(scene)
		if key != "p" && key != "n" {
			continue
		}
		now := p.s.Top().(*Table).Match()
		if now == m || (now.Code() == m.Code()) != (key == "p") {
			t.Errorf("%s deals %s after %s", key, now.Code(), m.Code())
		}
		if now.Table().Name(0) != "Agnes" {
			t.Error("another player sits there")
		}
	}
	d := desk(t)
	p := sit(t, d, NewTable(d, newMatch(t)))
	p.play("key escape\nkey q")
	if !p.s.Done {
		t.Error("the program goes on")
	}
}

func TestClausesOpenTheRulebookWhereverTheyAre(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTable(d, newMatch(t)))
	p.play("click clause HAL-11")
	p.want("bookScene")
	p.play("expect HAL-11\nclick search\ntype urbanization\nexpect books")
	p.play("key escape\nkey escape")
	p.want("Table")
	p.play("key f1")
	p.want("bookScene")
}

func TestTheRulebookKeepsTheWayBack(t *testing.T) {
	d := desk(t)
	p := sit(t, d, Rulebook(d, "HAL-27"))
	b := p.s.Top().(*bookScene)
	p.play("expect HAL-27\nexpect ours")
	before := b.at
	found := false
	for _, h := range p.list.Hits {
		if strings.HasPrefix(h.ID, "clause/AOS-115#") {
			p.play("click " + h.ID)
			found = true
			break
		}
	}
	if !found || b.books[b.at.book].ID != "age-of-steam" || b.at.clause != "AOS-115" {
		t.Fatalf("the reference leads to %+v", b.at)
	}
	p.play("click place-back")
	if b.at != before {
		t.Errorf("back at %+v, not %+v", b.at, before)
	}
	p.play("click place-forward\nkey down\nkey right\nkey left\nkey up")
	p.want("bookScene")
	p.play("key escape")
	p.want("titleScene")
}

func TestEveryClauseCanBeTurnedTo(t *testing.T) {
	d := desk(t)
	b := Rulebook(d, "").(*bookScene)
	p := sit(t, d, b)
	for _, book := range b.books {
		for _, c := range book.Clauses() {
			if len(c.ID)%3 == 0 && !c.Ruling {
				continue // a part of them is enough
			}
			b.turnTo(c.ID)
			d.Stir()
			p.play("wait 1ms")
			shown := false
			for _, page := range b.set.pages[b.at.page:min(b.at.page+2, len(b.set.pages))] {
				for _, l := range page {
					shown = shown || l.clause == c.ID && l.first
				}
			}
			if !shown {
				t.Fatalf("%s is not on the open pages", c.ID)
			}
		}
	}
}

func TestFullScreenAndQuitAreEverywhere(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTitle(d))
	p.play("key f11")
	if !d.Opts.Full {
		t.Error("F11 does nothing")
	}
	p.play("key o\nkey ctrl+q")
	if !p.s.Done {
		t.Error("Ctrl+Q does nothing")
	}
}
