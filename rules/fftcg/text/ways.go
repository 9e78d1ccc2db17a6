package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Sentences in an order of their own: what stands behind what it holds for, what is done to
// this card at the end of its use, three things chosen in one breath.

func wayRows() []text.Row {
	three := &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}, {}}}, Slot: text.SlotNew, Slots: []uint8{text.SlotNew, text.SlotNew, text.SlotNew}}
	return []text.Row{
		{Quiet: true, ID: "if, behind", NT: "s2", EN: "{+:s3} {If:nara}", Node: text.Clause{}, Needs: saidBehind},
		{Quiet: true, ID: "you do", NT: "s6", EN: "you {Do.0:effect}", Node: text.Clause{Do: []ability.Effect{nil}}, Needs: text.Actable},
		{ID: "removed after use", NT: "effect", JA: text.OwnName + "は使用後、ブレイクゾーンに置かれる代わりにゲームから除外される | " + text.OwnName + "は使用後‹、|›‹ブレイクゾーンに置く代わりに|ブレイクゾーンに置かれずに|›‹、|›ゲームから除外‹される|する› | 使用後、" + text.OwnName + "を‹ブレイクゾーンに置く代わりに|›‹、|›ゲームから除外する", EN: "remove " + text.OwnName + " from the game after use‹ instead of putting it ‹into|in› the Break Zone|›",
			Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{ability.Resolving}}}}, How: ability.Banish, To: text.At(ability.Removed)}},
		{Quiet: true, ID: "in its next active phase", NT: "span", JA: "次の‹|コントローラーの|そのコントローラーの|それのコントローラーの|それらのコントローラーの|自身のコントローラーの|自身の›アクティブフェイズ‹|に|で|中|の間›", Node: ability.Time{Until: ability.InNext, Phase: ability.StartPhase, Whose: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}}},
		{Quiet: true, ID: "used only, and only", NT: "sentence", JA: "このアビリティは{_:onlyja}"},
		{Quiet: true, ID: "cast with this hue", NT: "sentence", JA: text.OwnName + "の‹CP|コスト›は{AddCost.0.How.Colors.0:class}のCPで‹しか支払えない|しか支払うことができない|のみ支払うことができる|のみ支払える›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Colors: []string{""}, Only: true}}}}},
		{ID: "choose of three", NT: "effect", EN: "choose {Sel:threeof}", Node: &ability.Select{Slot: text.SlotNew, Slots: []uint8{text.SlotNew, text.SlotNew, text.SlotNew}}},
		{ID: "choose of three there", NT: "effect", JA: "{Sel.Each.0:selb}‹と|、›{Sel.Each.1:selb}‹と|、›{Sel.Each.2:selb}‹を|›選ぶ", Node: three, Needs: text.Apart},
		{Quiet: true, ID: "choose of three on a side", NT: "effect", JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who=Sel.Each.2.Of.Who:ctrl}、‹最大|›{Sel.Each.0.Of+:np}{Sel.Each.0.N:count}‹と|、›‹最大|›{Sel.Each.1.Of+:np}{Sel.Each.1.N:count}‹と|、›‹最大|›{Sel.Each.2.Of+:np}{Sel.Each.2.N:count}‹を|›選ぶ", Node: three},
	}
}

// saidBehind: a condition behind what it holds for is that of nothing else.
func saidBehind(v any) bool {
	c := v.(text.Clause)
	return c.If != nil && !c.While && len(c.Do) > 0
}
