package rules

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"kettle/rules/rng"
)

// A seed code is a whole Setup in a few characters to copy and paste: HAL-7K3M-Q9XD. It is the game's tag, then
// one number in Crockford's base 32, then two check characters. The number is a mixed radix of, from the lowest
// digit up, the rules version, the seats, the options in the order of the Definition, and the seed, which has
// no bound and so costs as many characters as it is long.

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// seedBits is the length of the seeds of new deals: 16 million of each set-up, and still a short code.
const seedBits = 24

// NewSeed makes a seed for a new deal from 64 random bits of the caller's: at most 24 bits long, so that its
// code is short, and never 0, which is how a hidden seed is masked.
func NewSeed(random uint64) rng.Seed {
	s := random & (1<<seedBits - 1)
	if s == 0 {
		s = 1 << seedBits
	}
	return rng.Seed(s)
}

// Code is the seed code of a setup of this game, or "" for one that Check refuses.
func (d *Definition) Code(s Setup) string {
	s = d.Complete(s)
	if d.Check(s) != nil {
		return ""
	}
	n := new(big.Int).SetUint64(uint64(s.Seed))
	for _, o := range slices.Backward(d.Options) {
		n = push(n, o.index(s.Options[o.ID]), len(o.Values))
	}
	n = push(n, s.Seats-d.MinSeats, d.MaxSeats-d.MinSeats+1)
	n = pushVersion(n, d.Version)

	digits := base32(n)
	for (len(digits)+2)%4 != 0 || len(digits) < 6 {
		digits = append([]byte{0}, digits...)
	}
	a, b := checkDigits(d.Tag, digits)
	digits = append(digits, a, b)

	var out strings.Builder
	out.WriteString(d.Tag)
	for i, c := range digits {
		if i%4 == 0 {
			out.WriteByte('-')
		}
		out.WriteByte(crockford[c])
	}
	return out.String()
}

// ParseCode reads a seed code of one of the games. Case, spaces and dashes do not matter, and I, L and O are
// read as 1, 1 and 0. The error is one sentence for the player.
func ParseCode(code string, defs []*Definition) (Setup, error) {
	d, rest, err := findTag(code, defs)
	if err != nil {
		return Setup{}, err
	}
	digits, err := readDigits(rest, d.Tag)
	if err != nil {
		return Setup{}, err
	}
	if len(digits) < 3 {
		return Setup{}, fmt.Errorf("this code is too short: after %s come at least eight characters", d.Tag)
	}
	body, check := digits[:len(digits)-2], digits[len(digits)-2:]
	if a, b := checkDigits(d.Tag, body); a != check[0] || b != check[1] {
		return Setup{}, fmt.Errorf("this code is mistyped: its last two characters do not fit the others")
	}

	n := new(big.Int)
	for _, c := range body {
		n.Add(n.Lsh(n, 5), big.NewInt(int64(c)))
	}
	version := popVersion(n)
	if version != max(d.Version, 1) {
		return Setup{}, fmt.Errorf("this code is for version %d of the rules of %s; this program plays version %d", version, d.Name, d.Version)
	}
	s := Setup{Game: d.ID, Seats: d.MinSeats + pop(n, d.MaxSeats-d.MinSeats+1)}
	for _, o := range d.Options {
		if s.Options == nil {
			s.Options = map[string]string{}
		}
		s.Options[o.ID] = o.Values[pop(n, len(o.Values))].ID
	}
	if !n.IsUint64() {
		return Setup{}, fmt.Errorf("this code names a deal of %s that does not exist", d.Name)
	}
	s.Seed = rng.Seed(n.Uint64())
	if d.New != nil {
		if _, err := d.New(s); err != nil {
			return Setup{}, fmt.Errorf("this code names an impossible game: %w", err)
		}
	}
	return s, nil
}

// findTag splits a code into the game its tag names and what follows, as typed.
func findTag(code string, defs []*Definition) (*Definition, string, error) {
	code = strings.ToUpper(strings.TrimSpace(code))
	if code == "" {
		return nil, "", fmt.Errorf("there is no code")
	}
	head, tail, _ := strings.Cut(strings.ReplaceAll(code, " ", "-"), "-")
	for _, d := range defs {
		if d.Tag == head {
			return d, tail, nil
		}
	}
	// Without a dash after it the longest tag that fits is meant.
	var best *Definition
	for _, d := range defs {
		if d.Tag != "" && strings.HasPrefix(code, d.Tag) && (best == nil || len(d.Tag) > len(best.Tag)) {
			best = d
		}
	}
	if best == nil {
		if len(head) > 12 {
			head = head[:12]
		}
		return nil, "", fmt.Errorf("no game has codes that begin with %q", strings.ToValidUTF8(head, "?"))
	}
	return best, code[len(best.Tag):], nil
}

// maxDigits is more than any setup needs; it keeps pasted books out of the arithmetic.
const maxDigits = 60

func readDigits(text, tag string) ([]byte, error) {
	var out []byte
	for _, c := range text {
		switch c {
		case ' ', '-', '\t', '\n', '\r', '_', '–', '—':
			continue
		case 'I', 'L':
			c = '1'
		case 'O':
			c = '0'
		}
		i := strings.IndexRune(crockford, c)
		if i < 0 {
			return nil, fmt.Errorf("%q, character %d after %s, is not used in codes", string(c), len(out)+1, tag)
		}
		if out = append(out, byte(i)); len(out) > maxDigits {
			return nil, fmt.Errorf("this code is too long")
		}
	}
	return out, nil
}

// versionDigit is the radix of the rules version; its highest digit means "and more": versions 1 to 7 take
// three bits and no version is impossible.
const versionDigit = 8

func pushVersion(n *big.Int, version int) *big.Int {
	v := max(version-1, 0)
	full := v / (versionDigit - 1)
	n = push(n, v%(versionDigit-1), versionDigit)
	for range full {
		n = push(n, versionDigit-1, versionDigit)
	}
	return n
}

func popVersion(n *big.Int) int {
	v := 1
	for {
		digit := pop(n, versionDigit)
		v += digit
		if digit < versionDigit-1 {
			return v
		}
	}
}

func push(n *big.Int, digit, radix int) *big.Int {
	n.Mul(n, big.NewInt(int64(radix)))
	return n.Add(n, big.NewInt(int64(digit)))
}

func pop(n *big.Int, radix int) int {
	digit := new(big.Int)
	n.DivMod(n, big.NewInt(int64(radix)), digit)
	return int(digit.Int64())
}

func base32(n *big.Int) []byte {
	var out []byte
	for n.Sign() > 0 {
		out = append(out, byte(pop(n, 32)))
	}
	slices.Reverse(out)
	return out
}

// checkDigits are the remainder of the tag and the digits, read as a polynomial over the field of 32 elements,
// divided by (x-2)(x-4): a Reed-Solomon code of distance 3. Up to 31 characters it finds every one or two wrong
// characters, two neighbours swapped among them, and misses one in 1024 of anything worse.
func checkDigits(tag string, digits []byte) (a, b byte) {
	step := func(c byte) {
		top := a
		a = b ^ times(top, 2^4)
		b = c ^ times(top, 8)
	}
	for _, c := range []byte(tag) {
		step(c & 31)
	}
	for _, c := range digits {
		step(c)
	}
	step(0)
	step(0)
	return a, b
}

// times multiplies in the field of 32 elements, modulo x^5+x^2+1.
func times(a, b byte) (out byte) {
	for ; b > 0; b >>= 1 {
		if b&1 > 0 {
			out ^= a
		}
		if a <<= 1; a > 31 {
			a ^= 1<<5 | 1<<2 | 1
		}
	}
	return out
}
