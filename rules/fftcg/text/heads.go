package text

import (
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

// itselfGiven lets who has an ability that is given speak so of itself, behind the head: あなたのターン終了時、自身をブレイクする.
func itselfGiven(c *text.Compiler, n *text.Normal) *text.Normal {
	const itself, this = "自身を", "このキャラクターを"
	if !c.Silent || c.Lang == text.EN {
		return n
	}
	return n.Put(false, func(i int) (string, int) {
		if end := i + len([]rune(itself)); i > 0 && n.R[i-1] == '、' && end <= len(n.R) && string(n.R[i:end]) == itself {
			return this, end
		}
		return "", 0
	})
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
	if rest == nil {
		t, rest = endBehind(c, n)
	}
	if turn := []rune("このターン、"); rest == nil && c.Lang == text.JA && c.Kinds&c.Game.Lex.Spells == 0 && strings.HasPrefix(string(n.R), string(turn)) {
		if nth, behind := c.Trigger(n.Slice(len(turn), len(n.R)), true); behind != nil && len(nth.On) == 1 && nth.On[0].Nth > 0 { // the how-manieth of any turn
			t, rest = nth, behind
		}
	}
	end := len(t.On) == 1 && text.Equal(t.On[0], ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase})
	spell := c.Kinds&c.Game.Lex.Spells != 0
	if spell && end {
		return text.Trigger{}, nil
	}
	if rest != nil && t.If == nil && strings.HasPrefix(string(n.R), "If ") && (spell || strings.Contains(string(rest.R), "instead")) {
		return text.Trigger{}, nil // what happens in its place
	}
	return t, rest
}

// endBehind takes a head without a comma behind it: ターン終了時にレンを手札に戻す.
func endBehind(c *text.Compiler, n *text.Normal) (text.Trigger, *text.Normal) {
	said := string(n.R)
	for _, whose := range [...]struct {
		ja string
		of ability.Who
	}{{"", ability.Who{}}, {"あなたの", text.Who(ability.You)}, {"対戦相手の", text.Who(ability.Opponent)}} {
		head := whose.ja + "ターン終了時に"
		if c.Lang == text.JA && strings.HasPrefix(said, head) && c.Kinds&c.Game.Lex.Spells == 0 {
			return text.Trigger{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase, Who: whose.of}}}, n.Slice(len([]rune(head)), len(n.R))
		}
	}
	return text.Trigger{}, nil
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
	for _, said := range [...]func(*text.Normal, text.Lang) *text.Normal{usualOrder, brokenSo, firstHarm, castRemoved, oneTime, declined, beforePaying} {
		n = said(n, c.Lang)
	}
	worded(c, n, spell)
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
