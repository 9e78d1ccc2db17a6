package scenario

import (
	"fmt"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

func (r *seer) expectProps(st *Stmt) string {
	ids := r.cards(st.Name)
	gone := len(st.Props) == 1 && st.Props[0].Kind == PGone
	if gone {
		if (len(ids) == 0) == st.Props[0].Not {
			return fmt.Sprintf("%s: expected %s", st.Name, st.Props[0].Src)
		}
		return ""
	}
	if len(ids) == 0 {
		return fmt.Sprintf("there is no %s in the match now", st.Name)
	}
	id := r.likeliest(ids)
	out := ""
	for i := range st.Props {
		if what := r.prop(id, &st.Props[i]); what != "" {
			if out != "" {
				out += "; "
			}
			out += what
		}
	}
	if out != "" {
		return fmt.Sprintf("%s: %s", st.Name, out)
	}
	return ""
}

// likeliest is the card a bare name means where several bear it: one that lies
// open in play before others, the first written before later ones.
func (r *seer) likeliest(ids []state.CardID) state.CardID {
	s := r.state()
	for _, id := range ids {
		if spec := &r.g.specs[s.Cards[id].At.Zone]; spec.Turns || r.g.Leaders != nil && spec.Word == r.g.Leaders.Zone {
			return id
		}
	}
	for _, id := range ids {
		if r.g.specs[s.Cards[id].At.Zone].Texts {
			return id
		}
	}
	return ids[0]
}

// chars is what a card is now; of a hidden one, its print.
func (r *seer) chars(id state.CardID) *state.Chars {
	k, s := r.k(), r.state()
	c := k.Chars(s.Ref(id))
	if len(c.Names) == 0 && s.Cards[id].Side != state.Down {
		if p := k.Rules.Printed(s.Cards[id].Face, s.Cards[id].Side); p != nil {
			return p
		}
	}
	return c
}

// prop says what differs from a property; "" when nothing does.
func (r *seer) prop(id state.CardID, p *Prop) string {
	is, now := r.has(id, p)
	if is != p.Not {
		return ""
	}
	if now == "" {
		now = "it is not"
		if p.Not {
			now = "it is"
		}
	}
	return fmt.Sprintf("expected %s; %s", p.Src, now)
}

// has judges a property and says how it is now.
func (r *seer) has(id state.CardID, p *Prop) (is bool, now string) {
	k, s := r.k(), r.state()
	c, ch, ref := &s.Cards[id], r.chars(id), s.Ref(id)
	switch p.Kind {
	case PStat:
		is, now = r.stat(ch, p.Stat, p.N)
		if p.Name != nil {
			too, also := r.stat(ch, r.g.Pair[1], int32(p.Name.Copy))
			return is && too, now + ", " + also
		}
		return is, now
	case POriginal:
		return r.stat(k.Original(ref), p.Stat, p.N)
	case PState:
		return r.stateIs(id, p.State), ""
	case PKeyword:
		return ch.Keys&k.Key(p.Text) != 0, ""
	case PTrait:
		return slices.Contains(ch.Traits, p.Text), fmt.Sprint("its traits are ", ch.Traits)
	case PClass:
		return slices.Contains(ch.Classes, p.Text), fmt.Sprint("its classes are ", ch.Classes)
	case PKind:
		return ch.Kinds&p.Kinds == p.Kinds, ""
	case PName:
		return slices.Contains(ch.Names, p.Text), fmt.Sprint("its names are ", ch.Names)
	case PCounter:
		n := k.Counters(ref, p.Text)
		return n == p.N, fmt.Sprintf("there are %d", n)
	case PDamage:
		return c.Damage == p.N, fmt.Sprintf("its damage is %d", c.Damage)
	case PNew:
		return c.Entered > state.Stamp(s.Table[state.TableTurnStart]), ""
	case PBy:
		return r.stateIs(id, p.State) && (p.Name == nil || r.under(id, p)), ""
	case PIn:
		return c.At.Zone == p.Zone && (p.Seat == state.Nobody || c.At.Of == p.Seat), "it lies in " + r.zoneName(c.At.Of, c.At.Zone)
	case PSpot:
		for n := int32(1); n <= int32(r.g.specs[c.At.Zone].Slots); n++ {
			if r.g.Spot(c.Master, int(n)) == c.At.Slot {
				return n == p.N, fmt.Sprintf("it lies at %d", n)
			}
		}
		return false, "it lies in no place"
	case POwner:
		return c.Owner == p.Seat, fmt.Sprintf("it is %c's", 'A'+c.Owner)
	case PSource:
		src := r.source(ref)
		return src > 0 && r.is(src, *p.Name), "it is of " + r.cardName(src)
	case PMaster:
		return c.Master == p.Seat, fmt.Sprintf("it is %c's", 'A'+c.Master)
	}
	return false, "that cannot be expected of a card here"
}

// source is the card whose ability lies on the stack as an object; 0: it is no such object.
func (r *seer) source(obj state.Ref) state.CardID {
	for i := range r.state().Stack {
		if f := &r.state().Stack[i]; f.Obj == obj && f.Src.Card != obj {
			return f.Src.Card.ID
		}
	}
	return 0
}

func (r *seer) stat(ch *state.Chars, s ability.Stat, n int32) (bool, string) {
	now, ok := ch.Num.Get(s)
	word := r.g.book.Words().Stats[s][1]
	if !ok {
		return false, "it has no " + word
	}
	return now == n, fmt.Sprintf("%s is %d", word, now)
}

func (r *seer) stateIs(id state.CardID, st ability.State) bool {
	c := &r.state().Cards[id]
	switch st {
	case ability.Acted:
		return c.Rest
	case ability.Standing:
		return !c.Rest
	case ability.FaceUp:
		return !c.FaceDown
	case ability.FaceDown:
		return c.FaceDown
	case ability.Damaged:
		return c.Damage > 0
	case ability.Attacking:
		return slices.ContainsFunc(r.state().Battles, func(b state.Battle) bool {
			return slices.Contains(b.Attackers, r.state().Ref(id)) // who left the battle's field and came anew is another object
		})
	}
	return r.k().Game.State(r.k().Board, st, r.state().Ref(id))
}

// under says whether a card of that name lies under the host, by which it is in a state.
func (r *seer) under(id state.CardID, p *Prop) bool {
	s, zone := r.state(), r.k().Zone(r.g.By[p.State])
	for i := range s.Cards {
		if c := &s.Cards[i]; i > 0 && c.Host == s.Ref(id) && c.At.Zone == zone && r.is(state.CardID(i), *p.Name) {
			return true
		}
	}
	return false
}
