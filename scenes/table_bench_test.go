package scenes

import (
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// fullest is a table late in a game, with many links, cubes and lines of the log.
func fullest(b *testing.B) *rig {
	r := newRig(b, 1)
	r.play(until(10, "move1"))
	return r
}

// BenchmarkTable is one build of the picture with nothing kept but what stays from build to build: 3 ms at most.
func BenchmarkTable(b *testing.B) {
	r := fullest(b)
	b.ReportAllocs()
	for b.Loop() {
		r.stack.build(r.d, input.Frame{W: r.w, H: r.h, Scale: 1, Away: true})
	}
}

// BenchmarkHoverCube goes from a cube that was asked about to one that was not: 50 ms at most.
func BenchmarkHoverCube(b *testing.B) {
	r := fullest(b)
	s := aosState(r.m.Position())
	var ids []string
	for at, g := range s.Movable() {
		if id := r.hitOf(rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)}); id != "" && len(s.Plans(at, g)) > 0 {
			ids = append(ids, id)
		}
	}
	for i := 0; b.Loop(); i++ {
		r.table().asked = asked{}
		r.move(ids[i%len(ids)])
	}
}

// BenchmarkUndo is an undo and a redo with the pictures after them: a frame at most.
func BenchmarkUndo(b *testing.B) {
	r := fullest(b)
	for b.Loop() {
		r.key("ctrl+z")
		r.key("ctrl+y")
	}
}
