// Starts the engine in its worker.
import init from './crownhead_worker.js';

init({ module_or_path: new URL('./crownhead_worker_bg.wasm', import.meta.url) });
