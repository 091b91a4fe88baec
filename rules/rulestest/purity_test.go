package rulestest

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// pure is what of the standard library cannot tell the time, open a file, or draw at random. Of sync only the lazy
// constants, OnceValue and its kin, may be used.
var pure = []string{"bytes", "cmp", "container/heap", "context", "crypto/sha256", "embed", "encoding", "encoding/base32", "encoding/binary", "encoding/hex",
	"encoding/json", "errors", "fmt", "hash", "hash/crc32", "hash/fnv", "io", "iter", "maps", "math", "math/big", "math/bits", "regexp", "slices", "sort",
	"strconv", "strings", "sync", "unicode", "unicode/utf8", "unique"}

// free says that the ban is lifted for a folder or file, from the module's root.
func free(path string) bool {
	return within(path, kits) || within(path, []string{"rules/bot/", "rules/console/", "rules/match/file.go", "rules/match/rename.go", "rules/match/autosave.go"})
}

// sources type-checks packages of the rules from their text; the standard library comes compiled.
type sources struct {
	fset *token.FileSet
	std  types.Importer
	done map[string]*types.Package
}

func newSources(t *testing.T) *sources {
	s := &sources{fset: token.NewFileSet(), done: map[string]*types.Package{}}
	args := append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", "math/rand/v2", "math/rand", "os", "time", "bufio",
		"path/filepath", "runtime", "text/template", "unicode/utf16", "testing", "io/fs", "path"}, pure...)
	out, err := exec.Command("go", args...).Output()
	if err != nil {
		t.Fatalf("go list of the standard library: %v", err)
	}
	compiled := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		compiled[path] = file
	}
	s.std = importer.ForCompiler(s.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) })
	return s
}

// Import is for the type checker.
func (s *sources) Import(path string) (*types.Package, error) {
	dir, ours := strings.CutPrefix(path, "kettle/")
	if !ours {
		return s.std.Import(path)
	}
	if p := s.done[path]; p != nil {
		return p, nil
	}
	files, err := s.parse(dir)
	if err != nil {
		return nil, err
	}
	conf := types.Config{Importer: s, IgnoreFuncBodies: true, Error: func(error) {}}
	p, _ := conf.Check(path, s.fset, files, nil)
	s.done[path] = p
	return p, nil
}

func (s *sources) parse(dir string) (files []*ast.File, err error) {
	paths, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(s.fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// check is what is banned and stands in the package of a folder.
func (s *sources) check(dir string) []string {
	files, err := s.parse(dir)
	if err != nil {
		return []string{err.Error()}
	}
	return s.banned(dir, files)
}

// text is check of a package that is one text.
func (s *sources) text(dir, text string) []string {
	f, err := parser.ParseFile(s.fset, dir+"/planted.go", text, parser.SkipObjectResolution)
	if err != nil {
		return []string{err.Error()}
	}
	return s.banned(dir, []*ast.File{f})
}

func (s *sources) banned(dir string, files []*ast.File) (found []string) {
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: s, Error: func(err error) {
		if len(found) == 0 && !strings.Contains(err.Error(), "imported and not used") && !strings.Contains(err.Error(), "declared and not used") {
			found = append(found, err.Error())
		}
	}}
	pkg, _ := conf.Check("kettle/"+dir, s.fset, files, info)
	for _, f := range files {
		name := filepath.ToSlash(strings.TrimPrefix(s.fset.Position(f.Pos()).Filename, root+"/"))
		if free(name) {
			continue
		}
		say := func(n ast.Node, format string, args ...any) {
			found = append(found, fmt.Sprintf("%s:%d: in the rules there may be no %s", name, s.fset.Position(n.Pos()).Line, fmt.Sprintf(format, args...)))
		}
		for _, i := range f.Imports {
			path := strings.Trim(i.Path.Value, `"`)
			if !slices.Contains(pure, path) && !strings.HasPrefix(path, "kettle/") && !(path == "math/rand/v2" && dir == "rules/rng") {
				say(i, "import %s", path)
			}
		}
		sorted := map[ast.Expr]bool{}
		ast.Inspect(f, func(n ast.Node) bool { inspect(n, pkg, info, sorted, say); return true })
	}
	return found
}

// inspect says what is banned about one node. sorted collects the calls that stand inside a sorting one.
func inspect(n ast.Node, pkg *types.Package, info *types.Info, sorted map[ast.Expr]bool, say func(ast.Node, string, ...any)) {
	switch n := n.(type) {
	case *ast.RangeStmt:
		if t := info.Types[n.X].Type; t != nil {
			if _, ok := t.Underlying().(*types.Map); ok {
				say(n, "range over a map: its order is chance")
			}
		}
	case *ast.GoStmt:
		say(n, "goroutine")
	case *ast.ChanType:
		say(n, "channel")
	case *ast.SelectorExpr:
		if o := info.Uses[n.Sel]; o != nil && o.Pkg() != nil && o.Pkg().Path() == "sync" && !strings.HasPrefix(o.Name(), "OnceValue") {
			say(n, "sync.%s", o.Name())
		}
	case *ast.CallExpr:
		name := called(n, info)
		if strings.HasPrefix(name, "slices.Sorted") {
			for _, a := range n.Args {
				sorted[a] = true
			}
		}
		switch name {
		case "maps.Keys", "maps.Values", "maps.All":
			if !sorted[n] {
				say(n, "%s but inside slices.Sorted: its order is chance", name)
			}
		case "fmt.Print", "fmt.Println", "fmt.Printf", "fmt.Scan", "fmt.Scanln", "fmt.Scanf", "print", "println":
			say(n, "%s", name)
		}
	case *ast.FuncDecl:
		if n.Name.Name == "init" && n.Recv == nil {
			say(n, "init")
		}
	case *ast.AssignStmt:
		for _, x := range n.Lhs {
			if v := variable(x, pkg, info); v != "" && n.Tok != token.DEFINE {
				say(n, "change of the package variable %s", v)
			}
		}
	case *ast.IncDecStmt:
		if v := variable(n.X, pkg, info); v != "" {
			say(n, "change of the package variable %s", v)
		}
	}
}

// called is the function of the standard library, or the builtin, that a call calls.
func called(c *ast.CallExpr, info *types.Info) string {
	switch f := ast.Unparen(c.Fun).(type) {
	case *ast.SelectorExpr:
		if o := info.Uses[f.Sel]; o != nil && o.Pkg() != nil {
			return o.Pkg().Name() + "." + o.Name()
		}
	case *ast.Ident:
		if o, ok := info.Uses[f].(*types.Builtin); ok {
			return o.Name()
		}
	}
	return ""
}

// variable is the name of the package variable that assigning to x changes, or "".
func variable(x ast.Expr, pkg *types.Package, info *types.Info) string {
	for {
		switch e := ast.Unparen(x).(type) {
		case *ast.IndexExpr:
			x = e.X
		case *ast.SelectorExpr:
			if o, ok := info.Uses[e.Sel].(*types.Var); ok && !o.IsField() {
				return o.Name()
			}
			x = e.X
		case *ast.StarExpr:
			x = e.X
		case *ast.Ident:
			if o, ok := info.Uses[e].(*types.Var); ok && o.Parent() == pkg.Scope() {
				return o.Name()
			}
			return ""
		default:
			return ""
		}
	}
}
