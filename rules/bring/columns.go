package bring

import (
	"html"
	"regexp"
	"strings"
	"unicode"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// names are what lists call the columns of packs, spelt as plain does, besides the words of the games themselves. A
// name may be of several columns: the first that the game has, and that the values fit, is it.
var names = map[string][]string{}

func init() {
	for _, of := range [...][2]string{
		{"number", "number no id cardnumber cardno cardid cardcode code collectornumber serial key 番号 カード番号 カードno カードナンバー ナンバー 型番 編號 编号 卡号 卡片编号 卡號 nummer numero numéro número"},
		{"name", "name cardname title fullname カード名 カード名称 名前 名称 卡名 卡牌名称 卡片名称 名稱 名字 kartenname nom nombre nome"},
		{"nameEN", "englishname 英語名 英名 英文名"},
		{"kind", "kind type cardtype types category cardkind 種類 カード種類 カード種別 カードタイプ 種別 類型 类型 种类 卡片类型 typ kartentyp tipo"},
		{"class", "class classes craft color colour colors colours element elements attribute clan faction nation クラス カラー 職業 职业 颜色 顏色 阵营 陣營 farbe couleur klasse classe clase"},
		{"traits", "traits trait subtype subtypes subtypeline tribe tribes race races job jobs type types archetype species タイプ 特徴 部族 种族 種族 特征 特徵 merkmale"},
		{"cost", "cost pp mana manacost playcost cmc コスト 費用 费用 消費 kosten coût cout coste costo"},
		{"attack", "attack atk att offense power strength 攻撃 攻撃力 攻击 攻击力 攻擊 攻擊力 angriff attaque ataque"},
		{"life", "life hp health defense defence def toughness 体力 生命 生命值 leben vie vida"},
		{"power", "power attack atk strength pow パワー 力量 战力 戰力 stärke"},
		{"hp", "hp life health 体力"},
		{"defense", "defense defence def 防御 防御力 防禦力"},
		{"critical", "critical crit damage 打撃 打撃力"},
		{"size", "size サイズ 尺寸"},
		{"retreat", "retreat retreatcost 退却"},
		{"text", "text cardtext effect effects ability abilities rulestext rules oracletext description desc skill skills skilltext body テキスト カードテキスト 効果 能力 能力テキスト 本文 效果 效果文本 卡片效果 技能 kartentext texte texto"},
		{"textEN", "englishtext 英語テキスト 英文テキスト"},
		{"trigger", "trigger トリガー"},
		{"icons", "icon icons アイコン"},
		{"title", "universe series titlename タイトル"},
	} {
		for _, w := range strings.Fields(of[1]) {
			names[w] = append(names[w], of[0])
		}
	}
}

// Languages that a name may say at its end. Those of which packs have no column are not read.
var (
	ofJapanese = []string{"ja", "jp", "jpn", "japanese", "日本語"}
	ofEnglish  = []string{"en", "eng", "english", "英語", "us"}
	ofOthers   = []string{"zh", "cn", "tw", "hk", "cht", "chs", "ko", "kr", "de", "fr", "es", "it", "pt", "ru", "th", "id", "zhcn", "zhtw"}
)

// plain is a name without its spelling: small letters, no spaces, lines or dots.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case unicode.IsSpace(r):
			return -1
		}
		if strings.ContainsRune("_-.:/()（）・", r) {
			return -1
		}
		return unicode.ToLower(r)
	}, s)
}

// words are the parts of a name: card_text.en and cardTextEN are card, text and en.
func words(s string) []string {
	var b strings.Builder
	small := false
	for _, r := range s {
		if small && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		small = unicode.IsLower(r)
		b.WriteRune(r)
	}
	return strings.FieldsFunc(b.String(), func(r rune) bool { return strings.ContainsRune(" _-.:/()（）", r) })
}

// candidate is a column that a name may mean.
type candidate struct {
	key  string
	back bool
}

// candidates are the columns that a name may mean, the likeliest first; none: it is not known.
func candidates(name string) (out []candidate) {
	parts, back, english := words(name), false, false
	for n := 0; n < 2 && len(parts) > 1; n++ {
		last := strings.ToLower(parts[len(parts)-1])
		switch {
		case contains(ofEnglish, last):
			english = true
		case contains(ofOthers, last) && last != "id":
			return nil
		case !contains(ofJapanese, last):
			continue
		}
		parts = parts[:len(parts)-1]
	}
	if len(parts) == 0 {
		return nil
	}
	if first := strings.ToLower(parts[0]); len(parts) > 1 && (first == "back" || first == "裏面" || first == "裏") {
		parts, back = parts[1:], true
	}
	for from := 0; from < len(parts) && out == nil; from++ { // card.info.name is a name
		for _, key := range names[plain(strings.Join(parts[from:], ""))] {
			if english {
				switch key {
				case "name", "text", "traits":
					key += "EN"
				}
			}
			out = append(out, candidate{key, back})
		}
	}
	return out
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// looked is how many values of a column are tried before it is believed.
const looked = 300

// columns finds what the fields of the rows are, and notes them.
func (f *found) columns(game string, rows []row) map[string]deck.FoundColumn {
	values := map[string][]string{}
	for i := range rows {
		for _, v := range rows[i].fields {
			list, known := values[v.name]
			if !known && len(f.Columns) < maxFields {
				f.Columns = append(f.Columns, deck.FoundColumn{Name: v.name, Sample: clip(v.text())})
			}
			if len(list) < looked {
				values[v.name] = append(list, v.text())
			}
		}
	}
	taken := map[candidate]bool{}
	for pass := range 3 { // the words of the game itself first, then those of others, then what stands there
		for i := range f.Columns {
			c := &f.Columns[i]
			if c.Key != "" {
				continue
			}
			for _, at := range guesses(game, c.Name, pass) {
				if !taken[at] && fits(game, at.key, values[c.Name], pass) {
					c.Key, c.Back, taken[at] = at.key, at.back, true
					break
				}
			}
		}
	}
	out := map[string]deck.FoundColumn{}
	for _, c := range f.Columns {
		out[c.Name] = c
	}
	return out
}

// guesses are what a name may mean, by pass.
func guesses(game, name string, pass int) []candidate {
	switch pass {
	case 0:
		if key, back := deck.ColumnOf(game, name); key != "" {
			return []candidate{{key, back}}
		}
	case 1:
		return candidates(name)
	case 2:
		return []candidate{{"kind", false}, {"class", false}}
	}
	return nil
}

// fits says whether the values are of a column: where those are words of the game or numbers, most must be known.
func fits(game, key string, values []string, pass int) bool {
	has, closed, _ := deck.HasColumn(game, key)
	if !has || !closed {
		return has
	}
	good, all := 0, 0
	for _, v := range values {
		if v = clean(game, key, v); v == "" {
			continue
		}
		if all++; deck.Fits(game, key, v) {
			good++
		}
	}
	if pass == 2 { // nothing but the values says so
		return all > 2 && good == all
	}
	return good*2 >= all
}

var (
	lineBreak = regexp.MustCompile(`(?i)<br\s*/?>|</(p|div|li)>`)
	picture   = regexp.MustCompile(`(?i)<img\b[^>]*\balt="([^"]*)"[^>]*>`)
	markup    = regexp.MustCompile(`(?i)</?(p|div|li|ul|b|i|u|em|strong|span|font|a|img|ruby|rt|rb|small|sup|sub)(\s[^>]*)?/?>`)
)

// clean is a value as packs have it.
func clean(game, key, s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	if strings.ContainsAny(s, "<&") {
		s = markup.ReplaceAllString(picture.ReplaceAllString(lineBreak.ReplaceAllString(s, "\n"), "$1"), "")
		s = html.UnescapeString(s)
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r) && r != '\n' && r != '　':
			return ' '
		case r != '\n' && state.Unseen(r):
			return -1
		}
		return r
	}, s)
	s = strings.TrimSpace(s)
	has, closed, list := deck.HasColumn(game, key)
	switch {
	case !has:
		return ""
	case key == "text" || key == "textEN":
		return s
	case key == "number":
		return strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) || strings.ContainsRune("/,#", r) {
				return '-'
			}
			return r
		}, s)
	case list:
		return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("\n,、，;；|/／・", r) }), "・")
	case closed:
		return digits(s)
	}
	return strings.Join(strings.Fields(s), " ")
}

// digits is a number without what sites write around it; none: "".
func digits(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r == '−' || r == '–' || r == '—' || r == 'ー':
			r = '-'
		}
		if r == ',' || r == ' ' || r == '　' {
			return -1
		}
		return r
	}, s)
	switch strings.ToLower(s) {
	case "-", "--", "null", "none", "n/a", "なし":
		return ""
	}
	return strings.TrimSuffix(s, ".0")
}

// clip is a sample as it is shown.
func clip(s string) string { return short(strings.Join(strings.Fields(s), " ")) }
