package solve

import (
	"cmp"
	"math/bits"
	"slices"
)

// A want is a pumpkin and its nearest flight.
type want struct {
	at   int8
	far  float32
	by   way
	from int8 // -1 for a witch to be produced
}

// never is farther than any flight.
const never = 1000

// fly chooses the flights, those of the nearest pumpkins first.
func (p *plan) fly() {
	p.links, p.loco = p.n.links, p.n.loco
	f := p.d.flights(p.n.home(p.d, witch))
	var all [16]want
	wants := all[:0]
	for at, many := range p.n.cubes[pumpkin] {
		if many > 0 {
			far, by, from := p.nearest(f, int8(at), p.products > 0)
			for range many {
				wants = append(wants, want{int8(at), far, by, from})
			}
		}
	}
	slices.SortFunc(wants, func(a, b want) int {
		if c := cmp.Compare(a.far, b.far); c != 0 {
			return c
		}
		return int(a.at - b.at)
	})
	for _, x := range wants {
		far, by, from := x.far, x.by, x.from
		if p.links != p.n.links || p.loco != p.n.loco || from >= 0 && (p.witches[from] == 0 || p.here[from] < p.n.cubes[witch][from]) || from < 0 && p.produced == p.products {
			far, by, from = p.nearest(f, x.at, p.produced < p.products)
		}
		if far == never {
			p.stuck++
			continue
		}
		p.links |= by.links
		p.loco = max(p.loco, by.n)
		switch {
		case from < 0:
			p.produced++
		case p.here[from] > 0:
			p.here[from]--
			p.witches[from]--
		default:
			p.witches[from]--
			p.late++
			p.need[p.since[from]]++
		}
	}
}

// nearest is the flight for a pumpkin that adds least to the plan; from is -1 for a witch to be produced, who would set
// out beside it.
func (p *plan) nearest(f *flights, at int8, produce bool) (far float32, by way, from int8) {
	far = never
	look := func(ways []way, more float32, start int8) {
		for i := range ways { // those that need more levels come later
			x := &ways[i]
			c := more + p.w.PathLevel*float32(max(0, x.n-p.loco))
			if c >= far {
				return
			}
			if c += p.w.PathLink * float32(bits.OnesCount64(x.links&^p.links)); c < far {
				far, by, from = c, *x, start
			}
		}
	}
	for start, many := range p.witches {
		if many == 0 || f.of[start]>>at&1 == 0 {
			continue
		}
		wait := float32(0)
		if p.here[start] == 0 {
			wait = p.w.PathLate
		}
		if look(f.with[start][at], wait, int8(start)); far == 0 {
			return far, by, from
		}
	}
	if produce {
		look(f.with[at][at], p.w.PathMade, -1)
	}
	return far, by, from
}

// haul counts the cargo that could run over the links of the plan.
func (p *plan) haul() {
	for k := red; k <= blue; k++ {
		runs := p.d.runs(k, p.n.home(p.d, k))
		for at, many := range p.n.cubes[k] {
			come := p.cargo[k][at]
			if many+come == 0 {
				continue
			}
			found := false
			for _, x := range runs.within(int8(at), p.loco) {
				if x.links&^p.links != 0 {
					continue
				}
				if !found {
					found = true
					p.gains[x.n] += int(many)
					p.grown += int(x.n) * int(come)
				}
				if many == 0 {
					break
				}
				if x.n <= p.n.loco && x.links&^p.n.links == 0 {
					p.ready[x.n] += int(many)
					break
				}
			}
		}
	}
}

// work is what the plan asks of links, levels, actions and moves.
func (p *plan) work() float32 {
	w := p.w
	lays, raises := bits.OnesCount64(p.links&^p.n.links), int(p.loco-p.n.loco)
	made := max(0, p.produced-p.sure)
	free := p.actions - made - max(0, lays-p.builds)
	byMove := raises - min(max(0, free), raises)
	p.spare = p.moves - int(p.n.left) - byMove
	v := w.Link*float32(lays) + w.Level*float32(raises) + w.Produce*float32(made) + w.Late*float32(p.late) +
		w.Flight*float32(p.n.left) + w.Stuck*float32(p.stuck)
	v += w.NoMove*float32(max(0, -p.spare)) + w.NoAction*float32(max(0, -free))
	sum, jam := 0, 0
	for r := p.d.rounds; r > int(p.n.round); r-- {
		sum += int(p.need[r])
		jam = max(jam, sum-2*(p.d.rounds-r+1))
	}
	v += w.Jam * float32(jam)
	return w.Spare*float32(min(max(0, p.spare), 6)) - v
}
