package halloween

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// What the screens read: refusals of things pointed at, words, ledgers, facts.

func TestWhy(t *testing.T) {
	build := scene{phase: "build", cash: 10, cubes: map[string]string{"B1": "O"}, links: "A1-A2"}.at(t)
	move := scene{loco: 2, cubes: map[string]string{"A1": "RB", "B1": "O", "B4": "K"}, links: "A1-B1 B1-B2 B2-C3 B1-C2 C2-C3 C3-C4"}.at(t)
	cube := func(id string, g rail.Good) rules.Target {
		return rules.Target{Kind: play.TargetCube, ID: play.CubeID(house(t, id), g)}
	}
	stop := func(id string) rules.Target {
		return rules.Target{Kind: play.TargetStop, ID: int(house(t, id))}
	}
	lantern := func(ids string) rules.Target { return rules.Target{Kind: TargetLink, ID: link(t, ids)} }
	for _, c := range []struct {
		name   string
		s      *ageofsteam.State
		chosen []rules.Target
		t      rules.Target
		want   string // clause, or "" where it is allowed
		text   string
	}{
		{"a built link", build, nil, lantern("A1-A2"), "HAL-16", "has its disc"},
		{"a link between grey houses", build, nil, lantern("D1-E1"), "HAL-34", "none of your links"},
		{"a free link", build, nil, lantern("A2-A3"), "", ""},
		{"a link while cubes move", move, nil, lantern("A2-A3"), "AOS-025", "Build phase"},
		{"a new city without Urbanization", build, nil, rules.Target{Kind: play.TargetCity}, "AOS-047", "needs the action"},
		{"an action while building", build, nil, rules.Target{Kind: play.TargetRole, ID: int(ageofsteam.Engineer)}, "AOS-025", "Action phase"},
		{"the locomotive while building", build, nil, rules.Target{Kind: play.TargetLoco}, "AOS-025", "Move 1"},
		{"a share", build, nil, rules.Target{Kind: ageofsteam.TargetShare}, "", ""},
		{"a pumpkin", move, nil, cube("B1", Pumpkin), "HAL-19", "never by itself"},
		{"a witch without a way", move, nil, cube("B4", Witch), "AOS-103", "within reach"},
		{"a cube with a way", move, nil, cube("A1", rail.Red), "", ""},
		{"a house in reach", move, []rules.Target{cube("A1", rail.Red)}, stop("C2"), "", ""},
		{"a house too far", move, []rules.Target{cube("A1", rail.Red)}, stop("C4"), "AOS-103", "needs locomotive level 4; yours is 2"},
		{"a house of another colour", move, []rules.Target{cube("A1", rail.Red)}, stop("B2"), "AOS-105", "is not red"},
		{"a house without a way", move, []rules.Target{cube("A1", rail.Red)}, stop("E2"), "AOS-103", "no way of built links"},
		{"its own house", move, []rules.Target{cube("A1", rail.Red)}, stop("A1"), "HAL-23", "sets out"},
		{"a pumpkin that no orange house follows", move, []rules.Target{cube("B4", Witch), stop("A4")}, rules.Target{Kind: TargetPumpkin, ID: int(house(t, "B1"))}, "AOS-103", "no link"},
	} {
		err := c.s.Why(c.chosen, c.t)
		var r *rules.Refusal
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (!errors.As(err, &r) || r.Clause != c.want || !strings.Contains(r.Text, c.text)):
			t.Errorf("%s: %v, want %s … %s", c.name, err, c.want, c.text)
		}
	}
	// A far house behind another of the colour.
	s := scene{loco: 4, cubes: map[string]string{"B1": "RO"}, links: "B1-C2 C2-C3 C3-C4"}.at(t)
	var r *rules.Refusal
	if err := s.Reach(house(t, "B1"), rail.Red, house(t, "C4")); !errors.As(err, &r) || r.Clause != "AOS-105" {
		t.Errorf("behind another red house: %v", err)
	}
	// Nonsense says nothing and breaks nothing.
	for _, k := range []string{"link", "stop", "cube", "box", "tile", "role", "pumpkin", "x"} {
		for _, id := range []int{-1, 0, 7, 1 << 20} {
			for _, chosen := range [][]rules.Target{nil, {{Kind: "cube", ID: id}}, {{Kind: "tile", ID: id}}, {cube("A1", rail.Red), stop("B1")}} {
				_ = move.Why(chosen, rules.Target{Kind: k, ID: id})
				_ = build.Why(chosen, rules.Target{Kind: k, ID: id})
				_ = game.Words.Target(move, rules.Target{Kind: k, ID: id})
			}
		}
	}
}

func TestWords(t *testing.T) {
	line := func(l rules.Line) string { return strings.TrimSpace(l.Text + "  " + l.Value) }
	s := scene{phase: "build", cash: 10, role: ageofsteam.Engineer, loco: 5, cubes: map[string]string{"E2": "KO", "D2": "O", "A1": "B"}, links: "E1-E2 D2-E1 D2-D3 C4-D3 C3-C4 A1-B1 B1-B2"}.at(t)
	var got []string
	for _, a := range []rules.Action{share, lay(t, "B3-C3"), play.Done{}, move(t, rail.Blue, "A1 B1 B2"), fly(t, "E2 E1 D2 D3 C4 C3", "D2"), share, ageofsteam.Pay{}} {
		got = append(got, "* "+line(game.Words.Action(s, a)))
		var ev []rules.Event
		s, ev = tell(t, s, a)
		for _, e := range ev {
			if e.Kind() != "dice" && e.Kind() != "came" {
				got = append(got, rules.Name(line(game.Words.Event(s, e)), []string{"Agnes"}))
			}
		}
	}
	want := `* Issue a share  +$5
Agnes issues 1 share  +$5
* Build Misty Manor - Witches' Steeple
Builds Misty Manor - Witches' Steeple  −$5
* Go on
Move 1 begins
* Move blue from Crooked Cauldron by Patchwork Farm to Moonwell House
Blue, Crooked Cauldron to Moonwell House  +2
Move 2 begins
* Witch from Crimson Gate by Gravedigger's Lodge, Blue Candle Chapel, Gourd Hall, Ember Forge to Witches' Steeple, pumpkin from Blue Candle Chapel
Smashed at Gourd Hall  2 → 1
Income begins
Agnes collects income  +$2
* Issue a share  +$5
Agnes issues 1 share  +$5
* Pay the expenses  −$9
Expenses begin
Agnes pays expenses  −$9
Reduction begins
Growth begins
Round 2 of 10
Shares begin`
	if text := strings.Join(got, "\n"); text != want {
		t.Errorf("got\n%s", text)
	}
	equal(t, "prompt", rules.Name(game.Words.Prompt(s).Text, []string{"Agnes"}), "Agnes, issue shares, or go on?")
}

func TestPreview(t *testing.T) {
	s := scene{phase: "move2", cash: 8, income: 11, shares: 9, loco: 5, cubes: map[string]string{"E2": "KO", "D2": "OOOO", "A4": "O"}, links: "E1-E2 D2-E1 D2-D3 C4-D3 C3-C4"}.at(t)
	text := func(l rules.Ledger) string {
		var out []string
		for _, e := range l {
			out = append(out, fmt.Sprintf("%s %s>%s", e.Label, e.Before, e.After))
		}
		return strings.Join(out, "; ")
	}
	// The table of the mock-up: $8, income 11, costs 14 make $5 after expenses.
	equal(t, "flight", text(s.Preview(fly(t, "E2 E1 D2 D3 C4 C3", "D2"))), "Locomotive >5 of 5; Income 11>11; Pumpkins 6>5; After expenses $5>$5")
	equal(t, "raise", text(s.Preview(play.Raise{})), "Locomotive 5>6; After expenses $5>$4")
	equal(t, "share", text(s.Preview(share)), "Brings >+$5; Cash $8>$13; Shares issued 9>10; Expenses a round 14>15; After expenses $5>$9")
	b := scene{phase: "build", cash: 8, cubes: map[string]string{"A4": "O"}}.at(t)
	equal(t, "build", text(b.Preview(lay(t, "A1-A2"))), "Price >−$5; Cash $8>$3; Links this round 0>1; After expenses $5>$0")
	b = scene{phase: "build", cash: 5, cubes: map[string]string{"A4": "O"}}.at(t)
	equal(t, "build into bankruptcy", text(b.Preview(lay(t, "A1-A2"))), "Price >−$5; Cash $5>$0; Links this round 0>1; After expenses $2>bankrupt")
	var ids []string
	for _, f := range s.Facts() {
		ids = append(ids, f.ID)
		if f.Label == "" || f.Value == "" || f.Clause == "" {
			t.Errorf("the fact %+v lacks something", f)
		}
	}
	for _, id := range []string{"cash", "income", "costs", "after", "loco", "shares", "shares-left", "role", "pumpkins", "smashed", "witches", "delivered"} {
		equal(t, id, slices.Contains(ids, id), true)
	}
}
