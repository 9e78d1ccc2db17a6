package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Heads that are words: a gate (ダメージ3 ――), EXバースト, ヘイスト, デジョン3 ―― cost,
// NAME《S》cost：, cost：, …とき、. FF-TCG 11.5 to 11.10, 15.2.

// warpWord is the keyword デジョン; its number and cost are those of the ability. FF-TCG 15.2.7.
const warpWord = "warp"

// Names puts marks for the card's name.
func (dialect) Names(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	return ofThose(c.OwnNamed(n, name, false), c.Lang)
}

// Named puts the card's name for its mark.
func (dialect) Named(g *text.Game, s string, _ *ability.Card, name string, l text.Lang) string {
	return g.WithName(s, name, l)
}

// Sentence says it of what was chosen.
func (dialect) Sentence(w *text.Printer, c text.Clause) (string, bool) { return w.Spoken(c) }

// modeBullet stands before a mode that is a line without quotes.
const modeBullet = "・"

// Continues is so of a line in quotes.
func (d dialect) Continues(r []rune, i int) bool {
	return d.Plain.Continues(r, i) || text.QuoteAt(r, i) || i < len(r) && r[i] == []rune(modeBullet)[0]
}

// Trigger takes the condition behind it, too. On a Summon the end of the turn is that of
// this turn, and no head.
func (dialect) Trigger(c *text.Compiler, n *text.Normal) (text.Trigger, *text.Normal) {
	if c.Lang == text.EN && (strings.HasPrefix(string(n.R), "When you cast "+text.OwnName+", you may ") || strings.HasPrefix(string(n.R), "If you cast "+text.OwnName+", you may ")) && strings.Contains(string(n.R), " as an extra cost") {
		return text.Trigger{}, nil // it says what may be paid besides, and waits for nothing
	}
	t, rest := c.Trigger(n, true)
	if rest != nil && t.If != nil && (asksAgain(t.If, rest, c.Lang) || elseBehind(rest, c.Lang)) { // each of them asks for itself
		t, rest = c.Trigger(n, false)
	}
	end := len(t.On) == 1 && text.Equal(t.On[0], ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase})
	spell := c.Kinds&c.Game.Lex.Spells != 0
	if end && spell {
		return text.Trigger{}, nil
	}
	if rest != nil && t.If == nil && strings.HasPrefix(string(n.R), "If ") && (spell || strings.Contains(string(rest.R), "instead")) {
		return text.Trigger{}, nil // what happens in its place
	}
	return t, rest
}

// powerOfWhich tells whether a text says the power of that Forward behind a Forward that is chosen once another has been put away:
// put 1 Forward you control into the Break Zone. When you do so, choose 1 Forward. Deal it damage equal to the power of that Forward.
func powerOfWhich(said string) bool {
	sentences := strings.FieldsFunc(said, func(r rune) bool { return r == '.' || r == '。' })
	has := func(i int, words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(sentences[i], w) })
	}
	for i := range max(len(sentences)-2, 0) {
		if has(i, "Forward", "フォワード") && has(i+1, "you do, choose ", "you do so, choose ", "そうしたとき、", "そうした場合、") &&
			has(i+1, "Forward", "フォワード") && has(i+1, "choose ", "選ぶ") && has(i+2, "power of that Forward", "that Forward's power", "そのフォワードのパワー") {
			return true
		}
	}
	return false
}

// harmsItself tells whether "it" deals damage to "it", which may be two things, and in the grammar is one.
func harmsItself(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		d, is := e.(*ability.Damage)
		found = found || is && d.By.Kind == ability.Slot && d.To.Sel == nil && d.To.Ref == d.By
	})
	return found
}

// Mend makes what an ability triggers only for a condition of its head, and says whose the
// hand is that was shown.
func (dialect) Mend(_ *text.Game, a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	if m := yoursByThem(string(n.R)); m != "" && !strings.Contains(m, "for each") && !strings.Contains(m, "につき") {
		return &text.Trouble{Piece: n, JA: "対戦相手があなたのカードを扱う文", EN: "what your opponent does to your cards is not read"}
	}
	if t := whoseIsMeant(a, n); t != nil {
		return t
	}
	if limitElsewhere(a) {
		return &text.Trouble{Piece: n, JA: "LBカードはそこにとどまらない", EN: "no LB card ever stays there"}
	}
	if offSeveral(string(n.R)) || slices.ContainsFunc(a.Cost, func(c ability.Cost) bool {
		m, is := c.Do.(*ability.Mark)
		return is && m.Remove && m.What.Sel != nil && m.What.Sel.N.Op == ability.All
	}) {
		return &text.Trouble{Piece: n, JA: "合わせて何個か、それぞれから何個か", EN: "so many counters from all of them together, or from each?"}
	}
	if oneOfMore(a) {
		return &text.Trouble{Piece: n, JA: "ちょうど2体を選んだのではない", EN: "of just two that were chosen one is one, and the other the other"}
	}
	if besideItsOthers(a, string(n.R)) {
		return &text.Trouble{Piece: n, JA: "このカードの他か、選んだものの他か", EN: "others than this card, or than what was chosen?"}
	}
	if bothOfOne(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "両方とは、どれとどれのことか", EN: "both of which?"}
	}
	if oneThenThem(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "選んだ1体のことか、初めに選んだすべてのことか", EN: "is it said of the one that was picked, or of all that were chosen?"}
	}
	if pointsAtNothing(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "その前にほかのカードが話に出ていない", EN: "no other card was spoken of before that this may be said of"}
	}
	if oneOfChosen(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "選んだ1体のことか、すべてのことか", EN: "is it said of the one that was chosen, or of all of them?"}
	}
	if isForGood(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "一度そうなるのか、そうである間のことか", EN: "does it become so once, or is it so as long as that holds?"}
	}
	if bothCast(string(n.R)) {
		return &text.Trouble{Piece: n, JA: "どちらのプレイヤーもしたことを問う文", EN: "whether each of both players did something is not asked of one"}
	}
	if othersOfShown(a) {
		return &text.Trouble{Piece: n, JA: "公開したカードの残りのことか、フィールドのもののことか", EN: "are the others those that were revealed, or those on the field?"}
	}
	if powerOfWhich(string(n.R)) {
		return &text.Trouble{Piece: n, JA: "選んだフォワードのパワーか、その前のフォワードのパワーか", EN: "is it the power of the Forward that is chosen, or of the one before?"}
	}
	if harmsItself(a) && !strings.Contains(string(n.R), "itself") && !strings.Contains(string(n.R), "自身に") {
		return &text.Trouble{Piece: n, JA: "どちらがどちらにダメージを与えるのか", EN: "which of them deals damage to which?"}
	}
	if s := strings.ToLower(string(n.R)); (strings.Contains(s, "your opponent discarded") || strings.Contains(s, "they discarded")) && !theyDiscard(a) {
		return &text.Trouble{Piece: n, JA: "対戦相手はここでは何も捨てない", EN: "your opponent discards nothing here"}
	}
	asksOfCast(a)
	if a.Kind != ability.Spell && paidForCast(a) {
		return &text.Trouble{Piece: n, JA: "キャストするときに支払ったかどうかは、ここでは分からない", EN: "whether it was paid as this was cast is not known here"}
	}
	if paidNothing(a) {
		return &text.Trouble{Piece: n, JA: "支払われるCPがない", EN: "no CP is paid for its use"}
	}
	if choosesByUnpaid(a) {
		return &text.Trouble{Piece: n, JA: "選ぶときにはまだ支払われていないX", EN: "it is chosen by an X that has not been paid when it is chosen"}
	}
	if leftOfUndone(a) {
		return &text.Trouble{Piece: n, JA: "条件を満たすときだけのことか", EN: "is it done only if what the sentence before asks is so?"}
	}
	if barredIfSo(strings.ToLower(string(n.R))) && a.Kind != ability.Static {
		return &text.Trouble{Piece: n, JA: "その間ずっと問う条件か、一度だけか", EN: "is the condition asked all that time, or once?"}
	}
	if putByThem(strings.ToLower(string(n.R))) && !onlyTheirs(a) {
		return &text.Trouble{Piece: n, JA: "対戦相手のカードとは限らない", EN: "it need not be a card of your opponent's that goes to their deck"}
	}
	if partyAsOne(a) {
		return &text.Trouble{Piece: n, JA: "パーティーのうちの1体のことか、すべてのことか", EN: "is it said of one of the party, or of each?"}
	}
	if discardedByOther(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "それを捨てたのは、言われたプレイヤーではない", EN: "another player discards here than is said"}
	}
	if oneThatAttacks(a, n) {
		return &text.Trouble{Piece: n, JA: "アタックしている、またはブロックされているどのフォワードか", EN: "which of the Forwards that attack, or are blocked?"}
	}
	if asksMore(a, string(n.R)) {
		return &text.Trouble{Piece: n, JA: "二つ目の条件も、最初の条件を満たすときだけのことか", EN: "does the second condition wait for the first one, too?"}
	}
	if ofWhichCard(a) {
		return &text.Trouble{Piece: n, JA: "アビリティのことか、それを持つカードのことか", EN: "is it said of the ability, or of the card that has it?"}
	}
	a.Do = castsThat(a.Do)
	if !wouldGo(a) {
		return &text.Trouble{Piece: n, JA: "使用後のことか、フィールドから置かれることか", EN: "does it go there when it has been used, or from the field?"}
	}
	if castsNothing(a) {
		return &text.Trouble{Piece: n, JA: "使用後のことだが、ここではキャストされない", EN: "nothing casts it here that is to be removed after use"}
	}
	if waitsForLasting(a) && !strings.Contains(string(n.R), "このターン") && !strings.Contains(strings.ToLower(string(n.R)), "this turn") {
		return &text.Trouble{Piece: n, JA: "続く間のことか、待つ間のことか", EN: "is it what is done that lasts so long, or the waiting for it?"}
	}
	if burstsForGood(a) {
		return &text.Trouble{Piece: n, JA: "そのダメージのことか、この後ずっとか", EN: "is it said of that damage, or for good?"}
	}
	if staysAwayOnce(a) {
		return &text.Trouble{Piece: n, JA: "フィールドに出せないのは、このテキストが働く間だけでよいか", EN: "what is done does not say of its own card that it cannot be played"}
	}
	themRemoved(a)
	if a.Kind == ability.Triggered && a.Needs != nil {
		if c := *a.Needs; a.If == nil {
			a.If = &c
		} else {
			a.If = &ability.Cond{Op: ability.And, Args: []ability.Cond{*a.If, c}}
		}
		a.Needs = nil
	}
	for i := range a.On { // what becomes active was dull
		if e := &a.On[i]; e.Subj != nil {
			if e.Verb == ability.AttackV && e.Nth == 0 && slices.Contains(e.Subj.Is, ability.InParty) { // a party attacks as one, and once [15.1.1.9.1]
				s := text.Clone(*e.Subj).(ability.Filter)
				s.Is = slices.DeleteFunc(s.Is, func(is ability.State) bool { return is == ability.InParty })
				e.Verb, e.Subj = ability.PartyV, &s
			}
			e.Subj.Is = slices.DeleteFunc(slices.Clone(e.Subj.Is), func(s ability.State) bool {
				return e.Verb == ability.Stood && s == ability.Acted || e.Verb == ability.ActedV && s == ability.Standing
			})
		}
	}
	shown := false // their hand: of whom it is said in the sentence before
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Look:
			shown = shown || e.From.Zone == ability.Hand_ && e.From.Who.Side == ability.Opponent
		case *ability.Select:
			if f := &e.Sel.Of; shown && e.By.Side != ability.That && f.Who.Side == ability.That && len(f.Zone) == 1 && f.Zone[0] == ability.Hand_ {
				f.Who = text.Who(ability.Opponent)
			}
		}
	})
	return nil
}

// offSeveral tells whether counters are removed from cards of a sort, of which it is not said from how many: 3 Counters from
// Characters you control.
func offSeveral(s string) bool {
	for {
		_, rest, found := strings.Cut(s, "Counters from ")
		if !found {
			return false
		}
		s = rest
		if word, _, _ := strings.Cut(rest, " "); strings.HasPrefix(rest, "[") || len(word) > 2 && word[0] >= 'A' && word[0] <= 'Z' && strings.HasSuffix(strings.TrimRight(word, ".,"), "s") {
			return true
		}
	}
}

// othersOfShown tells whether, behind cards that were looked at, all the others of a sort are spoken of.
func othersOfShown(a *ability.Ability) bool {
	looked, others := false, false
	ability.Walk(a, func(e ability.Effect) {
		if _, is := e.(*ability.Look); is {
			looked = true
		}
		w := ability.ActsOn(e)
		others = others || looked && w != nil && w.Sel != nil && w.Sel.N.Op == ability.All && slices.ContainsFunc(w.Sel.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other && r.Of == text.BindRef(text.SlotIt) })
	})
	return others
}

// ofWhichCard tells whether more is said of an ability of a card than its sort and whose it is: コスト3以下のフォワードのオートアビリティ
// has no cost itself.
func ofWhichCard(a *ability.Ability) bool {
	var visit func(v reflect.Value) bool
	visit = func(v reflect.Value) (found bool) {
		if f, is := text.Is[ability.Filter](v); is && slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.AbilityOf }) {
			return len(f.Has)+len(f.Num)+len(f.Is)+len(f.Not)+len(f.Or) > 0 || len(f.Rel) > 1
		}
		text.EachField(v, func(f reflect.Value) { found = found || visit(f) })
		return found
	}
	return visit(reflect.ValueOf(a).Elem())
}

// waitsForLasting tells whether an ability waits until the turn ends for what then lasts for good: until the end of the
// turn is said of one of the two.
func waitsForLasting(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		l, is := e.(*ability.Later)
		if !is || l.For.Until != ability.EndOfTurn {
			return
		}
		for _, d := range l.Do {
			_, moved := d.(*ability.Move)
			t := ability.TimeOf(d)
			found = found || t != nil && *t == (ability.Time{}) && !moved
		}
	})
	return found
}

// warpName is what its counters are called in the data.
const warpName = "デジョン"

// Where: an ability that waits for a Warp counter of its own card works where the card lies with those. [15.2.7.4, 15.2.7.5]
func (d dialect) Where(g *text.Game, a *ability.Ability, said []ability.Zone) {
	d.Plain.Where(g, a, said)
	if len(a.Works) == 0 && len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return !toHand(e) }) {
		a.Works = []ability.Zone{ability.Discards}
	}
	if len(a.Works) > 0 || !slices.ContainsFunc(a.On, ofWarp) {
		return
	}
	a.Works = []ability.Zone{ability.Removed}
	if slices.ContainsFunc(a.On, func(e ability.Event) bool { return !ofWarp(e) }) {
		a.Works = []ability.Zone{ability.Field, ability.Removed}
	}
}

// toHand: this card comes to the hand from where all see it lie; what moves out of sight is read as it lay before. [11.8.16]
func toHand(e ability.Event) bool {
	return e.Verb == ability.Moved && e.To == ability.Hand_ && e.From == ability.Discards && e.Subj != nil && e.Subj.Ref == text.ThisRef
}

// ofWarp: a Warp counter of this card is placed or removed.
func ofWarp(e ability.Event) bool {
	return (e.Verb == ability.CounterRemoved || e.Verb == ability.CounterPut) && e.Name == warpName && e.Subj != nil && e.Subj.Ref == text.ThisRef
}

// Conditioned says …限り of a turn only.
func (dialect) Conditioned(a *ability.Ability, cs []text.Clause) bool {
	return a.If == nil || text.Conditioned(a, cs, a.If.Op == ability.TurnOf)
}

// Keyword prints デジョン with its number and its cost, リミットブレイク with its number.
func (dialect) Keyword(w *text.Printer, a *ability.Ability) (string, bool) {
	switch a.Word {
	case warpWord:
		return warp(w, a)
	case limitWord:
		return printLimit(w, a)
	case primingWord:
		return printPriming(w, a)
	}
	return "", false
}

// Activated prints the name of a special ability, and the costs.
func (dialect) Activated(w *text.Printer, a *ability.Ability) (string, bool) {
	costs, ok, paid, icons := "", true, a.Cost, ""
	for a.Marks&ability.Special != 0 && len(paid) > 0 && text.Equal(paid[0], anotherNamesake()) {
		paid, icons = paid[1:], icons+w.CostWord("special")
	}
	if len(paid) > 0 {
		costs, ok = w.Print(w.Game.Starts.Costs(), paid)
	}
	if w.Lang == text.EN && a.Marks&ability.Special == 0 {
		costs = text.Capital(costs)
	}
	return abilityName(w, a) + icons + costs + text.Pick(w.Lang, "：", ": "), ok
}

// Print prints keywords under a gate as such.
func (d dialect) Print(w *text.Printer, a *ability.Ability, group []ability.Ability) (string, bool) {
	if s, ok := gatedWords(w, a); ok {
		return s, true
	}
	return d.Plain.Print(w, a, group)
}

// Unsaid leaves out the zone that a bare kind means.
func (dialect) Unsaid(g *text.Game, f ability.Filter) ability.Filter { return g.UnsaidZone(f) }

// Counter is 体 on the field and つ on the stack.
func (dialect) Counter(_ *text.Game, f *ability.Filter, _ ability.Kinds) string {
	switch {
	case text.Equal(f.Zone, []ability.Zone{ability.Field}):
		return "体"
	case text.Equal(f.Zone, []ability.Zone{ability.Resolving}):
		return "つ"
	}
	return "枚"
}

// Paragraph reads an ability whose head is words.
func (dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) {
	for _, said := range [...]func(*text.Normal, text.Lang) *text.Normal{usualOrder, exceptSort, brokenSo, boundFirst, firstHarm, castRemoved, castForLess, sameNoun, sameTurn, oneTime, yourOr, declined, beforePaying} {
		n = said(n, c.Lang)
	}
	worded(c, n, spell)
	keepRemoved(c.Card)
}

// notOfTheBook is why a paragraph is not read that begins with a word which later cards have and the rulebook that is followed here does not;
// nil: it begins with none.
func notOfTheBook(n *text.Normal) *text.Trouble {
	begins := func(words ...string) bool {
		said := strings.ToLower(strings.TrimLeft(string(n.R), "[【《"))
		return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(said, w) })
	}
	switch {
	case begins(limitHeads[:]...):
		return &text.Trouble{Piece: n, JA: "リミットブレイクの後に1から7までの数がない", EN: "no number from 1 to 7 stands alone behind Limit Break"}
	case begins(primingHeads[:]...):
		return &text.Trouble{Piece: n, JA: "プライミングの後にカード名とコストがない", EN: "no name of a card and cost in CP stand behind Priming, once and on a Forward"}
	}
	return nil
}

// worded reads one paragraph of a game whose heads are words.
func worded(c *text.Compiler, n *text.Normal, spell bool) {
	first, whole := len(c.Card.Abilities), n
	if takesLimit(c, n) || takesPriming(c, n) {
		return
	}
	if t := notOfTheBook(n); t != nil {
		c.Give(&ability.Ability{Kind: ability.Static, Print: n.Source(c.Printed)}, ability.HandAll, n, t)
		return
	}
	var gate *ability.Cond
	for _, head := range damageHeads[c.Lang] {
		if num, end := dashed(n.R, head, c.Lang); end > 0 {
			gate, n = damageGate(num), n.Slice(end, len(n.R)).Trim()
			break
		}
	}
	if m, behind := heldBehind(n, c.Lang); behind != nil && (gate == nil || text.Equal(gate, behind)) { // which may say the head once more
		n, gate = m, behind
	}
	if gate != nil && len(n.R) == 0 { // what stands on the next line is read without it
		c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "見出しの後に文がない", EN: "nothing stands behind the head"})
		return
	}
	ungated(c, n, spell)
	if gate == nil {
		return
	}
	var words []string // keywords under a gate are given while it holds
	kept := c.Card.Abilities[:first]
	for i, a := range c.Card.Abilities[first:] {
		if a.Gate = gate; a.Kind == ability.Keyword && a.Word != warpWord {
			words = append(words, a.Word)
			continue
		}
		c.Renumber(first+i, len(kept))
		kept = append(kept, a)
	}
	if c.Card.Abilities = kept; len(words) > 0 {
		c.Card.Abilities = append(kept, ability.Ability{Kind: ability.Static, Gate: gate, Print: whole.Source(c.Printed),
			Do: []ability.Effect{&ability.Give{What: ability.What{Ref: text.ThisRef}, Words: words}}})
	}
}

func ungated(c *text.Compiler, n *text.Normal, spell bool) {
	if num, end := dashed(n.R, text.Pick(c.Lang, "デジョン", "warp "), c.Lang); end > 0 {
		a := ability.Ability{Kind: ability.Keyword, Word: warpWord, Args: []ability.Amount{ability.N(num)}, Print: n.Source(c.Printed)}
		v, t := c.ReadCost(n.Slice(end, len(n.R)).Trim())
		if t != nil {
			c.Give(&a, ability.HandAll, n, t)
			return
		}
		a.Cost = text.Clone(v).([]ability.Cost)
		c.Card.Abilities = append(c.Card.Abilities, a)
		return
	}
	if c.Constructed(n) {
		return
	}
	a := ability.Ability{}
	if at := text.Colon(n); at >= 0 && calledAsKeyword(c, n.R[:at]) {
		costed(c, &a, n, at)
		return
	}
	n = c.Keywords(n)
	if len(n.R) == 0 {
		return
	}
	whole := n
	if n = burst(c, n, &a); len(n.R) == 0 {
		c.Give(&a, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "EXバーストの後に何もない", EN: "nothing stands behind the EX Burst"})
		return
	}
	if at := text.Colon(n); at >= 0 && !text.QuoteAt(n.R, at+1) {
		costed(c, &a, n, at)
		return
	}
	c.Headless(&a, n, spell)
}

// burstsForGood tells whether what an ability does forbids EX Bursts without saying how long.
func burstsForGood(a *ability.Ability) (found bool) {
	if a.Kind != ability.Static {
		ability.Walk(a, func(e ability.Effect) {
			r, is := e.(*ability.Rule)
			found = found || is && r.Verb == ability.BurstV && r.For == (ability.Time{})
		})
	}
	return found
}

// staysAwayOnce tells whether what an ability does forbids that its own card comes to the field: a field ability of the card says so, which
// is asked as it comes.
func staysAwayOnce(a *ability.Ability) (found bool) {
	if a.Kind != ability.Static {
		ability.Walk(a, func(e ability.Effect) {
			r, is := e.(*ability.Rule)
			found = found || is && r.Verb == ability.Entered && r.Mode == ability.Cannot && r.What.Ref == text.ThisRef
		})
	}
	return found
}

// ofBursts tells whether what stands behind the words makes them the subject: EXバーストは…, EX Bursts ….
func ofBursts(behind []rune) bool {
	return len(behind) > 0 && (behind[0] == 'は' || behind[0] == 's')
}

// burst takes EXバースト off the front, with or without its brackets.
func burst(c *text.Compiler, n *text.Normal, a *ability.Ability) *text.Normal {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != text.MarkIcon {
		ic, end = nil, 0
		for _, s := range []string{"EXバースト", "EX Burst"} {
			if r := []rune(s); len(n.R) >= len(r) && strings.EqualFold(string(n.R[:len(r)]), s) && !ofBursts(n.R[len(r):]) {
				end = len(r)
			}
		}
		if end == 0 {
			return n
		}
	}
	a.Marks |= ability.EXBurst
	for end < len(n.R) && (n.R[end] == ' ' || n.R[end] == '\n' || n.R[end] == ':') {
		end++
	}
	return n.Slice(end, len(n.R)).Trim()
}

// costed reads [NAME]COST：EFFECT.
func costed(c *text.Compiler, a *ability.Ability, n *text.Normal, at int) {
	a.Kind, a.Print = ability.Activated, n.Source(c.Printed)
	cost := n.Slice(0, at).Trim()
	if cost = special(c, a, cost); cost == nil {
		c.Give(a, ability.HandCost, n, &text.Trouble{Piece: n, JA: "別の見出しがある", EN: "another head stands before it"})
		return
	}
	more := 0 // so many namesakes besides the first [11.7.1]
	for a.Marks&ability.Special != 0 {
		end := specialAt(c, cost.R, 0)
		if end == 0 {
			break
		}
		cost, more = cost.Slice(end, len(cost.R)).Trim(), more+1
	}
	if len(cost.R) > 0 || a.Marks&ability.Special == 0 {
		v, t := c.ReadCost(cost)
		if t != nil {
			c.Give(a, ability.HandCost, n, t)
			return
		}
		a.Cost = text.Clone(v).([]ability.Cost)
	}
	for range more {
		a.Cost = append([]ability.Cost{anotherNamesake()}, a.Cost...)
	}
	for i := range a.Cost {
		text.OwnCost(&a.Cost[i])
	}
	c.Finish(a, n.Slice(at+1, len(n.R)).Trim(), n)
}

// dashed reads WORD N ―― at the front and gives the number and the place behind.
func dashed(r []rune, word string, l text.Lang) (num int32, end int) {
	i := 0
	if i < len(r) && (r[i] == '《' || r[i] == '【' || r[i] == '[') {
		i++
	}
	w := []rune(word)
	if i+len(w) >= len(r) || !strings.EqualFold(string(r[i:i+len(w)]), word) {
		return 0, 0
	}
	i += len(w)
	from := i
	for i < len(r) && '0' <= r[i] && r[i] <= '9' && i-from < 3 {
		num = num*10 + int32(r[i]-'0')
		i++
	}
	for i > from && i < len(r) && strings.ContainsRune("》】] ", r[i]) {
		i++
	}
	dash := i
	for i < len(r) && strings.ContainsRune("-―─ー~:", r[i]) {
		i++
	}
	closed := strings.ContainsAny(string(r[from:dash]), "》】]") || i < len(r) && r[i] == '《' // 《ダメージ3》 is a head by itself, and so is what stands before a cost
	if i == from || i == dash && !closed || num == 0 {
		return 0, 0
	}
	return num, i
}

// damageHeads are the keyword as cards print it: in Japanese ones also as the rulebook does. FF-TCG 15.2.6.
var damageHeads = [...][]string{text.JA: {"ダメージ", "Damage"}, text.EN: {"damage "}}

// damageGate is the condition of ダメージN. FF-TCG 15.2.6.
func damageGate(n int32) *ability.Cond {
	f := text.Zoned(ability.DamageZone)
	f.Who = text.Who(ability.You)
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(n), Word: "damage"}
}

// Gate prints ダメージN.
func (dialect) Gate(w *text.Printer, a *ability.Ability) string {
	if a.Gate == nil || !text.Equal(a.Gate, damageGate(a.Gate.R.N)) {
		return ""
	}
	return text.Pick(w.Lang, "ダメージ"+text.Itoa(a.Gate.R.N)+" ―― ", "Damage "+text.Itoa(a.Gate.R.N)+" -- ")
}

func warp(w *text.Printer, a *ability.Ability) (string, bool) {
	costs, ok := w.Print(w.Game.Starts.Costs(), a.Cost)
	if !ok || len(a.Args) != 1 {
		return a.Print, false
	}
	n := text.Itoa(a.Args[0].N)
	return text.Pick(w.Lang, "デジョン"+n+" ―― ", "Warp "+n+" -- ") + costs, true
}

// gatedWords prints keywords that a card has under a gate.
func gatedWords(w *text.Printer, a *ability.Ability) (string, bool) {
	if a.Kind != ability.Static || a.Gate == nil || a.If != nil || len(a.Do) != 1 {
		return "", false
	}
	g, ok := a.Do[0].(*ability.Give)
	if !ok || !text.Equal(*g, ability.Give{What: ability.What{Ref: text.ThisRef}, Words: g.Words}) {
		return "", false
	}
	s := dialect{}.Gate(w, a)
	for i, word := range g.Words {
		k, ok := text.PrintKeyword(w, word)
		if !ok {
			return "", false
		}
		if i > 0 {
			s += " "
		}
		s += k
	}
	return s, true
}

// abilityName prints the name of a special ability and its icon.
func abilityName(w *text.Printer, a *ability.Ability) string {
	if a.Marks&ability.Special == 0 {
		return ""
	}
	if a.Name == "" {
		return w.CostWord("special")
	}
	return text.Pick(w.Lang, a.Name, "["+a.Name+"] ") + w.CostWord("special")
}
