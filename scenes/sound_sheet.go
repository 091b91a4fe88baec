package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
)

// drawSound is the sheet of the options on which the volumes are set.
func (o *optionsScene) drawSound(d *Desk, u *ui.UI, r draw.Rect) {
	in := sheet(u, r, wordsSoundSheet)
	u.Scroll("sound", in, func(r draw.Rect) float32 {
		c := column{r}
		s := &d.Opts
		for _, x := range []struct {
			id, name string
			v        *int
		}{{"volume", wordsVolume, &s.Volume}, {"pieces", wordsVolumePieces, &s.Pieces}, {"signals", wordsVolumeSignals, &s.Signals}} {
			head := c.take(24)
			u.L.Label(head, x.name, paperHead)
			value := fmt.Sprint(*x.v)
			if *x.v == 0 || s.Mute {
				value = wordsVolumeOff
			}
			u.L.Label(head, value, draw.Type{Face: draw.SansBold, Size: 16, Color: ui.OnPaper, Align: draw.End})
			if u.Slider(x.id, c.take(28), 0, 100, 5, x.v) {
				s.Mute = false
				o.untried = x.id
			}
			c.take(4)
		}
		o.sample(d, u)
		c.take(2)
		u.Check("mute", c.take(44), wordsMute, wordsMuteNote, &s.Mute)
		if !o.beside {
			c.take(8)
			o.drawTaps(d, u, c.take(190))
		}
		return c.Y - r.Y + 4
	})
}

// sample lets a volume be heard as soon as its knob is let go.
func (o *optionsScene) sample(d *Desk, u *ui.UI) {
	if o.untried == "" || u.Grabs(o.untried) {
		return
	}
	name := "disc"
	if o.untried == "signals" {
		name = "chime"
	}
	o.untried = ""
	d.Hear(name)
}

// taps are the pieces to tap: a picture, its name, and what is heard.
var taps = []struct{ sprite, name, sound string }{
	{"disc-sky", "disc", "disc"}, {"cube-red", "cube", "cube"}, {"die-light-5", "die", "dice"}, {"coins", "coins", "coins"},
	{"lantern-unlit", "lantern", "lantern"}, {"pumpkin", "pumpkin", "smash"}, {"witch-flying", "witch", "witch"}, {"steam-plume", "steam", "steam"},
}

// drawTaps is the felt with pieces that can be heard, four in a row.
func (o *optionsScene) drawTaps(d *Desk, u *ui.UI, r draw.Rect) {
	u.Felt(r)
	in := r.Pad(14, 10)
	head, in := in.CutTop(24)
	u.L.Label(head, wordsTap, ui.Head)
	const cols, space = 4, 6
	rows := max(1, min((len(taps)+cols-1)/cols, int((in.H+space)/60)))
	w, h := (in.W-(cols-1)*space)/cols, (in.H-float32(rows-1)*space)/float32(rows)
	for i, x := range taps[:min(len(taps), rows*cols)] {
		b := draw.Rc(in.X+float32(i%cols)*(w+space), in.Y+float32(i/cols)*(h+space), w, h)
		s := u.Press("tap/"+x.name, b)
		fill := draw.Solid(draw.Fade(draw.Hex(0x140c08), 0.45))
		if s.Hot || s.Focused {
			fill = draw.Solid(draw.Fade(ui.Brass, 0.35))
		}
		u.L.Round(b, 6, fill)
		u.L.Frame(b, 6, 1, draw.Fade(ui.BrassLn, 0.55))
		pic := draw.Rc(b.X+4, b.Y+5, b.W-8, b.H-27)
		if s.Down {
			pic = pic.Move(0, 1)
		}
		u.L.Sprite(x.sprite, fitSprite(x.sprite, pic))
		u.L.Label(draw.Rc(b.X, b.Bottom()-21, b.W, 18), x.name, ui.Note.To(draw.Center))
		u.FocusRing(s, b, 6)
		if s.Clicked {
			d.Hear(x.sound)
		}
	}
}
