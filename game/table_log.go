package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// logLine is one line of the log.
type logLine struct {
	n    int // number of the event
	turn int32
	seat state.Seat
	text string // the spans in one
	all  []logSpan
	card state.CardID
	kind string // "attack", "trigger", "pay", "show", "turn" or ""
	sub  bool   // a consequence of the line before
}

// logSpan is a piece of a line: words, or a card's name.
type logSpan struct {
	text string
	card state.CardID
	face state.FaceID
	kind render.SpanKind
}

// face is the first card that a line names.
func (l *logLine) face() state.FaceID {
	for _, p := range l.all {
		if p.face != 0 {
			return p.face
		}
	}
	return 0
}

// spans fills the holes of a sentence of the app with pieces. English marks its verbs with [s]: "Aki draws", but "You
// draw".
func (t *logRoom) spans(rest string, args []logSpan) []logSpan {
	var out []logSpan
	ending := "s"
	if len(args) > 0 && args[0].text == t.book.t("seat.you") {
		ending = ""
	}
	rest = strings.ReplaceAll(rest, "[s]", ending)
	for rest != "" {
		i := strings.IndexByte(rest, '{')
		if i < 0 || i+2 >= len(rest) || rest[i+2] != '}' || int(rest[i+1]-'0') >= len(args) {
			return append(out, logSpan{text: rest})
		}
		if i > 0 {
			out = append(out, logSpan{text: rest[:i]})
		}
		out = append(out, args[rest[i+1]-'0'])
		rest = rest[i+3:]
	}
	return out
}

// say makes a line of a sentence and its pieces.
func (t *logRoom) say(kind string, seat state.Seat, sub bool, key string, args ...logSpan) logLine {
	return line(kind, seat, sub, t.spans(t.book.t(key), args))
}

// line is a line of pieces.
func line(kind string, seat state.Seat, sub bool, all []logSpan) logLine {
	l := logLine{seat: seat, kind: kind, sub: sub, all: all}
	for _, p := range l.all {
		l.text += p.text
		if l.card == 0 {
			l.card = p.card
		}
	}
	return l
}

func word(s string) logSpan { return logSpan{text: s} }

// relog writes the log anew, in another language.
func (t *logRoom) relog() {
	t.log, t.passer.pass.said = nil, 0
	for i := range t.events {
		t.passer.logPasses(t.events[i].N)
		t.logEvent(&t.events[i])
	}
	t.passer.logPasses(len(t.events))
}

// logEvent adds the line of an event, if it deserves one.
func (t *logRoom) logEvent(e *match.Told) {
	l := t.logWords(e)
	if l.text == "" {
		return
	}
	l.n, l.turn = e.N, t.turnAt()
	if e.Event.Verb == state.TurnBegan {
		l.turn, l.kind = e.Event.N, "turn"
	}
	if l.card == 0 && e.Event.Card.ID != 0 {
		l.card = e.Event.Card.ID
	}
	if l.card == e.Event.Card.ID && e.Event.New.ID != 0 {
		l.card = e.Event.New.ID
	}
	if n := len(t.log); n > 0 && t.log[n-1].without(&l) {
		t.log = t.log[:n-1]
	}
	t.log = append(t.log, l)
}

// without says whether a line goes without saying before the next one: that a card is shown which is played.
func (l *logLine) without(next *logLine) bool {
	return l.kind == "show" && next.kind == "play" && l.face() == next.face()
}

// nextLine is how many events there are when the next line of the log is told, of events from a number on; -1: none is.
func (t *logRoom) nextLine(events []match.Told, from int) int {
	var said logLine
	to := -1
	for i := range events {
		l := t.logWords(&events[i])
		switch {
		case events[i].N < from || l.text == "":
		case to < 0:
			said, to = l, events[i].N+1
		case said.without(&l):
			return events[i].N + 1
		default:
			return to
		}
	}
	return to
}

func (t *logRoom) turnAt() int32 {
	if n := len(t.log); n > 0 {
		return t.log[n-1].turn
	}
	return 0
}

// logWords says what happened; no words: nothing to say.
func (t *logRoom) logWords(e *match.Told) logLine {
	v := &e.Event
	card := t.cardSpan(e.Face, either(v.New.ID, v.Card.ID))
	switch v.Verb {
	case state.TurnBegan:
		return t.say("turn", v.Seat, false, "log.turn", word(itoa(int(v.N))), word(t.name(v.Seat)))
	case ability.AttackV:
		if v.Obj.ID == 0 { // the player, who is no card
			return t.say("attack", v.Seat, false, "log.attack.player", card)
		}
		return t.say("attack", v.Seat, false, "log.attack", card, t.leaderOr(v.Obj.ID, t.cardSpan(e.ObjFace, v.Obj.ID)))
	case ability.DealtDamage:
		if v.Card.ID == 0 { // dealt to a player, who is no card
			return t.say("attack", v.Seat, true, "log.damage", word(t.seatName(v.Seat)), word(itoa(int(v.N))))
		}
		return t.say("attack", v.Seat, true, "log.damage", t.leaderOr(v.Card.ID, card), word(itoa(int(v.N))))
	case state.NumberChanged:
		return t.logNumber(v)
	case ability.Moved:
		return t.logMove(v, card)
	case ability.ActivatedV:
		return t.say("trigger", v.Seat, false, "log.use", card)
	case ability.Shuffled:
		return t.say("", v.Seat, true, "log.shuffle", word(t.seatName(v.Seat)))
	case state.PutRight:
		return t.say("", v.Seat, false, "log.mend", word(t.seatName(v.Seat)))
	case state.Cleared:
		return t.say("", v.Seat, true, "log.cleared", word(t.seatName(v.Seat)))
	case state.Stayed:
		return t.say("", v.Seat, true, "log.stayed", card)
	case state.TakenBack:
		return t.say("", v.Seat, true, "log.takenback")
	case state.Shown:
		if e.Face != 0 && state.Eyes(v.Slot) == state.All {
			return t.say("show", v.Seat, false, "log.shown", card)
		}
	case state.Opened:
		if v.Name == jankenKey {
			return t.say("", v.Seat, true, "log.hand", word(t.seatName(v.Seat)), word(t.throws.handWord(v.N)))
		}
	case state.Rolled:
		return t.logLot(e, card)
	}
	if told := t.told(v); told != nil && v.Verb != ability.Moved {
		return t.sayTold(told, e, card)
	}
	return logLine{}
}

// logLot tells what a lot was cast for, and on what it fell: a player, a card or a number.
func (t *logRoom) logLot(e *match.Told, card logSpan) logLine {
	v := &e.Event
	fell := word(t.seatName(v.Seat))
	switch {
	case v.Card.ID != 0:
		fell = card
	case v.Seat == state.Nobody:
		fell = word(t.book.t("log.lot.number", itoa(int(v.N)), itoa(int(v.Slot))))
	}
	what := word(t.book.lot(v.Name))
	if v.Src.Card.ID != 0 {
		return t.say("", v.Seat, true, "log.lot.of", what, fell, t.cardSpan(0, v.Src.Card.ID))
	}
	return t.say("", v.Seat, false, "log.lot", what, fell)
}

// lot is the words for what a lot is cast for.
func (b *book) lot(key string) string {
	if w, ok := b.rules.Game.Words().Lots[key]; ok {
		return b.words(w)
	}
	return b.t("lot." + key)
}

// told is what a game tells of an event of its own; nil: nothing.
func (t *logRoom) told(v *state.Event) *wing.Told {
	for i := range t.book.desk.Told {
		d := &t.book.desk.Told[i]
		switch {
		case d.Verb != v.Verb, d.Cost && !v.Cost, d.N != 0 && d.N != v.N:
		case d.Kinds != 0 && t.printedKinds(v)&d.Kinds == 0, d.Name != "" && d.Name != v.Name:
		case d.From != 0 && t.word(v.From.Zone) != d.From, d.To != 0 && t.word(v.To.Zone) != d.To:
		default:
			return d
		}
	}
	return nil
}

// printedKinds are the kinds of the card of an event, whatever it has become.
func (t *logRoom) printedKinds(v *state.Event) ability.Kinds {
	c := t.card(either(v.New.ID, v.Card.ID))
	if c == nil || t.book.rules.Pool.Def(c.Face) == nil {
		return 0
	}
	return t.book.rules.Pool.Def(c.Face).Sides[0].Kinds
}

// sayTold is the line for that.
func (t *logRoom) sayTold(d *wing.Told, e *match.Told, card logSpan) logLine {
	v := &e.Event
	words := t.book.words(d.Line)
	if words == "" {
		return logLine{}
	}
	args := []logSpan{card}
	if len(d.Args) > 0 {
		args = args[:0]
	}
	for _, a := range d.Args {
		switch a {
		case wing.TheCard:
			args = append(args, card)
		case wing.TheOther:
			args = append(args, t.cardSpan(e.ObjFace, v.Obj.ID))
		case wing.TheSeat:
			args = append(args, word(t.seatName(v.Seat)))
		case wing.TheNumber:
			args = append(args, word(itoa(int(v.N))))
		case wing.TheCounter:
			args = append(args, word(t.book.counter(v.Name)))
		case wing.ThePlace:
			args = append(args, word(t.placeWord(v.To)))
		case wing.TheSkill:
			args = append(args, word(t.skillName(v)))
		}
	}
	return line(d.Kind, v.Seat, d.Sub, t.spans(words, args))
}

// skillName is the name of the skill that an event is about.
func (t *logRoom) skillName(v *state.Event) string {
	if a := t.book.rules.Ability(v.Src.Via); a != nil {
		return t.book.powerName(v.Src.Via, a)
	}
	return v.Name
}

// cardSpan is a card's name as it was known then, or is now.
func (t *logRoom) cardSpan(f state.FaceID, id state.CardID) logSpan {
	if f == 0 {
		if v := t.card(id); v != nil {
			f = v.Face
		}
	}
	return logSpan{text: t.book.name(f), card: id, face: f, kind: render.SpanCard}
}

func either(a, b state.CardID) state.CardID {
	if a != 0 {
		return a
	}
	return b
}

func (t *logRoom) seatName(s state.Seat) string {
	if s != 0 && s != 1 {
		return ""
	}
	return t.name(s)
}

// leaderOr is a leader by its player's name, anything else by its own.
func (t *logRoom) leaderOr(id state.CardID, name logSpan) logSpan {
	if v := t.card(id); v != nil && t.inPlace(v, wing.AsLeader) {
		if name.text = t.book.t("log.leader", t.name(v.Owner)); t.name(v.Owner) == t.book.t("seat.you") {
			name.text = t.book.t("log.leader.you")
		}
	}
	return name
}

// logNumber tells of points that were not just refilled at a turn's start.
func (t *logRoom) logNumber(v *state.Event) logLine {
	s := ability.Stat(v.Slot)
	if quiet := &t.book.desk.Log; v.N == 0 || slices.Contains(quiet.Silent, s) || slices.Contains(quiet.Refilled, s) && !v.Cost {
		return logLine{}
	}
	name := t.book.words(t.book.rules.Game.Words().Numbers[s])
	if name == "" {
		return logLine{}
	}
	key, kind, amount := "log.number", "", signed(int(v.N))
	if v.Cost {
		key, kind, amount = "log.pay", "pay", itoa(-int(v.N))
	}
	return t.say(kind, v.Seat, true, key, word(t.seatName(v.Seat)), word(name), word(amount))
}

func (t *logRoom) placeWord(p state.Place) string {
	if int(p.Zone) >= len(t.book.rules.Zones) {
		return ""
	}
	z := t.book.rules.Zones[p.Zone]
	return t.book.pick(z.JA, z.Name)
}

// logMove tells of a card that went from one zone to another.
func (t *logRoom) logMove(v *state.Event, card logSpan) logLine {
	from, to := t.word(v.From.Zone), t.word(v.To.Zone)
	seat := v.Seat
	if seat != 0 && seat != 1 {
		seat = v.To.Of
	}
	who := word(t.seatName(seat))
	setup := t.turnAt() == 0
	switch {
	case v.Tag == state.TagDrawn:
		return t.say("", seat, false, "log.draw", who)
	case v.Tag == state.TagPlayed && to == ability.Resolving && t.told(v) != nil && t.told(v).To == to:
		return t.sayTold(t.told(v), &match.Told{Event: *v}, card)
	case v.Tag == state.TagPlayed && t.playedFrom(from):
		return t.say("play", seat, false, "log.play", who, card)
	case to == 0, v.Tag == state.TagPlayed, to == ability.Resolving, v.Tag == state.TagLinked, from == 0, setup, from == ability.Resolving && to == ability.Field:
		return logLine{}
	case t.told(v) != nil && t.told(v).Line != ([2]string{}):
		e := *v
		e.Seat = seat
		return t.sayTold(t.told(v), &match.Told{Event: e}, card)
	case v.Tag == state.TagDestroyed:
		return t.say("", seat, true, "log.destroyed", card)
	case v.Tag == state.TagBanished:
		return t.say("", seat, true, "log.banished", card)
	case v.Tag == state.TagDiscarded:
		return t.say("", seat, true, "log.discard", who, card)
	}
	return t.say("", seat, true, "log.move", card, word(t.placeWord(v.To)))
}

// playedFrom says whether cards are played from a zone.
func (t *logRoom) playedFrom(w ability.Zone) bool {
	return slices.ContainsFunc(t.places(), func(p wing.Place) bool { return p.Plays && p.Zone == w })
}

// logText is the whole log as text, to copy.
func (t *logRoom) logText() string {
	var b strings.Builder
	for i := range t.log {
		l := &t.log[i]
		if l.sub {
			b.WriteString("  ")
		}
		b.WriteString(l.text)
		b.WriteByte('\n')
	}
	return b.String()
}
