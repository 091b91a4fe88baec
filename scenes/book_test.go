package scenes

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"kettle/render/draw"
	"kettle/rules/rulebook"
)

// TestEveryRulingIsRepeatedWhereItApplies looks for each ruling behind the sections whose clauses it names.
func TestEveryRulingIsRepeatedWhereItApplies(t *testing.T) {
	d := desk(t)
	repeated := 0
	for _, book := range rulebook.Books() {
		var echoes []string
		section := map[string]string{} // of the echoes
		at := ""
		for _, p := range paginate(d.Metrics, book, 420, 550) {
			for _, l := range p {
				switch {
				case l.kind == lineSection:
					at = l.text
				case l.echo && l.first:
					echoes = append(echoes, l.clause)
					section[l.clause] += at + "\n"
				}
			}
		}
		for _, s := range book.Sections {
			for _, c := range s.Clauses {
				for _, r := range namedBy()[c.ID] {
					if slices.ContainsFunc(s.Clauses, func(x rulebook.Clause) bool { return x.ID == r.ID }) {
						continue // it stands there already
					}
					if !strings.Contains(section[r.ID], s.Title+"\n") {
						t.Errorf("%s, %q: %s on %s is missing", book.ID, s.Title, r.ID, c.ID)
					}
				}
			}
		}
		repeated += len(echoes)
	}
	if repeated < 20 {
		t.Errorf("only %d rulings are repeated", repeated)
	}
}

func TestRulingsLeadToWhereTheyStand(t *testing.T) {
	d := desk(t)
	b := Rulebook(d, "").(*bookScene)
	p := sit(t, d, b)
	for _, book := range b.books {
		for _, s := range book.Sections {
			list := rulingsOn(book, s)
			if len(list) == 0 {
				continue
			}
			b.turnTo(s.Clauses[len(s.Clauses)-1].ID)
			p.play("key home\nkey end")
			for range b.set.pages {
				for _, h := range p.list.Hits {
					if !strings.HasPrefix(h.ID, "clause/"+list[0].ID+"#") {
						continue
					}
					p.play("click " + strings.Replace(h.ID, "clause/", "clause ", 1))
					if b.at.clause != list[0].ID {
						t.Fatalf("%s leads to %+v", h.ID, b.at)
					}
					return
				}
				p.play("key left")
			}
		}
	}
	t.Fatal("no ruling is repeated on the pages")
}

// pulsing reports whether light lies on the picture.
func pulsing(l *draw.List) bool {
	return slices.ContainsFunc(l.Items, func(it draw.Item) bool { return it.Glow && it.Op == draw.OpFill })
}

func TestTheLookedUpClausePulsesOnce(t *testing.T) {
	for _, motion := range []string{"normal", "off"} {
		d := desk(t)
		d.Opts.Motion = motion
		b := Rulebook(d, "AOS-045").(*bookScene)
		p := sit(t, d, b)
		p.play("wait 150ms")
		if got := pulsing(p.list); got != (motion == "normal") {
			t.Errorf("motion %s: light after 200 ms: %v", motion, got)
		}
		p.play("wait 400ms")
		if pulsing(p.list) || p.s.wakeAt != 0 {
			t.Errorf("motion %s: it goes on, or something stays awake", motion)
		}
		p.play("key right\nkey left\nwait 150ms")
		if pulsing(p.list) {
			t.Errorf("motion %s: it pulses again", motion)
		}
	}
}

func TestHitsInOtherBooksStandAtTheFoot(t *testing.T) {
	d := desk(t)
	p := sit(t, d, Rulebook(d, "WDC-10"))
	b := p.s.Top().(*bookScene)
	p.play("key ctrl+f\ntype engineer\nexpect Other books on “engineer”")
	if id := b.at.clause; !strings.HasPrefix(id, "WDC-") {
		t.Errorf("the open book is not turned to: %s", id)
	}
	i := slices.IndexFunc(p.list.Hits, func(h draw.Hit) bool { return strings.HasSuffix(h.ID, "#other") })
	if i < 0 {
		t.Fatal("no chip at the foot")
	}
	want, _, _ := strings.Cut(strings.TrimPrefix(p.list.Hits[i].ID, "clause/"), "#")
	p.play("click " + p.list.Hits[i].ID)
	if b.at.clause != want || b.books[b.at.book].ID == "washington-dc" {
		t.Errorf("the chip of %s leads to %+v", want, b.at)
	}
	p.play("click place-back")
	if b.books[b.at.book].ID != "washington-dc" {
		t.Errorf("back is %+v", b.at)
	}
}

// TestThePlaceStaysWhenThePagesAreSetAnew turns far in and makes the window small.
func TestThePlaceStaysWhenThePagesAreSetAnew(t *testing.T) {
	d := desk(t)
	p := sit(t, d, RulebookOf(d, "steamwatchers"))
	b := p.s.Top().(*bookScene)
	p.play("key end\nkey left")
	first := b.anchor()
	p.play("size 1024x768\nwait 50ms")
	page := pageOf(b.set.pages, first)
	if page < b.at.page || page > b.at.page+1 {
		t.Errorf("%s stands on page %d, open is %d", first, page, b.at.page)
	}
}

// TestTheRulebookLeavesTheTableAsItWas goes there and back from a board drawn near with a house pointed at, as one
// who never went would see it.
func TestTheRulebookLeavesTheTableAsItWas(t *testing.T) {
	at := func(way string) (*player, *Table) {
		d := desk(t)
		table := NewTable(d, newMatch(t)).(*Table)
		p := sit(t, d, table)
		p.play("key enter\nwait 1s\nkey tab\nkey space\nkey +\nkey +\nwait 1s\nmove hit undo\nwait 600ms\n" + way + "wait 600ms")
		return p, table
	}
	stayed, was := at("")
	back, is := at("key f1\nkey right\nkey escape\n")
	back.want("Table")
	if stayed.s.ui.Hot() != "undo" || back.s.ui.Hot() != "undo" {
		t.Errorf("the pointer is on %q, not on %q", back.s.ui.Hot(), stayed.s.ui.Hot())
	}
	if !reflect.DeepEqual(back.list.Hits, stayed.list.Hits) {
		t.Error("what can be pointed at stands elsewhere")
	}
	if !reflect.DeepEqual(is.aim.chosen, was.aim.chosen) || len(is.aim.chosen) == 0 {
		t.Errorf("chosen is %v, not %v", is.aim.chosen, was.aim.chosen)
	}
}
