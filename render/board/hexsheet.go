package board

// printSheet paints the sheet of a map that has no picture.
func (p pen) printSheet(pl *hexPlan) {}
