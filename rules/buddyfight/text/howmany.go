package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// howMany is how many there are somewhere, of how many worlds they are, and how often cards have attacked.
func howMany() (rows []text.Row) {
	for _, z := range [...]struct {
		is     ability.Zone
		at, en string
	}{{ability.Field, "on", "field"}, {ability.Discards, "in", "drop zone"}, {ability.Hand_, "in", "hand"}, {ability.GaugeZone, "in", "gauge"}} {
		here := func(of ability.Amount) ability.Cond {
			of.Of = &ability.Filter{Zone: []ability.Zone{z.is}}
			return ability.Cond{Op: ability.Compare, L: of}
		}
		many, worlds := ability.Amount{Op: ability.CountOf}, ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}
		there := z.at + " {L.Of.Who:poss}" + z.en
		rows = append(rows,
			quiet("so many are in the "+z.en, "cond3", "", "{R:num} or more {L.Of+:rawnps} are "+there, here(many)),
			quiet("so many worlds are in the "+z.en, "cond3", "", "{R:num} or more different world names of {L.Of+:rawnps} are "+there+" | {L.Of.Who:player} ‹have|has› {R:num} or more different world names of {L.Of+:rawnps} "+z.at+" ‹your|their|the› "+z.en, here(worlds)),
			quiet("the "+z.en+" has so many worlds", "cond3", "", "{L.Of.Who:poss}"+z.en+" has {R:num} or more different world names", here(worlds)))
		if z.is != ability.Field {
			rows = append(rows, quiet("the "+z.en+" has so many", "cond3", "", "{L.Of.Who:poss}"+z.en+" has {R:num} or more {L.Of+:rawnps}", here(many)))
		}
		if z.is != ability.Hand_ {
			one := count(ability.Filter{Zone: []ability.Zone{z.is}}, ability.GE, 1)
			rows = append(rows, needing(quiet("one is in the "+z.en, "cond3", "", "{L.Of+:anpraw} is "+there, one), func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }))
		}
	}
	attacks := ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV, Batch: true, Subj: &ability.Filter{}}}
	return append(rows,
		own1("number of worlds", "expr", "{Of:np}のワールドの種類数", "the number of different world names of {Of:nps}", ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}),
		needing(own1("so many attacks", "cond3", "このターン‹中に|、|中、|に›{On.Subj.Who:poss}カードが{N:int}回以上攻撃してい‹た|る›", "{On.Subj.Who:poss}cards have attacked {N:int} ‹times or more|or more times› this turn", attacks), func(v any) bool {
			c := v.(ability.Cond)
			return c.N > 1 && text.Equal(*c.On.Subj, ability.Filter{Who: c.On.Subj.Who}) && c.On.Subj.Who != (ability.Who{})
		}),
		needing(own1("so many attacks of some", "cond3", "このターン‹中に|、|中、|に›{On.Subj:fieldnp}が{N:int}回以上攻撃してい‹た|る›", "{On.Subj:fieldnp} ‹|have |has ›attacked {N:int} ‹times or more|or more times› this turn", attacks), func(v any) bool {
			c := v.(ability.Cond)
			f := c.On.Subj
			return c.N > 1 && f != nil && f.Ref == (ability.Ref{}) && (f.Kind != 0 || len(f.Has)+len(f.Or)+len(f.Num) > 0)
		}),
		own1("mode as a counter", "effect", "これは対抗で使える", "this is used as a counter", &ability.Act{Word: asCounterWord}),
		needing(quiet("so many of a sort put into the hand", "cond3", "", "you put {R:num} or more {L.Of:rawnps} into your hand", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into hand")}}), func(v any) bool {
			f := v.(ability.Cond).L.Of
			return f != nil && (f.Kind != 0 || len(f.Has)+len(f.Num) > 0)
		}),
		quiet("either life so low", "cond1", "君か相手のライフが{Args.0.R=Args.1.R:num}以下", "you or your opponent has {Args.0.R=Args.1.R:num} life or less", ability.Cond{Op: ability.Or, Args: []ability.Cond{lifeLow(you), lifeLow(foe)}}),
		needing(quiet("called one of a sort", "cond3", "", "you ‹called|equipped› {Of:anpraw}", ability.Cond{Op: ability.Is, Ref: text.BindRef(text.SlotIt)}), ofSome),
		needing(quiet("put one of a sort into the hand", "cond3", "", "you put {Of:anpraw} into your hand", ability.Cond{Op: ability.Is, Ref: text.Done("put into hand")}), ofSome),
		own1("total size", "effect", "{What.Who:player}は場にサイズの合計が{N:num}までモンスターを置ける", "{What.Who:player} may put monsters ‹|of ›up to a total size of {N:num}‹| on ‹your|their› field›", &ability.Rule{Verb: ability.Entered, Mode: ability.May, Name: "total size"}),
		own1("phase ends", "effect", "‹この|その›フェイズを終了する", "end ‹the|this|that› phase", &ability.Act{Word: "end the phase"}),
		needing(quiet("so many more", "cond3", "", "{R:num} or more", ability.Cond{Op: ability.Compare}), text.Elided))
}

// lifeLow is that a fighter has no more life than so much.
func lifeLow(of ability.Who) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: of}}
}

// ofSome tells whether a condition asks of what sort something is.
func ofSome(v any) bool {
	f := v.(ability.Cond).Of
	return f != nil && (f.Kind != 0 || len(f.Has)+len(f.Num) > 0)
}
