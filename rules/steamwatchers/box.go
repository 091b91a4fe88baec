// Package steamwatchers is the game Steamwatchers: Europa, clans, orders, combat and the Bane. A Box is what is on the
// table; scenarios and modules change it before the first move. Every decision lies on one stack of plain data, so a
// game can be saved in the middle of anything.
package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// A Box is what is on the table in one Form of the game: figures, phases, steps, cards, and the rules in force. It is
// built by open and never changes afterwards.
type Box struct {
	Form     Form
	Scenario *Scenario
	Numbers
	Phases   []Phase       // of a round, in order (STW-049)
	Steps    []*Step       // everything that can lie on the stack
	Uses     []TokenUse    // of Order tokens, in menu order
	Whiteout []string      // IDs of the steps of Whiteout, in order (STW-152)
	End      int           // how many of them the last round has (STW-160)
	Track    []SpaceEffect // of the Incubation track, by space (STW-141)
	Titles   [numTitles]TitleSheet
	Places   []Title // of the two title tracks, in order
	Columns  []Card  // the Steam Column deck
	Archons  []Card  // the cards that an Archon deck is made of
	Extra    []Card  // expansion cards that all come in, for as many random ones of Archons (SOH-05, PWW-03)
	Closed   []Area  // areas that are out of the game (STW-168)
	Zones    []int   // Deployment cards in play
	Doubles  [][]int // the two zones of each Double Deployment card in play (PWW-17), nil without vassals
	Rules    []Rule  // of scenario and modules; those of Archon cards in play come on top
	steps    map[string]*Step
	archons  map[Card]*ArchonCard
}

// A Module is an expansion in play. Add changes the box: numbers, steps, cards, rules.
type Module struct {
	ID, Name string
	Min, Max int // players
	Text     string
	Off      string // what is said of a game without it, where that is not the base game
	Clause   string
	Only     []string // IDs of the scenarios that it fits, nil for all but those that bar it
	Bars     []string // IDs of the modules that it is not combined with
	Add      func(*Box)
}

// A Scenario is a starting position and a goal (STW-165).
type Scenario struct {
	ID, Name string
	Kind     string   // "Expansion", "Conquest", …
	Min, Max int      // players
	Needs    string   // ID of the module it is for, if any
	Bars     []string // IDs of the modules that it is played without
	Text     string
	Clause   string
	Add      func(*Box)
}

// A Phase of a round. Start pushes what happens in it; the next phase begins when all of that is done.
type Phase struct {
	ID, Name string
	Clause   string
	Start    func(*Turn)
}

// A Step is what a Pending of its ID means. A step with Run does itself: it is taken off the stack, then run. One
// without asks Pending.Seat, until one of its choices takes it off by Turn.Pop.
type Step struct {
	ID, Name string
	Clause   string
	Ask      string // what is asked, as the end of "@0, …"
	Run      func(*Turn, Pending)
	// Asks reports whether there is anything to decide; if not, the step falls away unasked. Nil always asks. A step
	// must ask wherever the rulebook gives a choice.
	Asks    func(*State, Pending) bool
	Choices []Choice
}

// A Choice is one kind of action: how it is listed, checked and done. Check says the most useful reason first. Do is
// called with what Check lets through while the pending decision is still on the stack.
type Choice struct {
	Kind   string
	Clause string // that gives it to the player; cited when it is not the moment for it
	Legal  func(s *State, p Pending, yield func(rules.Action))
	Check  func(s *State, p Pending, a rules.Action) error
	Do     func(t *Turn, p Pending, a rules.Action)

	register func(*rules.Codec)
}

// choice makes a Choice of one action type; candidates may list more than check accepts.
func choice[A interface {
	comparable
	rules.Action
}](clause string, candidates func(*State, Pending, func(A)), check func(*State, Pending, A) error, do func(*Turn, Pending, A)) Choice {
	var zero A
	return Choice{
		Kind: zero.Kind(), Clause: clause, register: rules.Register[A],
		Legal: func(s *State, p Pending, yield func(rules.Action)) {
			candidates(s, p, func(a A) {
				if check(s, p, a) == nil {
					yield(a)
				}
			})
		},
		Check: func(s *State, p Pending, a rules.Action) error { return check(s, p, a.(A)) },
		Do:    func(t *Turn, p Pending, a rules.Action) { do(t, p, a.(A)) },
	}
}

// just lists an action without fields.
func just[A any](a A) func(*State, Pending, func(A)) {
	return func(_ *State, _ Pending, yield func(A)) { yield(a) }
}

// free accepts everything.
func free[A any](*State, Pending, A) error { return nil }

// A Rule is a scenario's, a module's or an Archon card's change of the rules, in force as long as it is in the box or
// the card in play. Nil hooks change nothing.
type Rule struct {
	Name, Clause string
	Hooks
}

// Hooks are what a Rule changes. Those that return a number are added up over all rules in force.
type Hooks struct {
	// Dealt changes the table before the first clan is chosen (STW-040).
	Dealt func(t *Turn)
	// Enlisted is told that a seat has taken a clan, primary or vassal (STW-041).
	Enlisted func(t *Turn, c Clan, seat rules.Seat)
	// Zoned is told that a seat has taken a Deployment card, before it deploys (STW-042). It may push decisions.
	Zoned func(t *Turn, seat rules.Seat)
	// Settled is told that a seat's primary clan has deployed (STW-043). It may push decisions.
	Settled func(t *Turn, seat rules.Seat)
	// Deployed ends the deployments, before the initial columns come (STW-045).
	Deployed func(t *Turn)
	// Convened begins the Conclave (STW-052).
	Convened func(t *Turn)
	// Revealed is done when the Order tokens are revealed (STW-069).
	Revealed func(t *Turn)
	// Claims lists the titles that an Ambassador may claim on passing; nil are those of STW-073.
	Claims func(s *State, a Ambassador) []Title
	// Raise is added to the levels that a card raises (STW-172).
	Raise func(s *State, levels int) int
	// TurnBegan begins a turn of Order Activation (STW-071).
	TurnBegan func(t *Turn)
	// MayLeave is an extra ban of ending such a turn without an activation.
	MayLeave func(s *State, seat rules.Seat) error
	// MaySpecial is an extra ban of a special action in an area.
	MaySpecial func(s *State, c Clan, x Special, at Area) error
	// MayFight is an extra ban of starting a combat.
	MayFight func(s *State, c Clan, at Area) error
	// MaySupport is an extra ban of support in the combat that is on.
	MaySupport func(s *State, c Clan, from Area) error
	// Passes allows a Forced March of a clan through an area that others hold; the clause is the Rule's (STW-193).
	Passes func(s *State, c Clan, via Area) bool
	// Forecast is added to what is known of a move of a clan into an area before it is made.
	Forecast func(s *State, c Clan, to Area) rules.Ledger
	// Shifted is told that soldiers of a clan went from one area to another.
	Shifted func(t *Turn, c Clan, from, to Area, f Force)
	// Travelled is told that units have moved, before anything follows from it. It may push decisions.
	Travelled func(t *Turn, m Moved)
	// Entered is told that units of a clan stand in areas that they have moved into, before they take them or fight there
	// (STW-103). It may push decisions.
	Entered func(t *Turn, c Clan, areas []Area)
	// Gone is told that soldiers of a clan have left an area; those who went to another are there by now.
	Gone func(t *Turn, c Clan, from Area)
	// MaySail is an extra ban of crossing a floe.
	MaySail func(s *State, c Clan, floe Area) error
	// MayWalk is an extra ban of crossing a border on land, in a move or in flight.
	MayWalk func(s *State, c Clan, from, to Area) error
	// MayStand is an extra ban of a structure in an area.
	MayStand func(s *State, c Clan, at Area, x Piece) error
	// MayJoin is an extra ban of a clan in the set-up (STW-041).
	MayJoin func(s *State, c Clan) error
	// Tells is what a player is told of an area about which the Rule is, in a sentence; "": nothing.
	Tells func(s *State, a Area) string
	// Cost is added to the algofuel that a special action of a clan costs (STW-083).
	Cost func(s *State, c Clan, x Special) int
	// Recruits is how many base soldiers a Mobilize of a clan recruits on top (STW-090).
	Recruits func(s *State, c Clan) int
	// Draws is how many cards more a seat draws and plays by a title (STW-055, STW-058).
	Draws func(s *State, seat rules.Seat, x Title) int
	// Units are what units of a clan besides soldiers add in an area, in a role of combat (STW-001): caravans, kits.
	Units func(s *State, c Clan, a Area, r Role) []Plus
	// Turret is added to the strength of each turret that defends in the combat that is on (STW-108).
	Turret func(s *State, f *Combat) int
	// Strength is added to a side's final strength in the combat that is on.
	Strength func(s *State, f *Combat, by Clan) int
	// Announced is told of the combat that is on between base strengths and support (STW-104). It may push decisions;
	// Turn.Strengthen adds to a side.
	Announced func(t *Turn, f *Combat)
	// Lends is how many base soldiers of a clan in an area have an elite ability that is not the clan's own (PWW-13).
	Lends func(s *State, c Clan, a Area, x Ability) int
	// MayLose is an extra ban of a choice of losses, of n units in all, by the loser of the combat that is on (STW-118).
	// Other units than soldiers are lost by a choice added to the step "losses", which takes from Pending.N.
	MayLose func(s *State, f *Combat, lost Force, n int) error
	// Neutral is the final strength of the neutral force that stands in an area until it is beaten (STW-116).
	Neutral func(s *State, a Area) int
	// Exposure is added to a seat's exposure, over its limit too (STW-140).
	Exposure func(s *State, seat rules.Seat) int
	// GEO is added to a seat's GEO level (STW-134).
	GEO Grant
	// Final is added to a seat's GEO at the end of the game (STW-160).
	Final Grant
	// Points are what decides the end instead of GEO (PWW-35); Final is added to them.
	Points func(s *State, seat rules.Seat) int
	// Ahead compares two seats with equal scores at the end, before STW-162: below 0 where a comes first.
	Ahead func(s *State, a, b rules.Seat) int
	// Supply is added to a seat's supply capacity (STW-155).
	Supply func(s *State, seat rules.Seat) int
	// Shrink is added to the levels that the column of an area loses (STW-132).
	Shrink func(s *State, at Area) int
	// Unfilled is how many pure spaces of a seat stay empty in refill (STW-157).
	Unfilled func(s *State, seat rules.Seat) int
	// Wrecked is told that a truck of a clan's caravan is destroyed (SOH-18).
	Wrecked func(t *Turn, c Clan)
	// Won is told of a combat that is decided, before losses. No clan wins where a neutral force does.
	Won func(t *Turn, f *Combat, winner Clan)
	// Whiteout is step 3 of Whiteout (STW-152).
	Whiteout func(t *Turn)
	// Discarded is told in upkeep that the Archon cards leave play.
	Discarded func(t *Turn)
	// WipedOut is told that a clan is out of the game (STW-163).
	WipedOut func(t *Turn, c *Camp)
	// Upkept ends the upkeep (STW-159).
	Upkept func(t *Turn)
}

// open builds the box of a form. It panics for a form that check refuses.
func open(f Form) *Box {
	if err := f.check(); err != nil {
		panic(err)
	}
	return build(f)
}

// build is open without the check: the box may be one that cannot be played.
func build(f Form) *Box {
	b := &Box{Form: f, Scenario: scenario(f.Scenario), Numbers: standard(), Phases: phases(), Steps: baseSteps(), Uses: tokenUses(), Titles: titleSheets(), Zones: []int{1, 2, 3, 4, 5, 6},
		Places: []Title{Watcher, Legate, Archon, Watcher2, Primus}, Archons: archonDeck(), Whiteout: slices.Clone(whiteoutOrder), End: whiteoutEnd, Track: incubationTrack()}
	for _, a := range Lands() {
		b.Columns = append(b.Columns, ColumnCard(a))
	}
	b.archons = archonCards()
	b.Losses = f.Losses
	if f.NoFervor {
		b.MaxFervor = 0
	}
	if f.AfterThaw {
		b.Whiteout = slices.Clone(whiteoutThawed)
		b.End = whiteoutThawedEnd
	}
	for _, id := range f.Modules {
		module(id).Add(b)
	}
	if add := b.Scenario.Add; add != nil {
		add(b)
	}
	if f.Orders {
		b.Uses = append(b.Uses, farmUses()...)
	}
	b.steps = make(map[string]*Step, len(b.Steps))
	for _, st := range b.Steps {
		if b.steps[st.ID] != nil {
			panic("steamwatchers: two steps " + st.ID)
		}
		b.steps[st.ID] = st
	}
	return b
}

// Step is the step of an ID, nil for none.
func (b *Box) Step(id string) *Step { return b.steps[id] }

// Archon is an Archon card, nil for what is none.
func (b *Box) Archon(c Card) *ArchonCard { return b.archons[c] }

// Change puts a step in the place of the one with its ID, for modules.
func (b *Box) Change(st *Step) {
	i := slices.IndexFunc(b.Steps, func(old *Step) bool { return old.ID == st.ID })
	b.Steps[i] = st
}

// Offer adds a choice to a step, for modules. The step is copied, as other boxes share it.
func (b *Box) Offer(step string, c Choice) {
	i := slices.IndexFunc(b.Steps, func(st *Step) bool { return st.ID == step })
	st := *b.Steps[i]
	st.Choices = append(slices.Clone(st.Choices), c)
	b.Steps[i] = &st
}

// Has reports whether a module is in play.
func (b *Box) Has(module string) bool { return slices.Contains(b.Form.Modules, module) }
