package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail/maps/halloween"
)

// newReplay opens the replay of a whole game of Halloween.
func newReplay(t testing.TB, seed uint64) (*rig, *replayScene) {
	r := newRig(t, seed)
	r.play(sensible)
	s := NewReplay(r.d, r.m).(*replayScene)
	r.stack.scenes, r.stack.focus = append(r.stack.scenes, s), append(r.stack.focus, "")
	r.d.Stir()
	r.tick(input.Frame{Away: true})
	return r, s
}

func TestReplayWalks(t *testing.T) {
	r, s := newReplay(t, 1)
	n := r.m.Len()
	r.want("as it was dealt")
	r.key("right")
	r.key("right")
	r.want(fmt.Sprintf("step 2 of %d", n))
	r.key("left")
	r.key("end")
	if s.at != n {
		t.Fatalf("End shows moment %d", s.at)
	}
	r.key("home")
	if s.at != 0 {
		t.Fatalf("Home shows moment %d", s.at)
	}
	r.click("unit/rounds")
	r.key("right")
	if a, b := aosState(r.m.At(s.at)).Round(), aosState(r.m.At(s.at-1)).Round(); a != 2 || b != 1 {
		t.Fatalf("the first stop by rounds lies between round %d and %d", b, a)
	}
	r.click("unit/phases")
	was := aosState(r.m.At(s.at)).Phase().ID
	r.key("right")
	if now := aosState(r.m.At(s.at)).Phase().ID; now == was {
		t.Fatalf("the next stop by phases is still in %s", now)
	}
	r.key("pageup")
	if s.at == 0 || s.at != s.film.start[1] {
		t.Fatalf("PgUp leads to %d, the round began at %d", s.at, s.film.start[1])
	}
	r.key("escape")
	if _, ok := r.stack.Top().(*Table); !ok {
		t.Fatal("Esc did not leave the replay")
	}
}

func TestReplayNeverTouchesTheGame(t *testing.T) {
	r, s := newReplay(t, 1)
	n, sum := r.m.Len(), match.Sum(r.m.Position())
	for _, k := range []string{"ctrl+z", "r", "s", "w", "enter", "1", "ctrl+y", "m"} {
		r.key("end")
		r.key("left")
		r.key(k)
		if r.m.Len() != n || match.Sum(r.m.Position()) != sum {
			t.Fatalf("%s changed the game", k)
		}
	}
	for _, h := range slices.Clone(r.list.Hits) {
		if h.What.Kind == halloween.TargetLink {
			r.t.Helper()
			if id := r.hitOf(h.What); id != "" {
				r.click(id)
			}
			break
		}
	}
	if r.m.Len() != n || s.t.toast != nil {
		t.Fatal("a click on the board did something")
	}
}

func TestReplayPlaysAtItsSpeed(t *testing.T) {
	steps := map[int]int{}
	for speed := range replaySpeeds {
		r, s := newReplay(t, 1)
		r.key(fmt.Sprint(speed + 1))
		r.key("space")
		for range 100 { // five seconds
			r.tick(input.Frame{Away: true})
		}
		steps[speed] = s.at
		r.key("space")
		at := s.at
		for range 40 {
			r.tick(input.Frame{Away: true})
		}
		if s.at != at {
			t.Fatal("it plays on after the pause")
		}
	}
	if steps[0] < 2 || steps[1] <= steps[0] || steps[2] <= steps[1] || steps[3] <= steps[2] {
		t.Fatalf("steps in five seconds by speed: %v", steps)
	}
}

func TestReplayShowsMotionsAndWaitsForThem(t *testing.T) {
	r, s := newReplay(t, 1)
	r.d.Opts.Motion = "normal"
	moved := 0
	for s.at < s.last() && moved < 3 {
		r.key("right")
		if s.t.show != nil {
			moved++
			r.key("h") // any key ends it
			if s.t.show != nil {
				t.Fatal("a key did not end the motion")
			}
		}
	}
	if moved < 3 {
		t.Fatal("nothing moved in the replay")
	}
}

func TestTimeLineTakesClicksDragsAndTheWheel(t *testing.T) {
	r, s := newReplay(t, 1)
	h, _ := r.list.Find("time")
	mid := h.Middle()
	r.x, r.y = mid.X, mid.Y
	r.tick(input.Frame{})
	press := input.Frame{}
	press.Pressed[input.Left], press.Held[input.Left] = true, true
	r.tick(press)
	if s.at != (s.last()+1)/2 && s.at != s.last()/2 {
		t.Fatalf("a click in the middle shows %d of %d", s.at, s.last())
	}
	r.x += 100
	held := input.Frame{}
	held.Held[input.Left] = true
	was := s.at
	r.tick(held)
	if s.at <= was {
		t.Fatal("dragging does not go on")
	}
	up := input.Frame{}
	up.Released[input.Left] = true
	r.tick(up)
	was = s.at
	r.tick(input.Frame{Wheel: 1})
	if s.at != was-1 {
		t.Fatalf("the wheel went from %d to %d", was, s.at)
	}
}

func TestAStepOfTheListIsShown(t *testing.T) {
	r, s := newReplay(t, 1)
	r.key("pagedown")
	for _, h := range r.list.Hits {
		var i int
		if n, _ := fmt.Sscanf(h.ID, "step/%d", &i); n == 1 && s.t.logLines()[i].entry > s.at {
			r.click(h.ID)
			if s.at != s.t.logLines()[i].entry+1 {
				t.Fatalf("a click on line %d shows %d", i, s.at)
			}
			return
		}
	}
	t.Fatal("no steps to come are listed")
}

func TestForkIsANewGameWithItsOwnSave(t *testing.T) {
	r, s := newReplay(t, 1)
	r.d.Home = Home{Data: t.TempDir()}
	n, sum := r.m.Len(), match.Sum(r.m.Position())
	for range 12 {
		r.key("right")
	}
	at := s.at
	r.key("f")
	table, ok := r.stack.Top().(*Table)
	if !ok || table.replay != nil {
		t.Fatal("the fork is not on the table")
	}
	fork := table.Match()
	if fork.Len() != at || fork.Code() != r.m.Code() {
		t.Fatalf("the fork has %d actions and the code %s", fork.Len(), fork.Code())
	}
	if len(fork.Position().Legal()) == 0 {
		t.Fatal("the fork cannot be played on")
	}
	r.key("enter")
	if r.m.Len() != n || match.Sum(r.m.Position()) != sum {
		t.Fatal("playing the fork changed the game that was replayed")
	}
	list, err := r.d.listSaves()
	if err != nil {
		t.Fatal(err)
	}
	var whole, forked int
	for _, m := range list {
		if m.Title != "" && m.Finished && m.Actions == n {
			whole++
		}
		if m.Title != "" && m.Actions == at {
			forked++
		}
	}
	if whole != 1 || forked != 1 {
		t.Fatalf("%d saves of the game, %d of the fork: %+v", whole, forked, list)
	}
}

// TestEveryTableHasAReplay walks through games on every table that there is, in a wide and in a small window.
func TestEveryTableHasAReplay(t *testing.T) {
	for id := range tableaux {
		def := games.Find(id)
		m, err := match.New(def, rules.Setup{Seats: def.MaxSeats, Seed: rules.NewSeed(3)}, match.Table{})
		if err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(1, 2))
		for range 60 {
			legal := m.Position().Legal()
			if len(legal) == 0 {
				break
			}
			if err := m.Do(legal[rnd.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		r := newRig(t, 1)
		s := NewReplay(r.d, m).(*replayScene)
		r.stack.scenes[0] = s
		for _, w := range []float32{1280, 853} {
			r.w, r.h = w, w*9/16
			r.d.Stir()
			r.key("home")
			for range m.Len() {
				r.key("right")
			}
			if s.at != m.Len() {
				t.Errorf("%s: the walk ended at %d of %d", id, s.at, m.Len())
			}
			r.want(wordsFork)
		}
	}
}

func TestReplayRestsWhenItDoesNotPlay(t *testing.T) {
	r, _ := newReplay(t, 1)
	r.key("right")
	for range 100 { // whatever breathes has come to rest
		r.tick(input.Frame{Away: true})
	}
	r.now += time.Second
	if _, built := r.stack.Tick(r.d, input.Frame{Now: r.now, W: r.w, H: r.h, Scale: 1, Away: true}); built {
		t.Fatal("a replay that nobody touches is drawn anew")
	}
}
