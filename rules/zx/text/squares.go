package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Sets of squares, seen from one's own side, a bit each: the row of the enemy first. [303]
const (
	allSquares    = 0x1ff
	allCount      = 9
	ownHome       = 1 << 7
	enemyHome     = 1 << 1
	normalSquares = allSquares &^ (ownHome | enemyHome) // 303.3b
	ownArea       = 0b111 << 6                          // 303.4a
	centreArea    = 0b111 << 3
	enemyArea     = 0b111
)

// squareWords are the sets that have a name, the free ones besides: Japanese with a place
// for what stands before the last word, and English.
var squareWords = [...]struct {
	id, before, ja, en string
	is                 ability.Squares
}{
	{"normal", "", "ノーマルスクエア", "normal squares", ability.Squares{Mask: normalSquares}},
	{"own area", "自軍エリアの", "スクエア", "squares of the home area", ability.Squares{Mask: ownArea}},
	{"enemy area", "敵軍エリアの", "スクエア", "squares of the enemy area", ability.Squares{Mask: enemyArea}},
	{"centre area", "中央エリアの", "スクエア", "squares of the centre area", ability.Squares{Mask: centreArea}},
	{"normal own area", "自軍エリアの", "ノーマルスクエア", "normal squares of the home area", ability.Squares{Mask: ownArea & normalSquares}},
	{"normal enemy area", "敵軍エリアの", "ノーマルスクエア", "normal squares of the enemy area", ability.Squares{Mask: enemyArea & normalSquares}},
	{"own home", "あなたの", "プレイヤースクエア", "home player square", ability.Squares{Mask: ownHome}},
	{"enemy home", "相手の", "プレイヤースクエア", "enemy player square", ability.Squares{Mask: enemyHome}},
	{"beside the own home", "あなたのプレイヤースクエアの隣の", "スクエア", "squares next to the home player square", ability.Squares{Mask: 1<<4 | 1<<6 | 1<<8}},
	{"beside the enemy home", "相手のプレイヤースクエアの隣の", "スクエア", "squares next to the enemy player square", ability.Squares{Mask: 1<<0 | 1<<2 | 1<<4}},
	{"beside homes", "{:noside}プレイヤースクエアの隣の", "スクエア", "squares next to a player square", ability.Squares{Mask: 1<<0 | 1<<2 | 1<<4 | 1<<6 | 1<<8}},
	{"homes", "", "{:noside}プレイヤースクエア", "player squares", ability.Squares{Mask: ownHome | enemyHome}},
	{"not the enemy home", "相手のプレイヤースクエア以外の", "スクエア", "squares other than the enemy player square", ability.Squares{Mask: allSquares &^ enemyHome}},
}

// squareRows: nonterminal squares, and what is done with it: things that lie there, and
// things put there. [303, 815.1]
func squareRows() []text.Row {
	const free = "ゼクスの‹|い›ない"
	rows := []text.Row{
		{ID: "squares next to", NT: "squares", JA: "{Near:ref}‹が|の›ある‹スクエアの|›隣のスクエア | {Near:ref}の隣のスクエア", EN: "squares next to {Near:ref}", Node: ability.Squares{Dist: 1}},
		{ID: "free squares next to", NT: "squares", JA: "{Near:ref}‹が|の›ある‹スクエアの|›隣の" + free + "スクエア | {Near:ref}の隣の" + free + "スクエア", EN: "free squares next to {Near:ref}", Node: ability.Squares{Dist: 1, Free: true}},
		{ID: "normal squares next to", NT: "squares", JA: "{Near:ref}‹が|の›ある‹スクエアの|›隣のノーマルスクエア | {Near:ref}の隣のノーマルスクエア", EN: "normal squares next to {Near:ref}", Node: ability.Squares{Mask: normalSquares, Dist: 1}},
		{ID: "free normal squares next to", NT: "squares", JA: "{Near:ref}‹が|の›ある‹スクエアの|›隣の" + free + "ノーマルスクエア | {Near:ref}の隣の" + free + "ノーマルスクエア", EN: "free normal squares next to {Near:ref}", Node: ability.Squares{Mask: normalSquares, Dist: 1, Free: true}},
		{Quiet: true, ID: "squares next to this, left out", NT: "squares", JA: "{:noside}隣のスクエア", Node: besides},
		{Quiet: true, ID: "normal squares next to this, left out", NT: "squares", JA: "{:noside}隣のノーマルスクエア", Node: ability.Squares{Mask: normalSquares, Dist: 1, Near: besides.Near}},
		{Quiet: true, ID: "free squares next to this, left out", NT: "squares", JA: "{:noside}隣の" + free + "スクエア{:entering} | " + free + "隣のスクエア{:entering}", Node: ability.Squares{Dist: 1, Free: true, Near: besides.Near}},
		{ID: "squares where it was", NT: "squares", JA: "{Of:ref}が‹あった|いた›スクエア", EN: "squares where {Of:ref} was", Node: ability.Squares{}},
		{ID: "any squares", NT: "putsquares", JA: "他のスクエア | 別のスクエア", EN: "other squares", Node: ability.Squares{Else: true}},
		{ID: "free squares", NT: "squares", JA: free + "‹|他の›スクエア", EN: "free squares", Node: ability.Squares{Free: true}},

		{Quiet: true, ID: "normal squares beside the enemy home", NT: "squares", JA: "相手のプレイヤースクエアの隣のノーマルスクエア", Node: ability.Squares{Mask: 1<<0 | 1<<2 | 1<<4}},
		{Quiet: true, ID: "normal squares beside the own home", NT: "squares", JA: "あなたのプレイヤースクエアの隣のノーマルスクエア", Node: ability.Squares{Mask: 1<<4 | 1<<6 | 1<<8}},
		{Quiet: true, ID: "own area itself", NT: "squares", JA: "自軍エリア", Node: ability.Squares{Mask: ownArea}},
		{Quiet: true, ID: "enemy area itself", NT: "squares", JA: "敵軍エリア", Node: ability.Squares{Mask: enemyArea}},
		{Quiet: true, ID: "centre area itself", NT: "squares", JA: "中央エリア", Node: ability.Squares{Mask: centreArea}},
		{ID: "in squares", NT: "mod", JA: "{On:squares}‹にある|にいる›", EN: "… in {Who:possz}{On:squares}", Node: ability.Filter{Zone: []ability.Zone{ability.Square}}, Needs: func(v any) bool { return !v.(ability.Filter).On.Free }},
		{ID: "squares where it is put", NT: "putsquares", JA: "{_:squares}", EN: "{_:squares}"},
		{ID: "other squares where it is put", NT: "putsquares", JA: "他の{+:squares} | 別の{+:squares}", EN: "other {+:squares}", Node: ability.Squares{Else: true}, Needs: func(v any) bool { return !v.(ability.Squares).Free }}, // where it lies itself is no free one
		{Quiet: true, ID: "this enters from there", NT: "effect", JA: "このカードを{What.Sel.Of.Zone:zoneset}から‹|リブートで|リブート状態で›{To.On:putsquares}に‹|リブートで|リブート状態で›登場させる", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: *text.ThisFilter()}}, To: ability.Place{Zone: ability.Square, State: ability.Standing}}},
		{ID: "move to squares", NT: "effect", JA: "{What:o}{To.On:putsquares}に置く", EN: "move {What:o} into ‹one of the~the› {To.On:putsquares}", Node: &ability.Move{To: ability.Place{Zone: ability.Square}}},
		{ID: "enter", NT: "effect", JA: "{What:o}リブート‹|状態›で{To.On:putsquares}に登場させる | {What:o}{To.On:putsquares}に‹|リブートで|リブート状態で›登場させる", EN: "put {What:o} into ‹one of the~the› {To.On:putsquares}", Node: &ability.Move{To: ability.Place{Zone: ability.Square, State: ability.Standing}}, Needs: comesIn},
		{ID: "enter asleep", NT: "effect", JA: "{What:o}スリープ‹|状態›で{To.On:putsquares}に登場させる | {What:o}{To.On:putsquares}にスリープ‹|状態›で登場させる", EN: "put {What:o} asleep into ‹one of the~the› {To.On:putsquares}", Node: &ability.Move{To: ability.Place{Zone: ability.Square, State: ability.Acted}}, Needs: comesIn},
		{ID: "enter anywhere", NT: "effect", JA: "{What:o}‹|リブートで|リブート状態で›‹|スクエアに›登場させる", EN: "put {What:o} into a square", Node: &ability.Move{To: ability.Place{Zone: ability.Square, State: ability.Standing}}, Needs: comesIn}, // 303.5a
		{ID: "enter anywhere asleep", NT: "effect", JA: "{What:o}スリープ‹|状態›で‹|スクエアに›登場させる", EN: "put {What:o} asleep into a square", Node: &ability.Move{To: ability.Place{Zone: ability.Square, State: ability.Acted}}, Needs: comesIn},
	}
	for _, r := range rows[len(rows)-5:] {
		rows = append(rows, without(r)...)
	}
	aside := ability.Squares{Near: text.BindRef(text.SlotIt), Dist: 1, Free: true}
	own := aside
	own.Near = text.ThisRef
	rows = append(rows, text.Row{Quiet: true, ID: "move to squares, said first", NT: "effect", JA: "{To.On:putsquares}に{What:o}置く", Node: &ability.Move{To: ability.Place{Zone: ability.Square}}})
	const beside = "‹隣の" + free + "スクエア|" + free + "隣のスクエア›"
	rows = append(rows, without(text.Row{ID: "move aside", JA: "{What:o}" + beside + "に置く", Node: &ability.Move{To: ability.Place{Zone: ability.Square, On: &aside}}})...)
	rows = append(rows, text.Row{Quiet: true, ID: "this moves aside", NT: "effect", JA: "このカードを" + beside + "に置く", Node: &ability.Move{What: ability.What{Ref: text.ThisRef}, To: ability.Place{Zone: ability.Square, On: &own}}})
	rows = append(rows, text.Row{ID: "enters none of", NT: "effect", JA: "{What.Ref:ref}は{With.On:squares}に登場できない", EN: "{What.Ref:ref} cannot enter the {With.On:squares}", Node: &ability.Rule{Verb: ability.Entered, With: &ability.Filter{Zone: []ability.Zone{ability.Square}}}, Needs: keptOut})
	rows = append(rows, swaps()...)
	for _, s := range squareWords {
		open := s.is
		open.Free = true
		vacant := free + "‹|他の›" + s.before + s.ja // where it lies itself is no free one
		if s.before != "" {
			vacant = s.before + free + s.ja + " | " + vacant
		}
		rows = append(rows, text.Row{ID: s.id + " squares", NT: "squares", JA: s.before + s.ja, EN: s.en, Node: s.is},
			text.Row{ID: "free " + s.id + " squares", NT: "squares", JA: vacant, EN: "free " + s.en, Node: open})
	}
	const whose = "‹の|にいる|にある›"
	all := ability.Count{Op: ability.All}
	for _, r := range [...]struct {
		id, before string
		of         ability.Filter
	}{
		{"all", "すべての", ability.Filter{}},
		{"all others", "‹他の|このカード以外の›すべての", text.Related(ability.Other, text.ThisRef)},
	} {
		here, there := text.Clone(r.of).(ability.Filter), text.Clone(r.of).(ability.Filter)
		here.Zone, there.Zone = []ability.Zone{ability.Square}, []ability.Zone{ability.Square}
		rows = append(rows,
			text.Row{Quiet: true, ID: r.id + " in certain squares", NT: "selb", JA: "{Of.On:squares}" + whose + r.before + "{Of+:npraw}", Node: ability.Selector{N: all, Of: here}},
			text.Row{Quiet: true, ID: r.id + " in the squares", NT: "selb", JA: "スクエア" + whose + r.before + "{Of+:npraw}", Node: ability.Selector{N: all, Of: there}})
	}
	rows = append(rows,
		text.Row{ID: "squares of a diagram", NT: "squares", JA: "{Mask:diagram}‹の|で示す|が示す|に示された›スクエア | {Mask:diagram}", EN: "squares {Mask:diagram}", Node: ability.Squares{}},
		text.Row{ID: "free squares of a diagram", NT: "squares", JA: "{Mask:diagram}‹の|で示す|が示す|に示された›" + free + "スクエア | " + free + "{Mask:diagram}のスクエア", EN: "free squares {Mask:diagram}", Node: ability.Squares{Free: true}})
	for _, r := range [...]struct {
		id, ja string
		of     ability.Filter
	}{
		{"races", "{Of.Or.0.Has.0.Value:trait}と{Of.Or.1.Has.0.Value:trait}", either(ability.TraitAttr)},
		{"colours", "{Of.Or.0.Has.0.Value:colour}と{Of.Or.1.Has.0.Value:colour}の{Of+:npraw}", either(ability.ClassAttr)},
	} {
		rows = append(rows, text.Row{Quiet: true, ID: "all of two " + r.id, NT: "selb", JA: "スクエアにある‹|すべての›{Of.Who:poss}" + r.ja, Node: ability.Selector{N: all, Of: r.of}})
	}
	coloured := either(ability.ClassAttr)
	coloured.Kind = ability.Zexes
	return append(rows,
		text.Row{Quiet: true, ID: "all Zexes of two colours", NT: "selb", JA: "スクエアにある‹|すべての›{Of.Who:poss}{Of.Or.0.Has.0.Value:colour}のゼクスと{Of.Or.1.Has.0.Value:colour}のゼクス‹|すべて›", Node: ability.Selector{N: all, Of: coloured}},
		text.Row{Quiet: true, ID: "all others first in certain squares", NT: "selb", JA: "このカード以外の{Of.On:squares}" + whose + "すべての{Of+:npraw}", Node: ability.Selector{N: all, Of: others()}},
		text.Row{Quiet: true, ID: "all others first", NT: "selb", JA: "このカード以外のスクエア" + whose + "すべての{Of+:npraw}", Node: ability.Selector{N: all, Of: others()}})
}

// either is what has one word or another.
func either(a ability.Attr) ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Square}, Or: []ability.Filter{text.HasProp(a), text.HasProp(a)}}
}

// others are the other cards in the squares.
func others() ability.Filter {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone = []ability.Zone{ability.Square}
	return f
}

// comesIn: what enters lies in no square yet, and is no event. [1006.1, 303.5]
func comesIn(v any) bool {
	m := v.(*ability.Move)
	if m.To.On != nil && m.To.On.Else && m.What.Ref != text.ThisRef {
		return false // other than which?
	}
	s := m.What.Sel
	return s == nil || !slices.Contains(s.Of.Zone, ability.Square) && s.Of.Kind != ability.EventCard
}

// without are the forms of an effect behind what chose its object: 選び、ノーマルスクエアに置く.
func without(r text.Row) []text.Row {
	said := strings.ReplaceAll(r.JA, "{What:o}", "")
	if strings.HasPrefix(r.ID, "enter") {
		said = strings.ReplaceAll(said, "{To.On:putsquares}", "{To.On:squares}")
	}
	node := text.Clone(r.Node)
	node.(*ability.Move).What = it()
	form := func(nt, ja string) text.Row {
		return text.Row{Quiet: true, ID: r.ID + " " + nt, NT: nt, JA: ja, Node: node}
	}
	return []text.Row{form("effectB", said),
		form("effectBR", text.Inflect(said, func(v *text.Verb) []string { return []string{v.Stem, v.Te} })),
		form("effectBT", text.Inflect(said, func(v *text.Verb) []string { return []string{v.Te} }))}
}

// diagramLeaf reads a square diagram, the row of the enemy first: [□■□/■□■/□■□], seen from
// the side of whose text it is. [815.1, 815.1a]
func diagramLeaf() text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			mask, n := uint32(0), 0
			if pos = max(pos, after(p, pos, "スクエア図")); pos >= len(p.Text) || p.Text[pos] != '[' && p.Text[pos] != '〔' {
				return
			}
			for pos++; pos < len(p.Text) && n < allCount; pos++ {
				switch c := p.Text[pos]; {
				case c == '■' || c == '●':
					mask |= 1 << n
					n++
				case c == '□' || c == '○':
					n++
				case n%3 != 0 || n == 0 || !strings.ContainsRune("/|・ ", c):
					return
				}
			}
			if n == allCount && mask != 0 && pos < len(p.Text) && (p.Text[pos] == ']' || p.Text[pos] == '〕') {
				add(pos+1, mask)
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			mask, ok := v.(uint32)
			if !ok || mask == 0 || mask&^allSquares != 0 {
				return "", false
			}
			out := "["
			for n := range allCount {
				if n == 3 || n == 6 {
					out += "/"
				}
				if mask&(1<<n) != 0 {
					out += "■"
				} else {
					out += "□"
				}
			}
			return out + "]", true
		},
	}
}

// keptOut: a card says of itself into which squares it does not go, wherever others are.
func keptOut(v any) bool {
	r := v.(*ability.Rule)
	q := r.With.On
	return r.What.Ref == text.ThisRef && q != nil && *q == ability.Squares{Mask: q.Mask} && q.Mask != 0
}

// swaps: what is chosen, one and this card or two, has its place taken and takes that of the
// other.
func swaps() (rows []text.Row) {
	const each = "{Do.0.Sel.Each.0.Of:np}を{Do.0.Sel.Each.0.N:count}と‹、|›{Do.0.Sel.Each.1.Of:np}を{Do.0.Sel.Each.1.N:count}選び、‹それらを|›入れ替え"
	apart := func(may bool) text.Clause {
		return text.Clause{May: may, Do: []ability.Effect{together(), &ability.Act{Word: "exchange", What: it()}}}
	}
	two := func(v any) bool {
		pick := v.(text.Clause).Do[0].(*ability.Select)
		return placed(pick) && !slices.ContainsFunc(pick.Sel.Each, func(s ability.Selector) bool {
			return !text.Equal(s.N, text.One()) || len(s.Of.Zone) != 1 || s.Of.Zone[0] == ability.Square
		})
	}
	const eachEN = "choose {Do.0.Sel.Each.0:targets} and {Do.0.Sel.Each.1:targets}, then swap them"
	rows = append(rows, text.Row{ID: "swap zones", NT: "s6", JA: each + "る", EN: eachEN, Node: apart(false), Needs: two},
		text.Row{ID: "may swap zones", NT: "s6", JA: each + "て‹|も›よい", EN: "you may " + eachEN, Node: apart(true), Needs: two})
	for _, w := range [...]struct {
		id, ja string
		n      int32
		with   ability.What
	}{{"this", "‹このカードと|そのゼクスとこのカードの|このカードとそのゼクスの›", 1, ability.What{Ref: text.ThisRef}}, {"both", "‹|それらの|それらのゼクスの|そのゼクスの›", 2, ability.What{}}} {
		needs := func(v any) bool {
			return text.Equal(v.(text.Clause).Do[0].(*ability.Select).Sel.N, ability.Count{N: ability.N(w.n)})
		}
		node := text.Clause{Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Act{Word: "exchange", What: it(), With: w.with}}}
		may := text.Clone(node).(text.Clause)
		may.May = true
		said := "{Do.0.Sel:targets}選び、" + w.ja + "‹場所|‹そのカード|そのゼクス|それらのゼクス›があるスクエア|›を入れ替え"
		en := ""
		if w.n == 2 {
			en = "choose {Do.0.Sel:targets}, then swap their places"
		}
		rows = append(rows, text.Row{Quiet: w.n == 1, ID: "swap places, " + w.id, NT: "s6", JA: said + "る", EN: en, Node: node, Needs: needs},
			text.Row{Quiet: w.n == 1, ID: "may swap places, " + w.id, NT: "s6", JA: said + "て‹|も›よい", EN: strings.TrimSuffix("you may "+en, "you may "), Node: may, Needs: needs})
	}
	return rows
}
