package scenario

import "testing"

const inside = `scenario T
game sve
card 狼 | follower | cost 2 | 3/2
  [ファンファーレ] 1枚引く。その後、相手のリーダーに2ダメージ。
card 番犬 | follower | cost 2 | 1/3
card 探し物 | spell | cost 1
  自分のデッキから精霊・フォロワー1枚を探し、手札に加える。
card 火の精 | follower | cost 2 | 2/2 | traits 精霊
card 石臼 | amulet | cost 1
  [起動][コスト1]：1枚引く。これに雷カウンター1個を置く。
A field: 狼, 石臼; hand: 探し物, 狼; deck: ?, 火の精, ?
B field: 番犬 (act)
`

// TestHappened: what happened on the way can be looked at, and what did not.
func TestHappened(t *testing.T) {
	holds(t, "a search is shown in passing", inside+`A: play 探し物
happened: A PP -1, 探し物 played, 火の精 shown to A
not happened: A shuffled, A drew, 火の精 shown to B
chance: shuffle A deck ? x2
A: choose 火の精
happened: 火の精 shown to all, 火の精 moved from A deck to A hand, A shuffled, 探し物 moved to A cemetery
not happened: A drew, 火の精 discarded, 狼 attacked
`)
	holds(t, "a look inside", inside+`A: play 狼
happened: 狼 moved to A field, A drew 1, B leader damaged 2 by 狼
not happened: A drew 2, B leader damaged 1
A: use 石臼
happened: A PP -1, 石臼 used, 火の精 drawn, 石臼 counter 雷 +1
A: attack 狼#1 -> 番犬
happened: 狼 act, 狼 attacked -> 番犬
not happened: 番犬 destroyed
B: pass
happened: 番犬@B damaged 3 by 狼, 狼 damaged 1 by 番犬, 番犬 destroyed
not happened: 狼 destroyed, B main began
A: end main
happened: A end began
`)
	fails(t, inside+"A: play 狼\nhappened: B leader damaged 2, A drew 1\nhappened: 狼 destroyed\nnot happened: 狼 played",
		"f:14: expected that this happened in this order: A drew 1; what happened: 狼 shown to all, 狼 moved to resolution, A PP -2, 狼 played, 狼 moved to A field, ? shown to A, ? drawn, B leader damaged 2 by 狼",
		"f:15: expected that this happened: 狼 destroyed; what happened: 狼 shown to all, 狼 moved to resolution, A PP -2, 狼 played, 狼 moved to A field, ? shown to A, ? drawn, B leader damaged 2 by 狼",
		"f:16: expected that this did not happen: 狼 played; it did: 狼 shown to all, 狼 moved to resolution, A PP -2, 狼 played, 狼 moved to A field, ? shown to A, ? drawn, B leader damaged 2 by 狼")
	fails(t, inside+"happened: 狼 danced", "f:13: \"danced\" is no event of a card (destroyed / 破壊された, banished / 消滅した, evolved / 進化した, super-evolved / 超進化した; moved / 移動した, discarded / 捨てられた, returned / 戻された, drawn / 引かれた, made / 作られた, damaged / ダメージを受けた, played / プレイされた, used / 使われた, attacked / 攻撃した, shown / 見せられた, taken by lot / くじで選ばれた, taken back / 取り消された; counter X +1)")
}

// TestSet: numbers and cards can be set in the middle, where nothing is half done.
func TestSet(t *testing.T) {
	holds(t, "shadowverse", inside+`A: play 狼
A PP 8/10; hand: 探し物, ?
set A PP 1/6
set B leader: life 3
set 番犬: stand, 5/5, counter 雷 2
A PP 1/6
B life 3
番犬: stand, 5/5, counter 雷 2
not happened: 狼 played
A: use 石臼
A PP 0/6
cannot A: attack 狼#1 -> 番犬
A: attack 狼#1 -> B leader
B: pass
winner A
`)
	holds(t, "fftcg", "scenario T\ngame fftcg\ncard 歩兵 | forward | fire 2 | power 5000\nA field: 歩兵\nA: pass\nB: pass\nset 歩兵: damage 3000, dull\n歩兵: damage 3000, dull\nset A crystals 2\nA crystals 2")
	holds(t, "divine cross", "scenario T\ngame divinecross\nA: end main\nset 無名@B: damage 400, counter poison 2\n無名@B: damage 400, counter 毒 2\nset A ticket 1\nA ticket 1")
	fails(t, inside+"A: attack 狼 -> 番犬\nset A PP 0\nB: pass", "f:14: set: only where a seat is to act and nothing is half done; it is B's question \"quick\" [8.4.7]")
	fails(t, inside+"set A hand: 狼", "f:13: set A NUMBER 3, or set X: damage 2: a number of a player (life / 体力, PP / PP, max PP / PP最大値, EP / EP, SEP / SEP, hand limit / 手札の上限, field limit / 場の上限, EX limit / EXエリアの上限, turns / 経過ターン) or properties of a card, not \"A hand: 狼\"")
}

// TestBothLanguages: objects on the stack, tokens and counters of the rulebooks are called in either language.
func TestBothLanguages(t *testing.T) {
	holds(t, "stack", `scenario T
game fftcg
card 薪売り | backup | fire 1 | generic
card 物見 | backup  | fire 2
  物見がフィールドに出たとき、カードを1枚引く。
turn A main 1
A field: 薪売り x2; hand: 物見; removed: 薪売り (counter Warp 2)
薪売り#3: counter デジョン 2, counter warp 2
A: cast 物見 pay dull 薪売り, dull 薪売り#2
stack: auto ability
stack: オートアビリティ
stack: Auto ability
`)
	holds(t, "tokens", "scenario T\ngame sve\nA field: Knight, Fairy\nA field: ナイト, フェアリー\nKnight: counter stack 0")
}

// TestOfWhom: abilities on the stack are told apart by the card they are of.
func TestOfWhom(t *testing.T) {
	const stack = `scenario T
game fftcg
card 薪売り | backup | fire 1 | generic
card 書記 | backup  | fire 1
  書記がフィールドに出たとき、カードを1枚引く。
card 灯台 | backup  | fire 2
  あなたがコントロールするバックアップがフィールドに出たとき、《C》を得る。
A field: 薪売り, 灯台; hand: 書記
A: cast 書記
A: order 書記, 灯台
`
	holds(t, "of", stack+"stack: auto ability (of 書記), auto ability (of 灯台)\nオートアビリティ: of 書記, master A\nA: pass; B: pass\nstack: auto ability (of 書記)\nA crystals 1")
	fails(t, stack+"stack: auto ability (of 薪売り), auto ability", "f:11: stack: expected オートアビリティ (of 薪売り), オートアビリティ; it is オートアビリティ#2 (of 灯台), オートアビリティ (of 書記)")
}

// TestByHandInTheGamesWords: what is turned by hand is turned in the words of the game.
func TestByHandInTheGamesWords(t *testing.T) {
	const hand = "scenario T\ngame fftcg\ncard 謎 | summon | fire 0 | by hand\n  ふしぎなことがおきる。\ncard 歩兵 | forward | fire 1 | power 3000\nA hand: 謎; field: 歩兵\nA: cast 謎\nA: pass; B: pass\n"
	holds(t, "dull", hand+"A: hand dull 歩兵\nB: yes\n歩兵: dull\nA: hand アクティブ 歩兵\nB: yes\n歩兵: active\nA: done\nB: yes\nasked A: main")
	fails(t, hand+"A: hand dance 歩兵", "f:9: an operation by hand is move, damage, dull, active, put, remove, draw, shuffle, or a number that changes, not \"dance 歩兵\"")
}
