package text

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A card is printed with brackets and marks of its own. Before anything is read they are
// put as the grammar writes them: 『貫通』 is a keyword, 「N」 a name, “N” the name of an
// ability, ■ begins a line, an exclamation ends a sentence. Nothing else is changed here.

// ownName stands for the name of the card, and itsName for that of the ability, where a
// limit names it.
var (
	ownName = [...]string{text.JA: "この名", text.EN: "this name"}
	itsName = [...]string{text.JA: "その名", text.EN: "that name"}
)

// Names writes a text as the grammar reads it.
func (d dialect) Names(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	n = straight(c, inBrackets(c, ownQuoted(c, n, name)))
	out := &text.Normal{}
	depth := text.Depths(n.R)
	for i := 0; i < len(n.R); {
		if end := d.permits(c, n, i, out); end > i {
			i = end
			continue
		}
		if end := modeCounter(c, n, i, out); end > i {
			i = end
			continue
		}
		if end := keywordQuoted(c, n, i, out); end > i {
			i = end
			continue
		}
		if end := d.bracket(c, n, i, out); end > i {
			i = end
			continue
		}
		if end := gained(c, n, i, out); end > i {
			i = end
			continue
		}
		if end := d.world(c, n, i, out); end > i {
			i = end
			continue
		}
		if depth[i] == 0 && !n.Icons[i] {
			if end := spell(c, n, i, out); end > i {
				i = end
				continue
			}
		} else if n.R[i] == '!' && !n.Icons[i] && c.Lang == text.JA { // within an ability that is given; in English those are told by what stands before them, and a name keeps its marks
			out.Add([]rune(text.Pick(c.Lang, "。", "."))[0], n.From[i], n.To[i], false)
			i++
			continue
		}
		out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
		i++
	}
	return limits(c, out.Trim(), name)
}

// bracket writes a keyword or a name that begins at i; the end of it, or i.
func (d dialect) bracket(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	if n.R[i] != '『' && n.R[i] != '「' && n.R[i] != '“' {
		return i
	}
	end := i + 1
	for end < len(n.R) && n.R[end] != text.Closer(n.R[i]) && n.R[end] != '。' && n.R[end] != '\n' {
		end++
	}
	if end == len(n.R) || n.R[end] != text.Closer(n.R[i]) || n.R[i] == '「' && (given(n.R[end+1:]) || amount(n.R[:i], n.R[i+1:end], n.R[end+1:])) {
		return i
	}
	open, shut := '『', '』'
	if n.R[i] == '“' {
		open, shut = '“', '”'
	}
	if n.R[i] == '『' {
		icon := []rune("【")
		for _, r := range n.R[i+1 : end] {
			icon = append(icon, text.Narrow(r))
		}
		icon = append(icon, '】')
		if ic, _, at := c.Game.Lex.IconAt(icon, 0, c.Lang); ic != nil && at == len(icon) {
			open, shut = '【', '】'
		}
	}
	if open == '『' && strings.HasPrefix(string(n.R[end+1:min(len(n.R), end+4)]), "を含む") && namesStand(out) {
		for _, r := range "カード名に" { // a name is contained by a name
			out.Add(r, n.From[i], n.From[i], false)
		}
	}
	out.Add(open, n.From[i], n.To[i], open == '【')
	for k := i + 1; k < end; k++ {
		if open != '【' && k > i+1 { // a name keeps its spaces, which mean nothing anywhere else
			for _, r := range c.Printed[n.To[k-1]:max(n.To[k-1], n.From[k])] {
				out.Add(r, n.To[k-1], n.From[k], false)
			}
		}
		r := n.R[k]
		if from := n.From[k]; open != '【' && r == '、' && c.Printed[from] == ',' { // a name keeps its comma, too
			r = ','
		} else if wide, size := utf8.DecodeRuneInString(c.Printed[from:]); open != '【' && '！' <= wide && wide <= '～' && from+size == n.To[k] { // and its wide letters and marks: cards bear it so
			r = wide
		} else if open == '【' {
			r = text.Narrow(r)
		}
		out.Add(r, n.From[k], n.To[k], open == '【')
	}
	out.Add(shut, n.From[end], n.To[end], open == '【')
	return end + 1
}

// namesStand tells whether a name that is said to be contained in something, and not in what, is the first word of what lies somewhere:
// behind another name, or what contains it, it may be that of something else.
func namesStand(out *text.Normal) bool {
	s := string(out.R[max(0, len(out.R)-10):])
	return !strings.ContainsAny(s[max(0, len(s)-3):], "にかとや、") || slices.ContainsFunc([]string{"場に", "ドロップゾーンに", "センターに", "レフトに", "ライトに", "手札に", "ゲージに"}, func(w string) bool { return strings.HasSuffix(s, w) })
}

// permits writes a world in the quotes of names as one, where a flag says what is used with it; the end of it, or i.
func (d dialect) permits(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	if c.Kinds != ability.FlagCard || !quotes(n.R[i]) {
		return i
	}
	end := slices.Index(n.R[i+1:], text.Closer(n.R[i]))
	if n.R[i] == '"' {
		end = slices.Index(n.R[i+1:], '"')
	}
	if end < 0 {
		return i
	}
	line := string(n.R[i:])
	if k := strings.IndexByte(line, '\n'); k >= 0 {
		line = line[:k]
	}
	said := string(out.R)
	line = strings.ToLower(said[strings.LastIndexByte(said, '\n')+1:] + line)
	if !strings.Contains(line, "使える") && !strings.HasPrefix(line, "you may use ") && !strings.HasPrefix(line, "you can use ") {
		return i
	}
	for _, w := range d.words.Classes {
		if name := text.Pick(c.Lang, w.JA, w.EN); strings.EqualFold(name, string(n.R[i+1:i+1+end])) {
			for _, r := range text.Pick(c.Lang, "〈"+name+"〉", "<"+name+">") {
				out.Add(r, n.From[i], n.To[i+1+end], false)
			}
			return i + end + 2
		}
	}
	return i
}

// world writes a world that begins at i, with brackets round it or without, as an icon; the
// end of it, or i. What is quoted is a name.
func (d dialect) world(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	at := i
	if r := n.R[i]; r == '《' || r == '[' || r == '【' || r == '〈' || r == '<' {
		at++
	} else if i > 0 && (text.IsLetter(n.R[i-1]) || quotes(n.R[i-1])) {
		return i
	}
	for _, w := range d.words.Classes {
		said := []rune(text.Pick(c.Lang, w.JA, w.EN))
		end := at + len(said)
		if end > len(n.R) || !strings.EqualFold(string(n.R[at:end]), string(said)) {
			continue
		}
		if at > i {
			if end == len(n.R) || n.R[end] != text.Closer(n.R[i]) {
				continue
			}
			end++
		} else if w.ID == "generic" && c.Lang == text.EN && !strings.HasPrefix(string(n.R[end:]), " card") || end < len(n.R) && (text.IsLetter(n.R[end]) || quotes(n.R[end])) {
			continue
		}
		for _, r := range text.Pick(c.Lang, "〈"+w.JA+"〉", "<"+w.EN+">") {
			out.Add(r, n.From[i], n.To[end-1], false)
		}
		return end
	}
	return i
}

// straight writes curly quotes round a name as straight ones: some prints have them for every name, and for keywords that are
// gained, which are put into their brackets. What else is gained in quotes is an ability.
func straight(c *text.Compiler, n *text.Normal) *text.Normal {
	if c.Lang != text.EN || !slices.ContainsFunc(n.R, func(r rune) bool { return r == '“' || r == '"' }) {
		return n
	}
	out := n.Slice(0, len(n.R))
	out.R, out.Icons = slices.Clone(n.R), slices.Clone(n.Icons)
	for i := 0; i < len(n.R); i++ {
		shut := map[rune]rune{'“': '”', '"': '"'}[n.R[i]]
		end := i + 1
		for end < len(n.R) && n.R[end] != shut && n.R[end] != '\n' {
			end++
		}
		if shut == 0 || end == len(n.R) || n.R[end] != shut {
			continue
		}
		words := strings.Fields(strings.ToLower(string(n.R[max(0, i-10):i])))
		gives := len(words) > 0 && slices.Contains([]string{"gain", "gains", "get", "gets", "has", "have", "and", "with", "loses", "lose"}, words[len(words)-1])
		within := n.R[i+1 : end]
		if icon := []rune("[" + string(within) + "]"); gives && !strings.HasPrefix(string(n.R[end+1:min(len(n.R), end+4)]), " in") {
			if ic, _, at := c.Game.Lex.IconAt(icon, 0, c.Lang); ic != nil && at == len(icon) && ic.Kind == text.KeywordIcon {
				out.R[i], out.R[end] = '[', ']'
				for k := i; k <= end; k++ {
					out.Icons[k] = true
				}
				i = end
				continue
			}
		}
		ability := strings.HasSuffix(string(within), ".") || strings.HasSuffix(string(within), "!") || slices.ContainsFunc(abilityBegins, func(w string) bool { return strings.HasPrefix(string(within), w) })
		if !gives || !ability {
			out.R[i], out.R[end] = '"', '"'
		}
		i = end
	}
	return out
}

// abilityBegins are words with which an ability begins in quotes, and hardly a name.
var abilityBegins = []string{"When ", "This card ", "If ", "At the ", "[", "All "}

// gained writes an ability in quotes that begins at i, where one is gained: a name ends in
// no full stop. The end of it, or i.
func gained(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	before := strings.ToLower(string(out.R[max(0, len(out.R)-6):]))
	joined := strings.HasSuffix(before, "and ") && slices.ContainsFunc(abilityBegins, func(w string) bool { return strings.HasPrefix(string(n.R[i+1:min(len(n.R), i+16)]), w) })
	if c.Lang != text.EN || n.R[i] != '"' || !joined && !strings.HasSuffix(before, "get ") && !strings.HasSuffix(before, "gets ") && !strings.HasSuffix(before, "gain ") && !strings.HasSuffix(before, "gains ") {
		return i
	}
	for end := i + 1; end < len(n.R) && n.R[end] != '\n'; end++ {
		if n.R[end] != '"' {
			continue
		}
		if !strings.ContainsRune(".!", n.R[end-1]) { // without its stop it is told by its first words
			if slices.ContainsFunc(abilityBegins, func(w string) bool { return strings.HasPrefix(string(n.R[i+1:min(len(n.R), i+16)]), w) }) && end > i+len("This card ") {
				goes := n.Slice(i+1, end)
				out.Add('“', n.From[i], n.To[i], false)
				for k, r := range goes.R {
					out.Add(r, goes.From[k], goes.To[k], goes.Icons[k])
				}
				out.Add('.', n.From[end], n.To[end], false)
				out.Add('”', n.From[end], n.To[end], false)
				return end + 1
			}
			continue
		}
		out.Add('“', n.From[i], n.To[i], false)
		for k := i + 1; k < end; k++ {
			r := n.R[k]
			if r == '!' {
				r = '.'
			}
			out.Add(r, n.From[k], n.To[k], n.Icons[k])
		}
		out.Add('”', n.From[end], n.To[end], false)
		return end + 1
	}
	return i
}

func quotes(r rune) bool { return strings.ContainsRune("「」『』“”\"《》〈〉<>", r) }

// given says whether what stands in brackets is gained: an ability, and no name.
func given(r []rune) bool {
	s := string(r[:min(len(r), 4)])
	return strings.HasPrefix(s, "を得") || strings.HasPrefix(s, "を持") || strings.HasPrefix(s, "を与え")
}

// amount says whether what stands in brackets is a number: what X is, so much of something.
func amount(before, within, behind []rune) bool {
	s := string(behind[:min(len(behind), 6)])
	return strings.HasSuffix(string(within), "カードの枚数") && strings.HasPrefix(s, "が") || strings.HasSuffix(string(before), "Xは") || strings.HasSuffix(string(before), "にダメージ") || strings.HasPrefix(s, "だけ+") || strings.HasPrefix(s, "と同じダメー") || strings.HasPrefix(s, "と同じ枚数")
}

// limited is what stands behind, or before, a name that a limit of uses names.
var limited = [...]struct{ behind, before []string }{
	text.JA: {behind: []string{"は1ターンに", "は、1ターンに", "は1ファイトに", "は1ゲームに", "はファイト中に1回", "はゲーム中に1回", "は1回のゲーム中に", "は1回のファイト中に", "は君の場に1枚", "は1枚だけ", "は1枚しか", "は1枚まで置"}},
	text.EN: {behind: []string{" once per turn", " only activates once per turn", " once per game", " once per fight", " on your field", " may only be used once per turn", " can only be used once per turn", " 2 times per turn", " only activates 2 times per turn", " activates only once per turn", " activates only 2 times per turn", " may only be used 2 times per turn", " can only be used 2 times per turn", " only once per turn", " only once each turn", " can only be cast once per turn", " may only be cast once per turn", " can only be used once each turn", " may only be used once each turn", " once each turn", " each turn", " per turn"}, before: []string{"set 1 ", "[set] 1 ", "only have 1 ", "only 1 ", "only cast 1 ", "only use 1 ", "only call 1 "}},
}

// limits puts a mark for the card's own name where a limit of its uses names it.
func limits(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	return named(c, n, ownName[c.Lang], func(s string) bool { return s == name || c.Game.Dict.Name(s, c.Lang) == name })
}

// named puts a mark for a name that fits and that a limit names.
func named(c *text.Compiler, n *text.Normal, mark string, fits func(string) bool) *text.Normal {
	return n.Put(false, func(i int) (string, int) {
		s, end := quoted(n.R, i)
		if end == 0 || !limitsAt(c, n.R, i, end) && !(mark == ownName[c.Lang] && inDeck(c, n.R[end:])) || !fits(s) && !fits(n.Slice(i+1, end-1).Source(c.Printed)) {
			return "", 0
		}
		if mark == ownName[c.Lang] && ofAbility(c, n.R, i, end) {
			return "", 0
		}
		return mark, end
	})
}

// ofAbility tells whether a limit that names the card is one of the ability before it on its line, which has no name of its own:
// what is not cast is called or equipped, and what is used of it is that.
func ofAbility(c *text.Compiler, r []rune, i, end int) bool {
	if c.Kinds&c.Game.Lex.Spells != 0 {
		return false
	}
	if c.Lang == text.JA {
		return r[i] == '“' // cards are named in other quotes
	}
	before, behind := strings.ToLower(string(r[max(0, i-12):i])), strings.ToLower(string(r[end:min(len(r), end+20)]))
	if !strings.HasSuffix(before, "only use ") && !strings.HasSuffix(before, "may use ") && !strings.HasPrefix(behind, " only activates") && !strings.HasPrefix(behind, " activates only") && !strings.HasPrefix(behind, " can only be used") && !strings.HasPrefix(behind, " may only be used") {
		return false
	}
	line := string(r[:i])
	line = line[strings.LastIndexByte(line, '\n')+1:]
	return strings.ContainsRune(line, '.')
}

// inDeck says whether how many of a card a deck may have is said behind its name.
func inDeck(c *text.Compiler, r []rune) bool {
	s := strings.ToLower(string(r[:min(len(r), 15)]))
	return c.Lang == text.EN && strings.HasPrefix(s, " in your deck") || c.Lang == text.JA && (strings.HasPrefix(s, "はデッキに") || strings.HasPrefix(s, "は君のデッキに"))
}

// quoted is the name that begins at i, and its end; 0: none does.
func quoted(r []rune, i int) (string, int) {
	shut := map[rune]rune{'"': '"', '『': '』', '“': '”'}[r[i]]
	if shut == 0 {
		return "", 0
	}
	for k := i + 1; k < len(r) && r[k] != '\n'; k++ {
		if r[k] == shut {
			return string(r[i+1 : k]), k + 1
		}
	}
	return "", 0
}

// limitsAt says whether what stands from i to end is named by a limit.
func limitsAt(c *text.Compiler, r []rune, i, end int) bool {
	before, behind := strings.ToLower(string(r[max(0, i-12):i])), strings.ToLower(string(r[end:min(len(r), end+40)]))
	w := limited[c.Lang]
	if at(r, end+1) == 'O' { // "Name" Once per turn, …: what the ability of that name does begins there
		return false
	}
	for _, s := range w.before {
		if strings.HasSuffix(before, s) {
			return true
		}
	}
	for _, s := range w.behind {
		if strings.HasPrefix(behind, s) && (s != " on your field" || len(w.before) == 0) {
			return true
		}
	}
	return false
}

// Named writes a printed text in the game's own brackets, with the costs of the card.
func (d dialect) Named(g *text.Game, s string, c *ability.Card, name string, l text.Lang) string {
	var lines []string
	if costs, ok := d.eitherSaid(&text.Printer{Game: g, Lang: l}, c.Cost); ok && costs != "" {
		lines = append(lines, text.Pick(l, d.head(g, c, name, l)+costs+"。", d.head(g, c, name, l)+" ["+text.Capital(costs)+"]"))
	}
	if s != "" {
		lines = append(lines, s)
	}
	s = strings.Join(lines, "\n")
	s = strings.ReplaceAll(s, ownName[l]+"は", "「"+name+"」は")
	if l == text.EN {
		if en, ok := g.Dict.Names[name]; ok {
			name = en
		}
		return strings.ReplaceAll(s, ownName[l]+" ", `"`+name+`" `)
	}
	s = strings.NewReplacer("『", "「", "』", "」").Replace(s)
	for _, o := range overturns {
		s = strings.ReplaceAll(s, strings.NewReplacer("『", "「", "』", "」").Replace(o.ja), o.ja)
	}
	for i := range g.Lex.Icons {
		if ic := &g.Lex.Icons[i]; ic.Kind == text.KeywordIcon {
			s = strings.ReplaceAll(s, ic.JA, strings.NewReplacer("【", "『", "】", "』").Replace(ic.JA))
		}
	}
	return linked(s)
}

// linked puts the keywords with a number that is a player's loss into their brackets.
func linked(s string) string {
	var out strings.Builder
	for {
		before, behind, found := strings.Cut(s, "【ライフリンク")
		n, rest, shut := strings.Cut(behind, "】")
		out.WriteString(before)
		if !found || !shut {
			return out.String() + s[len(before):]
		}
		out.WriteString("『ライフリンク" + n + "』")
		s = rest
	}
}

// usedIf is the sentence that says when a card may be used.
func usedIf(c ability.Cond) text.Clause {
	if c.Op == ability.Not {
		return text.Clause{CardNeeds: &c.Args[0]}
	}
	return text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{c}}}
}

// saysNeeds tells whether what must be so for a card to be used can be said again, in both languages: a print says what was read.
func (d dialect) saysNeeds(c *text.Compiler) bool {
	if c.Card.Needs == nil {
		return true
	}
	k := d.plainly(*c.Card.Needs)
	return allSaid(&text.Printer{Game: c.Game, Lang: text.JA, Kinds: c.Kinds}, k) && allSaid(&text.Printer{Game: c.Game, Lang: text.EN, Kinds: c.Kinds}, k)
}

// allSaid tells whether a sentence, or one for each part, says all of a condition.
func allSaid(w *text.Printer, c ability.Cond) bool {
	if _, ok := w.Sentence(usedIf(c)); ok {
		return true
	}
	return c.Op == ability.And && !slices.ContainsFunc(c.Args, func(part ability.Cond) bool { return !allSaid(w, part) })
}

// head is what begins the line of a card's cost: by its kind, if that is known.
func (d dialect) head(g *text.Game, c *ability.Card, name string, l text.Lang) string {
	n := playOf(g.Dict.Kinds[name])
	if n == 0 {
		n = 1
		for i := range c.Abilities {
			if c.Abilities[i].Kind == ability.Spell {
				n = 2
			}
		}
	}
	return text.Pick(l, costHeads[text.JA][n-1], []string{"[Call Cost]", "[Cast Cost]", "[Equip Cost]"}[n-1])
}

// ownQuoted puts the mark for the card's own name, where a limit names it, if there are quotes within the name: only "The "Great" Wall" once.
func ownQuoted(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	within := quotesIn(name)
	if c.Lang != text.EN || strings.IndexByte(within, '"') < 0 {
		return n
	}
	said := []rune("\"" + strings.ToLower(within) + "\"")
	return n.Put(false, func(i int) (string, int) {
		end := i + len(said)
		if end > len(n.R) || strings.ToLower(quotesIn(string(n.R[i:end]))) != string(said) {
			return "", 0
		}
		before, behind := strings.ToLower(string(n.R[max(0, i-16):i])), strings.ToLower(string(n.R[end:min(len(n.R), end+20)]))
		limit := func(words ...string) bool {
			return slices.ContainsFunc(words, func(w string) bool { return strings.HasSuffix(before, w) })
		}
		if limit("only cast ", "only use ", "only call ", "only equip ", "only set ", "only [set] ") && (strings.HasPrefix(behind, " once per ") || strings.HasPrefix(behind, " on your field")) ||
			limit("[set] one ", "[set] 1 ", "set one ", "set 1 ") && strings.HasPrefix(behind, " on your field") {
			return ownName[text.EN], end
		}
		return "", 0
	})
}

// quotesIn are words with their quotes straight.
func quotesIn(s string) string { return strings.NewReplacer("“", "\"", "”", "\"").Replace(s) }
