package scenes

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
	"unicode/utf8"

	"kettle/render/ui"
)

// A clip is the clipboard of the system, reached through the small programs that come with it.
type clip struct{ read, write []string }

// FindClipboard returns the system's clipboard, or nil where none of the programs for it is there.
func FindClipboard() ui.Clipboard {
	var known []clip
	switch runtime.GOOS {
	case "darwin":
		known = []clip{{[]string{"pbpaste"}, []string{"pbcopy"}}}
	case "windows":
		known = []clip{{[]string{"powershell", "-NoProfile", "-Command", "Get-Clipboard -Raw"}, []string{"clip"}}}
	default:
		if os.Getenv("WAYLAND_DISPLAY") != "" {
			known = append(known, clip{[]string{"wl-paste", "-n"}, []string{"wl-copy"}})
		}
		known = append(known, clip{[]string{"xclip", "-selection", "clipboard", "-o"}, []string{"xclip", "-selection", "clipboard"}},
			clip{[]string{"xsel", "-b", "-o"}, []string{"xsel", "-b", "-i"}})
	}
	for _, c := range known {
		if _, err := exec.LookPath(c.read[0]); err != nil {
			continue
		}
		if _, err := exec.LookPath(c.write[0]); err == nil {
			return c
		}
	}
	return nil
}

// clipTime is how long the window waits for the clipboard.
const clipTime = 700 * time.Millisecond

// Read is the text on the clipboard, "" if there is none or it does not answer in time.
func (c clip) Read() string {
	ctx, stop := context.WithTimeout(context.Background(), clipTime)
	defer stop()
	b, err := exec.CommandContext(ctx, c.read[0], c.read[1:]...).Output()
	if err != nil || !utf8.Valid(b) || len(b) > 1<<16 {
		return ""
	}
	return strings.TrimSpace(string(b))
}

// Write puts s on the clipboard; without an answer in time it stays as it was.
func (c clip) Write(s string) {
	ctx, stop := context.WithTimeout(context.Background(), clipTime)
	defer stop()
	cmd := exec.CommandContext(ctx, c.write[0], c.write[1:]...)
	cmd.Stdin = strings.NewReader(s)
	_ = cmd.Run()
}
