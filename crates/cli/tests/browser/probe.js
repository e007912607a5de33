// Runs before anything of the page does. Animation and pauses are off unless a test wants them; what goes wrong, moves
// about or takes long is written down.
(() => {
  const probe = { errors: [], shift: 0, shifted: [], playable: null, gaps: null, workers: [] };
  window.probe = probe;
  try {
    const key = 'crownhead.settings';
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: 'none', pause: 0 }));
  } catch { return; /* an empty page keeps nothing */ }

  addEventListener('error', (event) => probe.errors.push(String(event.message || event.target?.src || event.type)), true);
  addEventListener('unhandledrejection', (event) => probe.errors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => probe.errors.push(`forbidden: ${event.blockedURI}`));
  const report = console.error.bind(console);
  console.error = (...words) => { probe.errors.push(words.map(String).join(' ')); report(...words); };

  // The page's workers, with the signs of life of each.
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.beats = 0;
      this.addEventListener('message', ({ data }) => { if (data === true) this.beats += 1; });
      probe.workers.push(this);
    }
  };

  const around = (node) => (node?.nodeType === 1 ? node : node?.parentElement);
  const name = (node) => {
    const element = around(node);
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'gone';
  };
  const note = (entries) => {
    for (const entry of entries) {
      // Other words in the headline and the card are what these are for; their boxes may not move.
      if (entry.sources.length && entry.sources.every(({ node }) => around(node)?.parentElement?.closest('.headline, .coach'))) continue;
      probe.shift += entry.value;
      probe.shifted.push(...entry.sources.map((source) => name(source.node)));
    }
  };
  const shifts = new PerformanceObserver((list) => note(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
  // What moved since the last such call. The observer hears of a shift some time after it.
  probe.takeShifts = () => {
    note(shifts.takeRecords());
    const taken = [probe.shift, [...new Set(probe.shifted)].join('; ')];
    [probe.shift, probe.shifted] = [0, []];
    return taken;
  };

  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-testid=board] .cell')?.checkVisibility()) return;
    watch.disconnect();
    // The frame after the next one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => { probe.playable = performance.now(); }));
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });

  // The longest time between two frames, from now on.
  probe.watchFrames = () => {
    probe.gaps = { longest: 0, frames: 0 };
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      probe.gaps.longest = Math.max(probe.gaps.longest, now - last);
      probe.gaps.frames += 1;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };

  // What every frame shows of the board's pieces, from now on: the square whose middle a piece is on (0 between two),
  // and how it looks.
  probe.film = () => {
    const frames = [];
    probe.frames = frames;
    const cells = [...document.querySelectorAll('.cell')].map((cell) => [Number(cell.id.slice(5)), cell.getBoundingClientRect()]);
    const near = (box, { left, width, top, height }) =>
      Math.hypot(box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2) < width / 25;
    const frame = () => {
      const pieces = [...document.querySelectorAll('[data-testid^=piece-]')].map((piece) => {
        const box = piece.getBoundingClientRect();
        return {
          from: Number(piece.dataset.testid.slice(6)), at: cells.find(([, cell]) => near(box, cell))?.[0] ?? 0,
          color: piece.dataset.color, role: piece.dataset.role, ghost: piece.dataset.ghost === 'true',
          place: piece.getAttribute('transform'), opacity: Number(piece.getAttribute('opacity')),
        };
      });
      frames.push({ time: performance.now(), pieces });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
})();
