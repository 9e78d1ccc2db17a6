package assets

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Langs are the languages the app speaks, the first by default.
var Langs = []string{"ja", "en"}

// words are the app's strings by language and key.
var words = sync.OnceValue(func() map[string]map[string]string {
	out := map[string]map[string]string{}
	for _, lang := range Langs {
		m := map[string]string{}
		if err := json.Unmarshal(file("lang/"+lang+".json"), &m); err != nil {
			panic("assets: lang/" + lang + ".json: " + err.Error())
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
	pairs := make([]string, 0, 2*len(args))
	for i, a := range args {
		pairs = append(pairs, "{"+strconv.Itoa(i)+"}", fmt.Sprint(a))
	}
	return strings.NewReplacer(pairs...).Replace(s)
}
