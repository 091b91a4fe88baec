package rulestest

import (
	"fmt"
	"maps"
	"slices"
)

// expected names everything that ought to occur while the kit plays.
func (k *kit) expected() map[string]bool {
	want := map[string]bool{}
	add := func(what string, names []string) {
		for _, n := range names {
			want[what+" "+n] = true
		}
	}
	add("action", k.def.Codec.Kinds())
	add("event", k.opts.Events)
	add("end", k.def.Ends)
	add("secret", k.def.Secrets)
	for _, o := range k.def.Options {
		for _, v := range o.Values {
			want["option "+o.ID+"="+v.ID] = true
		}
	}
	return want
}

// coverage lists what never occurred and is not excused.
func (k *kit) coverage() (out []Finding) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(k.expected())) {
		if k.seen[name] == 0 && k.opts.Excused[name] == "" {
			out = append(out, Finding{"coverage", k.def.ID, fmt.Sprintf("%q never occurred in %d games", name, k.games)})
		}
	}
	return out
}
