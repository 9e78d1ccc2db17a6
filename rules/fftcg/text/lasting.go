package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What lasts: as long as something holds, said behind what it holds for; a Summon that is removed once it has been used.

// afterUse is the word of a Summon that an effect casts and that is removed from the game then. FF-TCG 11.11.10
const afterUse = "remove after use"

// lastingRows are those rows.
func lastingRows() []text.Row {
	return []text.Row{
		{Quiet: true, ID: "for as long as", NT: "s2", EN: "{+:s3} for {If:whiles}", Node: text.Clause{While: true}, Needs: func(v any) bool { return v.(text.Clause).If != nil && len(v.(text.Clause).Do) > 0 }},
		{Quiet: true, ID: "as long as, behind", NT: "s2", EN: "{+:s3} {If:whiles}", Node: text.Clause{While: true}, Needs: func(v any) bool {
			c := v.(text.Clause)
			return c.If != nil && c.If.Op != ability.TurnOf && len(c.Do) > 0
		}},
		{ID: "it is removed after use", NT: "effect", JA: "{What:what}は‹使用後|使用された後|使用した後›、ブレイクゾーンに置かれる代わりに‹|、›ゲームから除外‹される|する› | {What:what}は‹使用後|使用された後|使用した後›‹、|›ゲームから除外‹される|する› | {What:o}‹使用後|使用された後|使用した後›‹、|›‹|ブレイクゾーンに置く代わりに‹、|››ゲームから除外する | ‹使用後|使用された後|使用した後›‹、|›{What:o}‹|ブレイクゾーンに置く代わりに‹、|››ゲームから除外する", EN: "remove {What:o} from the game after use‹ instead of putting ‹it|them› ‹into|in› the Break Zone|› | if {What:what} would be put into the Break Zone after ‹use|being used|resolving|it resolves›, remove it from the game instead", Node: &ability.Act{Word: afterUse}, Needs: func(v any) bool { w := v.(*ability.Act).What; return w.Sel == nil && w.Ref.Kind == ability.Slot }},
		{Quiet: true, ID: "cast as its owner", NT: "s6", EN: "you can ‹|look at and |look at and/or ›cast {Do.0.With:rawnps} as though ‹you owned ‹it|them›|‹it was|they were› in your hand›‹| and at any time you could normally cast ‹it|them››", Node: text.Clause{Do: []ability.Effect{mayCast()}}, Needs: castsSlot},
		{Quiet: true, ID: "cast as its owner for a time", NT: "s4", EN: "you can ‹|look at and |look at and/or ›‹cast|play› {Do.0.With:rawnps} {For:span} as though ‹you owned ‹it|them›|‹it was|they were› in your hand›", Node: text.Clause{Do: []ability.Effect{mayCast()}}, Needs: func(v any) bool { return forATime(v) && castsSlot(v) }},
		{Quiet: true, ID: "in a turn, behind", NT: "trigger", EN: "{On:events} during {If.Who:poss}turn", Node: text.Trigger{If: &ability.Cond{Op: ability.TurnOf}}},
		{Quiet: true, ID: "is dulled", NT: "effect", EN: "{What:what} ‹is|are› dulled | {What:what} ‹becomes~become› dull", Node: &ability.Turn{To: ability.Acted}, Needs: nobody},
		{Quiet: true, ID: "is activated", NT: "effect", EN: "{What:what} ‹is|are› activated", Node: &ability.Turn{To: ability.Standing}, Needs: nobody},
		{Quiet: true, ID: "while, behind", NT: "s2", EN: "{+:s3} while {If:cond}", Node: text.Clause{While: true}, Needs: func(v any) bool { return v.(text.Clause).If != nil && len(v.(text.Clause).Do) > 0 }},
		{Quiet: true, ID: "control till end", NT: "s4", JA: "{Do.0.What:what}のコントロールを{For:span}得る", Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}}}}, Needs: forATime},
	}
}

// castsThat lets a Summon that may be cast be chosen first, where it is said behind that this one is removed after use: you may cast 1 Summon
// from your Break Zone. Remove that Summon from the game after use. FF-TCG 11.3.11
func castsThat(es []ability.Effect) []ability.Effect {
	for i := 0; i+1 < len(es); i++ {
		used, is := es[i+1].(*ability.Act)
		try, may := es[i].(*ability.Try)
		if !is || !may || used.Word != afterUse || used.What.Sel != nil || !try.May || len(try.Do) != 1 {
			continue
		}
		if p, casts := try.Do[0].(*ability.Play); casts && p.What.Sel != nil {
			it := ability.What{Ref: text.BindRef(text.SlotIt)}
			try.Do = []ability.Effect{&ability.Select{Sel: *p.What.Sel, Pick: true}, &ability.Play{What: it, Free: p.Free, Less: p.Less}}
			try.Then = append([]ability.Effect{&ability.Act{Word: afterUse, What: it}}, try.Then...)
			es = slices.Delete(es, i+1, i+2)
		}
	}
	return es
}

// castsNothing tells whether a text speaks of the use of a Summon that it does not cast itself.
func castsNothing(a *ability.Ability) bool {
	used, cast, kind := false, false, ability.Kinds(0)
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			kind = e.Sel.Of.Kind
		case *ability.Act:
			used = used || e.Word == afterUse
		case *ability.Play:
			cast = true
		case *ability.Rule: // until the turn ends it may be
			cast = cast || e.Verb == ability.Played && e.Mode == ability.May && e.With != nil && e.With.Ref.Kind == ability.Slot && e.For.Until == ability.EndOfTurn && (kind == 0 || kind&ability.Summon != 0) // a Character is not used up
		}
	})
	return used && (!cast || ifCast(a))
}

// ifCast tells whether what is cast later is asked of as the text is carried out, when it has not been cast yet.
func ifCast(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		is, asks := e.(*ability.If)
		if !asks || is.Cond.Op != ability.Happened || is.Cond.On == nil || is.Cond.On.Verb != ability.Played || is.Cond.On.Subj == nil || is.Cond.On.Subj.Ref.Kind != ability.Slot {
			return
		}
		for _, d := range is.Then {
			act, used := d.(*ability.Act)
			found = found || used && act.Word == afterUse
		}
	})
	return found
}

// wouldGo makes a Summon that is cast and would go to the Break Zone one that is removed after use; false: the card is cast, and
// may be a Summon or not.
func wouldGo(a *ability.Ability) bool {
	var kind ability.Kinds
	cast, ok := false, true
	var list func([]ability.Effect)
	list = func(es []ability.Effect) {
		for i, e := range es {
			switch e := e.(type) {
			case *ability.Select:
				kind = e.Sel.Of.Kind
			case *ability.Look:
				kind = 0
			case *ability.Play:
				cast = true
			case *ability.Instead:
				away := cast && e.Of.Verb == ability.Moved && e.Of.From == ability.Field && e.Of.Subj != nil && e.Of.Subj.Ref.Kind == ability.Slot
				switch {
				case !away || kind != 0 && kind&^characters == 0:
				case kind == ability.Summon && len(e.Do) == 1 && removed(e.Do[0]):
					es[i] = &ability.Act{Word: afterUse, What: *ability.ActsOn(e.Do[0])}
				default:
					ok = false
				}
			case *ability.If:
				list(e.Then)
			case *ability.Try:
				list(e.Do)
				list(e.Then)
			}
		}
	}
	list(a.Do)
	return ok
}

func removed(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.How == ability.Banish
}

// mayCast is that you may cast something that lies elsewhere than in your hand.
func mayCast() *ability.Rule {
	return &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May}
}

// castsSlot: it is said of what was met before, which may be the other player's.
func castsSlot(v any) bool {
	w := v.(text.Clause).Do[0].(*ability.Rule).With
	return w != nil && w.Ref.Kind == ability.Slot
}

// nobody: it is said of cards; what a player is told to choose is said otherwise.
func nobody(v any) bool {
	w := v.(*ability.Turn).What
	return w.Sel == nil || w.Sel.N.Op == ability.All
}
