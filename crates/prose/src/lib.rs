//! Every sentence that a person reads, keyed for translation.
//!
//! Not here: screens and decisions. A function takes facts and returns text. The English text is in `locale/`, one
//! message per sentence. Moves are written as in PDN (`22-18`, `22x15`), which a player can type; on the page,
//! [`typeset`] gives every move an en dash and a multiplication sign.

#[cfg(not(target_arch = "wasm32"))]
pub mod analysis;
mod announce;
pub mod broadcasts;
pub mod clock;
pub mod club;
mod editor;
pub mod endgames;
mod fixed;
mod fluent;
pub mod hint;
mod huffing;
pub mod kept_offline;
mod language;
pub mod lessons;
pub mod library;
pub mod looks;
mod messages;
pub mod microscope;
mod moves;
mod names;
mod numbers;
pub mod opponents;
mod outcomes;
mod page;
mod page_keys;
pub mod picker;
mod plans;
#[cfg(not(target_arch = "wasm32"))]
pub mod push;
pub mod puzzles;
mod refusals;
mod repairs;
mod requests;
pub mod review;
mod rules_page;
pub mod speech;
mod squares;
mod status;
pub mod study;
mod switches;
pub mod tables;
#[cfg(not(target_arch = "wasm32"))]
pub mod terminal;
pub mod tournaments;

pub use announce::{played, selected, stepped};
pub use editor::{setup_no_pieces, setup_over, setup_problem, setup_too_many};
pub use fixed::{Label, Note};
pub use huffing::{huff_instead, huff_offer, huff_refused, huffed, huffed_last, ply_text};
pub use language::{Language, language, set_language};
pub use moves::{path_text, typeset};
pub use names::{PieceLook, SideLook, piece_name, pieces, rules_name, rules_summary, side, sides};
pub use numbers::decimal;
pub use outcomes::{Ending, Names, final_counts, outcome};
pub use page::{
    game_line, headline, rules_of, seconds, side_choice, strip, strip_of_a_person, strip_telling,
    thinking_of, typed_example,
};
pub use page_keys::page_keys;
pub use plans::{plan_refused, planned};
pub use refusals::{article, explain_refusal, refusal, refusal_headline, unreadable};
pub use repairs::{repairs, repairs_title};
pub use requests::{
    bad_position, bad_rules, claims_draw, gives_up, offers_draw, unknown_opponent, unknown_rules,
    unknown_side,
};
pub use rules_page::{Page, Section, contradiction, rules_page, rules_page_of};
pub use squares::{SquareFacts, SquareStyle, square, square_example};
pub use status::{
    Progress, claimable_draw, count, draw_counter, draw_counters, draw_news, must_capture, pieces_left,
    thinking, to_move,
};

pub use switches::{contradicts, switch_groups, switch_lines, switch_name, switch_value};

pub(crate) use messages::capitalized;

use std::fmt;

/// Adds messages in a language: the text of a file in `locale/`. Call it before anything is said.
pub fn add_messages(language: Language, file: &str) {
    messages::add(language, Box::leak(file.to_owned().into_boxed_str()));
}

/// A message in two parts: a lead that can stand out, and the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The lead: "26-22 is not legal."; may be empty.
    pub lead: String,
    /// The rest: "The man on 23 can capture, so you must."
    pub text: String,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let space = if self.lead.is_empty() || self.text.is_empty() { "" } else { " " };
        write!(f, "{}{space}{}", self.lead, self.text)
    }
}
