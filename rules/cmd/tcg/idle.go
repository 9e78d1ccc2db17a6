package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/idle"
	"gotaku/rules/state"
)

// runIdle plays random games with cards and names what of their texts makes no difference.
func runIdle(args []string, out io.Writer) error {
	f := flags("idle", out)
	game := f.String("game", assets.Games()[0], gameHelp())
	lang := f.String("lang", "ja", "language of texts that do not say theirs: ja, en")
	n := f.Int("n", 60, "how many games are played of each deck")
	seed := f.Uint64("seed", 1, "seed of the first game; each further one has the next")
	least := f.Int("least", 6, "leave out what was carried out in fewer games, and what is of cards that came into play in fewer")
	only := f.String("only", "", "try those cards only: `NUMBER,NUMBER...`")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 || *n < 1 {
		return errors.New("name one file of cards at most, or - for the input; -n is at least 1")
	}
	g, err := gameOf(*game)
	if err != nil {
		return err
	}
	c := &idle.Cards{Wing: games.Of(*game), Defs: append([]state.Def(nil), g.Pool.Defs...)}
	for _, d := range g.Decks {
		c.Decks = append(c.Decks, d.Setup())
	}
	if f.NArg() == 0 {
		ownCards(c, g)
	} else if err := lineCards(c, f.Arg(0), *game, *lang, out); err != nil {
		return err
	}
	if *only != "" {
		wanted := strings.Split(*only, ",")
		c.Tried = slices.DeleteFunc(c.Tried, func(f state.FaceID) bool { return !slices.Contains(wanted, c.Defs[f-1].Number) })
	}
	defer debug.SetGCPercent(debug.SetGCPercent(seldom))
	found := 0
	err = idle.Find(c, idle.Plan{Seed: *seed, Games: *n}, func(f idle.Finding) {
		if f.Ability == idle.Unseen || f.Held >= *least && (f.Never() || f.Ran == idle.Unknown || f.Ran >= *least) {
			found++
			showFinding(c, &f, out)
		}
	})
	fmt.Fprintf(out, "%d cards tried, %d findings\n", len(c.Tried), found)
	return err
}

// ownCards has those cards of a game's packs tried that are read whole.
func ownCards(c *idle.Cards, g *assets.Game) {
	for i := range g.Reports {
		if g.Reports[i].Status == deck.Automatic {
			c.Tried = append(c.Tried, state.FaceID(i+1))
		}
	}
}

// lineCards has the cards of a file tried that are read whole, a card as JSON a line, as tcg text -jsonl reads them.
func lineCards(c *idle.Cards, name, game, lang string, out io.Writer) error {
	in := io.Reader(os.Stdin)
	if name != "-" {
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		in = bytes.NewReader(b)
	}
	p, boxes := &deck.Pack{ID: "tried", Game: game}, []state.Def(nil)
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, maxLine)
	for n := 1; lines.Scan(); n++ {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		r := verdict{Game: game, Lang: lang}
		d, err := r.card(lines.Bytes())
		if err == nil && r.Game != game {
			err = fmt.Errorf("a card of %q", r.Game)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
		if d.Number == "" {
			d.Number = fmt.Sprint("line-", n)
		}
		for i := range d.Sides {
			if s := &d.Sides[i]; r.Lang == "en" && s.TextEN == "" {
				s.Text, s.TextEN = "", s.Text
			}
		}
		p.Cards = append(p.Cards, *d)
		boxes = append(boxes, deck.Boxed(game, d)...)
	}
	if err := lines.Err(); err != nil {
		return err
	}
	of := len(p.Cards)
	for _, d := range boxes {
		if is := func(o state.Def) bool { return o.Sides[0].Name == d.Sides[0].Name }; !slices.ContainsFunc(p.Cards, is) && !slices.ContainsFunc(c.Defs, is) {
			p.Cards = append(p.Cards, d)
		}
	}
	reader := compile.Grammar(append(assets.Packs(game), p)...)
	var whole []state.Def
	n := 0
	for i := range p.Cards {
		if read := reader.Card(p, i); read.Report.Status == deck.Automatic || i >= of {
			whole = append(whole, read.Def)
			n++
		}
	}
	fmt.Fprintf(out, "%d of %d cards are read whole, %d of them tokens of others\n", n, len(p.Cards), len(p.Cards)-of)
	c.Fill(whole)
	return nil
}

// showFinding writes a finding in a line.
func showFinding(c *idle.Cards, f *idle.Finding, out io.Writer) {
	d := &c.Defs[f.Face-1]
	s := &d.Sides[f.Side]
	if f.Ability == idle.Unseen {
		fmt.Fprintf(out, "%s %s: never in play in %d games\n", d.Number, s.Name, f.Games)
		return
	}
	a, of := &s.Card.Abilities, "ability"
	if f.Quoted {
		a, of = &s.Card.Quoted, "given ability"
	}
	said := (*a)[f.Ability].Print
	if printed := s.Text + s.TextEN; f.To > 0 && f.To <= len(printed) && (s.Text == "" || s.TextEN == "" || f.To <= len(s.Text)) {
		said = printed[f.From:f.To]
	}
	how := fmt.Sprintf("carried out in %d of %d games, without a difference", f.Ran, f.Games)
	switch {
	case f.Never():
		how = fmt.Sprintf("never carried out, in play in %d of %d games", f.Held, f.Games)
	case f.Ran == idle.Unknown:
		how = fmt.Sprintf("no difference, in play in %d of %d games", f.Held, f.Games)
	}
	fmt.Fprintf(out, "%s %s, %s %d, %q: %s: %s\n", d.Number, s.Name, of, f.Ability+1, strings.ReplaceAll(said, "\n", " "), how, f.What)
}
