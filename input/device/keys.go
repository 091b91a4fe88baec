package device

import (
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

type modifiers struct{ ctrl, shift, alt bool }

// named are the keys that are called the same on every keyboard.
var named = map[ebiten.Key]string{
	ebiten.KeyEnter: "enter", ebiten.KeyNumpadEnter: "enter", ebiten.KeyEscape: "escape", ebiten.KeyTab: "tab",
	ebiten.KeySpace: "space", ebiten.KeyBackspace: "backspace", ebiten.KeyDelete: "delete", ebiten.KeyInsert: "insert",
	ebiten.KeyHome: "home", ebiten.KeyEnd: "end", ebiten.KeyPageUp: "pageup", ebiten.KeyPageDown: "pagedown",
	ebiten.KeyArrowLeft: "left", ebiten.KeyArrowRight: "right", ebiten.KeyArrowUp: "up", ebiten.KeyArrowDown: "down",
	ebiten.KeyF1: "f1", ebiten.KeyF2: "f2", ebiten.KeyF3: "f3", ebiten.KeyF4: "f4", ebiten.KeyF5: "f5", ebiten.KeyF6: "f6",
	ebiten.KeyF7: "f7", ebiten.KeyF8: "f8", ebiten.KeyF9: "f9", ebiten.KeyF10: "f10", ebiten.KeyF11: "f11", ebiten.KeyF12: "f12",
	ebiten.KeyNumpad0: "0", ebiten.KeyNumpad1: "1", ebiten.KeyNumpad2: "2", ebiten.KeyNumpad3: "3", ebiten.KeyNumpad4: "4",
	ebiten.KeyNumpad5: "5", ebiten.KeyNumpad6: "6", ebiten.KeyNumpad7: "7", ebiten.KeyNumpad8: "8", ebiten.KeyNumpad9: "9",
	ebiten.KeyDigit0: "0", ebiten.KeyDigit1: "1", ebiten.KeyDigit2: "2", ebiten.KeyDigit3: "3", ebiten.KeyDigit4: "4",
	ebiten.KeyDigit5: "5", ebiten.KeyDigit6: "6", ebiten.KeyDigit7: "7", ebiten.KeyDigit8: "8", ebiten.KeyDigit9: "9",
}

// keyName is what a key is called: by its place, or by the letter on it in the player's layout.
func keyName(k ebiten.Key) string {
	if n := named[k]; n != "" {
		return n
	}
	if k < ebiten.KeyA || k > ebiten.KeyZ {
		return ""
	}
	if n := strings.ToLower(ebiten.KeyName(k)); len(n) == 1 && n[0] >= 'a' && n[0] <= 'z' {
		return n
	}
	return strings.ToLower(k.String())
}

// chord is what a key pressed with modifiers is called; "" for the modifiers themselves and for signs, which are
// known by what they type.
func chord(m modifiers, k ebiten.Key) string {
	name := keyName(k)
	if name == "" && m.ctrl {
		switch k {
		case ebiten.KeyEqual, ebiten.KeyNumpadAdd:
			return "ctrl+plus"
		case ebiten.KeyMinus, ebiten.KeyNumpadSubtract:
			return "ctrl+minus"
		}
	}
	if name == "" {
		return ""
	}
	digit := len(name) == 1 && name[0] <= '9'
	if m.shift && !digit { // with shift, digits type signs on some keyboards and digits on others
		name = "shift+" + name
	}
	if m.alt {
		name = "alt+" + name
	}
	if m.ctrl {
		name = "ctrl+" + name
	}
	return name
}

// signName is the chord of a typed sign that is no letter and no digit: "?", "plus", "minus".
func signName(r rune) string {
	switch {
	case r == '+' || r == '=':
		return "plus"
	case r == '-' || r == '−':
		return "minus"
	case unicode.IsPunct(r) || unicode.IsSymbol(r):
		return string(r)
	}
	return ""
}
