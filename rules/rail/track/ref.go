package track

import "strconv"

// ref is the grid reference of a column and row, both from 0: A1, B1 … Z1, AA1, AB1.
func ref(column, row int) string {
	letters := ""
	for c := column; c >= 0; c = c/26 - 1 {
		letters = string(rune('A'+c%26)) + letters
	}
	return letters + strconv.Itoa(row+1)
}
