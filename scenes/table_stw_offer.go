package scenes

import (
	"strings"

	"kettle/rules"
)

// withholds: vassal clans have no boards at this table, so that nothing of Peace With Wolves is offered.
func (s *stwTable) withholds(v rules.Value) bool { return strings.HasPrefix(v.Clause, "PWW-") }
