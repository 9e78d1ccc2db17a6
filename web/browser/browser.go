// Package browser finds a Chromium on this machine.
package browser

import (
	"os"
	"os/exec"
)

// Env is the environment variable that names the browser to test with. The browser tests run only where it is set.
const Env = "GOTAKU_BROWSER"

// Shell is Chromium without a window, and Debian's package of it: a page is in it what it is in any other, and a test costs
// a fifth less, which goes into drawing the window that nobody sees.
const Shell = "chromium-headless-shell"

// Find returns the path of a Chromium or Chrome, empty when there is none.
func Find() string {
	return first(
		os.Getenv(Env), Shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		`C:\Program Files\Google\Chrome\Application\chrome.exe`,
	)
}

// Best says whether there is nothing better to look for: what was named, or a Shell.
func Best() bool { return first(os.Getenv(Env), Shell) != "" }

// first is the path of the first program that is there, empty when none is.
func first(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); name != "" && err == nil {
			return path
		}
	}
	return ""
}
