package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/assets"
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
)

// An optionsScene shows the settings. Everything acts at once and is kept.
type optionsScene struct {
	tab     int
	beside  bool   // the felt of the program stands beside the sheets, or else at the end of the first
	untried string // the volume that was set and not yet heard
	next    Move   // where a click leads
	size    int    // as the slider stands; it holds as soon as the knob is let go
}

// NewOptions is the scene of the settings.
func NewOptions(d *Desk) Scene { return &optionsScene{size: d.Opts.UISize} }

// Opaque: it fills the window.
func (o *optionsScene) Opaque() bool { return true }

// Tick draws the sheets; where there is no room for all four side by side they become tabs.
func (o *optionsScene) Tick(d *Desk, u *ui.UI) Move {
	before := d.Opts
	o.beside = true
	room, leave := fullPage(u, wordsOptions, wordsBackKey)
	names := []string{wordsPlay, wordsPicture, wordsSoundSheet, wordsKeys}
	sheets := []func(*Desk, *ui.UI, draw.Rect){o.drawPlay, o.drawPicture, o.drawSound, o.drawKeys}
	if u.In.W >= 1180 && u.In.H >= 560 {
		w := u.L.Metrics.Width(draw.Sans, 14, wordsKeptAsYou)
		at := draw.Rc(u.In.W-190-w, 16, w+2, 32)
		u.L.Sprite("ui-check", draw.Rc(at.X-24, 24, 16, 16)).Tint = ui.MutedFelt
		u.L.Label(at, wordsKeptAsYou, draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedFelt})
		gap := float32(14)
		all := min(room.W, 1500) - 3*gap
		x := u.In.W/2 - (all+3*gap)/2
		for i, draws := range sheets {
			r := draw.Rc(x, room.Y+8, all*wide[i], min(room.H-2, 760))
			x = r.Right() + gap
			switch i {
			case 0:
				felt, top := r.CutBottom(max(190, r.H-376))
				draws(d, u, top)
				o.drawProgram(d, u, felt.Pad(0, 8).Move(0, 8))
			case tabSound:
				felt, top := r.CutBottom(max(190, r.H-350))
				draws(d, u, top)
				o.drawTaps(d, u, felt.Pad(0, 8).Move(0, 8))
			default:
				draws(d, u, r)
			}
		}
	} else {
		tabs, rest := room.CutTop(32)
		u.Choice("tab", draw.Rc(tabs.X, tabs.Y, min(tabs.W, 420), 30), names, &o.tab)
		rest.Y, rest.H = rest.Y+6, rest.H-2
		r := draw.Rc(rest.X, rest.Y, min(rest.W, 560), rest.H)
		side := draw.Rc(r.Right()+12, r.Y, rest.Right()-r.Right()-12, min(r.H, 250))
		o.beside = side.W > 220
		sheets[o.tab](d, u, r)
		switch {
		case !o.beside:
		case o.tab == tabSound:
			o.drawTaps(d, u, side)
		default:
			o.drawProgram(d, u, side)
		}
	}
	if !sameSettings(before, d.Opts) {
		d.Keep()
		d.Stir()
	}
	u.Roam()
	if leave {
		return Pop()
	}
	next := o.next
	o.next = Stay()
	return next
}

// wide is how much of the width each sheet takes.
var wide = [...]float32{0.236, 0.287, 0.222, 0.255}

// The places of the sheets of pictures and of sounds.
const (
	tabPicture = 1
	tabSound   = 2
)

// sameSettings compares what the options can change.
func sameSettings(a, b Settings) bool {
	a.Deals, b.Deals = nil, nil
	return fmt.Sprint(a) == fmt.Sprint(b)
}

func (o *optionsScene) drawPlay(d *Desk, u *ui.UI, r draw.Rect) {
	in := sheet(u, r, wordsPlay)
	u.Scroll("play", in, func(r draw.Rect) float32 {
		c := column{r}
		c.head(u, wordsConfirming)
		u.Check("one-click", c.take(44), wordsOneClick, wordsOneClickNote, &d.Opts.OneClick)
		c.take(10)
		c.head(u, wordsStepping)
		u.Check("skip", c.take(44), wordsSkip, wordsSkipNote, &d.Opts.Skip)
		c.take(10)
		c.head(u, wordsYou)
		u.Field("name", c.take(36), &d.Opts.Name, ui.FieldLook{Type: paperText.In(16), Hint: wordsYourName, Max: maxName, Left: 34})
		u.L.Sprite("disc-"+d.Opts.Colour, fitSprite("disc-"+d.Opts.Colour, draw.Rc(c.X+10, c.Y-32, 30, 28)))
		c.take(8)
		drawColours(u, "colour/", c.take(38), assets.Players[:6], d.Opts.Colour, func(id string) { d.Opts.Colour = id })
		if !o.beside {
			c.take(14)
			o.drawProgram(d, u, c.take(210))
		}
		return c.Y - r.Y + 6
	})
}

// drawProgram is the felt beside the sheets: where things are kept, and the way back to how they came.
func (o *optionsScene) drawProgram(d *Desk, u *ui.UI, r draw.Rect) {
	u.Felt(r)
	c := column{r.Pad(18, 14)}
	u.L.Label(c.take(24), wordsProgram, ui.Head)
	text := draw.Type{Face: draw.Sans, Size: 14.5, Color: ui.OnFelt}
	c.say(u, wordsProgramText, text, 19)
	c.take(6)
	if d.Home.Config != "" {
		c.say(u, breakLong(u.L.Metrics, fmt.Sprintf(wordsFolders, d.Home.Config, d.Home.Saves()), ui.Note, c.W), ui.Note, 17)
	}
	half := draw.Rc(c.X, r.Bottom()-50, c.W, 34)
	if r.H >= 200 && d.Home.Data != "" {
		if u.Quiet("folder", half.Move(0, -40), "ui-folder", wordsShowFolder, "", false) {
			o.next = d.ShowSaves()
		}
	}
	if u.Quiet("put-back", half, "ui-retry", wordsPutBack, "", false) {
		d.Opts = DefaultSettings()
		o.size = d.Opts.UISize
		d.Say(wordsPutBackDone)
	}
}

// breakLong breaks every word wider than w, at a slash if there is one: paths may be of any length.
func breakLong(m draw.Metrics, s string, t draw.Type, w float32) string {
	words := strings.Fields(s)
	for i, word := range words {
		var out []string
		for m.Width(t.Face, t.Size, word) > w {
			r, n := []rune(word), 1
			for n < len(r) && m.Width(t.Face, t.Size, string(r[:n+1])) <= w {
				n++
			}
			head := string(r[:n])
			if k := strings.LastIndexAny(head, `/\`); k > 0 && k < len(head)-1 {
				head = head[:k+1]
			}
			out, word = append(out, head), word[len(head):]
		}
		words[i] = strings.Join(append(out, word), " ")
	}
	return strings.Join(words, " ")
}

func (o *optionsScene) drawPicture(d *Desk, u *ui.UI, r draw.Rect) {
	in := sheet(u, r, wordsPicture)
	u.Scroll("picture", in, func(r draw.Rect) float32 {
		c := column{r}
		o.drawSize(d, u, &c)
		c.head(u, wordsWindow)
		full := 0
		if d.Opts.Full {
			full = 1
		}
		if u.Choice("window", c.take(30), []string{wordsInWindow, wordsFull}, &full) {
			d.Opts.Full = full == 1
		}
		c.take(12)
		c.head(u, wordsMotion)
		m := max(0, slices.Index(motions, d.Opts.Motion))
		if u.Choice("motion", c.take(30), motionNames, &m) {
			d.Opts.Motion = motions[m]
		}
		u.L.Label(c.take(22), wordsMotionNote, paperNote)
		c.take(6)
		c.head(u, wordsColours)
		u.Check("patterns", c.take(44), wordsPatterns, wordsPatternNote, &d.Opts.Patterns)
		c.take(4)
		c.head(u, wordsLook)
		c.take(4)
		o.drawLook(d, u, c.take(max(178, min(300, in.H-(c.Y-r.Y)-8))).Pad(3, 2))
		return c.Y - r.Y + 4
	})
}

// uiTicks are the sizes marked at the groove.
var uiTicks = []int{75, 100, 125, 150, 200, 250}

// drawSize is the slider of the size. While its knob is held the size only shows its number: the groove would run
// away from the pointer if it grew under it.
func (o *optionsScene) drawSize(d *Desk, u *ui.UI, c *column) {
	head := c.take(24)
	u.L.Label(head, wordsUISize, paperHead)
	u.L.Label(head, fmt.Sprintf("%d %%", o.size), draw.Type{Face: draw.SansBold, Size: 17, Color: ui.OnPaper, Align: draw.End})
	r := c.take(26)
	u.Slider("ui-size", r, leastUI, mostUI, 5, &o.size)
	for _, n := range uiTicks {
		x := r.X + 11 + (r.W-22)*float32(n-leastUI)/(mostUI-leastUI)
		u.L.Box(draw.Rc(x-0.6, r.Bottom()-2, 1.2, 5), draw.Solid(ui.RulePaper))
		u.L.Label(draw.Around(draw.Pt(x, r.Bottom()+11), 40, 16), fmt.Sprint(n), paperNote.In(12).To(draw.Center))
	}
	c.take(28)
	if !u.Grabs("ui-size") && o.size != d.Opts.UISize {
		d.Opts.UISize = o.size
		o.tab = tabPicture // where the sheets become tabs it stays in sight
		u.Act()
	}
}

// drawLook shows track and discs of all owners as the tables draw them, with a city and cubes.
func (o *optionsScene) drawLook(d *Desk, u *ui.UI, r draw.Rect) {
	var owners []board.Livery
	for _, p := range assets.Players[:6] {
		owners = append(owners, d.livery(p.ID))
	}
	board.Sample(u.L, r, owners, d.Opts.Colour)
}

func (o *optionsScene) drawKeys(d *Desk, u *ui.UI, r draw.Rect) {
	in := sheet(u, r, wordsKeys)
	u.Scroll("keys", in, func(r draw.Rect) float32 {
		c := column{r}
		tall := max(34, min(40, in.H/float32(len(keyList))))
		for _, k := range keyList {
			row := c.take(tall)
			t := draw.Type{Face: draw.Heading, Size: 13, Color: ui.HeadPaper}
			w := max(52, u.L.Metrics.Width(t.Face, t.Size, k.key)+18)
			cap := draw.Rc(row.Right()-w, row.Mid().Y-14, w, 27)
			u.L.Label(draw.Rc(row.X, row.Y, row.W-w-8, row.H), k.text, paperText)
			u.L.Round(cap.Move(0, 1.5), 6, draw.Solid(draw.Fade(ui.RulePaper, 0.8)))
			u.L.Round(cap, 6, draw.Solid(draw.Hex(0xfcf5e2)))
			u.L.Frame(cap, 6, 1, ui.RulePaper)
			u.L.Label(cap, k.key, t.To(draw.Center))
			u.L.Box(draw.Rc(row.X, row.Bottom()-0.5, row.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
		}
		return c.Y - r.Y
	})
}
