// The offline cache of one build. Files with a hash in their name come from the cache first; the page itself comes from
// the network while there is one, so that nobody plays an old build without need.
"use strict";
const own = "gotaku-" + self.registration.scope + "-"; // another copy may stand beside this one
const cacheName = own + "BUILD";
const files = FILES;
const patience = 3000; // ms for the network to give the page

self.addEventListener("install", event => event.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
})()));

// A new build waits until nobody plays: until the page says so, or its last tab is closed.
self.addEventListener("message", event => { if (event.data === "go") self.skipWaiting(); });

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    const older = /^gotaku-[^:]*$/.test(name); // its name did not say yet which copy it was of
    if ((older || name.startsWith(own)) && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
})()));

// kept is what this build's cache has for a request.
async function kept(request) {
  return (await caches.open(cacheName)).match(request);
}

async function page(request) {
  const cached = await kept("./");
  if (!cached) return fetch(request);
  const late = new Promise(done => setTimeout(() => done(cached), patience));
  return Promise.race([fetch(request).then(r => r.ok ? r : cached, () => cached), late]);
}

self.addEventListener("fetch", event => {
  const request = event.request;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(kept(request).then(found => found || fetch(request)));
});
