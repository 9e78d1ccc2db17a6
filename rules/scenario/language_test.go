package scenario

import (
	"bytes"
	"flag"
	"os"
	"strings"
	"testing"

	"gotaku/rules/games"
)

// holds runs a text in every mode and wants no difference.
func holds(t *testing.T, name, text string) {
	t.Helper()
	scs, err := Parse(name, []byte(text))
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	for _, sc := range scs {
		for _, m := range Modes {
			for _, e := range sc.Run(m) {
				t.Errorf("%v (mode %s)", &e, m)
			}
		}
	}
}

// fails runs a text and wants exactly these differences, or that error of the parser.
func fails(t *testing.T, text string, want ...string) {
	t.Helper()
	var got []string
	scs, err := Parse("f", []byte(text))
	if err != nil {
		got = append(got, err.Error())
	}
	for _, sc := range scs {
		for _, e := range sc.Run(Plain) {
			got = append(got, e.Error())
		}
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("of\n%s\ngot\n  %s\nwant\n  %s", text, strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

const head = `scenario T
game sve shows 7.2.4
card 狼 | フォロワー | コスト 2 | 3/2
card 番犬 | follower | cost 2 | attack 1 | life 3 | class elf | traits 獣・番 | コラボ名 ワン
  【守護】
card Big Dog | evolve follower | 4/4
card 石臼 | アミュレット | コスト 1
  [起動][コスト1]：1枚引く。
card 火の粉 | スペル | コスト 1   # a remark
  相手の場のフォロワー1体を選ぶ。それに2ダメージ。
`

func TestWaysOfWriting(t *testing.T) {
	for name, text := range map[string]string{
		"full-width punctuation and digits": head + "turn A main；A field：狼，番犬 ×２（act）\nA field： 番犬 x2 (act)， 狼",
		"japanese words": head + "turn A メイン; A PP 3/7; A 体力 4; A 経過ターン 4\nA 場: 狼 (アクト); 手札: 番犬; 墓場: ?; エボルヴデッキ: Big Dog (表向き)\nB 場: 番犬 (アクト)\n" +
			"A 場: 狼 (アクト)\n狼: アクト, 攻撃力3, 体力 2, コスト 2\n番犬@B: 守護, タイプ 獣, クラス エルフ, not 突進\nA: プレイ 番犬\nA PP 1/7\nA: 終了\nasked B: クイック\nB: パス",
		"quoted and spaced names":     head + "A evolve deck: 「Big Dog」; hand: 狼\nA sees A evolve deck: Big Dog\nB sees A evolve deck: 裏",
		"copies":                      head + "A field: 狼#2, 狼; hand: 狼 x2\nB field: 狼\n狼#5: in B field\n狼@B: in B field\n狼#2: in A field\nA hand: 狼#3, 狼#4",
		"numbers of a card":           head + "A field: 狼 (damage 1, attack 5, counter 雷 2), 狼 (4/4), 狼 (life +2), 番犬 (boxed)\n狼#1: 5/1, 雷カウンター 2, not new\n狼#2: 4/4, original attack 3\n狼#3: life 4, not boxed\n番犬: boxed, not 守護",
		"came this turn":              head + "A field: 狼 (new)\n狼: new\ncannot A: attack 狼 -> leader [8.4.2.1]",
		"evolved by":                  head + "A field: 狼 (evolved by Big Dog), 番犬, Big Dog under 番犬\n狼: evolved by Big Dog, 4/4, name Big Dog, kind evolve\n番犬: evolved\nA evolution: Big Dog under 狼, Big Dog under 番犬",
		"super-evolved":               head + "A field: 狼 (super-evolved by Big Dog)\n狼: super-evolved, 5/5",
		"owner":                       head + "A field: 狼 (owner B)\n狼: owner B, master A",
		"numbers of a player":         head + "A max PP 7; A EP 2; A SEP 0; A hand limit 5; A field limit 4; A EX limit 3; B EP 1\nA PP 7/7; EP 2\nA leader: life 20\nB EP 1\nA field limit 4",
		"second player's points":      head + "first B; turn A main\nA EP 3; B EP 0; SEP 1",
		"counts and has":              head + "A hand: 狼, 番犬; deck: none\nB hand: 3 cards\nB hand: ? x3\nA hand has 狼\nA hand has no ?\nA deck: 0 cards\nA deck: none",
		"a wrong zone is not gone":    head + "A field: 狼\n狼: in A field, not gone\n石臼 gone",
		"options of a choice":         head + "A hand: 火の粉\nB field: 狼, 番犬\nA: play 火の粉\nasked A: 対象\noptions A: 狼, 番犬\ncan A: choose 狼\ncannot A: none\nA: choose 番犬\n番犬: life 1",
		"a forced answer is written":  head + "A hand: 火の粉\nB field: 番犬\nA: play 火の粉\nA: choose 番犬\n番犬: life 1",
		"an arrow to what is forced":  head + "A hand: 火の粉\nB field: 番犬\nA: play 火の粉 -> 番犬\n番犬: life 1\nnot asked B",
		"abilities by number":         head + "A field: 石臼; PP 1/1\nA: use 石臼 1\nA hand: ?; PP 0/1",
		"pass to a question":          head + "pass to B quick\nasked B: quick\nB: pass\nasked B: main",
		"pass to the end":             head + "turn B main\npass to B end\nasked A: quick",
		"continued by semicolons":     head + "A field: 狼; hand: ?; PP 4/4\nA: attack 狼 -> B leader; concede\nwinner B; A hand: ?; life 20",
		"rules may be cited anywhere": head + "A field: 狼 [4.4.1]\nA life 20 [2.8.3.1]; hand: none [4.7.1]\nasked A: main [7.3.3]\noptions A: attack 狼 -> B leader, end main [8.4.3.1]\nA: attack 狼 -> B leader [8.4.1]\n狼: act [8.4.4]",
		"over":                        head + "not over\nB: concede\nwinner A [1.2.3]\nwinner A",
		"spectators":                  head + "A hand: 狼; field: 番犬\nspectator sees A hand: back\nspectator sees A field: 番犬\nB sees A deck: back x10",
		"a leader of one's own":       strings.Replace(head, "card 石臼", "card 姫 | leader | royal\ncard 石臼", 1) + "A leader: 姫\nA field: 狼\nA leader: life 20, class royal\nB: concede",
		"modes and then targets": "scenario T\ngame sve\ncard 狼 | フォロワー | コスト 2 | 3/2\ncard 三つ道 | スペル | コスト 1\n  下記から2つまでチョイスする。\n  【1】相手の場のフォロワー1体を選ぶ。それに3ダメージ。\n" +
			"  【2】自分のリーダーは[体力]+3する。\n  【3】1枚引く。\nturn A main; hand: 三つ道; PP 4/4\nB field: 狼 x2\nA: play 三つ道 -> 狼#2; mode 1, 2\nB field: 狼#1\nA life 23",
		"english": "scenario T\ngame sve\ncard Night Watch | follower | cost 2 | 1/3\n  [ward]\n  [fanfare] Draw 1 card.\ncard Spark | spell | cost 1\n  Select 1 follower on your opponent's field. Deal 2 damage to it.\n" +
			"turn A main\nA hand: Night Watch, Spark\nB field: Night Watch (act)\nA: play Night Watch\nA hand: Spark, ?\nA: play Spark -> Night Watch@B\nNight Watch@B: life 1, ward, act",
		"turned sides": "scenario T\ngame sve\ncard 表 | フォロワー | コスト 1 | 1/1\nback 裏面 | フォロワー | 2/2\nA field: 表\n表: 1/1",
	} {
		t.Run(name, func(t *testing.T) { holds(t, name, text) })
	}
}

func TestDifferences(t *testing.T) {
	fails(t, head+"A field: 狼 (act); hand: 番犬\nA field: 狼 (stand)\nA hand: 番犬, ?\nA hand: 2 cards\nA life 19\n狼: attack 4, stand, 守護\nA deck: 狼, ? x9",
		"f:12: A field: expected 狼 (stand); it is 狼 (act)",
		"f:13: A hand: expected 番犬, ?; it is 番犬",
		"f:14: A hand: expected 2 cards, there are 1: 番犬",
		"f:15: A life: expected 19, it is 20",
		"f:16: 狼: expected attack 4; attack is 3; expected stand; it is not; expected 守護; it is not",
		"f:17: A deck: expected, top first, 狼, ? x9; it is ? x10")
	fails(t, head+"B sees A deck: back x9\nwinner A\ndraw\nasked B: quick\nnot asked A\nwaiting: 狼\nstack: 狼",
		"f:11: expected to be seen in A deck: back x9; it is back x10",
		`f:12: expected winner A; the match is not over; it is A's question "main" [7.3.3]`,
		`f:13: expected draw; the match is not over; it is A's question "main" [7.3.3]`,
		`f:14: expected asked B: quick; it is A's question "main" [7.3.3]`,
		`f:15: expected not asked A; it is A's question "main" [7.3.3]`,
		"f:16: waiting: expected 狼; it is empty",
		"f:17: stack: expected 狼; it is empty")
	fails(t, head+"A hand: ?; PP 0/1\nB hand: 狼\ncannot B: play 狼 [8.2.1]",
		`f:13: expected that B cannot: play 狼 because of 8.2.1; the reason is another: B: play 狼: it is A's question "main" [7.3.3], and no line answers that`)
	fails(t, head+"A field: 狼\nB field: 番犬 (act)\ncan A: attack 狼 -> B leader\ncannot A: attack 狼 -> 番犬\ncannot A: attack 狼 -> B leader [8.4.2]\noptions A: attack 狼 -> B leader, end main",
		"f:13: expected that A can: attack 狼 -> B leader; A: attack 狼 -> B leader: An acted Ward follower must be attacked. [12.8.2]",
		"f:14: expected that A cannot: attack 狼 -> 番犬; it can",
		"f:15: expected that A cannot: attack 狼 -> B leader because of 8.4.2; the reason is 12.8.2: An acted Ward follower must be attacked.",
		"f:16: options of A: not possible: attack 狼 -> B leader; not written: attack 狼 -> 番犬; the whole list is attack 狼 -> 番犬, end main")
}

func TestUnansweredAndUnasked(t *testing.T) {
	fails(t, head+"A field: 狼\nA: attack 狼 -> leader\nA: end main",
		`f:13: A: end main: it is B's question "quick" [8.4.7], and no line answers that`)
	fails(t, head+"A: choose 狼", `f:11: A: choose 狼: it is A's question "main" [7.3.3], and this is no answer to it`)
	fails(t, head+"A hand: 火の粉\nB field: 狼\nA: play 火の粉 -> 狼, 狼\nA: end main", "f:13: -> 狼: nobody was asked for this target")
	fails(t, head+"chance: die 4", "f:11: this chance was never needed")
	fails(t, head+"start\nA: keep", "f:12: one of 2 is drawn by lot here: a line before must say which: chance: random X, chance: die 4")
	fails(t, head+"B: concede\nA: end main", "f:12: A: end main: the match is over")
}

// TestRewound: what is done and taken back, and what is not.
func TestRewound(t *testing.T) {
	const head = "scenario t\ngame fftcg shows 14.1\ncard 生贄の火 | summon | fire 1\n  生贄の火をキャストするための追加コストとして、手札を1枚捨てる。\n  カードを1枚引く。\n" +
		"card 見習い | forward | fire 1 | power 3000\ncard 薪売り | backup | fire 1\nturn A main 1\n"
	const poor = head + "A hand: 生贄の火, 見習い\nA: cast 生贄の火\n"
	holds(t, "rewound", poor+"rewound A: pay none [11.3.7.1]\nA hand: 生贄の火, 見習い\nasked A: main")
	fails(t, poor+"rewound A: pay none [11.3.3]", "f:11: expected that it is taken back because of 11.3.3; the reason is 11.3.7.1: The cost cannot be paid.")
	fails(t, head+"A hand: 生贄の火, 見習い; field: 薪売り\nA: cast 生贄の火\nrewound A: pay dull 薪売り", "f:11: expected that it is done and taken back: pay dull 薪売り")
}

// theGames are the games as messages list them.
func theGames() string { return strings.Join(games.IDs(), ", ") }

func TestParserErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "f:1: there is no scenario: a scenario begins with a line `scenario TITLE`",
		"A field: X":                  "f:1: the first line of a scenario is `scenario TITLE`, not \"A field: X\"",
		"scenario":                    "f:1: a scenario needs a title: scenario TITLE",
		"scenario T":                  "f:1: scenario \"T\" names no game: game GAME shows RULE; GAME is " + theGames(),
		"scenario T\ngame chess":      "f:2: there is no game \"chess\" here: game GAME shows RULE; GAME is " + theGames(),
		"scenario T\ngame sve hows 1": "f:2: after the game comes `shows` and the rules, not \"hows\"",
		"scenario T\nA field: X":      "f:2: the game comes before anything else: game GAME shows RULE; GAME is " + theGames(),
		head + "card 狐 | フォロワ":        "f:11: card \"狐\": \"フォロワ\" is no kind, number, class or traits of this game",
		head + "A field: 狐":           "f:11: there is no card \"狐\"; write it in the head: card 狐 | kind | numbers",
		head + "A fild: 狼":            "f:11: there is no zone \"fild\" (leader / リーダーエリア, field / 場, deck / デッキ, evolve / エボルヴデッキ, hand / 手札, ex / EXエリア, cemetery / 墓場, banished / 消滅領域, resolution / 解決領域, evolution / 進化領域, race / 出走領域, drive / ドライブ領域, trigger / トリガー領域, equipment / イクイップメント領域)",
		head + "A field: 狼 (akt)":     "f:11: \"akt\" is no number (attack 3), state (act, stand, face up, face down, evolved, super-evolved, boxed, equipped, attacking, a token, fused, raced), keyword or other property of a card",
		head + "A field: 狼 (act":      "f:11: ( is not closed: \"(act\"",
		head + "A field: 狼 x99":       "f:11: x3: from 1 to 60 copies, not \"x99\"",
		head + "A field: 狼, , 狼":      "f:11: an empty place in the list \"狼, , 狼\"",
		head + "A field: 「狼":          "f:11: 「 is not closed: \"「狼\"",
		head + "A field: 狼@C":         "f:11: after @ comes A or B, not \"C\"",
		head + "turn C main":          "f:11: turn A main: the seat is A or B, not \"C\"",
		head + "turn A noon":          "f:11: there is no phase \"noon\" (start / スタート / スタートフェイズ, main / メイン / メインフェイズ, end / エンド / エンドフェイズ)",
		head + "A: sing 狼":            "f:11: \"sing 狼\" is nothing a seat does or answers (play, attack, evolve, super-evolve, use, fuse, grant rush, advance, choose, none, yes, no, order, split, number, mode, pass, end main, concede)",
		head + "A mood 4":             "f:11: \"mood 4\" is no zone and no number of a player (life / 体力, PP / PP, max PP / PP最大値, EP / EP, SEP / SEP, hand limit / 手札の上限, field limit / 場の上限, EX limit / EXエリアの上限, turns / 経過ターン)",
		head + "nonsense":             "f:11: \"nonsense\" is not understood: it begins with no seat, and no card with a colon",
		head + "winner C":             "f:11: the winner is A or B, not \"C\"",
		head + "A: play 狼\ncard 狐 | フォロワー":             "f:12: cards are written before the board",
		"scenario T\ngame sve shows 1 2 3 4 5 6 7 8 9": "f:2: a scenario shows at most 8 rules, this one names 9",
		"scenario T\ngame sve shows text 77.4.9":       "f:2: the rulebook of sve has no rule \"77.4.9\"",
		"scenario T\ngame sve shows 7.4.9 2.4.2":       "f:2: rule 2.4.2 is data: a scenario shows rules that the engine carries out, or `text`",
		"scenario T\ngame fftcg shows 11.11":           "f:2: rule 11.11 is meta: a scenario shows rules that the engine carries out, or `text`",
		"scenario T\ngame sve shows 7.4.9 7.4.9":       "f:2: rule 7.4.9 is named twice",
	} {
		fails(t, text, want)
	}
	fails(t, "scenario T\ngame sve\ncard 謎 | スペル | コスト 1\n  ふしぎなことがおきる。\nA hand: 謎",
		"f:4: the text of 謎 is not understood at \"ふしぎなことがおきる。\": cannot read on at “ふしぎなことがおきる” (write `| by hand` after the card to carry it out by hand)")
}

// TestUnreadableLine: the scenarios around one that cannot be read are run.
func TestUnreadableLine(t *testing.T) {
	const one = "scenario %\ngame sve\nA life 20\nA life 19\n"
	fails(t, strings.Replace(one, "%", "T", 1)+"A: sing\nA: dance\n\nscenario\nA life 3\nscenario U\nscenario V\ngame sve\ncard X | elephant\n  text\nA field: X\n"+strings.Replace(one, "%", "W", 1),
		"f:5: \"sing\" is nothing a seat does or answers (play, attack, evolve, super-evolve, use, fuse, grant rush, advance, choose, none, yes, no, order, split, number, mode, pass, end main, concede)",
		"f:8: a scenario needs a title: scenario TITLE",
		"f:10: scenario \"U\" names no game: game GAME shows RULE; GAME is "+theGames(),
		"f:13: card \"X\": \"elephant\" is no kind, number, class or traits of this game",
		"f:19: A life: expected 19, it is 20")
}

// TestByHand: text that is not understood is carried out by hand and agreed to.
func TestByHand(t *testing.T) {
	holds(t, "by hand", `scenario T
game sve
card 謎 | スペル | コスト 1 | by hand
  ふしぎなことがおきる。
card 狼 | フォロワー | コスト 2 | 3/2
A hand: 謎; field: 狼
A: play 謎
asked A: by hand
A: hand 狼 attack +2
asked B: consent
狼: attack 3
B: no
asked A: by hand
狼: attack 3
A: hand 狼 attack +2
B: yes
狼: attack 5
A: hand act 狼
B: yes
A: hand damage 狼 1
B: yes
A: hand draw A
B: yes
A: hand put 雷 1 狼
B: yes
A: hand A PP -1
B: yes
A: hand move 狼 -> A hand
B: yes
A: done
asked B: agree
B: yes
A hand: 狼, ?
A PP 8/10
A cemetery: 謎
`)
}

// seeds are the examples of every game's page and, if they are wanted, its scenarios, one by one.
func seeds(f *testing.F, scenarios bool) {
	for _, id := range games.IDs() {
		g := GameOf(id)
		var files []string
		if scenarios {
			var err error
			if files, err = Files("../" + g.ID + "/testdata"); err != nil {
				f.Fatal(err)
			}
		}
		for _, name := range append(files, "README.md", "../"+g.ID+"/SCENARIOS.md") {
			b, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			for _, one := range strings.SplitAfter(string(b), "\n\n") {
				f.Add([]byte(one))
			}
		}
	}
	f.Add([]byte(head + "chance: shuffle A deck 狼, ?\nboth: A グー, B yes\nA: split 狼 2, 番犬 1; hand move 狼 -> A deck bottom"))
	f.Add([]byte(twins + "A field: 双子/1#2@A (new)\nset 双子/2: damage 1\nhappened: 双子/backup counter warp -1, A drew 2, A main began\npass to next A main 2"))
}

// FuzzParse: any bytes give scenarios, of which some may bear a fault with a place, or one
// error with a place; never a panic.
func FuzzParse(f *testing.F) {
	seeds(f, true)
	f.Fuzz(func(t *testing.T, b []byte) {
		scs, err := Parse("f", b)
		if err != nil && !strings.HasPrefix(err.Error(), "f:") {
			t.Errorf("an error without a place: %v", err)
		}
		if (err == nil) != (len(scs) > 0) {
			t.Errorf("neither a scenario nor an error, or both")
		}
		for _, sc := range scs {
			if f := sc.Fault; f != nil && (f.Line < sc.Line || f.Line > 1+bytes.Count(b, []byte("\n")) || f.What == "") {
				t.Errorf("a fault without a place: %v", f)
			}
		}
	})
}

// FuzzRun: whatever can be read can be run: it holds or it differs, and nothing crashes or hangs. Every game's own test
// runs its scenarios, so that they are run here only as what is bent.
func FuzzRun(f *testing.F) {
	seeds(f, flag.Lookup("test.fuzz").Value.String() != "")
	f.Fuzz(func(t *testing.T, b []byte) {
		scs, err := Parse("f", b)
		if err != nil {
			return
		}
		for _, sc := range scs {
			for _, e := range sc.Run(Plain) {
				if strings.Contains(e.What, "crashed") || strings.Contains(e.What, "broke at input") {
					t.Error(&e)
				}
			}
		}
	})
}

// TestPayNobodyAskedFor: it is judged the same by can, cannot and the act.
func TestPayNobodyAskedFor(t *testing.T) {
	const free = `scenario T
game fftcg
card 薪売り | backup | fire 1 | generic
card 歩兵 | forward | fire 1 | power 5000
card 狙い撃ち | summon | fire 0
  フォワード1体を選ぶ。それに1000ダメージを与える。
turn A attack
A field: 歩兵, 薪売り; hand: 狙い撃ち
`
	fails(t, free+"can A: attack 歩兵 pay dull 薪売り", "f:9: expected that A can: attack 歩兵 pay dull 薪売り; pay: nobody was asked to pay")
	fails(t, free+"cannot A: attack 歩兵 pay dull 薪売り\nA: attack 歩兵 pay dull 薪売り", "f:10: pay: nobody was asked to pay")
	fails(t, free+"can A: attack 歩兵\ncan A: attack 歩兵 pay none\nA: attack 歩兵 pay none\nA: pay dull 薪売り", "f:12: A: pay dull 薪売り: it is A's question \"priority\" [11.1.4], and this is no answer to it")
	const twice = `scenario T
game sve
card 狼 | follower | cost 1 | 1/1
A hand: 狼
`
	fails(t, twice+"A: play 狼 pay EP", "f:5: play: there is one way only to pay for this; pay EP is nothing one says of it")
}

// TestPassTo: it counts the place where it stands, and does not run past what it names.
func TestPassTo(t *testing.T) {
	const begin = "scenario T\ngame sve\ncard 狼 | follower | cost 1 | 1/1\nturn A main\nA field: 狼\n"
	holds(t, "here and next", begin+"pass to A main\nA turns 5\npass to next A main\nA turns 6\nB turns 6\npass to B end\nA: pass\nasked A: main\nA turns 7")
	fails(t, begin+"pass to A start", "f:6: nobody is asked anything there, and it has gone by: it is A's question \"main\" [7.3.3]")
	fails(t, begin+"A: attack 狼 -> B leader\npass to A ward\nA: end main", "f:7: that does not come in the turns that follow: it is B's question \"main\" [7.3.3]")
	fails(t, begin+"B deck: none\npass to A ward", "f:7: the match ends before that: A won [11.2.2]")
	holds(t, "main phases", "scenario T\ngame fftcg\nturn A main 1\npass to A main 1\nA: pass\nB: pass\npass to A main 2\npass to A main\nasked A: main")
}

// TestErrorsInTheGamesWords: a fault is told in the words of the scenario's game.
func TestErrorsInTheGamesWords(t *testing.T) {
	const ff = "scenario T\ngame fftcg\ncard 歩兵 | forward | fire 2 | power 5000\n"
	fails(t, ff+"A hand: 歩兵 (dull)", "f:4: in the zone hand a card is neither dull nor active")
	fails(t, ff+"A field: 歩兵 (dull)\nA field: none", "f:5: A field: expected empty; it is 歩兵 (dull)")
	fails(t, ff+"A field: 歩兵 (act)", "f:4: \"act\" is no number (power 3), state (dull, active, face up, face down, frozen, attacking, blocking, damaged, in a party), keyword or other property of a card")
	fails(t, ff+"A field: 歩兵 dull", "f:4: \"dull\" after the card 歩兵 is not understood: (dull), x3, under X")
	const dc = "scenario T\ngame divinecross\n"
	fails(t, dc+"A main: 無名 (in A hand)", "f:3: a card cannot be written down as \"in A hand\": face up, face down, stunned, damaged, assisted, new, damage 2, HP 5, HP +1, counter NAME 2")
}

// TestBadInput: what a newcomer writes wrongly gets one message that says what is meant.
func TestBadInput(t *testing.T) {
	for text, want := range map[string]string{
		head + "A field 狼":                          "f:11: after the zone comes a colon, `has` or `sees`: A field: X, not \"field 狼\"",
		head + "A: choose":                          "f:11: after \"choose\" comes what is meant: choose X, Y; order X, Y; split X 2, Y 1; number 3; mode 1, 2; pay X, Y; hand damage X 2",
		head + "A PP -3":                            "f:11: a number of a player is written from 0: A PP -3",
		head + "set A PP -3":                        "f:11: a number of a player is written from 0: set A PP -3",
		head + "A equipment: 狼":                     "f:11: in the zone equipment each card lies under another: 狼 under X",
		head + "A field: 狼/":                        "f:11: no card 狼 is told apart by \"\" (follower)",
		head + "happened: ":                         "f:11: happened: an event stands here: X damaged 2 by Y, A drew 1",
		"scenario T\ngame divinecross\nA energy: ?": "f:3: in the zone energy each card lies under another: ? under X",
		"scenario T\ngame divinecross\nA hand: 無名\nA: put 無名 4":                                "f:4: A: put 無名 4: Not now. [601.1]",
		"scenario T\ngame fftcg\ncard 薪 | backup | fire 1\nA field: 薪\nA: cast 薪 pay 薪 x99999": "f:5: x3: from 1 to 60 copies, not \"x99999\"",
	} {
		fails(t, text, want)
	}
}
