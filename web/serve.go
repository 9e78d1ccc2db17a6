package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"

	"gotaku/web/relay"
	"gotaku/web/site"
)

// Bounds of what one stranger can hold. A page of six megabytes goes through a line of 20 kB a second in its time.
const (
	headTime  = 10 * time.Second
	readTime  = 30 * time.Second
	writeTime = 5 * time.Minute
	idleTime  = time.Minute
	headSize  = 16 << 10
)

// served is how: behind a proxy of our own, and whether matches are relayed.
type served struct{ proxy, relays bool }

// serve serves a built folder and the signalling until ctx ends. It says where on w. Behind a proxy of our own,
// addresses are those that it forwards for.
func serve(ctx context.Context, w io.Writer, addr, dir string, how served) error {
	files, err := site.Handler(dir)
	if err != nil {
		return err
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	limits := relay.DefaultLimits()
	limits.BehindOneProxy = how.proxy
	if !how.relays {
		limits.Relayed = 0
	}
	signal := relay.New(limits)
	mux := http.NewServeMux()
	mux.Handle("/", files)
	mux.Handle("/signal", signal)
	srv := &http.Server{
		Handler: mux, MaxHeaderBytes: headSize,
		ReadHeaderTimeout: headTime, ReadTimeout: readTime, WriteTimeout: writeTime, IdleTimeout: idleTime,
	}
	go func() {
		<-ctx.Done()
		signal.Close()
		srv.Close()
	}()
	fmt.Fprint(w, where(l.Addr(), ownAddress()))
	if !how.proxy {
		l = newFair(l, connectionsOfOne)
	}
	if err := srv.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// where says at which addresses the site is: for the browser of this machine and, when all addresses are listened on,
// for others, by the address own that this machine has in its network.
func where(at net.Addr, own string) string {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return fmt.Sprintf("play at http://%s/\n", at)
	}
	port := strconv.Itoa(tcp.Port)
	s := fmt.Sprintf("play at http://%s/\n", net.JoinHostPort("localhost", port))
	if own != "" {
		s += fmt.Sprintf("with a friend in the same network, both at http://%s/ (a link leads where it was made)\n", net.JoinHostPort(own, port))
	}
	return s
}

// ownAddress is this machine's address in its network; "" when it has none. Nothing is sent to find it.
func ownAddress() string {
	c, err := net.Dial("udp", "192.0.2.1:9") // an address of documentation (RFC 5737): the way there is the way out
	if err != nil {
		return ""
	}
	defer c.Close()
	a, ok := c.LocalAddr().(*net.UDPAddr)
	if !ok || a.IP.IsLoopback() || a.IP.IsUnspecified() {
		return ""
	}
	return a.IP.String()
}

// listen takes the address or, when its port is taken, one of the next.
func listen(addr string) (net.Listener, error) {
	host, portText, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("address %q: %w", addr, err)
	}
	port, err := strconv.ParseUint(portText, 10, 16)
	if err != nil {
		return nil, fmt.Errorf("address %q: the port is not a number from 0 to 65535", addr)
	}
	for next := port; ; next++ {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.FormatUint(next, 10)))
		if err == nil || !errors.Is(err, syscall.EADDRINUSE) || next == port+20 {
			return l, err
		}
	}
}
