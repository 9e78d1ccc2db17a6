package site

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"math"
	"strconv"
)

// manifestFile is what a browser reads to install the page.
const manifestFile = "manifest.webmanifest"

// iconSizes are the sizes of the icon, in px.
var iconSizes = [...]int{192, 512}

// install adds what makes the page one that can be installed: its manifest, and its icon.
func (b *builder) install() error {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	var icons []icon
	for _, px := range iconSizes {
		n := strconv.Itoa(px)
		if err := b.write("icon-"+n+".png", drawIcon(px)); err != nil {
			return err
		}
		icons = append(icons, icon{"icon-" + n + ".png", n + "x" + n, "image/png", "any maskable"})
	}
	manifest, err := json.MarshalIndent(map[string]any{
		"name": "五卓 Gotaku", "short_name": "五卓", "lang": "ja", "id": "./", "start_url": "./", "scope": "./",
		"display": "standalone", "orientation": "any", "background_color": "#0D1014", "theme_color": "#0D1014", "categories": []string{"games"},
		"icons": icons,
	}, "", " ")
	if err != nil {
		return err
	}
	return b.write(manifestFile, append(manifest, '\n'))
}

// drawIcon is the five dots on the dark of the page, as a PNG. The dots lie within what a mask of any shape leaves.
func drawIcon(px int) []byte {
	ground, dot := color.RGBA{0x0D, 0x10, 0x14, 0xFF}, color.RGBA{0xC5, 0x43, 0x2B, 0xFF}
	img := image.NewRGBA(image.Rect(0, 0, px, px))
	for y := range px {
		for x := range px {
			in := 0.0 // how much of the pixel a dot covers
			for _, c := range [...][2]float64{{0.33, 0.33}, {0.67, 0.33}, {0.5, 0.5}, {0.33, 0.67}, {0.67, 0.67}} {
				far := math.Hypot(float64(x)+0.5-c[0]*float64(px), float64(y)+0.5-c[1]*float64(px))
				in = max(in, min(1, 0.075*float64(px)-far+0.5))
			}
			mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*in + 0.5) }
			img.SetRGBA(x, y, color.RGBA{mix(ground.R, dot.R), mix(ground.G, dot.G), mix(ground.B, dot.B), 0xFF})
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes()
}
