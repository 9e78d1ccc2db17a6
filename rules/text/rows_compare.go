package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// noReference: what is counted is not this, nor what was met.
func noReference(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }

// VersusRows compare with the other player what is said once: 自分の場のフォロワーの
// 数が相手より少ない. Of what each player has alone it is not said.
func VersusRows(z ZoneWord, alone ability.Kinds) []Row {
	var rows []Row
	field := "相手"
	if z.Zone == ability.Field {
		field = "相手‹|の場›" // 相手の墓場 may be all its cards
	}
	for _, c := range []struct {
		id, ja      string
		more, fewer ability.Side
	}{{"fewer than theirs ", "より少ない", ability.Opponent, ability.You}, {"more than theirs ", "より多い", ability.You, ability.Opponent}} {
		of := func(s ability.Side) ability.Amount {
			return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Who: Who(s), Zone: []ability.Zone{z.Zone}}}
		}
		node := ability.Cond{Op: ability.Compare, L: of(c.more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{of(c.fewer), ability.N(1)}}}
		than := "が相手" + c.ja
		r := Row{Quiet: true, ID: c.id + z.EN, NT: "cond3", Node: node, JA: "自分の" + z.JA + "の{L.Of+=R.Args.0.Of+:npraw}‹の数|の枚数|›" + strings.Replace(than, "相手", field, 1), Needs: noSide(alone)}
		if rows = append(rows, r); z.Zone != ability.Field {
			rows = append(rows, Row{Quiet: true, ID: c.id + z.EN + " cards", NT: "cond3", Node: node, JA: "自分の" + z.JA + "‹の枚数|の数|›" + than})
		}
	}
	return rows
}

// notAmongCounted: behind what is counted, その中に is said of that, and not of what was met before.
func notAmongCounted(v any) bool {
	c := v.(ability.Cond)
	some := BindRef(SlotSome)
	return c.Args[0].L.Op != ability.CountOf || c.Args[1].Ref != some && c.Args[1].L.Ref != some
}

// saysSort: something is said of what it is.
func saysSort(v any) bool { return !Equal(*v.(ability.Cond).Of, ability.Filter{}) }

// noSide: what is compared says neither whose nor where again.
func noSide(alone ability.Kinds) func(any) bool {
	return func(v any) bool {
		f := v.(ability.Cond).L.Of
		return f.Ref == (ability.Ref{}) && (alone == 0 || f.Kind != alone) && len(f.Zone) == 1
	}
}

// Compared is a number that conditions compare: its name in both languages, with holes below
// L, and what counts it behind the number.
type Compared struct {
	ID, JA, Counter, EN string
	L                   ability.Amount
}

// compareRows: numbers with 以上, 以下 or nothing behind.
func compareRows(x *Lexicon) []Row {
	sides := append(slices.Clip(x.Compares), []Compared{
		{"count", "{L.Of:np}が", "{:ctr}", "{L.Of:np}", ability.Amount{Op: ability.CountOf}},
		{"number of them", "{L.Of:np}の‹数|枚数›が", "{:ctr}", "", ability.Amount{Op: ability.CountOf}},
		{"number", "{L.Who:poss}{L.Stat:playerstat}が", "", "{L.Who:poss}{L.Stat:playerstat}", ability.Amount{Op: ability.StatOf}},
		{"counters", "{L.Ref:ref}の{L.Name:ctrname}カウンターが", "‹個|つ›", "the number of {L.Name:ctrname} counters on {L.Ref:ref}", ability.Amount{Op: ability.CounterOn}},
		{"this counters", "この{L.Name:ctrname}カウンターが", "‹個|つ›", "", ability.Amount{Op: ability.CounterOn, Ref: ThisRef}},
		{"stat", "{L.Ref:ref}の{L.Stat:refstat}が", "", "the {L.Stat:refstat} of {L.Ref:ref}", ability.Amount{Op: ability.StatOf}},
		{"rolled", "出た目が", "", "the number rolled", ability.Amount{Op: ability.NumberIn, Ref: BindRef(slotDie)}},
		{"sum", "{L.Of:np}の{L.Stat:refstat}の合計が", "", "the total {L.Stat:refstat} of {L.Of:nps}", ability.Amount{Op: ability.SumOf}},
		{"kinds", "{L.Of:np}の‹カード名の種類数が|カード名の種類が|カード名が›", "種類", "the number of differently named {L.Of:nps}", ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}},
		{"kinds of numbers", "{L.Of:np}の元の{L.Stat:refstat}の‹種類数が|種類が›", "種類", "the number of different original {L.Stat:refstat}s of {L.Of:nps}", ability.Amount{Op: ability.Kinds_, Original: true}},
		{"original stat", "{L.Ref:ref}の元の{L.Stat:refstat}が", "", "the original {L.Stat:refstat} of {L.Ref:ref}", ability.Amount{Op: ability.StatOf, Original: true}},
		{"sum of originals", "{L.Of:np}の元の{L.Stat:refstat}の合計が", "", "the total original {L.Stat:refstat} of {L.Of:nps}", ability.Amount{Op: ability.SumOf, Original: true}},
		{"event", "そのダメージが", "", "that damage", ability.Amount{Op: ability.EventN}},
		{"both", "{L.Of:nptwo}が", "{:ctr}", "", ability.Amount{Op: ability.CountOf}},
		{"said", "「{L:exprs}」が", "‹|枚|体|つ|回|個|種類›", "{L:exprs}", ability.Amount{}},
	}...)
	for i, d := range saidDones() {
		sides = append(sides, Compared{d.en, "‹これにより|これによって|›" + d.ja + "カードが", "‹枚|体|つ›", "the number of cards " + d.en + " this way", ability.Amount{Op: ability.NumberIn, Ref: doneRef(deed(i))}})
	}
	var rows []Row
	for _, s := range sides {
		for _, c := range []struct {
			cmp    ability.Cmp
			ja, en string
		}{{ability.GE, "以上", " or more"}, {ability.LE, "以下", " or less"}, {ability.EQ, "", ""}} {
			en := s.EN + " is {R:num}" + c.en
			if s.ID == "count" {
				en = "there are {R:nummany}" + c.en + " {L.Of:np}"
				if c.cmp == ability.EQ {
					en = "there are exactly {R:nummany} {L.Of:np}"
				}
			}
			if s.EN == "" {
				en = ""
			}
			r := Row{ID: s.ID + " is" + c.en, NT: "cond1", JA: s.JA + "{R:num}" + s.Counter + c.ja, EN: en, Node: ability.Cond{Op: ability.Compare, L: s.L, Cmp: c.cmp}, Needs: Wordless}
			switch s.ID {
			case "both", "number of them":
				r.Quiet = true
			case "number":
				r.Needs = func(v any) bool { // of each player's it is said in another way, if at all
					l := v.(ability.Cond).L
					return l.Stat != ability.NoStat && l.Who.Side != ability.Each && Wordless(v)
				}
			case "said":
				r.Needs = func(v any) bool { return !numberOfEach(v.(ability.Cond).L) && Wordless(v) }
			case "stat", "sum", "kinds of numbers", "original stat", "sum of originals":
				bare := s.ID == "sum" // of what was met before it is said as of a number
				r.Needs = func(v any) bool {
					l := v.(ability.Cond).L
					return l.Stat != ability.NoStat && Wordless(v) && !(bare && l.Of != nil && Equal(*l.Of, ability.Filter{Ref: l.Of.Ref}))
				}
			case "count":
				rows = append(rows, Row{ID: "count of both together" + c.en, NT: "cond1", JA: s.JA + "合計{R:num}" + s.Counter + c.ja, EN: "there are a total of {R:nummany}" + c.en + " {L.Of:np}", Node: r.Node, Needs: ofBothPlayers})
				r.JA += " | " + s.JA + "合計{R:num}" + s.Counter + c.ja
			}
			rows = append(rows, r)
			if s.ID == "count" {
				rows = append(rows, Row{Quiet: true, ID: "elided" + c.en, NT: "cond1", JA: "{R:num}‹{:ctr}|種類›" + c.ja, Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp}, Needs: elided},
					Row{Quiet: true, ID: "elided number" + c.en, NT: "nara", JA: "{R:num}" + c.ja + "‹なら|ならば|場合|の場合›", Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp}, Needs: elided})
			}
		}
		rows = append(append(rows, ranged(s.ID, s.JA, s.Counter, s.L)...), parityRows(s.ID, s.JA, s.EN, s.L)...)
	}
	rows = append(append(rows, ranged("elided", "", "‹{:ctr}|種類|›", ability.Amount{})...), parityRows("elided", "", "", ability.Amount{})...)
	return append(rows,
		Row{ID: "its cost", NT: "refstat", JA: "コスト", EN: "cost", Node: ability.CostStat})
}

// sortsCounted compare how many are of some sort, of those that something was done to or that were looked at.
func sortsCounted() (rows []Row) {
	add := func(id, ja string, of ability.Ref) {
		for _, c := range []struct {
			cmp ability.Cmp
			ja  string
		}{{ability.GE, "以上"}, {ability.LE, "以下"}} {
			rows = append(rows, Row{Quiet: true, ID: id + " of a sort " + c.ja, NT: "cond1", JA: ja + "{L.Of:npraw}‹|の数|の枚数›が{R:num}{:ctr}" + c.ja, Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp, L: ability.Amount{Op: ability.NumberIn, Ref: of}}, Needs: numberOfSome})
		}
	}
	for i, d := range saidDones() {
		add(d.en, "‹|これにより|これによって›"+d.ja, doneRef(deed(i)))
	}
	add("among them", "その中の", BindRef(SlotLook))
	for _, c := range []struct {
		cmp ability.Cmp
		ja  string
	}{{ability.GE, "以上"}, {ability.LE, "以下"}} {
		rows = append(rows, Row{Quiet: true, ID: "so often this turn " + c.ja, NT: "cond1", JA: "{L:expr}が{R:num}‹|枚|体|つ|回›" + c.ja, Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp}, Needs: func(v any) bool { return v.(ability.Cond).L.Op == ability.History && Wordless(v) }})
	}
	return rows
}

// ofBothPlayers: what both players have is counted together.
func ofBothPlayers(v any) bool { return countsEach(v.(ability.Cond).L) && Wordless(v) }

// numberOfSome: the cards that are counted are said to be of some sort.
func numberOfSome(v any) bool { return cardsSaid(v.(ability.Cond).L) && Wordless(v) }

// comparedRows compare any amount with any other.
func comparedRows(x *Lexicon) (rows []Row) {
	// Where the life is a zone, its cards are counted, and the game's own words compare them.
	laid := slices.ContainsFunc(x.Zones, func(z ZoneWord) bool { return z.Zone == ability.LifeZone })
	worded := func(a ability.Amount) bool {
		return a.Op != ability.Const && !(laid && a.Op == ability.StatOf && a.Stat == ability.PlayerLife)
	}
	for _, c := range []struct {
		id, ja, en string
		more       bool // than it: by one at least
		cmp        ability.Cmp
	}{
		{"more than another", "より‹多い|高い|大きい›", "‹more|greater|higher› than", true, ability.GE},
		{"less than another", "より‹少ない|低い|小さい›", "‹less|fewer|lower› than", true, ability.LE},
		{"at least another", "以上", "at least", false, ability.GE},
		{"at most another", "以下", "at most", false, ability.LE},
	} {
		node, left, right := ability.Cond{Op: ability.Compare, Cmp: c.cmp}, "L", "R"
		if c.more {
			node.R = ability.Amount{Op: ability.Sum, Args: []ability.Amount{{}, ability.N(1)}}
			node.Cmp, right = ability.GE, "R.Args.0"
			if c.cmp == ability.LE { // one less than another: that is more than the one
				left, right = "R.Args.0", "L"
			}
		}
		nt := "cond1"
		if c.more {
			nt = "cond3"
		}
		rows = append(rows, Row{Quiet: true, ID: c.id, NT: nt, JA: "{" + left + ":exprs}が{" + right + ":exprs}" + c.ja, EN: "{" + left + ":exprs} is " + c.en + " {" + right + ":exprs}", Node: node, Needs: func(v any) bool {
			k := v.(ability.Cond)
			r := k.R
			if c.more {
				r = r.Args[0]
			}
			return worded(k.L) && worded(r) && Wordless(v)
		}})
	}
	return append(rows, Row{Quiet: true, ID: "so much of any", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以上", Node: ability.Cond{Op: ability.Compare}, Needs: AnyAmount},
		Row{Quiet: true, ID: "so little of any", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: AnyAmount})
}

// AnyAmount: what is compared with a number is none.
func AnyAmount(v any) bool {
	l := v.(ability.Cond).L
	return l.Op != ability.Const && !numberOfEach(l) && Wordless(v)
}

// ranged: 4枚から5枚なら; 2か3なら of what has no counter.
func ranged(id, ja, ctr string, l ability.Amount) []Row {
	is := func(c ability.Cmp) ability.Cond { return ability.Cond{Op: ability.Compare, L: l, Cmp: c} }
	of := func(c ability.Cond) bool {
		return l.Op != ability.StatOf || l.Stat != ability.NoStat || c.L.Stat != ability.NoStat
	}
	needs := func(v any) bool {
		return of(v.(ability.Cond).Args[0]) && elided(v.(ability.Cond).Args[0]) == (id == "elided")
	}
	left := inBoth(ja, "Args.0.L", "Args.1.L")
	rows := []Row{{Quiet: true, ID: id + " is between", NT: "cond1", JA: left + "{Args.0.R:num}" + ctr + "から{Args.1.R:num}" + ctr, Node: ability.Cond{Op: ability.And, Args: []ability.Cond{is(ability.GE), is(ability.LE)}}, Needs: needs}}
	if ctr == "" || id == "elided" { // "2体か3" is no number; what was rolled has no counter
		rows = append(rows, Row{Quiet: true, ID: id + " is either", NT: "cond1", JA: left + "{Args.0.R:num}か{Args.1.R:num}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{is(ability.EQ), is(ability.EQ)}}, Needs: needs})
	}
	return rows
}

// inBoth puts what fills the holes of a comparison's left side into two places.
func inBoth(face, one, other string) string {
	return refill(face, func(path string) string {
		if field, left := strings.CutPrefix(path, "L"); left && (field == "" || field[0] == '.' && !strings.ContainsAny(field, "+=}")) {
			return one + field + "=" + other + field
		}
		return path
	})
}

// parityRows: 奇数なら, 偶数なら.
func parityRows(id, ja, en string, l ability.Amount) []Row {
	ja = inBoth(ja, "L.Args.0", "L.Args.1.Args.1.Args.0")
	en = inBoth(en, "L.Args.0", "L.Args.1.Args.1.Args.0")
	if id == "count" {
		ja = strings.TrimSuffix(ja, "が") + "の‹数|枚数›が"
		en = strings.Replace(en, ":np}", ":nps}", 1)
		en = "the number of " + en
	}
	var rows []Row
	for n, word := range []struct{ ja, en string }{{"偶数", "even"}, {"奇数", "odd"}} {
		r := Row{ID: id + " is " + word.en, NT: "cond1", JA: ja + word.ja, EN: en + " is " + word.en, Node: ability.Cond{Op: ability.Compare, L: Parity(l), R: ability.N(int32(n)), Cmp: ability.EQ}}
		if r.Quiet = en == ""; r.Quiet {
			r.EN = ""
		}
		r.Needs = func(v any) bool {
			of, _ := parityOf(v.(ability.Cond).L)
			return elidedAmount(of) == (id == "elided") && (of.Op != ability.StatOf || of.Stat != ability.NoStat)
		}
		rows = append(rows, r)
	}
	return rows
}

// Parity is what is left of a number when it is halved: 0 of an even one, 1 of an odd one.
func Parity(of ability.Amount) ability.Amount {
	half := ability.Amount{Op: ability.Half, Args: []ability.Amount{of}}
	return ability.Amount{Op: ability.Minus, Args: []ability.Amount{of, {Op: ability.Mul, Args: []ability.Amount{ability.N(2), half}}}}
}

// parityOf is the number of which an amount is the parity; false: of none.
func parityOf(a ability.Amount) (of ability.Amount, ok bool) {
	if a.Op != ability.Minus || len(a.Args) != 2 || !Equal(a, Parity(a.Args[0])) {
		return a, false
	}
	return a.Args[0], true
}

// Elided is a comparison whose left side is that of the condition before, for the rows of a game.
func Elided(v any) bool { return elided(v) }

func elided(v any) bool {
	of, _ := parityOf(v.(ability.Cond).L)
	return elidedAmount(of)
}

// pointsOfBoth: numbers of players; their life has a row of its own.
func pointsOfBoth(v any) bool {
	c := v.(ability.Cond)
	return c.L.Stat > ability.PlayerLife && c.R.Stat > ability.PlayerLife && c.Word == ""
}
