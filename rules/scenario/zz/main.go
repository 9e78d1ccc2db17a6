package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

func clean(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			x = clean(x)
			if x == nil || x == 0.0 || x == "" || x == false {
				delete(v, k)
			} else {
				v[k] = x
			}
		}
		if len(v) == 0 {
			return nil
		}
		return v
	case []any:
		for i := range v {
			v[i] = clean(v[i])
		}
		if len(v) == 0 {
			return nil
		}
	}
	return v
}

func main() {
	k := ability.Kinds(ability.SpellCard)
	if len(os.Args) > 2 {
		k = ability.Follower
	}
	c, rep := text.SVE().CompileAs(k, "X", strings.ReplaceAll(os.Args[1], `\n`, "\n"), text.JA)
	for i := range c.Abilities {
		for _, e := range c.Abilities[i].Do {
			fmt.Printf("%T\n", e)
		}
	}
	b, _ := json.Marshal(c)
	var v any
	json.Unmarshal(b, &v)
	b, _ = json.MarshalIndent(clean(v), "", " ")
	fmt.Println(string(b))
	fmt.Printf("%+v\n", rep)
}
