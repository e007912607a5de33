// Starts the pages of study, library, puzzles, lessons and microscope.
import { boot } from './boot.js';
import init from './crownhead_study.js';

boot(init, './crownhead_study_bg.wasm', 'crownhead.study', location.pathname);
