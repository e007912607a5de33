// Starts the page. If it cannot start, or stops, the reason is shown instead of a blank page.
import init from './crownhead_web.js';

const $ = (id) => document.getElementById(id);

globalThis.crownheadFatal = (text) => {
  $('fatal-text').textContent = text;
  $('fatal').hidden = false;
};
$('fatal-reload').onclick = () => location.reload();
$('fatal-forget').onclick = () => {
  try { localStorage.removeItem('crownhead.game'); } catch { /* nothing is kept then */ }
  location.replace('./');
};

try {
  // The theme is set before the first paint, so that nothing flashes.
  const theme = JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { /* the system's theme */ }

init({ module_or_path: new URL('./crownhead_web_bg.wasm', import.meta.url) })
  .catch((error) => globalThis.crownheadFatal(String(error)));
