package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Body is what the sentences of one ability fold to.
type Body struct {
	Kinds     ability.Kinds // of its card; 0: not known
	Do        []ability.Effect
	Limit     []ability.Limit
	needs     *ability.Cond
	X         *ability.Amount
	AddCost   []ability.Cost
	CardNot   *ability.Cond
	While     *ability.Cond // the condition of a sentence with 限り
	Played    []Clause      // これをプレイする際
	NoStack   bool
	Count     *ability.Amount // ×
	CardLimit []ability.Limit
	Works     []ability.Zone
	usedX     bool // X is said in Do
	twice     bool // and something that is done between two such acts changes it
	carried   bool // これを墓場に置く代わりに: of where a spell goes that has been carried out
	fresh     bool // behind the last mode: この能力でチョイスした選択肢はチョイスできない
	howPaid   *ability.Payment
}

// LostX tells whether it is said what X is, and nothing that is done is of X.
func (b *Body) LostX() bool { return b.X != nil && !b.usedX }

// folder lays conditions and costs over the sentences they reach. In SVE a
// condition reaches to the end of the paragraph or mode, or to the next condition;
// a cost reaches to the end and holds the conditions behind it.
type folder struct {
	Body
	base     *[]ability.Effect // where the next condition goes
	cur      *[]ability.Effect // where the next sentence goes
	cond     *ability.Cond     // the last condition, for elided ones
	where    *ability.Amount   // what X was in the sentence that said so itself
	wait     bool              // something is done instead if a condition holds: of what is plainly said next, nothing says whether it belongs to that
	replaces *ability.If       // what is done so, while wait
	onward   bool              // what stands behind 代わりに is done with that
	failed   string
	inner    *[]ability.Effect // ReachSpoken: where a sentence goes that speaks of what the one before bound
	reach    Reach
	board    []ability.Zone // where what is in play lies
	alone    ability.Kinds  // of which each player has one
	noCost   bool
	stay     bool              // what an effect would destroy or return may stay
	stands   bool              // the paragraph may be a static ability: 限り holds all of it
	tried    *ability.Try      // what the last そうしたなら spoke of
	paying   *ability.Try      // the cost that …を支払ってよい offered just now
	hangs    hanging           // what the sentence before hangs on, of what was offered
	besides  *[]ability.Effect // where the next condition goes that makes an ability of its own of what holds; nil: nothing did yet
	outer    *[]ability.Effect // where that goes which is done whether what was offered last is done or not
	asked    *ability.If       // the condition that そうでないなら speaks of
	settled  bool              // a cost was paid for 代わりに: of what comes behind, nothing says whether it belongs to that
	each     bool              // the sentence before was done by each player
	breath   int               // where that begins in cur which the sentence before does
	breathIn *[]ability.Effect // the list in which that is so
	spells   ability.Kinds     // what is carried out and never in play
	times    []ability.Effect  // what is done so much for each of something
	may      *ability.Try      // 代わりに is said of what its player may do
	only     bool              // the sentence before had its condition behind it: what comes next could not be told from what that holds for

	points   ability.Zone    // whose cards are points
	apart    bool            // a sentence that speaks of nothing in the one before it, which has a condition, is done in any case
	states   []string        // thresholds that are asked for in words, like other conditions
	repeated *ability.Repeat // what 下記を2回くり返す does: all that is said behind it
}

func (g *Game) fold(cs []Clause, stands bool, l Lang, asked *ability.Cond) (Body, string) {
	f := &folder{cond: asked, reach: g.Lex.Reach, board: g.board(), alone: g.Lex.Alone, noCost: g.Lex.NoCosts, stay: g.Lex.Stays, stands: stands, spells: g.Lex.Spells, points: g.Lex.Points, apart: g.Lex.Apart[l], states: g.Lex.StateLike, onward: l == JA && g.Lex.InsteadOn}
	f.base, f.cur = &f.Do, &f.Do
	cs, doubtful := afterwards(cs, f.reach)
	if doubtful {
		f.fail("what is done then: if that holds too, or either way?")
		return f.Body, f.failed
	}
	for i := 1; i < len(cs); i++ { // 最大5とする, of what the sentence before does
		if most := cs[i].Most; most != nil && len(cs[i].Do) == 0 && cs[i-1].Most == nil {
			cs = slices.Delete(slices.Clone(cs), i, i+1)
			cs[i-1].Most = most
		}
	}
	cs = eachTakes(foundThere(lookedAtFirst(saidOnce(cs), f.reach)))
	if l == EN && f.reach == ReachRest {
		cs = takenIfSo(cs)
	}
	if looksApart(cs) {
		f.fail("what one player looked at, or the other?")
		return f.Body, f.failed
	}
	if l == EN && g.Lex.Itself {
		for i := range cs {
			if cs[i], doubtful = sameBreath(cs[i]); doubtful {
				f.fail("it, of two things in one sentence")
			}
		}
	}
	for i := range cs {
		if f.paying != nil && !cs[i].Did && !cs[i].DidNot { // …を支払ってよい。1枚引く: whether it is paid or not?
			f.fail("nothing says what paying does")
			break
		}
		f.clause(cs[i])
		if rolls(cs[i].Do) {
			f.cond = &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: BindRef(slotDie)}}
		}
		f.each = cs[i].Actor.Side == ability.Each
		stand(reflect.ValueOf(&f.Do).Elem(), cs[i].from, cs[i].to)
		if f.failed != "" {
			break
		}
	}
	if r := f.repeated; r != nil && len(r.Do) == 0 {
		f.fail("nothing below that is repeated")
	}
	if f.howPaid != nil && len(f.Do) == 0 {
		f.fail("nothing is used that is paid so")
	}
	return f.Body, f.failed
}

// opens lets what is said behind 下記を2回くり返す be what is repeated.
func (f *folder) opens(do []ability.Effect) {
	if len(do) == 0 {
		return
	}
	r, ok := do[len(do)-1].(*ability.Repeat)
	if !ok || len(r.Do) > 0 {
		return
	}
	if f.repeated != nil {
		f.fail("下記 within 下記")
	}
	f.repeated, f.base, f.cur = r, &r.Do, &r.Do
}

// again repeats what was done before: これを3回くり返す, what is one thing done to what is chosen for it; これをEXエリアが
// 上限になるまでくり返す puts one card there each time, so that as many times are meant as there is room.
func (f *folder) again(times ability.Amount) {
	list := *f.base
	if f.cur != f.base || len(list) == 0 {
		f.fail("これ of nothing, or of a part")
		return
	}
	if times.Op == ability.Minus {
		if len(list) != 1 || !putsOne(list[0], times.Args[1].Of.Zone[0]) {
			f.fail("これ of what does not fill a place one by one")
			return
		}
	} else if !oneDeed(list) {
		f.fail("これ of several things")
		return
	}
	*f.base = []ability.Effect{&ability.Repeat{N: times, Do: slices.Clone(list)}}
}

// onceMore repeats all that was done before if something holds then: 5点以上の場合、上記の効果を繰り返す. What was chosen for it, or in
// which way it is done, stays as it was, so that it is not said of that.
func (f *folder) onceMore(times ability.Amount, so *ability.Cond) {
	list := *f.base
	if f.cur != f.base || len(list) == 0 || loose(reflect.ValueOf(so).Elem()) {
		f.fail("上記の効果 of nothing, or of a part")
		return
	}
	for _, e := range list {
		switch e.(type) {
		case *ability.Look, *ability.Move, *ability.Draw, *ability.Find, *ability.Damage, *ability.Turn, *ability.Change, *ability.Shuffle:
		default:
			f.fail("上記の効果 of what is chosen or waits")
			return
		}
	}
	*f.base = []ability.Effect{&ability.Repeat{N: times, If: so, Do: slices.Clone(list)}}
}

// oneDeed tells whether effects are one thing that is done, and the choice of what it is done to.
func oneDeed(es []ability.Effect) bool {
	if _, chooses := es[0].(*ability.Select); chooses {
		es = es[1:]
	}
	if len(es) != 1 {
		return false
	}
	switch e := es[0].(type) {
	case *ability.EachOf: // each player, or each of some things
		return oneDeed(e.Do)
	case *ability.Damage, *ability.Move, *ability.Draw, *ability.Make, *ability.Change, *ability.Try:
		return true
	}
	return false
}

// putsOne tells whether an effect puts one card into a zone.
func putsOne(e ability.Effect, z ability.Zone) bool {
	switch e := e.(type) {
	case *ability.Make:
		return Equal(e.N, ability.N(1)) && len(e.Also) == 0 && e.To.Zone == z && e.To.Who == Who(ability.You)
	case *ability.Find:
		return Equal(e.Sel.N, One()) && len(e.Sel.Each) == 0 && e.To.Zone == z
	case *ability.Move:
		if e.What.Sel == nil || len(e.What.Sel.Each) > 0 || e.To.Zone != z {
			return false
		}
		top := e.What.Sel.Of.Depth // the top card is one, all that lie there
		return Equal(e.What.Sel.N, One()) || e.What.Sel.N.Op == ability.All && top != nil && Equal(*top, ability.N(1))
	}
	return false
}

func (f *folder) fail(why string) { f.failed = why }

// stillX says what X is of a sentence behind the one that said so: …, where X is …. If X is at least 3, …. It must be the same number still.
func (f *folder) stillX(c Clause) Clause {
	if f.where == nil || f.X != nil || c.X != nil || c.If == nil {
		return c
	}
	if so := Clone(*c.If).(ability.Cond); withX(reflect.ValueOf(&so).Elem(), *f.where) {
		c.If = &so
		ability.Walk(&ability.Ability{Do: *f.base}, func(e ability.Effect) {
			f.twice = f.twice || touches(e, reflect.ValueOf(f.where).Elem())
		})
	}
	return c
}

// costsItself: behind what this costs as it is played, and nothing else, "it" costs less instead: that is this. What it costs besides, if something
// else is so, is said without it.
func (f *folder) costsItself(c Clause) Clause {
	if c.Further && len(c.Do) == 1 && len(f.Played) > 0 && len(*f.base) == 0 {
		if e, is := c.Do[0].(*ability.CostChange); is && e.What.Ref == ThisRef && e.Verb == ability.Played && e.Op != ability.Set {
			c.Further, c.AsPlayed = false, true
			return c
		}
	}
	if !c.Instead || c.AsPlayed || len(c.Do) != 1 || len(f.Played) == 0 || len(*f.base) > 0 {
		return c
	}
	if e, is := c.Do[0].(*ability.CostChange); is && IsIt(e.What.Ref) && e.Verb == ability.Played && e.For == (ability.Time{}) {
		own := Clone(e).(*ability.CostChange)
		own.What.Ref = ThisRef
		c.AsPlayed, c.Do = true, []ability.Effect{own}
	}
	return c
}

// free tells whether a sentence stands behind one with a condition, and goes on with nothing of that.
func (f *folder) free(c Clause) bool {
	list := *f.base
	if len(list) == 0 || f.cur == f.base || len(c.Do) == 0 || c.If != nil || c.Did || c.DidNot || c.Otherwise || c.More || c.Further || c.Instead || RefersBack(c.Do) {
		return false
	}
	asked, is := list[len(list)-1].(*ability.If)
	return is && f.cur == &asked.Then && inWords(&asked.Cond, f.states) && len(asked.Else) == 0
}

// inWords tells whether a condition is said in a sentence, and is not the icon of a threshold, which heads all that stands behind it.
func inWords(c *ability.Cond, states []string) bool {
	return c.Word == "" || slices.Contains(states, c.Word)
}

func (f *folder) clause(c Clause) {
	c = f.costsItself(f.stillX(c))
	if who, is := f.playerOfAll(&c); is {
		c.For.Whose = who
	}
	if c.Anyhow || f.apart && f.free(c) {
		f.cur, f.asked, c.Anyhow = f.base, nil, false
	}
	if c.AsPlayed && c.Instead && !f.lessInstead(&c) {
		f.fail("a cost instead of what it is not")
		return
	}
	if cs := [][]ability.Cost{c.AddCost}; loose(reflect.ValueOf(&cs).Elem()) || c.Needs != nil && elidedWithin(c.Needs) || c.CardNeeds != nil && loose(reflect.ValueOf(c.CardNeeds).Elem()) ||
		c.AsPlayed && c.If != nil && loose(reflect.ValueOf(c.If).Elem()) {
		f.fail("a word that refers to nothing here")
		return
	}
	switch {
	case c.Limit != nil || c.Needs != nil:
		if c.Limit != nil {
			f.Limit = append(f.Limit, *c.Limit)
			f.Works = c.Where
		}
		if c.Needs != nil {
			f.needs = both(f.needs, *c.Needs)
		}
	case c.X != nil && len(c.Do) > 0: // …, where X is: of this sentence
		c.Do = Clone(c.Do).([]ability.Effect)
		f.twice = f.twice || meanwhile(c.Do, c.X, ofX)
		if !withX(reflect.ValueOf(&c.Do).Elem(), *c.X) {
			f.fail("X where there is none")
			return
		}
		f.where, c.X = c.X, nil
		f.clause(c)
		return
	case c.X != nil && f.X != nil && !Equal(*c.X, *f.X):
		f.fail("X is two things")
		return
	case c.X != nil:
		f.X = c.X
	case c.Again != nil && c.If != nil:
		f.onceMore(*c.Again, c.If)
		return
	case c.Again != nil:
		f.again(*c.Again)
		return
	case c.Fresh:
		if m := deepModes(f.Do); m != nil {
			m.Fresh = true
		} else {
			f.fresh = true
		}
		return
	case c.Count != nil:
		f.Count = c.Count
	case c.NoStack:
		f.NoStack = true
	case c.Firm || c.Mute:
		f.ways(c)
		return
	case c.CardLimit != nil || c.CardNeeds != nil: // one sentence may say both
		if c.CardLimit != nil {
			f.CardLimit = append(f.CardLimit, *c.CardLimit)
		}
		if not := c.CardNeeds; not != nil && f.CardNot == nil {
			f.CardNot = not
		} else if not != nil {
			all := negate(*both(both(nil, negate(*f.CardNot)), negate(*not)))
			f.CardNot = &all
		}
	case c.AsPlayed:
		if z := saysPlace(c.If); z != ability.NoZone {
			c.If = PlayedFrom(z)
		}
		if c.Per != nil {
			for _, e := range c.Do {
				perEach(e, *c.Per)
			}
		}
		f.Played = append(f.Played, c)
	case len(c.AddCost) > 0:
		f.AddCost = append(f.AddCost, c.AddCost...)
		if c.AddCost = nil; len(c.Do) > 0 { // and what else the sentence says
			f.sentence(c)
			return
		}
	case c.HowPaid != nil && f.howPaid != nil:
		f.fail("paid in two ways alone")
	case c.HowPaid != nil:
		f.howPaid = c.HowPaid
	default:
		f.sentence(c)
		return
	}
	f.cur, f.wait = f.base, false
}

func (f *folder) sentence(c Clause) {
	if len(c.Do) == 1 {
		if find, is := c.Do[0].(*ability.Find); is && putNowhere(find) {
			f.fail("where what is found goes")
			return
		}
	}
	f.twice = f.twice || c.Per != nil && !c.PerLast && meanwhile(c.Do, c.Per, func(ability.Effect) bool { return true })
	do, ok := f.whole(&c)
	if !ok {
		return
	}
	if f.endless(do) {
		f.fail("for how long something else happens instead")
		return
	}
	if f.settled {
		f.fail("what is done behind a cost that was paid for 代わりに")
		return
	}
	if !f.unpaid(&c, &do) {
		f.fail("what may be paid, and if something is not paid: once, or twice?")
		return
	}
	if c.Per != nil {
		f.times = append(f.times, do...)
	}
	if c.Grows && !c.Instead {
		f.grows(c, do)
		return
	}
	if c.Grows { // 代わりに: by so much more than was said
		more := do[0].(*ability.Damage)
		more.N = ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.EventN}, more.N}}
	}
	if c.Instead {
		f.instead(c, do)
		return
	}
	if f.besides != nil && namesRest(reflect.ValueOf(&do).Elem()) {
		f.fail("what is done to the rest behind what waits: then, or at once?")
		return
	}
	if f.restApart(c, do) {
		return
	}
	if f.leavesOpen(c) {
		f.fail("what is done behind そうしたなら: for that, or besides?")
		return
	}
	if f.behindLater(c, do) {
		f.fail("what is done behind what happens later: then as well, or at once?")
		return
	}
	if f.reach == ReachSpoken {
		f.sentenceScope(c)
		defer func() {
			if f.cur != f.base {
				f.inner = f.cur
			}
		}()
	}
	if f.only || c.Only && f.cur != f.base {
		f.fail("a condition behind what it holds for, and more that is done besides")
		return
	}
	f.only = c.Only
	if c.PaidIf {
		first := Clause{Cost: c.Cost, Actor: c.Actor, Do: do}
		f.paid(&first, do)
		c.Cost = nil
	}
	if f.conditioned(&c, do) || f.paid(&c, do) {
		return
	}
	f.breath, f.breathIn = len(*f.cur), f.cur
	*f.cur = append(*f.cur, do...)
	if f.opens(do); len(c.Else) > 0 {
		if f.asked == nil {
			f.fail("そうでないなら without a condition")
			return
		}
		f.asked.Else = Clone(c.Else).([]ability.Effect)
		f.asked, f.cur = nil, f.base
	}
	if c.If != nil && (f.reach != ReachRest || c.Only) {
		if f.inner = f.cur; f.reach != ReachSpoken {
			f.inner = nil
		}
		f.cur = f.base
	}
}

// behindLater tells whether a sentence stands behind one that says what happens later, and nothing says whether it does so then too: it
// waits for nothing itself. "It" says nothing of that: of what was met there it may be done then, of this card at once; but what is done
// at a time within what is being done, before the damage of a skill, is over by then.
func (f *folder) behindLater(c Clause, do []ability.Effect) bool {
	list := *f.cur
	if len(list) == 0 || len(do) == 0 || c.Did || c.DidNot || c.Otherwise || c.Further || c.More {
		return false
	}
	late, is := list[len(list)-1].(*ability.Later)
	_, more := do[0].(*ability.Later)
	return is && !more && !(doneByItself(late) && RefersBack(do))
}

// endless tells whether something else is to happen to what was met before, and nothing says for how long: what was brought into
// play just before may be meant as long as it is there, and what was chosen for this turn is not. このターン、それはブレイクされない。
// それがブレイクされる場合、代わりに…. Of damage that becomes another it is not asked: for how long that holds may stand before.
func (f *folder) endless(do []ability.Effect) bool {
	if len(do) != 1 || len(*f.cur) == 0 {
		return false
	}
	in, is := do[0].(*ability.Instead)
	if !is || in.For != (ability.Time{}) || in.Of.Subj == nil || in.Of.Subj.Ref.Kind != ability.Slot {
		return false
	}
	last := (*f.cur)[len(*f.cur)-1]
	if t, is := last.(*ability.Try); is && len(t.Do) > 0 { // you may cast it. If you do so, …
		last = t.Do[len(t.Do)-1]
	}
	switch before := last.(type) {
	case *ability.Play, *ability.Make, *ability.Find, *ability.Act:
		return false
	case *ability.Select: // what has not been carried out yet, and is gone then
		return !playedOnly(&before.Sel, f.spells)
	case *ability.Move:
		return !slices.Contains(f.board, before.To.Zone)
	}
	return true
}

// playedOnly tells whether what is chosen is being played, of a kind that is gone when it has been carried out.
func playedOnly(s *ability.Selector, spells ability.Kinds) bool {
	z := s.Of.Zone
	return spells != 0 && s.Of.Kind == spells && (len(z) == 0 || len(z) == 1 && z[0] == ability.Resolving)
}
