//! The other side of Hub: what a program says to an engine, and what engines answer.

use crownhead_game::Game;
use crownhead_notation::hub;

use super::line::{Line, quoted};
use super::server::Level;

/// What an engine has said.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// Its name and version.
    Id(String),
    /// It has a parameter. Values are those of an enumeration; empty for other types.
    Param {
        /// The parameter.
        name: String,
        /// What it can be.
        values: Vec<String>,
    },
    /// It has introduced itself.
    Wait,
    /// It is set up.
    Ready,
    /// Its score in men for the side to move; `None` if this line has none.
    Info(Option<f64>),
    /// Its move, as text.
    Done(String),
    /// Something is wrong.
    Error(String),
    /// Anything else.
    Other,
}

impl Said {
    /// What a line says.
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

/// The position of a game with its past. Huffs have no words in Hub; a game with one begins at its present position.
pub fn position(game: &Game) -> String {
    let mut replayed = Game::from_position(*game.start());
    let is_plain =
        game.moves().iter().all(|mv| replayed.play_on(*mv).is_ok()) && replayed.position() == game.position();
    if is_plain && !game.moves().is_empty() {
        let moves: Vec<String> = game.moves().iter().map(hub::write_move).collect();
        let start = hub::write_position(game.start());
        return format!("pos pos={start} moves={}", quoted(&moves.join(" ")));
    }
    format!("pos pos={}", hub::write_position(game.position()))
}

/// How long to think.
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

/// Names that a rule set may have in Hub, the usual one first.
pub fn variant_names(rules: crownhead_rules::AnyRules) -> Vec<&'static str> {
    let crownhead_rules::AnyRules::Variant(variant) = rules else { return rules.key().into_iter().collect() };
    let other = variant.facts().hub_name.map(|(_, name)| name);
    other.into_iter().chain(rules.key()).collect()
}
