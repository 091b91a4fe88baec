// Package wav holds the program's sounds: mono, 16 bit, 24 kHz. A generator of this program makes them; see
// assets/gen/sounds.
package wav

import (
	"embed"
	"encoding/binary"
	"io/fs"
	"strings"
)

//go:generate go run ../gen/sounds .

//go:embed *.wav
var files embed.FS

// Rate is samples a second.
const Rate = 24000

// header is the length of what stands before the samples in the generator's files.
const header = 44

// Names are the sounds there are, in alphabetical order.
func Names() (out []string) {
	all, _ := fs.Glob(files, "*.wav")
	for _, name := range all {
		out = append(out, strings.TrimSuffix(name, ".wav"))
	}
	return out
}

// Samples are a sound's; nil for a name that there is none of.
func Samples(name string) []int16 {
	b, err := files.ReadFile(name + ".wav")
	if err != nil {
		return nil
	}
	b = b[header:]
	out := make([]int16, len(b)/2)
	for i := range out {
		out[i] = int16(binary.LittleEndian.Uint16(b[2*i:]))
	}
	return out
}
