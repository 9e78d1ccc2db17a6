// Command vet judges our own packages as the toolchain's vet does, and no others: for go vet -vettool. By itself go vet reads
// all sources that ours are made of as well, only to learn which functions in them print by a format, which is a third of its
// work. Of the standard library vet knows those that matter by their names.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// own begins the paths of our packages.
const own = "gotaku"

// unit is what the go command says of a package to judge, as far as it matters here.
type unit struct {
	ImportPath string
	VetxOnly   bool   // nothing is wanted but what others should know of the package
	VetxOutput string // the file for that
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		var judged *exec.ExitError
		if errors.As(err, &judged) {
			os.Exit(judged.ExitCode()) // vet has said why
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run does what the go command asks for: the tool's version, its flags, or to judge the package that a file tells of.
func run(args []string) error {
	if len(args) == 0 {
		return errors.New("vet: it is for go vet -vettool")
	}
	if last := args[len(args)-1]; filepath.Ext(last) == ".cfg" {
		if u, err := read(last); err != nil {
			return err
		} else if u.skipped() {
			return os.WriteFile(u.VetxOutput, nil, 0o666) // nothing is known of it
		}
	}
	vet := exec.Command("go", append([]string{"tool", "vet"}, args...)...)
	vet.Stderr = os.Stderr
	out, err := vet.Output()
	if args[0] == "-V=full" {
		// What the go command keeps of one of the two must not be taken for the other's.
		out = fmt.Appendf(nil, "%s of our own\n", strings.TrimSpace(string(out)))
	}
	os.Stdout.Write(out)
	return err
}

// read reads the file that tells of a package.
func read(name string) (*unit, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var u unit
	if err := json.Unmarshal(data, &u); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &u, nil
}

// skipped says that a package is not ours, and not to be judged.
func (u *unit) skipped() bool {
	return u.VetxOnly && u.ImportPath != own && !strings.HasPrefix(u.ImportPath, own+"/")
}
