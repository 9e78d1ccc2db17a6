package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

const drivePoint = "ドライブポイント" // [14.4.9.2]

// ride pays for a ride ability: a drive point goes under r. [14.4.9.2]
func ride(k *K, f *frame, r ref) bool {
	if under(k, f, r, drivePoint, ability.Drive, 1) != rules.Full {
		return false
	}
	k.Tally(tallyRide, state.Nobody, r, 1, ability.ThisGame)
	return true
}

// mayRide: once a game for a card, with a drive point at hand. [14.4.9.2]
func mayRide(b *B, r ref) bool {
	return b.Tallied(tallyRide, state.Nobody, r) == 0 && inEvolveDeck(b, b.State.Card(r).Master, drivePoint) > 0
}

// gainDrive: the first time only, a follower gains Drive, Single Drive and Rush. [14.4.7.3]
func gainDrive(k *K, f *frame, r ref) rules.Extent {
	if !k.In(r, ability.Field) || k.Chars(r).Kinds&ability.Follower == 0 {
		return rules.Nothing
	}
	drive := keyDrive
	if k.Tallied(tallyDrive, state.Nobody, r) > 0 || k.Has(r, drive) || k.Original(r).Keys&drive != 0 {
		return rules.Nothing // 14.4.7.3.1
	}
	k.Tally(tallyDrive, state.Nobody, r, 1, ability.ThisGame)
	lay(k, f, r, driving) // 14.4.7.3.2
	k.Do(event{Verb: ability.GainedDrive, Card: r, Seat: k.State.Card(r).Master, Src: f.Src})
	return rules.Full
}

// driveCheck is one drive check of a seat. [14.4.5.1]
func driveCheck(k *K, f *frame, s seat) rules.Extent {
	deck := k.Cards(ability.Deck, s)
	if len(deck) == 0 {
		return rules.Nothing
	}
	done := k.Do(event{Verb: ability.Moved, Card: deck[0], To: k.Place(ability.TriggerZone, s), Seat: s, Src: f.Src}) // 14.4.5.1.1
	if len(done) == 0 {
		return rules.Nothing
	}
	card := done[0].New
	to := event{Verb: ability.Moved, Card: card, To: k.Place(ability.Deck, s), Pos: -1, Seat: s, Src: f.Src}
	if basis(k.Board, s) != "" && triggered(k, f, s, card) { // 14.4.5.1.2
		k.Do(event{Verb: ability.DriveTriggered, Card: card, Seat: s, Src: f.Src}) // 14.4.5.1.4
		to.To, to.Pos = k.Place(ability.Discards, s), 0
	}
	k.Do(to) // 14.4.5.1.5
	k.Do(event{Verb: ability.DriveChecked, Card: f.Src.Card, Seat: s, Src: f.Src})
	return rules.Full
}

// triggered offers what the trigger icon of a card does, and says whether it was done. [14.4.5.1.3]
func triggered(k *K, f *frame, s seat, card ref) bool {
	icon := k.Pool.Def(k.State.Card(card).Face).Trigger
	if icon == "" || k.Ask(rules.Decision{Seat: s, Kind: rules.YesNo, Ask: rules.Prompt{Key: "drive", Rule: "14.4.5.1.3", Src: card}}).N[0] == 0 {
		return false
	}
	switch icon {
	case "critical": // 14.4.5.1.3.1
		return onFollower(k, f, s, critical)
	case "draw": // 14.4.5.1.3.2
		k.Draw(s, f.Src)
	case "stand": // 14.4.5.1.3.3
		return onFollower(k, f, s, standUp, noLeader)
	case "heal": // 14.4.5.1.3.4
		for _, r := range k.Cards(ability.LeaderArea, s) {
			lay(k, f, r, heal)
		}
	}
	return true
}

// onFollower does something to a follower that the seat picks on its field; false:
// there is none.
func onFollower(k *K, f *frame, s seat, do ...ability.Effect) bool {
	f.Bind(evolveSlot, k.Cards(ability.LeaderArea, s)...)
	picked := k.ChooseNow(f, &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
		Zone: []ability.Zone{ability.Field}, Kind: ability.Follower, Who: ability.Who{Side: ability.MasterOf, Of: ability.Ref{Kind: ability.Slot, Slot: evolveSlot}},
	}}, s, "pick")
	if len(picked) == 0 {
		return false
	}
	lay(k, f, picked[0], do...)
	return true
}
