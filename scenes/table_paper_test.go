package scenes

import (
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

func TestWhatIfAnswersAsIfItWereBuilt(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "build"))
	sum, n := match.Sum(r.m.Position()), r.m.Len()
	r.key("w")
	r.want(wordsWhatIf)
	for _, x := range r.table().lit() {
		if x.Kind == halloween.TargetLink {
			r.table().lay(x)
		}
	}
	for range 5 {
		r.click("paper/more")
	}
	s := aosState(r.table().pos())
	if s.Player(0).Loco != 6 || halloween.Discs(s).Count(0) != len(halloweenLand(r).Links) {
		t.Fatalf("level %d, %d links", s.Player(0).Loco, halloween.Discs(s).Count(0))
	}
	asked := false
	for at, g := range s.Movable() {
		x := rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)}
		if id := r.hitOf(x); id != "" && g != halloween.Pumpkin && len(s.Plans(at, g)) > 0 {
			r.move(id)
			r.want("as it lies on paper")
			r.want(curly(s.Plans(at, g)[0].Path.End().String()))
			asked = true
			break
		}
	}
	if !asked {
		t.Fatal("no cube could be asked about")
	}
	r.key("s") // keys of the game rest
	r.key("escape")
	if r.table().paper.on || r.shows(wordsWhatIf) {
		t.Fatal("Esc did not leave")
	}
	if match.Sum(r.m.Position()) != sum || r.m.Len() != n || halloween.Discs(aosState(r.table().pos())).Count(0) != 0 {
		t.Fatal("something of the paper reached the game")
	}
	if len(r.table().lit()) == 0 || r.table().aim.ghost != nil {
		t.Fatal("the turn is not as it was")
	}
}

func TestALaneOnPaperComesOffAgain(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "build"))
	r.key("w")
	x := r.table().lit()[3]
	r.click(r.hitOf(x))
	if len(r.table().paper.laid) != 1 {
		t.Fatal("a click did not lay it")
	}
	r.click(r.hitOf(x))
	if len(r.table().paper.laid) != 0 {
		t.Fatal("a second click did not take it off")
	}
	r.key("tab")
	r.key("enter")
	if len(r.table().paper.laid) != 1 {
		t.Fatal("the keyboard does not lay")
	}
}

func TestNothingOnPaperWhereNothingIsToDo(t *testing.T) {
	r := newRig(t, 1)
	r.play(sensible)
	r.key("w")
	if r.table().paper.on {
		t.Fatal("what if at the end of the game")
	}
}
