//! Every sentence that a person reads, keyed for translation.
//!
//! Not here: screens, and any decision. A function takes facts and returns words; English lives in
//! `locale/en-US.ftl`, one message a sentence.

mod labels;
mod names;
mod refusals;
mod rules_page;
mod squares;
mod status;

pub use labels::{Label, label};
pub use names::{PieceLook, SideLook, men_name, rules_name, rules_summary, sides};
pub use refusals::{ambiguity_help, article, refusal, refusal_headline, unreadable};
pub use rules_page::{Page, Section, contradiction, rules_page};
pub use squares::{SquareFacts, square};
pub use status::{Progress, count, draw_counter, pieces_left, thinking, to_move, typeset};
