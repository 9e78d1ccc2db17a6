package render

import (
	"image/color"
	"math"
)

// Color is straight (not premultiplied) red, green, blue, alpha.
type Color = color.NRGBA

// Hex is an opaque colour from 0xRRGGBB.
func Hex(v uint32) Color { return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255} }

// Alpha is c at a (0 to 1) of its own opacity.
func Alpha(c Color, a float32) Color {
	c.A = uint8(clamp(float32(c.A)*a+0.5, 0, 255))
	return c
}

// Mix is c moved t (0 to 1) of the way to d.
func Mix(c, d Color, t float32) Color {
	f := func(a, b uint8) uint8 { return uint8(float32(a) + (float32(b)-float32(a))*t + 0.5) }
	return Color{R: f(c.R, d.R), G: f(c.G, d.G), B: f(c.B, d.B), A: f(c.A, d.A)}
}

// Lighten is c with t (-1 to 1) of white, or of black when negative.
func Lighten(c Color, t float32) Color {
	if t < 0 {
		return Mix(c, Color{A: c.A}, -t)
	}
	return Mix(c, Color{R: 255, G: 255, B: 255, A: c.A}, t)
}

// The palette of the look, section 1. Everything drawn takes its colours from here.
var (
	Ink950 = Hex(0x0D1014)
	Ink900 = Hex(0x141920)
	Ink850 = Hex(0x1A2028)
	Ink800 = Hex(0x212934)
	Ink700 = Hex(0x2E3844)
	Ink600 = Hex(0x455160)
	Ink500 = Hex(0x66727F)

	Text1 = Hex(0xF1F0EA) // on dark
	Text2 = Hex(0xB4BCC2) // on dark and on every cloth
	Text3 = Hex(0x8C969E) // on ink900 and ink950 only

	Paper50   = Hex(0xFCFAF4)
	Paper100  = Hex(0xF5F0E3)
	Paper200  = Hex(0xE8E0CD)
	Paper300  = Hex(0xCFC4AC)
	PaperInk  = Hex(0x22252A)
	PaperMute = Hex(0x5B574D)

	Shu    = Hex(0xC5432B)
	Legal  = Hex(0x5BE0C6)
	Sel    = Hex(0xFFCB52)
	Target = Hex(0xFF8A68)
	Focus  = Hex(0x9CC9FF)

	UpPaper   = Hex(0x0B6B4C)
	DownPaper = Hex(0xB02318)
	UpDark    = Hex(0x74E3AE)
	DownDark  = Hex(0xFF937E)

	Gold     = Hex(0xB98200)
	GoldFill = Hex(0xFFF1C9)

	ClauseTold = Hex(0xE6D8B0) // behind a clause that is pointed at
	ClauseDone = Hex(0xFFD770) // behind the clause that is being carried out

	White = Hex(0xFFFFFF)
	Black = Hex(0x000000)

	SlateCard = Hex(0x48535F) // their card on shared squares
	MonGold   = Hex(0xFFE9B0)
	GemPP     = Hex(0x8FD3FF)
	GemSEP    = Hex(0xD79CFF)
)

// Paint takes the colours of marks that say what may be done, or those that eyes with any kind of colour blindness tell
// apart: blue, yellow and magenta of different brightness, for more and less blue and orange.
func Paint(apart bool) {
	Legal, Target, UpPaper, DownPaper, UpDark, DownDark = Hex(0x5BE0C6), Hex(0xFF8A68), Hex(0x0B6B4C), Hex(0xB02318), Hex(0x74E3AE), Hex(0xFF937E)
	if apart {
		Legal, Target, UpPaper, DownPaper, UpDark, DownDark = Hex(0x6CC4FF), Hex(0xFF9BE8), Hex(0x0B4F8F), Hex(0x8F3B00), Hex(0x8CCBFF), Hex(0xFFB066)
	}
}

// Contrast is the WCAG ratio of two opaque colours, 1 to 21.
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	if la < lb {
		la, lb = lb, la
	}
	return (la + 0.05) / (lb + 0.05)
}

func luminance(c Color) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.03928 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}
