package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// timing is the step of a play timing; one round of it lies between two rests. Behind the
// last one what could be used "when" something happened lapses, and rule processing comes.
// [2.flow]
func timing(window int, next func(k *K) rules.Next) func(*K) rules.Next {
	return func(k *K) rules.Next {
		if !round(k, window, thens[k.State.Step]) && !cut(k) {
			return rules.Again // 2.flow.5.goto, 2.flow.9.goto
		}
		lapse(k)   // 4.misc.when.2.b2
		process(k) // 3.start.1.2, 3.start.2.3, 3.main.1.2, 3.attack.1.4, 3.attack.2.6 and their like
		if cut(k) {
			return cutOff(k)
		}
		return next(k)
	}
}

// nested is a whole play timing inside the resolution of an effect, before what follows of
// the battle. [3.final.Q4]
func nested(k *K, then string) {
	s := k.Loops.NewSpin()
	for s.Round(); !round(k, inTiming, then) && !cut(k); s.Round() {
	}
	s.End()
	lapse(k)
	process(k)
}

// round is one turn of the loop: autos that wait come before any use; then the turn
// fighter may use something, which may be answered; who passes lets the other fighter use
// a counter, which may be answered too. It ends when both have passed in a row.
// [2.flow.1-10, 2.Q2, 4.kinds.auto.priority, change.2]
func round(k *K, window int, then string) (ended bool) {
	process(k) // 2.flow.1.1
	autos(k)   // 4.kinds.auto.priority
	if cut(k) {
		return true
	}
	before := len(k.State.Happened)
	if f := offer(k, k.Turn(), window, then); f != nil { // 2.flow.2.1, 2.flow.2.2
		follow(k, f) // 2.flow.2.3 to 2.flow.5.2
		lapseBefore(k, before, f)
		return false
	}
	if f := offer(k, k.NonTurn(), inCounter, then); f != nil { // 2.flow.6.1, 2.flow.6.2
		follow(k, f) // 2.flow.6.3 to 2.flow.9.2
		return false
	}
	return true // 2.flow.10.1
}

// cut says whether an effect has ended the phase that goes on: what is being carried out is carried out, and nothing more is used in it.
func cut(k *K) bool { return k.Tallied(tallyCut, state.Nobody, ref{}) > 0 }

// cutOff ends the phase, and the attacks that go on with it, which are not decided: the next phase begins. Nothing that has attacked
// stands for it. [readings.go]
func cutOff(k *K) rules.Next {
	k.Tally(tallyCut, state.Nobody, ref{}, -k.Tallied(tallyCut, state.Nobody, ref{}), ability.ThisTurn)
	for n := len(k.State.Battles); n > 0; n-- {
		b := k.State.Battles[n-1]
		over(k, &b, fighting(k.Board, &b))
	}
	followed(k)
	switch phase := k.State.Phase(); {
	case phase == ability.StartPhase:
		return rules.Goto(stepMain)
	case phase == ability.MainPhase:
		return rules.Goto(stepAttack)
	case phase == ability.AttackPhase:
		return rules.Goto(stepFinal)
	case k.State.Step == stepEndTiming:
		return rules.Goto(stepOver)
	}
	return rules.Goto(stepEnd)
}
