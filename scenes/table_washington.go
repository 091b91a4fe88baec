package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/washingtondc"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// A washingtonTable is the tableau of Washington D.C.: the hex map with a ring road that jams.
type washingtonTable struct{ *railTable }

func newWashingtonTable() tableau {
	return &washingtonTable{newAosRails()}
}

// print adds the gridlock markers and the two notes of the map.
func (w *washingtonTable) print(p rules.Position, n *board.Rails) {
	s := aosState(p)
	n.Subtitle = "District of Columbia"
	n.Locked = make([]bool, s.Stops())
	for _, h := range washingtondc.Ring(s.Track().Land()) {
		n.Locked[h] = washingtondc.Locked(s, h)
	}
	n.Notes = []board.Note{w.jamNote(s), {Title: "A track costs", Rows: []board.NoteRow{
		{Swatch: draw.Hex(0xf7f4ec), Text: "centre", Value: "$5"},
		{Swatch: draw.Hex(0xe3d5b6), Text: "boundary", Value: "$4"},
		{Swatch: draw.Hex(0xdfe4cb), Text: "suburb", Value: "$3"},
	}}}
}

// jams are the rounds of gridlock by number of players (WDC-15), as the note on the map tells them.
var jams = map[int][3]struct {
	to   int
	text string
}{
	3: {{4, "one die"}, {7, "two dice"}, {9, "all locked"}},
	4: {{3, "one die"}, {5, "two dice"}, {7, "all locked"}},
}

func (w *washingtonTable) jamNote(s *ageofsteam.State) board.Note {
	note := board.Note{Title: "Gridlock"}
	from := 1
	for _, j := range jams[s.Seats()] {
		note.Rows = append(note.Rows, board.NoteRow{Text: fmt.Sprintf("after %d–%d", from, j.to), Value: j.text, Lit: s.Round() >= from && s.Round() <= j.to})
		from = j.to + 1
	}
	return note
}

// prompt says what is asked, or why the 495 hex under the pointer is locked.
func (w *washingtonTable) prompt(t *Table) rules.Line {
	s := aosState(t.pos())
	if x := t.hotTarget; x.Kind == track.TargetHex || x.Kind == play.TargetStop {
		if h := rail.Stop(x.ID); h >= 0 && int(h) < s.Stops() && washingtondc.Locked(s, h) {
			return w.lockedLine(s, h)
		}
	}
	return w.asking(s, t)
}

// lockedLine explains a gridlocked 495 hex.
func (w *washingtonTable) lockedLine(s *ageofsteam.State, h rail.Stop) rules.Line {
	text := fmt.Sprintf("%s is gridlocked in round %d: no good may come to it or go on from it.", s.Spot(h), s.Round())
	line := rules.Line{Text: text, Clause: "WDC-14"}
	if s.Turn() >= 0 && s.Player(s.Turn()).Role == ageofsteam.Emergency && !washingtondc.EmergencyUsed(s) {
		line.Text = fmt.Sprintf("%s is gridlocked, but @%d's Emergency drives through once this round.", s.Spot(h), s.Turn())
		line.Clause = "WDC-25"
	}
	return line
}

// asking is the sentence of the prompt by phase.
func (w *washingtonTable) asking(s *ageofsteam.State, t *Table) rules.Line {
	line := t.g.m.Definition().Words.Prompt(s)
	seat := s.Turn()
	if seat < 0 {
		return line
	}
	p := s.Player(seat)
	switch s.Phase().ID {
	case "shares":
		line.Text = fmt.Sprintf("@%d: issue shares, or go on with $%d.", seat, p.Cash)
	case "auction":
		_, high := s.Auction().High()
		text := fmt.Sprintf("@%d: bid at least $%d, or drop out", seat, high+1)
		if high+1 > p.Cash {
			text = fmt.Sprintf("@%d: your $%d are no bid; drop out", seat, p.Cash)
		}
		if s.Check(ageofsteam.StayIn{}) == nil {
			text += ", or use your free pass"
		}
		line.Text = text + "."
	case "action":
		line.Text = fmt.Sprintf("@%d: take one of the actions that are left.", seat)
	case "build":
		line.Text = w.askBuild(s, seat, p)
	case "move1", "move2":
		line.Text = fmt.Sprintf("@%d: move a cube over at most %s, raise the engine, or pass.", seat, count(p.Loco, "link"))
		if p.Raised {
			line.Text = fmt.Sprintf("@%d: move a cube over at most %s, or pass.", seat, count(p.Loco, "link"))
		}
		line.Clause = "AOS-101"
	}
	return line
}

func (w *washingtonTable) askBuild(s *ageofsteam.State, seat rules.Seat, p ageofsteam.Player) string {
	most := s.Lays(p)
	switch {
	case p.Lays >= most:
		return fmt.Sprintf("@%d: all %d tiles are laid; end the build turn.", seat, most)
	case p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0:
		return fmt.Sprintf("@%d: place a new city, or lay track, tile 1 of %d.", seat, most)
	case p.Role == ageofsteam.Engineer:
		return fmt.Sprintf("@%d: lay track, tile %d of %d. The cheapest of three is free.", seat, p.Lays+1, most)
	}
	return fmt.Sprintf("@%d: lay track, tile %d of %d, or end the build turn.", seat, p.Lays+1, most)
}

// tell is what the actions of this map give.
func (w *washingtonTable) tell(s *ageofsteam.State, role ageofsteam.Role) (text, clause string) {
	if role == ageofsteam.Engineer {
		return "Three tiles, the cheapest is free.", "WDC-10"
	}
	return "", ""
}

// reveal points at the hexes of gridlock too.
func (w *washingtonTable) reveal(p rules.Position, events []rules.Event) *revealCard {
	card := w.railTable.reveal(p, events)
	if card == nil {
		return nil
	}
	for _, e := range events {
		if jam, ok := e.(washingtondc.Gridlock); ok {
			for _, at := range jam.Locked {
				card.touched = append(card.touched, stopTarget(at))
			}
		}
	}
	return card
}

// endRound tells of gridlock.
func (w *washingtonTable) endRound(pg *page, events []rules.Event) {
	for _, e := range events {
		if jam, ok := e.(washingtondc.Gridlock); ok {
			pg.rule()
			w.drawJam(pg, jam)
		}
	}
}

// drawJam draws the dice of gridlock and what they lock.
func (w *washingtonTable) drawJam(pg *page, jam washingtondc.Gridlock) {
	l, box := pg.u.L, pg.room()
	l.Label(draw.Rc(box.X, pg.y, 90, 26), "Gridlock", draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead})
	x := box.X + 66
	for _, d := range jam.Dice {
		l.Sprite(fmt.Sprintf("die-light-%d", d), draw.Rc(x, pg.y, 26, 26))
		x += 30
	}
	pg.u.ClauseChip(draw.Pt(box.Right()-66, pg.y+4), "WDC-16", true)
	pg.y += 30
	text := "No 495 hex is locked in the next round."
	if jam.All {
		text = "All four 495 hexes are locked in the next round."
	} else if len(jam.Locked) > 0 {
		text = "Locked in the next round:"
	}
	pg.text(text)
	if jam.All {
		return
	}
	for _, at := range jam.Locked {
		pg.fact("gridlock-lights", at.String(), "", ui.OnPaper)
	}
}

// moment counts the goods that went through the ring road.
func (w *washingtonTable) moment(t *Table) resultFigure {
	through, jammed := 0, 0
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			switch e := e.(type) {
			case ageofsteam.Delivered:
				land := aosState(t.g.At(i)).Track().Land()
				for k := range e.Path.Len() {
					if land.Hexes[e.Path.At(k).Stop()].Site == track.Ring {
						through++
						break
					}
				}
			case washingtondc.Emergency:
				jammed++
			}
		}
	}
	return resultFigure{"shield-495", "Through the ring", fmt.Sprintf("%s, %s", count(through, "good"), count(jammed, "jam"))}
}

// motions add gridlock: its dice roll, then the lights of the locked hexes flare up.
func (w *washingtonTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) []showStep {
	out := w.railTable.motions(t, before, a, events)
	for _, e := range events {
		jam, ok := e.(washingtondc.Gridlock)
		if !ok || w.hexes == nil {
			continue
		}
		after := w.railsOf(t, t.g.Now())
		if len(jam.Dice) > 0 {
			unlocked := after
			unlocked.Locked = nil
			out = append(out, showStep{rails: unlocked, motion: w.rolling(throw{rail.Light, jam.Dice})})
		}
		var hexes []track.HexID
		for _, at := range jam.Locked {
			hexes = append(hexes, at.Stop())
		}
		if len(hexes) > 0 {
			out = append(out, showStep{rails: after, motion: w.hexes.Jamming(hexes...)})
		}
	}
	return out
}
