package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// A railMoment is a moment of a game that a test looks at: the first of a phase in the last round, or of a kind of action in
// the whole game, and what is done then.
type railMoment struct {
	name  string
	phase string // "end of round", "" for the end of the game; "kind urbanize": when the bots do that
	then  func(r *rig)
}

// railMoments are those of every map of hexes.
var railMoments = []railMoment{
	{"actions", "action", nil},
	{"action shown", "action", func(r *rig) { r.pointAt(play.TargetRole) }},
	{"build", "build", nil},
	{"tile picker", "build", func(r *rig) { r.pointAt(track.TargetHex) }},
	{"tile picker, refused", "build", func(r *rig) {
		r.pointAt(track.TargetHex)
		r.rail().barred = true
		r.look()
	}},
	{"move", "move1", nil},
	{"planner", "move1", func(r *rig) { r.pointAt(play.TargetCube) }},
	{"delivery", "move1", func(r *rig) { r.pointAt(play.TargetCube); r.pointAt(play.TargetStop) }},
	{"raise", "move2", func(r *rig) { r.key("l") }},
	{"what if", "build", func(r *rig) { r.key("w") }},
	{"a look back", "move1", func(r *rig) { r.key("pageup"); r.key("pageup") }},
	{"round's end", "end of round", nil},
	{"end", "", nil},
	{"the board at the end", "", func(r *rig) { r.key("v") }},
}

// bidMoments are those of an auction, aosMoments and steamMoments those of one economy.
var (
	bidMoments = []railMoment{
		{"auction", "auction", nil},
		{"bid shown", "auction", func(r *rig) { r.key("up"); r.key("up") }},
		{"drop shown", "auction", func(r *rig) { r.key("d") }},
	}
	aosMoments   = []railMoment{{"shares", "shares", nil}, {"share shown", "shares", func(r *rig) { r.key("s") }}}
	steamMoments = []railMoment{
		{"places", "kind fold", nil},
		{"tile without effect", "kind take", func(r *rig) { r.key("5"); r.key("p") }},
		{"New City", "kind urbanize", nil},
		{"New City shown", "kind urbanize", func(r *rig) { r.pointAt(play.TargetCity); r.pointAt(play.TargetStop) }},
		{"supply", "kind supply", nil},
		{"supply shown", "kind supply", func(r *rig) { r.pointAt(steam.TargetSpace) }},
		{"growth", "kind grow", nil},
		{"growth shown", "kind grow", func(r *rig) { r.pointAt(play.TargetStop); r.pointAt(steam.TargetSpace) }},
		{"income or points", "kind credit", nil},
		{"points shown", "kind credit", func(r *rig) { r.key("p") }},
		{"capital", "kind capital", nil},
		{"capital shown", "kind capital", func(r *rig) { r.key("up"); r.key("up") }},
	}
)

// singaporeMoments are those of turns without rounds.
var singaporeMoments = []railMoment{
	{"one action", "kind deliver", nil},
	{"move picked", "kind deliver", func(r *rig) { r.click("action/first-move") }},
	{"second delivery", "kind deliver", func(r *rig) { r.pointAt(play.TargetCube); r.pointAt(play.TargetStop) }},
	{"growth picked", "kind grow", func(r *rig) { r.click("action/city-growth") }},
	{"New City picked", "kind urbanize", func(r *rig) { r.click("action/urbanization") }},
	{"New City on its station", "kind urbanize", func(r *rig) {
		r.click("action/urbanization")
		r.pointAt(play.TargetCity)
		r.pointAt(play.TargetStop)
	}},
	{"engine shown", "kind raise", func(r *rig) { r.click("action/locomotive") }},
	{"one tile", "kind lay", nil},
	{"its picker", "kind lay", func(r *rig) { r.pointAt(track.TargetHex) }},
}

// westwardMoments are those of cities that grow by connection.
var westwardMoments = []railMoment{
	{"which city grows", "kind grow-next", nil},
	{"a city chosen", "kind grow-next", func(r *rig) { r.pointAt(play.TargetStop) }},
}

// ownMoments are those that one map alone has.
var ownMoments = map[string][]railMoment{"steam/singapore": singaporeMoments, "steam/westward-ho": westwardMoments}

// TestRailLayout looks at the fullest board, in the last round of a greedy game, in all phases and windows.
func TestRailLayout(t *testing.T) {
	for _, d := range append([]railDeal{washington(3, 7), washington(4, 7)}, steamDeals...) {
		moments := slices.Concat(railMoments, bidMoments, aosMoments)
		if strings.HasPrefix(d.game, "steam/") {
			moments = slices.Concat(railMoments, steamMoments)
			if strings.Contains(d.options, "standard") {
				moments = append(moments, bidMoments...)
			}
			moments = append(moments, ownMoments[d.game]...)
		}
		for _, m := range moments {
			r := newRailRig(t, d)
			if !r.meet(m) {
				continue // the bots never do that
			}
			for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1180, 660}, {1700, 720}, {853, 480}, {640, 480}} {
				t.Run(fmt.Sprintf("%v, %s, %gx%g", d, m.name, size.w, size.h), func(t *testing.T) {
					q := &rig{t: t, m: r.m, deal: d, w: size.w, h: size.h, d: r.d}
					q.open(nil)
					if m.phase == "end of round" {
						q.table().reveal = r.table().reveal
						q.d.Stir()
						q.tick(input.Frame{Away: true})
					}
					if m.then != nil {
						m.then(q)
					}
					q.tick(input.Frame{Away: true})
					for _, fault := range checkLayout(q.list, q.w, q.h) {
						if !strings.Contains(fault, "is wider than its place") || !q.onRailMap(fault) {
							t.Error(fault)
						}
					}
				})
			}
		}
	}
}

// meet plays up to a moment; false where there is none such.
func (r *rig) meet(m railMoment) bool {
	s := railState(r.m.Position())
	last := s.Rounds()
	if kind, ok := strings.CutPrefix(m.phase, "kind "); ok {
		log := r.deal.log(r.t)
		at := -1
		for i, a := range log {
			if a.Kind() == kind {
				at = i // the last one
			}
		}
		if at < 0 {
			return false
		}
		for _, a := range log[:at] {
			if err := r.m.Do(a); err != nil {
				r.t.Fatal(err)
			}
		}
		r.look()
		return true
	}
	phase := func(id string) bool {
		return slices.ContainsFunc(s.Headings(), func(h play.Heading) bool { return h.ID == id })
	}
	switch {
	case m.phase == "":
		r.until(1<<20, "")
	case last == 0 || m.phase != "end of round" && !phase(m.phase):
		return false // no round is the last, or there is no such phase
	case m.phase == "end of round":
		r.until(last-1, "move2")
		r.untilRound(last)
	default:
		r.until(last, m.phase)
	}
	return true
}

// pointAt clicks or chooses the first lit target of that kind that is spelt by clicks.
func (r *rig) pointAt(kind string) {
	for _, x := range r.table().lit() {
		if x.Kind == kind {
			if id := r.hitOf(x); id != "" {
				r.click(id)
				return
			}
		}
	}
}

// untilRound makes the last action of a round by its button, so that the table shows what came of it.
func (r *rig) untilRound(round int) {
	for _, a := range r.deal.log(r.t)[r.m.Len():] {
		if railState(r.m.Position()).Round() >= round {
			return
		}
		r.table().play(a)
		r.look()
	}
}

// onRailMap reports whether a fault is about a name on the board, which the sheet may cut when it is seen from near.
func (r *rig) onRailMap(fault string) bool {
	land := railState(r.m.Position()).Track().Land()
	for i := range land.Hexes {
		if name := land.Hexes[i].Name; name != "" && strings.Contains(fault, `"`+curly(name)) {
			return true
		}
	}
	return false
}
