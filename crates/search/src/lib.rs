//! Looking ahead: iterative deepening principal-variation search for any rules and any evaluator.
//!
//! A node is one move played in the search, quiescence included. Nothing here knows a clock, a screen or a
//! game: time, the wish to stop and progress enter through [`Monitor`], the game's past through [`Root`].
//! Invariant: with the same root, limits, table content, one thread and no stop, the same tree is
//! searched everywhere.
//!
//! Reading order: `root` (deepening), `node` (one position), `quiescence` (its leaves), then `cut` and
//! `extend`, `order`, `history`, `table`, `judged`, `path`, `endgame`. `techniques` names what can be switched off, `threads`
//! shares the work, `lines` is `root` for several lines.

mod abdada;
mod endgame;
mod eval_cache;
mod extensions;
mod history;
mod limits;
mod multi_pv;
mod node;
mod ordering;
mod path;
mod probcut;
mod quiescence;
mod root;
mod table;
mod techniques;
mod threads;

pub use endgame::{Endgames, Length, Pieces, Prober, Verdict, beats_draw_counters};
pub use limits::{Limits, Monitor, NullMonitor, Report};
pub use multi_pv::think_multi_pv;
pub use root::{Root, RootMove, score_moves, think};
pub use table::Table;
pub use techniques::{Technique, Techniques, UnknownTechnique};
