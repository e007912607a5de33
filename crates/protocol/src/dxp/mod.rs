//! `DamExchange` (DXP), version 01: two programs play 10x10 over a stream of bytes.
//!
//! A message is 1 to 127 ASCII letters and a zero byte. Its first letter is its kind, all fields have fixed widths, and
//! numbers have leading zeros. The side that requests a game is the initiator, the other one the follower; either may
//! have opened the connection. Moves alternate, forced ones included. White is `W`, Black is `Z`.

mod message;
mod session;

pub use message::{
    BackVerdict, Cutter, EndReason, GameRequest, LONGEST, Message, PORT, RULES, Verdict, is_other_version,
    parse,
};
pub use session::{Event, Session};
