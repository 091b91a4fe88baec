package solve

import (
	"cmp"
	"context"
	"slices"

	"kettle/rules/rail/ageofsteam"
)

// A search goes on decision by decision and keeps the best nodes of each.
type search struct {
	d     *deal
	first node
	width int
	kept  [][]node       // by decision
	seen  map[uint64]int // the nodes of the next decision by what makes them alike
	next  []node
	level int // of kept, where the best line ends
	at    int // its last node there
}

func newSearch(p *ageofsteam.State) *search {
	d := read(p)
	return &search{d: d, first: d.first(p), seen: map[uint64]int{}}
}

// last is the node that was noted.
func (s *search) last() *node { return &s.kept[s.level][s.at] }

// run searches until a node has no pumpkin left, or none goes on; then the line is the one with the fewest of them.
func (s *search) run(ctx context.Context) (cleared bool, err error) {
	s.kept, s.level, s.at = [][]node{{s.first}}, 0, 0
	for {
		if err := ctx.Err(); err != nil {
			return false, err
		}
		last := s.kept[len(s.kept)-1]
		if len(last) == 0 {
			return false, nil
		}
		round, lv := front(last)
		s.next = s.next[:0]
		clear(s.seen)
		for i := range last {
			n := &last[i]
			if n.round == round && n.level == lv {
				s.d.expand(n, func(c *node) { c.parent = int32(i); s.add(c) })
			} else {
				c := *n
				c.parent, c.step = int32(i), step{}
				s.add(&c)
			}
		}
		s.kept = append(s.kept, s.best(lv))
		if s.note(); s.last().left == 0 {
			return true, nil
		}
	}
}

// front is the decision of the nodes that are behind the others; those wait.
func front(nodes []node) (round int8, lv level) {
	round, lv = nodes[0].round, nodes[0].level
	for _, n := range nodes[1:] {
		if n.round < round || n.round == round && n.level < lv {
			round, lv = n.round, n.level
		}
	}
	return round, lv
}

// add takes a node into the next decision. Of nodes that differ in money only it keeps the better one.
func (s *search) add(c *node) {
	if c.left > 0 && (int(c.round) > s.d.rounds || s.d.movesLeft(c) < int(c.left)) {
		return
	}
	key := c.key ^ uint64(c.loco)<<60 ^ uint64(c.role)<<56 ^ uint64(c.lays)<<53 ^ uint64(c.level)<<49
	if c.left == 0 {
		c.value = finished + float32(c.cash) - float32(int(c.shares)*s.d.rules.SharePrice)
	} else {
		c.value = s.d.value(c)
	}
	if i, ok := s.seen[key]; !ok {
		s.seen[key] = len(s.next)
		s.next = append(s.next, *c)
	} else if s.next[i].value < c.value {
		s.next[i] = *c
	}
}

// finished is more than the value of any node with pumpkins left.
const finished = 10000

// best keeps as many nodes as the width, before the moves as many for each action.
func (s *search) best(lv level) (out []node) {
	slices.SortStableFunc(s.next, func(a, b node) int { return cmp.Compare(b.value, a.value) })
	if lv >= again {
		return slices.Clone(s.next[:min(s.width, len(s.next))])
	}
	by := map[ageofsteam.Role]int{}
	for _, n := range s.next {
		if by[n.role] < s.width {
			by[n.role]++
			out = append(out, n)
		}
	}
	return out
}

// note remembers the best node with the fewest pumpkins so far, the latest of such.
func (s *search) note() {
	level := len(s.kept) - 1
	for i, n := range s.kept[level] {
		if least := s.last().left; n.left < least || n.left == least && s.level < level {
			s.level, s.at = level, i
		}
	}
}

// line is the way to the node that was noted.
func (s *search) line() (out []deeded) {
	at := int32(s.at)
	for l := s.level; l > 0; l-- {
		n := &s.kept[l][at]
		before := &s.kept[l-1][n.parent]
		if before.level != n.level || before.round != n.round {
			out = append(out, deeded{before.level, n.step})
		}
		at = n.parent
	}
	slices.Reverse(out)
	return out
}
