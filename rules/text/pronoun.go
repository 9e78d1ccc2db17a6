package text

import (
	"strings"

	"gotaku/rules/ability"
)

// ItMark stands for "it" until the printer knows whether several are meant.
const ItMark = "\ue001"

// subjects are beginnings of what they do, not of what is done to them.
var subjects = []string{" gain", " get", " lose", " cost", " become", " can", " must", " also", " take", " are", " attack", " block"}

// several tells whether a count may mean more than one.
func several(c ability.Count) bool {
	return c.Op == ability.All || c.Op == ability.AnyNumber || !Equal(c.N, ability.N(1))
}

// plainly prints a sentence by its row.
func (w *Printer) plainly(c Clause) (string, bool) {
	w.Plural = false
	c.They = c.They && w.Lang == EN // Japanese says it of either in the same words
	w.agree = w.Triggered
	return w.Print(w.Game.Starts.sentence, c)
}

// Spoken prints a sentence in which a player who acts needs no 自分の, and of which the next
// one says it or them.
func (w *Printer) Spoken(c Clause) (string, bool) {
	if c.Actor != (ability.Who{}) {
		ownHand(&c)
	}
	return w.Pronounced(c)
}

// Pronounced prints a sentence of which the next one says it or them.
func (w *Printer) Pronounced(c Clause) (string, bool) {
	s, ok := w.plainly(c)
	return w.pronouns(s, c), ok
}

// pronouns puts it, they or them for itMark, and remembers for the next sentence
// whether this one chose several.
func (w *Printer) pronouns(s string, c Clause) string {
	if w.Lang != EN {
		return s
	}
	many, found := w.Many, false
	for _, e := range c.Do {
		switch e := e.(type) {
		case *ability.Move:
			many = many || e.What.Sel != nil && several(e.What.Sel.N)
			found = found || e.Show && e.What.Sel != nil && OfSeveral(e.What.Sel)
		case *ability.Find:
			found = found || OfSeveral(&e.Sel)
		}
	}
	if many {
		s = strings.ReplaceAll(s, "its owner's", "their owner's")
	}
	if found {
		s = strings.ReplaceAll(s, " reveal it and ", " reveal them and ")
		s = strings.NewReplacer(" and add it ", " and add them ", " and play it ", " and play them ", " and put it ", " and put them ").Replace(s)
	}
	if len(c.Do) > 1 && c.If == nil {
		if chosen, is := c.Do[0].(*ability.Select); is {
			w.Many = OfSeveral(&chosen.Sel) // choose 2 cards, then remove them
		}
	}
	for {
		i := strings.Index(s, ItMark)
		if i < 0 {
			break
		}
		rest := s[i+len(ItMark):]
		if of, is := strings.CutPrefix(rest, "'s "); is {
			its := "its "
			if w.Many {
				its = "their "
			}
			s = s[:i] + its + of
		} else {
			s = s[:i] + w.pronoun(rest) + rest
		}
	}
	for _, e := range c.Do {
		switch e := e.(type) {
		case *ability.Select:
			w.Many = OfSeveral(&e.Sel) || c.Per != nil || c.Actor.Side == ability.Each
		case *ability.Find:
			w.Many = OfSeveral(&e.Sel)
		case *ability.Move:
			if s := e.What.Sel; s != nil && (InSlot(&s.Of) || s.Of.Depth != nil) { // of what was looked at, or from a deck
				w.Many = OfSeveral(s)
			}
		case *ability.Make:
			w.Many = len(e.Also) > 0 || !Equal(e.N, ability.N(1))
		case *ability.Look:
			w.Many = e.Until == nil && (e.N == nil || !Equal(*e.N, ability.N(1))) || e.Until != nil && OfSeveral(e.Until)
		}
	}
	return s
}

// pronoun is the word for what was chosen last, before the rest of a sentence.
func (w *Printer) pronoun(rest string) string {
	if !w.Many {
		return "it"
	}
	for _, b := range subjects {
		if strings.HasPrefix(rest, b) {
			return "they"
		}
	}
	return "them"
}
