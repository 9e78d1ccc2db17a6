package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Of each of some a number of its own: all the Forwards opponent controls lose 2000 power for each CP required to cast them. What happens
// to several at once, and what is turned by whose doing. FF-TCG 11.11.

// apieceRows are those rows.
func apieceRows() (rows []text.Row) {
	one := ability.Ref{Kind: ability.Each_}
	all := func(v any) bool {
		s := v.(text.Clause).Do[0].(*ability.EachOf).What.Sel
		return s != nil && s.N.Op == ability.All && len(s.Each) == 0 && onField(&s.Of)
	}
	for _, m := range []struct {
		id, ja, en string
		of         ability.Amount
	}{
		{"of its cost", "‹自身の|それぞれの|その|それの›コスト1", "CP required to ‹cast|play› ‹them|it›‹| onto the field›", ability.Amount{Op: ability.StatOf, Stat: ability.CostStat, Ref: one}},
		{"of its counters", "‹自身|それ|それぞれ›に置かれている{Do.0.Do.0.N.Args.1.Name:ctrname}カウンター1‹つ|個›", "{Do.0.Do.0.N.Args.1.Name:ctrname} Counter‹| placed› on ‹them|it›", ability.Amount{Op: ability.CounterOn, Ref: one}},
	} {
		for _, op := range []struct {
			id, ja, en string
			op         ability.Op
		}{{"less", "-", "‹loses~lose›", ability.Sub}, {"more", "+", "‹gains~gain›", ability.Add}} {
			much := &ability.Change{What: ability.What{Ref: one}, Stat: ability.Power, Op: op.op, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, m.of}}, For: ability.Time{Until: ability.EndOfTurn}}
			said := "{Do.0.What:what} " + op.en + " ‹|+›{Do.0.Do.0.N.Args.0:num} power for each " + m.en
			const n, until = "{Do.0.Do.0.N.Args.0:num}", "ターン終了時まで‹、|›"
			rows = append(rows, text.Row{ID: op.id + " power for each " + m.id, NT: "s4", Node: text.Clause{Do: []ability.Effect{&ability.EachOf{Do: []ability.Effect{much}}}}, Needs: all,
				JA: until + "{Do.0.What:what}のパワー‹を|は›‹、|›" + m.ja + "につき‹、|›" + op.ja + n + "‹する|される› | {Do.0.What:what}のパワー‹を|は›" + until + m.ja + "につき‹、|›" + op.ja + n + "‹する|される›",
				EN: said + " " + untilEnd + " | " + untilEnd + ", " + said})
		}
	}
	by := func(v any) bool {
		e := v.([]ability.Event)[0]
		return e.By != nil && e.Subj != nil
	}
	for _, v := range []struct {
		id, ja, ru, en string
		verb           ability.Verb
	}{{"activated", "アクティブ‹|状態›になった", "アクティブ‹|状態›になる", "‹become|are|is› ‹active|activated›", ability.Stood}, {"dulled", "ダル‹|状態›になった", "ダル‹|状態›になる", "‹become|are|is› ‹dull|dulled›", ability.ActedV}} {
		rows = append(rows,
			text.Row{ID: "some are " + v.id, NT: "event", Node: ability.Event{Verb: v.verb, Batch: true}, JA: "{Subj:fieldnp}が1体以上" + v.ja + " | {Subj:fieldnp}1体以上が" + v.ja + " | 1体以上の{Subj:fieldnp}が" + v.ja, EN: "1 or more {Subj:fieldnps} " + v.en},
			text.Row{Quiet: true, ID: "one is " + v.id + " by, each time", NT: "events", Needs: by, Node: []ability.Event{{Verb: v.verb}},
				JA: "{0.By:byobj}" + dueJA + "‹、|›{0.Subj:fieldnp}‹|1体›が" + v.ru + "たび | {0.Subj:fieldnp}‹|1体›が{0.By:byobj}" + dueJA + v.ru + "たび"})
	}
	side := &ability.Filter{}
	for _, v := range []struct {
		id, ja, en string
		of         ability.Event
	}{
		{"die", "フィールドからブレイクゾーンに置かれた", "are put from the field into the Break Zone", ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{"leave", "フィールドを離れた", "leave the field", ability.Event{Verb: ability.Left}},
		{"are returned", "手札に戻った", "are returned ‹from the field |›to ‹their owners'|their owner's|its owner's› hand‹|s›", ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{"are removed", "ゲームから除外された", "are removed from the game", ability.Event{Verb: ability.Banished, From: ability.Field}},
		{"are hurt", "ダメージを受けた", "are dealt damage", ability.Event{Verb: ability.TakeDamage}},
	} {
		v.of.Batch = true
		rows = append(rows, text.Row{ID: "some " + v.id, NT: "event", Node: v.of, JA: "{Subj:fieldnp}が1体以上" + v.ja + " | {Subj:fieldnp}1体以上が" + v.ja, EN: "1 or more {Subj:fieldnps} " + v.en, Needs: func(x any) bool { return ofASort(x) && (v.of.Verb != ability.Banished || ofAKind(x)) }},
			text.Row{Quiet: true, ID: "some of a side " + v.id, NT: "event", Node: func() ability.Event {
				e := v.of
				e.Subj = &ability.Filter{}
				return e
			}(), JA: "{Subj.Who:ctrl}1体以上の{Subj+:npraw}が" + v.ja})
	}
	chosen := ability.Event{Verb: ability.Selected, Batch: true, Who: text.Who(ability.Opponent), Subj: &ability.Filter{}}
	entered := ability.Event{Verb: ability.Entered, Batch: true, Subj: side}
	perPoints := &ability.Select{Slot: text.SlotNew, Pick: true, Sel: ability.Selector{N: ability.Count{N: ability.Amount{Op: ability.Div, Args: []ability.Amount{received(), {}}}}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.That)}}}
	return append(rows,
		text.Row{ID: "they select one for every so many points", NT: "s6", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{perPoints}}, JA: "対戦相手は‹自分|自身›‹の|が›コントロールする{Do.0.Sel.Of+:npraw}を‹、|›{Do.0.Sel.N.N.Args.0.Of.Who:poss}受けているダメージ{Do.0.Sel.N.N.Args.1:num}点につき‹、|›1体‹を|›可能な限り選択する", EN: "your opponent selects 1 {Do.0.Sel.Of+:npraw} they control for every {Do.0.Sel.N.N.Args.1:num} points of damage {Do.0.Sel.N.N.Args.0.Of.Who:player} ‹has~have› received (select as many as possible)"},
		text.Row{Quiet: true, ID: "some of a side chosen by them", NT: "event", Node: chosen, JA: "{Subj.Who:ctrl}1体以上の{Subj+:npraw}が対戦相手の" + summonsOrAbilitiesJA + "‹に|によって›選ばれた"},
		text.Row{ID: "some enter", NT: "event", Node: entered, JA: "{Subj+:npraw}が1体以上{Subj.Who:poss}フィールドに出た | {Subj+:npraw}1体以上が{Subj.Who:poss}フィールドに出た | 1体以上の{Subj+:npraw}が{Subj.Who:poss}フィールドに出た | {Subj.Who:poss}フィールドに{Subj+:npraw}が1体以上出た | {Subj.Who:poss}フィールドに1体以上の{Subj+:npraw}が出た", EN: "1 or more {Subj+:rawnps} enter {Subj.Who:poss}field", Needs: func(v any) bool { return ofASort(v) && text.Sided(v.(ability.Event).Subj) }},
		text.Row{Quiet: true, ID: "the first time of each turn", NT: "events", Node: []ability.Event{{Nth: 1}}, JA: "各ターン‹|に|で|中›‹、|›‹初めて|最初に›{0+:event}とき", Needs: first},
		text.Row{Quiet: true, ID: "it does so for the first time of each turn", NT: "events", Node: []ability.Event{{Nth: 1}}, JA: "各ターン‹|に|で|中›‹、|›{0.Subj:fieldnp}が‹初めて|最初に›{0+:vp}とき", Needs: first},
		text.Row{Quiet: true, ID: "it is chosen by them for the first time of each turn", NT: "events", Node: []ability.Event{{Nth: 1, Verb: ability.Selected, Who: text.Who(ability.Opponent)}}, JA: "各ターン‹|に|で|中›‹、|›{0.Subj:fieldnp}が‹初めて|最初に›対戦相手の" + summonsOrAbilitiesJA + "‹に|によって›選ばれたとき"})
}

// ofAKind: it is said of which kinds of Characters it is; cards may be anywhere.
func ofAKind(v any) bool {
	k := v.(ability.Event).Subj.Kind
	return k != 0 && k&^characters == 0
}

// first: what happens first in a turn happens, and is no time of it; of what is cast rows say it that say who casts it.
func first(v any) bool {
	e := v.([]ability.Event)[0]
	return e.Verb != ability.NoVerb && e.Verb != ability.PhaseBegan && e.Verb != ability.Played && !e.Batch
}
