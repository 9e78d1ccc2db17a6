package local

import (
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

// speaker is the page's audio, begun with the first sound: before its user has pressed anything a browser lets none be heard.
var speaker struct {
	context, noise js.Value
}

// Sound makes a sound of tones. A browser that makes none stays silent: whatever is heard is seen as well.
func Sound(tones []Tone, volume float64) {
	_ = dom.Try(func() {
		if !speaker.context.Truthy() {
			speaker.context = js.Global().Get("AudioContext").New()
			speaker.noise = hiss(speaker.context)
		}
		if speaker.context.Get("state").String() == "suspended" {
			speaker.context.Call("resume")
		}
		for _, t := range tones {
			play(speaker.context, t, volume)
		}
	})
}

// hiss is half a second of noise, the same each time.
func hiss(context js.Value) js.Value {
	rate := context.Get("sampleRate").Int()
	buffer := context.Call("createBuffer", 1, rate/2, rate)
	data := buffer.Call("getChannelData", 0)
	seed := uint32(1)
	for i := range rate / 2 {
		seed = seed*1664525 + 1013904223
		data.SetIndex(i, float64(seed)/(1<<31)-1)
	}
	return buffer
}

func play(context js.Value, t Tone, volume float64) {
	begin := context.Get("currentTime").Float() + t.At/1000
	end := begin + t.Long/1000
	var source, pitch js.Value
	out := context.Call("createGain")
	if t.Noise {
		source = context.Call("createBufferSource")
		source.Set("buffer", speaker.noise)
		filter := context.Call("createBiquadFilter")
		filter.Set("type", "bandpass")
		pitch = filter.Get("frequency")
		source.Call("connect", filter)
		filter.Call("connect", out)
	} else {
		source = context.Call("createOscillator")
		source.Set("type", "triangle")
		pitch = source.Get("frequency")
		source.Call("connect", out)
	}
	pitch.Call("setValueAtTime", t.From, begin)
	pitch.Call("exponentialRampToValueAtTime", t.To, end)
	loud := out.Get("gain")
	loud.Call("setValueAtTime", 0.0001, begin)
	loud.Call("exponentialRampToValueAtTime", max(0.0001, t.Loud*volume*0.5), begin+0.012)
	loud.Call("exponentialRampToValueAtTime", 0.0001, end)
	out.Call("connect", context.Get("destination"))
	source.Call("start", begin)
	source.Call("stop", end)
}

// Attend lets the page show whether its person is asked, and says whether nobody looks at it now.
func Attend(asked bool, title, text string) (away bool) {
	if show := js.Global().Get("gotakuAttend"); show.Type() == js.TypeFunction {
		away = show.Invoke(asked, title, text).Truthy()
	}
	return away
}

// Allow asks the person whether messages of the system may come. The browser asks shortly after a press only.
func Allow() *Task[bool] {
	t := &Task[bool]{}
	fail := func(err error) { t.finish(false, err) }
	err := dom.Try(func() {
		// A browser without messages has no such thing to call.
		dom.Then(js.Global().Get("Notification").Call("requestPermission"), func(v js.Value) { t.finish(v.String() == "granted", nil) }, fail)
	})
	if err != nil {
		fail(err)
	}
	return t
}

// Newer begins a newer build of the page that has come; nil: there is none.
func Newer() func() {
	f := js.Global().Get("gotakuNewer")
	if f.Type() != js.TypeFunction {
		return nil
	}
	return func() { f.Invoke() }
}
