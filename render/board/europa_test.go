package board

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/steamwatchers"
)

// europaAt is where the map lies in the window at 100 %.
var europaAt = draw.Rc(246, 88, 748, 464)

// europa builds the board of Europa once.
func (d *desk) europa(b *Europa, n *EuropaState, m *EuropaMarks) Answer {
	d.l.Reset()
	d.Begin(d.l, d.in)
	a := b.Draw(d.UI, europaAt, n, m)
	d.Finish()
	return a
}

func TestEuropaNumbersAreasLikeTheEngine(t *testing.T) {
	pl, printed := theEuropa(), steamwatchers.Board().Places
	if len(pl.areas) != len(printed)+1 {
		t.Fatalf("%d areas on the sheet, %d on the map", len(pl.areas)-1, len(printed))
	}
	for i, x := range printed {
		a, _ := steamwatchers.AreaNamed(x.ID)
		at := pl.areas[int(a)]
		if at.id != x.ID || at.name != x.Name || at.floe != (x.Terrain == steamwatchers.Floe) || (at.haven != draw.Point{}) != x.Haven {
			t.Errorf("area %d is %q on the sheet, %q on the map", i+1, at.id, x.ID)
		}
	}
	if AreaKind != steamwatchers.TargetArea || ColumnKind != steamwatchers.TargetColumn {
		t.Error("the kinds of targets differ from the engine's")
	}
	if len(pl.straits) != len(steamwatchers.Board().Marks) {
		t.Errorf("%d straits are drawn", len(pl.straits))
	}
}

// standing is everything that may stand on the map, by the area it belongs to.
type standingBox struct {
	area int
	what string
	r    draw.Rect
}

func europaBoxes(p pen, b *Europa, n *EuropaState) (out []standingBox) {
	for i := 1; i < len(b.plan.areas); i++ {
		x := &b.plan.areas[i]
		add := func(what string, r draw.Rect) { out = append(out, standingBox{i, what, r}) }
		for _, t := range b.things(p, n, i) {
			add(t.name, t.box)
		}
		if x.floe {
			add("name", draw.Around(x.label, p.l.Metrics.Width(draw.Serif, floeText, x.name), floeText*0.8))
			continue
		}
		add("plate", p.europaPlate(b.plan, n, i))
		if x.haven != (draw.Point{}) {
			add("haven", draw.Around(x.haven, sealTall, sealTall))
		}
	}
	return out
}

// On a board with every slot taken nothing of one area covers anything of another, nor its own name; corners of round things
// may come near.
func TestNothingOnEuropaCoversAnotherArea(t *testing.T) {
	const near = 5
	n := fullEuropa()
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, n, nil)
	all := europaBoxes(b.pen(d.UI), b, n)
	for i, x := range all {
		for _, y := range all[:i] {
			m := x.r.Meet(y.r)
			if m.W <= near || m.H <= near || x.area == y.area && x.what != "plate" && y.what != "plate" {
				continue
			}
			t.Errorf("%s of %s and %s of %s share %.0f x %.0f", x.what, b.plan.areas[x.area].id, y.what, b.plan.areas[y.area].id, m.W, m.H)
		}
		if x.r.X < 0 || x.r.Y < 0 || x.r.Right() > europaSize.X || x.r.Bottom() > europaSize.Y {
			t.Errorf("%s of %s runs off the sheet: %v", x.what, b.plan.areas[x.area].id, x.r)
		}
	}
}

// Whoever points at a piece, a plate or a border's inside points at its area, wherever it stands.
func TestEverythingOnEuropaMeansItsArea(t *testing.T) {
	n := fullEuropa()
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, n, nil)
	p := b.pen(d.UI)
	for _, x := range europaBoxes(p, b, n) {
		if x.what == "haven" {
			continue
		}
		if top, _ := d.l.At(p.at(x.r.Mid())); top.What != AreaTarget(x.area) {
			t.Errorf("on the %s of %s lies %q", x.what, b.plan.areas[x.area].id, top.ID)
		}
	}
	empty := &EuropaState{}
	d.europa(b, empty, &EuropaMarks{Mute: true})
	for i := 1; i < len(b.plan.areas); i++ {
		x := &b.plan.areas[i]
		if x.floe {
			continue
		}
		for k := range x.outline {
			if q := x.band[k]; draw.Inside(x.outline, q) {
				if top, _ := d.l.At(p.at(q)); top.What != AreaTarget(i) {
					t.Errorf("just inside the border of %s at %v lies %q", x.id, q, top.ID)
				}
			}
		}
	}
}

func TestThingsOnEuropaArePointedAtWhileLit(t *testing.T) {
	n := fullEuropa()
	b, d := NewEuropa(), newDesk(t)
	p := b.pen(d.UI)
	for i := 1; i < len(b.plan.areas); i++ {
		for _, x := range b.things(p, n, i) {
			if x.target.Kind == ColumnKind {
				continue
			}
			d.europa(b, n, &EuropaMarks{Lit: []rules.Target{x.target}})
			q := b.Box(x.target).Mid()
			d.in.X, d.in.Y = q.X, q.Y
			d.europa(b, n, &EuropaMarks{Lit: []rules.Target{x.target}})
			if a := d.europa(b, n, &EuropaMarks{Lit: []rules.Target{x.target}}); a.Hot != x.target {
				t.Errorf("%s of %s: the pointer meets %v", x.name, b.plan.areas[i].id, a.Hot)
			}
			d.europa(b, n, nil)
			if a := d.europa(b, n, nil); a.Hot != AreaTarget(i) {
				t.Errorf("%s of %s without light: the pointer meets %v", x.name, b.plan.areas[i].id, a.Hot)
			}
		}
	}
	tirol := europaNumber("tirol")
	column := rules.Target{Kind: ColumnKind, ID: tirol}
	d.europa(b, n, &EuropaMarks{Lit: []rules.Target{column}})
	if h, ok := d.l.Find("area/tirol"); !ok || h.What != column {
		t.Errorf("an area whose card is lit means %v", h.What)
	}
}

func TestEuropaByKeyboard(t *testing.T) {
	n := midEuropa()
	b, d := NewEuropa(), newDesk(t)
	lit := &EuropaMarks{Lit: append(areaTargets("tirol", "elsass", "crater"), TokenTarget(europaNumber("dalmacija")))}
	stops := 0
	d.europa(b, n, lit)
	for _, h := range d.l.Hits {
		if d.On(h.ID) {
			stops++
		}
	}
	if stops != len(lit.Lit) {
		t.Errorf("%d things can be reached by Tab, %d are lit", stops, len(lit.Lit))
	}
}

// Each thing that a state holds is seen: with any of it another the picture is another.
func TestEuropaShowsAllOfItsState(t *testing.T) {
	tirol, crater := europaNumber("tirol"), europaNumber("crater")
	grey, sky := sampleClans["catabatians"], sampleClans["free-fleet"]
	seen := map[string]string{}
	for name, change := range map[string]func(a *EuropaArea){
		"nothing":           func(*EuropaArea) {},
		"another holds it":  func(a *EuropaArea) { a.Control = sky },
		"nobody holds it":   func(a *EuropaArea) { a.Control = Clan{} },
		"without patterns":  func(a *EuropaArea) { a.Control.Livery.Pattern = SolidLine },
		"one base fewer":    func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 2, Elite: 1}} },
		"elite for base":    func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 2, Elite: 2}} },
		"of another clan":   func(a *EuropaArea) { a.Troops = []Troop{{Clan: sky, Base: 3, Elite: 1}} },
		"a caravan":         func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 3, Elite: 1, Trucks: 3}} },
		"a truck lost":      func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 3, Elite: 1, Trucks: 2}} },
		"tech support":      func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 3, Elite: 1, Tech: 1, TechOf: sky}} },
		"of another's tech": func(a *EuropaArea) { a.Troops = []Troop{{Clan: grey, Base: 3, Elite: 1, Tech: 1, TechOf: grey}} },
		"two clans":         func(a *EuropaArea) { a.Troops = append(a.Troops, Troop{Clan: sky, Base: 2}) },
		"more of them":      func(a *EuropaArea) { a.Troops = append(a.Troops, Troop{Clan: sky, Base: 3}) },
		"a farm":            func(a *EuropaArea) { a.Structures = []Structure{{Kind: Farm}} },
		"a turret":          func(a *EuropaArea) { a.Structures = []Structure{{Kind: Turret}} },
		"a beacon":          func(a *EuropaArea) { a.Structures = []Structure{{Kind: Beacon, Clan: grey}} },
		"another's beacon":  func(a *EuropaArea) { a.Structures = []Structure{{Kind: Beacon, Clan: sky}} },
		"a farm and turret": func(a *EuropaArea) { a.Structures = []Structure{{Kind: Farm}, {Kind: Turret}} },
		"a column":          func(a *EuropaArea) { a.Column = 1 },
		"a higher column":   func(a *EuropaArea) { a.Column = 2 },
		"no order":          func(a *EuropaArea) { a.Order = OrderToken{} },
		"an order's back":   func(a *EuropaArea) { a.Order.Face = OrderBack },
		"an order peeked":   func(a *EuropaArea) { a.Order.Peek = true },
		"a target":          func(a *EuropaArea) { a.Tokens = []EuropaToken{{Kind: TargetFront, Clan: grey}} },
		"another's target":  func(a *EuropaArea) { a.Tokens = []EuropaToken{{Kind: TargetFront, Clan: sky}} },
		"a depot":           func(a *EuropaArea) { a.Tokens = []EuropaToken{{Kind: TargetNeutral}} },
		"barrels":           func(a *EuropaArea) { a.Tokens = []EuropaToken{{Kind: PureBarrel, N: 2}} },
		"more barrels":      func(a *EuropaArea) { a.Tokens = []EuropaToken{{Kind: PureBarrel, N: 3}} },
		"closed":            func(a *EuropaArea) { a.Closed = true },
	} {
		n := midEuropa()
		change(&n.Areas[tirol])
		see(t, seen, name, n)
	}
	for k := range 2 {
		n := midEuropa()
		n.Areas[crater].Contracts[k] = sky
		see(t, seen, fmt.Sprint("contract in space ", k+1), n)
	}
}

// see notes what a state looks like without the keys of stills; two that look alike are an error.
func see(t *testing.T, seen map[string]string, name string, n *EuropaState) {
	t.Helper()
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, n, nil)
	var look strings.Builder
	for _, it := range d.l.Items {
		if it.Still != nil {
			_ = it.Still.List.Dump(&look)
		}
	}
	if other, ok := seen[look.String()]; ok {
		t.Errorf("%q looks like %q", name, other)
	}
	seen[look.String()] = name
	// The same board, kept, must notice the change.
	kept := NewEuropa()
	d.europa(kept, midEuropa(), nil)
	d.europa(kept, n, nil)
	if kept.pieces.Key != b.pieces.Key || kept.ground.Key != b.ground.Key {
		t.Errorf("%q is not noticed", name)
	}
}

func TestEuropaRests(t *testing.T) {
	n := fullEuropa()
	b, d := NewEuropa(), newDesk(t)
	m := &EuropaMarks{Lit: areaTargets("tirol")}
	if d.europa(b, n, m); d.Woken() == 0 {
		t.Error("lit areas do not breathe")
	}
	ground, pieces := b.ground, b.pieces
	d.in.Now += restless
	if d.europa(b, n, m); d.Woken() != 0 {
		t.Errorf("awake after %v", restless)
	}
	if b.ground != ground || b.pieces != pieces {
		t.Error("what rests is painted anew")
	}
	d.in.X, d.in.Y = 600, 300
	d.europa(b, n, m)
	if d.europa(b, n, m); b.ground != ground || b.pieces != pieces {
		t.Error("the pointer alone makes all painted anew")
	}
	calm := NewEuropa()
	calm.Calm = true
	if d.europa(calm, n, m); d.Woken() != 0 {
		t.Error("without motion the board breathes")
	}
}

func TestSmallEuropaHasNoNames(t *testing.T) {
	n := midEuropa()
	b, d := NewEuropa(), newDesk(t)
	names := func() (out []string) {
		var walk func(l *draw.List)
		walk = func(l *draw.List) {
			for _, it := range l.Items {
				if it.Still != nil {
					walk(it.Still.List)
				}
				if it.Op == draw.OpText && len(it.Text) > 2 {
					out = append(out, it.Text)
				}
			}
		}
		walk(d.l)
		return out
	}
	small := func() {
		d.l.Reset()
		d.Begin(d.l, d.in)
		b.Draw(d.UI, draw.Rc(0, 0, 374, 232), n, nil)
		d.Finish()
	}
	small()
	if got := names(); len(got) > 0 {
		t.Errorf("a small map names %v", got)
	}
	q := b.Box(AreaTarget(europaNumber("saxonia"))).Mid()
	d.in.X, d.in.Y = q.X, q.Y
	small()
	if small(); len(names()) != 1 || names()[0] != "Saxonia" {
		t.Errorf("over Saxonia a small map names %v", names())
	}
}

// Every mark draws with sprites that exist, within the map, and targets without sense break nothing.
func TestMarksOnEuropa(t *testing.T) {
	n := europaNumber
	rhone := sampleClans["rhone"]
	odd := []rules.Target{{Kind: AreaKind, ID: 99}, {Kind: AreaKind}, {Kind: AreaKind, ID: -3}, {Kind: "share"}, UnitsTarget(n("tirol"), 5), StructureTarget(n("saxonia"), 1)}
	for i, m := range []*EuropaMarks{
		{Lit: odd, Chosen: odd, Touched: odd, Last: odd, Dim: true, Refused: AreaTarget(n("tirol"))},
		movingEuropa(),
		{March: &March{Clan: rhone}, Leaving: &March{}},
		{March: &March{Clan: rhone, Base: 1, Path: []int{n("albion"), n("biskaia-floe"), n("kastilha")}, Combat: true}},
		{Arrows: []EuropaArrow{{From: n("tirol"), To: n("elsass"), Clan: rhone, Text: "+5"}, {Kind: RetreatArrow, From: n("tirol"), To: n("saxonia"), Clan: rhone}, {From: 99}, {}}},
		{Badges: []EuropaBadge{{Area: n("tirol"), Text: "4"}, {Kind: GeoCounted, Area: n("skania"), Text: "12"}, {Kind: LevelsBadge, Area: n("skania"), Text: "+3"}, {Kind: WarningBadge, Area: n("hellas"), Text: "!"}, {Area: 99}}},
		{Snow: true, Bare: true, Mute: true},
		{Away: []rules.Target{columnTarget(n("tirol")), TokenTarget(n("tirol")), SpaceTarget(n("crater"), 0)}},
	} {
		b, d := NewEuropa(), newDesk(t)
		d.europa(b, midEuropa(), m)
		for _, name := range spriteNames(d.l) {
			if !known(name) {
				t.Errorf("marks %d: there is no sprite %q", i, name)
			}
		}
	}
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, fullEuropa(), nil)
	for _, name := range spriteNames(d.l) {
		if !known(name) {
			t.Errorf("there is no sprite %q", name)
		}
	}
}

func TestUnitsOnTheirWayAreInOnePlace(t *testing.T) {
	bodies := func(l *draw.List) (k int) {
		for _, s := range spriteNames(l) {
			if s == "soldier.body" || s == "elite.body" {
				k++
			}
		}
		return k
	}
	n, m := midEuropa(), movingEuropa().March
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, n, nil)
	all := bodies(d.l)
	d.europa(b, n, &EuropaMarks{Leaving: m})
	if got := bodies(d.l); got != all-m.size() {
		t.Errorf("%d soldiers stand on the map while %d of %d are on their way", got, m.size(), all)
	}
	b.Play(d.UI, b.Marching(*m), 100*time.Millisecond)
	if got := bodies(d.l); got != all {
		t.Errorf("with those on their way %d soldiers are seen of %d", got, all)
	}
}

// TestTokensOfAScenarioHaveASlotOfTheirOwn: none is covered by what is painted after it, in a crowded area neither.
func TestTokensOfAScenarioHaveASlotOfTheirOwn(t *testing.T) {
	tirol, grey := europaNumber("tirol"), sampleClans["catabatians"]
	for name, a := range map[string]EuropaArea{
		"empty":        {},
		"with a farm":  {Column: 2, Structures: []Structure{{Kind: Farm}}},
		"all taken":    {Column: 2, Structures: []Structure{{Kind: Farm}, {Kind: Turret}}},
		"of two clans": {Troops: []Troop{{Clan: sampleClans["free-fleet"], Base: 3, Elite: 2}}},
	} {
		a.Troops = append(a.Troops, Troop{Clan: grey, Base: 3, Elite: 2})
		a.Tokens = []EuropaToken{{Kind: PureBarrel, N: 3}}
		n := &EuropaState{Areas: make([]EuropaArea, tirol+1)}
		n.Areas[tirol] = a
		b, d := NewEuropa(), newDesk(t)
		d.europa(b, n, nil)
		var barrel draw.Rect
		for _, it := range flattened(d.l) {
			switch {
			case it.Op != draw.OpSprite:
			case it.Name == PureBarrel:
				barrel = it.Rect
			case barrel.W > 0 && !strings.HasPrefix(it.Name, "shadow") && !strings.HasPrefix(it.Name, "glyph"):
				if m := barrel.Meet(it.Rect); m.W > 0 && m.H > 0 && m.W*m.H > 0.12*barrel.W*barrel.H {
					t.Errorf("%s: %s lies on the barrel", name, it.Name)
				}
			}
		}
		if barrel.W == 0 {
			t.Errorf("%s: no barrel is seen", name)
		}
	}
}

// TestFiguresOfSeveralClansShowTheirNumbers: no figure hides the number of another.
func TestFiguresOfSeveralClansShowTheirNumbers(t *testing.T) {
	list := []Troop{{Clan: sampleClans["free-fleet"], Base: 3, Elite: 2}, {Clan: sampleClans["catabatians"], Base: 4, Elite: 2}}
	all := crowd(draw.Pt(0, 0), list, Troop{})
	if len(all) != 4 {
		t.Fatalf("%d figures", len(all))
	}
	for i, f := range all[1:] {
		if step := f.foot.X - all[i].foot.X; step < 18 { // a number is 17 wide
			t.Errorf("figures stand %.0f apart", step)
		}
	}
}

// TestWhatWouldComeIsSeenPale: a caravan, units and a turret that are about to be put stand in their places already.
func TestWhatWouldComeIsSeenPale(t *testing.T) {
	tirol, grey := europaNumber("tirol"), sampleClans["catabatians"]
	b, d := NewEuropa(), newDesk(t)
	for name, c := range map[string]EuropaComing{
		"truck.body":    {Area: tirol, Troop: Troop{Clan: grey, Trucks: 3}},
		"soldier.body":  {Area: tirol, Troop: Troop{Clan: grey, Base: 1}},
		"turret":        {Area: tirol, Structures: []Structure{{Kind: Turret}}},
		"column-disc-3": {Area: tirol, Column: 3},
	} {
		d.europa(b, &EuropaState{}, &EuropaMarks{Coming: &c})
		pale := 0
		for _, it := range flattened(d.l) {
			if it.Op == draw.OpSprite && it.Name == name && it.Tint.A < 200 {
				pale++
			}
		}
		if pale != 1 {
			t.Errorf("%d pale %s", pale, name)
		}
		d.europa(b, &EuropaState{}, nil)
		for _, it := range flattened(d.l) {
			if it.Name == name {
				t.Errorf("%s stays when nothing comes", name)
			}
		}
	}
}

func TestMotionsOnEuropaEnd(t *testing.T) {
	n := europaNumber
	b, d := NewEuropa(), newDesk(t)
	d.europa(b, midEuropa(), nil)
	for name, m := range map[string]Motion{
		"march":   b.Marching(*movingEuropa().March),
		"by sea":  b.Marching(March{Clan: sampleClans["free-fleet"], Base: 2, Path: []int{n("albion"), n("biskaia-floe"), n("crater"), n("catalunya")}}),
		"caravan": b.Marching(March{Clan: sampleClans["rhone"], Caravan: true, Path: []int{n("saxonia"), n("pomorze"), n("ruthenia")}}),
		"turn":    b.Turning([]int{n("tirol"), n("elsass")}, []OrderToken{{Face: OrderBack}, {Face: OrderBack}}, []OrderToken{{Face: OrderMove}, {}}),
		"rise":    b.Rising(n("tirol"), 0, 2),
		"shrink":  b.Rising(n("tirol"), 1, 0),
		"count":   b.Counting(n("tirol"), "3", draw.Pt(1100, 300)),
		"land":    b.Landing(StructureTarget(n("elsass"), 0), SpaceTarget(n("crater"), 0)),
	} {
		drawn := false
		for age := time.Duration(0); ; age += 20 * time.Millisecond {
			before := len(d.l.Items)
			done := b.Play(d.UI, m, age)
			drawn = drawn || len(d.l.Items) > before
			if done {
				break
			}
			if age > 5*time.Second {
				t.Errorf("%s goes on after %v", name, age)
				break
			}
		}
		if !drawn {
			t.Errorf("nothing is seen of %s", name)
		}
	}
	for _, s := range spriteNames(d.l) {
		if !known(s) {
			t.Errorf("there is no sprite %q", s)
		}
	}
}

func TestEuropaCamera(t *testing.T) {
	n := midEuropa()
	b, d := NewEuropa(), newDesk(t)
	b.Show(europaNumber("tirol"), europaNumber("elsass"))
	d.europa(b, n, nil)
	if b.Near() < 1.5 {
		t.Errorf("two neighbours are seen only %.2f times as large", b.Near())
	}
	for _, id := range []string{"tirol", "elsass"} {
		q := b.Box(AreaTarget(europaNumber(id)))
		for _, corner := range q.Corners() {
			if !b.Seen().Has(corner) {
				t.Errorf("%s lies at %v, seen is %v", id, q, b.Seen())
			}
		}
	}
	b.Focus(europaNumber("skania"))
	if d.europa(b, n, nil); !b.Seen().Has(b.Box(AreaTarget(europaNumber("skania"))).Mid()) {
		t.Error("Focus does not show Skania")
	}
	b.Fit()
	if d.europa(b, n, nil); b.Near() != 1 {
		t.Error("Fit does not show all")
	}
}

// Clans are told apart without colour.
func TestClansHavePatternsOfTheirOwn(t *testing.T) {
	seen := map[Pattern]string{}
	for id, c := range sampleClans {
		if other, ok := seen[c.Livery.Pattern]; ok {
			t.Errorf("%s and %s have one pattern", id, other)
		}
		seen[c.Livery.Pattern] = id
	}
}

func TestThumbOfEuropa(t *testing.T) {
	d := newDesk(t)
	ThumbEuropa(d.l, draw.Rc(0, 0, 126, 78), midEuropa(), europaNumber("tirol"))
	if len(d.l.Items) < 20 || len(d.l.Hits) > 0 {
		t.Errorf("%d items, %d hits", len(d.l.Items), len(d.l.Hits))
	}
}

func BenchmarkEuropa(b *testing.B) {
	n, m := fullEuropa(), movingEuropa()
	h, d := NewEuropa(), newDesk(b)
	d.in.X, d.in.Y = 600, 300
	for b.Loop() {
		d.europa(h, n, m)
	}
}

func BenchmarkEuropaAnew(b *testing.B) {
	n := fullEuropa()
	h, d := NewEuropa(), newDesk(b)
	for b.Loop() {
		h.ground, h.pieces = nil, nil
		d.europa(h, n, nil)
	}
}
