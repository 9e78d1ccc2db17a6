package scenario

import (
	"sort"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// says are the answers every game has.
var says = []word[Action]{
	{Action{Say: SayPass}, []string{"pass", "パス"}},
	{Action{Say: SayEnd}, []string{"end main", "end", "end phase", "end turn", "終了", "メイン終了", "メインフェイズ終了", "ターン終了", "エンド"}},
	{Action{Say: SayNone}, []string{"none", "なし", "choose none", "選ばない"}},
	{Action{Say: SayYes}, []string{"yes", "はい"}},
	{Action{Say: SayNo}, []string{"no", "いいえ"}},
	{Action{Say: SayYes, YesKey: "mulligan"}, []string{"mulligan", "引き直す", "マリガン"}},
	{Action{Say: SayNo, YesKey: "mulligan"}, []string{"keep", "引き直さない", "キープ"}},
	{Action{Say: SayYes, YesKey: "first"}, []string{"first", "先攻"}},
	{Action{Say: SayNo, YesKey: "first"}, []string{"second", "後攻"}},
	{Action{Say: SayConcede}, []string{"concede", "投了"}},
	{Action{Say: SayDone}, []string{"done", "完了"}},
}

// lists are the answers that are followed by a list.
var lists = []word[AnswerKind]{
	{SayChoose, []string{"choose", "選ぶ"}},
	{SayOrder, []string{"order", "順", "順番"}},
	{SaySplit, []string{"split", "割りふる", "割り振る"}},
	{SayNumber, []string{"number", "数", "数字"}},
	{SayMode, []string{"mode", "modes", "モード"}},
	{SayHand, []string{"hand", "手動"}},
	{SayPay, []string{"pay", "支払う"}},
}

// action reads what a seat does or answers.
func (p *parser) action(s string) Action {
	for _, list := range [...][]word[Action]{says, p.s.Game.Says} {
		if a, ok := find(list, s); ok {
			a.Src = s
			return a
		}
	}
	label, rest := first(s)
	if say, ok := find(lists, label); ok && rest != "" {
		return p.answer(Action{Src: s, Say: say}, rest)
	}
	if _, ok := find(lists, s); ok {
		p.fail("after %q comes what is meant: choose X, Y; order X, Y; split X 2, Y 1; number 3; mode 1, 2; pay X, Y; hand damage X 2", s)
	}
	if v, rest := p.verb(s); v != nil {
		return p.act(Action{Src: s, Say: SayAct, Verb: v}, rest)
	}
	p.fail("%q is nothing a seat does or answers (%s, choose, none, yes, no, order, split, number, mode, pass, end main, concede)", clip(s), p.s.Game.verbList())
	return Action{}
}

func (g *Game) verbList() string {
	var out []string
	for _, v := range g.Verbs {
		out = append(out, v.Words[0])
	}
	return strings.Join(out, ", ")
}

// verb finds the verb that s begins with, the longest word first.
func (p *parser) verb(s string) (*wing.Verb, string) {
	var best *wing.Verb
	length := 0
	for i := range p.s.Game.Verbs {
		v := &p.s.Game.Verbs[i]
		for _, w := range v.Words {
			if len(w) > length && len(s) >= len(w) && strings.EqualFold(s[:len(w)], w) && (len(s) == len(w) || s[len(w)] == ' ' || strings.HasPrefix(s[len(w):], "「")) {
				best, length = v, len(w)
			}
		}
	}
	return best, strings.TrimSpace(s[length:])
}

// act reads what follows a verb: X 2 into Y pay EP -> Z.
func (p *parser) act(a Action, s string) Action {
	if a.Verb.Bare {
		return a
	}
	parts := cutAt(s, "->", " into ", " pay ", " with ")
	a.Card, s = p.name(parts[0].text)
	if n, ok := number(s); ok && n > 0 {
		a.Nth, s = int(n), ""
	}
	if s != "" {
		p.fail("%q after the card %s is not understood: -> targets, into X, pay, or the number of the ability", clip(s), a.Card)
	}
	var paid []Name
	for _, part := range parts[1:] {
		switch part.mark {
		case "->":
			if fold(part.text) == "none" || part.text == "なし" {
				a.None = true
				continue
			}
			a.To = append(a.To, p.nameList(part.text)...)
		case " into ":
			n := p.nameOnly(part.text)
			a.Into = &n
		default:
			if part.mark == " pay " && p.s.Game.Plans != nil {
				a.Plan = append(a.Plan, p.payments(part.text)...)
				continue
			}
			if w, ok := find([]word[string]{{"", p.s.Game.Pays}}, part.text); ok {
				if !a.Verb.Paid {
					p.fail("%s: there is one way only to pay for this; pay %s is nothing one says of it", a.Verb.Words[0], part.text)
				}
				a.Pay = strings.ToUpper(part.text) + w
			} else {
				paid = append(paid, p.nameList(part.text)...)
			}
		}
	}
	a.To = append(a.To, paid...)
	return a
}

type cut struct{ mark, text string }

// cutAt cuts s at marks outside 「」; the first piece has no mark.
func cutAt(s string, marks ...string) []cut {
	type at struct {
		i    int
		mark string
	}
	var found []at
	quoted := false
	for i, c := range s {
		switch c {
		case '「':
			quoted = true
		case '」':
			quoted = false
		}
		for _, m := range marks {
			if !quoted && strings.HasPrefix(s[i:], m) {
				found = append(found, at{i, m})
			}
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].i < found[j].i })
	out := []cut{{"", s}}
	from := 0
	for _, f := range found {
		out[len(out)-1].text = strings.TrimSpace(s[from:f.i])
		from = f.i + len(f.mark)
		out = append(out, cut{f.mark, ""})
	}
	out[len(out)-1].text = strings.TrimSpace(s[min(from, len(s)):])
	return out
}

// answer reads the list of an answer.
func (p *parser) answer(a Action, rest string) Action {
	switch a.Say {
	case SayChoose, SayOrder:
		for _, part := range split(rest, ",") {
			nth := int32(0) // "X 2": the second thing of X
			if head, w := last(part); head != "" && !p.s.known[part] {
				if n, ok := number(w); ok {
					part, nth = head, n
				}
			}
			for _, n := range p.nameList(part) {
				a.Names, a.N = append(a.Names, n), append(a.N, nth)
			}
		}
	case SaySplit:
		for _, part := range split(rest, ",") {
			n, tail := p.name(part)
			v, ok := number(tail)
			if !ok {
				p.fail("split X 2, Y 1: a number follows each card, not %q", clip(tail))
			}
			a.Names, a.N = append(a.Names, n), append(a.N, v)
		}
	case SayNumber, SayMode:
		for _, part := range split(rest, ",") {
			v, ok := number(strings.Trim(part, "【】"))
			if !ok {
				p.fail("here should be a number, not %q", clip(part))
			}
			a.N = append(a.N, v)
		}
	case SayHand:
		a.Hand = p.hand(rest)
	case SayPay:
		a.Plan = p.payments(rest)
	}
	return a
}

// option reads one of a list of options: an action, a card or a number.
func (p *parser) option(s string) Action {
	if p.longest(s) != "" || strings.HasPrefix(s, "「") {
		if v, _ := p.verb(s); v == nil {
			return Action{Src: s, Say: SayChoose, Names: []Name{p.nameOnly(s)}}
		}
	}
	if _, _, ok := p.leader(s); ok {
		return Action{Src: s, Say: SayChoose, Names: []Name{p.nameOnly(s)}}
	}
	if n, ok := number(s); ok {
		return Action{Src: s, Say: SayNumber, N: []int32{n}}
	}
	return p.action(s)
}

// both reads "both: A グー, B チョキ".
func (p *parser) both(st *Stmt, rest string) {
	st.Kind = KBoth
	parts := split(rest, ",")
	if len(parts) != 2 {
		p.fail("both: A ..., B ...")
	}
	st.Acts = make([]Action, 2)
	for i, part := range parts {
		w, said := first(part)
		if seatOf(strings.TrimSuffix(w, ":")) != state.Seat(i) {
			p.fail("both: A ..., B ...: %q should be %c's", clip(part), 'A'+i)
		}
		st.Acts[i] = p.action(said)
	}
}

// chance reads "shuffle A deck X, Y", "random X", "die 4".
func (p *parser) chance(s string) Chance {
	word, rest := first(s)
	c := Chance{Seat: state.Nobody, Who: state.Nobody, N: -1}
	switch strings.ToLower(word) {
	case "shuffle", "シャッフル":
		c.Kind = state.InShuffled
		seat, tail := seatWord(rest)
		zone, list := p.zoneAt(tail)
		if seat == state.Nobody || zone == state.Nowhere {
			p.fail("chance: shuffle A deck X, Y: there is no seat and zone at %q", clip(rest))
		}
		c.Seat, c.Zone, c.Names = seat, zone, p.entries(strings.TrimPrefix(list, ":"))
	case "random", "ランダム":
		c.Kind = state.InRolled
		if c.Who = seatOf(rest); c.Who == state.Nobody {
			c.Names = p.entries(rest)
		}
	case "die", "dice", "roll", "サイコロ":
		c.Kind = state.InRolled
		n, ok := number(rest)
		if !ok || n < 1 {
			p.fail("chance: die 4: from 1, not %q", clip(rest))
		}
		c.N = n - 1
	default:
		p.fail("chance is `shuffle A deck X, Y`, `random X` or `die 4`, not %q", clip(s))
	}
	return c
}

// zoneAt reads the longest zone name at the front of s.
func (p *parser) zoneAt(s string) (state.Zone, string) {
	best, zone := "", state.Nowhere
	low := strings.ToLower(s)
	for w, z := range p.s.Game.zones {
		if len(w) > len(best) && strings.HasPrefix(low, w) && (len(s) == len(w) || strings.ContainsAny(s[len(w):len(w)+1], " :")) {
			best, zone = w, z
		}
	}
	return zone, strings.TrimSpace(s[len(best):])
}

// hand reads an operation of an effect carried out by hand.
func (p *parser) hand(s string) HandAct {
	h := HandAct{Seat: state.Nobody}
	word, rest := first(s)
	turned, ok := find(p.s.Game.States, word)
	switch word = strings.ToLower(word); {
	case ok && turned == ability.Acted:
		word = "act"
	case ok && turned == ability.Standing:
		word = "stand"
	}
	switch word {
	case "move":
		h.Verb = ability.Moved
		to, tail, ok := before(rest, "->")
		if !ok {
			p.fail("hand move X -> A hand")
		}
		h.Card = p.nameOnly(to)
		h.Seat, tail = seatWord(tail)
		h.Zone, tail = p.zoneAt(tail)
		if h.Zone == state.Nowhere || h.Seat == state.Nobody && !p.s.Game.specs[h.Zone].Shared {
			p.fail("hand move X -> A hand: no seat and zone at %q", clip(rest))
		}
		if tail == "bottom" {
			h.Pos = -1
		}
	case "act":
		h.Verb, h.Card = ability.ActedV, p.nameOnly(rest)
	case "stand":
		h.Verb, h.Card = ability.Stood, p.nameOnly(rest)
	case "damage":
		h.Verb = ability.DealtDamage
		h.Card, rest = p.name(rest)
		h.N = p.count(rest)
	case "draw":
		h.Verb, h.Seat = ability.Drew, seatOf(rest)
	case "shuffle":
		h.Verb, h.Seat = ability.Shuffled, seatOf(rest)
	case "put", "remove":
		h.Verb = ability.CounterPut
		if word == "remove" {
			h.Verb = ability.CounterRemoved
		}
		h.Text, rest = first(rest)
		h.Text = p.s.Game.mark(h.Text)
		var n string
		n, rest = first(rest)
		h.N = p.count(n)
		h.Card = p.nameOnly(rest)
	default:
		p.handNumber(&h, s)
	}
	if (h.Verb == ability.Drew || h.Verb == ability.Shuffled) && h.Seat == state.Nobody {
		p.fail("hand %s A: the seat is A or B", word)
	}
	return h
}

// handNumber reads "X attack +2" and "A PP +1".
func (p *parser) handNumber(h *HandAct, s string) {
	head, n, _, ok := endNumber(s)
	if !ok {
		p.fail("an operation by hand is move, damage, %sput, remove, draw, shuffle, or a number that changes, not %q", p.s.Game.turning(), clip(s))
	}
	h.N = n
	if seat, what := seatWord(head); seat != state.Nobody {
		st, is := p.s.Game.nums[fold(what)]
		if is {
			h.Verb, h.Seat, h.Stat = state.NumberChanged, seat, st
			return
		}
	}
	var what string
	h.Card, what = p.name(head)
	if h.Stat, ok = p.s.Game.stats[fold(what)]; !ok {
		p.fail("there is no number %q", clip(what))
	}
	h.Verb = ability.PlusV
	if n < 0 {
		h.Verb, h.N = ability.MinusV, -n
	}
}

func (p *parser) count(s string) int32 {
	n, ok := number(s)
	if !ok || n < 1 {
		p.fail("here should be a number from 1, not %q", clip(s))
	}
	return n
}
