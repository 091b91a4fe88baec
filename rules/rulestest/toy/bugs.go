package toy

import (
	"encoding/json"
	"fmt"
	"slices"

	"kettle/rules"
)

// A Bug is something planted for the kit to find.
type Bug string

// The planted bugs, each with the check of the kit that must find it in Bugs.
const (
	None          Bug = ""
	ListsRefused  Bug = "Legal lists an action that Check refuses"
	ListsTwice    Bug = "Legal lists an action twice"
	Unstable      Bug = "Legal changes its order"
	TakesIllegal  Bug = "Check takes a card that is not held"
	NoClause      Bug = "a refusal without a clause"
	Mutates       Bug = "Apply changes the scores of its receiver"
	Aliases       Bug = "Apply shares the hands with its receiver"
	Counts        Bug = "Apply depends on how often it was called"
	Stuck         Bug = "in turn 5 nobody can do anything"
	Endless       Bug = "the game goes on for ever"
	LeaksHand     Bug = "the public sees every hand"
	LeaksDeck     Bug = "everyone sees the top of the deck"
	LeaksSeed     Bug = "everyone sees the seed"
	LeaksEvent    Bug = "the event of a drawn card shows it to everyone"
	BlindMover    Bug = "a player does not see a card in hand"
	Contradicts   Bug = "Sample changes a score"
	HidesReveal   Bug = "drawing a card does not say Reveals"
	DropsField    Bug = "the codec drops the card of Play"
	Unregistered  Bug = "the codec does not know Pass"
	ReadAlike     Bug = "two actions have the same String"
	PointedAlike  Bug = "two actions have the same Targets"
	LosesGiven    Bug = "the JSON of a position drops half a decision"
	LosesRolls    Bug = "read back, a position forgets the rolls"
	Loses         Bug = "a played card vanishes"
	Panics        Bug = "a six panics"
	Silent        Bug = "no prompt in turn 3"
	Ghost         Bug = "an event speaks of seat 7"
	SameFact      Bug = "all scores are facts of seat 0"
	PreviewPanics Bug = "Preview of some cards panics"
	BadResult     Bug = "an end that is not among Ends"
	NeverHappens  Bug = "an end that cannot happen"
	RefusalWrites Bug = "a refusal costs a point"
	LeaksGiven    Bug = "everyone sees the card that is being given away"
	ReadsAnything Bug = "the codec ignores unknown fields"
	CitesNothing  Bug = "the clauses are in no book"
	ViewRefuses   Bug = "the mover's view refuses for another reason"
	RandomDeal    Bug = "New deals another game each time"
)

// Bugs are all of them, with the check that must find each.
var Bugs = map[Bug]string{
	ListsRefused: "listed but refused", ListsTwice: "legal twice", Unstable: "legal order", TakesIllegal: "accepted",
	NoClause: "clause", Mutates: "apply changes", Aliases: "apply changes", Counts: "apply differs", Stuck: "stuck",
	Endless: "long", LeaksHand: "secret", LeaksDeck: "secret", LeaksSeed: "secret", LeaksEvent: "event leaks", BlindMover: "mover's view",
	Contradicts: "sample", HidesReveal: "reveals", DropsField: "codec", Unregistered: "codec", ReadAlike: "read alike",
	PointedAlike: "pointed alike", LosesGiven: "json", LosesRolls: "json", Loses: "audit", Panics: "panic",
	Silent: "words", Ghost: "words", SameFact: "facts", PreviewPanics: "preview", BadResult: "result",
	NeverHappens: "coverage", RandomDeal: "setup", RefusalWrites: "apply changes", LeaksGiven: "secret", ReadsAnything: "definition",
	CitesNothing: "unknown clause", ViewRefuses: "mover's view",
}

// counted is the state outside a position that Counts and RandomDeal and Unstable are wrong to have.
var counted int

// spoil plants the bugs of a list of actions.
func (s *State) spoil(legal []rules.Action) []rules.Action {
	switch s.bug {
	case ListsTwice:
		return append(legal, legal[0])
	case Unstable:
		if counted++; counted%2 == 0 {
			slices.Reverse(legal)
		}
	case ReadAlike, PointedAlike, DropsField:
		for i, a := range legal {
			if p, ok := a.(Play); ok {
				legal[i] = odd{p.Card, string(s.bug)}
			}
		}
	}
	return legal
}

// odd is a Play with something wrong.
type odd struct {
	Card int    `json:"-"`
	Bug  string `json:"bug"`
}

// even is the action that an odd one stands for.
func even(a rules.Action) rules.Action {
	if o, ok := a.(odd); ok {
		return Play{o.Card}
	}
	return a
}

func (odd) Kind() string { return "play" }

func (a odd) String() string {
	if Bug(a.Bug) == ReadAlike {
		return "play"
	}
	return fmt.Sprintf("play %d", a.Card)
}

func (a odd) Targets() []rules.Target {
	if Bug(a.Bug) == PointedAlike {
		return []rules.Target{{Kind: "hand"}}
	}
	return Play{a.Card}.Targets()
}

// Scored is the toy without a bug and with a value, the scores, so that bots can judge it.
func Scored() *rules.Definition {
	d := Define(None)
	d.Value = func(p rules.Position) (out []float64) {
		for _, n := range p.(*State).Scores {
			out = append(out, float64(n))
		}
		return out
	}
	return d
}

// Define is the toy, with a bug or with None.
func Define(bug Bug) *rules.Definition {
	d := &rules.Definition{
		ID: "toy", Name: "Toy", Family: "Toys", Tag: "TOY", Text: "A game for tests.",
		MinSeats: 1, MaxSeats: 4, Version: 1, MaxMoves: 150,
		Secrets: []string{"seed", "deck", "hands/*", "given/card@toAct"},
		Ends:    []string{"turns", "target"},
		Options: []rules.Option{
			{ID: "length", Name: "Length", Text: "How long it takes.", Default: "long", Values: []rules.Value{
				{ID: "short", Name: "Short", Text: "Four rounds."}, {ID: "long", Name: "Long", Text: "Eight rounds."}}},
			{ID: "start", Name: "Start", Text: "Who begins with what.", Values: []rules.Value{
				{ID: "even", Name: "Even", Text: "Everyone has nothing."}, {ID: "ahead", Name: "Ahead", Text: "Later seats have more."}}},
		},
		New: func(s rules.Setup) (rules.Position, error) {
			if bug == RandomDeal {
				counted++
				s.Seed += 7 * 1 << (counted % 5)
			}
			return deal(s, bug)
		},
		Words: words{bug},
	}
	if bug == CitesNothing {
		d.Books = []string{"halloween"}
	}
	if bug == NeverHappens {
		d.Ends = append(d.Ends, "flood")
	}
	c := rules.NewCodec(func(b []byte) (rules.Position, error) { return read(b, bug) })
	if bug == ReadAlike || bug == PointedAlike || bug == DropsField {
		rules.Register[odd](c)
	} else {
		rules.Register[Play](c)
	}
	rules.Register[Give](c)
	rules.Register[To](c)
	rules.Register[Roll](c)
	if bug != Unregistered {
		rules.Register[Pass](c)
	}
	d.Codec = c
	return d
}

// read reads a position and refuses one that would break the rules later.
func read(b []byte, bug Bug) (rules.Position, error) {
	s := &State{bug: bug}
	decode := rules.Strict
	if bug == ReadsAnything {
		decode = json.Unmarshal
	}
	if err := decode(b, s); err != nil {
		return nil, err
	}
	if s.Seats < 1 || s.Seats > 4 || len(s.Hands) != s.Seats || len(s.Scores) != s.Seats || s.ToAct < 0 || int(s.ToAct) >= s.Seats {
		return nil, fmt.Errorf("toy: hands and scores for other than %d seats", s.Seats)
	}
	if err := s.Audit(); err != nil {
		return nil, fmt.Errorf("toy: %w", err)
	}
	switch bug {
	case LosesGiven:
		s.Given = nil
	case LosesRolls:
		s.Rolls = 0
	}
	return s, nil
}

// MarshalJSON writes a position; the toy needs it only to keep its slices from being null.
func (s *State) MarshalJSON() ([]byte, error) {
	type plain State
	c := *s.clone()
	for i := range c.Hands {
		if c.Hands[i] == nil {
			c.Hands[i] = []int{}
		}
	}
	if c.Deck == nil {
		c.Deck = []int{}
	}
	if c.Played == nil {
		c.Played = []int{}
	}
	return json.Marshal((*plain)(&c))
}
