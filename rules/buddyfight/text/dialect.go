// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// Buddyfight speak: heads with costs in brackets, names of abilities, targets, conditions of
// use, and the common phrases in the words of the game.
package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how Buddyfight speaks, in the words of its lexicon and with its keywords.
func Of(words *wing.Lexicon, keywords []board.Keyword, field []ability.Zone) text.Dialect {
	return dialect{words: words, keywords: keywords, field: field}
}

type dialect struct {
	text.Plain
	words    *wing.Lexicon
	keywords []board.Keyword
	field    []ability.Zone // 場
}

// Lexicon is what Buddyfight says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	field := append([]ability.Zone{ability.Field, ability.Flag}, d.field...)
	return &text.Lexicon{
		Icons:    d.icons(),
		Counters: "枚体つ回",
		Alike: [][2]string{{"をめくり、", "を公開し、"}, {"君と相手の", "お互いの"}, {"そのモンスターのコントローラー", "そのコントローラー"}, {"そのカードのコントローラー", "そのコントローラー"}, {"攻撃の対象にならない", "攻撃されない"}, {"攻撃対象にならない", "攻撃されない"}, {"攻撃の対象に選ばれない", "攻撃されない"}, {"攻撃で破壊されない", "攻撃では破壊されない"}, {"攻撃された時、攻撃したモンスター", "攻撃された時、攻撃しているモンスター"}, {"攻撃された時、攻撃したカード", "攻撃された時、攻撃しているカード"}, {"いる場合でも", "いても"}, {"攻撃することができる", "攻撃できる"}, {"コールすることができる", "コールできる"}, {"装備することができる", "装備できる"}, {"使用することができる", "使える"}, {"使用できない", "使えない"}, {"使用できる", "使える"}, {"魔法を使用した", "魔法を使った"}, {"必殺技を使用した", "必殺技を使った"}, {"ある場合、", "あるなら、"}, {"いる場合、", "いるなら、"}, {"以下の場合、", "以下なら、"}, {"以上の場合、", "以上なら、"}, {"ターンの始めに、", "ターン開始時、"}, {"フェイズの始めに、", "フェイズ開始時、"}, {"が場に出た", "が登場した"}, {"戦闘で", "バトルで"}, {"選択して", "選んで"}, {"選択し", "選び"}, {"選択する", "選ぶ"}, {"支払", "払"}, {"をドロップする", "をドロップゾーンに置く"}, {"1回のみ", "1回だけ"}, {"1度だけ", "1回だけ"}, {"1度のみ", "1回だけ"}, {"このカードの与えるダメージ", "このカードが与えるダメージ"}, {"手札に加える。その後、デッキをシャッフルする", "手札に加え、デッキをシャッフルする"}, {"手札に加える。その後デッキをシャッフルする", "手札に加え、デッキをシャッフルする"}, {"手札に加える。デッキをシャッフルする", "手札に加え、デッキをシャッフルする"}, {"選んで手札に加える。その後、デッキをシャッフルする", "選んで手札に加え、デッキをシャッフルする"}, {"ただし、", ""}, {"攻撃してきた", "攻撃している"}, {"君のデッキを見て、その中の", "君のデッキから"}, {"君のデッキを見て、その中から", "君のデッキから"}, {"見て、その中の", "見る。その中から、"}, {"見る。その中の", "見る。その中から、"}, {"公開する。その中の", "公開する。その中から、"}, {"公開し、その中の", "公開する。その中から、"}, {"枚まで、", "枚まで"}, {"にある、", "にある"}, {"その攻撃したモンスター", "攻撃しているモンスター"}, {"その攻撃したカード", "攻撃しているカード"}, {"時、または、", "時か、"}, {"時、または", "時か"}, {"このターン中に君が受ける", "このターン中、君が受ける"}, {"次のターン中に君が受ける", "次のターン中、君が受ける"}, {"もしくは", "か"}, {"そのターンの終了時", "ターン終了時"}, {"に置き、置いた枚数", "に置き、その枚数"}, {"に置く。置いた枚数", "に置く。その枚数"}, {"に置き、置いたカードの枚数", "に置き、その枚数"}, {"に置く。置いたカードの枚数", "に置く。その枚数"}, {"攻撃以外では破壊されない", "カードの効果では破壊されない"}, {"攻撃以外で破壊されない", "カードの効果では破壊されない"}, {"デッキの一番上のカード", "デッキの上から1枚"}, {"連携攻撃されている時に使える", "相手の連携攻撃中に使える"}, {"が場に登場したターン中", "が登場したターン中"}, {"君の場にいるモンスターがこのカードだけなら", "君の場のモンスターがこのカードだけなら"}, {"場のこのカードがドロップゾーンに置かれ", "このカードが場からドロップゾーンに置かれ"}, {"ソウルのこのカードがドロップゾーンに置かれ", "このカードがソウルからドロップゾーンに置かれ"}, {"手札のこのカードがドロップゾーンに置かれ", "このカードが手札からドロップゾーンに置かれ"}, {"君の場にコール", "コール"}, {"を場にコール", "をコール"}, {"このターン、次に君が", "このターン中、次に君が"}, {"破壊されずに場に残", "場に残"}, {"破壊されず場に残", "場に残"}, {"破壊されず、場に残", "場に残"}, {"がこのカードのみなら", "がこのカードだけなら"}, {"場を離れ", "場から離れ"}, {"を、", "を"}, {"デッキから、", "デッキから"}, {"破壊されてドロップゾーンに置かれた", "破壊された"}, {"を使うたび、", "を使った時、"}, {"コールするたび、", "コールした時、"}, {"攻撃するたび、", "攻撃した時、"}, {"攻撃されるたび、", "攻撃された時、"}, {"登場するたび、", "登場した時、"}, {"破壊されるたび、", "破壊された時、"}, {"受けるたび、", "受けた時、"}, {"置かれるたび、", "置かれた時、"}, {"、その後、", "、"}, {"この後、", ""}, {"または", "か"}, {"全ての", "すべての"}, {"全て", "すべて"}, {"ほかの", "他の"}, {"かわりに", "代わりに"}, {"場を離れた", "場から離れた"}, {"点のダメージ", "ダメージ"}, {"もよい", "よい"}, {"このカードを手札から捨て", "手札のこのカードを捨て"}, {"相手に見せて", "公開して"}, {"相手に見せ、", "公開し、"},
			{"このモンスター", "このカード"}, {"このアイテム", "このカード"}, {"この魔法", "このカード"}, {"この必殺技", "このカード"}, {"捨てた枚数1枚につき", "捨てたカード1枚につき"}, {"この効果で破壊されたカード1枚につき", "破壊したカード1枚につき"}, {"破壊されたカード1枚につき", "破壊したカード1枚につき"}, {"破壊されたモンスター1枚につき", "破壊したモンスター1枚につき"}, {"以下の間、", "以下である間、"}, {"以上の間、", "以上である間、"}, {"戻した枚数1枚につき", "戻したカード1枚につき"}, {"破壊した枚数", "破壊したカードの枚数"}, {"捨てた枚数", "捨てたカードの枚数"}, {"戻した枚数", "戻したカードの枚数"}, {"攻撃対象になっている", "攻撃されている"}, {"攻撃の対象になっている", "攻撃されている"}, {"払い、その後、", "払い、"}, {"場のセンター", "センター"}, {"場のレフト", "レフト"}, {"場のライト", "ライト"}, {"その魔法を無効化し、ドロップゾーンに置く", "その魔法を無効化する"}, {"そのコールを無効化し、ドロップゾーンに置く", "そのコールを無効化する"}, {"その必殺技を無効化し、ドロップゾーンに置く", "その必殺技を無効化する"},
			{"そのモンスターのコールを無効化し、ドロップゾーンに置く", "そのモンスターのコールを無効化する"}, {"その魔法の使用を無効化し、ドロップゾーンに置く", "その魔法の使用を無効化する"}, {"その必殺技の使用を無効化し、ドロップゾーンに置く", "その必殺技の使用を無効化する"}, {"そのアイテムの装備を無効化し、ドロップゾーンに置く", "そのアイテムの装備を無効化する"}, {"を破壊し、破壊した", "を破壊する。破壊した"}, {"中のみ使える", "中に使える"}, {"時のみ使える", "時に使える"}, {"中だけ使える", "中に使える"}, {"時だけ使える", "時に使える"}, {"中にのみ使える", "中に使える"}, {"時にのみ使える", "時に使える"}, {"中にだけ使える", "中に使える"}, {"時にだけ使える", "時に使える"}, {"各ファイターは", "お互いは"}, {"君と相手は、それぞれ", "お互いは"}, {"君と相手はそれぞれ", "お互いは"}, {"お互いのファイターは", "お互いは"}, {"枚以上破壊したら、", "枚以上破壊したなら、"}, {"枚以上捨てたら、", "枚以上捨てたなら、"}, {"枚以上置いたら、", "枚以上置いたなら、"}, {"枚以上戻したら、", "枚以上戻したなら、"}, {"ていたら、", "ていたなら、"}, {"お互いは、それぞれ", "お互いは"}, {"お互いはそれぞれ", "お互いは"}, {"君と相手は", "お互いは"}, {"ソウルにあるカード", "ソウルのカード"}, {"相手は、", "相手は"}, {"君は、", "君は"}, {"このカードは、", "このカードは"}, {"置き、その中に", "置く。その中に"}, {"見て、その中に", "見る。その中に"}, {"公開し、その中に", "公開する。その中に"}, {"置き、そのカードが", "置く。そのカードが"}, {"置き、それが", "置く。それが"}, {"公開し、そのカードが", "公開する。そのカードが"}, {"公開し、それが", "公開する。それが"}, {"選び、それが", "選ぶ。それが"}, {"選び、そのモンスターが", "選ぶ。そのモンスターが"}, {"選び、そのカードが", "選ぶ。そのカードが"}, {"見て、そのカードが", "見る。そのカードが"}, {"手札に加え、違うなら", "手札に加える。違うなら"}, {"ゲージに置き、違うなら", "ゲージに置く。違うなら"}, {"コールし、違うなら", "コールする。違うなら"}},
		Verbs: []text.VerbWord{
			{ID: "attacks", Verb: ability.AttackV, JA: "攻撃した", EN: "attacks~attack", Cannot: "攻撃できない", Unable: "cannot attack"},
			{ID: "is attacked", Verb: ability.AttackedV, JA: "攻撃された", EN: "is attacked~are attacked"},
			{ID: "destroyed", Verb: ability.Destroyed, JA: "破壊された", EN: "is destroyed~are destroyed", Unable: "cannot be destroyed", Not: "破壊されない"},
			{ID: "stands", Verb: ability.Stood, JA: "スタンドした", EN: "stands~stand"},
			{ID: "rests", Verb: ability.ActedV, JA: "レストした", EN: "rests~rest"},
		},
		Spells: ability.SpellCard | ability.Impact, NeedsApart: true, PlayedIf: d.plainly,
		Bounds:   d.bounds(),
		Zones:    d.zones(),
		Kinds:    text.SaidKinds(d.words.Kinds),
		States:   text.Said(d.words.States),
		Defaults: map[ability.Kinds]ability.Zone{ability.Monster: ability.Field, ability.ItemCard: ability.Field, ability.Monster | ability.Impact: ability.Field, ability.Monster | ability.ItemCard: ability.Field},
		Reach:    text.ReachRest,

		Compares: []text.Compared{{ID: "worlds", JA: "{L.Of:np}のワールドの‹種類数|種類›が", Counter: "種類", EN: "the number of different world names of {L.Of:nps}", L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}},

		Reader:      "君",
		PlaceLast:   true,
		OffersCosts: true,
		TraitsShare: true,
		Had:         true,
		Onward:      true,
		Stays:       true, // Soulguard [4.kw.soulguard.1]
		Rows:        rows(d.zones()),
		World: &text.World{Targets: true, Spent: true, Fight: ability.Monster | ability.ItemCard, Brings: brings(), Before: []string{"counter"}, Play: field, Board: append(slices.Clip(field), ability.Buddy), Down: []ability.Zone{ability.Discards}, Never: ability.SpellCard | ability.Impact, Made: []ability.Verb{
			ability.Played, ability.ActivatedV, ability.AttackV, ability.AttackedV, ability.PartyV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV, ability.PhaseBegan, ability.PhaseEnded, ability.EquippedV, ability.PlusV, ability.MinusV, ability.Shuffled, ability.LifeUp, ability.AttachedV, ability.MissedV}},
	}
}

// Opaque is an attribute that is called as a keyword is, too: 《角王》 are the cards of that attribute, 『角王』 is the keyword.
func (d dialect) Opaque(src []rune, i int) int {
	end := slices.Index(src[i:], '》')
	if src[i] != '《' || end < 0 {
		return 0
	}
	said := string(src[i+1 : i+end])
	if !slices.ContainsFunc(d.keywords, func(k board.Keyword) bool { return said == k.JA || strings.EqualFold(said, k.EN) }) {
		return 0
	}
	return i + end + 1
}

// icons are the heads, the keywords and the numbers of cards.
func (d dialect) icons() []text.Icon {
	alias := map[string]string{"riding": "Ride", "crossnize": "クロスナイズ", "equip change": "Equipment change", "6 attacks": "Hextuple attack"}
	out := []text.Icon{
		{Kind: text.KeywordIcon, Word: lifelinkWord, JA: "【ライフリンク_#】", EN: "[Lifelink #]"},
		{Kind: text.MarkIcon, Word: "counter", JA: "【対抗】", EN: "[Counter]", Marks: ability.Counter},
		{Kind: text.ActivatedIcon, Word: "activate", JA: "【起動】", EN: "[Act]", Plain: true},
	}
	for _, k := range d.keywords {
		if k.Word != "counter" {
			out = append(out, text.Icon{Kind: text.KeywordIcon, Word: k.Word, JA: "【" + k.JA + "】", EN: "[" + k.EN + "]", Alias: alias[k.Word]})
		}
	}
	for i := range d.words.Numbers {
		n := &d.words.Numbers[i]
		out = append(out, text.Icon{Kind: text.StatIcon, JA: n.JA, EN: n.EN, Value: n.Is})
	}
	for _, c := range d.words.Classes {
		out = append(out, text.Icon{Kind: text.ClassIcon, Word: c.ID, JA: "〈" + c.JA + "〉", EN: "<" + c.EN + ">"})
	}
	return out
}

func (d dialect) zones() []text.ZoneWord {
	return text.SaidZones(d.words.Zones, []text.ZoneWord{
		{Zone: ability.Field, JA: "場", EN: "field", EnPrep: "on"},
		{Zone: ability.Hand_, EnPrep: "in", Put: "‹|君の|持ち主の›手札に加える", Into: "into ‹|the |your |its owner's |their ›hand", Head: true},
		{Zone: ability.Deck, EnPrep: "in"},
		{Zone: ability.Discards, EnPrep: "in", Put: "‹|君の|持ち主の|場から›ドロップゾーンに置く", Into: "‹into|to› ‹the|your|its owner's|their|your opponent's|their owners'› drop zone"},
		{Zone: ability.GaugeZone, EnPrep: "in", Put: "‹|君の|持ち主の›ゲージに置く", Into: "‹into|in› ‹the|your|its owner's|their|your opponent's› gauge"},
		{Zone: ability.CenterArea, EnPrep: "in"},
		{Zone: ability.LeftArea, EnPrep: "on"},
		{Zone: ability.RightArea, EnPrep: "on"},
	})
}

func (d dialect) bounds() (out []text.Bound) {
	for i := range d.words.Numbers {
		n := &d.words.Numbers[i]
		out = append(out, text.Bound{JA: n.JA, EN: "with " + n.EN, B: ability.Bound{Stat: n.Is}})
	}
	return out
}

// Where derives it from what the ability says of its own card, and of the one over it.
func (d dialect) Where(g *text.Game, a *ability.Ability, zones []ability.Zone) {
	if d.Plain.Where(g, a, zones); len(a.Works) > 0 {
		a.Works = d.spreadZones(a.Works)
		return
	}
	if slices.ContainsFunc(a.On, fromSoul) { // it hears that where it has gone, as Ambush does
		a.Works = []ability.Zone{ability.Discards}
		return
	}
	if slices.ContainsFunc(a.On, intoSoul) {
		a.Works = []ability.Zone{ability.Soul}
		if slices.ContainsFunc(a.On, func(e ability.Event) bool { return !intoSoul(e) }) { // of several things one happens there
			a.Works = d.spreadZones([]ability.Zone{ability.Soul, ability.Field})
		}
		return
	}
	v := reflect.ValueOf(a).Elem()
	if a.Works = called(a); len(a.Works) > 0 {
		return
	}
	if a.Works = d.unstopped(a); ofHost(v) {
		a.Works = []ability.Zone{ability.Soul}
	}
}

// fromSoul tells whether it is this card that goes from a soul to the drop zone.
func fromSoul(e ability.Event) bool {
	return e.Verb == ability.Moved && e.From == ability.Soul && e.To == ability.Discards && e.Subj != nil && e.Subj.Ref == text.ThisRef
}

// intoSoul tells whether it is this card that is put under another.
func intoSoul(e ability.Event) bool {
	return e.Verb == ability.AttachedV && e.Subj != nil && e.Subj.Ref == text.ThisRef
}

// called is where an ability works that lets its own card be called otherwise than the rules
// do; none: it is another ability.
func called(a *ability.Ability) []ability.Zone {
	if r, is := one(a.Do).(*ability.Rule); is && a.Kind == ability.Static && r.Verb == ability.Entered && r.Mode == ability.May && r.What.Ref == text.ThisRef {
		if r.Name == "as a counter" {
			return []ability.Zone{ability.Hand_}
		}
		if r.Name == "from a soul" {
			return []ability.Zone{ability.Soul}
		}
		if strings.HasPrefix(r.Name, "free") {
			return []ability.Zone{ability.Hand_, ability.Discards}
		}
		return []ability.Zone{ability.Discards}
	}
	return nil
}

// Noun puts the field for what attacks or fights, wherever else it is not said to lie: that
// is a target like every card there.
func (d dialect) Noun(g *text.Game, f *ability.Filter, raw bool) {
	if !raw && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && (slices.ContainsFunc(f.Is, ability.State.OfBattle) || fights(f)) {
		f.Zone = []ability.Zone{ability.Field}
	}
	if !raw && text.Equal(*f, ability.Filter{Who: f.Who, Has: f.Has}) && f.Who == you && len(f.Has) == 1 && text.OfTrait(&ability.Filter{Has: f.Has}) { // your 《T》
		f.Zone = []ability.Zone{ability.Field}
	}
	if !raw && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && len(f.Rel) == 0 && len(f.Zone) == 1 && f.Zone[0] == ability.GaugeZone { // nobody's gauge but one's own is meant by the word alone
		f.Who = you
	}
	d.Plain.Noun(g, f, raw)
}

// Settle writes out what the field is.
func (d dialect) Settle(a *ability.Ability) {
	d.spread(reflect.ValueOf(a).Elem())
}

// Print says the field again.
func (d dialect) Print(w *text.Printer, a *ability.Ability, group []ability.Ability) (string, bool) {
	if n := lifelinked(a); n == 0 {
		return text.Pick(w.Lang, "【ライフリンク即死】", "[Lifelink Lose]"), true
	} else if n > 0 {
		return text.Pick(w.Lang, "【ライフリンク"+text.Itoa(n)+"】", "[Lifelink "+text.Itoa(n)+"]"), true
	}
	if plain := *a; a.Kind == ability.Static {
		plain.Print = ""
		if s, ok := w.Print(w.Game.Starts.Construct, plain); ok {
			return text.Capital(s) + text.Pick(w.Lang, "。", "."), true
		}
	}
	if s, ok := stayed(w, a); ok && ofThis(a) {
		return titleOf(w, a) + calledSo(w, a, s), true
	}
	b := text.Clone(*a).(ability.Ability)
	g := text.Clone(group).([]ability.Ability)
	ofThatAgain(reflect.ValueOf(&b).Elem())
	ofThatAgain(reflect.ValueOf(g))
	once(b.On, false)
	for i := range g {
		once(g[i].On, false)
	}
	d.gather(reflect.ValueOf(&b).Elem())
	d.gather(reflect.ValueOf(g))
	turns := a.Kind == ability.Activated && a.Word != ""
	if turns {
		b.Word, b.Needs = "", nil
	}
	cost := d.gathered(b.Cost)
	at := text.Clone(*a).(ability.Ability)
	d.gather(reflect.ValueOf(&at).Elem()) // as it was when that was derived
	if d.Where(w.Game, &at, nil); !slices.Equal(at.Works, a.Works) {
		return "", false
	}
	if b.Kind == ability.Activated {
		b.Cost = nil
	}
	d.Plain.Where(w.Game, &b, nil) // where it works is said by what is printed apart from it
	s, ok := d.Plain.Print(w, &b, g)
	if !ok {
		s, ok = stayed(w, &b)
	}
	s = calledSo(w, a, itsSoul.Replace(attackedSaid(w, a, s)))
	if turns {
		s, said := d.overturned(w, a, s)
		return s, ok && said
	}
	name := titleOf(w, a)
	if b.Kind != ability.Activated {
		return name + s, ok
	}
	if len(cost) > 0 {
		costs, said := w.Print(w.Game.Starts.Costs(), cost)
		name += text.Pick(w.Lang, "〔"+costs+"〕", "["+text.Capital(costs)+"] ")
		ok = ok && said
	}
	return strings.Replace(s, text.Pick(w.Lang, "：", ": "), text.Pick(w.Lang, "", " ")+name, 1), ok
}

// itsSoul puts words as they are when a pronoun, or several, stand in them.
var itsSoul = strings.NewReplacer("it's soul", "its soul", "ll card you are ", "ll cards you are ")

// Conditioned says for how long, also of what its card costs: nothing is said of the moment in which that is played.
func (d dialect) Conditioned(a *ability.Ability, cs []text.Clause) bool {
	return a.If == nil || text.Conditioned(a, cs, true)
}

// Sentence says they of several that were chosen, also in the sentence that chooses them.
func (d dialect) Sentence(w *text.Printer, c text.Clause) (string, bool) {
	if len(c.Do) > 1 {
		if chosen, is := c.Do[0].(*ability.Select); is {
			w.Many = text.OfSeveral(&chosen.Sel)
		}
	}
	its := " paying its "
	if w.Many {
		its = " paying their "
	}
	s, ok := w.Pronounced(c)
	return strings.ReplaceAll(s, " paying its ", its), ok
}

// titleOf is the name of an ability as it stands before it.
func titleOf(w *text.Printer, a *ability.Ability) string {
	if a.Name == "" || a.Kind == ability.Construction {
		return ""
	}
	return text.Pick(w.Lang, "“"+a.Name+"”", `"`+a.Name+`" `)
}

// calledSo puts the name of an ability where its limit names it.
func calledSo(w *text.Printer, a *ability.Ability, s string) string {
	s = strings.ReplaceAll(s, text.Capital(itsName[w.Lang]), itsName[w.Lang])
	return strings.ReplaceAll(s, itsName[w.Lang], text.Pick(w.Lang, "“"+a.Name+"”", `"`+a.Name+`"`))
}

// HeadNoun takes the kind; of what is of no kind, its attribute.
func (d dialect) HeadNoun(f ability.Filter) (head, rest ability.Filter) {
	if host := f.Ref; host.Kind == ability.Host && (f.Kind != 0 || len(f.Has) > 0) { // the 《T》 with this card in its soul
		f.Ref = ability.Ref{}
		head, rest = d.HeadNoun(f)
		rest.Ref = host
		return head, rest
	}
	for _, e := range equips { // it is one, whatever it is
		if text.Equal(f, equippedBy(e)) {
			return f, ability.Filter{}
		}
	}
	if len(f.Or) == 2 && f.Ref == (ability.Ref{}) && text.OfTrait(&f.Or[0]) && text.OfTrait(&f.Or[1]) {
		rest = f
		rest.Kind, rest.Or = 0, nil
		return ability.Filter{Kind: f.Kind, Or: f.Or}, rest
	}
	if i := slices.Index(f.Is, ability.OfBuddy); i >= 0 && (f.Kind == 0 || f.Kind == ability.Monster) && f.Ref == (ability.Ref{}) {
		rest = f
		rest.Kind, rest.Is = 0, slices.Delete(slices.Clone(f.Is), i, i+1)
		if len(rest.Is) == 0 {
			rest.Is = nil
		}
		return ability.Filter{Kind: f.Kind, Is: []ability.State{ability.OfBuddy}}, rest
	}
	if i := slices.IndexFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.TraitAttr && !p.Not }); i >= 0 && f.Kind == 0 && f.Ref == (ability.Ref{}) {
		rest = f
		rest.Has = slices.Delete(slices.Clone(f.Has), i, i+1)
		return ability.Filter{Has: []ability.Prop{f.Has[i]}}, rest
	}
	return d.Plain.HeadNoun(f)
}

// gathered are costs with the word for the zones of the field.
func (d dialect) gathered(cs []ability.Cost) []ability.Cost {
	out := text.Clone(cs).([]ability.Cost)
	d.gather(reflect.ValueOf(out))
	eachFilter(reflect.ValueOf(out), func(f *ability.Filter) {
		under := slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.LinkedTo })
		if f.Who == you && slices.Equal(f.Zone, []ability.Zone{ability.Soul}) && under { // what lies in a soul is one's own
			f.Who = ability.Who{}
		}
	})
	return out
}

// plainly is a condition with the word for the zones of the field.
func (d dialect) plainly(c ability.Cond) ability.Cond {
	out := text.Clone(c).(ability.Cond)
	d.gather(reflect.ValueOf(&out))
	return out
}

// spread puts the zones of the field for the word.
func (d dialect) spread(v reflect.Value) {
	eachFilter(v, func(f *ability.Filter) {
		f.Zone = d.spreadZones(f.Zone)
		sized(f)
	})
}

// isSet is what is said of a spell that stays on the field.
var isSet = []ability.Prop{{Attr: ability.KeywordAttr, Value: setWord}}

// sized divides monsters of a size or items into the two that they are: an item has no size; and so set spells or items:
// nothing but spells is set. [RP.3, 4.kw.set.1]
func sized(f *ability.Filter) {
	if f.Kind&ability.SpellCard != 0 && f.Kind != ability.SpellCard && len(f.Or) == 0 && text.Equal(f.Has, isSet) {
		f.Or = []ability.Filter{{Kind: ability.SpellCard, Has: f.Has}, {Kind: f.Kind &^ ability.SpellCard}}
		f.Kind, f.Has = 0, nil
		return
	}
	i := slices.IndexFunc(f.Num, func(b ability.Bound) bool { return b.Stat == ability.Size })
	if i < 0 || len(f.Or) > 0 || f.Kind&ability.Monster == 0 || f.Kind == ability.Monster || f.Kind&ability.Impact != 0 {
		return
	}
	f.Or = []ability.Filter{{Kind: ability.Monster, Num: []ability.Bound{f.Num[i]}}, {Kind: f.Kind &^ ability.Monster}}
	f.Kind, f.Num = 0, slices.Delete(slices.Clone(f.Num), i, i+1)
}

// unsized says them again as they are said.
func unsized(f *ability.Filter) {
	if len(f.Or) != 2 || f.Kind != 0 {
		return
	}
	a, b := f.Or[0], f.Or[1]
	if b.Kind != 0 && text.Equal(b, ability.Filter{Kind: b.Kind}) && text.Equal(a, ability.Filter{Kind: ability.SpellCard, Has: isSet}) {
		f.Kind, f.Has, f.Or = a.Kind|b.Kind, isSet, nil
		return
	}
	if a.Kind != ability.Monster || len(a.Num) != 1 || a.Num[0].Stat != ability.Size || !text.Equal(a, ability.Filter{Kind: a.Kind, Num: a.Num}) || b.Kind == 0 || !text.Equal(b, ability.Filter{Kind: b.Kind}) {
		return
	}
	f.Kind, f.Num, f.Or = a.Kind|b.Kind, append(a.Num, f.Num...), nil
}

// spreadZones are zones with those of the field for the word.
func (d dialect) spreadZones(zs []ability.Zone) []ability.Zone {
	if i := slices.Index(zs, ability.Field); i >= 0 {
		return slices.Concat(d.field, zs[:i], zs[i+1:])
	}
	return zs
}

// gather puts the word for the zones.
func (d dialect) gather(v reflect.Value) {
	eachFilter(v, func(f *ability.Filter) {
		if n := len(d.field); len(f.Zone) >= n && slices.Equal(f.Zone[:n], d.field) {
			f.Zone = slices.Insert(slices.Clone(f.Zone[n:]), 0, ability.Field)
		}
		unsized(f)
	})
}

// eachFilter calls do for every filter in v.
func eachFilter(v reflect.Value, do func(*ability.Filter)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			eachFilter(v.Elem(), do)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachFilter(v.Index(i), do)
		}
	case reflect.Struct:
		if v.CanAddr() {
			if f, ok := v.Addr().Interface().(*ability.Filter); ok {
				do(f)
			}
		}
		for i := range v.NumField() {
			eachFilter(v.Field(i), do)
		}
	}
}
