//go:build !linux

package match_test

// prepareChild has nothing to do here.
func prepareChild() {}
