package board

import (
	"math"
	"time"

	"kettle/render/draw"
)

// Times of a smash at normal speed: shards fly, the smashed pumpkin lies there and fades.
const (
	shardTime = 450 * time.Millisecond
	lieTime   = 900 * time.Millisecond
	fadeTime  = 250 * time.Millisecond
)

// shards are the pieces of a pumpkin: how they are thrown (units of the sheet a second) and how they spin.
var shards = [...]struct {
	name string
	wide float32
	v    draw.Point
	spin float32 // radians a second
}{
	{"shard-1", 13, draw.Pt(-96, -150), -7}, {"shard-2", 13, draw.Pt(52, -190), 5}, {"shard-3", 12, draw.Pt(120, -120), 9},
	{"shard-4", 12, draw.Pt(-40, -210), 6}, {"shard-stem", 11, draw.Pt(14, -240), -10},
}

// gravity in units of the sheet a second, each second.
const gravity = 420

// smashing is the motion of a pumpkin that is smashed at a place on the sheet.
func (b *Houses) smashing(at draw.Point) Motion {
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		alpha := 1 - part(age, lieTime, fadeTime)
		p.sprite("pumpkin-smashed", sized("pumpkin-smashed", at, 32)).Tint = white(alpha)
		if t := float32(age.Seconds()); age < shardTime {
			fade := 1 - part(age, shardTime*2/3, shardTime/3)
			for _, s := range shards {
				c := at.Add(draw.Pt(s.v.X*t, s.v.Y*t+gravity*t*t/2))
				it := p.tinted(s.name, sized(s.name, c, s.wide), white(fade))
				it.Angle = s.spin * t
			}
			for i := range 6 { // seeds
				sin, cos := math.Sincos(float64(i)*1.05 + 0.4)
				c := p.at(at.Add(draw.Pt(float32(cos)*90*t, float32(sin)*40*t-110*t+gravity*t*t/2)))
				l.Disc(c, 1.4*p.v.k, draw.Solid(draw.Fade(draw.Hex(0xffe9b8), fade)))
			}
		}
		return age >= lieTime+fadeTime
	}
}
