package board

import (
	"math"
	"time"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// A Motion paints something on its way, at an age that the caller scales by the speed setting, and says when it is
// over. While it runs the board is drawn from the position before it.
type Motion func(l *draw.List, age time.Duration) (done bool)

// Times of motions at normal speed.
const (
	flyLink   = 220 * time.Millisecond // the witch, from house to house
	pickUp    = 160 * time.Millisecond
	hopLink   = 200 * time.Millisecond // a cube, from house to house
	discDrop  = 140 * time.Millisecond
	lightUp   = 250 * time.Millisecond
	stripeRun = 240 * time.Millisecond
	comeTime  = 260 * time.Millisecond // a cube from the display to a house
)

// Heights in units of the sheet.
const (
	flyAbove = 14
	hopAbove = 12
	dropFrom = 18
)

// Moving is the motion of a delivery: a witch flies, another cube hops. The board shall be drawn with
// Marks.Leaving, so that the cube is not in two places.
func (b *Houses) Moving(n *Night, f Flight) Motion {
	if f.Good == rail.Black {
		return b.flying(n, f)
	}
	return b.hopping(f)
}

func (b *Houses) flying(n *Night, f Flight) Motion {
	course := b.plan.course(f.Path)
	links := max(1, len(f.Path)-1)
	total := flyLink * time.Duration(links)
	smashed := total
	if f.rides() {
		smashed = flyLink * time.Duration(f.Smash)
	}
	smash := func(l *draw.List, age time.Duration) bool { return true }
	if f.rides() {
		smash = b.smashing(b.smashAt(n, &f))
	}
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		over := true
		if age >= smashed {
			over = smash(l, age-smashed)
		}
		if age >= total || len(course) < 2 {
			return over
		}
		t := float32(age) / float32(total)
		c, d := along(course, t)
		p.shade(c.Add(draw.Pt(6, 22)), 78, 20, 0.8)
		picked := flyLink * time.Duration(f.Pick)
		rider := f.rides() && age >= picked+pickUp && age < smashed
		if f.rides() && age >= picked && age < picked+pickUp {
			from := b.plan.house[f.Path[f.Pick]].Add(cubeSeat[1])
			k := float32(age-picked) / float32(pickUp)
			p.cubeOnly(from.Add(c.Add(draw.Pt(0, -flyAbove)).Sub(from).Mul(k)), cubeWide, rail.Orange, 1)
		}
		left := d.X < 0
		at := len(l.Items)
		DrawWitch(l, p.at(c.Add(draw.Pt(0, -flyAbove))), b.view.k, left, rider)
		bank := float32(math.Atan2(float64(d.Y), math.Abs(float64(d.X)))) * 0.45
		if left {
			bank = -bank
		}
		for i := at; i < len(l.Items); i++ {
			if l.Items[i].Name == "witch-flying" {
				l.Items[i].Angle = bank
			}
		}
		return false
	}
}

func (b *Houses) hopping(f Flight) Motion {
	course := b.plan.course(f.Path)
	links := float32(max(1, len(f.Path)-1))
	total := hopLink * time.Duration(links)
	return func(l *draw.List, age time.Duration) bool {
		if age >= total || len(course) < 2 {
			return true
		}
		p := b.on(l)
		t := float32(age) / float32(total)
		c, _ := along(course, t)
		up := float32(math.Abs(math.Sin(float64(t*links) * math.Pi)))
		p.shade(c.Add(draw.Pt(2, 8+up*4)), cubeWide*(1.3+0.3*up), 11, 1-0.4*up)
		p.cubeOnly(c.Add(draw.Pt(0, -4-up*hopAbove)), cubeWide+2, f.Good, 1)
		return false
	}
}

// along is the point a part t of the way along a line, and the direction there.
func along(line []draw.Point, t float32) (at, dir draw.Point) {
	x := max(0, min(1, t)) * float32(len(line)-1)
	i := min(int(x), len(line)-2)
	d := line[i+1].Sub(line[i])
	return line[i].Add(d.Mul(x - float32(i))), d.Unit()
}

// Lighting is the motion of a link being built: the disc drops, the lantern is lit, the stripe runs out from it.
func (b *Houses) Lighting(link int, v Livery) Motion {
	lane, at := b.plan.lane[link], b.plan.lantern[link]
	disc := "disc-" + v.ID
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		drop := part(age, 0, discDrop)
		light := part(age, discDrop, lightUp)
		if run := part(age, discDrop+lightUp/2, stripeRun); run > 0 {
			half := len(lane) / 2 // the last pieces lie under the houses
			k := int(run*float32(half-laneSteps/6) + 0.5)
			if k > 0 {
				p.owned(lane[half-k:min(len(lane), half+k+1)], v)
			}
		}
		if drop < 1 {
			p.shade(at.Add(draw.Pt(2, 12)), 44+20*(1-drop), 19, drop)
			p.sprite(disc, sized(disc, at.Add(draw.Pt(0, 6-dropFrom*(1-drop*drop))), discWide))
			p.sprite("lantern-unlit", sized("lantern-unlit", at.Add(draw.Pt(0, -4-dropFrom*(1-drop*drop))), litWide))
			return false
		}
		p.lit(at, v, light*(1+0.25*float32(math.Sin(float64(light)*math.Pi))))
		return age >= discDrop+lightUp/2+stripeRun
	}
}

// part is how much of a stretch of time is over, 0 to 1.
func part(age, from, length time.Duration) float32 {
	return max(0, min(1, float32(age-from)/float32(length)))
}

// Coming is the motion of a cube from a place on the screen, as a box of the goods display, to a house that holds
// i cubes already.
func (b *Houses) Coming(from draw.Point, s rail.Stop, i int, g rail.Good) Motion {
	return func(l *draw.List, age time.Duration) bool {
		t := part(age, 0, comeTime)
		t = t * t * (3 - 2*t)
		to := b.CubeAt(s, i)
		c := from.Add(to.Sub(from).Mul(t))
		c.Y -= 60 * float32(math.Sin(float64(t)*math.Pi))
		wide := (goodsCube + (cubeWide*b.view.k-goodsCube)*t)
		l.Sprite("shadow-soft", draw.Around(c.Add(draw.Pt(6, 14)), wide*1.4, wide*0.5))
		DrawCube(l, c, wide, g)
		return age >= comeTime
	}
}
