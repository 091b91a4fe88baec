package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

func TestFirstClickShowsSecondMakes(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "build"))
	n := r.m.Len()
	x := r.table().lit()[0]
	r.click(r.hitOf(x))
	if r.m.Len() != n || r.table().aim.ghost == nil {
		t.Fatal("the first click made the action, or showed nothing")
	}
	r.want("Confirm")
	r.want("After expenses")
	r.want("A new link")
	r.key("escape")
	if r.table().aim.ghost != nil {
		t.Fatal("Esc did not step back")
	}
	r.click(r.hitOf(x))
	r.press(r.hitOf(x), input.Right)
	if r.table().aim.ghost != nil {
		t.Fatal("the right button did not step back")
	}
	r.click(r.hitOf(x))
	r.click(r.hitOf(x))
	if r.m.Len() != n+1 {
		t.Fatal("the second click did not make the action")
	}
	x = r.table().lit()[0]
	r.click(r.hitOf(x))
	r.key("enter")
	if r.m.Len() != n+2 {
		t.Fatal("Enter did not make the action")
	}
}

func TestOneClick(t *testing.T) {
	r := newRig(t, 1)
	r.d.Opts.OneClick = true
	r.play(until(1, "build"))
	n := r.m.Len()
	r.click(r.hitOf(r.table().lit()[0]))
	if r.m.Len() != n+1 {
		t.Fatal("one click did not make the action")
	}
}

// delivery finds a cube that can be moved and where to.
func delivery(t *testing.T, r *rig) (cube, end rules.Target) {
	t.Helper()
	for _, a := range r.m.Position().Legal() {
		if way, ok := pathOf(a); ok {
			return a.Targets()[0], stopTarget(way.End())
		}
	}
	t.Fatal("nothing can be moved")
	return
}

func TestDeliveryInAnyOrder(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(6, "move1"))
	cube, end := delivery(t, r)
	r.click(r.hitOf(cube))
	r.click(r.hitOf(end))
	first := r.table().aim.ghost
	if first == nil {
		t.Fatal("cube, then house: nothing is shown")
	}
	r.key("escape")
	r.key("escape")
	if len(r.table().aim.chosen) != 0 {
		t.Fatal("Esc did not take everything back")
	}
	r.click(r.hitOf(end))
	r.click(r.hitOf(cube))
	if second := r.table().aim.ghost; second != first {
		t.Fatalf("house, then cube: %v; cube, then house: %v", second, first)
	}
	n := r.m.Len()
	r.click(r.hitOf(end))
	if r.m.Len() != n+1 {
		t.Fatal("a click on what is shown did not make it")
	}
}

func TestPlannerAnswersAHoveredCube(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(6, "build"))
	s := aosState(r.m.Position())
	asked := 0
	for at, g := range s.Movable() {
		plans := s.Plans(at, g)
		if len(plans) == 0 || g == halloween.Pumpkin {
			continue
		}
		id := r.hitOf(rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)})
		if id == "" {
			continue
		}
		asked++
		r.move(id)
		r.want("Where it can go")
		r.want(curly(plans[0].Path.End().String()))
	}
	if asked == 0 {
		t.Fatal("no cube could be asked about")
	}
}

func TestRefusalsNameTheirClause(t *testing.T) {
	for _, c := range []struct {
		name, phase string
		round       int
		target      func(s *ageofsteam.State) rules.Target
		clause      string
	}{
		{"HAL-34 a link between grey houses", "build", 1, func(s *ageofsteam.State) rules.Target { return rules.Target{Kind: "link", ID: 1} }, "HAL-34"},
		{"AOS-025 a link in another phase", "shares", 1, func(s *ageofsteam.State) rules.Target { return rules.Target{Kind: "link", ID: 0} }, "AOS-025"},
		{"HAL-19 a pumpkin by itself", "move1", 1, func(s *ageofsteam.State) rules.Target { return pileOf(s, halloween.Pumpkin) }, "HAL-19"},
		{"AOS-103 a cube without links", "move1", 1, func(s *ageofsteam.State) rules.Target { return stuck(s) }, "AOS-103"},
		{"AOS-025 the locomotive in another phase", "shares", 1, func(s *ageofsteam.State) rules.Target { return locoTarget }, "AOS-025"},
		{"AOS-025 an action in another phase", "build", 1, func(s *ageofsteam.State) rules.Target { return roleTarget(ageofsteam.Engineer) }, "AOS-025"},
		{"AOS-025 a witch of the display without Production", "build", 1, func(s *ageofsteam.State) rules.Target {
			return rules.Target{Kind: ageofsteam.TargetBox, ID: 0}
		}, "AOS-025"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRig(t, 1)
			r.play(until(c.round, c.phase))
			x := onBoard(c.target(aosState(r.m.Position())))
			id := r.hitOf(x)
			if id == "" {
				t.Fatalf("%v cannot be pointed at: %s", x, r.hits())
			}
			r.move(id)
			if _, ok := r.list.Find("clause/" + c.clause); !ok {
				t.Fatalf("pointing at %s does not cite %s: %+v", id, c.clause, r.stack.ui.Tip)
			}
			r.tick(input.Frame{Keys: []string{"f1"}})
			if _, ok := r.stack.Top().(*bookScene); !ok {
				t.Fatal("F1 did not open the rulebook")
			}
			r.want(c.clause)
			r.key("escape")
			if _, ok := r.stack.Top().(*Table); !ok {
				t.Fatal("Esc did not lead back to the table")
			}
			r.click(id)
			if _, ok := r.stack.Top().(*Table); !ok || r.table().toast == nil || r.table().toast.clause != c.clause {
				t.Fatalf("a click on what is refused says %+v", r.table().toast)
			}
			r.click("clause/" + c.clause)
			if _, ok := r.stack.Top().(*bookScene); !ok {
				t.Fatal("its chip did not open the rulebook")
			}
		})
	}
}

func pileOf(s *ageofsteam.State, g rail.Good) rules.Target {
	for at := range rail.Stop(s.Stops()) {
		if s.Cubes(at).Count(g) > 0 {
			return rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)}
		}
	}
	return rules.Target{}
}

func stuck(s *ageofsteam.State) rules.Target {
	for at, g := range s.Movable() {
		if g != halloween.Pumpkin && len(s.Plans(at, g)) == 0 {
			return rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)}
		}
	}
	return rules.Target{}
}

func TestSkippedStepsAreRealActions(t *testing.T) {
	r := newRig(t, 1)
	// Nothing is built and the locomotive is raised in the first move: in the second only Pass is left, beside shares.
	r.play(func(p rules.Position) rules.Action {
		s := aosState(p)
		for _, a := range p.Legal() {
			switch a.(type) {
			case play.Raise, play.Done, ageofsteam.Take:
				if s.Phase().ID == "move2" {
					return nil
				}
				return a
			}
		}
		return nil
	})
	if id := aosState(r.m.Position()).Phase().ID; id != "move2" {
		t.Fatal("the second move was not reached: ", id)
	}
	n := r.m.Len()
	r.d.Opts.Skip = true
	r.look()
	if r.m.Len() <= n {
		t.Fatal("the step was not taken")
	}
	if _, ok := r.m.Log()[n].Action.(play.Pass); !ok {
		t.Fatalf("the log has %v", r.m.Log()[n].Action)
	}
	r.key("ctrl+z")
	if r.m.Len() > n {
		t.Fatal("undo ended in the step that is taken again")
	}
}

func TestAutosaveAfterEachAction(t *testing.T) {
	r := newRig(t, 1)
	r.d.Home = Home{Data: t.TempDir()}
	r.open(nil)
	for range 6 {
		a := sensible(r.m.Position())
		ts := a.Targets()
		for _, x := range ts {
			if x.Kind == kindButton {
				r.key("enter")
				continue
			}
			r.click(r.hitOf(x))
		}
		if r.table().aim.ghost != nil {
			r.key("enter")
		}
		f, err := r.d.Folder()
		if err != nil {
			t.Fatal(err)
		}
		m, drift, err := f.Resume()
		if err != nil || drift != nil || m == nil || m.Len() != r.m.Len() {
			t.Fatalf("after %v: %v, %v, %v", a, m, drift, err)
		}
	}
}

func TestAFullDiskDoesNotStopTheGame(t *testing.T) {
	r := newRig(t, 1)
	file := filepath.Join(t.TempDir(), "not-a-folder")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	r.d.Home = Home{Data: file}
	r.open(nil)
	r.key("enter")
	if r.m.Len() != 1 {
		t.Fatal("the game stopped")
	}
	r.want("could not be saved")
}

func TestDriftIsSaid(t *testing.T) {
	r := newRig(t, 1)
	r.open(&match.Drift{Line: 12, Why: "this link has its disc"})
	r.want("line 12")
	r.click("drift/close")
	if r.shows("line 12") {
		t.Fatal("the banner does not close")
	}
}

func TestEndOffersTheSameDealAndANewOne(t *testing.T) {
	r := newRig(t, 1)
	r.play(sensible)
	r.want("How it went")
	r.want(r.m.Code())
	r.click("eye")
	r.want("Goods display")
	r.click("eye")
	r.want("Round by round")
	for range 3 { // of a player who turns pages
		r.key("enter")
		r.want("How it went")
	}
	for button, same := range map[string]bool{"end/" + wordsRetryDeal: true, "end/" + wordsNewDeal: false} {
		r.open(nil)
		r.click(button)
		m := r.table().Match()
		if m.Len() != 0 || (m.Setup().Seed == r.m.Setup().Seed) != same {
			t.Fatalf("%s: %d actions, code %s after %s", button, m.Len(), m.Code(), r.m.Code())
		}
	}
	r.open(nil)
	r.key("ctrl+z")
	if _, over := r.m.Position().Result(); over {
		r.want(wordsAnyway)
	}
}

func TestEveryEndHasItsWords(t *testing.T) {
	for _, why := range games.Find("age-of-steam/halloween").Ends {
		if e := halloweenEnds[why]; e.ribbon == "" || e.prompt == "" || !strings.Contains(e.clause, "-") {
			t.Errorf("the end %q has no words", why)
		}
	}
}

func TestEveryPhaseHasItsCard(t *testing.T) {
	r := newRig(t, 1)
	for _, f := range aosState(r.m.Position()).Map().Phases {
		if aosPhaseText[f.ID] == "" {
			t.Errorf("no text for the phase %s", f.ID)
		}
		if _, ok := stepCards[f.ID]; !ok && len(f.Choices) > 0 {
			t.Errorf("no card for the phase %s", f.ID)
		}
	}
}

func TestMotionRunsOutOrIsEnded(t *testing.T) {
	for _, mode := range []string{"normal", "fast"} {
		r := newRig(t, 1)
		r.d.Opts.Motion = mode
		r.play(until(3, "move1"))
		cube, end := delivery(t, r)
		r.click(r.hitOf(cube))
		r.click(r.hitOf(end))
		n := r.m.Len()
		r.key("enter")
		if r.m.Len() != n+1 || r.table().show == nil {
			t.Fatal("nothing moves")
		}
		for range 200 {
			r.tick(input.Frame{Away: true})
		}
		if r.table().show != nil {
			t.Fatal("the motion never ends")
		}
		r.play(until(3, "income"))
		r.key("enter") // the dice
		r.key("s")
		if r.table().show != nil {
			t.Fatal("a key did not end the motion")
		}
		if r.table().aim.ghost == nil {
			t.Fatal("the key that ended the motion was lost")
		}
	}
}
