package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// A card goes to the hand, the deck or the cemetery of its owner. それを自分の手札に加える says
// no more of one's own card; of another's it would say what no rule lets happen, so that
// something else is meant or the card is not known well enough. [SVE 4.1.6]

// ofOwners are the zones that hold cards of their owner alone.
var ofOwners = []ability.Zone{ability.Hand_, ability.Deck, ability.Discards}

// owners is what is known to be one's own while an ability is walked.
type owners struct {
	subj bool // what the trigger is about
	slot [256]bool
	ok   bool

	theirs others               // what is known to be another's, or may be
	open   []ability.Zone       // where what lies is of either player, if nobody is named
	kept   map[ability.Zone]int // how many moves put there what may be one's own
	put    map[ability.Zone]int // how many put there what is another's
	ours   map[ability.Zone]int // how many put there what is surely one's own

	toTheirs bool // it is asked what goes to the other player's cards
}

// others is what is known to be another's, or may be: of what was met before, and of what the trigger is about.
type others struct {
	subj bool
	slot [256]bool
}

// toOwners takes 自分の away from where one's own cards go; false: a card goes there that may
// be another's.
func toOwners(a *ability.Ability) bool {
	o := &owners{ok: true}
	o.subj = o.happens(a.On)
	for i := range a.Cost {
		o.effect(a.Cost[i].Do)
	}
	for _, e := range a.Do {
		o.effect(e)
	}
	return o.ok
}

// costToOwners is so of what playing the card costs, which is paid with one's own.
func costToOwners(cost []ability.Cost) bool {
	o := &owners{ok: true}
	for i := range cost {
		OwnCost(&cost[i])
		o.effect(cost[i].Do)
	}
	return o.ok
}

func (o *owners) effect(e ability.Effect) {
	switch e := e.(type) {
	case nil:
	case *ability.Select:
		o.slot[e.Slot], o.theirs.slot[e.Slot] = o.chosen(&e.Sel), o.anothers(&e.Sel)
		for i, s := range e.Slots {
			o.slot[s] = i < len(e.Sel.Each) && o.chosen(&e.Sel.Each[i])
			o.theirs.slot[s] = i < len(e.Sel.Each) && o.anothers(&e.Sel.Each[i])
		}
	case *ability.Look:
		o.slot[e.Bind], o.theirs.slot[e.Bind] = e.From.Who.Side == ability.You, e.From.Who.Side == ability.Opponent
		o.slot[e.Met], o.theirs.slot[e.Met] = o.slot[e.Bind], o.theirs.slot[e.Bind]
	case *ability.Find:
		o.slot[e.Bind], o.theirs.slot[e.Bind] = o.chosen(&e.Sel), o.anothers(&e.Sel)
		o.goes(e.To, o.slot[e.Bind], o.theirs.slot[e.Bind])
	case *ability.Make:
		o.slot[e.Bind], o.theirs.slot[e.Bind] = e.To.Who.Side == ability.You, false
	case *ability.Turn:
		if e.What.Sel != nil {
			o.slot[e.Bind], o.theirs.slot[e.Bind] = o.chosen(e.What.Sel), o.anothers(e.What.Sel)
		}
	case *ability.Move:
		own, other := o.ref(e.What.Ref), o.anothersRef(e.What.Ref)
		if e.What.Sel != nil {
			own, other = o.chosen(e.What.Sel), o.anothers(e.What.Sel)
			o.slot[e.Bind], o.theirs.slot[e.Bind] = own, other
		}
		o.goes(e.To, own, other)
		if e.To.Who.Side == ability.You && slices.Contains(ofOwners, e.To.Zone) {
			o.ok = o.ok && own
			e.To.Who = ability.Who{}
		}
	case *ability.Later:
		was, other := o.subj, o.theirs.subj
		on := []ability.Event{e.On}
		o.subj, o.theirs.subj = o.happens(on), o.toAnother(on)
		ability.Children(e, o.effect)
		o.subj, o.theirs.subj = was, other
	default:
		ability.Children(e, o.effect)
	}
}

// happens tells whether what any of these happens to is one's own.
func (o *owners) happens(on []ability.Event) bool {
	return len(on) > 0 && !slices.ContainsFunc(on, func(e ability.Event) bool {
		return (e.Subj == nil || !o.own(e.Subj)) && (e.Subj != nil && Sided(e.Subj) || e.Who.Side != ability.You)
	})
}

func (o *owners) chosen(s *ability.Selector) bool {
	if len(s.Each) == 0 {
		return o.own(&s.Of)
	}
	return !slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return !o.chosen(&e) })
}

func (o *owners) own(f *ability.Filter) bool {
	if f.Who.Side == ability.You || o.ref(f.Ref) {
		return true
	}
	return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.InSlot && o.ref(r.Of) })
}

func (o *owners) ref(r ability.Ref) bool {
	switch r.Kind {
	case ability.This:
		return true
	case ability.Subject:
		return o.subj
	case ability.Slot, ability.Rest:
		return o.slot[r.Slot]
	}
	return false
}

// goes counts a move to a place of which the data do not say whose it is.
func (o *owners) goes(to ability.Place, own, other bool) {
	switch {
	case o.kept == nil || to.Who != (ability.Who{}):
	case other:
		o.put[to.Zone]++
	default:
		o.kept[to.Zone]++
		if own {
			o.ours[to.Zone]++
		}
	}
}

// anothers tells whether what is chosen is the other player's, or may be.
func (o *owners) anothers(s *ability.Selector) bool {
	if len(s.Each) == 0 {
		return o.other(&s.Of) || o.anyones(&s.Of)
	}
	return slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return o.anothers(&e) })
}

func (o *owners) other(f *ability.Filter) bool {
	return f.Who.Side == ability.Opponent || o.anothersRef(f.Ref) ||
		slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.InSlot && o.anothersRef(r.Of) })
}

// anyones tells whether what lies somewhere is either player's: it is said to be, or it lies where either's cards are seen and
// nobody is named.
func (o *owners) anyones(f *ability.Filter) bool {
	bound := func(r ability.Rel) bool { return r.Kind != ability.Other }
	if o.open == nil || f.Ref != (ability.Ref{}) || slices.ContainsFunc(f.Rel, bound) || len(f.Zone) == 0 || o.toTheirs && slices.Contains(f.Is, ability.Attacking) {
		return false
	}
	return f.Who.Side == ability.Each || f.Who.Side == ability.AnySide && !slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return !slices.Contains(o.open, z) })
}

func (o *owners) anothersRef(r ability.Ref) bool {
	switch r.Kind {
	case ability.Subject:
		return o.theirs.subj
	case ability.Slot, ability.Rest:
		return o.theirs.slot[r.Slot]
	}
	return false
}

// toAnother tells whether what every one of these happens to is the other player's.
func (o *owners) toAnother(on []ability.Event) bool {
	return len(on) > 0 && !slices.ContainsFunc(on, func(e ability.Event) bool { return e.Subj == nil || e.Subj.Who.Side != ability.Opponent })
}

// saidOwn tells whether a text puts what is another's where one's own cards lie: how often it says so of a zone is more
// than what may be one's own is put there. The rows that read where a card goes need not tell 自分の from オーナーの. [SVE 4.1.6]
func (c *Compiler) saidOwn(a *ability.Ability, n *Normal) bool {
	o := c.goings(a, c.Game.open(), false)
	return c.saysWhere(n, ability.You, "自分の", func(z ability.Zone) (may, not int) { return o.kept[z], o.put[z] })
}

// saidTheirs is so of one's own card, or of one in play of either player, that is put where the other player's cards lie. What
// attacks, of which it is not said whose it is, is known to be theirs by where it goes.
func (c *Compiler) saidTheirs(a *ability.Ability, n *Normal) bool {
	sure, may := c.goings(a, nil, true), c.goings(a, c.Game.open(), true)
	return c.saysWhere(n, ability.Opponent, "相手の", func(z ability.Zone) (int, int) {
		not := sure.ours[z] + may.put[z] - sure.put[z]
		return sure.put[z] + sure.kept[z] - not, not
	})
}

// paidWithOwn makes what one may put away, for what is done then, one's own where neither a place nor whose it is is said: with
// another's nothing is paid. What is said to be on the field is anyone's there, and so may be what returns to its owner's hand.
func (c *Compiler) paidWithOwn(a *ability.Ability, n *Normal) {
	if c.placesInPlay(n) {
		return
	}
	o := &owners{open: c.Game.board()}
	own := func(e ability.Effect) {
		w := ability.ActsOn(e)
		if w == nil || w.Sel == nil || len(w.Sel.Each) > 0 || w.Sel.N.Op == ability.All || w.Sel.Of.Who.Side != ability.AnySide || !o.anyones(&w.Sel.Of) {
			return
		}
		switch e := e.(type) {
		case *ability.Move:
			if e.How != ability.Put {
				return
			}
		case *ability.Turn:
			if e.To != ability.Acted {
				return
			}
		default:
			return
		}
		w.Sel.Of.Who = Who(ability.You)
	}
	var visit func(e ability.Effect)
	visit = func(e ability.Effect) {
		if t, is := e.(*ability.Try); is && t.May && t.Who.Side != ability.Opponent && len(t.Then)+len(t.Else) > 0 {
			for _, d := range t.Do {
				own(d)
			}
		}
		ability.Children(e, visit)
	}
	for _, e := range a.Do {
		visit(e)
	}
}

// placesInPlay tells whether a text says of something that it is in play: on the field, 場の, スクエアにある.
func (c *Compiler) placesInPlay(n *Normal) bool {
	said, board := strings.ToLower(string(n.R)), c.Game.board()
	return slices.ContainsFunc(c.Game.Lex.Zones, func(z ZoneWord) bool {
		if !slices.Contains(board, z.Zone) {
			return false
		}
		if c.Lang == EN {
			return strings.Contains(said, " "+z.EnPrep+" the "+strings.ToLower(z.EN))
		}
		return strings.Contains(said, z.JA+"の") || strings.Contains(said, z.JA+"にある") || strings.Contains(said, z.JA+"にいる")
	})
}

// waitsForOwn tells whether what an ability waits for goes where one's own cards lie, as its text says, and may be another's: which
// of those that come there are one's own, the data do not say.
func (c *Compiler) waitsForOwn(a *ability.Ability) bool {
	anyones := func(e ability.Event) bool {
		s := e.Subj
		return (e.Verb == ability.Returned || slices.Contains(ofOwners, e.To)) && e.Who.Side != ability.You && (s == nil || s.Who.Side != ability.You && s.Ref == (ability.Ref{}))
	}
	if c.Lang != EN || !slices.ContainsFunc(a.On, anyones) {
		return false
	}
	head, _, _ := strings.Cut(strings.ToLower(a.Print), ",")
	return slices.ContainsFunc(c.Game.Lex.Zones, func(z ZoneWord) bool {
		return slices.Contains(ofOwners, z.Zone) && (strings.Contains(head, " to your "+strings.ToLower(z.EN)) || strings.Contains(head, " into your "+strings.ToLower(z.EN)))
	})
}

// board is where what is in play lies.
func (g *Game) board() []ability.Zone {
	if g.Lex.World == nil {
		return nil
	}
	return g.Lex.World.Board
}

// open is where what lies is of either player, if nobody is named: in play, and where it goes from there.
func (g *Game) open() []ability.Zone {
	if g.Lex.World == nil {
		return nil
	}
	return slices.Concat(g.board(), g.Lex.World.Down)
}

// goings counts where an ability puts cards of which it does not say where; what lies in the open may be another's.
func (c *Compiler) goings(a *ability.Ability, open []ability.Zone, theirs bool) *owners {
	o := &owners{kept: map[ability.Zone]int{}, put: map[ability.Zone]int{}, ours: map[ability.Zone]int{}, open: open, toTheirs: theirs}
	o.subj, o.theirs.subj = o.happens(a.On), o.toAnother(a.On)
	for _, e := range a.Do {
		o.effect(e)
	}
	return o
}

// saysWhere tells whether a text says of a zone that it is a player's more often than what may be that player's is put there.
func (c *Compiler) saysWhere(n *Normal, side ability.Side, ja string, put func(ability.Zone) (may, not int)) bool {
	w := &Printer{Game: c.Game, Lang: c.Lang}
	whose, ok := w.Named("poss", Who(side))
	if !ok {
		return false
	}
	said := [][]rune{Lower([]rune(whose))}
	if c.Lang == JA {
		said = append(said, []rune(ja))
		if side == ability.You {
			said = append(said, nil)
		}
	}
	for _, z := range c.Game.Lex.Zones {
		word := []rune(strings.ToLower(Pick(c.Lang, z.JA, z.EN)))
		if may, not := put(z.Zone); not > 0 && len(word) > 0 && saysOwn(n, c.Lang, said, word) > may {
			return true
		}
	}
	return false
}

// saysOwn counts how often something is put where one's own cards lie, outside quotes and outside what another player does.
func saysOwn(n *Normal, l Lang, own [][]rune, word []rune) (count int) {
	for _, s := range sentences(n, l) {
		low, depth := Lower(s.R), Depths(s.R)
		for i := range low {
			at := slices.IndexFunc(own, func(w []rune) bool { return begins(low[i:], w) && begins(low[i+len(w):], word) })
			if depth[i] > 0 || at < 0 || l == JA && someoneElse(string(low[:i])) {
				continue
			}
			behind := low[i+len(own[at])+len(word):]
			if l == JA && (len(own[at]) > 0 && putThere(behind) || len(own[at]) == 0 && taken(low[:i], behind)) || l == EN && (len(behind) == 0 || !IsLetter(behind[0])) && puts(low[:i]) {
				count++
			}
		}
	}
	return count
}

func begins(r, with []rune) bool { return len(r) >= len(with) && slices.Equal(r[:len(with)], with) }

// taken tells whether Japanese goes on behind a zone, of which it is not said whose it is, with that something is taken there: so
// one's own hand is spoken of.
func taken(before, behind []rune) bool {
	return begins(behind, []rune("に加え")) && (len(before) == 0 || before[len(before)-1] != 'の')
}

// putThere tells whether Japanese goes on behind a zone with that something is put there.
func putThere(r []rune) bool {
	s := string(r[:min(len(r), 24)])
	to := strings.IndexAny(s, "置戻加")
	return to > 0 && strings.Contains(s[:to], "に") && !strings.ContainsAny(s[:to], "がをはあい")
}

// someoneElse tells whether another player was said to act, whose own cards are then spoken of.
func someoneElse(before string) bool {
	each := strings.ReplaceAll(before, "お互いの", "")
	return strings.Contains(before, "相手は") || strings.Contains(each, "お互い") || strings.Contains(before, "プレイヤーは") || strings.Contains(before, "プレイヤーすべては")
}

// puts tells whether English before a zone says that something goes there.
func puts(r []rune) bool {
	s := string(r)
	for _, to := range []string{"into ", "to ", "on top of ", "on the bottom of ", "to the bottom of ", "at the bottom of ", "on the top of ", "at the top of ", "to the top of "} {
		if strings.HasSuffix(s, " "+to) {
			return true
		}
	}
	return false
}
