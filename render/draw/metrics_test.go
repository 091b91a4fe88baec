package draw_test

import (
	"math"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"kettle/assets"
	"kettle/render/draw"
)

func fonts(t testing.TB) *draw.Fonts {
	t.Helper()
	m, err := draw.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWidthsAgreeWithOpentype compares letter by letter with the faces of x/image, which round their kerning.
func TestWidthsAgreeWithOpentype(t *testing.T) {
	m := fonts(t)
	names := map[draw.Face]string{draw.Sans: "sans-400", draw.SansBold: "sans-600", draw.Heading: "oswald-600",
		draw.Plate: "oswald-500", draw.Title: "rye", draw.Serif: "serif-400"}
	for f, name := range names {
		file, _ := assets.Font(name)
		parsed, err := opentype.Parse(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []float64{12, 16.5, 30} {
			face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range []string{"Raven Tower", "AVAST To Wy 1234567890", "one link a round; you have built it"} {
				want, got := 0.0, 0.0
				for _, r := range s {
					a, _ := face.GlyphAdvance(r)
					want += float64(a) / 64
					got += float64(m.Width(f, float32(size), string(r)))
				}
				if math.Abs(got-want) > 0.005*want {
					t.Errorf("%s %g %q: %.2f, opentype says %.2f", name, size, s, got, want)
				}
			}
		}
	}
}

func TestMeasuresAreLinear(t *testing.T) {
	m := fonts(t)
	for f := draw.Sans; f < draw.Faces; f++ {
		for _, g := range []func(draw.Face, float32) float32{m.Ascent, m.Descent, m.Capital,
			func(f draw.Face, s float32) float32 { return m.Width(f, s, "Kettle → 7") }} {
			one, ten := g(f, 10), g(f, 100)
			if one <= 0 || math.Abs(float64(ten-10*one)) > 0.01 {
				t.Errorf("face %d: %g at 10, %g at 100", f, one, ten)
			}
		}
		if c := m.Capital(f, 1); c < 0.5 || c > 0.9 {
			t.Errorf("face %d: capitals of %g em", f, c)
		}
	}
}

func TestPairsAreKerned(t *testing.T) {
	m := fonts(t)
	for f := draw.Sans; f < draw.Faces; f++ {
		pair, alone := m.Width(f, 100, "AV"), m.Width(f, 100, "A")+m.Width(f, 100, "V")
		if f == draw.Title {
			alone += 5 // Rye does not kern this pair
		}
		if pair > alone-1 || pair < alone-30 {
			t.Errorf("face %d: AV is %g wide, A and V %g", f, pair, alone)
		}
		if face, err := m.Sized(f, fixed.I(100)); err != nil {
			t.Error(err)
		} else if k := float32(face.Kern('A', 'V')) / 64; f != draw.Title && math.Abs(float64(alone+k-pair)) > 0.02 {
			t.Errorf("face %d: A and V are painted %g nearer, and measured %g", f, k, pair-alone)
		}
	}
}

func TestDigitsOfTheSansAreTabular(t *testing.T) {
	m := fonts(t)
	for _, f := range []draw.Face{draw.Sans, draw.SansBold} {
		for _, s := range []string{"1111", "4714", "0189"} {
			if a, b := m.Width(f, 100, s), m.Width(f, 100, "0000"); math.Abs(float64(a-b)) > 0.01 {
				t.Errorf("face %d: %q is %g wide, 0000 %g", f, s, a, b)
			}
		}
	}
}

func TestLackingGlyphsAreLent(t *testing.T) {
	m := fonts(t)
	bold, err := m.Sized(draw.SansBold, fixed.I(20))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []draw.Face{draw.Title, draw.Heading, draw.Plate, draw.Serif} {
		face, err := m.Sized(f, fixed.I(20))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range "→×−≤…" {
			if box, _, _, _, ok := face.Glyph(fixed.Point26_6{}, r); !ok || box.Empty() {
				t.Errorf("face %d has no %c", f, r)
			}
			if a, _ := face.GlyphAdvance(r); math.Abs(float64(a)/64-float64(m.Width(f, 20, string(r)))) > 0.01 {
				t.Errorf("face %d: %c advances by %v", f, r, a)
			}
		}
		got, _, _ := face.GlyphBounds('→')
		if want, _, _ := bold.GlyphBounds('→'); f == draw.Title && got != want {
			t.Errorf("the arrow of the title is not the bold one: %v", got)
		}
	}
}

func BenchmarkWidth(b *testing.B) {
	m := fonts(b)
	for b.Loop() {
		m.Width(draw.Sans, 14, "Owls fly from Raven Tower to the Old Mill for 3 income")
	}
}
