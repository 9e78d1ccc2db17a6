package texttest

import (
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A sentence that says all that it needs means the same behind any other: what it calls "it" is in it. Where the data of two together are
// not those of the one and then those of the other, a word has reached across, and that is how most misreadings come about that no print
// shows.

// together puts what the abilities of cards do behind one another, in both languages, and looks whether each is still read as it is alone.
// Refused may be any.
func together(t *testing.T, g *text.Game, names [2]string, cards []*ability.Card) {
	t.Helper()
	pairs := 5000
	if !*Whole {
		pairs, cards = 150, spread(cards, 300)
	}
	for l, name := range names {
		pool := alone(g, text.Lang(l), name, cards)
		rnd := rand.New(rand.NewPCG(uint64(l), uint64(len(pool))))
		for range min(pairs, len(pool)*len(pool)) {
			a, b := pool[rnd.IntN(len(pool))], pool[rnd.IntN(len(pool))]
			if reaches(a.do, g.Lex.Reach == text.ReachRest) || ofOthers(reflect.ValueOf(&b.do).Elem()) || askTheSame(a.do, b.do) || repeats(b.do) {
				continue
			}
			both := a.said + text.Pick(text.Lang(l), "", " ") + b.said
			got, whole := spell(g, text.Lang(l), name, both)
			if want := slotless(a.dump + shifted(b.dump)); whole && slotless(got.dump) != want {
				t.Errorf("%s\n\t%s\n\tgives %s\n\twant  %s", both, b.said, slotless(got.dump), want)
			}
		}
		behindMoments(t, g, text.Lang(l), name, cards, pool, rnd.IntN, pairs)
	}
}

// spread are so many cards, or a few more, from all over a list: each that is put together is read once more by itself first.
func spread(cards []*ability.Card, many int) (out []*ability.Card) {
	for i := 0; i < len(cards); i += max(len(cards)/many, 1) {
		out = append(out, cards[i])
	}
	return out
}

// behindMoments does the same behind what abilities wait for: what is met there is not what a text speaks of that says all it needs.
func behindMoments(t *testing.T, g *text.Game, l text.Lang, name string, cards []*ability.Card, pool []deed, lot func(int) int, pairs int) {
	t.Helper()
	var moments []ability.Ability
	for _, c := range cards {
		for _, a := range c.Abilities {
			if a.Kind == ability.Triggered && len(a.On) > 0 && len(a.Cost) == 0 {
				moments = append(moments, a)
			}
		}
	}
	for range min(pairs, len(pool)*len(moments)) {
		m, d := moments[lot(len(moments))], pool[lot(len(pool))]
		if len(d.quoted) > 0 || reaches(d.do, true) || ofOthers(reflect.ValueOf(&d.do).Elem()) {
			continue
		}
		want := ability.Ability{Kind: m.Kind, Marks: m.Marks, On: m.On, Do: d.do}
		said := g.Print(&ability.Card{Abilities: []ability.Ability{want}}, name, l)
		c, rep := g.CompileAs(0, name, said, l)
		if said == "" || rep.Class != text.Automatic || len(c.Abilities) != 1 {
			continue
		}
		if got := c.Abilities[0]; slotless(dumped(got.Do, Bare(c).Quoted)) != slotless(d.dump) {
			t.Errorf("%s\n\t%s\n\tgives %s\n\twant  %s", said, d.said, slotless(dumped(got.Do, Bare(c).Quoted)), slotless(d.dump))
		}
	}
}

// deed is what an ability does, said as a spell says it.
type deed struct {
	said string
	do   []ability.Effect
	dump string

	quoted []ability.Ability // what it gives
}

// alone is what the abilities of cards do that a spell could do as well, and is read as that.
func alone(g *text.Game, l text.Lang, name string, cards []*ability.Card) (out []deed) {
	seen := map[string]bool{}
	for _, c := range cards {
		for _, a := range c.Abilities {
			if a.Kind != ability.Spell && a.Kind != ability.Triggered && a.Kind != ability.Activated || len(a.Do) == 0 {
				continue
			}
			said := g.Print(&ability.Card{Abilities: []ability.Ability{{Kind: ability.Spell, Do: text.Clone(a.Do).([]ability.Effect)}}, Quoted: c.Quoted}, name, l)
			if said == "" || strings.Contains(said, "\n") || seen[said] {
				continue
			}
			seen[said] = true
			if d, whole := spell(g, l, name, said); whole {
				out = append(out, d)
			}
		}
	}
	return out
}

// spell reads a text as what a spell does; false: not all of it, or it says more.
func spell(g *text.Game, l text.Lang, name, said string) (d deed, whole bool) {
	c, rep := g.CompileAs(g.Lex.Spells, name, said, l)
	if rep.Class != text.Automatic || len(c.Abilities) != 1 || c.Abilities[0].Kind != ability.Spell || len(c.Cost) > 0 {
		return d, false
	}
	a := c.Abilities[0]
	a.Print = ""
	return deed{said, a.Do, dumped(a.Do, Bare(c).Quoted), c.Quoted}, text.Equal(a, ability.Ability{Kind: ability.Spell, Do: a.Do})
}

// reaches tells whether effects may rightly say something of what follows: how often it is done, when, or, if conditions reach on, under
// what condition.
func reaches(es []ability.Effect, conditions bool) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e.(type) {
		case *ability.If:
			return conditions
		case *ability.Try, *ability.Modes, *ability.Later, *ability.Instead, *ability.Repeat, *ability.EachOf, *ability.Ask:
			return true
		}
		return false
	})
}

// repeats tells whether effects rightly speak of all that stands above them, which is done once more.
func repeats(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool { _, is := e.(*ability.Repeat); return is })
}

// askTheSame tells whether both ask about one number: of two conditions of which only one can be so, one thing is done or the other (onlyone.go).
func askTheSame(a, b []ability.Effect) bool {
	x, one := a[len(a)-1].(*ability.If)
	y, two := b[0].(*ability.If)
	return one && two && x.Cond.Op == ability.Compare && y.Cond.Op == ability.Compare && text.Equal(x.Cond.L, y.Cond.L)
}

// ofOthers tells whether something is said of others, which may be others than what was chosen before.
func ofOthers(v reflect.Value) (found bool) {
	if r, is := v.Interface().(ability.Rel); is && r.Kind == ability.Other {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || ofOthers(f) })
	return found
}

// dumped writes effects, one a line, with the abilities that they give.
func dumped(es []ability.Effect, given []ability.Ability) string {
	var b strings.Builder
	for _, e := range es {
		b.WriteString(reflect.TypeOf(e).Elem().Name() + " " + gives.ReplaceAllStringFunc(Dump(e), func(s string) string {
			i, _ := strconv.Atoi(number.FindString(s))
			return apart.Replace(Dump(given[i]))
		}) + "\n")
	}
	return b.String()
}

// apart marks the slots of an ability that is given, which are its own.
var apart = strings.NewReplacer("Slot:", "Slot=", "Bind:", "Bind=", "Met:", "Met=", "Slots:", "Slots=")

// gives is the place of a dump that names an ability that is given.
var gives = regexp.MustCompile(`Quoted:\[\d+\]`)

var number = regexp.MustCompile(`\d+`)

// bound are the places of a dump that name a slot, or several.
var bound = regexp.MustCompile(`\b(?:Slot|Bind|Met):[1-9]\d*|\bSlots:\[[\d ]+\]`)

var digits = regexp.MustCompile(`[1-9]\d*`)

// shifted has other slots than any other dump.
func shifted(dump string) string {
	return bound.ReplaceAllStringFunc(dump, func(s string) string { return digits.ReplaceAllString(s, "${0}00") })
}

// slotless numbers the slots of a dump in the order in which they are met, and leaves out that a card keeps what it has moved: it does
// where any of its texts speaks of that.
func slotless(dump string) string {
	met := map[string]string{}
	dump = strings.ReplaceAll(dump, " Mine:true", "")
	return bound.ReplaceAllStringFunc(dump, func(s string) string {
		return digits.ReplaceAllStringFunc(s, func(n string) string {
			if met[n] == "" {
				met[n] = string(rune('a' + len(met)))
			}
			return met[n]
		})
	})
}
