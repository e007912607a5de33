// Keeps the app for use without a network, and shows what a club has to tell.
//
// The build fills in the version and the files: [checksum, bytes] by path. The app's own files are stored together, each
// checked against the checksum of the version, and served from the store. Weights, endgame tables and languages are
// stored when they are first used. A new version waits until the page asks for it or every page is closed.
const VERSION = '';
const SHELL = {};
const DATA = {};

const scope = registration.scope;
// Copies of the app in other folders of the same host have stores of their own.
const prefix = `crownhead ${new URL(scope).pathname} `;
const APP = prefix + VERSION;
const KEPT = `${prefix}data`;
const SHARED = `${prefix}shared`;

const table = Uint32Array.from({ length: 256 }, (_, value) => {
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

// The CRC-32 of bytes.
function checksum(bytes) {
  let crc = -1;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}

// A file of this version from the network. Pages may contain settings of the server, so they name their version instead.
async function load(path, [crc]) {
  const answer = await fetch(new Request(scope + path, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const right = path.endsWith('.html') ? isOurs(new TextDecoder().decode(bytes)) : checksum(bytes) === crc;
  if (!right) throw new Error(`${path} is of another version`);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(name);
  // Isolates the page on hosts that don't, so that it can share memory with its engine.
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-embedder-policy', 'require-corp');
  headers.set('cross-origin-resource-policy', 'same-origin');
  return new Response(bytes, { headers });
}

function isOurs(page) {
  return page.includes(`content="${VERSION}"`);
}

async function install() {
  try {
    const cache = await caches.open(APP);
    const store = async ([path, facts]) => cache.put(scope + path, await load(path, facts));
    await Promise.all(Object.entries(SHELL).map(store));
  } catch (error) {
    await caches.delete(APP);
    throw error;
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && ![APP, KEPT, SHARED].includes(name)) await caches.delete(name);
  }
  const cache = await caches.open(KEPT);
  const current = new Set(Object.keys(DATA).map(keyOf));
  for (const { url } of await cache.keys()) {
    if (!current.has(url)) await cache.delete(url);
  }
  await clients.claim();
}

// The path of a file below the scope, as the build names it.
function pathOf(address) {
  const path = address.href.slice(scope.length).split(/[?#]/)[0] || 'index.html';
  return SHELL[`${path}.html`] ? `${path}.html` : path;
}

async function page(request, path) {
  const stored = await (await caches.open(APP)).match(scope + path);
  if (stored && !stored.headers.has('crownhead-settings')) return stored;
  // A server that adds its settings to the page is asked first.
  const answer = await fetch(request).catch(() => null);
  if (!stored) return answer ?? Response.error();
  return answer?.ok && isOurs(await answer.clone().text()) ? answer : stored;
}

async function file(request, path) {
  return (await (await caches.open(APP)).match(scope + path)) ?? fetch(request);
}

// The key of a kept file. Contents of another version have another key.
function keyOf(path) {
  return `${scope}${path}?${DATA[path][0]}`;
}

async function keep(path) {
  const cache = await caches.open(KEPT);
  const answer = await load(path, DATA[path]);
  // Without room it is used and not kept.
  await cache.put(keyOf(path), answer.clone()).catch(() => {});
  return answer;
}

async function data(request, path) {
  const cache = await caches.open(KEPT);
  try {
    const whole = (await cache.match(keyOf(path))) ?? (await keep(path));
    return await part(whole, request.headers.get('range'));
  } catch {
    // Not of this version, for example other tables of the server.
    return fetch(request).catch(() => Response.error());
  }
}

async function part(whole, range) {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!asked) return whole;
  const bytes = await whole.arrayBuffer();
  const first = Number(asked[1]);
  const end = Math.min(asked[2] ? Number(asked[2]) + 1 : bytes.byteLength, bytes.byteLength);
  const headers = new Headers(whole.headers);
  headers.set('content-range', `bytes ${first}-${end - 1}/${bytes.byteLength}`);
  return new Response(bytes.slice(first, end), { status: 206, headers });
}

// Files shared with the app wait until the study has opened.
async function share(request) {
  const form = await request.formData();
  const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((text) => typeof text === 'string' && text);
  const files = form.getAll('files');
  if (files.length === 0 && texts.length > 0) files.push(new File([texts.join('\n')], 'shared.pdn'));
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  await Promise.all(files.map((file) => cache.put(`${scope}shared/${encodeURIComponent(file.name)}`, new Response(file))));
  return Response.redirect(`${scope}study.html#shared`, 303);
}

const sum = (all) => all.reduce((bytes, [, more]) => bytes + more, 0);

async function sizes() {
  const kept = new Set((await (await caches.open(KEPT)).keys()).map(({ url }) => url));
  const own = Object.keys(DATA).filter((path) => kept.has(keyOf(path)));
  return { app: sum(Object.values(SHELL)), data: sum(own.map((path) => DATA[path])), all: sum(Object.values(DATA)) };
}

// Keeps files, one after the other: `true` means all.
async function keepAll(paths) {
  const kept = new Set((await (await caches.open(KEPT)).keys()).map(({ url }) => url));
  for (const path of paths === true ? Object.keys(DATA) : paths) {
    if (DATA[path] && !kept.has(keyOf(path))) await keep(path);
  }
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(scope)) return;
  const path = pathOf(new URL(request.url));
  if (request.method === 'POST' && path === 'study.html') event.respondWith(share(request));
  if (request.method !== 'GET') return;
  if (SHELL[path]) event.respondWith(request.mode === 'navigate' ? page(request, path) : file(request, path));
  else if (DATA[path]) event.respondWith(data(request, path));
});

addEventListener('message', (event) => {
  const { ask, paths } = event.data ?? {};
  const work = {
    use: () => skipWaiting(),
    sizes,
    keep: () => keepAll(paths).then(sizes),
    clear: () => caches.delete(KEPT).then(sizes),
  }[ask];
  if (!work) return;
  const answer = work().then((value) => event.ports[0]?.postMessage(value), () => event.ports[0]?.postMessage(null));
  event.waitUntil(answer);
});

// What the club tells. The browser expects that every message is shown, whatever is in it.
async function show(event) {
  let told = {};
  try { told = event.data?.json() ?? {}; } catch { /* shown without words */ }
  const { title = 'Crownhead', body = '', tag = '', page = 'club.html', language = '' } = told;
  const options = { body, lang: language, icon: `${scope}icons/192.png`, badge: `${scope}icons/192.png`, data: { page } };
  await registration.showNotification(title, tag ? { ...options, tag, renotify: true } : options);
}

// The page that a notification leads to: one that is open, or a new one. Nothing leads out of the app.
async function open(page) {
  const address = new URL(page, scope).href;
  if (!address.startsWith(scope)) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split('#')[0] === address);
  await (there ? there.focus() : clients.openWindow(address));
}

addEventListener('push', (event) => event.waitUntil(show(event)));

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.page ?? 'club.html'));
});
