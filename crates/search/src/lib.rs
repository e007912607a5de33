//! Alpha-beta search for any rules and any evaluator: iterative deepening, principal variation search, quiescence.
//!
//! [`think`] finds the best line, [`think_multi_pv`] the best few, and [`score_moves`] scores all moves.
//! `docs/search.md` lists every technique with its constants.
//!
//! Not here: clocks, games and screens. Time, stops and progress pass through [`Monitor`], the game's past through
//! [`Root`]. A node is one move played in the search, quiescence included. Invariant: with one thread and no stop, the
//! same root, limits and table content give the same tree on every machine.
//!
//! Reading order:
//!
//! 1. `search`: what a search thread holds. `root`: iterative deepening and aspiration windows.
//! 2. `node`: what may settle a node. `move_loop`: its moves. `quiescence`, `sacrifices`: the leaves.
//! 3. How deep: `futility`, `probcut`, `extensions`, `reductions`. In which order: `ordering`, `history`.
//! 4. Memory: `entry`, `transposition`, `leaf_table`, `eval_cache`. The line of play: `stack`, `path`.
//! 5. `endgame` and `table_probe`: endgame tables. `threads` and `abdada`: several threads. `multi_pv`, `root_moves`: other
//!    entries. `limits`, `progress`, `techniques`, `parameters`: control.
#![doc = include_str!("../README.md")]

mod abdada;
mod endgame;
mod entry;
mod eval_cache;
mod extensions;
mod futility;
mod history;
mod leaf_table;
mod limits;
mod move_loop;
mod multi_pv;
mod node;
mod ordering;
mod parameters;
mod path;
mod probcut;
mod progress;
mod quiescence;
mod reductions;
mod root;
mod root_moves;
mod sacrifices;
mod search;
mod stack;
mod table_probe;
mod techniques;
mod threads;
mod transposition;

pub use endgame::{Endgames, Length, Pieces, Prober, Verdict, beats_draw_counters};
pub use limits::{Limits, Monitor, NullMonitor, Report};
pub use multi_pv::think_multi_pv;
pub use parameters::{Parameter, Parameters, UnknownParameter};
pub use root::{Root, think};
pub use root_moves::{RootMove, score_moves};
pub use techniques::{Technique, Techniques, UnknownTechnique};
pub use transposition::Table;
