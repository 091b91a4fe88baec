package track_test

import (
	"testing"

	"kettle/rules"
)

// crossed is red's section N-S south of A and blue's open end that points at the same hex from the north-west.
func crossed(g *game) *game {
	return g.lay(red, "0,-2", "N-S").lay(blue, "-1,-2", "NE-SE").end(red, blue).lay(blue, "-1,-3", "SE-SW").lay(red, "1,-3", "NW-SE")
}

// linked is red's link A-T with a spur in the south of T.
func linked(g *game) *game {
	return g.lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S").end(red)
}

func TestReplacing(t *testing.T) {
	t.Run("AOS-065 a second track is added where it meets a start", func(t *testing.T) {
		g := crossed(aos(t)).no(blue, "0,-2", "N-S NE-SW", "AOS-058").no(blue, "0,-2", "NE-SW SE-NW", "AOS-066").no(blue, "0,-2", "SE-NW", "AOS-066")
		g.no(red, "0,-2", "NE-SW SE-NW", "AOS-065")
		g.lay(blue, "0,-2", "N-S SE-NW").owns("0,-2", "N", "0").owns("0,-2", "SE", "1")
	})
	t.Run("AOS-065 a coexisting tile is added to as well", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-SE").lay(blue, "-1,-2", "NE-SE").end(red).lay(blue, "0,-2", "N-SE S-NW").owns("0,-2", "S", "1").owns("0,-2", "SE", "0")
		g.no(blue, "0,-1", "N-S NE-SW", "AOS-062").lay(blue, "0,-1", "N-S")
	})
	t.Run("AOS-065 a town gets more exits", func(t *testing.T) {
		g := linked(aos(t)).lay(red, "T", "N+S+SE").end(red).lay(red, "T", "N+S+SE+NW").owns("T", "NW", "0")
		g.end(red).must(g.b.CheckLay(red, g.find("T", "N+S+SE")) != nil, "no exit is lost")
	})
	t.Run("AOS-065 a town is added to by who comes from outside", func(t *testing.T) {
		g := linked(aos(t)).lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").lay(blue, "T", "N+S+SE").links(1, 1).owns("T", "S", "0")
		g.end(red).owns("T", "S", ".").end(blue).lay(blue, "T", "N+S+SE+SW").owns("T", "SW", "1")
	})
	t.Run("AOS-065 a town with one exit becomes one with four", func(t *testing.T) {
		aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N").links(1).end(red).lay(red, "T", "N+S+SE+NW").links(1)
	})
	t.Run("AOS-066 other players' track and complete links stay", func(t *testing.T) {
		g := linked(aos(t)).no(red, "0,-1", "N-SE", "AOS-066").no(red, "0,-2", "S-SE", "AOS-066")
		g.lay(blue, "2,0", "SE-NW").end(blue).no(red, "2,0", "SE-N", "AOS-066")
		g.lay(red, "1,-3", "NW-SE").lay(red, "2,-3", "NW-S").end(blue).owns("2,0", "SE", ".").lay(red, "2,0", "SE-N").owns("2,0", "SE", ".")
	})
	t.Run("AOS-067 a lay that changes nothing is refused", func(t *testing.T) {
		linked(aos(t)).no(red, "0,-1", "N-S", "AOS-067").no(red, "T", "N+S", "AOS-067").no(blue, "0,-2", "N-S", "AOS-067")
	})
}

func TestRedirecting(t *testing.T) {
	t.Run("AOS-068 the open end leaves by another side", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red)
		g.no(red, "0,-2", "N-SE", "AOS-068").no(red, "0,-1", "S-SE", "AOS-068").no(red, "0,-1", "SE-NW", "AOS-065")
		for _, look := range []string{"N-SE", "N-NE", "N-NW", "N-SW"} {
			(&game{t, g.b}).lay(red, "0,-1", look).owns("0,-1", "N", "0").owns("0,-1", "S", "-")
		}
	})
	t.Run("AOS-068 one track of a complex tile, the other stays", func(t *testing.T) {
		g := crossed(aos(t)).lay(blue, "0,-2", "N-S SE-NW").end(blue)
		g.lay(blue, "0,-2", "N-S SW-NW").owns("0,-2", "SW", "1").owns("0,-2", "S", "0")
	})
	t.Run("AOS-068 a blocked end is turned away", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(blue, "-1,-2", "NE-S").lay(blue, "-1,-1", "N-SE").lay(blue, "0,-1", "SE-NW")
		g.end(red, blue).lay(red, "0,-2", "N-SE").lay(red, "1,-2", "NW-S").owns("0,-2", "N", "0")
	})
	t.Run("AOS-069 unowned track is redirected by who may extend it, or to meet a city or own track", func(t *testing.T) {
		town := func(more ...string) *game {
			g := linked(aos(t, more...)).lay(red, "0,1", "N-S").end(red, red).owns("0,1", "N", ".")
			return g.lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-SW")
		}
		town().no(blue, "0,1", "N-SE", "AOS-069").lay(blue, "0,1", "N-NE").links(1, 1).owns("T", "S", "1")
		town("1,1 city E").lay(blue, "0,1", "N-SE").links(1, 1)
		town().lay(red, "0,1", "N-SE").owns("0,1", "N", ".") // red owns track at T
		g := aos(t).lay(red, "0,-2", "N-S").end(red, red).lay(blue, "2,0", "SE-NW").lay(blue, "0,-2", "N-SE").owns("0,-2", "N", ".")
		g.end(blue).lay(blue, "1,-2", "NW-S").owns("0,-2", "N", "1")
	})
	t.Run("AOS-070 track in a town is never redirected", func(t *testing.T) {
		linked(aos(t)).no(red, "T", "N+SE", "AOS-070").no(red, "T", "N+SE+SW", "AOS-070").no(red, "T", "N", "AOS-070")
	})
	t.Run("AOS-071 both tracks redirected in one lay, or one redirected and one added", func(t *testing.T) {
		g := aos(t).lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-S SE-NW").end(red)
		g.costs("0,-2", "N-SE S-NW", 2, "AOS-087").lay(red, "0,-2", "N-SE S-NW").owns("0,-2", "SE", "0").must(len(g.b.Sections()) == 2, "two sections")
		g = aos(t).lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-S").end(red)
		g.costs("0,-2", "N-SE S-NW", 2, "AOS-086").lay(red, "0,-2", "N-SE S-NW").end(red)
		g.owns("0,-2", "S", "0").owns("0,-2", "SE", ".") // the added track is new, the redirected one is not
	})
}

func TestLinks(t *testing.T) {
	t.Run("AOS-072 a link runs from stop to stop, the rest is unfinished", func(t *testing.T) {
		g := linked(aos(t)).lay(red, "0,2", "S-N").links(1)
		done := 0
		for _, s := range g.b.Sections() {
			if s.Complete() {
				done++
				g.must(s.At(g.hex("A")) && s.At(g.hex("T")) && !s.At(g.hex("B")), "A-T")
			}
		}
		g.must(done == 1 && len(g.b.Sections()) == 3, "one link, a spur and a section")
	})
	t.Run("AOS-073 a town without a tile is no stop", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").links(0)
		g.must(!g.b.Stop(g.hex("T")) && g.b.Town(g.hex("T")), "T").lay(red, "T", "N").must(g.b.Stop(g.hex("T")), "T with a tile").links(1)
	})
	t.Run("AOS-074 neighbours are linked by track only", func(t *testing.T) {
		g := aos(t, "0,-2 city E", "0,-4 town W")
		g.must(len(g.b.Lines()) == 0, "no line")
		g.lay(red, "0,-4", "S+SE").links(1)
	})
	t.Run("AOS-075 one owner for each link and section", func(t *testing.T) {
		linked(aos(t)).owns("0,-2", "N", "0").owns("T", "N", "0").owns("T", "S", "0")
	})
	t.Run("AOS-076 a complete link stays with its owner", func(t *testing.T) {
		linked(aos(t)).end(red, red, blue, red).links(1, 0).owns("T", "S", ".")
	})
	t.Run("AOS-077 each exit of a town is a section of its own", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S+SE+NW")
		g.must(len(g.b.Sections()) == 4, "a link and three spurs").end(red).lay(red, "0,1", "N-S").end(red).owns("T", "S", "0").owns("T", "SE", ".").owns("T", "NW", ".")
	})
	t.Run("AOS-078 two tracks of a tile, two owners", func(t *testing.T) {
		g := crossed(aos(t)).lay(blue, "0,-2", "N-S SE-NW")
		g.owns("0,-2", "N", "0").owns("0,-2", "S", "0").owns("0,-2", "SE", "1").owns("0,-2", "NW", "1").owns("-1,-2", "NE", "1")
	})
	t.Run("AOS-079 a section left alone becomes unowned", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "2,0", "SE-NW").end(red).owns("0,-2", "S", "0") // begun
		g.end(blue).owns("2,0", "NW", "0")                                                           // another's turn ends
		g.lay(red, "0,-1", "N-S").end(red).owns("0,-2", "S", "0").owns("2,0", "NW", ".").must(g.b.Exits(g.hex("2,0")) != 0, "its track stays")
	})
	t.Run("AOS-080 redirecting keeps and claims nothing, unless it completes a link", func(t *testing.T) {
		g := aos(t, "1,-1 city E").lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red)
		(&game{t, g.b}).lay(red, "0,-1", "N-NE").end(red).owns("0,-1", "N", ".")
		g.end(red).lay(blue, "2,0", "SE-NW")
		(&game{t, g.b}).lay(blue, "0,-1", "N-NE").owns("0,-1", "N", ".").links(0, 0)
		g.lay(blue, "0,-1", "N-SE").owns("0,-2", "N", "1").links(0, 1)
	})
	t.Run("AOS-081 who extends unowned track owns all of it", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-SE").end(red, red).owns("0,-2", "N", ".")
		g.lay(blue, "2,0", "SE-NW").lay(blue, "1,-1", "NW-S").owns("0,-2", "N", "1").owns("0,-1", "SE", "1")
		linked(aos(t)).end(red).lay(blue, "2,0", "SE-NW").no(blue, "0,1", "N-S", "AOS-059").lay(red, "0,1", "N-S").owns("T", "S", "0")
	})
	t.Run("AOS-082 tied at one end, new track may join any unowned end with the other", func(t *testing.T) {
		g := linked(aos(t)).lay(red, "0,1", "N-S").end(red, red).lay(blue, "2,0", "SE-NW")
		g.no(blue, "0,2", "N-NE", "AOS-059").lay(blue, "0,2", "N-S").links(1, 1).owns("T", "S", "1")
	})
	t.Run("AOS-083 several links may join the same two stops", func(t *testing.T) {
		g := linked(aos(t)).lay(blue, "-1,-2", "NE-S").lay(blue, "-1,-1", "N-S").lay(blue, "-1,0", "N-SE").lay(blue, "T", "N+S+NW").links(1, 1)
		n := 0
		for _, l := range g.b.Net().Lines {
			if l.A == g.hex("A") && l.B == g.hex("T") || l.A == g.hex("T") && l.B == g.hex("A") {
				n++
			}
		}
		g.must(n == 2, "two lines A-T")
	})
}

func TestGone(t *testing.T) {
	g := linked(aos(t)).lay(red, "2,0", "SE-NW").lay(blue, "0,2", "S-N")
	g.b = g.b.Eliminate(red)
	if err := g.b.Audit(); err != nil {
		t.Fatal(err)
	}
	t.Run("AOS-117 unfinished sections of an eliminated player become unowned", func(t *testing.T) {
		(&game{t, g.b}).owns("2,0", "NW", ".").owns("T", "S", ".").lay(blue, "1,0", "SE-NW").owns("2,0", "NW", "1").owns("0,2", "N", "1")
	})
	t.Run("AOS-118 complete links stay, and nobody can claim them", func(t *testing.T) {
		h := &game{t, g.b}
		h.owns("0,-2", "N", ".").links(0, 0).must(len(h.b.Lines()) == 1 && h.b.Lines()[0].Owner == rules.Nobody, "a line that pays nobody")
		for _, s := range h.b.Sections() {
			h.must(!s.Complete() || !h.b.MayClaim(blue, &s), "no claim")
		}
		h.no(blue, "0,-1", "N-SE", "AOS-066").no(blue, "T", "N+S+SE", "AOS-059").lay(blue, "0,1", "N-S").links(0, 1).owns("T", "N", ".")
		h.end(blue).city(blue, "T", "").owns("0,-1", "S", ".").links(0, 1)
	})
	t.Run("AOS-132 a piece is one track on one tile, a town's each exit", func(t *testing.T) {
		g := linked(aos(t))
		g.must(g.b.Lines()[0].Tiles == 3 && g.b.Pieces(red) == 3, "two simple tiles and an exit")
		g.lay(red, "2,0", "SE-NW").lay(red, "1,0", "SE-NW").lay(red, "T", "N+S+SE").must(g.b.Pieces(red) == 6, "and as many again")
		g = aos(t, "1,-2 city E").lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-SW SE-NW")
		g.must(len(g.b.Lines()) == 1 && g.b.Pieces(red) == 2, "one track of a complex tile")
		g.end(red).must(g.b.Pieces(red) == 2, "unfinished sections score nothing")
	})
}
