package game

import (
	"math"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// handSample shows opening hands of a deck, as the table deals them, and how likely some are.
type handSample struct {
	plain
	b     *builder
	faces []state.FaceID // the hand
	dealt bool
}

func (h *handSample) Name() string { return "hand" }

func (h *handSample) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// dealMost is how many ticks a session may take until somebody is asked something.
const dealMost = 200

// deal begins a match with the deck on both sides, and looks at the first hand.
func (h *handSample) deal() {
	b := h.b
	h.dealt, h.faces = true, nil
	d := b.own.setup()
	seed := b.c.Env.Seed()
	o := session.LocalOptions{Setup: rules.Setup{Rules: b.own.of.Rules, Format: b.own.deck.Format, Decks: [2]rules.DeckSetup{d, d}}, Seed: seed}
	for i := range o.Bots { // who decide who goes first
		o.Bots[i] = bot.New(bot.Players()[0], seed)
	}
	s, err := session.NewLocal(o)
	if err != nil {
		return
	}
	defer s.Close()
	hand := b.own.of.Rules.Zone(ability.Hand_)
	for n := 0; n < dealMost && len(h.faces) == 0; n++ {
		s.Tick()
		if v := s.View(); v != nil && int(hand) < len(v.Zones) {
			for i := range v.Zones[hand][0] {
				h.faces = append(h.faces, v.Zones[hand][0][i].Face)
			}
		}
	}
}

// chance is how likely at least one of good among all is in a hand of n.
func chance(all, good, n int) float64 {
	none := 1.0
	for i := range n {
		if all-good-i <= 0 {
			return 1
		}
		none *= float64(all-good-i) / float64(all-i)
	}
	return 1 - none
}

func (h *handSample) Draw(f *Frame) {
	if !h.dealt {
		h.deal()
	}
	b := h.b
	in := dialogBox(f, 900, 380)
	f.Text(render.R(in.X, in.Y, in.W*0.5, f.Px(26)), f.T("deck.hand.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Text(render.R(in.X+in.W*0.5, in.Y, in.W*0.5, f.Px(26)), f.T("deck.hand.note", len(h.faces)), render.Style{Size: f.Px(12.5), Color: render.PaperMute, Align: render.Right})
	foot := f.Px(44)
	room := render.R(in.X, in.Y+f.Px(36), in.W, in.H-f.Px(36)-foot-f.Px(58))
	if f.upright() {
		room.H -= f.Px(48)
	}
	if n := len(h.faces); n > 0 {
		gap := f.Px(10)
		w := min((room.W-gap*float32(n-1))/float32(n), room.H*63/88)
		cw, ch := render.CardBox(w, false)
		x := room.Center().X - (float32(n)*(cw+gap)-gap)/2
		for i, face := range h.faces {
			name := "hand:" + itoa(i)
			c := b.books.printed(face)
			c.State |= f.pointing(name)
			c.ID = f.Add(Target{Name: name, Label: b.books.name(face), Face: face})
			f.Card(render.R(x+float32(i)*(cw+gap), room.Y, cw, ch), &c)
		}
	}
	var low [4]int
	for _, x := range b.own.deck.Main {
		if c, has := b.sift.cost(x); has {
			for i := max(c, 1); i < len(low); i++ {
				low[i]++
			}
		}
	}
	for i := 1; i < len(low) && b.numbered() != ""; i++ {
		text := f.T("deck.hand.odds", i, itoa(int(math.Round(100*chance(len(b.own.deck.Main), low[i], len(h.faces))))), strings.ToLower(b.numbered()))
		at := render.R(in.X+float32(i-1)*in.W/3, room.Bottom()+f.Px(12), in.W/3, f.Px(24))
		if f.upright() { // under one another
			at = render.R(in.X, room.Bottom()+f.Px(12)+float32(i-1)*f.Px(24), in.W, f.Px(24))
		}
		f.Text(at, text, render.Style{Size: f.Px(13), Color: render.PaperInk, Align: render.Center})
	}
	y := in.Bottom() - foot
	wide := min(f.Px(220), in.W*0.6)
	f.Button(render.R(in.Right()-wide, y, wide, foot), "hand:again", f.T("deck.hand.again"), "Space", render.Primary, h.deal)
	f.Button(render.R(in.X, y, min(f.Px(140), in.W-wide-f.Px(12)), foot), "hand:close", f.T("common.close"), "Esc", render.Plain, b.c.CloseTop)
	b.books.large(f, "hand:")
}
