//! Messages, and their text form.

use std::fmt::Write as _;

use crownhead_notation::{fen, hub};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Variant};

/// The longest message, without its zero byte.
pub const LONGEST: usize = 127;
/// The default port.
pub const PORT: u16 = 27531;

/// The rules of DXP.
pub const RULES: AnyRules = AnyRules::Variant(Variant::International);

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// `R`: requests a game.
    GameRequest(GameRequest),
    /// `A`: the answer to a request.
    GameAnswer {
        /// The name of the answering program.
        name: String,
        /// Whether it accepts.
        verdict: Verdict,
    },
    /// `M`: a move. The captured squares may come in any order.
    Move {
        /// Seconds used.
        seconds: u16,
        /// The start square.
        from: u8,
        /// The destination.
        to: u8,
        /// The captured squares.
        captured: Vec<u8>,
    },
    /// `E`: ends the game, instead of a move or as an answer.
    GameEnd {
        /// The result, as the sender sees it.
        reason: EndReason,
        /// Whether the sender wants no further game.
        stop: bool,
    },
    /// `C`: text for the person on the other side.
    Chat(String),
    /// `B`: asks to go back to a move.
    BackRequest {
        /// The number of the move, from 1.
        number: u16,
        /// The side to move there.
        turn: Color,
    },
    /// `K`: the answer to `B`.
    BackAnswer(BackVerdict),
}

/// The conditions of a requested game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRequest {
    /// The name of the requesting program: at most 32 letters, not beginning with a space.
    pub name: String,
    /// The color of the program that is asked.
    pub follower: Color,
    /// Minutes for each side.
    pub minutes: u16,
    /// Moves per time control; 0 for the whole game.
    pub moves: u16,
    /// The start position; `None` for the usual one.
    pub position: Option<AnyPosition>,
}

/// The answer to a request for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Accepted.
    Accepted,
    /// The program uses another version of the protocol.
    Version,
    /// The program refuses these conditions.
    NotThis,
    /// The program refuses any game.
    None,
}

/// The result of a game, as the sender sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// No result: the answer to the other's message, or an end without result.
    Unsaid,
    /// The sender has lost.
    Lost,
    /// A draw.
    Draw,
    /// The sender has won.
    Won,
}

/// The answer to a request to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackVerdict {
    /// Accepted.
    Accepted,
    /// The program does not support it.
    Unsupported,
    /// The player refuses.
    Refused,
}

/// Splits a stream into messages. Anything longer than a message is dropped up to the next zero byte.
#[derive(Clone, Debug, Default)]
pub struct Cutter {
    pending: Vec<u8>,
    too_long: bool,
}

impl Cutter {
    /// Takes bytes and returns the completed messages; `Err` holds the text of a malformed one.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<Result<Message, String>> {
        let mut messages = Vec::new();
        for &byte in bytes {
            if byte != 0 {
                if self.pending.len() < LONGEST {
                    self.pending.push(byte);
                } else {
                    self.too_long = true;
                }
                continue;
            }
            let text: String = self.pending.drain(..).map(char::from).collect();
            let message = if self.too_long { None } else { parse(&text) };
            self.too_long = false;
            messages.push(message.ok_or(text));
        }
        messages
    }
}

/// Parses a text without its zero byte; `None` if it is malformed.
pub fn parse(text: &str) -> Option<Message> {
    let mut rest = text.is_ascii().then_some(text)?;
    let message = match field(&mut rest, 1)? {
        "R" => Message::GameRequest(request(&mut rest)?),
        "A" => {
            let name = name(&mut rest)?;
            let verdict = *VERDICTS.get(number(&mut rest, 1)? as usize)?;
            Message::GameAnswer { name, verdict }
        }
        "M" => {
            let seconds = number(&mut rest, 4)? as u16;
            let (from, to, count) = (square(&mut rest)?, square(&mut rest)?, number(&mut rest, 2)?);
            let captured: Option<Vec<u8>> = (0..count).map(|_| square(&mut rest)).collect();
            Message::Move { seconds, from, to, captured: captured? }
        }
        "E" => {
            let reason = *REASONS.get(number(&mut rest, 1)? as usize)?;
            let stop = number(&mut rest, 1)?;
            (stop < 2).then_some(Message::GameEnd { reason, stop: stop == 1 })?
        }
        "C" => Message::Chat(std::mem::take(&mut rest).to_owned()),
        "B" => Message::BackRequest { number: number(&mut rest, 3)? as u16, turn: color(&mut rest)? },
        "K" => Message::BackAnswer(*BACK.get(number(&mut rest, 1)? as usize)?),
        _ => return None,
    };
    rest.is_empty().then_some(message)
}

const VERDICTS: [Verdict; 4] = [Verdict::Accepted, Verdict::Version, Verdict::NotThis, Verdict::None];
const REASONS: [EndReason; 4] = [EndReason::Unsaid, EndReason::Lost, EndReason::Draw, EndReason::Won];
const BACK: [BackVerdict; 3] = [BackVerdict::Accepted, BackVerdict::Unsupported, BackVerdict::Refused];
/// The version, as written in messages.
const VERSION: &str = "01";
const NAME: usize = 32;

fn field<'t>(rest: &mut &'t str, length: usize) -> Option<&'t str> {
    let (field, tail) = rest.split_at_checked(length)?;
    *rest = tail;
    Some(field)
}

fn number(rest: &mut &str, length: usize) -> Option<u32> {
    let digits = field(rest, length)?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

fn square(rest: &mut &str) -> Option<u8> {
    number(rest, 2).filter(|number| (1..=50).contains(number)).map(|number| number as u8)
}

fn color(rest: &mut &str) -> Option<Color> {
    match field(rest, 1)? {
        "W" => Some(Color::White),
        "Z" => Some(Color::Black),
        _ => None,
    }
}

fn name(rest: &mut &str) -> Option<String> {
    let name = field(rest, NAME)?;
    (!name.starts_with(' ')).then(|| name.trim_end().to_owned())
}

fn request(rest: &mut &str) -> Option<GameRequest> {
    (field(rest, 2)? == VERSION).then_some(())?;
    let name = name(rest)?;
    let (follower, minutes, moves) = (color(rest)?, number(rest, 3)? as u16, number(rest, 3)? as u16);
    let position = match field(rest, 1)? {
        "A" => None,
        "B" => Some(fen::parse(field(rest, 51)?, RULES).ok()?),
        _ => return None,
    };
    Some(GameRequest { name, follower, minutes, moves, position })
}

/// Whether a text requests a game under another version of the protocol.
pub fn is_other_version(text: &str) -> bool {
    text.starts_with('R') && text.get(1..3).is_some_and(|version| version != VERSION)
}

impl Message {
    /// A move.
    pub fn of_move(mv: &AnyMove, seconds: u64) -> Message {
        let number = |square: crownhead_rules::Square| square.number() as u8;
        Message::Move {
            seconds: seconds.min(9999) as u16,
            from: number(mv.from()),
            to: number(mv.to()),
            captured: mv.captured().iter().map(number).collect(),
        }
    }

    /// The legal move that a message describes; `None` if it describes none.
    pub fn find_move(&self, position: &AnyPosition) -> Option<AnyMove> {
        let Message::Move { from, to, captured, .. } = self else { return None };
        let mut text = format!("{from:02}{to:02}{:02}", captured.len());
        for square in captured {
            let _ = write!(text, "{square:02}");
        }
        hub::parse_dxp_move(&text, position).ok()
    }

    /// The message as sent, with its zero byte.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = self.text();
        text.retain(|letter| letter.is_ascii() && letter != '\0');
        text.truncate(LONGEST);
        text.push('\0');
        text.into_bytes()
    }

    fn text(&self) -> String {
        match self {
            Message::GameRequest(GameRequest { name, follower, minutes, moves, position }) => {
                let begin = match position {
                    None => "A".to_owned(),
                    Some(position) => format!("B{}", hub::write_dxp_position(position)),
                };
                let (minutes, moves) = (minutes.min(&999), moves.min(&999));
                format!("R{VERSION}{}{}{minutes:03}{moves:03}{begin}", padded(name), letter(*follower))
            }
            Message::GameAnswer { name, verdict } => format!("A{}{}", padded(name), *verdict as u8),
            Message::Move { seconds, from, to, captured } => {
                let mut text = format!("M{:04}{from:02}{to:02}{:02}", seconds.min(&9999), captured.len());
                for square in captured {
                    let _ = write!(text, "{square:02}");
                }
                text
            }
            Message::GameEnd { reason, stop } => format!("E{}{}", *reason as u8, u8::from(*stop)),
            Message::Chat(words) => format!("C{words}"),
            Message::BackRequest { number, turn } => format!("B{:03}{}", number.min(&999), letter(*turn)),
            Message::BackAnswer(verdict) => format!("K{}", *verdict as u8),
        }
    }
}

/// A name of the fixed length.
fn padded(name: &str) -> String {
    let clean: String =
        name.trim_start().chars().filter(|letter| (' '..='~').contains(letter)).take(NAME).collect();
    let clean = if clean.is_empty() { "Crownhead".to_owned() } else { clean };
    format!("{clean:<NAME$}")
}

fn letter(color: Color) -> char {
    if color == Color::White { 'W' } else { 'Z' }
}
