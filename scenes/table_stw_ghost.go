package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// ghost marks on Europa what is about to be done, and what a decision is about.
func (s *stwTable) ghost(t *Table, m *board.EuropaMarks, p *stw.State) {
	top := p.Top()
	switch stepOf(p) {
	case "way":
		m.Last = append(m.Last, board.AreaTarget(int(top.From)))
	case "beacon", "trap", "room":
		m.Last = append(m.Last, board.AreaTarget(int(top.Area)))
	case "watch":
		for _, c := range p.Hand(p.Turn()).Columns {
			if a := c.Area(); a.Is() {
				m.Badges = append(m.Badges, board.EuropaBadge{Kind: board.LevelsBadge, Area: int(a), Text: fmt.Sprintf("+%d", p.Levels(c))})
			}
		}
	}
	if march, ok := s.marchOf(t, p, t.shown()); ok {
		m.March = &march
	}
	m.Coming = s.coming(t, p, t.shown())
}

// coming is what an action puts into an area, nil for nothing.
func (s *stwTable) coming(t *Table, p *stw.State, a rules.Action) *board.EuropaComing {
	clan := t.clan(placing(p))
	units := func(at stw.Area, f stw.Force) *board.EuropaComing {
		return &board.EuropaComing{Area: int(at), Troop: board.Troop{Clan: clan, Base: f.Base, Elite: f.Elite}}
	}
	built := func(at stw.Area, kind string) *board.EuropaComing {
		return &board.EuropaComing{Area: int(at), Structures: []board.Structure{{Kind: kind}}}
	}
	switch a := a.(type) {
	case stw.PutCaravan:
		return &board.EuropaComing{Area: int(a.Area), Troop: board.Troop{Clan: clan, Trucks: p.CaravanBoard(max(0, p.Turn())).Trucks}}
	case stw.DeployUnits:
		return units(a.Area, stw.Force{Base: a.Base, Elite: a.Elite})
	case stw.Muster:
		return units(a.Area, one(a.Elite))
	case stw.BuildFarm:
		return built(a.Area, board.Farm)
	case stw.DeployPiece:
		switch a.Piece {
		case stw.Column:
			return &board.EuropaComing{Area: int(a.Area), Column: p.Deploying().Left.Column}
		case stw.Turret:
			return built(a.Area, board.Turret)
		}
		return built(a.Area, board.Farm)
	case stw.Activate:
		if a.Use == "turret" {
			return built(a.Area, board.Turret)
		}
	}
	return nil
}

// marchOf is the move that an action is part of.
func (s *stwTable) marchOf(t *Table, p *stw.State, a rules.Action) (out board.March, ok bool) {
	top := p.Top()
	way, f := stw.Go{To: top.Area}, stw.Force{}
	if len(top.Areas) == 1 {
		way.Via = top.Areas[0]
	}
	switch a := a.(type) {
	case stw.Go:
		way = a
		f = upTo(p.Force(top.From, top.Clan), p.Room(a.To, top.Clan))
	case stw.Send:
		f = a.Force
	case stw.Haul:
		f, out.Caravan = a.Force, true
	case stw.Leave:
		f = stw.Force{Base: top.N, Elite: top.M}.Minus(a.Force)
	default:
		return out, false
	}
	out = board.March{Clan: t.clan(top.Clan), Base: f.Base, Elite: f.Elite, Caravan: out.Caravan, Path: pathOver(p, top.Clan, top.From, way)}
	out.Combat = p.Opposed(top.Clan, way.To) || p.Neutral(way.To) > 0
	return out, true
}

// pathOver are the areas of a way from its start: over the ice by the floes that the rules cross.
func pathOver(p *stw.State, c stw.Clan, from stw.Area, way stw.Go) []int {
	path := []int{int(from)}
	switch {
	case way.Via.Floe():
		for _, sail := range p.Sails(c, from, p.FreeFloes(c)) {
			if sail.To == way.To && len(sail.Floes) > 0 && sail.Floes[0] == way.Via {
				for _, floe := range sail.Floes {
					path = append(path, int(floe))
				}
				break
			}
		}
	case way.Via.Is():
		path = append(path, int(way.Via))
	}
	return append(path, int(way.To))
}

// upTo are as many soldiers of a force as there is room for, elite ones first.
func upTo(f stw.Force, room int) stw.Force {
	elite := min(f.Elite, room)
	return stw.Force{Base: min(f.Base, room-elite), Elite: elite}
}
