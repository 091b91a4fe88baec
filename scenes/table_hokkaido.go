package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/hokkaido"
	"kettle/rules/rail/steam"
)

// A hokkaidoTable is the tableau of Hokkaido: tokens lie on the action spaces.
type hokkaidoTable struct{ *steamTable }

func newHokkaidoTable() tableau { return &hokkaidoTable{newSteamRails()} }

// tokens are the tokens of both seats on an action space.
func (h *hokkaidoTable) tokens(t *Table, s *steam.State, r steam.Role) (out []board.Livery) {
	for i := range s.Seats() {
		for range hokkaido.Tokens(s, rules.Seat(i), r) {
			out = append(out, t.livery(rules.Seat(i)))
		}
	}
	return out
}

// tellTile: Turn Order brings a token back.
func (h *hokkaidoTable) tellTile(s *steam.State, r steam.Role) string {
	if r == steam.TurnOrder {
		return "a token back, first next turn"
	}
	return ""
}

// askCard asks for the action space that gets a token (HOK-08).
func (h *hokkaidoTable) askCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) (float32, bool) {
	if !s.Phase().Has(hokkaido.PlaceToken{}.Kind()) {
		return 0, false
	}
	card := t.openSlate(u, box, "A token for an action", s.Phase().Clause)
	lit := t.lit()
	var cards []board.ActionCard
	for i, tile := range s.Map().Tiles {
		x := rules.Target{Kind: hokkaido.TargetToken, ID: int(tile.Role)}
		id, _ := tile.Role.MarshalText()
		cards = append(cards, board.ActionCard{What: x, ID: "token/" + string(id), Name: tile.Role.String(), Sprite: tile.Role.Icon(), Key: fmt.Sprint(i + 1),
			Lit: hasTarget(lit, x) || hasTarget(t.aim.chosen, x), Chosen: hasTarget(t.aim.chosen, x), Tokens: h.tokens(t, s, tile.Role)})
	}
	t.meet(u, board.DrawActionCards(u, card.room(card.left()), cards))
	card.y = box.Bottom()
	return card.close(), true
}

// honshu is the gray city beyond the strait (HOK-13).
const honshu = "Honshu"

// moment counts what came to Honshu, and who brought most of it.
func (h *hokkaidoTable) moment(t *Table) resultFigure {
	came, by := 0, make([]int, t.g.m.Setup().Seats)
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if d, ok := e.(steam.Delivered); ok && d.Path.End().String() == honshu {
				came++
				by[d.Seat]++
			}
		}
	}
	text := "nothing came there"
	if came > 0 {
		most := rules.Seat(slices.Index(by, slices.Max(by)))
		text = fmt.Sprintf("%s, %d by %s", count(came, "gray cube"), by[most], t.g.m.Table().Name(most))
	}
	return resultFigure{"cube-gray", "To Honshu", text}
}

// brief: the disc before it says whose token.
func (h *hokkaidoTable) brief(p rules.Position, e rules.Event) []string {
	if e, ok := e.(hokkaido.TokenPlaced); ok {
		return []string{"Token on " + e.Role.String()}
	}
	return h.steamTable.brief(p, e)
}

func (h *hokkaidoTable) signs(e rules.Event) bool {
	_, token := e.(hokkaido.TokenPlaced)
	return token || h.steamTable.signs(e)
}
