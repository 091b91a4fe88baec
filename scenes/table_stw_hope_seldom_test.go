package scenes

import (
	"context"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// aiming is an action as hopeful has it, but everything is done that leads to Magnetic Cannons that are fired.
func (r *rig) aiming(s *rng.Stream, seen map[string]int) rules.Action {
	p, a := r.stw(), r.hopeful(s, seen)
	for _, x := range p.Legal() {
		if u, ok := x.(stw.UseBoard); hopeThing(x) == "bombard" || x == rules.Action(stw.Operate{Kit: stw.Cannons}) ||
			ok && u.Use == "operate" && p.KitLevel(p.Turn(), stw.Cannons) == 2 {
			return x
		}
	}
	return a
}

// A seldomGame is a game in which actions come that others seldom meet.
type seldomGame struct {
	name  string
	deal  uint64
	game  map[string]string
	kinds []string
	play  func(r *rig) func() rules.Action
}

// seldomGames are played by chance with an aim, and by a bot that wants the Birthplace.
var seldomGames = []seldomGame{
	{"SOH-38 a building is fired at; SOH-50 The Devourer takes algofuel", 79, hopeGames[2], []string{"bombard", "devour"}, aimed(61)},
	{"SOH-61 free actions of the Birthplace", 27, hopeGames[2], []string{"free mobilize", "free turret"}, minded},
	{"SOH-61 the free upgrade of the Birthplace", 67, hopeGames[2], []string{"free upgrade"}, sparing},
}

// aimed is a player who acts by chance, but for cannons that are fired.
func aimed(seed uint64) func(*rig) func() rules.Action {
	return func(r *rig) func() rules.Action {
		s, seen := rng.Seed(seed).Stream("hopeful", 0), map[string]int{}
		return func() rules.Action { return r.aiming(s, seen) }
	}
}

// sparing is a bot that goes to the Birthplace, and buys kits but upgrades none.
func sparing(r *rig) func() rules.Action {
	b, s := bot.Greedy{Guide: bot.Of(r.m.Definition()), Width: 6}, r.m.Setup().Seed.Stream("birthright", 0)
	return func() (a rules.Action) {
		for _, x := range r.stw().Legal() {
			to, goes := x.(stw.Go)
			ends := len(x.Targets()) == 1 && x.Targets()[0].Kind == kindButton
			if goes && to.To.String() == "catabatia" || stepOf(r.stw()) == "kits" && (x.Kind() == (stw.BuyKit{}).Kind() || ends && a == nil) {
				a = x
			}
		}
		return r.orBot(a, b, s)
	}
}

// orBot is an action, or what a bot does where there is none.
func (r *rig) orBot(a rules.Action, b bot.Bot, s *rng.Stream) rules.Action {
	if a != nil {
		return a
	}
	a, err := b.Choose(context.Background(), r.stw().View(r.stw().Turn()), s)
	if err != nil {
		r.t.Fatal(err)
	}
	return a
}

// minded is a bot that buys kits whenever it may, and goes to the Birthplace.
func minded(r *rig) func() rules.Action {
	b, s := bot.Greedy{Guide: bot.Of(r.m.Definition()), Width: 6}, r.m.Setup().Seed.Stream("birthright", 0)
	return func() (a rules.Action) {
		for _, x := range r.stw().Legal() {
			to, goes := x.(stw.Go)
			use, uses := x.(stw.Activate)
			board, turned := x.(stw.UseBoard)
			if x.Kind() == (stw.BuyKit{}).Kind() || goes && to.To.String() == "catabatia" || uses && use.Use == stw.UseKits || turned && board.Use == "kits" {
				a = x
			}
		}
		return r.orBot(a, b, s)
	}
}

// TestSeldomHopeActionsCanBeClicked points at each of them, and types the first.
func TestSeldomHopeActionsCanBeClicked(t *testing.T) {
	for _, g := range seldomGames {
		t.Run(g.name, func(t *testing.T) {
			r := newHopeRig(t, 1, g.deal, g.game)
			next, met := g.play(r), map[string]bool{}
			for len(met) < len(g.kinds) && r.m.Position().Turn() >= 0 {
				for _, a := range r.m.Position().Legal() {
					if k := a.Kind(); slices.Contains(g.kinds, k) {
						rigOf(t, alone(t, r.m)).open(nil).spellStw(a)
						if !met[k] {
							q := rigOf(t, alone(t, r.m)).open(nil)
							q.typeStw(a)
							if n := r.m.Len(); q.m.Len() <= n || q.m.Log()[n].Action != a {
								t.Errorf("keys for %v did %v", a, q.m.Log()[n:])
							}
						}
						met[k] = true
					}
				}
				if err := r.m.Do(next()); err != nil {
					t.Fatal(err)
				}
			}
			if len(met) < len(g.kinds) {
				t.Errorf("of %v only %v came", g.kinds, met)
			}
		})
	}
}
