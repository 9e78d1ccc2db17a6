package e2e

import (
	"context"
	"net/url"
	"sync"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// usedTab is a tab of the browser, in which one test comes after another: a new one, with a storage of its own, takes twice the
// processor time to show the program that one takes in which another has run.
type usedTab struct {
	ctx     context.Context
	close   func()
	scripts []page.ScriptIdentifier // of the test that has it
	once    bool                    // no other test may have it: it was closed, something was permitted to it, or another tab has its storage
}

// resting are the tabs that no test has.
var resting struct {
	sync.Mutex
	tabs []*usedTab
}

// rested is a tab that a test has left, or an empty one where there is none.
func rested() *usedTab {
	resting.Lock()
	defer resting.Unlock()
	n := len(resting.tabs)
	if n == 0 {
		return &usedTab{}
	}
	tab := resting.tabs[n-1]
	resting.tabs = resting.tabs[:n-1]
	return tab
}

// rest empties a tab of all that a test left at an address, and keeps it for another; false: it cannot be.
func (u *usedTab) rest(at string) bool {
	if u.once {
		return false
	}
	ctx, cancel := context.WithTimeout(u.ctx, patience)
	defer cancel()
	if err := u.empty(ctx, at); err != nil {
		return false
	}
	resting.Lock()
	defer resting.Unlock()
	resting.tabs = append(resting.tabs, u)
	return true
}

func (u *usedTab) empty(ctx context.Context, at string) error {
	for _, id := range u.scripts {
		if _, err := chromedp.Call(ctx, page.RemoveScriptToEvaluateOnNewDocument, page.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: id}); err != nil {
			return err
		}
	}
	u.scripts = nil
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`(sessionStorage.clear(), true)`)); err != nil {
		return err
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		return err
	}
	origin, err := url.Parse(at)
	if err != nil {
		return err
	}
	_, err = chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin.Scheme + "://" + origin.Host, StorageTypes: "all"})
	return err
}
