// Package lab plays many seeded games of two decks and two players that think, and counts
// how they went.
//
// What is to be played is a Plan; it is cut into chunks, which may be played in any order,
// by anybody, twice if need be: a chunk's Tally hangs on the plan and the chunk's number
// alone, and tallies add up. Nothing here knows who deals the chunks out.
package lab

import (
	"encoding/hex"
	"fmt"
	"strings"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
)

// Plan says which games are to be played: all that how they go hangs on.
type Plan struct {
	Game    string    `json:"game"`
	Decks   [2]string `json:"decks"`   // share codes, by seat
	Players [2]string `json:"players"` // by seat, as bot.Players lists them
	Seed    uint64    `json:"seed"`    // of the first game; each further one has the next
	Games   int       `json:"games"`   // 1 to MaxGames
	Chunk   int       `json:"chunk"`   // games of one chunk; the last may have fewer
	Digest  bool      `json:"digest,omitempty"`
	Rules   string    `json:"rules"` // the fingerprint of rules and cards, so that all machines play the same
}

// Bounds of a plan.
const (
	MaxGames = 10_000_000
	MaxChunk = 10_000
	maxCode  = 8 << 10 // bytes of a deck's code
	maxName  = 64      // bytes of a game's, and of a fingerprint
)

// Check says what is wrong with a plan, which may come from anywhere.
func (p *Plan) Check() error {
	switch {
	case p.Games < 1 || p.Games > MaxGames:
		return fmt.Errorf("the games of a plan are 1 to %d", MaxGames)
	case p.Chunk < 1 || p.Chunk > MaxChunk:
		return fmt.Errorf("the games of a chunk are 1 to %d", MaxChunk)
	case len(p.Game) > maxName || len(p.Rules) > maxName:
		return fmt.Errorf("the names of a game and of its rules have at most %d bytes", maxName)
	case len(p.Decks[0]) > maxCode || len(p.Decks[1]) > maxCode:
		return fmt.Errorf("the code of a deck has at most %d bytes", maxCode)
	}
	for _, who := range p.Players {
		if !bot.Known(who) {
			return fmt.Errorf("there is no policy %.40q; there is %s", who, strings.Join(bot.Players(), ", "))
		}
	}
	return nil
}

// Chunks is how many chunks a plan has.
func (p *Plan) Chunks() int { return (p.Games + p.Chunk - 1) / p.Chunk }

// Span is the seed of a chunk's first game, and how many games it has; chunk is from 0 to
// Chunks()-1.
func (p *Plan) Span(chunk int) (seed uint64, n int) {
	first := chunk * p.Chunk
	return p.Seed + uint64(first), min(p.Chunk, p.Games-first)
}

// Fingerprint names rules and cards in a plan.
func Fingerprint(r *rules.Rules) string {
	sum := match.Fingerprint(r)
	return hex.EncodeToString(sum[:])
}
