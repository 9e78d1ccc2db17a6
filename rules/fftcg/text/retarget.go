package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What a Summon or an ability on the stack chose, and what it chooses in its place.

// retargetRows are those rows.
func retargetRows() []text.Row {
	act := func(with ability.What) *ability.Act {
		return &ability.Act{Word: retargetWord, What: ability.What{Ref: text.BindRef(text.SlotIt)}, With: with}
	}
	may := func(with ability.What) text.Clause { return text.Clause{May: true, Do: []ability.Effect{act(with)}} }
	one := ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}
	const ja = "‹|あなたは›‹それの|その|›‹対象|新たな対象›‹を|として›"
	const chosen = "‹|あなたは›‹それ|その召喚獣|そのアビリティ|その召喚獣かアビリティ›‹が|の›選んでいるもの‹を|›"
	const again = "選び‹なおし|直し›てもよい"
	return []text.Row{
		{ID: "it may choose another", NT: "s6", JA: ja + "{Do.0.With.Sel.Of.Who:ctrl}‹別の|他の›{Do.0.With.Sel.Of+:npraw}1体‹に変更してもよい|を選んでもよい› | " + chosen + "{Do.0.With.Sel.Of.Who:ctrl}‹|別の|他の›{Do.0.With.Sel.Of+:npraw}‹|1体›に" + again, EN: "you may choose another {Do.0.With.Sel.Of+:npraw} {Do.0.With.Sel.Of.Who:ctrl} ‹to become|as› the new target", Node: may(one)},
		{ID: "it may choose another of anyone's", NT: "s6", JA: ja + "‹別の|他の›{Do.0.With.Sel.Of+:npraw}1体‹に変更してもよい|を選んでもよい›", EN: "you may choose another {Do.0.With.Sel.Of+:npraw} ‹to become|as› the new target", Node: may(one), Needs: func(v any) bool {
			f := v.(text.Clause).Do[0].(*ability.Act).With.Sel.Of
			return f.Who == (ability.Who{}) && f.Kind != 0 && f.Kind&^characters == 0
		}},
		{ID: "it may choose anything else", NT: "s6", JA: ja + "‹別のもの|他のもの|別の対象›‹に変更してもよい|を選んでもよい› | " + chosen + again, EN: "you may choose another target ‹to become|as› the new target", Node: may(ability.What{})},
		{ID: "it chooses this", NT: "effect", JA: "可能なら、‹それ|その召喚獣|そのアビリティ|その召喚獣かアビリティ›は代わりに" + text.OwnName + "を選ぶ", EN: "‹the Summon or ability|that Summon or ability|it› is now choosing " + text.OwnName + " instead, if possible", Node: act(ability.What{Ref: text.ThisRef})},
		{ID: "that has one target", NT: "mod", JA: "対象が1つだけの | 1つだけを選んでいる", EN: "… that ‹has|have› only ‹one|1› target", Node: aims(ability.AimsAlone, &ability.Filter{})},
	}
}

// retargetWord is that procedure in the data.
const retargetWord = "retarget"

// retargetsMany tells whether something is to choose another of which it is not said that it chose one thing alone: which of them it would be is
// not said.
func retargetsMany(a *ability.Ability) (found bool) {
	one := false
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			one = len(e.Sel.Each) == 0 && text.Equal(e.Sel.N, text.One()) && len(e.Sel.Of.Rel) == 1 && e.Sel.Of.Rel[0].Kind == ability.AimsAlone
		case *ability.Act:
			found = found || e.Word == retargetWord && !one
		}
	})
	return found
}
