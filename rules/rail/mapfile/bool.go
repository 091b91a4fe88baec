package mapfile

// Bool is true or false.
func (n *Node) Bool() bool {
	b, ok := n.value.(bool)
	if !ok {
		n.Fail("must be true or false")
	}
	return b
}

// Null reports whether the value is null.
func (n *Node) Null() bool { return n.value == nil }
