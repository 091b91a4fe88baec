package rulestest

import (
	"io/fs"
	"path/filepath"
	"strings"
)

// layers are the folders and what of the module each may import, the first prefix that fits. Folders that are not
// here (main.go, assets/gen) may import anything of the module. Nothing may import upwards: the screens know the
// rules, and the rules know nothing.
var layers = []struct {
	dir string
	may []string
}{
	{"rules/", []string{"kettle/rules"}},
	{"render/draw/", []string{"kettle/render/draw", "kettle/rules", "kettle/assets"}},
	{"input/", []string{"kettle/input", "kettle/render/draw", "kettle/rules"}}, // a script clicks what the list shows
	{"render/ui/", []string{"kettle/render/ui", "kettle/render/draw", "kettle/input", "kettle/rules", "kettle/assets"}},
	{"render/board/", []string{"kettle/render/board", "kettle/render/ui", "kettle/render/draw", "kettle/input", "kettle/rules", "kettle/assets"}},
	{"render/paint/", []string{"kettle/render", "kettle/input", "kettle/rules", "kettle/assets"}},
	{"scenes/", []string{"kettle/scenes", "kettle/render/board", "kettle/render/ui", "kettle/render/draw", "kettle/input", "kettle/rules", "kettle/assets"}},
	{"assets/", []string{"kettle/assets"}},
}

// windows are the only places that may know Ebitengine; what imports them brings it along, so that only the files
// beside main.go do.
var windows = []string{"input/device/", "render/paint/", "assets/sound/", "main.go"}

// kits are the packages that only tests may import.
var kits = []string{"rules/rulestest/", "rules/rail/playtest/", "rules/rail/steam/scene/", "rules/rail/ageofsteam/scene/"}

// mayImport is "" or why the file at path, from the module's root, may not import a package.
func mayImport(path, imports string) string {
	window := within(path, windows)
	first, _, _ := strings.Cut(imports, "/")
	switch {
	case strings.HasPrefix(path, "rules/") && strings.Contains(first, "."):
		return "rules may import only the standard library and rules, not " + imports
	case strings.HasPrefix(imports, "github.com/hajimehoshi/") || strings.HasPrefix(imports, "github.com/ebitengine/"):
		if !window {
			return "only " + strings.Join(windows, ", ") + " may import " + imports
		}
	case first != "kettle":
		return ""
	case !window && strings.Contains(path, "/") && within(strings.TrimPrefix(imports, "kettle/")+"/", windows):
		return imports + " needs a window, and this does not"
	case within(strings.TrimPrefix(imports, "kettle/")+"/", kits):
		if !strings.HasSuffix(path, "_test.go") && !within(path, kits) {
			return imports + " is for tests"
		}
	}
	if first != "kettle" {
		return ""
	}
	for _, l := range layers {
		if strings.HasPrefix(path, l.dir) {
			for _, may := range l.may {
				if imports == may || strings.HasPrefix(imports, may+"/") {
					return ""
				}
			}
			return l.dir + " may not import " + imports
		}
	}
	return ""
}

func within(path string, dirs []string) bool {
	for _, d := range dirs {
		if path == d || strings.HasSuffix(d, "/") && strings.HasPrefix(path, d) {
			return true
		}
	}
	return false
}

// eachFile walks the Go files under dir and gives their paths from there, with slashes.
func eachFile(dir string, do func(path string)) error {
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && path != dir && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata") {
			return filepath.SkipDir
		}
		if !d.IsDir() && strings.HasSuffix(name, ".go") {
			rel, err := filepath.Rel(dir, path)
			if err != nil {
				return err
			}
			do(filepath.ToSlash(rel))
		}
		return nil
	})
}
