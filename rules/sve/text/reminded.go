package text

// reminders are what parentheses say that only remind of a rule, though they bound something or stand within a sentence: what a keyword or the
// icon of a threshold does, where tokens go, what the trigger icon of a card does. How they begin; behind … how they end; # is a number.
var reminders = []string{
	"(デッキに置いたトークンは", "(デッキに戻したトークンは", "(手札に戻ったトークンは", "(手札に戻したトークンは", // 9.1.4.4
	"(追加コストを支払わなければプレイできない)", "(epは消費しない", "(体力に上限", "(including this", "(stolen followers are moved",
	"(…の後の能力が働く)", "(…状態になる)", // 13.2.1, 13.3.1, 13.4.1.2, 13.5
	"(【守護】を持つフォロワーは、場に出たとき", "(【守護】を持つフォロワーは場に出たとき", "(【ドレイン】を持つフォロワーが攻撃して与えた", "(【必殺】を持つフォロワーと交戦したフォロワー", "(【オーラ】を持つフォロワーは、相手の能力", "(【オーラ】を持つフォロワーは相手の能力", "(【オーラ】を持つカードは、相手の能力", "(【オーラ】を持つカードは相手の能力", "(【威圧】を持つフォロワーは、攻撃されない)", "(【威圧】を持つフォロワーは攻撃されない)",
	"(【指定攻撃】を持つフォロワーは、スタンド状態のフォロワーを攻撃できる", "(【指定攻撃】を持つフォロワーはスタンド状態のフォロワーを攻撃できる", "(【突進】を持つフォロワーは、場に出たターン", "(【突進】を持つフォロワーは場に出たターン", "(【疾走】を持つフォロワーは、場に出たターン", "(【疾走】を持つフォロワーは場に出たターン", // 12.8-15
	"(これが場に出たときか、自分のエンドフェイズにこれをアクトできる", "(相手は、アクト状態の【守護】を持つフォロワー以外を攻撃できない",
	"(ドライブチェックによってこれが捲れたなら", "(if this card is revealed by a drive check, ", "(when this card is revealed by a drive check, ", "(when revealed by a drive check, ", // 14.4.5.1.3
	"(all cards with starting amulet in your deck", "(all cards with [start amulet] in your deck", "(all cards in your deck with starting amulet", "(all cards in your deck with start amulet", "(all cards with start amulet in your deck", // 14.4.4.1.1
	"(指定されたカードを手札から捨てるかexエリアから墓場に置き",                                                                                                                                                                                                                                                                 // 12.18.2
	"(if your cemetery contains at least # cards, perform ", "(if your cemetery has at least # cards, perform ", "(if there are at least # cards in your cemetery, perform ", "(if there are at least # spells in your cemetery, perform ", "(if your cemetery contains at least # spells, perform ", // 13.3.1, 13.5.1
	"(when a follower with drain attacks and deals damage, ", "(when a follower with [drain] attacks and deals damage, ", "(followers with aura can't be selected by enem", "(followers with [aura] can't be selected by enem", "(followers with assail can attack reserved ", "(followers with storm can attack enemy followers and leaders on the turn ", "(followers with rush can attack enemy followers on the turn ", "(followers with intimidate can't be attacked", "(this follower can be engaged when it's put onto your field ",
	"(overflow becomes active if your max", "(sanguine becomes active if your leader", "(if you've played at least # cards this turn, including this one, perform ", "(to perform lesson (", "(to perform earth rite", "(token cards returned to a player's hand ",
	"(if you have at least # cards in your cemetery, perform ", "(if you have at least # cards in the cemetery, perform ", "(if you have at least # spells in your cemetery, perform ", "(if you have at least # spells in the cemetery, perform ",
	"(followers with storm can attack enemy followers and leaders from the turn ", "(followers with rush can attack enemy followers from the turn ", "(followers attacking or attacked by a follower with bane ", "(followers attacking or attacked by a follower with [bane] ",
	"(this follower can be acted when it is put onto your field ", "(if you played at least # cards this turn, including this one, perform ", "(followers with aura cannot be selected by enem", "(followers with intimidate cannot be attacked", // as they are respelt
	"(play only if you can select #.)", "(at the start of the game, if your deck is based on ", "(all cards with starting amulet in your deck must share the same name.", // 14.4.4
	"(a follower in combat with a follower with bane is destroyed", "(a follower in combat with a follower with [bane] is destroyed",
}
