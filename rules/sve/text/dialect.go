// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// Shadowverse EVOLVE speak.
package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how Shadowverse EVOLVE speaks, in the words of its lexicon.
func Of(words *wing.Lexicon) text.Dialect { return dialect{words: words} }

type dialect struct {
	text.Plain
	words *wing.Lexicon
}

// Leaves adds the number of a lesson.
func (dialect) Leaves(g *text.Game) {
	g.Table.AddLeaf("lesson", lessonLeaf())
	g.Table.AddLeaf("traitor", traitLeaf())
	g.Table.AddLeaf("floor", text.FloorLeaf(true))
	g.Table.AddLeaf("calledname", calledLeaf())
	g.Table.AddLeaf("crestname", crestLeaf())
	g.Table.AddLeaf("sortdone", sortDoneLeaf())
	g.Table.AddLeaf("ofyou", ownLeaf(false))
	g.Table.AddLeaf("ofeach", ownLeaf(true))
	g.Table.AddLeaf("chain", text.Leaf{Parse: text.ParseSaidList, Print: func(*text.Printer, any) (string, bool) { return "", false }})
	officialLeaves(g)
}

// zones are the places of cards that texts name.
func zones(words *wing.Lexicon) []text.ZoneWord {
	return text.SaidZones(words.Zones, []text.ZoneWord{
		{Zone: ability.Field, EnPrep: "on", Put: "場に出す", Into: "onto the field", Made: true},
		{Zone: ability.Hand_, EnPrep: "in", Put: "手札に加える", Into: "into hand", Head: true},
		{Zone: ability.Deck, EnPrep: "in"},
		{Zone: ability.Discards, EnPrep: "in", Put: "墓場に置く", Into: "into the cemetery"},
		{Zone: ability.EX, EnPrep: "in", Put: "EXエリアに置く", Into: "into the EX area", Made: true, Own: true},
		{Zone: ability.EvolveDeck, EnPrep: "in", Put: "エボルヴデッキに置く", Into: "into the evolve deck", Own: true},
		{Zone: ability.Removed, EnPrep: "in"},
	})
}

// host is what this is equipped to. 14.5.2
const host = "これを装備しているフォロワー | これを装備したフォロワー"

// Lexicon is what Shadowverse EVOLVE says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	return &text.Lexicon{
		Icons:    append(sveHeads(), sveWords(d.words)...),
		Counters: "体枚つ人個",
		Alike: [][2]string{{"進化後フォロワー", "進化後のフォロワー"}, {"または", "か"}, {"もしくは", "か"}, {"あるいは", "か"}, {"および", "と"}, {"及び", "と"}, {"かつ、", ""}, {"かつ", ""},
			{"ほかの", "他の"}, {"もっとも", "最も"}, {"それらの中", "その中"}, {"それら以外", "それ以外"}, {"それらはそれぞれ", "それらは"}, {"この能力によって", "これによって"}, {"この効果によって", "これによって"}, {"この能力で", "これによって"}, {"この効果で", "これによって"}, {"それぞれの持ち主の", "持ち主の"}, {"それぞれのオーナーの", "持ち主の"}, {"EXエリアに加える", "EXエリアに置く"}, {"EXエリアに加えて", "EXエリアに置いて"}, {"EXエリアに加え、", "EXエリアに置き、"}, {"に等しい", "と同じ"}, {"点のダメージ", "ダメージ"}, {"全ての", "すべての"}, {"これをプレイするとき", "これをプレイする際"}, {"このカードをプレイするとき", "これをプレイする際"}, {"かわりに", "代わりに"}, {"かぎり", "限り"}, {"進化ポイント", "EP"}, {"プレイポイント", "PP"}, {"を全回復", "をすべて回復"}, {"上限枚数", "上限"}, {"このカードが", "これが"}, {"このカードは", "これは"}, {"このカードを", "これを"}, {"このカードの", "これの"}, {"ターン終了まで", "ターン終了時まで"}, {"これによって破壊された", "これによって破壊した"}, {"これにより破壊された", "これにより破壊した"}, {"ちょうど", ""}, {"同じ名前の", "同名の"}, {"同じカード名の", "同名の"}, {"それのリーダー", "そのリーダー"}, {"これをプレイする際の追加コストとして", "これをプレイする際、追加コストとして"},
			{"相手プレイヤー1人は", "相手プレイヤーすべては"}, {"一番上のカード1枚", "上1枚"}, {"一番上のカード", "上1枚"}, {"一番下のカード1枚", "下1枚"}, {"一番下のカード", "下1枚"}, {"デッキの上のカード", "デッキの上"}},
		Respelt:   respelt,
		GoesOn:    goesOn,
		Given:     []string{"を持", "を得", "を与", "を失", "を付与", "と「", "と『", "と【"},
		OfItself:  [...]string{text.JA: "これは", text.EN: "this "},
		BareNames: true,
		Verbs:     sveVerbs,
		Spells:    ability.SpellCard,
		Bounds: []text.Bound{
			{JA: "元のコスト", EN: "with original cost", B: ability.Bound{Stat: ability.CostStat, Original: true}},
			{JA: "コスト", EN: "with cost", B: ability.Bound{Stat: ability.CostStat}},
			{JA: "元の攻撃力", EN: "with original attack", B: ability.Bound{Stat: ability.Attack, Original: true}},
			{JA: "攻撃力", EN: "with attack", B: ability.Bound{Stat: ability.Attack}, Icon: true},
			{JA: "元の体力", EN: "with original life", B: ability.Bound{Stat: ability.LifeStat, Original: true}},
			{JA: "体力", EN: "with life", B: ability.Bound{Stat: ability.LifeStat}, Icon: true},
		},
		Traits: []string{"土の印"}, BareTraits: true, Itself: true, Reminders: reminders, Riders: []string{"(自分の場に【スタック】を持つカードがない", "(if there are no cards on your field with stack"}, AtOnce: saysAtOnce, Commas: true, NeedsApart: true, PlaceLast: true,
		Zones: zones(d.words),
		Rows: text.Common.Minus("is damaged", "per one played", "dies", "this and the next turn").With(text.Faces{
			"its owner":             {JA: "‹その|それの›オーナーは‹、|›{Do.0:effect}"},
			"your":                  {JA: "自分の{:ofyou}", EN: "your "},
			"their":                 {JA: "自身の | 自分の{:ofeach}", EN: "their "},
			"it":                    {JA: "それ | それら | それぞれ | そのカード", EN: text.ItMark + " | it | them | they | that card"},
			"host":                  {JA: host, EN: "the follower equipped with this | the equipped follower"},
			"named number":          {JA: "指定した数字 | 指定した数", EN: "the named number"},
			"host noun":             {JA: host, EN: "the follower equipped with this"},
			"this noun":             {EN: "this | this card | this follower | this amulet"},
			"other":                 {JA: "他の | これ以外の | このカード以外の | このフォロワー以外の | これを除く | このフォロワーを除く"},
			"fought":                {JA: "これと交戦している | これと交戦した | 交戦相手の | これと交戦する"},
			"not class":             {JA: "{Has.0.Value:class}でない | {Has.0.Value:class}以外の"},
			"select":                {EN: "select {Sel:targets} | choose {Sel:targets}"},
			"count is or less":      {EN: "there are {R:nummany} or less {L.Of:np} | there are at most {R:nummany} {L.Of:np} | you have at most {R:nummany} {L.Of:np} | you have {R:nummany} or less {L.Of:np} | you have {R:nummany} or fewer {L.Of:np}"},
			"count is or more":      {EN: "there are {R:nummany} or more {L.Of:np} | there are at least {R:nummany} {L.Of:np} | you have at least {R:nummany} {L.Of:np} | you have {R:nummany} or more {L.Of:np}"},
			"cost when played icon": {EN: "as you play this, if {If:threshold} is active, its cost is {Do.0:playcost} | as you play this, {If:threshold} its cost is {Do.0:playcost}"},
			"came by an ability":    {EN: "an ability put {Args.0.On.Subj.Ref:ref} onto the field | {Args.0.On.Subj.Ref:ref} was put onto the field by an ability"},
			"was played from":       {EN: "{On.Subj.Ref:ref} was played from the {On.From:zone} | {On.Subj.Ref:ref} was played from your {On.From:zone}"},
			"else":                  {JA: "そうでない‹なら|場合›‹、|›{+:s3} | それ以外なら‹、|›{+:s3} | 違うなら‹、|›{+:s3} | ‹ない|いない›‹なら|場合›‹、|›{+:s3}", EN: "otherwise, {+:s3} | if not, {+:s3}"},
			"among":                 {EN: "{N:count} {Of+:npraw} from among them | {N:count} {Of+:npraw} among ‹them|those cards›"},
			"shuffle one's own":     {EN: "shuffle the deck | shuffle"},
			"any it":                {EN: text.ItMark + " | it | them"},
			"any this":              {EN: "this | this card | this follower | this amulet"},
			"additional cost":       {EN: "as an additional cost to play this, {AddCost.0.Do:effect} | as an additional cost to play this ‹card|spell|follower|amulet›, {AddCost.0.Do:effect} | as you play this‹| card| spell| follower| amulet›, {AddCost.0.Do:effect} as an additional cost"},
			"optional cost":         {JA: "これをプレイする際、追加コストとして‹|、›{AddCost.0.Do:effectT}‹よい|もよい› | これをプレイする際、{AddCost.0.Do:effectT}‹よい|もよい›", EN: "as an optional additional cost to play this, {AddCost.0.Do:effect} | as an additional cost to play this‹| card| spell| follower| amulet›, you may {AddCost.0.Do:effect} | you may {AddCost.0.Do:effect} as an additional cost to play this‹| card| spell| follower| amulet› | as you play this‹| card| spell| follower| amulet›, you may {AddCost.0.Do:effect} as an additional cost"},
			"actor":                 {JA: "相手プレイヤーすべては‹、|›{Do.0:effect} | 相手‹|プレイヤー|のプレイヤー|のプレイヤーすべて›は‹、|›{Do.0:effect}"},
		}).Plus(slices.Concat(sveOwn(), ofEitherName(), lifeRows(), further(), stacks(), setOffRows(), inEither(zones(d.words)), typedRows(), raisedRows(), listedRows(), diceRows(), heldRows(), floorRows(), askedRows(), byAbilities(), fullPlaces(), officialRows(), sortRows(), saidRows(), slotRows(), spelledRows(), []text.Row{anyCemetery()}, crossedRows(), rewordedRows(), latestRows(), eitherEvents(), text.DidThereRows(zones(d.words)), text.LimitRows("手札の上限", "hand limit", ability.HandLimit))...),
		InOrder: true, // 10.6.2.8.2
		Reach:   text.ReachRest, Apart: apart(), InsteadOn: true, Had: true, PerPlayed: true, Repeats: true,
		Holds:     []ability.Stat{ability.HandLimit},
		Alone:     ability.Leader,
		Living:    ability.Follower | ability.Leader,
		Unbid:     ability.Advance,   // 14.2.1
		Gained:    []string{"drive"}, // 14.4.7.3
		StateLike: []string{"overflow", "sanguine"},
		Compares: []text.Compared{{ID: "life", JA: "{L.Who:poss}リーダー‹の体力が|の[体力]が|の[体力]|が体力|が[体力]›", EN: "{L.Who:poss}leader's life", L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}},
			{ID: "turns begun", JA: "{L.Who:poss}経過ターン数が", EN: "the number of {L.Who:poss}elapsed turns", L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}}}, // 3.3.2
		Pays:    []string{"eat", "race", "fuse"},
		Room:    fieldRoom(),
		Undone:  []text.Word{{JA: "進化していない|進化前の", EN: "unevolved", Val: ability.Evolved}},
		Markers: []text.Word{{JA: "スタック", EN: "Stack"}},
		World:   world(),
		Kinds:   text.SaidKinds(d.words.Kinds, text.Word{JA: "フォロワー・トークン|トークン・フォロワー", EN: "follower token,follower tokens", Val: ability.Follower | ability.Token}, text.Word{JA: "アドバンスフォロワー", EN: "advanced follower,advanced followers", Val: ability.AdvanceCard | ability.Follower}),
		Stats: []text.Word{
			{JA: "攻撃力", EN: "attack", Val: ability.Attack},
			{JA: "体力", EN: "life", Val: ability.LifeStat},
			{JA: "元のコスト", EN: "original cost", Val: ability.Stat(0)},
		},
		States: text.Said(d.words.States, text.Word{JA: "交戦中の", EN: "fighting", Val: ability.InBattle}),
		Defaults: map[ability.Kinds]ability.Zone{
			ability.Follower:                       ability.Field,
			ability.Amulet:                         ability.Field,
			ability.Follower | ability.Amulet:      ability.Field,
			ability.Follower | ability.Token:       ability.Field,
			ability.EvolveCard | ability.Follower:  ability.Field,
			ability.AdvanceCard | ability.Follower: ability.Field,
			ability.Leader:                         ability.LeaderArea,
			ability.Crest:                          ability.EX,
		},
	}
}

// world is what the rules of the game let happen: chapter 4; the verbs of chapters 5, 8, 12 and 14.
func world() *text.World {
	return &text.World{
		Playing: []string{"quick"}, Before: []string{"quick"}, OnBoard: []string{"evolve", "superevolve", "race", "box"}, // 12.3
		Across:   []ability.Verb{ability.AttackV},                                                                                                                                                                                                                                                                 // 8.4.3.1
		Goes:     map[string]ability.Zone{"fuse": ability.EX},                                                                                                                                                                                                                                                     // 12.18.2
		Numbered: []ability.Verb{ability.LifeUp, ability.LifeDown, ability.GainedDrive, ability.RolledV},                                                                                                                                                                                                          // how much life, how much drive
		Stays:    []ability.Zone{ability.LeaderArea},                                                                                                                                                                                                                                                              // 4.3
		Once:     map[ability.Verb]text.OnceOnly{ability.Evolves: {Acts: []string{"evolve", "superevolve"}, Is: ability.Evolved, Kind: ability.EvolveCard}},                                                                                                                                                       // 5.16.4, 12.2.5
		Most:     map[ability.Zone]int32{ability.Field: 5},                                                                                                                                                                                                                                                        // 4.4.4.1
		Play:     []ability.Zone{ability.Field}, Board: []ability.Zone{ability.Field, ability.LeaderArea}, Keeps: []ability.Zone{ability.EX}, Down: []ability.Zone{ability.Discards}, Lent: []ability.Zone{ability.Hand_, ability.EX, ability.Discards, ability.Removed}, Discards: []ability.Zone{ability.Hand_}, // 4.8.3.3, 10.6.2.1.3, 5.12.1
		Never: ability.SpellCard,
		Leads: text.Leading{Kind: ability.Leader, Stat: ability.LifeStat}, Fight: ability.Follower | ability.Leader, Fighting: ofFollowers, Targets: true, Spent: true, // 2.7, 2.8, 10.6.2.3
		Only: map[ability.Kinds]text.Places{ // 2.3, 4.3, 4.16, 9.1.4.2, 14.5.2.1.2
			ability.Follower: sveCards, ability.Amulet: sveCards, ability.SpellCard: sveCards &^ text.PlacesOf([]ability.Zone{ability.Field}),
			ability.Leader: text.PlacesOf([]ability.Zone{ability.LeaderArea}), ability.Crest: text.PlacesOf([]ability.Zone{ability.EX}), ability.EquipmentCard: text.PlacesOf([]ability.Zone{ability.Equipment}),
		},
		Made: []ability.Verb{ability.Played, ability.ActivatedV, ability.AttackV, ability.Engaged, ability.DealtDamage, ability.TakeDamage, ability.LifeUp, ability.LifeDown, ability.Stood, ability.ActedV,
			ability.CounterPut, ability.CounterRemoved, ability.PlusV, ability.MinusV, ability.PhaseBegan, ability.Selected, ability.Evolves, ability.SuperEvolves,
			ability.FusedV, ability.FusedWith, ability.EquippedV, ability.RacedV, ability.GainedDrive, ability.DriveTriggered, ability.BurstV, ability.ModesV, ability.RolledV, ability.SetOffV, ability.DriveChecked},
		Happened: map[ability.Verb][]ability.Zone{
			ability.AttackV: {ability.Field}, ability.Engaged: {ability.Field}, ability.Stood: {ability.Field}, ability.ActedV: {ability.Field},
			ability.Evolves: {ability.Field}, ability.SuperEvolves: {ability.Field}, ability.RacedV: {ability.Field}, ability.GainedDrive: {ability.Field}, ability.DriveChecked: {ability.Field},
			ability.Played: {ability.Resolving}, ability.FusedV: {ability.EX}, ability.FusedWith: {ability.Discards}, // 10.6.2.1, 12.18.4, 12.18.4.1
			ability.EquippedV: {ability.Field}, // 14.5.2.2
		},
		Sees: map[ability.Verb]ability.Zone{ability.FusedV: ability.EX, ability.FusedWith: ability.Discards},                                // 12.18.4, 12.18.4.1
		Met:  map[ability.Verb][]ability.Zone{ability.EquippedV: {ability.Equipment}, ability.AttackV: {ability.Field, ability.LeaderArea}}, // 14.5.2.2, 8.3
	}
}

// Paragraphs reads a text as lists print it: a row of hyphens divides abilities, and a row
// of dashes begins the box of a token that the text names, which is a card of its own.
func (d dialect) Paragraphs(c *text.Compiler, n *text.Normal) []*text.Normal {
	const row = 3 // so many make one
	depth, out := text.Depths(n.R), &text.Normal{}
	if string(n.R) == "-" { // a card without abilities
		return nil
	}
	for i := 0; i < len(n.R); {
		end := i + 1
		for end < len(n.R) && n.R[end] == n.R[i] {
			end++
		}
		switch long := depth[i] == 0 && end-i >= row; {
		case long && (n.R[i] == '―' || n.R[i] == '─' || n.R[i] == '━'):
			c.PassOver(n.Slice(i, len(n.R)), "トークンの説明として読み飛ばす", "this is taken for the description of a token")
			return d.Plain.Paragraphs(c, out.Trim())
		case long && n.R[i] == '-':
			out.Add('\n', n.From[i], n.To[end-1], false)
		default:
			for ; i < end; i++ {
				out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
			}
		}
		i = end
	}
	return d.Plain.Paragraphs(c, out)
}

// Continues is so also of a line that says something of the ability above it: how often it is used, or what X is, and of what is
// repeated, below the line that says how often.
func (d dialect) Continues(r []rune, i int) bool {
	above := strings.TrimRight(string(r[max(0, i-14):i]), " \n")
	if at := strings.LastIndex(above, "下記を"); at >= 0 && (strings.HasSuffix(above[at:], "回くり返す。") || strings.HasSuffix(above[at:], "回繰り返す。")) {
		return true
	}
	if instead(r[i:]) {
		return true
	}
	for _, begins := range []string{"この能力は", "Xは「", "このターン、この能力", "This ability costs ", "This ability can ", "Activate only "} {
		if strings.HasPrefix(string(r[i:min(i+20, len(r))]), begins) {
			return true
		}
	}
	return d.Plain.Continues(r, i)
}

// instead tells whether a line says with the icon of a threshold what is done instead of what the line above does.
func instead(r []rune) bool {
	line, _, _ := strings.Cut(string(r[:min(len(r), longLine)]), "\n")
	for _, w := range append(slices.Clip(thresholdWords), "覚醒", "真紅", riteWord) {
		if rest, is := strings.CutPrefix(line, "【"+w); is {
			_, rest, _ = strings.Cut(rest, "】")
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, "なら"), "、")
			return strings.HasPrefix(rest, "代わりに") || strings.HasPrefix(rest, "かわりに")
		}
	}
	for _, w := range []string{"[spellchain", "[necrocharge", "[combo", "[overflow", "[sanguine", "[earth rite"} {
		if strings.HasPrefix(line, w) {
			return strings.HasSuffix(line, " instead.") || strings.Contains(line, " instead of ") || strings.Contains(line, "] instead")
		}
	}
	return false
}

// longLine is how much of a line is looked at.
const longLine = 300

// Paragraph reads a line about building decks first. 6.1.1.4
func (d dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) {
	if c.Constructed(n) {
		return
	}
	if standsStill(c, n) {
		c.Give(&ability.Ability{Kind: ability.Static, Print: n.Source(c.Printed)}, ability.HandAll, n, &text.Trouble{Piece: n, JA: "フォロワーにならないアミュレットは攻撃も交戦もしない", EN: "an amulet that never becomes a follower neither attacks nor fights"})
		return
	}
	n = evolvesUnsaid(d.iconFirst(c, d.thresholdPaid(c, n)), c.Lang)
	if withCosts(c, n) {
		head := text.Pick(c.Lang, "[起動]", activates)
		n = n.Put(true, func(i int) (string, int) {
			if i == 0 {
				return head + "[", 1
			}
			return "", 0
		})
	}
	if each := eachWhile(n); c.Lang == text.JA && len(each) > 1 {
		for _, one := range each {
			d.Plain.Paragraph(c, one, spell)
		}
		return
	}
	does, cost := evolveCost(evolution(n, c.Lang), c.Lang)
	d.Plain.Paragraph(c, does, spell)
	if cost != nil {
		c.Headless(&ability.Ability{}, cost, false)
	}
	for i := range c.Card.Cost {
		fromHand(c.Card.Cost[i].Do)
	}
	if c.Card.Needs != nil {
		needs := someThere(*c.Card.Needs)
		c.Card.Needs = &needs
	}
}

// someThere says of what must be there for a card to be played that it is not so that there is none, as most cards do.
func someThere(c ability.Cond) ability.Cond {
	if c.Op == ability.And {
		c.Args = slices.Clone(c.Args)
		for i := range c.Args {
			c.Args[i] = someThere(c.Args[i])
		}
	}
	if none := (ability.Cond{Op: ability.Compare, L: c.L, R: ability.N(1)}); c.L.Op == ability.CountOf && text.Equal(c, none) {
		none.Cmp, none.R = ability.LE, ability.Amount{}
		return ability.Cond{Op: ability.Not, Args: []ability.Cond{none}}
	}
	return c
}

// eachWhile are the sentences of a paragraph of which each says as long as what it holds, with an icon before none of them: they are abilities
// of their own.
func eachWhile(n *text.Normal) (each []*text.Normal) {
	depth, from, long := text.Depths(n.R), 0, false
	if len(n.R) > 0 && n.Icons[0] {
		return nil
	}
	for i, r := range n.R {
		long = long || depth[i] == 0 && leads(n.R, i, "限り、")
		if r != '。' || depth[i] > 0 {
			continue
		}
		if !long {
			return nil
		}
		each = append(each, n.Slice(from, i+1).Trim())
		from, long = i+1, false
	}
	if rest := n.Slice(from, len(n.R)).Trim(); len(rest.R) > 0 {
		if !long {
			return nil
		}
		each = append(each, rest)
	}
	return each
}

// Trigger reads a trigger behind the icon of a threshold too, which is that of what the ability does: 【土の秘術】…とき、….
func (d dialect) Trigger(c *text.Compiler, n *text.Normal) (text.Trigger, *text.Normal) {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != text.ThresholdIcon || end == len(n.R) {
		on, rest := d.Plain.Trigger(c, n)
		if rest != nil && c.Lang == text.EN && (leads(rest.R, 0, "if it is ") || leads(rest.R, 0, "if this is ")) { // the third of those that are played
			if nth, behind := c.Trigger(n, true); behind != nil && len(nth.On) == 1 && nth.On[0].Nth > 0 {
				return nth, behind
			}
		}
		return on, rest
	}
	icon := &text.Normal{}
	for i, r := range n.R[:end] {
		icon.Add(r, n.From[i], n.To[i], n.Icons[i])
	}
	for end < len(n.R) && (n.R[end] == ' ' || n.R[end] == '、' || n.R[end] == ':') {
		end++
	}
	on, rest := d.Plain.Trigger(c, n.Slice(end, len(n.R)))
	if rest == nil {
		return on, nil
	}
	if c.Lang == text.EN {
		icon.Add(' ', icon.From[len(icon.R)-1], icon.To[len(icon.R)-1], false)
	}
	for i, r := range rest.R {
		icon.Add(r, rest.From[i], rest.To[i], rest.Icons[i])
	}
	return on, icon
}

// standsStill tells whether a paragraph of an amulet begins with an icon of what attacks or fights, where nothing in its text makes
// a follower of it: what is operated, for a turn. 5.32.1, 12.8 to 12.14
func standsStill(c *text.Compiler, n *text.Normal) bool {
	if c.Silent || c.Kinds&^ability.Token != ability.Amulet || slices.ContainsFunc(becomesFollower, func(w string) bool { return strings.Contains(strings.ToLower(c.Printed), w) }) {
		return false
	}
	for i := 0; i < len(n.R); {
		ic, _, end := c.Game.Lex.IconAt(n.R, i, c.Lang)
		if ic == nil || ic.Kind != text.KeywordIcon && ic.Kind != text.TriggerIcon {
			return false
		}
		if slices.Contains(ofFollowers, ic.Word) && (ic.Kind == text.TriggerIcon || end == len(n.R) || !strings.ContainsRune("をとがのはにか、", n.R[end])) {
			return true
		}
		for i = end; i < len(n.R) && n.R[i] == ' '; i++ {
		}
	}
	return false
}

// becomesFollower is what an amulet says that is a follower at times. 5.32, 5.25
var becomesFollower = []string{"操縦", "operate", "これはフォロワーである", "これをフォロワーにする", "make this a follower", "it's a follower", "it is a follower", "this is a follower", "this becomes a follower", "it becomes a follower"}

// ofFollowers are the icons of those that attack or are attacked. 【守護】 says itself what of it is of followers alone. 12.8.2
var ofFollowers = []string{"storm", "rush", "assail", "intimidate", "drain", "bane", "drive", "single drive", "twin drive", "onattack", "onattackleader", "onattackfollower"}

// Noun puts where it lies what is said of its player alone: 自分の『N』, 自分の硝子・カード are
// on the field. 2.3.4
func (d dialect) Noun(g *text.Game, f *ability.Filter, raw bool) {
	d.Plain.Noun(g, f, raw)
	if !raw && text.Sided(f) && text.Unplaced(f) && !slices.ContainsFunc(f.Or, placed) && f.Kind != ability.SpellCard && f.Depth == nil && !slices.ContainsFunc(f.Is, notOnField) {
		f.Zone = []ability.Zone{ability.Field}
	}
}

func placed(f ability.Filter) bool { return !text.Unplaced(&f) }

// notOnField: cards lie face up or face down in the evolve deck.
func notOnField(s ability.State) bool { return s == ability.FaceUp || s == ability.FaceDown }

// Sentence says it or them, and they of what the opponent did, and of anyone's cemetery that it is.
func (dialect) Sentence(w *text.Printer, c text.Clause) (string, bool) {
	s, ok := w.Pronounced(c)
	if w.Lang == text.JA && slices.ContainsFunc(c.Do, takesAnyones) {
		if at := bareZone(s, cemetery); at >= 0 {
			s = s[:at] + anyones + s[at+len(cemetery):]
		}
	}
	return s, ok
}

// Counter is 人 of leaders; on the field 体 of followers and つ of amulets.
func (dialect) Counter(_ *text.Game, f *ability.Filter, kinds ability.Kinds) string {
	there := text.Equal(f.Zone, []ability.Zone{ability.Field})
	kinds &^= ability.Token
	if kinds == 0 && there && text.Named(f) {
		kinds = ability.Follower
	}
	switch {
	case kinds&ability.Leader != 0:
		return "人"
	case !there && !text.Fought(f):
	case kinds == ability.Amulet:
		return "つ"
	case kinds&ability.Follower != 0 && kinds&ability.Amulet == 0:
		return "体"
	}
	return "枚"
}

// sveCards is where cards of decks lie. 4.14, 4.16
var sveCards = ^text.PlacesOf([]ability.Zone{ability.LeaderArea, ability.Equipment})

// sveHeads are the icons that stand before a text. Rules 12.1 to 12.18, 14.
func sveHeads() []text.Icon {
	this := func(v ability.Verb, w string) ability.Event {
		return ability.Event{Verb: v, Subj: text.ThisFilter(), Word: w}
	}
	attacks := func(k ability.Kinds, z ability.Zone) ability.Event { // print says it in words
		return ability.Event{Verb: ability.AttackV, Subj: text.ThisFilter(), Obj: &ability.Filter{Kind: k, Zone: []ability.Zone{z}, Who: text.Who(ability.Opponent)}}
	}
	last := ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: text.ThisFilter(), Word: "lastwords"}
	return []text.Icon{
		{Kind: text.TriggerIcon, Word: "fanfare", JA: "[ファンファーレ]", EN: "[fanfare]", On: this(ability.Entered, "fanfare")},
		{Kind: text.TriggerIcon, Word: "lastwords", JA: "[ラストワード]", EN: "[last words]", On: last},
		{Kind: text.TriggerIcon, Word: "onevolve", JA: "【進化時】", EN: "[on evolve]", On: this(ability.Evolves, "onevolve")},
		{Kind: text.TriggerIcon, Word: "onsuperevolve", JA: "【超進化時】", EN: "[on super-evolve]", On: this(ability.SuperEvolves, "onsuperevolve")},
		{Kind: text.TriggerIcon, Word: "onattack", JA: "【攻撃時】", EN: "[on attack]", On: this(ability.AttackV, "onattack")},
		{Kind: text.TriggerIcon, Word: "onattackleader", JA: "【リーダー攻撃時】", EN: "[on attack leader]", On: attacks(ability.Leader, ability.LeaderArea)},
		{Kind: text.TriggerIcon, Word: "onattackfollower", JA: "【フォロワー攻撃時】", EN: "[on attack follower]", On: attacks(ability.Follower, ability.Field)},
		{Kind: text.TriggerIcon, Word: "onrace", JA: "【出走時】", EN: "[on race]", On: this(ability.RacedV, "onrace")},
		{Kind: text.TriggerIcon, Word: "ondrive", JA: "【ドライブ獲得時】", EN: "[on drive]", On: this(ability.GainedDrive, "ondrive")},
		{Kind: text.ActivatedIcon, Word: "activate", JA: "[起動]", EN: "[activate]", Alias: "起動能力", Plain: true},
		{Kind: text.ActivatedIcon, Word: "evolve", JA: "[進化]", EN: "[evolve]", Marks: ability.Evolve, Plain: true},
		{Kind: text.ActivatedIcon, Word: "advance", JA: "[アドバンス起動]", EN: "[advance]", Marks: ability.Advance | ability.EvolveLike, Plain: true},
		{Kind: text.ActivatedIcon, Word: "eat", JA: "[食事]", EN: "[eat]", Marks: ability.EvolveLike, Counts: true},
		{Kind: text.ActivatedIcon, Word: "ride", JA: "[憑依]", EN: "[ride]", Marks: ability.EvolveLike},
		{Kind: text.MarkIcon, Word: "quick", JA: "[クイック]", EN: "[quick]", Alias: "Q", Marks: ability.Quick, Alone: true},
		{Kind: text.MarkIcon, Word: "unionburst", JA: "[UB]", EN: "[UB]", Alias: "ユニオンバースト|union burst", Marks: ability.UnionBurst},
		{Kind: text.MarkIcon, Word: "fusion", JA: "【融合】", EN: "[fusion]", Marks: ability.Fusion, Costs: "fuse", Works: ability.Hand_},
	}
}

// sveWords are the icons within a text. Rules 12, 13, 14.3 to 14.5.
func sveWords(words *wing.Lexicon) []text.Icon {
	kw := func(word, ja string) text.Icon {
		return text.Icon{Kind: text.KeywordIcon, Word: word, JA: "【" + ja + "】", EN: "[" + word + "]"}
	}
	th := func(word, ja, en, alias string, c ability.Cond) text.Icon {
		c.Word = word
		return text.Icon{Kind: text.ThresholdIcon, Word: word, JA: ja, EN: en, Alias: alias, Value: c}
	}
	you := ability.Who{Side: ability.You}
	count := func(f ability.Filter) ability.Amount { return ability.Amount{Op: ability.CountOf, Of: &f} }
	played := ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: you}, Per: ability.ThisTurn}
	maxPP := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: you}
	out := []text.Icon{
		kw("ward", "守護"), kw("storm", "疾走"), kw("rush", "突進"), kw("assail", "指定攻撃"), kw("intimidate", "威圧"),
		kw("drain", "ドレイン"), kw("bane", "必殺"), kw("aura", "オーラ"), kw("stack", "スタック"), kw("drive", "ドライブ"),
		kw("single drive", "シングルドライブ"), kw("twin drive", "ツインドライブ"), kw("start amulet", "スタートアミュレット"),
		th("combo", "【コンボ_#】", "[combo #]", "", ability.Cond{Op: ability.Compare, L: played, Cmp: ability.GE}),
		th("spellchain", "【スペルチェイン_#】", "[spellchain #]", "SC", ability.Cond{Op: ability.Compare, Cmp: ability.GE, At: ability.ResolveStart,
			L: count(ability.Filter{Kind: ability.SpellCard, Zone: []ability.Zone{ability.Discards}, Who: you})}),
		th("necrocharge", "【ネクロチャージ_#】", "[necrocharge #]", "NC", ability.Cond{Op: ability.Compare, Cmp: ability.GE, At: ability.ResolveStart,
			L: count(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: you})}),
		th("overflow", "【覚醒】", "[overflow]", "", ability.Cond{Op: ability.Compare, L: maxPP, R: ability.N(7), Cmp: ability.GE}),
		th("sanguine", "【真紅】", "[sanguine]", "", ability.Cond{Op: ability.And, Args: []ability.Cond{
			{Op: ability.TurnOf, Who: you},
			{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown, Who: you}, Per: ability.ThisTurn}}}),
		th("earthrite", "【土の秘術_#】", "[earth rite #]", "", ability.Cond{Op: ability.Did}),
		{Kind: text.StatIcon, JA: "[攻撃力]", EN: "[attack]", Alias: "atk", Value: ability.Attack},
		{Kind: text.StatIcon, JA: "[体力]", EN: "[life]", Alias: "defense|def", Value: ability.LifeStat},
		{Kind: text.CostIcon, JA: "[コスト#]", EN: "[cost#]"},
		lessonIcon,
		{Kind: text.ActIcon, JA: "[アクト]", EN: "[act]", Alias: "engage"},
	}
	for _, c := range words.Classes {
		out = append(out, text.Icon{Kind: text.ClassIcon, Word: c.ID, JA: "[" + c.JA + "]", EN: "[" + c.EN + "]", Alias: c.Also})
	}
	return out
}

// sveVerbs are those of Shadowverse EVOLVE.
var sveVerbs = []text.VerbWord{
	{ID: "evolves", Verb: ability.Evolves, JA: "進化した", EN: "evolves~evolve", Cannot: "進化できない", Unable: "cannot evolve"},
	{ID: "superevolves", Verb: ability.SuperEvolves, JA: "超進化した", EN: "super-evolves~super-evolve", Cannot: "超進化できない", Unable: "cannot super-evolve"},
	{ID: "attacks", Verb: ability.AttackV, JA: "攻撃した", EN: "attacks~attack", Cannot: "‹|相手を›攻撃できない", Unable: "cannot attack"},
	{ID: "engages", Verb: ability.Engaged, JA: "交戦した", EN: "fights~fight"},
	{ID: "destroyed", Verb: ability.Destroyed, JA: "破壊された", EN: "is destroyed~are destroyed", Unable: "cannot be destroyed", Not: "破壊されない"},
	{ID: "banished", Verb: ability.Banished, JA: "消滅した", EN: "is banished~are banished", Unable: "cannot be banished", Not: "消滅しない"},
	{ID: "stands", Verb: ability.Stood, JA: "スタンドした", EN: "stands~stand", Unable: "cannot stand", Not: "スタンドしない"},
	{ID: "acted", Verb: ability.ActedV, JA: "アクトした", EN: "is acted~are acted", Unable: "cannot be acted", Not: "アクトしない"},
	{ID: "races", Verb: ability.RacedV, JA: "出走した", EN: "races~race"},
	{ID: "fused", Verb: ability.FusedV, JA: "融合した", EN: "is fused~are fused"},
	{ID: "selected", Verb: ability.Selected, JA: "選ばれた", EN: "is selected~are selected", Unable: "cannot be selected", Not: "選ばれない"},
}

// fieldRoom is how many cards may still be put onto one's field. 4.4.4.1
func fieldRoom() ability.Amount {
	return ability.Amount{Op: ability.Minus, Args: []ability.Amount{
		{Op: ability.StatOf, Stat: ability.FieldLimit, Who: text.Who(ability.You)},
		{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}}}}
}
