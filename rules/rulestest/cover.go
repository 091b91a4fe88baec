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

// summary is what was played, for go test -v: figures to quote, and excuses that are no longer needed.
func (k *kit) summary() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	out := fmt.Sprintf("%s: %d combinations, %d games, %d decisions", k.def.ID, len(k.combos), k.games, k.moves)
	for _, name := range slices.Sorted(maps.Keys(k.expected())) {
		out += fmt.Sprintf("\n  %6d %s", k.seen[name], name)
		if k.seen[name] > 0 && k.opts.Excused[name] != "" {
			out += " (and excused)"
		}
	}
	return out
}
