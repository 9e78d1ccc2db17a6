package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// secret is which cards were taken from among some that not everybody sees. Where they go on unseen, who knew one of those
// cards cannot tell any more whether it was the one: cards of a hand have no places. [SVE 4.5.2, 4.7.2, Buddyfight 4.misc.facedown.2]
type secret struct {
	by    state.Seat // who knows which; Nobody: a lot has fallen
	among []state.CardID
	picks []state.CardID
}

// mostSecrets is how many are noted between two rests: a bit each.
const mostSecrets = 64

// others are the eyes that do not know what was taken.
func (c *secret) others() state.Eyes {
	if c.by == state.Nobody {
		return state.All
	}
	return state.All &^ state.EyesOf(c.by)
}

// unseenBy are those of some eyes that do not see what lies where a card lies.
func (s *Sights) unseenBy(e state.Eyes, c *state.Card) state.Eyes {
	if c.Open || c.At.Zone == state.Nowhere {
		return state.NoEyes
	}
	return e &^ s.on.Sees(c.At, c.FaceDown)
}

// known says whether somebody of these eyes, who does not see a card where it lies, knows it.
func (s *Sights) known(e state.Eyes, id state.CardID) bool {
	if id == 0 || int(id) >= len(s.on.State.Cards) {
		return false
	}
	card := &s.on.State.Cards[id]
	return card.Seen&e != state.NoEyes && s.unseenBy(e, card)&card.Seen != state.NoEyes
}

// took notes what was taken from among items, until the next rest, if somebody knows one of them where it lies unseen: mostly nobody
// does, and nothing is written down.
func (s *Sights) took(by state.Seat, among, picks []state.Item) {
	c := secret{by: by}
	others := c.others()
	if !slices.ContainsFunc(among, func(it state.Item) bool { return s.known(others, it.Card) }) {
		return
	}
	at := len(s.ids)
	for _, it := range among {
		if it.Card != 0 && int(it.Card) < len(s.on.State.Cards) && s.unseenBy(others, &s.on.State.Cards[it.Card]) != state.NoEyes {
			s.ids = append(s.ids, it.Card)
		}
	}
	c.among = s.ids[at:len(s.ids):len(s.ids)]
	at = len(s.ids)
	for _, it := range picks {
		if slices.Contains(c.among, it.Card) && !slices.Contains(s.ids[at:], it.Card) {
			s.ids = append(s.ids, it.Card)
		}
	}
	c.picks = s.ids[at:len(s.ids):len(s.ids)]
	if len(c.picks) > 0 && len(c.picks) < len(c.among) && len(s.secrets) < mostSecrets {
		s.secrets = append(s.secrets, c)
	}
}

// tookHeld notes that a card is taken from among all that lie where it lies.
func (s *Sights) tookHeld(by state.Seat, id state.CardID) {
	if id == 0 || int(id) >= len(s.on.State.Cards) {
		return
	}
	at := s.on.State.Cards[id].At
	if at.Zone == state.Nowhere || !s.on.Zones[at.Zone].Hidden || s.on.Zones[at.Zone].Ordered {
		return
	}
	held, others := s.on.State.List(at.Zone, at.Of), (&secret{by: by}).others()
	if !slices.ContainsFunc(held, func(o state.CardID) bool { return s.known(others, o) }) {
		return
	}
	var room [16]state.Item
	among := room[:0]
	for _, o := range held {
		among = append(among, state.Item{Card: o})
	}
	s.took(by, among, []state.Item{{Card: id}})
}

// goesUnseen says of which secrets a batch that is about to be performed moves something, a bit each, so that it is not seen.
func (s *Sights) goesUnseen(evs []state.Event) (which uint64) {
	for i := range s.secrets {
		c := &s.secrets[i]
		for j := range evs {
			e := &evs[j]
			if e.Verb != ability.Moved || !slices.Contains(c.picks, e.Card.ID) {
				continue
			}
			if from := s.unseenBy(c.others(), s.on.State.Card(e.Card)); from&^s.on.Sees(e.To, s.on.ArrivesDown(e)) != state.NoEyes {
				which |= 1 << i
			}
		}
	}
	return which
}

// lose lets those who do not see where the cards of some secrets went know none of those cards any more.
func (s *Sights) lose(which uint64) {
	for i := range s.secrets {
		if which>>i&1 == 0 {
			continue
		}
		c := &s.secrets[i]
		for _, id := range c.among {
			card := &s.on.State.Cards[id]
			if lost := s.unseenBy(c.others(), card) & card.Seen; lost != state.NoEyes {
				card.Seen &^= lost
				s.on.Learned(id)
				s.on.Wrote(s.on.Sighted(id) | board.FactTexts | board.FactStatics | board.FactBases)
			}
		}
		c.picks = nil
	}
}
