package ability

import "strconv"

// Zone names a zone of any of the five games. A game maps it to its own list.
type Zone uint8

// The zones. One word serves every game whose zone does the same thing.
const (
	NoZone      Zone = iota
	Field            // 場, フィールド
	Hand_            // 手札
	Deck             // デッキ
	Discards         // 墓場, ブレイクゾーン, ドロップ, トラッシュ, 捨て場
	Removed          // 消滅領域, ゲームから除外
	EX               // EXエリア
	EvolveDeck       // エボルヴデッキ
	LeaderArea       // リーダーエリア
	Resolving        // 解決領域, スタック
	Evolution        // 進化領域
	Race             // 出走領域
	Drive            // ドライブ領域
	TriggerZone      // トリガー領域
	Equipment        // イクイップメント領域
	DamageZone       // ダメージゾーン
	LifeZone         // ライフ
	Charge           // チャージ
	Resource         // リソース
	Dynamis          // デュナミス
	GaugeZone        // ゲージ
	Soul             // ソウル
	Flag             // フラッグ
	Buddy            // バディ
	Item             // アイテム
	Main             // メイン
	Standby          // スタンバイ
	EnergyZone       // エネルギー
	KO               // KO置き場
	Square           // スクエア
	Temporary        // 一時的な領域
	Outside          // ゲームの外
	LeftArea         // レフト
	CenterArea       // センター
	RightArea        // ライト
	SpellArea        // 魔法エリア
	Zones
)

// Kind of a card, as a bit of a set: a card may be two.
type Kinds uint64

// The kinds of the five games.
const (
	Leader Kinds = 1 << iota
	Follower
	Amulet
	SpellCard
	Crest
	EquipmentCard
	EvolveCard  // special kind エボルヴ
	AdvanceCard // special kind アドバンス
	Token
	Forward
	Backup
	Monster
	Summon
	Impact
	ItemCard
	FlagCard
	BuddySpell
	Zexes
	EventCard
	PlayerCard
	Unit
	Command
	Assist
	AutoObject    // an ability on the stack, as an object: auto,
	ActionObject  // action
	SpecialObject // and special ability
)

// SpecialKinds are the kinds that a card has besides its kind (SVE 2.3.3, 9.1).
const SpecialKinds = EvolveCard | AdvanceCard | Token

// AbilityObjects are what an ability may be as an object of its own.
const AbilityObjects = AutoObject | ActionObject | SpecialObject

// ActionWord is the name of an activated ability that is marked as nothing else, by which texts ask who has one.
const ActionWord = "action"

// Plain says whether an activated ability is marked as nothing else, where that is what is asked.
func (a *Ability) Plain(icon string) bool {
	return icon == ActionWord && a.Kind == Activated && a.Marks.Object() == ActionObject
}

// Object is the kind of object that an activated ability of these marks is when it is used.
func (m Marks) Object() Kinds {
	if m&Special != 0 {
		return SpecialObject
	}
	return ActionObject
}

// Fit tells whether a card of kinds k is one of those wanted: it has one of their kinds
// and one of their special kinds, as far as they have any. フォロワー・トークン is both.
func (k Kinds) Fit(want Kinds) bool {
	kind, special := want&^SpecialKinds, want&SpecialKinds
	return (kind == 0 || k&kind != 0) && (special == 0 || k&special != 0)
}

// Words are the single kinds of a set, as words that can be named like those that cards say of themselves.
func (k Kinds) Words() (out []string) {
	for ; k != 0; k &= k - 1 {
		out = append(out, strconv.FormatUint(uint64(k&-k), 10))
	}
	return out
}

// Stat is a number of a card or of a player.
type Stat uint8

// The stats. Card stats first, then player stats.
const (
	NoStat Stat = iota
	CostStat
	Attack    // 攻撃力
	LifeStat  // 体力
	Power     // パワー
	Defense   // 防御力
	Critical  // 打撃力
	Size      // サイズ
	HP        // HP
	Retreat   // 退却コスト
	CardStats // card stats are below this
	PlayerLife
	PlayerPP
	PlayerMaxPP
	PlayerEP
	PlayerSEP
	HandLimit
	FieldLimit
	EXLimit
	PlayerCrystals
	ElapsedTurns
	SkillDamage // of the skill that is being used, its player's (Divine Cross 704.6)
	DamageMost  // so much damage, counted in cards, loses the game
	Ticket      // 1: has the winning ticket (Divine Cross 106)
	ChargeMost  // how often in a turn a player may charge (Divine Cross 602.2)
	EventMost   // play events (604.3)
	RetreatMost // retreat (605.2)
	DamageOwed  // damage dealt to a player that has not taken its cards yet
	ChargeLimit // how many cards the charge holds
	Stats
)

// Slot is the place of a player's number among those of players, from 0.
func (s Stat) Slot() int { return int(s - CardStats - 1) }

// State is a yes-or-no condition of a card.
type State uint8

// The states.
const (
	NoState  State = iota
	Standing       // スタンド, アクティブ, リブート
	Acted          // アクト, ダル, スリープ, レスト
	FaceUp
	FaceDown
	Evolved
	SuperEvolved
	Attacking
	Attacked_ // is the target of the attack
	Blocking
	InBattle
	Damaged
	Equipped
	Boxed
	Frozen
	Stunned
	Linked
	Raced
	Fused
	TokenState
	InParty     // attacks together with others
	Answered    // is the play that is being answered
	Transformed // was equipped although it is no item, or is to be
	OfBuddy     // is called like its player's buddy
	FoeInReach  // may attack what fights back, as things stand
	States
)

// OfBattle says whether battles alone tell that a card is in a state.
func (s State) OfBattle() bool {
	return s == Attacking || s == Attacked_ || s == Blocking || s == InBattle || s == InParty
}

// OfReach says whether it hangs on what may be done, as things stand.
func (s State) OfReach() bool { return s == FoeInReach }

// Verb is something that happens or is done: the word of triggers, prohibitions,
// permissions, requirements and histories.
type Verb uint8

// The verbs.
const (
	NoVerb         Verb = iota
	Moved               // from a zone to a zone: the general move
	Entered             // came to the field (場に出た)
	Left                // left the field
	Destroyed           // 破壊
	Banished            // 消滅
	DiscardedV          // 捨てた
	Drew                // 引いた
	Played              // プレイ
	ActivatedV          // an activated ability was played
	Evolves             // 進化
	SuperEvolves        // 超進化
	AttackV             // 攻撃
	BlockV              // ブロック
	Engaged             // 交戦
	DealtDamage         // damage was dealt to Obj by Subj
	LifeUp              // a player's life went up
	LifeDown            // a player's life went down
	Stood               // スタンドした
	ActedV              // アクトした
	CounterPut          // カウンターを置いた
	CounterRemoved      // カウンターを取った
	FusedV              // 融合
	EquippedV           // 装備
	RacedV              // 出走
	GainedDrive         // ドライブ獲得
	DriveTriggered      // ドライブチェックでトリガー
	PhaseBegan          // a phase came; Event.When
	PhaseEnded
	Shuffled
	PlusV  // + された
	MinusV // - された; prohibitions: the damage it deals is not reduced
	GameStart
	Selected // chosen as a target (選ばれる)
	TakeDamage
	Loses
	Searched
	Returned     // 手札に戻した
	Created      // a token was made
	ModesV       // choosing modes; Instead of their number
	AttackedV    // is the target of an attack (prohibitions: 攻撃されない)
	FusedWith    // was used up by a fusion (～を融合した); FusedV is the card that fused
	PartyV       // a party attacked; By has its members (FF-TCG 15.1.1.9)
	BurstV       // a union burst ability of it was played and resolved (発動した)
	UsingSkill   // a skill is about to do its damage (Divine Cross 704.1)
	UsedSkill    // it has (704.10)
	Judged       // whether a skill succeeds: replaced, it may fail (917)
	Healed       // damage was taken off
	Charged      // a card became energy by a charge (906)
	Swapped      // the main unit and a standby unit changed places (912); prohibitions: it goes from place to place in play (移動できない)
	RetreatedV   // the main unit retreated (913)
	JankenWon    // by a player
	TicketGained // the winning ticket
	TicketLost
	AttachedV    // became attached to Obj; Event.To: as what (905)
	CountedV     // permissions: it counts too where a threshold icon of that name asks how much there is (13.3.1 of SVE)
	MissedV      // a skill failed (917); prohibitions: what is played, or an attack (AttackDamage), is not nullified
	RolledV      // a player rolled a die; N is what it shows
	LifeOut      // replaced: the life of a player, which is a number, would come to 0; N is what it is then
	SetOffV      // prohibitions: an automatic ability with an icon of that name does not become waiting (誘発しない)
	DriveChecked // a card was revealed by a drive check that an ability of Card made (14.4.5 of SVE)
	Verbs
)

// OfBattle says whether it is told when cards attack and fight.
func (v Verb) OfBattle() bool { return v == AttackV || v == BlockV || v == Engaged || v == PartyV }

// Phase of a turn, as texts name it.
type Phase uint8

// The phases.
const (
	NoPhase Phase = iota
	StartPhase
	MainPhase
	EndPhase
	AttackPhase
	BattlePhase
	DrawPhase
	TurnItself
	ResourcePhase
	IgnitionPhase
)

// Side says which player, seen from the ability's master.
type Side uint8

// The sides.
const (
	AnySide  Side = iota
	You           // 自分
	Opponent      // 相手
	Each          // お互い
	MasterOf      // the master of Who.Of
	OwnerOf       // the owner of Who.Of; of a place, where that is nothing: of each card that goes there
	That          // 自身, that player: the player the clause is about
	TurnPlayer
)

// Who is a player: a side, and for MasterOf and OwnerOf the object it is taken from.
type Who struct {
	Side Side
	Of   Ref
}

// RefKind says how a reference finds its objects.
type RefKind uint8

// The kinds of reference.
const (
	NoRef   RefKind = iota
	This            // これ: the card the ability is on
	Slot            // それ: what was bound to Slot
	Subject         // the subject of the trigger
	Object          // its object
	Host            // what this is linked to
	Paid            // what was moved to pay cost number Slot
	Each_           // the object of the innermost Each
	Rest            // 残り: of the cards bound to Slot by a Look, those that are still where they were looked at
)

// MostSlots is how many slots an ability may have: in play they share a byte with the number of its paragraph.
const MostSlots = 13

// Ref names objects chosen, moved or met earlier. Slot counts from 1 to MostSlots. As: This
// only while it is of that kind (このフォロワー).
type Ref struct {
	Kind RefKind
	Slot uint8
	As   Kinds
}

// Cmp is a comparison.
type Cmp uint8

// The comparisons.
const (
	GE Cmp = iota
	LE
	EQ
	NE
)
