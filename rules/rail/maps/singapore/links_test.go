package singapore

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rail/track"
)

// line is four links of seat 0: Bishan, Raffles Place, HarbourFront, Queenstown, Clementi; the second one is the third lay.
func line() []string {
	return []string{"0 straight N-S on F6", "0 straight N-S on F7", "0 gentle NE-NW on E8", "0 town straight SE, NW on Queenstown", "0 straight SE-NW on B7"}
}

func TestLimits(t *testing.T) {
	build := func(track ...string) *steam.State {
		return at(t, scene.Scene{Phase: PartBuild, Players: rich(steam.Player{}), Track: track})
	}
	t.Run("SIN-07 one link at Changi Airport, complete or not, however it comes there", func(t *testing.T) {
		s := build("0 gentle NE-NW on Expo")
		playtest.Same(t, "complete", s.Track().Links(0), 1)
		playtest.No(t, s, "lay straight SE-NW on K4", "SIN-07")
		playtest.No(t, build("0 gentle S-NW on Loyang"), "lay straight SE-NW on K4", "SIN-07")
		own := []string{"0 gentle NE-NW on Expo", "0 gentle N-SW on K4"}
		playtest.No(t, build(own...), "lay gentle SE-SW on K4", "SIN-07") // redirected
		playtest.No(t, build(append(own, "0 sharp SE-S on K3")...), "lay gentle S-NW on Loyang", "SIN-07")
		playtest.No(t, build("0 gentle NE-NW on Expo", "0 gentle N-SW on K4"), "lay straight and gentle SE-NW and N-SW on K4", "SIN-07")
		playtest.May(t, build("1 gentle NE-NW on Expo", "0 gentle N-SW on K4"), "lay gentle SE-SW on K4", "lay gentle S-NW on Loyang")
		playtest.May(t, build("0 gentle S-NW on Loyang"), "lay sharp SE-S on K3") // the one link is extended
	})
	t.Run("SIN-08 two links at a town, complete or not, however they come there", func(t *testing.T) {
		s := build(line()...)
		playtest.No(t, s, "lay town left SE, SW, NW on Queenstown", "SIN-08")
		playtest.No(t, build(), "lay town right N, SE, NW on Queenstown", "SIN-08")
		playtest.May(t, build(), "lay town straight SE, NW on Queenstown")
		playtest.No(t, build("0 town straight SE, NW on Queenstown"), "lay town left SE, SW, NW on Queenstown", "SIN-08")
		// the opponent has two links of its own there
		theirs := append(line(), "1 gentle SE-SW on Buona Vista", "1 gentle S-NW on C6")
		c := scene.Scene{Phase: PartBuild, Players: rich(steam.Player{}), Track: theirs, Order: []rules.Seat{1, 0}}
		s = at(t, c)
		playtest.May(t, s, "lay town right N, SE, NW on Queenstown")
		// a spur that is met is the link that it was
		playtest.May(t, build("0 town straight SE, NW on Queenstown"), "lay straight SE-NW on B7")
	})
	t.Run("SIN-23 Changi Airport is a city, with its own limit alone", func(t *testing.T) {
		l := load()
		playtest.Same(t, "a city", []any{deal(t, 1).Track().City(l.changi), l.atChangi, l.most(deal(t, 1).Track(), l.changi)}, []any{true, 1, 1})
		playtest.May(t, build(), "lay gentle NE-NW on Expo")
	})
}

func TestTokens(t *testing.T) {
	turn := func(track []string, as ...any) *steam.State {
		return playtest.Do(t, at(t, scene.Scene{Phase: PartBuild, Players: rich(steam.Player{}), Track: track}), as...)
	}
	tokens := func(s *steam.State) (out []int) {
		for _, m := range MarkedLinks(s.Track(), 0) {
			out = append(out, m.Tokens)
		}
		return out
	}
	one := []string{"0 straight N-S on F7"}
	t.Run("SIN-09 a link left alone gets a token more, each turn; extending takes them off", func(t *testing.T) {
		playtest.Same(t, "begun", tokens(turn(nil, "lay straight N-S on F7", "done")), "[]")
		s := turn(one, "done", "done")
		playtest.Same(t, "one turn", tokens(s), "[2]")
		s = playtest.Do(t, s, "lay straight N-S on B2", "done")
		playtest.Same(t, "the other's turn adds none", tokens(s), "[2]")
		s = playtest.Do(t, s, "lay gentle NE-S on F7", "done")
		playtest.Same(t, "redirecting is no extension", tokens(s), "[3]")
		s = playtest.Do(t, s, "done", "raise locomotive", "lay straight NE-SW on G6", "done")
		playtest.Same(t, "extended", tokens(s), "[]")
	})
	t.Run("SIN-28 completing a link takes its tokens off", func(t *testing.T) {
		s := turn([]string{"0 straight N-S on F7", "0 ends", "0 ends", "0 ends"}, "lay straight N-S on F6")
		playtest.Same(t, "tokens", []any{tokens(s), s.Track().Links(0)}, "[[] 1]")
		// a New City completes it too
		s = at(t, scene.Scene{Players: rich(steam.Player{}), Supply: []string{"R"}, Track: []string{"1 town end N on Bukit Timah", "0 gentle SE-SW on B5", "0 gentle NE-S on A5", "0 ends", "0 ends", "0 ends"}})
		playtest.Same(t, "before", tokens(s), "[3]")
		s = playtest.Do(t, s, "urbanize Bukit Timah with red", "cubes from space 1")
		playtest.Same(t, "tokens and links", []any{tokens(s), s.Track().Links(0)}, "[[] 1]")
	})
	t.Run("SIN-29 nobody loses an unfinished link by leaving it alone", func(t *testing.T) {
		s := turn(one, "done", "done")
		for range 4 {
			s = playtest.Do(t, s, "done", "raise locomotive", "done", "done")
			playtest.Same(t, "owner", []any{s.Track().Sections()[0].Owner, len(s.Track().Sections())}, []any{0, 1})
		}
	})
	t.Run("SIN-34 marked once: one token more and no others", func(t *testing.T) {
		c := scene.Scene{Options: "marks=once", Phase: PartBuild, Players: rich(steam.Player{}), Track: one}
		s := playtest.Do(t, at(t, c), "done", "done")
		for range 3 {
			playtest.Same(t, "tokens", tokens(s), "[2]")
			s = playtest.Do(t, s, "done", "raise locomotive", "done", "done")
		}
	})
}

// TestLimitsHold asks of every lay that greedy games offer that nobody has too many links anywhere after it, and of every
// lay that is refused for that reason that somebody would.
func TestLimitsHold(t *testing.T) {
	l := load()
	open := load()
	open.atChangi, open.atTown = 6, 6
	free := open.form(steam.Form{Variant: steam.Basic, Seats: 2}).Track
	within := func(b *track.Board) bool {
		for seat := range rules.Seat(2) {
			for h := range rail.Stop(b.Stops()) {
				if n := l.most(b, h); n > 0 && b.Ends(seat, h) > n {
					return false
				}
			}
		}
		return true
	}
	offered, refused := 0, 0
	for p := range playtest.Moments(t, game, playtest.Greedy(t, game, rules.Setup{Seats: 2, Seed: 3}, 30)) {
		s := p.(*steam.State)
		if s.Stage().ID == PartBuild {
			text, _ := s.Track().MarshalText()
			b, err := free.Read(string(text), 2)
			if err != nil {
				t.Fatal(err)
			}
			for lay := range b.Lays(s.Turn()) {
				switch err, fits := s.Track().CheckLay(s.Turn(), lay), within(b.Put(s.Turn(), lay)); {
				case (err == nil) != fits:
					t.Fatalf("turn %d, %s: %v", s.Round(), lay, err)
				case fits:
					offered++
				default:
					refused++
				}
			}
		}
	}
	if offered < 1000 || refused < 1000 {
		t.Errorf("%d lays offered, %d refused", offered, refused)
	}
}
