package game

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/look"
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/state"
)

// deckPrefix is where the player's own decks are kept in the store.
const deckPrefix = "deck/"

// ownDeck is a deck that can be chosen.
type ownDeck struct {
	of     *assets.Game
	key    string // in the store; "" for a starter deck
	deck   *deck.Deck
	list   *deck.List
	status [4]int      // cards by deck.Status
	bases  []string    // what it may be built on
	faults []board.Why // why it cannot be played
}

// setup is the deck as a match takes it, with a basis that it has.
func (d *ownDeck) setup() rules.DeckSetup {
	return d.deck.Setup().Declared(d.of.Rules, d.deck.Format)
}

// decks are the starter decks of a game and the player's own, by name; a format's alone,
// or all for "*". Each is resolved and judged once, as long as the same list is stored.
func (c *deckLibrary) decks(g *assets.Game, format string) []ownDeck {
	var out []ownDeck
	now := make(map[*deck.List]ownDeck, len(c.judged)) // what was deleted is forgotten
	add := func(key string, l *deck.List, read func() (*deck.Deck, error)) {
		d, known := c.judged[l]
		if !known || d.of != g || d.key != key {
			d = ownDeck{of: g, key: key, list: l}
			if v, err := read(); err == nil {
				d.deck = v
				d.judge()
			}
		}
		if now[l] = d; d.deck != nil && (format == "*" || d.deck.Format == format) {
			out = append(out, d)
		}
	}
	for i, d := range g.Decks {
		add("", g.Lists[i], func() (*deck.Deck, error) { return d, nil })
	}
	own := len(out)
	for key, l := range c.owns(gameName(g)) {
		add(key, l, func() (*deck.Deck, error) { return g.Index.Resolve(l) })
	}
	c.judged = now
	slices.SortFunc(out[own:], func(a, b ownDeck) int {
		return cmp.Or(strings.Compare(a.deck.Name, b.deck.Name), strings.Compare(a.key, b.key))
	})
	return out
}

// owns are the lists of the player's own decks for a game, by their keys; what cannot
// be read stays stored.
func (c *deckLibrary) owns(game string) map[string]*deck.List {
	out := map[string]*deck.List{}
	c.lists.each(c.Env.Store, deckPrefix, func(_ string, raw []byte) (*deck.List, bool) {
		l, err := deck.ReadList(raw)
		return l, err == nil
	}, func(key string, l *deck.List) {
		if gameID(l.Game) == game {
			out[key] = l
		}
	})
	return out
}

// owned is how many decks there are for a game, without looking at their cards.
func (c *deckLibrary) owned(game string) int { return assets.Starters(game) + len(c.owns(game)) }

// judge counts the cards and looks for what breaks the rules of construction.
func (d *ownDeck) judge() {
	g := d.of
	d.status = [4]int{}
	for _, list := range [...][]state.FaceID{d.deck.Main, d.deck.Side} {
		for _, f := range list {
			d.status[g.Reports[f-1].Status]++
		}
	}
	s := d.setup()
	d.bases = g.Rules.Game.Bases(g.Pool, d.deck.Format, &s)
	d.faults = g.Rules.Game.Legal(g.Pool, d.deck.Format, &s, d.deck.Opened)
}

// readDeck reads a deck list for a table; one that does not say a format is for this
// one. The error says in the language of the settings what cannot be read: every line
// at fault.
func (c *deckLibrary) readDeck(raw []byte, g *assets.Game, format string) (ownDeck, error) {
	l, err := deck.ReadListFor(gameName(g), raw)
	if err != nil {
		return ownDeck{}, errors.New(c.T("error.deck", "\n"+inWords(err, c.Set.Lang)))
	}
	return c.found(l, g, format)
}

// found is a list with its cards.
func (c *deckLibrary) found(l *deck.List, g *assets.Game, format string) (ownDeck, error) {
	if l.Game != gameName(g) {
		return ownDeck{}, errors.New(c.T("deck.othergame", c.gameTitle(l.Game)))
	}
	if l.Format == "" {
		l.Format = format
	}
	d, err := g.Index.Resolve(l)
	if err != nil {
		return ownDeck{of: g, list: l}, errors.New(c.T("error.deck", "\n"+inWords(err, c.Set.Lang)))
	}
	return ownDeck{of: g, deck: d, list: l}, nil
}

// inWords is an error in a language, where it has both.
func inWords(err error, lang string) string {
	var texts interface{ Text(lang string) string }
	if errors.As(err, &texts) {
		return strings.Join(first(strings.Split(texts.Text(lang), "\n"), 6), "\n")
	}
	if lang != "en" { // what has no Japanese words tells a Japanese reader nothing
		return "この端末では読めませんでした。"
	}
	return err.Error()
}

// first is at most n of the lines, and how many are left out.
func first(lines []string, n int) []string {
	if len(lines) <= n {
		return lines
	}
	return append(append([]string(nil), lines[:n]...), fmt.Sprintf("… +%d", len(lines)-n))
}

// keep stores a deck of the player's own, under a new key if it has none.
func (c *deckLibrary) keep(key string, l *deck.List) string {
	if key == "" {
		key = fmt.Sprintf("%s%016x", deckPrefix, c.Env.Seed())
		l.Name = c.freeName(l.Game, l.Name)
	}
	c.Env.Store.Put(key, l.Text("ja"))
	return key
}

// freeName is a name for a new deck that no own deck of the game has: two that look
// alike would be taken for one.
func (c *deckLibrary) freeName(game, name string) string {
	taken := map[string]bool{}
	for _, l := range c.owns(gameID(game)) {
		taken[l.Name] = true
	}
	name = cmp.Or(strings.TrimSpace(name), c.T("deck.unnamed"))
	free := name
	for n := 2; taken[free]; n++ {
		free = c.T("deck.another", name, n)
	}
	return free
}

func deckName(d *ownDeck) string {
	if d.deck.Name != "" {
		return d.deck.Name
	}
	return "—"
}

// gameTitle is the name of a game; short, where there is little room.
func (c *Core) gameTitle(id string) string { return c.words(deskOf(gameID(id)).Title.Name) }
func (c *Core) gameShort(id string) string { return c.words(deskOf(gameID(id)).Title.Short) }

func (c *Core) words(w [2]string) string { return c.pick(w[0], w[1]) }

// clothOf is the table of a game.
func clothOf(g *assets.Game) *look.Game { return &deskOf(gameName(g)).Look }

// formatName is a format in the language of the settings.
func formatName(c *Core, g *assets.Game, id string) string {
	if f := rules.FormatOf(g.Rules.Game, id); f != nil {
		return c.pick(f.JA, f.EN)
	}
	return id
}

// basisName is what a deck is declared to be built on, in words; "" where a format
// asks for nothing.
func basisName(c *Core, g *assets.Game, d *rules.DeckSetup, format, basis string) string {
	stops := g.Rules.Game.Words().Stops
	switch i := slices.IndexFunc(stops, func(s rules.Stop) bool { return s.Then == basis }); {
	case basis == rules.BeforeDamage && i >= 0: // the card for which it is declared may be one that g has not
		return c.T("deck.basis.asks", c.pick(stops[i].JA, stops[i].EN))
	case len(g.Rules.Game.Bases(g.Pool, format, d)) == 0:
		return ""
	case basis != "":
		return c.T("deck.basis.title", basis)
	}
	var class []string
	for _, f := range d.Leader {
		for _, s := range g.Pool.Def(f).Sides[0].Classes {
			class = append(class, c.T("class."+s))
		}
	}
	return c.T("deck.basis.class", strings.Join(class, c.T("common.dot")))
}

// sizes tells how many cards the sections of a deck have that a match is played with.
func (c *deckLibrary) sizes(d *ownDeck) string {
	var out []string
	for _, s := range games.Of(gameName(d.of)).Lexicon().Sections {
		if s.Stacked() {
			out = append(out, c.T("deck.count", s.Shown(c.Set.Lang), len(*d.deck.Section(s.ID))))
		}
	}
	return strings.Join(out, " ")
}

// faultLine is a fault of a deck as it is told.
func (c *deckLibrary) faultLine(w *board.Why) string {
	return c.T("common.rule", w.Rule) + "　" + c.pick(w.JA, w.EN)
}
