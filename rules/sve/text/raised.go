package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// raisedRows are about a number that was raised: 体力を+したとき, and whether, or how often, that was so. Of a leader it is the life of its
// player that goes up.
func raisedRows() []text.Row {
	ofCard := func(f *ability.Filter) bool {
		return f == nil || f.Kind&ability.Leader == 0 && (len(f.Zone) == 0 || f.Zone[0] != ability.LeaderArea)
	}
	leader := func() *ability.Event { return &ability.Event{Verb: ability.LifeUp} }
	const turn, life = "このターン‹、|中に|中、|に›", "{On.Who:poss}リーダーの‹[体力]|体力›"
	return []text.Row{
		{ID: "gained attack", NT: "gained", JA: "攻撃力 | [攻撃力]", EN: "attack | [attack]", Node: ability.Attack},
		{ID: "gained life", NT: "gained", JA: "体力 | [体力]", EN: "life | [life] | defense", Node: ability.LifeStat},
		{ID: "number raised", NT: "event", JA: "{Subj:fieldnp}の{Stat:gained}‹を+した|が+された›", EN: "{Subj:fieldnp} ‹gains~gain› {Stat:gained} | {Subj:fieldnp}'s {Stat:gained} is ‹increased|raised›", Node: ability.Event{Verb: ability.PlusV}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.Stat != ability.NoStat && ofCard(e.Subj)
		}},
		{Quiet: true, ID: "was raised often", NT: "cond3", JA: turn + "{On.Subj:fieldnp}の{On.Stat:gained}を{N:int}回以上+してい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.PlusV}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.Stat != ability.NoStat && ofCard(on.Subj) && manyTimes(v)
		}},
		{Quiet: true, ID: "leader raised", NT: "event", JA: "{Who:poss}リーダーの体力‹を+した|が+された›", Node: *leader()},
		{Quiet: true, ID: "leader was raised", NT: "cond3", JA: turn + life + "を+してい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: leader()}, Needs: text.Wordless},
		{Quiet: true, ID: "leader was raised often", NT: "cond3", JA: turn + life + "を{N:int}回以上+してい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: leader()}, Needs: manyTimes},
		{Quiet: true, ID: "leader was raised in all", NT: "cond3", JA: turn + "{On.Who:poss}リーダーの体力を+{N:int}以上してい‹た|る›", Node: ability.Cond{Op: ability.Happened, InAll: true, On: leader()}, Needs: inNumbers},
		{Quiet: true, ID: "times leader raised", NT: "expr", JA: "このターン‹中に|、|に›" + life + "を+した回数", EN: "the number of ‹times|time› {On.Who:poss}leader ‹|has ›gained ‹life|[life]|defense› this turn", Node: ability.Amount{Op: ability.History, On: leader()}},
		{Quiet: true, ID: "leader gained", NT: "cond3", EN: "{On.Who:poss}leader ‹|has ›gained ‹life|[life]|defense› this turn", Node: ability.Cond{Op: ability.Happened, On: leader()}, Needs: text.Wordless},
	}
}

// listedRows are forms of the official list that leave a particle out, or name classes.
func listedRows() []text.Row {
	stat := func(cmp ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.StatOf}}
	}
	life := func(cmp ability.Cmp) ability.Cond {
		c := stat(cmp)
		c.L.Stat = ability.PlayerLife
		return c
	}
	var rows []text.Row
	for _, c := range []struct {
		said string
		cmp  ability.Cmp
	}{{"以下", ability.LE}, {"以上", ability.GE}} {
		rows = append(rows,
			text.Row{Quiet: true, ID: "life of a leader " + c.said, NT: "cond1", JA: "{L.Who:poss}リーダーの‹[体力]|体力›{R:num}" + c.said, Node: life(c.cmp)},
			text.Row{Quiet: true, ID: "stat of it " + c.said, NT: "cond1", JA: "{L.Ref:ref}の{L.Stat:gained}{R:num}" + c.said, Node: stat(c.cmp), Needs: text.Wordless})
	}
	for _, d := range donesOfSorts {
		rows = append(rows, text.Row{Quiet: true, ID: "of a sort " + d.en, NT: "ref", JA: "‹これによって|これにより›" + d.ja + "{:sorted} | ‹これによって|これにより›" + d.ja + "「{:sorted}」", Node: text.Done(d.en)})
	}
	rows = append(rows, text.Row{Quiet: true, ID: "sort that was said", NT: "sorted", JA: "{:class}{:kind} | {:class}カード | {:trait}・{:kind} | {:trait}・カード | {:class}でない{:kind} | {:class}でないカード", Node: ability.Filter{}})
	most := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Max}}
	return append(rows,
		text.Row{ID: "one has so many counters", NT: "cond1", JA: "{L.Of:np}1{:ctr}の{L.Name:ctrname}カウンターが{R:num}‹個|つ›以上", EN: "{L.Of:anp} has {R:num} or more {L.Name:ctrname} counters | {L.Of:anp} has at least {R:num} {L.Name:ctrname} counters | there is {L.Of:anp} with at least {R:num} {L.Name:ctrname} counters", Node: most, Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return text.Wordless(v) && f.Ref == (ability.Ref{}) && len(f.Zone) > 0 // of one thing its own are said
		}},
		text.Row{Quiet: true, ID: "this or one has so many counters", NT: "cond1", JA: "{Args.0.L.Ref:ref}か{Args.1.L.Of:np}1{:ctr}の{Args.0.L.Name=Args.1.L.Name:ctrname}カウンターが{Args.0.R=Args.1.R:num}‹個|つ›以上", EN: "{Args.0.L.Ref:ref} or {Args.1.L.Of:anp} has ‹at least |›{Args.0.R=Args.1.R:num}‹| or more› {Args.0.L.Name=Args.1.L.Name:ctrname} counters",
			Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}, most}}},
		text.Row{Quiet: true, ID: "it has so many", NT: "cond3", EN: "it has at least {R:num} | it has {R:num} or more", Node: ability.Cond{Op: ability.Compare, Slot: text.ItHas}},
		text.Row{ID: "transform each", NT: "effect", JA: "{What:what}はそれぞれ{Name:name}と{With.Sel.Of.Has.0.Value:name}に変身する | {What:o}それぞれ{Name:name}と{With.Sel.Of.Has.0.Value:name}に変身させる", EN: "transform one of {What:what} into {Name:name} and the other into {With.Sel.Of.Has.0.Value:name}", Node: oneAndTheOther(ability.What{}), Needs: severalOf},
		text.Row{Quiet: true, ID: "official transform each", NT: "effect", EN: "transform one into ‹a|an› {Name:name} token and the other into ‹a|an› {With.Sel.Of.Has.0.Value:name} token", Node: oneAndTheOther(ability.What{Ref: text.BindRef(text.SlotIt)})},
		text.Row{ID: "keep some", NT: "effect", JA: "{Sel:targets}残す", EN: "keep {Sel:targets}", Node: &ability.Select{Pick: true, Slot: text.SlotNew}},
		text.Row{Quiet: true, ID: "official all but one of their choice", NT: "s6", EN: "each player buries each {Do.0.Sel.Of+=Do.1.What.Sel.Of+:ownsort} on their field except for ‹one|1› of their choice", Node: text.Clause{Actor: text.Who(ability.Each), Do: allButOne(ability.Put, ability.Discards)}},
		text.Row{Quiet: true, ID: "official all but one of their choice destroyed", NT: "s6", EN: "each player destroys each {Do.0.Sel.Of+=Do.1.What.Sel.Of+:ownsort} on their field except for ‹one|1› of their choice", Node: text.Clause{Actor: text.Who(ability.Each), Do: allButOne(ability.Destroy, ability.Discards)}},
		text.Row{Quiet: true, ID: "keep some, and", NT: "effectR", JA: "{Sel:targets}残し‹て|›", Node: &ability.Select{Pick: true, Slot: text.SlotNew}},
		text.Row{Quiet: true, ID: "followers of theirs", NT: "ownsort", EN: "follower", Node: ability.Filter{Kind: ability.Follower}},
		text.Row{Quiet: true, ID: "amulets of theirs", NT: "ownsort", EN: "amulet", Node: ability.Filter{Kind: ability.Amulet}},
		text.Row{Quiet: true, ID: "cards of theirs", NT: "ownsort", EN: "card", Node: ability.Filter{}},
		text.Row{ID: "classes differ", NT: "joint", JA: "クラス‹の|が›異なる", EN: "with different classes", Node: ability.Selector{Distinct: ability.ClassAttr}},
		text.Row{ID: "classes apart", NT: "jointly", JA: "クラスが‹|すべて|それぞれ|互いに›異なるように", Node: ability.Selector{Distinct: ability.ClassAttr}},
		text.Row{Quiet: true, ID: "points in all, less", NT: "cost", JA: "‹自分の|›{0.Do.Stat:playerstat}‹|を›-{0.Do.N:num}‹|する›", EN: "‹decrease|lower|reduce› your {0.Do.Stat:maxpoints} by {0.Do.N:num}", Node: []ability.Cost{{Do: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Op: ability.Sub}}}, Needs: func(v any) bool {
			return v.([]ability.Cost)[0].Do.(*ability.Change).Stat == ability.PlayerMaxPP
		}},
		text.Row{Quiet: true, ID: "most points", NT: "maxpoints", EN: "max PP | max play points | maximum play points", Node: ability.PlayerMaxPP},
		text.Row{Quiet: true, ID: "evolve cost as there are", NT: "sentence", JA: "{Do.0.What:evolvecost}「{Per.Of:np}の‹数|枚数›」と同じ‹だけ|数だけ›{Do.0.Op:pm}{Do.0.N:num}‹する|される›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves}}}},
		text.Row{Quiet: true, ID: "two sorts made", NT: "effect", JA: "{Name:name}{N:num}‹体|枚|つ›と{Also.0.Name:name}{Also.0.N:num}‹体|枚|つ›を出す", Node: &ability.Make{To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}, Bind: text.SlotNew, Also: []ability.Made{{}}}},
		text.Row{Quiet: true, ID: "shown hand", NT: "effect", JA: "相手‹|プレイヤー›‹|すべて›は‹、|›‹自身の|›手札‹|すべて›を公開する", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.Opponent)}, Reveal: true, Bind: text.SlotNew}},
	)
}

// donesOfSorts are ways in which something is named by what was done to it, with more said of it than its kind: これによって消滅した兵士・フォロワー.
var donesOfSorts = []struct{ ja, en string }{{"捨てた", "discarded"}, {"破壊した", "destroyed"}, {"消滅した", "banished"}, {"消滅させた", "banished"}, {"墓場に置いた", "put into the cemetery"}, {"公開した", "revealed"}, {"手札に戻した", "returned to hand"}}

// otherSort tells whether something is named so that was not said to be of that sort as it was done.
func otherSort(r []rune) bool {
	for i := range r {
		_, at := oneOf(r, i, "これによって", "これにより")
		if at == i {
			continue
		}
		for _, d := range donesOfSorts {
			from := at + len([]rune(d.ja))
			if !leads(r, at, d.ja) {
				continue
			}
			end := from
			for end < len(r) && !strings.ContainsRune("のが。、", r[end]) {
				end++
			}
			sort := strings.Trim(string(r[from:end]), "「」")
			if strings.ContainsAny(sort, "[・") && !strings.Contains(string(r[:i]), sort) {
				return true
			}
		}
	}
	return false
}

// allButOne keeps one of a player's own and does something to the others.
func allButOne(how ability.How, to ability.Zone) []ability.Effect {
	own := ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.That)}
	others := text.Related(ability.Other, text.BindRef(text.SlotIt))
	others.Zone, others.Who = own.Zone, own.Who
	return []ability.Effect{
		&ability.Select{Pick: true, Slot: text.SlotNew, Sel: ability.Selector{N: text.One(), Of: own}},
		&ability.Move{How: how, To: text.At(to), What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: others}}}}
}

// oneAndTheOther transforms one of two things that are spoken of into one token, and the other into another.
func oneAndTheOther(of ability.What) *ability.Act {
	return &ability.Act{Word: "transform", What: of, With: ability.What{Sel: &ability.Selector{Of: text.HasProp(ability.NameAttr)}}}
}

// severalOf: of several things, and not of this.
func severalOf(v any) bool { return v.(*ability.Act).What.Ref.Kind != ability.This }
