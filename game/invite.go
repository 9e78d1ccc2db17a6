package game

import (
	"gotaku/assets"
	"gotaku/look"
	"gotaku/render"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// invite is the screen on which two machines meet.
type invite struct {
	plain
	c     *Core
	m     *linkMatch
	of    *assets.Game
	err   string // why nothing can be prepared
	again bool   // a rematch: both sides are there already
	code  string // by hand: what the other side must be given
	byWay bool   // the hand-made way has been begun
	said  string
	book  *book
}

// newInvite makes an invitation, or answers one.
func newInvite(c *Core, d brought, join *link.Link, r *room) *invite {
	v := &invite{c: c, of: d.game}
	var err error
	switch {
	case join == nil:
		v.host(d)
		return v
	case join.Kind == link.RoomLink:
		v.m, err = newLinkMatch(c, d, true, r)
	case join.Kind == link.OfferLink:
		if v.m, err = newLinkMatch(c, d, true, nil); err == nil {
			v.m.hand, err = link.Answer(c.servers(), join.Code)
			v.byWay = true
		}
	default:
		v.err = c.T("link.answer.first")
		return v
	}
	if err != nil {
		v.err = inWords(err, v.c.Set.Lang)
		if r != nil {
			r.peer.Close()
		}
	}
	return v
}

// host opens a room where there is a server, else the way by hand.
func (v *invite) host(d brought) {
	page := v.c.page()
	var r *room
	var err error
	if page != "" {
		r, err = v.c.openRoom(page)
	}
	if err == nil {
		v.m, err = newLinkMatch(v.c, d, false, r)
	}
	if err != nil {
		v.err = inWords(err, v.c.Set.Lang)
		return
	}
	if page == "" {
		v.offer()
	}
}

func (v *invite) Name() string { return "invite" }

// game is what is played.
func (v *invite) game() *assets.Game {
	if v.m == nil {
		return v.of
	}
	if v.m.cards.of != nil { // with the cards that only this side has
		return v.m.cards.of
	}
	return carried(v.m.info.Game)
}

// cloths is the table that is played at.
func (v *invite) cloths() *look.Game { return clothOf(v.game()) }

func (v *invite) Key(c *Core, k string) bool {
	switch k {
	case "Esc":
		v.back()
	case "Ctrl V":
		c.paste(v.pasted)
	default:
		return false
	}
	return true
}

// back gives the table up.
func (v *invite) back() {
	if v.m != nil {
		if v.m.peer != nil {
			v.m.peer.Close()
		}
		v.m.leave()
		v.m.info.finish(v.c)
	}
	v.c.Go(newTitle(v.c))
}

// Tick lets the connection work and sits down when the match has begun.
func (v *invite) Tick(c *Core) {
	if v.m == nil || v.m.peer == nil {
		return
	}
	v.m.connect()
	v.m.peer.Tick()
	if c.top() == Scene(v) && v.m.sit() {
		return
	}
	if v.m.hand != nil && v.code == "" {
		code, ready, err := v.m.hand.Code()
		if err != nil && v.err == "" {
			v.err = inWords(err, v.c.Set.Lang)
			c.Dirty()
		}
		if ready {
			v.code = code
			c.Dirty()
		}
	}
	if c.Env.Pasted != nil {
		if s, ok := c.Env.Pasted(); ok {
			v.pasted(s)
		}
	}
	if s := v.status(); s != v.said {
		v.said = s
		c.Dirty()
	}
}

// offer begins the way by hand.
func (v *invite) offer() {
	if v.m == nil || v.byWay {
		return
	}
	p, err := link.Offer(v.c.servers())
	if err != nil {
		v.err = inWords(err, v.c.Set.Lang)
		return
	}
	v.byWay, v.code = true, ""
	v.m.byHand(p)
}

// pasted takes the other side's code.
func (v *invite) pasted(s string) {
	l, err := link.ParseLink(s)
	switch {
	case err != nil:
	case l.Kind == link.AnswerLink && v.m != nil && v.m.hand != nil:
		err = v.m.hand.Accept(l.Code)
	case l.Kind == link.OfferLink && v.m != nil && v.m.stored.Invite == "" && gameID(l.Game) != gameName(v.game()):
		v.c.Notice(v.c.T("error.title"), v.c.T("link.game.other", v.c.gameTitle(l.Game)))
		return
	case l.Kind == link.OfferLink && v.m != nil && v.m.stored.Invite == "" && l.Format != v.m.stored.Format:
		v.c.Notice(v.c.T("error.title"), v.c.T("link.format.other", formatName(v.c, v.game(), l.Format)))
		return
	case l.Kind == link.OfferLink && v.m != nil && v.m.stored.Invite == "" && l.Terms != v.m.stored.Terms:
		v.c.Notice(v.c.T("error.title"), v.c.T("terms.other"))
		return
	case l.Kind == link.OfferLink && v.m != nil && v.m.stored.Invite == "":
		var p *link.Paste
		if p, err = link.Answer(v.c.servers(), l.Code); err == nil {
			v.byWay, v.code = true, ""
			v.m.byHand(p)
		}
	default:
		v.c.Notice(v.c.T("error.title"), v.c.T("error.link"))
		return
	}
	if err != nil {
		v.c.Notice(v.c.T("error.title"), v.c.T("error.invitation", inWords(err, v.c.Set.Lang)))
		return
	}
	v.c.Dirty()
}

// steps are how far the meeting has come: 0 nothing to 5 playing.
func (v *invite) step() int {
	if v.m == nil || v.m.peer == nil {
		return 0
	}
	if v.m.have != nil && v.m.have.State() == link.Open {
		return 3
	}
	if v.m.room != nil {
		switch v.m.room.Status().Phase {
		case link.Waiting:
			return 1
		case link.Meeting:
			return 2
		case link.Linked:
			return 3
		}
		return 0
	}
	if v.code != "" {
		return 1
	}
	return 0
}

// status is the situation in one sentence: what is wrong first.
func (v *invite) status() string {
	if v.err != "" {
		return v.err
	}
	if v.m == nil {
		return ""
	}
	if v.m.peer != nil {
		if st := v.m.peer.Status(); st.Problem != nil && st.Phase == session.Stopped {
			return v.c.pick(st.Problem.JA, st.Problem.EN)
		}
	}
	if v.m.room != nil {
		if p := v.m.room.Status().Problem; p != link.NoProblem {
			return v.c.pick(p.Japanese(), p.English())
		}
	}
	if v.again {
		return v.c.T("link.again.wait")
	}
	return v.c.T([...]string{"link.state.calling", "link.state.waiting", "link.state.meeting", "link.state.decks"}[min(v.step(), 3)])
}

// address is what is to be sent to the other side.
func (v *invite) address() string {
	if v.m == nil {
		return ""
	}
	if v.byWay {
		if v.code == "" {
			return v.c.T("link.code.wait")
		}
		if v.m.stored.Guest {
			return v.code
		}
		return link.WithTable(link.OfferURL(v.c.page(), v.code), gameName(v.game()), v.m.stored.Format, v.m.stored.Terms)
	}
	inv, err := link.ParseInvitation(v.m.stored.Invite)
	if err != nil {
		return ""
	}
	return link.WithTable(inv.URL(v.m.stored.Page), gameName(v.game()), v.m.stored.Format, v.m.stored.Terms)
}

func (v *invite) copyAddress() {
	if s := v.address(); s != "" && (!v.byWay || v.code != "") {
		v.c.copy(s, v.c.T("link.copied"))
	}
}

func (v *invite) Draw(f *Frame) {
	f.Screen()
	b := f.bounds()
	if !f.Phone {
		b = b.CenterBox(f.Px(1280), f.Px(720))
	}
	x := b.X + f.Px(40)
	if f.Phone {
		x = b.X + f.Px(14)
	}
	top := b.Y + f.Px(24)
	if f.Phone {
		top = b.Y + f.Px(8)
	}
	f.Button(render.R(x, top, f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, v.back)
	head := f.T("mode.link")
	if v.m != nil && v.m.stored.Guest {
		head = f.T("mode.join")
	}
	f.Text(render.R(x+f.Px(118), top, f.Px(300), f.Px(42)), head, render.Style{Font: render.Bold, Size: f.Px(26), Color: render.Text1})
	if f.upright() {
		v.drawUpright(f, render.R(x, top+f.Px(58), b.Right()-2*x+b.X, b.Bottom()-top-f.Px(72)))
		return
	}
	right := f.Px(500)
	if f.Phone {
		right = f.Px(290)
	}
	left := render.R(x, top+f.Px(58), b.Right()-x-right-(x-b.X), b.Bottom()-top-f.Px(72))
	if !f.Phone {
		left.H = f.Px(460)
	}
	v.paper(f, left)
	side := render.R(left.Right()+f.Px(24), left.Y, right-f.Px(24), left.H)
	v.seats(f, side)
	if !f.Phone {
		v.terms(f, render.R(side.X, side.Y+f.Px(296), side.W, left.Bottom()-side.Y-f.Px(296)))
		v.cloth(f, render.R(left.X, left.Bottom()+f.Px(20), side.Right()-left.X, f.Px(132)))
		return
	}
	v.fairButton(f, render.R(b.Right()-f.Px(14+180), top, f.Px(180), f.Px(42)))
}

// drawUpright: the sheet as wide as the screen, and under it who is there and what is fair.
func (v *invite) drawUpright(f *Frame, r render.Rect) {
	foot, gap := f.Px(46), f.Px(14)
	seats := f.Px(150)
	v.paper(f, r.TopStrip(r.H-seats-foot-2*gap))
	v.seats(f, render.R(r.X, r.Bottom()-foot-gap-seats, r.W, seats))
	v.fairButton(f, render.R(r.X, r.Bottom()-foot, r.W, foot))
}

// fairButton opens what protects whom from whom, where there is no room to write it out.
func (v *invite) fairButton(f *Frame, r render.Rect) {
	f.Button(r, "fair", f.T("link.fair"), "", render.Outline, func() { v.c.Notice(v.c.T("link.fair"), v.c.T("link.fair.note")) })
}

// fair says what protects whom from whom, in four sentences.
func (v *invite) fair(f *Frame, r render.Rect) {
	f.Text(r.TopStrip(f.Px(20)), f.T("link.fair"), render.Style{Font: render.Bold, Size: f.Px(13), Color: render.PaperInk})
	f.Para(r.Below(f.Px(24)), f.T("link.fair.note"), render.Style{Size: f.Px(12.5), Color: render.PaperMute}, f.Px(18))
}

// terms are what both sides play by.
func (v *invite) terms(f *Frame, r render.Rect) {
	f.InkCard(r, false, false)
	in := r.InsetXY(f.Px(20), f.Px(14))
	title := f.T("link.terms")
	if v.m != nil {
		title += "　" + v.c.gameTitle(v.m.info.Game) + v.c.T("common.dot") + formatName(v.c, v.game(), v.m.stored.Format)
	}
	f.Text(in.TopStrip(f.Px(22)), title, render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Text1})
	wins, clock := f.T("terms.single"), f.T("terms.noclock")
	if v.m != nil {
		wins, clock = v.m.terms().words(v.c)
	}
	for i, text := range [...]string{wins, clock, f.T("link.terms.first"), f.T("link.terms.undo")} {
		w := in.W / 2
		f.Text(render.R(in.X+float32(i%2)*w, in.Y+f.Px(30)+float32(i/2)*f.Px(26), w, f.Px(24)), text, render.Style{Size: f.Px(13), Color: render.Text2})
	}
}

// cloth shows the deck that is brought.
func (v *invite) cloth(f *Frame, r render.Rect) {
	if v.m == nil || len(v.m.deck.Main) == 0 {
		return
	}
	if v.book == nil || v.book.lang != v.c.Set.Lang {
		v.book = newBook(v.m.rules(), v.c.Set.Lang)
	}
	f.ClothRound(r, v.cloths(), f.Px(12))
	in := r.Inset(f.Px(18))
	f.Text(render.R(in.X, in.Y, f.Px(220), f.Px(20)), f.T("deck.bring"), render.Style{Size: f.Px(13), Color: render.Text2})
	if len(v.m.deck.Leader) > 0 {
		f.Text(render.R(in.X, in.Y+f.Px(26), f.Px(220), f.Px(26)), v.book.name(v.m.deck.Leader[0]), render.Style{Font: render.Bold, Size: f.Px(17), Color: render.Text1})
		f.Text(render.R(in.X, in.Y+f.Px(54), f.Px(220), f.Px(20)), basisName(v.c, v.game(), &v.m.deck, v.m.stored.Format, v.m.deck.Basis), render.Style{Size: f.Px(12.5), Color: render.Text2})
	}
	bw, bh := render.CardBox(f.Px(68), false)
	x := in.X + f.Px(240)
	last := state.FaceID(0)
	for _, id := range v.m.deck.Main {
		if id == last || x+bw > in.Right() {
			continue
		}
		last = id
		c := v.book.printed(id)
		f.Card(render.R(x, in.Center().Y-bh/2, bw, bh), &c)
		x += bw + f.Px(12)
	}
}

// paper is the sheet with what is to be sent, how far things are, and the way by hand.
func (v *invite) paper(f *Frame, r render.Rect) {
	f.PaperCard(r, true)
	in := r.InsetXY(f.Px(28), f.Px(16))
	guest := v.m != nil && v.m.stored.Guest
	title, note := f.T("link.send"), f.T("link.send.note")
	switch {
	case v.again:
		title, note = f.T("link.again"), f.T("link.again.note")
	case guest && !v.byWay:
		title, note = f.T("link.joining"), f.T("link.connecting.note")
	case guest:
		title, note = f.T("link.sendback"), f.T("link.sendback.note")
	case v.byWay:
		title, note = f.T("link.sendoffer"), f.T("link.sendoffer.note")
	}
	if v.m != nil && !v.byWay && !guest && onlyHere(v.m.stored.Page) {
		note = f.T("link.send.here")
	}
	f.Text(in.TopStrip(f.Px(30)), title, render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	y := in.Y + f.Px(34)
	y += f.Para(render.R(in.X, y, in.W, 0), note, render.Style{Size: f.Px(12.5), Color: render.PaperMute}, f.Px(18)) + f.Px(10)
	if !v.again && !(guest && !v.byWay) {
		box := render.R(in.X, y, in.W-f.Px(136), f.Px(48))
		id := f.Add(Target{Name: "address", Label: v.address(), State: v.address(), Do: v.copyAddress})
		f.List.Field(box, &render.Field{ID: id, Text: v.address(), Caret: -1, Paper: true, Focus: f.Focused("address")})
		f.Button(render.R(in.Right()-f.Px(124), y, f.Px(124), f.Px(48)), "copy", f.T("common.copy"), "C", render.Primary, v.copyAddress)
		y += f.Px(58)
	}
	ink := render.PaperInk
	if v.err != "" || v.troubled() {
		ink = render.DownPaper
	}
	y += f.Para(render.R(in.X, y, in.W, 0), v.status(), render.Style{Font: render.Bold, Size: f.Px(13), Color: ink}, f.Px(20)) + f.Px(8)
	steps, foot := f.Px(60), f.Px(52)
	if f.Phone { // the note above may take two lines
		steps, foot = f.Px(52), f.Px(46)
	}
	if f.upright() {
		steps, foot = f.Px(5*30), f.Px(78)
	}
	v.progress(f, render.R(in.X, y, in.W, steps))
	if v.again {
		return
	}
	if !f.Phone {
		v.fair(f, render.R(in.X, y+f.Px(72), in.W, f.Px(140)))
	}
	v.byHand(f, render.R(in.X, in.Bottom()-foot, in.W, foot))
}

func (v *invite) troubled() bool {
	if v.m == nil || v.m.peer == nil {
		return false
	}
	return v.m.room != nil && v.m.room.Status().Problem != link.NoProblem || v.m.peer.Status().Phase == session.Stopped
}

func (v *invite) progress(f *Frame, r render.Rect) {
	keys := [...]string{"link.step.room", "link.step.opened", "link.step.direct", "link.step.decks", "link.step.first"}
	var steps []render.Step
	for i, k := range keys {
		st := render.StepLater
		switch n := v.step(); {
		case i < n:
			st = render.StepDone
		case i == n:
			st = render.StepNow
		}
		steps = append(steps, render.Step{Label: f.T(k), State: st})
	}
	f.Steps(r, steps)
}

// byHand is the way without a server.
func (v *invite) byHand(f *Frame, r render.Rect) {
	title := render.R(r.X, r.Y, r.W-f.Px(290), f.Px(44))
	if f.upright() {
		title = r.TopStrip(f.Px(26))
	}
	if !f.Phone {
		title.H = f.Px(22)
		f.Text(render.R(r.X, r.Y+f.Px(22), r.W-f.Px(290), f.Px(20)), f.T("link.serverless.note"), render.Style{Size: f.Px(12), Color: render.PaperMute})
	}
	f.Text(title, f.T("link.serverless"), render.Style{Font: render.Bold, Size: f.Px(13), Color: render.PaperInk})
	var offer func()
	if v.m != nil && !v.byWay && !v.m.stored.Guest {
		offer = v.offer
	}
	b := render.R(r.Right()-f.Px(276), r.Y, f.Px(132), f.Px(44))
	if f.upright() {
		b = render.R(r.X, r.Bottom()-b.H, (r.W-f.Px(12))/2, b.H)
	}
	f.Button(b, "offer", f.T("link.byhand"), "O", render.Plain, offer)
	f.Button(b.Move(b.W+f.Px(12), 0), "answer", f.T("link.paste"), "V", render.Plain, func() { v.c.paste(v.pasted) })
}

// seats shows who is there.
func (v *invite) seats(f *Frame, r render.Rect) {
	h := (r.H - f.Px(16)) / 2
	if !f.Phone {
		h = f.Px(132)
	}
	me := render.R(r.X, r.Y, r.W, h)
	f.InkCard(me, true, false)
	name := v.c.linkName(v.m != nil && v.m.stored.Guest)
	v.seat(f, me, name, f.T("link.ready"), "me")
	you := me.Move(0, h+f.Px(16))
	there := v.step() >= 3
	f.InkCard(you, there, !there)
	other, note := f.T("link.await.guest"), f.T("link.connecting.note")
	if v.m != nil && v.m.stored.Guest {
		other, note = f.T("link.await.host"), f.T("link.await.host.note")
	}
	if v.m != nil && v.m.peer != nil && there {
		if n := v.m.peer.Names()[v.m.peer.Seat().Other()]; n != "" {
			other = n
		}
	}
	if there {
		note = f.T("link.state.decks")
	}
	v.seat(f, you, other, note, "you")
}

func (v *invite) seat(f *Frame, r render.Rect, name, note, seed string) {
	if f.Phone { // no room for the note: the paper says how far things are
		d := f.Px(48)
		f.MonMark(render.R(r.X+f.Px(14), r.Center().Y-d/2, d, d), v.cloths(), seed)
		x := r.X + d + f.Px(28)
		f.Text(render.R(x, r.Y, r.Right()-f.Px(10)-x, r.H), name, render.Style{Font: render.Bold, Size: f.Px(16), Color: render.Text1})
		return
	}
	d := min(f.Px(88), r.H-f.Px(32))
	f.MonMark(render.R(r.X+f.Px(16), r.Center().Y-d/2, d, d), v.cloths(), seed)
	x := r.X + d + f.Px(36)
	w := r.Right() - f.Px(14) - x
	f.Text(render.R(x, r.Y+f.Px(22), w, f.Px(26)), name, render.Style{Font: render.Bold, Size: f.Px(18), Color: render.Text1})
	f.Para(render.R(x, r.Y+f.Px(54), w, 0), note, render.Style{Size: f.Px(12.5), Color: render.Text2}, f.Px(18))
}
