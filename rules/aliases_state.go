package rules

import "gotaku/rules/state"

// What has moved to package state, by its former names, until all of the repository has
// followed.
type (
	HandOp      = state.HandOp
	Held        = state.Held
	Chars       = state.Chars
	ActVerb     = state.ActVerb
	Act         = state.Act
	Item        = state.Item
	Answer      = state.Answer
	Payment     = state.Payment
	Event       = state.Event
	Seat        = state.Seat
	Eyes        = state.Eyes
	CardID      = state.CardID
	Zone        = state.Zone
	Stamp       = state.Stamp
	Ref         = state.Ref
	Place       = state.Place
	Keys        = state.Keys
	InputKind   = state.InputKind
	Input       = state.Input
	FaceID      = state.FaceID
	Def         = state.Def
	Side        = state.Side
	Nums        = state.Nums
	Pool        = state.Pool
	Record      = state.Record
	RecordDeck  = state.RecordDeck
	RecordError = state.RecordError
	Tag         = state.Tag
	Card        = state.Card
	Counter     = state.Counter
	Tally       = state.Tally
	Source      = state.Source
	AbilityID   = state.AbilityID
	NodeID      = state.NodeID
	Mod         = state.Mod
	Until       = state.Until
	Binding     = state.Binding
	Delayed     = state.Delayed
	Frame       = state.Frame
	ModePick    = state.ModePick
	SplitPick   = state.SplitPick
	Battle      = state.Battle
	Past        = state.Past
	TurnPlan    = state.TurnPlan
	State       = state.State
)

const (
	Pass           = state.Pass
	PlayCard       = state.PlayCard
	UseAbility     = state.UseAbility
	DeclareAttack  = state.DeclareAttack
	EndPhase       = state.EndPhase
	ActGame        = state.ActGame
	NumberChanged  = state.NumberChanged
	NumberSet      = state.NumberSet
	Faced          = state.Faced
	Linked         = state.Linked
	Flagged        = state.Flagged
	TurnBegan      = state.TurnBegan
	Resolved       = state.Resolved
	Shown          = state.Shown
	Asked          = state.Asked
	TakenBack      = state.TakenBack
	Rolled         = state.Rolled
	Opened         = state.Opened
	Declared       = state.Declared
	Missed         = state.Missed
	EventVerbs     = state.EventVerbs
	Nobody         = state.Nobody
	Eyes0          = state.Eyes0
	Eyes1          = state.Eyes1
	Crowd          = state.Crowd
	NoEyes         = state.NoEyes
	All            = state.All
	Nowhere        = state.Nowhere
	AnySlot        = state.AnySlot
	InAnswer       = state.InAnswer
	InBoth         = state.InBoth
	InShuffled     = state.InShuffled
	InArranged     = state.InArranged
	InShown        = state.InShown
	InRolled       = state.InRolled
	InConceded     = state.InConceded
	MaxInput       = state.MaxInput
	MaxRecord      = state.MaxRecord
	TagPut         = state.TagPut
	TagDestroyed   = state.TagDestroyed
	TagBanished    = state.TagBanished
	TagDiscarded   = state.TagDiscarded
	TagReturned    = state.TagReturned
	TagMilled      = state.TagMilled
	TagDrawn       = state.TagDrawn
	TagPaid        = state.TagPaid
	TagPlayed      = state.TagPlayed
	TagRule        = state.TagRule
	TagErased      = state.TagErased
	TagStolen      = state.TagStolen
	TagSearched    = state.TagSearched
	TagMade        = state.TagMade
	TagLinked      = state.TagLinked
	TagAttack      = state.TagAttack
	TagCombat      = state.TagCombat
	TagAbility     = state.TagAbility
	Down           = state.Down
	TableTurn      = state.TableTurn
	TableTurnNo    = state.TableTurnNo
	TableFirst     = state.TableFirst
	TablePhase     = state.TablePhase
	TableTurnStart = state.TableTurnStart
	TableGame      = state.TableGame
	Limited        = state.Limited
)

var (
	DecodeState  = state.DecodeState
	EncodeItems  = state.EncodeItems
	PlainName    = state.PlainName
	NewPool      = state.NewPool
	BeginPool    = state.BeginPool
	EncodeInput  = state.EncodeInput
	DecodeInput  = state.DecodeInput
	EncodeAnswer = state.EncodeAnswer
	DecodeAnswer = state.DecodeAnswer
	DecodeRecord = state.DecodeRecord
	Merge        = state.Merge
)

// EyesOf is state.EyesOf.
func EyesOf(s Seat) Eyes { return state.EyesOf(s) }
