package rules

import "gotaku/rules/board"

// What has moved to package board, by its former names, until all of the repository has
// followed.
type (
	Body      = board.Body
	Text      = board.Text
	Facts     = board.Facts
	Fit       = board.Fit
	Whose     = board.Whose
	Room      = board.Room
	ZoneSpec  = board.ZoneSpec
	Keyword   = board.Keyword
	Look      = board.Look
	Why       = board.Why
	Board     = board.Board
	Counts    = board.Counts
	Ledger    = board.Ledger
	Book      = board.Book
	BookMaker = board.BookMaker
	Bearing   = board.Bearing
	NodeRef   = board.NodeRef
	Usable    = board.Usable
)

const (
	DamageMarker = board.DamageMarker
	FactTurn     = board.FactTurn
	FactHistory  = board.FactHistory
	FactNumbers  = board.FactNumbers
	FactCounters = board.FactCounters
	FactRest     = board.FactRest
	FactDamage   = board.FactDamage
	FactMarks    = board.FactMarks
	FactBattles  = board.FactBattles
	FactLinks    = board.FactLinks
	FactSeen     = board.FactSeen
	FactTallies  = board.FactTallies
	FactEffects  = board.FactEffects
	FactStack    = board.FactStack
	FactWaiting  = board.FactWaiting
	FactTexts    = board.FactTexts
	FactStatics  = board.FactStatics
	FactSums     = board.FactSums
	FactCards    = board.FactCards
	FactTable    = board.FactTable
	FactPlaces   = board.FactPlaces
	FactAll      = board.FactAll
	No           = board.No
	Maybe        = board.Maybe
	Yes          = board.Yes
	None         = board.None
	Its          = board.Its
	Public       = board.Public
	NoLimit      = board.NoLimit
	Refuse       = board.Refuse
	FitFirst     = board.FitFirst
	Later        = board.Later
	After        = board.After
	Before       = board.Before
)

var (
	FactIn    = board.FactIn
	BeginBook = board.BeginBook
	KeyBit    = board.KeyBit
)
