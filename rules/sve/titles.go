package sve

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The titles of which the rulebook has rules. [14.3.1.2, 14.4.2.1, 14.5.1.2]
const (
	titleLesson = "アイドルマスター シンデレラガールズ"
	titleDrive  = "カードファイト!! ヴァンガード"
	titleBurst  = "プリンセスコネクト! Re:Dive"
)

const magicItem, magicItems = "魔法のアイテム", 5 // 14.3.1.2

// basis is the title that a seat's deck is built on; "": it is built on a class. [6.2.1.3]
func basis(k *B, s seat) string { return k.Basis[s] }

// startAmulet: a deck built on this title begins with a Start Amulet card face down
// on the field. [14.4.3.1]
func startAmulet(k *K, s seat) {
	if basis(k.Board, s) != titleDrive {
		return
	}
	deck := k.Cards(ability.Deck, s)
	k.Reveal(state.EyesOf(s), deck...)
	f := &frame{By: s}
	cards := k.ChooseSecret(f, &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
		Zone: []ability.Zone{ability.Deck}, Who: ability.Who{Side: ability.You}, Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "start amulet"}},
	}}, s, "start amulet")
	for _, r := range cards {
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Field, s), Face: -1, Seat: s})
	}
}

// turnUpStart turns Start Amulet cards face up as the game starts. [14.4.3.2]
func turnUpStart(k *K, s seat) {
	for _, r := range k.Cards(ability.Field, s) {
		if k.State.Card(r).FaceDown {
			k.Reveal(state.All, r)
			if k.Has(r, keyStartAmulet) {
				k.Do(event{Verb: state.Faced, Card: r, N: 1, Seat: s})
			}
			k.Hide(r)
		}
	}
}

// giveItems: a deck built on this title begins with five magic items. [14.3.1.2]
func giveItems(k *K, s seat) {
	face := k.Pool.Token(magicItem)
	if basis(k.Board, s) != titleLesson || face == 0 {
		return
	}
	batch := k.Batch()
	for i := 0; i < magicItems; i++ {
		batch = append(batch, event{Verb: ability.Created, To: k.Place(ability.EX, s), Slot: int32(face), Name: magicItem, Tag: state.TagMade, Seat: s, Pos: -1})
	}
	k.Do(batch...)
}

// burstWorks: union burst abilities are invalid unless the deck is built on their
// title. [14.5.1.2]
func burstWorks(k *B, a *ability.Ability, id state.CardID) bool {
	return a.Marks&ability.UnionBurst == 0 || basis(k, k.State.Cards[id].Master) == titleBurst
}

// burst plays a union burst ability of r without its original cost. [14.5.1.4]
func burst(k *K, f *frame, r ref) rules.Extent {
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "burst", Rule: "14.5.1.4", Src: f.Src.Card}}
	for _, h := range k.Last(r).Abilities {
		if a := k.Ability(h.ID); a.Marks&ability.UnionBurst != 0 && k.Works(a, r.ID, k.LastCard(r).At) {
			d.Items = append(d.Items, state.Item{Card: r.ID, N: int32(len(d.Items)), Ability: h.ID})
		}
	}
	if len(d.Items) == 0 {
		return rules.Nothing
	}
	b := k.NewFrame(f.By, r, k.Ask(d).Pick[0].Ability)
	b.Free = true
	if why := k.Attempt(func() { k.Announce(b) }); why != nil {
		return rules.Nothing
	}
	carryOut(k, b)
	return rules.Full
}

// legalTitle: what a title asks of a deck that is built on it. [14.4.2.1]
func legalTitle(pool *state.Pool, leader, main []state.FaceID) []Fault {
	head := pool.Def(leader[0])
	if head.Title != titleDrive {
		return nil
	}
	var out []Fault
	starts := 0
	each(pool, main, func(s *state.Side) {
		if printsWord(s, "start amulet") {
			starts++
		}
	})
	if starts == 0 && !slices.Contains(main, 0) {
		out = append(out, Fault{"14.4.2.1.1", "【スタートアミュレット】を持つカードが1枚もありません。", "no card has Start Amulet."})
	}
	for i, f := range main {
		if d := pool.Def(f); f != 0 && d.Trigger != "" && !shareClass(&d.Sides[0], &head.Sides[0]) && !slices.Contains(main[:i], f) {
			out = append(out, Fault{"14.4.2.1.2", fmt.Sprintf("トリガーを持つ「%s」のクラスがリーダーと違います。", d.Sides[0].Name),
				fmt.Sprintf("%q has a trigger, and another class than the leader.", inEnglish(&d.Sides[0]))})
		}
	}
	return out
}

// legalAmulets: cards with Start Amulet share one name. [14.4.4.1.1, 6.1.2]
func legalAmulets(pool *state.Pool, main, evolve []state.FaceID) []Fault {
	var first *state.Side
	var out []Fault
	each(pool, append(slices.Clone(main), evolve...), func(s *state.Side) {
		switch {
		case !printsWord(s, "start amulet") || first != nil && s.Name == first.Name:
		case first == nil:
			first = s
		default:
			out = append(out, Fault{"14.4.4.1.1", fmt.Sprintf("【スタートアミュレット】を持つ「%s」と「%s」は同じデッキに入れられません。", first.Name, s.Name),
				fmt.Sprintf("%q and %q both have Start Amulet, under different names.", inEnglish(first), inEnglish(s))})
		}
	})
	return out
}

// printsWord says whether a side prints a keyword.
func printsWord(s *state.Side, word string) bool {
	if s.Card == nil {
		return false
	}
	return slices.ContainsFunc(s.Card.Abilities, func(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == word })
}
