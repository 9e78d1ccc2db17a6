// Package browser finds a Chromium on this machine.
package browser

import (
	"os"
	"os/exec"
)

// Env is the environment variable that names the browser to test with. The browser tests run only where it is set.
const Env = "GOTAKU_BROWSER"

// Find returns the path of a Chromium or Chrome, empty when there is none.
func Find() string {
	names := []string{
		os.Getenv(Env), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		`C:\Program Files\Google\Chrome\Application\chrome.exe`,
	}
	for _, name := range names {
		if name == "" {
			continue
		}
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
