// Asks a worker one request after the other, and leaves what it answers in `probe`: a reply for each and the milliseconds
// it took, or what went wrong. The worker is started as the page starts its own, and kept for the next requests.
const [requests] = arguments;
probe.answers = null;
const next = (worker, message) => new Promise((heard, failed) => {
  worker.onerror = (event) => failed(new Error(event.message));
  worker.onmessage = ({ data }) => { if (typeof data !== 'boolean' && !data.progress) heard(data); };
  worker.postMessage(message);
});
(async () => {
  if (!probe.worker) {
    probe.worker = new Worker('./worker_boot.js', { type: 'module' });
    await next(probe.worker, await WebAssembly.compileStreaming(fetch('./crownhead_engine_bg.wasm')));
  }
  const answers = [];
  for (const request of requests) {
    const begin = performance.now();
    const reply = await next(probe.worker, request);
    answers.push([reply, performance.now() - begin]);
  }
  probe.answers = answers;
})().catch((error) => { probe.answers = String(error); });
