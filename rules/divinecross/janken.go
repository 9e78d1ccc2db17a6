package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// hands of a janken: each beats the next. [916.1]
const hands = 3

// shown is what each player chooses from.
var shown = [hands]state.Item{{N: 0}, {N: 1}, {N: 2}}

// mostTies is how often in a row a janken is played again before lots are drawn, which
// is as fair. [916.2]
const mostTies = 9

// Janken is one janken between the players; who has the winning ticket wins it and loses
// the ticket. [916, 106]
func (game) Janken(k *K, f *frame) seat {
	winner := ticket(k.Board)
	if winner != state.Nobody {
		k.Do(event{Verb: ability.TicketLost, Seat: winner, Src: f.Src}) // 916.1a
	} else {
		winner = throw(k, f)
	}
	k.Do(event{Verb: ability.JankenWon, Seat: winner, Src: f.Src})
	return winner
}

// throw lets both show a hand at once until one has won. [916.1]
func throw(k *K, f *frame) seat {
	hand := func(s seat) rules.Decision {
		return rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Items: shown[:], Ask: rules.Prompt{Key: "janken", Rule: "916.1", Src: f.Src.Card, Ability: f.Src.Via}}
	}
	for range mostTies {
		a, b := k.AskBoth(hand(0), hand(1))
		switch (b.Pick[0].N - a.Pick[0].N + hands) % hands {
		case 1:
			return 0
		case 2:
			return 1
		}
	}
	return k.RandomSeat(rules.Lot{Key: "janken", Src: f.Src})
}

// ticket is who has the winning ticket; Nobody: neither. [106.2]
func ticket(b *B) seat {
	for _, s := range b.Seats() {
		if b.Stored(s, ability.Ticket) != 0 {
			return s
		}
	}
	return state.Nobody
}

// grant gives a player the winning ticket: the other one loses it, who has it gets
// nothing more. [106.2a, 106.3, 926.1]
func grant(k *K, s seat, src state.Source) bool {
	holder := ticket(k.Board)
	if holder == s {
		return false
	}
	if holder != state.Nobody {
		k.Do(event{Verb: ability.TicketLost, Seat: holder, Src: src})
	}
	return len(k.Do(event{Verb: ability.TicketGained, Seat: s, Src: src})) > 0
}
