package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/maps/own"
)

// gameKey is the last part of a game's id: it names its box picture and its rulebook. A game on the player's own map has
// neither and goes by its whole id.
func gameKey(id string) string {
	if isOwn(id) {
		return id
	}
	return id[strings.LastIndexByte(id, '/')+1:]
}

// isOwn reports whether a game is one on the player's own map.
func isOwn(id string) bool { return strings.HasPrefix(id, own.Prefix) }

// drawArt fills r with the picture of a game's box, which is the map itself where that is the player's own.
func drawArt(d *Desk, u *ui.UI, game string, r draw.Rect, grey bool) {
	if l := d.Games.Land(game); l != nil {
		drawOwnArt(u, l, d.Games.Find(game).Map, r)
		return
	}
	cover(u, "box-"+gameKey(game), 400, 300, r).Grey = grey
}

// Measures of a box on the shelf, at the size of the design.
const (
	boxW, boxH, boxSide = 194, 226, 13
	boxPitch            = 207
	shelfPitch          = 328 // from one board to the next
)

// drawBox draws a game's box standing on the shelf: r is its front, k how much larger it is than the design's.
func drawBox(d *Desk, u *ui.UI, r draw.Rect, k float32, def *rules.Definition, on bool) ui.State {
	s := u.Press("box/"+gameKey(def.ID), draw.Rc(r.X, r.Y, r.W, r.H+boxSide*k))
	c := leatherOf(gameKey(def.ID))
	if isOwn(def.ID) {
		c = leatherOf(ownLeather[def.Family])
	}
	lift := float32(0)
	if s.Hot && !on {
		lift = 0.12
	}
	c[0], c[1] = draw.Mix(c[0], ui.OnFelt, lift), draw.Mix(c[1], ui.OnFelt, lift)
	whole := draw.Rc(r.X, r.Y, r.W, r.H+boxSide*k)
	if on {
		for i, a := range []float32{0.10, 0.16, 0.24} {
			u.L.Frame(whole.Inset(-4-float32(2-i)*3), 10, 7, draw.Fade(draw.Hex(0xffc45e), a)).Glow = true
		}
	}
	u.L.Round(whole.Move(4*k, 5*k), 5, draw.Solid(draw.Color{A: 110}))
	side := draw.Rc(r.X+1, r.Bottom()-3, r.W-2, boxSide*k+3)
	u.L.Round(side, 3, draw.Down(side, draw.Mix(c[1], draw.Hex(0), 0.35), draw.Mix(c[1], draw.Hex(0), 0.55)))
	u.L.Round(r, 4, draw.Down(r, c[0], c[1]))
	u.L.Frame(r.Inset(0.5), 4, 1, draw.Fade(ui.OnFelt, 0.22))

	art := draw.Rc(r.X+6*k, r.Y+6*k, r.W-12*k, 158*k)
	u.L.Box(art.Inset(-1.5), draw.Solid(draw.Hex(0x14100c)))
	drawArt(d, u, def.ID, art, false)
	if isOwn(def.ID) {
		sash := draw.Rc(art.X, art.Bottom()-24*k, art.W, 24*k)
		u.L.Box(sash, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 225}))
		u.L.Box(draw.Rc(sash.X, sash.Y, sash.W, 1.2), draw.Solid(draw.Fade(ui.Brass, 0.8)))
		u.L.Label(sash, wordsYourMap, draw.Type{Face: draw.Heading, Size: max(12, 13*k), Color: ui.HeadFelt, Align: draw.Center})
	}
	band := draw.Rc(r.X+6*k, art.Bottom()+3*k, r.W-12*k, r.Bottom()-art.Bottom()-8*k)
	u.L.Frame(band, 2, 1, draw.Fade(draw.Mix(c[0], ui.OnFelt, 0.5), 0.7))
	ink := draw.Hex(0xf3e6cb)
	if gameKey(def.ID) == "halloween" {
		ink = draw.Hex(0xf0a03c)
	}
	name := draw.Type{Face: draw.Title, Size: 24 * k, Color: ink, Align: draw.Center, Shadow: draw.Color{A: 190}}
	top, foot := band.CutTop(band.H * 0.6)
	u.L.Label(top.Move(0, 1*k), def.Name, draw.Narrow(u.L.Metrics, def.Name, name, 12, band.W-10*k))
	u.L.Label(foot.Move(0, -3*k), playersLine(def.MinSeats, def.MaxSeats, def.Minutes),
		draw.Type{Face: draw.SansBold, Size: max(12, 13.5*k), Color: draw.Hex(0xf3e6cb), Align: draw.Center})
	if on {
		u.L.Frame(whole.Inset(-4), 7, 3, draw.Hex(0xffd56e))
	}
	u.FocusRing(s, whole.Inset(-2), 7)
	return s
}

// playersLine is for how many players a game is and how long it takes.
func playersLine(least, most, minutes int) string {
	s := plural(most, "player", "players")
	if least < most {
		s = fmt.Sprintf("%d–%d players", least, most)
	}
	if minutes > 0 {
		s += fmt.Sprintf(" · %d min", minutes)
	}
	return s
}

// playersOf are the names of the players of a save, persons before bots; none where a person has no name to stand first.
func playersOf(s match.Meta) []string {
	var people, bots []string
	persons := false
	for i, name := range s.Names {
		bot := i < len(s.Bots) && s.Bots[i] != ""
		persons = persons || !bot
		switch {
		case name == "":
		case bot:
			bots = append(bots, name)
		default:
			people = append(people, name)
		}
	}
	if persons && len(people) == 0 {
		return nil
	}
	return append(people, bots...)
}

// saveLine tells a save in a few words: game, who plays, how far. Of names that do not fit the first stands for all.
func saveLine(s match.Meta, fits func(string) bool) string {
	names := playersOf(s)
	line := func(who string) string {
		parts := []string{s.Name, who}
		switch {
		case s.Finished:
			parts = append(parts, wordsFinished)
		case s.Round != "":
			parts = append(parts, lower(s.Round))
		}
		return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), " · ")
	}
	if all := line(strings.Join(names, ", ")); len(names) < 2 || fits(all) {
		return all
	}
	if first := line(fmt.Sprintf("%s + %d", names[0], len(names)-1)); fits(first) {
		return first
	}
	return line("")
}
