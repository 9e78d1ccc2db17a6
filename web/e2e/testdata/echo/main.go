//go:build js

// Command echo is the program the browser tests try web/link with: it shows in its state what the pointers did, what
// the channel brought and what the storage holds, and it does what the page's script tells it.
package main

import (
	"encoding/json"
	"image/color"
	"log"
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"gotaku/web/link"
	"gotaku/web/link/local"
	"gotaku/web/link/pointer"
)

// app is all there is. JavaScript calls and Update never run at the same time: the program has one thread, and neither
// waits.
type app struct {
	tick   int64
	drawn  bool
	events []pointer.Event
	store  *local.Store
	peer   *link.Peer
	paste  *link.Paste
	seat   string       // where the seat is stored
	kept   link.Seat    // as it is stored
	last   link.Channel // the one counted last
	count  int          // of channels that were open
	got    []string
	files  []string
	pasted []string
	err    string
	task   *local.Task[string]
	copied *local.Task[struct{}]
	fetch  *local.Task[[]byte]
}

func main() {
	local.Start()
	pointer.Listen()
	a := &app{store: local.Open("gotaku-echo")}
	js.Global().Set("__gotaku", map[string]any{
		"state": js.FuncOf(func(js.Value, []js.Value) any { return a.state() }),
		"tick":  js.FuncOf(func(js.Value, []js.Value) any { return a.tick }),
		"do": js.FuncOf(func(_ js.Value, args []js.Value) any {
			var rest []string
			for _, v := range args[1:] {
				rest = append(rest, v.String())
			}
			a.command(args[0].String(), append(rest, "", ""))
			return nil
		}),
	})
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(a); err != nil {
		log.Fatal(err)
	}
}

func (a *app) command(name string, args []string) {
	var err error
	switch name {
	case "host":
		own := link.NewSeat()
		err = a.sit("host", link.NewInvitation(own), own)
	case "send":
		err = a.channel().Send([]byte(args[0]))
	case "send-large":
		err = a.channel().Send(make([]byte, link.MaxMessage))
	case "drop":
		a.channel().Close()
	case "offer":
		a.paste, err = link.Offer(nil)
	case "answer":
		a.paste, err = link.Answer(nil, args[0])
	case "accept":
		err = a.paste.Accept(args[0])
	case "put":
		a.store.Put(args[0], []byte(args[1]))
	case "delete":
		a.store.Delete(args[0])
	case "copy":
		a.copied = local.Copy(args[0])
	case "paste":
		a.task = local.Paste()
	case "save":
		a.task = local.Save(args[0], "text/plain", []byte(args[1]))
	case "pick":
		err = local.Pick(args[0])
	case "fetch":
		a.fetch = local.Fetch(args[0])
	case "die":
		panic("told to die")
	}
	if err != nil {
		a.err = err.Error()
	}
}

// sit takes a seat and remembers it for a reload.
func (a *app) sit(role string, inv link.Invitation, own link.Seat) error {
	url, err := link.SignalURL(local.BaseURL())
	if err != nil {
		return err
	}
	local.TabPut("seat", role+" "+inv.String())
	a.seat = "seat/" + role + "/" + inv.Room
	take := link.Host
	if role == "guest" {
		take = link.Join
	}
	a.peer, err = take(link.Config{Signal: url, Seat: own}, inv)
	return err
}

// stored is the seat in a room that is stored, or a new one.
func (a *app) stored(role string, inv link.Invitation) link.Seat {
	own := link.NewSeat()
	if b, ok := a.store.Get("seat/" + role + "/" + inv.Room); ok {
		if err := own.UnmarshalText(b); err != nil {
			a.err = err.Error()
		}
	}
	return own
}

// keep stores the seat as it is now.
func (a *app) keep() {
	if a.peer == nil || a.peer.Seat() == a.kept {
		return
	}
	a.kept = a.peer.Seat()
	b, err := a.kept.MarshalText()
	if err != nil {
		a.err = err.Error()
		return
	}
	a.store.Put(a.seat, b)
}

// resume takes the seat the tab had before a reload, or the one its address invites to.
func (a *app) resume() error {
	if role, text, had := strings.Cut(local.TabGet("seat"), " "); had {
		inv, err := link.ParseInvitation(text)
		if err != nil {
			return err
		}
		return a.sit(role, inv, a.stored(role, inv))
	}
	l, err := link.ParseLink("#" + local.Fragment())
	if err != nil || l.Kind != link.RoomLink {
		return err
	}
	return a.sit("guest", l.Invitation, a.stored("guest", l.Invitation))
}

func (a *app) channel() link.Channel {
	if a.paste != nil {
		return a.paste.Channel()
	}
	if a.peer != nil {
		return a.peer.Channel()
	}
	return nil
}

func (a *app) Update() error {
	if a.tick == 0 {
		if !a.store.Ready() {
			return nil
		}
		if err := a.resume(); err != nil {
			a.err = err.Error()
		}
	}
	a.tick++
	a.events = pointer.Drain(a.events)
	for _, f := range local.Files() {
		text := f.Name + "=" + string(f.Data)
		if f.Err != nil {
			text = f.Err.Error()
		}
		a.files = append(a.files, text)
	}
	for s, ok := local.Pasted(); ok; s, ok = local.Pasted() {
		a.pasted = append(a.pasted, s)
	}
	a.keep()
	if ch := a.channel(); ch != nil {
		if ch != a.last && ch.State() == link.Open {
			a.last = ch
			a.count++
		}
		for msg, ok := ch.Poll(); ok; msg, ok = ch.Poll() {
			a.heard(ch, msg)
		}
	}
	return nil
}

// heard keeps a message, a large one as its length, and sends back what asks for it.
func (a *app) heard(ch link.Channel, msg []byte) {
	if text, asks := strings.CutPrefix(string(msg), "echo "); asks {
		if err := ch.Send([]byte(text)); err != nil {
			a.err = err.Error()
		}
	}
	if len(msg) > 100 {
		a.got = append(a.got, strings.Repeat("*", len(msg)>>10))
		return
	}
	a.got = append(a.got, string(msg))
}

// Draw draws the one picture once.
func (a *app) Draw(screen *ebiten.Image) {
	if a.drawn || a.tick == 0 {
		return
	}
	a.drawn = true
	screen.Fill(color.RGBA{0x20, 0x60, 0x40, 0xff})
	local.Ready()
}

func (a *app) Layout(w, h int) (int, int) { return w, h }

func (a *app) state() string {
	s := map[string]any{
		"count": a.count, "events": a.events, "got": a.got, "files": a.files, "pasted": a.pasted, "err": a.err,
		"keys": a.store.List(""), "pending": a.store.Pending(), "values": map[string]string{}, "base": local.BaseURL(),
		"reduced": local.ReducedMotion(), "language": local.Language(),
	}
	for _, k := range a.store.List("v/") {
		v, _ := a.store.Get(k)
		s["values"].(map[string]string)[k] = string(v)
	}
	if err := a.store.Err(); err != nil {
		s["storeErr"] = err.Error()
	}
	if a.peer != nil {
		st := a.peer.Status()
		s["phase"], s["present"], s["problem"], s["ja"] = st.Phase, st.Present, st.Problem.English(), st.Problem.Japanese()
	}
	if _, room, had := strings.Cut(local.TabGet("seat"), " "); had {
		if inv, err := link.ParseInvitation(room); err == nil {
			s["link"] = inv.URL(local.BaseURL())
		}
	}
	if a.paste != nil {
		code, _, err := a.paste.Code()
		s["code"] = code
		if err != nil {
			s["err"] = err.Error()
		}
	}
	if ch := a.channel(); ch != nil {
		s["channel"], s["reason"], s["silent"] = ch.State(), ch.Reason(), ch.Silent()
	}
	if a.task != nil && a.task.Done() {
		s["task"], s["taskErr"] = result(a.task)
	}
	if a.copied != nil && a.copied.Done() {
		_, s["copied"] = result(a.copied)
	}
	if a.fetch != nil && a.fetch.Done() {
		b, err := a.fetch.Result()
		s["fetched"] = len(b)
		if err != nil {
			s["err"] = err.Error()
		}
	}
	b, err := json.Marshal(s)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

func result[T any](t *local.Task[T]) (T, string) {
	v, err := t.Result()
	if err != nil {
		return v, err.Error()
	}
	return v, ""
}
