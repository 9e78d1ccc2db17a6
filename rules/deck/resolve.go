package deck

import (
	"fmt"
	"strings"

	"gotaku/rules"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Deck is a list found in a pool: one face per copy, in list order.
type Deck struct {
	Name, NameEN, Game string
	Format, Basis      string // as in the list
	Leader, Main, Side []state.FaceID
	Opened             []state.FaceID // what it may be built of, where packs are opened for it; nil: not said
}

// Index finds the cards of a pool by what deck lists call them. Make it once per pool.
type Index struct {
	pool     *state.Pool
	byNumber map[string][]state.FaceID
	byName   map[string][]state.FaceID // Japanese and English names, folded
	words    []string                  // every number and name, for near matches
}

// NewIndex makes the index of a pool.
func NewIndex(pool *state.Pool) *Index {
	x := &Index{pool: pool, byNumber: map[string][]state.FaceID{}, byName: map[string][]state.FaceID{}}
	for i := range pool.Defs {
		d, f := &pool.Defs[i], state.FaceID(i+1)
		x.byNumber[d.ID] = append(x.byNumber[d.ID], f)
		if d.Number != d.ID {
			x.byNumber[d.Number] = append(x.byNumber[d.Number], f)
		}
		x.name(d.Sides[0].Name, f)
		if en := d.Sides[0].NameEN; en != "" && en != d.Sides[0].Name {
			x.name(en, f)
		}
		x.words = append(x.words, d.Number)
	}
	return x
}

// name adds a face under a name.
func (x *Index) name(s string, f state.FaceID) {
	key := nameKey(s)
	if len(x.byName[key]) == 0 {
		x.words = append(x.words, s)
	}
	x.byName[key] = append(x.byName[key], f)
}

// nameKey makes spellings of a name equal: case, width, spaces.
func nameKey(s string) string {
	return strings.ToLower(strings.Join(strings.Fields(fold(s)), " "))
}

// Resolve finds every card of the list. The error is Errors: every line at fault.
func (x *Index) Resolve(l *List) (*Deck, error) {
	g := gameOf(l.Game)
	if g == nil {
		return nil, Errors{{JA: quote(l.Game) + "というゲームはありません。使えるのは " + join(Games()) + "。",
			EN: quoteEN(l.Game) + " is no game here; allowed: " + join(Games()) + "."}}
	}
	d := &Deck{Name: l.Name, NameEN: l.NameEN, Game: l.Game, Format: l.Format, Basis: l.Basis}
	var errs Errors
	for _, s := range l.Sections {
		to := d.Section(s.ID)
		for _, c := range s.Cards {
			f, e := x.find(g, s.ID, c)
			if e != nil {
				errs = append(errs, e)
				continue
			}
			for range c.N {
				*to = append(*to, f)
			}
		}
	}
	if len(errs) > 0 {
		return nil, errs
	}
	return d, nil
}

// Setup is the deck as a match takes it.
func (d *Deck) Setup() rules.DeckSetup {
	return rules.DeckSetup{Leader: d.Leader, Main: d.Main, Side: d.Side, Basis: d.Basis}
}

// Section is where a section's faces are.
func (d *Deck) Section(id string) *[]state.FaceID {
	switch id {
	case "leader":
		return &d.Leader
	case "evolve":
		return &d.Side
	case "opened":
		return &d.Opened
	}
	return &d.Main
}

// find finds one entry: by number, and then its name must agree; else by name.
func (x *Index) find(g *Game, section string, c CardCount) (state.FaceID, *Error) {
	if c.Number == "" {
		first, rest, _ := strings.Cut(c.Name, " ")
		if len(x.byName[nameKey(c.Name)]) > 0 || len(x.byNumber[first]) == 0 {
			return x.named(g, section, c, c.Name)
		}
		c.Number, c.Name = first, strings.TrimSpace(rest) // a number without digits
	}
	found := x.byNumber[c.Number]
	if len(found) == 0 {
		found = x.byNumber[fold(c.Number)]
	}
	switch {
	case len(found) == 0 && len(x.byName[nameKey(c.Number+" "+c.Name)]) > 0:
		return x.named(g, section, c, c.Number+" "+c.Name)
	case len(found) == 0:
		return 0, x.unknown(c, c.Number)
	case len(found) > 1 && c.Name != "":
		if f, e := x.named(g, section, c, c.Name); e == nil && has(found, f) {
			return f, nil
		}
	}
	if len(found) > 1 {
		return 0, x.ambiguous(c, c.Number, found)
	}
	if c.Name != "" && !has(x.byName[nameKey(c.Name)], found[0]) {
		name := x.pool.Def(found[0]).Sides[0].Name
		return 0, &Error{Line: c.Line, Card: clip(c.Number), JA: "この番号は" + quote(name) + "で、" + quote(c.Name) + "ではありません。",
			EN: "this number is " + quoteEN(name) + ", not " + quoteEN(c.Name) + "."}
	}
	return found[0], nil
}

// named finds one card by name; the section decides between a follower and the
// evolve card of its name.
func (x *Index) named(g *Game, section string, c CardCount, name string) (state.FaceID, *Error) {
	all := x.byName[nameKey(name)]
	if len(all) == 0 {
		return 0, x.unknown(c, name)
	}
	found := all
	for i := range g.Sections {
		if g.Sections[i].ID == section {
			found = x.fitting(&g.Sections[i], all)
		}
	}
	switch len(found) {
	case 0:
		return all[0], nil // the rules say why it may not be there
	case 1:
		return found[0], nil
	}
	return 0, x.ambiguous(c, name, found)
}

// fitting are the faces whose kinds belong in a section.
func (x *Index) fitting(s *wing.Section, all []state.FaceID) []state.FaceID {
	var out []state.FaceID
	for _, f := range all {
		k := x.pool.Def(f).Sides[0].Kinds
		if (s.Any == 0 || k&s.Any != 0) && k&s.Not == 0 {
			out = append(out, f)
		}
	}
	return out
}

// unknown names the card that was probably meant.
func (x *Index) unknown(c CardCount, what string) *Error {
	ja, en := quote(what)+"というカードはありません。", "there is no card "+quoteEN(what)+"."
	if near := nearest(what, x.words); near != "" {
		ja += quote(near) + "でしょうか。"
		en += " Did you mean " + quoteEN(near) + "?"
	}
	return &Error{Line: c.Line, JA: ja, EN: en}
}

// ambiguous lists the cards a word may mean, five at most.
func (x *Index) ambiguous(c CardCount, what string, found []state.FaceID) *Error {
	var ids []string
	for i, f := range found {
		if i == 5 {
			ids = append(ids, "…")
			break
		}
		ids = append(ids, x.pool.Def(f).ID)
	}
	return &Error{Line: c.Line, JA: fmt.Sprintf("%sは %d 種あります（%s）。番号で書いてください。", quote(what), len(found), join(ids)),
		EN: fmt.Sprintf("%s may be %d cards (%s); write the number.", quoteEN(what), len(found), join(ids))}
}

func has(list []state.FaceID, f state.FaceID) bool {
	for _, x := range list {
		if x == f {
			return true
		}
	}
	return false
}

// ListOf writes a deck of a pool as a list with numbers and names, equal cards
// together in order of first appearance. Where two packs share a number, the pack
// is written too.
func (x *Index) ListOf(d *Deck) *List {
	l := &List{Name: d.Name, NameEN: d.NameEN, Game: d.Game, Format: d.Format, Basis: d.Basis}
	g := gameOf(d.Game)
	for _, s := range g.Sections {
		var order []state.FaceID
		count := map[state.FaceID]int{}
		for _, f := range *d.Section(s.ID) {
			if count[f] == 0 {
				order = append(order, f)
			}
			count[f]++
		}
		for _, f := range order {
			def := x.pool.Def(f)
			number := def.Number
			if len(x.byNumber[number]) > 1 {
				number = def.ID
			}
			l.put(g, s.ID, CardCount{N: count[f], Number: number, Name: def.Sides[0].Name})
		}
	}
	return l
}
