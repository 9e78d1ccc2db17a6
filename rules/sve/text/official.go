package text

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// officialLeaves are nonterminals of official English that no row can say.
func officialLeaves(g *text.Game) {
	none := func(*text.Printer, any) (string, bool) { return "", false }
	g.Table.AddLeaf("ordinal", text.Leaf{Parse: parseOrdinal, Print: none})
	g.Table.AddLeaf("nounname", text.Leaf{Parse: parseNounName, Print: none})
	g.Table.AddLeaf("caps", text.Leaf{Print: none, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		if end := capitals(p, pos); end > pos && (end == len(p.Text) || p.HasString(end, " or ")) {
			add(end, string(p.Text[pos:end]))
		}
	}})
	g.Table.AddLeaf("plainname", text.Leaf{Print: none, Parse: parsePlainName})
	g.Table.AddLeaf("longname", text.Leaf{Print: none, Parse: func(p *text.Parser, pos int, add func(int, any)) { // of several words: one alone may be a trait
		parsePlainName(p, pos, func(end int, name any) {
			if slices.Contains(p.Text[pos:end], ' ') {
				add(end, name)
			}
		})
	}})
	g.Table.AddLeaf("selectedone", selectedLeaf())
	g.Table.AddLeaf("longtoken", longTokenLeaf())
	g.Table.AddLeaf("commaname", text.Leaf{Print: none, Parse: parseCommaName})
	g.Table.AddLeaf("traitand", text.Leaf{Print: none, Parse: parseTraitAnd})
	g.Table.AddLeaf("wordtrait", text.Leaf{Print: none, Parse: parseWordTrait})
	g.Table.AddLeaf("onekind", text.Leaf{Print: none, Parse: parseOneKind})
	bar := g.Table.Nonterminal("bar")
	g.Table.AddLeaf("bars", text.Leaf{Print: none, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		parseBars(p, bar, pos, nil, add)
	}})
}

// parseOneKind reads the word of a kind that is said of one card: follower, and not followers.
func parseOneKind(p *text.Parser, pos int, add func(int, any)) {
	for _, k := range p.Game.Lex.Kinds {
		one, _, _ := strings.Cut(k.EN, ",")
		if end := pos + len(one); one != "" && p.HasString(pos, one) && (end == len(p.Text) || !text.IsLetter(p.Text[end])) {
			add(end, k.Val)
		}
	}
}

// ordinals are said of the cards that are played in a turn.
var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

func parseOrdinal(p *text.Parser, pos int, add func(int, any)) {
	for i, w := range ordinals {
		for _, w := range []string{w, strconv.Itoa(i+1) + [...]string{"st", "nd", "rd", "th"}[min(i, 3)]} {
			if p.HasString(pos, w+" ") {
				add(pos+len(w), int32(i+1))
			}
		}
	}
}

// parsePlainName reads a name that nothing marks but its capital letters, and that has no comma.
func parsePlainName(p *text.Parser, pos int, add func(int, any)) {
	end := capitals(p, pos)
	for end > pos {
		next := end
		for _, w := range []string{" of the ", " of ", " the ", " on ", " in "} {
			at := end + len(w)
			if to := capitals(p, at); p.HasString(end, w) && to > at {
				next = max(next, to)
			}
		}
		if next == end {
			break
		}
		end = next
	}
	if end > pos && (p.HasString(end, " token") || !kindAt(p, end)) {
		add(end, nameOf(p, pos, end))
	}
}

// nameOf is the name that stands between two places, as the pack that has it calls it.
func nameOf(p *text.Parser, pos, end int) string {
	return p.Game.Dict.Name(string(p.Text[pos:end]), p.Lang)
}

// parseCommaName reads one that has a comma: Pim, Left Hand Lantern.
func parseCommaName(p *text.Parser, pos int, add func(int, any)) {
	parsePlainName(p, pos, func(end int, _ any) {
		for _, comma := range []string{", ", ", the "} {
			if p.HasString(end, comma) {
				parsePlainName(p, end+len(comma), func(end int, _ any) { add(end, nameOf(p, pos, end)) })
			}
		}
	})
}

// parseWordTrait reads a trait that is said alone: the Omen and Mage traits.
func parseWordTrait(p *text.Parser, pos int, add func(int, any)) {
	if end := capitals(p, pos); end > pos {
		add(end, p.Trait(string(p.Text[pos:end])))
	}
}

// parseTraitAnd reads a trait before another that is joined to it: Angel and/or Fallen Angel followers, each Angel and Mage follower.
func parseTraitAnd(p *text.Parser, pos int, add func(int, any)) {
	if end := capitals(p, pos); end > pos && (p.HasString(end, " and/or ") || p.HasString(end, " and ")) {
		add(end, p.Trait(string(p.Text[pos:end])))
	}
}

// parseNounName reads the name of a token as the noun of one: a Forest Bat, each Zombie. Its words begin with capital letters; no
// kind of card stands behind them, which would make a trait of them.
func parseNounName(p *text.Parser, pos int, add func(int, any)) {
	end := capitals(p, pos)
	traits := p.HasString(end, " or ") && end+4 < len(p.Text) && 'A' <= p.Text[end+4] && p.Text[end+4] <= 'Z' // an Officer or Commander follower
	if alone := pos == 0 && end == len(p.Text); !alone && !behindArticle(p, pos) {
		return
	}
	if end == pos || p.HasString(end, " token") || kindAt(p, end) || traits {
		return
	}
	if saidOfIt(p, pos) { // a trait has no comma
		parseCommaName(p, pos, func(end int, name any) {
			if p.HasString(end, ",") && !p.HasString(end, ", or ") && !p.HasString(end, ", and ") {
				add(end, name)
			}
		})
		return
	}
	if many := "are no "; p.HasString(pos-len(many), many) && p.Text[end-1] == 's' { // no Brass Bells: which of several is the name, only a pack tells
		for _, name := range []string{string(p.Text[pos : end-1]), string(p.Text[pos:end])} {
			if is := p.Game.Dict.Name(name, p.Lang); is != name {
				add(end, is)
				return
			}
		}
		return
	}
	named := func(end int, name any) { // an Orla, Oath Keeper on your field
		for _, there := range []string{" on ", " in ", " from ", " you ", " is ", " enters ", " attacks", " evolves", " leaves ", " becomes ", ", reveal ", ", put ", ", add ", ", summon ", ", give ", ", draw ", ", deal ", ", select ", ", destroy ", ", recover ", ", search ", ", discard ", ", evolve ", ", refresh ", ", bury ", ", banish ", ", return ", ", look "} {
			if p.HasString(end, there) && !kindAt(p, end) {
				add(end, name)
			}
		}
	}
	parseCommaName(p, pos, named)
	parsePlainName(p, pos, func(to int, name any) {
		if to > end { // a Colonnade on High on your field
			named(to, name)
		}
	})
	if !slices.Contains(p.Text[pos:end], ' ') { // a Knight has that name, or that trait
		return
	}
	if !p.KnowsTrait(string(p.Text[pos:end])) { // an Officer may be one who has the trait
		add(end, nameOf(p, pos, end))
	}
}

// calledToken is the end of a word that stands for a card of that name: a Knight, where a Knight token, or cards named so, are spoken of
// too, and a Gatekeeper, where nothing makes a trait of it: of those who have one official English says what kind of card they are. 0: none
// stands there.
func calledToken(r []rune, i int, printed string, known func(string) bool) int {
	if r[i] < 'A' || 'Z' < r[i] || i < 2 || r[i-1] != ' ' || !behindOne(r, i) {
		return 0
	}
	end := i
	for end < len(r) && text.IsLetter(r[end]) {
		end++
	}
	word := string(r[i:end])
	if _, to := oneOf(r, end, " and "); to > end { // a Knight and Officer token
		for to < len(r) && text.IsLetter(r[to]) {
			to++
		}
		if leads(r, to, " token") {
			return 0
		}
	}
	if joinedTraits(r, end) {
		return 0
	}
	if end < i+3 || leads(r, end, " token") || end+1 < len(r) && r[end] == ' ' && 'A' <= r[end+1] && r[end+1] <= 'Z' {
		return 0
	}
	if !strings.Contains(printed, " "+word+" token") && !strings.Contains(printed, " named "+word+" ") && (known(word) || !standsAlone(r, i, end) || isTrait(printed, word)) {
		return 0
	}
	for _, k := range []string{" follower", " card", " amulet", " spell", " leader", " or "} {
		if leads(r, end, k) {
			return 0
		}
	}
	return end
}

// joinedTraits tells whether behind a word another is joined to it that says of a kind of card which trait it has: each Officer and Commander
// follower.
func joinedTraits(r []rune, end int) bool {
	_, at := oneOf(r, end, " and each ", " and ")
	if at == end || at >= len(r) || r[at] < 'A' || 'Z' < r[at] {
		return false
	}
	for at < len(r) && (text.IsLetter(r[at]) || r[at] == ' ' && at+1 < len(r) && 'A' <= r[at+1] && r[at+1] <= 'Z') {
		at++
	}
	return slices.ContainsFunc([]string{" follower", " card", " amulet", " spell"}, func(k string) bool { return leads(r, at, k) })
}

// standsAlone tells whether a word is the noun of what it stands in, and none of an icon or of a class: an Officer on your field, but not
// what something is said to be.
func standsAlone(r []rune, i, end int) bool {
	word := string(r[i:end])
	if slices.Contains(keywordWords, word) || slices.Contains([]string{"EX", "PP", "EP", "SEP", "Neutral", "Fanfare", "Combo", "Overflow", "Sanguine", "Crest", "Trigger"}, word) || strings.HasSuffix(word, "craft") || slices.ContainsFunc(headWords, func(w struct{ said, icon string }) bool { return strings.HasPrefix(w.said, word) }) {
		return false
	}
	before := strings.TrimRight(strings.ToLower(string(r[max(0, i-24):i])), " ")
	for _, is := range []string{"is", "isn't", "not", "also", "are", "it's", "were", "was", "into"} {
		for _, a := range []string{" a", " an", " another"} {
			if strings.HasSuffix(before, " "+is+a) && !strings.HasSuffix(before, "there "+is+a) {
				return false
			}
		}
	}
	for _, comma := range []string{", ", ", the "} { // Pim, Left Hand Lantern
		if at := end + len(comma); leads(r, end, comma) && at < len(r) && 'A' <= r[at] && r[at] <= 'Z' {
			return false
		}
	}
	if _, at := oneOf(r, end, " on ", " in "); at > end && at+1 < len(r) && 'A' <= r[at] && r[at] <= 'Z' && 'a' <= r[at+1] && r[at+1] <= 'z' { // a Colonnade on High
		return false
	}
	for _, stop := range []string{" on ", " in ", " from ", " enters ", " is put ", " leaves ", " attacks", " evolves", " is destroyed", " you ", ", ", ".", ":", " and "} {
		if leads(r, end, stop) {
			return true
		}
	}
	return end == len(r)
}

// isTrait tells whether a text says of cards of some kind that they have a word as their trait.
func isTrait(printed, word string) bool {
	for _, k := range []string{" follower", " card", " amulet", " spell", " or ", " trait"} {
		if strings.Contains(printed, word+k) {
			return true
		}
	}
	return false
}

// behindOne tells whether what stands at i is said to be one thing.
func behindOne(r []rune, i int) bool {
	for _, w := range []string{" a ", " an ", " each ", " another ", " other ", " no ", " 1 ", " every ", " any ", " next ", " face-up ", " face-down "} {
		if n := len(w); i >= n && strings.EqualFold(string(r[i-n:i]), w) || i == n-1 && strings.EqualFold(string(r[:i]), w[1:]) || i >= n && r[i-n] == '\n' && strings.EqualFold(string(r[i-n+1:i]), w[1:]) {
			return true
		}
	}
	return false
}

// capitals is the end of the words that begin with capital letters at pos.
func capitals(p *text.Parser, pos int) (end int) {
	end = pos
	for at := pos; ; at++ {
		word := at
		for word < len(p.Text) && (text.IsLetter(p.Text[word]) || word > at && (p.Text[word] == '-' || p.Text[word] == '\'')) {
			word++
		}
		if word < at+2 || (p.Text[at] < 'A' || p.Text[at] > 'Z') && (p.Text[at] < 'À' || p.Text[at] > 'Þ') || p.Text[at+1] < 'a' || end > pos && word-pos > longestName {
			break
		}
		if end = word; p.HasString(end, " & ") { // a Bram & Brother
			at = end + len(" &")
		} else if at = end; !p.HasString(end, " ") {
			break
		}
	}
	return end
}

// longestName is about as many letters as the name of a token has.
const longestName = 40

// behindArticle tells whether what stands at pos is said to be one thing.
func behindArticle(p *text.Parser, pos int) bool {
	for _, w := range []string{"a ", "an ", "each ", "another ", "other ", "no ", "1 ", "any ", "next ", "face-up ", "face-down "} {
		if p.HasString(pos-len(w), w) && (pos == len(w) || p.Text[pos-len(w)-1] == ' ') {
			return true
		}
	}
	return false
}

// saidOfIt tells whether it is asked what something is: an Officer is one who has the trait, and a Forest Bat one of that name.
// Which of them, nothing tells.
func saidOfIt(p *text.Parser, pos int) bool {
	for _, is := range []string{"is", "isn't", "not", "also", "are", "it's", "were", "was"} {
		for _, a := range []string{" a ", " an ", " another "} {
			if p.HasString(pos-len(is+a), is+a) && !p.HasString(pos-len("there "+is+a), "there "+is+a) {
				return true
			}
		}
	}
	return false
}

// kindAt tells whether a kind of card is said at pos.
func kindAt(p *text.Parser, pos int) bool {
	for _, k := range p.Game.Lex.Kinds {
		if one, _, _ := strings.Cut(k.EN, ","); p.HasString(pos, " "+one) {
			return true
		}
	}
	return false
}

// parseBars reads what something cannot be or do, of several things: destroyed by abilities, selected by enemy abilities, or take damage.
func parseBars(p *text.Parser, bar text.Symbol, pos int, before []ability.Effect, add func(int, any)) {
	for _, r := range p.At(bar, pos) {
		all := append(before[:len(before):len(before)], text.Clone(r.Val).(ability.Effect))
		if len(all) > 1 {
			add(r.End, barredBy(all))
		}
		if len(all) == mostBars {
			continue
		}
		for _, join := range []string{", or ", ", and cannot ", ", and ", ", ", " or ", " and cannot ", " and "} {
			if p.HasString(r.End, join) {
				parseBars(p, bar, r.End+len(join), all, add)
			}
		}
	}
}

// barredBy says of each of several things what bars it where that is said behind the last: destroyed or banished by abilities.
func barredBy(all []ability.Effect) []ability.Effect {
	last := all[len(all)-1].(*ability.Rule)
	if last.Kind == ability.AnyDamage && last.By == (ability.Who{}) || last.Verb == ability.TakeDamage {
		return all
	}
	out := slices.Clone(all)
	for i, e := range out[:len(out)-1] {
		r := *e.(*ability.Rule)
		if r.Kind != ability.AnyDamage || r.By != (ability.Who{}) {
			continue
		}
		switch r.Verb {
		case ability.Destroyed, ability.Banished, ability.Returned:
			r.Kind, r.By = ability.AbilityDamage, last.By
		case ability.Selected:
			r.By, r.Kind = last.By, last.Kind
		}
		out[i] = &r
	}
	return out
}

// mostBars is how many things a sentence forbids.
const mostBars = 5

// barRows are what "cannot" is said of, and the sentences of one or several such things.
func barRows() []text.Row {
	bar := func(en string, rule ability.Rule) text.Row {
		return text.Row{ID: "official bar " + en, NT: "bar", EN: en, Node: &rule}
	}
	rows := []text.Row{
		bar("‹be |›attacked", ability.Rule{Verb: ability.AttackedV}),
		bar("‹take|be dealt› {Kind:dmg}", ability.Rule{Verb: ability.TakeDamage}),
		bar("‹take damage from abilities|be dealt damage by abilities›", ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}),
		bar("attack", ability.Rule{Verb: ability.AttackV}),
		bar("attack enemies", ability.Rule{Verb: ability.AttackV}),
		bar("attack {With:nps}", ability.Rule{Verb: ability.AttackV}),
		bar("evolve", ability.Rule{Verb: ability.Evolves}),
		bar("super-evolve", ability.Rule{Verb: ability.SuperEvolves}),
		bar("‹refresh|be refreshed|be standing›", ability.Rule{Verb: ability.Stood}),
		bar("‹activate abilities|use act abilities|use activated abilities›", ability.Rule{Verb: ability.ActivatedV}),
		{ID: "official cannot bar", NT: "effect", EN: "{What:what} cannot {+:bar}", Node: &ability.Rule{}, Needs: ofAll},
		{ID: "official cannot bars", NT: "predchain", EN: "cannot {_:bars}"},
		{ID: "official cannot", NT: "s6", EN: "{About:ref} cannot {Do:bars}", Node: text.Clause{}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 1 }},
		{ID: "official takes none of their ability damage", NT: "effect", EN: "{What:what} ‹takes|take› no ‹|ability ›damage from ‹enemy|your opponent's› ‹abilities|cards' abilities|cards and abilities› | {What:what} ‹does not|do not› take ‹|ability ›damage from ‹enemy|your opponent's› abilities", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}, Needs: ofAll},
		bar("‹take|be dealt› ‹|ability ›damage ‹from|by› ‹enemy|your opponent's› abilities", ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}),
		{ID: "official takes no ability damage", NT: "effect", EN: "{What:what} ‹takes|take› no damage from abilities | {What:what} ‹does not|do not› take damage from abilities", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
	}
	for _, by := range []struct {
		said string
		who  ability.Who
		kind ability.DamageKind // by what it is done
		sel  ability.DamageKind // and selected
	}{{"", ability.Who{}, ability.AnyDamage, ability.AnyDamage}, {" by abilities", ability.Who{}, ability.AbilityDamage, ability.AbilityDamage}, {" by ‹enemy|your opponent's› abilities", text.Who(ability.Opponent), ability.AbilityDamage, ability.AbilityDamage},
		{" by ‹enemy|your opponent's› ‹cards or |cards and |spells or |spells and ›abilities", text.Who(ability.Opponent), ability.AbilityDamage, ability.AnyDamage}} {
		rows = append(rows,
			bar("‹be |›destroyed"+by.said, ability.Rule{Verb: ability.Destroyed, By: by.who, Kind: by.kind}),
			bar("‹be |›banished"+by.said, ability.Rule{Verb: ability.Banished, By: by.who, Kind: by.kind}),
			bar("‹be |›returned to ‹|its owner's |your |their owners' ›hand"+by.said, ability.Rule{Verb: ability.Returned, By: by.who, Kind: by.kind}))
		if by.kind == ability.AnyDamage || by.who != (ability.Who{}) { // only abilities select
			rows = append(rows, bar("‹be |›‹selected|chosen›"+by.said, ability.Rule{Verb: ability.Selected, By: by.who, Kind: by.sel}))
		}
	}
	return rows
}

// costRows are what costs less, or more, in official English.
func costRows() []text.Row {
	const less, more, least = "{N:num} less‹ to play|›", "{N:num} more‹ to play|›", "{Do.0.Floor:floor}"
	of := func(who ability.Who, next bool) *ability.CostChange {
		return &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: who}}}, Verb: ability.Played, Next: next}
	}
	yours := text.Who(ability.You)
	var rows []text.Row
	for _, by := range []struct {
		op   ability.Op
		said string
	}{{ability.Sub, less}, {ability.Add, more}} {
		it, there, each, next := &ability.CostChange{Verb: ability.Played}, of(ability.Who{}, false), of(yours, false), of(yours, true)
		aside := of(yours, false)
		aside.What.Sel.Of.Zone = []ability.Zone{ability.EX}
		for _, c := range []*ability.CostChange{it, there, each, next, aside} {
			c.Op = by.op
		}
		own := func() *ability.CostChange {
			c := ownLess()
			c.Op = by.op
			return c
		}
		said := strings.ReplaceAll(by.said, "{N", "{Do.0.N")
		const this = "‹this|this card|this follower|this spell|this amulet› costs "
		rows = append(rows,
			text.Row{ID: "official cost of it", NT: "effect", EN: "{What.Ref:ref} ‹costs|cost› " + by.said + "{Floor:floor}", Node: it, Needs: costsMet},
			text.Row{ID: "official cost of what lies there", NT: "effect", EN: "‹|each ›{What.Sel.Of:np} ‹cost|costs› " + by.said + "{Floor:floor}", Node: there, Needs: text.PlayedFromThere},
			text.Row{ID: "official cost of what you play from aside", NT: "effect", EN: "‹any|each› {What.Sel.Of+:npraw} you play from ‹your|the› EX area costs " + by.said + "{Floor:floor} | {What.Sel.Of+:rawnps} you play from ‹your|the› EX area cost " + by.said + "{Floor:floor}", Node: aside, Needs: text.PlayedFromThere},
			text.Row{ID: "official cost of what you play", NT: "effect", EN: "‹|each |any ›{What.Sel.Of+:npraw} you play ‹cost|costs› " + by.said + "{Floor:floor} | your {What.Sel.Of+:rawnps} cost " + by.said + "{Floor:floor}", Node: each, Needs: yetToPlay},
			text.Row{ID: "official cost of the next", NT: "effect", EN: "your next {What.Sel.Of+:npraw} costs " + by.said + "{Floor:floor} | the next {What.Sel.Of+:npraw} you play costs " + by.said + "{Floor:floor}", Node: next, Needs: comesNext},
			text.Row{ID: "official next this turn", NT: "s4", EN: "your next {Do.0.What.Sel.Of+:npraw} this turn costs " + said + least + " | the next {Do.0.What.Sel.Of+:npraw} you play this turn costs " + said + least, Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{text.Clone(next).(ability.Effect)}}, Needs: func(v any) bool { return comesNext(v.(text.Clause).Do[0]) }},
			text.Row{ID: "official own cost", NT: "sentence", EN: this + said + least + " | as you play this‹| card›, it costs " + said + least, Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own()}}},
			text.Row{ID: "official own cost by icon", NT: "sentence", EN: "‹|as you play this, |as you play this card, ›{If:threshold} " + this + said + least, Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own()}}, Needs: asks},
			text.Row{ID: "official own cost if", NT: "sentence", EN: "‹as|when› you play this‹| card›, {If:nara}, it costs " + said + least + " | {If:nara}, " + this + said + least + " | " + this + said + " {If:nara}" + least, Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own()}}, Needs: asks},
			text.Row{ID: "official own cost per one", NT: "sentence", EN: "‹as|when› you play this‹| card›, it costs " + said + " for each {Per:each}" + least + " | " + this + said + " for each {Per:each}" + least + " | ‹|as you play this, |as you play this card, ›for each {Per:each}, " + this + said + least, Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own()}}, Needs: perSaid},
			text.Row{ID: "official own cost per", NT: "sentence", EN: "‹as|when› you play this‹| card›, it costs " + said + " for every {Per:every}" + least + " | " + this + said + " for every {Per:every}" + least + " | ‹|as you play this, |as you play this card, ›for every {Per:every}, " + this + said + least, Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own()}}, Needs: perSaid})
	}
	return rows
}

// costsMet: what was met, but for your follower, of which it is said in the plural what they cost that are yet to be played.
func costsMet(v any) bool {
	r := v.(*ability.CostChange).What.Ref
	return r.Kind == ability.Slot && r.Slot != text.SlotYours && r.Slot != text.SlotTheirs
}

// perSaid: it is said for each of what.
func perSaid(v any) bool { return v.(text.Clause).Per != nil }

// asks tells whether a sentence has a condition.
func asks(v any) bool { return v.(text.Clause).If != nil }

// comesNext: a card that is played from wherever it may be, of any sort, and not this.
func comesNext(v any) bool {
	f := v.(*ability.CostChange).What.Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 0
}

// yetToPlay: cards that are played from wherever they may be, and not this.
func yetToPlay(v any) bool {
	f := v.(*ability.CostChange).What.Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has)+len(f.Or) > 0)
}

// tokenRows make tokens of several names at once, which come together. 5.5.2
func tokenRows() []text.Row {
	var rows []text.Row
	const one, and, third = "{N:numa} {Name:name} token‹|s›", "{Also.0.N:numa} {Also.0.Name:name} token‹|s›", "{Also.1.N:numa} {Also.1.Name:name} token‹|s›"
	for _, at := range []struct {
		zone ability.Zone
		says []string
	}{{ability.Field, []string{"summon #", "put # onto your field"}}, {ability.EX, []string{"put # into your EX area", "put # in your EX area", "‹add|put› # to your EX area"}}} {
		single, two, three, many, either, upTo := made(at.zone), made(at.zone), made(at.zone), made(at.zone), made(at.zone), made(at.zone)
		upTo.UpTo = true
		either.N, either.Or = ability.N(1), []string{""}
		two.Also, three.Also = make([]ability.Made, 1), make([]ability.Made, 2)
		many.N = ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}
		say := func(what string) string {
			var out []string
			for _, s := range at.says {
				out = append(out, strings.ReplaceAll(s, "#", what))
			}
			return strings.Join(out, " | ")
		}
		rows = append(rows,
			text.Row{ID: "official summon", NT: "effect", EN: say(one), Node: single},
			text.Row{ID: "official summon either", NT: "effect", EN: say("‹a|an› {Name:name} token or ‹a |an |›{Or.0:name} token"), Node: either},
			text.Row{ID: "official summon up to", NT: "effect", EN: say("up to {N:num} {Name:name} tokens"), Node: upTo},
			text.Row{ID: "official summon two", NT: "effect", EN: say(one + " and " + and), Node: two},
			text.Row{ID: "official summon three", NT: "effect", EN: say(one + ", " + and + ",‹| and› " + third), Node: three},
			text.Row{ID: "official summon as many", NT: "effect", EN: say("‹that many|the same number of› {Name:name} token‹|s›"), Node: many})
	}
	return append(rows, text.Row{ID: "official summon here and there", NT: "chain", EN: "put " + within(one, "0") + " onto your field and ‹|put ›" + within(one, "1") + " into your EX area | summon " + within(one, "0") + " and put " + within(one, "1") + " into your EX area", Node: []ability.Effect{made(ability.Field), made(ability.EX)}})
}

// craftWord is the end of the official English word of a class that stands at i, and its icon; end 0: none stands there.
func craftWord(words *wing.Lexicon, r []rune, i int) (icon string, end int) {
	for _, c := range words.Classes {
		if w := strings.ToUpper(c.EN[:1]) + c.EN[1:]; c.Also == "" && leads(r, i, w+" ") && i > 0 && r[i-1] == ' ' && (leads(r, i+len(w), " card") || leads(r, i+len(w), " follower") || leads(r, i+len(w), " spell") || leads(r, i+len(w), " amulet")) {
			return "[" + c.EN + "]", i + len(w)
		}
		if c.Also == "" {
			continue
		}
		if w := strings.ToUpper(c.Also[:1]) + c.Also[1:]; leads(r, i, w) && wordEnds(r, i+len(w)) {
			return "[" + c.EN + "]", i + len(w)
		}
	}
	return "", 0
}

// withCosts tells whether a paragraph without a head begins with the icons of costs before a colon: it is an ability that is
// activated, as the official list prints those of which the icon of the ability is left out.
func withCosts(c *text.Compiler, n *text.Normal) bool {
	ic, _, _ := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != text.CostIcon && ic.Kind != text.ActIcon || c.Kinds == 0 || c.Kinds&c.Game.Lex.Spells != 0 {
		return false
	}
	at := text.Colon(n)
	return at > 0 && !strings.ContainsAny(string(n.R[:at]), ".。\n")
}

// evolveCards says of what official English calls evolved followers in an evolve deck, where nothing has evolved, that they are evolve
// cards. SVE 2.3.3, 4.6.2
func evolveCards(v reflect.Value) {
	if f, is := text.Is[ability.Filter](v); is && v.CanSet() && slices.Equal(f.Zone, []ability.Zone{ability.EvolveDeck}) && slices.Contains(f.Is, ability.Evolved) {
		f.Kind |= ability.EvolveCard
		f.Is = slices.DeleteFunc(slices.Clone(f.Is), func(s ability.State) bool { return s == ability.Evolved })
		v.Set(reflect.ValueOf(f))
	}
	text.EachField(v, evolveCards)
}

// apart tells that official English says of each sentence whether a condition is one for it, where Japanese has it reach on.
func apart() (langs [2]bool) {
	langs[text.EN] = true
	return langs
}
