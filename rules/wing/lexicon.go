package wing

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Word is a row of a lexicon: one word of a rulebook and all that people write for it.
type Word[T any] struct {
	Is     T      // what it is in the data
	ID     string // what packs, deck lists and the command line keep it as; "": it is another spelling only
	JA, EN string // its name, which comes first wherever words are listed
	Also   string // what else is read for it, in either language, parted by " | "
	Sign   string // what stands for it in the notation of texts
	// Said is how texts of cards say it in Japanese and in English, each with its forms as
	// the grammar of texts parts them; none: they do not.
	Said [2]string
	Rule string // where the rulebook has it
}

// Name is a word that the data keep by its ID.
type Name = Word[struct{}]

// Others is what is read for the word besides its names.
func (w *Word[T]) Others() []string {
	if w.Also == "" {
		return nil
	}
	return strings.Split(w.Also, " | ")
}

// All is everything that is read for the word: its English and Japanese names, the rest.
func (w *Word[T]) All() []string {
	out := w.Others()
	for _, s := range [...]string{w.JA, w.EN} {
		if s != "" {
			out = slices.Insert(out, 0, s)
		}
	}
	return out
}

// Spelt says whether s is written for the word, large or small letters alike.
func (w *Word[T]) Spelt(s string) bool {
	for _, x := range w.All() {
		if strings.EqualFold(x, s) {
			return true
		}
	}
	return w.ID != "" && strings.EqualFold(w.ID, s)
}

// Shown is the name as it stands by itself in a language, "ja" or "en".
func (w *Word[T]) Shown(lang string) string {
	if lang == "ja" || w.EN == "" {
		return w.JA
	}
	return strings.ToUpper(w.EN[:1]) + w.EN[1:]
}

// Lexicon is the words of a game, a row for each. What packs, deck lists and scenarios
// may say, and the names that the rulebook shows, are read from it.
type Lexicon struct {
	Kinds   []Word[ability.Kinds]
	Base    ability.Kinds // exactly one of these on every side, or those that one word says together
	Special ability.Kinds // at most one of these besides (特殊な種類)
	Paid    ability.Res   // what a cost is paid in of which texts say the number alone
	Once    ability.Kinds // cards whose text is carried out once, when they are played

	Classes   []Name   // what cards are sorted by: classes, elements, attributes
	Classless []string // how a card is said to be of no class; none: each is of one
	Traits    []Name   // what traits may be, if they are words of the rules; a dash is none
	Icons     []Name   // icons printed on cards
	Heads     []Name   // what begins a line of text before the name of an ability
	Markers   []Name   // counters that a rulebook names, kept by their Japanese name

	Numbers  []Number // of cards
	Players  []Word[ability.Stat]
	Phases   []Word[ability.Phase]
	States   []Word[ability.State]
	Zones    []Word[ability.Zone]
	Columns  []Column  // of packs: those that not every game has or that this game calls otherwise
	Lacks    []Lack    // what sides of some kinds do not have
	Sections []Section // of deck lists
	Formats  []Name    // the usual one first, with the ID ""
}

// Number is a number of cards. One with an ID is printed, and a column of packs by that
// key with its Japanese name as the header.
type Number struct {
	Word[ability.Stat]
	Min, Max int32
	Needs    ability.Kinds // a side of one of these kinds must have it
	Unless   ability.Kinds // except when it is also one of these
	Only     ability.Kinds // a side of no other kind has it; 0: any may
}

// Column is a column of packs that every game could have: the ID is what this game's
// files call it, if not by its key.
type Column = Word[string]

// Lack says that sides of some kinds have none of some columns: those of all the kinds Is,
// unless they are of one of Not. The columns are called by their keys.
type Lack struct {
	Columns []string
	Is, Not ability.Kinds
	Rule    string
}

// Of says whether a side of these kinds lacks the columns.
func (l *Lack) Of(k ability.Kinds) bool { return k&l.Is == l.Is && k&l.Not == 0 }

// Section is a section of deck lists, with the kinds that tell its cards from others of
// the same name.
type Section struct {
	Name
	Any ability.Kinds // a card needs one of these; 0: any
	Not ability.Kinds // and none of these
}

// Stacked says whether a match is played with as many cards of the section as a deck has:
// neither the one that leads it, nor what it may be built of.
func (s *Section) Stacked() bool { return s.ID != "leader" && s.ID != "opened" }

// KindsOf are the words for what is of some kinds: each that fits, unless another that
// fits says more.
func (x *Lexicon) KindsOf(k ability.Kinds) (out []*Word[ability.Kinds]) {
	fits := func(w *Word[ability.Kinds]) bool { return w.ID != "" && k&w.Is == w.Is }
	for i := range x.Kinds {
		w := &x.Kinds[i]
		if fits(w) && !slices.ContainsFunc(x.Kinds, func(o Word[ability.Kinds]) bool { return fits(&o) && o.Is != w.Is && o.Is&w.Is == w.Is }) {
			out = append(out, w)
		}
	}
	return out
}

// Pairs are the names of words, Japanese then English, as rulebooks show them.
func Pairs[T comparable](words []Word[T]) map[T][2]string {
	m := map[T][2]string{}
	for i := range words {
		m[words[i].Is] = [2]string{words[i].JA, words[i].EN}
	}
	return m
}

// Stats are the names of a game's numbers of cards, as rulebooks show them.
func (x *Lexicon) Stats() map[ability.Stat][2]string {
	m := map[ability.Stat][2]string{}
	for i := range x.Numbers {
		m[x.Numbers[i].Is] = [2]string{x.Numbers[i].JA, x.Numbers[i].EN}
	}
	return m
}

// IDs are what the data keep words as, in their order.
func IDs(words []Name) []string {
	out := make([]string, len(words))
	for i := range words {
		out[i] = words[i].ID
	}
	return out
}

// Named gives zones the names that the lexicon has for them.
func (x *Lexicon) Named(zones []board.ZoneSpec) []board.ZoneSpec {
	for i := range zones {
		for j := range x.Zones {
			if w := &x.Zones[j]; w.Is == zones[i].Word {
				zones[i].Name, zones[i].JA = w.EN, w.JA
			}
		}
	}
	return zones
}
