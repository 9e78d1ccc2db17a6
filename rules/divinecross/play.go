package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Stages is the order of playing: there are no targets and no costs; everything but an
// assist's unit is chosen on resolution. [804.2]
func (game) Stages() []rules.Stage {
	return []rules.Stage{rules.StageEnter, rules.StageRoom, rules.StageAnnounced}
}

// announce plays a card or an EX power up to where it resolves. [804.2a, 804.2b]
func announce(k *K, s seat, a state.Act) *frame {
	id := state.AbilityID{}
	if a.Verb == state.UseAbility {
		id = a.Ability
	}
	f := k.NewFrame(s, k.State.Ref(a.Card), id)
	k.Announce(f)
	return f
}

// Stage does the stages of playing. [804.2]
func (g game) Stage(k *K, f *frame, s rules.Stage) {
	card := f.Ability == (state.AbilityID{})
	switch {
	case s == rules.StageEnter && card:
		g.enter(k, f)
	case s == rules.StageEnter:
		k.Reveal(state.All, f.Src.Card) // 806.2a
		if why := mayUse(k.Board, f.By, f.Src.Card, f.Ability); why != nil {
			k.Fail(why)
		}
	case s == rules.StageRoom && card && k.Chars(f.Card).Kinds&ability.Assist != 0:
		f.With = chooseHost(k, f)
	case s == rules.StageAnnounced && card:
		k.Do(event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src})
		if k.Chars(f.Card).Kinds&ability.EventCard != 0 {
			k.Tally(tallyEvent, f.By, ref{}, 1, ability.ThisTurn)
		}
		if p := k.Playing(f.Card); p != nil {
			k.Spend(f, p.Limit)
		}
	case s == rules.StageAnnounced:
		k.Spend(f, limitsOf(k.Ability(f.Ability)))
		k.Do(event{Verb: ability.ActivatedV, Card: bearer(k.Board, f.Src.Card), Seat: f.By, Name: k.Ability(f.Ability).Name, Src: f.Src})
	}
}

// enter shows a command and puts it into the resolution zone. [804.2a]
func (game) enter(k *K, f *frame) {
	done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Seat: f.By})
	if len(done) == 0 {
		k.Fail(whyAct)
	}
	f.Card = done[0].New
	f.Src.Card = f.Card
	k.SetMaster(f.Card, f.By)
	if why := mayPlay(k.Board, f.By, f.Card); why != nil {
		k.Fail(why)
	}
}

// mayPlay judges a command that is known. [604, 803.2]
func mayPlay(b *B, s seat, r ref) *board.Why {
	c := b.Chars(r)
	switch {
	case c.Kinds&ability.Command == 0:
		return whyCommand
	case c.Kinds&ability.EventCard != 0 && spent(b, s, ability.EventMost):
		return whyEvent
	case c.Kinds&ability.Assist != 0 && len(hosts(b, s, r)) == 0:
		return whyHost
	}
	if p := b.Playing(r); p != nil {
		f := b.Probe(s, r, state.AbilityID{})
		if !b.Holds(f, p.Needs) {
			return whyNeeds
		}
		if !b.Within(f, p.Limit) {
			return whyUsed
		}
	}
	return b.Cannot(ability.Played, r, ref{}, s)
}

// hosts lists the units that an assist may be attached to: those without one, or with fewer than a text lets it have. [804.2b-1, 104.1, 104.4]
func hosts(b *B, s seat, assist ref) []ref {
	return slices.DeleteFunc(units(b, s), func(r ref) bool {
		return board.LinkedTo(b, ability.Soul, r) >= max(1, b.Times(ability.May, ability.AttachedV, r)) || b.Cannot(ability.AttachedV, r, assist, s) != nil
	})
}

// chooseHost asks for the unit of an assist: the only choice made while playing. [804.2b]
func chooseHost(k *K, f *frame) ref {
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "host", Rule: "804.2b", Src: f.Card}}
	d.Items = k.Items(hosts(k.Board, f.By, f.Card))
	if len(d.Items) == 0 {
		k.Fail(whyHost)
	}
	return k.State.Ref(k.Ask(d).Pick[0].Card)
}

// mayUse judges an EX power by plain tests; a hidden one is shown when it is played, and
// judged again. [606, 801.1a, 802, 806]
func mayUse(b *B, s seat, r ref, id state.AbilityID) *board.Why {
	a := b.Lookup(id)
	if !b.Here(r) || a == nil || a.Kind != ability.Activated || inBattle(a) {
		return whyEX
	}
	card, unit := b.State.Card(r), bearer(b, r)
	switch {
	case card.Master != s:
		return whyEX
	case stunned(b, unit) && a.Marks&ability.Dazed == 0:
		return whyDazed
	case !b.Works(a, r.ID, card.At):
		return whyEX
	}
	if b.In(r, ability.Hand_) && hidden(b, r) {
		return nil
	}
	if !slices.ContainsFunc(b.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whyEX
	}
	f := b.Probe(s, r, id)
	if !b.Within(f, limitsOf(a)) {
		return whyUsed
	}
	if !b.Holds(f, a.Needs) || !b.Holds(f, a.Gate) {
		return whyNeeds
	}
	if why := b.Bars(board.Deed{Verb: ability.ActivatedV, Name: a.Name, By: s}, unit, r); why != nil { // 902
		return why
	}
	return b.Bars(played(a), unit, r)
}

// limitsOf are the limits of an ability, counted as limitBy says.
func limitsOf(a *ability.Ability) []ability.Limit {
	if limitBy == ability.ByAbility {
		return a.Limit
	}
	out := slices.Clone(a.Limit)
	for i := range out {
		out[i].By = max(out[i].By, limitBy)
	}
	return out
}

// played is the deed of playing an ability, of whatever player; nil: one without a text. [902]
func played(a *ability.Ability) board.Deed {
	d := board.Deed{Verb: ability.Played, By: state.Nobody}
	if a != nil {
		d.Name = a.Name
	}
	return d
}

// carryOut resolves what was played. [804.2c]
func carryOut(k *K, f *frame) {
	switch {
	case f.Ability != (state.AbilityID{}):
		resolve(k, f)
		k.Hide(f.Src.Card) // 806.2a
	case k.Chars(f.Card).Kinds&ability.Assist != 0:
		if !k.Here(f.With) || !attach(k, f.By, f.Card, f.With, ability.Soul, f.Src) { // 804.2c-2
			toPile(k, f)
		}
	default:
		k.Resolve(f)
		toPile(k, f) // 804.2c-1
	}
}

// toPile puts a command that has resolved onto the discard pile. [804.2c-1]
func toPile(k *K, f *frame) {
	if k.In(f.Card, ability.Resolving) {
		k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Seat: f.By})
	}
}

// resolve carries out an ability, which lies in the resolution zone meanwhile. One that
// comes from a skill is judged first. [804.2a, 804.2c-3, 804.2c-31, 806.2b, 813.3]
func resolve(k *K, f *frame) {
	k.Push(*f)
	if a := k.Ability(f.Src.Via); a == nil || a.Marks&ability.Skill == 0 || judged(k, f) { // 917.2b
		k.Resolve(f)
	}
	k.Pop()
}

// Trigger plays a waiting ability, unless that is forbidden: then it just waits no more.
// [807.3, 807.4]
func (game) Trigger(k *K, f *frame) {
	if k.Bars(played(k.Ability(f.Src.Via)), bearer(k.Board, f.Src.Card), f.Src.Card) == nil {
		resolve(k, f)
	}
}

// PlayFree plays a command by an effect; what cannot be played stays where it is.
func (game) PlayFree(k *K, by seat, r ref, _ state.Source, _ bool) bool {
	var f *frame
	if k.Attempt(func() { f = announce(k, by, state.Act{Verb: state.PlayCard, Card: r.ID}) }) != nil {
		return false
	}
	carryOut(k, f)
	return true
}
