package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestImportsPointDown: the rules know nothing but the standard library and each other; the window library is
// known in a few places only; and what lies below does not know what lies above.
func TestImportsPointDown(t *testing.T) {
	// above are packages that a folder must not import, by the first folder of its path that matches.
	above := []struct{ dir, not string }{
		{"rules", "kettle/assets kettle/input kettle/render kettle/scenes"},
		{"assets", "kettle/input kettle/render kettle/scenes kettle/rules"},
		{"render/draw", "kettle/render/ kettle/input kettle/scenes"},
		{"render/ui", "kettle/render/board kettle/render/paint kettle/scenes"},
		{"render", "kettle/scenes"},
		{"input", "kettle/scenes kettle/render/ui kettle/render/board kettle/render/paint"},
		{"scenes", "kettle/render/paint kettle/input/device"},
	}
	windows := []string{"input/device", "render/paint", "assets/sound"}
	within := func(path, dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") }
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir := filepath.ToSlash(filepath.Dir(path))
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			host, _, _ := strings.Cut(name, "/")
			if within(dir, "rules") && strings.Contains(host, ".") {
				t.Errorf("%s imports %s: rules know the standard library only", path, name)
			}
			if strings.Contains(name, "ebiten") {
				ok := false
				for _, w := range windows {
					ok = ok || within(dir, w)
				}
				if !ok {
					t.Errorf("%s imports %s", path, name)
				}
			}
			for _, a := range above {
				if within(dir, a.dir) {
					for _, n := range strings.Fields(a.not) {
						if strings.HasPrefix(name+"/", strings.TrimSuffix(n, "/")+"/") {
							t.Errorf("%s imports %s, which lies above it", path, name)
						}
					}
					break
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
