package console

import (
	"fmt"
	"slices"
	"strings"
)

// hint names the word that was probably meant, as the end of a sentence, or nothing.
func hint(word string, from []string) string {
	if near := nearest(word, from, 1); len(near) > 0 {
		return fmt.Sprintf("; the nearest is %q", near[0])
	}
	return ""
}

// nearest returns at most n of the words, those that take the fewest keystrokes to get to, nearest first.
func nearest(word string, from []string, n int) []string {
	from = slices.Clone(from)
	low := strings.ToLower(word)
	slices.SortStableFunc(from, func(a, b string) int {
		return keystrokes(low, strings.ToLower(a)) - keystrokes(low, strings.ToLower(b))
	})
	return from[:min(n, len(from))]
}

// keystrokes counts the letters to strike out, put in, change or swap with their neighbour to get from a to b.
func keystrokes(a, b string) int {
	x, y := []rune(a), []rune(b)
	before, last, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(y)]
}
