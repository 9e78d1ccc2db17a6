package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

func Who(s ability.Side) ability.Who { return ability.Who{Side: s} }

func BindRef(slot uint8) ability.Ref { return ability.Ref{Kind: ability.Slot, Slot: slot} }

var ThisRef = ability.Ref{Kind: ability.This}

func One() ability.Count { return ability.Count{N: ability.N(1)} }

func HasProp(a ability.Attr) ability.Filter { return ability.Filter{Has: []ability.Prop{{Attr: a}}} }

func Related(k ability.RelKind, of ability.Ref) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: k, Of: of}}}
}

// refRows: references and the words for sides.
var refRows = []Row{
	{ID: "this", NT: "ref", JA: "これ | このカード", EN: "this | this card", Node: ThisRef},
	{ID: "it", NT: "ref", JA: "それ | それら | それぞれ | そのカード", EN: "it | them | that card", Node: BindRef(SlotIt)},
	{ID: "former", NT: "ref", JA: "前者", EN: "the former", Node: BindRef(SlotFormer)},
	{ID: "latter", NT: "ref", JA: "後者", EN: "the latter", Node: BindRef(SlotLatter)},
	{ID: "rest", NT: "ref", JA: "残り", EN: "the rest", Node: ability.Ref{Kind: ability.Rest, Slot: SlotLook}},
	{ID: "entered", NT: "ref", JA: "‹場に|›出たカード", EN: "the card that entered", Node: ability.Ref{Kind: ability.Subject}},
	{Quiet: true, ID: "entered of a kind", NT: "ref", JA: "‹場に|›出た{As:kind}", Node: ability.Ref{Kind: ability.Subject}, Needs: func(v any) bool { return v.(ability.Ref).As != 0 }},
	{ID: "host", NT: "ref", Node: ability.Ref{Kind: ability.Host}},

	{ID: "your", NT: "poss", JA: "自分の", EN: "your ", Node: Who(ability.You)},
	{ID: "opponents", NT: "poss", JA: "相手の | 相手プレイヤーの | 相手プレイヤーすべての | 相手プレイヤー1人の", EN: "your opponent's  | the opponent's  | an opponent's  | each opponent's ", Node: Who(ability.Opponent)},
	{ID: "their", NT: "poss", JA: "自身の", EN: "their ", Node: Who(ability.That)},
	{ID: "its players", NT: "poss", JA: "そのプレイヤーの | それのプレイヤーの", EN: "that player's ", Node: ability.Who{Side: ability.MasterOf, Of: BindRef(SlotIt)}},
	{ID: "each", NT: "poss", JA: "お互いの", EN: "each player's ", Node: Who(ability.Each)},
	{ID: "someones", NT: "possz", EN: "{_:poss}"},
	{ID: "anyones", NT: "possz", EN: "the ", Node: ability.Who{}},
	{Quiet: true, ID: "anyone's", NT: "possz", EN: "either player's  | any player's  | either  | any ", Node: ability.Who{}},
	{ID: "you", NT: "player", JA: "自分", EN: "you", Node: Who(ability.You)},
	{ID: "opponent", NT: "player", JA: "相手 | 相手プレイヤー", EN: "your opponent | the opponent", Node: Who(ability.Opponent)},
}

// IsIt tells whether a reference that is not resolved yet is それ, or そのフォロワー.
func IsIt(f ability.Ref) bool {
	f.As = 0
	return f == BindRef(SlotIt)
}

// ofAKind is what was met last, called by its kind; of what each player has one, it is that
// player's: そのリーダー.
func (x *Lexicon) ofAKind() Row {
	return Row{ID: "it of a kind", NT: "ref", JA: "その{As:kind}‹|すべて›", EN: "that {As:kind} | those {As:kinds}", Node: BindRef(SlotIt), Needs: func(v any) bool {
		as := v.(ability.Ref).As
		return as != 0 && as != x.Alone
	}}
}

// doneRows: what something was done to, named by what was done: 捨てたカード.
func doneRows() []Row {
	var rows []Row
	for i, d := range saidDones() {
		rows = append(rows, Row{ID: "done " + d.en, NT: "ref", JA: "‹|これにより|これによって|これで›" + d.ja + "カード‹|すべて›", EN: "the card " + d.en + " | the cards " + d.en, Node: doneRef(deed(i))})
		rows = append(rows, Row{Quiet: true, ID: "of a kind " + d.en, NT: "ref", JA: "‹|これにより|これによって|これで›" + d.ja + "{As:kind}‹|すべて›", Node: doneRef(deed(i)), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }})
	}
	return append(rows,
		Row{ID: "the selected", NT: "ref", JA: "選んだカード‹|すべて›", EN: "the selected card | the selected cards", Node: doneRef(chosen)},
		Row{Quiet: true, ID: "the selected of a kind", NT: "ref", JA: "選んだ{As:kind}‹|すべて›", Node: doneRef(chosen), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }})
}

// modRows: what may stand around a noun, in the Japanese order of printing.
func modRows(x *Lexicon) []Row {
	rows := []Row{
		{ID: "is state", NT: "mod", JA: "{Is.0:state}", EN: "{Is.0:state} ", Node: ability.Filter{Is: []ability.State{0}}, Needs: func(v any) bool { return !faceState(v) }},
		{ID: "side", NT: "mod", JA: "{Who:poss}", Node: ability.Filter{}},
	}
	rows = append(rows, zoneRows(x)...)
	rows = append(rows, []Row{
		{ID: "is face", NT: "mod", JA: "{Is.0:state}", EN: "{Is.0:state} ", Node: ability.Filter{Is: []ability.State{0}}, Needs: faceState},
		{ID: "side before", NT: "mod", EN: "{Who:poss}", Node: ability.Filter{}},
		{ID: "other", NT: "mod", JA: "他の | これ以外の | このカード以外の", EN: "other ", Node: Related(ability.Other, ThisRef)},
		{ID: "other than it", NT: "mod", JA: "それ以外の", EN: "… other than it", Node: Related(ability.Other, BindRef(SlotIt))},
		{ID: "other than what is attacked", NT: "mod", JA: "攻撃先以外の", EN: "… other than what is attacked", Node: Related(ability.Other, ability.Ref{Kind: ability.Object})},
		{ID: "entered this turn", NT: "mod", JA: "このターンに場に出た | このターン中に場に出た", EN: "… that entered the field this turn", Node: Related(ability.CameThisTurn, ability.Ref{})},
		{ID: "same name as it", NT: "mod", JA: "{Rel.0.Of:ref}と同名の | {Rel.0.Of:ref}と同じ‹カード名|名前›の", EN: "… with the same name as {Rel.0.Of:ref}", Node: Related(ability.SameName, ability.Ref{}), Needs: func(v any) bool { return v.(ability.Filter).Rel[0].Of != ThisRef }},
		{ID: "same name", NT: "mod", JA: "これと同名の | これと同じ‹カード名|名前›の", EN: "… with the same name as this", Node: Related(ability.SameName, ThisRef)},
		{ID: "other name", NT: "mod", JA: "これとカード名が異なる | これと同名‹を除く|でない›", EN: "… with a different name from this", Node: Related(ability.NotSameName, ThisRef)},
		{ID: "named before", NT: "mod", JA: "指定したカード名の | 指定したカード名を持つ", EN: "… with the named name", Node: Related(ability.NamedIn, BindRef(SlotNamed))},
		{ID: "fought", NT: "mod", JA: "これと交戦している | これと交戦した | 交戦相手の", EN: "… in battle with this", Node: Related(ability.FoughtBy, ThisRef)},
		{ID: "with keyword", NT: "mod", JA: "{Has.0.Value:kw}を持つ", EN: "… with {Has.0.Value:kw}", Node: HasProp(ability.KeywordAttr)},
		{Quiet: true, ID: "with either keyword", NT: "mod", JA: "{Or.0.Has.0.Value:kw}‹か|や›{Or.1.Has.0.Value:kw}を持つ", Node: ability.Filter{Or: []ability.Filter{HasProp(ability.KeywordAttr), HasProp(ability.KeywordAttr)}}},
		{ID: "without keyword", NT: "mod", JA: "{Has.0.Value:kw}を持たない", EN: "… without {Has.0.Value:kw}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Not: true}}}},
		{ID: "with counter", NT: "mod", JA: "{Has.0.Value:ctrname}カウンターが置かれている | {Has.0.Value:ctrname}カウンターを持つ", EN: "… with ‹a|an› {Has.0.Value:ctrname} counter", Node: HasProp(ability.CounterAttr)},
		{ID: "with so many counters", NT: "mod", JA: "{Has.0.Value:ctrname}カウンターが{Has.0.N:int}‹個|つ›以上置かれている", EN: "… with {Has.0.N:int} or more {Has.0.Value:ctrname} counters", Node: HasProp(ability.CounterAttr), Needs: func(v any) bool { return v.(ability.Filter).Has[0].N > 1 }},
		{ID: "name contains", NT: "mod", JA: "カード名に{Has.0.Value:name}を含む", EN: "… with {Has.0.Value:name} in its name", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{ID: "name lacks", NT: "mod", JA: "カード名に{Has.0.Value:name}を含まない", EN: "… without {Has.0.Value:name} in its name", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains, Not: true}}}},
		{ID: "named neither", NT: "mod", JA: "{Has.0.Value:name}‹か|と›{Has.1.Value:name}以外の", EN: "… named neither {Has.0.Value:name} nor {Has.1.Value:name}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}, {Attr: ability.NameAttr, Not: true}}}},
		{ID: "not class", NT: "mod", JA: "{Has.0.Value:class}でない", EN: "… that is not {Has.0.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{ID: "not named", NT: "mod", JA: "{Has.0.Value:name}以外の", EN: "… not named {Has.0.Value:name}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{ID: "not token", NT: "mod", JA: "トークンでない", Node: ability.Filter{NotKind: ability.Token}},
	}...)
	rows = append(rows, undoneRows(x)...)
	rows = append(rows, []Row{
		{ID: "not kind", NT: "mod", JA: "{NotKind:kind}以外の", EN: "non-{NotKind:kind} ", Node: ability.Filter{}, Needs: func(v any) bool { k := v.(ability.Filter).NotKind; return k != 0 && !mixed(k) }},
	}...)
	rows = append(rows, slices.Concat(deniedRows(), boundRows(x), eitherRows(x))...)
	return append(rows, []Row{
		{ID: "class", NT: "mod", JA: "{Has.0.Value:class} | {Has.0.Value:class}・ | {Has.0.Value:class}クラスの", EN: "{Has.0.Value:class} ", Node: HasProp(ability.ClassAttr)},
		{Quiet: true, ID: "either class", NT: "mod", JA: "{Or.0.Has.0.Value:class}か{Or.1.Has.0.Value:class}‹|・|クラスの›", EN: "{Or.0.Has.0.Value:class} or {Or.1.Has.0.Value:class} ", Node: ability.Filter{Or: []ability.Filter{HasProp(ability.ClassAttr), HasProp(ability.ClassAttr)}}},
		{ID: "trait", NT: "mod", JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait} ", Node: HasProp(ability.TraitAttr)},
		{Quiet: true, ID: "either trait", NT: "mod", JA: "{Or.0.Has.0.Value:traitrun}か{Or.1.Has.0.Value:trait}", Node: ability.Filter{Or: []ability.Filter{HasProp(ability.TraitAttr), HasProp(ability.TraitAttr)}}},

		{ID: "kind", NT: "head", JA: "{Kind:kind}", EN: "{Kind:kind}", Node: ability.Filter{}},
		{ID: "named", NT: "head", JA: "{Has.0.Value:name}", EN: "{Has.0.Value:name}", Node: HasProp(ability.NameAttr)},
		{ID: "host noun", NT: "head", Node: ability.Filter{Ref: ability.Ref{Kind: ability.Host}}},
		{ID: "this noun", NT: "head", JA: "これ | このカード", EN: "this", Node: ability.Filter{Ref: ThisRef}},
	}...)
}

// undoneRows say of something that it is not in a state.
func undoneRows(x *Lexicon) (rows []Row) {
	for _, w := range x.Undone {
		rows = append(rows, Row{ID: "not " + w.EN, NT: "mod", JA: strings.ReplaceAll(w.JA, "|", " | "), EN: w.EN + " ", Node: ability.Filter{Not: []ability.State{w.Val.(ability.State)}}})
	}
	return rows
}

// faceState: 表向きの stands behind the zone, アクト状態の before the side.
func faceState(v any) bool {
	s := v.(ability.Filter).Is[0]
	return s == ability.FaceUp || s == ability.FaceDown
}

// zoneRows makes the place modifiers of each zone; Japanese says side and zone
// apart, English in one phrase.
func zoneRows(x *Lexicon) []Row {
	var rows []Row
	for _, z := range x.Zones {
		from := " | " + z.JA + "から | " + z.JA + "から、"
		if z.Zone == ability.Field || z.Zone == ability.Deck {
			from = "" // out of a deck is a search
		}
		f := ability.Filter{Zone: []ability.Zone{z.Zone}}
		if z.Zone == ability.Field {
			from = " | " + z.JA + "に出ている | " + z.JA + "の、"
		}
		rows = append(rows, Row{ID: z.EN, NT: "mod", Node: f,
			JA: z.JA + "の‹|、› | " + z.JA + "にある | " + z.JA + "にいる" + from,
			EN: "… " + z.EnPrep + " {Who:possz}" + z.EN})
		if z.Zone != ability.Field {
			rows = append(rows, Row{ID: z.EN + " cards", NT: "npfull", Node: f, JA: "{Who:poss}" + z.JA + " | " + z.JA})
		}
	}
	for i, a := range x.Zones {
		for _, b := range x.Zones[i+1:] {
			rows = append(rows, twoZones(x, a, b)...)
		}
	}
	return rows
}

// twoZones are the modifiers of what lies in either of two zones of a player.
func twoZones(x *Lexicon, a, b ZoneWord) []Row {
	if a.Zone > b.Zone {
		a, b = b, a
	}
	both := ability.Filter{Zone: []ability.Zone{a.Zone, b.Zone}}
	yours := both
	yours.Who = Who(ability.You)
	either := func(first, between, second string) string {
		at := func(x, y ZoneWord) string { return first + x.JA + between + second + y.JA }
		return at(a, b) + " | " + at(b, a)
	}
	behind := func(ja, s string) string {
		var out []string
		for _, f := range SplitTop(ja) {
			out = append(out, f+s)
		}
		return strings.Join(out, " | ")
	}
	en := "… " + a.EnPrep + " {Who:possz}" + a.EN + " or " + b.EN
	return []Row{
		{ID: a.EN + " or " + b.EN, NT: "mod", Node: both, EN: en,
			JA: behind(either("", "‹か|や›", ""), "‹の|にある|から|から、›")},
		{Quiet: true, ID: "your " + a.EN + " or " + b.EN, NT: "mod", Node: yours,
			JA: behind(either("自分の", "‹か|や›", "自分の"), "‹の|にある|から|から、›")},
		{Quiet: true, ID: a.EN + " and " + b.EN, NT: "nptwo", Node: yours, Needs: func(v any) bool {
			f := v.(ability.Filter)
			return x.counted(ability.Selector{Of: f}) && f.Ref == (ability.Ref{})
		},
			JA: behind(either("自分の", "と", "‹|自分の›"), "‹の|にある›{+:npraw}")},
	}
}

// boundRows makes the modifiers that limit a number.
func boundRows(x *Lexicon) []Row {
	var rows []Row
	for _, s := range x.Bounds {
		icon := ""
		if s.Icon {
			icon = " | [" + s.JA + "]"
		}
		add := func(cmp ability.Cmp, ja, en string) {
			b := s.B
			b.Cmp = cmp
			alt := ""
			if icon != "" {
				alt = icon + "{Num.0.N:num}" + ja
			}
			rows = append(rows, Row{ID: s.EN + en, NT: "mod", Node: ability.Filter{Num: []ability.Bound{b}}, Needs: boundByNumber,
				JA: s.JA + "{Num.0.N:num}" + ja + " | " + s.JA + "が{Num.0.N:num}" + ja + alt,
				EN: "… " + s.EN + " {Num.0.N:num}" + en})
		}
		add(ability.LE, "以下の", " or less")
		add(ability.GE, "以上の", " or more")
		add(ability.EQ, "の", "")
		is := func() ability.Filter { b := s.B; b.Cmp = ability.EQ; return ability.Filter{Num: []ability.Bound{b}} }
		rows = append(rows, Row{Quiet: true, ID: s.EN + " or", NT: "mod", Node: ability.Filter{Or: []ability.Filter{is(), is()}}, JA: s.JA + "{Or.0.Num.0.N:num}か{Or.1.Num.0.N:num}の"})
		least, most := s.B, s.B
		most.Cmp = ability.LE
		rows = append(rows, Row{Quiet: true, ID: s.EN + " range", NT: "mod", Node: ability.Filter{Num: []ability.Bound{least, most}}, JA: s.JA + "{Num.0.N:num}以上{Num.1.N:num}以下の | " + s.JA + "が{Num.0.N:num}以上{Num.1.N:num}以下の | " + s.JA + "{Num.0.N:num}~{Num.1.N:num}の"}) // [Z/X 815.2]
		for _, c := range []struct {
			cmp        ability.Cmp
			ja, en, or string
		}{{ability.LE, "以下の", "at most", "‹equal to or less than|less than or equal to|equal to or lower than|no more than›"}, {ability.GE, "以上の", "at least", "‹equal to or greater than|greater than or equal to|equal to or more than|equal to or higher than|no less than›"}, {ability.EQ, "と同じ", "equal to", "that equals"}} {
			b := s.B
			b.Cmp = c.cmp
			if c.cmp != ability.EQ {
				rows = append(rows, Row{ID: s.EN + " " + c.en + " that of", NT: "mod", Node: ability.Filter{Num: []ability.Bound{b}},
					JA: s.JA + "が{Num.0.N:statof}" + c.ja, EN: "… " + s.EN + " " + c.en + " {Num.0.N:statof}"})
			}
			rows = append(rows, Row{ID: s.EN + " " + c.en + " any amount", NT: "mod", Node: ability.Filter{Num: []ability.Bound{b}},
				JA: s.JA + "が‹|「›{Num.0.N:expr}‹|」›" + c.ja, EN: "… " + s.EN + " " + c.en + " {Num.0.N:expr}" + " | … " + s.EN + " " + c.or + " {Num.0.N:expr}", Needs: func(v any) bool { return boundWorded(v.(ability.Filter).Num[0].N) }})
		}
		if !s.B.Original {
			rows = append(rows, thanRows(s)...)
		}
		high, low := s.B, s.B
		high.Highest, low.Lowest = true, true
		rows = append(rows,
			Row{ID: s.EN + " highest", NT: "mod", JA: "‹最も|一番›" + s.JA + "‹が|の›高い | " + s.JA + "‹が|の›‹最も|一番›高い | " + s.JA + "‹|が›最大の", EN: "… with the highest " + s.stat(), Node: ability.Filter{Num: []ability.Bound{high}}},
			Row{ID: s.EN + " lowest", NT: "mod", JA: "‹最も|一番›" + s.JA + "‹が|の›低い | " + s.JA + "‹が|の›‹最も|一番›低い | " + s.JA + "‹|が›最小の", EN: "… with the lowest " + s.stat(), Node: ability.Filter{Num: []ability.Bound{low}}})
	}
	return rows
}

// boundByNumber: HPX cannot be told from a word, so that what would have to be said with X is not said here.
func boundByNumber(v any) bool {
	n := v.(ability.Filter).Num[0].N
	return n.Op == ability.Const || n.Op == ability.X
}

// boundWorded: the bound is said in words, of which it is certain where they end: what is counted is said with its place. Of a
// number the rows above say it, and of one more or less than something that it is higher or lower.
func boundWorded(n ability.Amount) bool {
	by := len(n.Args) == 2 && Equal(n.Args[1], ability.N(1))
	return n.Op != ability.Const && n.Op != ability.X && !by && n.On == nil && (n.Of == nil || plainlyPlaced(n.Of))
}

// plainlyPlaced: cards of a kind, perhaps of a trait, in a player's place, of which nothing else is said: what is said behind is said
// of what is bounded, and not of these.
func plainlyPlaced(f *ability.Filter) bool {
	sorts := !slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Not || p.Attr != ability.TraitAttr && p.Attr != ability.ClassAttr })
	return sorts && len(f.Zone) > 0 && Sided(f) && Equal(*f, ability.Filter{Who: f.Who, Zone: f.Zone, Kind: f.Kind, Has: f.Has})
}

// thanRows bound a number by that of a card, which is not reached: これより攻撃力が低い.
func thanRows(s Bound) []Row {
	var rows []Row
	for _, c := range []struct {
		ja, few, en, less string
		cmp               ability.Cmp
		op                ability.AmountOp
	}{{"低い", "少ない", "lower", "less|lower", ability.LE, ability.Minus}, {"高い", "多い", "higher", "more|higher|greater", ability.GE, ability.Sum}} {
		b := s.B
		b.Cmp, b.N = c.cmp, ability.Amount{Op: c.op, Args: []ability.Amount{{Op: ability.StatOf, Stat: s.B.Stat}, ability.N(1)}}
		rows = append(rows, Row{ID: s.EN + " " + c.en, NT: "mod", Node: ability.Filter{Num: []ability.Bound{b}},
			JA: s.JA + "が{Num.0.N.Args.0.Ref:ref}より" + c.ja + " | {Num.0.N.Args.0.Ref:ref}より" + s.JA + "‹が|の›" + c.ja + " | {Num.0.N.Args.0.Ref:ref}より" + c.ja + s.JA + "の",
			EN: "… " + s.EN + " " + c.en + " than that of {Num.0.N.Args.0.Ref:ref} | … with ‹" + c.less + "› " + s.stat() + " than {Num.0.N.Args.0.Ref:ref}"})
		b.N.Args = []ability.Amount{{}, ability.N(1)}
		rows = append(rows, Row{ID: s.EN + " " + c.en + " than an amount", NT: "mod", Node: ability.Filter{Num: []ability.Bound{b}},
			JA: s.JA + "が‹|「›{Num.0.N.Args.0:expr}‹|」›より‹" + c.ja + "|" + c.few + "›",
			EN: "… " + s.EN + " " + c.en + " than {Num.0.N.Args.0:expr} | … with ‹" + c.less + "› " + s.stat() + " than {Num.0.N.Args.0:expr}", Needs: func(v any) bool { return boundWorded(v.(ability.Filter).Num[0].N.Args[0]) }})
	}
	return rows
}

// inTwoPlaces: either sort is said with its own place, and so many of both are chosen together.
func inTwoPlaces(x *Lexicon, v any) bool {
	for _, s := range v.(ability.Selector).Each {
		if len(s.Of.Zone) != 1 || s.Of.Who == (ability.Who{}) || x.alone(&s.Of) || s.Of.Ref != (ability.Ref{}) || Equal(s.Of, ability.Filter{Who: s.Of.Who, Zone: s.Of.Zone}) || s.N.Op == ability.All {
			return false
		}
	}
	return apart(x, v)
}

// bareNoun allows a noun phrase without a count: a leader, or this card in a
// stated zone.
func (x *Lexicon) bareNoun(v any) bool {
	s := v.(ability.Selector)
	return x.one(v) && !foughtBy(&s.Of) || s.Of.Ref == ThisRef && len(s.Of.Zone) > 0
}

// both: what each player has one of, of both players, is two.
func (x *Lexicon) both(v any) bool {
	f := v.(ability.Selector).Of
	return x.alone(&f) && f.Who.Side == ability.Each && !foughtBy(&f)
}

// foughtBy: it is what something fought. A card fights other cards, and no player's one.
func foughtBy(f *ability.Filter) bool {
	return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.FoughtBy })
}

// one is what a player has one of, and of whom it is said.
func (x *Lexicon) one(v any) bool {
	f := v.(ability.Selector).Of
	return x.alone(&f) && f.Who != (ability.Who{}) && !x.both(v)
}

// counted is what there are several of.
func (x *Lexicon) counted(v any) bool {
	f := v.(ability.Selector).Of
	return !x.alone(&f)
}

// CountedNoun refuses a reference where a count is wanted, and so many of both players together: in English "1 card of
// each player" is one of each.
func CountedNoun(v any) bool {
	s := v.(ability.Selector)
	return s.Of.Ref == (ability.Ref{}) && (s.Of.Who != Who(ability.Each) || s.N.Op == ability.All)
}

// countedOfEither: so many of both players together.
func countedOfEither(v any) bool {
	s := v.(ability.Selector)
	return s.Of.Ref == (ability.Ref{}) && s.Of.Who == Who(ability.Each) && s.N.Op != ability.All
}

// NotOfDeck: so many cards of a deck are those on its top, or are searched for.
func NotOfDeck(v any) bool {
	f := v.(ability.Selector).Of
	return !Equal(f, ability.Filter{Who: f.Who, Zone: []ability.Zone{ability.Deck}})
}

// ofCards: 手札から1枚 says nothing of a deck or of the field.
func ofCards(v any) bool {
	z := v.(ability.Selector).Of.Zone
	return len(z) == 1 && z[0] != ability.Deck && z[0] != ability.Field
}

// everyOne: フォロワーは means all of them; a leader and this card are one.
func (x *Lexicon) everyOne(v any) bool {
	f := &v.(ability.What).Sel.Of
	return !x.alone(f) && f.Ref == (ability.Ref{})
}

func within(zones, of []ability.Zone) bool {
	return !slices.ContainsFunc(zones, func(z ability.Zone) bool { return !slices.Contains(of, z) })
}

// Apart refuses 相手の場のA1体とB1体 as A of theirs and B of anyone's: B shares the
// place of A, which rows of their own read.
func Apart(v any) bool { return apart(&Lexicon{}, v) }

// apart is Apart where things in some zones are said by their place.
func apart(x *Lexicon, v any) bool {
	s, ok := v.(ability.Selector)
	if !ok {
		s = v.(*ability.Select).Sel
	}
	if last := len(s.Each) - 1; x.PlaceLast && last >= 0 && !x.alone(&s.Each[last].Of) && adrift(s.Each) { // a leader lies nowhere else
		return false // a monster and an item on your opponent's field: both are there
	}
	if slices.ContainsFunc(s.Each, func(one ability.Selector) bool { return countedOfEither(one) }) {
		return false // 1 follower or 2 cards in the hand of either player: is the follower of either, too?
	}
	for i := 1; i < len(s.Each); i++ {
		a, b := &s.Each[0].Of, &s.Each[i].Of
		if s.Or && (s.Each[i-1].Random || s.Each[i-1].N.Op == ability.All) && x.alone(b) && b.Who == (ability.Who{}) {
			return false // 2 random amulets or leaders, all followers or leaders: that is said of both; a leader of whom it is not said is said with whose it is
		}
		if a.Ref != (ability.Ref{}) && (excludes(b) || slices.Contains(b.Is, ability.InParty)) {
			return false // これと『A』以外のフォロワー: other than both; これとパーティーを組んでいるフォワード: in one with this
		}
		usual := len(b.Zone) == 1 && b.Zone[0] == x.Defaults[anyKind(b)] && b.On == nil && b.Ref == (ability.Ref{})
		if a.On != nil && usual && (b.Who == a.Who || b.Who == (ability.Who{})) {
			return false // ノーマルスクエアにあるA1枚とB1枚: B is there, too, or in any square?
		}
		here := usual || len(b.Zone) == 0 || len(b.Zone) == 1 && b.Zone[0] == ability.Field || within(b.Zone, x.Areas)
		if (Sided(a) && (here || offField(b) && len(b.Rel) == 0) || offField(a) && here) && b.Who == (ability.Who{}) && b.Ref == (ability.Ref{}) && !InSlot(b) {
			return false // it is said whose the first is, and not whose the second is, which may be of that player too
		}
	}
	return true
}

// offField: it lies in a place that is said, and that is not the field; whose that is may be left unsaid.
func offField(f *ability.Filter) bool {
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && f.Zone[0] != ability.Field && f.Zone[0] != ability.Resolving
}

// adrift tells whether the last of several things alone is said to lie somewhere. Cards of any kind lie on the field only if that is said.
func adrift(list []ability.Selector) bool {
	return Sided(&list[len(list)-1].Of) && slices.ContainsFunc(list[:len(list)-1], func(s ability.Selector) bool {
		f := &s.Of
		nowhere := len(f.Zone) == 0 || len(f.Zone) == 1 && f.Zone[0] == ability.Field && anyKind(f) != 0
		return nowhere && !Sided(f) && f.Ref == (ability.Ref{}) && !InSlot(f) && !slices.ContainsFunc(f.Is, ability.State.OfBattle)
	})
}

// Sided tells whether a noun phrase says whose.
func Sided(f *ability.Filter) bool {
	return f.Who.Side == ability.You || f.Who.Side == ability.Opponent || f.Who.Side == ability.That
}

// selectRows: counted phrases and what an effect acts on.
func selectRows(x *Lexicon) []Row {
	return append(jointRows(), []Row{
		{ID: "deck top", NT: "selb", JA: "{Of.Who:poss}デッキの上‹|から›{Of.Depth:num}枚‹|のカード› | {Of.Who:poss}デッキの上のカード{Of.Depth:num}枚", EN: "the top {Of.Depth:ncard} of {Of.Who:poss}deck",
			Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}},
		{Quiet: true, ID: "own deck top", NT: "selb", JA: "デッキの上‹|から›{Of.Depth:num}枚‹|のカード›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: Who(ability.You)}}},
		{ID: "deck bottom", NT: "selb", JA: "{Of.Who:poss}デッキの下‹|から›{Of.Depth:num}枚", EN: "the bottom {Of.Depth:ncard} of {Of.Who:poss}deck",
			Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Bottom: true}}},
		{ID: "deck top half", NT: "selb", JA: "{Of.Who=Of.Depth.Args.0.Of.Who:poss}デッキの上‹から|›半分", EN: "the top half of {Of.Who=Of.Depth.Args.0.Of.Who:poss}deck", Node: deckHalf(false)},
		{ID: "deck bottom half", NT: "selb", JA: "{Of.Who=Of.Depth.Args.0.Of.Who:poss}デッキの下‹から|›半分", EN: "the bottom half of {Of.Who=Of.Depth.Args.0.Of.Who:poss}deck", Node: deckHalf(true)},
		{ID: "one leader", NT: "selb", EN: "{Of:np}", Node: ability.Selector{N: One()}, Needs: x.one},
		{ID: "both leaders", NT: "selb", EN: "{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: x.both},
		{ID: "counted", NT: "selb", JA: "{Of:np}{N:count}", EN: "{N:count} {Of:np}", Node: ability.Selector{}, Needs: CountedNoun},
		{ID: "counted of either", NT: "selb", JA: "{Of:np}{N:count}", EN: "{N:count} {Of+:np} of either player", Node: ability.Selector{Of: ability.Filter{Who: Who(ability.Each)}}, Needs: countedOfEither},
		{ID: "all first", NT: "selb", JA: "すべての{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}},
		{Quiet: true, ID: "all of both", NT: "selb", JA: "{Of:npboth}すべて", EN: "all {Of:npboth}", Node: ability.Selector{N: ability.Count{Op: ability.All}}},
		{Quiet: true, ID: "all of both zones", NT: "selb", JA: "{Of:nptwo}すべて", Node: ability.Selector{N: ability.Count{Op: ability.All}}},
		{ID: "random", NT: "selb", JA: "ランダムな{Of:np}{N:count}", EN: "{N:count} random {Of:np}", Node: ability.Selector{Random: true}},
		{Quiet: true, ID: "random of a side", NT: "selb", JA: "{Of.Who:poss}{Of.Zone:zoneset}のランダムな{Of+:npraw}{N:count}", Node: ability.Selector{Random: true}, Needs: x.counted},
		{Quiet: true, ID: "random of all", NT: "selb", JA: "{Of.Zone:fieldset}のランダムな{Of+:npraw}{N:count}", Node: ability.Selector{Random: true}, Needs: x.counted},
		{Quiet: true, ID: "all of a side", NT: "selb", JA: "{Of.Who:poss}{Of.Zone:zoneset}の‹すべて|全て›の{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: x.counted},
		{Quiet: true, ID: "all amid", NT: "selb", JA: "{Of:npamid}", Node: ability.Selector{N: ability.Count{Op: ability.All}}},
		{Quiet: true, ID: "all others of a side", NT: "selb", JA: "{Of.Who:poss}{Of.Zone:zoneset}の他のすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: Related(ability.Other, ThisRef)}, Needs: x.counted},
		{Quiet: true, ID: "all others of all", NT: "selb", JA: "{Of.Zone:fieldset}‹の|にいる›他のすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: Related(ability.Other, ThisRef)}, Needs: x.counted},
		{Quiet: true, ID: "so many from", NT: "selb", JA: "{Of.Who:poss}{Of.Zone:zoneset}から{N:count}", Node: ability.Selector{}, Needs: ofCards},
		{Quiet: true, ID: "so many from hand", NT: "selb", JA: "手札から{N:count}", Node: ability.Selector{Of: ability.Filter{Who: Who(ability.You), Zone: []ability.Zone{ability.Hand_}}}},
		{Quiet: true, ID: "all of all", NT: "selb", JA: "{Of.Zone:fieldset}の‹すべて|全て›の{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: x.counted},
		{ID: "basic", NT: "selc", JA: "{_:selb}", EN: "{_:selb}"},
		{ID: "one of two", NT: "selc", JA: "{Each.0:selb}か‹|、›{Each.1:selb}", EN: "{Each.0:selb} or {Each.1:selb}", Node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, Asks: apart},
		{Quiet: true, ID: "one of two there", NT: "selc", JA: "{_:pairor}"},
		{ID: "bare or", NT: "selc", JA: "{Each.0:selbare}か‹|、›{Each.1:selb}", Node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, Quiet: true, Asks: apart},
		{Quiet: true, ID: "or bare", NT: "selc", JA: "{Each.0:selb}か‹|、›{Each.1:selbare}", Node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, Asks: apart},
		{Quiet: true, ID: "so many of what lies in two places", NT: "selc", JA: "{Each.0.Of:np}や{Each.1.Of:np}{Each.0.N=Each.1.N:count}", Node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, Asks: inTwoPlaces},
		{ID: "one of three", NT: "selc", JA: "{Each.0:selb}か‹|、›{Each.1:selb}か‹|、›{Each.2:selb}", EN: "{Each.0:selb} or {Each.1:selb} or {Each.2:selb}", Node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}, {}}}, Asks: apart},
		{ID: "bare", NT: "selbare", JA: "{Of:np}", EN: "{Of:np}", Node: ability.Selector{N: One()}, Needs: x.bareNoun},
		{ID: "bare both", NT: "selbare", JA: "{Of:np}", EN: "{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: x.both},
		{ID: "selected bare", NT: "sel", JA: "{_:selbare}", EN: "{_:selbare}"},
		{ID: "selected", NT: "sel", JA: "{_:selc}", EN: "{_:selc}"},
		{ID: "both", NT: "sel", JA: "{Each.0:selany}と‹|、›{Each.1:selany}", EN: "{Each.0:selany} and {Each.1:selany}", Node: ability.Selector{Each: []ability.Selector{{}, {}}}, Asks: apart},
		{ID: "all three", NT: "sel", JA: "{Each.0:selany}と‹|、›{Each.1:selany}と‹|、›{Each.2:selany}", EN: "{Each.0:selany}, {Each.1:selany}‹, and | and ›{Each.2:selany}", Node: ability.Selector{Each: []ability.Selector{{}, {}, {}}}, Asks: apart},
		{Quiet: true, ID: "both there", NT: "sel", JA: "{_:pairand}"},
		{ID: "any bare", NT: "selany", JA: "{_:selbare}", EN: "{_:selbare}"},
		{ID: "any counted", NT: "selany", JA: "{_:selb}", EN: "{_:selb}"},
		{ID: "any it", NT: "selany", JA: "それ", EN: "it", Node: ability.Selector{N: One(), Of: ability.Filter{Ref: BindRef(SlotIt)}}},
		{ID: "any this", NT: "selany", JA: "これ", EN: "this", Node: ability.Selector{N: One(), Of: ability.Filter{Ref: ThisRef}}},

		{ID: "float any", NT: "selo", JA: "{Of:np}を{N:count}", Node: ability.Selector{}, Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.AnyNumber }},
		{ID: "float random", NT: "selo", JA: "{Of:np}‹を|から›ランダムに{N:count}‹|を› | {Of:np}{N:count}をランダムに | {Of:np}を{N:count}ランダムに", Node: ability.Selector{Random: true}},
		{Quiet: true, ID: "this from there", NT: "selo", JA: "これを{Of.Zone:zoneset}から‹|、› | {Of.Zone:zoneset}からこれを", Node: ability.Selector{N: One(), Of: ability.Filter{Ref: ThisRef}}, Needs: ofCards},
		{ID: "object up to", NT: "selo", JA: "{_:sel}", EN: "{_:sel}", Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
		{ID: "object", NT: "selo", JA: "{_:sel}を", EN: "{_:sel}"},
		{ID: "float", NT: "selo", JA: "{Of:np}を{N:count}", Node: ability.Selector{}, Needs: NotOfDeck},
		{ID: "target any", NT: "targets", JA: "{Of:np}を{N:count}", Node: ability.Selector{}, Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.AnyNumber }},
		{ID: "target up to", NT: "targets", JA: "{_:selc}", EN: "{_:selc}", Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
		{Quiet: true, ID: "target random", NT: "targets", JA: "{Of:np}{N:count}をランダムに | {Of:np}をランダムに{N:count} | {Of:np}を{N:count}ランダムに", Node: ability.Selector{Random: true}},
		{ID: "target", NT: "targets", JA: "{_:selc}‹を|›", EN: "{_:selc}"},
		{ID: "target taken", NT: "targets", JA: "{_:taken}", EN: "{_:taken}"},
		{ID: "target float", NT: "targets", JA: "{Of:np}を{N:count}", Node: ability.Selector{}},

		{ID: "among up to", NT: "taken", JA: "その中から‹、|›{Of+:npraw}{N:count}", EN: "{N:count} {Of+:npraw} from among them", Node: ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}, Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
		{ID: "among", NT: "taken", JA: "その中から‹、|›{Of+:npraw}{N:count}‹を|› | その中の{Of+:npraw}{N:count}を", EN: "{N:count} {Of+:npraw} from among them", Node: ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}},
		{Quiet: true, ID: "among so many of each", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}と‹、|›{Each.1.Of+:npraw}‹を|›それぞれ{Each.0.N=Each.1.N:count}‹を|›", Node: amongSorts(2, false)},
		{ID: "among either", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}{Each.0.N:count}か‹|、›{Each.1.Of+:npraw}{Each.1.N:count}‹を|›", EN: "{Each.0.N:count} {Each.0.Of+:npraw} or {Each.1.N:count} {Each.1.Of+:npraw} from among them", Node: amongSorts(2, true)},
		{ID: "among both", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}{Each.0.N:count}と‹|、›{Each.1.Of+:npraw}{Each.1.N:count}‹を|›", EN: "{Each.0.N:count} {Each.0.Of+:npraw} and {Each.1.N:count} {Each.1.Of+:npraw} from among them", Node: amongSorts(2, false)},
		{ID: "among three sorts", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}{Each.0.N:count}と‹|、›{Each.1.Of+:npraw}{Each.1.N:count}と‹|、›{Each.2.Of+:npraw}{Each.2.N:count}‹を|›", EN: "{Each.0.N:count} {Each.0.Of+:npraw}, {Each.1.N:count} {Each.1.Of+:npraw}, and {Each.2.N:count} {Each.2.Of+:npraw} from among them", Node: amongSorts(3, false)},
		{Quiet: true, ID: "among so many of three", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}と‹、|›{Each.1.Of+:npraw}と‹、|›{Each.2.Of+:npraw}‹を|›それぞれ{Each.0.N=Each.1.N=Each.2.N:count}‹を|›", Node: amongSorts(3, false)},
		{Quiet: true, ID: "among the revealed", NT: "taken", JA: "これ‹により|によって|で›公開した{Of+:npraw}{N:count}‹を~›", Node: ability.Selector{Of: Related(ability.InSlot, Done("revealed"))}, Needs: func(v any) bool { return v.(ability.Selector).N.Op != ability.All }},
		{ID: "among any", NT: "taken", JA: "その中から‹、|›{N:count}‹を|›", Node: ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}},
		{ID: "among float", NT: "taken", JA: "その中から‹、|›{Of+:npraw}を{N:count}", Node: ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}},

		{ID: "what ref", NT: "what", JA: "{Ref:ref}", EN: "{Ref:ref}", Node: ability.What{}},
		{ID: "what sel", NT: "what", JA: "{Sel:sel}", EN: "{Sel:sel}", Node: ability.What{}},
		{ID: "topic what", NT: "topic", JA: "{_:what}"},
		{Quiet: true, ID: "topic of all", NT: "topic", JA: "{Sel.Of:np}", Node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Needs: x.everyOne},
		{ID: "object ref", NT: "o", JA: "{Ref:ref}を", EN: "{Ref:ref}", Node: ability.What{}},
		{ID: "object sel", NT: "o", JA: "{Sel:selo}", EN: "{Sel:selo}", Node: ability.What{}},
		{ID: "object taken", NT: "o", JA: "{Sel:taken}", EN: "{Sel:taken}", Node: ability.What{}},
	}...)
}

// AmongLooked are some of those that were looked at.
func AmongLooked() ability.Selector {
	return ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}
}

// MoreOfLooked are others of those that were looked at: もう1枚, right behind what took so many of them.
func MoreOfLooked() *ability.Selector {
	return &ability.Selector{Of: Related(ability.InSlot, BindRef(slotMore))}
}

// amongSorts takes from what was looked at one thing or another, or both.
func amongSorts(n int, or bool) ability.Selector {
	s := ability.Selector{Or: or}
	for range n {
		s.Each = append(s.Each, ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))})
	}
	return s
}

// deckHalf is so many cards of one end of a deck as are half of it. SVE 5.30.2.1.
func deckHalf(bottom bool) ability.Selector {
	deck := ability.Filter{Zone: []ability.Zone{ability.Deck}}
	n := ability.Amount{Op: ability.Half, Up: true, Args: []ability.Amount{{Op: ability.CountOf, Of: &deck}}}
	return ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &n, Bottom: bottom}}
}
