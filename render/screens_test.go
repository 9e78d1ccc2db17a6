package render

import (
	"testing"

	"gotaku/look"
)

type faceSample struct {
	game  *look.Game
	title string
	card  Card
	now   Ledger
}

func faceSamples() []faceSample {
	rule := func(s string) LedgerNote { return LedgerNote{s, ToneRule} }
	ff := other(FFTCG, "F042", "篝火の渡り手", "4", "火")
	ff.Over, ff.Kind, ff.Trait, ff.Flags = "火　コスト 4", "フォワード", "渡り手・灯台守", []string{"EX"}
	ff.Text = []string{"「篝火の渡り手」が場に出たとき、フォワード1体を選ぶ。それに4000ダメージを与える。", "[EX] 上の効果は EX バーストで使える。", "[S] 《火渡り》[ダル]：相手のフォワード1体を選ぶ。それを持ち主の手札に戻す。"}
	bd := other(Buddyfight, "B008", "三日月丸 オボロ", "2", "宵")
	bd.Over, bd.Kind, bd.Trait, bd.Flags = "宵闇ワールド　サイズ 2", "モンスター", "宵・忍", []string{"対抗", "移動"}
	bd.Text = []string{"[コールコスト]ゲージ1を払い、君のデッキの上から1枚をソウルに入れる。", "[対抗]“身代わり提灯” ソウル1枚を捨てる：このターン、このカードは破壊されない。1ターンに1回だけ使える。", "【移動】【ソウルガード】"}
	zx := other(ZX, "Z025", "硝煙の司書", "3", "赤")
	zx.Over, zx.Kind, zx.Trait, zx.Flags = "赤　コスト 3", "ゼクス", "書架・火薬", []string{"IG"}
	zx.Text = []string{"[自]登場時 トラッシュにあるコスト2以下のイベント1枚を選び、手札に戻す。", "[常]有効［自分のターン］ 自分の赤のゼクスすべてのパワーは500大きくなる。", "[起]コスト 赤1、手札1枚をトラッシュに置く 効果 このカードをリブートする。"}
	dc := other(DivineCross, "D011", "石切場の大槌", "赤", "赤")
	dc.Over, dc.Kind, dc.Trait = "赤　有利：緑　退却 2", "ユニット", "赤"
	dc.Text = []string{"[EXパワー]《石段の記憶》自分のターンに1回使える。捨て場のコマンド1枚を選び、デッキの下に置く。"}
	return []faceSample{
		{SVE, "SVE", Card{Face: cardTouka, Stats: sveStats(5, 4, 3, 4)}, Ledger{Title: "いまの値", Values: []LedgerValue{
			{"攻撃力", 5, 4, "", []LedgerLine{{"4", 0, "元の値（進化カード）", 0}, {"＋1", 1, "「月白の旗手」 このターン中", 0}}},
			{"体力", 3, 4, "", []LedgerLine{{"4", 0, "元の値（進化カード）", 0}, {"＋1", 1, "「三の鐘つき堂」 ある間", 0}, {"−2", -1, "「硝子庭の錬師」の攻撃ダメージ", 0}}},
		}, Notes: []LedgerNote{{"得ている能力 【突進】「月白の旗手」", TonePlain}, {"この番に場に出た → 相手のリーダーは攻撃できない", ToneBad}, rule("規則 8.4.3.1／ダメージは体力を減らす 5.14")}}},
		{FFTCG, "FF-TCG", Card{Face: ff, Stats: bar(8000, 7000)}, Ledger{Title: "いまの値", Values: []LedgerValue{
			{"パワー", 8000, 7000, "", []LedgerLine{{"7000", 0, "元の値", 0}, {"＋1000", 1, "「鐘楼の技師メイナ」 ターン終了時まで", 0}}},
		}, Notes: []LedgerNote{{"アタックできる ／ ダルの能力も使える", ToneGood}, rule("規則 10.1.2.1.1")}}},
		{Buddyfight, "バディファイト", Card{Face: bd, Stats: bf(6000, 5000, 2, 3000, 3000)}, Ledger{Title: "いまの値", Values: []LedgerValue{
			{"攻撃力", 6000, 5000, "", []LedgerLine{{"5000", 0, "元の値", 0}, {"＋1000", 1, "「名残の太刀」 このバトル中", 0}}},
			{"ソウル", 0, 0, "2 枚", []LedgerLine{{"", 0, "夜道の提灯持ち ／ 伏せた 1 枚（自分だけ見られる）", 0}}},
		}, Notes: []LedgerNote{rule("規則 RP.3／4.misc.facedown")}}},
		{ZX, "Z/X", Card{Face: zx, Stats: bar(4500, 4000)}, Ledger{Title: "いまの値", Values: []LedgerValue{
			{"パワー", 4500, 4000, "", []LedgerLine{{"4000", 0, "元の値", 0}, {"＋500", 1, "このカード自身の［常］", 0}}},
		}, Notes: []LedgerNote{{"スリープ このターンはもうバトルできない", ToneBad}, rule("規則 602.1a／507.3")}}},
		{DivineCross, "ディヴァインクロス", Card{Face: dc, Stats: hp(1200, 1000)}, Ledger{Title: "いまの値", Values: []LedgerValue{
			{"HP", 1200, 1000, "", []LedgerLine{{"1000", 0, "元の値", 0}, {"＋200", 1, "アシスト「貸し出しの翼」 付いている間", 0}}},
		}, Notes: []LedgerNote{{"✓ 地ならし 必要 1 使える", ToneGood}, {"× 大槌おろし 必要 3 あと 1 枚", ToneBad}, rule("規則 703.1a-2／203")}}},
	}
}

func TestCardFaces(t *testing.T) {
	gallery(t, "card-faces", 1920, 934, 1, func(l *List) {
		l.Screen()
		l.Text(R(28, 14, 400, 32), "大きな札と「いまの値」", Style{Font: Bold, Size: 21, Color: Text1})
		for i, s := range faceSamples() {
			x := 26 + float32(i)*378
			l.ClothRound(R(x, 56, 364, 856), s.game, 12)
			l.Text(R(x+14, 64, 300, 20), s.title, Style{Font: Bold, Size: 15, Color: Text1})
			r := l.LargeCard(x+12, 98, l.Px(WidthLarge), &s.card)
			l.Ledger(R(x+12, r.Bottom()+14, 340, 0), &s.now)
		}
	})
}

func samplePanels() []struct {
	head string
	p    Panel
	ok   Button
} {
	ok := func(s string) Button { return Button{ID: 1, Label: s, Key: "Space", Kind: Primary} }
	return []struct {
		head string
		p    Panel
		ok   Button
	}{
		{"対象を選ぶ（2 体まで）", Panel{Asked: true, Over: "「灯守りのトウカ」【進化時】", Question: "フォロワーを選ぶ", Items: []Item{
			{Kind: ItemStrong, Text: "1／2　選ばなくてもよい"},
			{Kind: ItemRow, Text: "硝子庭の錬師", Right: "体力 4 → 2", Mark: "1", Sel: true},
			{Kind: ItemRow, Text: "砂時計の梟", Right: "体力 1 → −1", Mark: "2"},
			{Kind: ItemText, Text: "場の札を押しても選べます"}}}, ok("この 1 体で決める")},
		{"誘発を 1 つ選ぶ（SVE）", Panel{Asked: true, Over: "同時に待っている能力 3 つ", Question: "先に解決する 1 つを選ぶ", Items: []Item{
			{Kind: ItemRow, Text: "三の鐘つき堂", Right: "自動", Mark: "✓", Sel: true},
			{Kind: ItemRow, Text: "灯守りのトウカ", Right: "自動"}, {Kind: ItemRow, Text: "月白の旗手", Right: "自動"},
			{Kind: ItemText, Text: "解決のたびに残りをもう一度聞きます。手番側が先。規則 10.5.2.2"}}}, ok("これを解決する")},
		{"はい・いいえ", Panel{Asked: true, Over: "「三の鐘つき堂」のコスト", Question: "手札を 1 枚捨てて\u200bカードを 1 枚引きますか", Items: []Item{
			{Kind: ItemText, Text: "捨てる札は次に選びます。"},
			{Kind: ItemButton, Text: "はい", Key: "Y", Sel: true, Line: 2}, {Kind: ItemButton, Text: "いいえ", Key: "N"}}},
			Button{Label: "決定（Y か N で答える）", Off: true}},
		{"数を決める", Panel{Asked: true, Over: "「導火線の束」X", Question: "X をいくつにしますか", Items: []Item{
			{Kind: ItemNumber, Value: 3, Min: 0, Max: 6}, {Kind: ItemText, Text: "払う PP 3　残り 4\n数字キーでも入力できます"}}}, ok("X を 3 にする")},
		{"支払う（コールコスト）", Panel{Asked: true, Over: "「三日月丸 オボロ」", Question: "コールコストを払う", Items: []Item{
			{Kind: ItemCheck, Text: "ゲージ 1", Right: "残り 2", Sel: true}, {Kind: ItemCheck, Text: "デッキの上 1 枚をソウルへ", Sel: true},
			{Kind: ItemCheck, Text: "手札を 1 枚捨てる"}, {Kind: ItemRow, Text: "夜道の提灯持ち", Right: "捨てる", Mark: "1", Sel: true},
			{Kind: ItemButton, Text: "やめて元に戻す", Key: "Esc"}}}, ok("払ってコールする")},
		{"応答する窓（相手の攻撃中）", Panel{Asked: true, Over: "相手「鏡台の双子」が攻撃", Question: "クイックを使いますか", Items: []Item{
			{Kind: ItemStrong, Text: "使える札　1"}, {Kind: ItemButton, Text: "届かぬ密書", Key: "1"},
			{Kind: ItemText, Text: "使わないときは P。\nSpace では見送りになりません。"}, {Kind: ItemRule}, {Kind: ItemBox, Text: "この番は聞かない（手動で解除）"}}},
			Button{Label: "使わない（見送る）", Key: "P", Kind: Raised}},
		{"様式を選ぶ", Panel{Asked: true, Over: "「渦潮の主」", Question: "2 つから 1 つ選ぶ", Items: []Item{
			{Kind: ItemRadio, Text: "フォワード1体をダルにし、凍結する。", Sel: true}, {Kind: ItemRadio, Text: "カードを2枚引き、手札を1枚捨てる。"},
			{Kind: ItemText, Text: "選ばなかった様式は無いものになる"}}}, ok("これにする")},
		{"手で行う効果（助け付き）", Panel{Asked: true, Over: "文が読み取れない能力", Question: "この効果は手で行います", Items: []Item{
			{Kind: ItemQuote, Text: "「メイン・ユニットを、風の吹いたほうのスタンバイ・ユニット1体と入れ替える。」"},
			{Kind: ItemText, Text: "札を動かし、相手の同意を待ちます。"},
			{Kind: ItemButton, Text: "道具", Key: "T", Line: 2}, {Kind: ItemButton, Text: "しない"}}}, ok("同意を求める")},
		{"誘発を積む順（FF-TCG）", Panel{Asked: true, Over: "手番側の能力 3 つがスタックへ", Question: "積む順を決める", Items: []Item{
			{Kind: ItemOrder, Text: "薄明の剣士リオン", Mark: "1", Sel: true}, {Kind: ItemOrder, Text: "鐘楼の技師メイナ", Mark: "2"}, {Kind: ItemOrder, Text: "炉端の鍛冶", Mark: "3"},
			{Kind: ItemText, Text: "あとに積んだものから解決します。相手の能力はこの上に積まれます。\nつかんで並べ替え、または ↑↓。\n規則 11.8.7"}}}, ok("この順に積む")},
		{"することがない", Panel{Over: "相手の番", Question: "まひるが考えています", Items: []Item{
			{Kind: ItemStrong, Text: "メインフェイズ　0:24"}, {Kind: ItemBar, Value: 33, Max: 100}, {Kind: ItemText, Text: "札や記録は今も読めます。"}}},
			Button{Label: "決定（聞かれていません）", Key: "Space", Off: true}},
		{"切れた・つなぎ直し中", Panel{Over: "通信", Question: "まひるを待っています", Items: []Item{
			{Kind: ItemText, Text: "切断しても負けにはなりません。戻れば同じ場面から続きます。"}, {Kind: ItemButton, Text: "記録を保存して席を立つ"}}}, Button{}},
	}
}

func sampleTips() []Tip {
	return []Tip{
		{"まだ攻撃できません", "この番に場に出たフォロワーです。進化すればフォロワーを攻撃できます。", "", "SVE 8.4.2.1", true},
		{"このスキルは使えません", "エネルギーが 3 枚必要ですが、付いているのは 2 枚です。", "Needs 3 energy; 2 attached.", "DC 703.1a-2", true},
	}
}

func TestDecisionPanels(t *testing.T) {
	gallery(t, "decision-panels", 1280, 1150, 1, func(l *List) {
		l.Screen()
		l.Text(R(28, 14, 400, 32), "聞かれていることの板", Style{Font: Bold, Size: 21, Color: Text1})
		y := [4]float32{56, 56, 56, 56}
		for i, s := range samplePanels() {
			c := i % 4
			x := 28 + float32(c)*312
			l.Text(R(x, y[c], 300, 18), s.head, Style{Font: Bold, Size: 12.5, Color: Text2})
			r := l.Panel(R(x, y[c]+22, 240, 600), &s.p)
			y[c] = r.Bottom() + 8
			if s.ok.Label != "" {
				l.Button(R(x, y[c], 240, 44), &s.ok)
				y[c] += 44
			}
			y[c] += 30
		}
		for _, tip := range sampleTips() {
			r := l.Tip(Point{964, y[3]}, &tip)
			y[3] = r.Bottom() + 14
		}
	})
}

func TestTitlePicture(t *testing.T) {
	tile := func(g *look.Game, name, motto, text, foot, key string) GameTile {
		return GameTile{ID: ID(len(name)), Game: g, Name: name, Motto: motto, Text: text, Foot: foot, Key: key}
	}
	tiles := []GameTile{
		tile(FFTCG, "FF-TCG", "積み重ねて返す", "応答はスタックで。\n支払いはその場で組む。", "手持ちのデッキ 3", "1"),
		tile(SVE, "Shadowverse\nEVOLVE", "五つの場で競り合う", "進化の一手をいつ切るか。", "", "2"),
		tile(Buddyfight, "フューチャーカード\nバディファイト", "相棒と並び立つ", "三つの持ち場、一度の対抗。", "手持ちのデッキ 2", "3"),
		tile(ZX, "Z/X", "九つの升目を取る", "となりの一歩が届く距離。", "手持ちのデッキ 1", "4"),
		tile(DivineCross, "ディヴァインクロス", "一体に託す", "スタンバイ三体、\n力は溜めて見せる。", "手持ちのデッキ 4", "5"),
	}
	tiles[1].Open = true
	tiles[1].Buttons = []Button{{ID: 11, Label: "ボットと", Key: "Space", Kind: Primary}, {ID: 12, Label: "ひとりで両方", Key: "S", Kind: Plain},
		{ID: 13, Label: "この画面でふたり", Key: "H", Kind: Plain}, {ID: 14, Label: "リンクで招く", Key: "L", Kind: Plain}}
	draw := func(l *List) {
		l.Screen()
		u := l.U
		l.Title(R(65*u, 41*u, 560*u, 74*u), "五つのカードゲーム、ひとつの席。規則はこちらが守ります。")
		for i := range tiles {
			l.GameTile(R((64+float32(i)*234)*u, 160*u, 216*u, 440*u), &tiles[i])
		}
		b := []Button{{Label: "続きから", Small: "SVE・第 7 ターン", Kind: Raised, Mid: true}, {Label: "デッキを組む", Small: "12 個", Kind: Outline, Mid: true},
			{Label: "記録を見る", Small: "38 局", Kind: Outline, Mid: true}, {Label: "設定", Kind: Outline, Mid: true}}
		l.ButtonRow(R(724*u, 52*u, 500*u, 56*u), b)
		l.Text(R(64*u, 692*u, 900*u, 18*u), "カードはすべて自作です。絵はなく、紋はカード番号から描かれます。各ゲームの権利者とは関係ありません。", Style{Size: 11.5 * u, Color: Text3})
	}
	gallery(t, "title-1280x720", 1280, 720, 1, draw)
}

func TestLogPicture(t *testing.T) {
	name := func(s string, c string) Span { return Span{Text: s, Kind: SpanCard, Color: AttrOf(SVE, c).Color} }
	p := func(s string) Span { return Span{Text: s} }
	log := LogDrawer{Title: "記録", Key: "L", Right: "第 7 ターン・42 手",
		Tabs: []Chip{{1, "すべて", true, false}, {2, "攻撃", false, false}, {3, "誘発", false, false}, {4, "支払い", false, false}, {5, "公開", false, false}},
		Entries: []LogEntry{
			{Head: "第 6 ターン", Right: "まひる"},
			{No: 30, Spans: []Span{p("カードを 1 枚引いた")}},
			{No: 31, Spans: []Span{p("PP 3 で"), name("硝子庭の錬師", "ウ"), p("を場に出した")}},
			{No: 32, Spans: []Span{name("鏡台の双子", "ウ"), p("が"), name("潮見櫓の番兵", "ロ"), p("を攻撃")}},
			{Spans: []Span{name("潮見櫓の番兵", "ロ"), p("体力 3 → 1")}},
			{Head: "第 7 ターン", Right: "あなた", Mine: true},
			{No: 35, Mine: true, Spans: []Span{p("PP 7／7。カードを 1 枚引いた")}},
			{No: 36, Mine: true, Sel: true, Spans: []Span{p("PP 0 で"), name("灯守りのトウカ", "ロ"), p("を進化")}},
			{Mine: true, Spans: []Span{p("攻撃力 4"), {Text: "▲5", Kind: SpanUp}, p("体力 5"), {Text: "▼3", Kind: SpanDown}}},
			{No: 40, Mine: true, Spans: []Span{{Text: "公開", Kind: SpanMark}, name("霧渡りの早馬", "ロ"), p("を手札から見せた")}},
		},
		Buttons: []Button{{Label: "ここへ戻る", Kind: Raised, Mid: true}, {Label: "場面を見る", Kind: Outline, Mid: true}, {Label: "写す", Key: "Ctrl C", Kind: Outline}}}
	tb := Layout(SVE, 1280, 720)
	near, far := sampleNear(), sampleFar()
	var boxes []Rect
	gallery(t, "log-1280x720", 1280, 720, 1, func(l *List) {
		drawTable(l, &tb, sampleSide(), &near, &far, &boxes)
		l.Log(R(48, 0, 392, 720), &log)
		s := faceSamples()[0]
		r := l.LargeCard(456, 90, l.Px(WidthLarge), &s.card)
		l.Ledger(R(456, r.Bottom()+10, 340, 0), &Ledger{Title: "手 36 のときの値", Notes: []LedgerNote{{"体力 3 ▼ 元 4、＋1、−2", TonePlain}}})
	})
}

func TestResultPicture(t *testing.T) {
	gallery(t, "game-result-1280x720", 1280, 720, 1, func(l *List) {
		l.Cloth(R(0, 0, 1280, 720), SVE)
		r := R(190, 44, 900, 632)
		l.PaperSheet(r)
		l.Dots(R(246, 98, 88, 88), Shu, White)
		l.Text(R(360, 84, 400, 70), "勝ち", Style{Font: Bold, Size: 58, Color: PaperInk})
		l.Text(R(362, 156, 500, 24), "まひるのリーダー体力が 0 以下になりました", Style{Font: Bold, Size: 16, Color: PaperInk})
		l.Chart(R(244, 262, 540, 180), []Line{{"あなた", []int{20, 20, 19, 19, 17, 17, 15, 13, 11, 11}, true}, {"まひる", []int{20, 20, 18, 17, 17, 14, 14, 9, 5, -2}, false}}, 10)
		l.ButtonRow(R(244, 568, 792, 52), []Button{{Label: "もう一局", Key: "Space", Kind: Primary}, {Label: "この局を見返す", Key: "R", Kind: Plain}, {Label: "記録を保存", Key: "S", Kind: Plain}, {Label: "卓を離れる", Key: "Esc", Kind: Plain}})
	})
	gallery(t, "dialog-1280x720", 1280, 720, 1, func(l *List) {
		l.Cloth(R(0, 0, 1280, 720), SVE)
		l.Row(R(40, 40, 300, 44), &Row{Title: "ロイヤル「潮見櫓」", Sub: "メイン 50／エボルヴ 10", Right: "◎ 48"})
		l.Row(R(40, 92, 300, 44), &Row{Title: "ウィッチ「硝子庭」", Sub: "メイン 50／エボルヴ 8", Sel: true})
		l.Switch(R(40, 160, 300, 44), &Switch{Label: "動きを減らす", Note: "システムの設定に従う", On: true})
		l.Slider(R(40, 220, 460, 40), &Slider{Label: "文字の大きさ", Text: "115 %", Value: 0.5})
		l.Field(R(40, 280, 300, 44), &Field{Hint: "招待の文字列", Caret: -1})
		l.Toast(Point{640, 60}, "記録を写しました", 1)
		l.Dialog(&Dialog{Title: "投了しますか", Text: "この局は相手の勝ちになります。記録は残り、あとで見返せます。", Buttons: []Button{{Label: "投了する", Kind: Primary, Key: "Y"}, {Label: "続ける", Kind: Plain, Key: "N"}}})
	})
}

func TestMoreStates(t *testing.T) {
	draw := func(l *List) {
		l.Cloth(R(0, 0, 1280, 720), SVE)
		base := Card{Face: cardTouka, Stats: sveStats(5, 4, 3, 4), Words: []string{"突進", "守護"}}
		state := func(s State) Card { c := base; c.State |= s; return c }
		shown := state(Revealed)
		shown.Band = "公開"
		dmg := state(0)
		dmg.Damage = "−1000"
		lethal := state(Lethal)
		lethal.Damage = "−5000"
		wait := state(0)
		wait.Waiting, wait.WaitTab = 2, "待"
		eq := state(0)
		fr := state(Stunned)
		fr.Pill = "凍結"
		restSel := state(Rested | IsSel)
		restSel.SelMark = "火2"
		cards := []Card{state(Hovered), state(Focused | IsLegal), shown, state(Peek), dmg, lethal, wait, eq, fr, state(ByBadge), state(Mine), state(Theirs),
			state(Rested), restSel, state(Rested | Veiled), state(Rested | Theirs), state(Rested | IsTarget), {Game: SVE, State: Rested}, state(IsLegal | Hovered)}
		for i := range cards {
			c := cards[i]
			x, y := float32(i%8)*150+40, float32(i/8)*165+40
			bw, bh := CardBox(84, c.State&Rested != 0)
			l.Card(R(x+(118-bw)/2, y+(118-bh)/2, bw, bh), &c)
		}
		two := &Face{Key: "two", Game: FFTCG, Seed: "two", Name: "二つの火", Badge: "5", Attrs: []Attr{AttrOf(FFTCG, "火"), AttrOf(FFTCG, "水")}}
		l.Card(R(560, 380, 118, 165), &Card{Face: two, Stats: bar(9000, 9000)})
		l.Arrow(Point{100, 600}, Point{400, 480}, true)
		l.Arrow(Point{700, 660}, Point{900, 420}, false)
		l.Word(Point{250, 560}, "打撃 1 でアタック", Target)
		l.Tip(Point{940, 430}, &sampleTips()[1])
		l.Pill(60, 680, "用意できた", Paper100, PaperInk)
		for i := range icons {
			l.Icon(R(200+float32(i)*34, 668, 24, 24), i, Text1)
		}
		l.Plate(R(960, 600, 240, 102), &Plate{Game: SVE, Mon: "x", Name: "まひる", Sub: "手札 4", Big: "2", Of: "／7", Label: "ダメージ", State: IsLegal})
	}
	gallery(t, "more-states", 1280, 720, 1, draw)
	a := art(t)
	a.HighContrast = true
	a.Flush()
	gallery(t, "more-states-high-contrast", 1280, 720, 1, draw)
	a.HighContrast = false
	a.Flush()
}

func TestInvitationPicture(t *testing.T) {
	gallery(t, "link-invitation-1280x720", 1280, 720, 1, func(l *List) {
		l.Screen()
		l.Button(R(40, 30, 96, 40), &Button{Label: "戻る", Key: "Esc", Kind: Outline})
		l.Text(R(158, 26, 300, 44), "リンクで招く", Style{Font: Bold, Size: 28, Color: Text1})
		l.PaperCard(R(40, 96, 700, 430), true)
		l.Text(R(72, 122, 600, 28), "この文字列を相手に送ってください", Style{Font: Bold, Size: 20, Color: PaperInk})
		l.Field(R(72, 210, 504, 52), &Field{Text: "https://gotaku.example/#sve.7h3k-n2qd-9wfm", Caret: -1, Paper: true, Bold: true})
		l.Button(R(588, 210, 124, 52), &Button{Label: "写す", Key: "C", Kind: Primary})
		l.Steps(R(72, 358, 640, 62), []Step{{"部屋を作った", StepDone}, {"相手が開いた", StepDone}, {"直接つないでいる", StepNow}, {"デッキを確かめる", StepLater}, {"先攻・後攻を決める", StepLater}})
		l.ButtonRow(R(440, 448, 272, 42), []Button{{Label: "申し出を写す", Kind: Plain}, {Label: "返事を貼る", Key: "V", Kind: Plain}})
		l.InkCard(R(772, 96, 468, 132), true, false)
		l.MonMark(R(793, 117, 92, 92), SVE, "iori")
		l.InkCard(R(772, 244, 468, 132), false, true)
		l.InkCard(R(772, 396, 468, 130), false, false)
		l.Chips(R(793, 441, 426, 32), []Chip{{Label: "先攻：くじ"}, {Label: "持ち時間：なし"}})
	})
}

func TestPhonePictures(t *testing.T) {
	gallery(t, "phone-title", 1688, 780, 2, func(l *List) {
		l.Phone = true
		l.Screen()
		u := l.U
		l.Title(R(20*u, 14*u, 420*u, 44*u), "五つのカードゲーム、ひとつの席。")
		tiles := []GameTile{
			{Game: FFTCG, Name: "FF-TCG", Motto: "積み重ねて返す", Off: true}, {Game: SVE, Name: "Shadowverse\nEVOLVE", Motto: "五つの場で競り合う", Open: true,
				Buttons: []Button{{Label: "ボットと", Kind: Primary}, {Label: "ひとりで両方", Kind: Plain}, {Label: "この画面でふたり", Kind: Plain}, {Label: "リンクで招く", Kind: Plain}}},
			{Game: Buddyfight, Name: "フューチャーカード\nバディファイト", Motto: "相棒と並び立つ"}, {Game: ZX, Name: "Z/X", Motto: "九つの升目を取る"}, {Game: DivineCross, Name: "ディヴァインクロス", Motto: "一体に託す"},
		}
		for i := range tiles {
			l.GameTile(R((20+float32(i)*163)*u, 84*u, 152*u, 280*u), &tiles[i])
		}
	})
	gallery(t, "phone-large", 1688, 780, 2, func(l *List) {
		l.Phone = true
		l.Cloth(R(0, 0, 1688, 780), SVE)
		s := faceSamples()[0]
		r := l.LargeCard(20, 20, l.Px(WidthLarge), &s.card)
		l.Ledger(R(r.Right()+20, 20, l.Px(260), 0), &s.now)
		p := samplePanels()
		l.Panel(R(1100, 20, 376, 700), &p[0].p)
		l.Panel(R(1100, 400, 376, 700), &p[5].p)
	})
}

func TestLargeText(t *testing.T) {
	tb := LayoutWith(SVE, 1280, 720, Options{Text: 1.3})
	near, far := sampleNear(), sampleFar()
	var boxes []Rect
	gallery(t, "sve-table-text-130", 1280, 720, tb.U, func(l *List) { drawTable(l, &tb, sampleSide(), &near, &far, &boxes) })
}

// TestRowsOfAListAreAlike: where one row of a panel needs two lines all have the height of two, and where none does all have one.
func TestRowsOfAListAreAlike(t *testing.T) {
	a := art(t)
	heights := func(names ...string) (out []float32) {
		l := a.NewList()
		l.Reset(1280, 720, 1)
		p := Panel{Question: "一枚を選んでください。"}
		for i, n := range names {
			p.Items = append(p.Items, Item{Kind: ItemRow, ID: ID(i + 1), Text: n, Right: "あなたの場・左から三番目"})
			if i == 1 {
				p.Items = append(p.Items, Item{Kind: ItemText, Text: "相手のもの"})
			}
		}
		box := l.Panel(R(0, 0, 300, 700), &p)
		if want := l.PanelHeight(300, &p); box.H < want-1 || box.H > want+1 {
			t.Errorf("the panel is %v high and wants %v", box.H, want)
		}
		for i := range names {
			r, _ := l.RectOf(ID(i + 1))
			out = append(out, r.H)
		}
		return out
	}
	if got := heights("犬", "猫", "鳥"); got[0] != rowOne || got[1] != rowOne || got[2] != rowOne {
		t.Errorf("short names: %v", got)
	}
	if got := heights("犬", "猫", "とても長い名前をもつ、遠くから来た渡りの鳥"); got[0] != rowTwo || got[1] != rowTwo || got[2] != rowTwo {
		t.Errorf("with a long one: %v", got)
	}
}
