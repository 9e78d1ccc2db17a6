package local

import (
	"errors"
	"image"
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

// The browser decodes, scales and encodes: none of that is in the program.

// OpenPictures opens the pictures beside the app's store, a database of their own.
func OpenPictures(app string) *Pictures { return newPictures(&database{name: app + pictureFolder}) }

func (d *database) keys(done func([]string, error)) {
	d.start(func(fail func(error)) {
		tx := d.db.Call("transaction", table, "readonly")
		keys := tx.Call("objectStore", table).Call("getAllKeys")
		dom.Listen(tx, "complete", func(js.Value) {
			var out []string
			for k, i := keys.Get("result"), 0; i < k.Length(); i++ {
				out = append(out, k.Index(i).String())
			}
			done(out, nil)
		})
		dom.Listen(tx, "abort", func(js.Value) { fail(dom.Error(tx.Get("error"))) })
	}, func(err error) { done(nil, err) })
}

// drawn lets the browser decode a file and draws it on a canvas of the size that fit says.
func drawn(file []byte, fit func(w, h int) (int, int), then func(canvas, ctx js.Value, w, h int), fail func(error)) {
	global := js.Global()
	try := func(f func()) {
		if err := dom.Try(f); err != nil {
			fail(err)
		}
	}
	try(func() {
		blob := global.Get("Blob").New([]any{dom.Array(file)})
		dom.Then(global.Call("createImageBitmap", blob), func(bitmap js.Value) {
			try(func() {
				w, h := fit(bitmap.Get("width").Int(), bitmap.Get("height").Int())
				canvas := global.Get("document").Call("createElement", "canvas")
				canvas.Set("width", w)
				canvas.Set("height", h)
				ctx := canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
				ctx.Set("imageSmoothingQuality", "high")
				ctx.Set("fillStyle", "#fff")
				ctx.Call("fillRect", 0, 0, w, h)
				ctx.Call("drawImage", bitmap, 0, 0, w, h)
				bitmap.Call("close")
				then(canvas, ctx, w, h)
			})
		}, fail)
	})
}

// shrink makes a picture that was judged as small as it is kept.
func shrink(file []byte, done func([]byte, error)) {
	fail := func(err error) { done(nil, err) }
	drawn(file, fitted, func(canvas, _ js.Value, _, _ int) {
		var got js.Func
		got = js.FuncOf(func(_ js.Value, args []js.Value) any {
			got.Release()
			if !args[0].Truthy() {
				fail(errors.New("the browser could not write the picture"))
				return nil
			}
			dom.Then(args[0].Call("arrayBuffer"), func(b js.Value) { done(dom.Bytes(b), nil) }, fail)
			return nil
		})
		canvas.Call("toBlob", got, "image/jpeg", float64(pictureLevel)/100)
	}, fail)
}

// pixels decodes a picture that is kept.
func pixels(small []byte, done func(*image.RGBA, error)) {
	fail := func(err error) { done(nil, err) }
	same := func(w, h int) (int, int) { return w, h }
	drawn(small, same, func(_, ctx js.Value, w, h int) {
		m := image.NewRGBA(image.Rect(0, 0, w, h))
		data := ctx.Call("getImageData", 0, 0, w, h).Get("data")
		js.CopyBytesToGo(m.Pix, data)
		done(m, nil)
	}, fail)
}
