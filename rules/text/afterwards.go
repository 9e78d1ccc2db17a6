package text

import "slices"

// その後 says in which order things are done, and no more: a sentence that begins with it does what it would do without. Behind one
// that is done only if something holds that is too little, where a condition ends with its sentence: whether what comes then waits for
// the condition too, neither rulebook says, and both are printed.

// AfterwardsRow is the word, for the dialects in which it may be doubtful.
func AfterwardsRow(ja, en string) Row {
	return Row{Quiet: true, ID: "afterwards", NT: "sentence", JA: ja + "{+:s1}", EN: en + "{+:s1}", Node: Clause{Then: true}}
}

// afterwards takes the word from the sentences; doubtful: one of them stands behind a condition that may hold for it.
func afterwards(cs []Clause, r Reach) (out []Clause, doubtful bool) {
	hangs := false // the sentence before is done only if, and so may this be
	for i, c := range cs {
		if c.Then {
			if out == nil {
				out = slices.Clone(cs)
			}
			out[i].Then = false
		}
		free := c.If == nil && !c.Did && !c.DidNot && !c.Otherwise && !c.Further && !c.More && !RefersBack(c.Do)
		if c.Then && hangs && free && r != ReachRest {
			doubtful = true
		}
		hangs = c.If != nil && !c.While && !c.Instead || hangs && !free && !c.Otherwise
	}
	if out == nil {
		out = cs
	}
	return out, doubtful
}
