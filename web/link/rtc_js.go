package link

import (
	"fmt"
	"syscall/js"
	"time"

	"gotaku/web/link/internal/dom"
)

// gatherTime bounds the search for own addresses.
const gatherTime = 2 * time.Second

// rtc is a WebRTC connection with one data channel, by the browser.
type rtc struct {
	pc, dc js.Value
	pipe   *pipe
	stops  []func()
	closed bool
}

// newRTC prepares a connection that feeds p. Both sides create the channel (negotiated, stream 0), so it carries
// messages as soon as the connection stands.
func newRTC(servers []ICEServer, p *pipe) (*rtc, error) {
	r := &rtc{pipe: p}
	err := dom.Try(func() {
		ctor := js.Global().Get("RTCPeerConnection")
		if !ctor.Truthy() {
			panic(js.Error{Value: js.ValueOf("this browser has no WebRTC")})
		}
		r.pc = ctor.New(map[string]any{"iceServers": iceServers(servers)})
		r.dc = r.pc.Call("createDataChannel", "gotaku", map[string]any{"ordered": true, "negotiated": true, "id": 0})
		r.dc.Set("binaryType", "arraybuffer")
	})
	if err != nil {
		return nil, err
	}
	p.attach(r)
	r.on(r.dc, "open", func(js.Value) { p.opened() })
	r.on(r.dc, "message", r.message)
	r.on(r.dc, "error", r.broken)
	r.on(r.dc, "close", func(js.Value) { p.fail(reasonThere) })
	r.on(r.pc, "connectionstatechange", func(js.Value) { r.changed(r.pc.Get("connectionState").String()) })
	return r, nil
}

func iceServers(servers []ICEServer) []any {
	list := make([]any, 0, len(servers))
	for _, s := range servers {
		urls := make([]any, 0, len(s.URLs))
		for _, u := range s.URLs {
			urls = append(urls, u)
		}
		ice := map[string]any{"urls": urls}
		if s.Username != "" || s.Credential != "" {
			ice["username"], ice["credential"] = s.Username, s.Credential
		}
		list = append(list, ice)
	}
	return list
}

func (r *rtc) on(target js.Value, name string, f func(js.Value)) {
	r.stops = append(r.stops, dom.Listen(target, name, f))
}

func (r *rtc) message(ev js.Value) {
	data := ev.Get("data")
	if data.Type() == js.TypeString {
		r.pipe.signed(data.String())
		return
	}
	// The size first, so that a huge message is not copied.
	if r.pipe.fits(data.Get("byteLength").Int()) {
		r.pipe.receive(dom.Bytes(data))
	}
}

// userAbort is the SCTP cause (RFC 9260 3.3.10.12) of a connection closed on purpose.
const userAbort = 12

func (r *rtc) broken(ev js.Value) {
	e := ev.Get("error")
	if cause := e.Get("sctpCauseCode"); cause.Type() == js.TypeNumber && cause.Int() == userAbort {
		r.pipe.fail(reasonThere)
		return
	}
	r.pipe.fail(fmt.Sprintf("%s: %v", reasonLost, dom.Error(e)))
}

func (r *rtc) changed(state string) {
	if state != "failed" {
		return
	}
	if r.pipe.State() == Connecting {
		r.pipe.fail(reasonFailed)
	}
	r.pipe.fail(reasonLost)
}

// offer calls done with the description to send.
func (r *rtc) offer(done func(desc, error)) {
	r.step(done, "createOffer", nil, func(sd js.Value) { r.gather(sd, false, done) })
}

// answer takes the other side's offer and calls done with the description to send back.
func (r *rtc) answer(offer desc, done func(desc, error)) {
	r.step(done, "setRemoteDescription", []any{remote("offer", offer)}, func(js.Value) {
		r.step(done, "createAnswer", nil, func(sd js.Value) { r.gather(sd, true, done) })
	})
}

// accept takes the answer to the offer.
func (r *rtc) accept(answer desc, done func(error)) {
	failed := func(_ desc, err error) { done(err) }
	r.step(failed, "setRemoteDescription", []any{remote("answer", answer)}, func(js.Value) { done(nil) })
}

func remote(kind string, d desc) map[string]any {
	return map[string]any{"type": kind, "sdp": d.sdp()}
}

// step calls a method that returns a promise; what goes wrong goes to done.
func (r *rtc) step(done func(desc, error), method string, args []any, next func(js.Value)) {
	failed := func(err error) { done(desc{}, err) }
	err := dom.Try(func() { dom.Then(r.pc.Call(method, args...), next, failed) })
	if err != nil {
		go failed(err) // never from within a call of ours
	}
}

// gather makes sd the local description and waits for addresses.
func (r *rtc) gather(sd js.Value, answer bool, done func(desc, error)) {
	r.step(done, "setLocalDescription", []any{sd}, func(js.Value) {
		finished := false
		finish := func() {
			if finished || r.closed {
				return
			}
			finished = true
			done(r.local(answer))
		}
		r.on(r.pc, "icegatheringstatechange", func(js.Value) {
			if r.gathered() {
				finish()
			}
		})
		if r.gathered() {
			finish()
			return
		}
		time.AfterFunc(gatherTime, finish)
	})
}

func (r *rtc) gathered() bool { return r.pc.Get("iceGatheringState").String() == "complete" }

func (r *rtc) local(answer bool) (desc, error) {
	sd := r.pc.Get("localDescription")
	if !sd.Truthy() {
		return desc{}, faultf("用意の途中で接続が閉じられました", "the connection was closed while it was prepared")
	}
	d, err := parseSDP(sd.Get("sdp").String())
	d.answer = answer
	return d, err
}

func (r *rtc) send(msg []byte) error {
	return dom.Try(func() { r.dc.Call("send", dom.Array(msg)) })
}

func (r *rtc) sign(text string) error {
	return dom.Try(func() { r.dc.Call("send", text) })
}

func (r *rtc) buffered() int { return r.dc.Get("bufferedAmount").Int() }

func (r *rtc) close() {
	if r.closed {
		return
	}
	r.closed = true
	r.pc.Call("close")
	// The functions are given back after the event that may be running in one of them.
	time.AfterFunc(0, func() {
		for _, stop := range r.stops {
			stop()
		}
	})
}
