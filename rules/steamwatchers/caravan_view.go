package steamwatchers

import (
	"fmt"
	"strconv"
	"strings"

	"kettle/rules"
)

// A CaravanBoard is a seat's caravan board for a window. What the viewer of the position may not know is left out.
type CaravanBoard struct {
	Seat    rules.Seat
	Clan    Clan
	Area    Area // where the trucks stand, none before they are deployed and after the last is lost
	Trucks  int
	Slots   [3]KitSlot
	Token   Order // in the order space, as far as the viewer knows
	Covered bool  // a token lies there face down: in planning for its owner only, and under EMP Fields
	Cargo   Force
	Hold    Buildings
	Room    int // units that the Heavy Carrier still takes
	Mobile  Buildings
	Prizes  int // enemy trucks kept
	Credits int // of Buy/Upgrade Kits now (SOH-20)
}

// A KitSlot is a slot of a CaravanBoard.
type KitSlot struct {
	Truck    bool // still there; without it the slot is blocked
	Kit      Kit
	Advanced bool
	Text     string // what the side that is up does
	Operates bool   // it can be operated now (SOH-25)
	Piece    Piece  // a mobile building in the truck's place
}

// A KitOffer is a kind of kit in the general supply.
type KitOffer struct {
	Kit
	Left, All int
}

// CaravanBoard is a seat's caravan board, nil where the expansion is not in play.
func (s *State) CaravanBoard(seat rules.Seat) *CaravanBoard {
	if seat < 0 || int(seat) >= len(s.d.Caravans) {
		return nil
	}
	v := s.d.Caravans[seat]
	out := &CaravanBoard{Seat: seat, Clan: s.Clan(seat), Trucks: v.Trucks(), Token: max(v.Token, v.Down), Covered: v.Covered || v.Down != NoOrder,
		Cargo: v.Cargo, Hold: v.Hold, Mobile: v.Mobile, Prizes: v.Prizes}
	units, _, _ := s.hold(seat)
	out.Room = max(0, units-v.Cargo.Units())
	if out.Clan != NoClan {
		out.Area, out.Credits = s.CaravanAt(seat), s.Credits(seat)
	}
	for i, x := range v.Slots {
		out.Slots[i] = KitSlot{Truck: x.Truck, Kit: x.Kit, Advanced: x.Advanced, Piece: x.Piece}
		if x.Kit != NoKit {
			out.Slots[i].Text = s.kitText(seat, x.Kit)
			out.Slots[i].Operates = out.Area.Is() && s.mayOperate(seat, x.Kit) == nil
		}
	}
	return out
}

// KitMarket is the general supply of kits (SOH-04), nil where the expansion is not in play.
func (s *State) KitMarket() (out []KitOffer) {
	if len(s.d.Caravans) == 0 {
		return nil
	}
	all := kitSupply(s.Seats())
	for _, k := range Kits() {
		if all[k] > 0 {
			out = append(out, KitOffer{k, int(s.d.Kits[k]), int(all[k])})
		}
	}
	return out
}

// caravanFacts are the figures of a seat's caravan.
func (s *State) caravanFacts(seat rules.Seat) (out []rules.Fact) {
	b := s.CaravanBoard(seat)
	if b == nil {
		return nil
	}
	add := func(id, label, value, clause string) {
		out = append(out, rules.Fact{ID: id, Label: label, Value: value, Seat: seat, Clause: clause})
	}
	add("trucks", "Trucks", strconv.Itoa(b.Trucks), "SOH-06")
	if b.Trucks > 0 {
		add("kits", "Kits", b.kits(), "SOH-06")
		add("board", "Token on the caravan board", b.token(), "SOH-26")
		add("cargo", "Aboard the Heavy Carrier", b.aboard(), "SOH-42")
	}
	if b.Mobile != (Buildings{}) {
		add("mobile", "Mobile buildings", b.Mobile.words(), "SOH-55")
	}
	if b.Prizes > 0 {
		add("prizes", "Enemy trucks", strconv.Itoa(b.Prizes), "SOH-57")
	}
	return out
}

func (b *CaravanBoard) kits() string {
	var out []string
	for _, x := range b.Slots {
		switch {
		case !x.Truck && x.Piece != NoPiece:
			out = append(out, "lost, "+x.Piece.String())
		case !x.Truck:
			out = append(out, "lost")
		case x.Kit == NoKit:
			out = append(out, "free")
		case x.Advanced:
			out = append(out, x.Kit.Name()+" (advanced)")
		default:
			out = append(out, x.Kit.Name())
		}
	}
	return strings.Join(out, ", ")
}

func (b *CaravanBoard) token() string {
	switch {
	case b.Token == NoOrder && b.Covered:
		return "hidden"
	case b.Token == NoOrder:
		return "none"
	case b.Covered:
		return b.Token.String() + ", face down"
	}
	return b.Token.String()
}

func (b *CaravanBoard) aboard() string {
	if b.Hold == (Buildings{}) {
		return b.Cargo.Words()
	}
	if b.Cargo == (Force{}) {
		return b.Hold.words()
	}
	return b.Cargo.Words() + ", " + b.Hold.words()
}

// words are farms and turrets in words.
func (x Buildings) words() string {
	var out []string
	if x.Farms > 0 {
		out = append(out, count(x.Farms, "farm"))
	}
	if x.Turrets > 0 {
		out = append(out, count(x.Turrets, "turret"))
	}
	return strings.Join(out, " and ")
}

// kitFacts are the kits that are left.
func (s *State) kitFacts() (out []rules.Fact) {
	for _, x := range s.KitMarket() {
		out = append(out, rules.Fact{ID: "kit " + x.Kit.String(), Label: x.Kit.Name(), Value: fmt.Sprintf("%d of %d", x.Left, x.All), Seat: rules.Public, Clause: "SOH-04"})
	}
	return out
}

// hopeTarget names a thing of the expansion.
func hopeTarget(t rules.Target) string {
	switch t.Kind {
	case TargetCaravan:
		return "the caravan"
	case TargetKit:
		return Kit(t.ID).Name()
	case TargetSlot:
		return fmt.Sprintf("slot %d", t.ID+1)
	}
	return ""
}
