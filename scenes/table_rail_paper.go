package scenes

import "kettle/render/board"

// onPaper marks what lies on paper.
func (r *railTable) onPaper(t *Table, m *board.RailMarks) {}
