package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

func At(z ability.Zone) ability.Place { return ability.Place{Zone: z} }

func DeckPlace(p ability.Position, o ability.Order) ability.Place {
	return ability.Place{Zone: ability.Deck, Pos: p, Order: o}
}

// FromSomewhere refuses to move "one N" that is neither a reference nor in a
// stated zone: such a text makes a token.
func FromSomewhere(v any) bool {
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
	return len(s.Each) > 0 || len(f.Zone) > 0 || f.Ref != (ability.Ref{}) || InSlot(f) || Fought(f)
}

// effectRows are the clauses of a body. Every row whose Japanese face ends with a
// verb also yields its chained, permitted and paid forms (verbs.go).
func effectRows(x *Lexicon) []Row {
	rows := []Row{
		{ID: "draw", NT: "effect", JA: "{N:num}枚引く | もう{N:num}枚引く | カードを{N:num}枚引く | カード{N:num}枚を引く | カード{N:num}枚引く", EN: "draw {N:ncard}", Node: &ability.Draw{Who: Who(ability.You)}},
		{ID: "draw up to", NT: "effect", JA: "{N:num}枚まで引く | カードを{N:num}枚まで引く", EN: "draw up to {N:ncard}", Node: &ability.Draw{Who: Who(ability.You), UpTo: true}},
		{ID: "draw as many", NT: "effect", JA: "「{N:exprs}」と同じ枚数引く | {N:exprs}と同じ‹枚数|だけ‹|カードを››引く | 「{N:exprs}」枚引く | {N:exprs}‹分|だけ|分だけ›‹、|›‹|カードを›引く", EN: "draw cards equal to {N:exprs}", Node: &ability.Draw{Who: Who(ability.You)}, Needs: func(v any) bool { return v.(*ability.Draw).N.Op != ability.Const }},
		{Quiet: true, ID: "draw as many as moved", NT: "effect", JA: "‹それと|これと|その枚数と|置いた枚数と|›同じ枚数‹を|›引く | その枚数だけ引く", EN: "draw ‹that many|the same number of› cards", Node: &ability.Draw{Who: Who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotMoved)}}},
		{ID: "draw until", NT: "effect", JA: "自分の手札が{N:num}枚になる‹ように|まで›引く | 手札が{N:num}枚になる‹ように|まで›引く", EN: "draw ‹|cards ›until you have {N:ncard} in your hand", Node: &ability.Draw{Who: Who(ability.You), Until: true}},

		{ID: "select", NT: "effect", JA: "{Sel:targets}選ぶ", EN: "select {Sel:targets}", Node: &ability.Select{Slot: SlotNew}},
		{ID: "select both", NT: "effect", JA: "{Sel.Each.0:selb}と{Sel.Each.1:selb}‹を|›選ぶ", EN: "select {Sel.Each.0:selb} and {Sel.Each.1:selb}",
			Node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slot: SlotNew, Slots: []uint8{SlotFormer, SlotLatter}}, Asks: apart},
		{Quiet: true, ID: "select so many of each", NT: "effect", JA: "{Sel.Each.0.Of:np}と{Sel.Each.1.Of:np}を{Sel.Each.0.N=Sel.Each.1.N:count}ずつ選ぶ",
			Node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slot: SlotNew, Slots: []uint8{SlotFormer, SlotLatter}}, Asks: func(x *Lexicon, v any) bool {
				each := v.(*ability.Select).Sel.Each
				return apart(x, v) && (each[0].Of.On == nil || each[1].Of.On != nil) // just where on the field, said in front, is said of both
			}},
		{Quiet: true, ID: "select both there", NT: "effect", JA: "{Sel:pairand}‹を|›選ぶ", Node: &ability.Select{Slot: SlotNew, Slots: []uint8{SlotFormer, SlotLatter}}, Needs: func(v any) bool { return len(v.(*ability.Select).Sel.Each) == 2 }},

		{ID: "destroy", NT: "effect", JA: "{What:o}破壊する", EN: "destroy {What:o}", Node: &ability.Move{How: ability.Destroy, To: At(ability.Discards)}},
		{ID: "banish this", NT: "effect", JA: "これは消滅する", Node: &ability.Move{What: ability.What{Ref: ThisRef}, How: ability.Banish, To: At(ability.Removed)}},
		{Quiet: true, ID: "damage to it", NT: "effectB", JA: "{N:num}ダメージ | {N:num}ダメージを与える", Node: &ability.Damage{To: ability.What{Ref: BindRef(SlotIt)}}},
		{ID: "banish", NT: "effect", JA: "{What:o}消滅させる | {What:what}は消滅する | {What:o}消滅する", EN: "banish {What:o}", Node: &ability.Move{How: ability.Banish, To: At(ability.Removed)}},
		{ID: "discard", NT: "effect", JA: "{What:o}捨てる", EN: "discard {What:o}", Node: &ability.Move{How: ability.Discard, To: At(ability.Discards)}},
		{ID: "return", NT: "effect", JA: "{What:o}‹|オーナーの|持ち主の›手札に戻す", EN: "return {What:o} to hand", Node: &ability.Move{How: ability.Return, To: At(ability.Hand_)}},
		{ID: "play free", NT: "effect", JA: "{What:o}‹|、›コストを支払わずにプレイする", EN: "play {What:o} without paying its cost", Node: &ability.Play{Free: true}},
		{ID: "play", NT: "effect", JA: "{What:o}プレイする", EN: "play {What:o}", Node: &ability.Play{}},
		{ID: "erase", NT: "effect", JA: "{What:o}消去する", EN: "erase {What:o}", Node: &ability.Move{How: ability.Erase}},
		{ID: "seize", NT: "effect", JA: "{What:o}奪う | {What:what}のコントロールを得る", EN: "seize {What:o}", Node: &ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: Who(ability.You)}}},
		{ID: "hand over", NT: "effect", JA: "{What:o}‹相手に|›渡す", EN: "hand over {What:o}", Node: &ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: Who(ability.Opponent)}}},
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
	return append(derive(append(x.ownRows(func(r *Row) bool { return r.NT == "effect" }), x.spoken(rows)...)), x.spoken(unchainedRows)...)
}

// unchainedRows have no chained form: 公開し、手札に加える is one move.
var unchainedRows = []Row{
	{ID: "reveal", NT: "effect", JA: "{What:o}公開する", EN: "reveal {What:o}", Node: &ability.Move{How: ability.Reveal}, Needs: revealable},
	{Quiet: true, ID: "made to discard", NT: "effect", JA: "{What:o}捨てさせる", Node: &ability.Move{How: ability.Discard, To: At(ability.Discards)}, Needs: func(v any) bool { s := v.(*ability.Move).What.Sel; return s != nil && s.Random }},
	{ID: "reveal cost", NT: "effectC", JA: "{What:o}公開 | {What:o}公開する", Node: &ability.Move{How: ability.Reveal}, Needs: revealable},
	{ID: "reveal -s", NT: "effect3", JA: "{What:o}公開する", EN: "reveals {What:o}", Node: &ability.Move{How: ability.Reveal}, Needs: revealable},
	{ID: "reveal -て", NT: "effectT", JA: "{What:o}公開して", Node: &ability.Move{How: ability.Reveal}, Needs: revealable},
}

// revealable: cards in a hand are what is revealed without being moved.
func revealable(v any) bool {
	s := v.(*ability.Move).What.Sel
	return s != nil && len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Hand_ && s.N.Op != ability.All && len(s.Each) == 0
}

// Dest is a place that a text names.
type Dest struct {
	ID, JA, EN string // en: into hand
	To         ability.Place
	Made       bool // tokens are made there
}

// dests are the places of the game's lexicon where cards are put.
func dests(x *Lexicon) []Dest {
	var out []Dest
	for _, z := range x.Zones {
		if z.Put != "" {
			out = append(out, Dest{ID: z.EN, JA: z.Put, EN: z.Into, To: At(z.Zone), Made: z.Made})
		}
	}
	return out
}

// putRows: moves to a place, each also with 公開して.
func putRows(x *Lexicon) []Row {
	acted := At(ability.Field)
	acted.State = ability.Acted
	list := dests(x)
	for _, d := range list {
		if d.To.Zone == ability.Field || d.Made {
			yours := d.To
			yours.Who = Who(ability.You)
			list = append(list, Dest{ID: "your " + d.ID, JA: "自分の" + d.JA, EN: strings.Replace(d.EN, "the ", "your ", 1), To: yours, Made: d.Made})
		}
		if d.To.Zone == ability.Field {
			list = append(list, Dest{ID: d.ID + " acted", JA: "アクト状態で" + d.JA, EN: d.EN + " acted", To: acted})
		}
	}
	for _, d := range list {
		if d.To.Zone == ability.Hand_ {
			list = append(list, Dest{ID: "own one's " + d.ID, JA: "自分の" + d.JA, To: mine(d.To)})
		}
	}
	const order = "‹|好きな順に|好きな順番で|好きな順で|好きな順番に›"
	list = append(list,
		Dest{ID: "deck bottom", JA: order + "‹|オーナーの|持ち主の›デッキの‹|一番›下に" + order + "置く", EN: "on the bottom of the deck‹| in any order›", To: DeckPlace(ability.BottomP, ability.ChosenOrder)},
		Dest{ID: "deck top", JA: order + "‹|自分の|オーナーの|持ち主の›デッキの‹|一番›上に" + order + "置く", EN: "on top of the deck‹| in any order›", To: DeckPlace(ability.Top, ability.ChosenOrder)},
		Dest{ID: "deck bottom at random", JA: "ランダムな順‹に|番で|で›‹|自分の›デッキの‹|一番›下に置く", EN: "on the bottom of the deck in a random order", To: DeckPlace(ability.BottomP, ability.RandomOrder)},
		Dest{ID: "nth of deck", JA: "‹|自分の|オーナーの›デッキの上から{To.N:int}番目に置く", EN: "into the deck at position {To.N:int} from the top", To: ability.Place{Zone: ability.Deck, Pos: ability.NthTop}},
		Dest{ID: "deck bottom of one's own", JA: order + "自分のデッキの‹|一番›下に" + order + "置く", To: mine(DeckPlace(ability.BottomP, ability.ChosenOrder))})
	rows := []Row{
		{Quiet: true, ID: "reveal of a shuffled deck", NT: "chain", JA: "{0.Place.Who=1.From.Who:poss}デッキをシャッフルし‹て|›、上{1.N:num}枚を公開する", Node: []ability.Effect{&ability.Shuffle{Place: At(ability.Deck)},
			&ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: SlotNew}}},
		{Quiet: true, ID: "back in any order", NT: "effect", JA: "{What:o}好きな順番で戻す | {What:o}好きな順に戻す | {What:o}好きな順で戻す", EN: "put {What:o} back‹| on top of your deck| on top of the deck› in any order", Node: &ability.Move{To: DeckPlace(ability.Top, ability.ChosenOrder)}, Needs: IsRef},
		{ID: "to either end", NT: "effect", JA: eitherEnd("{Do.0.What=Else.0.What:o}"), EN: "put {Do.0.What=Else.0.What:o} on ‹the |›top or ‹|the |on the ›bottom of ‹the|your|its owner's› deck", Node: TopOrBottom(), Needs: OneThing},
		{Quiet: true, ID: "to either end of theirs", NT: "effect", EN: "put {Do.0.What=Else.0.What:o} on ‹the |›top or ‹|the |on the ›bottom of ‹your opponent's|their› deck", Node: TopOrBottom(), Needs: func(v any) bool {
			return v.(*ability.Try).Do[0].(*ability.Move).What.Ref.Kind == ability.Slot && OneThing(v)
		}},
		{Quiet: true, ID: "to nth or bottom", NT: "effect", JA: "{Do.0.What=Else.0.What:o}‹|自分の|オーナーの|持ち主の›デッキの上から{Do.0.To.N:int}番目か‹|デッキの›‹|一番›下に置く", Node: nthOrBottom(), Needs: OneThing},
		{Quiet: true, ID: "to either end chained", NT: "effectB", JA: eitherEnd(""), Node: itTopOrBottom()},
		{Quiet: true, ID: "each to either end", NT: "chain", JA: "‹それらを|その中のカードを|›好きな‹順番で|順で|順に|順番に›デッキの上か下に置く", Node: []ability.Effect{
			&ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: Related(ability.InSlot, BindRef(SlotLook))}}, To: DeckPlace(ability.BottomP, ability.ChosenOrder)},
			&ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: SlotLook}}, To: DeckPlace(ability.Top, ability.ChosenOrder)}}},
		{ID: "rest to deck bottom", NT: "effect", JA: "{What:o}好きな順にデッキの下に置く", EN: "put {What:o} on the bottom of the deck in any order",
			Node: &ability.Move{To: DeckPlace(ability.BottomP, ability.ChosenOrder)}, Needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }},
		{Quiet: true, ID: "rest shuffled below", NT: "effect", JA: "{What:o}シャッフルし‹|て›‹、|›‹|自分の›デッキの‹|一番›下に置く", EN: "shuffle {What:o} and put ‹it|them› on the bottom of ‹the|your› deck", Node: &ability.Move{To: DeckPlace(ability.BottomP, ability.RandomOrder)}, Needs: IsRef},
		{ID: "into deck", NT: "effect", JA: "{What:o}‹|自分の|オーナーの|持ち主の›デッキに‹戻して|戻し|加えて|加え›‹|、›シャッフルする", EN: "shuffle {What:o} into the deck", Node: &ability.Move{To: DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: FromSomewhere},
	}
	for _, d := range list {
		owner := ""
		switch {
		case d.To.Zone == ability.Hand_:
			owner = "‹|オーナーの|持ち主の›"
		case strings.HasSuffix(d.JA, "置く") && d.To.Pos == ability.Anywhere && !d.Made:
			to := d.To
			if slices.Contains(ofOwners, to.Zone) { // whether it is one's own is seen when it is known what it is
				to = mine(to)
			}
			owner = "‹|オーナーの|持ち主の›"
			rows = append(rows, Row{Quiet: true, ID: "to own " + d.ID, NT: "effect", JA: "{What:o}自分の" + d.JA, Node: &ability.Move{To: to}, Needs: FromSomewhere})
		}
		if d.To.Zone == ability.Deck {
			rows = append(rows, Row{Quiet: true, ID: "back to " + d.ID, NT: "effect", JA: "{What:o}" + strings.TrimSuffix(d.JA, "置く") + "戻す", Node: &ability.Move{To: d.To}, Needs: FromSomewhere})
		}
		if d.To.Pos != ability.NthTop && d.EN != "" {
			rows = append(rows, Row{Quiet: true, ID: "of a shuffled deck to " + d.ID, NT: "chain", JA: "{0.Place.Who=1.What.Sel.Of.Who:poss}デッキをシャッフルし‹て|›、上{1.What.Sel.Of.Depth:num}枚を" + d.JA, Node: []ability.Effect{&ability.Shuffle{Place: At(ability.Deck)},
				&ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}, To: d.To}}})
		}
		if d.EN == "" {
			rows = append(rows, Row{Quiet: true, ID: "to " + d.ID, NT: "effect", JA: "{What:o}" + d.JA, Node: &ability.Move{To: d.To}, Needs: FromSomewhere})
			continue
		}
		rows = append(rows,
			Row{Quiet: true, ID: "some more to " + d.ID, NT: "effect", JA: "{What.Sel.N:count}‹を|›" + d.JA, Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}}, To: d.To}},
			Row{ID: "to " + d.ID, NT: "effect", JA: "{What:o}" + owner + d.JA, EN: "put {What:o} " + d.EN, Node: &ability.Move{To: d.To}, Needs: FromSomewhere},
			Row{ID: "to " + d.ID + " shown", NT: "effect", JA: "{What:o}公開し‹て|›‹|、›" + d.JA, EN: "reveal {What:o}‹ and|, and|,› put ‹it|them› " + d.EN, Node: &ability.Move{To: d.To, Show: true}, Needs: FromSomewhere})
	}
	return rows
}

// mine is a place of one's own, where it is said so.
func mine(to ability.Place) ability.Place {
	to.Who = Who(ability.You)
	return to
}

// eitherEnd is said of one thing whose player chooses the end of the deck.
func eitherEnd(what string) string {
	const deck = "‹|自分の|オーナーの|持ち主の|相手の›デッキの‹上か下|下か上›に"
	return what + deck + "置く | " + what + deck + "戻す"
}

// TopOrBottom puts it on top, or, if that is not wanted, on the bottom.
func TopOrBottom() *ability.Try {
	to := func(p ability.Position) []ability.Effect {
		return []ability.Effect{&ability.Move{To: DeckPlace(p, ability.ChosenOrder)}}
	}
	return &ability.Try{Who: Who(ability.You), May: true, Do: to(ability.Top), Else: to(ability.BottomP)}
}

// nthOrBottom puts it at a place near the top instead.
func nthOrBottom() *ability.Try {
	t := TopOrBottom()
	t.Do[0].(*ability.Move).To = ability.Place{Zone: ability.Deck, Pos: ability.NthTop}
	return t
}

func itTopOrBottom() *ability.Try {
	t := TopOrBottom()
	for _, e := range []ability.Effect{t.Do[0], t.Else[0]} {
		e.(*ability.Move).What.Ref = BindRef(SlotIt)
	}
	return t
}

// isEitherEnd tells whether a thing is put on top or on the bottom.
func isEitherEnd(e *ability.Try) bool {
	if len(e.Do) != 1 || !OneThing(e) {
		return false
	}
	of := TopOrBottom()
	of.Do[0].(*ability.Move).What, of.Else[0].(*ability.Move).What = e.Do[0].(*ability.Move).What, e.Do[0].(*ability.Move).What
	return Equal(*e, *of)
}

// OneThing: several things may go to different ends.
func OneThing(v any) bool {
	m, is := v.(*ability.Try).Do[0].(*ability.Move)
	if !is {
		return false
	}
	s := m.What.Sel
	return s == nil || placed(s) && Equal(s.N, One()) && len(s.Each) == 0
}

// IsRef: what was met before, not what is chosen now.
func IsRef(v any) bool { return v.(*ability.Move).What.Sel == nil }

// makeRows: tokens by name. SVE 5.5, 9.1.
func makeRows(x *Lexicon) []Row {
	var rows []Row
	for _, z := range x.Zones {
		if !z.Made {
			continue
		}
		ctr, prep := "‹枚|体|つ›", "into"
		if z.Zone == ability.Field {
			ctr, prep = "{:madectr}", "onto"
		}
		yours := ability.Place{Zone: z.Zone, Who: Who(ability.You)}
		theirs, acted := yours, yours
		theirs.Who, acted.State = Who(ability.Opponent), ability.Acted
		rows = append(rows, x.makeRow(z.EN, ctr, z.Put+"|自分の"+z.Put, prep+" your "+z.EN, yours)...)
		rows = append(rows, x.makeRow("their "+z.EN, ctr, "相手の"+z.Put, prep+" your opponent's "+z.EN, theirs)...)
		if z.Zone == ability.Field {
			rows = append(rows, x.makeRow(z.EN+" acted", ctr, "アクト状態で"+z.Put, prep+" your "+z.EN+" acted", acted)...)
		}
	}
	return rows
}

// makeRow makes one token, several, one of two, and two kinds at once.
func (x *Lexicon) makeRow(id, ctr, put, en string, to ability.Place) []Row {
	ja := ""
	for _, p := range strings.Split(put, "|") {
		ja += " | {Name:name}{N:num}" + ctr + "を" + p + " | {Name:name}を{N:num}" + ctr + p
	}
	first, _, _ := strings.Cut(put, "|")
	if i := strings.LastIndexAny(first, "に"); i >= 0 { // 場に『N』1体を出す
		place, verb := first[:i+len("に")], first[i+len("に"):]
		ja += " | {Name:name}を" + place + "{N:num}" + ctr + verb + " | {Name:name}を自分の" + place + "{N:num}" + ctr + verb + " | " + place + "{Name:name}{N:num}" + ctr + "を" + verb + " | " + place + "{Name:name}を{N:num}" + ctr + verb + " | 自分の" + place + "{Name:name}{N:num}" + ctr + "を" + verb
	}
	if to == (ability.Place{Zone: ability.Field, Who: Who(ability.You)}) { // 5.5.2.1: 『N』を2体出す
		ja += " | {Name:name}{N:num}" + ctr + "を出す | {Name:name}を{N:num}" + ctr + "出す"
	}
	const many = "と同じ‹数|枚数›の{Name:name}を"
	one := func() *ability.Make { return &ability.Make{To: to, Bind: SlotNew} }
	also := func(n int) *ability.Make { m := one(); m.Also = make([]ability.Made, n); return m }
	upTo, fill := one(), one()
	upTo.UpTo = true
	rows := []Row{
		{ID: "make up to " + id, NT: "effect", Node: upTo, JA: "{Name:name}{N:num}" + ctr + "まで‹|を›" + first + " | {Name:name}を{N:num}" + ctr + "まで" + first, EN: "put up to {N:num} {Name:name} " + en},
	}
	if to.State == ability.NoState {
		like := "{Like:ref}と同名の‹トークン|トークン・カード|カード›"
		if to.Zone == ability.Field { // elsewhere フォロワー・トークン lies on the field
			like = "{Like:ref}と同名の‹トークン|トークン・フォロワー|フォロワー・トークン|トークン・カード|カード›"
		}
		rows = append(rows, Row{ID: "make like " + id, NT: "effect", Node: one(), JA: like + "{N:num}" + ctr + "を" + first + " | " + like + "を{N:num}" + ctr + first, EN: "put {N:nummany} token‹~s› with the same name as {Like:ref} " + en, Needs: func(v any) bool { return v.(*ability.Make).Like != ability.Ref{} }})
	}
	if x.Room.Op != ability.Const && to == (ability.Place{Zone: ability.Field, Who: Who(ability.You)}) {
		fill.N = x.Room
		const full = "‹自分の|›場が‹上限|いっぱい›になるまで‹|、›"
		rows = append(rows, Row{ID: "make until full", NT: "effect", Node: fill, JA: full + "{Name:name}を" + first + " | {Name:name}1" + ctr + "を‹、|›" + full + first + " | {Name:name}1" + ctr + "を‹、|›" + full + "出す | {Name:name}を‹、|›" + full + first + " | {Name:name}を‹自分の|›場に" + full + "出す", EN: "put {Name:name} " + en + " until it is full"})
	}
	asMany := one()
	asMany.N = ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotMoved)}
	rows = append(rows,
		Row{Quiet: true, ID: "make as many as moved " + id, NT: "effect", Node: asMany, JA: "その‹枚数|数›" + many + first + " | {Name:name}をその‹枚数|数›と同じ‹数|枚数›‹|だけ›" + first},
		Row{Quiet: true, ID: "make as many " + id, NT: "effect", Node: one(), JA: "「{N:exprs}」" + many + first + " | {N:exprs}" + many + first, Needs: func(v any) bool { return v.(*ability.Make).N.Op != ability.Const }})
	owned := first
	if strings.Contains(put, "|自分の") {
		owned = "‹|自分の›" + first
	}
	bare := "" // on the field it need not be said
	if to == (ability.Place{Zone: ability.Field, Who: Who(ability.You)}) {
		bare = " | {Name:name}‹1" + ctr + "|›か{Or.0:name}1" + ctr + "を出す"
	}
	return append(rows, []Row{
		{ID: "make " + id, NT: "effect", Node: one(), JA: strings.TrimPrefix(ja, " | "), EN: "put {N:num} {Name:name} " + en + " | summon {N:num} {Name:name} " + en},
		{ID: "make either " + id, NT: "effect", Node: &ability.Make{To: to, N: ability.N(1), Bind: SlotNew, Or: []string{""}},
			JA: "{Name:name}1" + ctr + "か{Or.0:name}1" + ctr + "を" + owned + " | {Name:name}か{Or.0:name}1" + ctr + "を" + owned + bare, EN: "put 1 {Name:name} or 1 {Or.0:name} " + en},
		{ID: "make one of three " + id, NT: "effect", Node: &ability.Make{To: to, N: ability.N(1), Bind: SlotNew, Or: []string{"", ""}},
			JA: "{Name:name}‹1" + ctr + "|›か{Or.0:name}‹1" + ctr + "|›か{Or.1:name}1" + ctr + "を" + owned, EN: "put 1 {Name:name}, 1 {Or.0:name} or 1 {Or.1:name} " + en},
		{Quiet: true, ID: "make so many of each of two " + id, NT: "effect", Node: also(1),
			JA: "{Name:name}‹|と|、›{Also.0.Name:name}‹|を›{N=Also.0.N:num}" + ctr + "ずつ‹|を›" + owned + " | {Name:name}‹と|、|›{Also.0.Name:name}‹を|›それぞれ{N=Also.0.N:num}" + ctr + "‹を|›" + owned},
		{Quiet: true, ID: "make so many of each of three " + id, NT: "effect", Node: also(2),
			JA: "{Name:name}‹|と|、›{Also.0.Name:name}‹|と|、›{Also.1.Name:name}‹|を›{N=Also.0.N=Also.1.N:num}" + ctr + "ずつ‹|を›" + owned},
		{ID: "make both " + id, NT: "effect", Node: also(1),
			JA: "{Name:name}{N:num}" + ctr + "‹と|、|と、›{Also.0.Name:name}{Also.0.N:num}" + ctr + "を" + owned, EN: "put {N:num} {Name:name} and {Also.0.N:num} {Also.0.Name:name} " + en},
		{ID: "make three kinds " + id, NT: "effect", Node: also(2),
			JA: "{Name:name}{N:num}" + ctr + "‹と|、|と、›{Also.0.Name:name}{Also.0.N:num}" + ctr + "‹と|、|と、›{Also.1.Name:name}{Also.1.N:num}" + ctr + "を" + owned, EN: "put {N:num} {Name:name}, {Also.0.N:num} {Also.0.Name:name} and {Also.1.N:num} {Also.1.Name:name} " + en},
	}...)
}

var damageRows = []Row{
	{ID: "damage", NT: "effect", JA: "{To:what}に{N:num}ダメージ | {To:what}に{N:num}ダメージを与える | {To:what}に‹、|›それぞれ{N:num}ダメージ | {To:what}に‹、|›それぞれ{N:num}ダメージを与える | {To:what}に{N:num}ダメージずつ‹|を›‹|与える›", EN: "deal {N:num} damage to {To:what}", Node: &ability.Damage{}},
	{ID: "damage split", NT: "effect", JA: "{To:what}に‹|合計›{N:num}ダメージを‹|好きなように›割りふる | {To:what}に‹|合計›{N:num}ダメージを‹|好きなように›割り振る | ‹|合計›{N:num}ダメージを{To:what}に‹|好きなように›割りふる | ‹|合計›{N:num}ダメージを{To:what}に‹|好きなように›割り振る", EN: "divide {N:num} damage among {To:what}", Node: &ability.Damage{Split: true}},
	{ID: "damage equal", NT: "effect", JA: "{To:what}に「{N:exprs}」と同じダメージ | {To:what}に「{N:exprs}」と同じダメージを与える | {To:what}に「{N:exprs}」ダメージ | {To:what}に「{N:exprs}」ダメージを与える | {To:what}に‹|、›{N:exprs}と同じダメージ | {To:what}に‹|、›{N:exprs}と同じダメージを与える | 「{N:exprs}」と同じダメージを‹|、›{To:what}に与える | {N:exprs}と同じダメージを‹|、›{To:what}に与える", EN: "deal damage to {To:what} equal to {N:exprs}", Node: &ability.Damage{}},
	{ID: "damage twice", NT: "effect", JA: "{To:what}に「{N.Args.1:exprs}」の{N.Args.0:num}倍のダメージ", EN: "deal damage to {To:what} equal to {N.Args.0:num} times {N.Args.1:exprs}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
	{Quiet: true, ID: "damage for every so many", NT: "effect", JA: "{To:what}に「{N.Args.1.Args.0.Of:np}」{N.Args.1.Args.1:num}{:ctr}につき‹、|›{N.Args.0:num}ダメージ | {To:what}に{N.Args.1.Args.0.Of:np}{N.Args.1.Args.1:num}{:ctr}につき‹、|›{N.Args.0:num}ダメージ", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {Op: ability.Div, Args: []ability.Amount{{Op: ability.CountOf}, {}}}}}}, Needs: func(v any) bool {
		n := v.(*ability.Damage).N
		return n.Args[0].N > 1 && n.Args[1].Args[1].N > 1
	}},
	{Quiet: true, ID: "one damage for every so many", NT: "effect", JA: "{To:what}に「{N.Args.0.Of:np}」{N.Args.1:num}{:ctr}につき‹、|›1ダメージ | {To:what}に{N.Args.0.Of:np}{N.Args.1:num}{:ctr}につき‹、|›1ダメージ", Node: &ability.Damage{N: ability.Amount{Op: ability.Div, Args: []ability.Amount{{Op: ability.CountOf}, {}}}}, Needs: func(v any) bool { return v.(*ability.Damage).N.Args[1].N > 1 }},
	{Quiet: true, ID: "damage for each", NT: "effect", JA: "{To:what}に「{N.Args.1.Of:np}」1{:ctr}につき‹、|›{N.Args.0:num}ダメージ | {To:what}に{N.Args.1.Of:np}1{:ctr}につき‹、|›{N.Args.0:num}ダメージ", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {Op: ability.CountOf}}}}, Needs: func(v any) bool { return v.(*ability.Damage).N.Args[0].N > 1 }},
	{ID: "damage instead", NT: "partial", JA: "{N:num}ダメージ | {N:num}ダメージを与える", EN: "deal {N:num} damage", Node: &ability.Damage{}},
}

// lookRows: looking, searching, shuffling. SVE 5.8, 5.9, 5.11.
var lookRows = []Row{
	{ID: "look", NT: "effect", JA: "{From.Who:poss}デッキの上‹|から›{N:num}枚を見る", EN: "look at the top {N:ncard} of {From.Who:poss}deck", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: SlotNew}},
	{ID: "look up to", NT: "effect", JA: "{From.Who:poss}デッキの上‹|から›{N:num}枚まで‹|を›見る", EN: "look at up to {N:ncard} of {From.Who:poss}deck one by one from the top", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, OneByOne: true, Bind: SlotNew}},
	{ID: "reveal top", NT: "effect", JA: "{From.Who:poss}デッキの上‹|から›{N:num}枚を公開する", EN: "reveal the top {N:ncard} of {From.Who:poss}deck", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: SlotNew}},
	{ID: "reveal until", NT: "effect", JA: "{From.Who:poss}デッキの上‹を|から|から、|を、›{Until.Of:npraw}が{Until.N.N:num}枚‹公開される|出る›まで‹|、›公開する", EN: "reveal cards from the top of {From.Who:poss}deck until {Until.N.N:num} {Until.Of:npraw} ‹is~are› revealed", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Until: &ability.Selector{}, Bind: SlotNew, Met: SlotNew}, Needs: func(v any) bool {
		u := v.(*ability.Look).Until
		return len(u.Of.Zone) == 0 && u.Of.Who == (ability.Who{}) && u.N.N.N > 0
	}},
	{ID: "look at hand", NT: "effect", JA: "{From.Who:poss}手札‹|すべて›を見る | {From.Who:poss}手札をすべて見る", EN: "look at {From.Who:poss}hand", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Hand_}, Bind: SlotNew}},
	{ID: "reveal hand", NT: "effect", JA: "{From.Who:poss}手札‹|すべて›を公開する | {From.Who:poss}手札をすべて公開する", EN: "reveal {From.Who:poss}hand", Node: &ability.Look{Who: Who(ability.You), From: ability.Place{Zone: ability.Hand_}, Reveal: true, Bind: SlotNew}},
	{Quiet: true, ID: "shuffle one's own", NT: "effect", JA: "デッキをシャッフルする", EN: "shuffle the deck", Node: &ability.Shuffle{Place: mine(At(ability.Deck))}},
	{ID: "shuffle", NT: "effect", JA: "{Place.Who:poss}デッキをシャッフルする", EN: "shuffle {Place.Who:poss}deck", Node: &ability.Shuffle{Place: At(ability.Deck)}},
}

// findRows: search the deck and put what is found somewhere; the deck is shuffled.
func findRows(x *Lexicon) []Row {
	var rows []Row
	for _, d := range foundAt(x) {
		rows = append(rows, findRow(d, false)...)
		rows = append(rows, findRow(d, true)...)
	}
	return rows
}

// foundAt are the places where what is found is put.
func foundAt(x *Lexicon) []Dest {
	list := dests(x)
	for i := range list {
		list[i].EN = "put ‹it|them› " + list[i].EN
		if d := list[i]; d.To.Zone == ability.Field {
			d.To.State = ability.Acted
			list = append(list, Dest{ID: d.ID + " acted", JA: "アクト状態で" + d.JA, EN: d.EN + " acted", To: d.To})
		}
	}
	return append(list, Dest{ID: "banished", JA: "消滅させる", EN: "banish ‹it|them›", To: At(ability.Removed)})
}

// searchSentences say of a search where what is found goes in the next sentence, or how many of each of two sorts are found instead.
func searchSentences(x *Lexicon) []Row {
	rows := []Row{{ID: "search for", NT: "s6", Node: Clause{Do: []ability.Effect{&ability.Find{Who: Who(ability.You), Bind: SlotNew, Sel: inDeck()}}},
		EN: "search {Do.0.Sel.Of.Who:poss}deck for {Do.0.Sel.N:count} {Do.0.Sel.Of+:npraw}",
		JA: "{Do.0.Sel.Of.Who:poss}デッキから‹|、›{Do.0.Sel.Of+:npraw}{Do.0.Sel.N:count}‹を~›探す | {Do.0.Sel.Of.Who:poss}デッキから‹、|›{Do.0.Sel.Of+:npraw}を{Do.0.Sel.N:count}探す"},
		{Quiet: true, ID: "search for both", NT: "s6", Node: Clause{Do: []ability.Effect{&ability.Find{Who: Who(ability.You), Bind: SlotNew, Sel: ability.Selector{Each: []ability.Selector{inDeck(), inDeck()}}}}},
			JA: "{Do.0.Sel.Each.0.Of.Who=Do.0.Sel.Each.1.Of.Who:poss}デッキから‹、|›{Do.0.Sel.Each.0.Of+:npraw}{Do.0.Sel.Each.0.N:count}と‹、|›{Do.0.Sel.Each.1.Of+:npraw}{Do.0.Sel.Each.1.N:count}‹を|›探す"}}
	for _, d := range foundAt(x) {
		for show, shown := range [...]string{"", shownFirst} {
			rows = append(rows, Row{Quiet: true, ID: "so many of each instead to " + d.ID + shown, NT: "s3i", JA: "それぞれ{Do.0.Sel.N:count}‹を|›" + foundThen + shown + d.JA,
				Node: Clause{Do: []ability.Effect{&ability.Find{Who: Who(ability.You), To: d.To, Bind: SlotNew, Show: show == 1}}}})
		}
	}
	return rows
}

// inDeck is what is looked for in a deck.
func inDeck() ability.Selector {
	return ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}
}

// What stands between finding something and putting it somewhere.
const (
	foundThen  = "探し‹、|て、|›"
	shownFirst = "公開し‹て|›‹|、›"
)

func findOne(f *ability.Find) *ability.Find {
	f.Sel.N = One()
	return f
}

// findRow searches for cards, for cards of different names, and for two sorts.
func findRow(d Dest, show bool) []Row {
	shown, showing := "", ""
	if show {
		shown, showing = shownFirst, "reveal ‹it|them› and "
	}
	deck := inDeck()
	const from, found = "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}", foundThen
	find := func() *ability.Find {
		return &ability.Find{Who: Who(ability.You), To: d.To, Bind: SlotNew, Show: show, Sel: deck}
	}
	two, three, id := find(), find(), "search to "+d.ID+shown
	three.Sel = ability.Selector{Each: []ability.Selector{deck, deck, deck}}
	two.Sel = ability.Selector{Each: []ability.Selector{deck, deck}}
	return []Row{
		{ID: id, NT: "effect", Node: find(),
			JA: from + "{Sel.N:count}‹を~›" + found + shown + d.JA + " | " + from + "を{Sel.N:count}" + found + shown + d.JA,
			EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, " + showing + d.EN},
		{ID: id + " jointly", NT: "effect", Node: find(),
			JA: from + "を{Sel+:jointly}{Sel.N:count}" + found + shown + d.JA,
			EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw} {Sel+:joint}, " + showing + d.EN},
		{Quiet: true, ID: id + " jointly, anyhow", NT: "effect", Node: find(),
			JA: "{Sel.Of.Who:poss}デッキから‹、|›{Sel+:jointraw}" + found + shown + d.JA},
		{ID: id + " three", NT: "effect", Node: three,
			JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who=Sel.Each.2.Of.Who:poss}デッキから‹、|›{Sel.Each.0.Of+:npraw}{Sel.Each.0.N:count}と{Sel.Each.1.Of+:npraw}{Sel.Each.1.N:count}と{Sel.Each.2.Of+:npraw}{Sel.Each.2.N:count}‹を|›" + found + shown + d.JA,
			EN: "search {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who=Sel.Each.2.Of.Who:poss}deck for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw}, {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw} and {Sel.Each.2.N:count} {Sel.Each.2.Of+:npraw}, " + showing + d.EN},
		{Quiet: true, ID: id + " either", NT: "effect", Node: findOne(find()),
			JA: "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npeither}‹を|›" + found + shown + d.JA},
		{ID: id + " two", NT: "effect", Node: two,
			JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}デッキから‹|、›{Sel.Each.0.Of+:npraw}{Sel.Each.0.N:count}と‹|、›{Sel.Each.1.Of+:npraw}{Sel.Each.1.N:count}‹を|›" + found + shown + d.JA +
				" | {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}デッキから‹|、›{Sel.Each.0.Of+:npraw}‹と|、|›{Sel.Each.1.Of+:npraw}‹を|›それぞれ{Sel.Each.0.N=Sel.Each.1.N:count}‹を|›" + found + shown + d.JA,
			EN: "search {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}deck for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw}, " + showing + d.EN},
	}
}
