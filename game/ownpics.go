package game

import (
	"errors"
	"image"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/web/link/local"
)

// ownPictures are the player's own pictures of cards. They stay on this machine: no record, link, report or file of what is
// kept has anything of them.
type ownPictures struct {
	*Core
	have  map[string]*image.RGBA // those that were drawn last
	order []string               // their names, the last one last
	asked map[string]bool        // those that are on their way
	era   int                    // how often all that was drawn was forgotten: what was asked for before is not what there is now
	run   *picturing             // under way as long as its sign is shown; nil: none
}

// mostPixelsHeld is how many pictures are held as pixels: what is drawn of them is kept elsewhere.
const mostPixelsHeld = 48

// Has says whether there is a picture of that name.
func (p *ownPictures) Has(name string) bool {
	kept := p.Env.Pictures
	return kept != nil && kept.Has(name)
}

// Picture is it, or lets it come.
func (p *ownPictures) Picture(name string) *image.RGBA {
	if m := p.have[name]; m != nil {
		if n := len(p.order); p.order[n-1] != name {
			i := slices.Index(p.order, name)
			p.order = append(slices.Delete(p.order, i, i+1), name)
		}
		return m
	}
	if p.asked[name] {
		return nil
	}
	if p.have == nil {
		p.have, p.asked = map[string]*image.RGBA{}, map[string]bool{}
	}
	p.asked[name] = true
	era := p.era
	await(p.Core, p.Env.Pictures.Get(name), func(m *image.RGBA, err error) {
		if era != p.era {
			return
		}
		delete(p.asked, name)
		if err != nil {
			return // it is forgotten: the card is drawn
		}
		if len(p.order) >= mostPixelsHeld {
			delete(p.have, p.order[0])
			p.order = p.order[1:]
		}
		p.have[name], p.order = m, append(p.order, name)
	})
	return nil
}

// changed lets all that is drawn be drawn anew.
func (p *ownPictures) changed() {
	p.have, p.order, p.asked = nil, nil, nil
	p.era++
	p.Art.Flush()
	p.Dirty()
}

// forget forgets all pictures.
func (p *ownPictures) forget() {
	if p.Env.Pictures == nil {
		return
	}
	await(p.Core, p.Env.Pictures.Clear(), func(_ struct{}, err error) {
		if p.changed(); err != nil {
			p.Say(p.T("error.storage"))
		}
	})
}

// loosePicture is a file of a picture that was brought.
type loosePicture struct {
	name string
	read func() Task[[]byte]
}

// mostBrought is how many files are looked at, at a time.
const mostBrought = 20_000

// bring keeps pictures for the cards that their files are called after, and then says what came of each.
func (p *ownPictures) bring(list []loosePicture) {
	if p.Env.Pictures == nil {
		p.Say(p.T("error.storage"))
		return
	}
	if _, signed := p.top().(*opening); signed && p.run != nil { // a folder's files come one after the other
		p.run.add(list)
		return
	}
	run := &picturing{kept: p.Env.Pictures, called: map[string][]string{}}
	run.add(list)
	p.run = run
	p.calls(run, assets.Games(), func() {
		readBehind(p.Core, "pics.keeping", run, func() {
			p.run = nil
			p.changed()
			p.Notice(p.T("pics.title"), run.said(p.Core))
		})
	})
}

// calls reads which cards there are in games, carried and the player's own.
func (p *ownPictures) calls(run *picturing, games []string, then func()) {
	if len(games) == 0 {
		then()
		return
	}
	p.shelf.withCards(games[0], func(g *assets.Game) {
		game := gameName(g)
		for i := range g.Rules.Pool.Defs {
			d := &g.Rules.Pool.Defs[i]
			if len(d.Sides) == 0 {
				continue
			}
			key := pictureKey(game, d.Number)
			for _, name := range [...]string{d.Number, d.Sides[0].Name, d.Sides[0].NameEN} {
				if name = plainly(name); name != "" && !slices.Contains(run.called[name], key) && len(run.called[name]) < mostCalled {
					run.called[name] = append(run.called[name], key)
				}
			}
		}
		p.calls(run, games[1:], then)
	})
}

// mostCalled is how many cards of one name take a picture.
const mostCalled = 40

// picturing keeps pictures, a few at a time: most of the time each waits for the machine.
type picturing struct {
	kept   *local.Pictures
	called map[string][]string // the cards by what files are called after
	list   []loosePicture
	next   int // of it that is begun next
	ended  int
	lanes  [4]lane

	done      int // pictures that are kept
	strangers []string
	bad       []string // names
	why       []error
}

// lane is one picture on its way.
type lane struct {
	name    string
	to      []string // the cards that are still to have it; none: the lane is free
	reading Task[[]byte]
	file    []byte
	keeping Task[struct{}]
}

func (p *picturing) add(list []loosePicture) {
	p.list = append(p.list, list[:min(len(list), mostBrought-len(p.list))]...)
}

func (p *picturing) Waits() bool { return true }
func (p *picturing) Done() bool  { return p.ended == len(p.list) }

// Stop begins no further picture. Those that are under way are waited for, and it is told what is kept.
func (p *picturing) Stop() bool {
	p.list = p.list[:p.next]
	return false
}

func (p *picturing) Part() float32 { return float32(p.ended) / float32(max(len(p.list), 1)) }

// Step goes on as far as nothing has to be waited for.
func (p *picturing) Step() bool {
	for i := range p.lanes {
		for n := 0; n < stepsAtOnce && p.step(&p.lanes[i]); n++ {
		}
	}
	return p.Done()
}

// stepsAtOnce bounds a tick: files that no card is called as take one step each.
const stepsAtOnce = 16

// step does one thing; false: it waits, or nothing is left.
func (p *picturing) step(l *lane) bool {
	switch {
	case l.keeping != nil:
		if !l.keeping.Done() {
			return false
		}
		_, err := l.keeping.Result()
		if l.keeping = nil; err != nil {
			p.end(l, err)
		} else if l.to = l.to[1:]; len(l.to) == 0 {
			p.end(l, nil)
		}
	case l.file != nil:
		l.keeping = p.kept.Keep(l.to[0], l.file)
	case l.reading != nil:
		if !l.reading.Done() {
			return false
		}
		b, err := l.reading.Result()
		if l.reading = nil; err == nil && len(b) == 0 {
			err = local.ErrNoPicture
		}
		if l.file = b; err != nil {
			p.end(l, err)
		}
	case p.next == len(p.list):
		return false
	default:
		of := &p.list[p.next]
		p.next++
		s := strings.ReplaceAll(of.name, "\\", "/")
		l.name = tidy(s[strings.LastIndexByte(s, '/')+1:])
		for _, name := range namings(of.name) {
			if l.to = slices.Clone(p.called[name]); len(l.to) > 0 {
				l.reading = of.read()
				return true
			}
		}
		p.strangers = append(p.strangers, l.name)
		p.ended++
	}
	return true
}

// end frees a lane.
func (p *picturing) end(l *lane, err error) {
	if p.ended++; err != nil {
		p.bad, p.why = append(p.bad, l.name), append(p.why, err)
	} else {
		p.done++
	}
	*l = lane{}
}

// mostTold is how many files are told of by name.
const mostTold = 12

// said is what came of it, in words.
func (p *picturing) said(c *Core) string {
	out := c.T("pics.kept", p.done)
	if n := len(p.strangers); n > 0 {
		out += "\n" + c.T("pics.strangers", n, strings.Join(p.strangers[:min(n, mostTold)], c.pick("、", ", ")))
	}
	for i, name := range p.bad[:min(len(p.bad), mostTold)] {
		out += "\n" + c.T("pics.bad", name, pictureFault(c, p.why[i]))
	}
	if n := len(p.bad) - mostTold; n > 0 {
		out += "\n" + c.T("pics.bad.more", n)
	}
	return out
}

// pictureFault is why a picture was not kept.
func pictureFault(c *Core, err error) string {
	switch {
	case errors.Is(err, local.ErrNoPicture):
		return c.T("pics.fault.kind")
	case errors.Is(err, local.ErrLargePicture):
		return c.T("pics.fault.large", local.MaxPicture>>20, local.MaxPixels/1_000_000)
	case errors.Is(err, local.ErrManyPictures):
		return c.T("pics.fault.many", local.MaxPictures)
	}
	return c.T("pics.fault.unread")
}

// pictured is where pictures are brought and forgotten.
func (p *prefs) pictured(f *Frame, r render.Rect, _ float32) {
	kept := p.c.Env.Pictures
	if kept == nil {
		p.note(f, r, 0, f.T("error.storage"))
		return
	}
	p.label(f, r, 0, f.T("pics.count", kept.Len()))
	choose := func() {
		if p.c.Env.Pick(".zip,.png,.jpg,.jpeg,.webp") != nil {
			p.c.Notice(p.c.T("pics.title"), p.c.T("pics.drop"))
		}
	}
	half := (r.W - f.Px(10)) / 2
	f.Button(render.R(r.X, r.Y+f.Px(28), half, f.Px(42)), "pics:files", f.T("pics.files"), "", render.Raised, choose)
	folder := func() {
		if p.c.Env.PickFolder == nil || p.c.Env.PickFolder() != nil {
			p.c.Notice(p.c.T("pics.title"), p.c.T("pics.drop"))
		}
	}
	f.Button(render.R(r.X+half+f.Px(10), r.Y+f.Px(28), half, f.Px(42)), "pics:folder", f.T("pics.folder"), "", render.Raised, folder)
	var forget func()
	if kept.Len() > 0 {
		forget = func() { p.c.remove(p.c.T("pics.count", kept.Len()), p.c.T("pics.forget.note"), p.c.pics.forget) }
	}
	f.Button(render.R(r.X, r.Y+f.Px(80), r.W, f.Px(42)), "pics:forget", f.T("pics.forget"), "", render.Outline, forget)
}

// picturesNote says how files are to be called.
func (p *prefs) picturesNote(f *Frame, r render.Rect, _ float32) {
	p.note(f, r, 0, f.T("pics.note", local.MaxPicture>>20, local.MaxPictures))
}
