//! Why an action is refused.

use std::fmt;

use crownhead_clock::Millis;
use crownhead_notation::movetext::MoveError;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// The game is over.
    Over,
    /// The other side is to move.
    NotYourTurn,
    /// The move was meant for another ply; the game has this many.
    WrongPly(usize),
    /// The text is not a legal move.
    Move(MoveError),
    /// There is no such piece to huff.
    NoHuff,
    /// No draw can be claimed.
    NoClaim,
    /// There is nothing to answer.
    NothingToAnswer,
    /// The side has already offered a draw or asked for a takeback, or did so too recently.
    AlreadyAsked,
    /// Both sides have to move first.
    TooEarly,
    /// The first moves have been made, so the game can't be called off.
    Begun,
    /// Takebacks are not allowed in rated games.
    Rated,
    /// A tournament does not allow that.
    Tournament,
    /// The side has no move to take back.
    NothingToTakeBack,
    /// There is no clock.
    NoClock,
    /// The opponent is here, or may still come back for so long.
    NotAbandoned(Option<Millis>),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over"),
            Refused::NotYourTurn => f.write_str("it is the other side's turn"),
            Refused::WrongPly(ply) => write!(f, "the game is at ply {ply}"),
            Refused::Move(error) => error.fmt(f),
            Refused::NoHuff => f.write_str("this piece can't be huffed"),
            Refused::NoClaim => f.write_str("there is no draw to claim"),
            Refused::NothingToAnswer => f.write_str("there is nothing to answer"),
            Refused::AlreadyAsked => f.write_str("you have already asked"),
            Refused::TooEarly => f.write_str("both sides have to move first"),
            Refused::Begun => f.write_str("the game has begun"),
            Refused::Rated => f.write_str("there are no takebacks in rated games"),
            Refused::Tournament => f.write_str("a tournament does not allow that"),
            Refused::NothingToTakeBack => f.write_str("you have no move to take back"),
            Refused::NoClock => f.write_str("this game has no clock"),
            Refused::NotAbandoned(None) => f.write_str("your opponent is here"),
            Refused::NotAbandoned(Some(wait)) => {
                write!(f, "your opponent may come back for {} s", wait.div_ceil(1000))
            }
        }
    }
}

impl std::error::Error for Refused {}

impl Refused {
    /// A name for programs.
    pub fn key(&self) -> &'static str {
        match self {
            Refused::Over => "over",
            Refused::NotYourTurn => "not-your-turn",
            Refused::WrongPly(_) => "wrong-ply",
            Refused::Move(_) => "illegal-move",
            Refused::NoHuff => "no-huff",
            Refused::NoClaim => "no-claim",
            Refused::NothingToAnswer => "nothing-to-answer",
            Refused::AlreadyAsked => "already-asked",
            Refused::TooEarly => "too-early",
            Refused::Begun => "begun",
            Refused::Rated => "rated",
            Refused::Tournament => "tournament",
            Refused::NothingToTakeBack => "nothing-to-take-back",
            Refused::NoClock => "no-clock",
            Refused::NotAbandoned(_) => "not-abandoned",
        }
    }
}
