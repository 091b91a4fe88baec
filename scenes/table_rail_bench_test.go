package scenes

import "testing"

// BenchmarkWashingtonList builds the picture of the fullest board: in the build turn, with the tile picker open, and
// while a cube is pointed at.
func BenchmarkWashingtonList(b *testing.B) {
	for _, c := range []struct {
		name, phase string
		then        func(r *rig)
	}{
		{"build", "build", func(r *rig) {}},
		{"picker", "build", func(r *rig) { r.pointAt("hex") }},
		{"planner", "move1", func(r *rig) { r.pointAt("cube") }},
		{"auction", "auction", func(r *rig) {}},
	} {
		b.Run(c.name, func(b *testing.B) {
			r := newRailRig(b, washington(4, 7))
			r.until(8, c.phase)
			c.then(r)
			for b.Loop() {
				r.look()
			}
		})
	}
}
