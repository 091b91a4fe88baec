package board

import "kettle/rules"

// sampleClans are the seven clans in their colours (STW-007).
var sampleClans = func() map[string]Clan {
	out := map[string]Clan{}
	for id, colour := range map[string]string{"rhone": "vermilion", "catabatians": "grey", "rhein-stamm": "ink", "menrau": "umber",
		"free-fleet": "sky", "western-alliance": "violet", "apostles": "yellow"} {
		out[id] = Clan{ID: id, Livery: LiveryOf(colour)}
	}
	return out
}()

// europaNumber is the number of an area by its ID in the map file.
func europaNumber(id string) int {
	for i := range theEuropa().areas {
		if theEuropa().areas[i].id == id {
			return i
		}
	}
	panic("no area " + id)
}

// fullEuropa is a board with every slot of every area taken, by five clans, with tokens of a scenario and contracts.
func fullEuropa() *EuropaState {
	ids := []string{"rhone", "menrau", "free-fleet", "western-alliance", "rhein-stamm"}
	faces := []string{OrderBack, OrderMove, OrderDefense, OrderDecoy}
	marks := []string{TargetFront, TargetNeutral, TargetBack, PureBarrel, ContrabandBarrel, TreatyToken}
	pl := theEuropa()
	s := &EuropaState{Areas: make([]EuropaArea, len(pl.areas))}
	for i := 1; i < len(pl.areas); i++ {
		c := sampleClans[ids[i%len(ids)]]
		if pl.areas[i].floe {
			s.Areas[i].Contracts = [2]Clan{c, sampleClans[ids[(i+1)%len(ids)]]}
			continue
		}
		a := EuropaArea{Control: c, Column: 1 + i%5, Order: OrderToken{Face: faces[i%4]}}
		a.Structures = []Structure{{Kind: Turret}, {Kind: Farm}}
		if i%3 == 0 {
			a.Structures[0] = Structure{Kind: Beacon, Clan: c}
		}
		t := Troop{Clan: c, Base: 3 + i%3}
		t.Elite = 5 - t.Base
		if i%4 == 0 {
			t = Troop{Clan: c, Base: 2, Elite: 1, Trucks: 1 + i%3}
		}
		if i%7 == 0 {
			t.Tech, t.TechOf = 2, sampleClans["apostles"]
		}
		a.Troops = []Troop{t}
		if i%2 == 0 {
			a.Tokens = []EuropaToken{{Kind: marks[i/2%len(marks)], Clan: c, N: i % 3}}
		}
		s.Areas[i] = a
	}
	return s
}

// midEuropa is the second round of a game of five.
func midEuropa() *EuropaState {
	s := &EuropaState{Areas: make([]EuropaArea, len(theEuropa().areas))}
	put := func(id, clan string, base, elite, column int, order string, built ...string) {
		c := sampleClans[clan]
		a := EuropaArea{Control: c, Column: column, Order: OrderToken{Face: order}}
		if base+elite > 0 {
			a.Troops = []Troop{{Clan: c, Base: base, Elite: elite}}
		}
		for _, k := range built {
			x := Structure{Kind: k}
			if k == Beacon {
				x.Clan = c
			}
			a.Structures = append(a.Structures, x)
		}
		s.Areas[europaNumber(id)] = a
	}
	put("caledonia", "free-fleet", 2, 0, 0, OrderDefense, Turret)
	put("albion", "free-fleet", 4, 0, 2, OrderMove, Farm)
	put("jutlandia", "free-fleet", 2, 1, 0, OrderDefense)
	put("breizh", "free-fleet", 0, 0, 3, "", Beacon)
	put("flandria", "rhone", 4, 1, 3, OrderMove, Turret, Farm)
	put("neustria", "rhone", 2, 0, 2, OrderDefense)
	put("burgundie", "rhone", 3, 1, 0, OrderMove, Farm)
	put("elsass", "catabatians", 2, 0, 3, OrderDefense, Turret)
	put("tirol", "catabatians", 3, 1, 0, OrderMove)
	put("bohemia", "catabatians", 2, 0, 1, "")
	put("catabatia", "catabatians", 3, 1, 2, OrderDefense, Farm, Farm)
	put("dalmacija", "catabatians", 0, 0, 0, "", Beacon)
	put("pomorze", "rhein-stamm", 0, 0, 2, "", Beacon)
	put("ruthenia", "rhein-stamm", 3, 0, 3, OrderMove, Farm)
	put("carpatia", "rhein-stamm", 4, 0, 0, OrderMove)
	put("mistreana", "rhein-stamm", 2, 0, 0, OrderDefense, Turret)
	put("valachia", "rhein-stamm", 2, 0, 1, OrderDefense, Farm)
	put("helvetia", "apostles", 2, 0, 0, "", Turret)
	put("toscania", "apostles", 4, 0, 3, OrderDefense, Farm)
	put("appulia", "apostles", 2, 0, 0, OrderMove)
	put("sikelia", "apostles", 4, 1, 2, "", Farm)
	put("occitania-bassa", "", 0, 0, 3, "")
	put("skania", "", 0, 0, 2, "")
	put("hellas", "", 0, 0, 1, "", Farm)
	s.Areas[europaNumber("mistreana")].Troops[0].Trucks = 2
	s.Areas[europaNumber("hellas")].Tokens = []EuropaToken{{Kind: TargetNeutral}}
	s.Areas[europaNumber("boreal-floe")].Contracts[0] = sampleClans["free-fleet"]
	s.Areas[europaNumber("biskaia-floe")].Contracts[0] = sampleClans["free-fleet"]
	s.Areas[europaNumber("crater")].Contracts = [2]Clan{sampleClans["apostles"], sampleClans["rhone"]}
	return s
}

func areaTargets(ids ...string) (out []rules.Target) {
	for _, id := range ids {
		out = append(out, AreaTarget(europaNumber(id)))
	}
	return out
}

// movingEuropa is a move from Burgundie to Elsass about to be made, with the support that both sides could give.
func movingEuropa() *EuropaMarks {
	n := europaNumber
	return &EuropaMarks{Lit: areaTargets("burgundie", "elsass", "flandria", "neustria", "occitania-bassa", "helvetia"), Chosen: areaTargets("elsass"),
		March: &March{Clan: sampleClans["rhone"], Base: 2, Elite: 1, Path: []int{n("burgundie"), n("elsass")}, Combat: true}}
}
