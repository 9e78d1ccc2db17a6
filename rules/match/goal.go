package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Aim is what a puzzle asks for.
type Aim uint8

// The aims. Who wins the match has reached every one of them.
const (
	AimWin  Aim = iota // to win
	AimStay            // not to have lost when the turn ends
	AimGone            // that a card is no longer in play
	AimHave            // that a card of a name is in play on one's side
	AimHurt            // that the other seat's score is worse by so much
	aims
)

// Goal is what a seat is to reach before a turn ends.
type Goal struct {
	Aim  Aim
	Seat state.Seat // who is to
	Turn int32      // before this turn ends

	Card state.Ref    // Gone: that card, as it was when the goal was set
	Face state.FaceID // Have: a card with this face
	N    int32        // Hurt: by so much
	Stat ability.Stat // Hurt: the number that runs out; none: the cards in Zone count against a seat
	Zone ability.Zone
	From int32 // Hurt: what it was when the goal was set
}

// aimWords are the aims in the one form in which files and addresses carry them: `A: damage 3`.
var aimWords = [aims]string{AimWin: "win", AimStay: "survive", AimGone: "rid of card", AimHave: "have card", AimHurt: "damage"}

// Text is what a goal asks for, without the moment for which it was set: ReadGoal reads it.
func (g *Goal) Text(p *state.Pool) string {
	s := string(rune('A'+g.Seat)) + ": " + aimWords[g.Aim]
	switch g.Aim {
	case AimGone:
		s += fmt.Sprintf(" %d", g.Card.ID)
	case AimHave:
		s += " " + p.Def(g.Face).ID
	case AimHurt:
		s += fmt.Sprintf(" %d", g.N)
	}
	return s
}

// ReadGoal reads what a goal asks for in a match at the moment where it stands; stat and zone are what counts for the
// players, or against them. False: it is no goal, or none for this moment.
func ReadGoal(m *Match, s string, stat ability.Stat, zone ability.Zone) (g Goal, ok bool) {
	who, what, _ := strings.Cut(strings.TrimSpace(s), ": ")
	if who != "A" && who != "B" {
		return g, false
	}
	g.Seat = state.Seat(who[0] - 'A')
	for i, word := range aimWords {
		of, is := strings.CutPrefix(what, word)
		if !is || of != "" && of[0] != ' ' {
			continue
		}
		of = strings.TrimSpace(of)
		n, err := strconv.ParseInt(of, 10, 16)
		switch g.Aim = Aim(i); {
		case g.Aim == AimHave:
			g.Face = m.setup.Rules.Pool.Face(of)
		case g.Aim == AimGone && err == nil && n > 0 && int(n) < len(m.State().Cards):
			g.Card = m.State().Ref(state.CardID(n))
		case g.Aim == AimHurt && err == nil:
			g.N, g.Stat, g.Zone = int32(n), stat, zone
		case of != "" || g.Aim == AimGone || g.Aim == AimHurt:
			return g, false
		}
		return g, SetGoal(m, &g)
	}
	return g, false
}

// Verdict is how it stands with a goal.
type Verdict uint8

// The verdicts.
const (
	Open Verdict = iota
	Reached
	Missed
)

// mostHurt is how much a goal may ask for.
const mostHurt = 1000

// SetGoal completes a goal for the moment at which a match stands; false: nothing could reach it, or everything has.
func SetGoal(m *Match, g *Goal) bool {
	g.Turn = m.State().Table[state.TableTurnNo]
	if g.Seat == 0 || g.Seat == 1 {
		g.From = g.score(m)
	}
	return g.Holds(m) && (g.Aim == AimStay || g.Judge(m) == Open)
}

// Holds says whether a goal means something in a match: what is judged was sent by somebody.
func (g *Goal) Holds(m *Match) bool {
	k := m.Kernel()
	if g.Aim >= aims || g.Seat != 0 && g.Seat != 1 || g.Turn < 0 {
		return false
	}
	switch g.Aim {
	case AimGone:
		return g.Card.ID > 0 && int(g.Card.ID) < len(k.State.Cards)
	case AimHave:
		return k.Pool.Def(g.Face) != nil
	case AimHurt:
		zone := slices.ContainsFunc(k.Zones, func(z board.ZoneSpec) bool { return z.Word == g.Zone && g.Zone != ability.NoZone })
		return g.N > 0 && g.N <= mostHurt && (g.Stat > 0 && g.Stat < ability.Stats || g.Stat == 0 && zone)
	}
	return true
}

// Judge says how it stands with the goal.
func (g *Goal) Judge(m *Match) Verdict {
	over := m.Result()
	ended := over.Over || m.State().Table[state.TableTurnNo] != g.Turn
	switch {
	case over.Over && !over.Draw && over.Winner == g.Seat, g.so(m, ended && !over.Over):
		return Reached
	case ended:
		return Missed
	}
	return Open
}

// so says whether what is asked for is so; stayed: the turn has ended and nobody has lost.
func (g *Goal) so(m *Match, stayed bool) bool {
	k := m.Kernel()
	switch g.Aim {
	case AimStay:
		return stayed
	case AimGone:
		return !k.Here(g.Card) || !k.InPlay(k.State.Card(g.Card).At.Zone)
	case AimHave:
		for z := range k.Zones {
			if k.Zones[z].Play && slices.ContainsFunc(k.State.List(state.Zone(z), g.Seat), func(id state.CardID) bool { return k.State.Cards[id].Face == g.Face }) {
				return true
			}
		}
	case AimHurt:
		worse := g.score(m) - g.From
		if g.Stat != 0 {
			worse = -worse
		}
		return worse >= g.N
	}
	return false
}

// score is what counts for or against the other seat.
func (g *Goal) score(m *Match) int32 {
	k, other := m.Kernel(), g.Seat.Other()
	switch {
	case g.Aim != AimHurt:
		return 0
	case g.Stat != 0:
		return k.Number(other, g.Stat)
	}
	return int32(k.Count(g.Zone, other))
}
