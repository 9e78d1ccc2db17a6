package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Whose home area 自軍エリア is depends on who is spoken of: of what the opponent is told to do it is the opponent's [303.4a]. An ability
// sees the squares from the side of its own player, so that there the areas are turned round as they are read, and back as they are
// printed.

// areas are the squares of which each player has their own, and the same seen from the other side.
var areas = map[uint32]uint32{
	ownArea: enemyArea, enemyArea: ownArea,
	ownArea & normalSquares: enemyArea & normalSquares, enemyArea & normalSquares: ownArea & normalSquares,
}

// turnsAreas turns the areas in which the opponent chooses; false: of what another player puts there, or each of them chooses, nothing
// says whose they are.
func turnsAreas(a *ability.Ability) bool {
	told, known := false, true
	ability.Walk(a, func(e ability.Effect) {
		if s := text.SelectorOf(e); s != nil && s.Of.On != nil {
			turned, is := areas[s.Of.On.Mask]
			switch by := chooser(e, s); {
			case !is || by == ability.AnySide || by == ability.You:
			case by == ability.Opponent:
				s.Of.On.Mask, told = turned, true
			default:
				known = false
			}
		}
		if by := chooser(e, text.SelectorOf(e)); by != ability.AnySide && by != ability.You {
			told = true
		}
		if m, is := e.(*ability.Move); is && m.To.On != nil && told {
			_, own := areas[m.To.On.Mask]
			known = known && !own
		}
	})
	return known
}

// chooser is who chooses what something is done to.
func chooser(e ability.Effect, s *ability.Selector) ability.Side {
	if pick, is := e.(*ability.Select); is && pick.By != (ability.Who{}) {
		return pick.By.Side
	}
	if s == nil {
		return ability.AnySide
	}
	return s.By.Side
}

// Unmend turns them back.
func (dialect) Unmend(a *ability.Ability) { turnsAreas(a) }
