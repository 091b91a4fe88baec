package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// The "what if" layer of a hex map: tiles on any hex where track may be laid, as many as one likes. A tile on paper is
// a target of its own kind, which says hex, tile and turn.
const kindSketch = "sketch"

func sketchTarget(l track.Lay) rules.Target {
	return rules.Target{Kind: kindSketch, ID: (l.At.Number()*100+l.Tile.ID())*6 + int(l.Turn)}
}

func sketchOf(s play.State, x rules.Target) (track.Lay, bool) {
	h := x.ID / 600
	tile, ok := track.TileWith(x.ID / 6 % 100)
	if x.Kind != kindSketch || !ok || h >= s.Stops() {
		return track.Lay{}, false
	}
	return track.Lay{At: s.Spot(rail.Stop(h)), Tile: tile, Turn: int8(x.ID % 6)}, true
}

// A sketchbook is what may be laid on paper now, kept while what lies there stays.
type sketchbook struct {
	of    rules.Position
	laid  []rules.Target
	board *track.Board
	open  []rules.Target // hexes where a tile fits
	hex   rail.Stop      // whose tiles are shown
	shown bool
}

// paperBoard is the board with what lies on paper; what does not fit any more is left out.
func paperBoard(s play.State, laid []rules.Target) *track.Board {
	b, seat := s.Track().EndBuild(rules.Nobody), max(0, s.Turn())
	for _, x := range laid {
		if l, ok := sketchOf(s, x); ok && b.CheckLay(seat, l) == nil {
			b = b.Put(seat, l)
		}
	}
	return b
}

func (r *railTable) drafts(p rules.Position, laid []rules.Target) []rules.Target {
	k := &r.book
	if k.of == p && slices.Equal(k.laid, laid) {
		return k.open
	}
	s := railState(p)
	*k = sketchbook{of: p, laid: slices.Clone(laid), board: paperBoard(s, laid)}
	last := -1
	for l := range k.board.Lays(max(0, s.Turn())) {
		if h := l.At.Number(); h != last {
			last = h
			k.open = append(k.open, rules.Target{Kind: track.TargetHex, ID: h})
		}
	}
	return k.open
}

func (r *railTable) draft(p rules.Position, laid []rules.Target, level int) rules.Position {
	s := railState(p)
	return s.OnTrack(paperBoard(s, laid), max(0, s.Turn()), level)
}

func (r *railTable) levels(p rules.Position) (low, high, now int) {
	s := railState(p)
	return 1, s.MaxLoco(), s.Figures(max(0, s.Turn())).Loco
}

// cost is what the tiles cost by the table of prices, without what the Engineer saves.
func (r *railTable) cost(p rules.Position, laid []rules.Target) string {
	s := railState(p)
	b, seat, sum := s.Track().EndBuild(rules.Nobody), max(0, s.Turn()), 0
	for _, x := range laid {
		if l, ok := sketchOf(s, x); ok && b.CheckLay(seat, l) == nil {
			n, _ := b.Cost(l)
			sum += n
			b = b.Put(seat, l)
		}
	}
	return play.Dollars(sum)
}

func (r *railTable) asks(p rules.Position) (out []rules.Target) {
	for at, g := range railState(p).Movable() {
		out = append(out, rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)})
	}
	return out
}

var _ drafter = (*railTable)(nil)

func (r *railTable) sketchWords() (text, noun string) { return wordsSketch, "tile" }

// sketch answers a click while paper lies on the board: a tile of the picker is laid, one that lies there is taken off,
// any other hex opens the picker.
func (r *railTable) sketch(t *Table, x rules.Target) {
	switch x.Kind {
	case kindSketch:
		t.paper.laid = append(t.paper.laid, x)
		r.book.shown = false
		t.redraft()
	case track.TargetHex, play.TargetStop:
		s := railState(t.g.Now())
		for i, y := range t.paper.laid {
			if l, ok := sketchOf(s, y); ok && l.At.Number() == x.ID {
				t.paper.laid = slices.Delete(t.paper.laid, i, i+1)
				t.redraft()
				return
			}
		}
		r.drafts(t.g.Now(), t.paper.laid)
		r.book.shown = (!r.book.shown || r.book.hex != rail.Stop(x.ID)) && hasTarget(r.book.open, rules.Target{Kind: track.TargetHex, ID: x.ID})
		r.book.hex = rail.Stop(x.ID)
	}
}

// onPaper marks what lies on paper, and where more may be laid without light.
func (r *railTable) onPaper(t *Table, m *board.RailMarks) {
	m.Reach = t.paperLit()
	s := railState(t.g.Now())
	for _, x := range t.paper.laid {
		if l, ok := sketchOf(s, x); ok {
			m.Chosen = append(m.Chosen, rules.Target{Kind: track.TargetHex, ID: l.At.Number()})
		}
	}
}

// drawSketches draws the picker of the hex that was clicked on paper.
func (r *railTable) drawSketches(t *Table, u *ui.UI, n *board.Rails) {
	k := &r.book
	if !t.paper.on || t.past >= 0 || !k.shown || k.board == nil {
		return
	}
	s := railState(t.g.Now())
	seat := max(0, s.Turn())
	fan := board.Fan{Hex: k.hex, Seat: seat, At: -1}
	var lays []track.Lay
	for l := range k.board.LaysOn(seat, k.hex) {
		cost, _ := k.board.Cost(l)
		lays = append(lays, l)
		fan.Tiles = append(fan.Tiles, board.FanTile{Tile: l.Tile, Turn: int(l.Turn), Price: fmt.Sprintf("$%d", cost)})
	}
	a := r.hexes.Pick(u, n, &fan)
	if a.Clicked >= 0 {
		u.Act()
		r.sketch(t, sketchTarget(lays[a.Clicked]))
	}
}
