// Lets the app work without a network: registers the service worker, tells of new versions, opens files that the system
// hands over. Reports by the events `crownhead-update` (a new version waits) and `crownhead-updated` (another tab uses it).
const container = navigator.serviceWorker;
let waiting = null;
let using = false;

const tell = (name) => dispatchEvent(new Event(name));

function ask(worker, message) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(message, [port2]);
  });
}

function watch(registration) {
  const found = () => {
    // The first version ever installed is no news.
    if (!registration.waiting || !container.controller) return;
    waiting = registration.waiting;
    tell('crownhead-update');
  };
  found();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', found));
  const look = () => { if (document.visibilityState === 'visible') registration.update().catch(() => {}); };
  document.addEventListener('visibilitychange', look);
  setInterval(look, 3600_000);
}

// Files that this page has used before there was a service worker.
async function keepUsed() {
  const { active, scope } = await container.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = used.filter((name) => name.startsWith(scope)).map((name) => name.slice(scope.length));
  await ask(active, { ask: 'keep', paths });
}

async function register() {
  try {
    const known = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (using) location.reload();
      else if (known) tell('crownhead-updated');
    });
    watch(await container.register('./service_worker.js', { updateViaCache: 'none' }));
    if (!known) await keepUsed();
  } catch { /* the app works without it, with a network */ }
}

// Gives files to the page as if they had been dropped on it.
function drop(files) {
  if (files.length === 0) return;
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  const give = () => {
    const main = document.querySelector('main[data-testid="study"]');
    if (!main) return setTimeout(give, 50);
    main.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  };
  give();
}

async function openShared() {
  history.replaceState(null, '', location.pathname);
  const name = `crownhead ${new URL('.', location).pathname} shared`;
  const cache = await caches.open(name);
  const read = async (request) => {
    const answer = await cache.match(request);
    return new File([await answer.blob()], decodeURIComponent(request.url.split('/').pop()));
  };
  const files = await Promise.all((await cache.keys()).map(read));
  await caches.delete(name);
  drop(files);
}

globalThis.crownheadOffline = {
  // Bytes of the app, of the kept weights, tables and languages, and of all of them; `null` without a service worker.
  ask: async (what) => (container?.controller ? ask(container.controller, { ask: what, paths: true }) : null),
  isWaiting: () => waiting !== null,
  // Uses the new version: every page of this folder gets it.
  use: () => {
    using = true;
    if (waiting) waiting.postMessage({ ask: 'use' });
    else location.reload();
  },
};

if (container) {
  // The page and its engine load first.
  const later = () => setTimeout(register, container.controller ? 0 : 3000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
if (document.body.dataset.page === 'study') {
  if (location.hash === '#shared') openShared().catch(() => {});
  globalThis.launchQueue?.setConsumer(async ({ files }) => drop(await Promise.all(files.map((file) => file.getFile()))));
}
