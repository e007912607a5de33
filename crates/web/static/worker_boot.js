// Starts the engine in its worker. The page sends the compiled module, or its address.
import init, { open } from './crownhead_engine.js';

addEventListener('message', ({ data }) => init({ module_or_path: data }).then(open), { once: true });
