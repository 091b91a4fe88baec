package steamwatchers

import (
	"slices"
	"strings"

	"kettle/rules"
)

// A PactKind is one of the three kinds of Diplomacy cards (STW-209).
type PactKind uint8

// The kinds.
const (
	NoPact PactKind = iota
	Logistics
	TechSupport
	MilitaryAssistance
)

// A PactSheet is what is printed on the Diplomacy cards of a kind.
type PactSheet struct {
	ID, Name string
	Text     string
	Clause   string
}

var pactSheets = [...]PactSheet{
	NoPact:             {Name: "no card"},
	Logistics:          {"logistics", "Logistics Support", "Take 2 pure and 1 contraband algofuel; or put a contract on a floe and take a Special Action token back.", "PWW-12"},
	TechSupport:        {"tech", "Tech Support", "One or two base soldiers of an area get 1 strength more and the card's elite ability, for this round.", "PWW-13"},
	MilitaryAssistance: {"military", "Military Assistance", "In a combat: 2 strength more; or the card's clan supports from an adjacent area, without an Order token.", "PWW-15"},
}

// Sheet is what is printed on the cards of the kind.
func (k PactKind) Sheet() *PactSheet { return &pactSheets[k] }

// PactCard is the Diplomacy card of a clan and kind: "tech/rhone".
func PactCard(k PactKind, c Clan) Card { return Card(k.Sheet().ID + "/" + c.String()) }

// Pact is the kind and the clan of a Diplomacy card, NoPact for another card.
func (c Card) Pact() (PactKind, Clan) {
	id, name, _ := strings.Cut(string(c), "/")
	clan := slices.Index(clanIDs, name)
	for k := Logistics; int(k) < len(pactSheets); k++ {
		if k.Sheet().ID == id && clan > 0 {
			return k, Clan(clan)
		}
	}
	return NoPact, NoClan
}

// pactNumber is a Diplomacy card as a target; pactOf is the card.
func pactNumber(c Card) int {
	k, clan := c.Pact()
	return int(k)*int(numClans) + int(clan)
}

func pactOf(n int) Card {
	k, c := n/int(numClans), n%int(numClans)
	if k < 1 || k >= len(pactSheets) || c == 0 {
		return ""
	}
	return PactCard(PactKind(k), Clan(c))
}

// pactCards are the three Diplomacy cards of a clan.
func pactCards(c Clan) (out []Card) {
	for k := Logistics; int(k) < len(pactSheets); k++ {
		out = append(out, PactCard(k, c))
	}
	return out
}

// Things of Diplomacy that can be pointed at.
const (
	TargetPact   = "pact"   // a Diplomacy card: PactTarget
	TargetTreaty = "treaty" // so many Treaty tokens
)

// PactTarget points at a Diplomacy card.
func PactTarget(c Card) rules.Target { return point(TargetPact, pactNumber(c)) }

// mayPlay refuses a Diplomacy card that a seat cannot play at all now; active is whether it is its turn.
func (s *State) mayPlay(seat rules.Seat, c Card, kind PactKind, active bool) error {
	k, clan := c.Pact()
	switch {
	case k != kind:
		return rules.Refuse("PWW-11", "that is no "+kind.Sheet().Name+" card")
	case !slices.Contains(s.d.Pacts.Hands[seat], c):
		return rules.Refuse("PWW-10", "that card is not in your hand")
	case clan == s.Clan(seat):
		return rules.Refuse("PWW-10", "nobody plays a card of their own clan")
	case active && s.d.Pacts.Played:
		return rules.Refuse("PWW-09", "you have played a Diplomacy card in this turn")
	}
	return nil
}

// mayPrepare is mayPlay for what is played right before an activation (PWW-11).
func (s *State) mayPrepare(p Pending, c Card, kind PactKind) error {
	if !s.ordering(p.Clan) {
		return rules.Refuse("PWW-11", "the card is played right before you activate an Order token, and you have none")
	}
	return s.mayPlay(p.Seat, c, kind, true)
}

// play takes a Diplomacy card off a hand. The active player has played one then.
func (t *Turn) play(seat rules.Seat, c Card, active bool) {
	p := t.d.Pacts
	p.Hands[seat] = remove(p.Hands[seat], c)
	p.Played = p.Played || active
	if k, _ := c.Pact(); k != TechSupport {
		p.Boxed = append(p.Boxed, c) // STW-211
	}
	t.Say(PactPlayed{seat, c})
}
