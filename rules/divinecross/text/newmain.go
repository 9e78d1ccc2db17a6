package text

import (
	"reflect"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// The new main unit: the one that came as the other retreated, or was swapped. Divine Cross 912.1, 913.1.

// newMain is the unit that came for the one that retreated; what a swap tells first is that unit itself.
var newMain = ability.Ref{Kind: ability.Object, Slot: text.SlotJudged}

// newMainRows name it.
func newMainRows() []text.Row {
	return []text.Row{{ID: "new main unit", NT: "ref", JA: "‹新しい|新たな›メイン・ユニット | ‹新しく|新たに›メイン・ユニットになったユニット", EN: "the new main unit", Node: newMain}}
}

// comesNew makes the new main unit that of what an ability waits for. False: nothing that it waits for brings one.
func comesNew(a *ability.Ability) bool {
	found, ok := false, len(a.On) == 1 && (a.On[0].Verb == ability.RetreatedV || a.On[0].Verb == ability.Swapped)
	var look func(v reflect.Value)
	look = func(v reflect.Value) {
		if r, is := v.Interface().(ability.Ref); is && r == newMain {
			if found = true; ok && a.On[0].Verb == ability.Swapped {
				v.Set(reflect.ValueOf(ability.Ref{Kind: ability.Subject, Slot: text.SlotJudged}))
			}
			return
		}
		text.EachField(v, look)
	}
	look(reflect.ValueOf(&a.Do).Elem())
	return !found || ok
}

// comesOld is the way back, for print: neither event has another card in it that is spoken of.
func comesOld(a *ability.Ability) {
	if len(a.On) != 1 || a.On[0].Verb != ability.Swapped && a.On[0].Verb != ability.RetreatedV {
		return
	}
	is := ability.Ref{Kind: ability.Object}
	if a.On[0].Verb == ability.Swapped {
		is.Kind = ability.Subject
	}
	var look func(v reflect.Value)
	look = func(v reflect.Value) {
		if r, ok := v.Interface().(ability.Ref); ok && r == is {
			v.Set(reflect.ValueOf(newMain))
			return
		}
		text.EachField(v, look)
	}
	look(reflect.ValueOf(&a.Do).Elem())
}
