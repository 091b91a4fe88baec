package scenes

import (
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/maps/washingtondc"
	"kettle/rules/rail/track"
)

// TestWashingtonWhatIf lays a tile on paper, looks, and takes it off again: the game never hears of it.
func TestWashingtonWhatIf(t *testing.T) {
	r := newRailRig(t, washington(4, 7))
	r.until(5, "build")
	n := r.m.Len()
	r.key("w")
	if !r.table().paper.on {
		t.Fatal("W does not begin what if")
	}
	hex := r.rail().drafts(r.table().g.Now(), nil)[3]
	r.click(r.needHit(nil, hex))
	tile := ""
	for _, h := range r.list.Hits {
		if strings.HasPrefix(h.ID, "tile/") && h.What.Kind == track.TargetTile {
			tile = h.ID
		}
	}
	if tile == "" {
		t.Fatal("no tiles are offered on paper")
	}
	r.click(tile)
	if got := len(r.table().paper.laid); got != 1 {
		t.Fatalf("%d tiles on paper", got)
	}
	now := aosState(r.table().pos()).Track()
	if _, _, on := now.Tile(rail.Stop(hex.ID)); !on || r.m.Len() != n {
		t.Fatal("the tile does not lie there as if, or the game has heard of it")
	}
	r.click(r.needHit(nil, hex))
	if len(r.table().paper.laid) != 0 {
		t.Fatal("a second click does not take the tile off")
	}
	r.key("escape")
	if r.table().paper.on {
		t.Fatal("Escape does not leave the paper")
	}
}

// TestWashingtonNetwork lights the network of one seat by its panel, then none.
func TestWashingtonNetwork(t *testing.T) {
	r := newRailRig(t, washington(3, 7))
	r.until(5, "build")
	r.click("seat/1")
	if m := r.rail().marks(r.table()); m.Net == nil || *m.Net != 1 {
		t.Fatal("the network of seat 1 is not lit")
	}
	r.click("seat/1")
	if r.table().net {
		t.Fatal("it stays lit")
	}
	r.key("k")
	if m := r.rail().marks(r.table()); m.Net == nil || *m.Net != r.m.Position().Turn() {
		t.Fatal("K does not light the network of whoever acts")
	}
}

// TestWashingtonLockedHex points at a gridlocked 495 hex: the prompt says what that means.
func TestWashingtonLockedHex(t *testing.T) {
	r := newRailRig(t, washington(4, 7))
	for round := 2; round <= 8; round++ {
		r.until(round, "shares")
		s := aosState(r.m.Position())
		for _, h := range washingtondc.Ring(s.Track().Land()) {
			if !washingtondc.Locked(s, h) {
				continue
			}
			r.move(r.needHit(nil, rules.Target{Kind: track.TargetHex, ID: int(h)}))
			if line := r.table().prompt(r.table().pos()); line.Clause != "WDC-14" || !strings.Contains(line.Text, "gridlocked") {
				t.Fatalf("the prompt says %q", line.Text)
			}
			r.want("gridlocked")
			return
		}
	}
	t.Fatal("nothing was ever locked")
}
