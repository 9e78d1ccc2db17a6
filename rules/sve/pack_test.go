package sve_test

import (
	"cmp"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
)

// The pack 鏡 is there to be browsed: cards of every class and kind.
func TestThePackOfMirrors(t *testing.T) {
	p := assets.Packs("sve")[2]
	if p.ID != "sve-kagami" || len(p.Cards) < 150 {
		t.Fatalf("pack %s of %d cards, want sve-kagami with at least 150", p.ID, len(p.Cards))
	}
	classes, kinds := map[string]int{}, map[ability.Kinds]int{}
	for i := range p.Cards {
		s := &p.Cards[i].Sides[0]
		classes[s.Classes[0]]++
		kinds[s.Kinds]++
	}
	for _, c := range []string{"neutral", "elf", "royal", "witch", "dragon", "nightmare", "bishop"} {
		if classes[c] < 25 {
			t.Errorf("%d cards of class %s, want at least 25", classes[c], c)
		}
	}
	for _, k := range []ability.Kinds{
		ability.Follower, ability.Follower | ability.EvolveCard, ability.Follower | ability.AdvanceCard, ability.Amulet, ability.SpellCard,
		ability.Follower | ability.Token, ability.Amulet | ability.Token, ability.SpellCard | ability.Token,
		ability.Crest | ability.Token, ability.EquipmentCard | ability.Token,
	} {
		if kinds[k] == 0 {
			t.Errorf("no card of kind %d", k)
		}
	}
}

// Every evolve card of the packs can be reached: a follower of its name has an
// evolve ability, or one that evolves into it is named.
func TestEvolveCardsCanBeReached(t *testing.T) {
	g := assets.Of("sve")
	reached := map[string]bool{}
	for i := range g.Pool.Defs {
		s := &g.Pool.Defs[i].Sides[0]
		for j := range s.Card.Abilities {
			ability.Walk(&s.Card.Abilities[j], func(e ability.Effect) {
				if a, ok := e.(*ability.Act); ok && strings.HasSuffix(a.Word, "evolve") {
					reached[evolvesInto(s.Name, a)] = true
				}
			})
		}
	}
	for i := range g.Pool.Defs {
		if s := &g.Pool.Defs[i].Sides[0]; s.Kinds&ability.EvolveCard != 0 && !reached[s.Name] {
			t.Errorf("nothing evolves into %s", s.Name)
		}
	}
}

// evolvesInto is the name of what a card of some name evolves into.
func evolvesInto(name string, a *ability.Act) string {
	if w := a.With.Sel; w != nil {
		for _, p := range w.Of.Has {
			if p.Attr == ability.NameAttr {
				return p.Value
			}
		}
	}
	return cmp.Or(a.Name, name)
}

// The cards of the packs, tokens of the rulebook aside, say what the language has:
// one of each at least.
func TestPacksUseTheLanguage(t *testing.T) {
	var all strings.Builder
	for _, p := range []*deck.Pack{assets.Packs("sve")[0], assets.Packs("sve")[2]} {
		for i := range p.Cards {
			for _, s := range p.Cards[i].Sides {
				all.WriteString(s.Text + "\n")
			}
		}
	}
	for _, phrases := range [...][]string{
		{"[進化]", "[クイック]", "[クイック][起動]", "[ファンファーレ]", "[ラストワード]", "【進化時】", "【超進化時】", "【攻撃時】", "【出走時】", "[起動]", "[アドバンス起動]", "【融合】", "[UB]"},
		{"【守護】", "【疾走】", "【突進】", "【指定攻撃】", "【威圧】", "【ドレイン】", "【必殺】", "【オーラ】", "【スタック】", "【シングルドライブ】", "【スタートアミュレット】"},
		{"【コンボ_", "【スペルチェイン_", "【土の秘術", "【覚醒】", "【ネクロチャージ_", "【真紅】", "【レッスン_"},
		{"自分の場", "相手の場", "お互いの場", "自身の手札", "自分のデッキ", "相手の墓場", "自分のEXエリア", "相手のEXエリア", "自分のエボルヴデッキ", "自分の消滅領域"},
		{"フォロワーかアミュレット", "フォロワー・トークン", "クレスト", "[ロイヤル]カード", "木霊・フォロワー", "『ナイト』", "カード名に『鏡』を含む", "『フェアリー』以外の"},
		{"元のコスト3以下の", "コスト4以上の", "攻撃力2以下の", "体力3以下の", "最も攻撃力が高い", "最も体力が低い", "コストの合計が", "カード名が異なる"},
		{"アクト状態の", "スタンド状態の", "進化した", "進化していない", "表向きの", "攻撃している", "装備している", "このターンに場に出た", "これと同名の", "トークンでない", "【守護】を持つ"},
		{"体まで", "好きな数", "好きな枚数", "すべて", "ランダムに"},
		{"それ以外の", "前者", "後者", "残り", "その中から", "そうしたなら", "そうしなかったなら", "代わりに", "さらに", "その後", "につき", "Xは「"},
		{"このターン、", "次の相手のターン終了時まで", "次の自分のターン開始時まで", "このゲーム中", "限り", "1ターンに1回", "ゲーム中に1回", "ターンごとに1回"},
		{"追加コストとして", "プレイできない", "これをプレイする際", "次にスペルをプレイする際", "コストを2にする", "[コストX]", "を取る："},
		{"見る", "公開する", "探し", "シャッフル", "変身させる", "奪う", "消去する", "箱詰め", "装備する", "操縦する", "出走する", "進化する", "割りふる", "倍にする", "半分", "SEP", "EPを", "PP最大値", "バトルに勝利する", "追加の自分のターン"},
		{"攻撃できない", "攻撃されない", "選ばれない", "破壊されない", "受けない", "進化できない", "攻撃しなければならない", "攻撃できる", "受けるダメージを", "与えるダメージを", "能力すべてを失う", "【守護】を失う"},
	} {
		for _, s := range phrases {
			if !strings.Contains(all.String(), s) {
				t.Errorf("no card says %s", s)
			}
		}
	}
}
