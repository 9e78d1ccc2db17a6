package local

// Tone is a part of a sound, all of which are made of tones and noise: there are no recordings.
type Tone struct {
	At, Long float64 // when it begins, and how long it sounds, in ms
	From, To float64 // its pitch at the beginning and at the end, in Hz
	Loud     float64 // 0 to 1
	Noise    bool    // no tone but noise around that pitch
}
