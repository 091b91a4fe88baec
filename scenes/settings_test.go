package scenes

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"kettle/render/board"
)

func TestSettingsComeBack(t *testing.T) {
	d := desk(t)
	d.Opts = Settings{UISize: 150, Motion: "fast", OneClick: true, Full: true, Name: "Zoë", Colour: "violet",
		Game: "age-of-steam/halloween", Deals: map[string]map[string]string{"age-of-steam/halloween": {"difficulty": "hard"}}}
	d.Keep()
	got, err := d.Home.Settings()
	if err != nil || !reflect.DeepEqual(got, d.Opts) {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestNoSettingsAreTheUsualOnes(t *testing.T) {
	got, err := desk(t).Home.Settings()
	if err != nil || !reflect.DeepEqual(got, DefaultSettings()) {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestSettingsThatNobodyCouldChoose(t *testing.T) {
	d := desk(t)
	d.Opts = Settings{UISize: 9000, Motion: "wild", Colour: "pink", Name: strings.Repeat("é", 90)}
	d.Keep()
	got, err := d.Home.Settings()
	if err != nil || got.UISize != 100 || got.Motion != "normal" || got.Colour != "yellow" || len([]rune(got.Name)) != maxName {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestBrokenSettingsAreKeptAside(t *testing.T) {
	d := desk(t)
	if err := os.MkdirAll(d.Home.Config, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "{", "[]", `{"uiSize": "big"}`, "\x00\xff"} {
		if err := os.WriteFile(d.Home.settings(), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		got, err := d.Home.Settings()
		if err == nil || !reflect.DeepEqual(got, DefaultSettings()) {
			t.Fatalf("%q: %+v, %v", text, got, err)
		}
		if b, err := os.ReadFile(d.Home.settings() + ".broken"); err != nil || string(b) != text {
			t.Errorf("%q is not kept aside: %q, %v", text, b, err)
		}
		if _, err := os.Stat(d.Home.settings()); err == nil {
			t.Errorf("%q still lies in its place", text)
		}
	}
}

func TestSettingsThatCannotBeWrittenSaySo(t *testing.T) {
	d := desk(t)
	blocked := filepath.Join(t.TempDir(), "blocked")
	if err := os.WriteFile(blocked, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	d.Home.Config = filepath.Join(blocked, "config")
	p := sit(t, d, NewOptions(d))
	p.play("click one-click\nexpect The settings could not be written")
	if !d.Opts.OneClick {
		t.Error("the choice does not hold")
	}
}

func TestALentMotionIsNotKept(t *testing.T) {
	d := desk(t)
	d.Opts.Motion = "fast"
	d.Lend("off")
	p := sit(t, d, NewOptions(d))
	p.play("click one-click")
	if got, err := d.Home.Settings(); err != nil || got.Motion != "fast" || !got.OneClick || d.Opts.Motion != "off" {
		t.Errorf("kept %+v, %v; here it is %s", got, err, d.Opts.Motion)
	}
	p.play("click motion/Normal\nclick motion/Off")
	if got, err := d.Home.Settings(); err != nil || got.Motion != "off" {
		t.Errorf("what the player chose is not kept: %+v, %v", got, err)
	}
}

func TestOptionsActAtOnce(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewOptions(d))
	p.play("click motion/Fast\nclick window/Full screen\nclick skip\nclick colour/violet\nclick name\ntype Ada")
	got, err := d.Home.Settings()
	if err != nil || got.Motion != "fast" || !got.Full || got.Skip || got.Colour != "violet" || got.Name != "Ada" {
		t.Errorf("%+v, %v", got, err)
	}
	p.play("click put-back")
	if got := d.Opts; !reflect.DeepEqual(got, DefaultSettings()) {
		t.Errorf("put back: %+v", got)
	}
}

func TestTheSizeFollowsTheKeyboard(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewOptions(d))
	for range 40 {
		if p.s.ui.Focused() == "ui-size" {
			break
		}
		p.play("key tab")
	}
	p.play("key right\nkey right")
	if d.Opts.UISize != 110 {
		t.Errorf("the size is %d", d.Opts.UISize)
	}
	if w := d.Scale(1280, 720); w != 1.1 {
		t.Errorf("the scale is %v", w)
	}
}

func TestHomeFollowsTheEnvironment(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", "/c")
	t.Setenv("XDG_DATA_HOME", "/d")
	h, err := FindHome("")
	if err != nil || filepath.ToSlash(h.Saves()) != "/d/kettle/saves" {
		t.Errorf("%+v, %v", h, err)
	}
	h, err = FindHome("here")
	if err != nil || !filepath.IsAbs(h.Config) || filepath.Base(filepath.Dir(h.Config)) != "here" {
		t.Errorf("%+v, %v", h, err)
	}
}

// TestOwnerPatternsCanBeSwitchedOff looks at the table, which has to follow at once.
func TestOwnerPatternsCanBeSwitchedOff(t *testing.T) {
	d := desk(t)
	table := NewTable(d, newMatch(t)).(*Table)
	p := sit(t, d, table)
	if got := table.livery(0).Pattern; got != board.LongDash {
		t.Errorf("sky has the pattern %d", got)
	}
	with := table.game.(*halloweenTable).night.Livery[0]
	p.play("key escape\nkey o")
	p.reach("patterns")
	p.play("key space\nkey escape\nkey escape\nwait 100ms")
	p.want("Table")
	without := table.game.(*halloweenTable).night.Livery[0]
	if table.livery(0).Pattern != board.SolidLine || without.Pattern != board.SolidLine || with.Pattern == without.Pattern {
		t.Errorf("the table shows %v, before it %v", without, with)
	}
	if kept, err := d.Home.Settings(); err != nil || kept.Patterns {
		t.Errorf("kept: %+v, %v", kept, err)
	}
}

// TestThePreviewShowsThePatterns: as it will look is as it will look.
func TestThePreviewShowsThePatterns(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewOptions(d))
	dashes := func() (n int) {
		for _, it := range p.list.Items {
			if it.Dash != [2]float32{} {
				n++
			}
		}
		return n
	}
	before := dashes()
	p.play("expect " + wordsLook + "\nclick patterns")
	if after := dashes(); after >= before {
		t.Errorf("%d dashed lines, and %d without patterns", before, after)
	}
}

// TestTheSizeLaysEverythingAnew: the window has fewer units as soon as the knob is let go.
func TestTheSizeLaysEverythingAnew(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewOptions(d))
	p.play("expect-hit tap/disc\nrefute-hit tab/Picture")
	p.reach("ui-size")
	for range (mostUI - 100) / 5 {
		p.play("key right")
	}
	p.play("expect-hit tab/Picture\nrefute-hit tap/disc")
	if p.s.ui.In.W != 512 {
		t.Errorf("the window is %v units wide", p.s.ui.In.W)
	}
}
