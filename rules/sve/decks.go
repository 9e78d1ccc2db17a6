package sve

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// The numbers of deck construction.
const (
	mainMin, mainMax = 40, 50 // 6.1.1.2
	evolveMax        = 10     // 6.1.1.3
	copiesMax        = 3      // 6.1.1.4
)

// Fault is one way in which a deck breaks the rules of construction.
type Fault struct {
	Rule   string // rule number
	JA, EN string
}

// Legal checks a deck against the construction rules, in rule order; nothing
// means that it may be played. Each face stands for one copy. [6.1.1]
//
// Conditions that a title or a card's own text puts in their place [6.1.1.5.2.1,
// 6.1.2] are not applied.
func Legal(pool *rules.Pool, leader, main, evolve []rules.FaceID) []Fault {
	for _, list := range [][]rules.FaceID{leader, main, evolve} {
		for _, f := range list {
			if pool.Def(f) == nil {
				return []Fault{{"6.1.1", fmt.Sprintf("番号 %d のカードがパックにありません。", f),
					fmt.Sprintf("no pack has the card with the id %d.", f)}}
			}
		}
	}
	var out []Fault
	out = append(out, legalLeader(pool, leader)...)
	out = append(out, legalMain(pool, main)...)
	out = append(out, legalEvolve(pool, evolve)...)
	out = append(out, legalCopies(pool, main, "メインデッキ", "the main deck")...)
	out = append(out, legalCopies(pool, evolve, "エボルヴデッキ", "the evolve deck")...)
	return append(out, legalBasis(pool, leader, main, evolve)...)
}

// legalLeader: one leader card. [6.1.1.1]
func legalLeader(pool *rules.Pool, leader []rules.FaceID) []Fault {
	var out []Fault
	if n := len(leader); n != 1 {
		out = append(out, Fault{"6.1.1.1", fmt.Sprintf("リーダーカードは 1 枚です（いま %d 枚）。", n),
			fmt.Sprintf("a deck has exactly one leader card, not %d.", n)})
	}
	each(pool, leader, func(s *rules.Side) {
		if s.Kinds&ability.Leader == 0 {
			out = append(out, Fault{"6.1.1.1", fmt.Sprintf("「%s」はリーダーカードではありません。", s.Name),
				fmt.Sprintf("%q is not a leader card.", s.Name)})
		}
	})
	return out
}

// legalMain: 40 to 50 cards, none a leader, Evolve, Advance or token. [6.1.1.2]
func legalMain(pool *rules.Pool, main []rules.FaceID) []Fault {
	var out []Fault
	if n := len(main); n < mainMin || n > mainMax {
		out = append(out, Fault{"6.1.1.2", fmt.Sprintf("メインデッキは %d～%d 枚です（いま %d 枚）。", mainMin, mainMax, n),
			fmt.Sprintf("the main deck has %d to %d cards, not %d.", mainMin, mainMax, n)})
	}
	const barred = ability.Leader | ability.EvolveCard | ability.AdvanceCard | ability.Token
	each(pool, main, func(s *rules.Side) {
		if s.Kinds&barred != 0 {
			out = append(out, Fault{"6.1.1.2", fmt.Sprintf("「%s」はメインデッキに入れられない種類です。", s.Name),
				fmt.Sprintf("%q is of a kind that may not be in the main deck.", s.Name)})
		}
	})
	return out
}

// legalEvolve: at most 10 cards, all Evolve or Advance. [6.1.1.3]
func legalEvolve(pool *rules.Pool, evolve []rules.FaceID) []Fault {
	var out []Fault
	if n := len(evolve); n > evolveMax {
		out = append(out, Fault{"6.1.1.3", fmt.Sprintf("エボルヴデッキは %d 枚までです（いま %d 枚）。", evolveMax, n),
			fmt.Sprintf("the evolve deck has at most %d cards, not %d.", evolveMax, n)})
	}
	each(pool, evolve, func(s *rules.Side) {
		if s.Kinds&(ability.EvolveCard|ability.AdvanceCard) == 0 {
			out = append(out, Fault{"6.1.1.3", fmt.Sprintf("「%s」はエボルヴでもアドバンスでもありません。", s.Name),
				fmt.Sprintf("%q is neither an Evolve nor an Advance card.", s.Name)})
		}
	})
	return out
}

// legalCopies: at most three of a name in each deck, by the first face. [6.1.1.4, 6.1.1.4.1]
func legalCopies(pool *rules.Pool, list []rules.FaceID, ja, en string) []Fault {
	count := map[string]int{}
	for _, f := range list {
		count[pool.Def(f).Sides[0].Name]++
	}
	var out []Fault
	each(pool, list, func(s *rules.Side) {
		if n := count[s.Name]; n > copiesMax {
			count[s.Name] = 0 // one fault for each name, though two cards may share it
			out = append(out, Fault{"6.1.1.4", fmt.Sprintf("「%s」が%sに %d 枚あります（同名は %d 枚まで）。", s.Name, ja, n, copiesMax),
				fmt.Sprintf("%q is in %s %d times, at most %d.", s.Name, en, n, copiesMax)})
		}
	})
	return out
}

// legalBasis: every card is of the leader's class or Neutral, or everything has
// the leader's title. [6.1.1.5] When neither holds, the faults are those of the
// class, which a deck of no title was built on.
func legalBasis(pool *rules.Pool, leader, main, evolve []rules.FaceID) []Fault {
	if len(leader) != 1 {
		return nil // already a fault, and there is nothing to compare with
	}
	head := pool.Def(leader[0])
	var out []Fault
	titled := head.Title != ""
	for _, list := range [][]rules.FaceID{main, evolve} {
		for _, f := range list {
			titled = titled && pool.Def(f).Title == head.Title // 6.1.1.5.2
		}
		each(pool, list, func(s *rules.Side) {
			if !ofClass(s, &head.Sides[0]) { // 6.1.1.5.1
				out = append(out, Fault{"6.1.1.5.1", fmt.Sprintf("「%s」はリーダーと同じクラスでもニュートラルでもありません。", s.Name),
					fmt.Sprintf("%q is neither of the leader's class nor Neutral.", s.Name)})
			}
		})
	}
	if titled {
		return nil
	}
	return out
}

// ofClass reports whether s is Neutral or shares a class with the leader.
func ofClass(s, leader *rules.Side) bool {
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

// each calls f for the first side of every different card of list, in list order.
func each(pool *rules.Pool, list []rules.FaceID, f func(*rules.Side)) {
	for i, x := range list {
		first := true
		for _, y := range list[:i] {
			first = first && x != y
		}
		if first {
			f(&pool.Def(x).Sides[0])
		}
	}
}
