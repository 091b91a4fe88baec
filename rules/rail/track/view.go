package track

import "kettle/rules/hex"

// A view is a board with one hex shown under another tile, so that a lay can be followed before it is made.
type view struct {
	b  *Board
	at HexID // None shows the board as it is
	f  *face
}

func (v view) face(h HexID) *face {
	if h == v.at {
		return v.f
	}
	return v.b.face(h)
}

// cross leaves a hex by a side. on is true when track goes on in hex next from side; otherwise the track ends there.
func (v view) cross(h HexID, s hex.Side) (next HexID, side hex.Side, end End, on bool) {
	next, side = v.b.m.Land.next[h][s], s.Opposite()
	switch {
	case next == None || !v.b.m.open[h].Has(s):
		return h, s, End{Hex: h, Side: s}, false
	case v.b.ends(next):
		return h, s, End{Stop: true, Hex: next}, false
	case v.face(next).exits.Has(side):
		return next, side, End{}, true
	}
	return h, s, End{Hex: h, Side: s}, false
}

// A walk is where following track led to: the end, and the last exit before it, which for a town is the exit's own.
type walk struct {
	end  End
	h    HexID
	s    hex.Side
	ring bool // the track runs back into where it began
}

// leave follows the track that leaves a hex by a side, to its end.
func (v view) leave(h HexID, s hex.Side) walk {
	at, out := h, s
	for {
		next, in, end, on := v.cross(at, out)
		if !on {
			return walk{end: end, h: at, s: out}
		}
		p := v.face(next).partner[in]
		if p == centre {
			return walk{end: End{Stop: true, Hex: next}, h: next, s: in}
		}
		at, out = next, p
		if at == h && out == s {
			return walk{end: End{Hex: h, Side: s}, h: h, s: s, ring: true}
		}
	}
}
