// Starts the library in its worker.
import init from './crownhead_library.js';

init({ module_or_path: new URL('./crownhead_library_bg.wasm', import.meta.url) });
