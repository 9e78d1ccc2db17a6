//go:build !js

package link

import (
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/pion/webrtc/v4"
)

// gatherTime bounds the search for own addresses.
const gatherTime = 2 * time.Second

// rtc is a WebRTC connection with one data channel, by pion.
type rtc struct {
	pc   *webrtc.PeerConnection
	dc   *webrtc.DataChannel
	pipe *pipe
}

// newRTC prepares a connection that feeds p. Both sides create the channel (negotiated, stream 0), so it carries
// messages as soon as the connection stands.
func newRTC(servers []ICEServer, p *pipe) (*rtc, error) {
	var settings webrtc.SettingEngine
	settings.SetIncludeLoopbackCandidate(onlyLoopback())
	settings.SetSCTPMaxMessageSize(MaxMessage)
	var cfg webrtc.Configuration
	for _, s := range servers {
		ice := webrtc.ICEServer{URLs: s.URLs, Username: s.Username}
		if s.Credential != "" {
			ice.Credential = s.Credential
		}
		cfg.ICEServers = append(cfg.ICEServers, ice)
	}
	pc, err := webrtc.NewAPI(webrtc.WithSettingEngine(settings)).NewPeerConnection(cfg)
	if err != nil {
		return nil, err
	}
	ordered, negotiated, stream := true, true, uint16(0)
	dc, err := pc.CreateDataChannel("gotaku", &webrtc.DataChannelInit{Ordered: &ordered, Negotiated: &negotiated, ID: &stream})
	if err != nil {
		pc.Close()
		return nil, err
	}
	r := &rtc{pc: pc, dc: dc, pipe: p}
	p.attach(r)
	dc.OnOpen(p.opened)
	dc.OnMessage(func(m webrtc.DataChannelMessage) {
		if m.IsString {
			p.signed(string(m.Data))
			return
		}
		p.receive(m.Data)
	})
	dc.OnError(r.broken)
	dc.OnClose(func() { p.fail(reasonThere) })
	pc.OnConnectionStateChange(r.changed)
	return r, nil
}

// broken is called with what ended the reading.
func (r *rtc) broken(err error) {
	// A close comes either as a close or as this abort, which the library tells as text only.
	if strings.Contains(err.Error(), "User Initiated Abort") {
		r.pipe.fail(reasonThere)
		return
	}
	r.pipe.fail(fmt.Sprintf("%s: %v", reasonLost, err))
}

func (r *rtc) changed(s webrtc.PeerConnectionState) {
	switch s {
	case webrtc.PeerConnectionStateFailed:
		if r.pipe.State() == Connecting {
			r.pipe.fail(reasonFailed)
		}
		r.pipe.fail(reasonLost)
	case webrtc.PeerConnectionStateClosed:
		r.pipe.fail(reasonThere)
	}
}

// offer calls done with the description to send.
func (r *rtc) offer(done func(desc, error)) {
	go func() {
		sd, err := r.pc.CreateOffer(nil)
		done(r.gather(sd, err, false))
	}()
}

// answer takes the other side's offer and calls done with the description to send back.
func (r *rtc) answer(offer desc, done func(desc, error)) {
	go func() {
		err := r.pc.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeOffer, SDP: offer.sdp()})
		if err != nil {
			done(desc{}, err)
			return
		}
		sd, err := r.pc.CreateAnswer(nil)
		done(r.gather(sd, err, true))
	}()
}

// gather makes sd the local description and waits for addresses.
func (r *rtc) gather(sd webrtc.SessionDescription, err error, answer bool) (desc, error) {
	if err != nil {
		return desc{}, err
	}
	complete := webrtc.GatheringCompletePromise(r.pc)
	if err := r.pc.SetLocalDescription(sd); err != nil {
		return desc{}, err
	}
	select {
	case <-complete:
	case <-time.After(gatherTime):
	}
	local := r.pc.LocalDescription()
	if local == nil {
		return desc{}, faultf("用意の途中で接続が閉じられました", "the connection was closed while it was prepared")
	}
	d, err := parseSDP(local.SDP)
	d.answer = answer
	return d, err
}

// accept takes the answer to the offer.
func (r *rtc) accept(answer desc, done func(error)) {
	go func() {
		done(r.pc.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeAnswer, SDP: answer.sdp()}))
	}()
}

func (r *rtc) send(msg []byte) error { return r.dc.Send(msg) }

func (r *rtc) sign(text string) error { return r.dc.SendText(text) }

func (r *rtc) buffered() int { return int(r.dc.BufferedAmount()) }

// close ends the connection in the background: pion may be in one of our callbacks.
func (r *rtc) close() { go r.pc.Close() }

// onlyLoopback says that the machine has no network but itself; then its own addresses must do.
func onlyLoopback() bool {
	all, err := net.Interfaces()
	if err != nil {
		return false
	}
	for _, i := range all {
		if i.Flags&net.FlagUp == 0 || i.Flags&net.FlagLoopback != 0 {
			continue
		}
		if a, err := i.Addrs(); err == nil && len(a) > 0 {
			return false
		}
	}
	return true
}
