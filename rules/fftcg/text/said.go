package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said in few texts each: what was done to a thing in this turn, how often something
// has happened, states of affairs, and what holds in all situations.

// saidRows are those rows.
func saidRows() []text.Row {
	var rows []text.Row
	for _, part := range [][]text.Row{pastRows(), partyRows(), orRows(), fromWhere(), sameRows(), furtherRows()} {
		rows = append(rows, part...)
	}
	return rows
}

// met is that something happened to a thing in this turn.
func met(on ability.Event) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: ability.Met, On: &on}}}
}

// inBreakZone is met, of what lies in a Break Zone now.
func inBreakZone(who ability.Side) ability.Filter {
	f := met(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards})
	f.Zone, f.Who = []ability.Zone{ability.Discards}, text.Who(who)
	return f
}

// ordinals are the numbers of what is counted in a turn.
var ordinals = []string{"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"}

// parseOrdinal reads first, second; in Japanese a number.
func parseOrdinal(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang == text.JA {
		for _, r := range p.At(p.Game.Table.Nonterminal("int"), pos) {
			add(r.End, r.Val)
		}
		return
	}
	for n, s := range ordinals {
		if n > 0 && p.HasString(pos, s) {
			add(pos+len(s), int32(n))
		}
	}
}

func printOrdinal(w *text.Printer, v any) (string, bool) {
	n, ok := v.(int32)
	if !ok || n <= 0 || int(n) >= len(ordinals) {
		return "", false
	}
	return text.Pick(w.Lang, text.Itoa(n), ordinals[n]), true
}

// lasting is that a number of damage is marked on a thing.
func lasting(cmp ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CounterOn, Name: "damage"}}
}

// weaker is that the damage is less than the power of what it is dealt to.
func weaker() *ability.Cond {
	subject := ability.Ref{Kind: ability.Subject}
	return &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.EventN}, R: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.StatOf, Ref: subject, Stat: ability.Power}, ability.N(1)}}}
}

func pastRows() []text.Row {
	hurt := met(ability.Event{Verb: ability.DealtDamage, Subj: text.ThisFilter()})
	return []text.Row{
		{Quiet: true, ID: "put in yours this turn", NT: "mod", JA: "このターンにフィールドからあなたのブレイクゾーンに置かれた", EN: "… put ‹in|into› your Break Zone from the field ‹during this turn|this turn›", Node: inBreakZone(ability.You)},
		{ID: "put there this turn", NT: "mod", JA: "このターンにフィールドから置かれた", EN: "… put there from the field this turn", Node: met(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards})},
		{ID: "hurt by this", NT: "mod", JA: "このターンに" + text.OwnName + "がダメージを与えた", EN: "… damaged by " + text.OwnName + " this turn", Node: hurt},
		{Quiet: true, ID: "now attacking", NT: "while", JA: "{Ref:ref}がアタック‹中|している間›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
		{Quiet: true, ID: "that is dull", NT: "mod", EN: "… that ‹is|are› dull", Node: ability.Filter{Is: []ability.State{ability.Acted}}},
		{Quiet: true, ID: "that is active", NT: "mod", EN: "… that ‹is|are› active", Node: ability.Filter{Is: []ability.State{ability.Standing}}},
		{Quiet: true, ID: "that is frozen", NT: "mod", EN: "… that ‹is|are› frozen", Node: ability.Filter{Is: []ability.State{ability.Frozen}}},
		{ID: "attacked this turn", NT: "mod", JA: "このターンにアタックした", EN: "… ‹which|that› ‹has |›attacked this turn", Node: met(ability.Event{Verb: ability.AttackV})},
		{ID: "hurt this turn", NT: "mod", JA: "このターン‹に|中に›ダメージを受け‹た|ている›", EN: "… ‹which|that› ‹has been dealt|was dealt|has received|received|took› damage this turn", Node: met(ability.Event{Verb: ability.DealtDamage})},
		{ID: "what this hurt dies", NT: "events", JA: "{0.Subj+:npraw}がこのターンに" + text.OwnName + "からダメージを受けてフィールドからブレイクゾーンに置かれたとき | " + text.OwnName + "からダメージを受けた{0.Subj+:npraw}が‹同じ|この|その›ターン‹に|中に›フィールドからブレイクゾーンに置かれたとき | ‹" + text.OwnName + "|自身›がダメージを与えた{0.Subj+:npraw}‹|1体›が‹同じ|この|その›ターン‹に|中に›フィールドからブレイクゾーンに置かれ‹たとき|るたび› | " + text.OwnName + "‹に|から|によって›ダメージを与えられた{0.Subj+:npraw}‹|1体›が‹同じ|この|その›ターン‹に|中に›フィールドからブレイクゾーンに置かれ‹たとき|るたび› | ‹" + text.OwnName + "|自身›がダメージを与えた{0.Subj.Who:ctrl}{0.Subj+:npraw}‹|1体›が‹同じ|この|その›ターン‹に|中に›フィールドからブレイクゾーンに置かれ‹たとき|るたび›", EN: "when {0.Subj+:anpraw} damaged by " + text.OwnName + " is put from the field into the Break Zone on the same turn | when the {0.Subj+:npraw} that took damage from " + text.OwnName + " is put from the field into the Break Zone on the same turn",
			Node: []ability.Event{{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &hurt}}, Needs: func(v any) bool {
				s := v.([]ability.Event)[0].Subj
				return len(s.Zone) == 0 && s.Ref == (ability.Ref{})
			}},
		{ID: "out of the deck", NT: "event", JA: text.OwnName + "がデッキからブレイクゾーンに置かれた", EN: text.OwnName + " is put from ‹the|your› deck into the Break Zone", Node: ability.Event{Verb: ability.Moved, Subj: text.ThisFilter(), From: ability.Deck, To: ability.Discards}},
		{ID: "some back from the Break Zone", NT: "event", JA: "{Subj+:npraw}が{Subj.Who:poss}ブレイクゾーンから手札に‹加えられた|加わった›", EN: "{Subj+:anpraw} ‹is~are› added to {Subj.Who:poss}hand from ‹the|your|their› Break Zone", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}, From: ability.Discards, To: ability.Hand_}, Needs: func(v any) bool {
			s := v.(ability.Event).Subj
			return s.Ref == (ability.Ref{}) && s.Who != (ability.Who{})
		}},
		{ID: "back from the Break Zone", NT: "event", JA: text.OwnName + "がブレイクゾーンから手札に‹加えられた|加わった›", EN: text.OwnName + " is added to your hand from the Break Zone", Node: ability.Event{Verb: ability.Moved, Subj: text.ThisFilter(), From: ability.Discards, To: ability.Hand_}},
		{ID: "nth cast", NT: "events", JA: "{0.Who:player}が‹このターンに|1ターンに|ターン中に›{0.Nth:ordinal}枚目のカードをキャストしたとき | 各ターン‹、|に›{0.Who:player}が{0.Nth:ordinal}枚目のカードをキャストしたとき | {0.Who:player}が{0.Nth:ordinal}枚目のカードをキャストしたとき", EN: "when {0.Who:player} ‹casts~cast› the {0.Nth:ordinal} card you've cast this turn | ‹during each turn, |›when {0.Who:player} ‹casts~cast› the {0.Nth:ordinal} card you've cast | during each turn, when {0.Who:player} ‹casts~cast› ‹your|their› {0.Nth:ordinal} card | when {0.Who:player} ‹casts~cast› ‹your|their› {0.Nth:ordinal} card ‹each|in a|in the same|this› turn", Node: []ability.Event{{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: nthAlone},
		{Quiet: true, ID: "nth of a sort cast", NT: "events", EN: "when {0+:event} for the {0.Nth:ordinal} time ‹in that turn|in the same turn|in each turn|each turn|in a turn|this turn› | during each turn, when {0+:event} for the {0.Nth:ordinal} time‹| in that turn|, in that turn›", Node: []ability.Event{{}}, Needs: func(v any) bool {
			e := v.([]ability.Event)[0]
			return e.Nth > 0 && e.Verb == ability.Played
		}},
		{Quiet: true, ID: "first of a sort cast", NT: "events", JA: "{0.Who:player}が‹各ターン|各ターンに|各ターンで|そのターンに|1ターンに›‹、|›‹初めて|最初に|最初の›{0.Subj:npraw}をキャストしたとき | 各ターン‹、|に|に、›{0.Who:player}が‹初めて|最初に|最初の›{0.Subj:npraw}をキャストしたとき", Node: []ability.Event{{Verb: ability.Played, Subj: &ability.Filter{}, Nth: 1}}},
		{ID: "nth time", NT: "events", JA: "各ターンで{0.Nth:ordinal}回目に{0+:event}とき", EN: "when {0+:event} for the {0.Nth:ordinal} time ‹in that turn|in the same turn|in each turn|each turn|in a turn|this turn› | during each turn, when {0+:event} for the {0.Nth:ordinal} time‹| in that turn|, in that turn›", Node: []ability.Event{{}}, Needs: func(v any) bool {
			e := v.([]ability.Event)[0]
			return e.Nth > 0 && e.Verb != ability.PhaseBegan && e.Verb != ability.Played
		}},
		{ID: "many have died", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹に|中に|›‹、|›{N:int}体以上フィールドからブレイクゾーンに置かれてい‹た|る›", EN: "{N:int} or more {On.Subj:fieldnps} were put from the field into the Break Zone this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}, Needs: severalTimes},
		{ID: "has taken so much", NT: "cond3", JA: "{L.Ref:ref}が{R:num}以上のダメージを受けている | {L.Ref:ref}に{R:num}以上のダメージが与えられている", EN: "{L.Ref:ref} has received {R:num} damage or more", Node: lasting(ability.GE)},
		{ID: "has taken damage this turn", NT: "cond3", JA: "{On.Subj.Ref:ref}がこのターン‹に|中に|›‹、|›ダメージを受けてい‹た|る›", EN: "{On.Subj.Ref:ref} has received damage this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.TakeDamage, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref != (ability.Ref{}) }},
		{ID: "any player casts", NT: "event", JA: "いずれかのプレイヤーが{Subj:npraw}をキャストした | {Subj:npraw}がキャストされた", EN: "‹either|a|any› player casts {Subj:anpraw} | {Subj:anpraw} is cast", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.Each)}},
		{ID: "any player is hurt", NT: "event", JA: "いずれかのプレイヤーがダメージを受けた", EN: "either player receives damage", Node: ability.Event{Verb: ability.DealtDamage, Who: text.Who(ability.Each)}},
		{Quiet: true, ID: "on either field", NT: "event", EN: "{Subj:fieldnp} ‹enters~enter› either player's field", Node: ability.Event{Verb: ability.Entered}},
		{ID: "deals damage to any", NT: "events", JA: "{0.Subj=1.Subj:fieldnp}が対戦相手かフォワードにダメージを与えたとき", EN: "when {0.Subj=1.Subj:fieldnp} ‹deals~deal› damage to your opponent or ‹to |›a Forward", Node: []ability.Event{{Verb: ability.DealtDamage, Who: text.Who(ability.Opponent)}, {Verb: ability.DealtDamage, Obj: &ability.Filter{Kind: ability.Forward, Zone: []ability.Zone{ability.Field}}}}},
		{ID: "dealt so much", NT: "event", JA: "{Subj:fieldnp}が{AtLeast:num}以上のダメージを受けた", EN: "{Subj:fieldnp} ‹is~are› dealt {AtLeast:num} damage or more", Node: ability.Event{Verb: ability.TakeDamage}, Needs: func(v any) bool { return v.(ability.Event).AtLeast != nil }},
		{ID: "dealt by", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}からダメージを受けた | {Obj:fieldnp}‹に|が›{Subj:np}からダメージ‹が|を›与えられた", EN: "{Obj:fieldnp} ‹is~are› dealt damage by {Subj:anp}", Node: ability.Event{Verb: ability.DealtDamage}, Needs: dealtBy},
	}
}

// dealtBy: this is dealt damage by an object, and not by what is on the stack: of that the damage of an ability is dealt by its card, and it is
// asked what text dealt it.
func dealtBy(v any) bool {
	e := v.(ability.Event)
	return e.Obj != nil && e.Obj.Ref == text.ThisRef && e.Subj != nil && !slices.Contains(e.Subj.Zone, ability.Resolving)
}

// nthAlone: nothing is said of which cards are counted.
func nthAlone(v any) bool { e := v.([]ability.Event)[0]; return e.Nth > 0 && e.Who.Side == ability.You }

func partyRows() []text.Row {
	party := ability.Filter{Is: []ability.State{ability.InParty}}
	all := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: *ffParty()}}
	return []text.Row{
		{Quiet: true, ID: "has formed a party", NT: "cond3", JA: "このターン‹|に|中に›‹、|›{On.Subj:fieldnp}がパーティーを組んでい‹た|る› | {On.Subj:fieldnp}がこのターン‹|に|中に›‹、|›パーティーを組んでい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.PartyV}}},
		{Quiet: true, ID: "you have formed a party", NT: "cond3", EN: "{On.Subj.Who:player} ‹have |has |›formed a party this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.PartyV, Subj: &ability.Filter{Kind: ability.Forward}}}},
		{Quiet: true, ID: "in that party", NT: "mod", JA: "そのパーティーの | そのパーティーを組んでいる", EN: "… in that party | … forming ‹this|that› party", Node: party},
		{Quiet: true, ID: "that party", NT: "what", EN: "that party", Node: all},
		{Quiet: true, ID: "two or more form a party", NT: "event", JA: "{Subj:fieldnp}2体以上がパーティーを組んでアタックした | 2体以上の{Subj:fieldnp}がパーティーを組んでアタックした", EN: "2 or more {Subj:fieldnps} form a party and attack", Node: ability.Event{Verb: ability.PartyV, Batch: true}, Needs: anyForwards},
		{ID: "some form a party", NT: "event", JA: "{Subj:fieldnp}1体以上がパーティーを組んでアタックした | {Subj:fieldnp}が1体以上パーティーを組んでアタックした", EN: "1 or more {Subj:fieldnps} form a party and attack", Node: ability.Event{Verb: ability.PartyV, Batch: true}},
		{Quiet: true, ID: "a party with this attacks", NT: "event", JA: text.OwnName + "を含むパーティーがアタックした", EN: "a party ‹including|containing|with|that includes› " + text.OwnName + " attacks", Node: ability.Event{Verb: ability.PartyV, Subj: text.ThisFilter()}},
		{Quiet: true, ID: "a party with any such attacks", NT: "event", JA: "{Subj:fieldnp}を‹1体以上|›含むパーティーがアタックした", EN: "a party ‹including|containing|that includes› {Subj:fieldnp} attacks", Node: ability.Event{Verb: ability.PartyV, Batch: true}, Needs: func(v any) bool { s := v.(ability.Event).Subj; return s != nil && s.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "a party attacks", NT: "event", JA: "{Subj.Who:ctrl}パーティーがアタックした | {Subj.Who:poss}パーティーがアタックした", EN: "a party {Subj.Who:ctrl} attacks", Node: ability.Event{Verb: ability.PartyV, Batch: true, Subj: &ability.Filter{Kind: ability.Forward}}, Needs: someoneSubj},
		{ID: "a party hurts a player", NT: "event", JA: "{Subj.Who:ctrl}パーティーが{Who:player}にダメージを与えた | {Subj.Who:poss}パーティーが{Who:player}にダメージを与えた", EN: "a party {Subj.Who:ctrl} deals damage to {Who:player}", Node: ability.Event{Verb: ability.DealtDamage, Batch: true, Subj: ffParty()}, Needs: func(v any) bool { return someoneSubj(v) && v.(ability.Event).Who != (ability.Who{}) }},
		{ID: "a party with some", NT: "trigger", JA: text.OwnName + "が{If.L.Of+:npraw}とパーティーを組んで‹|、›アタックしたとき", EN: "when " + text.OwnName + " forms a party with {If.L.Of+:anpraw}‹ and attacks|›", Node: text.Trigger{On: []ability.Event{{Verb: ability.PartyV, Subj: text.ThisFilter()}}, If: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: besideThis()}, R: ability.N(1)}}},
		{ID: "a party with two", NT: "trigger", JA: text.OwnName + "が{If.Args.0.L.Of+:npraw}と{If.Args.1.L.Of+:npraw}とパーティーを組んで‹|、›アタックしたとき", EN: "when " + text.OwnName + " forms a party with {If.Args.0.L.Of+:anpraw} and {If.Args.1.L.Of+:anpraw}‹ and attacks|›", Node: text.Trigger{On: []ability.Event{{Verb: ability.PartyV, Subj: text.ThisFilter()}}, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{besideSome(), besideSome()}}}, Needs: func(v any) bool { return eachNamed(*v.(text.Trigger).If) }},
		{ID: "parties of any element", NT: "effect", JA: "{What:what}は‹好きな|すべての|異なる›属性のフォワードとパーティーを‹組むことができる|組める› | {What:what}は‹属性に関係なく|属性が異なっても›パーティーを‹組むことができる|組める›", EN: "{What:what} can form a party with Forwards of ‹any Element|any Elements|a different Element|different Elements›", Node: &ability.Give{Words: []string{"party"}}},
		{Quiet: true, ID: "instead so much damage, and more", NT: "s3i", JA: "{Do.0.N:num}ダメージを与え、{Do.1:effect}", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}, nil}}},
		{Quiet: true, ID: "instead, and more", NT: "s3", EN: "{Do.0:effect} instead‹ and|, and|, then› {Do.1:effect}", Node: text.Clause{Instead: true, Do: []ability.Effect{nil, nil}}},
		{ID: "attacks by itself", NT: "effect", JA: "{What:what}はパーティーを‹組めない|組むことができない|組んでアタックできない› | {What:what}はパーティーアタックできない", EN: "{What:what} cannot form a party", Node: &ability.Rule{Verb: ability.PartyV}},
		{ID: "parties with some of any element", NT: "effect", JA: "{What:what}は{With:npraw}と‹なら|は|›‹、|›‹属性に関係なく|属性が異なっても›パーティーを‹組むことができる|組める› | {What:what}は‹好きな|どの›属性の{With:npraw}と‹|も›パーティーを‹組むことができる|組める› | {What:what}は‹属性に関係なく|属性が異なっても›‹、|›{With:npraw}とパーティーを‹組むことができる|組める›", EN: "{What:what} can form a party with {With:rawnps} of ‹any Element|any Elements|a different Element|different Elements› | {What:what} can form a party with any {With:rawnps} regardless of Element", Node: &ability.Rule{Verb: ability.PartyV, Mode: ability.May}, Needs: withSome},
	}
}

// besideSome is that one of some attacks in one party with this card.
func besideSome() ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: besideThis()}, R: ability.N(1)}
}

// besideThis are those that attack in one party with this card.
func besideThis() *ability.Filter {
	f := text.Related(ability.Beside, text.ThisRef)
	f.Zone = []ability.Zone{ability.Field}
	return &f
}

// withSome: more is said of the others than that they are Forwards.
func withSome(v any) bool {
	w := v.(*ability.Rule).With
	return w != nil && w.Ref == (ability.Ref{}) && len(w.Has)+len(w.Or) > 0 && !slices.ContainsFunc(w.Has, func(p ability.Prop) bool { return p.Attr == ability.ClassAttr })
}

func someoneSubj(v any) bool { return v.(ability.Event).Subj.Who != (ability.Who{}) }

// either is one thing done to a card, or another if that is not wanted.
func either(one, other ability.Effect) *ability.Try {
	return &ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{one}, Else: []ability.Effect{other}}
}

// orRows: one of two things is done to what stands before.
func orRows() []text.Row {
	freeze := &ability.Act{Word: "freeze"}
	given := func() ability.Effect { return &ability.Give{} }
	toRef := func(v any) bool { return v.(*ability.Try).Do[0].(*ability.Give).What.Sel == nil }
	return []text.Row{
		{ID: "one word of two", NT: "effect", JA: "{Do.0.What=Else.0.What:what}は{Do.0.Words:kw1}か{Else.0.Words:kw1}を得る", EN: "{Do.0.What=Else.0.What:what} ‹gains~gain› {Do.0.Words:kw1} or {Else.0.Words:kw1}", Node: either(given(), given()), Needs: toRef},
		{ID: "one word of three", NT: "effect", JA: "{Do.0.What=Else.0.Do.0.What=Else.0.Else.0.What:what}は{Do.0.Words:kw1}‹か|、›{Else.0.Do.0.Words:kw1}か{Else.0.Else.0.Words:kw1}を得る", EN: "{Do.0.What=Else.0.Do.0.What=Else.0.Else.0.What:what} ‹gains~gain› {Do.0.Words:kw1}, {Else.0.Do.0.Words:kw1}‹|,› or {Else.0.Else.0.Words:kw1}", Node: either(given(), either(given(), given())), Needs: toRef},
		{ID: "dull or activate", NT: "effect", JA: "{Do.0.What=Else.0.What:o}ダル‹にする|›かアクティブにする", EN: "dull {Do.0.What=Else.0.What:o} or activate ‹it|them›", Node: either(&ability.Turn{To: ability.Acted}, &ability.Turn{To: ability.Standing}), Needs: ofRef},
		{ID: "dull or freeze", NT: "effect", JA: "{Do.0.What=Else.0.What:o}ダルにするか凍結する", EN: "dull {Do.0.What=Else.0.What:o} or freeze ‹it|them›", Node: either(&ability.Turn{To: ability.Acted}, freeze), Needs: ofRef},
		{Quiet: true, ID: "activate or dull", NT: "effect", JA: "{Do.0.What=Else.0.What:o}アクティブにするかダルにする", EN: "activate {Do.0.What=Else.0.What:o} or dull ‹it|them›", Node: either(&ability.Turn{To: ability.Standing}, &ability.Turn{To: ability.Acted}), Needs: ofRef},
		{ID: "loses all and power", NT: "chain", JA: "{0.What=1.What:what}はアビリティをすべて失い、パワーを-{1.N:num}する | {0.What=1.What:what}は‹すべての|›アビリティを失い、パワーを-{1.N:num}する | {0.What=1.What:what}は‹すべての|›アビリティを‹すべて|›失い、パワー‹を|は|が›-{1.N:num}‹する|される›", EN: "{0.What=1.What:what} ‹loses~lose› all ‹|its |their ›abilities and {1.N:num} power | {0.What=1.What:what} ‹loses~lose› {1.N:num} power and all ‹|its |their ›abilities", Node: []ability.Effect{&ability.Give{Take: true, All: true}, &ability.Change{Stat: ability.Power, Op: ability.Sub}}},
		{Quiet: true, ID: "also kinds", NT: "chain", EN: "{0.What=1.What:what} also become {0.Kinds:kinds} with {1.N:num} power", Node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},
		{ID: "loses jobs", NT: "effect", JA: "{What:what}はジョブを‹すべて|›失う", EN: "{What:what} ‹loses~lose› ‹all |›‹its|their|his|her› Jobs", Node: &ability.Give{Take: true, Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	}
}

// fromWhere are the moves of this card onto the field from where it lies.
func fromWhere() (rows []text.Row) {
	for _, z := range []struct {
		ja string
		of ability.Zone
	}{{"ブレイクゾーン", ability.Discards}, {"手札", ability.Hand_}} {
		for _, d := range []struct {
			id, ja string
			as     ability.State
		}{{"", "フィールドに出す", ability.NoState}, {" dull", "フィールドにダル状態で出す | " + text.OwnName + "を" + z.ja + "からダル状態でフィールドに出す", ability.Acted}} {
			const some = "{What.Sel.Of+:npraw}{What.Sel.N:count}を‹|あなたの›"
			rows = append(rows, text.Row{Quiet: true, ID: "some out of " + z.ja + d.id, NT: "effect", JA: some + z.ja + "から‹、|›" + strings.ReplaceAll(d.ja, text.OwnName+"を", some),
				Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{z.of}, Who: text.Who(ability.You)}}}, To: ability.Place{Zone: ability.Field, State: d.as}}})
			this := ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{z.of}}}
			rows = append(rows, text.Row{Quiet: true, ID: "this out of " + z.ja + d.id, NT: "effect", JA: text.OwnName + "を‹|あなたの›" + z.ja + "から" + d.ja, Node: &ability.Move{What: ability.What{Sel: &this}, To: ability.Place{Zone: ability.Field, State: d.as}}})
		}
	}
	return rows
}

// ofRef: it is said of what was met before.
func ofRef(v any) bool {
	w := ability.ActsOn(v.(*ability.Try).Do[0])
	return w != nil && w.Sel == nil && w.Ref != (ability.Ref{})
}

// sameRows compare a thing with another.
func sameRows() []text.Row {
	aCounter := ability.N(1)
	multi := text.HasProp(ability.ClassAttr)
	costOf := func(a ability.Amount) ability.Filter {
		return ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ, N: a}}}
	}
	stat := ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}
	return []text.Row{
		{ID: "of several elements", NT: "mod", JA: "多属性の", EN: "Multi-Element ", Node: multi},
		{ID: "is of several elements", NT: "cond1", JA: "{Ref:ref}が多属性", EN: "{Ref:ref} is Multi-Element", Node: ability.Cond{Op: ability.Is, Of: &multi}},
		{ID: "of the cost of", NT: "mod", JA: "コストが{Num.0.N.Ref:ref}と同じ | {Num.0.N.Ref:ref}のコストと同じコストの | コストが{Num.0.N.Ref:ref}のコストと同じ", EN: "… of the same cost as {Num.0.N.Ref:ref}", Node: costOf(stat)},
		{ID: "of so much more cost", NT: "mod", JA: "コストが{Num.0.N.Args.0.Ref:ref}より{Num.0.N.Args.1:num}‹高い|大きい|多い› | {Num.0.N.Args.0.Ref:ref}よりコストが{Num.0.N.Args.1:num}‹高い|大きい|多い›", EN: "… that costs {Num.0.N.Args.1:num} CP more than {Num.0.N.Args.0.Ref:ref}", Node: costOf(ability.Amount{Op: ability.Sum, Args: []ability.Amount{stat, {}}})},
		{Quiet: true, ID: "of its name", NT: "mod", EN: "… with the same name", Node: text.Related(ability.SameName, text.BindRef(text.SlotIt))},
		{Quiet: true, ID: "with a job", NT: "mod", EN: "… with {Has.0.Value:trait}", Node: text.HasProp(ability.TraitAttr)},
		{Quiet: true, ID: "with any of three keywords", NT: "mod", EN: "… with {Or.0.Has.0.Value:kw}, {Or.1.Has.0.Value:kw}‹|,› or {Or.2.Has.0.Value:kw}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.KeywordAttr), text.HasProp(ability.KeywordAttr), text.HasProp(ability.KeywordAttr)}}},
		{Quiet: true, ID: "with either keyword of two", NT: "mod", EN: "… with {Or.0.Has.0.Value:kw} or {Or.1.Has.0.Value:kw}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.KeywordAttr), text.HasProp(ability.KeywordAttr)}}},
		{ID: "with Warp", NT: "mod", JA: "{Has.0.Value:kwname}を持つ", EN: "… with {Has.0.Value:kwname}", Node: text.HasProp(ability.KeywordAttr)},
		{ID: "comes active", NT: "effect", JA: text.OwnName + "はアクティブ状態でフィールドに出る", EN: text.OwnName + " enters ‹the|your› field active", Node: &ability.Give{What: ability.What{Ref: text.ThisRef}, Words: []string{"enters active"}}},
		{ID: "comes dull", NT: "effect", JA: "{What:what}はダル状態でフィールドに出る", EN: "{What:what} ‹enters~enter› the field dull", Node: &ability.Give{Words: []string{"enters dull"}}},
		{ID: "comes with counters", NT: "effect", JA: "{What:what}は{Name:ctrname}カウンター‹が|を›{N:num}‹個|つ›‹置かれた状態で|置いた状態で|置いて›フィールドに出る | {What:what}は{N:num}‹個|つ›の{Name:ctrname}カウンターが置かれた状態でフィールドに出る", EN: "{What:what} ‹enters~enter› the field with {N:nummany} {Name:ctrname} Counter‹~s›‹ on it| on them|›", Node: &ability.Rule{Verb: ability.CounterPut, Mode: ability.Must, N: &ability.Amount{}}},
		{Quiet: true, ID: "comes with a counter", NT: "effect", EN: "{What:what} ‹enters~enter› the field with ‹a|an› {Name:ctrname} Counter‹ on it| on them|›", Node: &ability.Rule{Verb: ability.CounterPut, Mode: ability.Must, N: &aCounter}},
		{Quiet: true, ID: "on all fields", NT: "mod", EN: "… either player controls", Node: text.Zoned(ability.Field)},
		{Quiet: true, ID: "in all Break Zones", NT: "mod", EN: "… ‹in|among› all Break Zones | … ‹in|from› your ‹and/or|or› your opponent's Break Zone‹|s›", Node: text.Zoned(ability.Discards)},
		{ID: "blocks some", NT: "mod", JA: "ブロックしている対象が{Rel.0.In:np}の", EN: "… blocking {Rel.0.In:anp}", Node: ability.Filter{Is: []ability.State{ability.Blocking}, Rel: []ability.Rel{{Kind: ability.FoughtBy}}}, Needs: func(v any) bool { in := v.(ability.Filter).Rel[0].In; return in != nil && in.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "neither this element nor that cost", NT: "mod", EN: "… of ‹any Element except|an Element other than|any Element other than› {Has.0.Value:class} and of cost {Num.0.N:num} or less", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}, Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}},
		{ID: "power less than its", NT: "cond1", JA: "{L.Ref:ref}のパワーが{R.Args.0.Ref:ref}のパワー未満", EN: "the power of {L.Ref:ref} is less than the power of {R.Args.0.Ref:ref} | {L.Ref:its}power is less than {R.Args.0.Ref:ref}'s power", Node: lessPower()},
		{ID: "also of a kind", NT: "effect", JA: "{What:what}は{Kinds:kind}‹としても扱う|でもある›", EN: "{What:what} is also a {Kinds:kind}", Node: &ability.Give{Also: true}, Needs: func(v any) bool { return v.(*ability.Give).Kinds != 0 }},
		{Quiet: true, ID: "the one in battle", NT: "selb", JA: "{Of:np}", EN: "the {Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: func(v any) bool { f := v.(ability.Selector).Of; return text.Fought(&f) }},
		{Quiet: true, ID: "all the others", NT: "selb", EN: "‹all the other|all other|the other|other› {Of+:rawnps}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: othersThere()}, Needs: func(v any) bool { return v.(ability.Selector).Of.Kind != 0 }},
		{ID: "its controller's", NT: "poss", JA: "そのコントローラーの", EN: "its controller's  | their controllers'  | their controller's ", Node: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}},
		{Quiet: true, ID: "each of all", NT: "what", EN: "each {Sel.Of:np}", Node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Needs: func(v any) bool { f := &v.(ability.What).Sel.Of; return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 }},
		{Quiet: true, ID: "so many chosen among them", NT: "taken", JA: "その中から‹、|›{Of+:npraw}‹を|›{N:count}‹を|›選んで‹、|›", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}},
		{Quiet: true, ID: "so many of them", NT: "taken", EN: "{N:count} of them | {N:count} ‹from |›among them", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}},
		{ID: "the highest", NT: "expr", JA: "最もパワーが高い{Of:np}のパワー | {Of:np}の‹中で|うち›最も高いパワー", EN: "the highest power {Of:np}'s power | the highest power {Of:np} | the highest power among ‹|the |all |all the ›{Of:nps}", Node: ability.Amount{Op: ability.Max, Stat: ability.Power}, Needs: func(v any) bool { return v.(ability.Amount).Of != nil }},
		{ID: "as strong as", NT: "effect", JA: "{What:what}のパワーは{N:expr}と同じになる", EN: "the power of {What:what} becomes the same as {N:expr} | {What.Ref:ref}'s power becomes ‹the same as|equal to› {N:expr} | the power of {What:what} becomes equal to {N:expr}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}, Needs: func(v any) bool { op := v.(*ability.Change).N.Op; return op != ability.Const && op != ability.Mul }},
		{ID: "as much damage by it", NT: "effect", JA: "{By:ref}は{To:what}に同じ‹値の|›ダメージを与える", EN: "{By:ref} deals {To:what} the same amount of damage | {By:ref} deals the same amount of damage to {To:what}", Node: &ability.Damage{N: ability.Amount{Op: ability.EventN}}},
		{ID: "as much damage", NT: "effect", JA: "{To:what}に同じ‹値の|›ダメージを与える | {To:what}に‹、|›そのダメージ‹に等しい|と等しい|と同じ›ダメージを与える | そのダメージ‹に等しい|と等しい|と同じ›ダメージを{To:what}に与える", EN: "deal {To:what} the same amount of damage | deal the same amount of damage to {To:what}", Node: &ability.Damage{N: ability.Amount{Op: ability.EventN}}},
		{Quiet: true, ID: "power and words till end", NT: "s4", JA: "{Do.0.What=Do.1.What:what}のパワーをターン終了時まで+{Do.0.N:num}し、{Do.1.Words:kws}を与える", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}}},
		{Quiet: true, ID: "its power for a time", NT: "s4", JA: "{Do.0.What:what}は{For:span}‹、|›パワー‹を|が|›‹、|›{Do.0.Op:pm}{Do.0.N:num}‹する|される|を得る›", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: forATime},
		{Quiet: true, ID: "its power doubled for a time", NT: "s4", JA: "{Do.0.What:what}のパワー‹を|は›{For:span}‹、|›{Do.0.N:num}倍に‹する|なる›", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Times}}}, Needs: forATime},
		{Quiet: true, ID: "its power for a time, for each", NT: "s4", JA: "{Do.0.What:what}は{For:span}‹、|›{Per:each}につき‹、|›パワー‹を|が|›{Do.0.Op:pm}{Do.0.N:num}‹する|される› | {Do.0.What:what}は{Per:each}につき‹、|›{For:span}‹、|›パワー‹を|が|›{Do.0.Op:pm}{Do.0.N:num}‹する|される›", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: func(v any) bool { return hasPer(v) && forATime(v) }},
		{Quiet: true, ID: "its power for a time, for each one", NT: "s4", JA: "{Do.0.What:what}は{For:span}‹、|›{Per.Of:np}1{:ctr}につき‹、|›パワー‹を|が|›{Do.0.Op:pm}{Do.0.N:num}‹する|される› | {Do.0.What:what}は{Per.Of:np}1{:ctr}につき‹、|›{For:span}‹、|›パワー‹を|が|›{Do.0.Op:pm}{Do.0.N:num}‹する|される›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: forATime},
		{Quiet: true, ID: "its power becomes for a time", NT: "s4", JA: "{Do.0.What:what}のパワーは{For:span}‹、|›{Do.0.N:num}になる", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Set}}}, Needs: forATime},
		{Quiet: true, ID: "its power and words for a time", NT: "s4", JA: "{Do.0.What=Do.1.What:what}は{For:span}‹、|›パワー‹を|が|›+{Do.0.N:num}‹し、|し|され、|と|、›{Do.1.Words:kws}を得る", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}}, Needs: forATime},
		{Quiet: true, ID: "quoted till end", NT: "effect", JA: "{What:what}は「{Quoted:quoted}」をターン終了時まで得る", Node: &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}},
		{Quiet: true, ID: "words till end", NT: "effect", JA: "{What:what}は{Words:kws}をターン終了時まで得る", Node: &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}},
		{ID: "forms a party now", NT: "cond3", JA: "{Ref:ref}がパーティーを組んでいる", EN: "{Ref:ref} is forming a party | {Ref:ref} forms a party | {Ref:ref} is ‹in|part of› a party", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.InParty}}}},
		{ID: "has an EX Burst", NT: "cond3", JA: "{Ref:ref}がEXバーストを持っている", EN: "{Ref:ref} has an EX Burst", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ex"}}}}},
		{Quiet: true, ID: "the one there", NT: "fwhat", EN: "the {_:np}", Needs: func(v any) bool { f := v.(ability.Filter); return text.Named(&f) && len(f.Zone) > 0 }},
		{Quiet: true, ID: "onto the field dull", NT: "effect", JA: "{What:o}フィールドにダル状態で出す", Node: &ability.Move{To: ability.Place{Zone: ability.Field, State: ability.Acted}}, Needs: text.FromSomewhere},
		{Quiet: true, ID: "neither for a time", NT: "s4", JA: "{Do.0.What=Do.1.What:what}は{For:span}‹、|›アタックもブロックもできない | {Do.0.What=Do.1.What:what}は{For:span}‹、|›アタック‹と|や›ブロック‹が|›できない | {Do.0.What=Do.1.What:what}は{For:span}‹、|›アタックできず‹|、›ブロック‹|も›できない", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV}, &ability.Rule{Verb: ability.BlockV}}}, Needs: func(v any) bool { return v.(text.Clause).For != ability.Time{} }},
	}
}

func lessPower() ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Power}, R: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.Power}, ability.N(1)}}}
}

// othersThere are the cards on the field other than what was met last.
func othersThere() ability.Filter {
	f := text.Related(ability.Other, text.BindRef(text.SlotIt))
	f.Zone = []ability.Zone{ability.Field}
	return f
}

// furtherRows are wordings and clauses of few texts.
func furtherRows() []text.Row {
	still := []text.Row{
		{Quiet: true, ID: "does not activate in its phase", NT: "s2", EN: text.OwnName + " ‹does not|will not› ‹activate|become active› during the Active Phase", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Who: text.Who(ability.You), Phase: ability.StartPhase}, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Stood}}}}, // in nobody else's is it activated [9.2]
		{ID: "does not activate", NT: "effect", EN: "{What:what} ‹does not|do not|will not› activate", Node: &ability.Rule{Verb: ability.Stood}},
		{ID: "the chosen", NT: "ref", EN: "the ‹Forward|Character|card|Backup|Monster›", Node: text.BindRef(text.SlotOne)},
		{ID: "deal all", NT: "effect", EN: "deal {To.Sel:sel} {N:num} damage", Node: &ability.Damage{}, Needs: func(v any) bool { return v.(*ability.Damage).To.Sel.N.Op == ability.All }},
		{ID: "freeze also", NT: "effect", EN: "freeze {What:o} also", Node: &ability.Act{Word: "freeze"}},
		{ID: "they discard as well", NT: "s6", EN: "your opponent discards {Do.0.What.Sel.N:ncards} as well", Node: text.Clause{Do: []ability.Effect{theirs(false)}}},
		{ID: "they gain control", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}のコントロールを得る", EN: "your opponent gains control of {Do.0.What.Ref:ref}", Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.Opponent)}}}}},
		{ID: "in a phase of a turn", NT: "s2", EN: "{+:s3} during {If.Who:poss}{If.Phase:phase}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf}}, Needs: func(v any) bool { return v.(text.Clause).If.Phase != ability.NoPhase }},
		{ID: "must control", NT: "sentence", EN: "you must control {CardNeeds.Args.0.L.Of+:anpraw} " + forThis, Node: mustControl(ability.N(1))},
		{ID: "must control several", NT: "sentence", EN: "you must control {CardNeeds.Args.0.R:num} or more {CardNeeds.Args.0.L.Of+:rawnps} " + forThis, Node: mustControl(ability.Amount{})},
		{ID: "if you do not do", NT: "effect", EN: "if you do not {Do.0:effect}, {Else:effects}", Node: &ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{nil}}},
		{ID: "did not discard", NT: "s1", EN: "if ‹your opponent does|they do› not discard‹| a card| any cards›, {+:s2}", Node: text.Clause{DidNot: true, They: true, Deeds: []ability.Effect{&ability.Move{How: ability.Discard}}}},
		{ID: "if they do not discard", NT: "effect", JA: "対戦相手が‹手札|カード|自分の手札›を{Do.0.What.Sel.N:ncards}捨てない‹場合|なら|限り›‹、|›{Else:effects}", EN: "‹if your opponent does not discard|unless your opponent discards› {Do.0.What.Sel.N:ncards}‹| from their hand›, {Else:effects}", Node: &ability.Try{Who: text.Who(ability.Opponent), May: true, Do: []ability.Effect{theirs(false)}}},
		{ID: "they select and dull", NT: "s6", JA: "対戦相手は{Do.0:effectR}‹、|›‹それを|›ダルにする", EN: "your opponent {Do.0:effect3} and dulls ‹it|them›", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil, &ability.Turn{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: ability.Acted}}}, Needs: text.Actable},
		{Quiet: true, ID: "they select and put", NT: "s6", JA: "対戦相手は{Do.0:effectR}‹、|›‹それを|›ブレイクゾーンに置く", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.At(ability.Discards)}}}, Needs: text.Actable},
		{ID: "they remove at random", NT: "s6", JA: "対戦相手は‹|自分の›手札を‹無作為に|ランダムに›{Do.0.What.Sel.N:ncards}ゲームから除外する | 対戦相手は‹無作為に|ランダムに›‹|自分の›手札を{Do.0.What.Sel.N:ncards}ゲームから除外する", EN: "your opponent randomly removes {Do.0.What.Sel.N:ncards} in ‹their|your› hand from the game", Node: text.Clause{Do: []ability.Effect{theirRandom()}}},
		{ID: "received at most, said", NT: "cond1", JA: "{L.Of.Who:poss}受けているダメージが{R:num}点以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}},
		{ID: "received at least, said", NT: "cond1", JA: "{L.Of.Who:poss}受けているダメージが{R:num}点以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}},
		{Quiet: true, ID: "mill one's own", NT: "effect", JA: "‹あなたの|自分の|›デッキのカードを上から{What.Sel.Of.Depth:num}枚ブレイクゾーンに置く", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}}, To: text.At(ability.Discards)}},
		{Quiet: true, ID: "top cards out of the game", NT: "effect", JA: "‹あなたの|自分の|›デッキのカードを上から{What.Sel.Of.Depth:num}枚ゲームから除外する", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}}, How: ability.Banish, To: text.At(ability.Removed)}},
		{ID: "one is named of them", NT: "effect", JA: "あなたはその中から{Sel.N:count}‹を|›指定する | その中から{Sel.N:count}‹を|›指定する", Node: &ability.Select{Pick: true, Slot: text.SlotNew, Sel: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}},
		{ID: "reveals two of", NT: "taken", JA: "その中から‹、|›{Each.0.Of+:npraw}‹を|›‹最大|›{Each.0.N.N:num}{:ctr}までと‹、|›{Each.1.Of+:npraw}‹を|›‹最大|›{Each.1.N.N:num}{:ctr}まで‹を|›", EN: "up to {Each.0.N.N:num} {Each.0.Of+:npraw} and up to {Each.1.N.N:num} {Each.1.Of+:npraw} among them", Node: ability.Selector{Each: []ability.Selector{{N: ability.Count{Op: ability.UpTo}, Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}, {N: ability.Count{Op: ability.UpTo}, Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}}},
	}
	for i := range still {
		still[i].Quiet = !strings.HasPrefix(still[i].ID, "they gain control")
	}
	return append(still,
		text.Row{ID: "phase of a turn", NT: "while", JA: "{Who:poss}{Phase:phase}‹の間|中›", EN: "during {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		text.Row{ID: "draw as many as", NT: "effect", JA: "‹デッキに戻した|置いた|デッキに置いた|戻した›枚数と同じ‹枚数の|枚数だけ|だけ›カードを引く", EN: "draw the same number of cards as were returned to your deck", Node: &ability.Draw{Who: text.Who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}},
		text.Row{ID: "castable in a phase", NT: "sentence", JA: text.OwnName + "は{CardNeeds.Args.0.Who:poss}{CardNeeds.Args.0.Phase:phase}‹の間のみ|中のみ|の間に限り›キャストできる | " + text.OwnName + "は{CardNeeds.Args.0.Who:poss}{CardNeeds.Args.0.Phase:phase}‹の間に|の間|中に|中|に›しかキャストできない", EN: "you can only cast " + text.OwnName + " during {CardNeeds.Args.0.Who:poss}{CardNeeds.Args.0.Phase:phase}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf}}}}, Needs: func(v any) bool { return v.(text.Clause).CardNeeds.Args[0].Phase != ability.NoPhase }},
		text.Row{ID: "castable only if", NT: "sentence", JA: text.OwnName + "は{CardNeeds.Args.0:nara}‹|に›のみキャストできる | " + text.OwnName + "は{CardNeeds.Args.0:nara}にしかキャストできない", EN: "you can only cast " + text.OwnName + " {CardNeeds.Args.0:nara}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		text.Row{ID: "attacks once more", NT: "effect", JA: "{What:what}はこのターン‹に|、|›‹もう|追加で›1‹度|回›アタックできる | このターン‹に|、|›{What:what}は‹もう|追加で›1‹度|回›アタックできる", EN: "{What:what} can attack once more this turn", Node: &ability.Act{Word: "attack again"}},
		text.Row{Quiet: true, ID: "attacks once more, in quotes", NT: "effect", JA: "{What:what}は「" + onceMoreJA + "」を得る", EN: "{What:what} ‹gains~gain› “" + onceMore + "”", Node: &ability.Act{Word: "attack again"}},
		text.Row{Quiet: true, ID: "words, and attacks once more, in quotes", NT: "chain", JA: "{0.What=1.What:what}は{0.Words:kws}‹と|、›「" + onceMoreJA + "」を得る | {0.What=1.What:what}に{0.Words:kws}‹と|、›「" + onceMoreJA + "」を与える", EN: "{0.What=1.What:what} ‹gains~gain› {0.Words:kws} and “" + onceMore + "”", Node: []ability.Effect{&ability.Give{}, &ability.Act{Word: "attack again"}}},
		text.Row{ID: "next damage to you", NT: "effect", JA: "{Of.Who:player}が次に受けるダメージは{N:num}になる", EN: "the next damage dealt to {Of.Who:player} becomes {N:num} instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Set, For: ability.Time{N: 1}}, Needs: func(v any) bool { of := v.(*ability.Instead).Of; return of.Who != (ability.Who{}) && of.Subj == nil }},
		text.Row{ID: "next damage by it", NT: "effect", JA: "{Of.Subj:fwhat}が{Of.Obj:np}に次に与えるダメージは{N:num}になる", EN: "the next damage {Of.Subj:fwhat} deals to {Of.Obj:anp} becomes {N:num} instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Set, For: ability.Time{N: 1}}, Needs: func(v any) bool { of := v.(*ability.Instead).Of; return of.Subj != nil && of.Obj != nil }},
		text.Row{ID: "bright ones together", NT: "effect", JA: "あなたは{With:npraw}を2体以上フィールドに出すことができる", EN: "you can play 2 or more {With:rawnps} onto the field", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Entered, Mode: ability.May}, Needs: func(v any) bool {
			w := v.(*ability.Rule).With
			return w != nil && brightOnly(*w)
		}},
		text.Row{ID: "beside bright ones", NT: "effect", JA: text.OwnName + "はあなたが他の{With:npraw}をコントロールしていてもフィールドに出‹せる|すことができる› | " + text.OwnName + "はあなたが‹他の|›{With:npraw}をコントロールしている場合でもフィールドに出‹せる|すことができる›", EN: "‹you can play " + text.OwnName + "|" + text.OwnName + " can be played|you may play " + text.OwnName + "› onto the field even if you control other {With:rawnps}", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May}, Needs: func(v any) bool {
			w := v.(*ability.Rule).With
			return w != nil && brightOnly(*w)
		}},
	)
}

// onceMore is what is given in quotes to what may attack once more: it is not asked of whom it is said, which has it.
const (
	onceMore   = "‹" + text.OwnName + "|this Character|this Forward› can attack once more this turn‹|.›"
	onceMoreJA = "‹" + text.OwnName + "|このキャラクター|自身›は‹追加で1|もう1›‹回|度›アタックできる‹|。›"
)

// brightOnly: of a card nothing is said but that it is of Light, of Dark, or of either. [7.7.5]
func brightOnly(f ability.Filter) bool {
	if len(f.Or) > 0 {
		return len(f.Has) == 0 && text.Equal(f, ability.Filter{Kind: f.Kind, Or: f.Or}) && !slices.ContainsFunc(f.Or, func(o ability.Filter) bool { return o.Kind != 0 || !brightOnly(o) })
	}
	return text.Equal(f, ability.Filter{Kind: f.Kind, Has: f.Has}) && len(f.Has) == 1 && f.Has[0].Attr == ability.ClassAttr && !f.Has[0].Not && (f.Has[0].Value == "light" || f.Has[0].Value == "dark")
}

// mustControl is that a card is cast only beside others.
func mustControl(n ability.Amount) text.Clause {
	c := controls(ability.GE, n)
	c.L.Of.Who = text.Who(ability.You)
	return text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{c}}}
}

func theirRandom() *ability.Move {
	m := theirs(true)
	m.How, m.To = ability.Banish, text.At(ability.Removed)
	m.What.Sel.By = ability.Who{}
	return m
}

// anyForwards: of those that form a party nothing is said but whose Forwards they are; a party is always of 2 or more. [15.1.1.9]
func anyForwards(v any) bool {
	f := v.(ability.Event).Subj
	return f != nil && text.Equal(*f, ability.Filter{Kind: ability.Forward, Who: f.Who})
}
