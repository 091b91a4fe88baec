package main

import (
	"bytes"
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// TestTheFilesAreWhatTheGeneratorMakes: a change of a sound is followed by go generate. Processors differ in the last
// bit of their arithmetic.
func TestTheFilesAreWhatTheGeneratorMakes(t *testing.T) {
	total := 0
	for _, s := range sounds {
		want := encode(s.render())
		got, err := os.ReadFile(filepath.Join("..", "..", "wav", s.name+".wav"))
		if err != nil {
			t.Error(err)
			continue
		}
		total += len(got)
		if len(got) != len(want) || !bytes.Equal(got[:44], want[:44]) {
			t.Errorf("%s: %d bytes, the generator makes %d", s.name, len(got), len(want))
			continue
		}
		for i := 44; i < len(got); i += 2 {
			a, b := int16(binary.LittleEndian.Uint16(got[i:])), int16(binary.LittleEndian.Uint16(want[i:]))
			if d := int(a) - int(b); d < -4 || d > 4 {
				t.Errorf("%s: sample %d is %d, the generator makes %d", s.name, (i-44)/2, a, b)
				break
			}
		}
	}
	files, _ := filepath.Glob(filepath.Join("..", "..", "wav", "*.wav"))
	if len(files) != len(sounds) {
		t.Errorf("%d files for %d sounds", len(files), len(sounds))
	}
	if total > 600_000 {
		t.Errorf("all sounds together are %d bytes", total)
	}
}

// TestEverySoundCanBeHeard: it is as loud as it says, begins at once, does not click at its ends and does not lean to
// one side.
func TestEverySoundCanBeHeard(t *testing.T) {
	for _, s := range sounds {
		w := s.render()
		most, sum, square := 0.0, 0.0, 0.0
		for _, v := range w {
			most, sum, square = max(most, math.Abs(v)), sum+v, square+v*v
		}
		n := float64(len(w))
		if math.Abs(most-s.loud) > 1e-6 || most > 0.9 {
			t.Errorf("%s: its peak is %.3f", s.name, most)
		}
		if mean := math.Abs(sum / n); mean > 0.01 {
			t.Errorf("%s: its mean is %.3f", s.name, mean)
		}
		if loud := math.Sqrt(square / n); loud < 0.02 {
			t.Errorf("%s: it is too quiet on the whole: %.3f", s.name, loud)
		}
		if math.Abs(w[0]) > 0.1 || math.Abs(w[len(w)-1]) > 0.001 {
			t.Errorf("%s: it begins at %.3f and ends at %.3f", s.name, w[0], w[len(w)-1])
		}
		early := 0.0
		for _, v := range w[:len(w)/3] {
			early = max(early, math.Abs(v))
		}
		if early < 0.15*s.loud {
			t.Errorf("%s: it begins too late", s.name)
		}
	}
}
