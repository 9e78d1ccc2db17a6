package sessiontest

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Peers is one match between two sessions over a channel in memory.
type Peers struct {
	P       [2]*session.Peer
	Wires   [2]*Wire
	Faults  Faults
	Breaks  int // in a thousand ticks: how often the channel breaks and another one comes
	Reloads int // in a thousand ticks: how often a side is closed and comes back from what it stored
	options [2]session.PeerOptions
	stored  [2][]byte
	rand    rules.Rand
	seed    uint64
}

// NewPeers begins a match of two sessions. The secrets hang on seed.
func NewPeers(o [2]session.PeerOptions, seed uint64, f Faults) (*Peers, error) {
	p := &Peers{Faults: f, rand: rules.Mix(seed, 7), seed: seed}
	a, b := NewWire(seed, f)
	p.Wires = [2]*Wire{a, b}
	for i := range o {
		o[i].Seat = state.Seat(i)
		if o[i].Secret == [32]byte{} {
			r := rules.Mix(seed, uint64(i)+20)
			for j := range o[i].Secret {
				o[i].Secret[j] = byte(r.Next())
			}
		}
		save := o[i].Save
		o[i].Save = func(b []byte) {
			if p.stored[i] = b; save != nil {
				save(b)
			}
		}
		p.options[i] = o[i]
		var err error
		if p.P[i], err = session.NewPeer(o[i], p.Wires[i]); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// Tick lets both sides work once; now and then the channel breaks or a side is reloaded.
func (p *Peers) Tick() error {
	if p.rand.N(1000) < p.Breaks {
		p.Break()
	}
	if p.rand.N(1000) < p.Reloads {
		if err := p.Reload(p.rand.N(2)); err != nil {
			return err
		}
	}
	p.P[0].Tick()
	p.P[1].Tick()
	return nil
}

// Break breaks the channel and brings another.
func (p *Peers) Break() {
	p.seed++
	p.Wires[0].Close()
	p.Wires[0], p.Wires[1] = NewWire(p.seed, p.Faults)
	for i := range p.P {
		p.P[i].Tick()
		p.P[i].Attach(p.Wires[i])
	}
}

// Stored is what side i stored last; nil before the sides have met.
func (p *Peers) Stored(i int) []byte { return p.stored[i] }

// Reload closes side i and brings it back from what it stored, over another channel.
func (p *Peers) Reload(i int) error {
	if p.stored[i] == nil {
		return nil
	}
	return p.ReloadFrom(i, p.stored[i])
}

// ReloadFrom is Reload from something that was stored earlier.
func (p *Peers) ReloadFrom(i int, stored []byte) error {
	p.P[i].Close()
	q, err := session.ResumePeer(p.options[i], stored, nil)
	if err != nil {
		return err
	}
	p.P[i] = q
	p.Break()
	return nil
}

// Settle ticks until both sides have the same inputs and somebody who is asked may
// answer, or the match is over on both.
func (p *Peers) Settle() error {
	for range 20000 {
		if err := p.Tick(); err != nil {
			return err
		}
		for i := range p.P {
			if s := p.P[i].Status(); s.Phase == session.Stopped {
				return s.Problem
			}
		}
		if p.level() && (p.P[0].Result().Over || p.P[0].Decision() != nil || p.P[1].Decision() != nil) {
			return nil
		}
	}
	return fmt.Errorf("the two sides do not come together: %+v, %+v", p.P[0].Status(), p.P[1].Status())
}

// level says whether both sides have the same inputs.
func (p *Peers) level() bool {
	a, b := p.P[0].Match(), p.P[1].Match()
	return a != nil && b != nil && len(a.Inputs()) == len(b.Inputs()) && p.P[0].Result().Over == p.P[1].Result().Over
}

// Asked is a side that is asked something; nil when none is.
func (p *Peers) Asked() *session.Peer {
	for _, s := range p.P {
		if s.Decision() != nil {
			return s
		}
	}
	return nil
}

// GiveOwn says which cards of one's own side i is given when it is reloaded.
func (p *Peers) GiveOwn(i int, own []session.OwnCard) { p.options[i].Own = own }

// Close ends both sides.
func (p *Peers) Close() {
	p.P[0].Close()
	p.P[1].Close()
}
