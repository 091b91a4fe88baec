package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// layShelves says how many boxes stand in a row, four or fewer, how much larger than the design's they are, and how
// wide that is.
func layShelves(w, h float32) (cols int, k, wide float32) {
	cols = max(2, min(4, int(w/180)))
	k = min(w/(float32(cols)*boxPitch+8), 1.6)
	if cols == 4 {
		k = min(k, h/(2*shelfPitch))
	}
	k = max(k, 0.7)
	return cols, k, float32(cols)*boxPitch*k + 8
}

// drawShelves draws the boxes on their boards, as large as there is room for.
func (s *setupScene) drawShelves(d *Desk, u *ui.UI, r draw.Rect) {
	cols, k, wide := layShelves(r.W, r.H)
	rows := (len(s.all) + cols) / cols // one place more than boxes, for the kettle
	u.Scroll("shelf", draw.Rc(r.X, r.Y, r.W+10, r.H-8), func(in draw.Rect) float32 {
		for row := range rows {
			// The board of the first row is at y 340 of the design, where the room begins at 66.
			base := in.Y + (274+float32(row)*shelfPitch)*k
			s.drawShelf(u, draw.Rc(in.X, base-260*k, wide, 260*k), k)
			for col := range cols {
				i := row*cols + col
				at := draw.Rc(in.X+(10+float32(col)*boxPitch)*k, base-(boxH+boxSide)*k, boxW*k, boxH*k)
				switch {
				case i < len(s.all):
					if drawBox(d, u, at, k, s.all[i], i == s.at).Clicked && i != s.at {
						s.choose(d, i)
					}
				case i == len(s.all):
					s.drawKettle(u, draw.Rc(at.X, base-140*k, at.W, 140*k))
				}
			}
		}
		used := (274+float32(rows-1)*shelfPitch+22)*k + 4
		return used + s.drawProblems(d, u, draw.Rc(in.X, in.Y+used+8, wide, 0))
	})
}

// drawShelf draws the dark niche r and the board below it.
func (s *setupScene) drawShelf(u *ui.UI, r draw.Rect, k float32) {
	u.L.Box(r, draw.Down(r, draw.Color{R: 6, G: 4, B: 2, A: 215}, draw.Color{R: 10, G: 7, B: 4, A: 130}))
	plank := draw.Rc(r.X, r.Bottom(), r.W, 20*k)
	u.L.Box(plank, draw.Down(plank, draw.Hex(0x5b4029), draw.Hex(0x24160c)))
	u.L.Box(draw.Rc(plank.X, plank.Y, plank.W, 1.5), draw.Solid(draw.Hex(0x8a6740)))
	under := draw.Rc(plank.X, plank.Bottom(), plank.W, 16*k)
	u.L.Box(under, draw.Down(under, draw.Color{A: 120}, draw.Color{}))
}

// drawKettle fills the free place on the shelf.
func (s *setupScene) drawKettle(u *ui.UI, r draw.Rect) {
	k := fitSprite("kettle-loco", draw.Rc(r.X+14, r.Y+r.H*0.04, r.W-44, r.H*0.98))
	k.Y = r.Bottom() - k.H
	u.L.Sprite("kettle-loco", k)
	cube := r.H * 0.17
	u.L.Sprite("cube-purple", draw.Rc(r.X-2, r.Bottom()-cube, cube, cube))
	u.L.Sprite("cube-red", draw.Rc(r.X+cube*0.35-4, r.Bottom()-cube*1.72, cube, cube))
	u.L.Sprite("cube-yellow", draw.Rc(r.Right()-cube-2, r.Bottom()-cube, cube, cube))
}

// drawRow draws the boxes as small pictures side by side, where there is no room for shelves. It returns the
// height used.
func (s *setupScene) drawRow(d *Desk, u *ui.UI, r draw.Rect) float32 {
	w := (r.W + 8) / 4
	h := w * 0.62
	for i, def := range s.all {
		at := draw.Rc(r.X+float32(i%4)*w+2, r.Y+float32(i/4)*(h+8)+4, w-10, h)
		st := u.Press("box/"+gameKey(def.ID), at)
		if st.Clicked && i != s.at {
			s.choose(d, i)
		}
		drawArt(d, u, def.ID, at, false)
		band := draw.Rc(at.X, at.Bottom()-20, at.W, 20)
		u.L.Box(band, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 215}))
		u.L.Label(band.Pad(4, 0), def.Name, draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.OnFelt, Align: draw.Center})
		if isOwn(def.ID) {
			tag := draw.Rc(at.X, at.Y, u.L.Metrics.Width(draw.Heading, 12, wordsYourMap)+14, 18)
			u.L.Box(tag, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 225}))
			u.L.Label(tag, wordsYourMap, draw.Type{Face: draw.Heading, Size: 12, Color: ui.HeadFelt, Align: draw.Center})
		}
		if i == s.at {
			u.L.Frame(at.Inset(-2), 5, 2.5, draw.Hex(0xffd56e))
		}
		u.FocusRing(st, at, 4)
	}
	return float32((len(s.all)+3)/4)*(h+8) + 4
}
