package main

import (
	"fmt"
	"os"

	"gotaku/rules/scenario"
)

func main() {
	for _, f := range os.Args[1:] {
		for _, m := range scenario.Modes {
			out, err := scenario.RunFile(f, m)
			fmt.Println(m, err)
			for _, e := range out {
				fmt.Println(e.Error())
			}
		}
	}
}
