package bot_test

import (
	"bytes"
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// TestPicksAreWhole: where choices of several items are listed, each is legal and listed once, and whatever chance chooses
// is among them.
func TestPicksAreWhole(t *testing.T) {
	met := 0
	meet(t, 6, func(k *rules.Kernel, d *rules.Decision) {
		e := state.EyesOf(d.Seat)
		list := bot.Picks(k, d, e)
		if d.Kind != rules.Choose || d.Max < 2 || list == nil {
			return
		}
		met++
		key := func(a state.Answer) string {
			if !d.Ordered {
				a.Pick = slices.Clone(a.Pick)
				slices.SortFunc(a.Pick, func(x, y state.Item) int { return slices.Index(d.Items, x) - slices.Index(d.Items, y) })
			}
			return string(state.EncodeAnswer(nil, &a))
		}
		keys := map[string]bool{}
		for _, a := range list {
			if why := d.Check(k, e, a); why != nil || keys[key(a)] {
				t.Fatalf("%s: %v is listed: %v, twice: %v", d.Ask.Key, a.Pick, why, keys[key(a)])
			}
			keys[key(a)] = true
		}
		r := bot.Random{Rand: rules.Mix(7, uint64(met))}
		for range 8 {
			if a := r.Choose(k, d); !keys[key(a)] {
				t.Fatalf("%s: %v is not among the %d that are listed", d.Ask.Key, a.Pick, len(list))
			}
		}
	})
	if met < 20 {
		t.Errorf("only %d choices were listed", met)
	}
}

// TestDrawnAnswersStayFew: where there are more choices than can be listed, as of an order of many cards, no more than few are
// judged on a table, however many tables there are: a bot stood still over one such question for minutes.
func TestDrawnAnswersStayFew(t *testing.T) {
	met := 0
	meet(t, 6, func(k *rules.Kernel, d *rules.Decision) {
		if d.Kind != rules.Choose || d.Max < 2 || bot.Picks(k, d, state.EyesOf(d.Seat)) != nil || met == 5 {
			return
		}
		met++
		if n := bot.Listed(k, d, 2000); n > bot.Few {
			t.Errorf("%s: %d answers are listed on one table", d.Ask.Key, n)
		}
	})
	if met == 0 {
		t.Error("no such question was met")
	}
}

// TestWhatComesToTheSame: two cards of one name in the hand are one answer, two of different names are two.
func TestWhatComesToTheSame(t *testing.T) {
	same, other := 0, 0
	meet(t, 2, func(k *rules.Kernel, d *rules.Decision) {
		e := state.EyesOf(d.Seat)
		var acts []state.Act
		for _, a := range d.Acts(k, e, nil) {
			if c := &k.State.Cards[a.Card]; a.Verb == state.PlayCard && c.Seen&e != 0 && !k.Zones[c.At.Zone].Play && c.Host == (state.Ref{}) {
				acts = append(acts, a)
			}
		}
		for i, a := range acts {
			for _, b := range acts[i+1:] {
				x, y := k.State.Card(k.State.Ref(a.Card)), k.State.Card(k.State.Ref(b.Card))
				if x.At.Zone != y.At.Zone || a.N != b.N || a.Target != b.Target || a.Ability != b.Ability {
					continue
				}
				alike := bytes.Equal(bot.Means(nil, k, d, &state.Answer{Act: a}), bot.Means(nil, k, d, &state.Answer{Act: b}))
				if alike != (x.Face == y.Face) {
					t.Fatalf("cards of faces %d and %d come to the same: %v", x.Face, y.Face, alike)
				}
				if alike {
					same++
				} else {
					other++
				}
			}
		}
	})
	if same < 10 || other < 10 {
		t.Errorf("met %d of the same, %d of others", same, other)
	}
}

// meet shows f the questions of some matches of each game that are answered at random.
func meet(t *testing.T, games uint64, f func(k *rules.Kernel, d *rules.Decision)) {
	t.Helper()
	for _, id := range assets.Playable() {
		s := starters(id)
		for seed := range games {
			first := match.FirstState(s.Rules)
			o := &meeting{Table: match.Table{K: first, Rand: rules.Mix(seed, 0)}, f: f}
			for i := range o.Policy {
				o.Policy[i] = &bot.Random{Rand: rules.Mix(seed, uint64(1+i))}
			}
			match.Play(&s, first, o)
		}
	}
}

// meeting is a table whose questions are shown before they are answered.
type meeting struct {
	match.Table
	f func(k *rules.Kernel, d *rules.Decision)
}

func (m *meeting) Answer(k *rules.Kernel, d *rules.Decision) state.Answer {
	m.f(k, d)
	return m.Table.Answer(k, d)
}
