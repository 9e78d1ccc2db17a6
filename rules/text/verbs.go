package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// A verb is one entry of the lexicon from which the forms of a sentence derive:
// chain (連用形, て), cost (bare stem), permission, event, prohibition.
type Verb struct {
	ja             string // dictionary form
	Stem, Te, cost string // 置き, 置いて, 置く
}

// verbs are the Japanese verbs of effects, longest first where one ends another.
var verbs = []Verb{
	{"させる", "させ", "させて", ""},
	{"する", "し", "して", ""},
	{"される", "され", "されて", "される"},
	{"置く", "置き", "置いて", "置く"},
	{"引く", "引き", "引いて", "引く"},
	{"戻す", "戻し", "戻して", "戻す"},
	{"出す", "出し", "出して", "出す"},
	{"加える", "加え", "加えて", "加える"},
	{"選ぶ", "選び", "選んで", "選ぶ"},
	{"持つ", "持ち", "持って", "持つ"},
	{"捨てる", "捨て", "捨てて", "捨てる"},
	{"見る", "見", "見て", "見る"},
	{"失う", "失い", "失って", "失う"},
	{"失わせる", "失わせ", "失わせて", "失わせる"},
	{"与える", "与え", "与えて", "与える"},
	{"取る", "取り", "取って", "取る"},
	{"割りふる", "割りふり", "割りふって", "割りふる"},
	{"割り振る", "割り振り", "割り振って", "割り振る"},
	{"ふる", "ふり", "ふって", "ふる"},
	{"振る", "振り", "振って", "振る"},
	{"奪う", "奪い", "奪って", "奪う"},
	{"増やす", "増やし", "増やして", "増やす"},
	{"減らす", "減らし", "減らして", "減らす"},
	{"渡す", "渡し", "渡して", "渡す"},
	{"入れ替える", "入れ替え", "入れ替えて", "入れ替える"},
	{"なおす", "なおし", "なおして", "なおす"},
	{"得る", "得", "得て", "得る"},
	{"なる", "なり", "なって", "なる"},
	{"行う", "行い", "行って", "行う"},
	{"移す", "移し", "移して", "移す"},
	{"くり返す", "くり返し", "くり返して", "くり返す"},
	{"取り除く", "取り除き", "取り除いて", "取り除く"},
	{"付け替える", "付け替え", "付け替えて", "付け替える"},
	{"付ける", "付け", "付けて", "付ける"},
	{"授かる", "授かり", "授かって", "授かる"},
	{"入れる", "入れ", "入れて", "入れる"},
	{"重ねる", "重ね", "重ねて", "重ねる"},
	{"使う", "使い", "使って", "使う"},
}

// paid are the forms before a colon: 置く, 破壊する, but 消滅 of 消滅させる.
func (v *Verb) paid() []string {
	if v.ja == "させる" {
		return []string{"", v.ja}
	}
	if v.cost == v.ja {
		return []string{v.ja}
	}
	return []string{v.ja, v.cost}
}

func verbOf(face string) *Verb {
	for i := range verbs {
		if strings.HasSuffix(face, verbs[i].ja) {
			return &verbs[i]
		}
	}
	return nil
}

// LongestStem is at least as many runes as the longest stem of a verb has.
const LongestStem = 16

// Ended is how the verb ends that a piece of a sentence goes on from, in place of its last rune: …に戻し ends with す,
// …破壊し with する. False: no verb of the table goes on so, or one that is its own last rune.
func Ended(s string) (string, bool) {
	var best *Verb
	for i := range verbs {
		if v := &verbs[i]; strings.HasSuffix(s, v.Stem) && (best == nil || len(v.Stem) > len(best.Stem)) {
			best = v
		}
	}
	if best == nil {
		return "", false
	}
	stem := []rune(best.Stem)
	return strings.TrimPrefix(best.ja, string(stem[:len(stem)-1])), true
}

// Inflect rewrites the last verb of every alternative of a Japanese face;
// alternatives that do not end with a verb are dropped.
func Inflect(ja string, form func(*Verb) []string) string {
	var out []string
	for _, f := range splitEnds(ja) {
		if v := verbOf(f); v != nil {
			for _, s := range form(v) {
				if s == "" && strings.HasSuffix(strings.TrimSuffix(f, v.ja), "}") {
					continue // +1する has no bare stem
				}
				if said := strings.TrimSuffix(f, v.ja) + s; !slices.Contains(out, said) { // させる and する have one bare stem
					out = append(out, said)
				}
			}
		}
	}
	return strings.Join(out, " | ")
}

// splitEnds splits at " | " outside groups, and a group at the end into what it may be.
func splitEnds(s string) (out []string) {
	for _, f := range SplitTop(s) {
		i := strings.LastIndex(f, "‹")
		if !strings.HasSuffix(f, "›") || strings.Contains(f[i:], "~") || strings.Count(f[i:], "›") > 1 {
			out = append(out, f)
			continue
		}
		for _, end := range strings.Split(strings.TrimSuffix(f[i+len("‹"):], "›"), "|") {
			out = append(out, f[:i]+end)
		}
	}
	return out
}

// thirdPerson turns "draw {N}" into "draws {N}", and "randomly discard {N}" into "randomly discards {N}".
func thirdPerson(en string) string {
	var out []string
	for _, f := range SplitTop(en) {
		i := strings.IndexByte(f, ' ')
		if i > 0 && strings.HasSuffix(f[:i], "ly") {
			if s := thirdPerson(f[i+1:]); s != "" {
				out = append(out, f[:i+1]+s)
			}
			continue
		}
		if verbs, is := strings.CutPrefix(f, "‹"); is && i > 0 && strings.HasSuffix(f[:i], "›") { // ‹play|put›
			verbs = strings.ReplaceAll(verbs[:i-len("‹›")], "|", "s|")
			out = append(out, "‹"+verbs+"s›"+f[i:])
			continue
		}
		if i <= 0 || strings.ContainsAny(f[:i], "{‹") {
			continue
		}
		s := "s"
		if stem, is := strings.CutSuffix(f[:i], "ry"); is { // bury
			out = append(out, stem+"ries"+f[i:])
			continue
		}
		if strings.HasSuffix(f[:i], "sh") || strings.HasSuffix(f[:i], "ss") {
			s = "es"
		}
		out = append(out, f[:i]+s+f[i:])
	}
	return strings.Join(out, " | ")
}

// pastOf is the English past of an event: destroyed, attacked.
func pastOf(v VerbWord) string {
	one, _, _ := strings.Cut(v.EN, "~")
	if s, ok := strings.CutPrefix(one, "is "); ok {
		return "was " + s
	}
	verb, rest, more := strings.Cut(one, " ")
	if verb = pastVerb(strings.TrimSuffix(verb, "s"), nil); more {
		verb += " " + rest
	}
	return verb
}

// derive adds the chained, permitted and paid forms of effect rows.
func derive(rows []Row) []Row {
	for i := range rows {
		rows[i].JA = strings.ReplaceAll(rows[i].JA, "{What:what}は", "{What:topic}は")
	}
	out := rows
	for _, r := range rows {
		if r.NT != "effect" {
			continue
		}
		chain, may, cost, third := r, r, r, r
		chain.NT, may.NT, cost.NT, third.NT = "effectR", "effectT", "effectC", "effect3"
		chain.ID, may.ID, cost.ID, third.ID = r.ID+" -し", r.ID+" -て", r.ID+" cost", r.ID+" -s"
		chain.JA = Inflect(r.JA, func(v *Verb) []string { return []string{v.Stem, v.Te} })
		for _, f := range splitEnds(r.JA) {
			if strings.HasSuffix(f, "ダメージ") {
				chain.JA = strings.Trim(chain.JA+" | "+f+"‹|し›", " |")
			}
		}
		may.JA = Inflect(r.JA, func(v *Verb) []string { return []string{v.Te} })
		cost.JA = Inflect(r.JA, func(v *Verb) []string { return v.paid() })
		switch r.Node.(type) { // what another player may be told to do
		case *ability.Draw, *ability.Move, *ability.Select, *ability.Look:
			third.JA, third.EN = r.JA, thirdPerson(r.EN)
		case *ability.Make:
			third.JA, third.EN = r.JA, strings.ReplaceAll(thirdPerson(r.EN), " your ", " their ")
		default:
			third.EN = ""
		}
		chain.EN = ""
		out = append(out, withoutObject(r)...)
		out = append(out, predicates(r)...)
		out = append(out, objectPredicates(r)...)
		for _, d := range []Row{chain, may, cost} {
			if d.JA != "" {
				out = append(out, d)
			}
		}
		if third.EN != "" {
			out = append(out, third)
		}
	}
	return out
}

// withoutObject makes the forms of 選び、破壊する: a chained verb without an object
// acts on what the clause before bound.
func withoutObject(r Row) []Row {
	var faces []string
	for _, f := range SplitTop(r.JA) {
		if s, ok := strings.CutPrefix(f, "{What:o}"); ok && !strings.Contains(s, "{") {
			faces = append(faces, s)
		}
	}
	ja := strings.Join(faces, " | ")
	what := reflect.Indirect(reflect.ValueOf(r.Node)).FieldByName("What")
	if ja == "" || !what.IsValid() {
		return nil
	}
	n := Clone(r.Node)
	reflect.ValueOf(n).Elem().FieldByName("What").Set(reflect.ValueOf(ability.What{Ref: BindRef(SlotIt)}))
	last, chain, may := r, r, r
	last.ID, last.NT, last.JA, last.EN, last.Node = r.ID+" chained", "effectB", ja, "", n
	chain.ID, chain.NT, chain.JA, chain.EN, chain.Node = last.ID+" -し", "effectBR", Inflect(ja, func(v *Verb) []string { return []string{v.Stem, v.Te} }), "", n
	may.ID, may.NT, may.JA, may.EN, may.Node = last.ID+" -て", "effectBT", Inflect(ja, func(v *Verb) []string { return []string{v.Te} }), "", n
	return []Row{last, chain, may}
}

// predicates make the forms of それは[攻撃力]+1し、【突進】を持つ: what is said of a
// subject that stands before.
func predicates(r Row) []Row {
	var faces []string
	for _, f := range SplitTop(r.JA) {
		if s, ok := strings.CutPrefix(f, "{What:topic}は"); ok {
			faces = append(faces, s)
		}
	}
	var en []string
	for _, f := range SplitTop(r.EN) {
		if s, ok := strings.CutPrefix(f, "{What:what} "); ok {
			en = append(en, s)
		}
	}
	if faces == nil && en == nil {
		return nil
	}
	last, chain := r, r
	last.ID, last.NT, last.JA, last.EN = r.ID+" said", "pred", strings.Join(faces, " | "), strings.Join(en, " | ")
	chain.ID, chain.NT, chain.EN = last.ID+" -し", "predR", ""
	if faces == nil {
		return []Row{last}
	}
	if chain.JA = Inflect(last.JA, func(v *Verb) []string { return []string{v.Stem, v.Te} }); chain.JA == "" {
		if chain.JA = denied(faces); chain.JA == "" {
			return []Row{last}
		}
	}
	return []Row{last, chain}
}

// objectPredicates make the forms of それを[攻撃力]+1し、【突進】を与える: what is changed stands before.
func objectPredicates(r Row) []Row {
	switch r.Node.(type) {
	case *ability.Change, *ability.Give:
	default:
		return nil
	}
	var faces []string
	for _, f := range SplitTop(r.JA) {
		for _, object := range []string{"{What:o}", "{What:what}を", "{What:topic}を"} {
			if s, ok := strings.CutPrefix(f, object); ok {
				faces = append(faces, s)
			}
		}
	}
	if faces == nil {
		return nil
	}
	last, chain := r, r
	last.ID, last.NT, last.JA, last.EN, last.Quiet = r.ID+" done to it", "predO", strings.Join(faces, " | "), "", true
	chain.ID, chain.NT, chain.EN, chain.Quiet = last.ID+" -し", "predOR", "", true
	if chain.JA = Inflect(last.JA, func(v *Verb) []string { return []string{v.Stem, v.Te} }); chain.JA == "" {
		return []Row{last}
	}
	return []Row{last, chain}
}

// denied are the chained forms of what is not done: 選ばれず, スタンドせず.
func denied(faces []string) string {
	var out []string
	for _, f := range faces {
		if s, is := strings.CutSuffix(f, "しない"); is {
			out = append(out, s+"せず")
		} else if s, is := strings.CutSuffix(f, "ない"); is {
			out = append(out, s+"ず")
		}
	}
	return strings.Join(out, " | ")
}

// VerbWord is how a verb of the rules shows in events, prohibitions and histories.
type VerbWord struct {
	ID     string
	Verb   ability.Verb
	JA, EN string // what happened: 進化した / evolves; 破壊された / is destroyed
	Cannot string // 進化できない; empty: not said
	Unable string // cannot evolve
	Not    string // Japanese of a passive prohibition: 破壊されない
}
