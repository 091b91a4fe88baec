package assets

import (
	"encoding/binary"
	"path/filepath"
	"strings"
	"testing"
)

// ttf is as much of a TrueType file as the tests read.
type ttf struct {
	tables map[string][]byte
}

// parseTTF reads the table directory.
func parseTTF(t *testing.T, b []byte) ttf {
	t.Helper()
	if len(b) < 12 || binary.BigEndian.Uint32(b) != 0x00010000 {
		t.Fatal("no TrueType outlines")
	}
	f := ttf{map[string][]byte{}}
	for i := range int(binary.BigEndian.Uint16(b[4:])) {
		rec := b[12+16*i:]
		off, n := binary.BigEndian.Uint32(rec[8:]), binary.BigEndian.Uint32(rec[12:])
		if uint64(off)+uint64(n) > uint64(len(b)) {
			t.Fatalf("table %s lies outside the file", rec[:4])
		}
		f.tables[string(rec[:4])] = b[off : off+n]
	}
	for _, need := range []string{"head", "hhea", "hmtx", "maxp", "cmap", "glyf", "loca", "name"} {
		if f.tables[need] == nil {
			t.Fatalf("no table %s", need)
		}
	}
	return f
}

// glyph finds a character through the cmap's format 4 table; 0 is none.
func (f ttf) glyph(r rune) int {
	cmap := f.tables["cmap"]
	u16 := func(b []byte, i int) int { return int(binary.BigEndian.Uint16(b[i:])) }
	for i := range u16(cmap, 2) {
		sub := cmap[binary.BigEndian.Uint32(cmap[4+8*i+4:]):]
		if u16(sub, 0) != 4 {
			continue
		}
		n := u16(sub, 6) // twice the number of segments
		for s := 0; s < n; s += 2 {
			end, start := u16(sub, 14+s), u16(sub, 16+n+s)
			if int(r) < start || int(r) > end {
				continue
			}
			delta, at := u16(sub, 16+2*n+s), 16+3*n+s
			if u16(sub, at) == 0 {
				return (int(r) + delta) & 0xffff
			}
			if g := u16(sub, at+u16(sub, at)+2*(int(r)-start)); g != 0 {
				return (g + delta) & 0xffff
			}
		}
	}
	return 0
}

// advance is the width of a glyph in thousandths of the em.
func (f ttf) advance(g int) int {
	last := int(binary.BigEndian.Uint16(f.tables["hhea"][34:])) - 1
	em := int(binary.BigEndian.Uint16(f.tables["head"][18:]))
	return int(binary.BigEndian.Uint16(f.tables["hmtx"][4*min(g, last):])) * 1000 / em
}

// faces are the fonts and the range of their digits' advances, as the package
// comment states them.
var faces = map[string][2]int{
	"rye":        {450, 714},
	"oswald-500": {382, 534},
	"oswald-600": {384, 543},
	"sans-400":   {497, 497},
	"sans-600":   {513, 513},
	"serif-400":  {529, 529},
}

func TestFonts(t *testing.T) {
	found, err := filepath.Glob("fonts/*.ttf")
	if err != nil || len(found) != len(faces) {
		t.Fatalf("%d fonts, want %d (%v)", len(found), len(faces), err)
	}
	for face, want := range faces {
		t.Run(face, func(t *testing.T) {
			b, ok := Font(face)
			if !ok {
				t.Fatal("not embedded")
			}
			f := parseTTF(t, b)
			need := "–—’“”…×·−"
			if strings.HasPrefix(face, "sans") || strings.HasPrefix(face, "serif") {
				need += "→←↑↓✓½≤≥"
			}
			for r := ' '; r <= '~'; r++ {
				need += string(r)
			}
			for _, r := range need {
				if f.glyph(r) == 0 {
					t.Errorf("no glyph for %q", r)
				}
			}
			low, high := 1000, 0
			for r := '0'; r <= '9'; r++ {
				a := f.advance(f.glyph(r))
				low, high = min(low, a), max(high, a)
			}
			if low != want[0] || high != want[1] {
				t.Errorf("digits are %d to %d wide, want %d to %d", low, high, want[0], want[1])
			}
		})
	}
}
