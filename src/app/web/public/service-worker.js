/**
 * The shell of the portal without a network: hashed files are answered from the cache, the page itself
 * is always asked for first and kept for when there is no answer. Calls to the server are never touched.
 */
const CACHE = 'mesra-shell-1';
const KEPT = 120;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const keys = await cache.keys();
  // The oldest files of former releases make room.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT)).map((key) => cache.delete(key)));
}

async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep('/', response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !/^\/(api|live|files)(\/|$)/.test(url.pathname)) event.respondWith(page(request));
});
