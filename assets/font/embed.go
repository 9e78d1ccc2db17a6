//go:build !js

package font

import _ "embed"

//go:embed ui-regular.ttf
var regular []byte

//go:embed ui-bold.ttf
var bold []byte
