package rng

import (
	"fmt"
	"slices"
	"testing"
)

// TestGolden pins every draw: saves and seed codes of all versions depend on these numbers.
func TestGolden(t *testing.T) {
	s := Seed(12345).Stream("setup", 0)
	var got []string
	for range 3 {
		got = append(got, fmt.Sprintf("%x", s.Uint64()))
	}
	s = Seed(12345).Stream("growth", 7)
	for _, n := range []int{6, 6, 6, 52, 1000, 1 << 40, 1} {
		got = append(got, fmt.Sprint(s.Intn(n)))
	}
	for range 5 {
		got = append(got, fmt.Sprint(s.Die()))
	}
	x := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	Shuffle(Seed(0).Stream("", 0), x)
	got = append(got, fmt.Sprint(x))
	Shuffle(Seed(1<<64-1).Stream("deck", -1), x)
	got = append(got, fmt.Sprint(x))
	want := []string{
		"8c110c302dd0be01", "e242c7a094faed3", "b913e1007fddbe8c", "4", "1", "4", "43", "459", "1091007672910", "0",
		"6", "3", "2", "5", "4", "[3 8 9 2 4 0 6 7 1 5]", "[9 7 8 0 3 6 5 1 2 4]",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the draws have changed, and with them every saved game:\n%q\nwere\n%q", got, want)
	}
}

// TestStreamsAreIndependent asks that seed, purpose and number each lead to other draws, and that a stream does
// not notice what was drawn from others.
func TestStreamsAreIndependent(t *testing.T) {
	first := map[uint64]string{}
	for _, seed := range []Seed{0, 1, 2, 1 << 40} {
		for _, purpose := range []string{"", "a", "b", "setup", "setuq"} {
			for n := range 50 {
				name := fmt.Sprint(seed, " ", purpose, " ", n)
				v := seed.Stream(purpose, n).Uint64()
				if first[v] != "" {
					t.Fatalf("%s and %s begin alike", name, first[v])
				}
				first[v] = name
			}
		}
	}
	a, b := Seed(5).Stream("roll", 0), Seed(5).Stream("roll", 0)
	other := Seed(5).Stream("deck", 0)
	for range 100 {
		other.Uint64()
		if a.Uint64() != b.Uint64() {
			t.Fatal("two streams of one purpose and number differ")
		}
	}
}

// TestNeighbouringSeedsDoNotRunInStep counts how often the first dice of neighbours agree.
func TestNeighbouringSeedsDoNotRunInStep(t *testing.T) {
	same := 0
	for s := range Seed(6000) {
		if s.Stream("roll", 0).Die() == (s+1).Stream("roll", 0).Die() {
			same++
		}
		if s.Stream("roll", 0).Die() == s.Stream("roll", 1).Die() {
			same++
		}
	}
	if same < 1800 || same > 2200 {
		t.Errorf("%d of 12000 agree, want about 2000", same)
	}
}

func TestIntnIsEven(t *testing.T) {
	s := Seed(9).Stream("even", 0)
	var count [7]int
	for range 70000 {
		count[s.Intn(7)]++
	}
	for i, n := range count {
		if n < 9600 || n > 10400 {
			t.Errorf("%d came %d times of 70000", i, n)
		}
	}
	dice := map[int]bool{}
	for range 200 {
		dice[s.Die()] = true
	}
	if len(dice) != 6 || !dice[1] || !dice[6] {
		t.Errorf("a die shows %v", dice)
	}
}

func TestIntnOfNothingPanics(t *testing.T) {
	for _, n := range []int{0, -1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Intn(%d) gave a number", n)
				}
			}()
			Seed(1).Stream("", 0).Intn(n)
		}()
	}
}

// TestShuffleReachesEveryOrder shuffles four things until all 24 orders have come about as often.
func TestShuffleReachesEveryOrder(t *testing.T) {
	count := map[string]int{}
	for n := range 24000 {
		x := []int{1, 2, 3, 4}
		Shuffle(Seed(3).Stream("order", n), x)
		count[fmt.Sprint(x)]++
	}
	if len(count) != 24 {
		t.Fatalf("%d orders", len(count))
	}
	for order, n := range count {
		if n < 850 || n > 1150 {
			t.Errorf("%s came %d times of 24000", order, n)
		}
	}
}
