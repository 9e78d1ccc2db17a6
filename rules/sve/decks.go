package sve

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Fault is one way in which a deck breaks the rules of construction.
type Fault struct {
	Rule   string // rule number
	JA, EN string
}

// Legal checks a deck against the construction rules of the usual format. See LegalIn.
func Legal(pool *state.Pool, leader, main, evolve []state.FaceID) []Fault {
	return LegalIn(pool, "", leader, main, evolve)
}

// LegalIn checks a deck against the construction rules of a format, in rule order;
// nothing means that it may be played. Each face stands for one copy; 0 is a card
// that is not known (no leader), which is counted and breaks no other rule. [6.1.1, B-1, B-2]
func LegalIn(pool *state.Pool, format string, leader, main, evolve []state.FaceID) []Fault {
	for i, list := range [][]state.FaceID{leader, main, evolve} {
		for _, f := range list {
			if (f != 0 || i == 0) && pool.Def(f) == nil {
				return []Fault{{"6.1.1", fmt.Sprintf("番号 %d のカードがパックにありません。", f),
					fmt.Sprintf("no pack has the card with the id %d.", f)}}
			}
		}
	}
	c := buildOf(format)
	var out []Fault
	out = append(out, c.legalLeader(pool, leader)...)
	out = append(out, c.legalMain(pool, main)...)
	out = append(out, c.legalEvolve(pool, evolve)...)
	out = append(out, c.legalCopies(pool, main, "メインデッキ", "the main deck")...)
	out = append(out, c.legalCopies(pool, evolve, "エボルヴデッキ", "the evolve deck")...)
	out = append(out, legalAmulets(pool, main, evolve)...)
	switch format {
	case Sealed:
		return out // B-1/6.1.1.6
	case Crossover:
		return append(out, legalCrossover(pool, leader, main, evolve)...)
	}
	return append(out, legalBasis(pool, leader, main, evolve)...)
}

// legalLeader: one leader card, or as many as the format has. [6.1.1.1]
func (b *build) legalLeader(pool *state.Pool, leader []state.FaceID) []Fault {
	var out []Fault
	if n := len(leader); n < b.leaders[0] || n > b.leaders[1] {
		out = append(out, Fault{b.leaderRule, fmt.Sprintf("リーダーカードは %d 枚です（いま %d 枚）。", b.leaders[1], n),
			fmt.Sprintf("a deck has exactly %s, not %d.", leaderCards(b.leaders[1]), n)})
	}
	each(pool, leader, func(s *state.Side) {
		if s.Kinds&ability.Leader == 0 {
			out = append(out, Fault{b.leaderRule, fmt.Sprintf("「%s」はリーダーカードではありません。", s.Name),
				fmt.Sprintf("%q is not a leader card.", inEnglish(s))})
		}
	})
	return out
}

// legalMain: 40 to 50 cards, none a leader, Evolve, Advance or token. [6.1.1.2]
func (b *build) legalMain(pool *state.Pool, main []state.FaceID) []Fault {
	var out []Fault
	if n := len(main); n < b.main[0] || n > b.main[1] {
		ja, en := fmt.Sprintf("%d～%d 枚", b.main[0], b.main[1]), fmt.Sprintf("%d to %d cards", b.main[0], b.main[1])
		if b.main[1] == noMax {
			ja, en = fmt.Sprintf("%d 枚以上", b.main[0]), fmt.Sprintf("%d cards or more", b.main[0])
		}
		out = append(out, Fault{b.mainRule, fmt.Sprintf("メインデッキは %sです（いま %d 枚）。", ja, n),
			fmt.Sprintf("the main deck has %s, not %d.", en, n)})
	}
	const barred = ability.Leader | ability.EvolveCard | ability.AdvanceCard | ability.Token
	each(pool, main, func(s *state.Side) {
		if s.Kinds&barred != 0 {
			out = append(out, Fault{b.mainRule, fmt.Sprintf("「%s」はメインデッキに入れられない種類です。", s.Name),
				fmt.Sprintf("%q is of a kind that may not be in the main deck.", inEnglish(s))})
		}
	})
	return out
}

// legalEvolve: at most 10 cards, all Evolve or Advance. [6.1.1.3]
func (b *build) legalEvolve(pool *state.Pool, evolve []state.FaceID) []Fault {
	var out []Fault
	if n := len(evolve); n > b.evolve {
		out = append(out, Fault{b.evolveRule, fmt.Sprintf("エボルヴデッキは %d 枚までです（いま %d 枚）。", b.evolve, n),
			fmt.Sprintf("the evolve deck has at most %d cards, not %d.", b.evolve, n)})
	}
	each(pool, evolve, func(s *state.Side) {
		if s.Kinds&(ability.EvolveCard|ability.AdvanceCard) == 0 {
			out = append(out, Fault{b.evolveRule, fmt.Sprintf("「%s」はエボルヴでもアドバンスでもありません。", s.Name),
				fmt.Sprintf("%q is neither an Evolve nor an Advance card.", inEnglish(s))})
		}
	})
	return out
}

// legalCopies: at most three of a name in each deck, by the first face. [6.1.1.4, 6.1.1.4.1]
func (b *build) legalCopies(pool *state.Pool, list []state.FaceID, ja, en string) []Fault {
	count := map[string]int{}
	for _, f := range list {
		if f != 0 {
			count[pool.Def(f).Sides[0].Name]++
		}
	}
	var out []Fault
	each(pool, list, func(s *state.Side) {
		if n, most := count[s.Name], s.Card.Copies(b.copies, len(list)); n > most {
			count[s.Name] = 0 // one fault for each name, though two cards may share it
			out = append(out, Fault{"6.1.1.4", fmt.Sprintf("「%s」が%sに %d 枚あります（同名は %d 枚まで）。", s.Name, ja, n, most),
				fmt.Sprintf("%q is in %s %d times, at most %d.", inEnglish(s), en, n, most)})
		}
	})
	return out
}

// legalBasis: the deck is built on the leader's class or on a title. [6.1.1.5] When
// neither holds, the faults are those of the title where everything has it, else
// those of the class.
func legalBasis(pool *state.Pool, leader, main, evolve []state.FaceID) []Fault {
	if len(leader) != 1 {
		return nil // already a fault, and there is nothing to compare with
	}
	byClass := legalClass(pool, leader, main, evolve)
	if len(byClass) == 0 || !titled(pool, leader, main, evolve) {
		return byClass
	}
	return legalTitle(pool, leader, main)
}

// Bases lists what a deck may be declared to be built on: "" for its class, and
// its title. Only the usual format asks for a basis. [6.2.1.3, B-1/6.1.1.6, B-2/6.1.1.5]
func Bases(pool *state.Pool, format string, d *rules.DeckSetup) []string {
	var out []string
	if format != "" || len(d.Leader) != 1 {
		return nil
	}
	if len(legalClass(pool, d.Leader, d.Main, d.Side)) == 0 {
		out = append(out, "")
	}
	if titled(pool, d.Leader, d.Main, d.Side) && len(legalTitle(pool, d.Leader, d.Main)) == 0 {
		out = append(out, pool.Def(d.Leader[0]).Title)
	}
	return out
}

// legalClass: every card is of a leader's class or Neutral. [6.1.1.5.1, B-2/6.1.1.5.1]
func legalClass(pool *state.Pool, leader, main, evolve []state.FaceID) []Fault {
	var out []Fault
	for _, list := range [][]state.FaceID{main, evolve} {
		each(pool, list, func(s *state.Side) {
			for _, l := range leader {
				if ofClass(s, &pool.Def(l).Sides[0]) {
					return
				}
			}
			out = append(out, Fault{"6.1.1.5.1", fmt.Sprintf("「%s」はリーダーと同じクラスでもニュートラルでもありません。", s.Name),
				fmt.Sprintf("%q is neither of the leader's class nor Neutral.", inEnglish(s))})
		})
	}
	return out
}

// titled: leader and every card have one and the same title. [6.1.1.5.2]
func titled(pool *state.Pool, leader, main, evolve []state.FaceID) bool {
	title := pool.Def(leader[0]).Title
	for _, list := range [][]state.FaceID{main, evolve} {
		for _, f := range list {
			if f != 0 && pool.Def(f).Title != title {
				return false
			}
		}
	}
	return title != ""
}

// ofClass reports whether s is Neutral or shares a class with the leader.
func ofClass(s, leader *state.Side) bool {
	for _, c := range s.Classes {
		if c == "neutral" {
			return true
		}
		for _, l := range leader.Classes {
			if c == l {
				return true
			}
		}
	}
	return false
}

// inEnglish is the English name of a side, where it has one.
func inEnglish(s *state.Side) string {
	if s.NameEN != "" {
		return s.NameEN
	}
	return s.Name
}

// each calls f for the first side of every different card of list that is known, in
// list order.
func each(pool *state.Pool, list []state.FaceID, f func(*state.Side)) {
	for i, x := range list {
		first := true
		for _, y := range list[:i] {
			first = first && x != y
		}
		if first && x != 0 {
			f(&pool.Def(x).Sides[0])
		}
	}
}
