package text

import "gotaku/rules/ability"

// Several things that lie somewhere together.

// allThree: three things lie there together, with such words between them.
func allThree(z ZoneWord, there string, one func() ability.Cond, first, second string, needs func(any) bool) Row {
	return Row{Quiet: true, ID: "all three there " + z.EN + first + second, NT: "cond3", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(), one(), one()}}, Needs: needs,
		JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who=Args.2.L.Of.Who:poss}" + z.JA + "に{Args.0.L.Of+:npraw}" + first + "{Args.1.L.Of+:npraw}" + second + "{Args.2.L.Of+:npraw}が‹|すべて›" + there}
}

// threeSorts: nothing need stand between three nouns that each say of what sort they are; a bare kind would be read out of another.
func threeSorts(v any) bool {
	for _, c := range v.(ability.Cond).Args {
		if len(c.L.Of.Has) == 0 {
			return false
		}
	}
	return exceptedApart(v)
}

// soManyOfEach: 自分の墓場のAとBがそれぞれ2枚以上.
func soManyOfEach(z ZoneWord) []Row {
	one := func() ability.Cond {
		return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.Zone}}}}
	}
	return []Row{
		{Quiet: true, ID: "so many of two " + z.EN, NT: "cond1", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(), one()}}, Needs: exceptedApart,
			JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}" + z.JA + "の{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}がそれぞれ{Args.0.R=Args.1.R:num}{:ctr}以上"},
		{Quiet: true, ID: "so many of three " + z.EN, NT: "cond1", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(), one(), one()}}, Needs: exceptedApart,
			JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who=Args.2.L.Of.Who:poss}" + z.JA + "の{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}と{Args.2.L.Of+:npraw}がそれぞれ{Args.0.R=Args.1.R=Args.2.R:num}{:ctr}以上"},
	}
}
