package game

import (
	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// The rooms of the table. Each holds the table, which all of them read, and what nobody
// else needs.
type (
	// rowRoom draws the table from the cloth up, and cards that lie side by side.
	rowRoom struct {
		*table
		boxes  []render.Rect
		strips []render.Rect
	}
	// pileRoom draws hands, piles, what counts against a player, what waits to be resolved.
	pileRoom struct {
		*table
		stack  render.Stack
		column render.Tally
		losses render.Places
		onces  []render.Once
	}
	// postRoom draws places of one card with what is attached to it, and arrows.
	postRoom struct {
		*table
		party  []render.Rect // attackers that are tied together
		parts  render.UnitAt
		labels []*match.CardView // what is attached to the unit that is drawn
		energy []*match.CardView
	}
	// panelRoom asks: a panel for every kind of decision.
	panelRoom struct{ *table }
	// railRoom is the right rail: plates, phases, the panel.
	railRoom struct {
		*table
		side   render.Side
		scroll roll        // of the panel
		asked  render.Rect // where the panel stands
	}
	// handRoom is the tools of an assisted effect, and of a board that is put right.
	handRoom struct {
		*table
		hand    handOp
		mending bool // the board is being put right, whatever is asked
	}
	// payRoom puts a plan together that pays.
	payRoom struct {
		*table
		pay payment
	}
	// dropRoom is where what is taken up may be let go, and the drag.
	dropRoom struct {
		*table
		grip   grip
		meant  state.CardID // what is chosen when the act that was given asks
		hosted hosted       // to what the card taken up would be attached
	}
	// pickRoom is what a press on the table means.
	pickRoom struct{ *table }
	// passRoom passes over what is not asked.
	passRoom struct {
		*table
		pass passing
	}
	// logRoom tells what happened.
	logRoom struct{ *table }
	// skillRoom is where one of several skills is chosen.
	skillRoom struct {
		*table
		skill skills
	}
	// largeRoom shows a card large, with its values.
	largeRoom struct {
		*table
		pinned state.CardID // its large face stays until it is let go
	}
	// foreRoom says what answers would do.
	foreRoom struct {
		*table
		fore forecasts
	}
	// jankenRoom is the board of rock, paper, scissors.
	jankenRoom struct {
		*table
		janken jankens
	}
)

// furnish gives every room the table.
func (t *table) furnish() *table {
	for _, r := range []**table{
		&t.rows.table, &t.piles.table, &t.posts.table, &t.panel.table, &t.rail.table, &t.handwork.table, &t.payer.table, &t.drops.table,
		&t.picker.table, &t.passer.table, &t.journal.table, &t.skiller.table, &t.closeup.table, &t.foresight.table, &t.throws.table, &t.teacher.table,
	} {
		*r = t
	}
	return t
}
