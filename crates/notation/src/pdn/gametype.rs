//! The tag `GameType`: identifies the game by PDN's list of numbers and parameters.
//!
//! `20` or `20,W,10,10,N2,0`: the number, the starting side, columns, rows, the square names (A letters, N numbers; the
//! digit is the corner of the first square as the starting side sees it: 0 bottom left, 1 bottom right, 2 top left, 3
//! top right), and 1 if the bottom left corner is not a playing square.

use std::{fmt, str::FromStr};

use crownhead_rules::{AnyRules, BoardKind, Color, GameNumber, HouseRules, Variant};

/// The variant with this number in the standard's list, if the number alone identifies it.
fn listed(number: u16) -> Option<Variant> {
    let is_it = |value: &str| value.split(',').next().and_then(plain_number) == Some(number);
    find(|game| matches!(game, GameNumber::Listed(value) if is_it(value)))
}

/// The variant with this private number.
fn private(number: u16) -> Option<Variant> {
    find(|game| game == GameNumber::Private(number))
}

/// The variant with this value, including all parameters.
fn with_parameters(value: &str) -> Option<Variant> {
    find(|game| match game {
        GameNumber::Listed(known) | GameNumber::Parameters(known) => known == value,
        GameNumber::Private(_) | GameNumber::Unlisted => false,
    })
}

fn find(wanted: impl Fn(GameNumber) -> bool) -> Option<Variant> {
    Variant::ALL.iter().copied().find(|variant| wanted(variant.facts().pdn))
}

/// The value of the tag `GameType`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameType {
    /// The number of the game in the standard's list.
    pub number: u16,
    /// Board and squares, if the value gives them.
    pub layout: Option<Layout>,
}

/// Board and squares of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// The starting side.
    pub starts: Color,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// How squares are named.
    pub style: Style,
    /// The corner of the first square as the starting side sees the board: 0 bottom left, 1 bottom right, 2 top left, 3
    /// top right.
    pub corner: u8,
    /// Whether the bottom left corner is not a playing square, if given.
    pub inverted: Option<bool>,
}

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// A letter and a number: `a1`.
    Letters,
    /// A number.
    Numbers,
    /// The short notation of chess, which no draughts game uses.
    San,
}

impl FromStr for GameType {
    type Err = NoGameType;

    fn from_str(value: &str) -> Result<GameType, NoGameType> {
        let fields: Vec<&str> = value.split(',').map(str::trim).collect();
        let number = plain_number(fields[0]).ok_or(NoGameType)?;
        let layout = match fields[1..] {
            [] => None,
            [starts, width, height, names] => Some(layout(starts, width, height, names, None)?),
            [starts, width, height, names, inverted] => {
                let inverted = match inverted {
                    "0" => false,
                    "1" => true,
                    _ => return Err(NoGameType),
                };
                Some(layout(starts, width, height, names, Some(inverted))?)
            }
            _ => return Err(NoGameType),
        };
        Ok(GameType { number, layout })
    }
}

/// A text is not a value of the tag `GameType`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a GameType looks like 20 or 20,W,10,10,N2,0")]
pub struct NoGameType;

fn plain_number<N: FromStr>(text: &str) -> Option<N> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn layout(
    starts: &str,
    width: &str,
    height: &str,
    names: &str,
    inverted: Option<bool>,
) -> Result<Layout, NoGameType> {
    let starts = match starts {
        "W" => Color::White,
        "B" => Color::Black,
        _ => return Err(NoGameType),
    };
    let (style, corner) = match names.as_bytes() {
        [style @ (b'A' | b'N' | b'S'), corner @ b'0'..=b'3'] => (*style, corner - b'0'),
        _ => return Err(NoGameType),
    };
    let style = match style {
        b'A' => Style::Letters,
        b'N' => Style::Numbers,
        _ => Style::San,
    };
    let size = |text| plain_number(text).ok_or(NoGameType);
    Ok(Layout { starts, width: size(width)?, height: size(height)?, style, corner, inverted })
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        let Some(Layout { starts, width, height, style, corner, inverted }) = self.layout else {
            return Ok(());
        };
        let starts = if starts == Color::White { 'W' } else { 'B' };
        let style = match style {
            Style::Letters => 'A',
            Style::Numbers => 'N',
            Style::San => 'S',
        };
        write!(f, ",{starts},{width},{height},{style}{corner}")?;
        match inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

/// The game of a nonstandard value, by its leading number or its name.
pub(super) fn meant(value: &str) -> Option<AnyRules> {
    let value = value.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\''));
    let digits = value.len() - value.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if let Some(number) = plain_number::<u16>(&value[..digits]) {
        // 99 is a game from a position that lidraughts plays by its usual rules.
        let from_position = || (number == 99).then_some(Variant::International);
        return listed(number).or_else(from_position).or_else(|| private(number)).map(AnyRules::Variant);
    }
    let word: String = value.chars().take_while(|c| c.is_alphabetic()).collect();
    AnyRules::from_key(&word.to_ascii_lowercase())
}

impl GameType {
    /// The value for these rules, if the standard has a number for them.
    pub fn of(rules: AnyRules) -> Option<GameType> {
        let AnyRules::Variant(variant) = rules else { return None };
        match variant.facts().pdn {
            GameNumber::Listed(value) => value.split(',').next()?.parse().ok(),
            GameNumber::Parameters(value) => value.parse().ok(),
            GameNumber::Private(_) | GameNumber::Unlisted => None,
        }
    }

    /// The rules, if supported.
    pub fn rules(&self) -> Option<AnyRules> {
        let alone = || if self.layout.is_none() { listed(self.number) } else { None };
        // A private number with parameters still identifies that one game.
        let named = with_parameters(&self.to_string()).or_else(alone).or_else(|| private(self.number));
        if let Some(variant) = named {
            return Some(AnyRules::Variant(variant));
        }
        with_layout(listed(self.number)?, self.layout?)
    }
}

/// A game of the list with another board or another start than its own.
fn with_layout(base: Variant, layout: Layout) -> Option<AnyRules> {
    let rules = base.house_rules();
    let inverted = layout.inverted.unwrap_or(rules.board.is_mirrored());
    let fits = |board: &BoardKind| {
        let shape = (board.is_full(), board.is_mirrored()) == (rules.board.is_full(), inverted);
        shape && (board.width(), board.height()) == (layout.width, layout.height)
    };
    let board = BoardKind::ALL.into_iter().find(fits)?;
    let rows =
        if board.height() == rules.board.height() { rules.rows } else { HouseRules::plain(board).rows };
    let house = HouseRules { board, starts: layout.starts, rows, ..rules };
    if layout.style == Style::San {
        return None;
    }
    Some(if house == rules { AnyRules::Variant(base) } else { AnyRules::House(house) })
}
