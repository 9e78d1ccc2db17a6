package link

import (
	"errors"
	"fmt"
)

// Fault is an error a person has made or must know of, in both languages.
type Fault struct {
	en error
	ja string
}

// Error is the English sentence.
func (f *Fault) Error() string { return f.en.Error() }

// Text is the sentence in a language, "ja" or "en".
func (f *Fault) Text(lang string) string {
	if lang == "ja" {
		return f.ja
	}
	return f.en.Error()
}

// Unwrap is the English error.
func (f *Fault) Unwrap() error { return f.en }

func fault(ja string, en error) error { return &Fault{en, ja} }

// faultf is a fault whose sentences take the same values in the same order.
func faultf(ja, en string, values ...any) error {
	return fault(fmt.Sprintf(ja, values...), fmt.Errorf(en, values...))
}

// within is a fault that came of another error.
func within(ja, en string, of error) error {
	text := of.Error()
	var f *Fault
	if errors.As(of, &f) {
		text = f.ja
	}
	return fault(fmt.Sprintf(ja, text), fmt.Errorf(en, of))
}
