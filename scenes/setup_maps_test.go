package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules/rail/maps/own"
)

// putMap lays a file into the player's folder of maps.
func putMap(t *testing.T, d *Desk, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(d.Home.Maps(), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.Home.Maps(), name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// testMap is a file of the tests of package own.
func testMap(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("../rules/rail/maps/own/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A player's maps stand on the shelf after the others; of a bad file one line says what is wrong; a mended file is read
// when the shelf is seen again.
func TestOwnMapsOnTheShelf(t *testing.T) {
	d := desk(t)
	putMap(t, d, "dale.json", testMap(t, "age-of-steam.json"))
	putMap(t, d, "gull.json", testMap(t, "broken/unknown-key.json"))
	putMap(t, d, "notes.txt", []byte("no map"))
	if err := os.Mkdir(filepath.Join(d.Home.Maps(), "folder.json"), 0o755); err != nil {
		t.Fatal(err)
	}
	p := sit(t, d, NewSetup(d))
	p.play("move 300 400\nwheel -40\nwait 300ms\nexpect your map\nexpect Maps that cannot be played yet\nexpect gull.json, line 16: hexes[3].colour: unknown key\nexpect folder.json: it is no file\nrefute notes.txt")
	putMap(t, d, "gull.json", own.Example())
	os.Remove(filepath.Join(d.Home.Maps(), "folder.json"))
	p = sit(t, d, NewSetup(d))
	p.play("move 300 400\nwheel -40\nwait 300ms\nrefute cannot be played yet\nclick box/own/steam/gull-island\nexpect cities around the hills\nclick seats/5")
	if s := p.s.Top().(*setupScene); s.setup.Game != "own/steam/gull-island" || s.setup.Seats != 5 || !strings.HasPrefix(s.code, "M") {
		t.Errorf("%+v %s", s.setup, s.code)
	}
}

// A map of Age of Steam is played at the table, kept, and gone on with; once its file has changed the save says so and stays.
func TestOwnMapAtTheTable(t *testing.T) {
	d := desk(t)
	putMap(t, d, "dale.json", testMap(t, "age-of-steam.json"))
	p := sit(t, d, NewSetup(d))
	p.play("move 300 400\nwheel -40\nwait 300ms\nclick box/own/age-of-steam/dale-aos\nkey enter\nwait 500ms")
	p.want("Table")
	p.play("expect The Dale\nkey s\nwait 100ms\nkey enter\nwait 500ms")
	p = sit(t, d, NewTitle(d))
	p.play("expect The Dale\nclick continue\nwait 500ms")
	p.want("Table")
	putMap(t, d, "dale.json", []byte(strings.ReplaceAll(string(testMap(t, "age-of-steam.json")), "Dene", "Dean")))
	d.readMaps()
	p = sit(t, d, NewLoad(d))
	p.play("expect The map file of The Dale was changed since")
	list, err := d.listSaves()
	if err != nil || len(list) == 0 {
		t.Errorf("%v %v", list, err)
	}
}

// A map file can be looked at; a broken one is an error with line and key; a save is none.
func TestMapScene(t *testing.T) {
	dir := t.TempDir()
	put := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	s, err := OpenMap(put("gull.json", own.Example()))
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, desk(t), s)
	p.play("expect Gull Island\nexpect On this map\nexpect 7: 2 red, 2 blue, 1 purple, 2 yellow\nexpect Millbridge\nkey escape")
	p.want("titleScene")
	if s, err := OpenMap(put("bad.json", testMap(t, "broken/unknown-key.json"))); s != nil || err == nil || !strings.HasSuffix(err.Error(), "bad.json cannot be played, line 16: hexes[3].colour: unknown key") {
		t.Error(s, err)
	}
	for _, text := range []string{`{"program": "kettle", "schema": 1}`, "", "{}"} {
		if s, err := OpenMap(put("save.json", []byte(text))); s != nil || err != nil {
			t.Error(s, err)
		}
	}
}
