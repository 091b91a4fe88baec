package scenes

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// The Whiteout is told step by step from what happened: the map under snow with what each area counts, its steps in the
// strip, the count by clan at the side. Only units beyond the supply are a decision of their own.

// A snowPage is one moment of it.
type snowPage struct {
	step string // ID of the step
	rows []board.GeoRow
}

// counts reports whether the GEO of a clan is being counted.
func (x *snowPage) counts(c board.Clan) bool {
	return slices.ContainsFunc(x.rows, func(row board.GeoRow) bool { return row.Now && row.Clan.ID == c.ID })
}

// A snowTale is the Whiteout as it is told: the count so far.
type snowTale struct {
	step  string
	rows  []board.GeoRow
	marks []board.EuropaBadge
}

// How long its pages stand.
const (
	snowCounted = 650 * time.Millisecond // an area's badge
	snowSum     = 900 * time.Millisecond
	snowStep    = 1100 * time.Millisecond
)

// snowed tells an event of the Whiteout; it reports whether the event was told.
func (f *reel) snowed(e rules.Event) bool {
	switch e := e.(type) {
	case stw.WhiteoutStep:
		if f.snow == nil {
			f.snow = f.newSnow()
		}
		f.snow.step = e.Step
		f.began(e.Step)
		return true
	case stw.RoundBegan, stw.Ended:
		f.snow = nil
		return false
	}
	if f.snow == nil {
		return false
	}
	switch e := e.(type) {
	case stw.AreaCounted:
		f.counted(e)
	case stw.GEOCounted:
		row := f.snow.row(f.t.clan(f.after.Clan(e.Seat)))
		row.GEO, row.Told = e.To, true
		f.snowPage(snowSum, fmt.Sprintf("@%d has %d GEO.", e.Seat, e.To), "STW-153", nil, board.EuropaMarks{})
		row.Now = false
		f.snow.marks = nil
	case stw.ColumnShrunk:
		f.column(e.Area, e.Now)
		f.snowy(len(f.steps) - 1)
	case stw.Refilled, stw.SurplusEmptied, stw.ContractEnded, stw.TokenReturned, stw.ArchonDiscarded:
	default:
		return false
	}
	return true
}

// newSnow begins the count: nothing is told yet.
func (f *reel) newSnow() *snowTale {
	out := &snowTale{}
	for _, seat := range f.before.ConclaveSeats() {
		if c := f.after.Clan(seat); c != stw.NoClan {
			out.rows = append(out.rows, board.GeoRow{Clan: f.t.clan(c), Player: f.t.g.m.Table().Name(seat), GEO: f.before.Player(seat).GEO})
		}
	}
	return out
}

func (x *snowTale) row(c board.Clan) *board.GeoRow {
	for i := range x.rows {
		if x.rows[i].Clan.ID == c.ID {
			return &x.rows[i]
		}
	}
	return &board.GeoRow{}
}

// counted counts an area: its badge pops up and flies to the seat.
func (f *reel) counted(e stw.AreaCounted) {
	row := f.snow.row(f.t.clan(f.after.Clan(e.Seat)))
	if !row.Now {
		f.snow.marks = nil
		row.Areas, row.Now, row.Told, row.GEO = nil, true, true, 0
	}
	for i := range row.Areas {
		row.Areas[i].New = false
	}
	all, parts, names := 0, []string{}, []string{}
	for _, w := range e.Worths {
		all += w.N
		parts = append(parts, minusSign(w.N))
		if w.Source != stw.SourceColumn && w.Source != stw.SourceFarms {
			names = append(names, w.Source)
		}
	}
	name := e.Area.Name()
	if !e.Area.Is() {
		name = strings.Join(names, ", ")
	}
	row.Areas = append(row.Areas, board.GeoArea{Name: name, Sum: strings.ReplaceAll(strings.Join(parts, "+"), "+−", "−"), New: true})
	row.GEO = e.Now
	var m board.Motion
	if e.Area.Is() {
		to, ok := f.t.spots[rules.Target{Kind: stw.TargetSeat, ID: int(e.Seat)}]
		if !ok {
			to = draw.Pt(60, 400)
		}
		m = f.s.europa.Counting(int(e.Area), minusSign(all), to)
	}
	marks := board.EuropaMarks{}
	if e.Area.Is() {
		marks.Lit = []rules.Target{board.AreaTarget(int(e.Area))}
	}
	f.snowPage(snowCounted, fmt.Sprintf("@%d: %s counts %s.", e.Seat, name, minusSign(all)), e.Worths[0].Clause, m, marks)
	f.steps[len(f.steps)-1].free = true
	if e.Area.Is() {
		f.snow.marks = append(f.snow.marks, board.EuropaBadge{Kind: board.GeoCounted, Area: int(e.Area), Text: minusSign(all)})
	}
}

// began shows a step that has a page of its own.
func (f *reel) began(step string) {
	text, clause := "", "STW-152"
	switch step {
	case "victory":
		text, clause = f.nearest(), "STW-154"
	case "shrink":
		text, clause = fmt.Sprintf("Whiteout: columns shrink by %d.", f.after.Box().Shrink), "STW-132"
	case "refill":
		text, clause = "Whiteout: open stock spaces are refilled.", "STW-157"
	case "upkeep":
		text, clause = "Whiteout: surplus, contracts, orders and Archon cards go.", "STW-158"
	default:
		return
	}
	f.snowPage(snowStep, text, clause, nil, board.EuropaMarks{})
}

// nearest says who has enough GEO to win at once, or that nobody has.
func (f *reel) nearest() string {
	wins := f.after.Box().WinGEO
	best := 0
	for _, row := range f.snow.rows {
		best = max(best, row.GEO)
	}
	switch {
	case wins == 0:
		return "Whiteout: no GEO wins at once here."
	case f.before.Round() < f.after.Box().WinFrom:
		return fmt.Sprintf("Whiteout: %d GEO win from round %d on.", wins, f.after.Box().WinFrom)
	case best >= wins:
		return fmt.Sprintf("Whiteout: %d GEO, the game is over.", best)
	}
	return fmt.Sprintf("Whiteout: nobody has %d GEO yet.", wins)
}

// snowPage adds a page over the map as it is now.
func (f *reel) snowPage(hold time.Duration, text, clause string, m board.Motion, marks board.EuropaMarks) {
	f.shot(m, marks)
	f.snowy(len(f.steps) - 1)
	step := &f.steps[len(f.steps)-1]
	step.told.line, step.told.hold = rules.Line{Text: text, Clause: clause}, hold
}

// snowy lays snow over a step and the steps of the Whiteout beside it.
func (f *reel) snowy(i int) {
	if i < 0 {
		return
	}
	step := &f.steps[i]
	step.onEuropa.Snow = true
	step.onEuropa.Badges = append(step.onEuropa.Badges, f.snow.marks...)
	rows := make([]board.GeoRow, len(f.snow.rows))
	for i, row := range f.snow.rows {
		row.Areas = append([]board.GeoArea{}, row.Areas...)
		rows[i] = row
	}
	step.told = &told{at: f.before, line: rules.Line{Text: "Whiteout: columns shrink.", Clause: "STW-132"}, snow: &snowPage{step: f.snow.step, rows: rows}, ends: true}
}
