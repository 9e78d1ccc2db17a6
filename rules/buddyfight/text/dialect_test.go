package text_test

import (
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/buddyfight"
	"gotaku/rules/text"
)

// TestRead: lines of cards in both languages mean the same, and are read whole.
func TestRead(t *testing.T) {
	g := text.New(buddyfight.Wing{}.Dialect())
	for _, c := range []struct {
		kind   ability.Kinds
		ja, en string
	}{
		{ability.Monster, "【コールコスト】ゲージ1を払う。", "[Call Cost] Pay 1 gauge."},
		{ability.SpellCard, "【使用コスト】ライフ2を払う。\nカード1枚を引く。", "[Cast Cost] Pay 2 life.\nDraw 1 card."},
		{ability.SpellCard, "【対抗】\n【使用コスト】ゲージ1を払う。\n相手の場のモンスター1枚を選ぶ。それを破壊する。", "[Counter]\n[Cast Cost] Pay 1 gauge.\nChoose 1 monster on your opponent's field. Destroy it."},
		{ability.SpellCard, "【対抗】\n場のモンスター1枚を選ぶ。それを手札に戻す。", "[Counter]\nChoose 1 monster on the field. Return it to hand."},
		{ability.SpellCard, "相手にダメージ2を与える。", "Deal 2 damage to your opponent."},
		{ability.SpellCard, "君のライフを+1する。", "Change your life by +1."},
		{ability.SpellCard, "君のデッキの上から2枚をゲージに置く。", "Put the top 2 cards of your deck into the gauge."},
		{ability.Monster, "【貫通】【移動】", "[Penetrate] [Move]"},
		{ability.Monster, "【変身】〔ゲージ1を払う〕", "[Transform] 〔Pay 1 gauge〕"},
		{ability.Monster, "このカードが登場した時、カード1枚を引く。", "When this card enters the field, draw 1 card."},
		{ability.Monster, "このカードが攻撃した時、相手にダメージ1を与える。", "When this card attacks, deal 1 damage to your opponent."},
		{ability.Monster, "このカードが場から離れた時、君にダメージ2を与える。", "When this card leaves the field, deal 2 damage to you."},
		{ability.Monster, "【起動】〔ゲージ1を払う〕カード1枚を引く。この能力は1ターンに1回だけ使える。", "[Act] 〔Pay 1 gauge〕 Draw 1 card. This ability can be used only once per turn."},
		{ability.Monster, "【対抗】【起動】〔ライフ1を払う〕このターン中、このカードの攻撃力を+3000する。", "[Counter] [Act] 〔Pay 1 life〕 This turn, this card gets power+3000."},
		{ability.SpellCard, "【対抗】\n君の場のバトルしているモンスター1枚を選ぶ。このターン中、それの攻撃力を+3000する。", "[Counter]\nChoose 1 battling monster on your field. This turn, it gets power+3000."},
		{ability.SpellCard, "君のライフが5以下なら、カード2枚を引く。", "If your life is 5 or less, draw 2 cards."},
		{ability.SpellCard, "【対抗】\nその攻撃を無効化する。", "[Counter]\nNullify the attack."},
		{ability.Monster, "このカードが攻撃された時、カード1枚を引く。", "When this card is attacked, draw 1 card."},
		{ability.Monster, "君のターン終了時、カード1枚を引く。", "At the end of your turn, draw 1 card."},
		{ability.Monster, "君のターンの開始時、カード1枚を引く。", "At the start of your turn, draw 1 card."},
		{ability.Monster, "相手のアタックフェイズ開始時、カード1枚を引く。", "At the start of your opponent's attack phase, draw 1 card."},
		{ability.Monster, "君のアタックフェイズ終了時、カード1枚を引く。", "At the end of your attack phase, draw 1 card."},
		{ability.Monster, "君のファイナルフェイズ開始時、カード1枚を引く。", "At the start of your final phase, draw 1 card."},
		{ability.SpellCard, "このターン終了時、カード1枚を引く。", "At the end of this turn, draw 1 card."},
		{ability.SpellCard, "【設置】", "[Set]"},
		{ability.Monster, "君の場の他のモンスターすべての攻撃力を+1000する。", "All other monsters on your field get power+1000."},
		// What is done to some card of the field or the drop zone is done to a target.
		{ability.SpellCard, "相手の場のモンスター1枚を破壊する！", "Destroy a monster on your opponent's field!"},
		{ability.Monster, "■このカードが登場した時、君のドロップゾーンの《竜》のモンスター1枚を手札に加える。", "■When this card enters the field, put a 《竜》 monster from your drop zone into your hand."},
		{ability.SpellCard, "場のサイズ2以下のモンスター1枚を破壊する。", "Destroy a size 2 or less monster on the field."},
		{ability.SpellCard, "場のモンスター1枚を選び、このターン中、それの防御力を-3000する。", "Choose a monster on the field, and for this turn, give it defense-3000!"},
		{ability.SpellCard, "君の場の《竜》1枚を選び、このバトル中、それの攻撃力を+3000、防御力を+1000し、『貫通』を与える。", "Choose a 《竜》 on your field, and for this battle, give it power+3000, defense+1000, and [Penetrate]!"},
		{ability.Monster, "【コールコスト】君の場の《竜》1枚か君の場のカードのソウルの《影》1枚をドロップゾーンに置く。", "[Call Cost] [Put a 《竜》 from your field or a 《影》 from the soul of a card on your field into your drop zone]"},
		{ability.Monster, "君のフラッグが「甲」か「乙」なら使える。", "You may use this card if your flag is \"甲\" or \"乙\"."},
		{ability.SpellCard, "君の場に《竜》のモンスターがいるなら使える。\nカード1枚を引く。", "You may cast this card if you have a 《竜》 monster on your field.\nDraw a card."},
		{ability.SpellCard, "君のライフが4以下なら、このカードを【使用コスト】を払わずに使ってよい。\nカード1枚を引く。", "If your life is 4 or less, you may cast this card without paying its [Cast Cost].\nDraw a card."},
		{ability.SpellCard, "相手は自分の場のモンスター1枚を選び、ドロップゾーンに置く。", "Your opponent chooses a monster on their field and puts it into the drop zone."},
		{ability.Monster, "このカードは相手ファイターを攻撃できない。", "This card cannot attack fighters."},
		{ability.Monster, "君が攻撃された時、君のセンターにモンスターがいないなら、カード1枚を引く。", "When you are attacked, if there is no monster in your center, draw a card."},
		{ability.SpellCard, "君のデッキの上から3枚を見て、1枚を手札に加え、残りをドロップゾーンに置く。", "Look at the top three cards of your deck, put one card into your hand, and the remaining cards into the drop zone."},
		{ability.Monster, "【対抗】【起動】“影”1ターンに1回、君のターン中に、君はゲージ1を払ってよい。払ったら、カード1枚を引く。", "[Counter] [Act] \"影\" Once per turn, during your turn, you may pay 1 gauge. If you do, draw a card."},
		{ability.Monster, "このカードは相手のカードの効果で選ばれない。", "This card cannot be chosen by your opponent's card effects."},
		{ability.SpellCard, "このターン中、相手は【対抗】の魔法を使えない。", "During this turn, your opponent cannot use [Counter] spells."},
		// Costs, gauge, soul, life.
		{ability.Monster, "■【コールコスト】ゲージ2を払い、君のデッキの上から1枚をこのカードのソウルに入れる。", "■[Call Cost] [Pay 2 gauge & Put the top card of your deck into this card's soul]"},
		{ability.Monster, "【コールコスト】君の場の《竜》のモンスター1枚の上に重ね、ゲージ1を払う。", "[Call Cost] [Put this card on top of a 《竜》 monster on your field & Pay 1 gauge]"},
		{ability.ItemCard, "【装備コスト】ゲージ1を払い、ライフ1を払う。", "[Equip Cost] [Pay 1 gauge & Pay 1 life]"},
		{ability.Monster, "このカードが登場した時、君のライフを+1する！", "When this card enters the field, you gain 1 life!"},
		{ability.Monster, "このカードが登場した時、君はゲージ1を払ってよい。払ったら、カード1枚を引く。", "When this card enters the field, you may pay 1 gauge. If you do, draw a card."},
		{ability.Monster, "このカードが登場した時、手札1枚を捨ててよい。捨てたら、相手にダメージ2！", "When this card enters the field, you may discard a card from your hand. If you do, deal two damage to your opponent!"},
		{ability.Monster, "このカードが登場した時、君のデッキの上から1枚を裏向きでこのカードのソウルに入れる。", "When this card enters the field, put the top card of your deck into this card's soul face down."},
		// Names and limits.
		{ability.Monster, "■“炎の贈り物”このカードが登場した時、君のデッキの上から2枚をゲージに置く。“炎の贈り物”は1ターンに1回だけ発動する。", "■\"炎の贈り物\" When this card enters the field, put the top 2 cards of your deck into your gauge. \"炎の贈り物\" only activates once per turn."},
		{ability.SpellCard, "「甲」は1ターンに1回だけ使える。\nカード1枚を引く。", "You may only cast \"甲\" once per turn.\nDraw a card."},
		{ability.Monster, "【対抗】【起動】“盾の構え”〔ゲージ1を払う〕このターン中、このカードの防御力を+3000する。", "[Counter] 【Act】 \"盾の構え\" [Pay 1 gauge] For this turn, this card gets defense+3000."},
		// What brackets say, and what is counted.
		{ability.Monster, "このカードが攻撃した時、このターン、相手のカードが3回以上攻撃しているなら、カード1枚を引く。", "When this card attacks, if your opponent's cards have attacked three or more times this turn, draw a card."},
		{ability.SpellCard, "【対抗】\n攻撃を無効化する。このフェイズを終了する。", "[Counter] Nullify the attack. End the phase."},
		{ability.Monster, "このカードが攻撃した時、君の場のカードのワールドの種類が2種類以上なら、カード1枚を引く。", "When this card attacks, if you have two or more different world names of cards on your field, draw a card."},
		{ability.SpellCard, "次の2つから1つを選んで使う。\n・【対抗】カード1枚を引く。\n・君のライフ+1！", "Choose and use one of the following two.\n• [Counter] Draw a card.\n• You gain 1 life!"},
		{ability.Monster, "君は場にサイズの合計が5までモンスターを置ける。", "You may put monsters of up to a total size of 5 on your field."},
		{ability.Monster, "このカードが攻撃した時、君か相手のライフが5以下なら、カード1枚を引く。", "When this card attacks, if you or your opponent has 5 life or less, draw a card."},
		{ability.Monster, "“甲”このカードが攻撃した時、カード1枚を引く。“甲”は1ターンに1回だけ発動する。", "[An/Turn] \"甲\" When this card attacks, draw a card."},
		{ability.Monster, "【対抗】【起動】カード1枚を引く。この能力は1ターンに2回だけ使える。", "[Counter] 【Act】 [2/Turn] Draw a card."},
		{ability.SpellCard, "「甲」は1ターンに1回だけ使える。\nカード1枚を引く。", "[Cn/Turn] Draw a card."},
		{ability.Monster, "このカードが登場した時、君のデッキの上から2枚をゲージに置き、君のライフ+1し、カード1枚を引く。", "When this card enters the field, charge two gauge, heal 1 life, and draw a card."},
		{ability.Monster, "君の場の《竜》は相手のカードの効果で破壊されず、レストされない。", "All 《竜》 on your field cannot be destroyed, nor [Rest], by your opponent's card effects."},
		// When it may be used.
		{ability.SpellCard, "■君のセンターにモンスターがいないなら、相手のターンの攻撃中に使える。\n■【対抗】その攻撃を無効化する！", "■You may only cast this card if you do not have a monster in the center and during an attack on your opponent's turn.\n■[Counter] Nullify the attack!"},
		{ability.SpellCard, "君のライフが4以下なら使える。\nカード2枚を引く。", "You may only cast this card if you have 4 or less life.\nDraw two cards."},
		{ability.SpellCard, "君の場に《竜》がいるなら使える。\nカード2枚を引く。", "You may only cast this card if you have a 《竜》 on your field.\nDraw two cards."},
		{ability.SpellCard, "【対抗】\n相手がモンスターをコールした時に使える。\nそのモンスターのコールを無効化する。", "[Counter]\nYou may only cast this card when your opponent calls a monster.\nNullify the call of the monster."},
		{ability.SpellCard, "【対抗】\n君がダメージを受けた時に使える。\n君のライフを+2する。", "[Counter]\nYou may only cast this card when you are dealt damage.\nYou gain two life."},
		{ability.SpellCard, "【対抗】\n次に君が受けるダメージを2減らす。", "[Counter]\nThe next time damage would be dealt to you this turn, it is reduced by two!"},
		{ability.Monster, "このカードはセンターにコールできない。", "This card cannot be called to the center."},
		{ability.Monster, "このカードが手札以外から登場した時、カード1枚を引く。", "When this card enters the field other than from your hand, draw a card."},
		{ability.Monster, "君がバディコールした時、カード1枚を引く。", "When you buddy call, draw a card."},
		{ability.Monster, "相手の場のモンスターがレストした時、カード1枚を引く。", "When a monster on your opponent's field becomes [Rest], draw a card."},
		// Battles.
		{ability.Monster, "このカードが攻撃しているバトル中、相手は【対抗】を使えない。", "During the battle that this card attacks, your opponent cannot use [Counter]."},
		{ability.Monster, "このカードが他の《竜》と連携攻撃した時、相手にダメージ1！", "When this card link attacks with another 《竜》, deal 1 damage to your opponent!"},
		{ability.Monster, "このカードの攻撃で相手のモンスターを破壊した時、このカードをスタンドする。", "When an attack by this card destroys your opponent's monster, [Stand] this card."},
		{ability.SpellCard, "【対抗】君の場のモンスター1枚を選び、センターに移動する。攻撃の対象をそれに変更する。", "[Counter] Choose a monster on your field. Move it to the center. Change the target of the attack to it."},
		{ability.Monster, "このカードが登場した時、君の場の他の《竜》1枚を破壊する。", "When this card enters the field, destroy another 《竜》 on your field."},
		{ability.Monster, "このカードが登場した時、君のドロップゾーンの《竜》2枚を君のデッキの下に置いてよい。", "When this card enters the field, you may put two 《竜》 from your drop zone on the bottom of your deck in any order."},
		{ability.SpellCard, "【対抗】次に君が受けるダメージを0にする。", "[Counter] The next time damage would be dealt to you this turn, it is reduced to 0!"},
		{ability.ItemCard, "君は《竜》以外のモンスターをコールできない。", "You cannot call monsters other than 《竜》."},
		{ability.Monster, "君のセンターとレフトにモンスターがいるなら、このカードの攻撃力+3000！", "If you have a monster on your center and left, this card gets power+3000!"},
		{ability.Monster, "君がこのカードに『搭乗』しているなら、このカードの攻撃力+3000！", "If you are [Ride] on this card, this card gets power+3000!"},
		{ability.Monster, "このカードが破壊された時、君のドロップゾーンのサイズ1の《竜》1枚を選び、『搭乗』のコストを払って搭乗してよい。", "When this card is destroyed, you may [Ride] a size 1 《竜》 from your drop zone by paying its [Ride] cost."},
		{ability.Monster, "このカードが登場した時、相手の場のモンスター1枚を選ぶ。そのモンスターの攻撃力がこのカードの攻撃力より低いなら、そのモンスターを破壊する。", "When this card enters the field, choose a monster on your opponent's field. If its power is less than this card's power, destroy it."},
		{ability.Monster, "このカードが相手の効果で破壊される場合、場に残る。", "If this card would be destroyed by your opponent's effect, it is not destroyed."},
		{ability.Monster, "このカードがファイナルフェイズ中に攻撃した時、カード1枚を引く。", "When this card attacks during the final phase, draw a card."},
		{ability.Monster, "君が変身しているカードの打撃力+1！", "The card you are [Transform] into gets critical+1!"},
		{ability.Monster, "このカードが登場した時、君のゲージに君のデッキの上から1枚を置く。", "When this card enters the field, put the top card of your deck into your gauge."},
		{ability.Monster, "君のドロップゾーンの《竜》の枚数分、このカードの打撃力を＋１する。", "For each 《竜》 in your drop zone, this card gets critical+1."},
		{ability.Monster, "【コールコスト】君の場の《竜》の上に重ね、ゲージ1を払う。", "[Call Cost] [Put this card on top of a 《竜》 on your field & Pay 1 gauge]"},
		{ability.Monster, "君の場のモンスターがこのカードのみなら、このカードの打撃力＋2！", "If there are no other monsters on your field, this card gets critical+2!"},
		{ability.Monster, "このカードは君のライフが5以下なら、コストを払わずにコールできる。", "If you have 5 life or less, you may call this card without paying its [Call Cost]."},
		{ability.Monster, "君の魔法の【使用コスト】で払うゲージを1減らす。", "Reduce the [Cast Cost] of your spells by 1 gauge."},
		{ability.Monster, "お互いのライフが5以下なら、このカードの攻撃力+1000！", "If each player's life is 5 or less, this card gets power+1000!"},
		{ability.Impact, "君が装備しているアイテムの打撃力の数だけ、相手にダメージを与える！", "Deal damage to your opponent equal to the critical of the item you have equipped!"},
		{ability.FlagCard, "君は元々の属性に《竜》を持つカードすべてを使える。\n君の最初の手札は7枚で、最初のライフは12で、最初のゲージは1になる。", "You may use all cards with 《竜》 in its original attributes.\nYour starting hand is 7 cards, your starting life is 12, and your starting gauge is 1."},
		{ability.Monster, "このカードが登場した時、ゲージ1枚をドロップゾーンに置く。", "When this card enters the field, put a card from your gauge into the drop zone."},
		{ability.Monster, "君の場のカードのソウルのカードが合計2枚以上なら、このカードの打撃力+1！", "If there are a total of 2 or more cards in the souls of cards on your field, this card gets critical+1!"},
		{ability.SpellCard, "【対抗】相手の場のモンスター1枚を破壊する。破壊したら、相手にダメージ1！", "[Counter] Destroy a monster on your opponent's field. If destroyed, deal 1 damage to your opponent!"},
		{ability.SpellCard, "以下の2つから1つを選んで使う。\n・カード2枚を引く。\n・君のライフを+2する。", "Choose and use one of the following two.\n- Draw two cards.\n- You gain 2 life!"},
		{ability.Monster, "このカードは【コールコスト】を払ってドロップゾーンからコールできる。", "This card can be called from your drop zone by paying its [Call Cost]."},
		{ability.Monster, "君の場に《竜》があるなら、このカードの攻撃力+2000、打撃力+1！", "If you have a 《竜》 on your field, this card gets power+2000/critical+1!"},
		{ability.SpellCard, "君のレフトとライトに《竜》がいるなら使える。\nカード1枚を引く。", "You may only cast this card if there are 《竜》 on your left and right.\nDraw a card."},
		{ability.SpellCard, "君の場にサイズ2のモンスターがいるなら使える。\nカード1枚を引く。", "You may only cast this card if you have a size 2 monster on the field.\nDraw a card."},
		{ability.SpellCard, "【対抗】君の場のモンスター1枚を破壊する。破壊したら、その攻撃を無効化する。", "[Counter] Destroy a monster on your field. If you do, nullify the attack."},
		{ability.SpellCard, "君の場の《竜》1枚につき、カード1枚を引く。", "Draw a card for each 《竜》 on your field."},
		{ability.Monster, "このカードが連携攻撃した時、カード1枚を引く。", "When this card link attacks, draw a card."},
		{ability.ItemCard, "君のアタックフェイズ中、君の場の《竜》すべての攻撃力を+2000する。", "During your attack phase, all《竜》on your field get power+2000."},
		{ability.Monster, "君の場の《竜》すべてのサイズを1にする。", "All 《竜》 on your field become size 1."},
		{ability.SpellCard, "君が攻撃されているなら使える。\nカード1枚を引く。", "You may only cast this card if you are being attacked.\nDraw a card."},
		{ability.ItemCard, "このカードは君のセンターにモンスターがいても攻撃できる。", "This card can attack even if there is a monster in your center."},
		{ability.Monster, "このカードは相手のセンターにモンスターがいても相手に攻撃できる。", "This card can attack your opponent even if there is a monster in your opponent's center!"},
		{ability.SpellCard, "その攻撃が連携攻撃でないなら、その攻撃を無効化する。", "If it is not a link attack, nullify the attack."},
		{ability.SpellCard, "君の場の《竜》すべてで攻撃する。", "Attack with all 《竜》 on your field."},
		{ability.Monster, "『ソウルガード』『2回攻撃』", "[Soulguard] [Double Attack]"},
		{ability.Monster, "『ライフリンク2』", "Lifelink 2"},
		{ability.Monster, "君の場に他の《竜》がいるなら、このカードの攻撃力+2000、打撃力+1！", "If you have another 《竜》 on your field, this card gets power+2000 and critical +1!"},
		{ability.SpellCard, "■【設置】\n■君の場の《竜》すべての攻撃力を+1000する。", "■[Set]\n■All 《竜》 on your field get power+1000."},
		{ability.SpellCard, "次の中から1つを選んで使う。\n・カード1枚を引く。\n・君のライフを+1する。", "Choose and use one of the following two.\n・Draw a card.\n・You gain 1 life."},
		// The hand, the soul, what is done from there.
		{ability.Monster, "【対抗】【起動】〔手札のこのカードを捨てる〕カード1枚を引く。", "[Counter] [Act] [Discard this card from your hand] Draw a card."},
		{ability.Monster, "【対抗】【起動】〔君の場の《竜》のソウルのこのカードをドロップゾーンに置く〕カード1枚を引く。", "[Counter] [Act] [Put this card from the soul of a 《竜》 on your field into your drop zone] Draw a card."},
		{ability.Monster, "このカードがモンスターのソウルにあるなら、そのモンスターの攻撃力を+3000する。", "If this card is in the soul of a monster, that monster gets power+3000."},
		{ability.Monster, "このカードをソウルに入れている君の《竜》が攻撃した時、カード1枚を引く。", "When your 《竜》 with this card in its soul attacks, draw a card."},
		{ability.SpellCard, "相手の場のカードのソウル2枚までドロップゾーンに置く。", "Drop up to two souls from a card on your opponent's field."},
		{ability.SpellCard, "君のドロップゾーンの《竜》1枚を君の場の《竜》1枚のソウルに入れる。", "Put a 《竜》 from your drop zone into the soul of a 《竜》 on your field."},
		{ability.Monster, "このカードにソウルがないなら、このカードの攻撃力を+1000する。", "If this card has no soul, this card gets power+1000."},
		{ability.Monster, "このカードが手札から捨てられた時、カード1枚を引く。", "When this card is discarded from your hand, draw a card."},
		// What does not happen, and what happens instead.
		{ability.Monster, "このカードは相手のカードの効果では破壊されない。", "This card on the field cannot be destroyed by effects from your opponent's cards."},
		{ability.Monster, "このカードは攻撃では破壊されない。", "This card cannot be destroyed by an attack."},
		{ability.Monster, "君の場の《竜》すべてはカードの効果では手札に戻されない。", "All 《竜》 on your field cannot be returned to hand by card effects."},
		{ability.Monster, "君のターンの終わりに、カード1枚を引く。", "At the end of your turn, draw a card."},
		{ability.Monster, "このカードがサイズ3のモンスターに攻撃された時、カード1枚を引く。", "When this card is attacked by a size 3 monster, draw a card."},
		{ability.Monster, "君がサイズ3のモンスターに攻撃された時、カード1枚を引く。", "When you are attacked by a size 3 monster, draw a card."},
		{ability.Monster, "このカードはサイズ2以下のモンスターに攻撃されない。", "This card cannot be attacked by size 2 or less monsters."},
		{ability.SpellCard, "君のドロップゾーンの《竜》2枚までを別々のエリアに【コールコスト】を払わずにコールする。", "Call up to two 《竜》 from your drop zone on separate areas without paying their [Call Cost]."},
		{ability.SpellCard, "相手の場のモンスター全てを破壊し、2枚以上破壊したら、相手にダメージ2！", "Destroy all monsters on your opponent's field. If you destroyed two or more, deal 2 damage to your opponent!"},
		{ability.SpellCard, "君の手札全てを捨てる。3枚以上捨てたなら、カード2枚を引く。", "Discard all cards from your hand. If you discarded three or more cards, draw two cards."},
		{ability.SpellCard, "君のデッキから《鎧》1枚までと《剣》1枚までを手札に加え、デッキをシャッフルする。", "Search your deck for up to one 《鎧》 and up to one 《剣》, put them into your hand, and shuffle your deck."},
		{ability.SpellCard, "君のデッキから「乙」1枚までをコールし、デッキをシャッフルする。", "Call up to one \"乙\" from your deck, and shuffle your deck."},
		{ability.Monster, "このカードの攻撃力と防御力は10000になる。", "This card's power and defense become 10000."},
		{ability.Monster, "このカードが登場した時、カード1枚を引く。「甲」は1ターンに1回だけコールできる。", "When this card enters the field, draw a card. You may only call \"甲\" once per turn."},
		{ability.SpellCard, "君はゲームに勝利する！", "You win the game!"},
		{ability.Impact, "このカードは無効化されず、ダメージは減らない。\n相手にダメージ3を与える。", "This card cannot be nullified and the damage cannot be reduced.\nDeal three damage to your opponent."},
		{ability.Monster, "このカードの攻撃は無効化されない。", "This card's attack cannot be nullified."},
		{ability.Monster, "このカードはレフトとライトに攻撃できない。", "You cannot attack the left or right with this card."},
		{ability.Monster, "このカードはスタンドできない。", "This card cannot [Stand]."},
		{ability.ItemCard, "相手の場のモンスターすべては連携攻撃できない。", "All monsters on your opponent's field cannot link attack."},
		{ability.ItemCard, "君が受ける攻撃以外のダメージを1減らす。", "Other than damage dealt by an attack, damage dealt to you is reduced by 1."},
		{ability.Monster, "このカードが破壊される場合、君はゲージ1を払ってよい。払ったら、このカードは場に残る。", "If this card would be destroyed, you may pay 1 gauge. If you do, this card remains on the field."},
		{ability.Monster, "このカードが場から離れる場合、このカードのソウル2枚を君のデッキの下に置いてよい。置いたら、このカードは場に残る。", "When this card would leave the field, you may put two cards from this card's soul on the bottom of your deck. If you do, this card remains on the field."},
		{ability.SpellCard, "君の場のモンスター1枚を選び、このターン中、次にそれが破壊される時、場に残す。", "Choose a monster on your field, and for this turn, the next time that monster would be destroyed, it remains on the field."},
		// Orders to pay, one thing or another, jankens, numbers of fighters.
		{ability.Monster, "このカードが攻撃した時、ゲージ1を払う。払ったら、カード1枚を引く。", "When this card attacks, pay 1 gauge. If you do, draw a card."},
		{ability.Monster, "このカードが登場した時、君のフラッグが「乙」なら、君はゲージ1を払ってよい。払ったら、カード1枚を引く。", "When this card enters the field, if your flag is \"乙\", you may pay 1 gauge. If you do, draw a card."},
		{ability.SpellCard, "カード1枚を引くか、君のライフを+1する。", "Draw a card, or you gain 1 life!"},
		{ability.SpellCard, "相手とじゃんけんをする。勝ったなら、カード1枚を引く。", "Play \"rock-paper-scissors\" with your opponent. If you win, draw a card."},
		{ability.SpellCard, "君のライフを5にする。", "Your life becomes five."},
		{ability.Monster, "このカードのサイズを1減らす。", "The size of this card on the field is reduced by 1."},
		// Where: one of two places, both; what is counted there.
		{ability.SpellCard, "相手のレフトかライトのモンスター1枚を破壊する。", "Destroy a monster on your opponent's left or right."},
		{ability.SpellCard, "場のモンスターと魔法すべてを破壊する。", "Destroy all monsters and spells on the field!"},
		{ability.SpellCard, "君の手札かドロップゾーンの《竜》のモンスター1枚を【コールコスト】を払ってコールする。", "Call a 《竜》 monster from your hand or drop zone by paying its [Call Cost]."},
		{ability.SpellCard, "お互いのセンターにモンスターがいないなら使える。\nカード1枚を引く。", "You may only cast this card if neither you nor your opponent has a monster in the center.\nDraw a card."},
		{ability.SpellCard, "君が《竜》を装備しているなら使える。\nカード1枚を引く。", "You may only cast this card if you have a 《竜》 equipped.\nDraw a card."},
		{ability.Monster, "君が《竜》に変身しているなら、このカードの打撃力を+1する。", "If you are [Transform] into a 《竜》, this card gets critical+1."},
		{ability.Monster, "このカードがレフトかライトにいるなら、このカードの打撃力を+1する。", "If this card is on the left or right, this card gets critical+1."},
		{ability.SpellCard, "君のデッキの上から3枚を公開する。その中に《竜》が2枚以上あるなら、カード1枚を引く。", "Reveal the top three cards of your deck. If there are two or more 《竜》 among those cards, draw a card."},
		{ability.SpellCard, "君の場の《竜》1枚を選ぶ。防御力がそれの攻撃力以下の相手の場のモンスターすべてを破壊する。", "Choose a 《竜》 on your field. Destroy all monsters on your opponent's field with defense less than or equal to that card's power."},
		{ability.SpellCard, "属性に「竜」を含む場のモンスター1枚を破壊する。", "Destroy a monster on the field with \"竜\" in its attribute."},
		{ability.SpellCard, "元々のサイズが2以下の場のモンスター1枚を破壊する。", "Destroy an originally size 2 or less monster on the field."},
		{ability.SpellCard, "その攻撃を無効化し、攻撃しているモンスターすべてを破壊する。", "Nullify the attack and destroy all attacking monsters."},
		{ability.SpellCard, "君が変身しているなら、カード1枚を引く。", "If you are transformed, draw a card."},
		{ability.SpellCard, "君のフラッグを裏にする。", "Turn your flag face down."},
		{ability.Impact, "次のターンは君のターンになる。", "The next turn becomes your turn."},
		// Where, in areas that are barred or empty; what is said of the chosen without a word for it.
		{ability.ItemCard, "相手はセンターにモンスターをコールできない。", "Your opponent cannot call monsters to the center."},
		{ability.Monster, "このカードはレフトかライトにだけコールできる。", "This card can only be called to the left or right."},
		{ability.SpellCard, "君の手札のモンスター1枚を空いているエリアに【コールコスト】を払わずにコールする。", "Call a monster from your hand to an empty area without paying its [Call Cost]."},
		{ability.SpellCard, "君の場の《竜》1枚を選び、このターン中、攻撃力+3000し、『貫通』を得る。", "Choose a 《竜》 on your field, and for this turn, it gets power+3000 and [Penetrate]."},
		{ability.Monster, "君のライフが5以下なら、このカードは【コールコスト】を払わずにコールできる。", "If you have 5 life or less, you may call this card without paying its [Call Cost]."},
		{ability.SpellCard, "君の場に《竜》がいるなら、【使用コスト】を払わずに使える。\nカード1枚を引く。", "If you have a 《竜》 on your field, this card can be cast without paying its [Cast Cost].\nDraw a card."},
		{ability.SpellCard, "君の手札が2枚以下なら、君の手札が3枚になるようにカードを引く。", "If there are two or less cards in your hand, draw until you have three cards in your hand."},
		{ability.FlagCard, "君は〈スタードラゴンワールド〉と《星竜》のカードを使うことができる。", "You may use <Star Dragon World> and 《星竜》 cards."},
		// What is waited for.
		{ability.ItemCard, "君の場の《竜》が攻撃して、相手のモンスターを破壊した時、カード1枚を引く。", "When a 《竜》 on your field attacks and destroys your opponent's monster, draw a card."},
		{ability.ItemCard, "君の場の《竜》が相手にダメージを与えた時、カード1枚を引く。", "When a 《竜》 on your field deals damage to your opponent, draw a card."},
		{ability.Monster, "このカードが攻撃で破壊された時、カード1枚を引く。", "When this card is destroyed by an attack, draw a card."},
		{ability.Monster, "このカードがレフトかライトに登場した時、カード1枚を引く。", "When this card enters the field on the left or right, draw a card."},
		{ability.Monster, "このカードがドロップゾーンからコールされた時、カード1枚を引く。", "When this card is called from your drop zone, draw a card."},
		{ability.ItemCard, "相手が「乙」の効果でダメージを受けた時、カード1枚を引く。", "When your opponent is dealt damage by the effect of \"乙\", draw a card."},
		{ability.ItemCard, "君が《竜》のモンスターをコールした時、カード1枚を引く。", "When you call a 《竜》 monster, draw a card."},
		// When an ability is used, said at its front.
		{ability.Monster, "【対抗】【起動】相手のターンの攻撃中に、手札1枚を捨ててよい。捨てたら、カード2枚を引く。", "[Counter] 【Act】 During an attack on your opponent's turn, you may discard a card from your hand. If you do, draw two cards."},
		{ability.SpellCard, "攻撃力か防御力が3000以下の場のモンスター1枚を破壊する。", "Destroy a monster on the field with 3000 or less power or defense!"},
		{ability.ItemCard, "このカードは君のセンターに《竜》がいても攻撃できる。", "This card can attack even if there is a 《竜》 in your center!"},
		// Heads.
		{ability.Monster, "『逆天』“崖の息吹”〔君のライフが4以下〕カード2枚を引く。", "[Overturn] \"崖の息吹\" [You have four life or less] Draw two cards."},
		{ability.Monster, "『貫通』『ライフリンク2』", "[Penetrate] [Lifelink 2]"},
		{ability.Monster, "『ライフリンク 即死』", "[Lifelink Lose]"},
		{ability.Monster, "【対抗】『変身』〔ゲージ1を払う〕", "[Counter] [Transform] [Pay 1 gauge]"},
		{ability.Monster, "【コールコスト】君の場に「乙」がいる、ゲージ1を払う。", "[Call Cost] [You have a \"乙\" on your field & Pay 1 gauge]"},
	} {
		ja, rep := g.CompileAs(c.kind, "甲", c.ja, text.JA)
		if len(rep.Spans) > 0 {
			t.Errorf("%q is not read at %q: %s", c.ja, c.ja[rep.Spans[0].Start:rep.Spans[0].End], rep.Spans[0].EN)
		}
		en, rep := g.CompileAs(c.kind, "甲", c.en, text.EN)
		if len(rep.Spans) > 0 {
			t.Errorf("%q is not read at %q: %s", c.en, c.en[rep.Spans[0].Start:rep.Spans[0].End], rep.Spans[0].EN)
		}
		if a, b := plain(ja), plain(en); !text.Equal(a, b) {
			t.Errorf("%q\n%s\n%s", c.ja, ability.AppendForm(nil, &a), ability.AppendForm(nil, &b))
		}
		for l, lang := range []text.Lang{text.JA, text.EN} { // what is printed says the same
			said := g.Print(ja, "甲", lang)
			back, rep := g.CompileAs(c.kind, "甲", said, lang)
			if a, b := plain(ja), plain(back); !text.Equal(a, b) {
				t.Errorf("%d %q printed as %q is not read back: %+v\n%s\n%s", l, c.ja, said, rep.Spans, ability.AppendForm(nil, &a), ability.AppendForm(nil, &b))
			}
		}
	}
}

// TestRefused: a text that would be read wrongly is not read.
func TestRefused(t *testing.T) {
	g := text.New(buddyfight.Wing{}.Dialect())
	for _, c := range []struct {
		kind ability.Kinds
		lang text.Lang
		s    string
	}{
		// A cost stands in brackets and is paid before the answer. [4.flow.1.2]
		{ability.Monster, text.JA, "【起動】手札1枚を捨てる：カード1枚を引く。"},
		// The name of another card does not limit this one.
		{ability.SpellCard, text.JA, "「乙」は1ターンに1回だけ使える。\nカード1枚を引く。"},
		// Nothing remains that would not leave.
		{ability.Monster, text.EN, "When this card enters the field, this card remains on the field."},
		// How many of another card are on the field is not said by this one.
		{ability.Monster, text.JA, "君の場に「乙」は1枚しか置けない。"},
		{ability.Monster, text.EN, "You may only have one \"乙\" on your field."},
		// Of what was chosen and what was called either may be meant.
		{ability.SpellCard, text.JA, "相手の場のモンスター1枚を選ぶ。君の手札のモンスター1枚を【コールコスト】を払わずにコールする。そのモンスターの攻撃力+1000！"},
		{ability.SpellCard, text.EN, "Choose a monster on your opponent's field. Call a monster from your hand without paying its [Call Cost]. That monster gets power+1000!"},
		// Damage that would be dealt has no moment of its own in which a counter is used.
		// That card is one that is being used: what attacks is not nullified.
		{ability.Monster, text.JA, "相手の場のモンスターが攻撃した時、ゲージ1を払ってよい。払ったら、そのカードを無効化する。"},
		{ability.Monster, text.EN, "When a monster on your opponent's field attacks, nullify that card."},
		// A fighter is attacked, and by what is the opponent's.
		{ability.Monster, text.JA, "君のレフトが攻撃された時、カード1枚を引く。"},
		{ability.Monster, text.EN, "When you are attacked by this card, draw a card."},
		// What a spell that stays says is not done once, as it is cast.
		{ability.SpellCard, text.JA, "【設置】\n君の場に《竜》がいないなら、カード1枚を引く。"},
		{ability.SpellCard, text.EN, "[Set]\nDraw a card."},
		// What is quoted alone is a keyword, or the name of the ability on the next line.
		{ability.Monster, text.EN, "\"Grim Echo\""},
		{ability.Monster, text.EN, "\"Grim Echo\"."},
		{ability.Monster, text.EN, "\"Grim Echo\"\n[Soulguard]"},
		{ability.Monster, text.EN, "\"Grim Echo\", \"Move\""},
		{ability.Monster, text.EN, "\"Grim Echo\"\nYou may only call this card if you have a 《竜》 on your field."},
		{ability.Monster, text.EN, "\"Grim Echo\" You may only call \"甲\" once per turn."},
		{ability.Monster, text.JA, "「暗い響き」\n君の場に《竜》がいるならコールできる。"},
		// A card that may be called at some time may be called at other times, too.
		{ability.Monster, text.EN, "You may call this card during your opponent's attack phase."},
		{ability.Monster, text.EN, "[Counter]\nYou may call this card during your opponent's attack phase."},
		{ability.SpellCard, text.EN, "You may cast this card during your opponent's turn.\nDraw a card."},
		{ability.ItemCard, text.EN, "You may equip this card during your opponent's turn."},
		{ability.Monster, text.JA, "相手のアタックフェイズ中にコールできる。"},
		{ability.ItemCard, text.JA, "相手のターン中に装備できる。"},
		// The time of the first may be that of both.
		{ability.Monster, text.EN, "When this card attacks, this card gets critical+1 this turn, and your opponent cannot use [Counter]."},
		{ability.Monster, text.EN, "When this card attacks, this card gets power+1000 this turn, and all other monsters get power+1000."},
		// What may be done, and what is done besides: is that done if the first is not?
		{ability.Monster, text.EN, "When this card attacks, you may discard a card, and this card gets power+3000 this turn, and draw a card."},
		// By whom the second is not done?
		{ability.Monster, text.JA, "このカードがライトにいるなら、相手の効果で破壊されず、レストされず、手札に戻されない。"},
		// What was to be destroyed may have stayed.
		{ability.Monster, text.EN, "When this card enters the field, destroy an item on your opponent's field. If you destroyed an item, draw a card."},
		// Damage is not nothing if something else is done.
		{ability.Monster, text.EN, "If you would be dealt damage, draw a card."},
		{ability.Monster, text.EN, "If your opponent would be dealt damage, you may pay 1 gauge. If you do, that damage becomes 0."},
	} {
		if _, rep := g.CompileAs(c.kind, "甲", c.s, c.lang); len(rep.Spans) == 0 {
			t.Errorf("%q is read", c.s)
		}
	}
	for _, s := range []string{"相手のモンスター1枚を選び、破壊する。", "相手のモンスターすべてを破壊する。", "手札1枚を捨てる。"} {
		if _, rep := g.CompileAs(ability.SpellCard, "甲", s, text.JA); len(rep.Spans) > 0 {
			t.Errorf("%q is not read", s)
		}
	}
}

// TestQuotedKeywords: a keyword in quotes at the front of a line is the one in brackets, and so
// are some in a row; the name of an ability may stand on the line before it.
func TestQuotedKeywords(t *testing.T) {
	g := text.New(buddyfight.Wing{}.Dialect())
	same := func(a, b string, lang text.Lang) {
		x, rep := g.CompileAs(ability.Monster, "甲", a, lang)
		y, _ := g.CompileAs(ability.Monster, "甲", b, lang)
		if len(rep.Spans) > 0 || len(x.Abilities) == 0 || !text.Equal(plain(x), plain(y)) {
			t.Errorf("%q is not read as %q: %v", a, b, rep.Spans)
		}
	}
	for _, k := range g.Lex.Icons {
		if k.Kind != text.KeywordIcon && k.Kind != text.MarkIcon {
			continue
		}
		en, ja := strings.ReplaceAll(strings.Trim(k.EN, "[]"), "#", "2"), strings.ReplaceAll(strings.Trim(k.JA, "【】"), "_#", "2")
		same(`"`+en+`"`, "["+en+"]", text.EN)
		same(`"`+strings.ToUpper(en)+`"`, "["+en+"]", text.EN)
		same("“"+en+"”", "["+en+"]", text.EN)
		same("「"+ja+"」", "『"+ja+"』", text.JA)
	}
	same("\"Move\" \"Penetrate\"", "[Move] [Penetrate]", text.EN)
	same("\"Move\", \"Penetrate\"", "[Move] [Penetrate]", text.EN)
	same("\"Move\"\n[Soulguard]", "[Move]\n[Soulguard]", text.EN)
	same("[Soulguard], \"Move\"", "[Soulguard] [Move]", text.EN)
	same("\"Move\".", "[Move]", text.EN)
	same("\"Lifelink 2\"", "[Lifelink 2]", text.EN)
	same("\"Riding\" [Pay 1 gauge]", "[Riding] [Pay 1 gauge]", text.EN)
	same("\"Move\"\nWhen this card attacks, draw a card.", "[Move]\nWhen this card attacks, draw a card.", text.EN)
	same("\"Grim Echo\"\nWhen this card attacks, draw a card.", "\"Grim Echo\" When this card attacks, draw a card.", text.EN)
}

// plain is a card without its print.
func plain(c *ability.Card) ability.Card {
	d := text.Clone(*c).(ability.Card)
	for i := range d.Abilities {
		d.Abilities[i].Print = ""
	}
	for i := range d.Quoted {
		d.Quoted[i].Print = ""
	}
	return d
}
