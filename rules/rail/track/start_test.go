package track_test

import (
	"testing"

	"kettle/rules/rail/track"
)

func TestWhatALayIs(t *testing.T) {
	t.Run("AOS-050 laying, replacing and redirecting are one lay each", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "2,0", "SE-NW").lay(red, "-1,-2", "NE-SE")
		g.must(len(g.b.Laid()) == 3, "three lays").end(red).must(len(g.b.Laid()) == 0, "a new turn")
		for look, deed := range map[string]track.Deed{"N-S SE-NW": track.Replace, "N-SE": track.Redirect, "N-SE S-NW": track.Both} {
			h := (&game{t, g.b}).must(g.b.Deed(red, g.find("0,-2", look)) == deed, look)
			h.lay(red, "0,-2", look).must(len(h.b.Laid()) == 1, look)
		}
		g.must(g.b.Deed(red, g.find("0,-1", "N-S")) == track.First, "an empty hex")
	})
	t.Run("AOS-051 one lay a turn in the same hex", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").no(red, "0,-2", "N-SE", "AOS-051").no(red, "0,-2", "N-S NE-SW", "AOS-051")
		g.end(red).lay(red, "0,-2", "N-SE")
	})
	t.Run("AOS-052 town tiles in towns, plain ones elsewhere, nothing on a city", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S")
		g.no(red, "T", "N-S", "AOS-052").no(red, "T", "N-S SE-NW", "AOS-052")
		g.no(red, "A", "N-S", "AOS-052").no(red, "A", "N+S", "AOS-052")
		g.no(red, "1,-3", "NW+SE", "AOS-052").no(red, "1,-3", "NW", "AOS-052")
		for _, look := range []string{"N", "N+S", "N+S+SE", "town left N+S+NW", "two straights with disc N+S+SE+NW", "straight and gentle with disc N+S+SE+SW"} {
			(&game{t, g.b}).lay(red, "T", look)
		}
	})
	t.Run("AOS-053 not off the map, not across a closed side", func(t *testing.T) {
		g := aos(t, "0,-2 wall S").no(red, "0,-2", "N-S", "AOS-053").no(red, "0,-4", "S-N", "AOS-053").lay(red, "0,-2", "N-SE")
		g.no(red, "0,-1", "N-S", "AOS-053").lay(red, "0,-4", "S-SE")
	})
	t.Run("AOS-054 new track joins no other player's", func(t *testing.T) {
		aos(t).lay(red, "0,-2", "N-SE").lay(blue, "1,-3", "NW-S").no(blue, "1,-2", "N-NW", "AOS-054").lay(blue, "1,-2", "N-S")
	})
	t.Run("AOS-054 redirected track joins no other player's", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(blue, "1,-3", "NW-S").lay(blue, "1,-2", "N-NW").end(red)
		g.no(red, "0,-2", "N-SE", "AOS-054").lay(red, "0,-2", "N-SW")
	})
	t.Run("AOS-054 each exit of a town is looked at; meeting in the town is allowed", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW")
		g.no(red, "T", "N+SE", "AOS-054").no(red, "T", "N+S+SE", "AOS-054").lay(red, "T", "N+S").end(red)
		g.lay(blue, "T", "N+S+SE").links(1, 1).owns("T", "SE", "1").owns("T", "N", "0")
	})
	t.Run("AOS-055 an open end may be blocked, and track may run beside it", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(blue, "-1,-2", "NE-S").lay(blue, "-1,-1", "N-SE").lay(blue, "0,-1", "SE-NW")
		g.owns("0,-2", "S", "0").owns("0,-1", "N", "-").must(len(g.b.Sections()) == 2, "they do not join")
	})
	t.Run("AOS-056 the first tile is simple and has an end at a city", func(t *testing.T) {
		g := aos(t).no(red, "0,-2", "N-S SE-NW", "AOS-056").no(red, "1,1", "N-S", "AOS-056")
		g.lay(blue, "0,-2", "N-S").end(blue, blue).owns("0,-2", "S", ".").no(red, "0,-1", "N-S", "AOS-056").lay(blue, "0,-1", "N-S")
		g = aos(t, "0,-2 town W").no(red, "0,-2", "N", "AOS-056").no(red, "0,-2", "N+S+SE", "AOS-056").no(red, "0,-2", "two straights with disc N+S+SE+NW", "AOS-056")
		g.lay(red, "0,-2", "N+S").links(1)
	})
	t.Run("AOS-057 later track is tied to a city, any city", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "2,0", "NW-SE").lay(red, "0,2", "S-NE").end(red)
		g.no(red, "-1,1", "N-S", "AOS-058").must(len(g.b.Sections()) == 3, "three networks").lay(red, "-2,0", "NW-SE")
	})
}

func TestWhereTrackBegins(t *testing.T) {
	t.Run("AOS-058 a city, an own town, an own open end, unowned track from an own town", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S").end(red)
		(&game{t, g.b}).lay(red, "T", "N+S+SE")
		g.lay(red, "0,1", "N-S").owns("0,1", "S", "0").end(red).owns("0,1", "S", "0").end(red).owns("0,1", "S", ".")
		g.lay(red, "0,2", "N-NE").owns("T", "S", "0").owns("0,2", "NE", "0").no(red, "-1,-1", "N-S", "AOS-058")
	})
	t.Run("AOS-058 unowned track from a city", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").end(red, red).owns("0,-2", "S", ".")
		g.lay(blue, "2,0", "SE-NW").lay(blue, "0,-1", "N-S").owns("0,-2", "N", "1")
	})
	t.Run("AOS-059 a town without own track is no start", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S").end(red, red).owns("T", "S", ".")
		g.lay(blue, "2,0", "SE-NW").no(blue, "0,1", "N-S", "AOS-059").no(blue, "T", "N+S+NW", "AOS-059")
		g.lay(blue, "1,0", "SE-NW").lay(blue, "T", "N+S+SE").lay(blue, "0,1", "N-S").owns("T", "S", "1").owns("T", "N", "0")
	})
	t.Run("AOS-060 a city is open on all sides to everybody", func(t *testing.T) {
		g := aos(t)
		g.lay(red, "0,-4", "S-SW").lay(blue, "1,-4", "SW-SE").lay(red, "1,-3", "NW-SE").lay(blue, "0,-2", "N-S").lay(red, "-1,-2", "NE-SW").lay(blue, "-1,-3", "SE-SW")
		g.must(len(g.b.Sections()) == 6, "six sections at one city")
	})
	t.Run("AOS-061 one exit of a town is enough, the others are spurs", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").no(red, "U", "N", "AOS-058")
		g.lay(red, "T", "N+SE+SW").links(1).owns("T", "SE", "0").owns("T", "SW", "0")
		g.must(len(g.b.Sections()) == 3, "a link and two spurs").end(red)
		g.lay(red, "T", "N+NE+SE+SW").owns("T", "NE", "0")
	})
	t.Run("AOS-062 each of two tracks starts by itself", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-NW").no(red, "1,-3", "NW-SE N-S", "AOS-062")
		g.lay(red, "-1,-2", "NE-SW SE-NW").owns("-1,-2", "NW", "0").owns("-1,-2", "SW", "0").must(len(g.b.Sections()) == 2, "two sections")
	})
	t.Run("AOS-063 no link begins and ends in one place", func(t *testing.T) {
		aos(t).lay(red, "0,-2", "N-NE").no(red, "1,-3", "SW-NW", "AOS-063").lay(red, "1,-3", "SW-SE")
		aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+NE+SE").lay(red, "1,-1", "SW-S").no(red, "1,0", "N-NW", "AOS-063").lay(red, "1,0", "N-S")
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+NE").lay(red, "1,-1", "SW-S").lay(red, "1,0", "N-NW").end(red)
		g.no(red, "T", "N+NE+SE", "AOS-063").lay(red, "T", "N+NE+S")
	})
	t.Run("AOS-063 a redirected end closes no ring either", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-NE").lay(red, "1,-3", "SW-SE").end(red).no(red, "1,-3", "SW-NW", "AOS-063")
		g.lay(red, "1,-3", "SW-S")
	})
	t.Run("AOS-063 track does not run back into itself", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S")
		g.b = g.b.Put(red, g.find("2,0", "SW-S")).Put(red, g.find("2,1", "N-NW")) // tied to nothing, as no lay can be made
		g.no(red, "1,1", "NE-SE", "AOS-063").lay(red, "1,1", "NE-S")
	})
	t.Run("AOS-064 track branches in cities and towns only", func(t *testing.T) {
		for _, s := range track.AgeOfSteam.Shapes() {
			if m := s.Name.Tracks(0); !s.Town() && (len(m) > 2 || len(m) == 2 && m[0]&m[1] != 0 || m[0].Len() != 2) {
				t.Errorf("%q branches", s.Name)
			}
		}
	})
}
