package board

import (
	"fmt"
	"math"
	"time"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// Times of the end of a night at normal speed: dice roll and lie there, the moon turns.
const (
	rollTime = 500 * time.Millisecond
	restTime = 350 * time.Millisecond
	moonTime = 300 * time.Millisecond
)

// A Die is one that was thrown.
type Die struct {
	Half   rail.Half
	Number int
}

// rolling is where dice come from and where they come to lie, from the middle of the board, in units of the sheet.
var rolling = [...]struct{ from, to draw.Point }{
	{draw.Pt(-190, 130), draw.Pt(-34, 4)}, {draw.Pt(200, 120), draw.Pt(34, -6)}, {draw.Pt(20, 190), draw.Pt(4, 54)},
}

// Rolling is the motion of dice that are thrown onto the board.
func (b *Houses) Rolling(dice []Die) Motion {
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		t := part(age, 0, rollTime)
		ease := 1 - (1-t)*(1-t)
		mid := draw.Pt(sheetSize.X/2, sheetSize.Y/2)
		for i, d := range dice[:min(len(dice), len(rolling))] {
			way := rolling[i]
			at := mid.Add(way.from.Add(way.to.Sub(way.from).Mul(ease)))
			hop := float32(math.Abs(math.Sin(float64(t)*math.Pi*3))) * 30 * (1 - t)
			number := d.Number
			if t < 0.85 {
				number = 1 + (d.Number+i+5*int(age/(70*time.Millisecond)))%6
			}
			const wide = 52
			p.shade(at.Add(draw.Pt(4, 20+hop*0.3)), wide*(1.2+hop/90), 18, 0.9-hop/60)
			name := fmt.Sprintf("die-%s-%d", d.Half, number)
			it := p.sprite(name, sized(name, at.Sub(draw.Pt(0, hop)), wide))
			it.Angle = (1 - ease) * 9 * (1 - 2*float32(i%2))
		}
		return age >= rollTime+restTime
	}
}

// Waxing is the motion of the moon from the round on the board to another.
func (b *Houses) Waxing(n *Night, round int) Motion {
	rounds := n.Rounds
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		t := part(age, 0, moonTime)
		p.tinted(moonSprite(round, rounds), draw.Around(moonAt, moonWide, moonWide), white(t))
		return age >= moonTime
	}
}
