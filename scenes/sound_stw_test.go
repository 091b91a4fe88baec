package scenes

import (
	"testing"

	stw "kettle/rules/steamwatchers"
)

// TestEverySteamwatchersEventHasItsSound holds the table of sounds against the list of all events.
func TestEverySteamwatchersEventHasItsSound(t *testing.T) {
	for _, kind := range stw.Events() {
		if _, known := soundOf(stw.Definition(), kind); !known && kind != "ended" {
			t.Errorf("the event %q has no line in the table of sounds", kind)
		}
	}
}
