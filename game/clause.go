package game

import (
	"unicode/utf8"

	"gotaku/render"
	"gotaku/rules/deck"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Clauses of a card's text: which is pointed at on a large face that stays, and which is being carried out.

// parts are where the clauses of a face stand in the lines of its text.
func (b *book) parts(f state.FaceID, lines []string) (out []render.Clause) {
	for i, c := range b.clausesOf(f) {
		for n := range int16(len(c) / 2) {
			if from, to, ok := c.At(n); ok && to > from {
				out = cut(out, render.ClauseID{Of: int16(i + 1), N: n}, lines, from, to)
			}
		}
	}
	return out
}

// clausesOf are the clauses of a face in the language that is shown.
func (b *book) clausesOf(f state.FaceID) []deck.Clauses {
	s := b.clauses.Of(f, 0)
	if b.lang == "en" && b.inEnglish(f) != "" {
		return s.EN
	}
	return s.JA
}

// cut adds what of the runes from and to of a text stands in each of its lines.
func cut(out []render.Clause, id render.ClauseID, lines []string, from, to int) []render.Clause {
	for i, line := range lines {
		n := utf8.RuneCountInString(line)
		if a, b := max(from, 0), min(to, n); a < b {
			out = append(out, render.Clause{ID: id, Line: i, From: bytesOf(line, a), To: bytesOf(line, b)})
		}
		from, to = from-n-1, to-n-1
	}
	return out
}

// bytesOf is how many bytes the first n runes of s take.
func bytesOf(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

// relabel gives a line of a text its label as a pill, and its clauses the places they have then.
func relabel(v *render.Face, line int, s string) {
	was := v.Text[line]
	v.Text[line] = s
	if len(s) == len(was) {
		return
	}
	label := len(s) - len(was) // the two brackets
	for label < len(s) && s[label-1] != ']' {
		label++
	}
	label -= 2 // where the word ended before
	moved := func(at int) int {
		switch {
		case at >= label:
			return at + 2
		case at > 0:
			return at + 1
		}
		return 0
	}
	for i := range v.Clauses {
		if c := &v.Clauses[i]; c.Line == line {
			c.From, c.To = moved(c.From), moved(c.To)
		}
	}
}

// glow is a clause that has been carried out just now, and when its light begins.
type glow struct {
	match.Doing
	start int64
}

const glowMs = 420 // for each clause, one after the other

// glowing lights what was carried out in these events.
func (a *anims) glowing(fresh []match.Told) {
	a.glows = a.glows[:0]
	for i := range fresh {
		d := fresh[i].Doing
		if n := len(a.glows); d.Card != 0 && (n == 0 || a.glows[n-1].Doing != d) {
			a.glows = append(a.glows, glow{d, a.now + int64(n)*glowMs})
		}
	}
}

// lit says whether the light of a clause is still to go out.
func (a *anims) lit() bool {
	n := len(a.glows)
	return n > 0 && a.now < a.glows[n-1].start+glowMs
}

// doing is the clause that is shown as being carried out now.
func (t *table) doing() match.Doing {
	if t.anim.lit() {
		for i := len(t.anim.glows) - 1; i >= 0; i-- {
			if g := &t.anim.glows[i]; t.anim.now >= g.start {
				return g.Doing
			}
		}
	}
	return t.view.Doing
}

// litOn is what of a card's text is being carried out, where face is what is shown of it.
func (t *table) litOn(id state.CardID, face state.FaceID) render.ClauseID {
	d := t.doing()
	of := d.Node.Of
	if d.Card != id && !t.standsFor(id, d.Card) || of.Face != face || of.Side != 0 || of.Quoted || of.Word > 0 {
		return render.ClauseID{}
	}
	return render.ClauseID{Of: of.N, N: d.Node.N}
}

// standsFor says whether an object on the stack is an ability of a card.
func (t *table) standsFor(obj, card state.CardID) bool {
	for i := range t.view.Stack {
		if w := &t.view.Stack[i]; w.Obj == obj && w.Src == card {
			return true
		}
	}
	return false
}

// pointable makes the clauses of a large face that stays targets, and lights the one that is pointed at.
func (f *Frame) pointable(c *render.Card) {
	for i := range c.Face.Clauses {
		id := c.Face.Clauses[i].ID
		name := "clause:" + itoa(int(id.Of)) + ":" + itoa(int(id.N))
		state := ""
		if f.Over(name) {
			c.Told, state = id, "told"
		}
		if id == c.Done {
			state = "done"
		}
		c.Parts = append(c.Parts, f.Add(Target{Name: name, Label: f.c.T("card.ability"), State: state, Still: true}))
	}
}

// clauseWords are the words of a clause in the text of its ability; where they are not known, the whole ability.
func (t *table) clauseWords(n state.NodeID) string {
	words := t.book.ability(n.Of)
	list := t.book.clausesOf(n.Of.Face)
	if n.N == 0 || int(n.Of.N) > len(list) || n.Of.Side != 0 || n.Of.Quoted || n.Of.Word > 0 {
		return words
	}
	whole, end, _ := list[n.Of.N-1].At(0)
	from, to, ok := list[n.Of.N-1].At(n.N)
	if !ok || to == from || end-whole != utf8.RuneCountInString(words) {
		return words
	}
	return words[bytesOf(words, from-whole):bytesOf(words, to-whole)]
}

// litIn is what of the text of an ability, as the panel shows it, is being carried out, in bytes.
func (t *table) litIn(id state.AbilityID, words string) (lit [2]int) {
	d := t.doing().Node
	list := t.book.clausesOf(id.Face)
	if d.Of != id || d.N == 0 || int(id.N) > len(list) || id.Side != 0 || id.Quoted || id.Word > 0 {
		return lit
	}
	whole, end, _ := list[id.N-1].At(0)
	from, to, ok := list[id.N-1].At(d.N)
	if !ok || to == from || end-whole != utf8.RuneCountInString(words) {
		return lit
	}
	return [2]int{bytesOf(words, from-whole), bytesOf(words, to-whole)}
}
