package scenes

import (
	"context"
	"os/exec"
	"runtime"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
)

// showTime is how long the window waits for the file view to say that it cannot.
const showTime = 700 * time.Millisecond

// openFolder opens a folder in the system's file view.
func openFolder(path string) error {
	program := "xdg-open"
	switch runtime.GOOS {
	case "windows":
		program = "explorer"
	case "darwin":
		program = "open"
	}
	cmd := exec.Command(program, path)
	if err := cmd.Start(); err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	wait, stop := context.WithTimeout(context.Background(), showTime)
	defer stop()
	select {
	case err := <-done:
		if runtime.GOOS == "windows" {
			return nil // explorer ends with 1 when all is well
		}
		return err
	case <-wait.Done():
		return nil // it is open, or about to be
	}
}

// ShowSaves opens the folder of the saves in the system's file view; where that fails a dialog tells its path.
func (d *Desk) ShowSaves() Move {
	f, err := d.Folder()
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	show := d.Show
	if show == nil {
		show = openFolder
	}
	if err := show(f.Dir()); err != nil {
		d.logf("save folder: " + err.Error())
		return Push(&folderScene{path: f.Dir()})
	}
	d.Say(wordsFolderShown)
	return Stay()
}

// A folderScene tells where the saves are when the system cannot show it.
type folderScene struct{ path string }

// Opaque: what is below is seen around it.
func (s *folderScene) Opaque() bool { return false }

// Tick draws the dialog.
func (s *folderScene) Tick(d *Desk, u *ui.UI) Move {
	room := u.Modal(wordsFolderTitle, 560, 240)
	buttons, room := room.CutBottom(38)
	c := column{room}
	c.say(u, wordsFolderNot, paperText, 20)
	c.take(8)
	c.say(u, breakLong(u.L.Metrics, s.path, paperBold, c.W), paperBold, 20)
	w := (buttons.W - 12) / 2
	if u.Quiet("copy-path", draw.Rc(buttons.X, buttons.Y, w, 38), "ui-copy", wordsCopyPath, "", false) {
		u.Copy(s.path)
		d.Say(wordsCopiedPath)
	}
	if u.Brassy("close", draw.Rc(buttons.X+w+12, buttons.Y, w, 38), wordsClose, "Esc", false) || u.Default() {
		return Pop()
	}
	u.Roam()
	return Stay()
}
