package sve_test

import (
	"testing"

	"gotaku/rules/state"
	"gotaku/rules/sve"
)

// A sealed deck takes only what was opened, as often as it was. [B-1/6.1.1]
func TestOpened(t *testing.T) {
	pool, named := deckPool(t)
	a, b := named("兵0"), named("兵1")
	opened := []state.FaceID{a, a, b}
	if f := sve.Opened(pool, opened, []state.FaceID{a, b}, []state.FaceID{a}); f != nil {
		t.Errorf("refused what was opened: %v", f)
	}
	f := sve.Opened(pool, opened, []state.FaceID{a, b, b}, []state.FaceID{a, a, a})
	if len(f) != 2 || f[0].Rule != "B-1/6.1.1" || f[0].EN != `"兵1" was not opened that often.` || f[1].EN != `"兵0" was not opened that often.` {
		t.Errorf("got %v", f)
	}
}
