package rules

// A Refusal says why an action is not allowed, naming the clause that forbids it. It is meant for players.
type Refusal struct {
	Clause string // "HAL-17"; empty where no rule but the program itself is in the way
	Text   string // one plain sentence
}

func (r *Refusal) Error() string {
	if r.Clause == "" {
		return r.Text
	}
	return r.Text + " (" + r.Clause + ")"
}

// Refuse returns a *Refusal as an error.
func Refuse(clause, text string) error { return &Refusal{clause, text} }
