package scenario

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Cards of one name: how the head must write them, how a line tells them apart.

// distinct refuses a second card of a name that no line could tell from the first: it
// needs another kind, or each of them a number of its own.
func (p *parser) distinct() {
	now := &p.card.Sides[0].Print
	for i := range p.s.Cards[:len(p.s.Cards)-1] {
		c := &p.s.Cards[i]
		if was := &c.Sides[0].Print; was.Name != now.Name || was.Kinds != now.Kinds || c.Number != "" && p.card.Number != "" && c.Number != p.card.Number {
			continue
		}
		p.fail("card %q is written on line %d already: a second card of that name needs another kind, or each of them a number of its own (| number 2)", now.Name, c.Line)
	}
}

// which reads the kind or number that tells cards of one name apart: X/backup, X/1-002.
func (p *parser) which(n *Name, s string) string {
	best := ""
	try := func(w string) bool {
		if w == "" || len(s) < len(w) || !strings.EqualFold(s[:len(w)], w) || len(w) < len(best) || len(s) > len(w) && !strings.ContainsAny(s[len(w):len(w)+1], nameEnds) {
			return false
		}
		if len(w) > len(best) {
			best, n.Of = w, nil
		}
		return true
	}
	var words []string
	for i := range p.s.Cards {
		c := &p.s.Cards[i]
		if !slices.ContainsFunc(c.Sides, func(s Side) bool { return s.Print.Name == n.Text }) {
			continue
		}
		face := state.FaceID(i + 1) // the pool begins with the cards of the head
		words = append(words, p.s.Game.kindWords(c.Sides[0].Print.Kinds)[0])
		if c.Number != "" {
			words = append(words, c.Number)
		}
		if try(c.Number) {
			n.Of = append(n.Of, face)
		}
		for _, w := range p.s.Game.kindWords(c.Sides[0].Print.Kinds) {
			if try(w) {
				n.Of = append(n.Of, face)
			}
		}
	}
	if best == "" {
		p.fail("no card %s is told apart by %q (%s)", n.Text, clip(s), strings.Join(words, ", "))
	}
	n.Which = best
	return s[len(best):]
}

// kindWords are the words for cards of these kinds.
func (g *Game) kindWords(ks ability.Kinds) (out []string) {
	for _, k := range g.Kinds {
		if k.V == ks {
			return k.W
		}
	}
	for _, k := range g.Kinds {
		if ks&k.V == k.V {
			out = append(out, k.W...)
		}
	}
	return append(out, "") // a card always has a word to be shown by
}

// nameEnds are the signs that end a name.
const nameEnds = " ,;:()#@-/"

// face finds the card that a line of the board names. Of two cards of that name which
// could both lie there the line says which.
func (b *builder) face(n Name, side bool) (state.FaceID, error) {
	first := b.faceOf(n.Text, side)
	if first == 0 {
		return 0, fault(b.line, "%s is no card", n)
	}
	var fit []state.FaceID
	for f := range b.rules.Pool.Defs[:len(b.sc.Cards)] {
		d := b.rules.Pool.Defs[f]
		if d.Sides[0].Name == n.Text && (n.Of != nil && slices.Contains(n.Of, state.FaceID(f+1)) ||
			n.Of == nil && d.Sides[0].Kinds&b.g.SideKinds == b.rules.Pool.Def(first).Sides[0].Kinds&b.g.SideKinds) {
			fit = append(fit, state.FaceID(f+1))
		}
	}
	switch len(fit) {
	case 0:
		return first, nil
	case 1:
		return fit[0], nil
	}
	var names []string
	for _, f := range fit {
		names = append(names, b.sc.told(f, b.rules.Pool.Def(f)))
	}
	return 0, fault(b.line, "several cards are called %s, write which: %s", n, strings.Join(names, ", "))
}

// told is how a line names a card, with what tells it from others of its name.
func (sc *Scenario) told(f state.FaceID, d *state.Def) string {
	return Name{Text: d.Sides[0].Name, Which: sc.which(f), Seat: state.Nobody}.String()
}

// which is the kind, or else the number, that tells a card of the head from others of
// its name; empty: there are none, or only evolve cards, which lie elsewhere.
func (sc *Scenario) which(f state.FaceID) (out string) {
	if int(f) > len(sc.Cards) || f == 0 {
		return ""
	}
	me := &sc.Cards[f-1]
	for i := range sc.Cards {
		s, mine := &sc.Cards[i].Sides[0].Print, &me.Sides[0].Print
		switch {
		case i == int(f-1) || s.Name != mine.Name || (s.Kinds^mine.Kinds)&sc.Game.SideKinds != 0:
		case s.Kinds == mine.Kinds:
			return me.Number
		default:
			out = sc.Game.kindWords(mine.Kinds)[0]
		}
	}
	return out
}
