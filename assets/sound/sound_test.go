package sound

import (
	"errors"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"kettle/assets/wav"
)

// A fake device writes down what it is told.
type fake struct {
	mu     sync.Mutex
	told   []string
	length time.Duration
	broken error
}

func (f *fake) tell(s string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.told = append(f.told, s)
}

func (f *fake) heard() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return strings.Join(f.told, " ")
}

type until time.Time

func (u until) playing() bool { return time.Now().Before(time.Time(u)) }

func (f *fake) play(name string, volume float64) voice {
	f.tell(name)
	return until(time.Now().Add(f.length))
}
func (f *fake) rest() error { f.tell("rest"); return nil }
func (f *fake) wake() error { f.tell("wake"); return nil }
func (f *fake) err() error  { f.mu.Lock(); defer f.mu.Unlock(); return f.broken }

// lines counts what is logged.
type lines struct {
	mu  sync.Mutex
	all []string
}

func (l *lines) log(s string) { l.mu.Lock(); defer l.mu.Unlock(); l.all = append(l.all, s) }

func (l *lines) said() string { l.mu.Lock(); defer l.mu.Unlock(); return strings.Join(l.all, "\n") }

// wait polls until ok or a generous time has passed.
func wait(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !ok(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal(what)
		}
	}
}

func TestTheDeviceRestsWhenNothingPlays(t *testing.T) {
	f, l := &fake{length: 20 * time.Millisecond}, &lines{}
	s := newSpeaker(l.log, func() (device, error) { return f, nil })
	if f.heard() != "" {
		t.Fatal("opened before it was asked for anything")
	}
	s.Play("coin", 1, 0)
	wait(t, "it does not rest", func() bool { return f.heard() == "coin rest" })
	s.Play("disc", 0.5, 0)
	wait(t, "it does not wake and rest again: "+f.heard(), func() bool { return f.heard() == "coin rest wake disc rest" })
	if l.said() != "" {
		t.Error(l.said())
	}
}

func TestSoundsComeInTheirTime(t *testing.T) {
	f, l := &fake{}, &lines{}
	s := newSpeaker(l.log, func() (device, error) { return f, nil })
	s.Play("smash", 1, 120*time.Millisecond)
	s.Play("witch", 1, 0)
	s.Play("knock", 0, 0)
	wait(t, "not both are played", func() bool { return strings.HasPrefix(f.heard(), "witch smash") })
}

func TestWhatIsLateIsNotPlayed(t *testing.T) {
	f := &fake{}
	v := voices{device: f}
	now := time.Now()
	v.plan(request{"old", 1, now.Add(-time.Second)})
	v.plan(request{"new", 1, now})
	v.plan(request{"later", 1, now.Add(time.Hour)})
	if err := v.turn(now); err != nil || f.heard() != "new" || len(v.coming) != 1 {
		t.Errorf("played %q, %d to come, %v", f.heard(), len(v.coming), err)
	}
	v.resting, v.heard = true, nil
	if d := v.next(now); d < 59*time.Minute {
		t.Errorf("it looks again after %v", d)
	}
	v.coming = nil
	if d := v.next(now); d != 0 {
		t.Errorf("at rest it looks again after %v", d)
	}
}

func TestOneLineForAMissingDevice(t *testing.T) {
	l := &lines{}
	tries := 0
	s := newSpeaker(l.log, func() (device, error) { tries++; return nil, errors.New("no such device") })
	s.Play("coin", 1, 0)
	wait(t, "nothing was logged", func() bool { return s.deaf.Load() && l.said() != "" })
	for range 100 {
		s.Play("coin", 1, 0)
	}
	if got := l.said(); tries != 1 || strings.Contains(got, "\n") || !strings.Contains(got, "no such device") {
		t.Errorf("%d tries; logged: %s", tries, got)
	}
}

func TestADeviceThatIsLostIsSilence(t *testing.T) {
	f, l := &fake{}, &lines{}
	s := newSpeaker(l.log, func() (device, error) { return f, nil })
	s.Play("coin", 1, 0)
	wait(t, "it was not played", func() bool { return strings.HasPrefix(f.heard(), "coin") })
	f.mu.Lock()
	f.broken = errors.New("unplugged")
	f.mu.Unlock()
	s.Play("coin", 1, 0)
	wait(t, "it was not noticed", func() bool { return s.deaf.Load() && strings.Contains(l.said(), "unplugged") })
}

func TestPlayNeverWaits(t *testing.T) {
	block := make(chan struct{})
	defer close(block)
	s := newSpeaker(func(string) {}, func() (device, error) { <-block; return nil, errors.New("late") })
	done := make(chan struct{})
	go func() {
		for range 1000 {
			s.Play("coin", 1, 0)
		}
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("it waits for the device")
	}
}

func TestSamplesAreDoubled(t *testing.T) {
	b := double([]int16{0, 100, 32767, -32768})
	if len(b) != 16 {
		t.Fatalf("%d bytes for 4 samples", len(b))
	}
	at := func(i int) int16 { return int16(uint16(b[2*i]) | uint16(b[2*i+1])<<8) }
	if at(0) != 0 || at(2) != 100 || at(4) != 32767 || at(6) != -32768 {
		t.Error("the samples themselves have changed")
	}
	if at(1) > 100 || at(3) < 100 {
		t.Errorf("between them lie %d and %d", at(1), at(3))
	}
	for _, name := range wav.Names() {
		if len(double(wav.Samples(name))) == 0 {
			t.Errorf("%s has no samples", name)
		}
	}
	if len(double(nil)) != 0 {
		t.Error("a sound that is not there makes a noise")
	}
}

// TestTheRealDevice opens the system's own. It asks for no device: without one it must say so in one line. Where there
// is one the sounds are to be heard.
func TestTheRealDevice(t *testing.T) {
	if os.Getenv("KETTLE_SOUND") == "" {
		t.Skip("KETTLE_SOUND=1 opens the device for sound of this machine")
	}
	l := &lines{}
	s := New(l.log)
	for _, name := range wav.Names() {
		s.Play(name, 0.8, 0)
		time.Sleep(400 * time.Millisecond)
	}
	before := spent()
	time.Sleep(10 * time.Second)
	t.Logf("CPU in 10 s of rest: %v; silent: %v; log: %q", spent()-before, s.deaf.Load(), l.said())
}

// TestADeviceThatPanicsIsSilence: a fault of the sounds is no fault of the game.
func TestADeviceThatPanicsIsSilence(t *testing.T) {
	said := make(chan string, 1)
	s := newSpeaker(func(line string) { said <- line }, func() (device, error) { panic("no driver") })
	s.Play("coin", 1, 0)
	select {
	case line := <-said:
		if !strings.Contains(line, "no driver") || !s.deaf.Load() {
			t.Errorf("deaf %v: %s", s.deaf.Load(), line)
		}
	case <-time.After(10 * time.Second):
		t.Error("nothing is said of it")
	}
}
