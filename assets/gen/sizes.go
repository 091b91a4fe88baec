package main

import "path"

// widths gives the pixel width of sprites by a pattern of their name; the
// first match counts. A width is about three times the biggest at which the
// program draws the sprite in a window of 1280x720, so that 1920x1080 and
// double density stay crisp.
var widths = []struct {
	pattern string
	width   int
}{
	{"ui-*", 72},
	{"title-mark", 1100},
	{"title-word", 848},
	{"kettle-loco", 560},
	{"witch-flying", 560},
	{"ribbon", 1200},
	{"moon-full", 408}, // hangs large behind the witch at the end
	{"moon-*", 220},
	{"house-glow", 160},
	{"house-*", 200},
	{"lantern-glow", 160},
	{"lantern-halo", 160},
	{"lantern-*", 128},
	{"plaque-*", 96},
	{"pumpkin-smashed", 168},
	{"pumpkin", 120},
	{"witch", 120},
	{"shard-*", 96},
	{"bat", 216},
	{"fence", 200},
	{"fog", 240},
	{"tree-bare", 176},
	{"action-*", 400},
	{"city-skyline", 256},
	{"new-city-*", 240},
	{"mountain-*", 160},
	{"gridlock-lights", 192},
	{"express-train", 200},
	{"cube-*", 96},
	{"coin-*", 96},
	{"die-*", 120},
	{"loco-*", 128},
	{"share", 128},
	{"steam-plume", 384},
	{"steam-puff", 128},
	{"shadow-soft", 128},
	{"soldier.*", 160}, // on the combat stage they stand 144 high
	{"elite.*", 192},
	{"truck*", 176},
	{"turret", 160},
	{"beacon.*", 136},
	{"emblem-*", 144},
	{"glyph-*", 96},
	{"kit-*", 176},
	{"card-*", 216},
	{"title-*", 144},
	{"column-glow", 192},
	{"column-*", 120},
	{"frost-corner", 512},
	{"death-exile", 176},
	{"vapour*", 128},
}

// defaultWidth serves pieces the table does not name.
const defaultWidth = 112

func widthOf(name string) int {
	for _, s := range widths {
		if ok, _ := path.Match(s.pattern, name); ok {
			return s.width
		}
	}
	return defaultWidth
}

// slices gives, in pixels of the picture (2x), the corner of each 9-slice and
// the outer band that holds only its shadow.
var slices = map[string]struct{ corner, margin int }{
	"panel-felt":            {48, 16},
	"card-paper":            {40, 10},
	"button-brass-normal":   {24, 6},
	"button-brass-hover":    {24, 6},
	"button-brass-pressed":  {24, 6},
	"button-brass-disabled": {24, 6},
	"slot":                  {16, 0},
}

// pictureSize gives the size at 1x (a window of 1280x720) of the pictures that
// are pages of their own.
var pictureSize = []struct {
	pattern string
	w, h    float64
}{
	{"title-scene", 1280, 720},
	{"europa-sheet", 1140, 700},
	{"*-sheet", 760, 528},
	{"wood-walnut", 384, 384},
	{"paper-grain", 512, 512},
	{"box-*", 400, 300},
	{"vignette", 1280, 720},
	{"lamp", 1280, 720},
}
