package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What a game's procedures use of the language beside Announce and Resolve.

// NewFrame begins a play by a seat: of a card (Ability zero) or of an ability of it. It is
// good until the next rest.
func (k *Kernel) NewFrame(by state.Seat, card state.Ref, id state.AbilityID) *state.Frame {
	f := k.plays.one(state.Frame{ID: k.State.NewID(), By: by, Src: state.Source{Card: card, Via: id}, Ability: id, Born: k.State.Now})
	if id == (state.AbilityID{}) {
		f.Card = card
	}
	return f
}

// ChooseNow asks a seat for objects of a selector; hidden ones are shown and judged.
func (k *Kernel) ChooseNow(f *state.Frame, s *ability.Selector, by state.Seat, key string) []state.Ref {
	x := k.ctxOf(f)
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// ChooseLeast is ChooseNow of at least so many, where there are as many.
func (k *Kernel) ChooseLeast(f *state.Frame, s *ability.Selector, by state.Seat, key string, least int32) []state.Ref {
	x := k.ctxOf(f)
	x.limits = &limits{least: least}
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// ChooseSecret is ChooseNow without showing what is chosen: whether it fits is seen
// when it is turned up.
func (k *Kernel) ChooseSecret(f *state.Frame, s *ability.Selector, by state.Seat, key string) []state.Ref {
	x := k.ctxOf(f)
	x.limits = &limits{secret: true}
	refs, _ := x.choose(s, by, key, false)
	return refs
}

// Named lists the objects that a What of f's text names and that are there; a
// selector's are chosen now.
func (k *Kernel) Named(f *state.Frame, w *ability.What) []state.Ref {
	x := k.ctxOf(f)
	return x.objects(w, "act")
}

// CouldTarget says whether everything a text selects could be selected now, by
// what may be read.
func (k *Kernel) CouldTarget(f *state.Frame) bool {
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		if !k.couldTarget(f, p.Do) {
			f.Part = 0
			return false
		}
	}
	f.Part = 0
	return true
}

// Payable says whether an action of a cost could be paid, by plain tests.
func (k *Kernel) Payable(f *state.Frame, c *ability.Cost) bool {
	x := k.ctxOf(f)
	return x.payable(c)
}

// CouldModes says why of the modes of a text too few could be chosen now; nil: enough.
func (k *Kernel) CouldModes(f *state.Frame) *board.Why {
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		could := couldModes(k, f, p.Do)
		if f.Part = 0; !could {
			return k.because(f, "why modes", k.why.modes)
		}
	}
	return nil
}

// CouldPay says whether every action that f costs besides could be paid, by plain tests.
func (k *Kernel) CouldPay(f *state.Frame) bool {
	var claims [][]state.Ref
	for _, p := range k.Parts(f) {
		if p.Ability == nil {
			continue
		}
		for i := range p.Ability.Cost {
			c := &p.Ability.Cost[i]
			if c.Do == nil || c.Mode != ability.Base && c.Mode != ability.Additional {
				continue
			}
			if !k.Payable(f, c) {
				return false
			}
			if k.Game.Ways().PaysApart {
				x := k.ctxOf(f)
				claims = append(claims, x.claims(c)...)
			}
		}
	}
	return len(claims) < 2 || distinct(claims)
}

// Spend uses the limits of an ability once; Fails when one is reached.
func (k *Kernel) Spend(f *state.Frame, limits []ability.Limit) {
	for _, l := range limits {
		if !l.Any && !k.spend(f, l) {
			k.Fail(k.why.limit)
		}
	}
}

// Unspend takes back one use of the limits of an ability.
func (w Changes) Unspend(f *state.Frame, limits []ability.Limit) {
	for _, l := range limits {
		if key, of, on := w.on.LimitKey(f, l); !l.Any && w.on.Tallied(key, of, on) > 0 {
			w.Tally(key, of, on, -1, l.Per)
		}
	}
}

// Repeatable says whether an ability might be used again in the very same way: no limit
// tells how often, and no number of its cost is chosen anew.
func Repeatable(a *ability.Ability) bool {
	return !slices.ContainsFunc(a.Limit, func(l ability.Limit) bool { return !l.Any }) &&
		!slices.ContainsFunc(a.Cost, func(c ability.Cost) bool { return costsX(&c) })
}

// OpenBattle begins an attack by these on those.
func (w Changes) OpenBattle(by, at []state.Ref) int32 {
	id := w.on.State.NewID()
	n := len(by)
	both := slices.Concat(by, at)
	w.on.State.Battles = append(w.on.State.Battles, state.Battle{ID: id, Attackers: both[:n:n], Targets: both[n:]})
	w.on.Wrote(board.FactBattles)
	return id
}

// CloseBattle ends an attack.
func (w Changes) CloseBattle(id int32) {
	bs := w.on.State.Battles[:0]
	for _, b := range w.on.State.Battles {
		if b.ID != id {
			bs = append(bs, b)
		}
	}
	w.on.State.Battles = bs
	w.on.Wrote(board.FactBattles)
	w.Forget(ability.ThisBattle)
	w.EndsBattle(id)
}

// EndsBattle ends every effect that lasts until the end of a battle: not those of one in which that was fought. [Buddyfight
// 3.attack.3.3, 3.final.Q4]
func (w Changes) EndsBattle(id int32) {
	w.expire(func(u state.Until) bool {
		return u.What == ability.EndOfBattle && (u.Turn == id || !slices.ContainsFunc(w.on.State.Battles, func(b state.Battle) bool { return b.ID == u.Turn }))
	})
}

// battle is the attack in progress, the innermost one; 0: there is none.
func (w Changes) battle() int32 {
	if n := len(w.on.State.Battles); n > 0 {
		return w.on.State.Battles[n-1].ID
	}
	return 0
}
