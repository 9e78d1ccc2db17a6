// Package says has a function that prints by a format.
package says

import "fmt"

// Loud is a text of a format.
func Loud(format string, args ...any) string { return fmt.Sprintf(format, args...) + "!" }
