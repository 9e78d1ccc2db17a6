package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Cards are shown one by one from the top of the deck until one that is looked for is there:
// that one is "it", what else was shown is the rest.

func untilRows() []text.Row {
	const (
		from  = "‹あなたの|›デッキの‹‹一番|1番|›上から|カードを‹一番|1番|›上から›"
		to    = "‹、|›" + from + "‹カードを|›1枚ずつ公開‹する|していく›"
		cards = "‹turn over|reveal› ‹|the ›cards from the top of your deck‹| one at a time| one by one› until "
		over  = "turn over one card at a time from the top of your deck until "
	)
	return []text.Row{
		{ID: "turn over until", NT: "effect", JA: "{Until.Of:npraw}‹が公開される|が出る|を公開する›まで" + to + " | " + from + "‹、|›{Until.Of:npraw}が‹公開される|出る›まで公開する | " + from + "‹カードを|›1枚ずつ‹、|›{Until.Of:npraw}‹が公開される|が出る›まで公開する | {Until.Of:npraw}‹が公開される|が出る|を公開する›まで‹、|›" + from + "カードを公開する | ‹あなたの|›デッキのカードを上から1枚ずつ‹、|›{Until.Of:npraw}‹が公開される|が出る›まで公開する | {Until.Of:npraw}‹が公開される|が出る›まで‹、|›‹あなたの|›デッキのカードを上から1枚ずつ公開する",
			EN: over + "{Until.Of:anpraw} is revealed | " + over + "you ‹reveal|turn over› {Until.Of:anpraw} | " + cards + "you ‹reveal|turn over› {Until.Of:anpraw} | " + cards + "{Until.Of:anpraw} is ‹revealed|turned over›", Node: lookUntil(text.One())},
		{ID: "turn over until several", NT: "effect", JA: "{Until.Of:npraw}‹が|を›{Until.N:count}公開‹される|する›まで" + to,
			EN:   over + "{Until.N:count} {Until.Of:rawnps} are revealed | " + cards + "you ‹reveal|turn over› {Until.N:count} {Until.Of:rawnps} | " + cards + "{Until.N:count} {Until.Of:rawnps} are ‹revealed|turned over›",
			Node: lookUntil(ability.Count{}), Needs: func(v any) bool { return !text.Equal(v.(*ability.Look).Until.N, text.One()) }},
	}
}

// lookUntil shows one's deck card by card until so many of a sort are shown.
func lookUntil(n ability.Count) *ability.Look {
	l := lookTop(true)
	l.Until, l.Met = &ability.Selector{N: n}, text.SlotNew
	return l
}
