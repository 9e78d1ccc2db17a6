package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// askChoose: some of the items, by pressing them on the table or their rows here.
func (t *panelRoom) askChoose(f *Frame, s *render.Side) {
	d := t.dec
	s.Tall = true
	places, blind := t.drops.asksPlaces(), t.allBlind()
	if !places && !blind || d.Max > 1 || d.Min == 0 {
		count := t.book.t("ask.target.count", len(t.picks), d.Max)
		if d.Min == 0 {
			count += " " + t.book.t("ask.target.optional")
		}
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: count})
	}
	if t.asItIs() { // first, so that it is seen however many rows there are
		label := t.book.t("ask.order.same")
		if n := len(t.picks); n > 0 && n < len(d.Items) {
			label = t.book.t("ask.order.rest")
		}
		s.Panel.Items = append(s.Panel.Items, text(t.keyed("ask.order.note")), t.button(f, "same", label, "A", t.asTheyLie))
	}
	if places {
		s.Tall = false
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("ask.place.note")))
	}
	if len(t.first) == 0 && len(t.picks) == 0 && d.Max > 0 {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("ask.none.fits")))
	}
	table := false
	for _, i := range t.rowOrder() {
		it := d.Items[i]
		table = table || t.onTable(it.Card) && t.picker.mayPick(it)
		s.Tall = s.Tall && !t.inSight(it.Card) && !blind
		if blind {
			s.Panel.Items = append(s.Panel.Items, t.blindButton(f, i, it))
			continue
		}
		if !t.neverPicked(it) && !places {
			s.Panel.Items = append(s.Panel.Items, t.itemRow(f, i, it))
		}
	}
	s.Panel.Items = append(s.Panel.Items, t.foresight.foreLines()...)
	if table {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("ask.target.note")))
	}
	if d.Ask.Key == "trigger" {
		s.Panel.Items = append(s.Panel.Items, text(t.cited(t.book.t("ask.trigger.note"))))
	}
	s.OK.Label = t.okLabel()
	a, ok := t.picker.ready()
	if none := (state.Answer{}); t.s.Check(none) == nil && !t.mustPick() { // to choose nothing is a pass: it has its own button and key
		s.Then = append(s.Then, t.choosesNone(f, none))
	}
	if ok && len(a.Pick) > 0 {
		s.OK = f.button("ok", s.OK.Label, "Space", render.Primary, func() { t.answer(a) })
		return
	}
	s.OK = t.offOK(f, s.OK.Label, state.Answer{Pick: slices.Clone(t.picks)})
}

// choosesNone is the button that chooses nothing. It stays where it is while something is chosen, so that no other button moves
// away under a hand, and then cannot be pressed.
func (t *panelRoom) choosesNone(f *Frame, none state.Answer) render.Button {
	label := t.keyed("ask.nothing")
	if len(t.picks) == 0 {
		return f.button("pass", label, "P", render.Raised, func() { t.answer(none) })
	}
	b := f.button("pass", label, "P", render.Raised, nil)
	f.hint(label, t.book.t("ask.unpick"))
	return b
}

// rowOrder is the order of the rows: of cards those first that can be chosen, as everything was when the question came, so
// that nobody looks for them in a long pile and no row moves while some are chosen. All else stands as it is asked.
func (t *panelRoom) rowOrder() []int {
	d := t.dec
	asked := len(t.first) == len(d.Items) || d.Ordered || d.Parts != nil || slices.ContainsFunc(d.Items, func(it state.Item) bool { return it.Card == 0 })
	var order, rest []int
	for i, it := range d.Items {
		if asked || slices.Contains(t.first, it) {
			order = append(order, i)
		} else {
			rest = append(rest, i)
		}
	}
	return append(order, rest...)
}

// neverPicked says whether an item has no row: the one thing that is asked for is something else, and the card itself, which
// is seen, says why where it lies; or nothing at all can be chosen.
func (t *panelRoom) neverPicked(it state.Item) bool {
	return t.dec.Max == 1 && !t.picker.mayPick(it) && (t.inSight(it.Card) || len(t.first) == 0)
}

// offOK is an OK that cannot be pressed, with the reason why the answer that stands cannot be given.
func (t *panelRoom) offOK(f *Frame, label string, a state.Answer) render.Button {
	b := f.button("ok", label, "Space", render.Primary, nil)
	f.hint(label, t.question())
	f.targets[len(f.targets)-1].Why = func() *board.Why { return t.s.Check(a) }
	return b
}

// asItIs says whether only an order is asked for, so that all may stay as they lie.
func (t *panelRoom) asItIs() bool { return allInOrder(t.dec) }

func allInOrder(d *rules.Decision) bool {
	return d.Kind == rules.Choose && d.Ordered && int(d.Min) == len(d.Items)
}

// asTheyLie gives what has been put in order so far, and the rest as it lies.
func (t *panelRoom) asTheyLie() {
	pick := slices.Clone(t.picks)
	for _, it := range t.dec.Items {
		if !slices.Contains(pick, it) {
			pick = append(pick, it)
		}
	}
	t.answer(state.Answer{Pick: pick})
}

// takeAlike puts what is left in order by itself, where it is all the same: the order of
// equal cards is nobody's choice.
func (t *panelRoom) takeAlike() {
	if !t.asItIs() {
		return
	}
	var rest []state.Item
	for _, it := range t.dec.Items {
		if !slices.Contains(t.picks, it) {
			rest = append(rest, it)
		}
	}
	if len(rest) < 2 { // one may still be pressed
		return
	}
	for _, it := range rest {
		if !t.alike(t.view, it, rest[0]) {
			return
		}
	}
	t.picks = append(t.picks, rest...)
}

// alike says whether two items are cards that differ in nothing: of one face, with nothing
// on them, outside the places where a card has a place of its own.
func (t *panelRoom) alike(view *match.View, a, b state.Item) bool {
	v, w := findCard(view, a.Card), findCard(view, b.Card)
	if v == nil || w == nil || a.Ability != b.Ability || v.Face == 0 || v.Face != w.Face || v.At.Zone != w.At.Zone || v.At.Of != w.At.Of {
		return false
	}
	bare := func(v *match.CardView) bool {
		return len(v.Counters) == 0 && len(v.Linked) == 0 && !t.placed(t.word(v.At.Zone))
	}
	return bare(v) && bare(w)
}

// inSight says whether a card lies where it is seen and can be pressed without the panel's row for it.
func (t *panelRoom) inSight(id state.CardID) bool {
	v := t.card(id)
	return v != nil && t.onTable(id) && !(t.lay.Phone && t.word(v.At.Zone) == ability.Hand_ && t.near(v.At.Of) == render.Far)
}

// onTable says whether a card lies where it can be pressed.
func (t *panelRoom) onTable(id state.CardID) bool {
	v := t.card(id)
	return v != nil && (t.placed(t.word(v.At.Zone)) && !t.inTile(v) || t.word(v.At.Zone) == ability.Hand_ && v.Face != 0)
}

// okLabel names what OK would do.
func (t *panelRoom) okLabel() string {
	d := t.dec
	switch {
	case len(t.picks) == 0:
		return t.book.t("ask.choosefirst")
	case d.Ask.Key == "trigger":
		return t.book.t("ask.resolve")
	case d.Ask.Key == "modes":
		return t.book.t("ask.thismode")
	case d.Slots != ability.NoZone:
		return t.book.t("ask.place.ok")
	}
	if s := t.book.t("ask.ok."+d.Ask.Key, len(t.picks)); !strings.HasPrefix(s, "⟨") {
		return s
	}
	return t.book.t("ask.chosen", len(t.picks))
}

// keyed is the app's string of a key for this question alone, else for any.
func (t *panelRoom) keyed(key string, args ...any) string {
	if s := t.book.t(key+"."+t.dec.Ask.Key, args...); !strings.HasPrefix(s, "⟨") {
		return s
	}
	return t.book.t(key, args...)
}

// mustPick says whether none may be chosen only by saying what is not so: there is one.
func (t *panelRoom) mustPick() bool {
	return slices.Contains(t.book.desk.Acts.Must, t.dec.Ask.Key) && len(t.first) > 0
}

// itemRow is an item as a line of the panel: a card, a waiting ability, a mode, a token.
func (t *panelRoom) itemRow(f *Frame, i int, it state.Item) render.Item {
	var do func()
	if t.picker.mayPick(it) {
		do = func() { t.picker.toggle(it) }
	}
	mark := t.picker.chosenMark(it)
	label, right := t.itemWords(it)
	if words := t.foresight.foretold(it.Card); words != "" {
		right = words
	}
	row := t.row(f, "row:"+itoa(i), label, right, it.Card, mark != "", mark, do)
	if do == nil {
		f.targets[len(f.targets)-1].Why = func() *board.Why { return t.s.Check(state.Answer{Pick: append(slices.Clone(t.picks), it)}) }
	}
	if it.Card == 0 && it.Face == 0 && it.Ability != (state.AbilityID{}) || t.dec.Ask.Key == "modes" {
		row.Kind = render.ItemRadio
	}
	return row
}

// itemWords name an item: what it is, and at the right where it is or what of it.
func (t *panelRoom) itemWords(it state.Item) (label, right string) {
	switch {
	case it.Card != 0 && it.Ability != (state.AbilityID{}):
		return t.nameOf(it.Card), t.abilityWord(it.Ability)
	case it.Card != 0:
		if n := t.blindly(it.Card); n > 0 {
			return t.book.t("ask.nth", n), t.whereWord(it.Card)
		}
		return t.nameOf(it.Card), t.whereWord(it.Card)
	case it.Face != 0:
		return t.book.name(it.Face), t.book.t("kind.token")
	case t.dec.Ask.Key == "modes":
		return t.modeText(it), ""
	case it.Ability != (state.AbilityID{}):
		return t.abilityText(it.Ability), ""
	case int(it.N) < len(t.dec.Parts):
		return t.partWords(&t.dec.Parts[it.N]), ""
	case t.dec.Slots != ability.NoZone:
		return t.slotName(t.dec.Slots, it.N), ""
	}
	return itoa(int(it.N)), ""
}

// blindly is which of several hidden cards one is, that lie side by side and are chosen among, counted from 1; 0: it is none.
func (t *panelRoom) blindly(id state.CardID) int {
	v := t.card(id)
	if v == nil || v.Face != 0 || len(t.dec.Items) < 2 {
		return 0
	}
	list := t.zone(t.word(v.At.Zone), v.At.Of)
	for i := range list {
		if list[i].ID == id {
			return i + 1
		}
	}
	return 0
}

// blindLine is how many hidden cards stand on a line.
const blindLine = 5

// allBlind says whether on a phone nothing is chosen among but hidden cards: a number each is all there is to say of them,
// and leaves the table in sight.
func (t *panelRoom) allBlind() bool {
	return t.lay.Phone && len(t.dec.Items) <= 2*blindLine && !slices.ContainsFunc(t.dec.Items, func(it state.Item) bool {
		return it.Ability != (state.AbilityID{}) || t.blindly(it.Card) == 0 || !t.picker.mayPick(it)
	})
}

// blindButton is a hidden card that is chosen among others of which no more is known.
func (t *panelRoom) blindButton(f *Frame, i int, it state.Item) render.Item {
	label, where := t.itemWords(it)
	b := t.button(f, "row:"+itoa(i), where+" "+label, "", func() { t.picker.toggle(it) })
	b.Text, b.Sel = itoa(t.blindly(it.Card)), t.picker.chosenMark(it) != ""
	if i%blindLine == 0 {
		b.Line = min(blindLine, len(t.dec.Items)-i)
	}
	return b
}

// partWords say what a part of a cost asks for: the words of the text for what is done, an amount for what is paid.
func (t *panelRoom) partWords(p *rules.Part) string {
	switch s := t.book.rules.Game.Purse(p.Res); {
	case p.Do != nil:
		return t.clauseWords(t.book.rules.Node(p.Do))
	case p.Word != "":
		return t.book.keyword(p.Word)
	case s != ability.NoStat:
		return t.book.statName(s) + " " + itoa(int(p.N))
	}
	words := t.payer.unit() + " " + itoa(int(p.N))
	for i, n := range t.payer.dueOf(p) {
		if n > 0 {
			words += "　" + t.book.t("pay.color", t.payer.colorName(i), n)
		}
	}
	return words
}

// abilityWord is the first word of an ability's text: ファンファーレ, 自動.
func (t *panelRoom) abilityWord(id state.AbilityID) string {
	r := []rune(t.abilityText(id))
	for i := 1; i < len(r) && i < 12; i++ {
		if r[i] == ']' || r[i] == '】' {
			return string(r[1:i])
		}
	}
	return t.book.t("card.ability")
}

func (t *panelRoom) abilityText(id state.AbilityID) string {
	if s := t.book.ability(id); s != "" {
		return s
	}
	return t.book.t("card.ability")
}

// modeText is the text of mode N of the ability that asks.
func (t *panelRoom) modeText(it state.Item) string {
	if s := modeOf(t.book.ability(t.dec.Ask.Ability), int(it.N)); s != "" {
		return s
	}
	return t.book.t("ask.modenumber", it.N+1)
}

// whereWord says where a card is, and of whom, or its life when that tells more.
func (t *panelRoom) whereWord(id state.CardID) string {
	v := t.card(id)
	if v == nil {
		return ""
	}
	if s := t.book.desk.Faces.Worth; s != 0 && t.inPlace(v, wing.AsRow, wing.AsPost) && v.Chars != nil {
		if n, ok := v.Chars.Num.Get(s); ok && t.rows.rowFor(id) != nil && t.rows.rowFor(id).Zone == t.word(v.At.Zone) {
			return t.ifBoth(v) + t.book.statName(s) + " " + itoa(int(n))
		}
	}
	if w := t.unitWord(v); w != "" {
		return w
	}
	zone := t.book.rules.Zones[v.At.Zone]
	if t.s.Seat() == state.Nobody {
		return t.ifBoth(v) + t.book.pick(zone.JA, zone.Name)
	}
	return t.whose(v) + t.book.pick(zone.JA, zone.Name)
}

// whose says on whose side a card lies, before what lies there; "" where that is nobody's.
func (t *panelRoom) whose(v *match.CardView) string {
	switch {
	case v.At.Of == state.Nobody:
		return ""
	case t.s.Seat() == state.Nobody:
		return t.book.t("whose.name", t.name(v.At.Of))
	case v.At.Of == t.bottom():
		return t.book.t("whose.you")
	}
	return t.book.t("whose.opponent")
}

// ifBoth is whose where cards of both sides can be chosen, of which two may have one name.
func (t *panelRoom) ifBoth(v *match.CardView) string {
	for i := range t.dec.Items {
		if o := t.card(t.dec.Items[i].Card); o != nil && o.At.Of != v.At.Of {
			return t.whose(v)
		}
	}
	return ""
}

// unitWord says of a unit what it has left, of what is attached to one whose it is.
func (t *panelRoom) unitWord(v *match.CardView) string {
	w := t.word(v.At.Zone)
	if left := t.book.desk.Faces.Left; left != nil && t.placeOf(w, wing.AsPost) != nil {
		if v.Chars == nil || v.FaceDown {
			return ""
		}
		n, _ := t.book.remains(v)
		return t.book.words(left.Name) + " " + itoa(n)
	}
	if w == ability.Hand_ && kindsOf(v)&t.book.desk.Acts.Placed != 0 {
		if n, has := t.book.endures(v); has {
			return t.book.statName(t.book.desk.Faces.Endures[0]) + " " + itoa(int(n))
		}
	}
	if l := t.book.desk.Link(w); l != nil && l.Beside && v.Host.ID != 0 {
		return t.nameOf(v.Host.ID)
	}
	return ""
}

// askYesNo: two buttons, named by what they do where the app knows.
func (t *panelRoom) askYesNo(f *Frame, s *render.Side) {
	s.Tall = true
	yes, no := t.book.t("common.yes"), t.book.t("common.no")
	switch t.dec.Ask.Key {
	case "first":
		yes, no = t.book.t("setup.gofirst"), t.book.t("setup.gosecond")
	case "mulligan":
		yes, no = t.book.t("setup.redraw"), t.book.t("setup.keep")
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("setup.mulligan.note")))
	case "bonus":
		yes, no = t.book.t("setup.bonus"), t.book.t("setup.bonus.no")
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("setup.bonus.note")))
	case "agree", "consent":
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemQuote, Text: t.dec.Hand})
		if t.dec.Op != nil {
			s.Panel.Items = append(s.Panel.Items, t.handwork.proposed(t.dec.Op)...)
		}
	default:
		if would := t.would(); would != "" {
			s.Panel.Items = append(s.Panel.Items, text(t.cited(would)))
		}
		t.context(s)
		if guide := t.c.paper.guide(t.book.rules.Game.Name()); guide != nil && guide.Of(t.askedKeyword()) != nil {
			s.Panel.Items = append(s.Panel.Items, text(t.book.words(guide.Of(t.askedKeyword()).Text)))
		} else {
			t.quote(s)
		}
	}
	answers := func(n int32) func() { return func() { t.answer(state.Answer{N: []int32{n}}) } }
	if t.lay.Phone { // under the panel, which may be longer than what is seen at once
		s.OK = f.button("yes", yes, "Y", render.Raised, answers(1))
		s.Then = append(s.Then, f.button("no", no, "N", render.Raised, answers(0)))
		return
	}
	s.Panel.Items = append(s.Panel.Items, t.button(f, "yes", yes, "Y", answers(1)), t.button(f, "no", no, "N", answers(0)))
	s.OK.Label = t.book.t("ask.yesno", t.c.Set.Keys.of("Y"), t.c.Set.Keys.of("N"))
}

// would says what becomes of a card unless what is asked about is done instead; "": nothing does.
func (t *panelRoom) would() string {
	w := t.dec.Ask.Would
	switch {
	case w.Card == 0:
		return ""
	case w.Tag == state.TagDestroyed:
		return t.book.t("ask.would.destroyed", t.nameOf(w.Card))
	}
	return t.book.t("ask.would.move", t.nameOf(w.Card), t.journal.placeWord(w.To))
}

// quote is the text of a card that asks by itself, not by one of its abilities: of a
// trigger its line, else all of it.
func (t *panelRoom) quote(s *render.Side) {
	v := t.card(t.dec.Ask.Src.ID)
	if t.dec.Ask.Ability != (state.AbilityID{}) || v == nil || v.Face == 0 {
		return
	}
	lines := t.book.face(v.Face).Text
	if d := t.book.rules.Pool.Def(v.Face); d.Trigger != "" {
		lines = lines[:1]
	}
	for _, l := range lines {
		s.Panel.Items = append(s.Panel.Items, text(l))
	}
}

// askNumber: − and +, a track, digits.
func (t *panelRoom) askNumber(f *Frame, s *render.Side) {
	s.Tall = true
	d := t.dec
	v := t.nums[0]
	set := func(n int32) func() {
		return func() { t.nums[0] = max(d.Min, min(d.Max, n)); t.c.Dirty() }
	}
	it := render.Item{Kind: render.ItemNumber, Value: int(v), Min: int(d.Min), Max: int(d.Max)}
	turn := func(lines float32) { set(v - int32(lines))() }
	it.Less = f.Add(Target{Name: "less", Label: "−", Region: RegionPanel, Do: set(v - 1), Turn: turn})
	it.More = f.Add(Target{Name: "more", Label: "＋", Region: RegionPanel, Do: set(v + 1), Turn: turn})
	it.Set = f.Add(Target{Name: "track", Label: t.question(), Region: RegionPanel, Still: true, Turn: turn, At: func(p render.Point) {
		if tg := t.c.frame.find("track"); tg != nil && tg.R.W > 0 {
			k := clampF((p.X-tg.R.X)/tg.R.W, 0, 1)
			set(d.Min + int32(k*float32(d.Max-d.Min)+0.5))()
		}
	}})
	s.Panel.Items = append(s.Panel.Items, it)
	s.OK = t.okOr(f, t.book.t("ask.thisvalue", v))
}

// askSplit: a number for each item, all of it given out.
func (t *panelRoom) askSplit(f *Frame, s *render.Side) {
	s.Tall = true
	sum, unit := int32(0), t.dec.Unit()
	for _, n := range t.nums {
		sum += n
	}
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.book.t("ask.split", sum, t.dec.Max)})
	for i, it := range t.dec.Items {
		label, _ := t.itemWords(it)
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: label, Right: itoa(int(t.nums[i]))})
		less := t.button(f, "less:"+itoa(i), "−", "", func() { t.nums[i] = max(unit, t.nums[i]-unit); t.c.Dirty() })
		more := t.button(f, "more:"+itoa(i), "＋", "", func() { t.nums[i] = min(t.dec.Max, t.nums[i]+unit); t.c.Dirty() })
		less.Line = 2
		s.Panel.Items = append(s.Panel.Items, less, more)
	}
	s.OK = t.okOr(f, t.book.t("ask.splitok"))
}

// okOr gives the answer that stands, or says why it cannot be given.
func (t *panelRoom) okOr(f *Frame, label string) render.Button {
	a, ok := t.picker.ready()
	if !ok {
		return t.offOK(f, label, a)
	}
	return f.button("ok", label, "Space", render.Primary, func() { t.answer(a) })
}

// pickNth chooses the n-th item that can be chosen now, counted from 1.
func (t *panelRoom) pickNth(n int) bool {
	if t.dec == nil {
		return false
	}
	if isJanken(t.dec) {
		return t.throws.throw(n)
	}
	switch t.dec.Kind {
	case rules.Choose:
		i := 0
		for _, it := range t.dec.Items {
			if !t.picker.mayPick(it) {
				continue
			}
			if i++; i == n {
				t.picker.toggle(it)
				return true
			}
		}
	case rules.Number:
		if v := int32(n); v >= t.dec.Min && v <= t.dec.Max {
			t.nums[0] = v
			return true
		}
	case rules.Acting:
		return t.pickNthAct(n)
	}
	return false
}

// pickNthAct takes up the n-th card that has an act; with an attacker taken up,
// it attacks the n-th target.
func (t *panelRoom) pickNthAct(n int) bool {
	switch {
	case t.skiller.picksSkill():
		if n > len(t.skiller.skill.list) || t.skiller.skill.list[n-1].why != nil {
			return false
		}
		t.skiller.skill.at = n - 1
		return true
	case t.picked != 0 && t.drops.moved():
		list := t.drops.options(t.picked)
		if n > len(list) {
			return false
		}
		t.act(list[n-1])
		return true
	case t.picked != 0:
		for _, a := range t.acts {
			if a.Card == t.picked && a.Verb == state.DeclareAttack {
				if n--; n == 0 {
					t.act(a)
					return true
				}
			}
		}
		return false
	}
	var seen []state.CardID
	for _, a := range t.acts {
		id := a.Card
		if d := t.drops.dragOf(&a); d != nil && d.Bare {
			id = a.Target
		}
		if id == 0 || slices.Contains(seen, id) {
			continue
		}
		if seen = append(seen, id); len(seen) == n {
			t.picker.pressCard(id)
			return true
		}
	}
	return false
}
