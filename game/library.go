package game

import (
	"gotaku/assets"
	"gotaku/rules/wing"
)

// bookshelf keeps what the games say of themselves beside their tables, each fetched when it is first wanted.
type bookshelf struct {
	*Core
	guides map[string]*wing.Guide
	books  map[string][]wing.Rule
	coming map[string]bool
}

// guide is what a game tells those who are new to it; nil: it has not come yet.
func (c *bookshelf) guide(id string) *wing.Guide {
	if g := c.guides[id]; g != nil {
		return g
	}
	c.fetch(id, wing.GuideFile, func(b []byte) {
		g, err := wing.ReadGuide(b)
		if err != nil {
			return // a test reads them all
		}
		if c.guides == nil {
			c.guides = map[string]*wing.Guide{}
		}
		c.guides[id] = g
	})
	return c.guides[id]
}

// rulebook is the units of a game's rulebook; none: they have not come yet.
func (c *bookshelf) rulebook(id string) []wing.Rule {
	if b := c.books[id]; b != nil {
		return b
	}
	c.fetch(id, wing.BookFile, func(b []byte) {
		if c.books == nil {
			c.books = map[string][]wing.Rule{}
		}
		c.books[id] = wing.ReadBook(b)
	})
	return c.books[id]
}

// fetch hands over a file of a game's wing: now where the program carries it, else when it has come. What did not come
// is asked for again when the rules are next opened.
func (c *bookshelf) fetch(id, name string, take func([]byte)) {
	if c.Env.Fetch == nil {
		take(assets.Carried(id, name))
		return
	}
	file := assets.Beside(id, name)
	if c.coming[file] {
		return
	}
	if c.coming == nil {
		c.coming = map[string]bool{}
	}
	c.coming[file] = true
	await(c.Core, c.Env.Fetch(file), func(b []byte, err error) {
		if err != nil {
			c.Say(c.T("rules.lost"))
			return // and is not asked for in every frame
		}
		take(b)
		c.Dirty()
	})
}
