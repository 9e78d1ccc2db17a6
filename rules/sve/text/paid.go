package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// 【土の秘術 N】 is an optional additional cost of the card or ability that has it;
// the condition asks whether it was paid. SVE 13.3.3.2. The icon is printed where
// the condition stands, so the cost is added when reading and left out in printing.

// stackCounter is the name of the counters of スタック. SVE 13.3.2.2.
const stackCounter = "スタック"

// stackCost removes n stack counters from one own amulet with スタック.
func stackCost(n int32) ability.Cost {
	amulet := text.HasProp(ability.KeywordAttr)
	amulet.Has[0].Value = "stack"
	amulet.Kind, amulet.Zone, amulet.Who = ability.Amulet, []ability.Zone{ability.Field}, text.Who(ability.You)
	return ability.Cost{Mode: ability.Optional, Do: &ability.Mark{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: amulet}}, Name: stackCounter, N: ability.N(n), Remove: true}}
}

// riteOf finds the earth rite of an ability; 0: none.
func riteOf(a *ability.Ability) (n int32) {
	text.EachPaid(a, func(c *ability.Cond) { n = c.N })
	return n
}

// Mend adds the cost that the earth rite of an ability is, and gives the condition its
// number among the optional costs.
func (dialect) Mend(_ *text.Game, a *ability.Ability, b *text.Body, n *text.Normal) *text.Trouble {
	if said := strings.ToLower(string(n.R)); strings.Contains(said, "then shuffle") || strings.Contains(said, "then, shuffle") {
		shuffledOnce(reflect.ValueOf(a).Elem())
	}
	ability.Walk(a, fromHand)
	evolveCards(reflect.ValueOf(a).Elem())
	driven := false
	ability.Walk(a, func(e ability.Effect) {
		g, is := e.(*ability.Give)
		driven = driven || is && !g.Take && slices.Contains(g.Words, "drive")
	})
	if driven { // among other keywords, in one sentence
		return &text.Trouble{Piece: n, JA: "ドライブは、それだけで得る", EN: "Drive is gained by itself"}
	}
	anyhow := false
	ability.Walk(a, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		anyhow = anyhow || is && r.Verb == ability.AttackV && r.Mode == ability.May && r.With != nil && !slices.Contains(r.With.Is, ability.Standing)
	})
	if anyhow { // others are attacked anyhow, or in the turn in which one has come, which is said with 【突進】. 8.4.3
		return &text.Trouble{Piece: n, JA: "場に出たターンに攻撃できるのか、スタンド状態の相手も攻撃できるのか分からない", EN: "may it attack in the turn in which it comes, or also what stands?"}
	}
	if discardsForThem(a) {
		return &text.Trouble{Piece: n, JA: "相手の手札から捨てるカードを選ぶのは相手である", EN: "who discards selects from their own hand"}
	}
	if strings.Contains(strings.ToLower(string(n.R)), "if you discarded") && theyDiscarded(a) {
		return &text.Trouble{Piece: n, JA: "誰が捨てたカードのことか分からない", EN: "what you discarded, or what your opponent did?"}
	}
	for i := range a.Cost {
		thisThere(reflect.ValueOf(&a.Cost[i]).Elem(), b.Kinds == ability.SpellCard)
	}
	english := !slices.ContainsFunc(n.R, func(c rune) bool { return c >= 'ぁ' })
	if english {
		wereOn(a)
	}
	if english && fromWhereThis(reflect.ValueOf(a).Elem()) {
		return &text.Trouble{Piece: n, JA: "これがどこにあるのか分からない", EN: "whether this lies there, too, is not said"}
	}
	if buriesAnyones(string(n.R)) {
		return &text.Trouble{Piece: n, JA: "誰のカードを墓場に置くのか言われていない", EN: "whose cards are buried is not said"}
	}
	if t := whose(a, n); t != nil {
		return t
	}
	if a.Kind != ability.Static && countsToo(a) {
		return &text.Trouble{Piece: n, JA: "数え方は、場にある間だけ変わる", EN: "how much is counted changes as long as a card says so, and not once"}
	}
	if spellInPlay(a, strings.Contains(strings.ToLower(string(n.R)), "spell you control")) {
		return &text.Trouble{Piece: n, JA: "スペルは場に置かれない", EN: "a spell never lies on the field"}
	}
	if leaderInPlay(reflect.ValueOf(a).Elem()) {
		return &text.Trouble{Piece: n, JA: "リーダーは場のカードではない", EN: "a leader is no card on the field"}
	}
	if besidesNothing(strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "「それ」が指すものがない", EN: "“it” and this are the same thing"}
	}
	if ofEitherPlayer(a, string(n.R)) {
		return &text.Trouble{Piece: n, JA: "二人のカードがあり得るので、誰のことか一人に決まらない", EN: "they may be cards of both players: whose is meant?"}
	}
	if otherSort(n.R) {
		return &text.Trouble{Piece: n, JA: "そう言われたものには、何もしていない", EN: "nothing was done to what is said to be of that sort"}
	}
	if staysAnyhow(string(n.R)) {
		return &text.Trouble{Piece: n, JA: "残さないならどうなるのか書かれていない", EN: "nothing says what becomes of this if that is not paid"}
	}
	if bothOfMore(n.R) {
		return &text.Trouble{Piece: n, JA: "二つではないものを「どちらも」と言っている", EN: "both are spoken of, where there are not two"}
	}
	if insteadOfOthers(n.R) {
		return &text.Trouble{Piece: n, JA: "代わりに何をその数だけ行うのか、数え方が合わない", EN: "of what so many are meant instead: what was said last is not counted so"}
	}
	if changesCost(a) && len(b.Limit)+len(a.Limit) > 0 && a.Kind == ability.Static {
		return &text.Trouble{Piece: n, JA: "コストの変更は、回数では限られない", EN: "how often a cost is changed is not counted"}
	}
	if otherThanSelected(n.R) {
		return &text.Trouble{Piece: n, JA: "選ばれたものが一つではない", EN: "the selected one is spoken of, where not one was selected"}
	}
	if twoSpokenOf(a, n.R) {
		return &text.Trouble{Piece: n, JA: "「それ」と「そのカード」が同じものかどうか分からない", EN: "“it” and “that card” may be two things"}
	}
	for i := range a.Cost {
		fromHand(a.Cost[i].Do)
	}
	if a.Kind == ability.Static && a.If != nil {
		absent(a.If)
	}
	if a.Kind != ability.Spell && strings.Contains(string(n.R), "追加コストとして") && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb == ability.Entered && e.Subj != nil && e.Subj.Ref == text.ThisRef
	}) && a.Kind != ability.Static {
		return &text.Trouble{Piece: n, JA: "追加コストとして何をしたかは、場に出たときだけ分かる", EN: "what was done as an additional cost is known only when this enters"}
	}
	if a.Kind != ability.Spell {
		asksOfPlay(reflect.ValueOf(a).Elem(), text.ThisRef)
	}
	if n := riteOf(a); n > 0 {
		a.Cost = append(a.Cost, stackCost(n))
		slot := text.Optionals(a.Cost)
		text.EachPaid(a, func(c *ability.Cond) { c.Slot = slot })
	}
	return nil
}

// ofPaid tells whether a text speaks of what something was paid with.
func ofPaid(v reflect.Value) (found bool) {
	if r, is := text.Is[ability.Ref](v); is && r.Kind == ability.Paid {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || ofPaid(f) })
	return found
}

// asksOfPlay says of which card it is asked whether its additional cost was paid: a spell asks that of its own play, and what is on the
// field of how it was played. 10.6.2.8.1
func asksOfPlay(v reflect.Value, of ability.Ref) {
	if c, is := text.Is[ability.Cond](v); is && c.Op == ability.Did && c.Word == "" && v.CanAddr() {
		v.Addr().Interface().(*ability.Cond).Ref = of
	}
	text.EachField(v, func(f reflect.Value) { asksOfPlay(f, of) })
}

// changesCost tells whether an ability changes what something costs to play.
func changesCost(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		_, is := e.(*ability.CostChange)
		found = found || is
	})
	return found
}

// ofEitherPlayer tells whether something is said of the one player whose several cards are, where they may be cards of both.
func ofEitherPlayer(a *ability.Ability, said string) (found bool) {
	if !slices.ContainsFunc([]string{"それのリーダー", "そのリーダー", "それのプレイヤー", "それらのプレイヤー", "their controller's ", "their controllers' "}, func(w string) bool { return strings.Contains(said, w) }) {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			found = found || ofBoth(&e.Sel)
		case *ability.Move:
			found = found || e.What.Sel != nil && ofBoth(e.What.Sel)
		}
	})
	return found
}

// ofBoth tells whether several things are meant that may be of both players.
func ofBoth(s *ability.Selector) bool {
	if len(s.Each) > 0 {
		return !s.Or && slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return e.Of.Who != s.Each[0].Of.Who })
	}
	either := s.Of.Who == (ability.Who{}) || s.Of.Who.Side == ability.Each
	return either && s.Of.Ref == (ability.Ref{}) && !text.InSlot(&s.Of) && text.OfSeveral(s)
}

// staysAnyhow tells whether something is paid for this to stay on the field, and nothing said behind that of its not being paid.
func staysAnyhow(said string) bool {
	const stays = "：これを場に残す"
	for said = strings.ReplaceAll(said, ":", "："); ; {
		_, behind, is := strings.Cut(said, stays)
		if !is {
			return false
		}
		if !strings.HasPrefix(behind, "。そうしない") && !strings.HasPrefix(behind, "。そうしなかった") {
			return true
		}
		said = behind
	}
}

// bothOfMore tells whether it is asked if something was done to both, behind a sentence that does not choose two.
func bothOfMore(r []rune) bool {
	for i := range r {
		if !sentenceBegins(r, i) {
			continue
		}
		_, at := oneOf(r, i, "これにより", "これによって")
		_, at = oneOf(r, at, "それが", "それらが", "それを", "それらを")
		both, at := oneOf(r, at, "どちらも", "両方とも", "両方")
		if done, _ := oneOf(r, at, "破壊された", "破壊した", "消滅", "捨てた", "墓場に置いた", "手札に戻した"); both == "" || done == "" {
			continue
		}
		before := string(r[lineStart(r, i):i])
		two := slices.ContainsFunc([]string{"2体選", "2体まで選", "2体を選"}, func(w string) bool { return strings.Contains(before, w) })
		if !two || strings.Count(before, "選") != 1 {
			return true
		}
	}
	return false
}

// insteadOfOthers tells whether 代わりに so many is counted otherwise than what was counted last before that sentence, and as something before that: 『A』1体を場に出す。1枚引く。
// …なら、代わりに2体.
func insteadOfOthers(r []rune) bool {
	const counters = "体枚つ人"
	for i := range r {
		_, at := oneOf(r, i, "代わりに、", "代わりに")
		if at == i || at+1 >= len(r) || r[at] < '0' || '9' < r[at] || !strings.ContainsRune(counters, r[at+1]) {
			continue
		}
		if _, end := oneOf(r, at+2, "まで", ""); end < len(r) && !strings.ContainsRune("。\n", r[end]) {
			continue // it is said of what
		}
		from := i
		for from > 0 && r[from-1] != '。' && r[from-1] != '\n' {
			from--
		}
		for k, other := from-1, false; k > 0 && r[k] != '\n'; k-- {
			if !strings.ContainsRune(counters, r[k]) || r[k-1] < '0' || '9' < r[k-1] {
				continue
			}
			if like := r[k] == r[at+1]; like && other { // what is counted so was said before that
				return true
			} else if like {
				break
			}
			other = true
		}
	}
	return false
}

// twoSpokenOf tells whether one sentence says それ of one thing and そのカード, or そのフォロワー, of what may be another: what was moved
// before, or paid with. 手札1枚を捨てる：…1体を選ぶ。それに「そのカードのコスト」と同じダメージ.
func twoSpokenOf(a *ability.Ability, r []rune) bool {
	said := false
	for i := range r {
		if leads(r, i, "それ") {
			for k := i + 2; k < len(r) && k < i+6 && r[k] != '。'; k++ {
				for _, w := range []string{"そのカード", "そのフォロワー", "そのスペル", "そのアミュレット"} {
					said = said || leads(r, k, w)
				}
			}
		}
	}
	for i := range r {
		for _, w := range []string{"it damage equal to that ", "them damage equal to that "} {
			said = said || leads(r, i, w)
		}
	}
	if !said {
		return false
	}
	moved := false
	see := func(e ability.Effect) {
		m, is := e.(*ability.Move)
		moved = moved || is && m.What.Sel != nil
	}
	ability.Walk(a, see)
	for i := range a.Cost {
		if a.Cost[i].Do != nil {
			see(a.Cost[i].Do)
		}
	}
	return moved
}

// besidesNothing tells whether "it" is said beside this where nothing was met that it could be: it and this follower are then one.
func besidesNothing(said string) bool {
	met := slices.ContainsFunc([]string{"select", "when", "summon", "put "}, func(w string) bool { return strings.Contains(said, w) })
	return !met && (strings.Contains(said, " it and this") || strings.Contains(said, " this follower and it") || strings.Contains(said, " this card and it") || strings.Contains(said, " this and it"))
}

// fromWhereThis tells whether one deed is done to this and to other cards that lie elsewhere than on the field: banish this and a spell in your
// cemetery. English may say that place of both. A leader's place (4.2) is nothing else's.
func fromWhereThis(v reflect.Value) (found bool) {
	if s, is := text.Is[ability.Selector](v); is {
		this := slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return e.Of.Ref == text.ThisRef && len(e.Of.Zone) == 0 })
		return this && slices.ContainsFunc(s.Each, func(e ability.Selector) bool {
			return e.Of.Kind&ability.Leader == 0 && len(e.Of.Zone) > 0 && !slices.Contains(e.Of.Zone, ability.Field)
		})
	}
	text.EachField(v, func(f reflect.Value) { found = found || fromWhereThis(f) })
	return found
}

// thisThere lays this where others are that are paid with it, where it lies nowhere else: a spell never lies on the field (4.4), and 2 other
// cards in your cemetery are others than one that is there.
func thisThere(v reflect.Value, spell bool) {
	if m, is := text.Is[ability.Move](v); is && m.How == ability.Discard && m.What.Sel != nil && len(m.What.Sel.Each) == 2 && m.What.Sel.Each[0].Of.Ref == text.ThisRef {
		for i := range m.What.Sel.Each { // cards are discarded from the hand alone. 5.12.1
			if f := &m.What.Sel.Each[i].Of; len(f.Zone) == 0 {
				f.Zone = []ability.Zone{ability.Hand_}
				if i > 0 {
					f.Who = text.Who(ability.You)
				}
			}
		}
		return
	}
	if s, is := text.Is[ability.Selector](v); is && len(s.Each) == 2 && s.Each[0].Of.Ref == text.ThisRef && len(s.Each[0].Of.Zone) == 0 {
		f := s.Each[1].Of
		other := slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other && r.Of == text.ThisRef })
		if len(f.Zone) == 1 && f.Zone[0] != ability.Field && f.Kind&ability.Leader == 0 && f.Who == text.Who(ability.You) && (spell || other) {
			s.Each[0].Of.Zone = slices.Clone(f.Zone)
			v.Set(reflect.ValueOf(s))
		}
		return
	}
	text.EachField(v, func(f reflect.Value) { thisThere(f, spell) })
}

// leaderInPlay tells whether one is chosen among leaders and cards on the field as if both lay there. 4.2
func leaderInPlay(v reflect.Value) (found bool) {
	if f, is := text.Is[ability.Filter](v); is && f.Kind&ability.Leader != 0 && f.Kind&^ability.Leader != 0 && slices.Contains(f.Zone, ability.Field) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || leaderInPlay(f) })
	return found
}

// spellInPlay tells whether damage of spells on the field is replaced, where none ever lies [4.4]; yours: those that one controls are one's own.
func spellInPlay(a *ability.Ability, yours bool) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		i, is := e.(*ability.Instead)
		if !is || i.Of.Subj == nil || i.Of.Subj.Kind != ability.SpellCard || !slices.Contains(i.Of.Subj.Zone, ability.Field) {
			return
		}
		if found = found || !yours; yours {
			i.Of.Subj.Zone = nil
		}
	})
	return found
}

// fromHand says of a card that is discarded where it lies: in the hand. 5.12.1
func fromHand(e ability.Effect) {
	m, is := e.(*ability.Move)
	if is && m.How == ability.Discard && m.What.Ref == text.ThisRef {
		m.What = ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef}}}
		m.What.Sel.Of.Zone = []ability.Zone{ability.Hand_}
	}
	if !is || m.How != ability.Discard || m.What.Sel == nil {
		return
	}
	if each := m.What.Sel.Each; len(each) > 0 {
		if !slices.ContainsFunc(each, func(s ability.Selector) bool { return !unlaid(&s.Of) }) {
			for i := range each {
				each[i].Of.Zone, each[i].Of.Who = []ability.Zone{ability.Hand_}, text.Who(ability.You)
			}
		}
		return
	}
	if f := &m.What.Sel.Of; f.Who.Side == ability.Opponent && len(f.Zone) == 1 && f.Zone[0] == ability.Hand_ && !m.What.Sel.Random && m.What.Sel.N.Op != ability.All && m.What.Sel.By == (ability.Who{}) {
		m.What.Sel.By = f.Who // who discards selects it. 5.12.1
	}
	meant := len(m.What.Sel.Of.Zone) == 1 && m.What.Sel.Of.Zone[0] == ability.Field && (m.What.Sel.Of.Who == (ability.Who{}) || m.What.Sel.Of.Who == text.Who(ability.You)) // where a follower lies of which nothing is said, which pays for its player
	if f := &m.What.Sel.Of; (text.Unplaced(f) || meant) && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
		if f.Zone = []ability.Zone{ability.Hand_}; f.Who == (ability.Who{}) {
			f.Who = text.Who(ability.You)
		}
	}
}

// unlaid: nothing is said of where cards lie, nor that they are another's; a follower of which nothing is said would lie on the field.
func unlaid(f *ability.Filter) bool {
	nowhere := text.Unplaced(f) || len(f.Zone) == 1 && f.Zone[0] == ability.Field
	return nowhere && (f.Who == (ability.Who{}) || f.Who == text.Who(ability.You)) && f.Ref == (ability.Ref{}) && !text.InSlot(f) && f.Kind&ability.Leader == 0
}

// Settle marks an ability that takes counters off a スタック for its rite: texts ask who has one.
func (dialect) Settle(a *ability.Ability) {
	if riteOf(a) > 0 || offers(reflect.ValueOf(a).Elem(), oneStack()) {
		a.Marks |= ability.Rite
	}
}

// offers tells whether a cost like this stands somewhere in a node.
func offers(v reflect.Value, cost ability.Effect) (found bool) {
	if c, ok := text.Is[ability.Cost](v); ok && c.Do != nil && text.Equal(c.Do, cost) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || offers(f, cost) })
	return found
}

// Unmend is the way back.
func (dialect) Unmend(a *ability.Ability) {
	asksOfPlay(reflect.ValueOf(a).Elem(), ability.Ref{})
	n := riteOf(a)
	if last := len(a.Cost) - 1; n > 0 && last >= 0 && text.Equal(a.Cost[last], stackCost(n)) {
		a.Cost = a.Cost[:last]
		text.EachPaid(a, func(c *ability.Cond) { c.Slot = 0 })
	}
}

// stackCard is one own card with スタック. SVE 13.3.2.4.
func stackCard() ability.What {
	f := text.HasProp(ability.KeywordAttr)
	f.Has[0].Value = "stack"
	f.Zone, f.Who = []ability.Zone{ability.Field}, text.Who(ability.You)
	return ability.What{Sel: &ability.Selector{N: text.One(), Of: f}}
}

// lessonMove banishes magic items from the EX area. SVE 14.3.2.1.
func lessonMove() *ability.Move {
	item := text.HasProp(ability.NameAttr)
	item.Has[0].Value = "魔法のアイテム"
	item.Zone, item.Who = []ability.Zone{ability.EX}, text.Who(ability.You)
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: item}}, How: ability.Banish, To: text.At(ability.Removed)}
}

// lessonIcon is that of lessons. SVE 14.3.2.1.
var lessonIcon = text.Icon{Kind: text.CostIcon, Word: "lesson", JA: "【レッスン_#】", EN: "[lesson #]"}

// lessonLeaf reads 【レッスン_1】.
func lessonLeaf() text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang); ic != nil && ic.Word == lessonIcon.Word && num > 0 {
				add(end, ability.N(num))
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			n, ok := v.(ability.Amount)
			return strings.Replace(text.Pick(w.Lang, lessonIcon.JA, lessonIcon.EN), "#", text.Itoa(n.N), 1), ok && n.Op == ability.Const
		},
	}
}

// discardsForThem tells whether cards of a hand of each player are discarded at once, of which each would select their own. 5.12.1
func discardsForThem(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		m, is := e.(*ability.Move)
		if !is || m.How != ability.Discard || m.What.Sel == nil {
			return
		}
		for _, s := range m.What.Sel.Each {
			found = found || s.Of.Who.Side == ability.Opponent && s.N.Op != ability.All
		}
	})
	return found
}

// theyDiscarded tells whether the other player discards something.
func theyDiscarded(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		m, is := e.(*ability.Move)
		found = found || is && m.How == ability.Discard && m.What.Sel != nil && m.What.Sel.Of.Who.Side != ability.You && m.What.Sel.Of.Who != (ability.Who{})
	})
	return found
}

// absent says that there are none where it is said that it is not so that there is one.
func absent(c *ability.Cond) {
	if c.Op == ability.Not && c.Args[0].Op == ability.Compare && c.Args[0].L.Op == ability.CountOf && c.Args[0].Cmp == ability.GE && text.Equal(c.Args[0].R, ability.N(1)) {
		*c = ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: c.Args[0].L}
	}
}
