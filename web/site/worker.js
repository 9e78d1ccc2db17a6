// The beginning of a worker of the page: the page's program runs here once more, finds gotakuHelp, and gives it what
// answers. A text instead of an answer says why the worker has ended.
"use strict";
let answer;
const waiting = [];
const end = why => {
  self.postMessage(String(why));
  self.close();
};
self.gotakuHelp = f => {
  answer = f;
  for (const message of waiting.splice(0)) self.postMessage(answer(message));
};

// A page's things that are looked for when the program begins, though nothing is drawn here: each is found, and is
// whatever is asked of it.
const anything = new Proxy(function () {}, {
  get: (_, name) => name === Symbol.toPrimitive ? () => 0 : anything,
  set: () => true,
  has: () => true,
  apply: () => anything,
  construct: () => anything,
});
self.window = self;
for (const name of ["document", "screen", "matchMedia"]) self[name] = anything;
self.Document = class { get hidden() { return false; } };

self.onmessage = async first => {
  self.onmessage = e => answer ? self.postMessage(answer(e.data)) : waiting.push(e.data);
  try {
    const { module, url, loader, files } = first.data;
    self.gotakuFile = name => (files[name] || [name])[0];
    importScripts(loader);
    const go = new Go();
    const program = module || await WebAssembly.compileStreaming(fetch(url));
    await go.run(await WebAssembly.instantiate(program, go.importObject));
    end("the program ended");
  } catch (e) {
    end(e);
  }
};
