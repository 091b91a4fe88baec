package assets

import (
	"bytes"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sourceOf maps the name of every asset to its source file.
func sourceOf(t *testing.T) map[string]string {
	t.Helper()
	m := map[string]string{"white": "made by gen"}
	for _, pattern := range []string{"svg/*/*.svg", "slices/*.png", "pictures/*.png"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) == 0 {
			t.Errorf("no sources match %s", pattern)
		}
		for _, f := range found {
			name := strings.TrimSuffix(filepath.Base(f), filepath.Ext(f))
			if other, twice := m[name]; twice {
				t.Errorf("%s and %s share a name", other, f)
			}
			m[name] = f
		}
	}
	return m
}

func TestEveryNameHasItsSourceAndEverySourceItsName(t *testing.T) {
	sources := sourceOf(t)
	for _, name := range Names() {
		if sources[name] == "" {
			t.Errorf("%s is in the index without a source", name)
		}
	}
	for name, file := range sources {
		if _, ok := Lookup(name); !ok {
			t.Errorf("%s is not in the index: run go generate ./assets", file)
		}
	}
}

// pageBounds reads the sizes of the pages without decoding them whole.
func pageBounds(t *testing.T) map[string]image.Rectangle {
	t.Helper()
	m := map[string]image.Rectangle{}
	err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".png" {
			return err
		}
		c, err := png.DecodeConfig(bytes.NewReader(mustRead(path)))
		m[strings.TrimSuffix(filepath.Base(path), ".png")] = image.Rect(0, 0, c.Width, c.Height)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func rect(s Sprite) image.Rectangle { return image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H) }

func TestSpritesLieInsideTheirPage(t *testing.T) {
	pages := pageBounds(t)
	for name, b := range pages {
		if b.Dx() > 2048 || b.Dy() > 2048 {
			t.Errorf("page %s measures %v", name, b.Size())
		}
	}
	for _, name := range Names() {
		s, _ := Lookup(name)
		page, ok := pages[s.Page]
		if !ok {
			t.Errorf("%s: no page %q", name, s.Page)
			continue
		}
		if r := rect(s); r.Empty() || !r.In(page) {
			t.Errorf("%s: %v is not inside %s %v", name, r, s.Page, page)
		}
		if s.NaturalW <= 0 || s.NaturalH <= 0 {
			t.Errorf("%s has no natural size", name)
		}
		if 2*s.Corner >= s.W || 2*s.Corner >= s.H || s.Margin > s.Corner {
			t.Errorf("%s: corner %d and margin %d do not suit %dx%d", name, s.Corner, s.Margin, s.W, s.H)
		}
	}
}

func TestSpritesKeepTheirDistance(t *testing.T) {
	const gap = 2
	names := Names()
	for i, a := range names {
		sa, _ := Lookup(a)
		for _, b := range names[i+1:] {
			sb, _ := Lookup(b)
			if sa.Page == sb.Page && rect(sa).Inset(-gap).Overlaps(rect(sb)) {
				t.Errorf("%s and %s are less than %d px apart on %s", a, b, gap, sa.Page)
			}
		}
	}
}

func TestSpritesKeepTheirShape(t *testing.T) {
	for _, name := range Names() {
		s, _ := Lookup(name)
		if h := float32(s.W) * s.NaturalH / s.NaturalW; h-float32(s.H) > 1 || float32(s.H)-h > 1 {
			t.Errorf("%s: %dx%d is not the shape of %gx%g", name, s.W, s.H, s.NaturalW, s.NaturalH)
		}
	}
}

func TestWhiteIsSolid(t *testing.T) {
	s, ok := Lookup("white")
	if !ok || s.Page != "atlas-0" || s.W != 4 || s.H != 4 {
		t.Fatalf("white is %+v, %t", s, ok)
	}
	m, err := Page(s.Page)
	if err != nil {
		t.Fatal(err)
	}
	for y := s.Y - 2; y < s.Y+s.H+2; y++ {
		for x := s.X - 2; x < s.X+s.W+2; x++ {
			if r, g, b, a := m.At(x, y).RGBA(); r&g&b&a != 0xffff {
				t.Fatalf("pixel %d, %d of white is %v", x, y, m.At(x, y))
			}
		}
	}
}

func TestUnknownNames(t *testing.T) {
	if _, ok := Lookup("no such sprite"); ok {
		t.Error("Lookup knows a name it should not")
	}
	if _, err := Page("no-such-page"); err == nil {
		t.Error("Page knows a page it should not")
	}
	if _, ok := Font("no-such-face"); ok {
		t.Error("Font knows a face it should not")
	}
	if Licence("no-such-family") != "" {
		t.Error("Licence knows a family it should not")
	}
	if !slices.IsSorted(Names()) {
		t.Error("Names are not sorted")
	}
}

func TestSize(t *testing.T) {
	const limit = 12 << 20 // of the 40 MB that the program may take
	var total int64
	err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		total += info.Size()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes", total)
	if total > limit {
		t.Errorf("the assets take %d bytes, more than %d", total, limit)
	}
}

func TestEveryPictureIsCredited(t *testing.T) {
	c := Credits()
	dirs, err := os.ReadDir("svg")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		if !strings.Contains(c, "svg/"+d.Name()) {
			t.Errorf("CREDITS.md does not speak of svg/%s", d.Name())
		}
	}
	fonts, err := filepath.Glob("fonts/*.ttf")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range fonts {
		face := strings.TrimSuffix(filepath.Base(f), ".ttf")
		family, _, _ := strings.Cut(face, "-")
		if !strings.Contains(c, "`"+face+"`") {
			t.Errorf("CREDITS.md does not speak of the face %s", face)
		}
		if !strings.Contains(Licence(family), "SIL OPEN FONT LICENSE") {
			t.Errorf("no licence text for %s", family)
		}
	}
}
