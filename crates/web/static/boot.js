// Starts a page. If it cannot start, or stops, the reason is shown instead of a blank page.
const $ = (id) => document.getElementById(id);

// `init` and `module` are those of the page's WebAssembly. The button that forgets, if the page has one, removes what is
// kept under `key` and opens `start`.
export function boot(init, module, key, start) {
  globalThis.crownheadFatal = (text) => {
    $('fatal-text').textContent = text;
    $('fatal').hidden = false;
  };
  $('fatal-reload').onclick = () => location.reload();
  if (key) {
    $('fatal-forget').onclick = () => {
      try { localStorage.removeItem(key); } catch { /* nothing is kept then */ }
      location.replace(start);
    };
  }

  // What the document shows comes first, so that a page is never blank: until it is on the screen, the module takes no
  // bandwidth from the style sheets.
  const painted = new Promise((done) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return done();
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(done, 500);
  });
  const address = new URL(module, import.meta.url);
  // A host may serve the module with another media type: then it is loaded by its address.
  const load = () => WebAssembly.compileStreaming(fetch(address)).catch(() => address);

  painted
    .then(load)
    .then((module_or_path) => init({ module_or_path }))
    .catch((error) => globalThis.crownheadFatal(String(error)));
}
