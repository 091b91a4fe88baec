package steam

import "kettle/rules"

func value(p rules.Position) []float64 { return make([]float64, p.(*State).Seats()) }

func shortlist(_ rules.Position, legal []rules.Action, k int) []rules.Action { return legal[:k] }
