package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// damages are what becomes of damage that a fighter would be dealt: of any, of so much, of that which
// an attack or an effect deals.
func damages() (rows []text.Row) {
	for _, src := range []struct {
		id, ja string
		en     []string
		kind   ability.DamageKind
		obj    *ability.Filter
	}{
		{"", "", []string{""}, ability.AnyDamage, nil},
		{" by attacks", "‹|相手の›攻撃で", []string{" ‹by an attack|from an attack|by attacks|from attacks|by attack|by your opponent's attack|by an opponent's attack›"}, ability.AttackDamage, nil},
		{" by effects", "‹カードの|›効果で", []string{" ‹by|from› ‹card effects|effects|an effect|the effects of cards|the effect of a card›"}, ability.AbilityDamage, nil},
		{" by their effects", "相手の‹カードの|›効果で", []string{" ‹by|from› ‹your opponent's card effects|your opponent's effects|the effects of your opponent's cards|the effect of your opponent's card|an effect of your opponent's card›"}, ability.AbilityDamage, &ability.Filter{Who: foe}},
		{" by some effects", "{Of.Obj:npraw}の効果で", []string{" ‹by|from› the effect‹|s› of {Of.Obj:anpraw}", " ‹by|from› {Of.Obj:npraw} effects"}, ability.AbilityDamage, &ability.Filter{}},
		{" by their effects of a sort", "{Of.Obj.Who:poss}{Of.Obj+:npraw}の効果で", []string{" ‹by|from› the effect‹|s› of {Of.Obj.Who:poss}{Of.Obj+:rawnps}", " ‹by|from› {Of.Obj.Who:poss}{Of.Obj+:npraw} effect‹|s›", " ‹by|from› the effect‹|s› of {Of.Obj.Who:poss}{Of.Obj+:npraw}"}, ability.AbilityDamage, &ability.Filter{}},
	} {
		named, sided := src.obj != nil && src.obj.Who == (ability.Who{}), strings.HasPrefix(src.ja, "{Of.Obj.Who")
		for _, much := range []bool{false, true} {
			of := hurt(you)
			of.Kind, of.Obj = src.kind, src.obj
			if named && !sided {
				of.Obj = nil
			}
			ja, en := "君が"+src.ja, "you would be dealt "
			if much {
				of.AtLeast, ja, en = &ability.Amount{}, ja+"{Of.AtLeast:num}以上の", en+"{Of.AtLeast:num} or ‹more|greater› "
			}
			fits := func(v any) bool {
				f := v.(*ability.Instead).Of.Obj
				return !named || f != nil && f.Kind != 0 && f.Ref == (ability.Ref{}) && (f.Who != (ability.Who{})) == sided
			}
			would, before := dealing(src.id, src.ja, src.en, of, much)
			rows = append(rows, needing(would, fits), needing(before, func(v any) bool { return fits(&ability.Instead{Of: *v.(ability.Cond).On}) }))
			for _, w := range []struct {
				id, ja, jaIts, en string
				op                ability.Op
			}{
				{"reduced", "を‹|すべて›{N:num}減らす", "は‹、|›‹|すべて›{N:num}減る", "by {N:num}", ability.Sub},
				{"becomes", "を‹|すべて›{N:num}に‹減らす|する›", "は‹|すべて›{N:num}に‹なる|減る›", "to {N:num}", ability.Set},
			} {
				red := "‹that damage is reduced|it is reduced|reduce that damage|reduce it›"
				in := &ability.Instead{Of: of, Op: w.op}
				dealt, would := ja+"受けるダメージ", ja+"ダメージを受ける‹場合|時›、‹そのダメージ|それ›"
				whole := []string{dealt + w.ja, dealt + w.jaIts, would + w.ja}
				if src.ja != "" && !much {
					whole = append(whole, src.ja+"君が受けるダメージ"+w.ja)
				}
				if src.kind == ability.AbilityDamage && src.obj == nil && !much {
					whole = append(whole, "君が受ける‹攻撃以外|カードの効果|効果›のダメージ"+w.ja)
				}
				var faces []string
				if !much {
					for _, by := range src.en {
						const all = "damage ‹dealt to you|you take|you would take|you receive|you would receive›"
						faces = append(faces, "‹|the |all ›"+all+by+" ‹is|are› reduced "+w.en, "reduce ‹|the |all ›"+all+by+" "+w.en)
						if w.op == ability.Set {
							faces = append(faces, "‹|the |all ›"+all+by+" becomes {N:num}")
						} else if src.kind == ability.AbilityDamage && src.obj == nil {
							faces = append(faces, "other than damage dealt by an attack, damage dealt to you is reduced by {N:num}")
						}
					}
				} else {
					const its = "、‹そのダメージ|それ›"
					whole = []string{would + w.ja, "君が" + src.ja + "受けるダメージが{Of.AtLeast:num}以上‹の時|の場合|なら›" + its + w.ja, "君が" + src.ja + "ダメージ{Of.AtLeast:num}以上を受ける‹場合|時›" + its + w.ja, "君が" + src.ja + "受ける{Of.AtLeast:num}以上のダメージ" + w.ja}
				}
				for _, by := range src.en {
					faces = append(faces, "if "+en+"damage"+by+", "+red+" "+w.en+"‹| instead›")
					if !much {
						faces = append(faces, "if damage would be dealt to you"+by+", "+red+" "+w.en+"‹| instead›")
					}
					if w.op == ability.Set {
						faces = append(faces, "if "+en+"damage"+by+", ‹that damage|it› becomes {N:num}‹| instead›")
					}
				}
				r := own1("damage"+src.id+map[bool]string{true: " of so much"}[much]+" "+w.id, "effect", strings.Join(whole, " | "), strings.Join(faces, " | "), in)
				if rows = append(rows, needing(r, fits)); !much {
					rows = append(rows, needing(next(src.id+" "+w.id, src.ja, w.ja, w.en, src.en, in), fits))
				}
			}
		}
	}
	firm := own1("that damage cannot be reduced", "sentence", "{:firmly}", "{:firmly}", text.Clause{Firm: true})
	return append(rows, slices.Concat(dealtMore(), outlives(), []text.Row{instead(), firm})...)
}

// dealing is that one would be dealt damage, as what something is done instead of, and as when something is used.
func dealing(id, ja string, by []string, of ability.Event, much bool) (would, before text.Row) {
	said, much1 := "君が"+ja+"ダメージを受ける‹場合|時›", ""
	var en, uses []string
	if much {
		id, much1 = id+" of so much", "{Of.AtLeast:num} or ‹more|greater› "
		said = "君が" + ja + "{Of.AtLeast:num}以上のダメージを受ける‹場合|時› | 君が" + ja + "受けるダメージが{Of.AtLeast:num}以上‹の時|の場合|なら› | 君が" + ja + "ダメージ{Of.AtLeast:num}以上を受ける‹場合|時›"
	}
	const if1, behind = "‹if|when› you ‹would be|are› dealt ", " of {Of.AtLeast:num} or ‹more|greater›"
	for _, b := range by {
		if en = append(en, if1+much1+"damage"+b); much {
			en = append(en, if1+"damage"+behind+b)
			if b != "" {
				en = append(en, if1+"damage"+b+behind)
			}
		}
	}
	for _, s := range en {
		uses = append(uses, strings.NewReplacer("‹if|when›", "‹when|if›", "‹would be|are›", "would be", "Of.", "On.").Replace(s))
	}
	ja = strings.ReplaceAll(strings.NewReplacer("‹場合|時›", "‹時|場合›‹に|›", "Of.", "On.").Replace(said), "なら›", "なら›‹|、›")
	return own1("would be dealt damage"+id, "wouldif", said, strings.Join(en, " | "), &ability.Instead{Of: of}), usedBefore(id, ja, strings.Join(uses, " | "), of)
}

// instead is what is done once in the place of damage that would come next in the turn.
func instead() text.Row {
	return needing(own1("done for the next damage", "effect", "‹このターン中、|そのターン中、|›次に君が受けるダメージは与えられず、{Do:effects}", "the next time you would be dealt damage this turn, 0 is dealt, and {Do:effects}",
		&ability.Instead{Of: hurt(you), For: ability.Time{Until: ability.Uses, N: 1}}), func(v any) bool { return len(v.(*ability.Instead).Do) > 0 })
}

// next is what becomes of the damage that comes next in the turn.
func next(id, ja, does, to string, by []string, in *ability.Instead) text.Row {
	n := *in
	n.For = ability.Time{Until: ability.Uses, N: 1}
	var en []string
	for _, b := range by {
		const less = "‹ this turn|›, ‹it is reduced|reduce it|that damage is reduced|reduce that damage› "
		const whose = "‹dealt to you|you would take|you take|you would be dealt|you are dealt›"
		en = append(en, "‹|this turn, |for this turn, ›the next time ‹damage would be dealt to you|you would be dealt damage|you are dealt damage›"+b+less+to+"‹| instead›", "‹|this turn, |for this turn, ›reduce the next damage "+whose+b+"‹ this turn|› "+to, "‹|this turn, |for this turn, ›the next damage "+whose+b+"‹ this turn|› is reduced "+to)
		if in.Op == ability.Set {
			en = append(en, "‹|this turn, ›the next time damage would be dealt to you"+b+"‹ this turn|›, it becomes {N:num}‹| instead›", "‹|this turn, |for this turn, ›the next damage "+whose+b+"‹ this turn|› becomes {N:num}")
		}
	}
	return own1("next damage"+id, "effect", "‹このターン中、|そのターン中、|›次に‹君が|›"+ja+"受けるダメージ"+does+" | 君が次に"+ja+"受けるダメージ"+does, strings.Join(en, " | "), &n)
}

// dealtMore are what makes the damage more that is dealt to the opponent: by attacks, by effects, or by those of some cards.
func dealtMore() (rows []text.Row) {
	mine := &ability.Filter{Who: you}
	for _, src := range []struct {
		id, ja, en string
		kind       ability.DamageKind
		obj        *ability.Filter
	}{
		{" by your effects", "君の‹カードの|›効果で", " ‹by|from› ‹your card effects|your effects|the effects of your cards|the effect of your card›", ability.AbilityDamage, mine},
		{" by this card's effects", "このカードの効果で", " ‹by|from› ‹this card's effect‹|s›|the effect‹|s› of this card›", ability.AbilityDamage, text.ThisFilter()},
		{" by effects of a sort of yours", "{Of.Obj.Who:poss}{Of.Obj+:npraw}の効果で", " ‹by|from› the effect‹|s› of {Of.Obj.Who:poss}{Of.Obj+:rawnps}", ability.AbilityDamage, mine},
		{" by the attacks of some", "{Of.Obj:np}の攻撃で", " ‹by|from› the attack‹|s› of {Of.Obj:nps}", ability.AttackDamage, &ability.Filter{}},
	} {
		of := hurt(foe)
		of.Kind, of.Obj = src.kind, src.obj
		more := &ability.Instead{Of: of, Op: ability.Add}
		var ja []string
		for _, dealt := range []string{"相手が" + src.ja + "受けるダメージ", src.ja + "相手‹に与える|が受ける›ダメージ"} {
			for _, more := range []string{"を{N:num}増やす", "‹を|›+{N:num}‹する|›"} {
				ja = append(ja, dealt+more)
			}
		}
		rows = append(rows, needing(own1("damage raised"+src.id, "effect", strings.Join(ja, " | "), "‹|the |all ›damage dealt to your opponent"+src.en+" is increased by {N:num} | increase ‹|the |all ›damage dealt to your opponent"+src.en+" by {N:num} | ‹|the |all ›damage you deal to your opponent"+src.en+" is increased by {N:num}", more), func(v any) bool {
			f := v.(*ability.Instead).Of.Obj
			switch {
			case src.obj == mine && strings.Contains(src.ja, "npraw"):
				return (f.Kind != 0 || len(f.Has) > 0) && f.Ref == (ability.Ref{}) && f.Who == you
			case src.kind == ability.AttackDamage:
				return f.Ref == (ability.Ref{}) && f.Who == you && len(f.Zone) > 0
			}
			return true
		}))
	}
	return rows
}
