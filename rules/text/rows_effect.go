package text

import (
	"strings"

	"gotaku/rules/ability"
)

func at(z ability.Zone) ability.Place { return ability.Place{Zone: z} }

func deckPlace(p ability.Position, o ability.Order) ability.Place {
	return ability.Place{Zone: ability.Deck, Pos: p, Order: o}
}

// fromSomewhere refuses to move "one N" that is neither a reference nor in a
// stated zone: such a text makes a token.
func fromSomewhere(v any) bool {
	m := v.(*ability.Move)
	return m.What.Sel == nil || placed(m.What.Sel) && !(m.To.Zone == ability.Field && m.How == ability.Put && onField(m.What.Sel))
}

// onField: what is on the field already is not put there.
func onField(s *ability.Selector) bool {
	return len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Field
}

func placed(s *ability.Selector) bool {
	for i := range s.Each {
		if !placed(&s.Each[i]) {
			return false
		}
	}
	f := &s.Of
	return len(s.Each) > 0 || len(f.Zone) > 0 || f.Ref != (ability.Ref{}) || inSlot(f)
}

// effectRows are the clauses of a body. Every row whose Japanese face ends with a
// verb also yields its chained, permitted and paid forms (verbs.go).
func effectRows(x *lexicon) []row {
	rows := []row{
		{id: "draw", nt: "effect", ja: "{N:num}枚引く | もう{N:num}枚引く | カードを{N:num}枚引く | カード{N:num}枚を引く | カード{N:num}枚引く", en: "draw {N:ncard}", node: &ability.Draw{Who: who(ability.You)}},
		{id: "draw up to", nt: "effect", ja: "{N:num}枚まで引く | カードを{N:num}枚まで引く", en: "draw up to {N:ncard}", node: &ability.Draw{Who: who(ability.You), UpTo: true}},
		{id: "draw as many", nt: "effect", ja: "「{N:expr}」と同じ枚数引く | {N:expr}と同じ枚数引く | 「{N:expr}」枚引く", en: "draw cards equal to {N:expr}", node: &ability.Draw{Who: who(ability.You)}, needs: func(v any) bool { return v.(*ability.Draw).N.Op != ability.Const }},
		{quiet: true, id: "draw as many as moved", nt: "effect", ja: "‹それと|これと|›同じ枚数引く", node: &ability.Draw{Who: who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved)}}},
		{id: "draw until", nt: "effect", ja: "自分の手札が{N:num}枚になるように引く | 手札が{N:num}枚になるように引く", en: "draw until you have {N:ncard} in your hand", node: &ability.Draw{Who: who(ability.You), Until: true}},

		{id: "select", nt: "effect", ja: "{Sel:targets}選ぶ", en: "select {Sel:targets}", node: &ability.Select{Slot: slotNew}},
		{id: "select both", nt: "effect", ja: "{Sel.Each.0:selb}と{Sel.Each.1:selb}‹を|›選ぶ", en: "select {Sel.Each.0:selb} and {Sel.Each.1:selb}",
			node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slot: slotNew, Slots: []uint8{slotFormer, slotLatter}}, needs: apart},
		{quiet: true, id: "select both there", nt: "effect", ja: "{Sel:pairand}‹を|›選ぶ", node: &ability.Select{Slot: slotNew, Slots: []uint8{slotFormer, slotLatter}}},

		{id: "destroy", nt: "effect", ja: "{What:o}破壊する", en: "destroy {What:o}", node: &ability.Move{How: ability.Destroy, To: at(ability.Discards)}},
		{id: "banish this", nt: "effect", ja: "これは消滅する", node: &ability.Move{What: ability.What{Ref: thisRef}, How: ability.Banish, To: at(ability.Removed)}},
		{quiet: true, id: "damage to it", nt: "effectB", ja: "{N:num}ダメージ | {N:num}ダメージを与える", node: &ability.Damage{To: ability.What{Ref: bindRef(slotIt)}}},
		{quiet: true, id: "banished it", nt: "effectB", ja: "消滅する", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, How: ability.Banish, To: at(ability.Removed)}},
		{id: "banish", nt: "effect", ja: "{What:o}消滅させる | {What:what}は消滅する", en: "banish {What:o}", node: &ability.Move{How: ability.Banish, To: at(ability.Removed)}},
		{id: "discard", nt: "effect", ja: "{What:o}捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard, To: at(ability.Discards)}},
		{id: "return", nt: "effect", ja: "{What:o}‹|オーナーの|持ち主の›手札に戻す", en: "return {What:o} to hand", node: &ability.Move{How: ability.Return, To: at(ability.Hand_)}},
		{id: "play free", nt: "effect", ja: "{What:o}‹|、›コストを支払わずにプレイする", en: "play {What:o} without paying its cost", node: &ability.Play{Free: true}},
		{id: "play", nt: "effect", ja: "{What:o}プレイする", en: "play {What:o}", node: &ability.Play{}},
		{id: "erase", nt: "effect", ja: "{What:o}消去する", en: "erase {What:o}", node: &ability.Move{How: ability.Erase}},
		{id: "seize", nt: "effect", ja: "{What:o}奪う | {What:what}のコントロールを得る", en: "seize {What:o}", node: &ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: who(ability.You)}}},
		{id: "hand over", nt: "effect", ja: "{What:o}‹相手に|›渡す", en: "hand over {What:o}", node: &ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: who(ability.Opponent)}}},
	}
	rows = append(rows, putRows(x)...)
	rows = append(rows, makeRows(x)...)
	rows = append(rows, damageRows...)
	rows = append(rows, changeRows...)
	rows = append(rows, giveRows...)
	rows = append(rows, lookRows...)
	rows = append(rows, findRows(x)...)
	rows = append(rows, turnRows...)
	rows = append(rows, ruleRows(x)...)
	return append(derive(append(x.ownRows(func(r *row) bool { return r.nt == "effect" }), x.spoken(rows)...)), x.spoken(unchainedRows)...)
}

// unchainedRows have no chained form: 公開し、手札に加える is one move.
var unchainedRows = []row{
	{id: "reveal", nt: "effect", ja: "{What:o}公開する", en: "reveal {What:o}", node: &ability.Move{How: ability.Reveal}, needs: revealable},
	{quiet: true, id: "made to discard", nt: "effect", ja: "{What:o}捨てさせる", node: &ability.Move{How: ability.Discard, To: at(ability.Discards)}, needs: func(v any) bool { s := v.(*ability.Move).What.Sel; return s != nil && s.Random }},
	{id: "reveal -て", nt: "effectT", ja: "{What:o}公開して", node: &ability.Move{How: ability.Reveal}, needs: revealable},
}

// revealable: cards in a hand are what is revealed without being moved.
func revealable(v any) bool {
	s := v.(*ability.Move).What.Sel
	return s != nil && len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Hand_ && s.N.Op != ability.All && len(s.Each) == 0
}

// dest is a place that a text names.
type dest struct {
	id, ja, en string // en: into hand
	to         ability.Place
}

// dests are the places of the game's lexicon where cards are put.
func dests(x *lexicon) []dest {
	var out []dest
	for _, z := range x.zones {
		if z.put != "" {
			out = append(out, dest{z.en, z.put, z.into, at(z.zone)})
		}
	}
	return out
}

// putRows: moves to a place, each also with 公開して.
func putRows(x *lexicon) []row {
	yours, acted, ex := at(ability.Field), at(ability.Field), at(ability.EX)
	ex.Who = who(ability.You)
	yours.Who, acted.State = who(ability.You), ability.Acted
	list := dests(x)
	for _, d := range list {
		if d.to.Zone == ability.Field {
			list = append(list, dest{"your field", "自分の" + d.ja, "onto your field", yours}, dest{"field acted", "アクト状態で" + d.ja, d.en + " acted", acted})
		}
		if d.to.Zone == ability.EX {
			list = append(list, dest{"your EX area", "自分の" + d.ja, "into your EX area", ex})
		}
	}
	const order = "‹|好きな順に|好きな順番で|好きな順で|好きな順番に›"
	list = append(list,
		dest{"deck bottom", order + "‹|自分の|オーナーの|持ち主の›デッキの‹|一番›下に" + order + "置く", "on the bottom of the deck‹| in any order›", deckPlace(ability.BottomP, ability.ChosenOrder)},
		dest{"deck top", order + "‹|自分の|オーナーの|持ち主の›デッキの‹|一番›上に" + order + "置く", "on top of the deck‹| in any order›", deckPlace(ability.Top, ability.ChosenOrder)},
		dest{"deck bottom at random", "ランダムな順‹に|番で›‹|自分の›デッキの‹|一番›下に置く", "on the bottom of the deck in a random order", deckPlace(ability.BottomP, ability.RandomOrder)},
		dest{"nth of deck", "デッキの上から{To.N:int}番目に置く", "into the deck at position {To.N:int} from the top", ability.Place{Zone: ability.Deck, Pos: ability.NthTop}})
	rows := []row{
		{quiet: true, id: "back in any order", nt: "effect", ja: "{What:o}好きな順番で戻す | {What:o}好きな順に戻す | {What:o}好きな順で戻す", node: &ability.Move{To: deckPlace(ability.Top, ability.ChosenOrder)}, needs: isRef},
		{quiet: true, id: "to either end", nt: "effect", ja: eitherEnd("{Do.0.What=Else.0.What:o}"), node: topOrBottom(), needs: oneThing},
		{quiet: true, id: "to either end chained", nt: "effectB", ja: eitherEnd(""), node: itTopOrBottom()},
		{quiet: true, id: "each to either end", nt: "chain", ja: "‹それらを|その中のカードを|›好きな‹順番で|順で|順に|順番に›デッキの上か下に置く", node: []ability.Effect{
			&ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: related(ability.InSlot, bindRef(slotLook))}}, To: deckPlace(ability.BottomP, ability.ChosenOrder)},
			&ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: slotLook}}, To: deckPlace(ability.Top, ability.ChosenOrder)}}},
		{id: "rest to deck bottom", nt: "effect", ja: "{What:o}好きな順にデッキの下に置く", en: "put {What:o} on the bottom of the deck in any order",
			node: &ability.Move{To: deckPlace(ability.BottomP, ability.ChosenOrder)}, needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }},
		{id: "into deck", nt: "effect", ja: "{What:o}‹|自分の|オーナーの|持ち主の›デッキに‹戻して|戻し|加えて|加え›‹|、›シャッフルする", en: "shuffle {What:o} into the deck", node: &ability.Move{To: deckPlace(ability.Shuffled_, ability.ChosenOrder)}, needs: fromSomewhere},
	}
	for _, d := range list {
		if strings.HasSuffix(d.ja, "置く") && d.to.Pos == ability.Anywhere && d.to.Zone != ability.EX || d.to.Zone == ability.Hand_ {
			rows = append(rows, row{quiet: true, id: "to own " + d.id, nt: "effect", ja: "{What:o}‹自分の|オーナーの|持ち主の›" + d.ja, node: &ability.Move{To: d.to}, needs: fromSomewhere})
		}
		if d.to.Zone == ability.Deck {
			rows = append(rows, row{quiet: true, id: "back to " + d.id, nt: "effect", ja: "{What:o}" + strings.TrimSuffix(d.ja, "置く") + "戻す", node: &ability.Move{To: d.to}, needs: fromSomewhere})
		}
		rows = append(rows,
			row{id: "to " + d.id, nt: "effect", ja: "{What:o}" + d.ja, en: "put {What:o} " + d.en, node: &ability.Move{To: d.to}, needs: fromSomewhere},
			row{id: "to " + d.id + " shown", nt: "effect", ja: "{What:o}公開し‹て|›‹|、›" + d.ja, en: "reveal {What:o} and put it " + d.en, node: &ability.Move{To: d.to, Show: true}, needs: fromSomewhere})
	}
	return rows
}

// eitherEnd is said of one thing whose player chooses the end of the deck.
func eitherEnd(what string) string {
	const deck = "‹|自分の|オーナーの|持ち主の›デッキの‹上か下|下か上›に"
	return what + deck + "置く | " + what + deck + "戻す"
}

// topOrBottom puts it on top, or, if that is not wanted, on the bottom.
func topOrBottom() *ability.Try {
	to := func(p ability.Position) []ability.Effect {
		return []ability.Effect{&ability.Move{To: deckPlace(p, ability.ChosenOrder)}}
	}
	return &ability.Try{Who: who(ability.You), May: true, Do: to(ability.Top), Else: to(ability.BottomP)}
}

func itTopOrBottom() *ability.Try {
	t := topOrBottom()
	for _, e := range []ability.Effect{t.Do[0], t.Else[0]} {
		e.(*ability.Move).What.Ref = bindRef(slotIt)
	}
	return t
}

// oneThing: several things may go to different ends.
func oneThing(v any) bool {
	s := v.(*ability.Try).Do[0].(*ability.Move).What.Sel
	return s == nil || placed(s) && equal(s.N, one()) && len(s.Each) == 0
}

// isRef: what was met before, not what is chosen now.
func isRef(v any) bool { return v.(*ability.Move).What.Sel == nil }

// makeRows: tokens by name. SVE 5.5, 9.1.
func makeRows(x *lexicon) []row {
	var rows []row
	for _, z := range x.zones {
		if !z.made {
			continue
		}
		ctr, prep := "‹枚|体|つ›", "into"
		if z.zone == ability.Field {
			ctr, prep = "‹体|つ|枚›", "onto"
		}
		yours := ability.Place{Zone: z.zone, Who: who(ability.You)}
		theirs, acted := yours, yours
		theirs.Who, acted.State = who(ability.Opponent), ability.Acted
		rows = append(rows, makeRow(z.en, ctr, z.put+"|自分の"+z.put, prep+" your "+z.en, yours)...)
		rows = append(rows, makeRow("their "+z.en, ctr, "相手の"+z.put, prep+" your opponent's "+z.en, theirs)...)
		if z.zone == ability.Field {
			rows = append(rows, makeRow(z.en+" acted", ctr, "アクト状態で"+z.put, prep+" your "+z.en+" acted", acted)...)
		}
	}
	return rows
}

// makeRow makes one token, several, one of two, and two kinds at once.
func makeRow(id, ctr, put, en string, to ability.Place) []row {
	ja := ""
	for _, p := range strings.Split(put, "|") {
		ja += " | {Name:name}{N:num}" + ctr + "を" + p + " | {Name:name}を{N:num}" + ctr + p
	}
	first, _, _ := strings.Cut(put, "|")
	if i := strings.LastIndexAny(first, "に"); i >= 0 { // 場に『N』1体を出す
		place, verb := first[:i+len("に")], first[i+len("に"):]
		ja += " | " + place + "{Name:name}{N:num}" + ctr + "を" + verb + " | " + place + "{Name:name}を{N:num}" + ctr + verb + " | 自分の" + place + "{Name:name}{N:num}" + ctr + "を" + verb
	}
	if to == (ability.Place{Zone: ability.Field, Who: who(ability.You)}) { // 5.5.2.1: 『N』を2体出す
		ja += " | {Name:name}{N:num}" + ctr + "を出す | {Name:name}を{N:num}" + ctr + "出す"
	}
	one := func() *ability.Make { return &ability.Make{To: to, Bind: slotNew} }
	also := func(n int) *ability.Make { m := one(); m.Also = make([]ability.Made, n); return m }
	upTo, fill := one(), one()
	upTo.UpTo = true
	rows := []row{
		{id: "make up to " + id, nt: "effect", node: upTo, ja: "{Name:name}{N:num}" + ctr + "まで‹|を›" + first + " | {Name:name}を{N:num}" + ctr + "まで" + first, en: "put up to {N:num} {Name:name} " + en},
	}
	if to.Zone == ability.Field {
		rows = append(rows, row{id: "make like " + id, nt: "effect", node: one(), ja: "{Like:ref}と同名の‹トークン|トークン・フォロワー|フォロワー・トークン›{N:num}" + ctr + "を" + first + " | {Like:ref}と同名の‹トークン|トークン・フォロワー|フォロワー・トークン›を{N:num}" + ctr + first, en: "put {N:nummany} token‹~s› with the same name as {Like:ref} " + en, needs: func(v any) bool { return v.(*ability.Make).Like != ability.Ref{} }})
	}
	if to == (ability.Place{Zone: ability.Field, Who: who(ability.You)}) {
		fill.N = roomOnField()
		const full = "‹自分の|›場が‹上限|いっぱい›になるまで‹|、›"
		rows = append(rows, row{id: "make until full", nt: "effect", node: fill, ja: full + "{Name:name}を" + first + " | {Name:name}を‹、|›" + full + first + " | {Name:name}を‹自分の|›場に" + full + "出す", en: "put {Name:name} " + en + " until it is full"})
	}
	return append(rows, []row{
		{id: "make " + id, nt: "effect", node: one(), ja: strings.TrimPrefix(ja, " | "), en: "put {N:num} {Name:name} " + en + " | summon {N:num} {Name:name} " + en},
		{id: "make either " + id, nt: "effect", node: &ability.Make{To: to, N: ability.N(1), Bind: slotNew, Or: []string{""}},
			ja: "{Name:name}1" + ctr + "か{Or.0:name}1" + ctr + "を" + first + " | {Name:name}か{Or.0:name}1" + ctr + "を" + first, en: "put 1 {Name:name} or 1 {Or.0:name} " + en},
		{id: "make both " + id, nt: "effect", node: also(1),
			ja: "{Name:name}{N:num}" + ctr + "と{Also.0.Name:name}{Also.0.N:num}" + ctr + "を" + first, en: "put {N:num} {Name:name} and {Also.0.N:num} {Also.0.Name:name} " + en},
		{id: "make three kinds " + id, nt: "effect", node: also(2),
			ja: "{Name:name}{N:num}" + ctr + "と{Also.0.Name:name}{Also.0.N:num}" + ctr + "と{Also.1.Name:name}{Also.1.N:num}" + ctr + "を" + first, en: "put {N:num} {Name:name}, {Also.0.N:num} {Also.0.Name:name} and {Also.1.N:num} {Also.1.Name:name} " + en},
	}...)
}

// roomOnField is how many cards may still be put onto one's field. SVE 4.4.4.1.
func roomOnField() ability.Amount {
	return ability.Amount{Op: ability.Minus, Args: []ability.Amount{
		{Op: ability.StatOf, Stat: ability.FieldLimit, Who: who(ability.You)},
		{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: who(ability.You)}}}}
}

var damageRows = []row{
	{id: "damage", nt: "effect", ja: "{To:what}に{N:num}ダメージ | {To:what}に{N:num}ダメージを与える | {To:what}に‹、|›それぞれ{N:num}ダメージ | {To:what}に‹、|›それぞれ{N:num}ダメージを与える", en: "deal {N:num} damage to {To:what}", node: &ability.Damage{}},
	{id: "damage split", nt: "effect", ja: "{To:what}に‹|合計›{N:num}ダメージを‹|好きなように›割りふる | {To:what}に‹|合計›{N:num}ダメージを‹|好きなように›割り振る | ‹|合計›{N:num}ダメージを{To:what}に‹|好きなように›割りふる | ‹|合計›{N:num}ダメージを{To:what}に‹|好きなように›割り振る", en: "divide {N:num} damage among {To:what}", node: &ability.Damage{Split: true}},
	{id: "damage equal", nt: "effect", ja: "{To:what}に「{N:expr}」と同じダメージ | {To:what}に「{N:expr}」と同じダメージを与える | {To:what}に「{N:expr}」ダメージ | {To:what}に「{N:expr}」ダメージを与える | {To:what}に{N:expr}と同じダメージ | {To:what}に{N:expr}と同じダメージを与える | 「{N:expr}」と同じダメージを‹|、›{To:what}に与える | {N:expr}と同じダメージを‹|、›{To:what}に与える", en: "deal damage to {To:what} equal to {N:expr}", node: &ability.Damage{}},
	{id: "damage twice", nt: "effect", ja: "{To:what}に「{N.Args.1:expr}」の{N.Args.0:num}倍のダメージ", en: "deal damage to {To:what} equal to {N.Args.0:num} times {N.Args.1:expr}", node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
	{id: "damage instead", nt: "partial", ja: "{N:num}ダメージ", en: "deal {N:num} damage", node: &ability.Damage{}},
}

// lookRows: looking, searching, shuffling. SVE 5.8, 5.9, 5.11.
var lookRows = []row{
	{id: "look", nt: "effect", ja: "{From.Who:poss}デッキの上‹|から›{N:num}枚を見る", en: "look at the top {N:ncard} of {From.Who:poss}deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: slotNew}},
	{id: "look up to", nt: "effect", ja: "{From.Who:poss}デッキの上‹|から›{N:num}枚まで‹|を›見る", en: "look at up to {N:ncard} of {From.Who:poss}deck one by one from the top", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, OneByOne: true, Bind: slotNew}},
	{id: "reveal top", nt: "effect", ja: "{From.Who:poss}デッキの上‹|から›{N:num}枚を公開する", en: "reveal the top {N:ncard} of {From.Who:poss}deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: slotNew}},
	{id: "look at hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を見る | {From.Who:poss}手札をすべて見る", en: "look at {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Hand_}, Bind: slotNew}},
	{id: "reveal hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を公開する | {From.Who:poss}手札をすべて公開する", en: "reveal {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Hand_}, Reveal: true, Bind: slotNew}},
	{id: "shuffle", nt: "effect", ja: "{Place.Who:poss}デッキをシャッフルする", en: "shuffle {Place.Who:poss}deck", node: &ability.Shuffle{Place: at(ability.Deck)}},
}

// findRows: search the deck and put what is found somewhere; the deck is shuffled.
func findRows(x *lexicon) []row {
	list := dests(x)
	for i := range list {
		list[i].en = "put it " + list[i].en
	}
	list = append(list, dest{"banished", "消滅させる", "banish it", at(ability.Removed)})
	var rows []row
	for _, d := range list {
		rows = append(rows, findRow(d, false)...)
		rows = append(rows, findRow(d, true)...)
	}
	return rows
}

func findOne(f *ability.Find) *ability.Find {
	f.Sel.N = one()
	return f
}

// findRow searches for cards, for cards of different names, and for two sorts.
func findRow(d dest, show bool) []row {
	shown, showing := "", ""
	if show {
		shown, showing = "公開し‹て|›‹|、›", "reveal it and "
	}
	deck := ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}
	const from, found = "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}", "探し‹、|て、|›"
	find := func() *ability.Find {
		return &ability.Find{Who: who(ability.You), To: d.to, Bind: slotNew, Show: show, Sel: deck}
	}
	distinct, two, id := find(), find(), "search to "+d.id+shown
	two.Sel = ability.Selector{Each: []ability.Selector{deck, deck}}
	distinct.Sel.Distinct = ability.NameAttr
	return []row{
		{id: id, nt: "effect", node: find(),
			ja: from + "{Sel.N:count}‹を~›" + found + shown + d.ja + " | " + from + "を{Sel.N:count}" + found + shown + d.ja,
			en: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, " + showing + d.en},
		{id: id + " distinct", nt: "effect", node: distinct,
			ja: strings.Replace(from, "{Sel.Of+", "‹カード名の異なる|カード名が異なる|互いにカード名が異なる|互いにカード名の異なる|異なる名前の|異なるカード名の›{Sel.Of+", 1) + "{Sel.N:count}‹を~›" + found + shown + d.ja,
			en: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw} with different names, " + showing + d.en},
		{quiet: true, id: id + " either", nt: "effect", node: findOne(find()),
			ja: "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npeither}‹を|›" + found + shown + d.ja},
		{id: id + " two", nt: "effect", node: two,
			ja: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}デッキから‹|、›{Sel.Each.0.Of+:npraw}{Sel.Each.0.N:count}と‹|、›{Sel.Each.1.Of+:npraw}{Sel.Each.1.N:count}‹を|›" + found + shown + d.ja,
			en: "search {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}deck for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw}, " + showing + d.en},
	}
}
