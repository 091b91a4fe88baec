package scenes

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

// cardNumber finds a card that is named: "card 5", and the actions "play 5" and "give 5".
var cardNumber = regexp.MustCompile(`\b(?:card|play|give) (\d+)`)

var three = match.Table{Names: []string{"Ana", "Ben", "Cleo"}}

// TestNothingPrivateBetweenTheHands plays whole games of the toy through the stack, three people at one device. No
// frame between the end of one decision and the next player's "I am ready" names a card, and nobody looks at a
// position with the next player's eyes; before and after it only what the one at the device may know is seen.
func TestNothingPrivateBetweenTheHands(t *testing.T) {
	for seed := range uint64(4) {
		r, looks := toyRig(t, 1+seed, toy.None, three)
		if seed%2 == 1 {
			r.d.Opts.Motion = "normal" // while it falls there is nothing to see either
		}
		holder, hands := rules.Public, 0
		chance := rng.Seed(seed).Stream("curtain", 0)
		known := map[rules.Seat]map[int]bool{0: {}, 1: {}, 2: {}, rules.Public: {}}
		see := func() {
			t.Helper()
			switch r.stack.Top().(type) {
			case *curtainScene:
				if shown := cardsShown(r.list); len(shown) > 0 {
					t.Fatalf("the curtain is down and %v can be seen", shown)
				}
				for _, s := range *looks {
					if s != holder && s != rules.Public {
						t.Fatalf("seat %d has not said to be ready, and its view was made", s)
					}
				}
			default:
				if holder != rules.Public {
					for _, c := range raw(r).Hands[holder] {
						known[holder][c] = true
					}
				}
				for _, c := range raw(r).Played {
					known[holder][c] = true
				}
				for _, c := range cardsShown(r.list) {
					if !known[holder][c] {
						t.Fatalf("seat %d sees card %d", holder, c)
					}
				}
			}
		}
		step := func(f input.Frame) { r.tick(f); see() }
		for range 2000 {
			see()
			if r.m.Position().Turn() < 0 {
				break
			}
			switch r.stack.Top().(type) {
			case *curtainScene:
				to := r.m.Position().Turn()
				if to == holder {
					t.Fatal("the curtain is down before the one who has the device")
				}
				r.want(r.m.Table().Name(to))
				r.want("hands are hidden")
				// Whatever is pressed or pointed at, nothing is seen; the rulebook and the menu open over it.
				step(input.Frame{Away: true, Keys: []string{"pageup"}})
				step(input.Frame{X: 640, Y: 300})
				step(input.Frame{Away: true, Keys: []string{"ctrl+z"}})
				for _, key := range []string{"escape", "f1"} {
					step(input.Frame{Away: true, Keys: []string{key}})
					if shown := cardsShown(r.list); len(shown) > 0 {
						t.Fatalf("%s shows %v", key, shown)
					}
					step(input.Frame{Away: true, Keys: []string{"escape"}})
				}
				*looks, holder = nil, to
				hands++
				step(input.Frame{Away: true, Keys: []string{"enter"}})
			case *recapScene:
				step(input.Frame{Away: true, Keys: []string{"enter"}})
			case *Table:
				if r.table().waits() {
					*looks = nil
					step(input.Frame{Away: true, Keys: []string{"enter"}})
					continue
				}
				legal := r.m.Position().Legal()
				*looks = nil
				r.click("do/" + legal[chance.Intn(len(legal))].String())
			}
		}
		if r.m.Position().Turn() >= 0 || hands < 12 {
			t.Fatalf("seed %d: %d hand-overs, and the game is not over", seed, hands)
		}
		holder = rules.Public
		r.tick(input.Frame{Away: true})
		see()
	}
}

// atCurtain says whether the curtain is down, and before whom.
func atCurtain(r *rig) string {
	if c, ok := r.stack.Top().(*curtainScene); ok {
		return fmt.Sprintf("curtain %d", c.to)
	}
	return fmt.Sprintf("%T", r.stack.Top())
}

func TestTheRecapTellsWhatThatSeatMayKnow(t *testing.T) {
	r, _ := toyRig(t, 5, toy.None, three)
	r.key("enter") // Ana begins
	give := raw(r).Hands[0][0]
	r.click(fmt.Sprintf("do/give %d", give))
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Fatalf("in the middle of Ana's turn there is %s", got)
	}
	r.click("do/to seat 1")
	if got := atCurtain(r); got != "curtain 1" {
		t.Fatalf("after it there is %s", got)
	}
	r.key("enter")
	r.want("Since your last turn")
	r.want("Ben, this is all that you may know")
	r.want(fmt.Sprintf("Ben got card %d", give))
	r.key("enter")
	r.click("do/roll")
	r.key("enter") // Cleo is ready
	r.want("Since your last turn")
	r.want("rolled")
	if shown := fmt.Sprint(cardsShown(r.list)); strings.Contains(shown, fmt.Sprint(give)) && !slices.Contains(raw(r).Hands[2], give) {
		t.Errorf("Cleo is told of card %d", give)
	}
	for _, l := range r.stack.Top().(*recapScene).lines {
		if strings.Contains(l.Text, "card") {
			t.Errorf("Cleo reads %q", l.Text)
		}
	}
	r.key("enter")
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Errorf("after the recap there is %s", got)
	}
}

func TestWhatIsDrawnIsSeenBeforeTheCurtain(t *testing.T) {
	r, _ := toyRig(t, 5, toy.None, three)
	r.key("enter")
	r.click(fmt.Sprintf("do/play %d", raw(r).Hands[0][0]))
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Fatalf("what Ana drew is hidden by %s", got)
	}
	r.want("You drew")
	r.click("confirm")
	if got := atCurtain(r); got != "curtain 1" {
		t.Fatalf("after it there is %s", got)
	}
}

func TestEnterThatIsHeldDoesNotOpenTheCurtain(t *testing.T) {
	r, _ := toyRig(t, 5, toy.None, three)
	r.key("enter")
	r.down = []string{"enter"}
	r.table().play(toy.Pass{})
	r.d.Stir()
	r.tick(input.Frame{Away: true, Keys: []string{"enter"}})
	r.key("enter") // the system repeats it
	if got := atCurtain(r); got != "curtain 1" {
		t.Fatalf("the repeated key led to %s", got)
	}
	r.down = nil
	r.tick(input.Frame{Away: true})
	r.key("enter")
	if got := atCurtain(r); got == "curtain 1" {
		t.Error("the key does not open it any more")
	}
}

func TestTheCurtainGoesWhenTheTurnDoes(t *testing.T) {
	r, _ := toyRig(t, 5, toy.None, three)
	r.key("enter")
	r.click("do/pass")
	r.m.Rewind(0) // the table agrees to go back
	r.d.Stir()
	r.tick(input.Frame{Away: true})
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Errorf("it is Ana's turn again, and there is %s", got)
	}
}

// TestNoCurtainWithoutSecretsOrCompany: not in a game without private secrets, and not for a person among bots.
func TestNoCurtainWithoutSecretsOrCompany(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(2, "shares"))
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Errorf("Halloween has %s", got)
	}
	solo := three
	solo.Bots = []string{"", "greedy", "greedy"}
	r, looks := toyRig(t, 5, toy.None, solo)
	r.click("do/pass")
	if got := atCurtain(r); got != "*scenes.Table" {
		t.Errorf("a person among bots has %s", got)
	}
	r.want("card")
	for _, s := range *looks {
		if s != 0 {
			t.Errorf("seat %d looks at the table of seat 0", s)
		}
	}
}

func TestTheCurtainFits(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1707, 960}, {1024, 576}, {853, 480}, {640, 360}, {512, 288}} {
		r, _ := toyRig(t, 5, toy.None, match.Table{Names: []string{"Anastasia-Marie", "Ben", "A name that is long"}})
		r.w, r.h = size[0], size[1]
		r.tick(input.Frame{Away: true})
		for _, fault := range checkLayout(r.list, r.w, r.h) {
			t.Errorf("curtain at %v: %s", size, fault)
		}
		r.key("enter")
		r.m.Do(toy.Roll{})
		r.m.Do(toy.Roll{})
		r.d.Stir()
		r.tick(input.Frame{Away: true})
		r.key("enter")
		if got := atCurtain(r); got != "*scenes.recapScene" {
			t.Fatalf("there is no recap but %s", got)
		}
		for _, fault := range checkLayout(r.list, r.w, r.h) {
			t.Errorf("recap at %v: %s", size, fault)
		}
	}
}
