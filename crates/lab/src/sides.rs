//! The sides of a match: our own opponents, and other programs that speak Hub or DXP.
//!
//! Not here: flags, and where weights and tables come from.

mod dxp;
mod hub;
mod pipe;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crownhead_engine::{OpeningBook, Opponent, Parameter, TableSource, Technique, TimeLeft, Weights};
use crownhead_protocol::dxp::{PORT, RULES};
use crownhead_rules::AnyRules;

use crate::contest::Pace;
use crate::seat::{Player, Side};
use dxp::DxpSide;
use hub::HubSide;

/// A side, as text that can be parsed and printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spec {
    /// One of our own opponents.
    Own(Opponent),
    /// A program that speaks Hub: its command line.
    Hub(String),
    /// A program that listens for DXP: its host and port.
    Dxp(String, u16),
}

/// Options in order, as names with values.
pub type Options = Vec<(String, String)>;

/// The resources of our own opponents. Other programs bring their own.
#[derive(Clone, Debug, Default)]
pub struct Outfit {
    /// The weights; without them, material and squares.
    pub weights: Option<Arc<Weights>>,
    /// The endgame tables.
    pub tables: Option<Arc<dyn TableSource>>,
    /// The opening book.
    pub book: Option<Arc<OpeningBook>>,
}

/// What a side needs to know about the match.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The rules.
    pub rules: AnyRules,
    /// The time for each player.
    pub pace: Pace,
    /// How long another program may take to answer, in addition to the time for a move.
    pub patience: Duration,
    /// Number of games to play at once.
    pub threads: u16,
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Own(opponent) => opponent.fmt(f),
            Spec::Hub(command) => write!(f, "hub:{command}"),
            Spec::Dxp(host, port) => write!(f, "dxp:{host}:{port}"),
        }
    }
}

impl Spec {
    /// The program of `hub:COMMAND` or `dxp:HOST[:PORT]`; `None` for any other text.
    pub fn of_program(text: &str) -> Option<Result<Spec, String>> {
        if let Some(command) = text.strip_prefix("hub:") {
            return Some(split(command).map(|_| Spec::Hub(command.to_owned())));
        }
        text.strip_prefix("dxp:").map(|place| {
            let wrong = || "must be dxp:HOST:PORT or dxp:HOST".to_owned();
            let (host, port) = match place.rsplit_once(':') {
                Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
                None => (place, PORT),
            };
            if host.is_empty() { Err(wrong()) } else { Ok(Spec::Dxp(host.to_owned(), port)) }
        })
    }

    /// Whether this is one of our own opponents.
    pub fn is_own(&self) -> bool {
        matches!(self, Spec::Own(_))
    }

    /// Sets up the side.
    ///
    /// # Errors
    /// Why it cannot play this match with these options.
    pub fn side(
        &self,
        options: &[(String, String)],
        outfit: Outfit,
        game: &Surroundings,
    ) -> Result<Box<dyn Side>, String> {
        let Surroundings { rules, pace, patience, threads } = *game;
        match self {
            Spec::Hub(_) if options.iter().any(|(name, _)| name == "variant") => {
                Err("the match decides the rules; use --variant".to_owned())
            }
            Spec::Hub(command) => {
                Ok(Box::new(HubSide { command: split(command)?, options: options.to_vec(), rules, patience }))
            }
            Spec::Dxp(..) if rules != RULES => {
                Err("DXP is for international draughts; add --variant international".to_owned())
            }
            Spec::Dxp(..) if !options.is_empty() => Err("DXP has no options".to_owned()),
            Spec::Dxp(..) if threads > 1 => {
                Err("DXP plays one game at a time; leave --threads out".to_owned())
            }
            Spec::Dxp(host, port) => {
                Ok(Box::new(DxpSide { host: host.clone(), port: *port, time: minutes(pace), patience }))
            }
            Spec::Own(opponent) => {
                let Outfit { weights, tables, book } = outfit;
                let mut player =
                    Player { weights, tables, book, table_bytes: table_bytes(pace), ..Player::of(*opponent) };
                options.iter().try_for_each(|(key, value)| set(&mut player, key, value))?;
                Ok(Box::new(player))
            }
        }
    }
}

/// The default size of the transposition table in bytes: limits of nodes keep it whole, and time may hold twenty million
/// nodes for a move.
fn table_bytes(pace: Pace) -> usize {
    /// Of a match by time.
    const LARGE: usize = 128 << 20;
    match pace {
        Pace::Fixed(limits) if limits.time.is_none() || limits.nodes.is_some() => Player::TABLE_BYTES,
        Pace::Fixed(_) | Pace::Clock(_) => LARGE,
    }
}

/// The words of a command. Single and double quotes group words.
fn split(command: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(end), letter) if letter == end => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err("a quote is missing".to_owned());
    }
    words.extend(word);
    if words.is_empty() { Err("the command is missing".to_owned()) } else { Ok(words) }
}

/// The time of the match in DXP's terms: whole minutes, and the moves they cover.
fn minutes(pace: Pace) -> (u16, u16) {
    const MOVES: u16 = 75;
    let whole = |time: Duration| (time.as_secs_f64() / 60.0).ceil().clamp(1.0, 999.0) as u16;
    match pace {
        Pace::Clock(TimeLeft { left, moves, increment }) => {
            let moves = moves.unwrap_or(0).min(999) as u16;
            (whole(left + increment * u32::from(if moves == 0 { MOVES } else { moves })), moves)
        }
        Pace::Fixed(limits) => {
            (whole(limits.time.unwrap_or(Duration::from_secs(5)) * u32::from(MOVES)), MOVES)
        }
    }
}

/// Sets one option of our own engine.
fn set(player: &mut Player, key: &str, value: &str) -> Result<(), String> {
    match key {
        "hash" => {
            let mebibytes = value.parse().ok().filter(|size| (1..=65_536).contains(size));
            let mebibytes: usize =
                mebibytes.ok_or_else(|| format!("hash={value} must be a number of MiB from 1 to 65536"))?;
            player.table_bytes = mebibytes << 20;
        }
        "threads" => {
            let threads = value.parse().ok().filter(|count| (1..=256).contains(count));
            player.threads =
                threads.ok_or_else(|| format!("threads={value} must be a number from 1 to 256"))?;
        }
        "without" => {
            for name in value.split('+') {
                let technique: Technique =
                    name.parse().map_err(|wrong| format!("without={value}: {wrong}"))?;
                player.techniques = player.techniques.without(technique);
            }
        }
        _ => set_number(player, key, value)?,
    }
    Ok(())
}

/// Sets a number of the search.
fn set_number(player: &mut Player, key: &str, value: &str) -> Result<(), String> {
    let parameter: Parameter = key.parse().map_err(|_| {
        let numbers = Parameter::ALL.map(Parameter::key).join(", ");
        format!(
            "unknown option {key}; the options are hash=MIB, threads=N, without=TECHNIQUE+... and the numbers {numbers}"
        )
    })?;
    let (least, most) = parameter.range();
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    let number = number.ok_or_else(|| format!("{key}={value} must be a number from {least} to {most}"))?;
    player.parameters = player.parameters.with(parameter, number);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_engine::Limits;

    #[test]
    fn commands_are_split_like_in_a_shell() {
        let words = |command| split(command).map(|words| words.join("|"));
        assert_eq!(words(" scan  hub "), Ok("scan|hub".to_owned()));
        assert_eq!(words("\"my engine\"/scan 'a b'c ''"), Ok("my engine/scan|a bc|".to_owned()));
        assert!(words("").is_err() && words("a \"b").is_err());
    }

    #[test]
    fn sides_round_trip_as_text() {
        let written = |text| Spec::of_program(text).map(|spec| spec.map(|spec| spec.to_string()));
        for text in ["hub:scan hub", "dxp:localhost:27531", "dxp:::1:5"] {
            assert_eq!(written(text), Some(Ok(text.to_owned())));
        }
        assert_eq!(written("dxp:host"), Some(Ok("dxp:host:27531".to_owned())));
        for wrong in ["hub:", "dxp:", "dxp:host:x", "dxp::7"] {
            assert!(Spec::of_program(wrong).is_some_and(|spec| spec.is_err()), "{wrong}");
        }
        assert_eq!(written("level/3"), None, "not another program");
    }

    #[test]
    fn numbers_of_the_search_are_options() {
        let mut player = Player::of(Opponent::Level(16));
        assert_eq!(set(&mut player, "late", "2"), Ok(()));
        assert_eq!(player.parameters.get(Parameter::Late), 2);
        for (key, value) in [("late", "0"), ("late", "x"), ("later", "2")] {
            assert!(set(&mut player, key, value).is_err_and(|why| why.contains(key)), "{key}={value}");
        }
    }

    #[test]
    fn a_match_by_time_has_a_large_table() {
        let seconds = Limits { time: Some(Duration::from_secs(1)), ..Limits::default() };
        assert_eq!(table_bytes(Pace::Fixed(seconds)), 128 << 20);
        assert_eq!(table_bytes(Pace::Fixed(Limits { nodes: Some(1000), ..seconds })), Player::TABLE_BYTES);
        assert_eq!(table_bytes(Pace::Fixed(Limits::depth(9))), Player::TABLE_BYTES);
    }

    #[test]
    fn the_minutes_suffice_for_the_moves() {
        let fixed = |seconds| {
            minutes(Pace::Fixed(crownhead_engine::Limits {
                time: Some(Duration::from_secs(seconds)),
                ..Default::default()
            }))
        };
        assert_eq!((fixed(1), fixed(100)), ((2, 75), (125, 75)));
        let clock = TimeLeft { left: Duration::from_mins(5), moves: None, increment: Duration::from_secs(2) };
        assert_eq!(minutes(Pace::Clock(clock)), (8, 0));
    }
}
