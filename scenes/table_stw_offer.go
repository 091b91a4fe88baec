package scenes

import (
	"strings"

	"kettle/rules"
)

// withholds: caravans, vassal clans and alliances have no boards at this table, so that nothing of the two expansions is
// offered.
func (s *stwTable) withholds(v rules.Value) bool {
	return strings.HasPrefix(v.Clause, "SOH-") || strings.HasPrefix(v.Clause, "PWW-")
}
