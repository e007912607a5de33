// Starts the page of the club.
import { boot } from './boot.js';
import init from './crownhead_club.js';

boot(init, './crownhead_club_bg.wasm');
