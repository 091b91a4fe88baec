package sound

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"

	"kettle/assets/wav"
)

// speaker is the system's device.
type speaker struct {
	context *oto.Context
	sounds  map[string][]byte // as the device wants them, made when first played
}

// outRate is the device's samples a second: twice those of the files.
const outRate = 2 * wav.Rate

// openDevice opens the system's device. It may take a moment.
func openDevice() (device, error) {
	hush()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: outRate, ChannelCount: 1, Format: oto.FormatSignedInt16LE, BufferSize: 60 * time.Millisecond, ApplicationName: "Kettle"})
	if err != nil {
		return nil, err
	}
	<-ready
	return &speaker{context, map[string][]byte{}}, context.Err()
}

func (s *speaker) play(name string, volume float64) voice {
	b, made := s.sounds[name]
	if !made {
		b = double(wav.Samples(name))
		s.sounds[name] = b
	}
	if len(b) == 0 {
		return nil
	}
	p := s.context.NewPlayer(bytes.NewReader(b))
	p.SetVolume(volume)
	p.Play()
	return sounding{p}
}

func (s *speaker) rest() error { return s.context.Suspend() }
func (s *speaker) wake() error { return s.context.Resume() }
func (s *speaker) err() error  { return s.context.Err() }

// sounding is a voice of the device.
type sounding struct{ *oto.Player }

func (s sounding) playing() bool { return s.IsPlaying() }

// double makes two samples of each, the new one on a curve through its four neighbours, as little-endian bytes.
func double(in []int16) []byte {
	at := func(i int) int { return int(in[max(0, min(len(in)-1, i))]) }
	out := make([]byte, 0, 4*len(in))
	put := func(v int) {
		v = max(-32768, min(32767, v))
		out = append(out, byte(v), byte(v>>8))
	}
	for i := range in {
		put(at(i))
		put((9*(at(i)+at(i+1)) - at(i-1) - at(i+2)) / 16)
	}
	return out
}
