// Starts the engine in its worker: the page hands over the module, compiled already or as its address.
import init from './crownhead_web.js';

addEventListener('message', ({ data }) => init({ module_or_path: data }), { once: true });
