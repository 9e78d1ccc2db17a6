package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// costs are what is paid.
func costs() []text.Row {
	gauge, life := []ability.Cost{{Res: ability.Gauge}}, []ability.Cost{{Res: ability.Life}}
	under := []ability.Cost{{Do: &ability.Move{What: ability.What{}, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}
	underOne := []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One()}}, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}
	may := func(v any) bool {
		c := v.(text.Clause)
		return slices.ContainsFunc(c.Cost, func(k ability.Cost) bool { return k.Res != ability.NoRes })
	}
	return []text.Row{
		own1("gauge cost", "cost", "‹|君の›ゲージ{0.N:num}‹|枚›を払う", "pay {0.N:num} gauge", gauge),
		own1("gauge cost -い", "costR", "‹|君の›ゲージ{0.N:num}‹|枚›を払い", "", gauge),
		own1("life cost", "cost", "‹|君の›ライフ{0.N:num}を払う", "pay {0.N:num} life", life),
		own1("life cost -い", "costR", "‹|君の›ライフ{0.N:num}を払い", "", life),
		needing(own1("paid by doing", "cost", "{0.Do:effect}", "{0.Do:effect}", []ability.Cost{{}}), payable),
		needing(own1("paid by doing -し", "costR", "{0.Do:effectR}", "", []ability.Cost{{}}), payable),
		quiet("into its soul if wanted", "cost", "{0.Do.What.Sel.Of:np}1枚を‹このカードの|›ソウルに‹入れてよい|入れることができる› | {0.Do.What.Sel.Of:np}1枚までを‹このカードの|›ソウルに入れる", "you may put {0.Do.What.Sel.Of:anp} into ‹this card's|its› soul", []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.N(1)}}}, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}),
		quiet("some into its soul if wanted", "cost", "{0.Do.What.Sel.Of:np}{0.Do.What.Sel.N.N:num}枚までを‹このカードの|›ソウルに‹入れてよい|入れることができる›", "you may put up to {0.Do.What.Sel.N.N:num} {0.Do.What.Sel.Of:np} into ‹this card's|its› soul", []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.UpTo}}}, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}),
		needing(quiet("placed on if wanted", "cost", "{0.Do.What.Sel.Of:np}1枚の上に‹重ねてよい|重ねることができる›", "you may put this card on top of {0.Do.What.Sel.Of:anp}", []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.N(1)}}}, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}), onField),
		quiet("into its soul as it is paid", "cost", "{0.Do.What:o}ソウルに入れる", "", under),
		quiet("into its soul as it is paid -れ", "costR", "{0.Do.What:o}ソウルに入れ", "", under),
		needing(quiet("placed on", "cost", "{0.Do.What:what}の上に重ねる", "put this card on top of {0.Do.What:o}", under), onField),
		needing(quiet("placed on one", "cost", "{0.Do.What.Sel.Of:np}の上に重ねる", "", underOne), onField),
		needing(quiet("placed on one -ね", "costR", "{0.Do.What.Sel.Of:np}の上に重ね", "", underOne), onField),
		needing(quiet("placed on -ね", "costR", "{0.Do.What:what}の上に重ね", "", under), onField),
		needing(own1("may pay", "s3", "‹君は|›{Cost:costsT}よい", "you may {Cost:costs}", text.Clause{}), may),
		needing(own1("they may pay", "s3", "相手は‹、|›{Cost:costsT}よい", "your opponent may {Cost:costs}", text.Clause{Actor: foe}), onlyPoints),
		quiet("they did not and are hurt", "s1", "", "if they ‹do not|don't|cannot|can't›‹| do so›, deal {Do.0.N:num} damage to them", text.Clause{DidNot: true, They: true, Do: []ability.Effect{&ability.Damage{To: ability.What{Who: foe}}}}),
		needing(own1("pays", "s3", "‹君は|›{Cost:costs}", "{Cost:costs}", text.Clause{Must: true}), may),
		quiet("gauge and life", "cost", "ゲージ{0.N:num}と‹|君の›ライフ{1.N:num}を払う", "pay {0.N:num} gauge and {1.N:num} life", []ability.Cost{{Res: ability.Gauge}, {Res: ability.Life}}),
		quiet("life and gauge", "cost", "‹|君の›ライフ{0.N:num}とゲージ{1.N:num}を払う", "pay {0.N:num} life and {1.N:num} gauge", []ability.Cost{{Res: ability.Life}, {Res: ability.Gauge}}),
		quiet("gauge and life -い", "costR", "ゲージ{0.N:num}と‹|君の›ライフ{1.N:num}を払い", "", []ability.Cost{{Res: ability.Gauge}, {Res: ability.Life}}),
		quiet("life and gauge -い", "costR", "‹|君の›ライフ{0.N:num}とゲージ{1.N:num}を払い", "", []ability.Cost{{Res: ability.Life}, {Res: ability.Gauge}}),
		quiet("gauge and life -て", "costT", "ゲージ{0.N:num}と‹|君の›ライフ{1.N:num}を払って", "", []ability.Cost{{Res: ability.Gauge}, {Res: ability.Life}}),
		quiet("life and gauge -て", "costT", "‹|君の›ライフ{0.N:num}とゲージ{1.N:num}を払って", "", []ability.Cost{{Res: ability.Life}, {Res: ability.Gauge}}),
		own1("gauge cost -て", "costT", "‹|君の›ゲージ{0.N:num}‹|枚›を払って", "", gauge),
		own1("life cost -て", "costT", "‹|君の›ライフ{0.N:num}を払って", "", life),
		needing(own1("paid by doing -て", "costT", "{0.Do:effectT}", "", []ability.Cost{{}}), payable),
	}
}

// payable is what pays when it is done: to what one has.
func payable(v any) bool {
	switch e := v.([]ability.Cost)[0].Do.(type) {
	case *ability.Move, *ability.Turn:
		return true
	case *ability.Damage:
		return e.To.Who == you
	}
	return false
}

// onField tells whether what a card is put on top of stands on one's own field, where the card comes to lie: over a card that
// stands elsewhere nothing is called.
func onField(v any) bool {
	s := v.([]ability.Cost)[0].Do.(*ability.Move).What.Sel
	return s != nil && s.N.Op != ability.All && len(s.Of.Zone) > 0 && s.Of.Who != foe && !slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z != ability.Field && !areasOnly([]ability.Zone{z})
	})
}

// onlyPoints: what is paid is gauge and life, which are the payer's own; whose the cards are of what is done besides is said otherwise.
func onlyPoints(v any) bool {
	cost := v.(text.Clause).Cost
	return len(cost) > 0 && !slices.ContainsFunc(cost, func(k ability.Cost) bool { return k.Res == ability.NoRes })
}
