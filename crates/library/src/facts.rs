//! What is known about a game without replaying it: players, event, date, result, ratings, length, material at the end.

use crownhead_notation::pdn::Tags;

use crate::material::Counts;

/// How a game ended, by its record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameResult {
    /// Not recorded.
    #[default]
    Unknown,
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Both players lost.
    BothLost,
}

impl GameResult {
    /// All results, in the order of their stored numbers.
    pub const ALL: [GameResult; 5] =
        [GameResult::Unknown, GameResult::White, GameResult::Black, GameResult::Draw, GameResult::BothLost];

    /// The result that PDN writes like that.
    pub fn of(text: &str) -> GameResult {
        match text {
            "1-0" | "2-0" => GameResult::White,
            "0-1" | "0-2" => GameResult::Black,
            "1/2-1/2" | "1-1" => GameResult::Draw,
            "0-0" => GameResult::BothLost,
            _ => GameResult::Unknown,
        }
    }

    /// The stored number.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The result of a stored number.
    pub fn from_number(number: u8) -> GameResult {
        GameResult::ALL.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The word for scripts and options.
    pub fn key(self) -> &'static str {
        match self {
            GameResult::Unknown => "unknown",
            GameResult::White => "white",
            GameResult::Black => "black",
            GameResult::Draw => "draw",
            GameResult::BothLost => "both-lost",
        }
    }

    /// The result of that word.
    pub fn from_key(key: &str) -> Option<GameResult> {
        GameResult::ALL.into_iter().find(|result| result.key() == key)
    }

    /// The result with the colors changed.
    #[must_use]
    pub fn swapped(self) -> GameResult {
        match self {
            GameResult::White => GameResult::Black,
            GameResult::Black => GameResult::White,
            other => other,
        }
    }
}

/// A date whose parts may be unknown: year, month and day as decimal digits, `20030700` for July 2003. 0 if the year is
/// unknown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date(pub u32);

impl Date {
    /// The date of a PDN tag: `2003.07.??`, also with `-` or `/`.
    pub fn of(text: &str) -> Date {
        let mut parts = text.trim().split(['.', '-', '/']);
        let year = parts.next().filter(|year| year.len() == 4).and_then(|year| year.parse::<u32>().ok());
        let mut part = |most: u32| parts.next().and_then(|part| part.parse().ok()).filter(|n| *n <= most);
        let (month, day) = (part(12), part(31));
        let month_known = month.is_some_and(|month| month > 0);
        Date(year.map_or(0, |year| {
            let day = if month_known { day.unwrap_or(0) } else { 0 };
            year * 10_000 + month.unwrap_or(0) * 100 + day
        }))
    }

    /// The year, if it is known.
    pub fn year(self) -> Option<u16> {
        u16::try_from(self.0 / 10_000).ok().filter(|year| *year > 0)
    }

    /// As PDN writes it; empty if it is unknown.
    pub fn text(self) -> String {
        let part = |number: u32| if number == 0 { "??".to_owned() } else { format!("{number:02}") };
        match self.year() {
            None => String::new(),
            Some(year) => format!("{year:04}.{}.{}", part(self.0 / 100 % 100), part(self.0 % 100)),
        }
    }
}

/// What is known about a game without replaying it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// The player of the white pieces; empty if unknown.
    pub white: String,
    /// The player of the black pieces; empty if unknown.
    pub black: String,
    /// The event; empty if unknown.
    pub event: String,
    /// When it was played.
    pub date: Date,
    /// How it ended.
    pub result: GameResult,
    /// Ratings, White's first; 0 if unknown.
    pub ratings: [u16; 2],
    /// Moves of the main line.
    pub plies: u16,
    /// The material after the last move.
    pub ending: Counts,
}

impl Facts {
    /// What the tags tell.
    pub fn of_tags(tags: &Tags, result: Option<&str>) -> Facts {
        let told = |name: &str| {
            let value = tags.get(name).map_or("", str::trim);
            if matches!(value, "?" | "-" | "*") { "" } else { value }
        };
        let rating = |names: [&str; 2]| {
            let value = names.into_iter().map(told).find(|value| !value.is_empty()).unwrap_or_default();
            value.parse().ok().filter(|rating| *rating < 10_000).unwrap_or(0)
        };
        let written = Some(told("Result")).filter(|text| !text.is_empty()).or(result);
        let date = [told("Date"), told("EventDate")].map(Date::of);
        Facts {
            white: told("White").to_owned(),
            black: told("Black").to_owned(),
            event: told("Event").to_owned(),
            date: if date[0].0 > 0 { date[0] } else { date[1] },
            result: GameResult::of(written.unwrap_or_default()),
            ratings: [rating(["WhiteRating", "WhiteElo"]), rating(["BlackRating", "BlackElo"])],
            ..Facts::default()
        }
    }

    /// How well known a game is: the mean of the known ratings, 0 if there are none.
    pub fn strength(&self) -> u16 {
        strength(self.ratings)
    }
}

/// The mean of the known ratings.
pub(crate) fn strength(ratings: [u16; 2]) -> u16 {
    match ratings {
        [0, rating] | [rating, 0] => rating,
        [white, black] => u16::midpoint(white, black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_keep_what_is_known() {
        assert_eq!(Date::of("2003.07.21"), Date(20_030_721));
        assert_eq!(Date::of("2003-07-??"), Date(20_030_700));
        assert_eq!(Date::of("2003.??.05"), Date(20_030_000));
        assert_eq!(Date::of("????.??.??"), Date(0));
        assert_eq!(Date(20_030_700).text(), "2003.07.??");
        assert_eq!(Date(0).text(), "");
    }

    #[test]
    fn tags_tell_the_facts() {
        let tags = Tags::default()
            .with("White", "Ann")
            .with("Black", "?")
            .with("BlackElo", "2100")
            .with("Result", "2-0");
        let facts = Facts::of_tags(&tags, None);
        assert_eq!((facts.white.as_str(), facts.black.as_str()), ("Ann", ""));
        assert_eq!((facts.result, facts.strength()), (GameResult::White, 2100));
    }
}
