package rules

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"

	"kettle/rules/rng"
)

// games are definitions of every shape a code must carry.
func games() []*Definition {
	values := func(ids ...string) (out []Value) {
		for _, id := range ids {
			out = append(out, Value{ID: id, Name: id})
		}
		return out
	}
	return []*Definition{
		{ID: "halloween", Name: "Halloween", Tag: "HAL", MinSeats: 1, MaxSeats: 1, Version: 1, Options: []Option{
			{ID: "level", Name: "Level", Values: values("easy", "normal"), Default: "normal"}}},
		{ID: "steam", Name: "Steam", Tag: "ST", MinSeats: 3, MaxSeats: 6, Version: 9},
		{ID: "watchers", Name: "Steamwatchers", Tag: "STW", MinSeats: 2, MaxSeats: 5, Version: 2, Options: []Option{
			{ID: "scenario", Name: "Scenario", Values: values("a", "b", "c", "d", "e", "f", "g")},
			{ID: "spark", Name: "Spark of Hope", Values: values("no", "yes")},
			{ID: "clans", Name: "Vassal Clans", Values: values("no", "yes")}},
			New: func(s Setup) (Position, error) {
				if s.Options["scenario"] == "g" && s.Options["clans"] == "yes" {
					return nil, errors.New("the last scenario has no clans")
				}
				return nil, nil
			}},
		{ID: "old", Name: "Old", Tag: "OLD", MinSeats: 2, MaxSeats: 2, Version: 30},
	}
}

func TestCodesRoundTrip(t *testing.T) {
	defs := games()
	seen := map[string]string{}
	for _, d := range defs {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			for _, seed := range []rng.Seed{0, 1, 31, 32, 1 << 20, 1<<24 - 1, 1 << 32, 1<<64 - 1} {
				for mix := range 6 {
					s := d.Complete(Setup{Seats: seats, Seed: seed})
					for i, o := range d.Options {
						s.Options[o.ID] = o.Values[(mix+i)%len(o.Values)].ID
					}
					code := d.Code(s)
					back, err := ParseCode(code, defs)
					if err != nil || back.Game != d.ID || back.Seats != seats || back.Seed != seed || !maps.Equal(back.Options, s.Options) {
						t.Fatalf("%v is %s and comes back as %v (%v)", s, code, back, err)
					}
					if was := seen[code]; was != "" && was != fmt.Sprint(s) {
						t.Fatalf("%s is both %s and %v", code, was, s)
					}
					seen[code] = fmt.Sprint(s)
				}
			}
		}
	}
}

func TestCodesAreShort(t *testing.T) {
	d := games()[0]
	for seed, most := range map[rng.Seed]int{1: 13, 1<<20 - 1: 13, 1<<24 - 1: 13, NewSeed(1<<64 - 1): 13, 1<<25 - 1: 13, 1<<64 - 1: 23} {
		code := d.Code(Setup{Seats: 1, Seed: seed})
		if len(code) > most || !strings.HasPrefix(code, "HAL-") || code[8] != '-' {
			t.Errorf("the code of seed %d is %s", seed, code)
		}
	}
	if got := d.Code(Setup{Seats: 3}); got != "" {
		t.Errorf("an impossible setup has the code %s", got)
	}
}

// TestCodesArePinned keeps codes that players have sent one another.
func TestCodesArePinned(t *testing.T) {
	defs := games()
	for code, s := range map[string]Setup{
		"HAL-01W9-08Y1":      defs[0].Complete(Setup{Seats: 1, Seed: 123456}),
		"STW-0006-CCHV-5H9C": defs[2].Complete(Setup{Seats: 4, Seed: 7654321, Options: map[string]string{"scenario": "c", "spark": "yes"}}),
	} {
		for _, d := range defs {
			if d.ID == s.Game && d.Code(s) != code {
				t.Errorf("%v is now %s, was %s", s, d.Code(s), code)
			}
		}
	}
}

func TestCodesForgive(t *testing.T) {
	defs := games()
	d := defs[2]
	s := d.Complete(Setup{Seats: 2, Seed: 77777})
	for n := 0; ; n++ { // a code with both a 0 and a 1 in it
		s.Seed++
		if c := d.Code(s)[4:]; strings.Contains(c, "0") && strings.Contains(c, "1") {
			break
		}
	}
	code := d.Code(s)
	body := code[4:]
	for _, typed := range []string{
		strings.ToLower(code), "  " + code + "\n", strings.ReplaceAll(code, "-", ""), strings.ReplaceAll(code, "-", " "), strings.ReplaceAll(code, "-", " - "),
		"STW-" + strings.ReplaceAll(body, "0", "O"), "stw " + strings.ReplaceAll(body, "1", "l"), "STW-" + strings.ReplaceAll(body, "1", "I"),
	} {
		back, err := ParseCode(typed, defs)
		if err != nil || back.Seed != s.Seed {
			t.Errorf("%q: %v, %v", typed, back, err)
		}
	}
}

func TestBadCodes(t *testing.T) {
	defs := games()
	hal := defs[0].Code(Setup{Seats: 1, Seed: 5})
	newer := games()[0]
	newer.Version = 12
	big := games()[0]
	big.MaxSeats = 1 << 20
	watchers := defs[2].Complete(Setup{Seats: 3, Seed: 9, Options: map[string]string{"scenario": "g", "clans": "yes"}})
	for typed, want := range map[string]string{
		"":                                   "there is no code",
		"XYZ-1234-5678":                      `no game has codes that begin with "XYZ"`,
		"HAL":                                "too short",
		"HAL-12":                             "too short",
		hal[:6] + "U" + hal[7:]:              `"U", character 3 after HAL, is not used in codes`,
		hal + "!":                            `"!", character 9 after HAL, is not used`,
		"HAL-" + strings.Repeat("7", 200):    "too long",
		newer.Code(Setup{Seats: 1, Seed: 5}): "this code is for version 12 of the rules of Halloween; this program plays version 1",
		defs[2].Code(watchers):               "this code names an impossible game: the last scenario has no clans",
		forge("HAL", 17):                     "does not exist",
	} {
		_, err := ParseCode(typed, defs)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: the error is %v, want %q", typed, err, want)
		}
	}
}

// forge is a code of the right form whose seed is too large.
func forge(tag string, length int) string {
	digits := make([]byte, length)
	for i := range digits {
		digits[i] = 31 - byte(i)%2*24 // version digit 0 in the lowest three bits
	}
	digits[length-1] = 8
	a, b := checkDigits(tag, digits)
	var out strings.Builder
	for _, c := range append(digits, a, b) {
		out.WriteByte(crockford[c])
	}
	return tag + "-" + out.String()
}

// TestEveryTypoIsFound replaces every character by every other, swaps every two neighbours, and changes the tag.
func TestEveryTypoIsFound(t *testing.T) {
	defs := games()
	d := defs[2]
	for seed := range rng.Seed(40) {
		digits := strings.ReplaceAll(d.Code(Setup{Seats: 3, Seed: seed * 99991}), "-", "")[3:]
		refused := func(typed, how string) {
			if s, err := ParseCode("STW-"+typed, defs); err == nil || !strings.Contains(err.Error(), "mistyped") {
				t.Fatalf("%s %s for %s gives %v (%v)", how, typed, digits, s, err)
			}
		}
		for i := range digits {
			for _, c := range crockford {
				if byte(c) != digits[i] {
					refused(digits[:i]+string(c)+digits[i+1:], "replaced")
				}
			}
			if i > 0 && digits[i] != digits[i-1] {
				refused(digits[:i-1]+string(digits[i])+string(digits[i-1])+digits[i+1:], "swapped")
			}
		}
		if s, err := ParseCode("HAL-"+digits, defs); err == nil {
			t.Fatalf("under another tag it is %v", s)
		}
	}
}

func TestNewSeed(t *testing.T) {
	for _, r := range []uint64{0, 1, 1 << 24, 1<<64 - 1, 0xdeadbeefcafe} {
		if s := NewSeed(r); s == 0 || s > 1<<24 {
			t.Errorf("%x makes the seed %d", r, s)
		}
	}
	if NewSeed(5) == NewSeed(6) {
		t.Error("two random numbers make one seed")
	}
}

func TestCompleteFillsInWhatIsOpen(t *testing.T) {
	d := games()[2]
	given := Setup{Seats: 2, Options: map[string]string{"spark": "yes"}}
	got := d.Complete(given)
	if got.Game != "watchers" || got.Options["scenario"] != "a" || got.Options["spark"] != "yes" || got.Options["clans"] != "no" {
		t.Errorf("completed to %v", got)
	}
	if len(given.Options) != 1 {
		t.Error("the setup given was changed")
	}
	if got := games()[0].Complete(Setup{}); got.Options["level"] != "normal" {
		t.Errorf("the default is %v", got)
	}
	if got := games()[1].Complete(Setup{}); got.Options != nil {
		t.Errorf("a game without options has %v", got.Options)
	}
}

func TestCheckRefusesInASentence(t *testing.T) {
	d := games()[0]
	for want, s := range map[string]Setup{
		"Halloween is for 1 player, not for 2":                   {Seats: 2},
		`Halloween has no option "moon"`:                         {Seats: 1, Options: map[string]string{"moon": "full"}},
		`the option "Level" of Halloween has no value "deadly"`:  {Seats: 1, Options: map[string]string{"level": "deadly"}},
		`this set-up is for the game "steam", not for Halloween`: {Game: "steam", Seats: 1},
	} {
		if err := d.Check(s); err == nil || err.Error() != want {
			t.Errorf("%v: %v, want %s", s, err, want)
		}
	}
	if err := d.Check(Setup{Seats: 1, Options: map[string]string{"level": "easy"}}); err != nil {
		t.Error(err)
	}
	if err := games()[1].Check(Setup{Seats: 7}); err == nil || err.Error() != "Steam is for 3 to 6 players, not for 7" {
		t.Error(err)
	}
}

func FuzzParseCode(f *testing.F) {
	defs := games()
	f.Add("HAL-0000-0000")
	f.Add(defs[2].Code(Setup{Seats: 3, Seed: 1 << 50}))
	f.Fuzz(func(t *testing.T, typed string) {
		s, err := ParseCode(typed, defs)
		if err != nil {
			return
		}
		for _, d := range defs {
			if d.ID != s.Game {
				continue
			}
			if err := d.Check(s); err != nil {
				t.Fatalf("%q gives an impossible setup: %v", typed, err)
			}
			if back, err := ParseCode(d.Code(s), defs); err != nil || back.Seed != s.Seed {
				t.Fatalf("%q gives %v and %v", typed, s, back)
			}
		}
	})
}
