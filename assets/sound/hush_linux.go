package sound

import "github.com/ebitengine/purego"

// hush keeps the system's sound library from writing a dozen lines about a missing device: the log has one. The
// library is given a function of its own to call instead, one that does nothing with what it is told.
func hush() {
	lib, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return // then it says nothing
	}
	set, err := purego.Dlsym(lib, "snd_lib_error_set_handler")
	if err != nil {
		return
	}
	if nothing, err := purego.Dlsym(lib, "snd_asoundlib_version"); err == nil {
		purego.SyscallN(set, nothing)
	}
}
