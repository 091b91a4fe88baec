package scenes

import (
	"slices"

	"kettle/rules"
)

// A withholder is a tableau that cannot show what some options bring; the set-up leaves them out.
type withholder interface {
	withholds(rules.Value) bool
}

// offered are the options of a game that its table can show, with more than one value.
func offered(def *rules.Definition) (out []rules.Option) {
	w, ok := tableauOf(def).(withholder)
	if !ok {
		return def.Options
	}
	for _, o := range def.Options {
		o.Values = slices.DeleteFunc(slices.Clone(o.Values), w.withholds)
		if len(o.Values) > 1 {
			out = append(out, o)
		}
	}
	return out
}
