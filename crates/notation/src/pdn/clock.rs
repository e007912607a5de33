//! Clock commands in comments, such as `[%clk 0:12:34]`, as values.
//!
//! Clocks are stored only in the comment, so the rest of its text is not lost. Times are `h:mm:ss`, optionally with
//! tenths or thousandths of a second.

use std::time::Duration;

use crownhead_rules::Color;

/// The content of a clock command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Clock {
    /// `[%clk 0:12:34]`: the time left for the player who moved.
    Left(Duration),
    /// `[%egt 0:12:34]`: the time this player has used since the start of the game.
    Used(Duration),
    /// `[%emt 0:00:34]`: the time that the move took.
    Thought(Duration),
    /// `[%mct 0:12:34]`: the reading of a mechanical clock.
    Mechanical(Duration),
    /// `[%clock w0:12:34 B1:02:03]`: the time left on one or both clocks.
    Both {
        /// White's clock.
        white: Option<Duration>,
        /// Black's clock.
        black: Option<Duration>,
        /// The running clock, which has a capital letter.
        running: Option<Color>,
    },
}

/// The most digits of hours.
const HOURS: usize = 4;

impl Clock {
    /// The clock commands of a comment, in order; a command without a valid time yields its text. Other commands are
    /// skipped.
    pub fn all(comment: &str) -> impl Iterator<Item = Result<Clock, &str>> {
        let commands = comment.match_indices("[%").map(|(at, _)| &comment[at..]);
        commands.filter_map(|rest| {
            let whole = match end_of_command(rest) {
                Some(end) => &rest[..end],
                None => rest.char_indices().nth(LONGEST_COMMAND).map_or(rest, |(end, _)| &rest[..end]),
            };
            let inside = whole[2..].trim_end_matches(']');
            let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
            let read: fn(&str) -> Option<Clock> = match name {
                "clk" => |value| time(value).map(Clock::Left),
                "egt" => |value| time(value).map(Clock::Used),
                "emt" => |value| time(value).map(Clock::Thought),
                "mct" => |value| time(value).map(Clock::Mechanical),
                "clock" => both,
                _ => return None,
            };
            let clock = read(value.trim()).filter(|_| whole.ends_with(']'));
            Some(clock.ok_or(whole))
        })
    }

    /// The name of the command.
    pub const fn key(&self) -> &'static str {
        match self {
            Clock::Left(_) => "clk",
            Clock::Used(_) => "egt",
            Clock::Thought(_) => "emt",
            Clock::Mechanical(_) => "mct",
            Clock::Both { .. } => "clock",
        }
    }
}

/// `0:12:34` or `0:12:34.5`.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').map_or((text, None), |(whole, rest)| (whole, Some(rest)));
    let mut fields = whole.split(':');
    let mut field = |digits: std::ops::RangeInclusive<usize>| number(fields.next()?, digits);
    let (hours, minutes, seconds) = (field(1..=HOURS)?, field(2..=2)?, field(2..=2)?);
    if fields.next().is_some() || minutes >= 60 || seconds >= 60 {
        return None;
    }
    let thousandths = match fraction {
        None => 0,
        Some(digits) => number(digits, 1..=3)? * 10u64.pow(3 - digits.len() as u32),
    };
    Some(Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths))
}

fn number(text: &str, digits: std::ops::RangeInclusive<usize>) -> Option<u64> {
    let plain = digits.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// `w0:12:34 B1:02:03`, in any order, each side at most once and at most one of them running.
fn both(text: &str) -> Option<Clock> {
    let (mut sides, mut running) = ([None, None], None);
    for word in text.split_whitespace() {
        let letter = word.chars().next()?;
        let color = match letter {
            'w' | 'W' => Color::White,
            'b' | 'B' => Color::Black,
            _ => return None,
        };
        let shown = time(&word[1..])?;
        if sides[color.index()].replace(shown).is_some() {
            return None;
        }
        if letter.is_ascii_uppercase() && running.replace(color).is_some() {
            return None;
        }
    }
    let (white, black) = (sides[Color::White.index()], sides[Color::Black.index()]);
    (white.is_some() || black.is_some()).then_some(Clock::Both { white, black, running })
}

/// The words of a comment; a command is one word, so that no line breaks inside it.
pub(super) fn words(comment: &str) -> impl Iterator<Item = &str> {
    let mut rest = comment.trim_start();
    std::iter::from_fn(move || {
        let from = end_of_command(rest).filter(|_| rest.starts_with("[%")).unwrap_or(0);
        let length = rest[from..].find(char::is_whitespace).map_or(rest.len(), |end| from + end);
        let (word, after) = rest.split_at(length);
        rest = after.trim_start();
        (!word.is_empty()).then_some(word)
    })
}

/// A longer command is ignored, which bounds the search for its end.
const LONGEST_COMMAND: usize = 60;

/// The offset after a command at the start of a text.
fn end_of_command(text: &str) -> Option<usize> {
    text.bytes().take(LONGEST_COMMAND).position(|byte| byte == b']').map(|end| end + 1)
}
