package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Rows of what holds for a while: tolls, replacements, costs of casting, deck
// construction. FF-TCG 8.1.2, 10.1.2.3, 11.4.6.1.2, 11.12.

// ffField are the rows of field abilities that only FF-TCG has.
func ffField() []text.Row {
	rows := append(tollRows(), shieldRows()...)
	return append(append(rows, castCostRows()...), ffPlayers...)
}

// payer says in whose hands a toll is.
func payer(side ability.Side) func(any) bool {
	return func(v any) bool {
		w := v.(*ability.CostChange).What
		switch {
		case side == ability.AnySide:
			return true
		case w.Sel != nil:
			return w.Sel.Of.Who.Side == side
		}
		return side == ability.You && w.Ref == text.ThisRef
	}
}

// tollRows: what is paid to attack or to block. FF-TCG 10.1.2.3, 10.1.3.1.3.
func tollRows() []text.Row {
	var rows []text.Row
	for _, v := range []struct {
		verb   ability.Verb
		ja, en string
	}{{ability.AttackV, "アタック", "attack"}, {ability.BlockV, "ブロック", "block"}} {
		for _, who := range []struct {
			side   ability.Side
			ja, en string
			quiet  bool
		}{{ability.AnySide, "‹|そのコントローラーが|コントローラーが›", "its controller pays", false}, {ability.You, "あなたが", "you pay", true}, {ability.Opponent, "対戦相手が", "‹your opponent|the opponent|opponent› pays", true}} {
			rows = append(rows, text.Row{ID: v.en + " toll " + who.en, NT: "effect", Quiet: who.quiet, Node: &ability.CostChange{Verb: v.verb}, Needs: payer(who.side),
				JA: "{What:what}は‹、|›" + who.ja + "{N:costnum}を支払わない限り‹、|›" + v.ja + "できない", EN: "{What:what} cannot " + v.en + " unless " + who.en + " {N:costnum}"})
		}
	}
	return rows
}

// shield is a source that damage, or a break, may come from.
type shield struct {
	id, ja, en string
	by         *ability.Filter // nil: any Summon or ability
}

func shields() []shield {
	theirs := ability.Filter{Who: text.Who(ability.Opponent)}
	return []shield{
		{"any", "‹召喚獣やアビリティ|召喚獣かアビリティ›", "‹Summons or abilities|a Summon or an ability|Summons or an ability|a Summon or ability›", nil},
		{"their", "対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›", "‹your opponent's Summons or abilities|your opponent's Summon or ability›", &theirs},
		{"abilities", "アビリティ", "‹abilities|an ability›", &ability.Filter{NotKind: ability.Summon}},
		{"their abilities", "対戦相手のアビリティ", "‹your opponent's abilities|your opponent's ability›", &ability.Filter{Who: theirs.Who, NotKind: ability.Summon}},
		{"your", "あなたの‹召喚獣やアビリティ|召喚獣かアビリティ›", "your Summons or abilities", &ability.Filter{Who: text.Who(ability.You)}},
		{"your abilities", "あなたのアビリティ", "your abilities", &ability.Filter{Who: text.Who(ability.You), NotKind: ability.Summon}},
		{"your Summons", "あなたの召喚獣", "‹your Summons|your Summon|a Summon you cast|Summons you cast›", &ability.Filter{Who: text.Who(ability.You), Kind: ability.Summon}},
		{"Summons", "召喚獣", "‹Summons|a Summon›", &ability.Filter{Kind: ability.Summon}},
		{"their Summons", "対戦相手の召喚獣", "‹your opponent's Summons|your opponent's Summon›", &ability.Filter{Who: theirs.Who, Kind: ability.Summon}},
	}
}

// shieldRows: what Summons and abilities do not do to it, or do less.
func shieldRows() []text.Row {
	var rows []text.Row
	for _, s := range shields() {
		of := ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, Obj: s.by}
		rows = append(rows,
			text.Row{Quiet: true, ID: "no damage from " + s.id, NT: "effect", Node: &ability.Instead{Of: of, Op: ability.Set, N: &ability.Amount{}},
				JA: "{Of.Subj:fwhat}は" + s.ja + "‹からの|による|からは|から|の›ダメージを受けない", EN: "{Of.Subj:fwhat} ‹is not dealt|does not receive|receives no› damage ‹by|from› " + s.en})
	}
	rows = append(rows, damageToEither()...)
	of := ability.Event{Verb: ability.TakeDamage}
	rows = append(rows,
		text.Row{ID: "deals twice", NT: "effect", Needs: dealtByCharacter, Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Times},
			JA: "{Of.Subj:fwhat}がダメージを与える場合、代わりにその{N:num}倍のダメージを与える", EN: "if {Of.Subj:fwhat} deals damage, {N:num} times the damage is dealt instead"})
	rows = append(rows, text.Row{ID: "would be damaged", NT: "would", JA: "{Subj:fieldnp}がダメージを受ける", EN: "{Subj:fieldnp} would be dealt damage", Node: of},
		text.Row{ID: "not returned", NT: "effect", JA: "{What:what}は手札に‹戻らない|戻されない›", EN: "{What:what} cannot be returned to ‹|its owner's |their owner's |their owners' ›hand‹|s›", Node: &ability.Rule{Verb: ability.Returned}})
	for _, s := range shields() { // a Backup takes no damage [6.5]
		if s.by == nil {
			continue
		}
		rows = append(rows, text.Row{Quiet: true, ID: "undamaged, not broken from " + s.id, NT: "effect", Node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: s.by.Who, With: kindsOnly(s.by)}, Needs: backupsOnly,
			JA: "{What:what}は" + s.ja + "‹では|によって|によっては|に|により›ブレイクされない", EN: "{What:what} cannot be broken by " + s.en})
	}
	for _, v := range []struct {
		verb       ability.Verb
		kind       ability.DamageKind
		ja, en, by string
	}{{ability.Destroyed, ability.AbilityDamage, "ブレイクされない", "be broken", " that do not deal damage"}, {ability.ActedV, ability.AnyDamage, "ダルにならない", "become dull", ""},
		{ability.Returned, ability.AnyDamage, "手札に‹戻らない|戻されない›", "be returned to ‹|its owner's |their owner's |their owners' ›hand‹|s›", ""}, {ability.Banished, ability.AnyDamage, "ゲームから除外されない", "be removed from the game", ""}} {
		for _, s := range shields() {
			rule := &ability.Rule{Verb: v.verb, Kind: v.kind}
			if s.by != nil {
				rule.By, rule.With = s.by.Who, kindsOnly(s.by)
			}
			if v.kind == ability.AnyDamage && rule.By == (ability.Who{}) {
				continue // costs and rules do it too
			}
			by, verb := s.ja, "‹では|によって|によっては|に|により›"+v.ja
			if whose, of, is := strings.Cut(s.ja, "の"); v.by != "" && is { // what deals damage and so breaks is another thing [12.4.5]
				by = whose + "のダメージを与えない" + of
			} else if v.by != "" {
				by = "ダメージを与えない" + s.ja
			}
			rows = append(rows, text.Row{ID: "not " + v.en + " from " + s.id, NT: "effect", Node: rule,
				JA: "{What:what}は" + by + verb + " | {What:what}は、" + by + verb + byRule(v.verb, s.ja+verb), EN: "{What:what} cannot " + v.en + " by " + s.en + v.by})
		}
	}
	return rows
}

// byRule is another face of that something is not broken, with a reminder behind it that what has received as much damage as its power is
// broken by the rules all the same. [12.4.5]
func byRule(verb ability.Verb, said string) string {
	if verb != ability.Destroyed {
		return ""
	}
	return " | {What:what}は" + said + "(パワー以上のダメージを受けている場合‹、|は、›ルールによってブレイクされる‹|。›)"
}

// kindsOnly is a filter of kinds, and nothing where it says none.
func kindsOnly(f *ability.Filter) *ability.Filter {
	if f.Kind|f.NotKind == 0 {
		return nil
	}
	return &ability.Filter{Kind: f.Kind, NotKind: f.NotKind}
}

// backupsOnly: it is said of Backups, which are dealt no damage.
func backupsOnly(v any) bool {
	s := v.(*ability.Rule).What.Sel
	return s != nil && s.Of.Kind == ability.Backup && len(s.Of.Or) == 0
}

// damageToEither: what is dealt to a Forward or to one of the players is changed by two
// replacements, one for each.
func damageToEither() (rows []text.Row) {
	forward := text.Zoned(ability.Field)
	forward.Kind = ability.Forward
	for _, op := range []struct {
		id, ja, en string
		op         ability.Op
		n          *ability.Amount
	}{
		{"more", "‹そのダメージ|ダメージ›‹は|を›{0.N=1.N:num}‹増える|増やす›", "the damage ‹increases|is increased› by {0.N=1.N:num} instead", ability.Add, nil},
		{"set", "‹そのダメージ|ダメージ›‹は|を›{0.N=1.N:num}‹になる|にする›", "the damage becomes {0.N=1.N:num} instead", ability.Set, nil},
		{"double", twiceJA, "double the damage instead", ability.Times, &twice},
	} {
		both := []ability.Effect{
			&ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Obj: &forward}, Op: op.op, N: op.n},
			&ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: op.op, N: op.n}}
		const subject = "if {0.Of.Subj=1.Of.Subj:fwhat} deals damage to "
		const en, back = subject + "a Forward or {1.Of.Who:player}", subject + "{1.Of.Who:player} or ‹to |›a Forward"
		one := func(end string) string { return en + end + " | " + back + end }
		rows = append(rows, text.Row{ID: "if dealing to either " + op.id, NT: "chain", Node: both,
			JA: "{0.Of.Subj=1.Of.Subj:fwhat}がフォワードか{1.Of.Who:player}にダメージを与える場合、‹代わりに|代わりに、|›" + op.ja + " | {0.Of.Subj=1.Of.Subj:fwhat}が{1.Of.Who:player}かフォワードにダメージを与える場合、‹代わりに|代わりに、|›" + op.ja, EN: one(", " + op.en)},
			text.Row{Quiet: true, ID: "if dealing to either this turn " + op.id, NT: "s4", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: text.Clone(both).([]ability.Effect)},
				EN: strings.NewReplacer("{0.", "{Do.0.", "=1.", "=Do.1.", "{1.", "{Do.1.").Replace(one(" this turn, " + op.en))})
	}
	return rows
}

// dealtByCharacter: what Summons and abilities deal is said by rows of its own.
func dealtByCharacter(v any) bool {
	s := v.(*ability.Instead).Of.Subj
	return s == nil || !slices.Contains(s.Zone, ability.Resolving)
}

var twice = ability.N(2)

// twiceJA is that damage is doubled.
const twiceJA = "‹そのダメージは2倍になる|ダメージは2倍になる|そのダメージを2倍にする|ダメージを2倍にする|その2倍のダメージを与える›"

var atLeastOne, atLeastTwo = int32(1), int32(2)

// castHead and castTail stand round what is cast: older texts say that it is played onto the
// field.
const (
	castHead = "the cost ‹required |›‹to cast|to play|for playing|for casting› "
	castTail = "‹| onto the field›"
)

// castCostRows: casting is cheaper per thing, or never free. FF-TCG 11.4.6.1.2.
func castCostRows() []text.Row {
	all := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}
	var rows []text.Row
	for _, op := range []struct {
		op         ability.Op
		ja, en, id string
	}{{ability.Sub, "減る", "reduced", "lower"}, {ability.Add, "増える", "increased", "higher"}} {
		if op.op == ability.Sub {
			for _, f := range []struct {
				id, ja, en string
				floor      *int32
			}{{"", "", "", nil}, {", not free", "(0にはならない)", "‹ |›(it cannot become 0)", &atLeastOne}, {", not below 2", "(1以下にはならない)", " (it cannot become 1 or less)", &atLeastTwo}} {
				next := &ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Next: true, Floor: f.floor}
				named := &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: all.Sel.N, Of: ability.Filter{Who: text.Who(ability.You)}}}, Verb: ability.Played, Op: op.op, Floor: f.floor}
				rows = append(rows,
					text.Row{ID: "next cast lower" + f.id, NT: "effect", Quiet: f.floor == nil, Node: next,
						JA: "{What.Sel.Of.Who:player}が次にキャストする{What.Sel.Of+:npraw}‹のコスト|をキャストするためのコスト›は{N:num}減る" + f.ja + " | {What.Sel.Of.Who:poss}次の{What.Sel.Of+:npraw}のコストは{N:num}減る" + f.ja + " | 次に{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}‹のコスト|をキャストするためのコスト›は{N:num}減る" + f.ja + " | {What.Sel.Of.Who:player}が次に{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}減る" + f.ja + " | 次に{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}減る" + f.ja, EN: castHead + "{What.Sel.Of.Who:poss}next {What.Sel.Of+:npraw}" + castTail + " is reduced by {N:num}" + f.en},
					text.Row{ID: "next cast of this turn lower" + f.id, NT: "s4", Quiet: true, Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{text.Clone(next).(ability.Effect)}},
						EN: castHead + "{Do.0.What.Sel.Of.Who:poss}next {Do.0.What.Sel.Of+:npraw}" + castTail + " this turn is reduced by {Do.0.N:num}" + f.en},
					text.Row{ID: "named casts lower" + f.id, NT: "effect", Quiet: true, Node: named, Needs: namedCast,
						EN: castHead + "{What.Sel.Of+:npraw}" + castTail + " is reduced by {N:num}" + f.en})
				rows = append(rows, text.Row{Quiet: true, ID: "casts of both lower" + f.id, NT: "effect", Node: named, Needs: namedCast,
					JA: "あなた‹が|の›{What.Sel.Of+:names}をキャストするためのコストは{N:num}減る" + f.ja})
				rows = append(rows, text.Row{Quiet: true, ID: "casts lower" + f.id + " each", NT: "s5", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: f.floor}}}, Needs: func(v any) bool { return f.floor != nil && hasPer(v) },
					JA: "{Do.0.What.Sel.Of.Who:player}が{Do.0.What.Sel.Of+:npraw}をキャストするためのコストは‹、|›{Per:each}につき‹、|›{Do.0.N:num}減る" + f.ja, EN: castHead + "{Do.0.What.Sel.Of.Who:poss}{Do.0.What.Sel.Of+:rawnps}" + castTail + " is reduced by {Do.0.N:num} for each {Per:each}" + f.en})
				rows = append(rows, text.Row{Quiet: true, ID: "casts lower" + f.id + " each one", NT: "s5", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: f.floor}}}, Needs: func(v any) bool { return f.floor != nil },
					JA: "{Do.0.What.Sel.Of.Who:player}が{Do.0.What.Sel.Of+:npraw}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る" + f.ja, EN: castHead + "{Do.0.What.Sel.Of.Who:poss}{Do.0.What.Sel.Of+:rawnps}" + castTail + " is reduced by {Do.0.N:num} for each {Per.Of:np}" + f.en})
				rows = append(rows, text.Row{ID: "cast cost lower" + f.id + " each", NT: "s5", Quiet: true, Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: op.op, Floor: f.floor}}}, Needs: hasPer,
					JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per:each}につき‹、|›{Do.0.N:num}減る" + f.ja, EN: castHead + "{Do.0.What:what}" + castTail + " is reduced by {Do.0.N:num} for each {Per:each}" + f.en})
			}
			rows = append(rows,
				text.Row{ID: "cast cost lower, not below 2", NT: "effect", Needs: castRef, Node: &ability.CostChange{Verb: ability.Played, Op: op.op, Floor: &atLeastTwo},
					JA: "{What:what}をキャストするためのコストは{N:num}減る(1以下にはならない)", EN: castHead + "{What:what}" + castTail + " is reduced by {N:num} (it cannot become 1 or less)"},
				text.Row{ID: "cast cost lower, not free", NT: "effect", Needs: castRef, Node: &ability.CostChange{Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					JA: "{What:what}をキャストするためのコストは{N:num}減る(0にはならない)", EN: castHead + "{What:what}" + castTail + " is reduced by {N:num} (it cannot become 0)"},
				text.Row{ID: "casts lower, not free", NT: "effect", Node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					JA: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る(0にはならない)", EN: "the cost ‹|required ›for {What.Sel.Of.Who:player} to ‹cast|play› {What.Sel.Of+:rawnps} is reduced by {N:num} (it cannot become 0)"},
				text.Row{Quiet: true, ID: "casts per, not free", NT: "effect", Node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					JA: "{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}減る(0にはならない) | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}減る(0にはならない)", EN: castHead + "{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps}" + castTail + " is reduced by {N:num} (it cannot become 0)"})
		}
		if op.op == ability.Add {
			rows = append(rows, text.Row{ID: "cast cost higher each", NT: "s5", Quiet: true, Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Played}}}, Needs: hasPer, JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per:each}につき‹、|›{Do.0.N:num}増える"},
				text.Row{ID: "cast cost higher per", NT: "s5", Quiet: true, Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played}}}, JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増える"})
		}
		rows = append(rows,
			text.Row{Quiet: true, ID: "their casts " + op.id, NT: "effect", Node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op},
				JA: "{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}" + op.ja + " | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}" + op.ja, EN: castHead + "{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps}" + castTail + " is " + op.en + " by {N:num} | the cost of {What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} is " + op.en + " by {N:num}"},
			text.Row{ID: "uses of this " + op.id, NT: "effect", Node: useOf(text.ThisFilter(), op.op),
				JA: text.OwnName + "の{What.Sel.Of.Kind:kind}‹を使用するための|を使用する|の›コストは{N:num}" + op.ja, EN: "the cost ‹required |›‹to use|of› " + text.OwnName + "'s {What.Sel.Of.Kind:kinds} is " + op.en + " by {N:num} | the cost ‹required |›‹to use|of› " + text.OwnName + "'s {What.Sel.Of.Kind:kind} is " + op.en + " by {N:num}"},
			text.Row{ID: "uses of such " + op.id, NT: "effect", Node: useOf(nil, op.op), Needs: func(v any) bool { return v.(*ability.CostChange).What.Sel.Of.Or[0].Ref == (ability.Ref{}) },
				JA: "{What.Sel.Of.Or.0:np}の{What.Sel.Of.Kind:kind}‹を使用するための|を使用する|の›コストは{N:num}" + op.ja + " | {What.Sel.Of.Or.0:np}が{What.Sel.Of.Kind:kind}を使用する‹ための|›コストは{N:num}" + op.ja, EN: "the cost ‹required |›‹to use|of› ‹|the ›{What.Sel.Of.Kind:kinds} of ‹|the ›{What.Sel.Of.Or.0:nps} is " + op.en + " by {N:num} | the cost ‹|required ›for ‹|the ›{What.Sel.Of.Or.0:nps} to use {What.Sel.Of.Kind:kinds} is " + op.en + " by {N:num}"},
			text.Row{ID: "uses " + op.id, NT: "effect", Node: &ability.CostChange{What: all, Verb: ability.ActivatedV, Op: op.op},
				JA: "{What.Sel.Of.Who:player}が使用する{What.Sel.Of.Kind:kind}のコストは{N:num}" + op.ja, EN: "the cost ‹|required ›for {What.Sel.Of.Who:player} to use {What.Sel.Of.Kind:kinds} is " + op.en + " by {N:num}"})
	}
	return rows
}

// useOf changes what it costs to use abilities of a card, or of cards of a sort.
func useOf(card *ability.Filter, op ability.Op) *ability.CostChange {
	of := ability.Filter{Or: []ability.Filter{{}}}
	if card != nil {
		of = *card
	}
	return &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: of}}, Verb: ability.ActivatedV, Op: op}
}

// namedCast: a name, or either of some, and not some sort of card, is said without its player.
func namedCast(v any) bool {
	f := v.(*ability.CostChange).What.Sel.Of
	either := len(f.Or) > 0 && !slices.ContainsFunc(f.Or, func(o ability.Filter) bool { return !text.Named(&o) })
	return (either || text.Named(&f)) && f.Ref == (ability.Ref{}) && len(f.Zone) == 0
}

func hasPer(v any) bool { return v.(text.Clause).Per != nil }

// ffPlayers: numbers of players, and the end of the game. FF-TCG 3.1, 9.5.1.2.
var ffPlayers = []text.Row{
	{ID: "hand limit set", NT: "effect", JA: "{What.Who:poss}手札の‹上限|上限枚数›は{N:num}枚になる", EN: "{What.Who:poss}hand limit becomes {N:num}", Node: &ability.Change{Stat: ability.HandLimit, Op: ability.Set}},
	{ID: "hand limit up", NT: "effect", JA: "{What.Who:poss}手札の‹上限|上限枚数›は{N:num}枚増える", EN: "{What.Who:poss}hand limit is increased by {N:num}", Node: &ability.Change{Stat: ability.HandLimit}},
	text.Further("wins"),
	text.Further("loses"),
	{ID: "any copies", NT: "construct", JA: text.OwnName + "はデッキに好きな枚数入れることができる | あなたは" + text.OwnName + "をデッキに‹好きな枚数|何枚でも›入れることができる | " + text.OwnName + "はデッキに何枚でも入れることができる", EN: "you can ‹include|have› any number of ‹|copies of ›" + text.OwnName + " in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
	{ID: "more copies", NT: "construct", JA: text.OwnName + "はデッキに{Args.0:num}枚まで入れることができる | あなたは" + text.OwnName + "をデッキに{Args.0:num}枚まで入れることができる", EN: "you can include up to {Args.0:num} " + text.OwnName + " in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}}},
}
