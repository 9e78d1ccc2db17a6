package games

import (
	"io/fs"
	"slices"
	"testing"
)

// What a wing lists is what stands in its folders.
func TestCardsAreCarried(t *testing.T) {
	for _, id := range IDs() {
		c, p := Of(id).Cards(), Of(id).Packs()
		for _, list := range []struct {
			files   fs.FS
			pattern string
			named   []string
		}{{p.Files, "packs/*", p.Names}, {c.Files, "decks/*", c.Decks}, {c.Files, "*.txt", []string{c.Made}}} {
			files, err := fs.Glob(list.files, list.pattern)
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
