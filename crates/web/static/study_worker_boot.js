// Starts the engine in its worker: the page passes its own module, which is loaded and compiled once.
import init from './crownhead_study.js';

addEventListener('message', ({ data }) => init({ module_or_path: data }), { once: true });
