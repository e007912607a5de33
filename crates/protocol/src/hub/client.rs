//! The user interface's side of Hub 2: lines sent to an engine, and its answers.

use crownhead_game::Game;
use crownhead_notation::hub;
use crownhead_rules::{AnyMove, AnyPosition};

use super::line::{Line, quoted};
use super::server::Level;

/// A message from an engine.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// Its name and version.
    Id(String),
    /// It has a parameter. Values are those of an enumeration; empty for other types.
    Param {
        /// The parameter.
        name: String,
        /// Its possible values.
        values: Vec<String>,
    },
    /// It has finished introducing itself.
    Wait,
    /// It is ready.
    Ready,
    /// Its score in men for the side to move; `None` if this line has none.
    Info(Option<f64>),
    /// Its move, as text.
    Done(String),
    /// It reports an error.
    Error(String),
    /// Any other line.
    Other,
}

impl Said {
    /// Parses a line.
    pub fn of(text: &str) -> Said {
        let line = Line::parse(text);
        let value = |name| line.value(name).unwrap_or_default().to_owned();
        match line.command.as_str() {
            "id" => Said::Id([value("name"), value("version")].join(" ").trim().to_owned()),
            "param" => {
                let values = value("values").split_whitespace().map(str::to_owned).collect();
                Said::Param { name: value("name"), values }
            }
            "wait" => Said::Wait,
            "ready" => Said::Ready,
            "info" => Said::Info(value("score").parse().ok().filter(|score: &f64| score.is_finite())),
            "done" => Said::Done(value("move")),
            "error" => Said::Error(value("message")),
            _ => Said::Other,
        }
    }
}

/// Sets a parameter.
pub fn set_param(name: &str, value: &str) -> String {
    format!("set-param name={} value={}", quoted(name), quoted(value))
}

/// Where a game begins and its moves. Hub has no notation for huffs; a game with a huff starts at its current position.
pub(super) fn plain_start(game: &Game) -> (&AnyPosition, &[AnyMove]) {
    let mut replayed = Game::from_position(*game.start());
    let is_plain =
        game.moves().iter().all(|mv| replayed.play_on(*mv).is_ok()) && replayed.position() == game.position();
    if is_plain { (game.start(), game.moves()) } else { (game.position(), &[]) }
}

/// The position of a game with its history.
pub fn position(game: &Game) -> String {
    let (start, moves) = plain_start(game);
    let start = hub::write_position(start);
    if moves.is_empty() {
        return format!("pos pos={start}");
    }
    let moves: Vec<String> = moves.iter().map(hub::write_move).collect();
    format!("pos pos={start} moves={}", quoted(&moves.join(" ")))
}

/// The time limits.
pub fn level(level: &Level) -> String {
    let seconds = |time: std::time::Duration| format!("{:.3}", time.as_secs_f64());
    let parts = [
        level.depth.map(|depth| format!(" depth={depth}")),
        level.nodes.map(|nodes| format!(" nodes={nodes}")),
        level.move_time.map(|time| format!(" move-time={}", seconds(time))),
        level.moves.filter(|_| level.time.is_some()).map(|moves| format!(" moves={moves}")),
        level.time.map(|time| format!(" time={}", seconds(time))),
        level
            .time
            .filter(|_| !level.increment.is_zero())
            .map(|_| format!(" inc={}", seconds(level.increment))),
    ];
    let said: String = parts.into_iter().flatten().collect();
    if said.is_empty() { "level infinite".to_owned() } else { format!("level{said}") }
}

/// Names of a rule set in Hub, the usual one first.
pub fn variant_names(rules: crownhead_rules::AnyRules) -> Vec<&'static str> {
    let crownhead_rules::AnyRules::Variant(variant) = rules else { return rules.key().into_iter().collect() };
    let other = variant.facts().hub_name.map(|(_, name)| name);
    other.into_iter().chain(rules.key()).collect()
}
