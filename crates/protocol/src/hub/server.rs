//! The engine's side of Hub: lines in, lines and events out.

use std::time::Duration;

use crownhead_game::Game;
use crownhead_notation::{fen, hub};
use crownhead_rules::{AnyMove, AnyRules, Variant};

use super::line::{Line, quoted};

/// The time limits of the last `level` line.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Level {
    /// Plies.
    pub depth: Option<u8>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Seconds per move.
    pub move_time: Option<Duration>,
    /// Moves until the next time control.
    pub moves: Option<u32>,
    /// Seconds for the rest of the game, or for those moves.
    pub time: Option<Duration>,
    /// Seconds added before each move.
    pub increment: Duration,
}

/// The purpose of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play a move.
    Think,
    /// The other side is to move; a `ponder-hit` makes it [`Purpose::Think`].
    Ponder,
    /// To analyze until `stop`.
    Analyze,
}

/// A requested search.
#[derive(Clone, Debug)]
pub struct Task {
    /// The position with its history.
    pub game: Game,
    /// The limits.
    pub level: Level,
    /// The purpose.
    pub purpose: Purpose,
}

/// An event for the program around the protocol. After [`Event::Go`], no other search starts until [`Server::done`].
#[derive(Clone, Debug)]
pub enum Event {
    /// Set up these rules and settings, then call [`Server::ready`].
    Init,
    /// Forget earlier games.
    NewGame,
    /// Search.
    Go(Box<Task>),
    /// The pondered move was played: the remaining time counts from now.
    PonderHit,
    /// End the search now; its result is still required.
    Stop,
    /// End the program.
    Quit,
}

/// An engine setting that a user may change, besides the variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// The minimum, the current value and the maximum.
    pub values: (u32, u32, u32),
}

/// Progress of a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// Plies.
    pub depth: u8,
    /// In men, for the side to move.
    pub score: f64,
    /// Nodes.
    pub nodes: u64,
    /// Seconds.
    pub time: f64,
    /// The best line.
    pub line: Vec<AnyMove>,
}

/// The most moves in a `pos` line.
const MOST_MOVES: usize = 4096;
/// Variants with a name that user interfaces know, besides the key, in the order of Hub's list.
fn named_variants() -> Vec<(&'static str, Variant)> {
    let named = |&variant: &Variant| variant.facts().hub_name.map(|(place, name)| (place, name, variant));
    let mut all: Vec<_> = Variant::ALL.iter().filter_map(named).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, name, variant)| (name, variant)).collect()
}

/// The engine's side of a conversation.
#[derive(Clone, Debug)]
pub struct Server {
    name: String,
    version: String,
    rules: AnyRules,
    settings: Vec<Setting>,
    game: Game,
    level: Level,
    searching: Option<Purpose>,
}

/// Lines to send, and an event.
type Answer = (Vec<String>, Option<Event>);

fn say(line: impl Into<String>) -> Answer {
    (vec![line.into()], None)
}

fn error(message: &str) -> Answer {
    say(format!("error message={}", quoted(message)))
}

impl Server {
    /// A new conversation, with international draughts until a variant is set.
    pub fn new(name: &str, version: &str, settings: Vec<Setting>) -> Server {
        let rules = AnyRules::Variant(Variant::International);
        let (name, version) = (name.to_owned(), version.to_owned());
        Server {
            name,
            version,
            rules,
            settings,
            game: Game::new(rules),
            level: Level::default(),
            searching: None,
        }
    }

    /// The current rules.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The value of a setting.
    pub fn setting(&self, name: &str) -> Option<u32> {
        self.settings.iter().find(|setting| setting.name == name).map(|setting| setting.values.1)
    }

    /// Handles a line. Returns the answer and an event.
    pub fn line(&mut self, text: &str) -> Answer {
        let line = Line::parse(text);
        match (line.command.as_str(), self.searching) {
            ("quit", _) => (Vec::new(), Some(Event::Quit)),
            ("ping", _) => say("pong"),
            ("stop", Some(_)) => (Vec::new(), Some(Event::Stop)),
            ("ponder-hit", Some(Purpose::Ponder)) => {
                self.searching = Some(Purpose::Think);
                (Vec::new(), Some(Event::PonderHit))
            }
            ("hub", None) => (self.introduction(), None),
            ("set-param", None) => self.set(&line),
            ("init", None) => (Vec::new(), Some(Event::Init)),
            ("new-game", None) => {
                self.game = Game::new(self.rules);
                (Vec::new(), Some(Event::NewGame))
            }
            ("pos", None) => self.position(&line),
            ("level", None) => self.level(&line),
            ("go", None) => self.go(&line),
            ("hub" | "set-param" | "init" | "new-game" | "pos" | "level" | "go", Some(_)) => {
                error("a search is running: only stop, ponder-hit, ping and quit are accepted")
            }
            // Unknown commands are ignored, and so is a `stop` after a search has ended.
            _ => (Vec::new(), None),
        }
    }

    /// The answer once everything is set up.
    pub fn ready(&self) -> String {
        "ready".to_owned()
    }

    /// The answer to an unreadable line.
    pub fn error(&self, message: &str) -> String {
        format!("error message={}", quoted(message))
    }

    /// The progress report of a search.
    pub fn info(&self, info: &Info) -> String {
        let line: Vec<String> = info.line.iter().map(hub::write_move).collect();
        let speed = if info.time > 0.0 { info.nodes as f64 / info.time / 1e6 } else { 0.0 };
        format!(
            "info depth={} score={:.2} nodes={} time={:.2} nps={speed:.1} pv={}",
            info.depth,
            info.score,
            info.nodes,
            info.time,
            quoted(&line.join(" "))
        )
    }

    /// The result of a search: the move, and the expected reply. Without a move (the game is over), an error.
    pub fn done(&mut self, best: Option<&AnyMove>, expected: Option<&AnyMove>) -> String {
        self.searching = None;
        let Some(best) = best else {
            return format!("error message={}", quoted("the game is over: there is no move"));
        };
        let ponder = expected.map(|mv| format!(" ponder={}", hub::write_move(mv))).unwrap_or_default();
        format!("done move={}{ponder}", hub::write_move(best))
    }

    fn introduction(&self) -> Vec<String> {
        let keys = AnyRules::all_named().filter_map(|rules| rules.key());
        let other = named_variants().into_iter().map(|(name, _)| name);
        let names = other.chain(keys).collect::<Vec<_>>().join(" ");
        let (name, version) = (quoted(&self.name), quoted(&self.version));
        let mut lines = vec![format!("id name={name} version={version} author=\"The Crownhead developers\"")];
        lines.push(format!("param name=variant value=normal type=enum values=\"{names}\""));
        lines.extend(self.settings.iter().map(|Setting { name, values: (least, now, most) }| {
            format!("param name={name} value={now} type=int min={least} max={most}")
        }));
        lines.push("wait".to_owned());
        lines
    }

    fn set(&mut self, line: &Line) -> Answer {
        let (Some(name), Some(value)) = (line.value("name"), line.value("value")) else {
            return error("set-param needs name=... and value=...");
        };
        if name == "variant" {
            let other = named_variants().into_iter().find(|(known, _)| *known == value);
            let rules =
                other.map(|(_, variant)| AnyRules::Variant(variant)).or_else(|| AnyRules::from_key(value));
            let Some(rules) = rules else { return error(&format!("there is no variant {value}")) };
            self.rules = rules;
            self.game = Game::new(rules);
            return (Vec::new(), None);
        }
        let Some(setting) = self.settings.iter_mut().find(|setting| setting.name == name) else {
            return (Vec::new(), None);
        };
        let (least, now, most) = &mut setting.values;
        match value.parse() {
            Ok(value) if (*least..=*most).contains(&value) => *now = value,
            _ => return error(&format!("{name} must be a number from {least} to {most}")),
        }
        (Vec::new(), None)
    }

    fn position(&mut self, line: &Line) -> Answer {
        let start = match line.value("pos") {
            Some(text) => fen::parse(text, self.rules).map_err(|problem| problem.to_string()),
            None if line.has("start") => Ok(*Game::new(self.rules).start()),
            None => Err("pos needs pos=... or start".to_owned()),
        };
        let game = start.and_then(|start| {
            let mut game = Game::from_position(start);
            let moves: Vec<&str> = line.value("moves").unwrap_or_default().split_whitespace().collect();
            if moves.len() > MOST_MOVES {
                return Err(format!("pos: {} moves are more than {MOST_MOVES}", moves.len()));
            }
            for text in moves {
                let mv = hub::parse_move(text, game.position()).map_err(|problem| problem.to_string())?;
                game.play_on(mv).map_err(|problem| format!("{text}: {problem}"))?;
            }
            Ok(game)
        });
        match game {
            Ok(game) => {
                self.game = game;
                (Vec::new(), None)
            }
            Err(problem) => error(&problem),
        }
    }

    fn level(&mut self, line: &Line) -> Answer {
        let seconds = |name| {
            let given: Option<f64> = line.value(name)?.parse().ok();
            given.and_then(|seconds| Duration::try_from_secs_f64(seconds.max(0.0)).ok())
        };
        let number = |name| line.value(name).and_then(|value| value.parse::<u64>().ok());
        let level = Level {
            depth: number("depth").map(|depth| depth.clamp(1, 127) as u8),
            nodes: number("nodes").map(|nodes| nodes.max(1)),
            move_time: seconds("move-time"),
            moves: number("moves").map(|moves| moves.clamp(1, 10_000) as u32),
            time: seconds("time"),
            increment: seconds("inc").unwrap_or_default(),
        };
        let read = [
            ("depth", level.depth.is_some()),
            ("nodes", level.nodes.is_some()),
            ("move-time", level.move_time.is_some()),
            ("moves", level.moves.is_some()),
            ("time", level.time.is_some()),
            ("inc", seconds("inc").is_some()),
        ];
        if let Some((name, _)) = read.iter().find(|(name, is_read)| line.has(name) && !is_read) {
            return error(&format!("level: {name} is not a number"));
        }
        self.level = level;
        (Vec::new(), None)
    }

    fn go(&mut self, line: &Line) -> Answer {
        let purpose = match line {
            line if line.has("ponder") => Purpose::Ponder,
            line if line.has("analyze") => Purpose::Analyze,
            _ => Purpose::Think,
        };
        self.searching = Some(purpose);
        let task = Task { game: self.game.clone(), level: self.level, purpose };
        (Vec::new(), Some(Event::Go(Box::new(task))))
    }
}
