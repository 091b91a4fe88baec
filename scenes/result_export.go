package scenes

import (
	"fmt"
	"os"
	"path/filepath"

	"kettle/rules/match"
)

// exportName is the name, without ending, of what is exported of a game now.
func (d *Desk) exportName(m *match.Match) string {
	return filepath.Join(d.Home.Data, "exports", fmt.Sprintf("%s-%s", m.Code(), d.Now().Format("2006-01-02-150405")))
}

// exportGame writes the game as a save into the folder of exports and says where it is.
func (d *Desk) exportGame(m *match.Match) {
	if d.Home.Data == "" {
		d.Sorry(sentence(wordsNoFolder))
		return
	}
	name := d.exportName(m) + ".json"
	err := os.MkdirAll(filepath.Dir(name), 0o755)
	if err == nil {
		err = match.WriteFile(name, m, match.Stamp{Saved: d.Now().Format("2006-01-02T15:04:05Z07:00")}, d.Games.Find)
	}
	if err != nil {
		d.Sorry(fmt.Sprintf(wordsExportFailed, err))
		return
	}
	d.Say(fmt.Sprintf(wordsExported, name))
}

// exportPicture asks for a picture of the window in the folder of exports.
func (d *Desk) exportPicture(m *match.Match) {
	if d.Home.Data == "" {
		d.Sorry(sentence(wordsNoFolder))
		return
	}
	d.picture = d.exportName(m) + ".png"
}

// WantedPicture is the file of a picture that shall be taken of what is on the screen, once; "" for none. The
// window takes it and says where it is.
func (d *Desk) WantedPicture() string {
	name := d.picture
	d.picture = ""
	return name
}
