// Package wrong has what vet finds: a format of the standard library's, and one of another package of ours.
package wrong

import (
	"fmt"

	"gotaku/web/vet/testdata/says"
)

func texts() []string { return []string{fmt.Sprintf("%d", "one"), says.Loud("%d", "two")} }
