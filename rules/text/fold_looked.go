package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What is done with cards that are looked at, or searched for, where the sentences behind it say so.

// lookedAtFirst parts what is looked at from what may be done with it, where a sentence
// behind says what becomes of the rest: 上4枚を見て、その中から1枚を手札に加えてよい。
// 残りを…. The rest is there whether anything was taken or not.
func lookedAtFirst(cs []Clause, reach Reach) []Clause {
	for i := 0; i+1 < len(cs); i++ {
		c := cs[i]
		plain := Clause{May: true, Do: c.Do, Actor: c.Actor, from: c.from, to: c.to}
		if reach == ReachRest {
			plain.If = c.If // it holds for what comes behind it too
		}
		if !Equal(c, plain) || len(c.Do) < 2 || !slices.ContainsFunc(cs[i+1:], func(c Clause) bool { return namesRest(reflect.ValueOf(c.Do)) }) {
			continue
		}
		if _, ok := c.Do[0].(*ability.Look); !ok {
			continue
		}
		looks := c
		looks.May, looks.Do = false, c.Do[:1]
		c.If, c.Do = nil, c.Do[1:]
		return slices.Concat(cs[:i], []Clause{looks, c}, lookedAtFirst(cs[i+1:], reach))
	}
	return cs
}

// eachTakes has each player do with the cards they looked at what the sentences behind say of them: 各プレイヤーは、自身のデッキの上
// 3枚を見る。その中から、カード1枚を手札に加える。残りを墓場に置く。
func eachTakes(cs []Clause) []Clause {
	for i := 0; i < len(cs); i++ {
		if !takesTurns(cs[i].Actor) || len(cs[i].Do) != 1 || !looks(cs[i].Do[0]) {
			continue
		}
		cs = slices.Clone(cs)
		cs[i].Do = slices.Clone(cs[i].Do)
		for i+1 < len(cs) && takesLooked(cs[i+1]) {
			do := cs[i+1].Do
			if cs[i+1].May {
				do = []ability.Effect{&ability.Try{Who: Who(ability.That), May: true, Do: do}}
			}
			cs[i].Do = append(cs[i].Do, do...)
			cs = slices.Delete(cs, i+1, i+2)
		}
	}
	return cs
}

// looksApart tells whether players look at cards of their own, and something is said of those besides what each of them does: of whose?
func looksApart(cs []Clause) bool {
	each := false
	for _, c := range cs {
		if each && ofLooked(reflect.ValueOf(&c.Do).Elem()) {
			return true
		}
		if len(c.Do) > 0 && looks(c.Do[0]) {
			each = takesTurns(c.Actor)
		}
	}
	return false
}

// takenIfSo has the one card that was looked at be taken from among what was looked at, where it may be if it is of a kind and more is
// said behind that: "look at the top card of your deck. If it's an Elf, you may reveal it and add it to your hand. Draw a card."
// What comes behind is done in any case, as behind the same words about several cards, though a condition reaches on in that game.
func takenIfSo(cs []Clause) []Clause {
	for i := 0; i+2 < len(cs); i++ {
		c := cs[i+1]
		if len(cs[i].Do) != 1 || c.If == nil || len(c.Do) != 1 || !Equal(c, Clause{If: c.If, May: true, Do: c.Do, from: c.from, to: c.to}) {
			continue
		}
		look, looked := cs[i].Do[0].(*ability.Look)
		m, moves := c.Do[0].(*ability.Move)
		if !looked || look.N == nil || !Equal(*look.N, ability.N(1)) || !moves || !IsIt(m.What.Ref) || !Equal(*c.If, ability.Cond{Op: ability.Is, Ref: c.If.Ref, Of: c.If.Of}) || !IsIt(c.If.Ref) {
			continue
		}
		one := Clone(m).(*ability.Move)
		of := Clone(*c.If.Of).(ability.Filter)
		of.Rel = append(of.Rel, Related(ability.InSlot, BindRef(SlotLook)).Rel...)
		one.What = ability.What{Sel: &ability.Selector{N: One(), Of: of}}
		cs = slices.Clone(cs)
		cs[i+1].If, cs[i+1].Do = nil, []ability.Effect{one}
	}
	return cs
}

// takesTurns tells whether something is done by each player, or by whoever's turn it is, with what is theirs.
func takesTurns(w ability.Who) bool { return w.Side == ability.Each || w.Side == ability.TurnPlayer }

// looksAndTakes tells whether cards are looked at, and then nothing is done but to move cards.
func looksAndTakes(do []ability.Effect) bool {
	return looks(do[0]) && !slices.ContainsFunc(do[1:], func(e ability.Effect) bool { return takes(e) == nil })
}

// takes is the move that a player who has looked at cards makes, or may make; nil: something else is done.
func takes(e ability.Effect) *ability.Move {
	if t, is := e.(*ability.Try); is && t.May && t.Who.Side == ability.That && len(t.Do) == 1 && len(t.Cost)+len(t.Then)+len(t.Else) == 0 {
		e = t.Do[0]
	}
	m, _ := e.(*ability.Move)
	return m
}

// takesLooked tells whether all that a sentence does is to move some of the cards that were looked at, or the rest of them.
func takesLooked(c Clause) bool {
	return len(c.Do) > 0 && Equal(c, Clause{Do: c.Do, May: c.May && len(c.Do) == 1, from: c.from, to: c.to}) && !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		m, is := e.(*ability.Move)
		return !is || m.To.Who != (ability.Who{}) || m.What.Ref.Kind != ability.Rest && (m.What.Sel == nil || !InSlot(&m.What.Sel.Of) || m.What.Sel.By != (ability.Who{}))
	})
}

// foundThere puts what is searched for where the next sentence puts it: 1枚を探す。それを場に出す。 Where no sentence does, it is
// left for the fold to refuse.
func foundThere(cs []Clause) []Clause {
	for i := 0; i+1 < len(cs); i++ {
		shuffled := len(cs[i].Do) == 2 && shufflesFound(cs[i].Do[0], cs[i].Do[1]) && cs[i+1].Instead
		if len(cs[i].Do) != 1 && !shuffled || len(cs[i+1].Do) == 0 {
			continue
		}
		if shuffled { // as it is anyhow: what is said instead is said of what was found
			cs = slices.Clone(cs)
			cs[i].Do = cs[i].Do[:1:1]
		}
		find, ok := cs[i].Do[0].(*ability.Find)
		put, puts := cs[i+1].Do[0].(*ability.Move)
		next := cs[i+1]
		next.Do, next.from, next.to = nil, 0, 0
		if ok && puts && hangsOnFound(find, put, next) { // where it goes hangs on what it is
			f := Clone(find).(*ability.Find)
			f.To, f.Show = ability.Place{}, false
			cs = slices.Clone(cs)
			cs[i].Do = []ability.Effect{f, &ability.Move{What: ability.What{Ref: BindRef(SlotIt)}, To: find.To, Show: find.Show}}
			continue
		}
		if ok && len(find.Sel.Each) == 2 {
			cs = foundApart(cs, i)
			continue
		}
		if !ok || !putNowhere(find) || !puts || !Equal(next, Clause{}) || !IsIt(put.What.Ref) || put.What.Sel != nil || put.How != ability.Put {
			continue
		}
		f := Clone(find).(*ability.Find)
		f.To, f.Show = put.To, put.Show
		cs = slices.Clone(cs)
		cs[i].Do = []ability.Effect{f}
		if cs[i+1].Do = cs[i+1].Do[1:]; len(cs[i+1].Do) == 0 {
			cs = slices.Delete(cs, i+1, i+2)
			i-- // it may go elsewhere instead
		}
	}
	return cs
}

// hangsOnFound tells whether what is found goes elsewhere instead if it is something: 1枚を探し、手札に加える。それが…なら、代わりに場に出す.
func hangsOnFound(find *ability.Find, put *ability.Move, next Clause) bool {
	return len(find.Sel.Each) == 0 && !putNowhere(find) && next.Instead && next.If != nil && namesIt(reflect.ValueOf(next.If)) && IsIt(put.What.Ref) && put.What.Sel == nil && put.How == ability.Put
}

// foundApart puts each of two sorts of cards that sentence i searches for where the next sentences put it, which is to search for one
// and then for the other: 前者を場に出す。後者を手札に加える。 Behind that, "it" may be either.
func foundApart(cs []Clause, i int) []Clause {
	find, behind := cs[i].Do[0].(*ability.Find), i+1
	var puts []ability.Effect
	for ; behind < len(cs) && len(puts) < 2; behind++ {
		next := cs[behind]
		if !Equal(next, Clause{Do: next.Do, from: next.from, to: next.to}) {
			return cs
		}
		puts = append(puts, next.Do...)
	}
	var finds []ability.Effect
	for _, e := range puts {
		m, is := e.(*ability.Move)
		if !is || m.How != ability.Put || m.What.Sel != nil {
			return cs
		}
		f := Clone(find).(*ability.Find)
		switch m.What.Ref {
		case BindRef(SlotFormer):
			f.Sel = f.Sel.Each[0]
		case BindRef(SlotLatter):
			f.Sel = f.Sel.Each[1]
		default:
			return cs
		}
		f.To, f.Show = m.To, m.Show
		finds = append(finds, f)
	}
	if len(finds) != 2 || puts[0].(*ability.Move).What.Ref == puts[1].(*ability.Move).What.Ref || namesIt(reflect.ValueOf(cs[behind:])) {
		return cs
	}
	cs = slices.Clone(cs)
	cs[i].Do = finds
	return slices.Delete(cs, i+1, behind)
}

// namesIt tells whether something is said of what was met last.
func namesIt(v reflect.Value) (found bool) {
	if r, ok := Is[ability.Ref](v); ok {
		return IsIt(r)
	}
	EachField(v, func(f reflect.Value) { found = found || namesIt(f) })
	return found
}

// putNowhere tells whether nothing is said of where that goes which is searched for.
func putNowhere(f *ability.Find) bool { return f.To == (ability.Place{}) }

// namesRest tells whether effects do something with the rest of what was looked at.
func namesRest(v reflect.Value) (found bool) {
	if r, ok := Is[ability.Ref](v); ok {
		return r.Kind == ability.Rest
	}
	EachField(v, func(f reflect.Value) { found = found || namesRest(f) })
	return found
}
