package board

import (
	"sync"

	"kettle/render/draw"
)

// A fit is how words stand in a box: their size, and the lines that they are broken into.
type fit struct {
	size  float32
	lines []string
}

// A fitAsk is what that depends on: size is the largest that is wanted, lead the distance of the lines for the size 1.
type fitAsk struct {
	metrics          draw.Metrics
	words            string
	face             draw.Face
	size, lead, w, h float32
}

// fits are the fits that were found: a card asks for the same in every picture.
var fits struct {
	sync.Mutex
	found map[fitAsk]fit
}

// mostFits is how many are kept, a few screens full.
const mostFits = 1024

// fitInto brings words down in size, in steps and to about a half at most, until they stand in their box.
func fitInto(a fitAsk) fit {
	fits.Lock()
	defer fits.Unlock()
	if f, ok := fits.found[a]; ok {
		return f
	}
	t, f := draw.Type{Face: a.face, Size: a.size}, fit{}
	for least := a.size * 0.55; ; t.Size -= 0.25 {
		f.lines = draw.Wrap(a.metrics, a.words, t, a.w)
		wide := float32(0)
		for _, line := range f.lines {
			wide = max(wide, a.metrics.Width(t.Face, t.Size, line))
		}
		if wide <= a.w && float32(len(f.lines))*t.Size*a.lead <= a.h+0.5 || t.Size <= least {
			break
		}
	}
	f.size = t.Size
	if fits.found == nil || len(fits.found) >= mostFits {
		fits.found = map[fitAsk]fit{}
	}
	fits.found[a] = f
	return f
}
