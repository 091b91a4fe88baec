package mapfile

import (
	"bytes"
	"unicode/utf8"
)

// encoding is what is wrong with the bytes of a file before any of it is read as JSON; nil for UTF-8.
func encoding(data []byte) error {
	switch {
	case len(bytes.TrimSpace(data)) == 0:
		return &Error{1, "", "the file is empty"}
	case bytes.HasPrefix(data, []byte{0xef, 0xbb, 0xbf}):
		return &Error{1, "", "the file begins with a byte order mark; save it as UTF-8 without one"}
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}), bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		return &Error{1, "", "the file is UTF-16; save it as UTF-8"}
	case utf8.Valid(data):
		return nil
	}
	at := 0
	for {
		r, n := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && n == 1 {
			return &Error{1 + bytes.Count(data[:at], []byte{'\n'}), "", "the file is not UTF-8"}
		}
		at += n
	}
}
