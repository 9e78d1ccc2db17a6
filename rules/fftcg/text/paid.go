package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// What was paid, with what it may be paid, and what may be paid instead. FF-TCG 5.2.1.3, 11.2,
// 11.4.6.

// castThis is that this card was cast.
func castThis(p *ability.Payment) *ability.Event {
	return &ability.Event{Verb: ability.Played, Subj: &ability.Filter{Ref: text.ThisRef}, Paid: p}
}

// paidKinds is how many elements were paid for this card.
func paidKinds(n int32) ability.Amount {
	return ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, On: castThis(nil), N: n}
}

// forThis and paidForThis stand before what is said of the cost of this card.
const (
	forThis        = "‹to cast|to play|of› " + text.OwnName + "‹| onto the field| from your hand onto the field›"
	fromHandJA     = "手札にある" + text.OwnName + "は{AddCost.0.How.From:np}‹が|から›生み出‹した|す|される›CP‹でしか|のみでしか›"
	ratherThanThis = " instead of paying ‹" + text.OwnName + "'s ‹|CP ›cost|the ‹|CP ›cost " + forThis + "›"
	paidForThis    = "the cost ‹|paid ›" + forThis
)

func paidRows(words *wing.Lexicon) []text.Row {
	rows := []text.Row{
		{ID: "CP of an element was paid", NT: "cond3", JA: text.OwnName + "を‹キャストする|フィールドに出す›ために支払った‹CP|コスト›に{On.Paid.Colors.0:class}‹のCP|›が含まれてい‹る|た› | " + text.OwnName + "を‹出す|キャストする|フィールドに出す›ためのコストの支払いに{On.Paid.Colors.0:class}‹のCP|›が含まれてい‹る|た›", EN: paidForThis + " included {On.Paid.Colors.0:class} CP",
			Node: ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{Colors: []string{""}})}, Needs: paidSome(false)},
		{ID: "CP of an element alone was paid", NT: "cond3", JA: text.OwnName + "を‹キャストする|フィールドに出す›ために支払った‹CP|コスト›が{On.Paid.Colors.0:class}‹のCP|›のみであ‹る|った› | " + text.OwnName + "を‹出す|キャストする|フィールドに出す›ために支払った‹CP|コスト›が{On.Paid.Colors.0:class}‹のCP|›のみであ‹る|った› | " + text.OwnName + "の‹CP|コスト›を{On.Paid.Colors.0:class}のCPのみで支払‹った|っていた› | " + text.OwnName + "の‹CP|コスト›を{On.Paid.Colors.0:bareclass}のCPのみで支払‹った|っていた›", EN: paidForThis + " was only paid with {On.Paid.Colors.0:class} CP | " + paidForThis + " was paid ‹only with|with only|only using|using only› {On.Paid.Colors.0:class} CP | ‹you cast|you paid for› " + text.OwnName + " ‹using only|only using|with only|only with› {On.Paid.Colors.0:class} CP | " + text.OwnName + " was cast ‹using only|only using|with only|only with› {On.Paid.Colors.0:class} CP",
			Node: ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{Colors: []string{""}, Only: true})}, Needs: paidSome(true)},
		{Quiet: true, ID: "CP of an element and no other", NT: "cond1", JA: text.OwnName + "を‹出す|キャストする|フィールドに出す›ために支払った‹CP|コスト›が{On.Paid.Colors.0:class}‹のCP|›のみ | " + text.OwnName + "を‹出す|キャストする|フィールドに出す›ために支払った‹CP|コスト›‹の属性|›がすべて{On.Paid.Colors.0:class} | " + text.OwnName + "を‹出す|キャストする|フィールドに出す›ために支払った‹CP|コスト›の属性が{On.Paid.Colors.0:class}‹のみ|だけ›", Node: ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{Colors: []string{""}, Only: true})}, Needs: paidSome(true)},
		{ID: "CP were made by", NT: "cond3", JA: text.OwnName + "を‹キャストする|フィールドに出す›ために支払ったCPが{On.Paid.From:np}のみから生み出されてい‹る|た› | " + text.OwnName + "を‹キャストする|フィールドに出す›ために支払ったコストが‹すべて|›{On.Paid.From:np}から生み出したCP‹で|のみで›支払われてい‹る|た› | " + text.OwnName + "が{On.Paid.From:np}‹が|から›生み出したCPのみでキャストされ‹た|ていた› | " + text.OwnName + "をキャストするためのCPが{On.Paid.From:np}のみから生み出されてい‹る|た›", EN: "the CP paid " + forThis + " ‹was|were› only produced by {On.Paid.From:nps} | the CP paid " + forThis + " ‹was|were› produced only by {On.Paid.From:nps}",
			Node: ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{})}, Needs: func(v any) bool {
				p := v.(ability.Cond).On.Paid
				return p != nil && p.From != nil && len(p.Colors) == 0
			}},
		{ID: "each element paid", NT: "each", JA: text.OwnName + "を‹キャストする|フィールドに出す›ために支払った‹CP|コスト›の属性1‹種類|つ›", EN: "CP of a different Element ‹you |›paid " + forThis + " | different Element of the CP paid " + forThis, Node: paidKinds(1)},
		{ID: "you cast it", NT: "cond3", JA: "{On.Who:player}が{On.Subj.Ref:ref}をキャストしてい‹た|る› | {On.Who:player}が{On.Subj.Ref:ref}をキャストした", EN: "{On.Who:player} cast {On.Subj.Ref:ref}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return castThing(v) && v.(ability.Cond).On.Who.Side != ability.Each }},
		{Quiet: true, ID: "this was cast", NT: "cond3", JA: text.OwnName + "をキャストしてい‹た|る› | " + text.OwnName + "‹がキャストされた|をキャストした›", EN: text.OwnName + " was cast", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: text.ThisFilter(), Who: text.Who(ability.You)}}},
		{ID: "the extra cost was paid", NT: "cond3", JA: text.OwnName + "をキャスト‹するための|した際に›追加コストを支払った", EN: "you paid the extra cost to cast " + text.OwnName, Node: ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{More: true})}},
		{ID: "of an EX Burst", NT: "cond3", JA: text.OwnName + "がEXバーストによって‹使用されている|発動した|発動している› | このアビリティがEXバースト‹によって|で|により›‹使用された|使用されている|発動した|発動している›", EN: text.OwnName + " results from an EX Burst", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.BurstV, Subj: text.ThisFilter()}}},
		{ID: "uses an EX Burst", NT: "event", JA: "{Who:player}がEXバーストを使用した", EN: "{Who:player} ‹uses~use› an EX Burst", Node: ability.Event{Verb: ability.BurstV}},

		{ID: "paid with an element alone", NT: "sentence", JA: text.OwnName + "‹をキャストするための‹コスト|CP›|›‹は|には›{AddCost.0.How.Colors.0:class}のCP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with {AddCost.0.How.Colors.0:class} CP " + forThis,
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Colors: []string{""}, Only: true}}}}},
		{ID: "paid with either element alone", NT: "sentence", JA: text.OwnName + "‹をキャストするための‹コスト|CP›|›‹は|には›{AddCost.0.How.Colors.0:class}か{AddCost.0.How.Colors.1:class}のCP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with {AddCost.0.How.Colors.0:class} or {AddCost.0.How.Colors.1:class} CP " + forThis,
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Colors: []string{"", ""}, Only: true}}}}},
		{ID: "paid with what they make alone", NT: "sentence", JA: text.OwnName + "‹をキャストするため|›のコスト‹は|には›{AddCost.0.How.From:np}‹が|から›生み出‹した|す|される›CP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない› | ‹手札にある|›" + text.OwnName + "は{AddCost.0.How.From:np}‹が|から›生み出‹した|す|される›CP‹でしか|のみでしか›キャストできない", EN: "you can only pay with CP produced by {AddCost.0.How.From:nps} " + forThis,
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{}}}}, Needs: madeAlone},
		{ID: "paid out of the hand with what they make alone", NT: "sentence", EN: "you can only pay with CP produced by {AddCost.0.How.From:nps} to ‹cast|play› " + text.OwnName + " from your hand", JA: "手札にある" + text.OwnName + "をキャストするためのコストは{AddCost.0.How.From:np}が生み出したCPでしか支払えない",
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Out: ability.Hand_}}}}, Needs: madeAlone},
		{Quiet: true, ID: "comes out of the hand only if paid with what they make", NT: "sentence", JA: fromHandJA + "フィールドに出‹せない|すことができない›",
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Out: ability.Hand_}}}, Do: []ability.Effect{notFromHand()}}, Needs: madeAlone},
		{ID: "used with an element alone", NT: "sentence", JA: "このアビリティ‹を使用するための|の›コスト‹は|には›{HowPaid.Colors.0:class}のCP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with {HowPaid.Colors.0:class} CP to use this ability",
			Node: text.Clause{HowPaid: &ability.Payment{Colors: []string{""}, Only: true}}},
		{ID: "used with what they make alone", NT: "sentence", JA: "このアビリティ‹を使用するための|の›コスト‹は|には›{HowPaid.From:np}‹が|から›生み出‹した|す|される›CP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with CP produced by {HowPaid.From:nps} to use this ability",
			Node: text.Clause{HowPaid: &ability.Payment{}}, Needs: func(v any) bool { return v.(text.Clause).HowPaid.From != nil }},
		{ID: "paid with any", NT: "effect", JA: "{What.Ref:ref}をキャストするためのコストは‹好きな属性のCPで|どの属性のCPでも›‹支払うことができる|支払える› | {What.Ref:ref}は‹好きな属性のCPで|どの属性のCPでも›キャスト‹できる|してもよい›", EN: castHead + "{What.Ref:ref}" + castTail + " can be paid ‹with|using› CP of any Element | {What.Ref:ref} can be ‹cast|played› ‹with|using› CP of any Element", Node: &ability.Rule{Verb: ability.Played, Mode: ability.Ignores}, Needs: func(v any) bool { return thisOrMet(v.(*ability.Rule).What.Ref) }},
		{ID: "casts paid with any", NT: "effect", JA: "あなた‹が|は›{What.Sel.Of+:npraw}をキャストするためのコスト‹は|を›‹好きな属性のCPで|どの属性のCPでも›‹支払うことができる|支払える›", EN: castHead + "your {What.Sel.Of+:rawnps}" + castTail + " can be paid with CP of any Element", Node: anyHueForYours()},
		{ID: "what its CP are for", NT: "effect", JA: "{What.Ref:ref}‹が|の›‹生み出した|生み出す›CPは‹|、›{With:npraw}‹をキャストするため|のキャスト›‹にのみ|のみに|だけに›使用‹できる|する› | {What.Ref:ref}‹が|の›‹生み出した|生み出す›CPは‹|、›{With:npraw}‹をキャストするため|のキャスト›にしか‹使用できない|使えない›", EN: "‹the |›CP produced by {What.Ref:ref} can only be ‹used|spent› to ‹cast|play› {With:rawnps} | if {What.Ref:ref} produces CP, ‹that|this|the› CP can only be ‹used|spent› to ‹cast|play› {With:rawnps}", Node: &ability.Rule{Verb: ability.Played, Mode: ability.Only}, Needs: func(v any) bool {
			r := v.(*ability.Rule)
			return r.What.Ref == text.ThisRef && r.With != nil && r.With.Ref == (ability.Ref{}) && len(r.With.Zone) == 0
		}},
		{ID: "makes CP of any", NT: "effect", JA: "{What:what}は‹すべて|好きな›の属性のCPを‹生み出せる|生み出すことができる› | {What:what}は好きな属性のCPを‹生み出せる|生み出すことができる›", EN: "{What:what} can produce CP of any Element", Node: &ability.Give{Words: []string{"any element"}}},
		{Quiet: true, ID: "may be cast, with any", NT: "chain", JA: "‹|あなたは›{0.With.Ref=1.What.Ref:ref}をキャスト‹することができ|でき›‹、|›‹それを|›キャストするためのコストは‹好きな属性のCPで|どの属性のCPでも›‹支払うことができる|支払える›", EN: "you can cast {0.With.Ref=1.What.Ref:ref}‹| as though you owned it›‹,| and|, and› ‹it|the cost› can be paid ‹for |›‹with|using› CP of any Element", Node: []ability.Effect{mayCastIt(), &ability.Rule{Verb: ability.Played, Mode: ability.Ignores}}, Needs: func(v any) bool {
			return v.([]ability.Effect)[0].(*ability.Rule).With.Ref.Kind == ability.Slot
		}},
		{ID: "cheaper and any", NT: "chain", JA: "{0.What.Ref=1.What.Ref:ref}をキャストするためのコストは{0.N:num}減り、好きな属性のCPで支払うことができる", EN: castHead + "{0.What.Ref=1.What.Ref:ref}" + castTail + " is reduced by {0.N:num} and can be paid with CP of any Element",
			Node: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub}, &ability.Rule{Verb: ability.Played, Mode: ability.Ignores}}, Needs: func(v any) bool { return thisOrMet(v.([]ability.Effect)[0].(*ability.CostChange).What.Ref) }},
		{ID: "casts cheaper and any", NT: "chain", JA: "あなた‹が|の›{0.What.Sel.Of+=1.What.Sel.Of+:npraw}をキャストするためのコストは{0.N:num}減り、好きな属性のCPで支払うことができる", EN: castHead + "your {0.What.Sel.Of+=1.What.Sel.Of+:rawnps}" + castTail + " is reduced by {0.N:num} and can be paid with CP of any Element",
			Node: []ability.Effect{&ability.CostChange{What: yours(), Verb: ability.Played, Op: ability.Sub}, anyHueForYours()}},
	}
	for _, c := range []struct {
		id, ja, en string
		cmp        ability.Cmp
	}{{"at least", "以上", "{R:num} or more", ability.GE}, {"at most", "以下", "{R:num} or less", ability.LE}, {"just", "", "exactly {R:num}", ability.EQ}} {
		rows = append(rows, text.Row{ID: "elements paid " + c.id, NT: "cond1", JA: text.OwnName + "を‹キャストする|出す|フィールドに出す›ために支払った‹コスト|CP›の属性が{R:num}‹つ|種類›" + c.ja, EN: paidForThis + " was paid ‹with|using› CP of " + c.en + " different Elements",
			Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp, L: paidKinds(0)}})
	}
	for _, e := range words.Classes {
		en := text.Capital(e.EN)
		rows = append(rows, text.Row{ID: "makes " + e.ID, NT: "effect", JA: "{What:what}は" + e.JA + "属性のCPを‹生み出せる|生み出すことができる›", EN: "{What:what} can produce " + en + " CP", Node: &ability.Give{Words: []string{makes + e.ID}}})
	}
	bright := []string{"fire", "ice", "wind", "earth", "lightning", "water"}
	for i := range bright {
		bright[i] = makes + bright[i]
	}
	rows = append(rows, text.Row{Quiet: true, ID: "makes all but two", NT: "effect", JA: "{What:what}は光‹属性|›‹と|か|や›闇‹属性|›以外の‹すべての|好きな|›属性のCPを‹生み出せる|生み出すことができる›", EN: "{What:what} can produce CP of any Element ‹other than|except› Light ‹or|and› Dark", Node: &ability.Give{Words: bright}})
	rows = append(rows, text.Row{ID: "makes either", NT: "effect", JA: "{What:what}は{Words:makes}のCPを‹生み出せる|生み出すことができる›", EN: "{What:what} can produce {Words:makes} CP", Node: &ability.Give{}})
	rows = append(rows, insteadIf()...)
	rows = append(rows, namesakeRows()...)
	for _, r := range []struct {
		id, ja, rather, pay string
		needs               func([]ability.Cost) bool
	}{{"paid", "を支払うことで", " | " + text.OwnName + "をキャストするためのコストを支払う代わりに‹、|›{AddCost:altcosts}を‹支払うことができる|支払ってもよい›", "pay ", allPaid}, {"done", "ことで", "", "", anyDone}} {
		needs := func(v any) bool { cs := v.(text.Clause).AddCost; return len(cs) > 0 && r.needs(cs) }
		rows = append(rows,
			text.Row{ID: "instead of CP, " + r.id, NT: "sentence", Needs: needs, Node: text.Clause{},
				JA: "CPを支払う代わりに‹、|›{AddCost:altcosts}" + r.ja + "‹、|›" + text.OwnName + "をキャストできる | ‹手札にある|›" + text.OwnName + "は‹CP|コスト›を支払う代わりに‹、|›{AddCost:altcosts}" + r.ja + "‹、|›‹キャスト‹できる|してもよい›|フィールドに‹出せる|出すことができる|出してもよい››" + r.rather, EN: "you can " + r.pay + "{AddCost:altcosts}‹ (instead of paying the CP cost)| instead of paying the CP cost|› " + forThis + " | you ‹can|may› " + r.pay + "{AddCost:altcosts}" + ratherThanThis},
			text.Row{ID: "less if " + r.id, NT: "sentence", Needs: func(v any) bool { return needs(v) && v.(text.Clause).AddCost[0].Less > 0 }, Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}},
				JA: text.OwnName + "をキャストするためのコストを支払う前に‹、|›{AddCost.0+:onecost}" + r.ja + "‹、|›" + text.OwnName + "をキャストするためのコストを{AddCost.0.Less:int}減らすことができる | " + text.OwnName + "を‹コストを支払ってフィールドに出す|キャストする›‹場合|際|とき|に際し|に際して›‹、|›‹|あなたは›{AddCost.0+:onecost}" + r.ja + "‹、|›‹支払うコスト|‹" + text.OwnName + "を|›キャストするためのコスト›‹は|を›{AddCost.0.Less:int}‹減る|減らすことができる›", EN: "before paying the cost " + forThis + ", you can " + r.pay + "{AddCost.0+:onecost} to reduce ‹the cost required|the cost› " + forThis + " by {AddCost.0.Less:int}"})
	}
	return rows
}

// mayCastIt is that you may cast one thing that was met.
func mayCastIt() *ability.Rule {
	r := mayCast()
	r.With = &ability.Filter{}
	return r
}

// madeAlone: it says what makes the CP.
func madeAlone(v any) bool {
	cs := v.(text.Clause).AddCost
	return len(cs) == 1 && cs[0].How != nil && cs[0].How.From != nil
}

// insteadIf are rows of what is paid in the place of the cost only while something is so.
func insteadIf() (rows []text.Row) {
	for _, w := range []struct{ nt, id string }{{"nara", "if"}, {"while", "while"}} {
		for _, r := range []struct {
			id, ja, pay string
			needs       func([]ability.Cost) bool
		}{{"paid", "を支払うことで", "pay ", allPaid}, {"done", "ことで", "", anyDone}} {
			when := "{AddCost.0.If:" + w.nt + "}"
			rows = append(rows, text.Row{ID: "instead of CP " + w.id + " so, " + r.id, NT: "sentence", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.InsteadOf}}},
				JA: when + "‹、|›‹CP|コスト›を支払う代わりに‹、|›{AddCost.0+:onecost}" + r.ja + "‹、|›" + text.OwnName + "をキャストできる | " + when + "‹、|›‹手札にある|›" + text.OwnName + "は‹CP|コスト›を支払う代わりに‹、|›{AddCost.0+:onecost}" + r.ja + "‹、|›‹キャスト‹できる|してもよい›|フィールドに‹出せる|出すことができる|出してもよい››",
				EN: when + ", you can " + r.pay + "{AddCost.0+:onecost}‹ (instead of paying the CP cost)| instead of paying the CP cost|› " + forThis + " | " + when + ", you ‹can|may› " + r.pay + "{AddCost.0+:onecost}" + ratherThanThis, Needs: func(v any) bool {
					c := v.(text.Clause).AddCost[0]
					return c.If != nil && c.Less == 0 && r.needs([]ability.Cost{c}) && (c.If.Op == ability.TurnOf) == (w.nt == "while")
				}})
		}
	}
	return rows
}

// namesakeRows are rows of what may be discarded for the icon S besides a card of the same name. [11.7.1]
func namesakeRows() (rows []text.Row) {
	ofCard := func(w *ability.Filter) bool {
		return w != nil && w.Ref == (ability.Ref{}) && len(w.Zone)+len(w.Rel)+len(w.Is) == 0 && w.Who == (ability.Who{})
	}
	for _, of := range []struct{ id, en string }{{"this", "{What.Ref:ref}'s special abilit‹y|ies›"}, {"those", "the special abilit‹ies|y› of {What:what}"}} {
		for _, r := range []struct{ id, ja, en string }{{"such", "手札の{With:npraw}を1枚", "‹1|a|an› {With:npraw}"}, {"any", "手札を1枚", "‹1|a› card"}} {
			node := &ability.Rule{Verb: ability.DiscardedV, Mode: ability.May}
			if r.id == "any" {
				node.With = &ability.Filter{}
			}
			rows = append(rows, text.Row{ID: r.id + " is discarded for S of " + of.id, NT: "effect", Node: node,
				JA: "{What:what}のスペシャルアビリティ‹のコストを支払う|を使用する›‹際|場合|とき›‹、|›‹|あなたは›《S》の代わりに" + r.ja + "‹捨てることができる|捨ててもよい|捨ててよい›", EN: "you ‹can|may› discard " + r.en + " instead of 《S》 ‹when|while› paying for ‹|the cost of ›" + of.en,
				Needs: func(v any) bool {
					e := v.(*ability.Rule)
					return ofCard(e.With) && (e.What.Ref == text.ThisRef) == (of.id == "this") && text.Equal(*e.With, ability.Filter{}) == (r.id == "any")
				}})
		}
	}
	return rows
}

// thisOrMet: it is said of this card, or of one that was met before.
func thisOrMet(r ability.Ref) bool { return r == text.ThisRef || r.Kind == ability.Slot }

// makes stands before an element in the data of what a card produces.
const makes = "makes "

// parseMakes reads elements of which either is produced; one has a row of its own.
func parseMakes(p *text.Parser, pos int, add func(int, any)) {
	parseEither(p, pos, [...][]string{{"か", "や", "と"}, {" or ", ", ", ", or ", " and "}}[p.Lang], makes, add)
}

// parseEither reads two elements or more with one of these between any two; as stands before each of them in the data.
func parseEither(p *text.Parser, pos int, between []string, as string, add func(int, any)) {
	var more func(pos int, list []string)
	more = func(pos int, list []string) {
		for _, r := range p.At(p.Game.Table.Nonterminal("class"), pos) {
			now := append(slices.Clip(list), as+r.Val.(string))
			if len(now) > 1 {
				add(r.End, now)
			}
			for _, s := range between {
				if len(now) < 8 && p.HasString(r.End, s) {
					more(r.End+len([]rune(s)), now)
				}
			}
		}
	}
	more(pos, nil)
}

// printEither prints them; false: not all of them have that before them.
func printEither(w *text.Printer, v any, as string) (string, bool) {
	list, ok := v.([]string)
	if !ok || len(list) < 2 {
		return "", false
	}
	var out []string
	for _, s := range list {
		element, is := strings.CutPrefix(s, as)
		name, named := w.Named("class", element)
		if !is || !named {
			return "", false
		}
		out = append(out, name)
	}
	return strings.Join(out, text.Pick(w.Lang, "か", " or ")), true
}

func printMakes(w *text.Printer, v any) (string, bool) { return printEither(w, v, makes) }

// yours are cards that you cast, whichever they are.
func yours() ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You)}}}
}

func anyHueForYours() *ability.Rule {
	return &ability.Rule{What: yours(), Verb: ability.Played, Mode: ability.Ignores}
}

// paidSome: so was paid, with only one element or with it among others.
func paidSome(only bool) func(any) bool {
	return func(v any) bool { p := v.(ability.Cond).On.Paid; return p != nil && p.Only == only && p.From == nil }
}

// castThing: it is said of a thing, and by whom.
func castThing(v any) bool {
	on := v.(ability.Cond).On
	return on.Who != (ability.Who{}) && on.Subj.Ref != (ability.Ref{}) && on.Paid == nil && on.Nth == 0
}

// allPaid: the costs are numbers only.
func allPaid(cs []ability.Cost) bool { return !anyDone(cs) }

// anyDone: one of the costs is something that is done.
func anyDone(cs []ability.Cost) bool {
	for i := range cs {
		if cs[i].Do != nil {
			return true
		}
	}
	return false
}

// parseInstead reads costs that are paid in the place of another.
func parseInstead(p *text.Parser, pos int, add func(int, any)) {
	for _, r := range p.At(p.Game.Table.Nonterminal("costs"), pos) {
		cs := text.Clone(r.Val).([]ability.Cost)
		for i := range cs {
			cs[i].Mode = ability.InsteadOf
			text.OwnCost(&cs[i])
		}
		add(r.End, cs)
	}
}

func printInstead(w *text.Printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok {
		return "", false
	}
	cs = text.Clone(cs).([]ability.Cost)
	for i := range cs {
		if cs[i].Mode != ability.InsteadOf || cs[i].If != nil {
			return "", false
		}
		cs[i].Mode = ability.Base
	}
	return w.Named("costs", cs)
}

// parseExtra reads icons that may be paid besides.
func parseExtra(p *text.Parser, pos int, add func(int, any)) {
	for _, r := range p.At(p.Game.Table.Nonterminal("cpcost"), pos) {
		if cs := text.Clone(r.Val).([]ability.Cost); len(cs) == 1 {
			cs[0].Mode = ability.Optional
			add(r.End, cs)
		}
	}
}

func printExtra(w *text.Printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok || len(cs) != 1 || cs[0].Mode != ability.Optional || cs[0].Do != nil || cs[0].Less != 0 {
		return "", false
	}
	c := cs[0]
	c.Mode = ability.Base
	return printCP(w, []ability.Cost{c})
}

// parseOneCost reads one cost.
func parseOneCost(p *text.Parser, pos int, add func(int, any)) {
	for _, r := range p.At(p.Game.Table.Nonterminal("costs"), pos) {
		if cs := text.Clone(r.Val).([]ability.Cost); len(cs) == 1 {
			text.OwnCost(&cs[0])
			add(r.End, cs[0])
		}
	}
}

func printOneCost(w *text.Printer, v any) (string, bool) {
	c, ok := v.(ability.Cost)
	if !ok {
		return "", false
	}
	return w.Named("costs", []ability.Cost{c})
}
