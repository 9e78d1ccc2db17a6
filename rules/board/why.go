package board

// Why says why something is not allowed, with the rule number.
type Why struct{ Rule, JA, EN string }

func (w *Why) Error() string { return w.EN + " [" + w.Rule + "]" }

// Text is what it says in a language, "ja" or "en".
func (w *Why) Text(lang string) string {
	if lang == "en" {
		return w.Error()
	}
	return w.JA + "[" + w.Rule + "]"
}
