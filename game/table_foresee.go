package game

import (
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// What an answer would do, as the session foresees it on a copy: nothing of it is worked out here.

// forecast is what would become of the cards on the table.
type forecast struct {
	of     map[state.CardID]string // what changes of a card or leader, in words
	order  []state.CardID
	lines  [][2]string // what changes, named, in words: players first, then what is used, then cards
	unless bool        // if nobody responds
	whole  bool
}

// forecasts are those of the present decision: of attacks, and of what may be chosen next.
// One is made in a tick, so that none is waited for.
type forecasts struct {
	serial int
	picks  int
	acts   map[state.Act]*forecast
	items  map[state.Item]*forecast
	pass   *forecast // if what is offered is declined
	passed bool      // it has been foreseen
}

// mostForeseen is how many answers to one decision are foreseen.
const mostForeseen = 24

// foresee makes the next forecast that may be asked for.
func (t *foreRoom) foresee() {
	s := &t.fore
	if t.dec == nil || t.passer.pass.on {
		return
	}
	if s.serial != t.serial || s.picks != len(t.picks) {
		*s = forecasts{serial: t.serial, picks: len(t.picks), acts: map[state.Act]*forecast{}, items: map[state.Item]*forecast{}}
	}
	if len(s.acts)+len(s.items) >= mostForeseen {
		return
	}
	switch {
	case t.passer.isQuick() && !s.passed:
		s.pass, s.passed = t.forecast(t.s.Foresee(state.Answer{Act: state.Act{Verb: state.Pass}})), true
		t.c.Dirty()
	case t.dec.Kind == rules.Acting && t.picked != 0:
		for _, a := range t.acts {
			if _, done := s.acts[a]; done || a.Card != t.picked || a.Verb != state.DeclareAttack {
				continue
			}
			s.acts[a] = t.forecast(t.s.Foresee(state.Answer{Act: a}))
			t.c.Dirty()
			return
		}
	case t.dec.Kind == rules.Choose && !t.dec.Ordered:
		for _, it := range t.dec.Items {
			v := t.card(it.Card)
			if _, done := s.items[it]; done || v == nil || !t.placed(t.word(v.At.Zone)) {
				continue
			}
			s.items[it] = nil
			if a := t.with(it); t.s.Check(a) == nil {
				s.items[it] = t.forecast(t.s.Foresee(a))
				t.c.Dirty()
			}
			return
		}
	}
}

// with is the answer that chooses an item beside what is chosen.
func (t *foreRoom) with(it state.Item) state.Answer {
	if slices.Contains(t.picks, it) {
		return state.Answer{Pick: slices.Clone(t.picks)}
	}
	if t.dec.Max == 1 {
		return state.Answer{Pick: []state.Item{it}}
	}
	return state.Answer{Pick: append(slices.Clone(t.picks), it)}
}

// forecast puts what was foreseen into words; nil where nothing was.
func (t *foreRoom) forecast(seen *session.Foreseen) *forecast {
	if seen == nil {
		return nil
	}
	f := &forecast{of: map[state.CardID]string{}, unless: seen.Unless, whole: seen.Whole}
	t.playersThen(f, seen.View)
	t.usedThen(f, seen.View)
	for _, s := range [...]state.Seat{t.dec.Seat.Other(), t.dec.Seat} {
		for _, w := range t.fought() {
			list := t.zone(w, s)
			for i := range list {
				if words, _ := t.changeOf(&list[i], seen.View); words != "" {
					f.of[list[i].ID] = words
					f.order = append(f.order, list[i].ID)
					f.lines = append(f.lines, [2]string{t.nameOf(list[i].ID), words})
				}
			}
		}
	}
	return f
}

// playersThen adds what players would have of what a match is won by, where no leader says so.
func (t *foreRoom) playersThen(f *forecast, then *match.View) {
	stat := t.book.desk.Score.Stat
	if t.book.desk.Find(wing.AsLeader) != nil || stat == 0 {
		return
	}
	for _, s := range [...]state.Seat{t.dec.Seat, t.dec.Seat.Other()} {
		if was, is := t.view.Numbers[s][stat], then.Numbers[s][stat]; was != is {
			f.lines = append(f.lines, [2]string{t.name(s), t.book.t("fore.number", t.book.words(t.book.rules.Game.Words().Numbers[stat]), was, is)})
		}
	}
}

// usedThen adds where the cards come that are being used.
func (t *foreRoom) usedThen(f *forecast, then *match.View) {
	for i := range t.view.Stack {
		w := &t.view.Stack[i]
		if after := findCard(then, w.Obj); w.Obj == w.Src && after != nil && slices.Contains(t.fought(), t.word(after.At.Zone)) && t.word(after.At.Zone) != t.word(t.card(w.Obj).At.Zone) {
			zone := t.book.rules.Zones[after.At.Zone]
			f.lines = append(f.lines, [2]string{t.nameOf(w.Src), t.book.t("fore.goes", t.book.pick(zone.JA, zone.Name))})
		}
	}
}

// foretold is what would become of a card if an item of it is chosen, or if what is taken
// up attacks it; "" where that is not known.
func (t *foreRoom) foretold(id state.CardID) string {
	f := t.forecastOn(id)
	if f == nil {
		return ""
	}
	return f.of[id]
}

func (t *foreRoom) forecastOn(id state.CardID) *forecast {
	if t.dec == nil || id == 0 || t.fore.serial != t.serial {
		return nil
	}
	if t.dec.Kind == rules.Choose {
		it, _ := t.picker.itemOf(id)
		return t.fore.items[it]
	}
	a, ok := t.actOn(t.picked, id)
	if !ok || t.picked == 0 {
		return nil
	}
	return t.fore.acts[a]
}

// changeOf says how a card would have changed: its numbers, or where it has gone; and how
// much of what it has left it would have lost.
func (t *foreRoom) changeOf(v *match.CardView, then *match.View) (line string, lost int) {
	var words []string
	stat, left := t.leftOf(v, t.view)
	after := findCard(then, v.ID)
	if after == nil || after.Ref != v.Ref {
		return t.goneWord(v, after, stat, left), gone(t.table, after, left)
	}
	if _, n := t.leftOf(after, then); n != left {
		words = append(words, t.leftWord(stat, left, n))
		lost = left - n
	}
	for _, p := range t.book.desk.Faces.Numbers {
		if a, b, ok := both(v, after, p.Stat); ok && a != b && p.Stat != stat {
			words = append(words, t.book.t("fore.number", t.book.statName(p.Stat), a, b))
		}
	}
	for _, c := range after.Counters {
		if !slices.ContainsFunc(v.Counters, func(o state.Counter) bool { return o.Name == c.Name }) {
			words = append(words, t.book.counter(c.Name))
		}
	}
	return strings.Join(words, " "), lost
}

// both are a number of a card before and after.
func both(v, after *match.CardView, s ability.Stat) (a, b int, ok bool) {
	if v.Chars == nil || after.Chars == nil {
		return 0, 0, false
	}
	n, has := v.Chars.Num.Get(s)
	m, had := after.Chars.Num.Get(s)
	return int(n), int(m), has && had
}

// leftOf is what keeps a card in play, and how much of it there is: what it endures less
// what is marked, else its life, for a leader without one its player's.
func (t *foreRoom) leftOf(v *match.CardView, in *match.View) (ability.Stat, int) {
	if v.Chars != nil {
		for _, s := range t.book.desk.Faces.Endures {
			if _, has := v.Chars.Num.Get(s); has {
				n, _ := t.book.remains(v)
				return s, n
			}
		}
		if s := t.book.desk.Faces.Worth; s != 0 {
			if n, has := v.Chars.Num.Get(s); has {
				return s, int(n)
			}
		}
	}
	if p := t.placeOf(t.word(v.At.Zone), wing.AsLeader); p != nil {
		return p.Stat, int(in.Numbers[v.At.Of][p.Stat])
	}
	return 0, 0
}

func (t *foreRoom) leftWord(s ability.Stat, from, to int) string {
	if w := t.book.desk.Faces.Left; w != nil && s != 0 {
		return assets.Fill(t.book.words(w.Goes), from, to)
	}
	return t.book.t("fore.number", t.book.statName(s), from, to)
}

// goneWord says where a card would have gone.
func (t *foreRoom) goneWord(v, after *match.CardView, s ability.Stat, left int) string {
	switch {
	case t.lost(after):
		return assets.Fill(t.book.words(t.book.desk.Faces.Left.Lost), left)
	case after == nil:
		return t.book.t("skill.gone")
	}
	zone := t.book.rules.Zones[after.At.Zone]
	return t.book.t("fore.goes", t.book.pick(zone.JA, zone.Name))
}

// lost says whether a card has gone where cards count against their player, in a game
// that counts what is left of them.
func (t *foreRoom) lost(after *match.CardView) bool {
	return after != nil && t.book.desk.Faces.Left != nil && t.word(after.At.Zone) == t.book.desk.Score.Zone
}

// gone is how much is lost with a card that goes: all it has left, where it is lost for good.
func gone(t *table, after *match.CardView, left int) int {
	if t.foresight.lost(after) {
		return left
	}
	return 0
}

// targetRows are what the card that is taken up may attack, each with what would become of
// it and of the attacker.
func (t *foreRoom) targetRows(f *Frame, id state.CardID) (out []render.Item) {
	unless := false
	for _, a := range t.acts {
		if a.Card != id || a.Verb != state.DeclareAttack || a.Target == 0 {
			continue
		}
		words := t.foretold(a.Target)
		if fc := t.forecastOn(a.Target); fc != nil {
			unless = unless || fc.unless
			if own := fc.of[id]; own != "" {
				words = strings.TrimSpace(words + "　" + t.book.t("fore.own", own))
			}
		}
		out = append(out, t.panel.row(f, "hit:"+itoa(int(a.Target)), t.nameOf(a.Target), words, a.Target, false, "", func() { t.act(a) }))
	}
	if unless {
		out = append(out, text(t.book.t("fore.unless")))
	}
	return out
}

// foreLines are what else than the chosen cards would change.
func (t *foreRoom) foreLines() (out []render.Item) {
	if len(t.picks) == 0 || t.fore.serial != t.serial {
		return nil
	}
	fc := t.fore.items[t.picks[len(t.picks)-1]]
	if fc == nil || t.s.Check(state.Answer{Pick: t.picks}) != nil {
		return nil
	}
	for _, id := range fc.order {
		if _, item := t.picker.itemOf(id); !item {
			out = append(out, render.Item{Kind: render.ItemStrong, Text: t.nameOf(id), Right: fc.of[id]})
		}
	}
	if !fc.whole {
		out = append(out, text(t.book.t("skill.more")))
	}
	return out
}
