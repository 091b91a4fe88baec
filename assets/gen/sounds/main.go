// Command sounds makes the program's sounds from nothing but arithmetic and writes them as WAV files: mono, 24 kHz,
// 16 bit. The same source gives the same files.
//
// Run it by `go generate ./assets/wav`.
package main

import (
	"bytes"
	"encoding/binary"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	dir := "."
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	for _, s := range sounds {
		if err := os.WriteFile(filepath.Join(dir, s.name+".wav"), encode(s.render()), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// render makes the sound as loud as it shall be, with ends that do not click.
func (s sound) render() wave {
	w := s.make(newNoise(s.name))
	w.fadeOut(0.02)
	w.peak(s.loud)
	return w
}

// encode writes samples of −1 to 1 as a WAV file.
func encode(w wave) []byte {
	b := &bytes.Buffer{}
	put := func(v any) { binary.Write(b, binary.LittleEndian, v) }
	size := uint32(2 * len(w))
	b.WriteString("RIFF")
	put(36 + size)
	b.WriteString("WAVEfmt ")
	put(uint32(16))
	put(uint16(1)) // PCM
	put(uint16(1)) // mono
	put(uint32(rate))
	put(uint32(2 * rate))
	put(uint16(2))
	put(uint16(16))
	b.WriteString("data")
	put(size)
	for _, v := range w {
		put(int16(v * 32767))
	}
	return b.Bytes()
}
