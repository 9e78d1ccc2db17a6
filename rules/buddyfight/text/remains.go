package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// remainsWord is the act of staying on the field, which stands last in what is done instead
// of leaving it. No card does it otherwise.
const remainsWord = "remains"

// undealtWord is the act of damage that becomes none, which stands last in what is done instead of it.
const undealtWord = "is not dealt"

// lessWord is the act of damage that becomes less, which stands last likewise, and fewWord of that which becomes so much.
const lessWord, fewWord = "is dealt less", "is dealt so much"

// remaining are what would become of a card, and that it stays where it is.
func remaining() []text.Row {
	rows := []text.Row{
		needing(own1("would", "wouldif", "{Of:would}‹場合|時›", "‹if|when› {Of:would}", &ability.Instead{}), func(v any) bool {
			e := v.(*ability.Instead).Of
			return e.Verb == ability.Destroyed || e.Verb == ability.Left
		}),
		own1("would be destroyed by an attack", "would", "{Subj:fieldnp}が攻撃で破壊される", "{Subj:fieldnp} would be destroyed by an attack", ability.Event{Verb: ability.Destroyed, Kind: ability.AttackDamage}),
		own1("would be destroyed by an effect", "would", "{Subj:fieldnp}が‹カードの|›効果で破壊される", "{Subj:fieldnp} would be destroyed by ‹an effect|card effects›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}),
		own1("would be destroyed by their effect", "would", "{Subj:fieldnp}が相手の‹カードの|›効果で破壊される | 相手の‹カードの|›効果で{Subj:fieldnp}が破壊される", "{Subj:fieldnp} would be destroyed by ‹your opponent's card effects|your opponent's effects|the effects of your opponent's cards|an effect of your opponent's card|the effect of your opponent's card›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: &ability.Filter{Who: foe}}),
		own1("would leave the field", "would", "{Subj:fieldnp}が場から離れる", "", ability.Event{Verb: ability.Left}),
		own1("would leave the field by their effect", "would", "{Subj:fieldnp}が相手の‹カードの|›効果で場から離れる | 相手の‹カードの|›効果で{Subj:fieldnp}が場から離れる", "{Subj:fieldnp} would leave the field by ‹your opponent's card effects|your opponent's effect‹|s›|the effects of your opponent's cards|an effect of your opponent's card|the effect of your opponent's card›", ability.Event{Verb: ability.Left, By: &ability.Filter{Who: foe}}),
		own1("remains", "effect", "{What:what}は場に残る", "{What:what} remains on ‹the|your› field", &ability.Act{Word: remainsWord}),
		quiet("it remains", "effect", "場に残‹す|る›", "", &ability.Act{Word: remainsWord, What: ability.What{Ref: text.BindRef(text.SlotIt)}}),
		own1("undealt", "effect", "そのダメージを0に‹減らす|する› | そのダメージは0になる", "‹that damage|it› becomes 0 | ‹that damage|it› is reduced to 0 | reduce ‹that damage|it› to 0", &ability.Act{Word: undealtWord}),
		own1("less dealt", "effect", "そのダメージを{N:num}減らす | そのダメージは{N:num}減る", "‹that|the› damage is reduced by {N:num} | reduce ‹that|the› damage by {N:num} | it is reduced by {N:num} | reduce it by {N:num}", &ability.Act{Word: lessWord}),
		needing(own1("so much dealt", "effect", "そのダメージを{N:num}に‹する|減らす› | そのダメージは{N:num}になる", "‹that damage|it› becomes {N:num} | ‹that|the› damage is reduced to {N:num} | reduce ‹that|the› damage to {N:num}", &ability.Act{Word: fewWord}), func(v any) bool { n := v.(*ability.Act).N; return n.Op != ability.Const || n.N > 0 }),
		quiet("remain", "effect", "{What:o}場に残す", "{What:what} is not destroyed | {What:what} remain on ‹the|your› field | leave {What:o} on ‹the|your› field | prevent {What:o} from leaving the field", &ability.Act{Word: remainsWord}),
	}
	const stays = "‹‹it|that card|that monster|that item|this card|this monster|that {:paid}› remains on ‹the|your|your opponent's|their› field|nullify its destruction›"
	rows = append(rows, needing(own1("not so for a time", "effect", "{Of:would}‹場合|時›、場に残‹る|す›", "if {Of:would}, it remains on the field", &ability.Instead{}), func(v any) bool {
		e := v.(*ability.Instead).Of
		return (e.Verb == ability.Destroyed || e.Verb == ability.Left) && (e.Kind != ability.AnyDamage || e.By != nil)
	}))
	for _, w := range []struct {
		id, ja, en string
		verb       ability.Verb
	}{{"destroyed", "破壊される", "be destroyed", ability.Destroyed}, {"gone", "場から離れる", "leave the field", ability.Left}} {
		rows = append(rows, own1("not "+w.id+" next time", "effect", "‹|このターン中、›次に{Of.Subj.Ref:ref}が"+w.ja+"‹場合|時›、場に残‹る|す›", "‹|this turn, |for this turn, ›the next time {Of.Subj.Ref:ref}‹| on ‹your|the› field› would "+w.en+"‹ this turn|›, "+stays, &ability.Instead{Of: ability.Event{Verb: w.verb, Subj: &ability.Filter{}}, For: ability.Time{Until: ability.Uses, N: 1}}))
		rows = append(rows, own1("not "+w.id+" for a time", "effect", "{Of.Subj.Ref:ref}が"+w.ja+"‹場合|時›、場に残‹る|す›", "‹if|when› {Of.Subj.Ref:ref}‹| on ‹your|the› field› would "+w.en+", "+stays, &ability.Instead{Of: ability.Event{Verb: w.verb, Subj: &ability.Filter{}}}))
	}
	for _, w := range []struct {
		id, ja, en string
		verb       ability.Verb
	}{{"destroyed", "破壊される", "be destroyed", ability.Destroyed}, {"gone", "場から離れる", "leave the field", ability.Left}} {
		rows = append(rows, needing(own1("one not "+w.id+" next time", "effect", "‹|このターン中、›次に{Of.Subj:fieldnp}が"+w.ja+"‹場合|時›、‹|それを|そのモンスターを|そのカードを›場に残‹す|る›", "‹|this turn, |for this turn, ›the next time {Of.Subj:fieldnp} would "+w.en+"‹ this turn|›, "+stays, &ability.Instead{Of: ability.Event{Verb: w.verb}, For: ability.Time{Until: ability.Uses, N: 1}}), func(v any) bool {
			f := v.(*ability.Instead).Of.Subj
			return f != nil && f.Ref == (ability.Ref{})
		}))
		rows = append(rows, own1("something done, and not "+w.id+" next time", "effect", "‹|このターン中、›次に{Of.Subj.Ref:ref}が"+w.ja+"‹場合|時›、{Do.0:effectR}、場に残‹る|す›", "‹|this turn, |for this turn, ›the next time {Of.Subj.Ref:ref}‹| on ‹your|the› field› would "+w.en+"‹ this turn|›, {Do.0:effect}‹,|› and "+stays, &ability.Instead{Of: ability.Event{Verb: w.verb, Subj: &ability.Filter{}}, Do: []ability.Effect{nil}, For: ability.Time{Until: ability.Uses, N: 1}}))
		may := &ability.Try{Who: you, May: true, Do: []ability.Effect{&ability.Act{Word: remainsWord, What: ability.What{Ref: text.BindRef(text.SlotIt)}}}}
		rows = append(rows, own1("may stay when "+w.id+" next time", "effect", "‹|このターン中、›次に{Of.Subj.Ref:ref}が"+w.ja+"‹場合|時›、場に残‹してよい|すことができる›", "‹|this turn, |for this turn, ›the next time {Of.Subj.Ref:ref}‹| on ‹your|the› field› would "+w.en+"‹ this turn|›, you may ‹prevent it from leaving|leave it on› the field", &ability.Instead{Of: ability.Event{Verb: w.verb, Subj: &ability.Filter{}}, Do: []ability.Effect{may}, For: ability.Time{Until: ability.Uses, N: 1}}))
	}
	return rows
}

// stays reads "if … would leave the field, …, … remains on the field": what is done instead
// of that. False: the paragraph says something else.
func (d dialect) stays(c *text.Compiler, a *ability.Ability, n *text.Normal) bool {
	would := c.Game.Table.Nonterminal("wouldif")
	first, n := whileFirst(c, n)
	for i, r := range n.R {
		if r == '。' || r == '.' {
			return false
		}
		if r != '、' && r != ',' {
			continue
		}
		v, t := c.Read(would, n.Slice(0, i))
		if t != nil {
			if v, first, t = whileBehind(c, would, n.Slice(0, i), first); t != nil {
				continue
			}
		}
		in := text.Clone(v).(*ability.Instead)
		behind := n.Slice(i+1, len(n.R)).Trim()
		in.If = first
		if so, more := soFirst(c, behind); so != nil {
			if behind = more; first != nil {
				so = &ability.Cond{Op: ability.And, Args: []ability.Cond{*first, *so}}
			}
			in.If = so
		}
		if in.Of.Verb == ability.LifeOut {
			behind = withoutInstead(behind)
		}
		rest, instead := replaces(c, behind)
		b, t := c.Body(rest, false)
		if t != nil {
			return false
		}
		var said bool
		number := in.Of.Verb == ability.TakeDamage || in.Of.Verb == ability.LifeOut
		if in.Do, said = untold(b.Do, in); number && (!said || len(in.Do) == 0) {
			return false
		} else if !said && (!instead || stay(reflect.ValueOf(b.Do)) || !settled(b.Do)) {
			return false
		} else if !said {
			in.Do = b.Do
		} else if stay(reflect.ValueOf(in.Do)) {
			return false
		}
		a.If = able(in.Do)
		b.Do = []ability.Effect{in}
		a.Kind, a.Print = ability.Static, n.Source(c.Printed)
		c.Take(a, b, n)
		return true
	}
	return false
}

// whileFirst takes what must be so off the front of what would happen: 相手のターン中、このカードが破壊される場合、…. It is asked as that
// would happen. nil: nothing is said so.
func whileFirst(c *text.Compiler, n *text.Normal) (*ability.Cond, *text.Normal) {
	at := slices.IndexFunc(n.R, func(r rune) bool { return r == '、' || r == ',' || r == '。' || r == '.' })
	if at < 0 || n.R[at] == '。' || n.R[at] == '.' || !saysWould(string(n.R[at:])) {
		return nil, n
	}
	for _, nt := range [...]string{"while", "nara"} {
		if v, t := c.Read(c.Game.Table.Nonterminal(nt), n.Slice(0, at).Trim()); t == nil {
			if k := text.Clone(v).(ability.Cond); !ofEvent(&k) {
				return &k, n.Slice(at+1, len(n.R)).Trim()
			}
		}
	}
	return nil, n
}

// whileBehind reads what would happen with what must be so behind it: if you would be dealt damage while your life is 4 or less.
func whileBehind(c *text.Compiler, would text.Symbol, n *text.Normal, first *ability.Cond) (any, *ability.Cond, *text.Trouble) {
	none := &text.Trouble{Piece: n}
	if c.Lang != text.EN || first != nil {
		return nil, first, none
	}
	for _, w := range [...]string{" while ", " as long as "} {
		before, _, found := strings.Cut(string(n.R), w)
		if !found || !saysWould(before) {
			continue
		}
		at := len([]rune(before))
		v, t := c.Read(would, n.Slice(0, at))
		if t != nil {
			continue
		}
		if k, t := c.Read(c.Game.Table.Nonterminal("while"), n.Slice(at+1, len(n.R))); t == nil {
			so := text.Clone(k).(ability.Cond)
			return v, &so, nil
		}
	}
	return nil, first, none
}

// saysWould tells whether a text speaks of what would happen, before that is read.
func saysWould(s string) bool {
	return slices.ContainsFunc([]string{" would ", "される場合", "される時", "離れる場合", "離れる時", "受ける場合", "受ける時", "になる場合", "になる時"}, func(w string) bool { return strings.Contains(s, w) })
}

// ofEvent tells whether a condition asks about what set something off, which nothing has.
func ofEvent(k *ability.Cond) bool {
	return k.Op == ability.Happened || slices.ContainsFunc(k.Args, func(k ability.Cond) bool { return ofEvent(&k) })
}

// soFirst takes a condition off the front of what is done instead; nil: there is none.
func soFirst(c *text.Compiler, n *text.Normal) (*ability.Cond, *text.Normal) {
	at := slices.IndexFunc(n.R, func(r rune) bool { return r == '、' || r == ',' || r == '。' || r == '.' })
	if at < 0 || n.R[at] == '。' || n.R[at] == '.' {
		return nil, n
	}
	v, t := c.Read(c.Game.Table.Nonterminal("nara"), n.Slice(0, at).Trim())
	if t != nil {
		return nil, n
	}
	k := text.Clone(v).(ability.Cond)
	return &k, n.Slice(at+1, len(n.R)).Trim()
}

// replaces takes the word off a sentence that says that it is done instead; false: there is none.
func replaces(c *text.Compiler, n *text.Normal) (*text.Normal, bool) {
	if c.Lang == text.JA {
		rest, found := strings.CutPrefix(strings.TrimPrefix(string(n.R), "その"), "代わりに")
		if !found {
			return n, false
		}
		rest = strings.TrimPrefix(rest, "、")
		return n.Slice(len(n.R)-len([]rune(rest)), len(n.R)), true
	}
	rest, found := strings.CutSuffix(strings.TrimSuffix(string(n.R), "."), " instead")
	return n.Slice(0, len([]rune(rest))), found
}

// able is that what is done instead can be done, where it is done unasked and takes a number
// of cards; nil: it always can. Where it cannot, the card leaves.
func able(es []ability.Effect) *ability.Cond {
	m, is := one(es).(*ability.Move)
	if !is || m.What.Sel == nil || m.What.Sel.N.Op != ability.Exactly || len(m.What.Sel.Each) > 0 {
		return nil
	}
	k := counted(m.What.Sel.Of, ability.GE)
	k.R = m.What.Sel.N.N
	k = text.Clone(k).(ability.Cond)
	return &k
}

// settled tells whether what is done instead is one thing, or one that its player may do: of
// several, none says which of them the word is of.
func settled(es []ability.Effect) bool {
	t, may := one(es).(*ability.Try)
	return len(es) == 1 && (!may || t.May && len(t.Do) == 1 && len(t.Then)+len(t.Else) == 0)
}

// untold is what is done so that a card stays, without that it does; false: it is not said,
// or need not come to be. What is done behind that is done besides.
func untold(es []ability.Effect, in *ability.Instead) ([]ability.Effect, bool) {
	of := in.Of
	if n, rest := livesOn(es); of.Verb == ability.LifeOut && n != nil {
		in.Op, in.N = ability.Set, n
		return rest, true
	}
	k := slices.IndexFunc(es, func(e ability.Effect) bool {
		a, is := e.(*ability.Act)
		return is && stay(reflect.ValueOf(a))
	})
	if k >= 0 {
		e := es[k].(*ability.Act)
		if e.For != (ability.Time{}) { // it stays once and for all: nothing is staying for a time
			return nil, false
		}
		rest := slices.Concat(es[:k], es[k+1:])
		if of.Verb == ability.TakeDamage {
			op, less := map[string]ability.Op{lessWord: ability.Sub, fewWord: ability.Set}[e.Word]
			if less {
				n := e.N
				in.Op, in.N = op, &n
			}
			return rest, less || e.Word == undealtWord
		}
		return rest, e.Word == remainsWord && (e.What.Ref == of.Subj.Ref || text.IsIt(e.What.Ref))
	}
	if len(es) == 0 {
		return nil, false
	}
	if e, is := es[len(es)-1].(*ability.Try); is {
		if len(es) > 1 || !e.May || len(e.Else) > 0 {
			return nil, false
		}
		t := text.Clone(e).(*ability.Try)
		then, said := untold(t.Then, in)
		if t.Then = then; len(then) == 0 {
			t.Then = nil
		}
		return []ability.Effect{t}, said
	}
	return nil, false
}

// stay tells whether something that does not leave is said to remain.
func stay(v reflect.Value) (found bool) {
	switch e := v.Interface().(type) {
	case *ability.Act:
		return e != nil && slices.Contains([]string{remainsWord, undealtWord, lessWord, fewWord}, e.Word)
	case *ability.Instead: // it would leave
		return false
	}
	text.EachField(v, func(f reflect.Value) { found = found || stay(f) })
	return found
}

// stayed prints an ability that stays has read.
func stayed(w *text.Printer, a *ability.Ability) (string, bool) {
	in, is := one(a.Do).(*ability.Instead)
	if !is {
		return "", false
	}
	number := in.Of.Verb == ability.TakeDamage || in.Of.Verb == ability.LifeOut
	if a.Kind != ability.Static || in.N != nil && !number || len(in.Do) == 0 || !text.Equal(a.If, able(in.Do)) || !number && (in.Of.Verb != ability.Left && in.Of.Verb != ability.Destroyed || in.Of.Subj == nil) {
		return "", false
	}
	head, ok := w.Named("wouldif", &ability.Instead{Of: in.Of})
	if in.If != nil {
		so, said := w.Named("nara", *in.If)
		head, ok = head+text.Pick(w.Lang, "、", ", ")+so, ok && said
	}
	stays := []ability.Effect{&ability.Act{Word: undealtWord}}
	if !number {
		stays = []ability.Effect{&ability.Act{Word: remainsWord, What: ability.What{Ref: text.ThisRef}}}
	}
	if in.Of.Verb == ability.LifeOut {
		stays = []ability.Effect{&ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerLife, Op: ability.Set, N: *in.N}}
	} else if in.N != nil {
		stays = []ability.Effect{&ability.Act{Word: map[ability.Op]string{ability.Sub: lessWord, ability.Set: fewWord}[in.Op], N: *in.N}}
	}
	do := text.Clone(in.Do).([]ability.Effect)
	if t, is := one(do).(*ability.Try); is {
		t.Then = append(t.Then, stays...)
	} else {
		do = append(do, stays...)
	}
	body, said := text.Plain{}.Print(w, &ability.Ability{Kind: ability.Spell, Do: do, Limit: a.Limit}, nil)
	if !number && in.Of.Subj.Ref != text.ThisRef { // it is what would leave, which a body by itself does not bind
		this, _ := w.Named("effect", stays[0])
		it, _ := w.Named("effect", &ability.Act{Word: remainsWord, What: ability.What{Ref: text.BindRef(text.SlotIt)}})
		body = strings.Replace(body, this, strings.ReplaceAll(it, text.ItMark, "it"), 1)
	}
	if w.Lang == text.EN {
		return text.Capital(head) + ", " + text.Uncapital(body), ok && said
	}
	return head + "、" + body, ok && said
}

// ofThis tells whether it is of its own card that an ability says what is done instead.
func ofThis(a *ability.Ability) bool {
	in, is := one(a.Do).(*ability.Instead)
	return is && in.Of.Subj != nil && in.Of.Subj.Ref == text.ThisRef
}

// thenToo lets what a sentence does behind the next damage, which is not dealt, be done in its place: the next time …, 0 is
// dealt, and you gain 1 life. False: the damage is less, be it none, and nothing says when the rest is done: 次に君が受けるダメージを0に減らし、….
func thenToo(v reflect.Value, n *text.Normal) bool {
	ok := true
	if es, is := v.Interface().([]ability.Effect); is && slices.ContainsFunc([]string{"the next time ", "the next damage ", "次に"}, func(w string) bool { return strings.Contains(strings.ToLower(string(n.R)), w) }) {
		var out []ability.Effect
		for i, e := range es {
			if k := len(out) - 1; k >= 0 {
				in, next := out[k].(*ability.Instead)
				_, end := es[i-1].Said()
				at, _ := e.Said()
				if after, too := e.(*ability.Instead); too && next && after.Of.Verb == in.Of.Verb && after.For == in.For { // the next of one sort, and the next of another
					out = append(out, e)
					continue
				}
				if next && in.Of.Verb == ability.TakeDamage && in.For.Until == ability.Uses && !stopsBetween(n, end, at) {
					if in.N != nil || len(in.Do) == 0 {
						return false
					}
					in.Do = append(in.Do, e)
					continue
				}
			}
			out = append(out, e)
		}
		if len(out) < len(es) {
			v.Set(reflect.ValueOf(out))
		}
	}
	text.EachField(v, func(f reflect.Value) { ok = ok && thenToo(f, n) })
	return ok
}

// stopsBetween tells whether a sentence ends between two places of the printed text.
func stopsBetween(n *text.Normal, from, to int) bool {
	for i, r := range n.R {
		if (r == '.' || r == '。') && from <= n.From[i] && n.From[i] < to {
			return true
		}
	}
	return false
}
