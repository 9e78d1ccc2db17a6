package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// tags of the ways to move.
var tags = map[ability.How]state.Tag{ability.Destroy: state.TagDestroyed, ability.Break: state.TagDestroyed, ability.Banish: state.TagBanished, ability.Discard: state.TagDiscarded,
	ability.Return: state.TagReturned, ability.Mill: state.TagMilled, ability.Erase: state.TagErased, ability.Steal: state.TagStolen, ability.KOMove: state.TagDestroyed, ability.Seek: state.TagSearched}

func posOf(p *ability.Place) int16 {
	switch p.Pos {
	case ability.BottomP:
		return -1
	case ability.NthTop:
		return int16(p.N)
	}
	return 0
}

func (x *ctx) runMove(e *ability.Move) ([]state.Ref, Extent) {
	if e.How == ability.Reveal {
		was := len(x.k.opened)
		refs, want := x.objectsWanted(&e.What, "reveal")
		x.k.Reveal(state.All, refs...)
		shown := 0
		for _, r := range refs {
			if slices.Contains(x.k.opened[was:], r) { // else it lay open, and was not shown again [Divine Cross 903.2]
				shown++
			}
		}
		if x.Frame != nil {
			x.Frame.Let(e.Bind, refs, 0)
		}
		return refs, extentOf(shown, want)
	}
	if e.To.Link.Kind != ability.NoRef && !slices.ContainsFunc(x.Here(e.To.Link), func(r state.Ref) bool { z := x.k.State.Card(r).At.Zone; return x.k.InPlay(z) || x.k.Zones[z].Passing }) {
		return nil, Nothing // what it was to be linked to is gone
	}
	if n, in, ok := x.piecemeal(e); ok {
		return x.moveEach(e, in, n)
	}
	if e.For.Until == ability.WhileCond && !x.Holds(e.For.Cond) {
		return nil, Nothing // it would go back at once
	}
	refs, want := x.toMove(e)
	refs = linkable(x, refs, &e.To)
	was := x.places(e, refs)
	if e.Show { // shown before it moves [SVE 5.21]
		x.k.Reveal(state.All, refs...)
	}
	moved := x.moveAll(x.doer(e), slices.Clone(refs), x.taken(e), e.How)
	moved = append(moved, x.staying(refs, &e.To)...)
	x.link(moved, e.To.Link)
	if e.Mine {
		for _, r := range moved {
			if is := x.k.State.Ref(r.ID); x.k.In(is, e.To.Zone) {
				x.k.Link(is, x.Src.Card)
			}
		}
	}
	if was != nil || e.How == ability.Steal {
		x.lend(e, append(moved[:len(moved):len(moved)], x.keptAt(e, refs, moved)...), was)
	}
	x.track(&e.What, moved)
	if x.Frame != nil {
		x.remember(refs, moved)
		x.Frame.Let(e.Bind, moved, 0)
	}
	return moved, extentOf(len(moved), want)
}

// remember keeps what refs were of which a text has moved some out of play, or to where it is not seen what they are.
func (x *ctx) remember(refs, moved []state.Ref) {
	for _, m := range moved {
		i := slices.IndexFunc(refs, func(r state.Ref) bool { return r.ID == m.ID })
		if i >= 0 && (x.k.InPlay(x.k.LastCard(refs[i]).At.Zone) || !x.k.Readable(x.k.State.Card(m))) {
			x.Frame.Remember(refs[i])
		}
	}
}

// toMove lists what a clause moves. Where the place refuses what it has no room for, nothing is
// chosen that it would refuse: the attempt itself is illegal. [FF-TCG 7.7.3, 7.7.4, 7.7.5]
func (x *ctx) toMove(e *ability.Move) ([]state.Ref, int) {
	y := *x
	switch {
	case x.paying:
		y.limits = &limits{deed: e}
	case x.refuses(&e.To):
		y.limits = &limits{deed: e, to: &e.To}
	case e.What.Sel != nil && e.Bind == 0 && held(e.What.Sel) && unseen(x, &e.To, e.Show, x.Seat(e.What.Sel.By)):
		y.limits = &limits{secret: true}
	}
	return y.objectsWanted(&e.What, "move")
}

// refuses says whether a place refuses what it has no room for.
func (x *ctx) refuses(to *ability.Place) bool {
	return x.k.Zones[x.k.Zone(to.Zone)].Full == board.Refuse
}

// piecemeal says whether a clause moves the top n cards of a zone one after the other: what
// is the top of it is found out each time. [Z/X 304.3]
func (x *ctx) piecemeal(e *ability.Move) (n int32, in ability.Zone, ok bool) {
	s := e.What.Sel
	if s == nil || len(s.Each) > 0 || s.Random || s.Of.Depth == nil || s.Of.Bottom || len(s.Of.Zone) != 1 || s.N.Op != ability.All && s.N.Op != ability.UpTo {
		return 0, 0, false
	}
	if in = s.Of.Zone[0]; !x.k.Game.OneByOne(in, e.To.Zone) {
		return 0, 0, false
	}
	n = x.Amount(s.Of.Depth)
	if s.N.Op == ability.UpTo {
		n = min(n, x.Amount(&s.N.N))
	}
	return n, in, true
}

// moveEach does: of "up to n" its player says before each card whether to go on. [Z/X 304.4]
func (x *ctx) moveEach(e *ability.Move, in ability.Zone, n int32) ([]state.Ref, Extent) {
	k := x.k
	var moved []state.Ref
	want := 0
	for _, s := range x.Seats(orYou(e.What.Sel.Of.Who)) {
		for range Often(n) {
			if e.What.Sel.N.Op == ability.UpTo && (k.Count(in, s) == 0 || k.Ask(Decision{Seat: s, Kind: YesNo, Ask: k.prompt(x.Frame, "draw")}).N[0] == 0) {
				break
			}
			want++
			list := k.State.List(k.Zone(in), s)
			if len(list) == 0 {
				break
			}
			moved = append(moved, x.moveAll(x.doer(e), []state.Ref{k.State.Ref(list[0])}, x.taken(e), e.How)...)
		}
	}
	if x.Frame != nil {
		x.Frame.Let(e.Bind, moved, 0)
	}
	return moved, extentOf(len(moved), want)
}

// linkable leaves out of what is to be linked to one object that object itself, and what it may not have.
func linkable(x *ctx, refs []state.Ref, to *ability.Place) []state.Ref {
	hosts := x.Here(to.Link)
	if len(hosts) != 1 {
		return refs
	}
	lends := x.k.Zones[x.k.Zone(to.Zone)].Links
	barred := func(r state.Ref) bool {
		return r == hosts[0] || lends && x.k.Cannot(ability.AttachedV, hosts[0], r, x.By) != nil
	}
	if slices.ContainsFunc(refs, barred) {
		refs = slices.DeleteFunc(slices.Clone(refs), barred)
	}
	return refs
}

// staying lists what lies where it is to go already, linked to another object: it
// does not move, and is only linked anew. [Divine Cross 905]
func (x *ctx) staying(refs []state.Ref, to *ability.Place) (out []state.Ref) {
	if to.Link == (ability.Ref{}) {
		return nil
	}
	for _, r := range refs {
		if x.k.Here(r) && x.k.In(r, to.Zone) && x.k.State.Card(r).Host != (state.Ref{}) && !slices.Contains(x.Here(to.Link), x.k.State.Card(r).Host) {
			out = append(out, r)
		}
	}
	return out
}

// link ties what has moved to the object a text names.
func (x *ctx) link(moved []state.Ref, to ability.Ref) {
	for _, host := range x.Here(to) {
		batch := x.k.Batch()
		for _, r := range moved {
			batch = append(batch, state.Event{Verb: state.Linked, Card: r, Obj: host, Src: x.Src, Seat: x.By})
		}
		x.k.Do(batch...)
	}
}

// taken is where a move goes, with whose it is: where what comes is taken, the
// player's who chose it, else of whose effect it is. What each player selected comes to its owner. [FF-TCG 6.2.4]
func (x *ctx) taken(e *ability.Move) *ability.Place {
	if e.To.Who.Side != ability.AnySide || !x.k.Zones[x.k.Zone(e.To.Zone)].Taken {
		return &e.To
	}
	to := e.To
	to.Who = ability.Who{Side: ability.You}
	if x.k.Theirs(e) != 0 {
		to.Who = ability.Who{Side: ability.Each}
	}
	if e.What.Sel != nil && e.What.Sel.By.Side != ability.AnySide {
		to.Who = e.What.Sel.By
	}
	return &to
}

// faceOf reads the face a text says a card arrives with.
func faceOf(s ability.State) int8 {
	switch s {
	case ability.FaceUp:
		return 1
	case ability.FaceDown:
		return -1
	}
	return 0
}

// track lets a slot, or this card where it is what was to move, mean what its objects became. [SVE 4.1.4.1]
func (x *ctx) track(w *ability.What, moved []state.Ref) {
	switch {
	case x.Frame == nil:
	case w.Sel == nil && w.Ref.Kind == ability.Slot:
		x.trackSlot(w.Ref.Slot, moved)
	case w.Ref.Kind == ability.This || w.Sel != nil && slices.ContainsFunc(w.Sel.Parts(), func(s *ability.Selector) bool { return s.Of.Ref.Kind == ability.This }):
		for _, m := range moved {
			if m.ID == x.Src.Card.ID {
				x.Frame.Let(state.SlotThis, []state.Ref{m}, 0)
			}
		}
	}
}

func (x *ctx) trackSlot(slot uint8, moved []state.Ref) {
	b := x.Slot(slot)
	if b == nil {
		return
	}
	refs := slices.Clone(b.Refs)
	for i := range refs {
		for _, m := range moved {
			if m.ID == refs[i].ID {
				x.Frame.Remember(refs[i])
				refs[i] = m
			}
		}
	}
	x.Frame.Let(slot, refs, b.N)
}

// moving is the event that moves r to a place.
func (x *ctx) moving(r state.Ref, to *ability.Place, how ability.How) state.Event {
	e := state.Event{Verb: ability.Moved, Card: r, From: x.k.LastCard(r).At, To: x.Goal(to, how, r), Pos: posOf(to), Src: x.Src, Tag: tags[how], Cost: x.paying, Seat: x.By,
		Rest: to.State == ability.Acted, Face: faceOf(to.State)}
	if how == ability.Return && x.k.Zones[e.To.Zone].Word != ability.Hand_ {
		e.Tag = state.TagReturned
	}
	if f := x.k.felled(x.Frame); f != nil && f.Card == r {
		e.Slot, e.Obj, e.By, e.Kind = state.Felled, f.Obj, f.By, f.Kind
	}
	return e
}

// doer is who moves something: who chose it, else whose text it is; Nobody: each player moves theirs. [Z/X 804.3a]
func (x *ctx) doer(e *ability.Move) state.Seat {
	if e.What.Sel == nil && x.k.Theirs(e) != 0 {
		return state.Nobody
	}
	if who, other := x.k.ChosenBy(e); other {
		return x.Seat(who)
	}
	return x.By
}

// moveAll moves objects to a place as one batch, as a player does it, or Nobody, as their owners do, and returns what they became.
func (x *ctx) moveAll(by state.Seat, refs []state.Ref, to *ability.Place, how ability.How) []state.Ref {
	k := x.k
	batch := x.k.Batch()
	within := false // its own zone
	for _, r := range refs {
		batch = append(batch, x.moving(r, to, how))
		e := &batch[len(batch)-1]
		if by == state.Nobody {
			e.Seat = k.LastCard(r).Owner
		}
		within = within || e.From == e.To
	}
	if len(batch) == 0 {
		return nil
	}
	batch = k.Game.Placing(k, by, x.Frame, to, batch)
	var moved []state.Ref
	for len(batch) > 0 {
		n := len(batch)
		if k.Game.OneByOne(k.Zones[batch[0].From.Zone].Word, k.Zones[batch[0].To.Zone].Word) {
			n = 1
		}
		for _, e := range k.Do(batch[:n]...) {
			if e.Verb == ability.Moved {
				moved = append(moved, e.New)
			}
		}
		batch = batch[n:]
	}
	x.reorder(moved, to, within)
	return moved
}

// reorder puts several cards that went to one end of an ordered hidden zone into
// the order that is said: random, or chosen in secret by the zone's player; by the
// effect's, where they lay in that zone before. [SVE 4.1.5, Divine Cross 302.4]
func (x *ctx) reorder(moved []state.Ref, to *ability.Place, within bool) {
	k := x.k
	if to.Pos == ability.Shuffled_ {
		x.shuffleIn(moved)
		return
	}
	if len(moved) < 2 || to.Order == ability.KeptOrder {
		return
	}
	byPlace := map[state.Place][]state.Ref{}
	for _, r := range moved {
		if at := k.State.Card(r).At; k.Zones[at.Zone].Ordered && k.Zones[at.Zone].Hidden {
			byPlace[at] = append(byPlace[at], r)
		}
	}
	for _, s := range k.Seats() {
		p := k.Place(to.Zone, s)
		rs := byPlace[p]
		if len(rs) < 2 {
			continue
		}
		if to.Order == ability.RandomOrder {
			ids := make([]state.CardID, len(rs))
			for i, r := range rs {
				ids[i] = r.ID
			}
			k.redeal(ids, func(ids []state.CardID) []state.FaceID { return k.out.Shuffle(ids) }, state.NoEyes)
			continue
		}
		if within {
			if s = x.By; x.That != state.Nobody {
				s = x.That // each player puts down what they looked at [SVE 1.3.4]
			}
		}
		k.Arrange(s, rs...)
	}
}

// shuffleIn shuffles the zones that cards were put into to be shuffled.
func (x *ctx) shuffleIn(moved []state.Ref) {
	for _, s := range x.k.Seats() {
		for _, r := range moved {
			if at := x.k.State.Card(r).At; at.Of == s && x.k.Zones[at.Zone].Ordered {
				x.k.Shuffle(x.k.Zones[at.Zone].Word, s)
				break
			}
		}
	}
}

func (x *ctx) runDraw(e *ability.Draw) Extent {
	k := x.k
	ext, all, drew := Full, int32(0), false
	var came []state.Ref
	for _, s := range x.Seats(orYou(e.Who)) {
		if cannotDraw(k, s, ability.AbilityDamage) {
			ext = Some
			continue
		}
		drew = true
		n, missed := Often(x.drawn(e, s)), int32(0)
		if e.UpTo && n > 0 && k.Game.Ways().DrawsSaid {
			n = k.Ask(Decision{Seat: s, Kind: Number, Max: n, Ask: k.prompt(x.Frame, "number")}).N[0]
		}
		for ; n > 0; n-- {
			if e.UpTo && !k.Game.Ways().DrawsSaid && k.Ask(Decision{Seat: s, Kind: YesNo, Ask: k.prompt(x.Frame, "draw")}).N[0] == 0 {
				break
			}
			if k.Count(ability.Deck, s) == 0 {
				if drawsElse(k, s, x.Src) {
					ext = Some
					continue
				}
				all, missed = all+1, missed+1
				continue
			}
			card, done := k.drawOne(s, x.Src)
			if !done { // something else instead, or nothing: no card is missing
				ext = Some
				continue
			}
			if all++; (e.Bind != 0 || e.Show) && card != (state.Ref{}) {
				came = append(came, card)
			}
		}
		if missed > 0 && !k.Game.DrawEmpty(k, s, missed) {
			ext, all = Some, all-missed
		}
	}
	if e.Show {
		k.Reveal(state.All, came...)
	}
	if x.Frame != nil {
		x.Frame.Let(e.Bind, came, all)
	}
	if !drew || all == 0 && ext == Full && (e.UpTo || !k.Game.Vacuous(ability.NoZone)) {
		return Nothing
	}
	return ext
}

// drawn is how many cards a player is told to draw.
func (x *ctx) drawn(e *ability.Draw, s state.Seat) int32 {
	n := x.Amount(&e.N)
	if e.Until {
		n -= int32(x.k.Count(ability.Hand_, s))
	}
	return n
}

// orYou reads an unnamed player as the ability's master. [SVE 3.1.2.4.1]
func orYou(w ability.Who) ability.Who {
	if w.Side == ability.AnySide {
		return ability.Who{Side: ability.You}
	}
	return w
}

// Draw moves the top card of a seat's deck to its hand; false: there was none, and
// that does not count as drawing, or the player cannot draw, whatever is left of the deck.
func (k *Kernel) Draw(s state.Seat, src state.Source) bool {
	kind := ability.AnyDamage // by the rules
	if src != (state.Source{}) {
		kind = ability.AbilityDamage
	}
	if cannotDraw(k, s, kind) {
		return false
	}
	if k.Count(ability.Deck, s) == 0 {
		return !drawsElse(k, s, src) && k.Game.DrawEmpty(k, s, 1)
	}
	_, drew := k.drawOne(s, src)
	return drew
}

// cannotDraw says whether an effect lets a player draw nothing, at all or by what draws.
func cannotDraw(k *Kernel, s state.Seat, by ability.DamageKind) bool {
	return k.Bars(board.Deed{Verb: ability.Drew, Kind: by, By: s}, state.Ref{}, state.Ref{}) != nil
}

// drawsElse says whether something else happens instead of drawing a card that is not there, where that would be a draw.
func drawsElse(k *Kernel, s state.Seat, src state.Source) bool {
	if !k.Game.Ways().DrawsMissing {
		return false
	}
	_, drawn := k.replaceOne(state.Event{Verb: ability.Drew, Seat: s, Src: src, Tag: state.TagDrawn, N: 1}, nil)
	return !drawn
}

// drawOne draws a card that is there, and tells which it is in the hand; false: it was not to be.
func (k *Kernel) drawOne(s state.Seat, src state.Source) (drawn state.Ref, drew bool) {
	top := k.State.Ref(k.State.List(k.Zone(ability.Deck), s)[0])
	for _, e := range k.Do(state.Event{Verb: ability.Moved, Card: top, To: k.Place(ability.Hand_, s), Tag: state.TagDrawn, Seat: s, Src: src}) {
		if drew = true; e.Verb == ability.Moved && e.Tag == state.TagDrawn {
			drawn = e.New
		}
	}
	return drawn, drew
}

// runMake makes tokens, of whatever kinds its text says, all at once. [SVE 4.4.4.2, 4.8.3.2]
func (x *ctx) runMake(e *ability.Make) ([]state.Ref, Extent) {
	k := x.k
	zone := e.To.Zone
	if zone == ability.NoZone {
		zone = ability.Field
	}
	kinds := x.madeOf(e)
	batch := x.k.Batch()
	for _, s := range x.Seats(orYou(e.To.Who)) {
		for _, m := range kinds {
			for range m.n {
				batch = append(batch, state.Event{Verb: ability.Created, To: k.Place(zone, s), Slot: int32(m.face), Name: m.name, Src: x.Src, Seat: s, Tag: state.TagMade,
					Rest: e.To.State == ability.Acted, Pos: -1})
			}
		}
	}
	if len(batch) == 0 {
		return nil, Nothing
	}
	var made []state.Ref
	asked := len(batch)
	for _, ev := range k.Do(k.Game.Placing(k, x.By, x.Frame, &e.To, batch)...) {
		if ev.Verb == ability.Created {
			made = append(made, ev.New)
		}
	}
	if x.Frame != nil {
		x.Frame.Let(e.Bind, made, 0)
	}
	return made, extentOf(len(made), asked)
}

// madeKind is one kind of token to be made, and how many of it.
type madeKind struct {
	face state.FaceID
	name string
	n    int32
}

// madeMost bounds how many tokens of a kind one clause makes.
const madeMost = 64

// madeOf says which tokens a clause makes. It asks which of two kinds, and how many.
func (x *ctx) madeOf(e *ability.Make) (kinds []madeKind) {
	k := x.k
	add := func(name string, n int32) {
		if face := k.Pool.Token(name); face != 0 && n > 0 {
			kinds = append(kinds, madeKind{face, name, min(n, madeMost)})
		}
	}
	name, n := x.madeName(e), x.Amount(&e.N)
	if e.UpTo && k.Pool.Token(name) != 0 && n > 0 {
		n = k.Ask(Decision{Seat: x.By, Kind: Number, Min: 0, Max: n, Ask: k.prompt(x.Frame, "number")}).N[0]
	}
	add(name, n)
	for i := range e.Also {
		add(e.Also[i].Name, x.Amount(&e.Also[i].N))
	}
	return kinds
}

// madeName is the name of the token that a clause makes: said, chosen, or that of an object.
func (x *ctx) madeName(e *ability.Make) string {
	k := x.k
	if len(e.Or) > 0 {
		d := Decision{Seat: x.By, Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "token", Rule: k.Cite("token"), Src: x.Src.Card}}
		for i, n := range append([]string{e.Name}, e.Or...) {
			d.Items = append(d.Items, state.Item{N: int32(i), Face: k.Pool.Token(n)})
		}
		if i := k.Ask(d).Pick[0].N; i > 0 {
			return e.Or[i-1]
		}
		return e.Name
	}
	if e.Name != "" {
		return e.Name
	}
	like := x.Refs(e.Like)
	if len(like) == 0 {
		return ""
	}
	k.Reveal(state.All, like[0]) // its name is said
	return k.NameOf(like[0])
}
