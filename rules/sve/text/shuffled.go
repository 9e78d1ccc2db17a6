package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// shuffledOnce leaves out that one's deck is then shuffled right behind a search of it, which official English says and which a search
// does anyhow. 5.8
func shuffledOnce(v reflect.Value) {
	if v.Kind() == reflect.Slice && v.Type() == reflect.TypeOf([]ability.Effect{}) && v.CanSet() {
		es := v.Interface().([]ability.Effect)
		for i := 1; i < len(es); i++ {
			s, is := es[i].(*ability.Shuffle)
			f, finds := es[i-1].(*ability.Find)
			if is && finds && f.To.Zone != ability.Deck && s.Place.Zone == ability.Deck && s.Place.Who == text.Who(ability.You) {
				es = slices.Delete(slices.Clone(es), i, i+1)
				v.Set(reflect.ValueOf(es))
				break
			}
		}
	}
	text.EachField(v, shuffledOnce)
}
