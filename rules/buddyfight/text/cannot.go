package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// unstopped tells where an ability works that says of its card that it is not nullified as it
// is played, or that the damage it deals is not reduced: where it is said of; none: it is
// another ability.
func (d dialect) unstopped(a *ability.Ability) []ability.Zone {
	played := false
	for _, e := range a.Do {
		r, is := e.(*ability.Rule)
		if !is || a.Kind != ability.Static || r.What.Ref != text.ThisRef || r.Verb != ability.MinusV && (r.Verb != ability.MissedV || r.Kind != ability.AnyDamage) {
			return nil
		}
		played = played || r.Verb == ability.MissedV
	}
	switch {
	case len(a.Do) == 0:
		return nil
	case played:
		return []ability.Zone{ability.Resolving}
	}
	return append([]ability.Zone{ability.Resolving}, d.field...)
}

// ofItself tells whether an effect says of its own card that it is not nullified, or that its damage is not reduced.
func (d dialect) ofItself(e ability.Effect) bool {
	return d.unstopped(&ability.Ability{Kind: ability.Static, Do: []ability.Effect{e}}) != nil
}

// hoisted takes what a spell says of itself, in a sentence of its own, out of what is done on a condition before it: it holds before
// any of that is done.
func (d dialect) hoisted(es []ability.Effect, n *text.Normal) (out []ability.Effect) {
	for _, e := range es {
		var inner []ability.Effect
		switch e := e.(type) {
		case *ability.If:
			e.Then, inner = d.cutBehind(e.Then, n)
		case *ability.Try:
			e.Then, inner = d.cutBehind(e.Then, n)
		}
		out = append(append(out, e), inner...)
	}
	return out
}

// cutBehind cuts what is said so off the end of what is done on a condition.
func (d dialect) cutBehind(es []ability.Effect, n *text.Normal) (out, behind []ability.Effect) {
	out = d.hoisted(es, n)
	k := len(out)
	for k > 1 && d.ofItself(out[k-1]) && !saysThatDamage(out[k-1], n) {
		k--
	}
	if k < len(out) {
		_, end := out[k-1].Said()
		if at, _ := out[k].Said(); stopsBetween(n, end, at) {
			return out[:k:k], out[k:]
		}
	}
	return out, nil
}

// ofItselfThen tells whether a spell says so of itself in the middle of what is done on a condition.
func (d dialect) ofItselfThen(es []ability.Effect, n *text.Normal) (found bool) {
	some := func(es []ability.Effect) bool {
		all := !slices.ContainsFunc(es, func(e ability.Effect) bool { return !d.ofItself(e) })
		return d.ofItselfThen(es, n) || !all && slices.ContainsFunc(es, func(e ability.Effect) bool { return d.ofItself(e) && !saysThatDamage(e, n) })
	}
	for _, e := range es {
		switch e := e.(type) {
		case *ability.If:
			found = found || some(e.Then) || some(e.Else)
		case *ability.Try:
			found = found || some(e.Do) || some(e.Then) || some(e.Else)
		}
	}
	return found
}

// unplayed tells whether something that is done once says of its own card that it is not nullified: its use is over by then, and
// an attack is said to be one.
func unplayed(a *ability.Ability) (found bool) {
	if a.Kind != ability.Triggered && a.Kind != ability.Activated {
		return false
	}
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		found = found || is && r.Verb == ability.MissedV && r.Kind == ability.AnyDamage && r.What.Ref == text.ThisRef
	})
	return found
}

// apart takes what a spell says of itself out of what it does as it resolves: that it is not
// nullified holds before, and that its damage is not reduced while it deals it, wherever in a
// line that stands.
func (d dialect) apart(c *ability.Card) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.Kind != ability.Spell {
			continue
		}
		said := ability.Ability{Kind: ability.Static, Print: a.Print}
		var done []ability.Effect
		for _, e := range a.Do {
			if free := castFree(e); free != nil {
				free.Print = a.Print
				c.Abilities = append(c.Abilities, *free)
				a = &c.Abilities[i]
				continue
			}
			if k, is := e.(*ability.If); is && len(k.Else) == 0 { // so it is as long as that is so, and not from there on
				if so := (ability.Ability{Kind: ability.Static, Do: k.Then, If: &k.Cond, Print: a.Print}); d.unstopped(&so) != nil {
					so.Works = d.unstopped(&so)
					c.Abilities = append(c.Abilities, so)
					a = &c.Abilities[i]
					continue
				}
			}
			if d.unstopped(&ability.Ability{Kind: ability.Static, Do: []ability.Effect{e}}) != nil {
				said.Do = append(said.Do, e)
			} else {
				done = append(done, e)
			}
		}
		if a.Do = done; len(said.Do) > 0 && len(done) > 0 {
			said.Works = d.unstopped(&said)
			c.Abilities = slices.Insert(c.Abilities, i+1, said)
		} else if len(said.Do) > 0 {
			a.Do = said.Do
		}
	}
	c.Abilities = slices.DeleteFunc(c.Abilities, func(a ability.Ability) bool {
		return a.Kind == ability.Spell && a.Hand == ability.Auto && len(a.Do) == 0
	})
}

// castFree is the ability of a spell that says it may be cast without its cost, where an
// effect is that; nil: it is another, which is done as the spell resolves.
func castFree(e ability.Effect) *ability.Ability {
	out := ability.Ability{Kind: ability.Static, Do: []ability.Effect{e}}
	if k, is := e.(*ability.If); is && len(k.Else) == 0 {
		cond := k.Cond
		out.If, out.Do = &cond, k.Then
	}
	if out.Works = called(&out); out.Works == nil {
		return nil
	}
	return &out
}

// cannots are what does not happen to cards: by whom or what, and the list of it.
func cannots() []text.Row {
	var rows []text.Row
	deeds := []struct {
		ja, not, en string
		verbs       []ability.Verb
	}{
		{"破壊されない", "破壊されず", "be destroyed", []ability.Verb{ability.Destroyed}},
		{"手札に‹戻らない|戻されない|戻せない›", "手札に戻されず", "‹be returned|return› to ‹|your |its owner's |the ›hand‹| from the field›", []ability.Verb{ability.Returned}},
		{"破壊されず、手札に‹戻らない|戻されない|戻せない›", "", "be destroyed‹, nor| nor| or|, or›‹| be› returned to ‹|your |its owner's |the ›hand", []ability.Verb{ability.Destroyed, ability.Returned}},
		{"レスト‹されない|しない›", "レストされず", "‹be rested|be rest|rest›", []ability.Verb{ability.ActedV}},
		{"スタンド‹されない|できない|しない›", "スタンドされず", "‹be stood|be stand|stand›", []ability.Verb{ability.Stood}},
		{"場‹を|から›離れない", "場‹を|から›離れず", "leave ‹the|your› field", []ability.Verb{ability.Left}},
		{"破壊されず、レスト‹されない|しない›", "", "be destroyed‹, nor| nor| or|, or› ‹be rested|be rest|rest›", []ability.Verb{ability.Destroyed, ability.ActedV}},
	}
	type cause struct {
		id, ja, en string
		who        ability.Who
		kind       ability.DamageKind
		of         *ability.Filter // whose effects, by their kind
	}
	causes := []cause{
		{id: ""},
		{" by effects", "‹カードの|›効果‹では|で›", " by ‹|card |the ›effects‹| of cards| from cards›", ability.Who{}, ability.AbilityDamage, nil},
		{" by their effects", "相手の‹カードの|›効果‹では|で›", " by ‹your opponent's card effects|your opponent's effects|effects from your opponent's cards|effects of your opponent's cards|the effects of your opponent's cards›", foe, ability.AbilityDamage, nil},
		{" by attacks", "攻撃‹では|で›", " by ‹an attack|attacks|an attack from your opponent's card›", ability.Who{}, ability.AttackDamage, nil},
	}
	for _, k := range []struct {
		ja, en string
		kind   ability.Kinds
		bare   bool // what it does is an effect, and no attack
	}{{"魔法", "spells", ability.SpellCard, true}, {"必殺技", "impacts", ability.Impact, false}, {"モンスター", "monsters", ability.Monster, false}, {"アイテム", "items", ability.ItemCard, false}} {
		en := func(whose string) string {
			bare := ""
			if k.bare {
				bare = "|" + whose + k.en
			}
			return " by ‹‹the |›effect‹|s› of " + whose + k.en + bare + "›"
		}
		causes = append(causes,
			cause{" by " + k.en, k.ja + "の効果‹では|で›", en(""), ability.Who{}, ability.AbilityDamage, &ability.Filter{Kind: k.kind}},
			cause{" by their " + k.en, "相手の" + k.ja + "の効果‹では|で›", en("your opponent's "), foe, ability.AbilityDamage, &ability.Filter{Kind: k.kind}})
	}
	for _, by := range causes {
		for _, d := range deeds {
			rule := func(v ability.Verb) ability.Effect {
				return &ability.Rule{Verb: v, By: by.who, Kind: by.kind, With: by.of}
			}
			if len(d.verbs) == 1 {
				if by.kind == ability.AttackDamage && d.verbs[0] != ability.Destroyed || by.id == "" && d.verbs[0] != ability.Returned {
					continue // the common row says so
				}
				rows = append(rows, own1("cannot "+d.en+by.id, "effect", "{What:what}は‹|、›"+by.ja+d.ja, "{What:what} cannot "+d.en+by.en, rule(d.verbs[0])))
				continue
			}
			if by.kind == ability.AttackDamage {
				continue
			}
			en := "{0.What=1.What:what} cannot " + d.en + by.en
			if d.verbs[1] == ability.Returned {
				en += " | {0.What=1.What:what} cannot be returned to ‹|your |its owner's |the ›hand‹, nor| nor| or|, or› ‹|be ›destroyed" + by.en
			}
			if by.id != "" && d.verbs[1] == ability.Returned { // said of both, wherever it stands
				en += " | {0.What=1.What:what} cannot be destroyed" + by.en + "‹, nor| nor| or|, or›‹| be› returned to ‹|your |its owner's |the ›hand"
			}
			if by.id == "" && d.verbs[1] == ability.Returned { // by what is said of the last alone, or of both
				en += " | {0.What=1.What:what} cannot be destroyed‹,|› and cannot be returned to ‹|your |its owner's |the ›hand"
			}
			ja := "{0.What=1.What:topic}は‹|、›" + by.ja + d.ja
			if d.verbs[1] == ability.Returned {
				ja += " | {0.What=1.What:topic}は‹|、›" + by.ja + "手札に‹戻らず|戻されず›、破壊されない"
			}
			rows = append(rows, own1("cannot "+d.en+by.id, "chain", ja, en, []ability.Effect{rule(d.verbs[0]), rule(d.verbs[1])}))
			if by.id != "" {
				this := func(v ability.Verb) ability.Effect {
					return &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: v, By: by.who, Kind: by.kind, With: by.of}
				}
				rows = append(rows, needing(quiet("this is so, and cannot "+d.en+by.id, "s2", "{If:nara}‹、|›"+by.ja+d.ja, "", text.Clause{Do: []ability.Effect{this(d.verbs[0]), this(d.verbs[1])}}), func(v any) bool { return ofThisAlone(v.(text.Clause).If) }))
			}
		}
	}
	rows = append(rows, own1("cannot be chosen by their effects", "effect", "{What:what}は‹|、›相手の‹カードの|›効果‹では|で›‹選ばれない|選べない›", "{What:what} cannot be chosen by ‹your opponent's card effects|your opponent's effects|effects of your opponent's cards|the effects of your opponent's cards›", &ability.Rule{Verb: ability.Selected, By: foe}))
	rows = append(rows, severalCannots()...)
	rows = append(rows, unnullified()...)
	unnull := func(k ability.DamageKind) *ability.Rule { return &ability.Rule{Verb: ability.MissedV, Kind: k} }
	this := ability.What{Ref: text.ThisRef}
	// Whoever attacks: all that attack do so in the one attack that is going on.
	thatAttack := &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.Attacking}})}, Verb: ability.MissedV, Kind: ability.AttackDamage, For: ability.Time{Until: ability.EndOfBattle}}
	whole := []ability.Effect{&ability.Rule{What: this, Verb: ability.MissedV, Kind: ability.AttackDamage}, &ability.Rule{What: this, Verb: ability.MinusV}}
	both := []ability.Effect{&ability.Rule{What: this, Verb: ability.MissedV}, &ability.Rule{What: this, Verb: ability.MinusV}}
	alone := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}}
	rows = append(rows,
		quiet("alone not nullified, if so", "s2", "", "{If.Args.0:nara}, this card's attack‹|s› cannot be nullified if it is attacking alone", text.Clause{If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, alone}}, Do: []ability.Effect{&ability.Rule{What: this, Verb: ability.MissedV, Kind: ability.AttackDamage}}}),
		quiet("alone not nullified", "s2", "", "this card's attack‹|s› cannot be nullified if it is attacking alone", text.Clause{If: &alone, Do: []ability.Effect{&ability.Rule{What: this, Verb: ability.MissedV, Kind: ability.AttackDamage}}}),
		own1("not nullified", "effect", "このカードは無効化されない | このカードの‹コール|使用|装備›は無効化されない", "this card cannot be nullified", &ability.Rule{What: this, Verb: ability.MissedV}),
		own1("attack not nullified", "effect", "{What:what}の攻撃は無効化されない", "{What:what}'s attack‹|s› cannot be nullified | ‹the |›attack‹|s› of {What:what} cannot be nullified", unnull(ability.AttackDamage)),
		own1("player cannot draw by effects", "effect", "{What.Who:player}は‹、|›‹カードの|›効果で‹カードを|›‹引けない|引くことができない›", "{What.Who:player} cannot draw cards by ‹effects|card effects|the effect of cards|the effects of cards›", &ability.Rule{Verb: ability.Drew, Kind: ability.AbilityDamage}),
		needing(quiet("attacks of those there not nullified", "effect", "{What.Sel.Of:np}の攻撃は無効化されない", "", &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{})}, Verb: ability.MissedV, Kind: ability.AttackDamage}), func(v any) bool {
			f := v.(*ability.Rule).What.Sel.Of
			return len(f.Zone) > 0 && f.Ref == (ability.Ref{}) && (f.Kind != 0 || len(f.Has) > 0)
		}),
		quiet("attacks of yours not nullified", "effect", "{What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}の攻撃は無効化されない", "", &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}})}, Verb: ability.MissedV, Kind: ability.AttackDamage}),
		quiet("attack not nullified -ず", "effectR", "{What:what}の攻撃は無効化されず", "", unnull(ability.AttackDamage)),
		quiet("that attack not nullified -ず", "effectR", "‹その|この›攻撃は無効化されず", "", thatAttack),
		quiet("its attack not nullified", "effect", "", "its attack‹|s› cannot be nullified", &ability.Rule{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Verb: ability.MissedV, Kind: ability.AttackDamage}),
		quiet("that attack not nullified", "effect", "‹その|この›攻撃は無効化されない", "‹that|the› attack cannot be nullified", thatAttack),
		own1("damage of its attacks not reduced", "effect", "{What:what}の攻撃‹で‹|相手に›与える|による|の›ダメージは‹減らない|減らされない|軽減されない›", "‹|the ›damage ‹dealt by|from|of› {What:what}'s attack‹|s› cannot be reduced | ‹|the ›damage ‹dealt by|from|of› ‹|the ›attack‹|s› of {What:what} cannot be reduced", &ability.Rule{Verb: ability.MinusV, Kind: ability.AttackDamage}),
		quiet("attack not nullified, nor the damage of it reduced", "chain", "{0.What=1.What:what}の攻撃は無効化されず、‹その|この|このカードの›攻撃‹で‹|相手に›与える|による|の›ダメージは‹減らない|減らされない|軽減されない›", "{0.What=1.What:what}'s attack‹|s› cannot be nullified‹,|› and ‹|the ›damage dealt by ‹the attack|that attack|this card's attack|this card's attacks› cannot be reduced", []ability.Effect{unnull(ability.AttackDamage), &ability.Rule{Verb: ability.MinusV, Kind: ability.AttackDamage}}),
		own1("not reduced", "effect", "{What:what}‹が|で›与えるダメージは‹減らない|減らされない|軽減されない›", "the damage dealt by {What:what} cannot be reduced | damage ‹dealt by|from› {What:what} cannot be reduced", &ability.Rule{Verb: ability.MinusV}),
		quiet("the damage not reduced", "effect", "‹この|その›ダメージは‹減らない|減らされない|軽減されない›", "‹this|that|the› damage cannot be reduced", &ability.Rule{What: this, Verb: ability.MinusV}),
		quiet("its damage not reduced", "effect", "このカードのダメージは‹減らない|減らされない|軽減されない›", "this card's damage cannot be reduced", &ability.Rule{What: this, Verb: ability.MinusV}),
		quiet("neither attack nullified nor damage reduced", "chain", "このカードの攻撃は無効化されず、‹このカード‹が|の›与える|このカードの|与える|›ダメージは‹減らない|減らされない|軽減されない›", "", whole),
		quiet("neither reduced nor nullified", "chain", "このカード‹の|が与える›ダメージは‹減らず|減らされず|軽減されず›、‹|このカードは›無効化されない", "the damage dealt by this card cannot be reduced‹,|› and this card cannot be nullified", []ability.Effect{both[1], both[0]}),
		own1("neither nullified nor reduced", "chain", "このカード‹|の使用›は無効化されず、‹このカードの|›ダメージは‹減らない|減らされない|軽減されない›", "this card cannot be nullified and ‹the|its› damage cannot be reduced | this card cannot be nullified, and ‹the|its› damage cannot be reduced", both),
	)
	return append(rows, playedFreely()...)
}

// playedFreely are what says of cards that a fighter plays that they are not nullified.
func playedFreely() (rows []text.Row) {
	for _, p := range plays {
		does := map[string]string{"コールした": "コールする", "使った": "使う", "装備した": "装備する"}[p.done]
		calls := strings.TrimSuffix(p.verb, "s")
		bare := "" // of what stays on the field it may be meant there
		if p.kind&(ability.SpellCard|ability.Impact) != 0 {
			bare = " | ‹|all ›{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} cannot be nullified"
		}
		rows = append(rows, needing(own1("no "+p.en+" nullified", "effect", "{What.Sel.Of.Who:player}が"+does+"{What.Sel.Of+:npraw}は‹、|›無効化されない | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}の"+p.un+"は‹、|›無効化されない", "‹|the ›{What.Sel.Of+:rawnps} {What.Sel.Of.Who:player} ‹"+p.verb+"~"+calls+"› cannot be nullified"+bare, &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Resolving}})}, Verb: ability.MissedV}), func(v any) bool {
			f := v.(*ability.Rule).What.Sel.Of
			return f.Kind == p.kind && f.Who != (ability.Who{}) && f.Ref == (ability.Ref{})
		}))
	}
	return rows
}

// unnullified are what says of its own card that its abilities are not nullified, alone or behind
// what else does not happen to it.
func unnullified() (rows []text.Row) {
	for _, by := range []struct {
		id, ja, en string
		who        ability.Who
		kind       ability.DamageKind
	}{
		{id: ""},
		{" by effects", "‹カードの|›効果で", " by ‹|card |the ›effects‹| of cards| from cards›", ability.Who{}, ability.AbilityDamage},
		{" by their effects", "相手の‹カードの|›効果で", " by ‹your opponent's card effects|your opponent's effects|effects from your opponent's cards|effects of your opponent's cards|the effects of your opponent's cards›", foe, ability.AbilityDamage},
	} {
		null := &ability.Rule{Verb: ability.MissedV, Kind: ability.AbilityDamage, By: by.who}
		no := func(v ability.Verb) ability.Effect { return &ability.Rule{Verb: v, By: by.who, Kind: by.kind} }
		const en, its = "cannot be ", "‹,|› ‹and ‹its|their› ‹ability|abilities› cannot be nullified|‹nor|or› have ‹its|their› ‹ability|abilities› nullified›"
		const nor = "‹,|› ‹‹nor|or› ‹be |›|be |›" // behind a comma the last of three alone is joined
		of := func(r text.Row) text.Row {
			return needing(r, func(v any) bool {
				w := acts(firstOf(v))
				return w.Ref == text.ThisRef || w.Sel != nil && (w.Sel.Of.Ref == text.ThisRef || w.Sel.N.Op == ability.All && w.Sel.Of.Ref == (ability.Ref{}) && text.Equal(w.Sel.Of.Zone, []ability.Zone{ability.Field}))
			})
		}
		const nullJA = "‹‹その|›能力は|能力を›"
		either := func(s, other string) string { // by whom is said of all, wherever it stands
			if by.id == "" {
				return s
			}
			return s + " | " + other
		}
		if by.kind != ability.AbilityDamage || by.who != (ability.Who{}) { // nothing but effects nullifies them
			rows = append(rows, of(own1("abilities not nullified"+by.id, "effect", "{What:what}の能力は‹、|›"+by.ja+"無効化されない | {What:what}は‹、|›"+by.ja+"能力を無効化されない", "‹the |›abilit‹ies|y› of {What:what} cannot be nullified"+by.en+" | {What:what}'s abilit‹ies|y› cannot be nullified"+by.en, null)))
		}
		rows = append(rows,
			of(own1("not destroyed nor nullified"+by.id, "chain", "{0.What=1.What:topic}は‹、|›"+by.ja+"破壊されず、"+nullJA+"無効化されない", either("{0.What=1.What:what} "+en+"destroyed"+by.en+its, "{0.What=1.What:what} "+en+"destroyed"+its+"‹,|›"+by.en), []ability.Effect{no(ability.Destroyed), null})),
			of(quiet("neither nullified nor destroyed"+by.id, "chain", "{0.What=1.What:topic}は‹、|›能力を無効化されず、"+by.ja+"破壊されない", "", []ability.Effect{&ability.Rule{Verb: ability.MissedV, Kind: ability.AbilityDamage}, no(ability.Destroyed)})),
			of(own1("not returned nor nullified"+by.id, "chain", "{0.What=1.What:topic}は‹、|›"+by.ja+"手札に‹戻らず|戻されず|戻せず›、"+nullJA+"無効化されない", either("{0.What=1.What:what} "+en+"returned to ‹|your |its owner's |the ›hand"+by.en+its, "{0.What=1.What:what} "+en+"returned to ‹|your |its owner's |the ›hand"+its+"‹,|›"+by.en), []ability.Effect{no(ability.Returned), null})),
			of(own1("neither destroyed nor returned nor nullified"+by.id, "chain", "{0.What=1.What=2.What:topic}は‹、|›"+by.ja+"破壊されず、手札に‹戻らず|戻されず|戻せず›、"+nullJA+"無効化されない", either("{0.What=1.What=2.What:what} "+en+"destroyed"+nor+"returned to ‹|your |its owner's |the ›hand"+by.en+its, "{0.What=1.What=2.What:what} "+en+"destroyed"+nor+"returned to ‹|your |its owner's |the ›hand"+its+"‹,|›"+by.en+" | {0.What=1.What=2.What:what} "+en+"destroyed"+by.en+nor+"returned to ‹|your |its owner's |the ›hand"+its), []ability.Effect{no(ability.Destroyed), no(ability.Returned), null})))
	}
	return rows
}

// firstOf is an effect, or the first of several.
func firstOf(v any) ability.Effect {
	if es, is := v.([]ability.Effect); is {
		return es[0]
	}
	return v.(ability.Effect)
}

// timed adds to rows that say what does not happen to some, or what a fighter cannot do, that it is
// so for a time, which is said behind them: そのカードは、このターン中、攻撃できない.
func timed(rows []text.Row) []text.Row {
	topics := [...]struct{ said, held string }{{"{What:what}は", "{For:span}"}, {"{What.Who:player}は", "{For:span}"}, {"{0.What=1.What:topic}は", "{0.For=1.For:span}"}}
	for _, r := range rows {
		if !lasts(r.Node) {
			continue
		}
		var faces []string
		for _, face := range text.SplitTop(r.JA) {
			for _, t := range topics {
				if what, is := strings.CutPrefix(face, t.said); is {
					what = strings.TrimPrefix(strings.TrimPrefix(what, "‹|、›"), "‹、|›")
					faces = append(faces, t.said+"‹|、›"+t.held+"‹、|›"+what)
				}
			}
		}
		if len(faces) > 0 {
			fits := r.Needs
			rows = append(rows, needing(quiet(r.ID+", for a time", r.NT, strings.Join(faces, " | "), "", r.Node), func(v any) bool {
				return ability.TimeOf(firstOf(v)).Until != ability.InNext && (fits == nil || fits(v)) // what is to come is a row of its own
			}))
		}
	}
	return rows
}

// lasts tells whether a node is nothing but rules that may hold for a time, and says none.
func lasts(node any) bool {
	es, several := node.([]ability.Effect)
	if e, is := node.(ability.Effect); is {
		es = []ability.Effect{e}
	} else if !several {
		return false
	}
	return !slices.ContainsFunc(es, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return !is || r.For != (ability.Time{})
	})
}

// tooLate tells whether an ability that goes off when something is used nullifies that: it is played in the next play timing, when
// what was used has resolved. What answers a use is a counter. [4.flow.3.1]
func tooLate(a *ability.Ability) (found bool) {
	if a.Kind != ability.Triggered || !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Played || e.Verb == ability.ActivatedV }) {
		return false
	}
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		_, cancels := e.(*ability.Cancel)
		found = found || cancels
	})
	return found
}

// severalCannots are lists of what is not done to cards by effects, which share what is said of whom they are: be destroyed, returned to
// hand, or rested, by your opponent's card effects. By whom is said of all of them.
func severalCannots() (rows []text.Row) {
	deeds := [...]struct {
		be, en string
		verb   ability.Verb
	}{{"be ", "destroyed", ability.Destroyed}, {"be ", "returned to ‹|your |its owner's |the ›hand", ability.Returned}, {"be ", "‹rested|rest›", ability.ActedV}, {"", "leave ‹the|your› field", ability.Left}}
	said := func(i int, first bool) string {
		if d := deeds[i]; first || d.be == "" {
			return d.be + d.en
		} else {
			return "‹|be ›" + d.en
		}
	}
	for _, by := range [...]struct {
		id, en string
		who    ability.Who
	}{
		{"effects", "‹,|› by ‹|card |the ›effects‹| of cards| from cards›", ability.Who{}},
		{"their effects", "‹,|› by ‹your opponent's card effects|your opponent's effects|effects from your opponent's cards|effects of your opponent's cards|the effects of your opponent's cards›", foe},
	} {
		no := func(of ...int) (es []ability.Effect) {
			for _, i := range of {
				es = append(es, &ability.Rule{Verb: deeds[i].verb, By: by.who, Kind: ability.AbilityDamage})
			}
			return es
		}
		for i := range deeds {
			for j := range deeds {
				if i == j {
					continue
				}
				closed := strings.Replace(by.en, "‹,|›", ",", 1) // behind a comma before the second the "by" of both stands behind one more
				pair := "{0.What=1.What:what} cannot " + said(i, true) + ", ‹nor|or› " + said(j, false) + closed
				if i > 0 || j > 2 || by.who == (ability.Who{}) {
					pair += " | {0.What=1.What:what} cannot " + said(i, true) + " ‹nor|or› " + said(j, false) + by.en
				} else { // the rows before say the rest
					pair += " | {0.What=1.What:what} cannot " + said(i, true) + " ‹nor|or› " + said(j, false) + closed
					if j == 2 {
						pair += " | {0.What=1.What:what} cannot be destroyed ‹nor|or› rested" + strings.TrimPrefix(by.en, "‹,|›")
					}
				}
				rows = append(rows, quiet("cannot, two by "+by.id+": "+deeds[i].en+deeds[j].en, "chain", "", pair, no(i, j)))
				for k := range deeds {
					if k != i && k != j {
						rows = append(rows, quiet("cannot, three by "+by.id+": "+deeds[i].en+deeds[j].en+deeds[k].en, "chain", "", "{0.What=1.What=2.What:what} cannot "+said(i, true)+", "+said(j, false)+"‹,|› ‹or|nor› "+said(k, false)+by.en, no(i, j, k)))
					}
				}
			}
		}
	}
	return rows
}
