package text

import (
	"strings"

	"gotaku/rules/ability"
)

// eventRows: what triggers wait for, without the とき.
func eventRows(x *lexicon) []row {
	rows := []row{
		{id: "one event", nt: "events", ja: "{0:event}‹とき|時|たび›", en: "when {0:event} | whenever {0:event}", node: []ability.Event{{}}},
		{id: "two events", nt: "events", ja: "{0:event}ときか{1:event}とき | {0:event}ときと{1:event}とき | {0:event}とき、または{1:event}とき | {0:event}とき、か{1:event}とき", en: "when {0:event} or when {1:event}", node: []ability.Event{{}, {}}},
		{id: "three events", nt: "events", ja: "{0:event}ときか{1:event}ときか{2:event}とき", en: "when {0:event} or when {1:event} or when {2:event}", node: []ability.Event{{}, {}, {}}},

		{id: "phase comes", nt: "event", ja: "{Who:poss}{Phase:phase}が来た | {Who:poss}{Phase:phase}が来る", en: "{Who:poss}{Phase:phase} begins", node: ability.Event{Verb: ability.PhaseBegan}},
		{quiet: true, id: "phase starts", nt: "event", ja: "{Who:poss}{Phase:phase}‹|の›開始 | {Who:poss}{Phase:phase}が始まった", node: ability.Event{Verb: ability.PhaseBegan}},
		{quiet: true, id: "turn begins", nt: "event", ja: "{Who:poss}ターン開始 | {Who:poss}ターンが始まった | {Who:poss}ターンの開始", node: ability.Event{Verb: ability.PhaseBegan, Phase: ability.StartPhase}},
		{quiet: true, id: "turn ends", nt: "event", ja: "{Who:poss}ターン終了 | {Who:poss}ターンが終わった | {Who:poss}ターンの終了", node: ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase}},
		{id: "main phase", nt: "phase", ja: "メインフェイズ", en: "main phase", node: ability.MainPhase},
		{id: "end phase", nt: "phase", ja: "エンドフェイズ", en: "end phase", node: ability.EndPhase},
		{id: "start phase", nt: "phase", ja: "スタートフェイズ", en: "start phase", node: ability.StartPhase},

		{id: "enters", nt: "event", ja: "{Subj.Who:poss}場に{Subj+:npraw}が出た | {Subj:fieldnp}が場に出た | {Subj+:npraw}が{Subj.Who:poss}場に出た", en: "{Subj+:anpraw} enters {Subj.Who:poss}field", node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, needs: notThis},
		{id: "anyone's enters", nt: "event", ja: "場に{Subj:npraw}が出た", en: "{Subj:anpraw} enters the field", node: ability.Event{Verb: ability.Entered}, needs: notThis},
		{id: "this enters", nt: "event", ja: "これが場に出た", en: "this enters the field", node: ability.Event{Verb: ability.Entered, Subj: thisFilter()}},
		{id: "enters from, on a side", nt: "event", ja: "{Subj.Who:poss}{Subj+:npraw}が{From:zone}から場に出た", en: "{Subj+:anpraw} enters {Subj.Who:poss}field from the {From:zone}", node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone && notThis(v) && nowhere(v) }},
		{id: "enters from", nt: "event", ja: "{Subj:npraw}が{From:zone}から場に出た", en: "{Subj:anpraw} enters the field from the {From:zone}", node: ability.Event{Verb: ability.Entered}, needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{id: "goes to", nt: "event", ja: "{Who:poss}{From:zone}から{Subj:npraw}が{To:zone}に置かれた | {Who:poss}{Subj:npraw}が{From:zone}から{To:zone}に置かれた", en: "{Subj:anpraw} goes from {Who:poss}{From:zone} to the {To:zone}", node: ability.Event{Verb: ability.Moved}, needs: notThisMove},
		{id: "this goes", nt: "event", ja: "これが{From:zone}から墓場に置かれた", en: "this goes from the {From:zone} to the cemetery", node: thisGoes(ability.NoZone), needs: func(v any) bool { return fromHidden(v.(ability.Event)) }},
		{quiet: true, id: "this goes from either", nt: "events", ja: "これが手札かデッキから墓場に置かれた‹とき|時› | これがデッキか手札から墓場に置かれた‹とき|時›", node: []ability.Event{thisGoes(ability.Hand_), thisGoes(ability.Deck)}},
		{id: "gains drive", nt: "event", ja: "{Subj:fieldnp}が‹ドライブ|【ドライブ】›を‹得|獲得し›た", en: "{Subj:fieldnp} ‹gains~gain› drive", node: ability.Event{Verb: ability.GainedDrive}, needs: wordlessEvent},
		{id: "leaves", nt: "event", ja: "{Subj:fieldnp}が場を離れた", en: "{Subj:fieldnp} ‹leaves~leave› the field", node: ability.Event{Verb: ability.Left}},
		{id: "dies", nt: "event", ja: "{Subj:fieldnp}が場から墓場に置かれた | {Subj:fieldnp}が墓場に置かれた", en: "{Subj:fieldnp} ‹goes~go› from the field to the cemetery", node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{id: "returned", nt: "event", ja: "{Subj:fieldnp}が‹|場から›手札に戻った", en: "{Subj:fieldnp} ‹returns~return› from the field to hand", node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{id: "attacks it", nt: "event", ja: "{Subj:fieldnp}が{Obj:np}を攻撃した", en: "{Subj:fieldnp} ‹attacks~attack› {Obj:anp}", node: ability.Event{Verb: ability.AttackV}},
		{id: "fights it", nt: "event", ja: "{Subj:fieldnp}が{Obj:np}と交戦した", en: "{Subj:fieldnp} ‹fights~fight› {Obj:anp}", node: ability.Event{Verb: ability.Engaged}},
		{quiet: true, id: "as it fights", nt: "events", ja: "{0.Subj:fieldnp}が交戦するとき", node: []ability.Event{{Verb: ability.Engaged}}},
		{quiet: true, id: "as it attacks", nt: "events", ja: "{0.Subj:fieldnp}が攻撃するとき", node: []ability.Event{{Verb: ability.AttackV}}},
		{quiet: true, id: "as a turn ends", nt: "events", ja: "{0.Who:poss}ターンが終わるとき", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		{id: "plays the nth", nt: "event", ja: "{Who:player}が‹このターン|このターンに|このターン中に|1ターンに›{Nth:int}枚目の{Subj:npraw}をプレイした", en: "{Who:player} play‹s~› {Subj:anpraw} as number {Nth:int} of this turn", node: ability.Event{Verb: ability.Played}, needs: func(v any) bool { return v.(ability.Event).Nth > 0 }},
		{id: "counter removed", nt: "event", ja: "{Subj:fieldnp}から{Name:ctrname}カウンターが取り除かれた | {Subj:fieldnp}の{Name:ctrname}カウンターが取られた", en: "a {Name:ctrname} counter is removed from {Subj:fieldnp}", node: ability.Event{Verb: ability.CounterRemoved}},
		{id: "attacked", nt: "event", ja: "{Obj:fieldnp}が攻撃された", en: "{Obj:fieldnp} ‹is~are› attacked", node: ability.Event{Verb: ability.AttackV}},
		{id: "plays", nt: "event", ja: "{Who:player}が{Subj:npraw}をプレイした", en: "{Who:player} play‹s~› {Subj:anpraw}", node: ability.Event{Verb: ability.Played}, needs: nowhere},
		{id: "plays from", nt: "event", ja: "{Who:player}が‹|自分の|自身の›{From:zone}‹から|の›{Subj:npraw}をプレイした", en: "{Who:player} play‹s~› {Subj:anpraw} from the {From:zone}", node: ability.Event{Verb: ability.Played}, needs: func(v any) bool { return nowhere(v) && v.(ability.Event).From != ability.NoZone }},
		{quiet: true, id: "you play from", nt: "event", ja: "自分の{From:zone}から{Subj:npraw}をプレイした | 自分の{From:zone}の{Subj:npraw}がプレイされた", node: ability.Event{Verb: ability.Played, Who: who(ability.You)}, needs: func(v any) bool { return nowhere(v) && v.(ability.Event).From != ability.NoZone }},
		{id: "this discarded", nt: "event", ja: "これを手札から捨てた | これが手札から捨てられた | これを捨てた", en: "this is discarded from hand", node: ability.Event{Verb: ability.DiscardedV, Subj: thisFilter(), From: ability.Hand_}},
		{id: "discards", nt: "event", ja: "{Who:player}が‹|自身の›手札を捨てた | {Who:player}が‹手札の|›カードを‹|手札から›捨てた", en: "{Who:player} discard‹s~› a card", node: ability.Event{Verb: ability.DiscardedV}},
		{quiet: true, id: "discarded from hand", nt: "event", ja: "{Who:poss}手札‹から|の›カードが捨てられた", node: ability.Event{Verb: ability.DiscardedV}},
		{id: "draws", nt: "event", ja: "{Who:player}が‹カードを|›引いた", en: "{Who:player} draw‹s~› a card", node: ability.Event{Verb: ability.Drew}},
		{id: "deals damage", nt: "event", ja: "{Subj:fwhat}が{Obj:np}に{Kind:dmg}を与えた", en: "{Subj:fwhat} deals {Kind:dmg} to {Obj:anp}", node: ability.Event{Verb: ability.DealtDamage}},
		{id: "deals damage to some", nt: "event", ja: "{Subj:fwhat}が{Obj:np}1体以上に{Kind:dmg}を与えた", en: "{Subj:fwhat} deals {Kind:dmg} to 1 or more {Obj:nps}", node: ability.Event{Verb: ability.DealtDamage, Batch: true}},
		{id: "takes damage", nt: "event", ja: "{Subj:fwhat}が{Kind:dmg}を受けた", en: "{Subj:fwhat} takes {Kind:dmg}", node: ability.Event{Verb: ability.TakeDamage}},
		{id: "life down", nt: "event", ja: "{Who:poss}リーダーの体力が減少した", en: "{Who:poss}leader's life goes down", node: ability.Event{Verb: ability.LifeDown}},
		{id: "life up", nt: "event", ja: "{Who:poss}リーダーの体力が‹増加|回復›した | {Who:poss}リーダーの体力が増えた", en: "{Who:poss}leader's life goes up", node: ability.Event{Verb: ability.LifeUp}},
		{id: "fuses", nt: "event", ja: "{Who:player}が{Subj:npraw}を融合した", en: "{Who:player} fuse‹s~› {Subj:anpraw}", node: ability.Event{Verb: ability.FusedWith}},
		{id: "some fuses", nt: "event", ja: "{Subj:npraw}を融合した", en: "{Subj:anpraw} is used for a fusion", node: ability.Event{Verb: ability.FusedWith}},
		{id: "bursts", nt: "event", ja: "{Subj:fieldnp}が[UB]能力を発動した", en: "a [UB] ability of {Subj:fieldnp} is used", node: ability.Event{Verb: ability.BurstV}},
		{id: "equipped", nt: "event", ja: "これを装備した | これが装備された", en: "this is equipped", node: ability.Event{Verb: ability.EquippedV, Obj: thisFilter()}},
		{id: "equips", nt: "event", ja: "{Subj:fieldnp}が装備した", en: "{Subj:fieldnp} ‹equips~equip› something", node: ability.Event{Verb: ability.EquippedV}, needs: func(v any) bool { return v.(ability.Event).Obj == nil }},
		{id: "equips it", nt: "event", ja: "{Subj:fieldnp}が{Obj:npraw}を装備した | {Subj:fieldnp}に{Obj:npraw}が装備された", en: "{Subj:fieldnp} ‹equips~equip› {Obj:anpraw}", node: ability.Event{Verb: ability.EquippedV}},
		{id: "counter put", nt: "event", ja: "{Subj:fieldnp}に{Name:ctrname}カウンターが置かれた", en: "a {Name:ctrname} counter is put on {Subj:fieldnp}", node: ability.Event{Verb: ability.CounterPut}},
		{id: "state", nt: "event", ja: "{State:condN}になった", en: "it comes about that {State:condN}", node: ability.Event{}, needs: func(v any) bool { return v.(ability.Event).State != nil }},
		{id: "state of affairs", nt: "event", ja: "{State:condV}状態になった", en: "it comes about that {State:condV}", node: ability.Event{}, needs: func(v any) bool { return v.(ability.Event).State != nil }},
		{id: "triggered", nt: "event", ja: "{Who:player}がトリガーした", en: "{Who:player} trigger‹s~›", node: ability.Event{Verb: ability.DriveTriggered}},
	}
	for _, v := range x.verbs {
		sing, plur, _ := strings.Cut(v.en, "~")
		rows = append(rows, row{id: v.id, nt: "event", ja: "{Subj:fieldnp}が" + v.ja, en: "{Subj:fieldnp} ‹" + sing + "~" + plur + "›", node: ability.Event{Verb: v.verb}, needs: wordlessEvent})
	}
	rows = append(x.ownRows(func(r *row) bool { return r.nt == "event" }), x.spoken(rows)...)
	rows = append(rows, x.spoken(wouldRows())...)
	return append(rows, everyTime(rows, !x.skills)...)
}

// notThisMove: where this card comes from and goes to is asked where it works.
func notThisMove(v any) bool {
	e := v.(ability.Event)
	return e.Subj.Ref == (ability.Ref{}) && e.From != ability.NoZone && e.To != ability.NoZone && e.From != ability.Field
}

// thisGoes: this card goes from a zone to the cemetery.
func thisGoes(from ability.Zone) ability.Event {
	return ability.Event{Verb: ability.Moved, Subj: thisFilter(), From: from, To: ability.Discards}
}

// nowhere: what is played lies where it was played from no longer.
func nowhere(v any) bool { return len(v.(ability.Event).Subj.Zone) == 0 }

// fromHidden: this card sees its own way out of a hand or a deck. SVE 10.7.4.1.
func fromHidden(e ability.Event) bool {
	return e.Verb == ability.Moved && (e.From == ability.Hand_ || e.From == ability.Deck)
}

func notThis(v any) bool { return v.(ability.Event).Subj.Ref == (ability.Ref{}) }

// wordlessEvent leaves events that are printed as an icon to the icon.
func wordlessEvent(v any) bool { return v.(ability.Event).Word == "" }

// wouldRows: what a replacement waits for, before 場合. SVE 10.10.
func wouldRows() []row {
	return []row{
		{id: "would be destroyed", nt: "would", ja: "{Subj:fieldnp}が破壊される", en: "{Subj:fieldnp} would be destroyed", node: ability.Event{Verb: ability.Destroyed}},
		{id: "would be banished", nt: "would", ja: "{Subj:fieldnp}が消滅する", en: "{Subj:fieldnp} would be banished", node: ability.Event{Verb: ability.Banished}},
		{id: "would leave", nt: "would", ja: "{Subj:fieldnp}が場を離れる", en: "{Subj:fieldnp} would leave the field", node: ability.Event{Verb: ability.Left}},
		{id: "would die", nt: "would", ja: "{Subj:fieldnp}が‹場から|›墓場に置かれる", en: "{Subj:fieldnp} would go from the field to the cemetery", node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{id: "would return", nt: "would", ja: "{Subj:fieldnp}が‹場から|›手札に戻る", en: "{Subj:fieldnp} would return from the field to hand", node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
	}
}

// everyTime makes the forms before たび: 進化するたび, 場に出るたび.
func everyTime(rows []row, quiet bool) []row {
	out := []row{{quiet: true, id: "every time", nt: "events", ja: "{0:eventRu}たび", node: []ability.Event{{}}}}
	for _, r := range rows {
		if r.nt != "event" {
			continue
		}
		var faces []string
		for _, f := range splitTop(r.ja) {
			for _, e := range [][2]string{{"した", "する"}, {"された", "される"}, {"出た", "出る"}, {"離れた", "離れる"}, {"置かれた", "置かれる"}, {"引いた", "引く"},
				{"捨てた", "捨てる"}, {"捨てられた", "捨てられる"}, {"取り除かれた", "取り除かれる"}, {"受けた", "受ける"}, {"与えた", "与える"}, {"戻った", "戻る"}, {"来た", "来る"}, {"選ばれた", "選ばれる"}, {"勝った", "勝つ"}, {"負けた", "負ける"}, {"付いた", "付く"}} {
				if s, ok := strings.CutSuffix(f, e[0]); ok {
					faces = append(faces, s+e[1])
					break
				}
			}
		}
		if len(faces) > 0 {
			r.id, r.nt, r.ja, r.en, r.quiet = r.id+" each time", "eventRu", strings.Join(faces, " | "), "", quiet || r.quiet
			out = append(out, r)
		}
	}
	return out
}
