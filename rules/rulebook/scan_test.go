package rulebook_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"kettle/rules/rulebook"
)

var (
	proof    = regexp.MustCompile(`^([A-Z]{3}-\d{2,3}) `)
	script   = regexp.MustCompile(`^([A-Z]{3}-\d{2,3})(-.*)?\.txt$`)
	citation = regexp.MustCompile(`^[A-Z]{3}-\d{2,3}$`)
)

// scan reads the sources of a module. Proofs are the clauses that tests and scripts begin with, each with the file
// that came first; cited are the clauses that the program names, each with its places. The rulebook's own tests, which
// talk about clauses without playing them, are left out.
func scan(root fs.FS) (proofs map[string]string, cited map[string][]string, err error) {
	proofs, cited = map[string]string{}, map[string][]string{}
	prove := func(m []string, where string) {
		if m != nil && ours(m[1]) && proofs[m[1]] == "" {
			proofs[m[1]] = where
		}
	}
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		dir, base := path.Split(name)
		switch {
		case d.IsDir():
			if name != "." && strings.HasPrefix(base, ".") || name == "rules/rulebook" {
				return fs.SkipDir
			}
		case path.Base(dir) == "testdata":
			prove(script.FindStringSubmatch(base), name)
		case strings.HasSuffix(base, ".go"):
			return literals(root, name, func(s, where string) {
				if strings.HasSuffix(base, "_test.go") {
					prove(proof.FindStringSubmatch(s), where)
				} else if citation.MatchString(s) && ours(s) {
					cited[s] = append(cited[s], where)
				}
			})
		}
		return nil
	})
	return proofs, cited, err
}

// literals calls do with every string literal of a Go file.
func literals(root fs.FS, name string, do func(s, where string)) error {
	src, err := fs.ReadFile(root, name)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, name, src, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil {
				do(s, fmt.Sprintf("%s:%d", name, set.Position(lit.Pos()).Line))
			}
		}
		return true
	})
	return nil
}

// ours tells clauses of the rulebook from others, as those of the toy game that the conformance kit is tested with.
func ours(id string) bool { return !strings.HasPrefix(id, "TOY-") }

// module is the folder that holds go.mod.
func module(t *testing.T) fs.FS {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return os.DirFS(dir)
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = up
	}
}

func TestScan(t *testing.T) {
	tree := fstest.MapFS{}
	for name, text := range map[string]string{
		"a/a_test.go":               "package a\nvar _ = []string{\"HAL-17 second link refused\", `HAL-18 `, \"HAL-19\", \"see HAL-20 there\"}",
		"a/a.go":                    "package a\nvar _ = []string{\"HAL-17\", \"HAL-99\", \"HAL-16 is no citation\", \"TOY-01\"}",
		"a/testdata/HAL-21.txt":     "",
		"a/testdata/HAL-22-why.txt": "",
		"a/testdata/HAL-23x.txt":    "",
		"a/HAL-24.txt":              "",
		".git/b_test.go":            "broken",
		"rules/rulebook/c_test.go":  "package c\nvar _ = \"HAL-25 x\"",
	} {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
	}
	proofs, cited, err := scan(tree)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprint(proofs), "map[HAL-17:a/a_test.go:2 HAL-18:a/a_test.go:2 HAL-21:a/testdata/HAL-21.txt HAL-22:a/testdata/HAL-22-why.txt]"; got != want {
		t.Errorf("proofs %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(cited), "map[HAL-17:[a/a.go:2] HAL-99:[a/a.go:2]]"; got != want {
		t.Errorf("cited %s, want %s", got, want)
	}
}

// Every clause that a refusal, a fact or a ledger cites must exist.
func TestCitedClausesExist(t *testing.T) {
	_, cited, err := scan(module(t))
	if err != nil {
		t.Fatal(err)
	}
	for id, where := range cited {
		if _, ok := rulebook.Find(id); !ok {
			slices.Sort(where)
			t.Errorf("%s does not exist, but %s cites it", id, strings.Join(where, " and "))
		}
	}
}
