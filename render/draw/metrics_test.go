package draw_test

import (
	"math"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

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
		if marks := m.Marks(nil, f, "AV"); math.Abs(float64(marks[1].X*100-(pair-m.Width(f, 100, "V")))) > 0.01 {
			t.Errorf("face %d: the V of AV stands at %g", f, marks[1].X)
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
	for _, f := range []draw.Face{draw.Title, draw.Heading, draw.Plate, draw.Serif} {
		for _, s := range []string{"→", "×", "−", "≤", "…"} {
			marks := m.Marks(nil, f, s)
			if len(marks) != 1 || marks[0].Index == 0 {
				t.Errorf("face %d has no %s: %+v", f, s, marks)
			}
			if m.Trace(marks[0].Face, marks[0].Index, 20, 0).Rect.Empty() {
				t.Errorf("face %d: %s has no ink", f, s)
			}
		}
	}
	if got := m.Marks(nil, draw.Title, "→")[0].Face; got != draw.SansBold {
		t.Errorf("the arrow of the title comes from face %d", got)
	}
}

func TestTraceStaysInItsMask(t *testing.T) {
	m := fonts(t)
	g := m.Marks(nil, draw.Sans, "H")[0]
	mask := m.Trace(g.Face, g.Index, 20, 0)
	if top := -mask.Rect.Min.Y; top != int(math.Ceil(float64(m.Capital(draw.Sans, 20)))) || mask.Rect.Max.Y != 0 {
		t.Errorf("an H reaches from %d to %d", mask.Rect.Min.Y, mask.Rect.Max.Y)
	}
	if !m.Trace(g.Face, m.Marks(nil, draw.Sans, " ")[0].Index, 20, 0).Rect.Empty() {
		t.Error("a space has ink")
	}
}

func BenchmarkWidth(b *testing.B) {
	m := fonts(b)
	for b.Loop() {
		m.Width(draw.Sans, 14, "Owls fly from Raven Tower to the Old Mill for 3 income")
	}
}
