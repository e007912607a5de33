//! A game between two people, as a server keeps it: actions in, events out, clocks included.
//!
//! [`Room::act`] checks what a player wants and answers with an [`Event`], which the room has then applied to itself. The
//! same events in the same order make the same room anywhere: on the server after a crash, on another machine, in the
//! page of a player. So an event is all that has to be stored and sent.
//!
//! Not here: who the players are, connections, storage, reading the time. Times are milliseconds since 1970, given by
//! the caller.
//!
//! Invariant: a refused action changes nothing.
//!
//! ```
//! use crownhead_room::{Action, Pace, Room, Terms};
//! use crownhead_rules::{AnyPosition, AnyRules, Color, Variant};
//!
//! let start = AnyPosition::start(AnyRules::Variant(Variant::English));
//! let terms = Terms { start, pace: "3+2".parse()?, rated: false, players_claim: false };
//! let mut room = Room::new(terms.clone(), 0);
//! let action = Action::Move { ply: 0, text: "11-15".to_owned(), lag: 0 };
//! let event = room.act(Color::Black, &action, 1_000)?;
//!
//! let mut copy = Room::new(terms, 0);
//! copy.apply(&event, 1_000)?;
//! assert_eq!(copy.game(), room.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod event;
mod lag;
mod refused;
mod room;
mod terms;
mod timer;

pub use act::{Action, GIFT, OFFER_PAUSE};
pub use event::{Declared, Event, EventError};
pub use lag::{MOST_LAG, MOST_RESERVE};
pub use refused::Refused;
pub use room::{ABSENCE, Ending, FIRST_MOVE, Room};
pub use terms::{LONGEST_DAYS, Pace, PaceError, Speed, Terms, TermsError};
pub use timer::Face;
