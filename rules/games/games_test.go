package games

import (
	"io/fs"
	"slices"
	"testing"
)

// What a wing lists is what stands in its folders.
func TestCardsAreCarried(t *testing.T) {
	for _, id := range IDs() {
		c := Of(id).Cards()
		for _, list := range []struct {
			pattern string
			named   []string
		}{{"packs/*", c.Packs}, {"decks/*", c.Decks}} {
			files, err := fs.Glob(c.Files, list.pattern)
			named := slices.Sorted(slices.Values(list.named))
			if err != nil || !slices.Equal(files, named) {
				t.Errorf("%s lists %v, its folder has %v, %v", id, named, files, err)
			}
		}
	}
}

// A game has one place in the list.
func TestRegisterTwice(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a game was registered twice")
		}
	}()
	Register(All()[0])
}
