package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What may be used when damage would be dealt speaks of "that damage": of that which is about to be dealt, and of no other.

// usedBefore is that something may be used when one would be dealt damage.
func usedBefore(id, ja, en string, of ability.Event) text.Row {
	return own1("use before damage"+id, "useif", ja, en, ability.Cond{Op: ability.Happened, Per: ability.AboutTo, On: &of})
}

// lessWords are the acts of damage that becomes less or none, and what that is.
var lessWords = map[string]ability.Op{undealtWord: ability.Set, lessWord: ability.Sub, fewWord: ability.Set}

// ofThat lets what is said of that damage bear on what is about to be dealt, and what is said of damage to oneself for no time at all.
func ofThat(v reflect.Value) {
	if es, is := v.Interface().([]ability.Effect); is {
		for i, e := range es {
			if in, is := e.(*ability.Instead); is && text.Equal(in.Of, hurt(you)) && in.N != nil && in.If == nil && len(in.Do) == 0 && in.For == (ability.Time{}) {
				in.For = ability.Time{Until: ability.OfThat}
			}
			a, acts := e.(*ability.Act)
			if !acts || a.For != (ability.Time{}) {
				continue
			}
			if op, less := lessWords[a.Word]; less {
				n := a.N
				es[i] = &ability.Instead{Of: hurt(you), Op: op, N: &n, For: ability.Time{Until: ability.OfThat}}
			}
		}
	}
	text.EachField(v, ofThat)
}

// ofThatAgain is the other way round.
func ofThatAgain(v reflect.Value) {
	if es, is := v.Interface().([]ability.Effect); is {
		for i, e := range es {
			if in, is := e.(*ability.Instead); is && ofThatOne(in) {
				w := lessWord
				if in.Op == ability.Set {
					if w = fewWord; text.Equal(*in.N, ability.N(0)) {
						w = undealtWord
					}
				}
				es[i] = &ability.Act{Word: w, N: *in.N}
			}
		}
	}
	text.EachField(v, ofThatAgain)
}

// awaitsDamage tells whether a condition of use asks for damage that is about to be dealt.
func awaitsDamage(c *ability.Cond) bool {
	return c != nil && (c.Op == ability.Happened && c.Per == ability.AboutTo || slices.ContainsFunc(c.Args, func(k ability.Cond) bool { return awaitsDamage(&k) }))
}

// ofNoDamage tells whether an ability speaks of damage that is about to be dealt where it is used at another time, or does so
// later.
func ofNoDamage(c *ability.Card, a *ability.Ability) (found bool) {
	used := a.Kind == ability.Spell && awaitsDamage(c.Needs) || a.Kind == ability.Activated && awaitsDamage(a.Needs)
	ability.Walk(a, func(e ability.Effect) {
		l, later := e.(*ability.Later)
		found = found || !used && ofThatOne(e) || later && slices.ContainsFunc(l.Do, ofThatOne)
	})
	return found
}

// ofThatOne tells whether an effect bears on damage that is about to be dealt.
func ofThatOne(e ability.Effect) bool {
	in, is := e.(*ability.Instead)
	return is && in.For.Until == ability.OfThat
}

// bearsEver tells whether what is done once would bear on damage, or on a life that would come to 0, for good.
func bearsEver(a *ability.Ability) (found bool) {
	if a.Kind != ability.Static {
		ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
			in, is := e.(*ability.Instead)
			found = found || is && in.For == (ability.Time{}) && (in.Of.Verb == ability.TakeDamage || in.Of.Verb == ability.LifeOut)
		})
	}
	return found
}

// outlives are a life that would come to 0, and that it is so much instead.
func outlives() []text.Row {
	out := ability.Event{Verb: ability.LifeOut}
	mine := func(v any) bool { return v.(*ability.Instead).Of.Who == you }
	const ja, en = "{Of.Who:poss}ライフが0‹|以下›になる‹場合|時›", "{Of.Who:poss}life would become 0‹| or less›"
	const is, becomes = "‹君のライフは|君のライフを|ライフは|›{N:num}に‹なる|する›", "‹your life|it› becomes {N:num}‹| instead›"
	return []text.Row{
		needing(own1("life would be out", "wouldif", ja, "‹if|when› "+en, &ability.Instead{Of: out}), mine),
		needing(own1("life is not out", "effect", ja+"、‹|代わりに›"+is, "if "+en+", "+becomes, &ability.Instead{Of: out, Op: ability.Set}), mine),
		needing(own1("life is not out next time", "effect", "このターン中、次に"+ja+"、‹|代わりに›"+is, "the next time "+en+" this turn, "+becomes+" | ‹this turn|for this turn›, the next time "+en+", "+becomes, &ability.Instead{Of: out, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}), mine),
	}
}

// withoutInstead takes the word off a life that is so much instead, wherever that is said: your life becomes 1 instead.
func withoutInstead(n *text.Normal) *text.Normal {
	const en, ja = " instead", "代わりに"
	return n.Put(false, func(i int) (string, int) {
		before, at := string(n.R[:i]), string(n.R[i:])
		k := strings.LastIndex(before, " life becomes ")
		if strings.HasPrefix(at, en) && k >= 0 && strings.Trim(before[k+len(" life becomes "):], "0123456789") == "" {
			return "", i + len(en)
		}
		if strings.HasPrefix(at, ja+"君のライフ") || strings.HasPrefix(at, ja+"、君のライフ") {
			return "", i + len([]rune(at[:strings.Index(at, "君")]))
		}
		return "", i
	})
}

// livesOn is the life that is said to be there instead of none, and what else is done; nil: that is not said.
func livesOn(es []ability.Effect) (n *ability.Amount, rest []ability.Effect) {
	for i, e := range es {
		if c, is := e.(*ability.Change); is && c.Stat == ability.PlayerLife && c.Op == ability.Set && c.What.Who == you && c.For == (ability.Time{}) {
			return &c.N, slices.Concat(es[:i], es[i+1:])
		}
	}
	return nil, es
}
