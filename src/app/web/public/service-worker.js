/**
 * The shell of the portal without a network. Each build has a cache of its own: its page and the files that this needs, kept
 * together when the worker is installed and never mixed with those of another. Calls to the server are never touched.
 */
// Both are written by the build (tools/offline-files.ts); the first file is the script that the page begins with.
const VERSION = 'none';
const FILES = [];
const PREFIX = 'mesra-';
const CACHE = PREFIX + VERSION;
/** Milliseconds after which a network that answers nothing is none. */
const PATIENCE = 6000;

async function install() {
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'reload' });
  // A release in this moment: what is asked for now is of the next build, whose worker follows.
  if (!page.ok || (FILES[0] && !(await page.clone().text()).includes(FILES[0]))) throw new Error('The page is of another build');
  await cache.addAll(FILES);
  await cache.put('/', page);
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Pages of the former build keep their files until the last of them is closed, or loaded anew. */
async function takeOver() {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length <= 1) await self.skipWaiting();
}

async function page(request) {
  const kept = await (await caches.open(CACHE)).match('/');
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const answer = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return Promise.race([answer, late]);
}

/** The name of a file says what is in it, so any cache has the right one. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !/^\/(api|socket\.io|\.well-known)(\/|$)/.test(url.pathname)) event.respondWith(page(request));
});
