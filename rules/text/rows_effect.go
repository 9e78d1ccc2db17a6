package text

import (
	"strings"

	"gotaku/rules/ability"
)

// replaceOnce replaces the first old in s.
func replaceOnce(s, old, by string) string { return strings.Replace(s, old, by, 1) }

func at(z ability.Zone) ability.Place { return ability.Place{Zone: z} }

func deckPlace(p ability.Position, o ability.Order) ability.Place {
	return ability.Place{Zone: ability.Deck, Pos: p, Order: o}
}

// fromSomewhere refuses to move "one N" that is neither a reference nor in a
// stated zone: such a text makes a token.
func fromSomewhere(v any) bool {
	m := v.(*ability.Move)
	return m.What.Sel == nil || placed(m.What.Sel)
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
func effectRows() []row {
	rows := []row{
		{id: "draw", nt: "effect", ja: "{N:num}枚引く | カードを{N:num}枚引く", en: "draw {N:ncard}", node: &ability.Draw{Who: who(ability.You)}},
		{id: "draw up to", nt: "effect", ja: "{N:num}枚まで引く | カードを{N:num}枚まで引く", en: "draw up to {N:ncard}", node: &ability.Draw{Who: who(ability.You), UpTo: true}},
		{id: "draw as many", nt: "effect", ja: "「{N:expr}」と同じ枚数引く", en: "draw cards equal to {N:expr}", node: &ability.Draw{Who: who(ability.You)}, needs: func(v any) bool { return v.(*ability.Draw).N.Op != ability.Const }},
		{id: "draw until", nt: "effect", ja: "自分の手札が{N:num}枚になるように引く | 手札が{N:num}枚になるように引く", en: "draw until you have {N:ncard} in your hand", node: &ability.Draw{Who: who(ability.You), Until: true}},

		{id: "select", nt: "effect", ja: "{Sel:targets}選ぶ", en: "select {Sel:targets}", node: &ability.Select{Slot: slotNew}},
		{id: "select both", nt: "effect", ja: "{Sel.Each.0:selb}と{Sel.Each.1:selb}‹を|›選ぶ", en: "select {Sel.Each.0:selb} and {Sel.Each.1:selb}",
			node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slots: []uint8{slotFormer, slotLatter}}},

		{id: "destroy", nt: "effect", ja: "{What:o}破壊する", en: "destroy {What:o}", node: &ability.Move{How: ability.Destroy, To: at(ability.Discards)}},
		{id: "banish this", nt: "effect", ja: "これは消滅する", node: &ability.Move{What: ability.What{Ref: thisRef}, How: ability.Banish, To: at(ability.Removed)}},
		{id: "banish", nt: "effect", ja: "{What:o}消滅させる | {What:what}は消滅する", en: "banish {What:o}", node: &ability.Move{How: ability.Banish, To: at(ability.Removed)}},
		{id: "discard", nt: "effect", ja: "{What:o}捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard, To: at(ability.Discards)}},
		{id: "return", nt: "effect", ja: "{What:o}‹|オーナーの|持ち主の›手札に戻す", en: "return {What:o} to hand", node: &ability.Move{How: ability.Return, To: at(ability.Hand_)}},
		{id: "play free", nt: "effect", ja: "{What:o}コストを支払わずにプレイする", en: "play {What:o} without paying its cost", node: &ability.Play{Free: true}},
		{id: "play", nt: "effect", ja: "{What:o}プレイする", en: "play {What:o}", node: &ability.Play{}},
		{id: "erase", nt: "effect", ja: "{What:o}消去する", en: "erase {What:o}", node: &ability.Move{How: ability.Erase}},
		{id: "seize", nt: "effect", ja: "{What:o}奪う", en: "seize {What:o}", node: &ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: who(ability.You)}}},
	}
	rows = append(rows, putRows()...)
	rows = append(rows, makeRows()...)
	rows = append(rows, damageRows...)
	rows = append(rows, changeRows...)
	rows = append(rows, giveRows...)
	rows = append(rows, lookRows...)
	rows = append(rows, findRows()...)
	rows = append(rows, turnRows...)
	rows = append(rows, ruleRows()...)
	return derive(rows)
}

// putRows: moves to a place, each also with 公開して.
func putRows() []row {
	type dest struct {
		id, ja, en string
		to         ability.Place
	}
	field := at(ability.Field)
	acted, yours := field, field
	acted.State, yours.Who = ability.Acted, who(ability.You)
	dests := []dest{
		{"to hand", "手札に加える", "put {What:o} into hand", at(ability.Hand_)},
		{"to cemetery", "墓場に置く", "put {What:o} into the cemetery", at(ability.Discards)},
		{"to EX", "EXエリアに置く", "put {What:o} into the EX area", at(ability.EX)},
		{"to field", "場に出す", "put {What:o} onto the field", field},
		{"to your field", "自分の場に出す", "put {What:o} onto your field", yours},
		{"to field acted", "アクト状態で場に出す", "put {What:o} onto the field acted", acted},
		{"to deck bottom", "‹|好きな順に|好きな順番で›デッキの‹|一番›下に置く", "put {What:o} on the bottom of the deck‹| in any order›", deckPlace(ability.BottomP, ability.ChosenOrder)},
		{"to deck top", "‹|好きな順に|好きな順番で›デッキの‹|一番›上に置く", "put {What:o} on top of the deck‹| in any order›", deckPlace(ability.Top, ability.ChosenOrder)},
		{"to deck bottom at random", "ランダムな順‹に|番で›デッキの‹|一番›下に置く", "put {What:o} on the bottom of the deck in a random order", deckPlace(ability.BottomP, ability.RandomOrder)},
		{"to nth of deck", "デッキの上から{To.N:int}番目に置く", "put {What:o} into the deck at position {To.N:int} from the top", ability.Place{Zone: ability.Deck, Pos: ability.NthTop}},
		{"into deck", "デッキに戻してシャッフルする", "shuffle {What:o} into the deck", deckPlace(ability.Shuffled_, ability.ChosenOrder)},
		{"to evolve deck", "エボルヴデッキに置く", "put {What:o} into the evolve deck", at(ability.EvolveDeck)},
	}
	rows := []row{{id: "rest to deck bottom", nt: "effect", ja: "{What:o}好きな順にデッキの下に置く", en: "put {What:o} on the bottom of the deck in any order",
		node: &ability.Move{To: deckPlace(ability.BottomP, ability.ChosenOrder)}, needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }}}
	for _, d := range dests {
		rows = append(rows, row{id: d.id, nt: "effect", ja: "{What:o}" + d.ja, en: d.en, node: &ability.Move{To: d.to}, needs: fromSomewhere})
		shown := "reveal {What:o} and " + replaceOnce(d.en, "{What:o}", "it")
		rows = append(rows, row{id: d.id + " shown", nt: "effect", ja: "{What:o}公開して‹|、›" + d.ja, en: shown, node: &ability.Move{To: d.to, Show: true}, needs: fromSomewhere})
	}
	return rows
}

// makeRows: tokens by name. SVE 5.5, 9.1.
func makeRows() []row {
	type dest struct {
		id, ja, en, ctr string
		to              ability.Place
	}
	var rows []row
	for _, d := range []dest{
		{"field", "場に出す", "onto your field", "‹体|つ|枚›", ability.Place{Zone: ability.Field, Who: who(ability.You)}},
		{"EX", "EXエリアに置く", "into your EX area", "‹枚|体|つ›", ability.Place{Zone: ability.EX, Who: who(ability.You)}},
		{"their field", "相手の場に出す", "onto your opponent's field", "‹体|つ|枚›", ability.Place{Zone: ability.Field, Who: who(ability.Opponent)}},
		{"acted", "アクト状態で場に出す", "onto your field acted", "‹体|つ|枚›", ability.Place{Zone: ability.Field, Who: who(ability.You), State: ability.Acted}},
		{"their EX", "相手のEXエリアに置く", "into your opponent's EX area", "‹枚|体|つ›", ability.Place{Zone: ability.EX, Who: who(ability.Opponent)}},
	} {
		yours := ""
		if d.to.Who.Side == ability.You && d.to.State == ability.NoState {
			yours = " | {Name:name}{N:num}" + d.ctr + "を自分の" + d.ja + " | {Name:name}を{N:num}" + d.ctr + "自分の" + d.ja
		}
		rows = append(rows,
			row{id: "make " + d.id, nt: "effect", node: &ability.Make{To: d.to, Bind: slotNew},
				ja: "{Name:name}{N:num}" + d.ctr + "を" + d.ja + " | {Name:name}を{N:num}" + d.ctr + d.ja + yours,
				en: "put {N:num} {Name:name} " + d.en + " | summon {N:num} {Name:name} " + d.en},
			row{id: "make either " + d.id, nt: "effect", node: &ability.Make{To: d.to, N: ability.N(1), Bind: slotNew, Or: []string{""}},
				ja: "{Name:name}1" + d.ctr + "か{Or.0:name}1" + d.ctr + "を" + d.ja,
				en: "put 1 {Name:name} or 1 {Or.0:name} " + d.en})
	}
	return rows
}

var damageRows = []row{
	{id: "damage", nt: "effect", ja: "{To:what}に{N:num}ダメージ | {To:what}に{N:num}ダメージを与える", en: "deal {N:num} damage to {To:what}", node: &ability.Damage{}},
	{id: "damage split", nt: "effect", ja: "{To:what}に‹|合計›{N:num}ダメージを割りふる | {N:num}ダメージを{To:what}に割りふる", en: "divide {N:num} damage among {To:what}", node: &ability.Damage{Split: true}},
	{id: "damage equal", nt: "effect", ja: "{To:what}に「{N:expr}」と同じダメージ | {To:what}に「{N:expr}」と同じダメージを与える", en: "deal damage to {To:what} equal to {N:expr}", node: &ability.Damage{}},
	{id: "damage twice", nt: "effect", ja: "{To:what}に「{N.Args.1:expr}」の{N.Args.0:num}倍のダメージ", en: "deal damage to {To:what} equal to {N.Args.0:num} times {N.Args.1:expr}", node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
	{id: "damage instead", nt: "partial", ja: "{N:num}ダメージ", en: "deal {N:num} damage", node: &ability.Damage{}},
}

// lookRows: looking, searching, shuffling. SVE 5.8, 5.9, 5.11.
var lookRows = []row{
	{id: "look", nt: "effect", ja: "{From.Who:poss}デッキの上‹|から›{N:num}枚を見る", en: "look at the top {N:ncard} of {From.Who:poss}deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: slotNew}},
	{id: "reveal top", nt: "effect", ja: "{From.Who:poss}デッキの上‹|から›{N:num}枚を公開する", en: "reveal the top {N:ncard} of {From.Who:poss}deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: slotNew}},
	{id: "look at hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を見る", en: "look at {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Hand_}, Bind: slotNew}},
	{id: "reveal hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を公開する", en: "reveal {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Hand_}, Reveal: true, Bind: slotNew}},
	{id: "shuffle", nt: "effect", ja: "{Place.Who:poss}デッキをシャッフルする", en: "shuffle {Place.Who:poss}deck", node: &ability.Shuffle{Place: at(ability.Deck)}},
}

// findRows: search the deck and put what is found somewhere; the deck is shuffled.
func findRows() []row {
	type dest struct {
		id, ja, en string
		to         ability.Place
	}
	var rows []row
	for _, d := range []dest{
		{"hand", "手札に加える", "put it into hand", at(ability.Hand_)},
		{"field", "場に出す", "put it onto the field", at(ability.Field)},
		{"EX", "EXエリアに置く", "put it into the EX area", at(ability.EX)},
		{"cemetery", "墓場に置く", "put it into the cemetery", at(ability.Discards)},
		{"banished", "消滅させる", "banish it", at(ability.Removed)},
	} {
		for _, show := range []bool{false, true} {
			shown, showing := "", ""
			if show {
				shown, showing = "公開して‹|、›", "reveal it and "
			}
			f := &ability.Find{Who: who(ability.You), To: d.to, Bind: slotNew, Show: show,
				Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}
			rows = append(rows, row{id: "search to " + d.id + shown, nt: "effect", node: f,
				ja: "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}{Sel.N:count}‹を~›探し‹、|て、|›" + shown + d.ja +
					" | {Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}を{Sel.N:count}探し‹、|て、|›" + shown + d.ja,
				en: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, " + showing + d.en})
		}
	}
	return rows
}
