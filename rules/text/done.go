package text

import (
	"slices"

	"gotaku/rules/ability"
)

// Things are named by what a text did to them: 捨てたカード, 公開したフォロワー. Of each way
// of doing something the resolver remembers the slot of what it was last done to.

// deed is a way in which things are named.
type deed uint8

const (
	discarded deed = iota
	buried
	destroyed
	banished
	returned
	decked
	putBack // to a hand or to a deck
	fielded
	kept
	handed
	shown
	acted
	chosen
	manyDone
)

// dones are its words: the participle, and what English says behind the noun.
var dones = [manyDone]struct{ ja, en string }{
	{"‹捨てた|捨てられた›", "discarded"},
	{"墓場に‹置いた|置かれた›", "put into the cemetery"},
	{"破壊した", "destroyed"},
	{"‹消滅させた|消滅した›", "banished"},
	{"手札に戻した", "returned to hand"},
	{"デッキに戻した", "put into the deck"},
	{"戻した", "put back"},
	{"場に出した", "put onto the field"},
	{"EXエリアに置いた", "put into the EX area"},
	{"手札に加えた", "put into hand"},
	{"公開した", "revealed"},
	{"", "acted"}, // each game that says it has rows of its own
	{"", "selected"},
}

// saidDones are those that the games say in common words.
func saidDones() []struct{ ja, en string } { return dones[:acted] }

// doneRef is a reference to what was done so, before it is resolved.
func doneRef(d deed) ability.Ref {
	return ability.Ref{Kind: ability.Slot, Slot: slotDone + uint8(d)}
}

// Done is such a reference, for the rows of a dialect: by the English word of dones.
func Done(en string) ability.Ref {
	return doneRef(deed(slices.IndexFunc(dones[:], func(w struct{ ja, en string }) bool { return w.en == en })))
}

// Kept is a reference to what was put where a game keeps cards, which has a name of its own in each.
func Kept() ability.Ref { return doneRef(kept) }

// asDone finds the way in such a reference.
func asDone(f ability.Ref) (d deed, ok bool) {
	return deed(f.Slot - slotDone), f.Kind == ability.Slot && slotDone <= f.Slot && f.Slot < slotDone+uint8(manyDone)
}

// doings are the ways in which an effect names what it acts on.
func (w *World) doings(e ability.Effect) (out []deed) {
	to := ability.NoZone
	switch e := e.(type) {
	case *ability.Move:
		to = e.To.Zone
		switch e.How {
		case ability.Discard:
			return []deed{discarded}
		case ability.Destroy, ability.Break:
			return []deed{destroyed}
		case ability.Banish:
			return []deed{banished}
		case ability.Return:
			return []deed{returned, putBack}
		case ability.Reveal:
			return []deed{shown}
		case ability.Put:
		default:
			return nil
		}
		if e.Show {
			out = append(out, shown)
		}
	case *ability.Find:
		if to = e.To.Zone; e.Show {
			out = append(out, shown)
		}
	case *ability.Make:
		to = e.To.Zone
	case *ability.Turn:
		if e.To == ability.Acted {
			return []deed{acted}
		}
	case *ability.Look:
		if e.Reveal {
			return []deed{shown}
		}
	}
	switch {
	case to == ability.Field:
		out = append(out, fielded)
	case to == ability.Hand_:
		out = append(out, handed)
	case to == ability.Discards:
		out = append(out, buried)
	case to == ability.Deck:
		out = append(out, decked, putBack)
	case w != nil && slices.Contains(w.Keeps, to):
		if out = append(out, kept); slices.Contains(w.Play, to) { // what is put there enters
			out = append(out, fielded)
		}
	}
	return out
}

// doneCounts are the words for how many that was done to, and for each of them.
func doneCounts() (amounts, sentences []Row) {
	for i, d := range saidDones() {
		all := ability.Amount{Op: ability.NumberIn, Ref: doneRef(deed(i))}
		each := all
		each.N = 1
		const by = "‹これにより|これによって|これで|›"
		amounts = append(amounts,
			Row{ID: "number of all " + d.en, NT: "expr", JA: "これにより" + d.ja + "カードの‹枚数|数› | " + by + d.ja + "‹カードの|手札の|›‹枚数|数›", EN: "the number of cards " + d.en + " this way", Node: all},
			Row{ID: "number done " + d.en, NT: "expr", JA: "‹|これにより|これによって|これで›" + d.ja + "{Of:npraw}の‹枚数|数›", EN: "the number of {Of:rawnps} " + d.en, Node: all, Needs: cardsSaid},
			Row{Quiet: true, ID: "number done of whose " + d.en, NT: "expr", JA: by + d.ja + "{Of.Who:poss}場の{Of+:npraw}の‹枚数|数›", Node: ofWhose(all), Needs: cardsSaid})
		sentences = append(sentences,
			Row{ID: "per one " + d.en, NT: "s5", JA: "これにより" + d.ja + "カード1‹枚|体|つ›につき‹、|›{+:s6} | " + by + d.ja + "‹カード|›1‹枚|体|つ›につき‹、|›{+:s6} | " + by + d.ja + "‹枚数|枚数1枚|数1つ›につき‹、|›{+:s6} | " + by + d.ja + "‹|カードの›‹枚数|数›‹だけ|分だけ|と同じ回数›‹、|›{+:s6} | " + by + d.ja + "‹|カードの›‹枚数|数›分、{+:s6}", EN: "for each card " + d.en + " this way, {+:s6}", Node: Clause{Per: &each}},
			Row{Quiet: true, ID: "this per one " + d.en, NT: "s5", JA: "これは‹|、›" + by + d.ja + "‹カード|›1‹枚|体|つ›につき‹、|›{Do:preds} | これは‹|、›" + by + d.ja + "‹|カードの›‹枚数|数›‹だけ|分だけ|と同じ回数›‹、|›{Do:preds}", Node: Clause{About: ThisRef, Per: &each}},
			Row{Quiet: true, ID: "per one of a kind " + d.en, NT: "s5", JA: by + d.ja + "{Per.Of:npraw}1{:ctr}につき‹、|›{+:s6}", Node: Clause{Per: &each}, Needs: func(v any) bool { return cardsSaid(*v.(Clause).Per) }})
	}
	return amounts, sentences
}

// didRows: 捨てたなら is said of what was discarded, or might have been, and of nothing else.
func didRows() (rows []Row) {
	move := func(how ability.How, to ability.Zone) ability.Effect {
		return &ability.Move{How: how, To: At(to)}
	}
	for _, d := range []struct {
		id, ja, not string
		deeds       []ability.Effect
	}{
		{"discard", "捨てた", "‹捨てなかった|捨てない|捨てられなかった|捨てられない›", []ability.Effect{move(ability.Discard, ability.NoZone)}},
		{"banish", "消滅させた", "消滅させなかった", []ability.Effect{move(ability.Banish, ability.NoZone)}},
		{"put", "置いた", "置かなかった", []ability.Effect{move(ability.Put, ability.NoZone), &ability.Mark{}, &ability.Make{}, &ability.Find{}}},
		{"put back", "戻した", "戻さなかった", []ability.Effect{move(ability.Return, ability.NoZone), move(ability.Put, ability.Deck)}},
		{"take", "加えた", "加えなかった", []ability.Effect{move(ability.Put, ability.Hand_), &ability.Find{}}},
		{"field", "出した", "出さなかった", []ability.Effect{move(ability.Put, ability.Field), &ability.Find{}, &ability.Make{}}},
		{"select", "選んだ", "選ばなかった", []ability.Effect{&ability.Select{}}},
		{"act", "アクトした", "アクトしなかった", []ability.Effect{&ability.Turn{To: ability.Acted}}},
		{"play", "プレイした", "プレイしなかった", []ability.Effect{&ability.Play{}}},
		{"draw", "引いた", "引かなかった", []ability.Effect{&ability.Draw{}}},
		{"show", "公開した", "公開しなかった", []ability.Effect{move(ability.Reveal, ability.NoZone), &ability.Move{Show: true}, &ability.Find{}}},
	} {
		rows = append(rows,
			Row{Quiet: true, ID: "did " + d.id, NT: "s1", JA: "‹|それを|それらを›" + d.ja + "‹なら|場合›‹、|›{+:s2}", Node: Clause{Did: true, Deeds: d.deeds}},
			Row{Quiet: true, ID: "did not " + d.id, NT: "s1", JA: d.not + "‹なら|場合›‹、|›{+:s2}", Node: Clause{DidNot: true, Deeds: d.deeds}},
			Row{Quiet: true, ID: "they did " + d.id, NT: "s1", JA: "相手が‹|それを|それらを›" + d.ja + "‹なら|場合›‹、|›{+:s2}", Node: Clause{Did: true, They: true, Deeds: d.deeds}},
			Row{Quiet: true, ID: "they did not " + d.id, NT: "s1", JA: "相手が" + d.not + "‹なら|場合›‹、|›{+:s2}", Node: Clause{DidNot: true, They: true, Deeds: d.deeds}})
	}
	return append(rows, Row{Quiet: true, ID: "did not destroy", NT: "s1", JA: "破壊しなかった‹なら|場合›‹、|›{+:s2}", Node: Clause{DidNot: true, Deeds: []ability.Effect{move(ability.Destroy, ability.NoZone)}}})
}

// notes remembers in which ways an effect did something to what lies in a slot.
func (r *resolver) notes(e ability.Effect, slot uint8) {
	for _, d := range r.at.w.doings(e) {
		r.does(d, BindRef(slot), kindsOf(e))
	}
}

// does remembers what was done something to last, and whether the same was done to something else before of which nothing was said
// since: discard 2 cards. Your opponent discards 1 card. For each card discarded this way, …. Of which of them that is said nobody knows.
func (r *resolver) does(d deed, to ability.Ref, kinds ability.Kinds) {
	if was := r.did[d]; was != to {
		if r.twice[d] = was.Kind != ability.NoRef && !r.told[d]; r.twice[d] {
			r.before[d] = r.didKind[d]
		}
		r.told[d] = false
	}
	r.did[d], r.didKind[d], r.really[d] = to, kinds, 0
}

// ofTwo tells whether what is named by what was done to it may be either of two, by the kind that it is called.
func (r *resolver) ofTwo(d deed, as ability.Kinds) bool {
	return r.twice[d] && (as == 0 || r.before[d] == 0 || r.before[d]&as != 0)
}

// kindsOf are the kinds of what an effect says that it acts on; 0: any.
func kindsOf(e ability.Effect) ability.Kinds {
	if s := SelectorOf(e); s != nil && len(s.Each) == 0 {
		return anyKind(&s.Of)
	}
	return 0
}

// chose finds what 選んだカード means: what was selected, and not what was made or found since. Where nothing was, or nothing was met
// since, it says as much as それ; false: it may be either of several.
func (r *resolver) chose(f *ability.Ref) bool {
	is := r.did[chosen]
	if is.Kind == ability.NoRef || is == r.it {
		f.Slot = SlotIt
		return true
	}
	return r.isOf(is, f.As) && r.settles(f, chosen)
}

// settles finds what a reference by what was done means; false: that was not done, or to
// cards of another kind.
func (r *resolver) settles(f *ability.Ref, d deed) bool {
	is, kinds := r.did[d], r.didKind[d]
	if r.ofTwo(d, f.As) || is.Kind == ability.NoRef || is.Slot == unbound || f.As != 0 && kinds != 0 && kinds&f.As == 0 {
		return false
	}
	r.told[d] = true
	if *f = is; is.Kind == ability.Slot {
		r.used[is.Slot] = true
	}
	return true
}

// doneTo is the one card of a kind to which something was done, where no other of that kind was spoken of: put 1 Backup you control into the
// Break Zone. When you do so, choose 1 Forward. …. If that Backup is …; false: there is none, or there are several.
func (r *resolver) doneTo(as ability.Kinds) (f ability.Ref, ok bool) {
	var by deed
	for d, is := range r.did {
		k := r.didKind[d]
		if is.Kind == ability.NoRef || k == 0 || !k.Fit(as) {
			continue
		}
		if k != as || f.Kind != ability.NoRef && f != is || r.ofTwo(deed(d), as) {
			return ability.Ref{}, false
		}
		f, by = is, deed(d)
	}
	if r.subjKinds != 0 && r.subjKinds.Fit(as) {
		return ability.Ref{}, false // what the ability waited for is one, too
	}
	for s, k := range r.kinds {
		if k != 0 && k.Fit(as) && (f.Kind != ability.Slot || int(f.Slot) != s) {
			return ability.Ref{}, false
		}
	}
	if f.Kind == ability.NoRef {
		return f, false
	}
	f = ability.Ref{As: as}
	return f, r.settles(&f, by)
}

// counts finds those that something really was done to, of what was chosen for it; false: nothing was chosen.
func (r *resolver) counts(f *ability.Ref, d deed) bool {
	n := r.really[d]
	if n == 0 || n == unbound || !r.settles(f, d) {
		return false
	}
	*f = BindRef(n)
	r.used[n] = true
	return true
}

// paid remembers what the costs of an ability are done to.
func (r *resolver) paid(costs []ability.Cost) {
	r.gives(costs)
	r.costs = costs
	for i := range costs {
		if m, ok := costs[i].Do.(*ability.Move); ok && (costs[i].Mode == ability.Base || costs[i].Mode == ability.Additional) && m.What.Sel != nil {
			for _, d := range r.at.w.doings(m) {
				r.does(d, ability.Ref{Kind: ability.Paid, Slot: uint8(i + 1)}, kindsOf(m))
				r.twice[d] = false // it was walked as what it does before
			}
		}
	}
}

// deedOf finds a way that names what a reference does; false: none does.
func (r *resolver) deedOf(f ability.Ref) (ability.Ref, bool) {
	for d, is := range r.did[:chosen] { // what was chosen has words of its own
		if is == f && !r.ofTwo(deed(d), 0) {
			r.told[d] = true
			return doneRef(deed(d)), true
		}
	}
	return f, false
}
