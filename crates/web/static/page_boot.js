// Starts the game's page.
import { boot } from './boot.js';
import init from './crownhead_web.js';

boot(init, './crownhead_web_bg.wasm', 'crownhead.game', './');
