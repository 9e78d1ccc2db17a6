package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// happenings are what abilities wait for besides what every game has: who destroys what, by
// what, where something enters, what leaves a place.
func happenings() []text.Row {
	field := func(f ability.Filter) *ability.Filter { return &f }
	theirs := field(ability.Filter{Kind: ability.Monster, Who: foe})
	own := func(e ability.Event) ability.Event { e.Subj = &ability.Filter{Ref: text.ThisRef}; return e }
	dealt := ability.Event{Verb: ability.DealtDamage, Who: foe}
	struck := dealt
	struck.Kind = ability.AttackDamage
	down := ability.Event{Verb: ability.Left, To: ability.Discards}
	const kills = "{Obj:fieldnp}の攻撃で相手の‹|場の›モンスターを破壊した | {Obj:fieldnp}が‹攻撃して、|攻撃で|バトルで›相手のモンスターを破壊した | {Obj:fieldnp}とのバトルで相手のモンスター‹が破壊された|を破壊した›"
	const battling = "‹by attacking|with an attack|by an attack|by attack|in battle|by battle|through battle›"
	const destroys = "‹your opponent's monster|a monster on your opponent's field|an opponent's monster›"
	const killsEN = "{Obj:fieldnp} ‹attacks~attack› and destroys " + destroys + " | an attack by {Obj:fieldnp} destroys " + destroys + " | an attack of {Obj:fieldnp} destroys " + destroys + " | {Obj:fieldnp}'s attack destroys " + destroys + " | {Obj:fieldnp} ‹destroys~destroy› " + destroys + " " + battling + " | " + destroys + " is destroyed ‹by|in|through› battle with {Obj:fieldnp} | " + destroys + " is destroyed ‹with|by› {Obj:fieldnp}'s attack | " + destroys + " is destroyed ‹with|by› the attack of {Obj:fieldnp}"
	rows := []text.Row{
		own1("dealt damage otherwise than by an attack", "event", "{Who:player}が攻撃以外でダメージを受けた", "{Who:player} ‹is~are› dealt damage other than by ‹an attack|attacks›", ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}),
		quiet("destroyed otherwise than by an attack", "event", "{Subj:fieldnp}が攻撃以外で破壊された", "{Subj:fieldnp} is destroyed ‹by other than|other than by› ‹an attack|attacks›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}),
		own1("goes from the deck to the drop zone", "event", "このカードがデッキからドロップゾーンに置かれた", "this card is put ‹into|to› ‹the|your› drop zone from ‹the |your ›deck | this card is put from ‹the |your ›deck ‹into|to› ‹the|your› drop zone", own(ability.Event{Verb: ability.Moved, From: ability.Deck, To: ability.Discards})),
		own1("gauge is dropped", "event", "{Who:poss}ゲージのカードがドロップゾーンに置かれた | カードが{Who:poss}ゲージからドロップゾーンに置かれた", "a card is put from {Who:poss}gauge into ‹the|your|their› drop zone | a card is put into ‹the|your|their› drop zone from {Who:poss}gauge", ability.Event{Verb: ability.Moved, From: ability.GaugeZone, To: ability.Discards}),
		own1("one deals damage", "event", "{Subj:fieldnp}が相手にダメージを与えた", "{Subj:fieldnp} ‹deals~deal› damage to ‹your|an› opponent | you deal damage to ‹your|an› opponent with {Subj:fieldnp}", dealt),
		own1("one strikes them", "event", "{Subj:fieldnp}の攻撃で相手にダメージを与えた | {Subj:fieldnp}の攻撃でダメージを与えた | {Subj:fieldnp}が攻撃で相手にダメージを与えた | {Subj:fieldnp}の攻撃が相手にダメージを与えた | {Subj:fieldnp}が‹|相手の›‹|ファイターに|ファイターを›攻撃して‹、|›‹|相手に›ダメージを与えた", "{Subj:fieldnp} ‹attacks~attack› and deals damage to ‹your|an› opponent | an attack ‹by|of|from› {Subj:fieldnp} deals damage to ‹your|an› opponent | {Subj:fieldnp}'s attack deals damage‹ to ‹your|an› opponent|› | {Subj:fieldnp} ‹deals~deal› damage to ‹your|an› opponent ‹by|with› ‹an attack|its attack|attacking›", struck),
		needing(own1("kills", "event", kills, killsEN, ability.Event{Verb: ability.Destroyed, Subj: theirs, Kind: ability.AttackDamage}), func(v any) bool { return v.(ability.Event).Obj != nil }),
		needing(own1("kills some", "event", "{Obj:fieldnp}の攻撃で{Subj:fieldnp}を破壊した | {Obj:fieldnp}が‹攻撃で|攻撃して、|バトルで›{Subj:fieldnp}を破壊した | {Obj:fieldnp}とのバトルで{Subj:fieldnp}‹が破壊された|を破壊した› | {Obj:fieldnp}が{Subj:fieldnp}を攻撃で破壊した", "{Obj:fieldnp} ‹attacks~attack› and destroys {Subj:fieldnp} | {Obj:fieldnp} ‹destroys~destroy› {Subj:fieldnp} "+battling+" | {Subj:fieldnp} ‹is~are› destroyed ‹by|in|through› battle with {Obj:fieldnp}", ability.Event{Verb: ability.Destroyed, Kind: ability.AttackDamage}), func(v any) bool {
			e := v.(ability.Event)
			return e.Obj != nil && e.Subj != nil && e.Subj.Ref == (ability.Ref{}) && e.Subj.Who.Side == ability.Opponent && (len(e.Subj.Num)+len(e.Subj.Has)+len(e.Subj.Or) > 0 || e.Subj.Kind != ability.Monster)
		}),
		own1("kills anything", "event", "このカードの攻撃でモンスターを破壊した | このカードが‹攻撃して、|攻撃で|バトルで›モンスターを破壊した", "this card attacks and destroys a monster | an attack ‹by|of› this card destroys a monster | this card's attack destroys a monster | this card destroys a monster "+battling+" | a monster is destroyed ‹by|in|through› battle with this card", ability.Event{Verb: ability.Destroyed, Obj: &ability.Filter{Ref: text.ThisRef}, Subj: field(ability.Filter{Kind: ability.Monster}), Kind: ability.AttackDamage}),
		own1("destroyed by an attack", "event", "{Subj:fieldnp}が‹攻撃|バトル›で破壊された", "{Subj:fieldnp} ‹is~are› destroyed ‹by an attack|in battle|by battle|through battle›", ability.Event{Verb: ability.Destroyed, Kind: ability.AttackDamage}),
		own1("destroyed by an effect", "event", "{Subj:fieldnp}が‹カードの|›効果で破壊された", "{Subj:fieldnp} is destroyed by ‹an effect|card effects|an effect of a card|the effect of a card|the effects of cards›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}),
		own1("destroyed by their effect", "event", "{Subj:fieldnp}が相手の‹カードの|›効果で破壊された", "{Subj:fieldnp} is destroyed by ‹your opponent's effect|your opponent's card effects|an effect of your opponent's card|the effect of your opponent's card|the effect of an opponent's card|your opponent's effects›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: &ability.Filter{Who: foe}}),
		own1("destroyed by the effect of this", "event", "{Subj:fieldnp}がこのカードの‹効果|能力›で破壊された | このカードの‹効果|能力›で{Subj:fieldnp}‹が|を›破壊‹された|した›", "{Subj:fieldnp} is destroyed by ‹this card's effect|the effect of this card|an effect of this card›", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: text.ThisFilter()}),
		needing(own1("destroyed by the effect of some", "event", "{Subj:fieldnp}が{By:npraw}の効果で破壊された", "{Subj:fieldnp} is destroyed by the effect‹|s› of {By:anpraw}", ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}), func(v any) bool {
			f := v.(ability.Event).By
			return f != nil && f.Who == (ability.Who{}) && f.Kind != 0
		}),
		own1("goes from the soul to the drop zone", "event", "このカードがソウルからドロップゾーンに置かれた", "this card is put ‹into|to› ‹the|your› drop zone from ‹a|the› soul | this card is put from ‹a|the› soul ‹into|to› ‹the|your› drop zone", own(ability.Event{Verb: ability.Moved, From: ability.Soul, To: ability.Discards})),
		own1("goes from the hand to the drop zone", "event", "このカードが手札からドロップゾーンに置かれた", "this card is put ‹into|to› ‹the|your› drop zone from ‹the |your |›hand | this card is put from ‹the |your |›hand ‹into|to› ‹the|your› drop zone", own(ability.Event{Verb: ability.Moved, From: ability.Hand_, To: ability.Discards})),
		own1("put into the drop zone", "event", "{Subj:fieldnp}が場からドロップゾーンに置かれた", "{Subj:fieldnp} is put ‹into|to› ‹the|your|their› drop zone from ‹the|your|their› field | {Subj:fieldnp} is put from ‹the|your|their› field ‹into|to› ‹the|your|their› drop zone", down),
		needing(own1("hurt by an effect", "event", "相手が{Subj:npraw}の効果でダメージを受けた", "your opponent is dealt damage by the effect‹|s› of {Subj:anpraw}", ability.Event{Verb: ability.DealtDamage, Who: foe, Kind: ability.AbilityDamage}), func(v any) bool {
			f := v.(ability.Event).Subj
			return f != nil && f.Who == (ability.Who{})
		}),
		needing(own1("hurt by an effect of yours", "event", "相手が君の{Subj+:npraw}の効果でダメージを受けた", "your opponent is dealt damage by the effect‹|s› of your {Subj+:npraw}", ability.Event{Verb: ability.DealtDamage, Who: foe, Kind: ability.AbilityDamage, Subj: &ability.Filter{Who: you}}), func(v any) bool {
			f := v.(ability.Event).Subj
			return f.Kind != 0 || len(f.Has)+len(f.Num) > 0 // of cards of no sort an axis says it
		}),
		quiet("one leaves somebody's field", "event", "", "{Subj+:anpraw} ‹leaves~leave› {Subj.Who:poss}field", ability.Event{Verb: ability.Left, Subj: &ability.Filter{}}),
		quiet("this is set", "event", "このカードを設置した | このカードが設置された", "this card is set | this card is [set] | you set this card | you [set] this card", own(ability.Event{Verb: ability.Entered})),
		needing(quiet("some are discarded", "event", "{Who:player}が手札から{Subj:npraw}‹|1枚›を捨てた | {Who:poss}手札の{Subj:npraw}が捨てられた", "{Who:player} ‹discards~discard› {Subj:anpraw} from ‹your|their|the› hand", ability.Event{Verb: ability.DiscardedV}), func(v any) bool {
			f := v.(ability.Event).Subj
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has) > 0)
		}),
		own1("one discards", "event", "{Who:player}が手札‹|1枚|のカード|からカード›を捨てた", "{Who:player} ‹discards~discard› a card‹| from ‹your|their|the› hand›", ability.Event{Verb: ability.DiscardedV}),
		own1("goes to the drop zone", "event", "このカードがドロップゾーンに置かれた", "this card is put ‹into|to› ‹the|your› drop zone", own(ability.Event{Verb: ability.Moved, To: ability.Discards})),
		own1("discarded", "event", "このカードが手札から捨てられた | 手札からこのカードを捨てた | このカードが捨てられた", "this card is discarded from ‹your |›hand | this card is discarded | this card is discarded from our hand | you discard this card from ‹your |›hand", own(ability.Event{Verb: ability.DiscardedV, From: ability.Hand_})),
		own1("enters by a buddy call", "event", "このカードがバディコールで登場した | このカードがバディコールされた", "this card enters the field by ‹a |›buddy call | this card is buddy called | this card is called by ‹a |›buddy call", own(ability.Event{Verb: ability.Entered, Name: "buddy call"})),
		own1("you buddy call", "event", "君がバディコールした", "you buddy call", ability.Event{Verb: ability.Entered, Name: "buddy call", Subj: field(ability.Filter{Who: you})}),
		quiet("rested", "event", "", "{Subj:fieldnp} ‹becomes rest~become rest› | {Subj:fieldnp} ‹is rested~are rested› | {Subj:fieldnp} ‹is rest~are rest›", ability.Event{Verb: ability.ActedV}),
		own1("enters by ambush", "event", "このカードが【奇襲】で登場した | このカードが【奇襲】で‹コールされ、|コールされて|›登場した | このカードが【奇襲】でコールされた | このカードが奇襲で登場した | このカードが奇襲でコールされた", "this card enters the field by ‹|its |an |this card's ›[ambush] | this card is called ‹by|with|using› ‹|its |an |this card's ›[ambush]", own(ability.Event{Verb: ability.Entered, Name: "ambush"})),
		own1("this is called", "event", "このカードがコールされた | このカードがコールされて登場した", "this card is called | this card enters the field by being called", own(ability.Event{Verb: ability.Entered, Name: byCall})),
		own1("called from the drop zone", "event", "このカードがドロップゾーンから‹コールされた|コールされて登場した›", "this card ‹is|enters the field by being› called from ‹the|your› drop zone", own(ability.Event{Verb: ability.Entered, Name: byCall, From: ability.Discards})),
		own1("called from the hand", "event", "このカードが手札から‹コールされた|コールされて登場した›", "this card ‹is|enters the field by being› called from ‹the |your |›hand", own(ability.Event{Verb: ability.Entered, Name: byCall, From: ability.Hand_})),
		needing(own1("one is called", "event", "{Subj.Who:poss}場に{Subj+:npraw}がコールされた", "{Subj+:anpraw} ‹is~are› called ‹to|on› {Subj.Who:poss}field", ability.Event{Verb: ability.Entered, Name: byCall, Subj: &ability.Filter{}}), func(v any) bool { return text.NotThis(v) && !inAreas(v) }),
		needing(own1("one is called from there", "event", "{Subj.Who:poss}場に{Subj+:npraw}が{From:zone}からコールされた | {Subj.Who:poss}{Subj+:npraw}が{From:zone}から‹コールされた|コールされて登場した›", "{Subj+:anpraw} ‹is~are› called to {Subj.Who:poss}field from ‹the|your|their› {From:zone} | {Subj+:anpraw} ‹is~are› called to the field from {Subj.Who:poss}{From:zone}", ability.Event{Verb: ability.Entered, Name: byCall, Subj: &ability.Filter{}}), func(v any) bool {
			return v.(ability.Event).From != ability.NoZone && text.NotThis(v) && text.Nowhere(v)
		}),
		needing(quiet("one of theirs is called", "event", "{Subj.Who:poss}{Subj+:npraw}がコールされた", "", ability.Event{Verb: ability.Entered, Name: byCall, Subj: &ability.Filter{}}), func(v any) bool {
			return len(v.(ability.Event).Subj.Zone) == 0 && text.NotThis(v)
		}),
		needing(quiet("anyone's enters, anyhow", "event", "{Subj:npraw}が‹|お互いの›場に登場した | {Subj:npraw}が登場した", "", ability.Event{Verb: ability.Entered}), anyones),
		needing(own1("anyone's is called", "event", "{Subj:npraw}がコールされた", "{Subj:anpraw} is called", ability.Event{Verb: ability.Entered, Name: byCall}), anyones),
		own1("enters from the drop zone", "event", "このカードがドロップゾーンから登場した", "this card enters the field from ‹the|your› drop zone", own(ability.Event{Verb: ability.Entered, From: ability.Discards})),
		own1("enters from the hand", "event", "このカードが手札から登場した", "this card enters the field from ‹the |your |›hand", own(ability.Event{Verb: ability.Entered, From: ability.Hand_})),
		needing(own1("link attacks with one", "event", "このカードが{Obj:npraw}と連携攻撃した | このカードと{Obj:npraw}‹が|で›連携攻撃した", "this card ‹link attacks|links attack› with {Obj:anpraw} | this card and {Obj:anpraw} link attack", own(ability.Event{Verb: ability.PartyV, Obj: &ability.Filter{}, Batch: true})), func(v any) bool {
			return !slices.ContainsFunc(v.(ability.Event).Obj.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other })
		}),
		quiet("somebody link attacks", "event", "{Subj.Who:player}が連携攻撃した", "{Subj.Who:player} ‹link attacks~link attack›", ability.Event{Verb: ability.PartyV, Batch: true, Subj: &ability.Filter{}}),
		own1("one link attacks", "event", "{Subj:fieldnp}が連携攻撃した", "{Subj:fieldnp} ‹link attacks~link attack›", ability.Event{Verb: ability.PartyV, Batch: true}),
		needing(own1("destroyed in an area", "event", "{Subj:np}が破壊された", "{Subj:anp} is destroyed", ability.Event{Verb: ability.Destroyed}), inAreas),
		needing(own1("attacked in an area", "event", "{Subj:np}が攻撃された", "{Subj:anp} is attacked", ability.Event{Verb: ability.AttackedV}), func(v any) bool {
			return inAreas(v) && v.(ability.Event).Subj.Kind|v.(ability.Event).Subj.NotKind != 0
		}),
		needing(own1("attacked by some", "event", "{Subj:fieldnp}が{Obj:fieldnp}に攻撃された", "{Subj:fieldnp} ‹is~are› attacked by {Obj:fieldnp}", ability.Event{Verb: ability.AttackedV}), func(v any) bool {
			by := v.(ability.Event).Obj
			return by != nil && by.Ref == (ability.Ref{}) && len(by.Is)+len(by.Rel) == 0
		}),
		quiet("one is stood", "event", "", "{Subj:fieldnp} ‹is stood~are stood› | {Subj:fieldnp} ‹is stand~are stand›", ability.Event{Verb: ability.Stood}),
		own1("one moves", "event", "{Subj:fieldnp}が‹|他のエリアに|別のエリアに›移動した", "{Subj:fieldnp} ‹moves~move›‹| to another area| to a different area› | {Subj:fieldnp} ‹is moved~are moved›‹| to another area›", ability.Event{Verb: ability.Moved, Name: "move"}),
		own1("one is returned", "event", "{Subj:fieldnp}が手札に戻された", "{Subj:fieldnp} is returned to ‹|your |their |its owner's ›hand", ability.Event{Verb: ability.Returned}),
	}
	rows = slices.Concat(rows, eithers(), jointly(), hurts())
	this := text.ThisFilter()
	rows = append(rows,
		quiet("kills or strikes", "events", "このカードの攻撃で相手のモンスターを破壊した‹|時›か‹、|›‹|相手に›ダメージを与えた‹時|時に›", "when this card attacks and destroys "+destroys+" or deals damage to your opponent", []ability.Event{
			{Verb: ability.Destroyed, Obj: this, Subj: theirs, Kind: ability.AttackDamage}, {Verb: ability.DealtDamage, Who: foe, Subj: this, Kind: ability.AttackDamage}}),
		quiet("enters or transforms", "events", "このカードが登場した‹|時›か‹、|›‹|君が›‹|このカードに›‹変身|【変身】|必殺変身|【必殺変身】›した‹時|時に›", "when this card enters the field or ‹you |›‹[transform]|[impact transform]|transform›‹| into this card›", []ability.Event{
			{Verb: ability.Entered, Subj: this}, becomes(equips[0])}),
		quiet("enters or is ridden", "events", "このカードが登場した‹|時›か‹、|›‹|君が›‹|このカードに›‹搭乗|【搭乗】›した‹時|時に›", "when this card enters the field or ‹you |›‹[riding]|ride›‹| on this card| this card›", []ability.Event{
			{Verb: ability.Entered, Subj: this}, becomes(equips[1])}),
		own1("destroyed by their card", "events", "{0.Subj=1.Subj:fieldnp}が相手のカード‹で|によって|に›破壊された‹時|時に›", "when {0.Subj=1.Subj:fieldnp} is destroyed by ‹your opponent's card|an opponent's card|your opponent's cards|your opponent›", []ability.Event{
			{Verb: ability.Destroyed, Kind: ability.AttackDamage, Obj: &ability.Filter{Who: foe}}, {Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: &ability.Filter{Who: foe}}}),
		needing(own1("destroys", "events", "{0.Obj=1.By:fieldnp}が{0.Subj=1.Subj:fieldnp}を破壊した‹時|時に›", "when {0.Obj=1.By:fieldnp} ‹destroys~destroy› {0.Subj=1.Subj:fieldnp}", []ability.Event{
			{Verb: ability.Destroyed, Kind: ability.AttackDamage}, {Verb: ability.Destroyed, Kind: ability.AbilityDamage}}), func(v any) bool {
			f := v.([]ability.Event)[0].Subj
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Is) == 0 // a monster in battle: by its attack
		}),
		needing(own1("some put under this", "event", "このカードのソウルに{Subj:npraw}が‹入れられた|入った|置かれた›", "{Subj:anpraw} is put into this card's soul | {Subj:anpraw} is put into the soul of this card", ability.Event{Verb: ability.AttachedV, Obj: this}), text.NotThis),
		needing(own1("some put under one there", "event", "{Obj:np}のソウルに{Subj:npraw}が‹入れられた|入った|置かれた›", "{Subj:anpraw} is put into the soul of {Obj:anp}", ability.Event{Verb: ability.AttachedV}), func(v any) bool {
			e := v.(ability.Event)
			return text.NotThis(v) && e.Subj != nil && e.Obj != nil && e.Obj.Ref == (ability.Ref{}) && len(e.Obj.Zone) > 0
		}),
		needing(own1("put under one there", "event", "このカードが{Obj:np}のソウルに‹入った|入れられた|置かれた›", "this card is put into the soul of {Obj:anp}", own(ability.Event{Verb: ability.AttachedV})), func(v any) bool {
			f := v.(ability.Event).Obj
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && f.Zone[0] == ability.Field && f.Who != (ability.Who{})
		}),
		needing(own1("put under one", "event", "このカードが{Obj:npraw}のソウルに‹入った|入れられた|置かれた›", "this card is put into the soul of {Obj:anpraw}", own(ability.Event{Verb: ability.AttachedV})), func(v any) bool {
			f := v.(ability.Event).Obj // a kind of one's own is one that is on the field: the row before
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind == 0 || f.Who == (ability.Who{}))
		}),
		own1("put under any", "event", "このカードがソウルに‹入った|入れられた|置かれた›", "this card is put into a soul", own(ability.Event{Verb: ability.AttachedV})),
		needing(quiet("they set", "event", "{Subj.Who:player}が{Subj+:npraw}を‹【設置】|設置›した", "{Subj.Who:player} ‹[set]|set|sets› {Subj+:anpraw}", ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}), func(v any) bool {
			return v.(ability.Event).Subj.Kind == ability.SpellCard
		}),
		needing(quiet("attacks one", "event", "{Subj:fieldnp}が{Obj:np}に攻撃した", "", ability.Event{Verb: ability.AttackV}), func(v any) bool { return v.(ability.Event).Obj != nil }),
		needing(own1("they attack one", "event", "{Subj.Who:player}が{Obj:np}‹に|を›攻撃した", "{Subj.Who:player} ‹attacks~attack› {Obj:anp}", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}, Batch: true}), func(v any) bool {
			e := v.(ability.Event)
			return e.Obj != nil && e.Obj.Kind|e.Obj.NotKind != 0 || e.Obj != nil && len(e.Obj.Has) > 0 && e.Obj.Ref == (ability.Ref{})
		}),
		needing(quiet("one there is put into the drop zone", "event", "{Subj.Who:poss}場の{Subj+:npraw}がドロップゾーンに置かれた", "{Subj+:anpraw} on {Subj.Who:poss}field ‹is~are› put ‹into|to› ‹the|your|their› drop zone | 1 of {Subj.Who:poss}{Subj+:rawnps} is put ‹into|to› ‹the|your|their› drop zone", ability.Event{Verb: ability.Left, To: ability.Discards, Subj: &ability.Filter{}}), text.NotThis),
		needing(quiet("one of theirs enters", "event", "{Subj.Who:poss}{Subj+:npraw}が登場した", "", ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}), func(v any) bool {
			return len(v.(ability.Event).Subj.Zone) == 0 && text.NotThis(v)
		}),
		own1("gauge is laid", "event", "{Who:poss}ゲージにカードが置かれた | カードが{Who:poss}ゲージに置かれた", "a card is put into {Who:poss}gauge", ability.Event{Verb: ability.Moved, To: ability.GaugeZone}),
		quiet("their attack nullified", "event", "相手の攻撃が無効化された", "your opponent's attack is nullified", ability.Event{Verb: ability.MissedV, Kind: ability.AttackDamage, Subj: &ability.Filter{Who: foe}}),
		own1("its attack nullified", "event", "{Subj:fieldnp}の攻撃が無効化された", "{Subj:fieldnp}'s attack is nullified | ‹an|the› attack of {Subj:fieldnp} is nullified", ability.Event{Verb: ability.MissedV, Kind: ability.AttackDamage}))
	for _, p := range plays {
		ja, en := "{Who:player}が{Subj+:npraw}を"+p.done, "{Who:player} ‹"+p.verb+"~"+p.verb[:len(p.verb)-1]+"› {Subj+:anpraw}"
		used := ""
		if p.verb == "casts" {
			used = " | {Who:player} ‹uses~use› {Subj+:anpraw}"
		}
		rows = append(rows, needing(own1("plays a "+p.en, "event", ja, en+used, ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}), func(v any) bool { return v.(ability.Event).Subj.Kind == p.kind }),
			needing(quiet("plays some "+p.en, "event", ja, en, ability.Event{Verb: ability.Played, Subj: &ability.Filter{Kind: p.kind}}), text.NotThis))
	}
	rows = append(rows, needing(own1("plays a spell or an impact", "event", "{Who:player}が{Subj+:npraw}を使った", "{Who:player} ‹casts~cast› {Subj+:anpraw} | {Who:player} ‹uses~use› {Subj+:anpraw}", ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}), func(v any) bool {
		return v.(ability.Event).Subj.Kind == ability.SpellCard|ability.Impact
	}))
	for _, e := range equips {
		f := equippedBy(e)
		rows = append(rows, own1("you "+e.en, "event", "君が{Subj+:npraw}に‹"+e.ja+"|【"+e.ja+"】›した", "you "+map[string]string{"transformed": "‹transform|[transform]› into", "riding": "‹ride|[riding]›‹| on›"}[e.en]+" {Subj+:anpraw}", ability.Event{Verb: ability.EquippedV, Subj: &f}))
		rows[len(rows)-1].Needs = text.NotThis
	}
	for _, z := range sides() {
		in := ability.Filter{Zone: z.zones}
		this := in
		this.Ref = text.ThisRef
		rows = append(rows,
			own1("this enters "+z.en, "event", "このカードが‹|君の›"+z.ja+"に登場した", "this card enters the field ‹on|in› ‹the|your› "+z.en+" | this card enters ‹on|in› ‹the|your› "+z.en+" | this card enters your field ‹on|in› ‹the|your› "+z.en, ability.Event{Verb: ability.Entered, Subj: &this}),
			quiet("yours enters "+z.en, "event", "", "your {Subj+:npraw} enters ‹the|your› field ‹on|in› the "+z.en, ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Zone: z.zones, Who: you}}),
			own1("one enters "+z.en, "event", "{Subj.Who:poss}"+z.ja+"に{Subj+:npraw}が登場した", "{Subj+:anpraw} enters {Subj.Who:poss}field ‹on|in› the "+z.en+" | {Subj+:anpraw} enters {Subj.Who:poss}"+z.en, ability.Event{Verb: ability.Entered, Subj: &in}),
			own1("this called to "+z.en, "event", "このカードが‹|君の›"+z.ja+"にコールされた", "this card is called to ‹the|your› "+z.en, ability.Event{Verb: ability.Entered, Name: byCall, Subj: &this}),
			own1("one called to "+z.en, "event", "{Subj.Who:poss}"+z.ja+"に{Subj+:npraw}がコールされた | {Subj.Who:player}が"+z.ja+"に{Subj+:npraw}をコールした", "{Subj+:anpraw} is called to {Subj.Who:poss}"+z.en+" | {Subj.Who:player} ‹calls~call› {Subj+:anpraw} to ‹the|their|your› "+z.en, ability.Event{Verb: ability.Entered, Name: byCall, Subj: &in}))
	}
	return rows
}

// jointly are what happens to this card or to others, said once.
func jointly() (rows []text.Row) {
	for _, w := range []struct {
		ja, en string
		verb   ability.Verb
	}{{"攻撃した", "attacks", ability.AttackV}, {"攻撃された", "is attacked", ability.AttackedV}, {"破壊された", "is destroyed", ability.Destroyed}, {"登場した", "enters the field", ability.Entered}, {"場から離れた", "leaves the field", ability.Left}} {
		on := []ability.Event{{Verb: w.verb, Subj: text.ThisFilter()}, {Verb: w.verb}}
		rows = append(rows, needing(own1("this or another "+w.en, "events", "このカードか{1.Subj:fieldnp}が"+w.ja+"‹時|時に›", "when this card or {1.Subj:fieldnp} "+w.en, on), func(v any) bool {
			f := v.([]ability.Event)[1].Subj
			return f != nil && f.Ref == (ability.Ref{})
		}))
	}
	return rows
}

// hurts are damage of so much that a fighter has been dealt, and by what.
func hurts() (rows []text.Row) {
	for _, by := range []struct {
		id, ja, en string
		kind       ability.DamageKind
	}{{"", "", "", ability.AnyDamage}, {" by an attack", "攻撃で", " ‹by|from› ‹an attack|attacks›", ability.AttackDamage}, {" by an effect", "‹カードの|›効果で", " ‹by|from› ‹an effect|card effects|effects›", ability.AbilityDamage}} {
		of := ability.Event{Verb: ability.TakeDamage, Kind: by.kind, AtLeast: &ability.Amount{}}
		rows = append(rows, own1("dealt so much damage"+by.id, "event", "{Who:player}が"+by.ja+"{AtLeast:num}以上のダメージを受けた | {Who:player}が"+by.ja+"ダメージ{AtLeast:num}以上を受けた | {Who:player}が"+by.ja+"ダメージを{AtLeast:num}以上受けた",
			"{Who:player} ‹is~are› dealt {AtLeast:num} or ‹more|greater› damage"+by.en+" | {Who:player} ‹is~are› dealt damage of {AtLeast:num} or ‹more|greater›"+by.en, of))
	}
	return rows
}

// eithers are two things that may happen to this card, said of it once.
func eithers() (rows []text.Row) {
	one := []struct {
		ja, en string
		verb   ability.Verb
	}{
		{"登場した", "enters the field", ability.Entered}, {"攻撃した", "attacks", ability.AttackV}, {"攻撃された", "is attacked", ability.AttackedV},
		{"破壊された", "is destroyed", ability.Destroyed}, {"場から離れた", "leaves the field", ability.Left}, {"装備された", "is equipped", ability.EquippedV},
	}
	for _, a := range one {
		for _, b := range one {
			if a != b {
				on := []ability.Event{{Verb: a.verb, Subj: text.ThisFilter()}, {Verb: b.verb, Subj: text.ThisFilter()}}
				rows = append(rows, quiet(a.en+" or "+b.en, "events", "このカードが"+a.ja+"‹|時›か‹|、›"+b.ja+"‹時|時に›", "when this card "+a.en+" or "+b.en, on))
			}
		}
	}
	rows = append(rows, needing(quiet("entered or put under one", "events", "このカードが登場した時か‹、|›{1.Obj:np}のソウルに‹入った|入れられた|置かれた›‹時|時に›", "when this card enters the field or is put into the soul of {1.Obj:anp}", []ability.Event{{Verb: ability.Entered, Subj: text.ThisFilter()}, {Verb: ability.AttachedV, Subj: text.ThisFilter()}}), func(v any) bool {
		f := v.([]ability.Event)[1].Obj
		return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) < 2
	}))
	return append(rows, quiet("called or equipped", "events", "このカードが‹コールか|コールまたは|コールされるか、|コールされるか›装備された‹時|時に› | このカードがコールされた時か‹、|›装備された‹時|時に›", "when this card is called or ‹|is ›equipped", []ability.Event{{Verb: ability.Entered, Subj: text.ThisFilter(), Name: byCall}, {Verb: ability.EquippedV, Subj: text.ThisFilter()}}))
}

// anyones tells whether the subject of an event is of neither fighter and said to lie nowhere.
func anyones(v any) bool {
	return text.Nowhere(v) && text.NotThis(v) && v.(ability.Event).Subj.Who == (ability.Who{})
}

// inAreas tells whether the subject of an event is said by its area.
func inAreas(v any) bool {
	f := v.(ability.Event).Subj
	return f != nil && areasOnly(f.Zone)
}

// areasOnly tells whether zones are areas of monsters.
func areasOnly(zs []ability.Zone) bool {
	return len(zs) > 0 && !slices.ContainsFunc(zs, func(z ability.Zone) bool {
		return z != ability.LeftArea && z != ability.CenterArea && z != ability.RightArea
	})
}

// side is an area, or two of which one is meant, or both.
type side struct {
	zones  []ability.Zone
	ja, en string
}

// sides are the areas of monsters and every two of them.
func sides() []side {
	one := []side{{[]ability.Zone{ability.LeftArea}, "レフト", "left"}, {[]ability.Zone{ability.CenterArea}, "センター", "center"}, {[]ability.Zone{ability.RightArea}, "ライト", "right"}}
	out := slices.Clone(one)
	for i, a := range one {
		for j, b := range one {
			if i != j {
				z := []ability.Zone{a.zones[0], b.zones[0]}
				slices.Sort(z)
				out = append(out, side{z, a.ja + "か" + b.ja, a.en + " or " + b.en})
			}
		}
	}
	return out
}

// byCall names the entering of what is called; a monster comes onto the field otherwise, too. [4.kw.transform.3]
const byCall = "called"

// becomes is that a fighter transforms into this card, or rides it.
func becomes(e equip) ability.Event {
	f := equippedBy(e)
	f.Zone, f.Who, f.Ref = nil, ability.Who{}, text.ThisRef
	return ability.Event{Verb: ability.EquippedV, Subj: &f}
}
