package scenes

import (
	"slices"
	"testing"
	"time"

	"kettle/assets/wav"
	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// heardSounds writes down what is played.
type heardSounds struct {
	names   []string
	volumes map[string]float64
	after   map[string]time.Duration
}

func (h *heardSounds) Play(name string, volume float64, after time.Duration) {
	if h.volumes == nil {
		h.volumes, h.after = map[string]float64{}, map[string]time.Duration{}
	}
	h.names = append(h.names, name)
	h.volumes[name], h.after[name] = volume, after
}

func (h *heardSounds) take() []string {
	out := h.names
	h.names = nil
	return out
}

// TestEveryEventHasItsSound plays each game by chance; whatever happens has a line in the table of sounds, be it that
// it is silent, and every sound that is asked for is there.
func TestEveryEventHasItsSound(t *testing.T) {
	special := []string{"flown", "ended"}
	for _, def := range games.All {
		for seed := range rng.Seed(3) {
			m, err := match.New(def, rules.Setup{Seats: def.MinSeats, Seed: 1 + seed}, match.Table{})
			if err != nil {
				t.Fatal(err)
			}
			r := seed.Stream("sound", 0)
			for m.Position().Turn() >= 0 && m.Len() < def.MaxMoves {
				legal := m.Position().Legal()
				if err := m.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
				events := m.Log()[m.Len()-1].Events
				for _, e := range events {
					if _, known := soundOf(def, e.Kind()); !known && !slices.Contains(special, e.Kind()) {
						t.Fatalf("%s: the event %q (%T) has no line in the table of sounds", def.ID, e.Kind(), e)
					}
				}
				for _, name := range soundsOf(m, events) {
					if name != "" && wav.Samples(name) == nil {
						t.Errorf("%s asks for the sound %q, which is not there", def.ID, name)
					}
				}
			}
		}
	}
	for _, x := range taps {
		if wav.Samples(x.sound) == nil {
			t.Errorf("there is no sound %q to tap", x.sound)
		}
	}
	for _, name := range signals {
		if wav.Samples(name) == nil {
			t.Errorf("there is no signal %q", name)
		}
	}
}

func TestWhatIsHeardAtTheTable(t *testing.T) {
	r, h := newRig(t, 1), &heardSounds{}
	r.d.Sounds = h
	r.play(until(1, "build"))
	h.take()
	for _, a := range r.m.Position().Legal() {
		if a.Kind() == "build" {
			r.table().play(a)
			break
		}
	}
	r.d.Stir()
	r.tick(input.Frame{Away: true})
	if got := h.take(); len(got) == 0 || got[0] != "lantern" {
		t.Errorf("a lantern sounds like %q", got)
	}
	r.key("ctrl+z")
	if got := h.take(); !slices.Equal(got, []string{"page"}) {
		t.Errorf("undo sounds like %q", got)
	}
	r.click("log")
	if got := h.take(); !slices.Equal(got, []string{"tick"}) {
		t.Errorf("a button sounds like %q", got)
	}
	r.key("m")
	if got := h.take(); !slices.Equal(got, []string{"page"}) {
		t.Errorf("the menu sounds like %q", got)
	}
	r.tick(input.Frame{Away: true})
	if got := h.take(); len(got) > 0 {
		t.Errorf("rest sounds like %q", got)
	}
}

func TestSoundsOfOneActionFollowEachOther(t *testing.T) {
	h := &heardSounds{}
	d := desk(t)
	d.Sounds = h
	d.Hear("coins", "", "dice", "coins", "cube")
	sit(t, d, NewTitle(d))
	if !slices.Equal(h.names, []string{"coins", "dice", "cube"}) || h.after["coins"] != 0 || h.after["dice"] >= h.after["cube"] {
		t.Errorf("heard %q after %v", h.names, h.after)
	}
}

func TestVolumes(t *testing.T) {
	s := DefaultSettings()
	if v := s.volume("disc"); v < 0.1 || v > 0.6 {
		t.Errorf("a disc is %.2f loud to begin with", v)
	}
	s.Volume, s.Pieces, s.Signals = 100, 100, 0
	if s.volume("disc") != 1 || s.volume("chime") != 0 {
		t.Errorf("disc %.2f, chime %.2f", s.volume("disc"), s.volume("chime"))
	}
	s.Mute = true
	if s.volume("disc") != 0 {
		t.Error("silence is loud")
	}
	for _, v := range []int{-1, 101} {
		if got := (Settings{Volume: v, Pieces: v, Signals: v}).sane(); got.Volume != 70 || got.Pieces != 80 || got.Signals != 60 {
			t.Errorf("%d becomes %+v", v, got)
		}
	}
}

func TestTheSheetOfSounds(t *testing.T) {
	d, h := desk(t), &heardSounds{}
	d.Sounds = h
	p := sit(t, d, NewOptions(d))
	p.play("click tap/pumpkin")
	if got := h.take(); !slices.Equal(got, []string{"smash"}) {
		t.Errorf("the pumpkin sounds like %q", got)
	}
	p.reach("volume")
	p.play("key left\nkey left\nwait 50ms")
	if d.Opts.Volume != 60 || !slices.Contains(h.take(), "disc") {
		t.Errorf("the volume is %d after two steps down, and not heard", d.Opts.Volume)
	}
	p.play("click mute\nexpect off")
	h.take()
	p.play("click tap/coins")
	if got := h.take(); len(got) > 0 {
		t.Errorf("silence sounds like %q", got)
	}
	kept, err := d.Home.Settings()
	if err != nil || kept.Volume != 60 || !kept.Mute {
		t.Errorf("kept %+v, %v", kept, err)
	}
}
