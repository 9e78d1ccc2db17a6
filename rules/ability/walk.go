package ability

// Children calls f for every clause directly inside e, in printed order.
func Children(e Effect, f func(Effect)) {
	list := func(es []Effect) {
		for _, c := range es {
			f(c)
		}
	}
	costs := func(cs []Cost) {
		for _, c := range cs {
			if c.Do != nil {
				f(c.Do)
			}
		}
	}
	switch e := e.(type) {
	case *Modes:
		for _, m := range e.List {
			list(m)
		}
	case *If:
		list(e.Then)
		list(e.Else)
	case *Try:
		costs(e.Cost)
		list(e.Do)
		list(e.Then)
		list(e.Else)
	case *Repeat:
		list(e.Do)
	case *EachOf:
		list(e.Do)
	case *Instead:
		list(e.Do)
	case *Later:
		list(e.Do)
	}
}

// Walk calls f for every clause of a, its costs first, each before what is inside it.
func Walk(a *Ability, f func(Effect)) {
	var visit func(Effect)
	visit = func(e Effect) {
		f(e)
		Children(e, visit)
	}
	for _, c := range a.Cost {
		if c.Do != nil {
			visit(c.Do)
		}
	}
	for _, e := range a.Do {
		visit(e)
	}
}
