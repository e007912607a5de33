//! `DamExchange` (DXP), version 01: two programs play 10x10 over a stream of bytes.
//!
//! A message is 1 to 127 ASCII letters and a zero byte; its first letter is its kind, all fields have fixed widths, numbers
//! have leading zeros. The one who asks for a game is the initiator, the other one the follower; either may be the one
//! that opened the connection. Moves alternate, forced ones too. White is `W`, Black is `Z`.

mod message;
mod session;

pub use message::{
    BackVerdict, Cutter, EndReason, GameRequest, LONGEST, Message, PORT, RULES, Verdict, is_other_version,
    parse,
};
pub use session::{Event, Session};
