package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// ask fills the asking panel and the buttons below it.
func (t *panelRoom) ask(f *Frame, s *render.Side) {
	s.OK = render.Button{Label: t.book.t("ask.notyou"), Key: t.c.Set.Keys.of("Space"), Off: true, Kind: render.Primary}
	switch {
	case t.match.replay != nil:
		t.askReview(f, s)
	case t.view.Result.Over:
		t.askOver(f, s)
	case t.match.Mode == modeWatch:
		askWatch(t.table, s)
	case t.handwork.mending:
		t.handwork.askMend(f, s)
	case t.dec == nil:
		t.askWait(f, s)
	default:
		s.Panel.Asked = true
		s.Panel.Over = t.asker()
		s.OK.Label = t.book.t("common.ok")
		t.askDecision(f, s)
	}
	if s.OK.ID == 0 { // it says what it waits for
		s.OK = f.button("ok", s.OK.Label, s.OK.Key, s.OK.Kind, nil)
		words := t.book.t("ask.notyou.note")
		if s.Panel.Asked {
			words = s.Panel.Question
			for _, it := range s.Panel.Items {
				if it.Kind == render.ItemText {
					words = it.Text // the note on how to answer
				}
			}
		}
		f.hint(s.OK.Label, words)
	}
}

// asker says what asks, and whom where both seats are played here.
func (t *panelRoom) asker() string {
	who := t.book.t("ask.you")
	if t.s.Seat() == state.Nobody {
		who = t.book.t("ask.seat", t.name(t.dec.Seat))
	}
	if src := t.dec.Ask.Src.ID; src != 0 {
		return t.book.t("ask.source", t.nameOf(src)) + " " + who
	}
	return who
}

func (t *panelRoom) askOver(f *Frame, s *render.Side) {
	s.Panel.Over = t.book.t("result.over")
	s.Panel.Question = t.resultWord()
	s.OK = f.button("ok", t.book.t("result.show"), "Space", render.Primary, func() { t.c.Open(newResult(t.table)) })
}

// askWait is the panel while the other seat thinks.
func (t *panelRoom) askWait(f *Frame, s *render.Side) {
	who := t.bottom().Other()
	s.Panel.Over = t.book.t("turn.theirs")
	if t.view.Turn == t.bottom() {
		s.Panel.Over = t.book.t("turn.yours")
	}
	s.Panel.Question = t.book.t("ask.wait", t.name(who))
	if st := t.s.Status(); st.Phase == session.Stopped && st.Problem != nil { // nobody is waited for
		s.Panel.Over, s.Panel.Question = t.book.t("result.over"), verdictWord(t.c, st.Problem)
		s.Panel.Items = []render.Item{{Kind: render.ItemText, Text: t.match.trouble(t.c, t.s)}}
		return
	}
	if t.match.waits(t.s) {
		s.Panel.Over, s.Panel.Question = t.book.t("link.line"), t.book.t("link.waiting", t.name(who))
	}
	note := t.book.t("ask.wait.note")
	if q := t.match.trouble(t.c, t.s); q != "" {
		note = q
	}
	if l := t.match.link; l != nil {
		if words, final := l.trouble(); final {
			s.Panel.Question, note = words, t.book.t("link.waiting.note")
		}
	}
	words := render.Item{Kind: render.ItemText, Text: note}
	if !t.lay.Phone {
		s.Panel.Items = append(s.Panel.Items, words)
	}
	if l := t.match.link; l != nil && l.stored.Invite == "" && !l.connected() {
		s.Panel.Items = append(s.Panel.Items, t.button(f, "reconnect", t.book.t("link.reconnect"), "", t.reconnect))
	}
	if do := t.end(); do != nil {
		s.Panel.Items = append(s.Panel.Items, t.button(f, "end", t.book.t("link.end"), "", do))
	}
	if t.lay.Phone { // what can be done first, where little is seen at once
		s.Panel.Items = append(s.Panel.Items, words)
	}
}

func (t *panelRoom) askDecision(f *Frame, s *render.Side) {
	d := t.dec
	if t.passer.pass.on {
		t.askPassing(f, s)
		return
	}
	s.Panel.Question = t.question()
	if isJanken(d) {
		t.throws.askJanken(f, s)
		return
	}
	switch d.Kind {
	case rules.Acting:
		t.askActing(f, s)
	case rules.Choose:
		var about render.Side
		t.context(&about)
		if d.Slots == ability.NoZone { // what comes to a place says nothing of where
			t.quote(&about)
		}
		if words := about.Panel.Items; t.lay.Phone { // the rows first, where little is seen at once
			t.askChoose(f, s)
			s.Panel.Items = append(s.Panel.Items, words...)
		} else {
			s.Panel.Items = append(s.Panel.Items, words...)
			t.askChoose(f, s)
		}
	case rules.YesNo:
		t.askYesNo(f, s)
	case rules.Number:
		t.context(s)
		t.askNumber(f, s)
	case rules.Split:
		t.context(s)
		t.askSplit(f, s)
	case rules.ByHand:
		t.handwork.askHand(f, s)
	case rules.Pay:
		t.payer.askPay(f, s)
	}
	if d.Refused != nil {
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemText, Text: t.book.t("ask.refused") + t.book.pick(d.Refused.JA, d.Refused.EN)})
	}
}

// question is what is asked, in the game's words for it or else the app's.
func (t *panelRoom) question() string {
	if w := t.askedKeyword(); w != "" {
		return t.book.t("ask.may.keyword", t.book.keyword(w), t.nameOf(t.dec.Ask.Src.ID))
	}
	if s, ok := t.book.question(t.dec.Ask.Key); ok {
		return s
	}
	return t.book.t("ask.optional")
}

// askedKeyword is the keyword by which somebody may do what is asked; "": it is no keyword's.
func (t *panelRoom) askedKeyword() string {
	if n := t.dec.Ask.Node.Of.Word; t.dec.Ask.Key == "may" && n > 0 && int(n) <= len(t.book.rules.Keywords) {
		return t.book.rules.Keywords[n-1].Word
	}
	return ""
}

// question is the words for a question of the rules; ok is false where there are none.
func (b *book) question(key string) (s string, ok bool) {
	if w, ok := b.rules.Game.Words().Asks[key]; ok {
		return b.words(w), true
	}
	s = b.t("ask.key." + key)
	return s, !strings.HasPrefix(s, "⟨")
}

// context is the text of the ability that asks, as a line of the panel.
func (t *panelRoom) context(s *render.Side) {
	if t.dec.Ask.Ability == (state.AbilityID{}) || t.dec.Ask.Key == "modes" {
		return
	}
	if words := t.book.ability(t.dec.Ask.Ability); words != "" {
		it := text(words)
		it.Lit = t.litIn(t.dec.Ask.Ability, words)
		s.Panel.Items = append(s.Panel.Items, it)
	}
}

func text(s string) render.Item { return render.Item{Kind: render.ItemText, Text: s} }

// rule cites the rule that asks.
func (t *panelRoom) rule() string { return t.book.rule(t.dec.Ask.Rule) }

// rule cites a rule; nothing where the rulebook has none, of which the number is 0.
func (b *book) rule(number string) string {
	if number == "" || number == "0" {
		return ""
	}
	return b.t("common.rule", number)
}

// cited is a note with the rule that asks, which stands on a line of its own.
func (t *panelRoom) cited(note string) string {
	if r := t.rule(); r != "" {
		return note + "\n" + r
	}
	return note
}

// askActing: one act of those offered. Nothing taken up: what there is to do.
func (t *panelRoom) askActing(f *Frame, s *render.Side) {
	if t.skiller.picksSkill() {
		t.skiller.askSkill(f, s)
		return
	}
	if t.picked != 0 {
		t.askPicked(f, s)
	} else if t.passer.isQuick() {
		t.askQuick(f, s)
	} else {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t(t.mainNote())))
		t.askHidden(f, s)
	}
	if t.book.desk.Acts.Priority && (t.dec.Then != "" && !t.mayAct(state.DeclareAttack) || len(t.view.Stack) > 0) {
		s.Priority = t.book.t("priority.yours")
	}
	s.Then = append(s.Then, t.leaving(f)...)
}

// askHidden lists the card that is asked about where it can be used and does not lie on
// the table, or among others of a pile: one that is shown of the deck or of the life.
func (t *panelRoom) askHidden(f *Frame, s *render.Side) {
	if id := t.dec.Ask.Src.ID; t.hasAct(id) && (!t.onTable(id) || t.inPlace(t.card(id), wing.AsPile)) {
		s.Panel.Items = append(s.Panel.Items, t.row(f, "use:"+itoa(int(id)), t.nameOf(id), t.costWord(id), id, false, "", func() { t.picker.pressCard(id) }))
	}
}

// mainNote is the word for what there is to do; where nothing is lit, nobody is told to look for it.
func (t *panelRoom) mainNote() string {
	if slices.ContainsFunc(t.acts, func(a state.Act) bool { return a.Verb != state.EndPhase && a.Verb != state.Pass }) {
		return "ask.main.note"
	}
	return "ask.main.done"
}

// leaving are the buttons that leave the window: to end the phase and to pass are
// different keys, even where they are one act.
func (t *panelRoom) leaving(f *Frame) (out []render.Button) {
	if t.mayAct(state.EndPhase) {
		out = append(out, f.button("end", t.book.t("act.endmain"), "E", render.Raised, t.endPhase))
	}
	pass := func() { t.act(state.Act{Verb: state.Pass}) }
	switch then, ok := t.book.rules.Game.Words().Then[t.dec.Then]; {
	case ok && t.dec.Seat == t.view.Turn:
		out = append(out, t.orWhy(f, "end", t.book.words(then), "E", pass))
	case t.lay.Phone && len(out) > 0 && !t.mayAct(state.Pass): // the room is the other's
	case t.book.desk.Acts.Priority && (t.dec.Then != "" || len(t.view.Stack) > 0):
		out = append(out, t.orWhy(f, "pass", t.book.t("act.priority"), "P", pass))
	case t.mayAct(state.Pass):
		label := t.book.t("act.pass")
		if t.lay.Phone && t.passer.isQuick() {
			label = t.book.t("act.pass.short")
		}
		out = append(out, f.button("pass", label, "P", render.Raised, pass))
	}
	if t.passer.isQuick() {
		out = append(out, f.button("until", t.untilWord(), untilKey, render.Raised, t.passer.untilMore))
	}
	return out
}

// orWhy is a button for a pass that is off, with the reason, where the rules forbid it.
func (t *panelRoom) orWhy(f *Frame, name, label, key string, do func()) render.Button {
	if t.mayAct(state.Pass) {
		return f.button(name, label, key, render.Raised, do)
	}
	b := f.button(name, label, key, render.Raised, nil)
	f.targets[len(f.targets)-1].Why = func() *board.Why { return t.s.Check(state.Answer{}) }
	return b
}

// askPassing is the panel while a window is passed over by itself.
func (t *panelRoom) askPassing(f *Frame, s *render.Side) {
	s.Panel.Asked = false
	if t.passer.pass.idle {
		s.Panel.Question = t.book.t("pass.idle")
		return
	}
	s.Panel.Question = t.book.prior("pass.now")
	s.Panel.Items = append(s.Panel.Items, text(t.passer.momentWord(t.dec.Then)), t.button(f, "keep", t.book.t("pass.keep"), "Esc", t.passer.keep))
}

// endPhase ends the phase; it asks once more while something can still be done.
func (t *panelRoom) endPhase() {
	end := state.Act{Verb: state.EndPhase}
	if !t.c.Set.Confirm || !t.leaves() {
		t.act(end)
		return
	}
	t.c.Open(newConfirm(t.c, t.book.t("act.end.sure"), t.book.t("act.endmain"), "E", t.Stamp, func() { t.act(end) }))
}

// leaves says whether something plainly useful would be left undone: an attack or a play.
// Where cards are moved into places: such a move of a card of the hand.
func (t *panelRoom) leaves() bool {
	if !t.drops.moved() {
		return t.mayAct(state.DeclareAttack) || t.mayAct(state.PlayCard)
	}
	return slices.ContainsFunc(t.acts, func(a state.Act) bool { return a.Card != 0 && t.drops.dragOf(&a) != nil })
}

// askQuick lists what can be used in a quick window.
func (t *panelRoom) askQuick(f *Frame, s *render.Side) {
	n := 0
	var rows []render.Item
	var seen []state.CardID
	for _, a := range t.acts {
		if a.Card == 0 || contains(seen, a.Card) {
			continue
		}
		seen = append(seen, a.Card)
		n++
		rows = append(rows, t.row(f, "use:"+itoa(int(a.Card)), t.nameOf(a.Card), t.costWord(a.Card), a.Card, false, "", func() { t.picker.pressCard(a.Card) }))
	}
	s.Panel.Items = append(s.Panel.Items, t.offered(f)...)
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.book.t("ask.quick.count", n)})
	s.Panel.Items = append(s.Panel.Items, rows...)
	words := t.book.rules.Game.Words()
	if len(words.Stops) == 0 {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("ask.quick.note", t.c.Set.Keys.of("P"), t.c.Set.Keys.of("Space"))))
		return
	}
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemRule})
	if stop := t.book.stopAt(t.dec.Then); stop != nil {
		s.Panel.Items = append(s.Panel.Items, t.box(f, "never", t.book.t("ask.never", t.book.pick(stop.JA, stop.EN)), false, t.passer.neverHere))
	}
	s.Panel.Items = append(s.Panel.Items, t.box(f, "hold", t.book.t("ask.hold", t.c.Set.Keys.of("H")), t.c.Set.Hold, t.passer.holdOn))
}

// untilWord says how long nothing is asked if that is wished.
func (t *panelRoom) untilWord() string {
	if t.lay.Phone {
		return t.book.t("ask.until.short")
	}
	if len(t.book.rules.Game.Words().Stops) == 0 {
		return t.book.t("ask.quick.skip")
	}
	return t.book.t("ask.until")
}

// offered is to what a response is offered, and what follows without one.
func (t *panelRoom) offered(f *Frame) (out []render.Item) {
	var then [][2]string
	if fc := t.foresight.fore.pass; fc != nil && t.foresight.fore.serial == t.serial {
		then = fc.lines
	}
	switch n := len(t.view.Stack); {
	case n > 0:
		w := &t.view.Stack[n-1]
		if !t.lay.Phone { // there the band says it
			out = append(out, t.used(f, w.Src))
		}
		if words := t.book.ability(w.Ability); words != "" && w.Obj != w.Src {
			out = append(out, text(words))
		}
		if len(then) == 0 {
			out = append(out, text(t.book.prior("ask.priority.stack", t.nameOf(w.Src))))
		}
	case len(t.view.Battles) > 0:
		out = append(out, text(t.battleWords(&t.view.Battles[len(t.view.Battles)-1])))
	case t.dec.Then != "":
		out = append(out, text(t.passer.momentWord(t.dec.Then)))
	}
	if len(then) > 0 && !t.lay.Phone {
		out = append(out, text(t.book.prior("ask.pass.then")))
	}
	for _, l := range then {
		out = append(out, render.Item{Kind: render.ItemStrong, Text: l[0], Right: l[1]})
	}
	return out
}

// used is a button for the card to which a response is offered: it is shown large.
func (t *panelRoom) used(f *Frame, id state.CardID) render.Item {
	it := t.button(f, "used:"+itoa(int(id)), t.nameOf(id), "", func() { t.closeup.pinned = id })
	f.targets[len(f.targets)-1].Card = id
	return it
}

// battleWords says who attacks whom.
func (t *panelRoom) battleWords(b *state.Battle) string {
	var by, at []string
	for _, r := range b.Attackers {
		by = append(by, t.nameOf(r.ID))
	}
	for _, r := range b.Targets {
		at = append(at, t.nameOf(r.ID))
	}
	if len(at) == 0 {
		at = append(at, t.name(t.view.Turn.Other()))
	}
	key := "log.attack"
	if len(by) > 1 {
		key = "log.attack.several"
	}
	return t.book.t(key, strings.Join(by, t.book.t("common.dot")), strings.Join(at, t.book.t("common.dot")))
}

// box is a switch in the panel.
func (t *panelRoom) box(f *Frame, name, label string, on bool, do func()) render.Item {
	id := f.Add(Target{Name: name, Label: label, Region: RegionPanel, State: selWord(on), Do: do})
	return render.Item{Kind: render.ItemBox, ID: id, Text: label, Sel: on, Focus: f.Focused(name)}
}

func contains(list []state.CardID, id state.CardID) bool {
	for _, c := range list {
		if c == id {
			return true
		}
	}
	return false
}

func (t *panelRoom) costWord(id state.CardID) string {
	v := t.card(id)
	if v == nil || v.Chars == nil {
		return ""
	}
	if _, ok := v.Chars.Num.Get(ability.CostStat); ok && len(t.playActs(id)) > 0 {
		if w := t.book.words(t.book.desk.Acts.Units); w != "" {
			return w + " " + itoa(int(v.Cost))
		}
	}
	return ""
}

// row is a line to choose.
func (t *panelRoom) row(f *Frame, name, label, right string, card state.CardID, sel bool, mark string, do func()) render.Item {
	id := f.Add(Target{Name: name, Label: label, Card: card, Region: RegionPanel, Do: do, Off: do == nil, State: selWord(sel)})
	return render.Item{Kind: render.ItemRow, ID: id, Text: label, Right: right, Sel: sel, Mark: mark, Off: do == nil, Over: f.Over(name), Focus: f.Focused(name)}
}

func selWord(sel bool) string {
	if sel {
		return "selected"
	}
	return ""
}

// button is an answer in the panel.
func (t *panelRoom) button(f *Frame, name, label, key string, do func()) render.Item {
	id := f.Add(Target{Name: name, Label: label, Key: key, Region: RegionPanel, Do: do, Off: do == nil})
	return render.Item{Kind: render.ItemButton, ID: id, Text: label, Key: t.c.Set.Keys.of(key), Off: do == nil, Over: f.Over(name), Focus: f.Focused(name)}
}

// askPicked asks what to do with the card that was taken up.
func (t *panelRoom) askPicked(f *Frame, s *render.Side) {
	id := t.picked
	if t.drops.moved() {
		t.drops.askMoved(f, s, id)
		return
	}
	plays, first := t.playActs(id), true
	key := func() string {
		if first {
			first = false
			return "Enter"
		}
		return ""
	}
	s.Panel.Question = t.book.t("ask.card", t.nameOf(id))
	if len(plays) > 0 {
		k, note := "ask.play", "ask.play.note"
		if !t.picker.goesToField(id) {
			k, note = "ask.play.spell", "ask.use.note"
		}
		s.Panel.Question = t.book.t(k, t.nameOf(id))
		if !t.lay.Phone {
			s.Panel.Items = append(s.Panel.Items, text(t.book.t(note)))
		}
	}
	s.Panel.Items = append(s.Panel.Items, t.foresight.targetRows(f, id)...)
	from := len(s.Panel.Items)
	for i, a := range plays {
		label := t.book.t("act.use")
		if t.picker.goesToField(id) {
			label = t.book.t("act.play")
		}
		s.Panel.Items = append(s.Panel.Items, t.button(f, "act:play:"+itoa(i), label, key(), func() { t.act(a) }))
	}
	if a, ok := t.actOn(id, 0); ok {
		label := t.book.words(t.book.rules.Game.Words().Acts[a.Verb])
		s.Panel.Items = append(s.Panel.Items, t.button(f, "act:attack", label, key(), func() { t.act(a) }))
	} else if t.picker.attacks(id) {
		s.Panel.Question = t.book.t("ask.attack", t.nameOf(id))
	}
	uses := 0
	for _, a := range t.actsOf(id) {
		if a.Verb == state.PlayCard || a.Verb == state.DeclareAttack {
			continue
		}
		s.Panel.Items = append(s.Panel.Items, t.button(f, "act:use:"+itoa(uses), t.useLabel(a), key(), func() { t.act(a) }))
		uses++
	}
	s.Panel.Items = append(s.Panel.Items, t.button(f, "back", t.backLabel(id), "Esc", t.Cancel))
	if t.lay.Phone { // the panel must leave the table free
		halves(s.Panel.Items[from:])
	}
}

func (t *panelRoom) backLabel(id state.CardID) string {
	if v := t.card(id); v != nil && t.word(v.At.Zone) == ability.Hand_ {
		return t.book.t("act.return")
	}
	return t.book.t("common.cancel")
}

// useLabel names an ability to be used: what it is, and how it is paid.
func (t *panelRoom) useLabel(a state.Act) string {
	ab := t.book.rules.Ability(a.Ability)
	if w, ok := t.book.rules.Game.Words().Acts[a.Verb]; ok && (ab == nil || a.Verb >= state.ActGame) {
		return t.book.words(w)
	} else if ab == nil {
		return t.book.t("act.activate")
	}
	label, also := "", ""
	for i := range t.book.desk.Acts.Uses {
		u := &t.book.desk.Acts.Uses[i]
		switch {
		case u.Marks != 0 && ab.Marks&u.Marks == 0, u.N != 0 && a.N&u.N == 0:
		case u.Also:
			also += " " + t.book.words(u.Name)
		case label != "":
		case u.Text:
			label = short(t.book.ability(a.Ability))
		default:
			label = t.book.words(u.Name)
		}
	}
	if label == "" {
		label = t.book.t("act.activate") + " " + short(t.book.ability(a.Ability))
	}
	label += also
	if a.Target != 0 && t.severalTargets(a) {
		label += "：" + t.nameOf(a.Target)
	}
	return label
}

// severalTargets says whether an ability can be used in ways that differ by what
// they name, so that a label must say it.
func (t *panelRoom) severalTargets(a state.Act) bool {
	for _, b := range t.acts {
		if b.Verb == a.Verb && b.Card == a.Card && b.Ability == a.Ability && b.Target != a.Target {
			return true
		}
	}
	return false
}

// short is the beginning of a printed text, without its icons.
func short(s string) string {
	s = strings.TrimSpace(strings.NewReplacer("[起動]", "", "[activate]", "", "\n", " ").Replace(s))
	n := 0
	for i, r := range s {
		if n += 2; r < 0x80 { // a letter is half as wide
			n--
		}
		if n > 28 {
			return strings.TrimSpace(s[:i]) + "…"
		}
	}
	return s
}
