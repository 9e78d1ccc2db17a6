package game

import (
	"fmt"
	"time"

	"gotaku/web/link/local"
)

// storeWait bounds the reading of the store at the start.
const storeWait = 5 * time.Second

// facesAtOnce is how many faces of cards are painted in a frame at most, a few milliseconds each in a browser.
const facesAtOnce = 6

// Start makes the app of this machine and runs it until it is closed.
func Start() error {
	local.Start()
	store := local.Open("gotaku")
	art, err := newArt()
	if err != nil {
		return fmt.Errorf("the font cannot be read: %w", err)
	}
	for end := time.Now().Add(storeWait); !store.Ready() && time.Now().Before(end); {
		time.Sleep(2 * time.Millisecond)
	}
	art.Faces = facesAtOnce
	c := NewCore(art, Machine(store))
	Hook(c)
	c.ResumeTab()
	a := &App{Core: c, Source: NewSource()}
	art.Spare = a.spare
	late, mirror := lateFiles(c), NewMirror(c)
	a.Each = func() {
		late()
		mirror()
	}
	return a.Run()
}

// ResumeTab goes on with the match of this tab, if it has one that is not over
// and no link was opened.
func (c *Core) ResumeTab() {
	key := c.Env.TabGet("match")
	if c.Env.Fragment() != "" {
		return
	}
	if s := c.Env.TabGet(watchTab); s != "" {
		c.openLink(s)
		return
	}
	if key == "" {
		return
	}
	if m, err := c.storedMatch(key); err == nil {
		c.resume(m)
	}
}
