//! The sides of a match: which programs play, with which options.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crownhead_engine::{Opponent, Technique, TimeLeft, Weights};
use crownhead_lab::contest::Pace;
use crownhead_lab::seat::{Player, Side};
use crownhead_protocol::dxp::{PORT, RULES};
use crownhead_rules::AnyRules;

use super::dxp_side::DxpSide;
use super::hub_side::HubSide;
use crate::choice::opponent_of_key;
use crate::failure::Failure;
use crate::shipped;
use crate::tables::tables_of;
use crate::train::read_weights;

/// A side as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spec {
    /// One of our own opponents.
    Own(Opponent),
    /// A program that speaks Hub, with its arguments.
    Hub(String),
    /// A program that listens for DXP: where.
    Dxp(String, u16),
}

/// Names with values, in their order.
pub(crate) type Options = Vec<(String, String)>;
/// The same as the value of a flag: to the argument parser a plain list would be several values.
pub(crate) type Given = Arc<Options>;

/// The side of a text.
pub(super) fn of_text(text: &str) -> Result<Spec, String> {
    if let Some(command) = text.strip_prefix("hub:") {
        return split(command).map(|_| Spec::Hub(command.to_owned()));
    }
    if let Some(place) = text.strip_prefix("dxp:") {
        let wrong = || "must be dxp:HOST:PORT or dxp:HOST".to_owned();
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
            None => (place, PORT),
        };
        return if host.is_empty() { Err(wrong()) } else { Ok(Spec::Dxp(host.to_owned(), port)) };
    }
    opponent_of_key(text)
        .map(Spec::Own)
        .map_err(|wrong| format!("{wrong}; hub:COMMAND and dxp:HOST:PORT are other programs"))
}

/// The options of a text: `KEY=VALUE,...`.
pub(super) fn options(text: &str) -> Result<Given, String> {
    let cut = |part: &str| {
        let (key, value) = part.split_once('=').ok_or_else(|| format!("{part:?} is not KEY=VALUE"))?;
        Ok((key.trim().to_owned(), value.trim().to_owned()))
    };
    let list: Result<Vec<_>, String> =
        text.split(',').filter(|part| !part.trim().is_empty()).map(cut).collect();
    list.map(Given::new)
}

/// The options as they are written.
pub(super) fn options_text(options: &[(String, String)]) -> String {
    let written: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    written.join(",")
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
    /// The side itself. The flag is the one that chose it.
    pub(super) fn side(
        &self,
        outfit: &Outfit<'_>,
        game: &Surroundings,
        flag: &str,
    ) -> Result<Box<dyn Side>, Failure> {
        let Surroundings { rules, pace, patience, threads } = *game;
        let Outfit { options, weights, tables } = *outfit;
        let wrong = |why: &str| Failure::Usage(format!("{flag} {self}: {why}"));
        if weights.is_some() && !matches!(self, Spec::Own(_)) {
            return Err(wrong("other programs take no weights of ours"));
        }
        if !tables.is_empty() && !matches!(self, Spec::Own(_)) {
            return Err(wrong("other programs take no tables of ours"));
        }
        match self {
            Spec::Hub(_) if options.iter().any(|(name, _)| name == "variant") => {
                Err(wrong("the rules are those of the match, which --variant says"))
            }
            Spec::Hub(command) => {
                let command = split(command).map_err(|why| wrong(&why))?;
                Ok(Box::new(HubSide { command, options: options.to_vec(), rules, patience }))
            }
            Spec::Dxp(..) if rules != RULES => {
                Err(wrong("DXP is for international draughts; add --variant international"))
            }
            Spec::Dxp(..) if !options.is_empty() => Err(wrong("DXP has no options")),
            Spec::Dxp(..) if threads > 1 => Err(wrong("DXP plays one game at a time; leave --threads out")),
            Spec::Dxp(host, port) => {
                Ok(Box::new(DxpSide { host: host.clone(), port: *port, time: minutes(pace), patience }))
            }
            Spec::Own(opponent) => {
                let weights = judging(weights, rules)?;
                let tables = tables_of(tables)?;
                let mut player = Player { weights, tables, ..Player::of(*opponent) };
                for (key, value) in options {
                    set(&mut player, key, value)
                        .map_err(|why| Failure::Usage(format!("{flag}-options: {why}")))?;
                }
                Ok(Box::new(player))
            }
        }
    }
}

/// The weights of a file, none, or those that come with the program.
pub(crate) fn judging(flag: Option<&Path>, rules: AnyRules) -> Result<Option<Arc<Weights>>, Failure> {
    match flag {
        None => Ok(shipped::weights(rules)),
        Some(path) if path == Path::new("none") => Ok(None),
        Some(path) => read_weights(path, rules).map(Some),
    }
}

/// What a side plays with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outfit<'a> {
    pub(super) options: &'a [(String, String)],
    /// A file of weights, or `none`.
    pub(super) weights: Option<&'a Path>,
    /// Folders of endgame tables, or `none`.
    pub(super) tables: &'a [PathBuf],
}

/// What a side has to know of the match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    pub(super) rules: AnyRules,
    pub(super) pace: Pace,
    pub(super) patience: Duration,
    pub(super) threads: u16,
}

/// The words of a command; quotes of either kind hold words together.
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
        return Err("a quote is not closed".to_owned());
    }
    words.extend(word);
    if words.is_empty() { Err("there is no command".to_owned()) } else { Ok(words) }
}

/// The time of the match as DXP can tell it: whole minutes, and for how many moves.
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
                mebibytes.ok_or_else(|| format!("hash={value} is no number of MiB from 1 to 65536"))?;
            player.table_bytes = mebibytes << 20;
        }
        "threads" => {
            let threads = value.parse().ok().filter(|count| (1..=256).contains(count));
            player.threads = threads.ok_or_else(|| format!("threads={value} is no number from 1 to 256"))?;
        }
        "without" => {
            for name in value.split('+') {
                let technique: Technique =
                    name.parse().map_err(|wrong| format!("without={value}: {wrong}"))?;
                player.techniques = player.techniques.without(technique);
            }
        }
        _ => {
            return Err(format!(
                "there is no option {key}; there are hash=MIB, threads=N and without=TECHNIQUE+..."
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_like_a_shell_would() {
        let words = |command| split(command).map(|words| words.join("|"));
        assert_eq!(words(" scan  hub "), Ok("scan|hub".to_owned()));
        assert_eq!(words("\"my engine\"/scan 'a b'c ''"), Ok("my engine/scan|a bc|".to_owned()));
        assert!(words("").is_err() && words("a \"b").is_err());
    }

    #[test]
    fn sides_are_written_as_they_are_read() {
        for text in ["level/3", "hub:scan hub", "dxp:localhost:27531", "dxp:::1:5"] {
            assert_eq!(of_text(text).map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(of_text("dxp:host").map(|spec| spec.to_string()), Ok("dxp:host:27531".to_owned()));
        for wrong in ["", "hub:", "dxp:", "dxp:host:x", "dxp::7", "level/99"] {
            assert!(of_text(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn minutes_are_enough_for_the_moves() {
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
