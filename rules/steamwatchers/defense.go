package steamwatchers

// defenseUses are what a Defense token can be activated for (STW-080).
func defenseUses() []TokenUse {
	return []TokenUse{
		{ID: "turret", Name: "Build a turret", Clause: "STW-089", Order: OrderDefense, Can: func(s *State, c Clan, at Area) error {
			return s.mayPlace(c, at, Turret)
		}, Do: func(t *Turn, c Clan, at Area) { t.Place(c, at, Turret) }},
	}
}

// defenseSteps are the decisions of what Defense tokens do.
func defenseSteps() []*Step { return nil }
