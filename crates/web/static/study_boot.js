// Starts the page. If it cannot start, or stops, the reason is shown instead of a blank page.
import init from './crownhead_study.js';

const $ = (id) => document.getElementById(id);

globalThis.crownheadFatal = (text) => {
  $('fatal-text').textContent = text;
  $('fatal').hidden = false;
};
$('fatal-reload').onclick = () => location.reload();
$('fatal-forget').onclick = () => {
  try { localStorage.removeItem('crownhead.study'); } catch { /* nothing is kept then */ }
  location.replace(location.pathname);
};

init({ module_or_path: new URL('./crownhead_study_bg.wasm', import.meta.url) })
  .catch((error) => globalThis.crownheadFatal(String(error)));
