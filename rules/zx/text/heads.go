package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A paragraph begins with the icon of its ability; gates and labels may stand before or
// behind it, a label with what it is about up to the next one. [205.2, 205.4, 801.2]

// Words of the icons of heads.
const (
	autoIcon     = "auto"
	staticIcon   = "static"
	eventIcon    = "event"
	battleIcon   = "battle event"
	playerIcon   = "player"
	validLabel   = "valid"
	costLabel    = "cost"
	triggerLabel = "trigger"
	effectLabel  = "effect"
	optimaIcon   = "zero optima"
	turnIcon     = "turn"
	driveWord    = "zextend drive"
	seedWord     = "evolseed"
	deneiWord    = "denei"
	alterWord    = "alter force"
	ignitionWord = "ig"
)

const ignitionJA, ignitionEN = "イグニッション", "Ignition"

// head is what stands before the text of an ability.
type head struct {
	kind        ability.Kind
	word        string
	marks       ability.Marks // ☆, or both icons of events: no rule tells them apart, and a print keeps which it is
	gates       []ability.Cond
	window      ability.Window
	works       []ability.Zone
	limit       int32
	often       bool // the limit is said in so many words: what is done instead is counted, too
	cost, event *text.Normal
	open        bool         // more of the cost may stand behind what brackets hold of it
	paid        *text.Normal // what may be paid as the ability is carried out, where its text says コストを支払ってよい
}

// Paragraph reads a condition of dynamis, keywords, or a head and its text.
func (d dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) {
	n = spelt(n)
	if d.condition(c, n) {
		return
	}
	h, rest, why := d.head(c, n)
	a := ability.Ability{Word: h.word, Print: n.Source(c.Printed)}
	if why != nil {
		a.Kind = ability.Static
		c.Give(&a, ability.HandAll, n, why)
		return
	}
	if h.kind == 0 && h.cost != nil {
		h.kind = ability.Activated // only they have a cost [801.2a, 1114.2]
	}
	if h.paid != nil {
		if c.Offer, why = offer(c, h.paid); why != nil {
			a.Kind = ability.Static
			c.Give(&a, ability.HandAll, n, why)
			return
		}
		defer func() { c.Offer = nil }()
	}
	a.Works = h.works
	first := len(c.Card.Abilities)
	switch {
	case len(rest.R) == 0 && h.cost == nil && h.event == nil: // what stands on the next line is read without it
		a.Kind = ability.Static
		c.Give(&a, ability.HandAll, n, &text.Trouble{Piece: n, JA: "見出しの後に文がない", EN: "nothing stands behind the head"})
		return
	case h.kind == ability.Spell && text.Colon(rest) >= 0: // what is paid to play a card its text says besides; this is no offer
		a.Kind = ability.Static
		c.Give(&a, ability.HandAll, n, &text.Trouble{Piece: n, JA: "コストのある能力は起動能力", EN: "only activated abilities have a cost"})
		return
	case h.kind == ability.Spell && len(h.works) > 0: // [205.1b, 801.2d]
		a.Kind = ability.Static
		c.Give(&a, ability.HandAll, n, &text.Trouble{Piece: n, JA: "イベント能力はプレイされたイベントだけのもの", EN: "the ability of an event works only as that is played"})
		return
	case h.cost != nil && (h.kind != ability.Activated || h.event != nil):
		a.Kind = ability.Static
		c.Give(&a, ability.HandAll, n, &text.Trouble{Piece: n, JA: "コストのある能力は起動能力", EN: "only activated abilities have a cost"})
		return
	case h.kind == ability.Activated && h.cost == nil && ofDenei(c, rest):
		d.keywords(c, rest)
	case h.kind == ability.Activated:
		d.activated(c, &a, &h, rest, n)
	case h.event != nil:
		d.labelled(c, &a, &h, rest, n)
	case h.kind == 0 || h.kind == ability.Static || h.kind == ability.Triggered:
		for was := -1; len(rest.R) > 0 && len(rest.R) != was; rest = d.keywords(c, rest) { // 絶界 レンジ3
			was = len(rest.R)
		}
		if len(rest.R) == 0 {
			break
		}
		if on, then := d.inCase(c, rest); then != nil && h.kind == ability.Triggered {
			a.Kind, a.On, a.If, a.Print = ability.Triggered, on.On, on.If, rest.Source(c.Printed)
			c.Finish(&a, then, rest)
			break
		}
		if may := allowed(c, rest); may != nil && h.kind == ability.Static {
			a.Kind = ability.Static
			c.Take(&a, text.Body{Do: may.Do, While: may.If}, rest)
			break
		}
		c.Headless(&a, rest, spell && h.kind == 0)
	default:
		if b := thisTurnEnds(c, rest); b != nil {
			a.Kind, a.Print = ability.Spell, rest.Source(c.Printed)
			c.Take(&a, *b, rest)
			break
		}
		c.Headless(&a, rest, true)
	}
	d.behead(c, &h, first, n)
}

// offer is what may be paid as an ability is carried out: resources, or something that is done; both together no text offers.
func offer(c *text.Compiler, n *text.Normal) (*text.Offer, *text.Trouble) {
	if v, t := c.ReadCost(inked(n)); t == nil && onlyResources(text.Clause{Cost: v.([]ability.Cost)}) {
		return &text.Offer{Cost: text.Clone(v).([]ability.Cost)}, nil
	}
	v, t := c.Read(c.Game.Table.Nonterminal("effects"), n)
	if t != nil {
		return nil, t
	}
	return &text.Offer{Do: text.Clone(v).([]ability.Effect)}, nil
}

// head takes what stands before the text.
func (d dialect) head(c *text.Compiler, n *text.Normal) (h head, rest *text.Normal, why *text.Trouble) {
	for {
		for len(n.R) > 0 && (n.R[0] == ' ' || n.R[0] == ':') {
			n = n.Slice(1, len(n.R))
		}
		ic, num, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
		if ic == nil || ic.Kind != text.MarkIcon && ic.Kind != text.ActivatedIcon {
			if end := bracketed(n); end > 0 && d.valid(&h, n.Slice(1, end-1)) { // 【スクエア】 for 【有効】スクエア
				n = n.Slice(end, len(n.R))
				continue
			} else if end > 0 && h.paid == nil && (h.cost == nil || h.open) && aCost(n.Slice(1, end-1)) { // ［黒1、このカードをスリープする］
				part := n.Slice(1, end-1).Trim()
				switch n = n.Slice(end, len(n.R)).Trim(); {
				case h.kind != ability.Activated:
					h.paid = part
				case h.cost != nil:
					h.cost = joined(h.cost, part)
				default:
					h.cost, h.open = part, true
				}
				continue
			}
			if end := called(n); end > 0 && h.kind != 0 && c.Lang == text.JA {
				c.PassOver(n.Slice(0, end), "能力の名前", "the ability's name")
				n = n.Slice(end, len(n.R)).Trim()
				continue
			}
			if end := closing(n); end > 0 && h.limit == 0 && h.kind != 0 { // 〔1ターンに1回〕
				if said, times := oftenAt(string(n.R[1:end-1]) + "、"); said == end-1 {
					h.limit, h.often, n = times, true, n.Slice(end, len(n.R)).Trim()
					continue
				}
			}
			if end, times := oftenAt(string(n.R)); end > 0 && h.limit == 0 && (h.kind == ability.Triggered || h.kind == ability.Static) { // ターン中に1回、
				h.limit, h.often, n = times, true, n.Slice(end, len(n.R)).Trim()
				continue
			}
			g, end := d.gate(c, n)
			if end == 0 {
				return h, n, nil
			}
			if h.gates = append(h.gates, g); g.Op == 0 {
				h.gates, h.word = h.gates[:len(h.gates)-1], driveWord
			}
			n = unbracketed(n.Slice(end, len(n.R)).Trim())
			continue
		}
		behind := n.Slice(end, len(n.R)).Trim()
		kind := map[string]ability.Kind{autoIcon: ability.Triggered, staticIcon: ability.Static, eventIcon: ability.Spell, battleIcon: ability.Spell, "activate": ability.Activated}[ic.Word]
		switch {
		case kind == ability.Spell && h.kind == kind: // of both icons [603.1b]
			h.marks = ability.EitherStep
		case kind != 0 && h.kind != 0:
			return h, n, &text.Trouble{Piece: n, JA: "見出しが二つある", EN: "there are two heads"}
		case ic.Word == battleIcon:
			h.kind, h.marks = kind, ability.EventStep
		case kind != 0:
			h.kind = kind
		case ic.Word == playerIcon:
			end := len([]rune(strings.SplitAfterN(string(behind.R), text.Pick(c.Lang, "」", "\" "), 2)[0]))
			v, t := c.Read(c.Game.Table.Nonterminal("serves"), behind.Slice(0, end).Trim())
			if t != nil {
				return h, n, t
			}
			h.gates = append(h.gates, text.Clone(v).(ability.Cond))
			behind = behind.Slice(end, len(behind.R)).Trim()
		case ic.Word == optimaIcon && num > 0:
			h.gates, behind = append(h.gates, optima(num)), unbracketed(behind)
		case ic.Word == turnIcon && num > 0: // so many times in a turn
			h.limit = num
		case ic.Word == effectLabel:
			return h, behind, nil
		case ic.Word == validLabel:
			to := upToLabel(c, behind)
			if !d.valid(&h, behind.Slice(0, to)) {
				return h, n, &text.Trouble{Piece: n, JA: "有効な期間や領域が読めない", EN: "when or where it is valid cannot be read"}
			}
			behind = behind.Slice(to, len(behind.R)).Trim()
		case ic.Word == costLabel:
			to := upToLabel(c, behind)
			h.cost, behind = unended(behind.Slice(0, to).Trim()), behind.Slice(to, len(behind.R)).Trim()
		case ic.Word == triggerLabel:
			to := upToLabel(c, behind)
			h.event, behind = behind.Slice(0, to).Trim().Sentence(), behind.Slice(to, len(behind.R)).Trim()
		default:
			return h, n, &text.Trouble{Piece: n, JA: "この見出しは読めない", EN: "this head cannot be read"}
		}
		n = behind
	}
}

// bracketed is where the brackets of a label at the front end; 0: there are none.
func bracketed(n *text.Normal) int {
	if len(n.R) == 0 || n.R[0] != '【' && n.R[0] != '[' {
		return 0
	}
	return slices.IndexFunc(n.R, func(r rune) bool { return r == '】' || r == ']' }) + 1
}

// longestName is at least as many runes as the name of an ability has.
const longestName = 16

// called is where the name of an ability ends, which stands before a dash and says nothing: 朝駆け－このカードが…; 0: none stands
// there. A word of the rules within it may say something: イグニッション－.
func called(n *text.Normal) int {
	for i, r := range n.R[:min(len(n.R), longestName)] {
		switch {
		case strings.ContainsRune("-－―—–", r) && i > 1 && i+1 < len(n.R) && (n.R[i+1] < '0' || n.R[i+1] > '9'):
			if ruled(string(n.R[:i])) {
				return 0
			}
			return i + 1
		case strings.ContainsRune("、。：:「」『』【】[]〈〉《》をがはにで0123456789+-", r):
			return 0
		}
	}
	return 0
}

// ruled says whether words have one of the rules in them.
func ruled(s string) bool {
	return strings.Contains(s, ignitionJA) || slices.ContainsFunc(icons(), func(ic text.Icon) bool {
		return strings.Contains(s, strings.TrimRight(strings.Trim(ic.JA, "【】"), "_#∞"))
	})
}

// closing is where brackets of any sort at the front end; 0: there are none.
func closing(n *text.Normal) int {
	if len(n.R) == 0 || !strings.ContainsRune("【[〔(", n.R[0]) {
		return 0
	}
	return slices.IndexFunc(n.R, func(r rune) bool { return strings.ContainsRune("】]〕)", r) }) + 1
}

// upToLabel is where the next label or head stands.
func upToLabel(c *text.Compiler, n *text.Normal) int {
	depth := text.Depths(n.R)
	for i := range n.R {
		if ic, _, _ := c.Game.Lex.IconAt(n.R, i, c.Lang); depth[i] == 0 && ic != nil && (ic.Kind == text.MarkIcon || ic.Kind == text.ActivatedIcon) {
			return i
		}
	}
	return len(n.R)
}

// gate reads P「name」, [race]Lv2, ゼクステンド・ドライブ！ at the front; the condition of the
// last has no operator.
func (d dialect) gate(c *text.Compiler, n *text.Normal) (g ability.Cond, end int) {
	low := strings.ToLower(string(n.R[:min(len(n.R), 60)]))
	for _, s := range [...]string{"ゼクステンド・ドライブ!", "zextend drive!"} {
		if strings.HasPrefix(low, s) {
			return g, len([]rune(s))
		}
	}
	if rest, ok := strings.CutPrefix(low, text.Pick(c.Lang, "ゼロオプティマ", "zero optima ")); ok {
		digits := strings.TrimLeft(rest, "0123456789")
		num := int32(0)
		for _, r := range rest[:len(rest)-len(digits)] {
			num = min(num*10+r-'0', text.MaxNumber)
		}
		if num > 0 {
			return optima(num), len([]rune(low)) - len([]rune(digits))
		}
	}
	if before, _, quoted := strings.Cut(low, text.Pick(c.Lang, "」", "\" ")); quoted && strings.HasPrefix(low, text.Pick(c.Lang, "p「", "p \"")) {
		end := len([]rune(before)) + 1
		if v, t := c.Read(c.Game.Table.Nonterminal("served"), n.Slice(0, end)); t == nil {
			return text.Clone(v).(ability.Cond), end
		}
	}
	if at := strings.Index(low, "lv"); at > 0 {
		end := len([]rune(low[:at])) + len("lv")
		for end < len(n.R) && (n.R[end] == ' ' || '0' <= n.R[end] && n.R[end] <= '9') {
			end++
		}
		if v, t := c.Read(c.Game.Table.Nonterminal("level"), n.Slice(0, end).Trim()); t == nil {
			g = text.Clone(v).(ability.Cond)
			levelled(&g)
			return g, end
		}
	}
	return g, 0
}

// optima is the condition of Zero Optima. [1108.2]
func optima(n int32) ability.Cond {
	of := ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Resource}, Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ig"}}}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &of}, R: ability.N(n)}
}

// everywhere is said of an ability that is valid in every zone.
var everywhere = []ability.Zone{ability.Square, ability.Deck, ability.Discards, ability.Charge, ability.LifeZone, ability.Resource, ability.Hand_, ability.Removed, ability.Soul, ability.Dynamis}

// elsewhere are the zones of what is not in the squares.
var elsewhere = everywhere[1:]

const everywhereJA, everywhereEN = "すべて", "all zones"

// valid reads when and where an ability is valid: 自分ターン1, 手札, すべて. [205.4b, 803.1d]
func (d dialect) valid(h *head, n *text.Normal) bool {
	s := strings.ToLower(strings.NewReplacer("、", "", " ", "", "・", "", "/", "", "のターン", "ターン").Replace(string(n.R)))
	switch s {
	case "":
		return false
	case everywhereJA, strings.ReplaceAll(everywhereEN, " ", ""):
		h.works = everywhere
		return true
	}
	was := *h
	for s != "" {
		found := false
		for _, w := range validWords {
			rest, ok := strings.CutPrefix(s, w.ja)
			if en := strings.ReplaceAll(w.en, " ", ""); !ok && en != "" {
				rest, ok = strings.CutPrefix(s, en)
			}
			if !ok {
				continue
			}
			if found = true; w.zone != ability.NoZone {
				h.works = append(h.works, w.zone)
			} else {
				digits := strings.TrimLeft(rest, "0123456789")
				for _, c := range rest[:len(rest)-len(digits)] {
					h.limit = min(h.limit*10+int32(c-'0'), text.MaxNumber)
				}
				if rest = digits; w.window != ability.AnyWindow {
					h.window = w.window
				}
			}
			s = rest
			break
		}
		if !found {
			*h = was
			return false
		}
	}
	return true
}

// validWords are what a label of validity may say.
var validWords = [...]struct {
	ja, en string
	window ability.Window
	zone   ability.Zone
}{
	{"自分ターン", "your turn", ability.OwnTurn, 0}, {"相手ターン", "opponent's turn", ability.OpponentTurn, 0}, {"ターン", "turn", ability.AnyWindow, 0},
	{"スクエア", "squares", 0, ability.Square}, {"手札", "hand", 0, ability.Hand_}, {"トラッシュ", "trash", 0, ability.Discards}, {"チャージ", "charge", 0, ability.Charge},
	{"リソース", "resources", 0, ability.Resource}, {"デュナミス", "dynamis", 0, ability.Dynamis}, {"デッキ", "deck", 0, ability.Deck}, {"ライフ", "life", 0, ability.LifeZone},
}

// unended is a cost without what stands at its end, a full stop or the end of brackets: 〈黒2〉.
func unended(n *text.Normal) *text.Normal {
	if n = n.Sentence(); len(n.R) > 0 && n.R[len(n.R)-1] == ':' {
		n = n.Slice(0, len(n.R)-1)
	}
	if end := bracketed(n); end == len(n.R) && end > 0 && aCost(n.Slice(1, end-1)) {
		n = n.Slice(1, end-1)
	}
	return n
}

// activated reads 〈COST〉EFFECT or the labels of both. Of what is paid a part may stand in the brackets and the rest behind
// them, before a colon.
func (d dialect) activated(c *text.Compiler, a *ability.Ability, h *head, n, whole *text.Normal) {
	a.Kind = ability.Activated
	cost := h.cost
	for at := text.Colon(n); (h.cost == nil || h.open) && at >= 0; at = text.Colon(n) {
		part := n.Slice(0, at).Trim()
		if n = n.Slice(at+1, len(n.R)).Trim(); cost != nil {
			part = joined(cost, part)
		}
		cost = part
	}
	if at := slices.Index(n.R, ':'); cost == nil && at > 0 { // このカードをスリープする。《白1》: in whatever order that is said and paid [804.2f]
		if stop := slices.Index(n.R[:at], '。'); stop > 0 && at > stop+2 && n.R[stop+1] == '《' && slices.Index(n.R[stop:], '》') == at-1-stop {
			cost, n = joined(n.Slice(stop+1, at), n.Slice(0, stop)), n.Slice(at+1, len(n.R)).Trim()
		}
	}
	if cost == nil && slices.Contains(n.R, ':') { // a full stop in a cost would make an effect of what stands before it
		c.Give(a, ability.HandCost, whole, &text.Trouble{Piece: n, JA: "コストが二つの文になっている", EN: "the cost is more than one sentence"})
		return
	}
	if cost != nil && len(cost.R) > 0 {
		v, t := c.ReadCost(uncircled(inked(cost)))
		if t != nil {
			c.Give(a, ability.HandCost, whole, t)
			return
		}
		a.Cost = text.Clone(v).([]ability.Cost)
		for i := range a.Cost {
			text.OwnCost(&a.Cost[i])
		}
	}
	c.Finish(a, n, whole)
}

// ofDenei tells whether an activated ability is 電影 with its number, and nothing besides. [1114.2]
func ofDenei(c *text.Compiler, n *text.Normal) bool {
	number, is := strings.CutPrefix(strings.ToLower(string(n.Sentence().R)), text.Pick(c.Lang, "電影", "denei "))
	return is && number != "" && strings.Trim(number, "0123456789") == ""
}

// uncircled is a cost whose numbers stood in circles: 黒②.
func uncircled(n *text.Normal) *text.Normal {
	out := &text.Normal{}
	for i, r := range n.R {
		word := []rune{r}
		if '①' <= r && r <= '⑨' {
			word = []rune{r - '①' + '1'}
		}
		for _, w := range word {
			out.Add(w, n.From[i], n.To[i], n.Icons != nil && n.Icons[i])
		}
	}
	return out
}

// labelled reads what 誘発 says and what is done then. [205.4d, 808.1a]
func (d dialect) labelled(c *text.Compiler, a *ability.Ability, h *head, n, whole *text.Normal) {
	a.Kind = ability.Triggered
	if t := d.happens(c, a, h.event); t != nil {
		c.Give(a, ability.HandAll, whole, t)
		return
	}
	c.Finish(a, n, whole)
}

// inCase reads what an automatic ability waits for, said as a case: 【自】このカードが破壊された場合、…; nil: it is not said so. Where
// something is done instead, a case is what would happen. [808.1a]
func (d dialect) inCase(c *text.Compiler, n *text.Normal) (on text.Trigger, then *text.Normal) {
	first, _, _ := strings.Cut(string(n.R), "。")
	said, _, is := strings.Cut(first, "、")
	if !is || !strings.HasSuffix(said, "場合") && !strings.HasSuffix(said, "際") || strings.Contains(first, "時、") || strings.Contains(first, "わりに") {
		return on, nil
	}
	end := len([]rune(said))
	v, t := c.Read(c.Game.Table.Nonterminal("autotrigger"), n.Slice(0, end))
	if t != nil {
		return on, nil
	}
	return text.Clone(v).(text.Trigger), n.Slice(end+1, len(n.R)).Trim()
}

// allowed reads that this card may be played from where it lies, which in a static ability always holds and elsewhere is done once:
// トラッシュにあるこのカードをプレイしてよい; nil: it says something else.
func allowed(c *text.Compiler, n *text.Normal) *text.Clause {
	if !strings.Contains(string(n.R), "このカードを") || !strings.HasSuffix(string(n.Sentence().R), "よい") {
		return nil
	}
	v, t := c.Read(c.Game.Table.Nonterminal("always"), n.Sentence())
	if t != nil {
		return nil
	}
	may := text.Clone(v).(text.Clause)
	return &may
}

// thisTurnEnds reads what an event does as the turn ends, which is this one: an event works only until it is carried out. Of what is
// said behind that it would not be clear when it is done; nil: it says something else. [803.1b, 808.4]
func thisTurnEnds(c *text.Compiler, n *text.Normal) *text.Body {
	if !strings.HasPrefix(string(n.R), "ターン終了時、") {
		return nil
	}
	b, t := c.Body(n, true)
	if t != nil || len(b.Do) != 1 {
		return nil
	}
	return &b
}

// happens reads what an ability waits for, said as what happens or with its time.
func (d dialect) happens(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
	v, t := c.Read(c.Game.Table.Nonterminal("eventRu"), n)
	if t == nil {
		a.On = []ability.Event{text.Clone(v).(ability.Event)}
		return nil
	}
	if v, late := c.Read(c.Game.Table.Nonterminal("trigger"), n); late == nil {
		on := text.Clone(v).(text.Trigger)
		a.On, a.If = on.On, on.If
		return nil
	}
	return t
}
