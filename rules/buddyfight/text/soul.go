package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// soulOf is what lies in the soul of this card.
func soulOf() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.ThisRef}}}
}

// inSoul is what lies in the soul of something.
func inSoul() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo}}}
}

// souls are the cards under cards: what has any, what lies there, and what this card does
// while it does.
func souls() []text.Row {
	has, none := ability.Filter{Is: []ability.State{ability.Equipped}}, ability.Filter{Not: []ability.State{ability.Equipped}}
	within := ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, In: &ability.Filter{}}}}
	host := ability.Filter{Ref: ability.Ref{Kind: ability.Host}}
	hidden := soulOf()
	hidden.Is = []ability.State{ability.FaceDown}
	one := count(hidden, ability.GE, 1)
	faceDown, grown := counted(hidden, ability.GE), counted(soulOf(), ability.GE)
	oneThere := func(f ability.Filter) bool { return f.Rel[0].In != nil && f.Rel[0].In.Ref == (ability.Ref{}) }
	ofIt := inSoul()
	ofIt.Rel[0].Of = text.BindRef(text.SlotIt)
	return []text.Row{
		quiet("soul of that", "npfull", "そのソウル‹|のカード›", "", ofIt),
		needing(quiet("one in the soul of one", "selb", "{Of.Rel.0.In:np}1枚のソウル‹|のカード|から›1枚", "", ability.Selector{N: text.One(), Of: inSoul()}), func(v any) bool { return oneThere(v.(ability.Selector).Of) }),
		needing(quiet("some of the soul of one", "chain", "{0.Sel:selc}のソウル‹|のカード|から|を›{1.What.Sel.N:count}‹を|›ドロップゾーンに置く", "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ofIt}}, To: text.At(ability.Discards)}}), func(v any) bool {
			es := v.([]ability.Effect)
			n := es[1].(*ability.Move).What.Sel.N
			return n.Op != ability.All && !text.Equal(n, text.One()) && text.Equal(es[0].(*ability.Select).Sel.N, text.One())
		}),
		own1("soul", "mod", "{Rel.0.Of:ref}のソウル‹の|にある›", "… in {Rel.0.Of:ref}'s soul", inSoul()),
		quiet("from soul", "mod", "", "… from {Rel.0.Of:ref}'s soul | … ‹in|from› the soul of {Rel.0.Of:ref}", inSoul()),
		quiet("in its soul", "mod", "", "… ‹in|from› its soul", ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.BindRef(text.SlotIt)}}}),
		needing(own1("souls of", "npfull", "{Rel.0.In:np}のソウル", "soul‹|s› of {Rel.0.In:anp} | soul‹|s› ‹from|in› {Rel.0.In:anp}", inSoul()), func(v any) bool {
			f := v.(ability.Filter).Rel[0].In
			return f != nil && f.Ref == (ability.Ref{})
		}),
		own1("souls there", "npfull", "{Rel.0.In.Who:poss}{Rel.0.In.Zone:fieldset}の{Rel.0.In+:npraw}のソウル", "", within),
		quiet("souls of the field", "npfull", "{Rel.0.In.Who:poss}{Rel.0.In.Zone:fieldset}のソウル", "", within),
		quiet("soul that this has", "npfull", "", "‹soul|card|souls|cards› ‹|that ›this card has in its soul | soul‹|s› ‹|that ›this card has", soulOf()),
		own1("soul card", "npfull", "{Rel.0.Of:ref}のソウル", "soul‹|s› of {Rel.0.Of:ref} | soul‹|s› ‹from|in› {Rel.0.Of:ref}", inSoul()),
		own1("in the soul of one there", "mod", "{Rel.0.In.Who:poss}{Rel.0.In.Zone:fieldset}の{Rel.0.In+:npraw}のソウルの", "", within),
		needing(own1("in the soul of one", "mod", "{Rel.0.In:np}のソウルの", "… in the soul of {Rel.0.In:anp} | … ‹in|from› the soul‹|s› of {Rel.0.In:anp} | … in {Rel.0.In:anp}'s soul", inSoul()), func(v any) bool {
			f := v.(ability.Filter).Rel[0].In
			return f != nil && f.Ref == (ability.Ref{})
		}),
		needing(quiet("in the soul of what fights", "mod", "", "… ‹in|from› the soul‹|s› of the {Rel.0.In:np}", inSoul()), func(v any) bool {
			f := v.(ability.Filter).Rel[0].In
			return f != nil && len(f.Is) > 0
		}),
		own1("with soul", "mod", "ソウル‹が|の›ある", "… with soul | … with a soul", has),
		own1("without soul", "mod", "ソウル‹が|の›ない", "… without soul | … without a soul | … without any soul", none),
		own1("has soul", "cond3", "{Ref:ref}にソウルがある | {Ref:ref}のソウルがある", "{Ref:ref} has soul | {Ref:ref} has a soul | there is a soul in {Ref:ref}", ability.Cond{Op: ability.Is, Of: &has}),
		own1("has no soul", "cond3", "{Ref:ref}にソウルがない | {Ref:ref}のソウル‹が|にカードが›ない", "{Ref:ref} has no soul | {Ref:ref} does not have a soul", ability.Cond{Op: ability.Is, Of: &none}),
		quiet("soul here", "cond1", "このカードのソウルが{R:num}枚以上", "there are {R:num} or more cards in this card's soul | there are {R:num} or more souls in this card | this card has {R:num} or more soul‹|s› | this card has {R:num} or more ‹cards|souls› in its soul", counted(soulOf(), ability.GE)),
		needing(quiet("so many of a sort in a soul", "cond3", "このカードのソウルに{L.Of+:npraw}が{R:num}‹枚|つ|体›以上‹ある|いる› | {L.Of+:npraw}がこのカードのソウルに{R:num}‹枚|つ|体›以上‹ある|いる›", "this card has {R:num} or more {L.Of+:rawnps} in its soul | you have {R:num} or more {L.Of+:rawnps} in this card's soul", counted(soulOf(), ability.GE)), func(v any) bool { f := v.(ability.Cond).L.Of; return f.Kind != 0 || len(f.Has) > 0 }),
		needing(quiet("soul of it", "cond1", "{L.Of.Rel.0.Of:ref}のソウルが{R:num}枚以上", "", counted(inSoul(), ability.GE)), func(v any) bool { return text.IsIt(v.(ability.Cond).L.Of.Rel[0].Of) }),
		needing(quiet("soul that it has", "cond3", "{L.Of.Rel.0.Of:ref}のソウルが{R:num}枚以上ある", "{L.Of.Rel.0.Of:ref} has {R:num} or more ‹soul‹|s›|‹cards|souls› in its soul›", counted(inSoul(), ability.GE)), func(v any) bool { return text.IsIt(v.(ability.Cond).L.Of.Rel[0].Of) }),
		quiet("little soul here", "cond3", "", "this card has {R:num} or ‹less|fewer› ‹soul‹|s›|cards in its soul› | there are {R:num} or ‹less|fewer› souls in this card", counted(soulOf(), ability.LE)),
		own1("face down in its soul", "cond3", "このカードのソウルに裏向きのカードが{R:num}枚以上ある", "this card has {R:num} or more face down soul‹|s| cards›", faceDown),
		quiet("one face down in its soul", "cond3", "", "this card has a face down soul‹| card›", one),
		quiet("its soul grows", "event", "このカードのソウルが{State.R:num}枚以上になった", "this card's soul becomes {State.R:num} or more", ability.Event{Comes: true, State: &grown}),
		quiet("some there in its soul", "cond3", "", "this card has {L.Of+:anpraw} in its soul", count(soulOf(), ability.GE, 1)),
		quiet("some in its soul", "cond3", "このカードのソウルに{L.Of+:npraw}が‹ある|いる›", "", count(soulOf(), ability.GE, 1)),
		own1("this in a soul", "cond3", "このカードが{Of.Rel.0.In:np}のソウルにある", "this card is in the soul of {Of.Rel.0.In:anp}", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &within}),
		quiet("this in the soul of one's", "cond3", "", "this card is in the soul of {Of.Rel.0.In.Who:poss}{Of.Rel.0.In+:npraw} | this card is in {Of.Rel.0.In.Who:poss}{Of.Rel.0.In+:npraw}'s soul", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, In: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}}}),
		quiet("this in one's soul", "cond3", "", "this card is in {Of.Rel.0.In:anp}'s soul", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &within}),
		own1("this in any soul", "cond3", "このカードがソウルにある", "this card is in ‹a|the› soul", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Soul}}}),
		own1("host", "mod", "このカードをソウルに入れている | ソウルにこのカードがある | このカードがソウルに‹ある|入っている› | このカードをソウルに持つ", "… with this card in its soul | … with this card in their soul", host),
		own1("host head", "head", "このカードをソウルに入れているカード", "card with this card in its soul", host),
		own1("host card", "ref", "このカードをソウルに入れているカード", "the card with this card in its soul | a card with this card in its soul", ability.Ref{Kind: ability.Host}),
		needing(own1("those over this", "what", "{Sel.Of:np}", "the {Sel.Of:np} | {Sel.Of:np} | {Sel.Of:anp}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == host.Ref && !text.Equal(f, host)
		}),
		needing(quiet("drop souls", "effect", "", "drop {What:o}", &ability.Move{To: text.At(ability.Discards)}), func(v any) bool { return !ofHand(v) }),
		needing(quiet("drop from the hand", "effect", "", "drop {What:o}", &ability.Move{How: ability.Discard, To: text.At(ability.Discards)}), ofHand),
	}
}

// ofHand tells whether what is moved is said to lie in a hand.
func ofHand(v any) bool {
	w := v.(*ability.Move).What
	return w.Sel != nil && slices.Contains(w.Sel.Of.Zone, ability.Hand_)
}

// works is where an ability works besides: of what lies over this card it speaks from the soul.
func ofHost(v reflect.Value) (found bool) {
	if r, is := v.Interface().(ability.Ref); is {
		return r.Kind == ability.Host
	}
	text.EachField(v, func(f reflect.Value) { found = found || ofHost(f) })
	return found
}

// hosted puts the card over this one for "that card", where nothing but the condition that
// this lies in its soul has spoken of any.
func hosted(a *ability.Ability) {
	cond := a.If
	if f, is := one(a.Do).(*ability.If); cond == nil && is {
		cond = &f.Cond
	}
	if a.Kind == ability.Triggered || cond == nil || cond.Op != ability.Is || cond.Ref != text.ThisRef || cond.Of == nil || len(cond.Of.Zone) != 1 || cond.Of.Zone[0] != ability.Soul || chooses(reflect.ValueOf(a.Do)) {
		return
	}
	itsHost(reflect.ValueOf(&a.Do).Elem())
}

func one(es []ability.Effect) ability.Effect {
	if len(es) != 1 {
		return nil
	}
	return es[0]
}

// itsHost puts what this card lies under for "it".
func itsHost(v reflect.Value) {
	if v.CanAddr() {
		if r, is := v.Addr().Interface().(*ability.Ref); is && text.IsIt(*r) {
			*r = ability.Ref{Kind: ability.Host}
			return
		}
	}
	text.EachField(v, itsHost)
}

// chooses tells whether anything is chosen, moved or found: then it may be that.
func chooses(v reflect.Value) (found bool) {
	switch v.Interface().(type) {
	case *ability.Select, *ability.Move, *ability.Find, *ability.Look, ability.Selector:
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || chooses(f) })
	return found
}

// soulsOf is the phrase of all the souls of what fits, which something is done to; nil: it is another.
func soulsOf(e ability.Effect) *ability.Filter {
	m, is := e.(*ability.Move)
	if !is || m.What.Sel == nil || m.What.Sel.N.Op != ability.All || !slices.Equal(m.What.Sel.Of.Zone, []ability.Zone{ability.Soul}) {
		return nil
	}
	f := &m.What.Sel.Of
	if len(f.Rel) == 1 && f.Rel[0].Kind == ability.LinkedTo && f.Rel[0].In != nil && f.Rel[0].In.Ref == (ability.Ref{}) {
		return f
	}
	return nil
}

// wholeSouls chooses first the card all of whose souls are meant: all souls of a monster are those of one; nil: there is no such
// sentence, or one that does not say so.
func wholeSouls(es []ability.Effect, n *text.Normal) (out []ability.Effect) {
	low, found := strings.ToLower(string(n.R)), false
	one := slices.ContainsFunc([]string{"soul of a", "soul of 1 ", "souls of a", "souls from a", "souls in a", "soul from a", "soul in a"}, func(s string) bool { return strings.Contains(low, s) })
	for _, e := range es {
		if f := soulsOf(e); f != nil && one {
			out = append(out, &ability.Select{Sel: ability.Selector{N: text.One(), Of: *f.Rel[0].In}, Slot: text.SlotNew})
			f.Rel[0].In, f.Rel[0].Of = nil, text.BindRef(text.SlotIt)
			found = true
		}
		out = append(out, e)
	}
	if !found {
		return nil
	}
	return out
}

// soulsOfSome tells whether all souls of what fits are meant, be it one card or all.
func soulsOfSome(v reflect.Value) (found bool) {
	if m, is := v.Interface().(*ability.Move); is && m != nil && soulsOf(m) != nil {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || soulsOfSome(f) })
	return found
}

// ownSoul tells whether something is put under itself: what is put there, and under what, were both called "it".
func ownSoul(v reflect.Value) (found bool) {
	if m, is := v.Interface().(*ability.Move); is && m != nil && m.To.Zone == ability.Soul && text.IsIt(m.What.Ref) && m.To.Link == m.What.Ref {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || ownSoul(f) })
	return found
}

// overIt lets what is destroyed behind a card of its soul be the card that this lay under: what lies in the drop zone is not
// destroyed. The card is chosen before both.
func overIt(es []ability.Effect) (out []ability.Effect) {
	for k, e := range es {
		out = append(out, e)
		m, is := e.(*ability.Move)
		if !is || k+1 == len(es) || m.To.Zone != ability.Discards || m.What.Sel == nil || m.What.Sel.N.Op != ability.Exactly {
			continue
		}
		f := &m.What.Sel.Of
		then, is := es[k+1].(*ability.Move)
		if !is || then.How != ability.Destroy || !text.IsIt(then.What.Ref) || !slices.Equal(f.Zone, []ability.Zone{ability.Soul}) || len(f.Rel) != 1 || f.Rel[0].Kind != ability.LinkedTo || f.Rel[0].In == nil {
			continue
		}
		over := &ability.Select{Sel: ability.Selector{N: text.One(), Of: *f.Rel[0].In}, Slot: text.SlotNew}
		f.Rel[0].In, f.Rel[0].Of = nil, text.BindRef(text.SlotIt)
		out = append(out[:len(out)-1], over, e)
	}
	return out
}

// hasSoul: what is chosen to have something put under it lies where cards have a soul. ドロップゾーンから君のアイテムのソウルに入れる says from
// where, and not where the item is.
func hasSoul(v any) bool {
	of := v.([]ability.Effect)[0].(*ability.Select).Sel
	return !slices.ContainsFunc(append(slices.Clip(of.Each), of), func(s ability.Selector) bool {
		return slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
			return slices.Contains([]ability.Zone{ability.Discards, ability.Hand_, ability.Deck, ability.GaugeZone, ability.Soul}, z)
		})
	})
}

// ofSomeSouls tells whether an amount is how many cards lie in the souls of some cards, of which there may be several.
func ofSomeSouls(a ability.Amount) bool {
	f := a.Of
	return a.Op == ability.CountOf && f != nil && len(f.Rel) == 1 && f.Rel[0].Kind == ability.LinkedTo && f.Rel[0].In != nil && f.Rel[0].In.Ref == (ability.Ref{}) && f.Rel[0].In.Kind != ability.ItemCard
}

// soulsTogether are the words that say that the cards in several souls are counted together.
var soulsTogether = []string{"合計", "合わせて", "total", "souls", "soul of cards", "soul of monsters"}

// countsSouls tells whether a condition asks for several cards in the soul of some card, and not whether in one soul or in all.
func countsSouls(a *ability.Ability, n *text.Normal) bool {
	said := strings.ToLower(string(n.R) + a.Print) // how they are counted is a spelling of its own
	if slices.ContainsFunc(soulsTogether, func(w string) bool { return strings.Contains(said, w) }) {
		return false
	}
	var found bool
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if c, is := text.Is[ability.Cond](v); is && c.Op == ability.Compare && ofSomeSouls(c.L) && c.R.Op == ability.Const {
			found = found || c.R.N > 1 || c.R.N == 1 && c.Cmp != ability.GE
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	return found
}

// soulCounts compare how many cards lie in several souls together with a number.
func soulCounts() (rows []text.Row) {
	for _, c := range [...]struct {
		cmp    ability.Cmp
		ja, en string
	}{{ability.GE, "以上", " or more"}, {ability.LE, "以下", " or less"}} {
		rows = append(rows, needing(own1("cards in souls together"+c.en, "cond1", "{L.Of:np}が合計{R:num}枚"+c.ja, "there are a total of {R:nummany}"+c.en+" {L.Of:np}", ability.Cond{Op: ability.Compare, Cmp: c.cmp, L: ability.Amount{Op: ability.CountOf}}), func(v any) bool {
			k := v.(ability.Cond)
			return ofSomeSouls(k.L) && k.R.Op == ability.Const && k.R.N > 1
		}))
	}
	return rows
}
