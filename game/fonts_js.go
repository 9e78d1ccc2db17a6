package game

import (
	"fmt"
	"time"

	"gotaku/assets/font"
	"gotaku/web/link/local"
)

const (
	regularFile = "assets/font/ui-regular.ttf"
	boldFile    = "assets/font/ui-bold.ttf"
)

// loadRegular fetches the regular face where it is not embedded.
func loadRegular() error {
	if font.Regular() != nil {
		return nil
	}
	t := local.Fetch(regularFile)
	for !t.Done() {
		time.Sleep(2 * time.Millisecond)
	}
	b, err := t.Result()
	if err != nil {
		return fmt.Errorf("the font did not come: %w", err)
	}
	font.Set(b, nil)
	return nil
}

// loadBold fetches the bold face after the first frame; until it comes, and if it
// does not, the regular one stands in its place.
func loadBold(c *Core) func() {
	var t *local.Task[[]byte]
	done := font.Bold() != nil
	return func() {
		switch {
		case done || c.drawn == 0:
		case t == nil:
			t = local.Fetch(boldFile)
		case t.Done():
			done = true
			if b, err := t.Result(); err == nil && c.Art.SetBold(b) == nil {
				font.Set(nil, b)
				c.Dirty()
			}
		}
	}
}
