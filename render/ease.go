package render

// The easings of the look, section 7: t and the result run from 0 to 1.

// OutCubic starts fast and settles: cards that move, panels.
func OutCubic(t float32) float32 { u := 1 - clamp(t, 0, 1); return 1 - u*u*u }

// OutQuad starts fast: the dart of an attack, marks that appear.
func OutQuad(t float32) float32 { u := 1 - clamp(t, 0, 1); return 1 - u*u }

// InOutQuad is slow at both ends: resting, standing, turning over.
func InOutQuad(t float32) float32 {
	t = clamp(t, 0, 1)
	if t < 0.5 {
		return 2 * t * t
	}
	u := 1 - t
	return 1 - 2*u*u
}

// InOutCubic is slower still at both ends: the turn that passes.
func InOutCubic(t float32) float32 {
	t = clamp(t, 0, 1)
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}
