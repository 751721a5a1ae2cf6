// The page without a connection, and its notices, which phones take from here alone.

/** What the page consists of; files under /assets/ have names that change with what they hold. */
const SHELL = 'shell-1';
/** The list of games: the rules need it. */
const GAMES = '/api/games';

/** The page and all that it names: enough to start without a connection. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const page = await fetch('/', { cache: 'no-cache' });
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  await cache.put('/', page);
  await cache.addAll([...new Set(named), GAMES]);
}

/** The newest answer; the one kept under this name where there is none. */
async function newest(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name says what is in it: the kept one is as good as a new one. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Brings the page of an address to the front, or opens it. */
async function show(address) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === new URL(address, location.origin).pathname);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}

/** What a call says: the page leaves the words of its language here. */
const WORDS = 'words-1';

/** The tables at which it is the turn of this browser; none where the server cannot be reached. */
async function dueTables() {
  try {
    const tables = await (await fetch('/api/me/tables')).json();
    return tables.filter(
      ({ status, turn, you }) => status === 'running' && turn.some((seat) => you.includes(seat)),
    );
  } catch {
    return [];
  }
}

/** Somebody is called: it is asked what there is to tell, for the call itself says nothing. A browser wants a notice for each call. */
async function called() {
  const [[table], words] = await Promise.all([dueTables(), caches.match('/words')]);
  const address = table ? `/t/${table.id}` : '/';
  const open = await self.clients.matchAll({ type: 'window' });
  const inSight = open.filter(({ visibilityState }) => visibilityState === 'visible');
  // these two tell of it by themselves
  if (inSight.some(({ url }) => ['/', address].includes(new URL(url).pathname))) return;
  const { turn } = words ? await words.json() : {};
  await self.registration.showNotification(
    table && turn ? turn.replace('{table}', () => table.name) : 'Citywright',
    {
      tag: 'citywright-turn',
      icon: '/favicon-turn.svg',
      data: { address },
    },
  );
}

self.addEventListener('push', (event) => event.waitUntil(called()));
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});
self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== SHELL && name !== WORDS) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === GAMES) event.respondWith(newest(request, GAMES));
  else if (pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(newest(request, '/'));
  else if (/^\/(assets\/|theme\.js$|favicon|icon-)/.test(pathname)) event.respondWith(file(request));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.address ?? '/'));
});
