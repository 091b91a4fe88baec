package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"kettle/rules"
)

// explain turns an error of encoding/json into a sentence with a line or a field.
func explain(b []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	text := err.Error()
	switch {
	case !bytes.HasPrefix(bytes.TrimSpace(b), []byte("{")):
		return bad("the file is not a save of Kettle: it does not begin like one")
	case errors.Is(err, io.ErrUnexpectedEOF), strings.Contains(text, "unexpected end of JSON"):
		return bad("the file ends in the middle, at line %d: it was cut short", lineOf(b, int64(len(b))))
	case errors.As(err, &syntax):
		return bad("line %d of the file cannot be read: %v", lineOf(b, syntax.Offset), syntax)
	case errors.As(err, &kind):
		return bad("line %d of the file, field %q: a %s cannot stand there", lineOf(b, kind.Offset), strings.TrimPrefix(kind.Field, "head."), kind.Value)
	case strings.Contains(text, "unknown field"):
		_, name, _ := strings.Cut(text, "unknown field ")
		return bad("the file has a field %s, which saves of Kettle do not have", name)
	}
	return bad("the file cannot be read: %s", rules.Plain(err))
}

// lineOf counts lines from 1 up to an offset in bytes.
func lineOf(b []byte, offset int64) int {
	return 1 + bytes.Count(b[:min(offset, int64(len(b)))], []byte("\n"))
}
