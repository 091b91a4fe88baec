package rulestest

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// root is the module's folder as seen from here.
const root = "../.."

// TestImports keeps the layers apart: see layers.
func TestImports(t *testing.T) {
	n := 0
	err := eachFile(root, func(path string) {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, path), nil, parser.ImportsOnly)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			return
		}
		n++
		for _, i := range f.Imports {
			if why := mayImport(path, strings.Trim(i.Path.Value, `"`)); why != "" {
				t.Errorf("%s: %s", path, why)
			}
		}
	})
	if err != nil || n < 20 {
		t.Fatalf("%d files read (%v)", n, err)
	}
}

func TestImportRuleCanFail(t *testing.T) {
	const ebiten = "github.com/hajimehoshi/ebiten/v2"
	for _, c := range []struct {
		path, imports string
		ok            bool
	}{
		{"rules/rules.go", "kettle/rules/rng", true},
		{"rules/rules.go", "encoding/json", true},
		{"rules/rules.go", "golang.org/x/image/font", false},
		{"rules/rules.go", ebiten, false},
		{"rules/rail/net.go", "kettle/render/draw", false},
		{"rules/rail/net.go", "kettle/assets", false},
		{"rules/rail/net.go", "kettle/rules/rulestest", false},
		{"rules/rail/net_test.go", "kettle/rules/rulestest", true},
		{"rules/rail/net.go", "kettle/rules/rail/playtest", false},
		{"rules/rail/playtest/try.go", "kettle/rules/rulestest", true},
		{"rules/rail/net_test.go", ebiten, false},
		{"main.go", ebiten, true},
		{"main_test.go", ebiten, false},
		{"place.go", "kettle/render/paint", true},
		{"render/paint/paint.go", ebiten + "/vector", true},
		{"input/device/device.go", ebiten, true},
		{"assets/sound/sound.go", "github.com/ebitengine/oto/v3", true},
		{"assets/embed.go", ebiten, false},
		{"assets/gen/gen.go", "github.com/ebitengine/oto/v3", false},
		{"scenes/table.go", ebiten, false},
		{"scenes/table.go", "kettle/render/paint", false},
		{"scenes/table.go", "kettle/assets/sound", false},
		{"scenes/table.go", "kettle/render/board", true},
		{"scenes/table.go", "kettle/rules/match", true},
		{"render/board/rail.go", "kettle/scenes", false},
		{"render/board/rail.go", "kettle/render/ui", true},
		{"render/ui/ui.go", "kettle/render/board", false},
		{"render/ui/ui.go", "kettle/render/draw", true},
		{"render/draw/list.go", "kettle/render/ui", false},
		{"render/draw/list.go", "kettle/input", false},
		{"render/draw/list.go", "golang.org/x/image/font/opentype", true},
		{"input/script.go", "kettle/render/draw", true},
		{"input/script.go", "kettle/render/ui", false},
		{"input/frame.go", "kettle/input/device", false},
		{"input/frame.go", "kettle/rules", true},
	} {
		if why := mayImport(c.path, c.imports); (why == "") != c.ok {
			t.Errorf("%s importing %s: %q", c.path, c.imports, why)
		}
	}
}

// TestSource keeps clocks, files, goroutines, shared randomness and map order out of the rules.
func TestSource(t *testing.T) {
	s := newSources(t)
	dirs := map[string]bool{}
	err := eachFile(filepath.Join(root, "rules"), func(path string) {
		if !strings.HasSuffix(path, "_test.go") {
			dirs[filepath.ToSlash(filepath.Join("rules", filepath.Dir(path)))] = true
		}
	})
	if err != nil || len(dirs) < 3 {
		t.Fatalf("%d packages (%v)", len(dirs), err)
	}
	for dir := range dirs {
		if free(dir + "/") {
			continue
		}
		for _, f := range s.check(dir) {
			t.Error(f)
		}
	}
}

// TestSourceTestCanFail plants each banned thing in a package of its own.
func TestSourceTestCanFail(t *testing.T) {
	s := newSources(t)
	for _, c := range [][2]string{
		{`import "time"; var x = time.Second`, "import time"},
		{`import "os"; var x = os.Args`, "import os"},
		{`import "math/rand"; var x = rand.Int()`, "import math/rand"},
		{`import "math/rand/v2"; var x = rand.IntN(6)`, "import math/rand/v2"},
		{`import "kettle/rules/rng"; func f(m map[rng.Seed]int) { for k := range m { _ = k } }`, "range over a map"},
		{`type m map[int]int; func f(x struct{ m }) { for range x.m { } }`, "range over a map"},
		{`import "maps"; func f(m map[int]int) { for k := range maps.Keys(maps.Clone(m)) { _ = k } }`, "maps.Keys"},
		{`import "maps"; func f(m map[int]int) { for k := range maps.Clone(m) { _ = k } }`, "range over a map"},
		{`func f() { go f() }`, "goroutine"},
		{`var c = make(chan int)`, "channel"},
		{`import "fmt"; func f() { fmt.Println() }`, "fmt.Println"},
		{`import "sync"; var l sync.Mutex`, "sync.Mutex"},
		{`func f() { println() }`, "println"},
		{`var n int; func f() { n++ }`, "package variable n"},
		{`var n []int; func f() { n[0] = 1 }`, "package variable n"},
		{`func init() {}`, "init"},
	} {
		found := s.text("rules/planted", "package planted\n"+c[0])
		if len(found) != 1 || !strings.Contains(found[0], c[1]) {
			t.Errorf("%s\n  found %q, want %s", c[0], found, c[1])
		}
	}
	for _, good := range []string{
		`import ("maps"; "slices"); func f(m map[int]int) { for range slices.Sorted(maps.Keys(m)) { }; for range len(m) { } }`,
		`import "sync"; var lazy = sync.OnceValue(func() int { return 1 })`,
		`import "fmt"; var names = []string{"a"}; func f() string { n := 0; n++; return fmt.Sprint(names[n]) }`,
	} {
		if found := s.text("rules/planted", "package planted\n"+good); len(found) != 0 {
			t.Errorf("%s\n  found %q", good, found)
		}
	}
}
