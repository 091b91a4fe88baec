package scenes

import (
	"fmt"
	"strings"

	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

// The sentences of Halloween's cards.

// aosPhaseText says what each phase is for.
var aosPhaseText = map[string]string{
	"shares":    "Issue shares: each brings $5 at once.",
	"action":    "Take one of the four actions for this round.",
	"build":     "Light a lantern: one link, two with Engineer.",
	"move1":     "Move one cube, raise the locomotive, or pass.",
	"move2":     "Move one cube, raise the locomotive, or pass.",
	"income":    "Collect $1 for each point of income.",
	"expenses":  "Pay $1 for each share and each locomotive level.",
	"reduction": "A high income loses a little each round.",
	"growth":    "Two dice bring cubes from the display to the houses.",
}

// roleText says what each action gives, roleClause where it stands.
var roleText = map[ageofsteam.Role]string{
	ageofsteam.Engineer:     "Light up to two lanterns this round instead of one",
	ageofsteam.Locomotive:   "The locomotive rises by one level at once",
	ageofsteam.Urbanization: "Put a new city on a grey house before you build: the house takes its colour and its column of the display",
	ageofsteam.Production:   "Before the dice of goods growth, put one witch of the display on any house",
}

var roleClause = map[ageofsteam.Role]string{
	ageofsteam.Engineer: "HAL-14", ageofsteam.Locomotive: "AOS-046", ageofsteam.Urbanization: "HAL-13", ageofsteam.Production: "HAL-15",
}

const (
	shareText = "Each share brings $5 now and costs $1 in every round that follows. You may issue one at any time before the expenses are paid."
	locoText  = "The locomotive's level is the most links that a cube may run over. Each level costs $1 a round."
)

// stepCard is the card of a step in which nothing has been pointed at yet.
type stepCard struct {
	title, icon, text string
	clauses           []string
}

var stepCards = map[string]stepCard{
	"shares": {"Shares", "share", "Issue as many as you need, or go on. What the round costs is known: count the links and the moves that you want to pay for.", []string{"HAL-10", "HAL-11"}},
	"action": {"An action", "disc-grey", "Take one of the four actions. It counts for this round; the same one may come again.", []string{"HAL-12", "HAL-32"}},
	"build":  {"Lanterns", "lantern-unlit", "Point at a lane to see what it costs. A new link needs a coloured house or the end of one of your links.", []string{"HAL-16", "HAL-34"}},
	"move1":  {"First move", "witch", "Point at a cube to see where it can go. A cube ends in the first house of its colour that it enters.", []string{"AOS-105", "HAL-20"}},
	"move2":  {"Second move", "witch", "Point at a cube to see where it can go. A cube ends in the first house of its colour that it enters.", []string{"AOS-105", "HAL-20"}},
	"income": {"Expenses", "coins", "Your income is in. Paying ends the time for shares; then the dice bring new cubes and the next night begins.", []string{"AOS-113", "HAL-11"}},
	"growth": {"Production", "witch", "Point at a witch in the goods display, then at any house. Or go on without.", []string{"HAL-15", "HAL-42"}},
}

// incomeNote stands beside the income track.
func incomeNote(s *ageofsteam.State) string {
	by := 0
	for _, b := range s.Map().Rules.Reduction {
		if s.Player(0).Income >= b.From {
			by = b.By
		}
	}
	if by > 0 {
		return fmt.Sprintf("reduction at the end of the round: −%d", by)
	}
	return "no reduction up to 10"
}

func colourWord(g rail.Good) string {
	switch g {
	case rail.None:
		return "grey"
	}
	return g.String()
}

func cubeWord(g rail.Good) string {
	switch g {
	case halloween.Witch:
		return "a witch"
	case halloween.Pumpkin:
		return "a pumpkin"
	}
	return "a " + g.String() + " cube"
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// count is "1 link", "2 links".
func count(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}
