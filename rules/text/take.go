package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// What was read of one ability is taken into the card: words that refer to something become slots, and what can never happen, or
// speaks of what is not there, goes to the players instead.

// saysX tells whether a cost leaves it to the text to say what X is: it is paid with no X, or X is
// the number of counters that are taken to pay.
func saysX(cost []ability.Cost, x ability.Amount) bool {
	if Equal(x, ability.Amount{Op: ability.X}) {
		return slices.ContainsFunc(cost, func(k ability.Cost) bool {
			m, is := k.Do.(*ability.Mark)
			return is && m.Remove && Equal(m.N, x)
		})
	}
	cost = Clone(cost).([]ability.Cost)
	return !withX(reflect.ValueOf(&cost).Elem(), x)
}

// paidIn are the costs of an ability, and those that its body says are paid for all of it.
func paidIn(a *ability.Ability, b *Body) []ability.Cost {
	if len(b.Do) == 1 {
		if t, is := b.Do[0].(*ability.Try); is && t.May {
			return slices.Concat(a.Cost, t.Cost)
		}
	}
	return a.Cost
}

// Take puts a folded body into its ability and resolves the references.
func (c *Compiler) Take(a *ability.Ability, b Body, n *Normal) {
	r, t := c.taken(a, &b, n)
	if t != nil {
		c.Give(a, ability.HandEffect, n, t)
		return
	}
	if no := c.Game.whyNever(&r, c.Kinds, c.Silent); no != nil {
		c.never(a, n, no)
		return
	}
	if (len(b.AddCost) > 0 || b.CardNot != nil || len(b.Played) > 0 || len(b.CardLimit) > 0) && (c.Silent || a.Kind != ability.Spell && a.Kind != ability.Static) {
		c.Give(a, ability.HandEffect, n, doubt(n, "ここでは使えない文", "this sentence has no meaning here"))
		return
	}
	c.Card.Abilities = append(c.Card.Abilities, r)
}

// doubt is the trouble with all of a piece that was read: it may mean something else.
func doubt(n *Normal, ja, en string) *Trouble { return &Trouble{Piece: n, JA: ja, EN: en} }

// Doubts are the reasons why an ability that was read may mean something else, or nothing, in the order in which they are asked.
type Doubts []struct {
	Raised func(a *ability.Ability, n *Normal) bool
	JA, EN string
}

// Of is the first of the doubts that an ability raises, whose text is n; nil: none.
func (ds Doubts) Of(a *ability.Ability, n *Normal) *Trouble {
	for _, d := range ds {
		if d.Raised(a, n) {
			return doubt(n, d.JA, d.EN)
		}
	}
	return nil
}

// taken is an ability with its body, in which every reference is a slot; or what stands against that.
func (c *Compiler) taken(a *ability.Ability, b *Body, n *Normal) (r ability.Ability, t *Trouble) {
	if r, t = c.whole(a, b, n); t != nil {
		return r, t
	}
	if t = c.Game.countsBoth(&r, n); t != nil {
		return r, t
	}
	b.Kinds = c.Kinds
	if t = c.Game.dialect.Mend(c.Game, &r, b, n); t != nil {
		return r, t
	}
	if untilWhen(&r, n) {
		return r, doubt(n, "次に起きることと同じ間だけなのか、言われていない", "whether what is joined to what comes next lasts as long as that is not said")
	}
	c.Game.Lex.cameFrom(reflect.ValueOf(&r).Elem())
	ofTheRoll(&r)
	c.Game.dialect.Where(c.Game, &r, b.Works)
	if r, t = c.referring(r, n); t != nil {
		return r, t
	}
	return r, c.unfit(&r, b, n)
}

// whole joins a body to its ability, and what the body says of how the ability is used.
func (c *Compiler) whole(a *ability.Ability, b *Body, n *Normal) (r ability.Ability, t *Trouble) {
	r = *a
	if b.carried && a.Kind != ability.Spell {
		return r, doubt(n, "そこに置かれるのは、解決した後のこれではない", "it does not go there when this has been carried out")
	}
	if b.X != nil && !saysX(paidIn(a, b), *b.X) {
		return r, doubt(n, "Xは払う数か、言われている数か", "is X what is paid, or what it is said to be?")
	}
	if b.twice {
		return r, doubt(n, "二つ目の数は、一つ目をした後の数か", "whether the second is done by the number as the first has left it is not said")
	}
	if b.howPaid != nil {
		currency := func(k ability.Cost) bool { return k.Mode == ability.Base && k.Res != 0 && k.Res == c.Game.Lex.Currency }
		if a.Kind != ability.Activated || !slices.ContainsFunc(a.Cost, currency) {
			return r, doubt(n, "それで払うコストがない", "there is no cost that is paid with it")
		}
		r.Cost = append(slices.Clip(a.Cost), ability.Cost{Mode: ability.Restricted, How: b.howPaid})
	}
	r.Limit = append(r.Limit, b.Limit...)
	r.Needs, r.Do = b.needs, b.Do
	if b.While != nil {
		r.If = b.While
	}
	if b.NoStack {
		r.Marks |= ability.NoStack
	}
	return r, nil
}

// referring resolves the references of an ability that is whole.
func (c *Compiler) referring(a ability.Ability, n *Normal) (r ability.Ability, t *Trouble) {
	r, why := c.resolvePaid(a, n)
	if why == "" && eitherEndOfSeveral(&r) {
		why = "上か下"
	}
	if why == "" && c.Game.Lex.World.leansAhead(&r) {
		return r, doubt(n, "これが選ばれる時には、まだ起きていないことによって選ぶ", "it is chosen by what has not happened yet when it is chosen")
	}
	if why == "" {
		do, apart := oneOrOther(Clone(r.Do).([]ability.Effect))
		if !apart {
			return r, doubt(n, "一方でだけ選ばれるものが、もう一方でも言われている", "what is chosen in one of two cases is spoken of in the other")
		}
		if !c.Game.Lex.InOrder {
			r.Do = do
		}
	}
	if why == "" && (c.oneOfTwo(&r, n) || ofSelf(&r) || c.themOfOne(&r, n)) {
		why = doubtful
	}
	c.Game.dialect.Settle(&r)
	if why == "" && c.Kinds == 0 && r.Kind == ability.Spell {
		c.holdsAfterAll(&r)
	}
	switch why {
	case "":
		return r, nil
	case doubtful:
		return r, doubt(n, "「それ」がどちらを指すか分からない", "“it” may be either of two things")
	}
	return r, refersToNothing(n, why)
}

// unfit is why an ability in which all is known that it refers to may still mean something else; nil: nothing speaks for that.
func (c *Compiler) unfit(r *ability.Ability, b *Body, n *Normal) *Trouble {
	if !c.themselves(r) {
		return nobodys(n)
	}
	c.paidWithOwn(r, n)
	switch {
	case !toOwners(r) || c.saidOwn(r, n) || c.saidTheirs(r, n) || c.waitsForOwn(r):
		return doubt(n, "カードはオーナーの領域に置かれる", "a card goes to its owner")
	case !c.endsSaid(r, n):
		return doubt(n, "二つ目がいつまでかは、言われていない", "how long the second of these lasts is not said")
	case eachCountsBoth(r):
		return doubt(n, "各自の数か、合計かが言われていない", "as many as each of them, or as both together, is not said")
	}
	if t := c.unsure(r, b, n); t != nil {
		return t
	}
	if discardsOther(r, n) {
		return doubt(n, "だれの手札から捨てるのかが書かれていない", "from whose hand it is discarded is not said")
	}
	return nil
}

// holdsAfterAll makes what a card of an unknown kind says static, where "it" turned out to be the card that speaks of itself.
func (c *Compiler) holdsAfterAll(a *ability.Ability) {
	if !Static(&Body{Do: a.Do}, true, c.Game.Lex.Alone) {
		return
	}
	a.Kind = ability.Static
	if len(a.Do) != 1 {
		return
	}
	if f, ok := a.Do[0].(*ability.If); ok && len(f.Else) == 0 && a.If == nil {
		a.If, a.Do = &f.Cond, f.Then
	}
}

// oneOfTwo tells whether English says "it" of several things that were chosen together, and
// "them" nowhere, in a game whose English parts the two: which of them is meant?
func (c *Compiler) oneOfTwo(a *ability.Ability, n *Normal) (found bool) {
	if c.Lang != EN {
		return false
	}
	one, before := false, ""
	for _, w := range strings.FieldsFunc(strings.ToLower(string(n.R)), func(r rune) bool { return r < 'a' || r > 'z' }) {
		switch w {
		case "it", "its":
			one = one || before != "shuffle" // the deck
		case "them", "they", "their", "both", "those", "each":
			return false
		}
		before = w
	}
	ability.Walk(a, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		found = found || one && is && s.Slot != 0 && (len(s.Sel.Each) > 1 && !s.Sel.Or || s.Sel.N.N.Op == ability.Const && s.Sel.N.N.N > 1)
	})
	return found && c.Game.them
}

// refersToNothing is the trouble of a word like それ without a meaning.
func refersToNothing(n *Normal, why string) *Trouble {
	return doubt(n, "「それ」などが何を指すか分からない("+why+")", "a word refers to nothing ("+why+")")
}

// resolvePaid resolves an ability. What playing a spell costs besides is paid for what it does: 墓場に置いたカード may be that.
func (c *Compiler) resolvePaid(a ability.Ability, n *Normal) (ability.Ability, string) {
	a = Clone(a).(ability.Ability)
	if a.Kind != ability.Spell || !paidBySpell(c.Card.Cost) {
		return c.resolve(a, n)
	}
	a.Cost = slices.Concat(c.Card.Cost, a.Cost)
	r, why := c.resolve(a, n)
	r.Cost = r.Cost[len(c.Card.Cost):]
	return r, why
}

// resolve turns the words of an ability that refer to something into slots. Where "it" means
// nothing by that, they are all that something was done to, or the card that spoke of itself.
func (c *Compiler) resolve(a ability.Ability, n *Normal) (r ability.Ability, why string) {
	if r, why = c.resolved(a, n); why == "" && othersThanThis(n) && othersThanMet(reflect.ValueOf(&r).Elem()) > othersThanMet(reflect.ValueOf(&a).Elem()) {
		why = "others than this, where this never is"
	}
	if why == "" && a.Kind != ability.Spell && !c.Game.Lex.LaterTimes && waiting(reflect.ValueOf(&r).Elem()) > nextTimes(n) {
		why = "a trigger behind another, without a time"
	}
	return r, why
}

// waitsOfItself tells whether an event is one that an ability of its own would wait for: nothing of it was met before, and it is
// no time of the turn. これがアタックしたとき behind what is done when this enters
func waitsOfItself(e ability.Event) bool {
	met := func(f *ability.Filter) bool {
		return f != nil && (f.Ref.Kind != ability.NoRef && f.Ref != ThisRef || InSlot(f))
	}
	return e.Phase == 0 && e.Verb != 0 && !met(e.Subj) && !met(e.Obj) && (e.Subj != nil || e.Obj != nil)
}

// waiting is how often an ability makes one that waits so and for no time. What a spell does can be nothing else; of a card that
// stays in play it is hardly told from an ability of that card itself.
func waiting(v reflect.Value) (many int) {
	if l, is := Is[ability.Later](v); is && l.For == (ability.Time{}) && waitsOfItself(l.On) {
		many++
	}
	EachField(v, func(f reflect.Value) { many += waiting(f) })
	return many
}

// nextTimes is how often a text says in so many words that something happens the next time only.
func nextTimes(n *Normal) int {
	said := strings.ToLower(string(n.R))
	return strings.Count(said, "次に") + strings.Count(said, "next time ")
}

func (c *Compiler) resolved(a ability.Ability, n *Normal) (r ability.Ability, why string) {
	r = Clone(a).(ability.Ability)
	x, butThis := c.Game.Lex, othersButThis(n)
	if why = c.Game.resolveAbility(&r, c.Lang, noneIt, butThis); why == noIt && x.Itself && c.Lang == EN && !strings.Contains(string(n.R), " them") && !strings.Contains(string(n.R), " they") {
		r = Clone(a).(ability.Ability)
		why = c.Game.resolveAbility(&r, c.Lang, anyIt, butThis)
	}
	if !x.Gathers || why != noIt && (why != doubtful || c.Lang == JA && !strings.Contains(string(n.R), "それら")) {
		return r, why
	}
	all := Clone(a).(ability.Ability)
	if gather(&all, why == doubtful) {
		if why = c.Game.resolveAbility(&all, c.Lang, noneIt, butThis); why == "" {
			if all.Kind == ability.Static && !stands(&all) {
				why = doubtful
			}
			return all, why
		}
	}
	if r = Clone(a).(ability.Ability); !strings.Contains(string(n.R), "それら") {
		why = c.Game.resolveAbility(&r, c.Lang, [...]itself{JA: anyIt, EN: oneIt}[c.Lang], butThis)
	}
	return r, why
}

// never gives an ability that can never do anything to the players, head and all: what
// its text means is not what was read.
func (c *Compiler) never(a *ability.Ability, n *Normal, why *never) {
	from, to := n.span()
	if i := strings.LastIndex(c.Printed[:to], a.Print); i >= 0 && i <= from && a.Print != "" {
		from, to = i, i+len(a.Print)
	}
	kind, hand := ability.Static, ability.HandAll
	if why == neverWorks && a.Kind == ability.Triggered { // a spell does it when it resolves, by hand
		kind, hand = ability.Spell, ability.HandEffect
	}
	c.ByHand(&ability.Ability{Kind: kind, Marks: a.Marks, Print: a.Print}, hand, from, to, from, nil, why.ja, why.en)
}
