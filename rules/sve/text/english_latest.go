package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// latestEnglish are forms of the newest English sets and of those with other worlds. They are read only.
func latestEnglish() (rows []text.Row) {
	happened := func(e ability.Event) ability.Cond { return ability.Cond{Op: ability.Happened, On: &e} }
	const gone = "{On.Subj+:anpraw} was put from {On.Subj.Who:poss}field into ‹the|your|its owner's› cemetery this turn | {On.Subj+:anpraw} was put into ‹the|your|its owner's› cemetery from {On.Subj.Who:poss}field this turn"
	bothNames := ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You), Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}
	burst := bursts()
	burst.On.Who = text.Who(ability.You)
	rows = []text.Row{
		{ID: "official one with a keyword", NT: "cond3", EN: "{L.Of+:anp} ‹has|have› {L.Of.Has.0.Value:kw}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr}}}}, R: ability.N(1)}, Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && f.Kind != 0
		}},
		{ID: "official one's burst", NT: "event", EN: "a [UB] ability you control is ‹used|executed|activated› | you ‹execute|activate› a [UB] ability", Node: ability.Event{Verb: ability.BurstV, Who: text.Who(ability.You)}},
		{ID: "official burst this turn", NT: "cond3", EN: "you ‹used|executed|activated› a [UB] ability this turn | a [UB] ability you control was ‹used|executed|activated› this turn", Node: happened(ability.Event{Verb: ability.BurstV, Who: text.Who(ability.You)})},
		{ID: "official equip with a long name", NT: "effect", EN: "equip {What:what} with ‹a|an› {Name:longname}", Node: &ability.Act{Word: "equip"}},
		{ID: "official so many were buried this turn", NT: "cond3", EN: "at least {N:int} {On.Subj+:rawnps} were put from {On.Subj.Who:poss}field into ‹the|your|their|their owners'› ‹cemetery|cemeteries› this turn | at least {N:int} {On.Subj+:rawnps} were put into ‹the|your|their|their owners'› ‹cemetery|cemeteries› from {On.Subj.Who:poss}field this turn", Node: happened(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}), Needs: severalCards},
		{ID: "official so many went this turn", NT: "cond3", EN: "at least {N:int} {On.Subj:fieldnps} were put ‹|from the field ›into ‹the|your|their owners'› ‹cemetery|cemeteries› this turn", Node: happened(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}), Needs: severalCards},
		{ID: "official so many were returned this turn", NT: "cond3", EN: "at least {N:int} {On.Subj:fieldnps} were returned to ‹|your |their owners' ›‹hand|hands› this turn", Node: happened(ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}), Needs: severalCards},
		{ID: "official was discarded this turn", NT: "cond3", EN: "{On.Subj:anpraw} was discarded from your hand this turn", Node: happened(ability.Event{Verb: ability.DiscardedV, Who: text.Who(ability.You)}), Needs: anotherCard},
		{ID: "official was buried this turn", NT: "cond3", EN: gone, Node: happened(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}), Needs: anotherCard},
		{ID: "official lies buried this turn", NT: "cond3", EN: "{On.Subj:fieldnp} was put ‹|from the field ›into ‹the|your|its owner's› cemetery this turn", Node: happened(ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}), Needs: anotherCard},
		{ID: "official was returned this turn", NT: "cond3", EN: "{On.Subj:fieldnp} was returned to ‹|your |its owner's ›hand this turn", Node: happened(ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}), Needs: anotherCard},
		{ID: "official goes back", NT: "event", EN: "{Subj+:anpraw} is returned from {Subj.Who:poss}field to ‹|your |its owner's ›hand | {Subj+:anpraw} is returned to ‹|your |its owner's ›hand from {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_, Subj: &ability.Filter{}}, Needs: text.NotThis},
		{ID: "official stat and quoted given", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num} and “{1.Quoted:quoted}”", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
		{ID: "official stat, words and quoted given", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}, {1.Words:kws}‹,|› and “{1.Quoted:quoted}”", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}, Needs: undrivenToo},
		{ID: "official so many or so many", NT: "cond3", EN: "there are {Args.0.R:nummany} or {Args.1.R:nummany} {Args.0.L.Of=Args.1.L.Of:nps}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{exactly(), exactly()}}, Needs: func(v any) bool { return countsOthers(v.(ability.Cond).Args[0]) }},
		{ID: "official bursts of yours", NT: "cond3", EN: "[UB] abilities you control ‹|have |were |have been ›‹executed|used|activated› at least {R:num} ‹|other ›times this turn", Node: ability.Cond{Op: ability.Compare, L: burst}},
		{ID: "official so many of either long name", NT: "selb", EN: "{N:count} {Of.Or.0.Has.0.Value:longname} or {Of.Or.1.Has.0.Value:longname} on your field", Node: ability.Selector{Of: bothNames}},
		{ID: "official either long name", NT: "head", EN: "{Or.0.Has.0.Value:longname} ‹or|and/or› {Or.1.Has.0.Value:longname} token‹|s›", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}},
		{ID: "official one of either long name there", NT: "cond3", EN: "there is ‹a|an› {L.Of.Or.0.Has.0.Value:longname} or ‹|a |an ›{L.Of.Or.1.Has.0.Value:longname} on your field", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &bothNames}, R: ability.N(1)}},
		{ID: "official all of both long names", NT: "selb", EN: "‹each|all› {Of.Or.0.Has.0.Value:longname} and {Of.Or.1.Has.0.Value:longname} ‹|token |tokens ›on your field | your {Of.Or.0.Has.0.Value:longname} and {Of.Or.1.Has.0.Value:longname} tokens", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: bothNames}},
		{ID: "official all of yours", NT: "selb", EN: "your {Of+:rawnps}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Field}}}, Needs: inPlayAlone},
		{ID: "official rest on top", NT: "effect", EN: "put {What.Ref:ref} on ‹|the ›top of your deck in any order", Node: &ability.Move{To: yoursDeck(ability.Top)}, Needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }},
		{ID: "official each that went this turn", NT: "each", EN: "{On.Subj+:npraw} put from {On.Subj.Who:poss}field into ‹the|your|its owner's› cemetery this turn | {On.Subj+:npraw} put into ‹the|your|its owner's› cemetery from {On.Subj.Who:poss}field this turn", Node: ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}}},
		{ID: "official no token", NT: "mod", EN: "non-token ", Node: ability.Filter{NotKind: ability.Token}},
		{ID: "official any that remain", NT: "ref", EN: "any remaining cards | any cards left", Node: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}},
		{ID: "official you summoned such", NT: "cond3", EN: "you summoned {L.Of:anpraw}‹| this way›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put onto the field")}, R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "official the selected one", NT: "ref", EN: "{_:selectedone}"},
		{ID: "official nth or bottom", NT: "effect", EN: "put {Do.0.What=Else.0.What:o} into ‹your|its owner's› deck {Do.0.To.N:ordinal} from the top or on the bottom", Node: nthOrBelow(), Needs: func(v any) bool { return v.(*ability.Try).Do[0].(*ability.Move).What.Sel == nil }},
		{ID: "official so deep", NT: "effect", EN: "put {What:o} {To.N:ordinal} from the top of ‹your|its owner's› deck", Node: &ability.Move{To: text.DeckPlace(ability.NthTop, ability.ChosenOrder)}, Needs: func(v any) bool { return v.(*ability.Move).To.N > 1 && v.(*ability.Move).What.Sel == nil }},
		{ID: "official each discards down to", NT: "s6", EN: "each player discards ‹|cards ›down to {Do.0.What.Sel.N.N.Args.1:ncard} | each player discards ‹|cards ›until they have {Do.0.What.Sel.N.N.Args.1:ncard} in ‹|their ›hand", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{handDownTo(ability.That)}}},
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// anotherCard: of cards that are told apart by what they are, and of this no such thing is asked.
func anotherCard(v any) bool {
	f := v.(ability.Cond).On.Subj
	return f != nil && f.Ref == (ability.Ref{}) && !text.Equal(*f, ability.Filter{})
}

// exactly counts what lies somewhere.
func exactly() ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.CountOf}}
}

// nthOrBelow puts a card so deep into the deck, or else on its bottom.
func nthOrBelow() *ability.Try {
	at := func(p ability.Position) []ability.Effect {
		return []ability.Effect{&ability.Move{To: text.DeckPlace(p, ability.ChosenOrder)}}
	}
	return &ability.Try{Who: text.Who(ability.You), May: true, Do: at(ability.NthTop), Else: at(ability.BottomP)}
}

// severalCards: of so many, which are not this.
func severalCards(v any) bool { return v.(ability.Cond).N > 1 && anotherCard(v) }

// handDownTo is what a player does who discards all but so many cards.
func handDownTo(of ability.Side) *ability.Move {
	m := downTo()
	m.What.Sel.Of.Who = text.Who(of)
	m.What.Sel.N.N.Args[0].Of.Who = text.Who(of)
	return m
}

// selectedLeaf reads the follower or amulet that was selected; where it is said to lie somewhere, more is said.
func selectedLeaf() text.Leaf {
	return text.Leaf{
		Print: func(*text.Printer, any) (string, bool) { return "", false },
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, kind := range []string{"follower", "amulet"} {
				if the := "the selected " + kind; p.HasString(pos, the) && !p.HasString(pos+len(the), " on ") && !p.HasString(pos+len(the), "'") {
					add(pos+len(the), text.Done("selected"))
				}
			}
		},
	}
}

// inName tells whether a word that could be a keyword stands within a name: a Blue Storm, a Storm Dragon.
func inName(r []rune, i int) bool {
	if i < 2 || r[i-1] != ' ' || r[i] < 'A' || 'Z' < r[i] {
		return false
	}
	word := func(from int) bool { // a word of a name stands there
		return from >= 0 && from+1 < len(r) && 'A' <= r[from] && r[from] <= 'Z' && 'a' <= r[from+1] && r[from+1] <= 'z'
	}
	from := i - 1
	for from > 0 && text.IsLetter(r[from-1]) {
		from--
	}
	before := string(r[from : i-1])
	if from < i-1 && word(from) && from > 0 && r[from-1] == ' ' && from > 1 && text.IsLetter(r[from-2]) && !ofIcon(before) {
		return true
	}
	end := i
	for end < len(r) && text.IsLetter(r[end]) {
		end++
	}
	to := end + 1
	for to < len(r) && text.IsLetter(r[to]) {
		to++
	}
	if end+1 >= len(r) || r[end] != ' ' || !word(end+1) || ofIcon(string(r[end+1:to])) {
		return false
	}
	return before == "a" || before == "an" || before == "named" || before == "into"
}

// ofIcon tells whether a word is one of an icon.
func ofIcon(word string) bool {
	for _, w := range keywordWords {
		if strings.HasPrefix(w, word) || strings.HasSuffix(w, " "+word) {
			return true
		}
	}
	for _, w := range headWords {
		if strings.HasPrefix(w.said, word) || strings.HasSuffix(w.said, " "+word) {
			return true
		}
	}
	return false
}
