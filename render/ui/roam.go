package ui

import (
	"slices"

	"kettle/render/draw"
)

// Roam answers arrow keys that no widget took: the keyboard goes to the nearest widget in that direction. A scene
// calls it last.
func (u *UI) Roam() {
	for _, way := range [...]struct {
		key string
		dir draw.Point
	}{{"up", draw.Pt(0, -1)}, {"down", draw.Pt(0, 1)}, {"left", draw.Pt(-1, 0)}, {"right", draw.Pt(1, 0)}} {
		if len(u.order) == 0 || !u.Key(way.key) {
			continue
		}
		to := u.order[0]
		if here, ok := u.boxes[u.Focused()]; ok {
			to = u.nearest(here, way.dir)
		}
		if to != "" {
			u.focus, u.seen, u.moved = to, true, true
		}
	}
}

// nearest is the widget that lies next in a direction: way along it counts once, way across it three times.
func (u *UI) nearest(from draw.Rect, dir draw.Point) string {
	best, least := "", float32(0)
	for _, id := range u.order {
		r, ok := u.boxes[id]
		if !ok || id == u.focus {
			continue
		}
		d := r.Mid().Sub(from.Mid())
		along := d.X*dir.X + d.Y*dir.Y
		gap := max(0, r.X-from.Right(), from.X-r.Right())
		if dir.Y == 0 {
			gap = max(0, r.Y-from.Bottom(), from.Y-r.Bottom())
		}
		// Only what begins beyond the middle lies in the direction at all.
		if along <= 1 || gap > 2*along+40 {
			continue
		}
		if far := along + 3*gap; best == "" || far < least {
			best, least = id, far
		}
	}
	return best
}

// On reports whether id is in the tab order of this build or the last one.
func (u *UI) On(id string) bool { return slices.Contains(u.order, id) || slices.Contains(u.tabs, id) }
