package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// What was read is data, and data may say what can never be: a trigger that no event of
// the game sets off where the ability works, a condition that cannot hold, an effect on
// what cannot bear it. Such a reading is no reading: the printed text means something
// else, or is said of another card. What is judged here is judged by what the rules of
// the game let happen (world); how each rule of a game is worded is no matter.

// World is what the rules of a game let happen, as far as a text can contradict it.
type World struct {
	Play     []ability.Zone                  // what lies here is in play: coming from elsewhere it enters
	Board    []ability.Zone                  // what lies here stands or rests, attacks, is dealt damage, is destroyed
	Destroys []ability.Zone                  // where besides in play something may be destroyed
	Stays    []ability.Zone                  // what lies here never moves, and neither stands nor rests
	Keeps    []ability.Zone                  // what changes a card here goes with it into play
	Most     map[ability.Zone]int32          // how many cards of a player a zone holds at most, as the game begins
	Discards []ability.Zone                  // what alone is discarded lies here; none: anywhere
	Lent     []ability.Zone                  // from where one's own cards are played if a text lets them be; none: nothing is said of that
	Down     []ability.Zone                  // where what is destroyed or discarded goes
	Never    ability.Kinds                   // kinds of cards that are never in play
	Only     map[ability.Kinds]Places        // where alone cards of a kind lie
	Holds    map[ability.Zone]ability.Kinds  // what alone lies in a zone, whose texts then need not say its kind
	Made     []ability.Verb                  // what happens in the game, besides moves
	Happened map[ability.Verb][]ability.Zone // where what it happens to lies when triggers look; not listed: anywhere
	Met      map[ability.Verb][]ability.Zone // where the other object of it lies
	Sees     map[ability.Verb]ability.Zone   // where a card works that sees what is done with itself
	Playing  []string                        // keywords that are about playing the card that has them
	Before   []string                        // those that matter before a card is in play
	OnBoard  []string                        // procedures that are done to what is in play
	Once     map[ability.Verb]OnceOnly       // what happens to a card once only, and how it is done
	Across   []ability.Verb                  // done to what is the other player's alone
	Goes     map[string]ability.Zone         // where the card lies behind a procedure that moves it
	Brings   []string                        // procedures by which what they act on is in play at once; "": to play it is one
	Numbered []ability.Verb                  // what has a number when it happens in this game, besides what has one in all
	Leads    Leading                         // what a player is in the game by
	Fight    ability.Kinds                   // kinds that alone have the numbers that battles are fought with; 0: nothing is said of that
	Fighting []string                        // keywords of those alone
	Spent    bool                            // what is played and is never in play has been carried out before what waits for that
	Targets  bool                            // what a text chooses is chosen while it is played, and not as it is done
	Deals    ability.Marks                   // abilities whose use has a number that their clauses speak of
}

// Leading is a kind of card that stands for its player, and the only number that it has.
type Leading struct {
	Kind ability.Kinds
	Stat ability.Stat
}

// OnceOnly is what is done to a card once at most: the procedures, and the state and the special
// kind of what it was done to.
type OnceOnly struct {
	Acts []string
	Is   ability.State
	Kind ability.Kinds
}

// moves are the verbs of moves, which every game makes.
var moves = []ability.Verb{ability.Moved, ability.Entered, ability.Left, ability.Destroyed, ability.Banished, ability.DiscardedV, ability.Returned, ability.Drew}

// happens tells whether something of this verb ever does.
func (w *World) happens(v ability.Verb) bool {
	return slices.Contains(moves, v) || slices.Contains(w.Made, v)
}

// Places is a set of zones; 0: it is not known which.
type Places uint64

func PlacesOf(zs []ability.Zone) (p Places) {
	for _, z := range zs {
		if z != ability.NoZone {
			p |= 1 << z
		}
	}
	return p
}

// apart tells whether two known sets have no zone in common.
func (p Places) apart(q Places) bool { return p != 0 && q != 0 && p&q == 0 }

// confined is where alone cards of these kinds lie; 0: it is not known.
func (w *World) confined(k ability.Kinds) (out Places) {
	for k &^= ability.SpecialKinds; k != 0; k &= k - 1 {
		at := w.Only[k&-k]
		if at == 0 {
			return 0
		}
		out |= at
	}
	return out
}

// holds are the kinds of what lies in one of these zones; 0: it is not known.
func (w *World) holds(zones []ability.Zone) (out ability.Kinds) {
	for _, z := range zones {
		if w.Holds[z] == 0 {
			return 0
		}
		out |= w.Holds[z]
	}
	return out
}

// within tells whether a known set has no zone outside another.
func (p Places) within(q Places) bool { return p != 0 && p&^q == 0 }

// never is why something can never be.
type never struct{ ja, en string }

var (
	neverHappens = &never{"このゲームでは起きないことを待っている", "nothing in this game makes this happen"}
	neverSeen    = &never{"見えないところにあるカードは、ほかで起きたことでは誘発しない", "what lies unseen is not set off by what happens elsewhere"}
	neverThere   = &never{"この能力が働く領域では起きない", "this cannot happen where the ability works"}
	neverWorks   = &never{"このカードの能力が働く領域がない", "there is no zone where an ability of this card works"}
	neverHolds   = &never{"成り立つことのない条件", "this condition can never hold"}
	neverFits    = &never{"当てはまるカードがない", "no card can ever fit this"}
	neverBounded = &never{"その数を持たない種類のカードがある", "cards of one of these kinds have no such number"}
	neverBears   = &never{"そこにあるカードには行えない", "this cannot be done to a card that lies there"}
	neverCounts  = &never{"そこにあるカードの上にカウンターはない", "no counters lie on a card that lies there"}
	neverAdded   = &never{"見たカードのことか、場から選んだカードのことか", "is it a card that was looked at, or what was chosen in play?"}
	neverLeft    = &never{"それはまだそこにある", "it is still there"}
	neverStays   = &never{"そこから動くことのないカードには行えない", "this cannot be done to a card that never moves"}
	neverAgain   = &never{"一度しか起きないことを、もう一度行おうとしている", "this happens to a card only once, and has happened"}
	neverMoves   = &never{"もうそこにある", "it is there already"}
	neverStands  = &never{"このアイコンは、一度行うことの前に付く", "this icon stands before what is done once"}
	neverChosen  = &never{"いつ、誰が選ぶのかが書かれていない", "nothing says when these are chosen"}
	neverThis    = &never{"このカードはそのときそこにない", "this card is not there then"}
	neverLies    = &never{"その種類のカードはその領域に置かれない", "cards of this kind never lie there"}
	neverPlaced  = &never{"どの領域のカードか分からない", "it is not said where these cards lie"}
	neverPlays   = &never{"そこからはプレイされない", "nothing is ever played from there"}
	neverEither  = &never{"2人の手札を合わせた中から選ぶことはない", "nobody chooses among the cards of two hands"}
	neverShared  = &never{"ダメージを割り振る先が選ばれていない", "what damage is divided among is not chosen"}
	tooComplex   = &never{"文が複雑すぎる", "the text is too complex"}
	neverPaid    = &never{"支払うかどうかを選ぶ時がない", "there is no time to choose whether this is paid"}
	neverCounted = &never{"数が書かれていないキーワード", "this keyword means nothing without its number"}
	neverMuch    = &never{"何の数値と同じかが分からない", "what sets this off has no number to speak of"}
	neverX       = &never{"Xがいくつか書かれていない", "nothing says what X is"}
	neverCost    = &never{"場にあるカードのコストか、プレイするコストかが分からない", "is it the cost of a card in play, or of playing it?"}
)

// scene is what is known while an ability is walked: where its card and what it bound lie.
type scene struct {
	w      *World
	dict   map[string]ability.Kinds // of the cards of packs, by name
	kinds  ability.Kinds            // of its card; 0: not known
	this   Places
	subj   Places // what the trigger is about
	home   Places // where the ability works
	on     []ability.Event
	played bool // the trigger is that it was played
	used   bool // what was played is used up
	lasts  bool // it holds as long as its card lies where it works
	looked bool // cards have been looked at
	slot   [256]Places
	chose  [256]*ability.Filter // what was chosen, as it was said
	only   [256]Places          // where alone what is bound can lie, by its kind
}

// UnsaidX tells whether an ability speaks of an X that it neither says nor lets be paid.
func UnsaidX(a *ability.Ability) bool {
	used, paid := false, false
	var visit func(v reflect.Value, cost bool)
	visit = func(v reflect.Value, cost bool) {
		switch x := partOf(v).(type) {
		case *ability.Amount:
			used, paid = used || x.Op == ability.X, paid || x.Op == ability.X && cost
		case *ability.Cost:
			_, does := x.Do.(*ability.Act) // what a game does to pay may have a number of its own
			cost, paid = true, paid || does
		}
		EachField(v, func(f reflect.Value) { visit(f, cost) })
	}
	visit(reflect.ValueOf(a).Elem(), false)
	return used && !paid
}

// whyNever says why an ability of a card of these kinds can never do what it says; nil:
// nothing speaks against it. quoted: it is given to other cards, whatever their kinds.
func (g *Game) whyNever(a *ability.Ability, kinds ability.Kinds, quoted bool) *never {
	w := g.Lex.World
	switch {
	case a.Hand != ability.Auto:
		return nil
	case g.uncounted(a):
		return neverCounted
	case w.numberless(reflect.ValueOf(a).Elem(), false):
		return neverMuch
	case !quoted && (a.Kind == ability.Activated || a.Kind == ability.Triggered) && UnsaidX(a):
		return neverX
	case w == nil:
		return nil
	case a.Kind == ability.Static && a.If != nil && a.If.Word != "" && a.If.Op == ability.Did && !slices.ContainsFunc(a.Do, setsCost): // nobody is asked to pay for what holds
		return neverStands
	case a.Kind == ability.Static && g.someOf(a.Do):
		return neverChosen
	}
	s := &scene{w: w, dict: g.Dict.Kinds, kinds: kinds, this: g.home(a, kinds, quoted), on: a.On, lasts: a.Kind == ability.Static}
	s.home = s.this
	if out := kinds != 0 && kinds&^w.Never == 0 && !quoted; out && len(a.Works) == 0 && a.Kind != ability.Spell && a.Kind != ability.Construction && !w.ofPlaying(a) {
		return neverWorks
	}
	for i := range a.On {
		if why := s.event(&a.On[i]); why != nil {
			return why
		}
	}
	if unseen(a) {
		return neverSeen
	}
	if a.Kind == ability.Triggered {
		s.this, s.subj, s.used = s.after(a.On), s.subjects(a.On), s.spent(a.On)
		s.played = !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb != ability.Played })
	}
	for _, c := range []*ability.Cond{a.Gate, a.If, a.Needs} {
		if c != nil && s.fails(c) {
			return neverHolds
		}
		if c != nil && countsNowhere(c) {
			return neverPlaced
		}
	}
	if unpaid(reflect.ValueOf(a).Elem()) {
		return neverPaid
	}
	for i := range a.Cost {
		if e := a.Cost[i].Do; e != nil {
			if why := s.effect(e); why != nil {
				return why
			}
		}
	}
	return s.list(a.Do)
}

// unseen tells whether an ability works where its card is not seen, and waits for what becomes of others, or has something else
// happen to them: nobody else could know that it does.
func unseen(a *ability.Ability) bool {
	if len(a.Works) == 0 || slices.ContainsFunc(a.Works, func(z ability.Zone) bool { return z != ability.Hand_ && z != ability.Deck }) {
		return false
	}
	others := func(e ability.Event) bool { return e.Subj == nil || e.Subj.Ref != ThisRef }
	switch a.Kind {
	case ability.Triggered:
		return slices.ContainsFunc(a.On, others)
	case ability.Static:
		instead := false
		ability.Walk(a, func(e ability.Effect) {
			in, is := e.(*ability.Instead)
			instead = instead || is && others(in.Of)
		})
		return instead
	}
	return false
}

// uncounted tells whether an ability is a keyword of which only a number says what it means,
// or gives one, and there is none.
func (g *Game) uncounted(a *ability.Ability) bool {
	bare := func(word string) bool {
		of := slices.DeleteFunc(slices.Clone(g.Lex.Icons), func(ic Icon) bool { return ic.Kind != KeywordIcon || ic.Word != word })
		return len(of) > 0 && !slices.ContainsFunc(of, func(ic Icon) bool { return !strings.Contains(ic.JA, "#") })
	}
	out := a.Kind == ability.Keyword && len(a.Args) == 0 && bare(a.Word)
	ability.Walk(a, func(e ability.Effect) {
		if gives, is := e.(*ability.Give); is && !gives.Take {
			out = out || slices.ContainsFunc(gives.Words, bare)
		}
	})
	return out
}

// home is where an ability works, as far as its text and the kind of its card tell.
func (g *Game) home(a *ability.Ability, kinds ability.Kinds, quoted bool) Places {
	switch {
	case len(a.Works) > 0:
		return PlacesOf(a.Works)
	case a.Kind == ability.Spell:
		if quoted || kinds == 0 || kinds&^g.Lex.World.Never != 0 {
			return 0
		}
		return PlacesOf([]ability.Zone{ability.Resolving})
	case a.Kind == ability.Keyword || a.Marks&g.Lex.Unbid != 0 || g.Lex.World.ofPlaying(a) || quoted:
		return 0
	}
	play := PlacesOf(g.Lex.World.Play)
	if at := g.Lex.World.confined(kinds); at.apart(play) {
		return at
	}
	return play
}

// ofPlaying tells whether a static ability is about playing its own card, or about what
// it is before that: it works while the card is being played.
func (w *World) ofPlaying(a *ability.Ability) bool {
	if a.Kind == ability.Keyword {
		return w != nil && slices.Contains(w.Playing, a.Word)
	}
	if a.Kind != ability.Static {
		return false
	}
	for _, e := range a.Do {
		switch e := e.(type) {
		case *ability.CostChange:
			if e.What.Ref.Kind != ability.This || e.Verb != ability.Played {
				return false
			}
		case *ability.Rule:
			if e.Verb != ability.Played || e.What.Ref.Kind != ability.This && (e.With == nil || e.With.Ref.Kind != ability.This) {
				return false
			}
		case *ability.Give:
			if e.What.Ref.Kind != ability.This || w == nil || len(e.Words) != 1 || !slices.Contains(w.Playing, e.Words[0]) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// event judges what is waited for, from where the ability works.
func (s *scene) event(e *ability.Event) *never {
	if e.State != nil {
		if s.fails(e.State) {
			return neverHolds
		}
		return nil
	}
	if !s.w.happens(e.Verb) {
		return neverHappens
	}
	if e.Subj != nil && e.Obj != nil && s.w.sameSide(e.Verb, e.Subj.Who, e.Obj.Who) {
		return neverHappens
	}
	before, at := s.when(e)
	if f := e.Subj; f != nil {
		if contradicts(f) {
			return neverFits
		}
		if f.Ref.Kind == ability.This && s.this.apart(before|at) && before|at != 0 {
			return neverThere
		}
		if at != 0 && f.Ref.Kind == ability.NoRef && s.of(f).apart(at) || s.confined(f).apart(before|at) {
			return neverHappens
		}
	}
	if f := e.Obj; f != nil {
		if contradicts(f) {
			return neverFits
		}
		at := PlacesOf(s.w.Met[e.Verb])
		if f.Ref.Kind == ability.This && s.kinds != 0 && s.this.apart(at) {
			return neverThere
		}
		if s.confined(f).apart(at) {
			return neverHappens
		}
	}
	return nil
}

// sameSide tells whether one would do to one's own what is only done to the other player's.
func (w *World) sameSide(v ability.Verb, by, to ability.Who) bool {
	return slices.Contains(w.Across, v) && by == to && (by.Side == ability.You || by.Side == ability.Opponent)
}

// confined is where alone that which fits a filter lies, by its kind.
func (s *scene) confined(f *ability.Filter) (out Places) {
	if f.Kind == 0 && len(f.Has) == 1 && f.Has[0].Attr == ability.NameAttr && !f.Has[0].Not && f.Has[0].Match != ability.Contains {
		return s.w.confined(s.dict[f.Has[0].Value])
	}
	if f.Kind != 0 || len(f.Or) == 0 {
		return s.w.confined(f.Kind &^ f.NotKind)
	}
	for i := range f.Or {
		at := s.confined(&f.Or[i])
		if at == 0 {
			return 0
		}
		out |= at
	}
	return out
}

// when tells where the subject of an event lies before it and when its trigger looks:
// what leaves play, and what is not the move of a card, is looked at as it was.
func (s *scene) when(e *ability.Event) (before, at Places) {
	play := PlacesOf(s.w.Play)
	from, to := PlacesOf([]ability.Zone{e.From}), PlacesOf([]ability.Zone{e.To})
	in := play
	if zs, ok := s.w.Happened[e.Verb]; ok {
		in = PlacesOf(zs)
	}
	switch e.Verb {
	case ability.Entered:
		if to == 0 {
			to = in
		}
		return 0, to
	case ability.Left, ability.Destroyed:
		if from == 0 {
			from = in
		}
		return from, from
	case ability.Moved, ability.Returned, ability.Banished, ability.DiscardedV:
		switch {
		case from != 0 && from.within(play):
			return from, from
		case from == 0:
			return 0, 0
		}
		return from, to
	case ability.Drew:
		return 0, 0
	}
	if zs, ok := s.w.Happened[e.Verb]; ok {
		return PlacesOf(zs), PlacesOf(zs)
	}
	return 0, 0
}

// spent tells whether what is waited for is that something is played which has been carried out by then: nothing is done with it any more.
func (s *scene) spent(on []ability.Event) bool {
	return s.w.Spent && len(on) > 0 && !slices.ContainsFunc(on, func(e ability.Event) bool {
		if e.Verb != ability.Played || e.Subj == nil || isThis(e.Subj) {
			return true
		}
		kinds := anyKind(e.Subj) &^ ability.SpecialKinds
		return kinds == 0 || kinds&^s.w.Never != 0
	})
}

// subjects is where the subject of one of these events lies behind it; 0: anywhere.
func (s *scene) subjects(on []ability.Event) (out Places) {
	for i := range on {
		e := &on[i]
		at := PlacesOf([]ability.Zone{e.To})
		switch e.Verb {
		case ability.Moved:
		case ability.Returned, ability.Banished, ability.DiscardedV, ability.Destroyed:
			at = s.gone(e)
		case ability.Entered:
			at = PlacesOf(s.w.Play)
		case ability.Left:
			at = s.gone(e)
		case ability.Played: // it goes on from there, but what is never in play goes nowhere that matters
			if at = 0; e.Subj != nil && s.confined(e.Subj).apart(PlacesOf(s.w.Play)) {
				at = s.confined(e.Subj)
			}
		default:
			at = PlacesOf(s.w.Happened[e.Verb])
		}
		if at == 0 {
			return 0
		}
		out |= at
	}
	return out
}

// gone is where what left lies: where it went, or out of play.
func (s *scene) gone(e *ability.Event) Places {
	switch {
	case e.To != ability.NoZone:
		return PlacesOf([]ability.Zone{e.To})
	case e.Verb == ability.Destroyed || e.Verb == ability.DiscardedV:
		return PlacesOf(s.w.Down)
	}
	return ^(PlacesOf(s.w.Play) | PlacesOf(s.w.Board))
}

// after is where this card lies once one of these has happened.
func (s *scene) after(on []ability.Event) Places {
	out := Places(0)
	for i := range on {
		e := &on[i]
		at := s.this
		if e.Subj != nil && e.Subj.Ref.Kind == ability.This {
			switch e.Verb {
			case ability.Moved:
				if at = PlacesOf([]ability.Zone{e.To}); at == 0 {
					return 0
				}
			case ability.Returned, ability.Banished, ability.DiscardedV, ability.Destroyed, ability.Left:
				at = s.gone(e)
			default:
				if zs := PlacesOf(s.w.Happened[e.Verb]); zs != 0 {
					at = zs
				}
			}
		}
		if at == 0 {
			return 0
		}
		out |= at
	}
	return out
}

// setsCost: what a card costs is settled once, as it is played.
func setsCost(e ability.Effect) bool {
	_, ok := e.(*ability.CostChange)
	return ok
}
