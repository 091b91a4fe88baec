package steamwatchers

import "kettle/rules"

// A SpaceEffect is what happens when an Incubation marker enters a space of the track (STW-141).
type SpaceEffect uint8

// The effects.
const (
	NoEffect      SpaceEffect = iota
	ExileOne                  // Death & Exile 1
	QuarantineOne             // one Quarantine token
)

// incubationTrack are the effects of the spaces, from 0 (STW-142 to STW-144).
func incubationTrack() []SpaceEffect {
	return []SpaceEffect{4: ExileOne, 8: QuarantineOne, 11: ExileOne, 12: QuarantineOne}
}

// Incubate moves a seat's Incubation marker up by so many spaces, before anything that is on the stack already, with the
// effects of the spaces entered (STW-141). A negative number moves it down, with the effects, too (STW-145).
func (t *Turn) Incubate(seat rules.Seat, steps int) {
	if steps != 0 {
		t.Push(Pending{Do: "incubate", Seat: seat, N: steps})
	}
}

// Soothe moves a seat's Incubation marker down without the effects of the spaces entered.
func (t *Turn) Soothe(seat rules.Seat, steps int) {
	p := t.Player(seat)
	was := p.Incubation
	if p.Incubation = max(0, was-steps); p.Incubation != was {
		t.Say(Incubated{seat, was, p.Incubation})
	}
}

// incubate is one space of the Incubation track: the marker, then its effect, then the rest.
func incubate(t *Turn, p Pending) {
	me := t.Player(p.Seat)
	was, step := me.Incubation, 1
	if p.N < 0 {
		step = -1
	}
	next := was + step
	if me.Out || next < 0 || next > t.b.MaxIncubation {
		return
	}
	me.Incubation = next
	if rest := p.N - step; rest != 0 {
		t.Push(Pending{Do: "incubate", Seat: p.Seat, N: rest})
	}
	t.Say(Incubated{p.Seat, was, me.Incubation})
	if next == t.b.MaxIncubation && t.b.BackTo < next { // STW-144
		me.Incubation = t.b.BackTo
		t.Say(Incubated{p.Seat, next, me.Incubation})
	}
	switch t.b.Track[next] {
	case ExileOne:
		t.DeathAndExile(p.Seat, 1)
	case QuarantineOne:
		t.Quarantine(p.Seat)
	}
}

// Risen is where an Incubation marker ends that moves up by so many spaces, and the effects of those that it enters
// (STW-141, STW-144).
func (b *Box) Risen(from, steps int) (to int, effects []SpaceEffect) {
	for range steps {
		if from == b.MaxIncubation {
			break
		}
		from++
		if x := b.Track[from]; x != NoEffect {
			effects = append(effects, x)
		}
		if from == b.MaxIncubation {
			from = b.BackTo
		}
	}
	return from, effects
}
