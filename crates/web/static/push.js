// Notifications of the club: what the browser allows, and its subscription. The page asks through `crownheadPush`; the
// service worker shows what comes.
const container = navigator.serviceWorker;
// Milliseconds.
const PATIENCE = 20000;

const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const same = (one, other) => one?.length === other.length && one.every((byte, at) => byte === other[at]);

// The subscription of this device, as the club wants it.
async function current() {
  const registration = await container?.getRegistration();
  const there = await registration?.pushManager?.getSubscription();
  return there ? described(there) : null;
}

function described(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

// What may be done here: `insecure`, `unsupported`, `blocked`, `off` or `on`.
async function state() {
  if (!isSecureContext) return 'insecure';
  if (!container || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await current()) ? 'on' : 'off';
}

async function subscribed(wanted) {
  const { pushManager } = await container.ready;
  const there = await pushManager.getSubscription();
  const held = there?.options?.applicationServerKey;
  // A club that was set up anew has another key.
  if (there && held && !same(new Uint8Array(held), wanted)) await there.unsubscribe();
  return described(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }));
}

// Subscribes with the key of the club, after asking the person. Answers with the subscription, or with a word for why not.
async function subscribe(key) {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  // A browser that does not reach its push service may never answer.
  const late = new Promise((done) => { setTimeout(done, PATIENCE, 'failed'); });
  return Promise.race([subscribed(bytes(key)).catch(() => 'failed'), late]);
}

async function unsubscribe() {
  const registration = await container?.getRegistration();
  const there = await registration?.pushManager?.getSubscription();
  await there?.unsubscribe();
}

globalThis.crownheadPush = { current, state, subscribe, unsubscribe };
