package game

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gotaku/assets"
	"gotaku/look"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// book turns what the rules say of cards into what is drawn and read.
type book struct {
	lang    string
	game    *look.Game  // how it looks
	desk    *wing.Table // how it lies on the screen
	rules   *rules.Rules
	faces   map[faceKey]*render.Face
	texts   map[state.AbilityID]string
	english deck.InEnglish // what its cards say
	clauses deck.AllSaid   // and where
	prints  map[state.FaceID]render.Card
	said    map[ability.Kinds]string // what cards of these kinds are called
}

type faceKey struct {
	face state.FaceID
	side int8
	lang string
}

func newBook(r *rules.Rules, lang string) *book {
	desk := deskOf(r.Game.Name())
	var english deck.InEnglish
	var clauses deck.AllSaid
	if of := assets.Holding(r); of != nil { // and not of other cards
		english, clauses = of.English, of.Said
	}
	return &book{english: english, clauses: clauses, lang: lang, game: &desk.Look, desk: desk, rules: r, faces: map[faceKey]*render.Face{}, texts: map[state.AbilityID]string{}, prints: map[state.FaceID]render.Card{}, said: map[ability.Kinds]string{}}
}

// deskOf is the table of a game; one that is not listed has an empty one.
func deskOf(id string) *wing.Table {
	if w := games.Of(id); w != nil {
		return w.Table()
	}
	return bare
}

var bare = wing.Lay(wing.Table{})

// pick chooses between two languages.
func (b *book) pick(ja, en string) string {
	if b.lang == "en" && en != "" {
		return en
	}
	return ja
}

func (b *book) words(w [2]string) string { return b.pick(w[0], w[1]) }

func (b *book) t(key string, args ...any) string { return assets.Text(b.lang, key, args...) }

// prior says something of passing, in the words of games in which that gives priority away
// or of the others.
func (b *book) prior(key string, args ...any) string { return b.t(b.priorKey(key), args...) }

func (b *book) priorKey(key string) string {
	if !b.desk.Acts.Priority {
		key += ".plain"
	}
	return key
}

// name is the printed name of a face; a hidden card's is that it is hidden.
func (b *book) name(f state.FaceID) string {
	d := b.rules.Pool.Def(f)
	if d == nil {
		return b.t("card.hidden")
	}
	return b.pick(d.Sides[0].Name, d.Sides[0].NameEN)
}

// face is a printed face to draw; nil for an unknown one.
func (b *book) face(f state.FaceID) *render.Face {
	d := b.rules.Pool.Def(f)
	if d == nil {
		return nil
	}
	key := faceKey{f, 0, b.lang}
	if v, ok := b.faces[key]; ok {
		return v
	}
	s := &d.Sides[0]
	v := &render.Face{Key: d.ID + "/" + s.Name + "/" + b.lang, Game: b.game, Seed: d.ID, Name: b.pick(s.Name, s.NameEN), No: d.Number, Own: pictureKey(b.rules.Game.Name(), d.Number)}
	for _, c := range s.Classes {
		if a, ok := render.AttrNamed(b.game, c); ok {
			v.Attrs = append(v.Attrs, a)
		}
	}
	if a, ok := render.AttrElse(b.game); ok && len(v.Attrs) == 0 {
		v.Attrs = append(v.Attrs, a)
	}
	for _, icon := range s.Icons {
		v.Icons = append(v.Icons, b.icon(icon))
		v.Flags = append(v.Flags, b.iconName(icon))
	}
	b.describe(v, f, s)
	v.Clauses = b.parts(f, v.Text)
	b.heads(v, f, s)
	if d.Title != "" {
		v.Over += " ／ " + d.Title
	}
	if d.Trigger != "" {
		v.Text = append([]string{b.words(b.desk.Faces.Triggers[d.Trigger])}, v.Text...)
		for i := range v.Clauses {
			v.Clauses[i].Line++
		}
	}
	b.faces[key] = v
	return v
}

// icon is what stands on a card for an icon, iconName what it is called.
func (b *book) icon(id string) string {
	if w, ok := b.desk.Faces.Icons[id]; ok {
		return b.words(w)
	}
	return b.iconName(id)
}

func (b *book) iconName(id string) string {
	if of := games.Of(b.rules.Game.Name()); of != nil {
		for i := range of.Lexicon().Icons {
			if w := &of.Lexicon().Icons[i]; w.ID == id {
				return w.Shown(b.lang)
			}
		}
	}
	return id
}

// inEnglish is the text of a card in English: as printed, else in the grammar's words; "" where there is none.
func (b *book) inEnglish(f state.FaceID) string {
	return cmp.Or(b.rules.Pool.Def(f).Sides[0].TextEN, b.english.Side(f, 0))
}

func (b *book) describe(v *render.Face, f state.FaceID, s *state.Side) {
	corner := b.corner()
	cost, has := s.Num.Get(corner)
	if has {
		v.Badge = itoa(int(cost))
	} else if s.Kinds&b.desk.Faces.Badged != 0 {
		v.Badge = b.words(b.desk.Faces.Badge)
	}
	var class []string
	for _, c := range s.Classes {
		class = append(class, b.t("class."+c))
	}
	v.Over = strings.Join(class, b.t("common.dot"))
	if has {
		v.Over = b.statName(corner) + " " + itoa(int(cost)) + " ／ " + v.Over
	}
	v.Kind = b.kinds(s.Kinds)
	traits, text := s.Traits, s.Text
	if b.lang == "en" && len(s.TraitsEN) > 0 {
		traits = s.TraitsEN
	}
	if !b.desk.Faces.Traits {
		traits = nil
	}
	b.headline(v, s)
	if b.lang == "en" {
		text = cmp.Or(b.inEnglish(f), text)
	}
	v.Trait = strings.Join(append(traits[:len(traits):len(traits)], s.Categories...), b.t("common.dot"))
	if text != "" {
		v.Text = strings.Split(text, "\n")
	}
	if s.Card == nil {
		return
	}
	for i := range s.Card.Abilities {
		if s.Card.Abilities[i].Hand != ability.Auto {
			v.Flags = append(v.Flags, "△ "+b.t("deck.assisted"))
			return
		}
	}
}

// ability is the text of one ability; of one that a keyword means, which nothing prints, the
// name of the keyword; "" where there is neither.
func (b *book) ability(id state.AbilityID) string {
	if s, ok := b.texts[id]; ok {
		return s
	}
	a := b.rules.Ability(id)
	if a == nil {
		return ""
	}
	s := a.Print
	if b.lang == "en" && s != "" {
		s = cmp.Or(b.english.Ability(id), s)
	}
	if s == "" && id.Word != 0 {
		s = b.keyword(b.rules.Keywords[id.Word-1].Word)
	}
	b.texts[id] = s
	return s
}

// kinds are the words of the game for what a card is.
func (b *book) kinds(k ability.Kinds) string {
	s, known := b.said[k]
	if of := games.Of(b.rules.Game.Name()); !known && of != nil {
		var out []string
		for _, w := range of.Lexicon().KindsOf(k) {
			out = append(out, w.Shown(b.lang))
		}
		s = strings.Join(out, b.t("common.dot"))
		b.said[k] = s
	}
	return s
}

// keywords are the pills of a card for some of its keywords, with the number that one has.
func (b *book) keywords(c *state.Chars, keys uint64) []string {
	var out []string
	for _, w := range b.desk.Faces.Words {
		if bit := b.rules.Key(w); bit != 0 && keys&bit != 0 {
			out = append(out, b.keyword(w)+b.degree(c, w))
		}
	}
	return out
}

// degree is the largest number that a keyword of a card is printed with; "": it has none.
func (b *book) degree(c *state.Chars, word string) string {
	most := int32(0)
	for _, h := range c.Abilities {
		if h.Kind != ability.Keyword {
			continue
		}
		if a := b.rules.Ability(h.ID); a != nil && a.Word == word && len(a.Args) > 0 && a.Args[0].Op == ability.Const {
			most = max(most, a.Args[0].N)
		}
	}
	if most == 0 {
		return ""
	}
	return strconv.Itoa(int(most))
}

// keyword is the game's word for a keyword.
func (b *book) keyword(w string) string {
	for _, k := range b.rules.Game.Keywords() {
		if k.Word == w {
			return b.pick(k.JA, k.EN)
		}
	}
	return w
}

// counter is a counter's name: the game's word where a keyword gives it its name.
func (b *book) counter(name string) string {
	for _, k := range b.rules.Game.Keywords() {
		if k.JA == name {
			return b.pick(k.JA, k.EN)
		}
	}
	for _, w := range b.rules.Game.Words().Flags {
		if w.Marker == name {
			return b.pick(w.JA, w.EN)
		}
	}
	return name
}

// marked says what the flags of a card and the markers like them mean, and whether one
// of them keeps it from standing up, or from acting.
func (b *book) marked(v *match.CardView) (word string, stuck bool) {
	for i := range b.rules.Game.Words().Flags {
		w := &b.rules.Game.Words().Flags[i]
		if !bears(v, w) {
			continue
		}
		if word == "" || w.Stuck {
			word = b.pick(w.JA, w.EN)
		}
		stuck = stuck || w.Stuck
	}
	return word, stuck
}

// bears says whether a card has a flag or marker.
func bears(v *match.CardView, w *rules.FlagWord) bool {
	if w.Marker == "" {
		return v.Flags&w.Flag != 0
	}
	return slices.ContainsFunc(v.Counters, func(c state.Counter) bool { return c.Name == w.Marker })
}

// flagLike says whether counters of that name are shown as a flag is.
func (b *book) flagLike(name string) bool {
	return slices.ContainsFunc(b.rules.Game.Words().Flags, func(w rules.FlagWord) bool { return w.Marker == name && name != "" })
}

// card is a card as a viewer knows it, to draw. over is the face of the card that
// is linked over it (an evolve card), 0 if none.
func (b *book) card(v *match.CardView, over state.FaceID) render.Card {
	c := render.Card{Game: b.game, Face: b.face(v.Face)}
	if v.Rest {
		c.State |= render.Rested
	}
	if v.Face == 0 {
		return c
	}
	if over != 0 {
		c.Face = b.face(over)
		c.State |= render.Evolved
	}
	if v.Open && v.FaceDown {
		c.State |= render.Revealed
		c.Band = b.t("card.shown")
	}
	c.Stats = b.stats(v)
	if c.Stats == [3]render.Stat{} {
		c.Label = b.kinds(kindsOf(v))
	}
	if v.Chars != nil {
		c.Words = b.keywords(v.Chars, v.Chars.Keys)
	}
	c.Cost = b.cost(v)
	for _, n := range v.Counters {
		if b.flagLike(n.Name) {
			continue
		}
		c.Counts = append(c.Counts, render.Count{Name: b.counter(n.Name), N: int(n.N)})
	}
	b.damage(&c, v)
	word, stuck := b.marked(v)
	if c.Tag = word; stuck {
		c.Tag, c.Pill = "", word
		c.State |= render.Stunned
	}
	return c
}

// damage shows what is marked on a card, where that is not a number of it already.
func (b *book) damage(c *render.Card, v *match.CardView) {
	if v.Damage <= 0 {
		return
	}
	c.Damage = "−" + itoa(int(v.Damage))
	if n, has := b.endures(v); has && v.Damage >= n {
		c.State |= render.Lethal
	}
}

// endures is how much marked damage brings a card down.
func (b *book) endures(v *match.CardView) (n int32, has bool) {
	if v.Chars == nil {
		return 0, false
	}
	for _, s := range b.desk.Faces.Endures {
		if n, has = v.Chars.Num.Get(s); has {
			return n, true
		}
	}
	return 0, false
}

// remains is what a card has left, and whether that is less than it has.
func (b *book) remains(v *match.CardView) (left int, hurt bool) {
	n, has := b.endures(v)
	return int(n - v.Damage), has && v.Damage > 0
}

// cost is what a card costs now and as printed; nothing to see where it has evolved.
func (b *book) cost(v *match.CardView) render.Stat {
	if v.Chars == nil || v.Print == nil {
		return render.Stat{}
	}
	now, has := v.Chars.Num.Get(b.corner())
	was, had := v.Print.Num.Get(b.corner())
	if !has || !had || b.corner() == ability.CostStat && !b.playedFrom(v) {
		return render.Stat{}
	}
	if b.corner() == ability.CostStat {
		now = v.Cost
	}
	return render.Stat{Now: int(now), Print: int(was)}
}

// corner is the number that stands at a card's corner.
func (b *book) corner() ability.Stat { return cmp.Or(b.desk.Faces.Corner, ability.CostStat) }

// playedFrom says whether cards are played from where a card lies.
func (b *book) playedFrom(v *match.CardView) bool {
	w := b.rules.Zones[v.At.Zone].Word
	return slices.ContainsFunc(b.desk.Places, func(p wing.Place) bool { return p.Plays && p.Zone == w })
}

// stats are the numbers of a card, now and as printed; a leader's stands beside it.
func (b *book) stats(v *match.CardView) (out [3]render.Stat) {
	if v.Chars == nil || v.Print == nil || v.Chars.Kinds&b.desk.Faces.Aside != 0 {
		return out
	}
	i := 0
	for _, p := range b.desk.Faces.Numbers {
		if n, has := v.Chars.Num.Get(p.Stat); has && i < len(out) {
			was, _ := v.Print.Num.Get(p.Stat)
			out[i] = render.Stat{Shape: render.StatShape(p.Shape), Label: b.statName(p.Stat), Brief: b.words(b.desk.Faces.Brief[p.Stat]), Now: int(max(n, p.Least)), Print: int(was)}
			i++
		}
	}
	return out
}

func (b *book) statName(s ability.Stat) string {
	w := b.rules.Game.Words()
	n, ok := w.Stats[s]
	if !ok {
		n = w.Numbers[s]
	}
	return capital(b.words(n))
}

// capital is a word as it begins a label.
func capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// printed is a face as it is printed, to draw outside a match.
func (b *book) printed(f state.FaceID) render.Card {
	if c, known := b.prints[f]; known {
		return c
	}
	c := render.Card{Game: b.game, Face: b.face(f)}
	if p := b.rules.Printed(f, 0); p != nil {
		c.Words = b.keywords(p, p.Keys)
		c.Stats = b.stats(&match.CardView{Face: f, Chars: p, Print: p})
	}
	b.prints[f] = c
	return c
}

// cardTitle is a card in words: name and numbers.
func (b *book) cardTitle(v *match.CardView) string {
	s := b.name(v.Face)
	for _, n := range b.stats(v) {
		if n.Shape != render.StatNone {
			s += " " + n.Label + " " + itoa(n.Now)
			if n.Now != n.Print {
				s += b.t("card.was", n.Print)
			}
		}
	}
	return s
}
