package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is asked of an ability when it has been read whole: what can be meant in two ways, or cannot happen, is refused here.

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
	if retargetsMany(a) {
		return &text.Trouble{Piece: n, JA: "選んでいるのが1つだけではない", EN: "it may have chosen several, and which of them is changed is not said"}
	}
	if againWithout(a) {
		return &text.Trouble{Piece: n, JA: "もう1度使うために支払うものがない", EN: "nothing is paid for its being used again, or it is not used"}
	}
	ability.Walk(a, func(e ability.Effect) { // what attacks once more does so in this turn
		if act, is := e.(*ability.Act); is && act.Word == "attack again" && act.For == (ability.Time{Until: ability.EndOfTurn}) {
			act.For = ability.Time{}
		}
	})
	if othersAsOne(a, strings.ToLower(string(n.R))) {
		return &text.Trouble{Piece: n, JA: "もう一方のことか、ほかのすべてのことか", EN: "the other of those that were chosen, or all others?"}
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
	eitherWay(a.Do)
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
		return &text.Trouble{Piece: n, JA: "対戦相手のカードとは限らない", EN: "it need not be a card of your opponent's that goes to their deck or hand"}
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
	a.Do = apartSaid(castsThat(a.Do))
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
