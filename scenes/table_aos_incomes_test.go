package scenes

import (
	"slices"
	"strings"
	"testing"

	"kettle/render/draw"
)

// TestDiscsOnOneIncomeAreToldApart: at the beginning all seats have the same income, and of each disc enough is seen.
func TestDiscsOnOneIncomeAreToldApart(t *testing.T) {
	r := newRailRig(t, washington(4, 7))
	r.until(1, "action")
	strip := layFloor(r.w, r.h, r.table().game.stripHeight(r.w)).strip
	_, strip = strip.CutLeft(displayW)
	var at []float32
	for _, it := range r.list.Items {
		if it.Op == draw.OpSprite && strings.HasPrefix(it.Name, "link-disc-") && strip.Has(it.Rect.Mid()) {
			at = append(at, it.Rect.Mid().X)
		}
	}
	slices.Sort(at)
	if len(at) != 4 {
		t.Fatalf("%d discs lie on the income track", len(at))
	}
	for i := 1; i < len(at); i++ {
		if at[i]-at[i-1] < 10 {
			t.Errorf("disc %d lies %.1f beside the one before", i, at[i]-at[i-1])
		}
	}
}
