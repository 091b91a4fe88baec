package hokkaido

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// askToken is the map's own aside.
const askToken = "token"

// PlaceToken puts an own token on an action space (HOK-08).
type PlaceToken struct {
	Role steam.Role `json:"role"`
}

// TokenPlaced says that a token came to an action space.
type TokenPlaced struct {
	Seat rules.Seat `json:"seat"`
	Role steam.Role `json:"role"`
}

func (PlaceToken) Kind() string  { return "place-token" }
func (TokenPlaced) Kind() string { return "token" }

func (a PlaceToken) String() string { return "token on " + a.Role.String() }

// TargetToken is an action space, by its Role, that gets a token.
const TargetToken = "token"

// Targets is the action space.
func (a PlaceToken) Targets() []rules.Target { return play.At(TargetToken, int(a.Role)) }

// Tokens is how many tokens of a seat lie on an action space.
func Tokens(s *steam.State, seat rules.Seat, r steam.Role) int { return s.Mark(seat, mark(r)) }

// mark is the map's own counter of a role, which counts from 1.
func mark(r steam.Role) int { return int(r) - 1 }

// begin puts the tokens of both players on the action spaces (HOK-04).
func (h *hokkaido) begin(t *steam.Turn) {
	for seat := range rules.Seat(t.Seats()) {
		for _, tile := range t.Map().Tiles {
			t.SetMark(seat, mark(tile.Role), h.tokens)
		}
	}
}

// mayTake allows only an action on whose space the seat has a token (HOK-07).
func mayTake(s *steam.State, seat rules.Seat, r steam.Role) error {
	if Tokens(s, seat, r) == 0 {
		return rules.Refuse("HOK-07", fmt.Sprintf("you have no token on %s any more", r))
	}
	return nil
}

// taken takes the token off (HOK-07).
func taken(t *steam.Turn, r steam.Role) { t.SetMark(t.Turn(), mark(r), Tokens(t.State, t.Turn(), r)-1) }

// canTake reports whether some action is open to a seat; without one it takes none (HOK-18).
func canTake(s *steam.State, seat rules.Seat) bool {
	for _, tile := range s.Map().Tiles {
		if s.Free(seat, tile.Role) == nil {
			return true
		}
	}
	return false
}

// placing is the choice of the space for the token of Turn Order (HOK-08, HOK-20).
func placing() steam.Choice {
	return steam.Choice{
		Kind: PlaceToken{}.Kind(), When: "Turn Order gives a token when it is taken", Clause: "HOK-08",
		Legal: func(s *steam.State, yield func(rules.Action)) {
			for _, tile := range s.Map().Tiles {
				yield(PlaceToken{tile.Role})
			}
		},
		Check: func(s *steam.State, a rules.Action) error {
			for _, tile := range s.Map().Tiles {
				if tile.Role == a.(PlaceToken).Role {
					return nil
				}
			}
			return rules.Refuse("HOK-08", "a token goes on one of the action spaces")
		},
		Do: func(t *steam.Turn, a rules.Action) {
			p, r := t.Pop(), a.(PlaceToken).Role
			t.SetMark(p.Seat, mark(r), Tokens(t.State, p.Seat, r)+1)
			t.Say(TokenPlaced{p.Seat, r})
		},
		Ledger: func(s *steam.State, a rules.Action, l *steam.Ledger) {
			n := Tokens(s, s.Turn(), a.(PlaceToken).Role)
			l.Change("Tokens there", a.(PlaceToken).Role.Icon(), n, n+1, 1, "HOK-08")
		},
	}
}

// facts are the action spaces on which each seat has tokens.
func facts(s *steam.State) (out []rules.Fact) {
	for seat := range rules.Seat(s.Seats()) {
		var names []string
		for _, tile := range s.Map().Tiles {
			switch n := Tokens(s, seat, tile.Role); {
			case n == 1:
				names = append(names, tile.Role.String())
			case n > 1:
				names = append(names, fmt.Sprintf("%s ×%d", tile.Role, n))
			}
		}
		out = append(out, rules.Fact{ID: "tokens", Label: "Action tokens", Value: strings.Join(names, ", "), Seat: seat, Clause: "HOK-07"})
	}
	return out
}

func target(_ *steam.State, t rules.Target) string {
	if t.Kind == TargetToken {
		return "a token on " + steam.Role(t.ID).String()
	}
	return ""
}

// Line is the action in words.
func (a PlaceToken) Line(*steam.State) rules.Line {
	return rules.Line{Text: "A token on " + a.Role.String(), Icon: a.Role.Icon(), Clause: "HOK-08"}
}

// Line is the event in words.
func (e TokenPlaced) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d puts a token on %s", e.Seat, e.Role), Icon: e.Role.Icon(), Clause: "HOK-08"}
}
