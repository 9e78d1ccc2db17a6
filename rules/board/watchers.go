package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Watcher is a triggered ability that works now.
type Watcher struct {
	On    state.Ref
	ID    state.AbilityID
	Ab    *ability.Ability
	Via   state.Source
	Heard uint64 // verbs of events that it may be set off by: VerbsOf
}

// listWatchers lists the triggered abilities that work now.
func (fx *effects) listWatchers(b *Board) {
	fx.noWatchers()
	fx.held(b, 1<<ability.Triggered, func(id state.CardID, s *source) { fx.addWatcher(b.State.Ref(id), s) })
}

// listBoth is listStatics and listWatchers in one walk.
func (fx *effects) listBoth(b *Board) {
	fx.statics = fx.statics[:0]
	fx.noWatchers()
	fx.held(b, 1<<ability.Static|1<<ability.Triggered, func(id state.CardID, s *source) {
		if s.h.Kind == ability.Static {
			fx.statics = append(fx.statics, *fx.staticOf(b, id, s))
			return
		}
		fx.addWatcher(b.State.Ref(id), s)
	})
}

func (fx *effects) noWatchers() {
	fx.watch, fx.heard, fx.states, fx.lent = fx.watch[:0], 0, false, false
}

func (fx *effects) addWatcher(on state.Ref, s *source) {
	for i := range s.a.On {
		fx.states = fx.states || s.a.On[i].State != nil
	}
	fx.heard |= s.heard
	fx.lent = fx.lent || s.h.Via != (state.Source{})
	fx.watch = append(fx.watch, Watcher{On: on, ID: s.h.ID, Ab: s.a, Via: s.h.Via, Heard: s.heard})
}

// Watchers lists the triggered abilities that work now, as the board was when it was
// last computed.
func (b *Board) Watchers() []Watcher { return b.effects.watch }

// Heard is the verbs of events that may set off any of them: bits as VerbsOf has them.
func (b *Board) Heard() uint64 { return b.effects.heard }

// WaitsForStates says whether any of them waits for a state.
func (b *Board) WaitsForStates() bool { return b.effects.states }

// Lent lists the abilities given to what stays that watch now, where something leaves: a
// batch that takes away who gave them still sets them off. [SVE 10.7.4.1, Divine Cross
// 807.5b]
func (b *Board) Lent(evs []state.Event, leaving []Watcher) (out []Watcher) {
	if !b.effects.lent {
		return nil
	}
	if !slices.ContainsFunc(evs, func(e state.Event) bool { return e.Verb == ability.Moved && b.InPlay(e.From.Zone) }) {
		return nil
	}
	for _, w := range b.effects.watch {
		if w.Via != (state.Source{}) && !slices.ContainsFunc(leaving, func(l Watcher) bool { return l.On == w.On }) {
			out = append(out, w)
		}
	}
	return out
}

// VerbsOf is the verbs of a batch, a bit each; verbs from 63 on share the last.
func VerbsOf(evs []state.Event) (out uint64) {
	for i := range evs {
		out |= 1 << min(evs[i].Verb, 63)
	}
	return out
}

// hears lists the verbs of events that could be called asked: bits as VerbsOf has them.
func hears(asked ability.Verb) uint64 { return heardAs[asked] }

var heardAs = func() (out [ability.Verbs]uint64) {
	for asked := range out {
		out[asked] = hearsAll(ability.Verb(asked))
	}
	return
}()

func hearsAll(asked ability.Verb) (out uint64) {
	for v := ability.Verb(0); v < state.EventVerbs; v++ {
		if sameKind(asked, v) {
			out |= 1 << min(v, 63)
		}
	}
	return out
}

// hearing lists the verbs of events that may set an ability off: bits as VerbsOf has them.
func hearing(a *ability.Ability) (out uint64) {
	for i := range a.On {
		out |= hears(a.On[i].Verb)
	}
	return out
}

// FromHidden adds the abilities of cards that came into sight from a zone in which
// those abilities work, and not where they are now, where they are heard anyway: they see their own move. [SVE 10.7.4.1] So do those of
// a card that a search showed to everybody, in the hidden zone where it is now. [FF-TCG 15.1.1.8.1]
func (b *Board) FromHidden(evs []state.Event, list []Watcher) []Watcher {
	for i := range evs {
		e := &evs[i]
		out := b.elsewhere[e.From.Zone] && b.Zones[e.From.Zone].Hidden
		found := e.Tag == state.TagSearched && b.elsewhere[e.To.Zone] && b.Zones[e.To.Zone].Hidden
		if e.Verb != ability.Moved || !out && !found || !b.Here(e.New) || found && b.State.Card(e.New).Seen != state.All {
			continue
		}
		c := b.CharsOf(e.New.ID)
		if found {
			c = b.Printed(b.State.Card(e.New).Face, b.State.Card(e.New).Side)
		}
		if c.Sorts&(1<<ability.Triggered) == 0 {
			continue
		}
		for _, h := range c.Abilities {
			a := b.Ability(h.ID)
			was, is := slices.Contains(a.Works, b.Zones[e.From.Zone].Word), slices.Contains(a.Works, b.Zones[e.To.Zone].Word)
			if a.Kind == ability.Triggered && (out && was && !is || found && is) {
				list = append(list, Watcher{On: e.New, ID: h.ID, Ab: a, Via: h.Via, Heard: hearing(a)})
			}
		}
	}
	return list
}

// SetOffBy says whether an event would set off the ability.
func (w *Watcher) SetOffBy(b *Board, e *state.Event) bool {
	x := Text{B: b, By: b.LastCard(w.On).Master, Src: state.Source{Card: w.On, Via: w.ID}, Cause: e, That: state.Nobody}
	return slices.ContainsFunc(w.Ab.On, func(on ability.Event) bool {
		return x.Happens(&on, e, b.Game.Looks(b, e)) && (w.Ab.Gate == nil || x.Holds(w.Ab.Gate)) && (w.Ab.If == nil || x.Holds(w.Ab.If))
	})
}
