package render

import (
	"gotaku/look"
	"gotaku/rules/buddyfight"
	"gotaku/rules/games"
	"gotaku/rules/zx"
)

// The looks of the games as their wings have them.
var (
	SVE, FFTCG, DivineCross = lookOf("sve"), lookOf("fftcg"), lookOf("divinecross")
	ZX, Buddyfight          = &(zx.Wing{}).Table().Look, &(buddyfight.Wing{}).Table().Look
	Games                   = []*look.Game{FFTCG, SVE, Buddyfight, ZX, DivineCross}
)

func lookOf(id string) *look.Game { return &games.Of(id).Table().Look }

// Invented cards for the pictures and tests.

func sve(no, name, class, cost, kind, trait string, atk, life int) *Face {
	return &Face{Key: "sve/" + no, Game: SVE, Seed: "sve" + no, Name: name, Badge: cost, Attrs: []Attr{AttrOf(SVE, class)},
		Over: cost + " ／ ロイヤル", Kind: kind, Trait: trait, No: "五-" + no}
}

func sveStats(a, ap, l, lp int) [3]Stat {
	return [3]Stat{{StatDiamond, "攻撃力", a, ap, ""}, {StatCircle, "体力", l, lp, ""}}
}

var (
	cardTouka = &Face{Key: "sve/S017E", Game: SVE, Seed: "sveS017E", Name: "灯守りのトウカ", Badge: "4", Attrs: []Attr{AttrOf(SVE, "ロ")},
		Over: "エボルヴ 4 ／ ロイヤル", Kind: "フォロワー・エボルヴ", Trait: "兵士・灯", No: "五-S017E", Flags: []string{"進化中"},
		Text: []string{"【突進】", "[自動]【進化時】相手の場のフォロワー1体を選ぶ。それに2ダメージ。",
			"[自動]【ラストワード】自分のデッキから『灯』のカード1枚を探し、EXエリアに置く。",
			"[起動]アクト、手札1枚を捨てる：自分のPPを1回復する。"}}
	cardBanpei = sve("S004", "潮見櫓の番兵", "ロ", "2", "フォロワー", "兵士", 2, 3)
	cardRenshi = sve("S101", "硝子庭の錬師", "ウ", "3", "フォロワー", "錬金", 2, 4)
	cardFutago = sve("S102", "鏡台の双子", "ウ", "4", "フォロワー", "鏡", 3, 4)
	cardSuna   = sve("S103", "砂時計の梟", "ウ", "2", "フォロワー", "時", 2, 1)
	cardShahon = sve("S104", "墨流しの写本", "ウ", "1", "アミュレット", "本", 0, 0)
	cardHinoko = sve("S105", "手燭の火の粉", "ウ", "0", "フォロワー・トークン", "火", 1, 1)
	cardSyoki  = sve("S018", "薄刃の書記", "ロ", "3", "フォロワー", "兵士", 3, 2)
	cardHaya   = sve("S019", "霧渡りの早馬", "ロ", "3", "フォロワー", "獣", 3, 2)
	cardKane   = sve("S020", "三の鐘つき堂", "ロ", "2", "アミュレット", "鐘", 0, 0)
	cardHata   = sve("S021", "月白の旗手", "ロ", "5", "フォロワー", "将", 4, 4)
	cardMissyo = sve("S022", "届かぬ密書", "ニ", "1", "スペル", "", 0, 0)
	cardYari   = sve("S023", "白砂の槍衾", "ロ", "2", "フォロワー", "兵士", 2, 2)
	cardInu    = sve("S024", "渡し場の犬", "ニ", "1", "フォロワー", "獣", 1, 2)
)

func other(g *look.Game, no, name, badge, letter string) *Face {
	a := AttrOf(g, letter)
	if g == Buddyfight && letter == "宵" {
		a = World(0, "宵", Hex(0x4B4699))
	}
	if g == Buddyfight && letter == "鋼" {
		a = World(1, "鋼", Hex(0x556470))
	}
	return &Face{Key: no, Game: g, Seed: no, Name: name, Badge: badge, Attrs: []Attr{a}, No: "五-" + no}
}

func bar(n, p int) [3]Stat { return [3]Stat{{StatBar, "パワー", n, p, ""}} }

func bf(a, ap, s, d, dp int) [3]Stat {
	return [3]Stat{{StatBarLeft, "攻撃", a, ap, ""}, {StatBarRight, "防御", d, dp, ""}, {StatHex, "打撃", s, s, ""}}
}

func hp(n, p int) [3]Stat { return [3]Stat{{StatBarRight, "HP", n, p, ""}} }

// sampleRow is one game's column of the gallery.
type sampleRow struct {
	game           *look.Game
	title          string
	hand           Card
	field          [2]Card
	legal, sel     Card
	target, cannot Card
	smallA, smallB Card
}

func sampleRows() []sampleRow {
	return []sampleRow{sveSample(), fftcgSample(), buddySample(), zxSample(), divineSample()}
}

func sveSample() sampleRow {
	touka := Card{Face: cardTouka, Stats: sveStats(5, 4, 3, 4), Words: []string{"突進"}, State: Evolved}
	ban := Card{Face: cardBanpei, Stats: sveStats(2, 2, 3, 3), Words: []string{"守護"}}
	ren := Card{Face: cardRenshi, Stats: sveStats(2, 2, 4, 3), Words: []string{"守護"}}
	rest := ban
	rest.State = Rested
	return sampleRow{SVE, "SVE", touka, [2]Card{touka, rest}, with(ban, IsLegal), mark(with(ren, IsSel), "1"),
		with(ren, IsTarget), with(ban, Veiled), touka, rest}
}

func with(c Card, s State) Card           { c.State |= s; return c }
func mark(c Card, s string) Card          { c.SelMark = s; return c }
func under(c Card, n int, by string) Card { c.Under, c.UnderBy = n, by; return c }

func fftcgSample() sampleRow {
	a := Card{Face: other(FFTCG, "F042", "篝火の渡り手", "4", "火"), Stats: bar(8000, 7000)}
	b := Card{Face: other(FFTCG, "F043", "薄明の剣士リオン", "3", "火"), Stats: bar(7000, 7000)}
	c := Card{Face: other(FFTCG, "F044", "苔むす巨像", "6", "風"), Stats: bar(9000, 10000)}
	return sampleRow{FFTCG, "FF-TCG", a, [2]Card{a, with(b, Rested)}, with(b, IsLegal), mark(with(c, IsSel), "1"),
		with(c, IsTarget), with(b, Veiled), a, with(b, Rested)}
}

func buddySample() sampleRow {
	a := under(Card{Face: other(Buddyfight, "B008", "三日月丸 オボロ", "2", "宵"), Stats: bf(6000, 5000, 2, 3000, 3000)}, 2, "ソ2")
	b := under(Card{Face: other(Buddyfight, "B009", "鋲打ちの門番", "2", "鋼"), Stats: bf(5000, 5000, 1, 6000, 5000), Words: []string{"ソウルガード", "2回攻撃"}}, 1, "ソ1")
	c := Card{Face: other(Buddyfight, "B010", "影縫いの丁稚", "0", "宵"), Stats: bf(2000, 2000, 1, 1000, 2000)}
	return sampleRow{Buddyfight, "バディファイト", a, [2]Card{a, with(b, Rested)}, with(b, IsLegal), mark(with(c, IsSel), "1"),
		with(c, IsTarget), with(b, Veiled), a, with(b, Rested)}
}

func zxSample() sampleRow {
	a := Card{Face: other(ZX, "Z025", "硝煙の司書", "3", "赤"), Stats: bar(4500, 4000)}
	b := Card{Face: other(ZX, "Z026", "綿雪の巨兵", "6", "白"), Stats: bar(7500, 7500)}
	c := Card{Face: other(ZX, "Z027", "夜見の葬列", "4", "黒"), Stats: bar(3500, 4000)}
	return sampleRow{ZX, "Z/X", a, [2]Card{a, with(b, Rested)}, with(b, IsLegal), mark(with(c, IsSel), "1"),
		with(c, IsTarget), with(b, Veiled), a, with(b, Rested)}
}

func divineSample() sampleRow {
	a := under(Card{Face: other(DivineCross, "D011", "石切場の大槌", "赤", "赤"), Stats: hp(1200, 1000)}, 2, "")
	b := under(Card{Face: other(DivineCross, "D012", "星読みのカノ", "青", "青"), Stats: hp(900, 900)}, 3, "")
	c := under(Card{Face: other(DivineCross, "D013", "朱塗りの蛇", "赤", "赤"), Stats: hp(800, 1000)}, 2, "")
	st := with(b, Stunned)
	st.Pill = "気絶"
	return sampleRow{DivineCross, "ディヴァインクロス", a, [2]Card{a, st}, with(b, IsLegal), mark(with(c, IsSel), "1"),
		with(c, IsTarget), with(b, Veiled), a, st}
}
