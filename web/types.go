package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// listed is a package as the go command lists it.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string // what an import stands for, where that is another path
	Module          *struct {
		Main      bool
		GoVersion string
	}
}

// judged are packages whose types are known, by their paths.
type judged map[string]*types.Package

// typesFor judges the program for another system from its sources: that every package it is made of is there for that
// system, embedded files too, and that all names and types in them are right, in our own packages within functions as well.
// The machine code is the same as natively but for what a system has of its own, and to make it all was a minute's work.
func typesFor(system, processor string) func(context.Context, io.Writer, string) error {
	return func(ctx context.Context, _ io.Writer, dir string) error {
		cmd := exec.CommandContext(ctx, "go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,EmbedFiles,ImportMap,Module", ".")
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+processor)
		out, err := cmd.StdoutPipe()
		if err != nil {
			return err
		}
		var why bytes.Buffer
		cmd.Stderr = &why
		if err := cmd.Start(); err != nil {
			return err
		}
		known := judged{"unsafe": types.Unsafe}
		var wrong []error
		for list := json.NewDecoder(out); ; { // what a package imports comes before it
			var p listed
			if err := list.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return errors.Join(err, cmd.Wait())
			}
			wrong = append(wrong, known.judge(&p, processor))
		}
		if err := cmd.Wait(); err != nil {
			return fmt.Errorf("%w\n%s", err, &why)
		}
		return errors.Join(wrong...)
	}
}

// judge adds a package, and says what is wrong in it.
func (known judged) judge(p *listed, processor string) error {
	if known[p.ImportPath] != nil {
		return nil
	}
	set := token.NewFileSet()
	var files []*ast.File
	var wrong []error
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	c := types.Config{
		Importer:         importer{known, p.ImportMap},
		IgnoreFuncBodies: p.Module == nil || !p.Module.Main,
		Sizes:            types.SizesFor("gc", processor),
		Error:            func(err error) { wrong = append(wrong, err) },
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		c.GoVersion = "go" + p.Module.GoVersion
	}
	known[p.ImportPath], _ = c.Check(p.ImportPath, set, files, nil) // its first error is among them
	return errors.Join(wrong...)
}

// importer finds what a package imports among those that are known.
type importer struct {
	known judged
	other map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if is, ok := i.other[path]; ok {
		path = is
	}
	if p := i.known[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("%s is not listed", path)
}
