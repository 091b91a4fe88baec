package device

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestChords(t *testing.T) {
	for _, c := range []struct {
		m    modifiers
		k    ebiten.Key
		want string
	}{
		{modifiers{}, ebiten.KeyEscape, "escape"},
		{modifiers{}, ebiten.KeyNumpadEnter, "enter"},
		{modifiers{ctrl: true}, ebiten.KeyF5, "ctrl+f5"},
		{modifiers{shift: true}, ebiten.KeyTab, "shift+tab"},
		{modifiers{ctrl: true, shift: true}, ebiten.KeyEnd, "ctrl+shift+end"},
		{modifiers{shift: true}, ebiten.KeyDigit1, "1"},
		{modifiers{}, ebiten.KeyNumpad7, "7"},
		{modifiers{ctrl: true}, ebiten.KeyEqual, "ctrl+plus"},
		{modifiers{}, ebiten.KeyEqual, ""},
		{modifiers{shift: true}, ebiten.KeyShiftLeft, ""},
	} {
		if got := chord(c.m, c.k); got != c.want {
			t.Errorf("%+v %v: %q, want %q", c.m, c.k, got, c.want)
		}
	}
}

func TestSigns(t *testing.T) {
	for r, want := range map[rune]string{'?': "?", '+': "plus", '-': "minus", 'a': "", '7': "", ' ': "", 'ß': ""} {
		if got := signName(r); got != want {
			t.Errorf("%c: %q, want %q", r, got, want)
		}
	}
}
