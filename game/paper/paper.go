// Package paper writes pictures on the pages of a PDF file, at their size on paper: the few parts of the format (PDF 1.4)
// that this takes. Lengths are millimetres, from the upper left of a page.
package paper

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"slices"
)

// Doc is a file that is being written. The zero Doc is an empty one.
type Doc struct {
	objects [][]byte // the n-th is object n+1; the first two are the catalog and the list of pages
	pages   []int
}

// Picture is a picture of a file, which any number of pages may show.
type Picture int

// A4 is the size of a page.
const (
	Width  = 210.0
	Height = 297.0
	point  = 72 / 25.4
)

// add numbers an object.
func (d *Doc) add(body []byte) int {
	for len(d.objects) < 2 {
		d.objects = append(d.objects, nil)
	}
	d.objects = append(d.objects, body)
	return len(d.objects)
}

// stream is an object with data behind its dictionary.
func stream(dict string, data []byte) []byte {
	return slices.Concat(fmt.Appendf(nil, "<< %s /Length %d >>\nstream\n", dict, len(data)), data, []byte("\nendstream"))
}

// Drawing takes the rows of a picture, one after the other.
type Drawing struct {
	w, rows   int
	out       bytes.Buffer
	zip       *zlib.Writer
	last, row []byte // the row above, and the one at hand with its filter before it
}

// NewDrawing begins a picture that is w px wide.
func NewDrawing(w int) *Drawing {
	d := &Drawing{w: w, last: make([]byte, 3*w), row: make([]byte, 3*w+1)}
	d.zip = zlib.NewWriter(&d.out)
	return d
}

// Row takes the next row: opaque pixels of four bytes, of which the fourth does not count. What is like the row above costs
// nothing (the Up filter of PNG).
func (d *Drawing) Row(rgba []byte) {
	d.row[0] = 2
	for x := range d.w {
		for i := range 3 {
			v := rgba[4*x+i]
			d.row[1+3*x+i] = v - d.last[3*x+i]
			d.last[3*x+i] = v
		}
	}
	d.zip.Write(d.row)
	d.rows++
}

// Add puts a picture that has all its rows into the file.
func (d *Doc) Add(v *Drawing) Picture {
	v.zip.Close()
	dict := fmt.Sprintf("/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode"+
		" /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns %d >>", v.w, v.rows, v.w)
	return Picture(d.add(stream(dict, v.out.Bytes())))
}

// Page is a sheet that is being drawn on.
type Page struct {
	content bytes.Buffer
	shows   []Picture
}

// Show lays a picture on a page.
func (p *Page) Show(v Picture, x, y, w, h float64) {
	fmt.Fprintf(&p.content, "q %.3f 0 0 %.3f %.3f %.3f cm /P%d Do Q\n", w*point, h*point, x*point, (Height-y-h)*point, v)
	if !slices.Contains(p.shows, v) {
		p.shows = append(p.shows, v)
	}
}

// Line draws a hair line.
func (p *Page) Line(x0, y0, x1, y1 float64) {
	fmt.Fprintf(&p.content, "0.4 w %.3f %.3f m %.3f %.3f l S\n", x0*point, (Height-y0)*point, x1*point, (Height-y1)*point)
}

// Close puts a page behind those that are there.
func (d *Doc) Close(p *Page) {
	content := d.add(stream("", p.content.Bytes()))
	shows := ""
	for _, v := range p.shows {
		shows += fmt.Sprintf(" /P%d %d 0 R", v, v)
	}
	d.pages = append(d.pages, d.add(fmt.Appendf(nil, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.3f %.3f] /Contents %d 0 R /Resources << /XObject <<%s >> >> >>", Width*point, Height*point, content, shows)))
}

// Bytes is the whole file.
func (d *Doc) Bytes() []byte {
	for len(d.objects) < 2 {
		d.objects = append(d.objects, nil)
	}
	kids := ""
	for _, n := range d.pages {
		kids += fmt.Sprintf(" %d 0 R", n)
	}
	d.objects[0] = []byte("<< /Type /Catalog /Pages 2 0 R >>")
	d.objects[1] = fmt.Appendf(nil, "<< /Type /Pages /Count %d /Kids [%s ] >>", len(d.pages), kids)
	var out bytes.Buffer
	out.WriteString("%PDF-1.4\n%\xe4\xba\x94\xe5\x8d\x93\n") // bytes above 127 say that it is no text
	var at []int
	for i, body := range d.objects {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, body)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, n := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", n)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return out.Bytes()
}
