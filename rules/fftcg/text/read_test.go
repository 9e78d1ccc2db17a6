package text_test

import (
	"slices"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// grammar reads texts that say these names.
func grammar() *text.Game {
	return text.Of("fftcg").With(text.Dict{Names: map[string]string{"レン": "Ren", "ミナ": "Mina", "トマ": "Toma"}, Traits: map[string]string{"灯守": "Lamplighter", "渡守": "Ferryman"}})
}

// bare is a card without its prints and the names of its abilities.
func bare(c *ability.Card) *ability.Card {
	d := text.Clone(c).(*ability.Card)
	for _, as := range [...][]ability.Ability{d.Abilities, d.Quoted} {
		for i := range as {
			as[i].Print, as[i].Name = "", ""
		}
	}
	return d
}

// TestAlike: two ways of saying a thing are read as the same thing, and both prints of it are
// that thing again.
func TestAlike(t *testing.T) {
	g := grammar()
	kinds, err := deck.KindsNamed("fftcg", "forward")
	if err != nil {
		t.Fatal(err)
	}
	read := func(s string, l text.Lang) *ability.Card {
		c, rep := g.CompileAs(kinds, text.Pick(l, "レン", "Ren"), s, l)
		for _, sp := range rep.Spans {
			t.Errorf("%s: %s at %s", s, sp.EN, s[min(max(sp.At, sp.Start), len(s)):])
		}
		return bare(c)
	}
	for _, c := range unprinted {
		if en, ja := read(c[0], text.EN), read(c[1], text.JA); !text.Equal(en, ja) {
			t.Errorf("%s\n%s\n\tdiffer", c[0], c[1])
		}
	}
	for _, c := range slices.Concat(alike, listedJA) {
		en, ja := read(c[0], text.EN), read(c[1], text.JA)
		if !text.Equal(en, ja) {
			t.Errorf("%s\n%s\n\tdiffer: %s\n\t%s", c[0], c[1], g.Print(en, "レン", text.JA), g.Print(ja, "レン", text.JA))
		}
		for _, l := range []text.Lang{text.JA, text.EN} {
			if again := read(g.Print(en, "レン", l), l); !text.Equal(again, en) {
				t.Errorf("%s\n\tis not what it prints: %s", c[0], g.Print(en, "レン", l))
			}
		}
	}
}

// unprinted are read alike, and printed in words that are not.
var unprinted = [][2]string{
	{"When Ren attacks, choose 1 Forward. If it has an Element other than Fire, dull it.",
		"レンがアタックしたとき、フォワード1体を選ぶ。それが火属性以外の属性を持っている場合、それをダルにする。"},
	{"When Ren attacks, choose up to the same number of Forwards as the Battle Counters placed on Ren. Deal them 3000 damage.",
		"レンがアタックしたとき、レンに置かれているBattleカウンターと同じ数までのフォワードを選ぶ。それらに3000ダメージを与える。"},
	{"When Ren attacks, choose up to the same number of Forwards opponent controls as the Fire Forwards put in the Break Zone from your field during this turn. Deal them 3000 damage.",
		"レンがアタックしたとき、このターン中にあなたのフィールドからブレイクゾーンに置かれた火属性のフォワードと同じ数までの対戦相手のコントロールするフォワードを選ぶ。それらに3000ダメージを与える。"},
	{"When Ren enters the field, choose up to the same number of Forwards opponent controls as the Characters put into the Break Zone from your field this turn. Dull them.",
		"レンがフィールドに出たとき、このターン中にあなたのフィールドからブレイクゾーンに置かれたキャラクターと同じ数までの対戦相手のコントロールするフォワードを選ぶ。それらをダルにする。"},
	{"When Ren attacks, choose 1 Forward. If it is of power 7000 or less, break it. If you control 3 or more Forwards, break it regardless of its power instead.",
		"レンがアタックしたとき、フォワード1体を選ぶ。それがパワー7000以下の場合、それをブレイクする。あなたがフォワードを3体以上コントロールしている場合、代わりにそれをパワーに関係なくブレイクする。"},
}

var alike = [][2]string{
	{"When Ren enters the field, choose up to 2 Forwards in your Break Zone. If the total of their power is 4000 or less, play them onto the field.", "レンがフィールドに出たとき、あなたのブレイクゾーンにあるフォワードを最大2枚まで選ぶ。それらのパワーの合計が4000以下の場合、それらをフィールドに出す。"},
	{"When Ren enters the field, choose up to 2 Forwards in your Break Zone. If the total of their power is 4000, play them onto the field.", "レンがフィールドに出たとき、あなたのブレイクゾーンにあるフォワードを最大2枚まで選ぶ。それらのパワーの合計が4000の場合、それらをフィールドに出す。"},
	{"The damage dealt by your Summons to Forwards opponent controls cannot be reduced.", "あなたの召喚獣によって対戦相手のコントロールするフォワードに与えられるダメージは減らない。"},
	{"During this turn, if you attacked with 3 or more Forwards you controlled, the cost for playing Ren onto the field is reduced by 2.", "このターン、あなたのコントロールするフォワードが3体以上アタックしていた場合、レンをフィールドに出すためのコストは2減る。"},
	{"The Priming cost of the Forwards you control can be paid with CP of any Element.", "あなたのコントロールするフォワードの顕現コストは好きな属性のCPで支払うことができる。"},
	{"《0》: During this turn, if your abilities deal damage to a Forward, double the damage instead.", "《0》：このターン、あなたのアビリティによってフォワードにダメージを与える場合、代わりにそのダメージは2倍になる。"},
	{"《0》: Choose 1 Forward. Place 1 毒 Counter on it. It gains Haste.", "《0》：フォワード1体を選ぶ。それに毒カウンターを1つ置き、ヘイストを与える。"},
	// What is no battle damage is dealt by Summons or abilities; all of those that a card is one of; what is done once more.
	{"If Ren is dealt damage other than battle damage, the damage is reduced by 2000 instead.", "レンに戦闘ダメージ以外のダメージが与えられる場合、代わりにそのダメージは2000減る。"},
	{"If all the Characters you control have Wind Element, Ren gains Brave.", "あなたのコントロールするキャラクターがすべて風属性の場合、レンはブレイブを得る。"},
	{"When Ren enters the field, reveal the top 4 cards of your deck. Add 1 Forward among them to your hand. Then, shuffle the other cards revealed and return them to the bottom of your deck. If you have received 3 points of damage or more, perform this action twice instead.",
		"レンがフィールドに出たとき、デッキのカードを上から4枚公開する。その中からフォワード1枚を手札に加える。その後、公開したカードをシャッフルしデッキの1番下に置く。あなたの受けているダメージが3点以上の場合、上記の効果を繰り返す。"},
	{"You can dull 3 active Fire Forwards (instead of paying the CP cost) to play Ren from your hand onto the field.", "手札にあるレンはコストを支払う代わりにアクティブ状態の火属性のフォワード3体をダルにすることでフィールドに出すことができる。"},
	{"You can only pay with CP produced by Water Backups to cast Ren.", "手札にあるレンはフィールドにある水属性のバックアップから生み出されるCPでしかキャストできない。"},
	{"When Ren enters the field, if the cost to cast Ren was only paid with Lightning CP, draw 1 card.", "レンがフィールドに出たとき、レンを出すために支払ったコストの属性がすべて雷属性の場合、カードを1枚引く。"},
	// What is lost or gained one by one.
	{"When a Warp Counter is removed from Ren, draw 1 card.", "レンからデジョンカウンターが1つ取り除かれるたび、カードを1枚引く。"},
	{"When you gain 1 Crystal, draw 1 card.", "あなたが《C》を1つ得るたび、カードを1枚引く。"},
	{"Ren must attack once per turn if possible.", "レンは可能ならば1ターンに1度アタックしなければならない。"},
	// Two that fight, and two that are chosen apart.
	{"When Ren enters the field, choose 1 Forward opponent controls. Ren and that Forward deal damage equal to their respective power to each other.",
		"レンがフィールドに出たとき、対戦相手のコントロールするフォワード1体を選ぶ。レンとそれはお互いのパワーに等しいダメージを与えあう。"},
	{"When Ren enters the field, choose up to 1 Forward of cost 3 or less and up to 1 Forward of cost 6 or more. Dull them.",
		"レンがフィールドに出たとき、コスト3以下のフォワードとコスト6以上のフォワードをそれぞれ最大1体まで選ぶ。それらをダルにする。"},
	{"When Ren enters the field, choose 1 Forward and up to 1 other Forward. Deal the former 6000 damage. Deal the latter 3000 damage.",
		"レンがフィールドに出たとき、フォワード1体と、それ以外のフォワードを最大1体まで選ぶ。前者に6000ダメージを与える。後者に3000ダメージを与える。"},
	{"When Ren enters the field, choose any number of Forwards with a total cost of 5 or less. Dull them.",
		"レンがフィールドに出たとき、コストの合計が5以下となる好きな数のフォワードを選ぶ。それらをダルにする。"},
	{"When Ren enters the field, reveal cards from the top of your deck until you reveal a Fire or Ice card. Add it to your hand, then shuffle the other cards and put them at the bottom of your deck.",
		"レンがフィールドに出たとき、あなたのデッキの1番上から火属性か氷属性のカードが公開されるまで公開する。それを手札に加える。その後、それ以外のカードをシャッフルしデッキの1番下に置く。"},
	// A name, one with brackets of its own, and a name and a kind.
	{"When Ren enters the field, choose 1 [Card Name (Toma [XXI])]. Dull it.", "レンがフィールドに出たとき、【カード名(Toma [XXI])】1体を選ぶ。それをダルにする。"},
	{"When Ren enters the field, search for 1 [Card Name (Mina)] Forward of cost 2 or less and play it onto the field.",
		"レンがフィールドに出たとき、コスト2以下のフォワードの【カード名(ミナ)】1枚をサーチし、フィールドに出す。"},
	// What is done to it, said once that it is.
	{"When Ren is blocked or chosen by your opponent's ability, draw 1 card.", "レンがブロックされるか対戦相手のアビリティに選ばれたとき、カードを1枚引く。"},
	{"When a Forward you control is blocked or dealt damage, draw 1 card.", "あなたがコントロールするフォワードがブロックされるかダメージを受けたとき、カードを1枚引く。"},
	// However conditions are grouped that all have to hold.
	{"《C》: Play Ren onto the field. You can only use this ability during your Main Phase, if you control 3 or more Backups and if Ren is in the Break Zone.",
		"《C》：レンをフィールドに出す。このアビリティはあなたのメインフェイズで、あなたがバックアップを3体以上コントロールしている場合のみ使用できる。このアビリティはレンがブレイクゾーンにある場合のみ使用できる。"},
	{"If Ren is dealt damage less than Ren's power, the damage becomes 0 instead.", "レンがレンのパワー未満のダメージを受ける場合、代わりにそのダメージは0になる。"},
	{"The cost required for the Characters opponent controls to use action abilities is increased by 《3》.", "対戦相手がコントロールするキャラクターがアクションアビリティを使用するためのコストは《3》増える。"},
	{"During this turn, if 3 or more Forwards have left the field, the cost required to cast Ren is reduced by 4.", "このターン、フォワードが3体以上フィールドを離れている場合、レンをキャストするためのコストは4減る。"},
	{"During this turn, if 2 or more Forwards opponent controls have been put from the field into the Break Zone, the cost required to cast Ren is reduced by 3.", "対戦相手がコントロールするフォワードがこのターンに2体以上フィールドからブレイクゾーンに置かれていた場合、レンをキャストするためのコストは3減る。"},
	{"When Ren attacks, if you have 2 or more Job Ferryman you own removed from the game, draw 1 card.", "レンがアタックしたとき、あなたのゲームから除外されている【ジョブ（渡守）】が2枚以上ある場合、カードを1枚引く。"},
	{"Tide: Moonfall 《S》《Dull》: Draw 1 card.", "潮：月落とし《S》《ダル》：カードを1枚引く。"},
	{"(Cards with 《LB》 cannot be included in your main deck.)\nLimit Break -- 2\nRen gains +1000 power.", "(《LB》を持つカードはメインデッキに入れることはできない。)\nリミットブレイク ―― 2\nレンのパワーを+1000する。"},
	// What the opponent did sets it off.
	{"When Ren enters the field, choose 1 Forward. Your opponent may discard 1 card. When they do so, break it.",
		"レンがフィールドに出たとき、フォワード1体を選ぶ。対戦相手は手札を1枚捨ててもよい。対戦相手がそうしたとき、それをブレイクする。"},
	{"When Ren enters the field, your opponent may put 1 Forward they control into the Break Zone. When your opponent does so, draw 1 card.",
		"レンがフィールドに出たとき、対戦相手は自身がコントロールするフォワード1体をブレイクゾーンに置いてもよい。対戦相手がそうしたとき、カードを1枚引く。"},
	// What is turned up, or was done, sets off an ability of its own.
	{"When Ren enters the field, reveal the top card of your deck. When the revealed card's cost is 3 or less, choose 1 Forward. Dull it. Draw 1 card.",
		"レンがフィールドに出たとき、あなたのデッキの上から1枚を公開する。公開したカードのコストが3以下のとき、フォワード1体を選ぶ。それをダルにする。カードを1枚引く。"},
	{"When Ren enters the field, reveal the top card of your deck. When the revealed card's cost is 2 or 3, draw 1 card. When the revealed card's cost is 4, discard 1 card.",
		"レンがフィールドに出たとき、あなたのデッキの上から1枚を公開する。公開したカードのコストが2か3のとき、カードを1枚引く。公開したカードのコストが4のとき、手札を1枚捨てる。"},
	{"When Ren enters the field, reveal the top card of your deck. When the revealed card is a Forward, choose 1 Forward. Deal it damage equal to the revealed card's power.",
		"レンがフィールドに出たとき、あなたのデッキの上から1枚を公開する。公開したカードがフォワードのとき、フォワード1体を選ぶ。それに公開したカードのパワーに等しいダメージを与える。"},
	{"When Ren enters the field, break all Forwards other than Ren. When 2 or more Forwards are put from the field into the Break Zone by this effect, draw 1 card.",
		"レンがフィールドに出たとき、レン以外のフォワードすべてをブレイクする。これによりブレイクしたフォワードが2体以上のとき、カードを1枚引く。"},
	{"When Ren enters your field other than from your hand, draw 1 card.",
		"レンが手札以外からフィールドに出たとき、カードを1枚引く。"},
	// Other spellings of Japanese cards.
	{"When Ren enters the field, choose 1 Forward. It must block if able until the end of the turn.",
		"レンがフィールドに出たとき、フォワード1体を選ぶ。このターン、それは可能ならば必ずブロックする。"},
	{"If Ren deals damage to a Forward, double the damage instead.",
		"レンがフォワードにダメージを与える場合、代わりにその2倍のダメージを与える。"},
	{"If Ren is dealt damage less than its power, the damage becomes 0 instead.",
		"レンにレンのパワー未満のダメージが与えられる場合、代わりにそのダメージを0にする。"},
	{"When Ren enters the field, choose 1 Forward. Break it. Its controller draws 1 card.",
		"レンがフィールドに出たとき、フォワード1体を選ぶ。それをブレイクする。それのコントローラーはカードを1枚引く。"},
	{"When Ren enters the field, put the top 3 cards of your deck into the Break Zone.",
		"レンがフィールドに出たとき、デッキのカードを上から3枚ブレイクゾーンに置く。"},
	{"When Ren enters the field, your opponent puts the top 3 cards of their deck into the Break Zone.",
		"レンがフィールドに出たとき、対戦相手は自分のデッキのカードを上から3枚ブレイクゾーンに置く。"},
	{"When Ren enters the field, search for up to 2 [Job (Lamplighter)] with different names and add them to your hand.",
		"レンがフィールドに出たとき、名前の異なる【ジョブ(灯守)】を最大2枚までサーチし、手札に加える。"},
	{"When Ren enters the field, search for up to 2 Forwards of different Elements and add them to your hand.",
		"レンがフィールドに出たとき、属性の異なるフォワードを最大2枚までサーチし、手札に加える。"},
	{"《0》: Return Ren to its owner's hand. You can only use this ability during the turn Ren entered the field.",
		"《0》：レンを手札に戻す。このアビリティはレンがフィールドに出たターンにしか使えない。"},
	{"If you control a Light card, the cost required to cast Ren is reduced by 3.",
		"レンをキャストするためのコストはあなたが光属性のカードをコントロールしている場合3減る。"},
	{"When Ren enters the field, select up to 2 of the 3 following actions. \"Draw 1 card.\" \"Choose 1 Forward. Break it.\" \"Gain 《C》.\"",
		"レンがフィールドに出たとき、以下から最大2つを選択する。「カードを1枚引く。」「フォワード1体を選ぶ。それをブレイクする。」「《C》を得る。」"},
	{"At the end of each player's turn, discard 1 card.",
		"各プレイヤーのターン終了時、手札を1枚捨てる。"},
	// What stands behind the second of two is said of both.
	{"When Ren enters the field, choose 1 Forward and 1 Monster opponent controls. Break them.",
		"レンがフィールドに出たとき、対戦相手がコントロールするフォワード1体と対戦相手がコントロールするモンスター1体を選ぶ。それをブレイクする。"},
	{"When Ren enters the field, choose 1 Forward you control and 1 Forward opponent controls. Dull them.",
		"レンがフィールドに出たとき、あなたがコントロールするフォワード1体と対戦相手がコントロールするフォワード1体を選ぶ。それをダルにする。"},
	{"When Ren enters the field, choose 1 Forward either player controls and 1 Monster opponent controls. Break them.",
		"レンがフィールドに出たとき、フォワード1体と対戦相手がコントロールするモンスター1体を選ぶ。それをブレイクする。"},
	{"《Fire》, remove 1 [Card Name (Mina)] and 1 [Card Name (Toma)] in the Break Zone from the game: Draw 1 card.",
		"《火》、あなたのブレイクゾーンにある【カード名(ミナ)】1枚とあなたのブレイクゾーンにある【カード名(トマ)】1枚をゲームから除外する：カードを1枚引く。"},
	{"When Ren enters the field, break all the Forwards and all the Monsters opponent controls.",
		"レンがフィールドに出たとき、対戦相手がコントロールするフォワードすべてと対戦相手がコントロールするモンスターすべてをブレイクする。"},
	// Another besides the first is not the first, and may be Ren.
	{"When Ren enters the field, choose 1 dull Forward and up to 1 other Forward. Break them.",
		"レンがフィールドに出たとき、ダル状態のフォワード1体と、他のフォワード1体までを選ぶ。それをブレイクする。"},
	{"When Ren attacks, choose 1 Forward. It and Ren deal damage equal to their respective power to the other.", "レンがアタックしたとき、フォワード1体を選ぶ。それとレンは互いに自身のパワーに等しいダメージを与える。"},
	// What is cast is shown by that; what lasts or is done so is the same wherever that is said.
	{"When Ren enters the field, look at the top 5 cards of your deck. Reveal 1 Summon of cost 4 or less among them and cast it without paying the cost.",
		"レンがフィールドに出たとき、デッキの上から5枚を見る。その中からコスト4以下の召喚獣1枚を公開し、コストを支払わずにキャストする。"},
	{"When Ren enters the field, choose 1 Forward opponent controls. You gain control of it for as long as you control Ren.",
		"レンがフィールドに出たとき、対戦相手のフォワード1体を選ぶ。あなたがレンをコントロールしている限り、それのコントロールを得る。"},
	{"When Ren enters the field, you may search for 1 Forward and add it to your hand. If you control no Backups, play it onto the field instead.",
		"レンがフィールドに出たとき、フォワード1枚をサーチし、手札に加えてもよい。あなたがバックアップをコントロールしていない場合、代わりにそれをフィールドに出す。"},
	{"If Ren deals damage to a Forward, double the damage instead.", "レンがフォワードにダメージを与える場合、代わりにその2倍のダメージを与える。"},
	{"《S》: Break all Forwards of cost 2 or less. When 2 or more cards are broken this way, draw 1 card.",
		"《S》：コスト2以下のすべてのフォワードをブレイクする。この効果によって2枚以上のカードがフィールドからブレイクゾーンに置かれたとき、カードを1枚引く。"},
	{"《S》: Reveal the top card of your deck. When the revealed card's cost is 2 or less, choose 1 Forward. Break it.",
		"《S》：あなたのデッキの1番上のカードを公開する。公開したカードがコスト2以下のとき、フォワード1体を選ぶ。それをブレイクする。"},
	{"《S》: Reveal the top card of your deck. When the revealed card's cost is 4 or 5, choose 1 Forward. Dull it.",
		"《S》：あなたのデッキの1番上のカードを公開する。公開したカードがコスト4か5のとき、フォワード1体を選ぶ。それをダルにする。"},
	{"When Ren enters the field, your opponent may draw 1 card. If they do so, draw 2 cards.", "レンがフィールドに出たとき、対戦相手はカードを1枚引いてもよい。対戦相手がそうした場合、あなたはカードを2枚引く。"},
	{"Ren can only be blocked by Forwards of cost 5 or more.", "レンはコスト5以上のフォワードにしかブロックされない。"},
	// Whose a card is that may be cast, and from where, is shown by what it is.
	{"When Ren enters the field, choose 1 Summon in your opponent's Break Zone. You can cast it this turn.",
		"レンがフィールドに出たとき、対戦相手のブレイクゾーンにある召喚獣1枚を選ぶ。このターン、あなたはそれを自分の手札にあるかのようにキャストすることができる。"},
	// Damage to one player is not damage to the other.
	{"If Ren deals damage to a Forward or your opponent, double the damage instead.",
		"レンがフォワードか対戦相手にダメージを与える場合、代わりにそのダメージは2倍になる。"},
	{"When Ren attacks, choose 1 Forward. If it deals damage to you or a Forward this turn, the damage becomes 0 instead.",
		"レンがアタックしたとき、フォワード1体を選ぶ。このターンの間、それがフォワードにダメージを与える場合、代わりにそのダメージは0になる。このターンの間、それがあなたにダメージを与える場合、代わりにそのダメージは0になる。"},
	// Abilities are no Summons.
	{"Ren cannot be broken by opposing abilities that don't deal damage.", "レンは対戦相手のダメージを与えないアビリティではブレイクされない。"},
	{"Ren cannot be removed from the game by your opponent's Summons.", "レンは対戦相手の召喚獣によってゲームから除外されない。"},
	// What is chosen, attacks or is paid under conditions.
	{"When Ren is chosen by your opponent's Summon or ability, if your opponent doesn't pay 《2》, cancel its effect.",
		"レンが対戦相手の召喚獣やアビリティによって選ばれたとき、対戦相手は《2》を支払ってもよい。支払わなかった場合、その効果を無効にする。"},
	{"Ren can only attack if you have received 3 points of damage or more.", "レンはあなたが3点以上のダメージを受けている場合しかアタックできない。"},
	{"When you cast your second card each turn, draw 1 card.", "各ターン、あなたが2枚目のカードをキャストしたとき、カードを1枚引く。"},
	{"Your hand limit becomes 7.", "あなたの手札の上限は7枚になる。"},
	{"《Dull》: Draw 1 card. You can only use this ability while Ren is attacking.", "《ダル》：カードを1枚引く。このアビリティはレンがアタックしている間しか使えない。"},
	{"Ren must attack once per turn if possible.", "レンは1ターンに1度、可能な限りアタックしなければならない。"},
	// In one breath, and what lasts behind what does not.
	{"When Ren attacks, activate Ren and Ren gains +2000 power until the end of the turn.", "レンがアタックしたとき、レンをアクティブにし、ターン終了時までレンのパワーを+2000する。"},
	{"Ren gains +1000 power, First Strike and \"Ren cannot be blocked.\"", "レンのパワーは+1000され、先制攻撃と「レンはブロックされない。」を得る。"},
	{"When Ren enters the field, activate up to 2 Backups.", "レンがフィールドに出たとき、最大2体までのバックアップをアクティブにする。"},
	{"If Ren is dealt damage by a Forward, the damage becomes 0 instead.", "レンにフォワードからダメージが与えられる場合、代わりにそのダメージは0になる。"},
	{"When Ren attacks, choose 1 Forward. During this turn, the next damage dealt to it becomes 0.", "レンがアタックしたとき、フォワード1体を選ぶ。このターン、次にそれに与えられるダメージは0になる。"},
	{"When Ren enters the field due to Warp, draw 1 card.", "レンがデジョンによりフィールドに出たとき、カードを1枚引く。"},
	{"When Ren enters the field, your opponent selects 1 Forward they control. Put it into the Break Zone.", "レンがフィールドに出たとき、対戦相手は自身のコントロールするフォワード1体を指定する。それをブレイクゾーンに置く。"},
	{"When Ren attacks, choose 1 Character. Dull it or activate it.", "レンがアタックしたとき、キャラクター1体を選ぶ。それをダルかアクティブにする。"},
	{"When Ren enters the field, choose 1 Forward. If you control 3 or more Backups, it gains +1000 power and Haste until the end of the turn.",
		"レンがフィールドに出たとき、フォワード1体を選ぶ。あなたがバックアップを3体以上コントロールしている場合、ターン終了時まで、それのパワーを+1000し、ヘイストを与える。"},
	// Of two, one and the other.
	{"When Ren enters the field, choose 2 Forwards. Deal 1 of them 8000 damage and the other 4000 damage.", "レンがフィールドに出たとき、フォワード2体を選ぶ。1体に8000ダメージを与え、もう1体に4000ダメージを与える。"},
	{"When Ren enters the field, choose 2 Forwards. Dull 1 of them and Freeze the other.", "レンがフィールドに出たとき、フォワード2体を選ぶ。そのうち1体をダルにし、もう1体を凍結する。"},
	{"When Ren enters the field, choose 2 cards in your Break Zone. Add one of them to your hand and put the other at the bottom of your deck.", "レンがフィールドに出たとき、あなたのブレイクゾーンにあるカード2枚を選ぶ。1枚を手札に加え、もう1枚をデッキの下に置く。"},
	{"When Ren enters the field, choose 1 Character opponent controls. Remove it from the game until Ren leaves the field.", "レンがフィールドに出たとき、対戦相手のキャラクター1体を選ぶ。レンがフィールドを離れるまで、それをゲームから除外する。"},
	{"When Ren enters the field, if you control 5 or more Backups, choose 1 Forward opponent controls. Break it. Otherwise, draw 1 card.", "レンがフィールドに出たとき、あなたがバックアップを5体以上コントロールしている場合、対戦相手のフォワード1体を選ぶ。それをブレイクする。そうでない場合、カードを1枚引く。"},
	{"When you cast your second Summon in a turn, draw 1 card.", "あなたが1ターンに2枚目の召喚獣をキャストしたとき、カードを1枚引く。"},
	{"When Ren and [Card Name (Mina)] form a party and attack, draw 1 card.", "レンと【カード名（ミナ）】がパーティーを組んでアタックしたとき、カードを1枚引く。"},
	{"When Ren enters the field, if the cost to cast Ren was only paid with Lightning CP, draw 2 cards.", "レンがフィールドに出たとき、レンをキャストするために支払ったCPが雷属性のみの場合、カードを2枚引く。"},
	{"Ren can only be blocked by a Forward of cost 3 or less.", "レンはコスト3以下のフォワード以外にブロックされない。"},
	{"When Ren enters the field, select 1 number. Break all the Forwards of the same cost as the selected number.", "レンがフィールドに出たとき、数字を1つ指定する。指定した数字と同じコストのフォワードをすべてブレイクする。"},
	{"When Ren enters the field, your opponent reveals their hand. Select 1 card in it. Your opponent discards it.", "レンがフィールドに出たとき、対戦相手は手札を公開する。対戦相手の手札1枚を選択する。対戦相手はそれを捨てる。"},
	{"When Ren attacks, your opponent discards 1 card. If they discarded a Forward, draw 1 card.", "レンがアタックしたとき、対戦相手は手札を1枚捨てる。それがフォワードの場合、カードを1枚引く。"},
	{"When Ren enters the field, if you cast Ren from your hand, draw 1 card.", "レンがフィールドに出たとき、レンを手札からキャストしていた場合、カードを1枚引く。"},
	{"If a Forward was put from your field into the Break Zone this turn, Ren gains Haste.", "あなたがコントロールするフォワードがこのターンに、フィールドからブレイクゾーンに置かれていた場合、レンはヘイストを得る。"},
	{"The cost required to cast Ren is reduced by the number of Summons in your Break Zone.", "レンをキャストするためのコストはあなたのブレイクゾーンにある召喚獣の枚数分減る。"},
	{"If Ren is in your hand, the cost required to cast Ren is reduced by 1.", "レンが手札にある場合、レンをキャストするためのコストは1減る。"},
	{"When you cast a Water Summon, draw 1 card. This effect will trigger only once per turn.", "あなたが水属性の召喚獣をキャストしたとき、カードを1枚引く。この効果は各ターンに1度だけ発動する。"},
	{"When Ren enters the field, choose 1 Forward. Search for 1 Summon of the same cost as it and add it to your hand.", "レンがフィールドに出たとき、フォワード1体を選ぶ。そのフォワードのコストと同じコストの召喚獣1枚をサーチし、手札に加える。"},
	{"When Ren enters the field, break all the Forwards opponent controls. Draw 1 card for each Forward put into the Break Zone this way.", "レンがフィールドに出たとき、対戦相手がコントロールするすべてのフォワードをブレイクする。ブレイクしたカード1枚につき、カードを1枚引く。"},
	{"When Ren enters the field, all the players discard 1 card.", "レンがフィールドに出たとき、各プレイヤーは手札を1枚捨てる。"},
	{"Each player cannot cast more than 2 Summons per turn.", "各プレイヤーは1ターンに召喚獣を2枚までしかキャストできない。"},
	{"When Ren attacks, choose 1 Forward. Its power is doubled until the end of the turn.", "レンがアタックしたとき、フォワード1体を選ぶ。ターン終了時まで、それのパワーを2倍にする。"},
	// A card that is put away comes from anywhere, and whoever cast it.
	{"If a card other than Ren was put into the Break Zone this turn, Ren gains Haste.", "このターンにレン以外のカードがブレイクゾーンに置かれていた場合、レンはヘイストを得る。"},
	{"If a Summon was cast this turn, Ren gains Haste.", "このターンに、いずれかのプレイヤーが召喚獣をキャストしていた場合、レンはヘイストを得る。"},
	{"Each player can only cast up to 2 cards per turn.", "各プレイヤーは1ターンにカードを2枚までしかキャストできない。"},
	{"When a Character you control is returned to your hand, draw 1 card.", "あなたがコントロールするキャラクターがフィールドから手札に戻ったとき、カードを1枚引く。"},
	// What Japanese lists say in their own order.
	{"When Ren or an Earth Forward enters your field, draw 1 card.", "あなたのフィールドにレンか土属性のフォワード1体が出るたび、カードを1枚引く。"},
	{"When Ren or an Earth Forward enters your field, draw 1 card.", "あなたのフィールドにレンか土属性のフォワード1体が出たとき、カードを1枚引く。"},
	{"When Ren blocks or at the beginning of Main Phase 1 during each of your turns, draw 1 card.", "レンがブロックするかあなたの第1メインフェイズ開始時、カードを1枚引く。"},
	{"During your turn, when a Backup you control is put from the field into the Break Zone, draw 1 card.", "あなたのターン中、あなたのコントロールするバックアップ1体がフィールドからブレイクゾーンに置かれるたび、カードを1枚引く。"},
	{"During your opponent's Attack Phase, when Ren blocks, draw 1 card.", "対戦相手のアタックフェイズ中、レンがブロックしたとき、カードを1枚引く。"},
	{"When a Water Forward enters your field, draw 1 card. This effect will trigger only if Ren is in the Break Zone.", "あなたのフィールドに水属性のフォワード1体が出るたび、カードを1枚引く。このアビリティはレンがブレイクゾーンにある場合にしか発動しない。"},
	{"When you cast your third Summon each turn, draw 1 card.", "各ターン、あなたが3枚目の召喚獣をキャストしたとき、カードを1枚引く。"},
	{"During each turn, when you cast the second Forward you've cast, draw 1 card.", "各ターン、あなたが2枚目のフォワードをキャストしたとき、カードを1枚引く。"},
	{"When 2 or more Forwards you control form a party and attack, draw 1 card.", "あなたがコントロールするフォワード2体以上がパーティーを組んでアタックしたとき、カードを1枚引く。"},
	// A job or a name in one bracket, and a state before both.
	{"Dull 2 active [Job (Zot)] or [Card Name (Zot)]: Draw 1 card.", "アクティブ状態の【ジョブ/カード名(Zot)】2体をダルにする：カードを1枚引く。"},
	{"When Ren attacks, choose 1 damaged [Job (Lamplighter)] or [Card Name (Mina)]. Break it.", "レンがアタックしたとき、ダメージを受けている【ジョブ（灯守）】か【カード名（ミナ）】1体を選ぶ。それをブレイクする。"},
	{"Dull a total of 3 active Wind Forwards or Wind Backups: Draw 1 card.", "アクティブ状態の風属性のフォワードか風属性のバックアップを合わせて3体ダルにする：カードを1枚引く。"},
	// What is said of the card that is given it.
	{"When Ren attacks, choose 1 Forward. It gains \"When this Forward deals damage to your opponent, draw 1 card.\" until the end of the turn.", "レンがアタックしたとき、フォワード1体を選ぶ。ターン終了時までそれに「自身が対戦相手にダメージを与えたとき、カードを1枚引く。」を与える。"},
	{"When Ren attacks, choose 1 Forward. It gains \"This Forward cannot attack or block.\" until the end of the turn.", "レンがアタックしたとき、フォワード1体を選ぶ。ターン終了時までそれに「自身はアタックやブロックできない。」を与える。"},
	{"Ren cannot be broken by opposing Summons or abilities that don't deal damage.", "レンは対戦相手の召喚獣やアビリティによってはブレイクされない(パワー以上のダメージを受けている場合、ルールによってブレイクされる)。"},
	// Phases that are left out.
	{"When Ren enters the field, skip your opponent's Attack Phase in their next turn.", "レンがフィールドに出たとき、対戦相手の次のターンのアタックフェイズを飛ばす。"},
	{"When Ren enters the field, skip the Main Phase 1 and Main Phase 2 of your opponent's next turn.", "レンがフィールドに出たとき、対戦相手の次のターンのメインフェイズ1とメインフェイズ2を飛ばす。"},
	{"When Ren enters the field, each player randomly discards 1 card from their hand.", "レンがフィールドに出たとき、すべてのプレイヤーは無作為に手札を1枚捨てる。"},
	{"When Ren enters the field, if the cost paid to play Ren included Wind CP, draw 1 card.", "レンがフィールドに出たとき、レンを出すためのコストの支払いに風属性のCPが含まれていた場合、カードを1枚引く。"},
	{"Ren is also a Monster in all situations.", "レンはすべての領域でモンスターでもある。"},
	{"You can pay 《2》《C》 (instead of paying the CP cost) to cast Ren.", "レンはコストを支払う代わりに《2》《C》を支払うことでキャストすることができる。"},
	{"When Ren enters the field, choose 2 Forwards. Deal 3000 damage to the first Forward and dull and Freeze the other.", "レンがフィールドに出たとき、フォワード2体を選ぶ。そのうち1体に3000ダメージを与え、もう1体をダルにし、凍結させる。"},
	{"When Ren enters the field, choose 1 Forward of 5000 power or less. Break it.", "レンがフィールドに出たとき、パワー5000以下のフォワード1体を選ぶ。それをブレイクする。"},
	// What Japanese lists say in other words of what is not, lasts or is paid.
	{"When Ren attacks, choose 1 Forward. It cannot attack or block until the end of your opponent's turn.", "レンがアタックしたとき、フォワード1体を選ぶ。対戦相手のターン終了時までそれはアタックやブロックできない。"},
	{"When Ren attacks, choose 1 Forward. It cannot attack or block until the end of the next turn.", "レンがアタックしたとき、フォワード1体を選ぶ。次のターンのターン終了時までそれはアタックやブロックできない。"},
	{"The power of the Monsters you control cannot be reduced by your opponent's Summons or abilities.", "あなたのコントロールするモンスターのパワーは対戦相手の召喚獣やアビリティによっては－されない。"},
	{"《0》: Draw 1 card. You can only use this ability during your turn and if Ren is in the Break Zone.", "《0》：カードを1枚引く。このアビリティはあなたのターンにレンがブレイクゾーンにある場合にしか使えない。"},
	{"《0》: Draw 1 card. You can only use this ability if Ren is attacking.", "《0》：カードを1枚引く。このアビリティはレンがアタック中にしか使えない。"},
	{"When Ren enters the field, choose 1 Monster other than Light or Dark in your Break Zone. Add it to your hand.", "レンがフィールドに出たとき、あなたのブレイクゾーンにある光か闇属性以外のモンスター1枚を選ぶ。それを手札に加える。"},
	{"When Ren enters the field, reveal the top card of your deck. If it is a Monster, add it to your hand. If it is not a Monster, put it into the Break Zone.", "レンがフィールドに出たとき、あなたのデッキの1番上のカードを公開する。公開したカードがモンスターの場合、それを手札に加える。公開したカードがモンスター以外の場合、それをブレイクゾーンに置く。"},
	{"The cost required to cast Ren is reduced by 3 for each card you have cast this turn (it cannot become 1 or less).", "レンをキャストするためのコストは、このターン、あなたがキャストしているカード1枚につき、3減る(1以下にはならない)。"},
	{"The cost required to cast Ren is reduced by 2 for each [Job (Lamplighter)] and [Card Name (Mina)] you control (it cannot become 0).", "レンをキャストするためのコストはあなたのコントロールする【ジョブ(灯守)】と【カード名(ミナ)】1体につき、2減る(0にはならない)。"},
	{"When Ren is added to your hand from the Break Zone, draw 1 card.", "レンがブレイクゾーンから手札に加わったとき、カードを1枚引く。"},
	{"When Ren enters the field, all the players select up to 3 Forwards they control (select as many as possible). Put them into the Break Zone.", "レンがフィールドに出たとき、すべてのプレイヤーは自分のコントロールするフォワードを3体まで可能な限り選択する。それらをブレイクゾーンに置く。"},
	{"If there are 4 or more different Elements among cards in your Break Zone, Ren gains Haste.", "あなたのブレイクゾーンにあるカードの属性が4つ以上の場合、レンはヘイストを得る。"},
	{"When a Forward damaged by Ren is put from the field into the Break Zone on the same turn, draw 1 card.", "レンがダメージを与えたフォワードがそのターン中にフィールドからブレイクゾーンに置かれるたび、カードを1枚引く。"},
	{"When Ren is put from the field into the Break Zone, play Ren onto the field dull.", "レンがフィールドからブレイクゾーンに置かれたとき、レンをダル状態でフィールドに戻す。"},
	{"When you cast Ren, you may remove 3 Wind cards in your Break Zone from the game as an extra cost.\nWhen Ren enters the field, if you paid the extra cost, draw 1 card.", "レンをキャストする場合、追加コストとしてあなたのブレイクゾーンにある風属性のカード3枚をゲームから除外してもよい。\nレンがフィールドに出たとき、追加コストを支払ってキャストした場合、カードを1枚引く。"},
	// A player who acts does so with what is theirs.
	{"When Ren enters the field, your opponent may play 1 Forward from their hand onto the field.",
		"レンがフィールドに出たとき、対戦相手は、自分の手札のフォワード1枚をフィールドに出してよい。"},
}

// TestRefused: what may mean two things, or what no data says, is carried out by hand.
func TestRefused(t *testing.T) {
	g := grammar()
	kinds, err := deck.KindsNamed("fftcg", "forward")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []string{
		"When Ren enters the field, choose 1 Forward and 1 Backup of cost 3 or less. Break them.",                                     // whose bound?
		"When Ren enters the field, choose 1 Forward. The Forwards opponent controls lose 1000 power for each Ember Counter on them.", // of each its own
		"When Ren enters the field, choose 1 Forward. Cancel its effect.",                                                             // it has none to carry out
		"As long as Ren is on the field, draw 1 card.",                                                                                // nothing says when
	} {
		if c, rep := g.CompileAs(kinds, "Ren", s, text.EN); rep.Class == text.Automatic {
			t.Errorf("%s is read as %s", s, g.Print(c, "レン", text.EN))
		}
	}
}

// TestSetAsName: where a list sets the name of a special ability in another type, a keyword that it begins with is part of the name.
func TestSetAsName(t *testing.T) {
	kinds, err := deck.KindsNamed("fftcg", "forward")
	if err != nil {
		t.Fatal(err)
	}
	c, rep := grammar().CompileAs(kinds, "Ren", "[[s]]Haste Waltz[[/]] 《S》: Draw 1 card.", text.EN)
	if rep.Class != text.Automatic || len(c.Abilities) != 1 || c.Abilities[0].Name != "Haste Waltz" {
		t.Errorf("%v: %v", rep.Class, c.Abilities)
	}
}
