package track_test

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

// judge compares the boards before and after a lay by the rulebook alone, without the code that allowed it.
func judge(t *testing.T, before, after *track.Board, by rules.Seat, l track.Lay) {
	t.Helper()
	bad := func(what string) {
		t.Helper()
		a, _ := before.MarshalText()
		b, _ := after.MarshalText()
		t.Fatalf("%v by %d: %s\n%s\n%s", l, by, what, a, b)
	}
	at := track.HexID(l.At.Number())
	for h := range before.Land().Hexes {
		h := track.HexID(h)
		for s := range hex.Side(hex.Sides) {
			was, had := before.Owner(h, s)
			is, has := after.Owner(h, s)
			switch {
			case h != at && had != has:
				bad("track elsewhere changed")
			case had && has && was != is && (was != rules.Nobody || is != by):
				bad("track changed hands")
			case h == at && !had && has && is != by && is != rules.Nobody:
				bad("new track of somebody else")
			}
		}
	}
	for _, s := range before.Sections() { // complete links and other players' sections stay as they are (AOS-066)
		if !s.Complete() && (s.Owner == by || s.Owner == rules.Nobody) {
			continue
		}
		p := s.Path[0]
		exit := p.In
		if !exit.Valid() { // a town's
			exit = p.Out
		}
		n := after.Sections()[after.SectionAt(p.Hex, exit)]
		if n.Owner != s.Owner || n.Complete() != s.Complete() || len(n.Path) != len(s.Path) || n.Marks != s.Marks {
			bad("a link that is complete or another's changed")
		}
	}
	olds, news := before.Tracks(at), after.Tracks(at)
	if len(news) < len(olds) {
		bad("track was lost")
	}
	town := after.TownTile(at)
	met := false
	for _, tr := range news {
		if slices.Contains(olds, tr) {
			continue
		}
		s := tr.Sides()[0]
		sec := after.Sections()[after.SectionAt(at, s)]
		if sec.Complete() && sec.Ends[0].Hex == sec.Ends[1].Hex {
			bad("a link with both ends in one place")
		}
		start := starts(before, by, at, tr, town)
		met = met || start
		redirected := slices.ContainsFunc(olds, func(o hex.Set) bool {
			return !slices.Contains(news, o) && (o&tr).Len() == 1 && opens(before, at, (o &^ tr).Sides()[0])
		})
		if !redirected && sec.Owner != by {
			bad("new track that is not the builder's")
		}
		if !redirected && !town && !start {
			bad("new track that starts nowhere")
		}
		if sec.Complete() && sec.Owner != by {
			bad("it completed a link for somebody else")
		}
	}
	if town && !met {
		bad("a town that starts nowhere")
	}
}

// opens reports whether the exit of a hex at a side leads to no other exit and no stop.
func opens(b *track.Board, h track.HexID, s hex.Side) bool {
	n := b.Land().Next(h, s)
	return !b.City(n) && b.Land().Hexes[n].Site != track.Ring && !b.Exits(n).Has(s.Opposite())
}

// starts is AOS-058 and STM-069, read from the board before the lay.
func starts(b *track.Board, by rules.Seat, at track.HexID, tr hex.Set, town bool) bool {
	if town && b.TownTile(at) && b.Ends(by, at) > 0 {
		return true
	}
	for _, s := range tr.Sides() {
		n := b.Land().Next(at, s)
		if b.City(n) {
			return true
		}
		if p := b.Map().Policy.Starts; p != nil && p(b, by, at, s) {
			return true
		}
		i := b.SectionAt(n, s.Opposite())
		if i < 0 {
			continue
		}
		sec := b.Sections()[i]
		if sec.Owner == by {
			return true
		}
		for _, e := range sec.Ends {
			if sec.Owner == rules.Nobody && e.Stop && (b.City(e.Hex) || b.Town(e.Hex) && b.Ends(by, e.Hex) > 0) {
				return true
			}
		}
	}
	return false
}
