package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// What a game's procedures use of the language beside Announce and Resolve.

// NewFrame begins a play by a seat: of a card (Ability zero) or of an ability of it. It is
// good until the next rest.
func (k *Kernel) NewFrame(by Seat, card Ref, id AbilityID) *Frame {
	f := k.plays.one(Frame{ID: k.State.NewID(), By: by, Src: Source{Card: card, Via: id}, Ability: id, Born: k.State.Now})
	if id == (AbilityID{}) {
		f.Card = card
	}
	return f
}

// Probe is a play that is judged and not played: of a card, or of an ability of it.
// It is good until the eighth one after it, and nothing may keep it.
func (k *Board) Probe(by Seat, card Ref, id AbilityID) *Frame {
	k.probe = (k.probe + 1) % len(k.probes)
	f := &k.probes[k.probe]
	*f = Frame{By: by, Src: Source{Card: card, Via: id}, Ability: id}
	if id == (AbilityID{}) {
		f.Card = card
	}
	return f
}

// Matches lists what fits a filter, read as part of f's text.
func (k *Board) Matches(f *Frame, of *ability.Filter) []Ref {
	x := k.textOf(f)
	return x.matches(of)
}

// Fits judges one object by a filter, read as part of f's text.
func (k *Board) Fits(f *Frame, of *ability.Filter, r Ref) Fit {
	x := k.textOf(f)
	return x.fits(of, r)
}

// Holds judges a condition, read as part of f's text.
func (k *Board) Holds(f *Frame, c *ability.Cond) bool {
	x := k.textOf(f)
	return c == nil || x.cond(c)
}

// Amount computes a number, read as part of f's text.
func (k *Board) Amount(f *Frame, a *ability.Amount) int32 {
	x := k.textOf(f)
	return x.amount(a)
}

// ChooseNow asks a seat for objects of a selector; hidden ones are shown and judged.
func (k *Kernel) ChooseNow(f *Frame, s *ability.Selector, by Seat, key string) []Ref {
	x := k.ctxOf(f)
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// ChooseLeast is ChooseNow of at least so many, where there are as many.
func (k *Kernel) ChooseLeast(f *Frame, s *ability.Selector, by Seat, key string, least int32) []Ref {
	x := k.ctxOf(f)
	x.limits = &limits{least: least}
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// ChooseSecret is ChooseNow without showing what is chosen: whether it fits is seen
// when it is turned up.
func (k *Kernel) ChooseSecret(f *Frame, s *ability.Selector, by Seat, key string) []Ref {
	x := k.ctxOf(f)
	x.limits = &limits{secret: true}
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// Named lists the objects that a What of f's text names and that are there; a
// selector's are chosen now.
func (k *Kernel) Named(f *Frame, w *ability.What) []Ref {
	x := k.ctxOf(f)
	return x.objects(w, "act")
}

// Candidates counts what fits a filter, or may fit it for all that is known.
func (k *Board) Candidates(f *Frame, of *ability.Filter) int {
	x, n := k.textOf(f), 0
	x.candidates(of, func(Ref, Fit) { n++ })
	return n
}

// CouldTarget says whether everything a text selects could be selected now, by
// what may be read.
func (k *Kernel) CouldTarget(f *Frame) bool {
	var room bodies
	for i, p := range k.Parts(f, room[:0]) {
		f.Part = uint8(i)
		if !k.couldTarget(f, p.Do) {
			f.Part = 0
			return false
		}
	}
	f.Part = 0
	return true
}

// CostNow is what playing (or using) r would cost now, from its base n.
func (k *Board) CostNow(v ability.Verb, r Ref, n int32) int32 {
	n, _ = k.costOf(v, r, 0, n)
	return n
}

// CostToUse is what using ability id of r would cost now, from its base n.
func (k *Board) CostToUse(id AbilityID, r Ref, n int32) int32 {
	n, _ = k.costOf(ability.ActivatedV, r, k.usedAs(id), n)
	return n
}

// OfName reads what effects say of abilities, within do, as said of one of that name.
func (k *Kernel) OfName(name string, do func()) {
	defer func(was string) { k.ofName = was }(k.ofName)
	k.ofName = name
	do()
}

// CannotUse says why seat by may not use ability id of r.
func (k *Board) CannotUse(id AbilityID, r Ref, by Seat) *Why {
	k.using = k.usedAs(id)
	why := k.Cannot(ability.ActivatedV, r, Ref{}, by)
	k.using = 0
	return why
}

// Payable says whether an action of a cost could be paid, by plain tests.
func (k *Kernel) Payable(f *Frame, c *ability.Cost) bool {
	x := k.ctxOf(f)
	return x.payable(c)
}

// CouldModes says why of the modes of a text too few could be chosen now; nil: enough.
func (k *Kernel) CouldModes(f *Frame) *Why {
	var room bodies
	for i, p := range k.Parts(f, room[:0]) {
		f.Part = uint8(i)
		could := k.couldModes(f, p.Do)
		if f.Part = 0; !could {
			return k.because(f, "why modes", k.why.modes)
		}
	}
	return nil
}

// CouldPay says whether every action that f costs besides could be paid, by plain tests.
func (k *Kernel) CouldPay(f *Frame) bool {
	var room bodies
	for _, p := range k.Parts(f, room[:0]) {
		if p.Ability == nil {
			continue
		}
		for i := range p.Ability.Cost {
			if c := &p.Ability.Cost[i]; c.Do != nil && (c.Mode == ability.Base || c.Mode == ability.Additional) && !k.Payable(f, c) {
				return false
			}
		}
	}
	return true
}

// Spend uses the limits of an ability once; Fails when one is reached.
func (k *Kernel) Spend(f *Frame, limits []ability.Limit) {
	for _, l := range limits {
		if !l.Any && !k.spend(f, l) {
			k.Fail(k.why.limit)
		}
	}
}

// Unspend takes back one use of the limits of an ability.
func (k *Kernel) Unspend(f *Frame, limits []ability.Limit) {
	for _, l := range limits {
		if key, on := k.limitKey(f, l); !l.Any && k.Tallied(key, f.By, on) > 0 {
			k.Tally(key, f.By, on, -1, l.Per)
		}
	}
}

// Within says whether no limit of an ability is reached.
func (k *Board) Within(f *Frame, limits []ability.Limit) bool {
	for _, l := range limits {
		if !l.Any && k.spent(f, l) >= l.N {
			return false
		}
	}
	return true
}

// Repeatable says whether an ability might be used again in the very same way: no limit
// tells how often, and no number of its cost is chosen anew.
func Repeatable(a *ability.Ability) bool {
	return !slices.ContainsFunc(a.Limit, func(l ability.Limit) bool { return !l.Any }) &&
		!slices.ContainsFunc(a.Cost, func(c ability.Cost) bool { return usesX(&c.N) })
}

// OpenBattle begins an attack by these on those.
func (k *Kernel) OpenBattle(by, at []Ref) int32 {
	id := k.State.NewID()
	k.State.Battles = append(k.State.Battles, Battle{ID: id, Attackers: slices.Clone(by), Targets: slices.Clone(at)})
	k.Wrote(FactBattles)
	return id
}

// Battle returns an attack in progress; nil when it has ended.
func (k *Board) Battle(id int32) *Battle {
	for i := range k.State.Battles {
		if k.State.Battles[i].ID == id {
			return &k.State.Battles[i]
		}
	}
	return nil
}

// CloseBattle ends an attack.
func (k *Kernel) CloseBattle(id int32) {
	bs := k.State.Battles[:0]
	for _, b := range k.State.Battles {
		if b.ID != id {
			bs = append(bs, b)
		}
	}
	k.State.Battles = bs
	k.Wrote(FactBattles)
	k.Forget(ability.ThisBattle)
	k.expire(func(u Until) bool { return u.What == ability.EndOfBattle })
}

// Lookup is Ability for an id that came from outside: nil when there is none such.
func (r *Book) Lookup(id AbilityID) *ability.Ability {
	if id.N <= 0 || id.Word < 0 || int(id.Word) > len(r.words) || id.Face < 0 || int(id.Face) > len(r.sides) {
		return nil
	}
	if id.Word > 0 {
		if int(id.N) > len(r.words[id.Word-1]) {
			return nil
		}
		return r.Ability(id)
	}
	if id.Face == 0 || id.Side < 0 || int(id.Side) >= len(r.sides[id.Face-1]) {
		return nil
	}
	s := &r.sides[id.Face-1][id.Side]
	if id.Quoted && int(id.N) > len(s.quoted) || !id.Quoted && int(id.N) > len(s.abilities) {
		return nil
	}
	return r.Ability(id)
}

// List hands out a copy of refs, good until the next rest.
func (k *Board) List(refs []Ref) []Ref { return k.list(refs) }

// Batch hands out an empty list of events, good until the next rest.
func (k *Kernel) Batch() []Event { return k.batches.list(usualBatch) }

// usualBatch is how many events most batches have at most.
const usualBatch = 8

// Items makes objects what may be chosen, good until the next rest.
func (k *Kernel) Items(of []Ref) []Item {
	out := k.items.list(len(of))
	for _, r := range of {
		out = append(out, Item{Card: r.ID})
	}
	return out
}

// IDs hands out a copy of card ids, good until the next rest.
func (k *Board) IDs(ids []CardID) []CardID {
	at := len(k.picks)
	k.picks = append(k.picks, ids...)
	return k.picks[at:len(k.picks):len(k.picks)]
}

// Sorts are the kinds of ability that a card has, a bit each, through the eyes in force.
func (k *Board) Sorts(id CardID) uint8 { return k.chars(id).Sorts }
