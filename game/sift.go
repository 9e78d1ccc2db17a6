package game

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/state"
)

// sift is which cards are shown of those that a deck can have, and in which order.
type sift struct {
	of     *builder
	class  []string                // of one of these; none: of all
	word   string                  // with this in their name, text or traits, in either language
	costs  uint16                  // of one of these costs, a bit for each; 0: of all
	kinds  ability.Kinds           // of one of these kinds; 0: of all
	works  []deck.Status           // read so; none: however they are read
	traits []string                // with one of these; none: with any or none
	order  int                     // of sortings
	said   map[state.FaceID]string // what is looked through for the word
	known  string                  // what the list was made for
	list   []state.FaceID          // the cards that are shown
	counts [4]int                  // of those that are shown, however they are read, by that
}

// sortings are the orders in which cards lie, by their keys in the language files.
var sortings = [...]string{"cost", "name", "number", "kind"}

// costMost is the last of the costs that are told apart: it and all above it.
const costMost = 7

// cards are those that are shown: of the packs that were opened for the deck, or of all.
func (b *builder) cards() []state.FaceID {
	v := &b.sift
	key := fmt.Sprint(v.class, v.word, v.costs, v.kinds, v.works, v.traits, v.order, len(b.own.deck.Opened), b.books.lang)
	if v.known == key {
		return v.list
	}
	v.known, v.list, v.counts = key, nil, [4]int{}
	g := b.own.of
	for i := range g.Pool.Defs {
		f := state.FaceID(i + 1)
		section := b.section(f)
		if section == "" || b.own.deck.Opened != nil && section != "leader" && !slices.Contains(b.own.deck.Opened, f) || !v.shows(f) {
			continue
		}
		works := g.Reports[i].Status
		if v.counts[works]++; len(v.works) == 0 || slices.Contains(v.works, works) {
			v.list = append(v.list, f)
		}
	}
	v.sort()
	return v.list
}

// shows says whether a card is one of those looked through, however it is read.
func (v *sift) shows(f state.FaceID) bool {
	s := &v.of.own.of.Pool.Def(f).Sides[0]
	switch {
	case len(v.class) > 0 && !slices.ContainsFunc(s.Classes, func(c string) bool { return slices.Contains(v.class, c) }):
		return false
	case v.kinds != 0 && s.Kinds&v.kinds == 0:
		return false
	case len(v.traits) > 0 && !slices.ContainsFunc(s.Traits, func(t string) bool { return slices.Contains(v.traits, t) }):
		return false
	case v.costs != 0:
		n, has := v.cost(f)
		if !has || v.costs&(1<<n) == 0 {
			return false
		}
	}
	return v.word == "" || finds(v.words(f), v.word)
}

// cost is a card's cost, all high ones as one.
func (v *sift) cost(f state.FaceID) (int, bool) {
	n, has := v.of.own.of.Pool.Def(f).Sides[0].Num.Get(v.of.books.corner())
	return int(clampF(float32(n), 0, costMost)), has
}

// sort puts the list in its order; cards that are equal in it stay as the packs have them.
func (v *sift) sort() {
	defs := v.of.own.of.Pool.Defs
	by := func(f state.FaceID) (int, string) {
		s := &defs[f-1].Sides[0]
		switch sortings[v.order] {
		case "name":
			return 0, s.Name
		case "kind":
			return int(s.Kinds), ""
		case "cost":
			n, has := s.Num.Get(v.of.books.corner())
			switch {
			case v.of.section(f) == "leader": // of which a deck has one: first
				n = -1
			case !has:
				n = 1 << 20
			}
			return int(n), ""
		}
		return 0, ""
	}
	slices.SortStableFunc(v.list, func(a, b state.FaceID) int {
		an, as := by(a)
		bn, bs := by(b)
		return cmp.Or(an-bn, strings.Compare(as, bs))
	})
}

// words are the name, text and traits of a card in both languages, as a search reads them.
func (v *sift) words(f state.FaceID) string {
	if v.said == nil {
		v.said = map[state.FaceID]string{}
	}
	if w, ok := v.said[f]; ok {
		return w
	}
	d := v.of.own.of.Pool.Def(f)
	s := &d.Sides[0]
	all := []string{d.Number, s.Name, s.NameEN, s.Text, v.of.books.inEnglish(f), strings.Join(s.Traits, " "), strings.Join(s.TraitsEN, " ")}
	v.said[f] = folded(strings.Join(all, "\n"))
	return v.said[f]
}

// finds says whether what a card says, folded, has a word: as it is typed, or as its letters sound.
func finds(said, word string) bool {
	word = folded(word)
	if strings.Contains(said, word) {
		return true
	}
	kana := kanaOf(word)
	return kana != "" && strings.Contains(said, kana)
}

// folded is a text as a search compares it: small Latin letters, no wide forms of them, and hiragana for katakana, since
// what is typed is hiragana until the input method has been told otherwise.
func folded(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r >= 'ァ' && r <= 'ヶ':
			r -= 'ァ' - 'ぁ'
		}
		return unicode.ToLower(r)
	}, s)
}

// rows of the kana that are written by a consonant and a, i, u, e, o.
var kanaRows = map[string]string{"": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの", "h": "はひふへほ", "m": "まみむめも", "r": "らりるれろ",
	"g": "がぎぐげご", "z": "ざじずぜぞ", "d": "だぢづでど", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ", "y": "や　ゆ　よ", "w": "わ　　　を",
	"sh": "　し　　　", "ch": "　ち　　　", "ts": "　　つ　　", "f": "　　ふ　　", "j": "　じ　　　"}

// kanaOf is what Latin letters sound like, in hiragana; "": they sound like nothing Japanese.
func kanaOf(s string) string {
	var out strings.Builder
	for s != "" {
		if len(s) > 1 && s[0] == s[1] && !strings.ContainsRune("aiueon", rune(s[0])) {
			out.WriteString("っ")
			s = s[1:]
			continue
		}
		at := strings.IndexAny(s, "aiueo")
		row := s
		if at >= 0 {
			row = s[:at]
		}
		if strings.HasPrefix(s, "n") && row != "n" && row != "ny" || s == "n" {
			out.WriteString("ん")
			s = strings.TrimPrefix(s[1:], "'")
			continue
		}
		if s[0] == '-' {
			out.WriteString("ー")
			s = s[1:]
			continue
		}
		if at < 0 {
			return ""
		}
		vowel := strings.IndexByte("aiueo", s[at])
		small := "" // of two sounds in one: kya, sha
		base, yes := kanaRows[row]
		switch {
		case yes && []rune(base)[vowel] != '　':
		case yes && len(row) > 0 && strings.Contains("sh ch j", row): // sha, chu, jo
			small = string([]rune("ゃ　ゅぇょ")[vowel])
		case len(row) > 1 && strings.HasSuffix(row, "y"):
			base, yes = kanaRows[row[:len(row)-1]]
			small = string([]rune("ゃ　ゅぇょ")[vowel])
		default:
			yes = false
		}
		if !yes || small == "　" {
			return ""
		}
		if small != "" {
			vowel = 1
		}
		r := []rune(base)[vowel]
		if r == '　' {
			return ""
		}
		out.WriteString(string(r) + small)
		s = s[at+1:]
	}
	return out.String()
}

// kindsHere are the kinds that a game's cards are of, as its words list them; those that no card in a deck is of aside.
func (v *sift) kindsHere() (out []kindWord) {
	g := v.of.own.of
	have := ability.Kinds(0)
	for i := range g.Pool.Defs {
		if v.of.section(state.FaceID(i+1)) != "" {
			have |= g.Pool.Defs[i].Sides[0].Kinds
		}
	}
	x := games.Of(gameName(g)).Lexicon()
	for i := range x.Kinds {
		w := &x.Kinds[i]
		if one := w.Is&(w.Is-1) == 0; one && w.ID != "" && have&w.Is != 0 && w.Is&(x.Base|x.Special) != 0 && len(out) < 8 {
			out = append(out, kindWord{w.Is, w.ID, w.Shown(v.of.c.Set.Lang)})
		}
	}
	return out
}

// kindWord is a kind of cards with what it is called.
type kindWord struct {
	is        ability.Kinds
	id, shown string
}

// toggled is a list with a value taken out of it, or put in.
func toggled[T comparable](list []T, v T) []T {
	if i := slices.Index(list, v); i >= 0 {
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	return append(slices.Clone(list), v)
}
