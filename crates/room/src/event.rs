//! What has happened in a room, and how it is written: one line of text per event.

use std::fmt;
use std::str::FromStr;

use crownhead_clock::Millis;
use crownhead_rules::Color;

/// Something that has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The side to move has moved.
    Moved {
        /// The move in the notation of the rules.
        text: String,
        /// What the clock counts for it.
        spent: Millis,
    },
    /// The side to move has huffed the piece on the square with this number.
    Huffed(u16),
    /// A side offers a draw.
    DrawOffered(Color),
    /// A side declines the other's offer.
    DrawDeclined(Color),
    /// A side asks to take back its last move.
    TakebackAsked(Color),
    /// A side declines that.
    TakebackDeclined(Color),
    /// So many plies are taken back.
    TookBack(u16),
    /// A side is given more time.
    TimeGiven(Color, Millis),
    /// The server was stopped for so long; that time is nobody's.
    Stopped(Millis),
    /// The game has ended otherwise than by the position on the board.
    Ended(Declared),
}

/// An end that does not follow from the moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Declared {
    /// A side has resigned.
    Resigned(Color),
    /// A draw was agreed on.
    DrawAgreed,
    /// A draw by rule was claimed.
    DrawClaimed,
    /// A side has run out of time and loses.
    TimedOut(Color),
    /// A side has run out of time, and the other could not have won.
    DrawnOnTime,
    /// A side has left the game and loses.
    Left(Color),
    /// A side has left, and the other contents itself with a draw.
    LeftDrawn,
    /// The arbiter of a tournament has decided: this side wins, or it is a draw.
    Ruled(Option<Color>),
    /// The game was called off before it had begun, or by an arbiter.
    Aborted,
}

/// A text is not an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventError(
    /// The text.
    pub String,
);

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not an event of this game: {}", self.0)
    }
}

impl std::error::Error for EventError {}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| side(color) == text)
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Moved { text, spent } => write!(f, "move {text} {spent}"),
            Event::Huffed(square) => write!(f, "huff {square}"),
            Event::DrawOffered(by) => write!(f, "draw-offer {}", side(*by)),
            Event::DrawDeclined(by) => write!(f, "draw-decline {}", side(*by)),
            Event::TakebackAsked(by) => write!(f, "takeback-ask {}", side(*by)),
            Event::TakebackDeclined(by) => write!(f, "takeback-decline {}", side(*by)),
            Event::TookBack(plies) => write!(f, "takeback {plies}"),
            Event::TimeGiven(to, time) => write!(f, "time {} {time}", side(*to)),
            Event::Stopped(time) => write!(f, "stop {time}"),
            Event::Ended(declared) => write!(f, "end {declared}"),
        }
    }
}

impl FromStr for Event {
    type Err = EventError;

    fn from_str(text: &str) -> Result<Event, EventError> {
        let wrong = || EventError(text.to_owned());
        let (kind, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let event = match kind {
            "move" => rest.rsplit_once(' ').and_then(|(text, spent)| {
                Some(Event::Moved { text: text.to_owned(), spent: spent.parse().ok()? })
            }),
            "huff" => rest.parse().ok().map(Event::Huffed),
            "draw-offer" => color(rest).map(Event::DrawOffered),
            "draw-decline" => color(rest).map(Event::DrawDeclined),
            "takeback-ask" => color(rest).map(Event::TakebackAsked),
            "takeback-decline" => color(rest).map(Event::TakebackDeclined),
            "takeback" => rest.parse().ok().map(Event::TookBack),
            "time" => rest
                .split_once(' ')
                .and_then(|(to, time)| Some(Event::TimeGiven(color(to)?, time.parse().ok()?))),
            "stop" => rest.parse().ok().map(Event::Stopped),
            "end" => rest.parse().ok().map(Event::Ended),
            _ => None,
        };
        event.ok_or_else(wrong)
    }
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Declared::Resigned(by) => write!(f, "resign {}", side(*by)),
            Declared::DrawAgreed => f.write_str("draw agreed"),
            Declared::DrawClaimed => f.write_str("draw claimed"),
            Declared::TimedOut(by) => write!(f, "time {}", side(*by)),
            Declared::DrawnOnTime => f.write_str("draw time"),
            Declared::Left(by) => write!(f, "left {}", side(*by)),
            Declared::LeftDrawn => f.write_str("draw left"),
            Declared::Ruled(Some(winner)) => write!(f, "ruled {}", side(*winner)),
            Declared::Ruled(None) => f.write_str("draw ruled"),
            Declared::Aborted => f.write_str("aborted"),
        }
    }
}

impl FromStr for Declared {
    type Err = EventError;

    fn from_str(text: &str) -> Result<Declared, EventError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let declared = match (kind, rest) {
            ("resign", by) => color(by).map(Declared::Resigned),
            ("draw", "agreed") => Some(Declared::DrawAgreed),
            ("draw", "claimed") => Some(Declared::DrawClaimed),
            ("time", by) => color(by).map(Declared::TimedOut),
            ("draw", "time") => Some(Declared::DrawnOnTime),
            ("left", by) => color(by).map(Declared::Left),
            ("draw", "left") => Some(Declared::LeftDrawn),
            ("ruled", winner) => color(winner).map(|winner| Declared::Ruled(Some(winner))),
            ("draw", "ruled") => Some(Declared::Ruled(None)),
            ("aborted", "") => Some(Declared::Aborted),
            _ => None,
        };
        declared.ok_or_else(|| EventError(text.to_owned()))
    }
}
