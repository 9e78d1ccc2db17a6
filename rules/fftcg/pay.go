package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyPlan    = &board.Why{Rule: "11.4.7", JA: "その支払い方はできません。", EN: "That does not pay for it."}
	whyLittle  = &board.Why{Rule: "11.4.7", JA: "CPが足りません。", EN: "Not enough CP."}
	whyElement = &board.Why{Rule: "11.4.6.1.1", JA: "必要な属性のCPが足りません。", EN: "An element that is asked for is missing."}
	whyEach    = &board.Why{Rule: "11.4.6.1.2", JA: "多属性のカードには、すべての属性のCPが必要です。", EN: "A card of several elements needs CP of each of them."}
	whyMuch    = &board.Why{Rule: "5.2.1.3.1", JA: "CPを余分に生み出せません。", EN: "No more CP than are used."}
	whyLight   = &board.Why{Rule: "5.2.1.3", JA: "光・闇のカードはCPを生み出すために捨てられません。", EN: "Light and Dark cards are not discarded for CP."}
	whyDull    = &board.Why{Rule: "5.2.1.3", JA: "ダルのバックアップはCPを生み出せません。", EN: "A dull Backup gives no CP."}
	whySpent   = &board.Why{Rule: "11.3.7.1", JA: "このカードはすでにこのコストに使われています。", EN: "It already pays for another part of this cost."}
	whySource  = &board.Why{Rule: "5.2.1.3", JA: "CPを生み出すのは、手札のカードと自分のバックアップだけです。", EN: "Only cards in the hand and your Backups give CP."}
	whyHow     = &board.Why{Rule: "5.2.1.3", JA: "そのCPではこのコストを支払えません。", EN: "This cost is not paid with that."}
	whyHue     = &board.Why{Rule: "5.2.1.3", JA: "その属性のCPは生み出せません。", EN: "It does not give CP of that element."}
)

// Currency: what a card prints is paid in CP. [5.2.1.2]
func (game) Currency() ability.Res { return ability.CP }

// Purse: crystals are a number of a player; CP are paid by plans. [6.8.1]
func (game) Purse(r ability.Res) ability.Stat {
	if r == ability.Crystal {
		return ability.PlayerCrystals
	}
	return ability.NoStat
}

// Ways: all parts of a cost are paid at the same time [11.3.7.1, 11.4.7, 11.6.10], and
// players who act at once have chosen before any of them acts [6.1.4].
func (game) Ways() rules.Ways { return rules.Ways{AtOnce: true, CardsDeal: true} }

// cardPart is what casting a card costs: one CP of each of its elements, but Light
// and Dark ask for none; a card of several elements costs at least one CP of each,
// unless it costs nothing. [11.4.6.1.1-3]
func cardPart(c *state.Chars, n int32) rules.Part {
	p := rules.Part{Res: ability.CP, N: n}
	if n <= 0 {
		return p
	}
	p.Colors = c.Classes
	if slices.ContainsFunc(c.Classes, func(e string) bool { return slices.Index(elements, e) >= light }) {
		p.Colors = nil
		for _, e := range c.Classes {
			if slices.Index(elements, e) < light {
				p.Colors = append(p.Colors, e)
			}
		}
	}
	p.Colors = slices.Clip(p.Colors)
	p.N = max(n, int32(len(p.Colors)))
	return p
}

// Bill puts what the rules add to a cost into it: the elements of a card, the
// namesake of a special ability, the LB cost. What is done to cards comes first, and all CP are
// one part, so that a plan never names what another part uses.
func (game) Bill(k *K, f *frame, b *rules.Bill) {
	if f.Arg&asBurst != 0 {
		b.Parts = nil // 11.10.2: it is not cast
		return
	}
	if casts(f) {
		how := b.Parts[0].How
		b.Parts[0] = cardPart(k.Chars(f.Card), b.Parts[0].N)
		_, from := board.PlayedFrom(&k.Ground, f.Card)
		b.Parts[0].How = slices.DeleteFunc(slices.Clone(how), func(p *ability.Payment) bool { return p.Out != ability.NoZone && k.Zone(p.Out) != from })
	}
	if a := k.Ability(f.Ability); a != nil && a.Marks&ability.Special != 0 && f.Node.N == 0 && !f.Free {
		b.Parts = append(b.Parts, rules.Part{Do: namesakeOf(k.Board, f.Src.Card)}) // 11.7.1
	}
	if casts(f) && fromLimit(k.Board, f.Card) {
		b.Parts = append(b.Parts, rules.Part{Do: turnUp(limitCost(k.Board, f.Card))}) // [NS]
	}
	cp := rules.Part{Res: ability.CP}
	b.Parts = slices.DeleteFunc(b.Parts, func(p rules.Part) bool {
		if p.Res == ability.CP {
			cp.How = p.How
			cp.N += max(p.N, 0)
			if len(cp.Colors) == 0 {
				cp.Colors = slices.Clip(p.Colors)
			} else {
				cp.Colors = append(cp.Colors, p.Colors...)
			}
		}
		return p.Res == ability.CP
	})
	if casts(f) && anyHue(k.Board, f.Card, f.By) || priming(k.Board, f) && primesAny(k.Board, f.Src.Card) || warping(k.Board, f) && warpsAny(k.Board, f.Src.Card) {
		cp.Colors = nil
	}
	if cp.N > 0 {
		b.Parts = append(b.Parts, cp)
	}
}

// casts says whether a frame is the cast of a card.
func casts(f *frame) bool { return f.Card != ref{} }

// PayPart pays CP by a plan, and crystals. An empty plan gives up, and with it the
// whole play is taken back. [11.3.1, 11.4.7]
func (game) PayPart(k *K, f *frame, p *rules.Part) bool {
	switch p.Res {
	case ability.Crystal: // 6.8.1
		if k.Number(f.By, ability.PlayerCrystals) < p.N {
			return false
		}
		k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(ability.PlayerCrystals), N: -p.N, Src: f.Src, Cost: true})
		return true
	case ability.CP:
		return payCP(k, f, p)
	}
	return false
}

func payCP(k *K, f *frame, p *rules.Part) bool {
	if p.N <= 0 {
		return true // 11.4.6.1.2
	}
	plan := k.AskPlan(f.By, f, p)
	batch := k.Batch()
	var by []ref
	if casts(f) {
		by = slices.Grow(by, len(plan)) // nil for none
	}
	hues := int32(0)
	for _, s := range plan {
		r := k.State.Ref(s.Card)
		if hues |= 1 << s.As; casts(f) {
			by = append(by, r)
		}
		e := event{Verb: ability.ActedV, Card: r, Seat: f.By, Src: f.Src, Cost: true}
		if k.In(r, ability.Hand_) {
			e.Verb, e.To, e.Tag = ability.Moved, k.Own(ability.Discards, r), state.TagDiscarded
		}
		batch = append(batch, e)
	}
	k.Do(batch...) // 5.2.1.3
	f.Paid += p.N
	if casts(f) || f.Node.N == 0 { // a card, or the use of an ability, and not what is paid for as it is carried out
		f.Bound = append(slices.Clip(f.Bound), state.Binding{Slot: state.PaidSlot, Refs: by, N: hues})
	}
	return len(plan) > 0
}

// apart are the elements with a space before each.
var apart = func() (out []string) {
	for _, e := range elements {
		out = append(out, " "+e)
	}
	return
}()

// paidWith is what CP a card was cast with: the elements that were given, and what gave them.
func paidWith(f *frame) (hues string, by []ref) {
	for i := range f.Bound {
		if b := &f.Bound[i]; b.Slot == state.PaidSlot {
			by = b.Refs
			for e := range elements {
				switch {
				case b.N&(1<<e) == 0:
				case hues == "":
					hues = apart[e]
				default:
					hues += apart[e]
				}
			}
		}
	}
	return hues, by
}

// narrow leaves of a source what alone may pay a part.
func narrow(k *K, f *frame, p *rules.Part, s *source) {
	for _, h := range p.How {
		if h.Only {
			only := uint16(0)
			for _, c := range h.Colors {
				only |= hue(c)
			}
			s.gives &= only
		}
		if h.From != nil && f != nil {
			if x := k.TextOf(f); x.Fits(h.From, k.State.Ref(s.card)) != board.Yes {
				s.gives = 0
			}
		}
	}
}

// narrowed leaves of sources what alone may pay a part.
func narrowed(k *K, f *frame, p *rules.Part, list []source) []source {
	if len(p.How) == 0 {
		return list
	}
	for i := range list {
		narrow(k, f, p, &list[i])
	}
	return slices.DeleteFunc(list, func(s source) bool { return s.gives == 0 })
}

// source is what may give CP: a card of the hand two CP of one of its elements, an
// active Backup one. [5.2.1.3, 11.2.1.1]
type source struct {
	card    state.CardID
	discard bool
	gives   uint16 // elements, a bit each
}

const (
	mono = uint16(1)<<light - 1 // the elements that a discarded card may give
	all  = uint16(1)<<8 - 1
)

func (s *source) cp() int32 {
	if s.discard {
		return 2
	}
	return 1
}

// sourceOf says what a card gives a seat, through the eyes in force; nothing: it is
// no source. A card that those eyes cannot see may have any element.
func sourceOf(k *K, s seat, r ref) source {
	c := k.State.Card(r)
	if c.At.Of != s || c.At.Zone != zoneHand && c.At.Zone != zoneField {
		return source{}
	}
	out, ch := source{card: r.ID}, k.Chars(r)
	for _, e := range ch.Classes {
		out.gives |= hue(e)
	}
	if c.At.Zone == zoneField {
		switch {
		case ch.Kinds&ability.Backup == 0 || c.Rest || k.InUse(r, ability.ActedV):
			return source{}
		case ch.Keys&keyAnyElement != 0:
			out.gives = all
			return out
		}
		for i := range keyMakes {
			if ch.Keys&keyMakes[i] != 0 {
				out.gives |= 1 << i
			}
		}
		return out
	}
	if k.InUse(r, ability.Moved) || out.gives&^mono != 0 {
		return source{} // Light and Dark, too
	}
	out.discard = true
	if len(ch.Names) == 0 {
		out.gives = mono
	}
	return out
}

// Gives is how many CP a card yields. [5.2.1.3]
func (game) Gives(k *K, s seat, p *rules.Part, pay state.Payment) (int32, *board.Why) {
	src := sourceOf(k, s, k.State.Ref(pay.Card))
	return given(k, s, p, pay, &src)
}

// given is how many CP a source yields by one payment, or why it yields none. [5.2.1.3]
func given(k *K, s seat, p *rules.Part, pay state.Payment, src *source) (int32, *board.Why) {
	r := k.State.Ref(pay.Card)
	switch c := k.State.Card(r); {
	case p.Res != ability.CP || pay.Card == 0:
		return 0, whySource
	case src.gives != 0 && (int(pay.As) >= len(elements) || src.gives&(1<<pay.As) == 0):
		return 0, whyHue
	case src.gives != 0:
		return src.cp(), nil
	case k.InUse(r, ability.NoVerb):
		return 0, whySpent
	case c.At.Of == s && k.In(r, ability.Hand_):
		return 0, whyLight
	case c.At.Of == s && k.In(r, ability.Field) && k.Chars(r).Kinds&ability.Backup != 0:
		return 0, whyDull
	}
	return 0, whySource
}

// sources lists what a seat may make CP of: Backups first, those that give the same
// next to each other. A card that is cast, or goes by its Warp, pays for nothing.
// [11.3.2, 11.4.2, 15.2.7.3]
func sources(k *K, s seat, f *frame, out []source) []source {
	for _, z := range [...]state.Zone{zoneField, zoneHand} {
		for _, id := range k.State.List(z, s) {
			r := k.State.Ref(id)
			src := sourceOf(k, s, r)
			if src.gives == 0 || !paysFor(k.Board, r, f) || f != nil && (r == f.Card || z == zoneField && dullsFor(k.Board, f, r) || z == zoneHand && warpsAway(k.Board, f, r)) {
				continue
			}
			out = append(out, src)
			for i := len(out) - 1; i > 0 && out[i].before(&out[i-1]); i-- {
				out[i], out[i-1] = out[i-1], out[i]
			}
		}
	}
	return out
}

// before is the order of sources.
func (s *source) before(o *source) bool {
	if s.discard != o.discard {
		return o.discard
	}
	return s.gives < o.gives
}

// dullsFor says whether r is dulled for the ability that f uses: it gives no CP for
// that besides.
func dullsFor(b *B, f *frame, r ref) bool {
	if f == nil || f.Src.Card != r {
		return false
	}
	a := b.Ability(f.Ability)
	return a != nil && slices.ContainsFunc(a.Cost, func(c ability.Cost) bool { return dullsItself(c.Do) })
}

// Sources lists every single payment that may serve a cost in CP.
func (game) Sources(k *K, s seat, f *frame, p *rules.Part, into []state.Payment) []state.Payment {
	if p.Res != ability.CP {
		return into
	}
	var room [32]source
	for _, src := range narrowed(k, f, p, sources(k, s, f, room[:0])) {
		for i := range elements {
			if src.gives&(1<<i) != 0 {
				into = append(into, state.Payment{Card: src.card, As: uint8(i)})
			}
		}
	}
	return into
}

// CheckPlan judges a plan. An empty one takes the play back: nobody is made to pay.
// [5.2.1.3.1, 11.2.1.1, 11.4.6.1, 11.4.7]
func (game) CheckPlan(k *K, s seat, f *frame, p *rules.Part, plan []state.Payment) *board.Why {
	if p.Res != ability.CP {
		return whyPlan
	}
	if len(plan) == 0 {
		return nil
	}
	t := tallyOf(p)
	for _, pay := range plan {
		if warpsAway(k.Board, f, k.State.Ref(pay.Card)) {
			return whySpent // 15.2.7.3
		}
		src := sourceOf(k, s, k.State.Ref(pay.Card))
		if narrow(k, f, p, &src); src.gives == 0 && len(p.How) > 0 || !paysFor(k.Board, k.State.Ref(pay.Card), f) {
			return whyHow
		}
		if _, why := given(k, s, p, pay, &src); why != nil {
			return why
		}
		t.add(&src, int(pay.As))
	}
	switch {
	case t.pays():
		return nil
	case t.total < t.n:
		return because(k, f, "why cost", whyLittle)
	case !t.hues():
		return missing(k, f, &t)
	}
	return whyMuch
}

// missing is why CP that would be enough do not pay: of which element there are too few.
// A card of several elements needs each of them, an ability what its icons say.
// [11.4.6.1.1, 11.4.6.1.2]
func missing(k *K, f *frame, t *tally) *board.Why {
	if f == nil || casts(f) || f.Ability == (state.AbilityID{}) {
		if t.kinds > 1 {
			return whyEach
		}
		return whyElement
	}
	return because(k, f, "why element", whyElement)
}

// short is why no plan of these sources pays: there are too few CP, or of an element.
func short(k *K, f *frame, p *rules.Part, list []source) *board.Why {
	t, all := tallyOf(p), int32(0)
	for i := range list {
		all += list[i].cp()
	}
	if all < t.n {
		return because(k, f, "why cost", whyLittle)
	}
	return missing(k, f, &t)
}

// tally is what a plan gives, beside what is asked.
type tally struct {
	n     int32    // CP asked
	need  [8]int32 // of them, of each element [11.4.6.1.1, 11.4.6.1.2]
	kinds int      // elements asked for
	gives [8]int32 // CP given
	spare [8]int32 // discards among what gives them: one CP of each may be left over
	total int32
}

func tallyOf(p *rules.Part) (t tally) {
	t.n = p.N
	for _, c := range p.Colors {
		if i := slices.Index(elements, c); i >= 0 {
			if t.need[i] == 0 {
				t.kinds++
			}
			t.need[i]++
		}
	}
	return t
}

func (t *tally) add(s *source, as int) {
	t.gives[as] += s.cp()
	t.total += s.cp()
	if s.discard {
		t.spare[as]++
	}
}

// hues says whether enough of each element that is asked for is given.
func (t *tally) hues() bool {
	for e := range t.need {
		if t.gives[e] < t.need[e] {
			return false
		}
	}
	return true
}

// most is how much may be given in all: one CP too much, or one of each element
// that must be paid. [5.2.1.3.1, 11.4.6.1.4]
func (t *tally) most() int32 { return t.n + int32(max(t.kinds, 1)) }

// pays says whether the CP given pay exactly, but for what a discard may leave
// over: of a cost in several elements one CP of each of them, else one in all. Every
// other CP is used, those of Backups always. [5.2.1.3.1, 11.2.1.1, 11.4.6.1.4]
func (t *tally) pays() bool {
	over := t.total - t.n
	if !t.hues() || over < 0 || t.n <= 0 && t.total > 0 {
		return false
	}
	left := int32(0) // elements of which one CP may be left over
	for e := range t.gives {
		if t.spare[e] > 0 && t.gives[e] > t.need[e] && (t.kinds <= 1 || t.need[e] > 0) {
			left++
		}
	}
	if t.kinds <= 1 {
		left = min(left, 1)
	}
	return over <= left
}

// Solve finds a plan, Backups first, or says that there is none. [11.4.6]
func (game) Solve(k *K, s seat, f *frame, p *rules.Part) ([]state.Payment, bool) {
	if p.Res != ability.CP {
		return nil, false
	}
	var room [32]source
	return solve(p, narrowed(k, f, p, sources(k, s, f, room[:0])))
}

// solvableOf says whether these sources pay.
func solvableOf(p *rules.Part, list []source) bool {
	t, left := tallyOf(p), int32(0)
	if t.n <= 0 {
		return true
	}
	for i := range list {
		left += list[i].cp()
	}
	return solves(list, t, 0, left)
}

// solves is solver.try without the plan.
func solves(list []source, t tally, from int, left int32) bool {
	if t.pays() {
		return true
	}
	if from == len(list) || t.total+left < t.n || t.total >= t.most() {
		return false
	}
	s := list[from]
	left -= s.cp()
	for e := range elements {
		if s.gives&(1<<e) == 0 {
			continue
		}
		next := t
		next.add(&s, e)
		if next.total > t.most() {
			break
		}
		if solves(list, next, from+1, left) {
			return true
		}
	}
	for from+1 < len(list) && list[from+1].gives == s.gives && list[from+1].discard == s.discard { // alike: none of them
		from++
		left -= s.cp()
	}
	return solves(list, t, from+1, left)
}

// solve finds a plan made of these sources.
func solve(p *rules.Part, list []source) ([]state.Payment, bool) {
	v := solver{list: list}
	t, left := tallyOf(p), int32(0)
	if t.n <= 0 {
		return nil, true
	}
	for i := range v.list {
		left += v.list[i].cp()
	}
	ok := v.try(t, 0, left)
	return v.plan, ok
}

// solveBeside says whether these sources pay while each discard takes a card besides,
// one of those listed for it; gone are taken already. [11.3.7.1]
func solveBeside(p *rules.Part, list []source, discards [][]ref, gone []ref) bool {
	if len(discards) == 0 {
		if len(gone) == 0 {
			return solvableOf(p, list)
		}
		return solvableOf(p, slices.DeleteFunc(slices.Clone(list), func(s source) bool {
			return slices.ContainsFunc(gone, func(r ref) bool { return r.ID == s.card })
		}))
	}
	return slices.ContainsFunc(discards[0], func(r ref) bool {
		return !slices.Contains(gone, r) && solveBeside(p, list, discards[1:], append(slices.Clip(gone), r))
	})
}

// solver looks for a plan among sources: each serves as one of its elements, or not
// at all. Sources that are alike are used in their order.
type solver struct {
	list []source
	plan []state.Payment
}

func (v *solver) try(t tally, from int, left int32) bool {
	if t.pays() {
		return true
	}
	if from == len(v.list) || t.total+left < t.n || t.total >= t.most() {
		return false
	}
	s := &v.list[from]
	left -= s.cp()
	for e := range elements {
		if s.gives&(1<<e) == 0 {
			continue
		}
		next := t
		next.add(s, e)
		if next.total > t.most() {
			break
		}
		v.plan = append(v.plan, state.Payment{Card: s.card, As: uint8(e)})
		if v.try(next, from+1, left) {
			return true
		}
		v.plan = v.plan[:len(v.plan)-1]
	}
	for from+1 < len(v.list) && v.list[from+1].gives == s.gives && v.list[from+1].discard == s.discard { // alike: none of them
		from++
		left -= s.cp()
	}
	return v.try(t, from+1, left)
}
