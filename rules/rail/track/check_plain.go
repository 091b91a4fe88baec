package track

import (
	"kettle/rules"
	"kettle/rules/hex"
)

// A change is one track of a hex that a lay redirects or adds.
type change struct {
	to   hex.Set // the track on the new tile
	from hex.Set // the track that it redirects; empty for added track
}

// changes compares two plain faces: which tracks of the new one are redirected, which are added. A redirected track
// keeps its side away from the open end (AOS-068). ok is false when the new tile does not keep every track.
func (c *checker) changes(f *face) (out [2]change, n int, w why) {
	var gone, come [2]hex.Set
	var goes, comes int
	for _, t := range c.old.tracks {
		if t != 0 && !f.has(t) {
			gone[goes] = t
			goes++
		}
	}
	for _, t := range f.tracks {
		if t != 0 && !c.old.has(t) {
			come[comes] = t
			comes++
		}
	}
	if comes == 0 && goes == 0 {
		return out, 0, nothing
	}
	for _, g := range gone[:goes] {
		if w := c.mayRedirect(g); w != allowed {
			return out, 0, w
		}
	}
	if goes > comes {
		return out, 0, losesTrack
	}
	// Try both ways to say which new track stands for which old one.
	for swap := range 2 {
		if swap == 1 && comes < 2 {
			break
		}
		n = 0
		for i := range comes {
			ch := change{to: come[(i+swap)%comes]}
			if i < goes {
				ch.from = gone[i]
			}
			out[i] = ch
			n++
		}
		fit := true
		for _, ch := range out[:n] {
			fit = fit && (ch.from == 0 || c.redirects(ch))
		}
		if fit {
			return out, n, allowed
		}
	}
	for _, g := range gone[:goes] {
		if g&(come[0]|come[1]) == 0 {
			return out, 0, losesTrack
		}
	}
	return out, 0, notLast
}

// redirects reports whether a change keeps one side of a track and drops an open end.
func (c *checker) redirects(ch change) bool {
	kept, dropped := ch.from&ch.to, ch.from&^ch.to
	return kept.Len() == 1 && c.open(dropped.Sides()[0])
}

// mayRedirect checks the section of a track that is not kept.
func (c *checker) mayRedirect(track hex.Set) why {
	b := c.b
	sec := &b.sections[b.of[c.h][track.Sides()[0]]]
	switch {
	case sec.Owner != c.by && sec.Owner != rules.Nobody:
		return othersTrack
	case sec.Complete():
		return completeTrack
	}
	for s := range hex.Side(hex.Sides) {
		if track.Has(s) && c.open(s) {
			return allowed
		}
	}
	return notLast
}

// plainFace checks a tile without a town.
func (c *checker) plainFace(f *face) why {
	changes, n, w := c.changes(f)
	if w != allowed {
		return w
	}
	redirected, added := 0, 0
	for _, ch := range changes[:n] {
		if ch.from != 0 {
			redirected++
		} else {
			added++
		}
	}
	switch code := c.b.m.Code; {
	case redirected > code.Redirects:
		return twoRedirects
	case redirected > 0 && added > 0 && !code.Mixes:
		return mixed
	}
	if w := c.begins(f); w != allowed {
		return w
	}
	met := 0
	for _, ch := range changes[:n] {
		switch w := c.change(ch); w {
		case allowed:
			met++
		case unmet:
		default:
			return w
		}
	}
	if met < n {
		if c.old.shape == nil && n == 2 && met == 1 {
			return eachTrack
		}
		for _, ch := range changes[:n] {
			if ch.to&c.foreign != 0 && ch.to&c.start == 0 {
				return c.notThere(ch)
			}
		}
		return unmet
	}
	return c.closes(f, changes[:n])
}

// change checks one track that is new or leads elsewhere, without following it.
func (c *checker) change(ch change) why {
	b := c.b
	if ch.to&^ch.from&c.hostile != 0 {
		return joins
	}
	if ch.from == 0 {
		if ch.to&c.start == 0 {
			return unmet
		}
		return allowed
	}
	sec := &b.sections[b.of[c.h][ch.from.Sides()[0]]]
	if sec.Owner == c.by || b.MayClaim(c.by, sec) {
		return allowed
	}
	if b.m.Code.Meets && ch.to&^ch.from&(c.city|c.mine) != 0 {
		return allowed
	}
	return notClaimed
}

// notThere says why unowned track at the sides of a change is no place to start from.
func (c *checker) notThere(ch change) why {
	for s := range hex.Side(hex.Sides) {
		if !ch.to.Has(s) || !c.foreign.Has(s) {
			continue
		}
		n := c.b.m.Land.next[c.h][s]
		for _, e := range c.b.sections[c.b.of[n][s.Opposite()]].Ends {
			if e.Stop && c.b.face(e.Hex).town {
				return townOfOthers
			}
		}
	}
	return unmet
}

// closes follows the changed tracks: no link has both ends at one place (AOS-063), and the ring is one place (WDC-31).
func (c *checker) closes(f *face, changes []change) why {
	v := view{b: c.b, at: c.h, f: f}
	for _, ch := range changes {
		ab := ch.to
		var ends [2]walk
		i := 0
		for s := range hex.Side(hex.Sides) {
			if ab.Has(s) {
				ends[i] = v.leave(c.h, s)
				i++
			}
		}
		if ends[0].ring || ends[0].end.Stop && ends[1].end.Stop && c.b.onePlace(ends[0].end.Hex, ends[1].end.Hex) {
			return sameStop
		}
	}
	return allowed
}

// onePlace reports whether two stops count as one: the same hex, or two hexes of the ring.
func (b *Board) onePlace(x, y HexID) bool {
	return x == y || b.m.Land.Hexes[x].Site == Ring && b.m.Land.Hexes[y].Site == Ring
}
