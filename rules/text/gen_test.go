package text

import (
	"hash/fnv"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// Gen makes random texts of the table: what each production may say.
type Gen struct {
	g      *Game
	lang   Lang
	seed   uint64
	depth  int
	leader bool // leaders are among the nouns
}

// NewGen is one of a language, whose chance begins with a seed.
func NewGen(g *Game, l Lang, seed uint64) *Gen { return &Gen{g: g, lang: l, seed: seed} }

// Short lets what follows be no deep nest.
func (r *Gen) Short() { r.depth = 4 }

// N is a number below n.
func (r *Gen) N(n int) int {
	r.seed = r.seed*6364136223846793005 + 1442695040888963407
	return int(r.seed>>33) % n
}

// Pick is one of some texts.
func (r *Gen) Pick(s ...string) string { return s[r.N(len(s))] }

// leaves are texts for the nonterminals that Go reads.
func (r *Gen) leaf(name string) (string, bool) {
	ja := r.lang == JA
	switch name {
	case "num", "nummany", "int":
		return r.Pick("1", "2", "3", "10"), true
	case "ncard", "ncounter", "ntime":
		if ja {
			return r.Pick("1", "2", "5"), true
		}
		noun := strings.TrimPrefix(name, "n")
		return r.Pick("1 "+noun, "2 "+noun+"s", "5 "+noun+"s"), true
	case "count":
		if ja {
			return r.Pick("1体", "2枚", "3体まで", "すべて"), true
		}
		return r.Pick("1", "2", "up to 3", "all"), true
	case "name":
		return Pick(r.lang, r.Pick("『灯りの小鬼』", "『霜の小鬼』", "『10』", "『7』"), r.Pick(`"灯りの小鬼"`, `"霜の小鬼"`, `"10"`, `"7"`)), true
	case "trait":
		if ja {
			return r.Pick("風詠み・", "財宝・", "7・"), true
		}
		return r.Pick("<風詠み>", "<財宝>", "<7>"), true
	case "traitrun":
		return r.Pick("風詠み", "財宝", "7"), true
	case "npboth":
		return Pick(r.lang, r.Pick("『霜の小鬼』と『灯りの小鬼』", "フォロワーとスペル"), r.Pick(`"霜の小鬼" and "灯りの小鬼"`, "followers and spells")), true
	case "zone":
		return Pick(r.lang, r.Pick("手札", "墓場"), r.Pick("hand", "cemetery")), true
	case "zoneset":
		return r.Pick("場", "手札", "墓場"), true
	case "fieldset":
		return "場", true
	case "kw", "kws", "kw1":
		if ja {
			return r.Pick("【守護】", "【突進】", "【必殺】"), true
		}
		return r.Pick("[ward]", "[rush]", "[bane]"), true
	case "threshold":
		if ja {
			return r.Pick("【コンボ_3】", "【覚醒】", "【真紅】", "【ネクロチャージ_10】"), true
		}
		return r.Pick("[combo 3]", "[overflow]", "[sanguine]", "[necrocharge 10]"), true
	case "ctrname":
		return r.Pick("印", "雷", "7", "10"), true
	case "ctr", "madectr", "paid":
		return r.Pick("体", "枚"), true
	case "class":
		return Pick(r.lang, r.Pick("[エルフ]", "[ロイヤル]"), r.Pick("[elf]", "[royal]")), true
	case "staticon":
		return Pick(r.lang, r.Pick("[攻撃力]", "[体力]"), r.Pick("[attack]", "[life]")), true
	case "costnum":
		return Pick(r.lang, r.Pick("[コスト1]", "[コスト3]"), r.Pick("[cost1]", "[cost3]")), true
	case "lesson":
		return Pick(r.lang, "【レッスン_1】", "[lesson 1]"), true
	case "times":
		return r.Pick("once", "2 times"), true
	case "kind":
		if r.leader && r.N(2) == 0 {
			return Pick(r.lang, "リーダー", "leader"), true
		}
		return Pick(r.lang, r.Pick("フォロワー", "アミュレット", "カード", "スペル"), r.Pick("follower", "amulet", "card", "spell")), true
	case "onekind":
		return r.Pick("follower", "amulet"), true
	case "kinds":
		return r.Pick("followers", "amulets", "cards"), true
	case "npamid":
		return r.Pick("コスト3以下の", "自分の場の", "アクト状態の") + "すべての" + r.Pick("フォロワー", "アミュレット"), true
	case "state":
		return Pick(r.lang, r.Pick("アクト状態の", "進化後の", "表向きの"), r.Pick("acted", "evolved", "face-up")), true
	case "statword":
		return Pick(r.lang, "攻撃力", "attack"), true
	case "quoted":
		return Pick(r.lang, r.Pick("【攻撃時】1枚引く", "[ラストワード]相手のリーダーに1ダメージ"), r.Pick("[on attack] Draw 1 card", "[last words] Deal 1 damage to your opponent's leader")), true
	case "np", "npraw", "anp", "anpraw", "nps", "rawnps", "fieldnp":
		return r.noun(name), true
	case "fieldone", "fieldnps":
		return r.noun("fieldnp"), true
	case "effectsB":
		return r.NT("effectB"), true
	case "effects":
		return r.NT("effect"), true
	case "pairand", "pairor":
		return "相手の場のフォロワー1体" + map[string]string{"pairand": "と", "pairor": "か"}[name] + r.Pick("アミュレット2つ", "風詠み・カード1枚"), true
	case "jointsel":
		return Pick(r.lang, r.Pick("自分の墓場のカード名の異なるフォロワー2枚", "自分の墓場から、コストの合計が5以下になるフォロワー3枚まで", "互いにカード名が異なる自分の場のフォロワー2体"), r.Pick("2 followers with different names in your cemetery", "any number of followers with total cost 5 or less in your hand", "as many followers as you like with different names")), true
	case "jointobj":
		return r.Pick("自分の墓場のフォロワーをコストの合計が5以下になるように好きな枚数", "自分の墓場の、カード名が異なるように2枚のフォロワーを", "カード名が異なるように自分の墓場のフォロワーを2枚", "自分の墓場からフォロワー2枚をカード名が異なるように"), true
	case "jointraw":
		return Pick(r.lang, r.Pick("カード名の異なるフォロワー2枚", "コストの合計が5以下になるようにフォロワーを2枚まで"), r.Pick("2 followers with different names", "up to 3 cards with total cost 5 or less")), true
	case "npeither":
		return r.Pick("『灯りの小鬼』1枚か風詠み・カード1枚", "風詠み・フォロワー1枚か財宝・フォロワー1枚"), true
	case "exprs":
		return r.NT("expr") + Pick(r.lang, r.Pick("", "+2", "-1", "の2倍"), r.Pick("", " plus 2", " minus 1")), true
	case "manycount":
		return r.Pick("1体", "2枚", "3体まで"), true
	case "ordinal":
		return r.Pick("first", "third"), true
	case "commaname":
		return r.Pick("Imp, Light of Dusk", "Lantern, Left Paw"), true
	case "longtoken":
		return r.Pick("Imp, Light of Dusk", "Heir to the Lantern"), true
	case "wordtrait":
		return r.Pick("Omen", "Mage"), true
	case "crestname":
		return "Crest: " + r.Pick("Frost Imp", "Lantern, Left Paw"), true
	case "sortdone":
		return r.Pick("the Omen follower banished this way", "the Mage card discarded this way"), true
	case "traitand":
		return "Omen", true
	case "selectedone":
		return r.Pick("the selected follower", "the selected amulet"), true
	case "longname":
		return r.Pick("Frost Imp", "Ash Lantern"), true
	case "nounname", "caps", "plainname", "calledname":
		return r.Pick("Frost Imp", "Lantern"), true
	case "bars":
		return r.NT("bar") + " or " + r.NT("bar"), true
	case "preds":
		return r.NT("pred"), true
	case "told":
		return r.NT("topic") + "は" + r.NT("pred"), true
	case "toldfor":
		return r.NT("topic") + "は" + r.NT("span") + "、" + r.NT("pred"), true
	case "mayeffects":
		if ja {
			return r.NT("effectT") + "よい", true
		}
		return "you may " + r.NT("effect"), true
	case "costs":
		return r.NT("cost"), true
	}
	return "", false
}

// noun is a noun phrase with up to two modifiers.
func (r *Gen) noun(kind string) string {
	r.depth++
	defer func() { r.depth-- }()
	head, _ := r.leaf("kind")
	if r.N(6) == 0 {
		head, _ = r.leaf("name")
	}
	before, behind := "", ""
	if head == Pick(r.lang, "リーダー", "leader") && r.N(2) == 0 { // of whom it is said
		head = Pick(r.lang, r.Pick("自分の", "お互いの"), r.Pick("your ", "each player's ")) + head
	} else if kind == "fieldnp" || r.N(3) == 0 {
		if r.lang == JA {
			before += r.Pick("自分の場の", "相手の場の")
		} else {
			behind += r.Pick(" on your field", " on your opponent's field")
		}
	}
	if r.N(2) == 0 && r.depth < 6 {
		mods := r.g.Table.rules[r.g.Table.byName["mod"]].faces[r.lang]
		f := mods[r.N(len(mods))]
		if s := r.items(f, f.items); !strings.Contains(f.row.ID, "field") {
			if f.after {
				behind += s
			} else {
				before += s
			}
		}
	}
	return before + head + behind
}

// NT is a random text of a nonterminal.
func (r *Gen) NT(name string) string {
	n := r.g.Table.byName[name]
	r.depth++
	defer func() { r.depth-- }()
	fs := r.g.Table.rules[n].faces[r.lang]
	if s, ok := r.leaf(name); ok && (len(fs) == 0 || r.depth > 8) {
		return s
	}
	if len(fs) == 0 {
		return ""
	}
	best := fs[r.N(len(fs))]
	for i := 0; i < 4 && r.depth > 8; i++ {
		if f := fs[r.N(len(fs))]; len(f.holes) < len(best.holes) {
			best = f
		}
	}
	return r.items(best, best.items)
}

func (r *Gen) items(f *face, items []item) string {
	out := ""
	for _, it := range items {
		switch {
		case it.litID >= 0:
			out += it.print
		case it.hole >= 0:
			name := r.g.Table.rules[f.holes[it.hole].nt].name
			if r.depth > 14 {
				return out
			}
			if s, ok := r.leaf(name); ok {
				out += s
			} else {
				out += r.NT(name)
			}
		default:
			out += r.items(f, it.alts[r.N(len(it.alts))])
		}
	}
	return out
}

// readAll parses a text as a nonterminal and returns its distinct readings.
func readAll(g *Game, n Symbol, s string, l Lang) ([]any, *quotes) {
	fuel := fuelPerCard
	q := &quotes{}
	text := g.normalize(s, l)
	if strings.HasSuffix(s, " ") {
		text.Add(' ', len(s)-1, len(s), false) // a face that ends with a space
	}
	p := g.newParser(text, l, &fuel, q)
	return p.whole(n), q
}

// TestProductions fills every face at random: it must be read, by one reading
// only, and print to a text that gives the same data. With -whole it does so ten times, otherwise.
func TestProductions(t *testing.T) {
	g := Of("sve")
	again := 1
	if *Whole {
		again = 10
	}
	for l := JA; l <= EN; l++ {
		r := NewGen(g, l, 7)
		for i := range g.Table.rules {
			rule := &g.Table.rules[i]
			nth := map[string]int{}
			for _, f := range rule.faces[l] {
				nth[f.row.ID]++
				seed := seedOf(rule.name, f.row.ID, nth[f.row.ID]) // what one is filled with does not hang on the others
				for k := range again {
					r.seed = seed + uint64(k)
					fillFace(t, r, Symbol(i), rule.name, f)
				}
			}
		}
	}
}

// seedOf is a seed for a face that rows of other names leave as it is.
func seedOf(name, id string, k int) uint64 {
	h := fnv.New64a()
	h.Write([]byte(name + " " + id))
	return h.Sum64()>>8 + uint64(k)
}

// tries is how many random texts each face gets, and three times as many with -whole.
const tries = 3

func fillFace(t *testing.T, r *Gen, n Symbol, name string, f *face) {
	hit := false
	seen := map[string]bool{}
	r.leader = strings.HasPrefix(name, "sel")
	for i := 0; i < 3*tries && (i < tries || *Whole) || i < 8640*tries && !hit; i++ {
		r.depth = 0
		s := strings.TrimLeft(r.items(f, f.items), " ")
		if seen[s] {
			continue
		}
		seen[s] = true
		vals, q := readAll(r.g, n, s, r.lang)
		if name == "mod" {
			hit = true // modifiers are read within noun phrases
			continue
		}
		if len(vals) > 1 {
			t.Errorf("%s (%s): %q has %d readings:\n\t%s\n\t%s", name, f.row.ID, s, len(vals), Dump(vals[0]), Dump(vals[1]))
			return
		}
		if len(vals) == 0 {
			continue
		}
		hit = true
		backAgain(t, r, n, f, s, vals[0], q)
	}
	if !hit {
		t.Errorf("%s (%s) in language %d: no random text is read, such as %q", name, f.row.ID, r.lang, anyOf(seen))
	}
}

// anyOf is the first of some texts.
func anyOf(m map[string]bool) string {
	best := ""
	for s := range m {
		if best == "" || s < best {
			best = s
		}
	}
	return best
}

// cardOf is a card that holds the quoted abilities a parse met.
func cardOf(q *quotes) *ability.Card { return &ability.Card{Quoted: q.list} }

// backAgain prints a value in the language it was read in and reads that.
func backAgain(t *testing.T, r *Gen, n Symbol, f *face, s string, v any, q *quotes) {
	w := &Printer{Game: r.g, Lang: r.lang, card: cardOf(q)}
	out, ok := w.Print(n, v)
	if !ok {
		return // forms that only parse print through another nonterminal
	}
	again, _ := readAll(r.g, n, out, r.lang)
	for _, x := range again {
		if Equal(x, v) {
			acrossLanguages(t, r, n, f, s, v, q)
			return
		}
	}
	t.Errorf("%s: %q prints %q, which does not give it back:\n\t%s\n\t%v", f.row.ID, s, out, Dump(v), len(again))
}

// bilingual are the nonterminals whose every value has a face in both languages.
var bilingual = map[string]bool{"effect": true, "chain": true, "event": true, "cost": true, "cond": true, "expr": true, "selc": true, "sel": true, "targets": true, "span": true, "ref": true, "poss": true}

// acrossLanguages prints a value in the other language and reads that. Quoted
// abilities are left out: each text numbers its own.
func acrossLanguages(t *testing.T, r *Gen, n Symbol, f *face, s string, v any, q *quotes) {
	other := EN - r.lang
	if !bilingual[r.g.Table.rules[n].name] || len(q.list) > 0 {
		return
	}
	w := &Printer{Game: r.g, Lang: other, card: cardOf(q)}
	out, ok := w.Print(n, v)
	if !ok {
		t.Errorf("%s: %q has no face in language %d: %s", f.row.ID, s, other, Dump(v))
		return
	}
	again, _ := readAll(r.g, n, out, other)
	if len(again) != 1 || !Equal(again[0], v) {
		t.Errorf("%s: %q is %q in language %d, which has %d readings:\n\t%s", f.row.ID, s, out, other, len(again), Dump(v))
		for _, x := range again {
			t.Logf("\t%s", Dump(x))
		}
	}
}
