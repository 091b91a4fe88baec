package board

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"slices"
	"sync"

	"kettle/render/draw"
)

// europaSize is the sheet of Europa; assets/gen/europasheet.py paints it and writes europa.json.
var europaSize = draw.Pt(1140, 700)

//go:embed europa.json
var europaJSON []byte

// A europaPlan is where everything stands on the sheet of Europa.
type europaPlan struct {
	areas   []europaPlace  // by number: the first is no area
	straits [][]draw.Point // from end to end
	order   []int          // land areas from north to south: what stands farther south is painted later
}

// A europaPlace is one area on the sheet.
type europaPlace struct {
	id, name string
	floe     bool
	outline  []draw.Point // as painted, rough
	band     []draw.Point // closed line within the border, for the controller's colour
	centre   draw.Point   // of the box of its pieces
	label    draw.Point   // middle of the name plate
	haven    draw.Point   // middle of the seal; zero: none
}

// europaBox is the box that the pieces of an area stand in.
var europaBox = draw.Pt(104, 66)

// theEuropa is the one plan. A broken europa.json is a broken build.
var theEuropa = sync.OnceValue(func() *europaPlan {
	var file struct {
		Areas []struct {
			ID, Name, Kind string
			Centre         [2]float32
			Label, Haven   [2]float32
			Outline        []float32
		}
		Straits [][4]float32
	}
	if err := json.Unmarshal(europaJSON, &file); err != nil {
		panic("board: europa.json: " + err.Error())
	}
	pt := func(v [2]float32) draw.Point { return draw.Pt(v[0], v[1]) }
	pl := &europaPlan{areas: make([]europaPlace, 1)}
	for _, a := range file.Areas {
		x := europaPlace{id: a.ID, name: a.Name, floe: a.Kind == "floe", centre: pt(a.Centre), label: pt(a.Label), haven: pt(a.Haven)}
		for i := 0; i+1 < len(a.Outline); i += 2 {
			x.outline = append(x.outline, draw.Pt(a.Outline[i], a.Outline[i+1]))
		}
		if x.floe {
			x.label = x.centre.Add(draw.Pt(0, -20))
		} else {
			x.band = inward(x.outline, bandWide/2)
			pl.order = append(pl.order, len(pl.areas))
		}
		pl.areas = append(pl.areas, x)
	}
	slices.SortStableFunc(pl.order, func(i, j int) int { return cmp.Compare(pl.areas[i].centre.Y, pl.areas[j].centre.Y) })
	for _, s := range file.Straits {
		pl.straits = append(pl.straits, []draw.Point{{X: s[0], Y: s[1]}, {X: s[2], Y: s[3]}})
	}
	return pl
})

// inward is a closed line, its first point again at the end, d inside the outline.
func inward(outline []draw.Point, d float32) (out []draw.Point) {
	var area float32
	n := len(outline)
	for i, a := range outline {
		b := outline[(i+1)%n]
		area += a.X*b.Y - b.X*a.Y
	}
	if area > 0 { // clockwise on the screen: inside lies to the right
		d = -d
	}
	for i := range n + 1 {
		a, b := outline[(i+n-1)%n], outline[(i+1)%n]
		out = append(out, outline[i%n].Add(b.Sub(a).Unit().Left().Mul(d)))
	}
	return out
}

// Places about the middle of an area's box.
var (
	columnSlot    = draw.Pt(-35, -16)
	cornerSlot    = draw.Pt(-55, -24) // of a scenario's token where all other slots are taken
	structureSlot = [2]draw.Point{{X: -1, Y: 0}, {X: 34, Y: 0}}
	unitSlot      = draw.Pt(-52, 33)
	orderSlot     = draw.Pt(36, 16)
	spaceSlot     = [2]draw.Point{{X: -19, Y: 10}, {X: 19, Y: 10}}
)

// Sizes of what stands on the sheet.
const (
	bandWide, bandDark = 6.25, 7.6 // of the controller's colour inside the border, and of the thread under it
	soldierTall        = 36
	truckWide          = 47
	structureWide      = 33 // a beacon is as high
	orderTall          = 33
	columnTall         = 34
	sealTall           = 31
	markTall           = 24 // a token of a scenario
	europaText         = 17.3
	floeText           = 18
)

// at is a slot of an area on the sheet.
func (pl *europaPlan) at(area int, slot draw.Point) draw.Point {
	return pl.areas[area].centre.Add(slot)
}

// box is where the pieces of an area stand.
func (pl *europaPlan) box(area int) draw.Rect {
	return draw.Around(pl.areas[area].centre, europaBox.X, europaBox.Y)
}

// passage is what a way leads over from one area to the next: the haven between land and floe, the middle of the border
// between floes.
func (pl *europaPlan) passage(from, to int) []draw.Point {
	a, b := &pl.areas[from], &pl.areas[to]
	switch {
	case a.floe && b.floe:
		var shared []draw.Point
		for _, q := range a.outline {
			if slices.Contains(b.outline, q) {
				shared = append(shared, q)
			}
		}
		if len(shared) > 0 {
			return shared[len(shared)/2:][:1]
		}
	case a.floe && b.haven != (draw.Point{}):
		return []draw.Point{b.haven}
	case b.floe && a.haven != (draw.Point{}):
		return []draw.Point{a.haven}
	}
	return nil
}

// floes gives the numbers of the floes.
func (pl *europaPlan) floes() (out []int) {
	for i := range pl.areas {
		if pl.areas[i].floe {
			out = append(out, i)
		}
	}
	return out
}
