package session

import (
	"errors"
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/state"
)

// deckOf is a table of one seat's cards: what the owner alone knows, what all know of
// it, and the list it has committed to.
type deckOf struct {
	key     secret
	list    []state.FaceID
	commits []cardCommit
	state   *state.State
	l       *ledger
	deals   int32
}

func tableOf(key byte, main, side []state.FaceID) *deckOf {
	d := &deckOf{key: secret{key}, state: &state.State{Cards: make([]state.Card, 1)}}
	setup := d.key.mixed(rules.DeckSetup{Main: main, Side: side})
	d.list, d.commits = listed(&setup), d.key.cards(&setup, newOwned())
	for _, f := range d.list {
		d.state.Cards = append(d.state.Cards, state.Card{Face: f})
	}
	d.l = newLedger(len(main), len(side)).follow(d.state, 0)
	return d
}

// deal deals the faces of cards anew among them.
func (d *deckOf) deal(ids []state.CardID, r *rules.Rand) {
	d.deals++
	faces := d.state.Faces(ids)
	rules.ShuffleFaces(faces, r)
	for i, id := range ids {
		d.state.Cards[id].Face, d.state.Cards[id].Deal = faces[i], d.deals
	}
	d.l = d.l.follow(d.state, 0)
}

// show shows a card as its owner does, and returns the index.
func (d *deckOf) show(t *testing.T, id state.CardID) int {
	t.Helper()
	f := d.state.Cards[id].Face
	i := d.l.choose(&d.key, d.list, id, f)
	if i < 0 {
		t.Fatalf("the owner cannot show card %d, which is a %d", id, f)
	}
	if err := d.l.show(id, &card{i, d.key.cardSalt(i), nil, f, PrintSum{}}, d.commits); err != nil {
		t.Fatalf("card %d is not believed: %v", id, err)
	}
	return i
}

// Whatever is shuffled, arranged, rewound, blended and shown, an honest owner can always
// show what it has.
func TestAnHonestOwnerCanAlwaysShow(t *testing.T) {
	for seed := range uint64(300) {
		r := rules.Mix(seed, 5)
		deck := func(n int) (out []state.FaceID) {
			for range n {
				out = append(out, state.FaceID(1+r.N(4)))
			}
			return out
		}
		d := tableOf(byte(seed), deck(2+r.N(12)), deck(r.N(4)))
		n := len(d.state.Cards) - 1
		some := func() (ids []state.CardID) {
			for id := 1; id <= n; id++ {
				if r.N(3) > 0 {
					ids = append(ids, state.CardID(id))
				}
			}
			return ids
		}
		var saved []state.Card
		for range 120 {
			switch r.N(12) {
			case 0, 1:
				d.deal(some(), &r)
			case 2:
				saved = slices.Clone(d.state.Cards)
			case 3:
				if saved != nil { // an attempt that failed: the state is put back
					d.state.Cards, saved = saved, nil
					d.l = d.l.follow(d.state, 0)
				}
			default:
				id := state.CardID(1 + r.N(n))
				d.show(t, id)
				if d.l.known(id) != d.state.Cards[id].Face {
					t.Fatal("a card that was shown is not known")
				}
			}
		}
	}
}

// An index does not tell how many copies of a card there are, nor which of them it is:
// a card that was shuffled away and comes again comes under the same index, whether it is
// the same copy or another, and the first index of a face lies anywhere in the list.
func TestAnIndexTellsNothing(t *testing.T) {
	sum := [2]int{}
	const many = 400
	for k, copies := range [...]int{1, 4} {
		for seed := range many {
			r := rules.Mix(uint64(seed), 9)
			var main []state.FaceID
			for i := range 40 {
				main = append(main, state.FaceID(2+b2i(i >= 20)))
				if i < copies {
					main[i] = 1
				}
			}
			d := tableOf(byte(seed), main, nil)
			d.key[1] = byte(seed >> 8)
			all := make([]state.CardID, 40)
			for i := range all {
				all[i] = state.CardID(i + 1)
			}
			d.deal(all, &r)
			find := func() state.CardID {
				return state.CardID(slices.IndexFunc(d.state.Cards, func(c state.Card) bool { return c.Face == 1 }))
			}
			first := d.l.choose(&d.key, d.list, find(), 1)
			sum[k] += first
			d.l.show(find(), &card{first, d.key.cardSalt(first), nil, 1, PrintSum{}}, d.key.cards(&rules.DeckSetup{Main: d.list}, newOwned()))
			for range 3 {
				d.deal(all, &r)
				if again := d.l.choose(&d.key, d.list, find(), 1); again != first {
					t.Fatalf("%d copies: the index was %d and is %d", copies, first, again)
				}
			}
		}
	}
	for k := range sum { // the mean of 0..39 is 19.5; its error over 400 lists about 0.6
		if mean := float64(sum[k]) / many; mean < 17 || mean > 22 {
			t.Errorf("the first index is %.1f on the mean", mean)
		}
	}
}

// What cannot be true is found when it is shown.
func TestTheLedgerFindsLies(t *testing.T) {
	d := tableOf(1, []state.FaceID{1, 2, 2, 3, 3, 3}, []state.FaceID{4})
	r := rules.Mix(1, 1)
	one := state.CardID(slices.IndexFunc(d.state.Cards, func(c state.Card) bool { return c.Face == 1 }))
	i := d.show(t, one)
	other := one%6 + 1
	lie := func(id state.CardID, i int, salt []byte, f state.FaceID) error {
		l := d.l.clone()
		return l.show(id, &card{i, salt, nil, f, PrintSum{}}, d.commits)
	}
	salt := d.key.cardSalt
	for _, c := range []struct {
		what string
		got  error
		want error
	}{
		{"the same card again", lie(one, i, salt(i), 1), nil},
		{"one card as two", lie(other, i, salt(i), 1), errDoubled},
		{"a face that the index has not", lie(other, (i+1)%6, salt((i+1)%6), 1), errNotInDeck},
		{"a salt that is none", lie(one, i, salt(i+1), 1), errNotInDeck},
		{"an index out of the list", lie(other, 7, salt(7), 1), errNotInDeck},
		{"a card that is not of the deck", lie(8, i, salt(i), 1), errNotInDeck},
		{"a card of the side deck", lie(other, 6, salt(6), 4), errOtherList},
		{"a card that has another index", lie(one, (i+1)%6, salt((i+1)%6), d.list[(i+1)%6]), errDoubled},
	} {
		if !errors.Is(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
	// Shuffled into three cards, it may be each of them and no other.
	ids := []state.CardID{one, one%6 + 1, (one+1)%6 + 1}
	outside := (one+2)%6 + 1
	was, before := d.l, d.l.clone()
	d.deal(ids, &r)
	if !slices.Equal(was.block, before.block) || !slices.Equal(was.at, before.at) || !slices.Equal(was.deal, before.deal) {
		t.Error("a ledger that others hold is changed")
	}
	if lie(ids[1], i, salt(i), 1) != nil || lie(outside, i, salt(i), 1) != errDoubled {
		t.Error("after a shuffle it may lie where it was not shuffled to")
	}
	if d.l.known(ids[0]) != 0 {
		t.Error("a shuffled card is known")
	}
}
