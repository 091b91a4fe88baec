package rulebook

import "strings"

// An Excuse says why a clause has no test of its own: the game, though it reads the book, never meets the clause.
type Excuse struct {
	ID     string // of the clause
	Game   string // ID of the Definition
	Reason string // one sentence
}

// Excuses lists the table below, one excuse a clause and game. A clause needs a test as soon as one registered game
// that reads its book does not excuse it; once it has a test, every excuse of it must go.
func Excuses() (out []Excuse) {
	for _, e := range excused {
		for id := range strings.FieldsSeq(e.ids) {
			out = append(out, Excuse{id, e.game, e.reason})
		}
	}
	return out
}

// The games of the table.
const halloween = "age-of-steam/halloween"

var excused = []struct{ game, reason, ids string }{
	{halloween, "Halloween has printed links, each built with one disc, and no track tiles.", `
		AOS-004 AOS-006 AOS-007 AOS-008 AOS-009 AOS-010 AOS-011 AOS-012 AOS-013 AOS-050 AOS-051 AOS-052
		AOS-053 AOS-054 AOS-055 AOS-056 AOS-057 AOS-058 AOS-059 AOS-061 AOS-062 AOS-063 AOS-064 AOS-065 AOS-066
		AOS-067 AOS-068 AOS-069 AOS-070 AOS-071 AOS-072 AOS-073 AOS-074 AOS-077 AOS-078 AOS-079 AOS-080 AOS-081
		AOS-082 AOS-084 AOS-085 AOS-086 AOS-087 AOS-088 AOS-090 AOS-094 AOS-095 AOS-096 AOS-097 AOS-098`},
	{halloween, "Halloween is for one player, so nothing that players do against each other happens.", `
		AOS-023 AOS-026 AOS-032 AOS-033 AOS-034 AOS-035 AOS-036 AOS-037 AOS-038 AOS-039 AOS-040 AOS-041 AOS-107
		AOS-109 AOS-117 AOS-118`},
	{halloween, "Halloween joins no two houses by more than one link.", `
		AOS-083 AOS-110`},
	{halloween, "Halloween has a clause of its own that wins over this one.", `
		AOS-001 AOS-020 AOS-021 AOS-024 AOS-043 AOS-044 AOS-045 AOS-048 AOS-049 AOS-060
		AOS-122 AOS-123`},
	{halloween, "Halloween counts no victory points: it is cleared or lost.", `
		AOS-131 AOS-132 AOS-133 AOS-134 AOS-135`},
}
