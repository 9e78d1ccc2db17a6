package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// What is said of a phase that each player has, and of whose it is.

// phases are those that come.
var phases = []string{"スタートフェイズ", "メインフェイズ", "エンドフェイズ"}

// inOwnPhase is what each player looks at in a phase of their own, said of whoever's turn it is: 各プレイヤーは、自身のメインフェイズが
// 来たとき、デッキの上2枚を見る. It is read so only where all that is said behind it is about those cards: nothing else says who does it.
func inOwnPhase(n *text.Normal) *text.Normal {
	return n.Put(true, func(i int) (string, int) {
		if i > 0 && n.R[i-1] != '\n' {
			return "", 0
		}
		line, _, _ := strings.Cut(string(n.R[i:]), "\n")
		for _, subject := range eachPlayer {
			behind, is := strings.CutPrefix(line, subject)
			if behind = strings.TrimPrefix(behind, "、"); !is || !strings.HasPrefix(behind, "自身の") {
				continue
			}
			for _, phase := range phases {
				rest, is := strings.CutPrefix(behind, "自身の"+phase+"が来たとき、")
				if rest = strings.TrimPrefix(rest, "自身の"); is && strings.HasPrefix(rest, "デッキの上") && lookedOnly(rest) {
					return "お互いの" + phase + "が来たとき、ターンプレイヤーは、自身の", i + len([]rune(line)) - len([]rune(rest))
				}
			}
		}
		return "", 0
	})
}

// lookedOnly tells whether the first sentence looks at cards and those behind it speak of them.
func lookedOnly(said string) bool {
	list := strings.Split(strings.TrimRight(said, "。 "), "。")
	if !strings.HasSuffix(list[0], "枚を見る") {
		return false
	}
	for _, s := range list[1:] {
		s = strings.TrimLeft(s, " ")
		if !strings.HasPrefix(s, "その中") && !strings.HasPrefix(s, "残りを") && !strings.HasPrefix(s, "1枚を") && !strings.HasPrefix(s, "2枚を") {
			return false
		}
	}
	return true
}

// phaseOfEach is the phase of whoever's turn it is: 各プレイヤーのエンドフェイズが来たとき、そのプレイヤーは…. A phase is its turn player's [7.1.1], and no
// other player is meant there as long as none is named between.
func phaseOfEach(n *text.Normal) *text.Normal {
	began := -1 // where the line begins whose phase is of each
	return n.Put(true, func(i int) (string, int) {
		if i == 0 || n.R[i-1] == '\n' {
			began = -1
			for _, of := range []string{"各プレイヤーの", "お互いの", "各ターンの", "すべてのプレイヤーの"} {
				if leads(n.R, i, of) && slices.ContainsFunc(phases, func(p string) bool { return leads(n.R, i, of+p+"が来たとき、") }) {
					began = i + len([]rune(of))
					return "お互いの", began
				}
			}
		}
		for _, particle := range []string{"は", "の"} {
			if that := "そのプレイヤー" + particle; began >= 0 && leads(n.R, i, that) && !otherPlayer(string(n.R[began:i])) {
				return "ターンプレイヤー" + particle, i + len([]rune(that))
			}
		}
		return "", 0
	})
}

// phaseOfEachEN is that in official English: at the start of each player's main phase, that player draws a card.
func phaseOfEachEN(n *text.Normal) *text.Normal {
	began := -1
	return n.Put(true, func(i int) (string, int) {
		if i == 0 || n.R[i-1] == '\n' {
			began = -1
			for _, at := range []string{"At the start of ", "At the beginning of ", "At the end of "} {
				for _, of := range []string{"each player's ", "each ", "every "} {
					for _, phase := range []string{"start phase, ", "main phase, ", "end phase, ", "turn, "} {
						if bare := phase == "turn, " && of != "each player's "; !bare && leads(n.R, i, at+of+phase) {
							began = i + len(at+of)
							return at + "each player's ", began
						}
					}
				}
			}
		}
		for _, that := range [][2]string{{"that player's ", "the turn player's "}, {"that player ", "the turn player "}, {"That player ", "The turn player "}} {
			if began >= 0 && leads(n.R, i, that[0]) && !otherPlayerEN(string(n.R[began:i])) {
				return that[1], i + len(that[0])
			}
		}
		return "", 0
	})
}

// otherPlayerEN tells whether a player is named, or a side, but for the one whose turn it is.
func otherPlayerEN(said string) bool {
	said = strings.ToLower(said)
	return strings.Contains(strings.ReplaceAll(said, "that player", ""), "player") || strings.Contains(said, "opponent") || strings.Contains(said, "enemy") || strings.Contains(said, "you")
}

// otherPlayer tells whether a player is named, but for the one whose turn it is.
func otherPlayer(said string) bool {
	return strings.Contains(strings.ReplaceAll(said, "そのプレイヤー", ""), "プレイヤー") || strings.Contains(said, "相手")
}

// offered are verbs that let one do something, and as what is paid.
var offered = [][2]string{{"置いて", "置く"}, {"捨てて", "捨てる"}, {"戻して", "戻す"}, {"消滅させて", "消滅させる"}, {"破壊して", "破壊する"}, {"アクトして", "[アクト]"}}

// sparedOffer is what may be done for a card to cost less, said in two sentences: これをプレイする際、…置いてよい。そうしたなら、コストを-2する, or にする. It is
// read as what is paid for that.
func sparedOffer(n *text.Normal) *text.Normal {
	const as, by = "これをプレイする際、", ":コストを"
	within := false
	return n.Put(true, func(i int) (string, int) {
		if i == 0 || n.R[i-1] == '\n' {
			within = leads(n.R, i, as)
		}
		if n.R[i] == '。' {
			within = false
		}
		for _, v := range offered {
			if !within || !leads(n.R, i, v[0]) {
				continue
			}
			if may, at := oneOf(n.R, i+len([]rune(v[0])), "よい。そうしたなら、", "もよい。そうしたなら、", "よい。そうしたら、", "もよい。そうしたら、"); may != "" {
				_, at = oneOf(n.R, at, "これの")
				if cost, at := oneOf(n.R, at, "コストを", "コストは"); cost != "" && at < len(n.R) && (n.R[at] == '-' || '0' <= n.R[at] && n.R[at] <= '9') {
					return v[1] + by, at
				}
			}
		}
		return "", 0
	})
}
