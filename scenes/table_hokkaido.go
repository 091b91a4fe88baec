package scenes

import (
	"fmt"

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
