package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// What につき and "for each" count: one of something, or so many of it. Whatever can be counted may stand wherever it is
// said how much is done for each, or how much less something costs for each.

// eachRows are what is counted so, with N of them.
func eachRows(x *Lexicon) []Row {
	counted := func(v any) bool { return v.(ability.Amount).N > 0 }
	many := func(v any) bool { return v.(ability.Amount).N > 1 }
	once := func(e ability.Event) ability.Amount { return ability.Amount{Op: ability.History, N: 1, On: &e} }
	ofEvent := func(e ability.Event) ability.Amount { return ability.Amount{Op: ability.History, On: &e} }
	const turn, so = "このターン‹中に|、|に|›", "{N:int}{:ctr}"
	some := ability.Amount{Op: ability.CountOf, N: 1}
	amid := ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotLook)}
	amidOne := amid
	amidOne.N = 1
	sorted := func(v any) bool { return counted(v) && cardsSaid(v) }
	rows := []Row{
		{ID: "each of a sort", NT: "each", EN: "{Of:np}", Node: some},
		{ID: "so many of a sort", NT: "each", JA: "{Of:np}" + so, Node: ability.Amount{Op: ability.CountOf}, Needs: counted},
		{ID: "every so many of a sort", NT: "every", EN: "{N:int} {Of:nps}", Node: ability.Amount{Op: ability.CountOf}, Needs: many},
		{ID: "each counter there", NT: "each", EN: "{Name:ctrname} counter on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn, N: 1}, Needs: func(v any) bool { return v.(ability.Amount).Ref.Kind == ability.This }}, // of several things each could count its own
		{ID: "each counter on it", NT: "each", EN: "{Name:ctrname} counter on it", Node: ability.Amount{Op: ability.CounterOn, Ref: BindRef(SlotIt), N: 1}},
		{ID: "so many counters there", NT: "each", JA: "{Ref:ref}‹の|に置かれている|にある›{Name:ctrname}カウンター{N:int}‹個|つ›", Node: ability.Amount{Op: ability.CounterOn}, Needs: counted},
		{ID: "every so many counters there", NT: "every", EN: "{N:int} {Name:ctrname} counters on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn}, Needs: func(v any) bool { return many(v) && v.(ability.Amount).Ref.Kind == ability.This }},
		{ID: "so many counters that lay there", NT: "each", JA: "{Ref:ref}に置かれていた{Name:ctrname}カウンター{N:int}‹個|つ›", Node: ability.Amount{Op: ability.CounterOn, Original: true}, Needs: counted},
		{ID: "so many played this turn", NT: "each", JA: turn + "{On.Who:player}がプレイした{On.Subj:npraw}" + so, Node: ofEvent(ability.Event{Verb: ability.Played}), Needs: counted},
		{ID: "each played this turn", NT: "each", EN: "{On.Subj:npraw} {On.Who:player} ‹|have |has ›played this turn", Node: once(ability.Event{Verb: ability.Played})},
		{ID: "so many drawn this turn", NT: "each", JA: turn + "{On.Who:player}が引いたカード{N:int}枚", Node: ofEvent(ability.Event{Verb: ability.Drew}), Needs: counted},
		{ID: "each drawn this turn", NT: "each", EN: "card {On.Who:player} ‹drew|have drawn|has drawn› this turn", Node: once(ability.Event{Verb: ability.Drew})},
		{ID: "so many discarded this turn", NT: "each", JA: turn + "{On.Who:player}が捨てた‹カード|手札›{N:int}枚", Node: ofEvent(ability.Event{Verb: ability.DiscardedV}), Needs: counted},
		{ID: "each discarded this turn", NT: "each", EN: "card {On.Who:player} ‹|have |has ›discarded this turn", Node: once(ability.Event{Verb: ability.DiscardedV})},
		{ID: "so many of them", NT: "each", JA: "その中の{Of:npraw}" + so, Node: amid, Needs: sorted},
		{ID: "each of them", NT: "each", EN: "{Of:npraw} among ‹them|those cards›", Node: amidOne, Needs: cardsSaid},
		{ID: "so many points", NT: "each", JA: "{Who:poss}{Stat:playerstat}{N:int}", Node: ability.Amount{Op: ability.StatOf}, Needs: func(v any) bool { return counted(v) && playerStat(v) }},
		{ID: "so many names there", NT: "each", JA: "{Of:np}のカード名{N:int}種類", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}, Needs: counted},
		{ID: "each name there", NT: "each", EN: "differently named {Of:np}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, N: 1}},
	}
	for _, v := range x.Verbs {
		if slices.Contains(oftenEach, v.Verb) {
			continue // of those that attacked, each once, nothing is kept
		}
		past := pastOf(v)
		en := "{On.Subj:fieldone} that " + past + " this turn | {On.Subj:fieldone} that ‹has |have ›" + strings.TrimPrefix(past, "was ") + " this turn"
		if done, is := strings.CutPrefix(past, "was "); is {
			en = "{On.Subj:fieldone} ‹|that was |that has been ›" + done + " this turn"
		}
		rows = append(rows,
			Row{ID: "so many that " + v.ID, NT: "each", JA: turn + v.JA + "{On.Subj:fieldnp}" + so, Node: ofEvent(ability.Event{Verb: v.Verb}), Needs: counted},
			Row{ID: "each that " + v.ID, NT: "each", EN: en, Node: once(ability.Event{Verb: v.Verb})})
	}
	for i, d := range saidDones() {
		all := ability.Amount{Op: ability.NumberIn, Ref: doneRef(deed(i))}
		one := all
		one.N = 1
		const by = "‹これにより|これによって|これで|›"
		rows = append(rows,
			Row{ID: "so many cards " + d.en, NT: "each", JA: by + d.ja + "カード{N:int}‹枚|体|つ›", Node: all, Needs: counted},
			Row{ID: "so many of a kind " + d.en, NT: "each", JA: by + d.ja + "{Of:npraw}" + so, Node: all, Needs: sorted},
			Row{ID: "so many of whose " + d.en, NT: "each", JA: by + d.ja + "{Of.Who:poss}場の{Of+:npraw}" + so, Node: ofWhose(all), Needs: sorted},
			Row{ID: "each card " + d.en, NT: "each", EN: "card " + d.en + "‹| this way›", Node: one},
			Row{ID: "each of a kind " + d.en, NT: "each", EN: "{Of:npraw} " + d.en + " this way", Node: one, Needs: cardsSaid})
	}
	rows = append(rows,
		Row{ID: "for each of anything", NT: "s5", JA: "{Per:each}につき‹、|›{+:s6}", Node: Clause{}, Needs: perSaid},
		Row{ID: "this for each of anything", NT: "s5", JA: "これは‹|、›{Per:each}につき‹、|›{Do:preds}", Node: Clause{About: ThisRef}, Needs: perSaid},
		Row{ID: "cost for each of anything", NT: "s5", JA: "{Do.0.What:topic}のコスト‹は|を›‹、|›{Per:each}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Played}}}, Needs: func(v any) bool {
			c := v.(Clause)
			return c.Per != nil && PlacedCost(c.Do[0]) && c.Do[0].(*ability.CostChange).What.Sel != nil
		}},
		Row{ID: "cost when played for each of anything", NT: "sentence", JA: "これをプレイする際、{Per:each}につき‹、|›{Do.0:playcost} | {Per:each}につき‹、|›これをプレイする際‹、|›{Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: perSaid},
		Row{ID: "own cost for each of anything", NT: "sentence", JA: "これのコストは‹、|›{Per:each}につき‹、|›{Do.0:ruCost} | {Per:each}につき‹、|›これのコスト‹は|を›{Do.0:ruCost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: func(v any) bool { return perSaid(v) && v.(Clause).Per.Op != ability.NumberIn }}) // what was done is done behind the play
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// ofWhose is of cards that were one's, as of which something was done to them.
func ofWhose(a ability.Amount) ability.Amount {
	a.Of = &ability.Filter{}
	return a
}

// perSaid: it is said for each of what; a cost that is set is set once, however many there are.
func perSaid(v any) bool {
	c := v.(Clause)
	return c.Per != nil && !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		cost, is := e.(*ability.CostChange)
		return is && cost.Op != ability.Add && cost.Op != ability.Sub
	})
}
