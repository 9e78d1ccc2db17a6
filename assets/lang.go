package assets

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"gotaku/rules/games"
)

// Langs are the languages the app speaks, the first by default.
var Langs = []string{"ja", "en"}

// words are the app's strings by language and key: those of the language files, and what
// the games call kinds (kind.unit) and what cards are sorted by (class.red).
var words = sync.OnceValue(func() map[string]map[string]string {
	out := map[string]map[string]string{}
	for _, lang := range Langs {
		name, m := "lang/"+lang+".json", map[string]string{}
		b, err := files.ReadFile(name)
		must(name, err)
		must(name, json.Unmarshal(b, &m))
		for _, w := range games.All() {
			x := w.Lexicon()
			for i := range x.Classes {
				m["class."+x.Classes[i].ID] = x.Classes[i].Shown(lang)
			}
		}
		out[lang] = m
	}
	return out
})

// Text is the app's string for key in lang, with {0}, {1}, ... replaced by args.
// An unknown language is Japanese; an unknown key stands for itself in ⟨ ⟩, so
// that it is seen.
func Text(lang, key string, args ...any) string {
	m, ok := words()[lang]
	if !ok {
		m = words()[Langs[0]]
	}
	s, ok := m[key]
	if !ok {
		return "⟨" + key + "⟩"
	}
	if len(args) == 0 {
		return s
	}
	return Fill(s, args...)
}

// Fill puts args into the holes {0}, {1}, ... of s. What is no hole stays.
func Fill(s string, args ...any) string {
	var b strings.Builder
	for s != "" {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			break
		}
		n := 0
		if i+2 < len(s) && s[i+2] == '}' {
			n = int(s[i+1]) - '0'
		}
		if i+2 >= len(s) || s[i+2] != '}' || n < 0 || n >= len(args) {
			b.WriteString(s[:i+1])
			s = s[i+1:]
			continue
		}
		b.WriteString(s[:i])
		switch v := args[n].(type) {
		case string:
			b.WriteString(v)
		case int:
			b.WriteString(strconv.Itoa(v))
		default:
			fmt.Fprint(&b, v)
		}
		s = s[i+3:]
	}
	b.WriteString(s)
	return b.String()
}
