// Keeps one version of the page for when there is no network. web/pack.mjs puts in the version and its files.
//
// The page is asked of the network first, so that a new version is seen at once. Its files lie in a folder that is named
// by the version: a file of that address never changes, so they are taken from the cache first.

const VERSION = '%version%';
const FILES = ['%files%'];

// Several Podas may live on one server, so a cache is named by the whole address of its version's folder.
const SCOPE = registration.scope;
const CACHE = `${SCOPE}${VERSION}/`;

// After so many milliseconds without an answer, the network counts as missing: a reader notices no more.
const PATIENCE = 400;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(SCOPE)) {
    return;
  }
  const path = url.slice(SCOPE.length).replace(/[?#].*/, '');
  if (path === '' || path === 'index.html') {
    event.respondWith(page(url));
  } else if (path.includes('/')) {
    event.respondWith(file(event.request));
  }
});

async function install() {
  const cache = await caches.open(CACHE);
  const page = await fetch(SCOPE, { cache: 'no-cache' });
  // While a new version is being published, the page may be of another version than this file. Then the next visit tries again.
  if (!page.ok || !(await page.clone().text()).includes(VERSION)) {
    throw new Error(`The page is not of version ${VERSION}.`);
  }
  await cache.addAll(FILES.map((name) => `${CACHE}${name}`));
  await cache.put(SCOPE, page);
  await skipWaiting();
}

// Deletes older versions that no open page uses. A page holds a lock that is named as its cache.
async function activate() {
  const { held } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const name of await ownCaches()) {
    if (name !== CACHE && !used.has(name)) {
      await caches.delete(name);
    }
  }
  await clients.claim();
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(SCOPE) && /^[0-9a-f]+\/$/.test(name.slice(SCOPE.length)));
}

async function page(url) {
  const fresh = fetch(url, { cache: 'no-cache', redirect: 'manual' });
  const answer = await Promise.race([
    fresh.catch(() => null),
    new Promise((resolve) => setTimeout(resolve, PATIENCE, null)),
  ]);
  if (answer?.ok || answer?.type === 'opaqueredirect') {
    return answer;
  }
  return await caches.match(SCOPE, { cacheName: CACHE }) ?? fresh;
}

async function file(request) {
  for (const name of await ownCaches()) {
    const stored = await caches.match(request, { cacheName: name });
    if (stored) {
      return stored;
    }
  }
  if (!request.url.startsWith(`${CACHE}lessons/`)) {
    return fetch(request);
  }
  const lesson = /([\w-]+)\.ron$/.exec(request.url);
  const lessons = lesson && await caches.match(`${CACHE}lessons.json`, { cacheName: CACHE });
  if (lessons) {
    return new Response((await lessons.json())[lesson[1]]);
  }
  // What is shown of a lesson before the program is there is kept once it has been loaded. Nothing is missing without it.
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await (await caches.open(CACHE)).put(request, fresh.clone());
    }
    return fresh;
  } catch {
    return new Response('', { headers: { 'Content-Type': 'text/javascript' } });
  }
}
