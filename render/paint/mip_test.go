package paint

import (
	"strings"
	"testing"

	"kettle/assets"
)

// TestHalvesOfAPageAreSmall: the half, the quarter and the eighth of any page of the atlas share a texture of 4 MB, and
// nothing of a level lies on another.
func TestHalvesOfAPageAreSmall(t *testing.T) {
	seen := map[string]bool{}
	for _, name := range assets.Names() {
		s, _ := assets.Lookup(name)
		if seen[s.Page] || !strings.HasPrefix(s.Page, "atlas-") {
			continue
		}
		seen[s.Page] = true
		m, err := assets.Page(s.Page)
		if err != nil {
			t.Fatal(err)
		}
		page := m.Bounds().Size()
		l := newLeaf(page, 1, levels-1, false)
		if l.size.X > 1024 || l.size.Y > 1024 {
			t.Errorf("%s, %v: its halves take %v", s.Page, page, l.size)
		}
		for k := 2; k < levels; k++ {
			before, at := l.at[k-2].Add(half(page, k-1)), l.at[k-1]
			if at.X < before.X+2*gutter && at.Y < before.Y+2*gutter {
				t.Errorf("%s: level %d lies at %v, the one before ends at %v", s.Page, k, at, before)
			}
		}
	}
	if len(seen) < 3 {
		t.Errorf("%d pages", len(seen))
	}
}
