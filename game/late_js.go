package game

import (
	"fmt"
	"time"

	"gotaku/assets"
	"gotaku/assets/font"
	fonthalves "gotaku/assets/font/halves"
	"gotaku/render"
	"gotaku/web/link/local"
)

// The regular face comes in two files, see package halves: the first frame waits for the first alone.
const (
	regularFile = "assets/font/ui-regular.ttf"
	restFile    = "assets/font/ui-regular.rest"
	boldFile    = "assets/font/ui-bold.ttf"
)

// fontAgain is how long it takes until a file that did not come is asked for again, in ms.
const fontAgain = 10_000

// newArt makes the drawing with the first half of the regular face.
func newArt() (*render.Art, error) {
	t := local.Fetch(regularFile)
	for !t.Done() {
		time.Sleep(2 * time.Millisecond)
	}
	b, err := t.Result()
	if err != nil {
		return nil, fmt.Errorf("the font did not come: %w", err)
	}
	font.Set(b, nil)
	a, err := render.NewArt(b, nil)
	if err == nil {
		a.RegularIsHalf()
	}
	return a, err
}

// lateFiles fetches, after the first frame, the other half of the regular face, the cards, and the bold face. Until that comes the
// regular one stands in its place.
func lateFiles(c *Core) func() {
	rest := lateFile{name: restFile, take: func(b []byte) error {
		whole, err := fonthalves.Join(font.Regular(), b)
		if err == nil {
			err = c.Art.SetRegular(whole)
		}
		if err == nil {
			font.Set(whole, nil)
		}
		return err
	}, lost: func() {
		// Without data nothing can be wrong with it.
		_ = c.Art.SetRegular(nil)
	}}
	bold := lateFile{name: boldFile, take: func(b []byte) error {
		font.Set(nil, b)
		return c.Art.SetBold(b)
	}, lost: func() {}}
	cards := make([]lateFile, 0, len(assets.Games()))
	for _, id := range assets.Games() {
		cards = append(cards, lateFile{name: assets.CardFile(id), take: func(b []byte) error {
			assets.Bring(id, b)
			return nil
		}, lost: func() {}})
	}
	return func() {
		if c.drawn == 0 {
			return
		}
		rest.tick(c)
		for i := range cards {
			if rest.done { // which has the characters of the cards
				cards[i].tick(c)
			}
		}
		bold.tick(c)
	}
}

// lateFile is a file that is fetched until it comes.
type lateFile struct {
	name string
	take func([]byte) error
	lost func() // it did not come this time

	coming *local.Task[[]byte]
	done   bool
	next   int64 // not asked for before, by the core's clock
}

func (f *lateFile) tick(c *Core) {
	switch {
	case f.done:
	case f.coming == nil:
		if c.ms >= f.next {
			f.coming = local.Fetch(f.name)
		}
	case f.coming.Done():
		b, err := f.coming.Result()
		if err == nil {
			err = f.take(b)
		}
		f.coming, f.done = nil, err == nil
		if err != nil {
			f.next = c.ms + fontAgain
			f.lost()
		}
		c.Dirty()
	}
}

// AwaitCards fetches the cards of every game, for a worker of the page: what it is asked cannot wait for them.
func AwaitCards() error {
	for _, id := range assets.Games() {
		t := local.Fetch(assets.CardFile(id))
		for !t.Done() {
			time.Sleep(2 * time.Millisecond)
		}
		b, err := t.Result()
		if err != nil {
			return fmt.Errorf("the cards did not come: %w", err)
		}
		assets.Bring(id, b)
	}
	return nil
}
