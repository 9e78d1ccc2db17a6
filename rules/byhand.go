package rules

import "gotaku/rules/ability"

// HandOp is one operation of an assisted effect, carried out by a person.
type HandOp struct {
	Verb ability.Verb // Moved (N: attached to that card; 0: to none), Stood, ActedV, DealtDamage, Healed, PlusV, MinusV, CounterPut, CounterRemoved, NumberChanged, Drew, Shuffled
	Card CardID
	To   Place
	Pos  int16
	Stat ability.Stat
	N    int32
	Name string
}

// checkHand judges an operation by public facts.
func (k *Kernel) checkHand(d *Decision, h *HandOp) *Why {
	if h == nil {
		return nil
	}
	card := h.Card > 0 && int(h.Card) < len(k.State.Cards) && k.State.Cards[h.Card].At.Zone != Nowhere
	ok := false
	switch h.Verb {
	case ability.Moved:
		ok = card && h.To.Zone > 0 && int(h.To.Zone) < len(k.Zones) && (h.To.Of == Nobody) == k.Zones[h.To.Zone].Shared && h.To.Of >= Nobody && h.To.Of <= 1 &&
			h.N >= 0 && int(h.N) < len(k.State.Cards) && (h.N == 0 || k.State.Cards[h.N].At.Zone != Nowhere)
	case ability.Stood, ability.ActedV:
		ok = card
	case ability.DealtDamage, ability.Healed:
		ok = card && h.N > 0 && h.N < 1000
	case ability.CounterPut, ability.CounterRemoved:
		ok = card && h.N > 0 && h.N < 1000 && len(h.Name) < 64
	case ability.PlusV, ability.MinusV:
		ok = card && h.Stat > 0 && h.Stat < ability.CardStats && h.N > 0 && h.N < 1000
	case NumberChanged:
		ok = h.To.Of >= 0 && h.To.Of <= 1 && h.Stat > ability.CardStats && h.Stat < ability.Stats && h.N > -1000 && h.N < 1000
	case ability.Drew, ability.Shuffled:
		ok = h.To.Of >= 0 && h.To.Of <= 1
	}
	if !ok {
		return k.why.hand
	}
	return nil
}

// byHand lets a person carry out an ability whose text was not understood, then
// asks the other seat whether it agrees.
func (k *Kernel) byHand(f *Frame, a *ability.Ability) {
	text := a.Print
	for _, e := range a.Do {
		if h, ok := e.(*ability.ByHand); ok {
			text = h.Text
		}
	}
	k.ByHandText(f, text)
}

// ByHandText lets a person carry out what text says.
func (k *Kernel) ByHandText(f *Frame, text string) {
	k.frames = append(k.frames, f)
	for {
		for {
			d := Decision{Seat: f.By, Kind: ByHand, Ask: k.prompt(f, "hand"), Hand: text}
			h := k.Ask(d).Hand
			if h == nil {
				break
			}
			k.operate(f, h)
		}
		d := Decision{Seat: f.By.Other(), Kind: YesNo, Ask: k.prompt(f, "agree"), Hand: text}
		if k.Ask(d).N[0] == 1 {
			break
		}
	}
	k.frames = k.frames[:len(k.frames)-1]
}

func (k *Kernel) operate(f *Frame, h *HandOp) {
	r := Ref{}
	if h.Card != 0 {
		r = k.State.Ref(h.Card)
	}
	switch h.Verb {
	case ability.Moved:
		for _, e := range k.Do(Event{Verb: ability.Moved, Card: r, To: h.To, Pos: h.Pos, Src: f.Src, Seat: f.By}) {
			if h.N != 0 && e.Verb == ability.Moved {
				k.Do(Event{Verb: Linked, Card: e.New, Obj: k.State.Ref(CardID(h.N)), Src: f.Src, Seat: f.By})
			}
		}
	case ability.DealtDamage:
		k.Do(k.hit(r, f.Src.Card, h.N, f.Src))
	case ability.PlusV:
		k.Raise(r, h.Stat, h.N, f.Src)
	case ability.MinusV:
		k.Raise(r, h.Stat, -h.N, f.Src)
	case NumberChanged:
		k.Do(Event{Verb: NumberChanged, Seat: h.To.Of, Slot: int32(h.Stat), N: h.N, Src: f.Src})
	case ability.Drew:
		k.Draw(h.To.Of, f.Src)
	case ability.Shuffled:
		k.Shuffle(ability.Deck, h.To.Of)
	default:
		k.Do(Event{Verb: h.Verb, Card: r, N: h.N, Name: h.Name, Src: f.Src, Seat: f.By})
	}
}
