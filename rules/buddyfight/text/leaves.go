package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Leaves adds costs side by side, attributes in 《》, and effects that are chained with a
// span in between: 選び、このターン中、…; "choose …, and for this turn, give it …".
func (d dialect) Leaves(g *text.Game) {
	listLeaves(g)
	g.Table.AddLeaf("costs", costsLeaf(g, "costs", g.Table.Nonterminal("cost")))
	g.Table.AddLeaf("costsT", costsLeaf(g, "costsT", g.Table.Nonterminal("costT")))
	g.Table.AddLeaf("anp", oneOfLeaf(g, text.ArticleLeaf(g.Table.Nonterminal("np"))))
	g.Table.AddLeaf("trait", text.Leaf{Parse: parseTrait, Print: printTrait})
	g.Table.AddLeaf("traitrun", text.Leaf{Parse: func(*text.Parser, int, func(int, any)) {}, Print: noPrint})
	g.Table.AddLeaf("declarable", text.Leaf{Parse: parseDeclarable, Print: printDeclarable})
	g.Table.AddLeaf("firmly", text.Leaf{Parse: func(*text.Parser, int, func(int, any)) {}, Print: func(w *text.Printer, _ any) (string, bool) { // it is read as a rule on its card, of which firmly makes what is meant
		return text.Pick(w.Lang, "このダメージは減らない", "this damage cannot be reduced"), true
	}})
	g.Table.AddLeaf("paid", text.Leaf{Parse: parseSaid, Print: noPrint})
	g.Table.AddLeaf("chain", chainLeaf(g))
	g.Table.AddLeaf("play", text.Leaf{Parse: parseWords("use", "cast", "call", "equip"), Print: func(w *text.Printer, _ any) (string, bool) {
		return [...]string{"use", "call", "cast", "equip"}[playOf(w.Kinds)], true
	}})
	g.Table.AddLeaf("costof", text.Leaf{Parse: parseWords("【コールコスト】", "【使用コスト】", "【装備コスト】", "[コールコスト]", "[使用コスト]", "[装備コスト]", "コールコスト", "使用コスト", "装備コスト", "コスト", "[call cost]", "[cast cost]", "[equip cost]", "call cost", "cast cost", "equip cost", "cost"), Print: func(w *text.Printer, _ any) (string, bool) {
		n := playOf(w.Kinds)
		return text.Pick(w.Lang, [...]string{"コスト", "【コールコスト】", "【使用コスト】", "【装備コスト】"}[n], [...]string{"cost", "[call cost]", "[cast cost]", "[equip cost]"}[n]), true
	}})
	g.Table.AddLeaf("callable", text.Leaf{Parse: parseWords("コールできる", "装備できる"), Print: func(w *text.Printer, _ any) (string, bool) {
		s := [...]string{"", "コールできる", "", "装備できる"}[playOf(w.Kinds)]
		return s, s != ""
	}})
	g.Table.AddLeaf("playable", text.Leaf{Parse: parseWords("使える", "コールできる", "装備できる"), Print: func(w *text.Printer, _ any) (string, bool) {
		return [...]string{"使える", "コールできる", "使える", "装備できる"}[playOf(w.Kinds)], true
	}})
	g.Table.AddLeaf("uncallable", text.Leaf{Parse: parseWords("使えない", "コールできない", "装備できない"), Print: func(w *text.Printer, _ any) (string, bool) {
		return [...]string{"使えない", "コールできない", "使えない", "装備できない"}[playOf(w.Kinds)], true
	}})
}

// playOf is how a card of some kinds is played: called (1), cast (2) or equipped (3); 0: its kind is not known.
func playOf(k ability.Kinds) int {
	switch {
	case k&ability.Monster != 0:
		return 1
	case k&(ability.SpellCard|ability.Impact) != 0:
		return 2
	case k&ability.ItemCard != 0:
		return 3
	}
	return 0
}

// parseWords reads one of several words that say the same.
func parseWords(words ...string) func(*text.Parser, int, func(int, any)) {
	return func(p *text.Parser, pos int, add func(int, any)) {
		for _, w := range words {
			if p.HasString(pos, w) {
				add(pos+len([]rune(w)), unsaid{})
			}
		}
	}
}

func noPrint(*text.Printer, any) (string, bool) { return "", false }

// most bounds the parts of a list.
const most = 12

// parseTrait reads 《竜》.
func parseTrait(p *text.Parser, pos int, add func(int, any)) {
	if pos >= len(p.Text) || p.Text[pos] != '《' {
		return
	}
	end := slices.Index(p.Text[pos:], '》')
	if end < 2 {
		return
	}
	s := string(p.Text[pos+1 : pos+end])
	if strings.ContainsAny(s, "、。を,") { // a sentence, or a cost, is no attribute
		return
	}
	if p.Lang == text.EN {
		s = japanese(p.Game.Dict.Traits, s)
	}
	add(pos+end+1, s)
}

// japanese finds the word of the data; the least of several.
func japanese(words map[string]string, s string) string {
	best := ""
	for ja, en := range words {
		if en == s && (best == "" || ja < best) {
			best = ja
		}
	}
	if best == "" {
		return s
	}
	return best
}

func printTrait(w *text.Printer, v any) (string, bool) {
	s, ok := v.(string)
	if en := w.Game.Dict.Traits[s]; en != "" && w.Lang == text.EN {
		s = en
	}
	return "《" + s + "》", ok && s != "" && !strings.ContainsAny(s, "《》\n")
}

// oneOfLeaf reads one of somebody's, besides what a leaf reads: one of your 《T》 is a 《T》 on your field, where a sort of cards is
// said and not where they lie.
func oneOfLeaf(g *text.Game, of text.Leaf) text.Leaf {
	const says = "1 of "
	whose, sort := g.Table.Nonterminal("poss"), g.Table.Nonterminal("nprawall")
	return text.Leaf{Print: of.Print, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		of.Parse(p, pos, add)
		if p.Lang != text.EN || !p.HasString(pos, says) {
			return
		}
		for _, w := range p.At(whose, pos+len(says)) {
			who := w.Val.(ability.Who)
			if who != you && who != foe {
				continue
			}
			for _, r := range p.At(sort, w.End) {
				f := r.Val.(ability.Filter)
				if len(f.Has) == 0 || len(f.Zone) > 0 || f.Who != (ability.Who{}) || f.Ref != (ability.Ref{}) || f.Kind != 0 && f.Kind != ability.Monster && f.Kind != ability.ItemCard {
					continue
				}
				f.Who, f.Zone = who, []ability.Zone{ability.Field}
				add(r.End, f)
			}
		}
	}}
}

type unsaid struct{}

// parseSaid reads an attribute that is only said once more: その《竜》.
func parseSaid(p *text.Parser, pos int, add func(int, any)) {
	parseTrait(p, pos, func(end int, _ any) { add(end, unsaid{}) })
}

// costsLeaf reads and prints costs that are paid at once, the last in the form of a
// nonterminal: ゲージ1を払い、手札1枚を捨てる.
func costsLeaf(g *text.Game, name string, last text.Symbol) text.Leaf {
	t := g.Table
	list, inner := t.Nonterminal(name), t.Nonterminal("costR")
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, r := range p.At(last, pos) {
				add(r.End, r.Val)
			}
			head, joins := inner, []string{"、"}
			if p.Lang == text.EN {
				head, joins = last, []string{", and ", ", then, ", ", ", " and ", ". then, "}
			}
			join := func(head text.Symbol, joins ...string) {
				for _, r := range p.At(head, pos) {
					for _, s := range joins {
						if !p.HasString(r.End, s) {
							continue
						}
						for _, more := range p.At(list, r.End+len([]rune(s))) {
							if rest := more.Val.([]ability.Cost); len(rest) < most {
								add(more.End, append(slices.Clone(r.Val.([]ability.Cost)), rest...))
							}
						}
					}
				}
			}
			if join(head, joins...); p.Lang == text.JA { // ゲージ1を払う。…をソウルに入れてよい
				join(last, "。")
			} else { // pay 1 gauge. you may put …
				for _, r := range p.At(head, pos) {
					if p.HasString(r.End, ". you may ") {
						join(head, ". ")
						break
					}
				}
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			cs, ok := v.([]ability.Cost)
			out := ""
			for i := range cs {
				form := last
				if i < len(cs)-1 && w.Lang == text.JA {
					form = inner
				}
				s, said := w.Print(form, cs[i:i+1])
				ok = ok && said
				if i > 0 {
					out += text.Pick(w.Lang, "、", " & ")
				}
				out += s
			}
			return out, ok && len(cs) > 0
		},
	}
}

// chainLeaf reads effects of one sentence.
func chainLeaf(g *text.Game) text.Leaf {
	t := g.Table
	bare, nara, span := t.Nonterminal("bare"), t.Nonterminal("nara"), t.Nonterminal("span")
	one, first, rest, chained := t.Nonterminal("effect"), t.Nonterminal("effectR"), t.Nonterminal("effects"), t.Nonterminal("effectsB")
	return text.Leaf{Print: noPrint, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		head, joins := one, []string{", and ", " and ", ", ", ", then, ", ", and, "}
		if p.Lang == text.JA {
			head, joins = first, []string{"、", "、さらに、", "、さらに"}
		}
		for _, r := range p.At(head, pos) {
			for _, s := range joins {
				if !p.HasString(r.End, s) {
					continue
				}
				next := r.End + len([]rune(s))
				join := func(end int, v any) {
					if es := v.([]ability.Effect); len(es) < most {
						add(end, append([]ability.Effect{r.Val.(ability.Effect)}, es...))
					}
				}
				if p.Lang == text.EN || s != "、" { // "、" alone is the common rows'
					for _, more := range p.At(rest, next) {
						join(more.End, more.Val)
					}
				}
				if p.Lang == text.JA || s == ", and, " { // 破壊し、…があるなら、カード1枚を引く
					comma := text.Pick(p.Lang, "、", ", ")
					for _, so := range p.At(nara, next) {
						if c := so.Val.(ability.Cond); p.HasString(so.End, comma) && text.AsThingsStand(&c) {
							for _, more := range p.At(rest, so.End+len([]rune(comma))) {
								join(more.End, []ability.Effect{&ability.If{Cond: c, Then: more.Val.([]ability.Effect)}})
							}
						}
					}
				}
				if oneDone(r.Val) && p.Lang == text.JA { // 選び、…攻撃力+3000
					for _, more := range p.At(bare, next) {
						join(more.End, more.Val)
					}
				}
				for _, w := range p.At(span, next) { // 選び、このターン中、…
					comma := text.Pick(p.Lang, "、", ", ")
					if !p.HasString(w.End, comma) {
						continue
					}
					said, of := w.End+len([]rune(comma)), w.Val.(ability.Time)
					if oneDone(r.Val) && p.Lang == text.JA {
						for _, more := range p.At(bare, said) {
							if es, ok := lasting(more.Val.([]ability.Effect), of); ok {
								join(more.End, es)
							}
						}
					}
					for _, n := range []text.Symbol{rest, chained} {
						for _, more := range p.At(n, said) {
							if es, ok := lasting(more.Val.([]ability.Effect), of); ok {
								join(more.End, es)
							}
						}
					}
				}
			}
		}
	}}
}

// oneDone tells whether an effect chooses some, or stands or rests some that are chosen: of those is said what comes next.
func oneDone(v any) bool {
	switch e := v.(type) {
	case *ability.Select:
		return len(e.Sel.Each) == 0
	case *ability.Turn:
		return counts(&e.What) && len(e.What.Sel.Each) == 0
	}
	return false
}

// lasting are effects that hold for a time, as far as they can; false: none can.
func lasting(es []ability.Effect, of ability.Time) ([]ability.Effect, bool) {
	out, any := text.Clone(es).([]ability.Effect), false
	for _, e := range out {
		if m, is := e.(*ability.Modes); is { // whichever is taken lasts so long
			for i := range m.List {
				es, some := lasting(m.List[i], of)
				m.List[i], any = es, any || some
			}
			continue
		}
		switch e.(type) {
		case *ability.Change, *ability.Give, *ability.Rule, *ability.Instead:
			if c, is := e.(*ability.Change); is && c.Stat > ability.CardStats {
				continue // a number of a fighter changes in a moment
			}
			if t := ability.TimeOf(e); *t == (ability.Time{}) {
				*t, any = of, true
			} else if t.Until == ability.Uses && of.Until == ability.EndOfTurn { // it says so itself
				any = true
			}
		}
	}
	return out, any
}
