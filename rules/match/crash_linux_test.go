package match_test

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// limit is how long, in bytes, a file of the child may grow. It makes writes fail half-way, for everybody, without a
// file system of its own.
const limit = "KETTLE_CRASH_LIMIT"

// prepareChild puts the limit on this process.
func prepareChild() {
	n, err := strconv.ParseUint(os.Getenv(limit), 10, 64)
	if err != nil {
		return
	}
	signal.Ignore(syscall.SIGXFSZ)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: n, Max: n}); err != nil {
		panic(err)
	}
}

// TestAWriteThatFailsHalfWay: the save grows with the game until its file may not, in the middle of a write.
func TestAWriteThatFailsHalfWay(t *testing.T) {
	for _, bytes := range []string{"2500", "4096", "5000"} {
		dir := filepath.Join(t.TempDir(), "saves")
		cmd, out := child(t, dir, 1, limit+"="+bytes)
		last, failed := read(out, func() {})
		if err := cmd.Wait(); !exited(err) {
			t.Fatalf("with %s bytes the child ended with %v after %+v", bytes, err, last)
		}
		full(t, dir, last, failed, "file too large")
	}
}

// TestADiskThatIsFull plays into a file system of 20 kB. It needs the right to make one, which most systems give
// everybody in a namespace of their own.
func TestADiskThatIsFull(t *testing.T) {
	dir := t.TempDir()
	mount := "mount -t tmpfs -o size=20k kettle " + dir
	if out, err := exec.Command("unshare", "-rm", "sh", "-c", mount).CombinedOutput(); err != nil {
		t.Skipf("no file system can be made here: %v %s", err, out)
	}
	// What is there is copied out of the namespace when the child has ended.
	kept := t.TempDir()
	script := mount + ` && ` + os.Args[0] + ` -test.run='^TestChild$' -test.timeout=2m; code=$?; df -k ` + dir + ` | tail -1 >&2; cp -a ` + dir + `/saves ` + kept + `/ ; exit $code`
	cmd := exec.Command("unshare", "-rm", "sh", "-c", script)
	cmd.Env = append(os.Environ(), childOf+"="+filepath.Join(dir, "saves"), "KETTLE_CRASH_SEED=1")
	said := &strings.Builder{}
	cmd.Stderr = said
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	last, failed := read(out, func() {})
	if err := cmd.Wait(); !exited(err) {
		t.Fatalf("the child ended with %v after %+v: %s", err, last, said)
	}
	full(t, filepath.Join(kept, "saves"), last, failed, "no space left on device")
}
