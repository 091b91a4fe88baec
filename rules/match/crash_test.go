package match_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// childOf names, in the environment of a child process, the folder that it plays into.
const childOf = "KETTLE_CRASH_FOLDER"

// crashes is how often the child is killed: KETTLE_CRASHES=1000 for the long run.
func crashes(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("KETTLE_CRASHES"))
	if err != nil {
		if testing.Short() {
			return 3
		}
		return 20
	}
	t.Logf("killing %d times", n)
	return n
}

// TestChild is no test: it is the child process of those below. It plays games by chance, saves after each action, and
// says what is safe on the disk only when it is: the deal, how many actions, and the sum of the position.
func TestChild(t *testing.T) {
	dir := os.Getenv(childOf)
	if dir == "" {
		t.Skip("runs only as a child process of another test")
	}
	prepareChild()
	f, err := match.OpenFolder(dir, games.Find)
	if err != nil {
		t.Fatal(err)
	}
	first, _ := strconv.ParseUint(os.Getenv("KETTLE_CRASH_SEED"), 10, 64)
	for seed := first; ; seed++ {
		def := games.All[seed%uint64(len(games.All))]
		m, err := match.New(def, rules.Setup{Seats: def.MinSeats, Seed: rng.Seed(seed)}, match.Table{})
		if err != nil {
			t.Fatal(err)
		}
		r := rng.Seed(seed).Stream("crash", 0)
		for m.Position().Turn() >= 0 {
			good := m.Position().Legal()
			if def.Shortlist != nil { // else the games are short
				good = def.Shortlist(m.Position(), good, 3)
			}
			if err := m.Do(good[r.Intn(len(good))]); err != nil {
				t.Fatal(err)
			}
			if err := f.Autosave(m); err != nil {
				fmt.Printf("failed %v\n", err)
				os.Exit(3)
			}
			fmt.Printf("safe %s %d %s\n", m.Code(), m.Len(), match.Sum(m.Position()))
		}
	}
}

// A safe line is what the child said was on the disk.
type safe struct {
	code string
	n    int
	sum  string
}

// child starts the child process; with prefix, below another program.
func child(t *testing.T, dir string, seed uint64, env ...string) (*exec.Cmd, io.Reader) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestChild$", "-test.timeout=2m")
	cmd.Env = append(append(os.Environ(), childOf+"="+dir, "KETTLE_CRASH_SEED="+fmt.Sprint(seed)), env...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, out
}

// read listens to the child until it falls silent. It returns what it said last, and why a save failed if one did.
func read(out io.Reader, heard func()) (last safe, failed string) {
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		text := lines.Text()
		if why, ok := strings.CutPrefix(text, "failed "); ok {
			failed = why
		}
		var s safe
		// A line that was torn by the end of the process is none: the sum has eight digits.
		if n, _ := fmt.Sscanf(text, "safe %s %d %s", &s.code, &s.n, &s.sum); n == 3 && len(s.sum) == 8 {
			last = s
			heard()
		}
	}
	return last, failed
}

// TestNoActionIsLostWhenKilled kills a child that plays and saves, at random moments, and opens what it left: at
// least what it said was on the disk, the very same position, and no remains that are taken for a save.
func TestNoActionIsLostWhenKilled(t *testing.T) {
	played, ahead := 0, 0
	begun := time.Now()
	times := crashes(t)
	for i := range times {
		dir := filepath.Join(t.TempDir(), "saves")
		cmd, out := child(t, dir, uint64(1+1000*i))
		var timer *time.Timer
		last, failed := read(out, func() {
			if timer == nil { // from the first save on
				timer = time.AfterFunc(time.Duration(rand.IntN(120_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
			}
		})
		err := cmd.Wait()
		if timer == nil || failed != "" || err == nil {
			t.Fatalf("round %d: the child said %+v, failed %q, ended with %v", i, last, failed, err)
		}
		m := check(t, dir, last)
		played += last.n
		if m.Len() != last.n || m.Code() != last.code {
			ahead++
		}
		if t.Failed() {
			t.Fatalf("round %d", i)
		}
		_ = os.RemoveAll(dir)
	}
	t.Logf("killed %d times in %.0f s; %d actions were safe, in %d cases the file was one ahead of the word; none was lost", times, time.Since(begun).Seconds(), played, ahead)
}

// check opens the folder as the program would and compares it with what was said to be safe.
func check(t *testing.T, dir string, last safe) *match.Match {
	t.Helper()
	f, err := match.OpenFolder(dir, games.Find)
	if err != nil {
		t.Fatal(err)
	}
	m, drift, err := f.Resume()
	if err != nil || drift != nil || m == nil {
		t.Fatalf("after %+v: %v, drift %v", last, err, drift)
	}
	list, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range list {
		if s.Problem != nil {
			t.Errorf("%s is broken: %v", s.Path, s.Problem)
		}
	}
	if m.Code() != last.code {
		// The next game had begun; the one that was safe must be there all the same, as an older autosave.
		if m.Len() != 1 {
			t.Errorf("%d actions of %s are there, none of them was said to be safe", m.Len(), m.Code())
		}
		for _, s := range list {
			if s.Code == last.code && s.Actions == last.n {
				return m
			}
		}
		t.Errorf("%+v is gone", last)
		return m
	}
	if m.Len() < last.n || m.Len() > last.n+1 {
		t.Errorf("%d actions are there, %d were safe", m.Len(), last.n)
		return m
	}
	if sum := match.Sum(m.At(last.n)); sum != last.sum {
		t.Errorf("the position after %d actions is %s, it was %s", last.n, sum, last.sum)
	}
	return m
}

// full checks what a full disk left: one sentence, and the last save that was safe, untouched.
func full(t *testing.T, dir string, last safe, failed, why string) {
	t.Helper()
	if !strings.Contains(failed, "cannot be saved") || !strings.Contains(failed, why) || strings.Contains(failed, "\n") {
		t.Errorf("the player is told %q", failed)
	}
	if last.n == 0 {
		t.Fatal("nothing was saved before the disk was full")
	}
	m := check(t, dir, last)
	if m.Len() != last.n {
		t.Errorf("%d actions are there, %d were safe", m.Len(), last.n)
	}
	left, err := filepath.Glob(filepath.Join(dir, ".kettle-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}

// exited is the child's own end after a save that failed.
func exited(err error) bool {
	var e *exec.ExitError
	return errors.As(err, &e) && e.ExitCode() == 3
}
