//! The settings file, which all front ends read.
//!
//! Not here: what the settings do. A missing file means the defaults. An unknown setting or a value out of range is refused with
//! its line.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, io};

use crownhead_archive::store;
use crownhead_boardview::Speed;
use crownhead_clock::{ControlError, Controls};
use crownhead_engine::Opponent;
use crownhead_prose::Language;
use crownhead_rules::AnyRules;
use crownhead_tui::{App, BoardTheme, Colors, Options, SquareSize, Theme};
use serde::Deserialize;
use toml::Spanned;

use crate::failure::Failure;
use crate::{language, places};
use crownhead_tui::lines::{opponent_of_key, rules_of_key};

/// Overrides the settings file of the platform.
const VARIABLE: &str = "CROWNHEAD_CONFIG";

/// The settings of the user; `None` leaves the default to each front end.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Settings {
    /// Variant or preset of a new game.
    pub(crate) variant: Option<AnyRules>,
    /// The opponent.
    pub(crate) opponent: Option<Opponent>,
    /// The port of the web app.
    pub(crate) port: Option<u16>,
    /// The speed of animations.
    pub(crate) animation: Option<Speed>,
    /// The pause before the computer moves.
    pub(crate) pause: Option<Duration>,
    /// Frames per second while something moves.
    pub(crate) frames_per_second: Option<u16>,
    /// Whether squares show their numbers.
    pub(crate) square_numbers: Option<bool>,
    /// The size of a square in the full-screen terminal.
    pub(crate) square_size: Option<SquareSize>,
    /// Whether only ASCII is drawn.
    pub(crate) ascii: Option<bool>,
    /// The language.
    pub(crate) language: Option<Language>,
    /// Light or dark.
    pub(crate) theme: Option<Theme>,
    /// The colors of the board in the terminal.
    pub(crate) board: Option<BoardTheme>,
    /// How many colors the terminal has.
    pub(crate) colors: Option<Colors>,
    /// The time control of new games in the full-screen terminal.
    pub(crate) clock: Option<Controls>,
    /// The keys of favorite games.
    pub(crate) favorites: Option<Vec<String>>,
    /// Whether a person is warned about a mistake before the computer answers it.
    pub(crate) warnings: Option<bool>,
    /// Whether the legal moves of a selected piece are drawn in the terminal.
    pub(crate) debug: Option<bool>,
    /// A folder of additional endgame tables, or `none` for no tables at all.
    pub(crate) tables: Option<String>,
}

/// The parsed file; each value knows its place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    variant: Option<Spanned<String>>,
    opponent: Option<Spanned<String>>,
    port: Option<Spanned<u16>>,
    animation: Option<Spanned<String>>,
    pause: Option<Spanned<f64>>,
    frames_per_second: Option<Spanned<u16>>,
    square_numbers: Option<bool>,
    square_size: Option<Spanned<String>>,
    ascii: Option<bool>,
    language: Option<Spanned<String>>,
    theme: Option<Spanned<String>>,
    board: Option<Spanned<String>>,
    colors: Option<Spanned<String>>,
    clock: Option<Spanned<String>>,
    favorites: Option<Spanned<Vec<String>>>,
    warnings: Option<bool>,
    debug: Option<bool>,
    tables: Option<String>,
}

/// A problem at a byte of the file.
struct Fault {
    at: usize,
    problem: String,
}

impl Settings {
    /// The user's settings.
    pub(crate) fn load() -> Result<Settings, Failure> {
        match path() {
            Some(path) => Settings::read(&path),
            None => Ok(Settings::default()),
        }
    }

    /// The settings of a file; the defaults if there is none.
    fn read(path: &Path) -> Result<Settings, Failure> {
        let text = match store::read_text(path, LONGEST) {
            Ok(text) => text,
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
            Err(problem) => return Err(Failure::file("read the settings in", path, problem)),
        };
        Settings::parse(&text).map_err(|(line, problem)| {
            Failure::Usage(format!("settings file {}, line {line}: {problem}", path.display()))
        })
    }

    /// The settings of a text, or the number of a wrong line, from 1, and its problem.
    pub(crate) fn parse(text: &str) -> Result<Settings, (usize, String)> {
        let placed =
            |fault: Fault| (text[..fault.at.min(text.len())].matches('\n').count() + 1, fault.problem);
        let written: Written = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            placed(Fault { at, problem: error.message().replace('\n', ", ") })
        })?;
        written.checked().map_err(placed)
    }
}

impl Settings {
    /// Writes changed choices into the file. The rest of the file stays as it is.
    pub(crate) fn remember(before: &Kept, after: &Kept) -> Result<(), Failure> {
        let Some(path) = path().filter(|_| before != after) else { return Ok(()) };
        let text = match store::read_text(&path, LONGEST) {
            Ok(text) => text,
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => String::new(),
            Err(problem) => return Err(Failure::file("read the settings in", &path, problem)),
        };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|problem| Failure::file("create", folder, problem))?;
        }
        Ok(store::write_whole(&path, edited(&text, &changes(before, after)))?)
    }
}

/// What the full-screen terminal keeps in the file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    pub(crate) options: Options,
    pub(crate) clock: Controls,
    pub(crate) favorites: Vec<String>,
}

impl Kept {
    /// The choices of a program.
    pub(crate) fn of(app: &App) -> Kept {
        let favorites = app.favorites().to_vec();
        Kept { options: *app.options(), clock: app.controls().clone(), favorites }
    }
}

/// The changed settings, as text.
fn changes(before: &Kept, after: &Kept) -> Vec<(&'static str, String)> {
    let quoted = |key: &str| format!("\"{key}\"");
    let written = |Kept { options, clock, favorites }: &Kept| {
        let favorites: Vec<String> = favorites.iter().map(|key| quoted(key)).collect();
        [
            ("animation", quoted(options.speed.key())),
            ("pause", options.pause.as_secs_f64().to_string()),
            ("square_numbers", options.square_numbers.to_string()),
            ("square_size", quoted(options.square_size.key())),
            ("ascii", options.ascii.to_string()),
            ("theme", quoted(options.theme.key())),
            ("board", quoted(options.board.key())),
            ("language", quoted(options.language.tag())),
            ("clock", quoted(&clock.to_string())),
            ("favorites", format!("[{}]", favorites.join(", "))),
            ("warnings", options.warnings.to_string()),
            ("debug", options.debug.to_string()),
        ]
    };
    let pairs = written(before).into_iter().zip(written(after));
    pairs.filter(|(old, new)| old != new).map(|(_, new)| new).collect()
}

/// The text with new values: in place for existing settings, otherwise at the end.
fn edited(text: &str, changes: &[(&str, String)]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (key, value) in changes {
        let sets = |line: &String| line.split_once('=').is_some_and(|(name, _)| name.trim() == *key);
        let line = format!("{key} = {value}");
        match lines.iter_mut().find(|line| sets(line)) {
            Some(old) => *old = line,
            None => lines.push(line),
        }
    }
    lines.join("\n") + "\n"
}

impl Written {
    fn checked(self) -> Result<Settings, Fault> {
        Ok(Settings {
            variant: check("variant", self.variant, |key| rules_of_key(key))?,
            opponent: check("opponent", self.opponent, |key| opponent_of_key(key))?,
            port: check("port", self.port, |&port| within(port, 1, u16::MAX))?,
            animation: check("animation", self.animation, |key| {
                one_of(key, Speed::ALL.map(|speed| (speed.key(), speed)))
            })?,
            pause: check("pause", self.pause, |&pause| {
                within(pause, 0.0, 60.0).map(Duration::from_secs_f64)
            })?,
            frames_per_second: check("frames_per_second", self.frames_per_second, |&count| {
                within(count, 1, 120)
            })?,
            square_numbers: self.square_numbers,
            square_size: check("square_size", self.square_size, |key| {
                one_of(key, SquareSize::ALL.map(|size| (size.key(), size)))
            })?,
            ascii: self.ascii,
            language: check("language", self.language, |tag| language_of_setting(tag))?.flatten(),
            theme: check("theme", self.theme, |key| {
                one_of(key, Theme::ALL.map(|theme| (theme.key(), theme)))
            })?,
            board: check("board", self.board, |key| {
                one_of(key, BoardTheme::ALL.map(|board| (board.key(), board)))
            })?,
            colors: check("colors", self.colors, |key| colors_of_setting(key))?.flatten(),
            clock: check("clock", self.clock, |text| controls_of_text(text))?,
            favorites: check("favorites", self.favorites, |keys| {
                keys.iter().try_for_each(|key| rules_of_key(key).map(drop)).map(|()| keys.clone())
            })?,
            warnings: self.warnings,
            debug: self.debug,
            tables: self.tables,
        })
    }
}

fn check<T, U>(
    key: &str,
    written: Option<Spanned<T>>,
    check: impl Fn(&T) -> Result<U, String>,
) -> Result<Option<U>, Fault> {
    let Some(value) = written else { return Ok(None) };
    let fault = |problem| Fault { at: value.span().start, problem: format!("{key}: {problem}") };
    check(value.as_ref()).map(Some).map_err(fault)
}

/// `auto` follows the system.
fn language_of_setting(tag: &str) -> Result<Option<Language>, String> {
    if tag == "auto" { Ok(None) } else { language::of_tag(tag).map(Some) }
}

/// `auto` asks the terminal.
fn colors_of_setting(key: &str) -> Result<Option<Colors>, String> {
    if key == "auto" {
        return Ok(None);
    }
    one_of(key, Colors::ALL.map(|colors| (colors.key(), colors))).map(Some)
}

/// The time control of a text, or what is wrong with the text.
pub(crate) fn controls_of_text(text: &str) -> Result<Controls, String> {
    text.parse().map_err(|error: ControlError| format!("\"{text}\": {error}"))
}

fn within<T: Copy + PartialOrd + std::fmt::Display>(value: T, least: T, most: T) -> Result<T, String> {
    if value >= least && value <= most {
        Ok(value)
    } else {
        Err(format!("{value} is not between {least} and {most}"))
    }
}

fn one_of<T: Copy, const N: usize>(key: &str, known: [(&'static str, T); N]) -> Result<T, String> {
    let found = known.iter().find(|(name, _)| *name == key).map(|&(_, value)| value);
    found.ok_or_else(|| format!("\"{key}\" is not one of {}", known.map(|(name, _)| name).join(", ")))
}

/// The path of the settings file, if the platform has a place for it.
pub(crate) fn path() -> Option<PathBuf> {
    match env::var_os(VARIABLE) {
        Some(path) if path.is_empty() => None,
        Some(path) => Some(PathBuf::from(path)),
        None => Some(places::CONFIGURATION.folder()?.join("crownhead").join("settings.toml")),
    }
}

/// The longest settings file that is read, in bytes.
const LONGEST: u64 = 1 << 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_can_be_set() {
        let text = "variant = \"text\"\nopponent = \"text/hard\"\nport = 9000\nanimation = \"slow\"\npause = 0.5\n\
                    frames_per_second = 60\nsquare_numbers = false\nsquare_size = \"large\"\nascii = true\n\
                    board = \"wood\"\ncolors = \"16\"\nclock = \"5+3\"\nfavorites = [\"thai\"]\n\
                    theme = \"dark\"\nlanguage = \"nl\"\ndebug = true\nwarnings = true\ntables = \"none\"\n";
        let settings = Settings::parse(text).expect("valid settings");
        assert_eq!(settings.variant.and_then(|rules| rules.key()), Some("text"));
        assert_eq!(settings.opponent, Opponent::from_key("text/hard"));
        assert_eq!(settings.pause, Some(Duration::from_millis(500)));
        assert_eq!(settings.animation, Some(Speed::Slow));
        assert_eq!(settings.tables.as_deref(), Some("none"));
        assert_eq!((settings.board, settings.colors), (Some(BoardTheme::Wood), Some(Colors::Sixteen)));
        assert_eq!(settings.clock.map(|clock| clock.to_string()).as_deref(), Some("5+3"));
        assert_eq!(settings.favorites.as_deref(), Some(&["thai".to_owned()][..]));
        assert_eq!(settings.language, Some(Language::Dutch));
        assert_eq!((settings.port, settings.debug, settings.warnings), (Some(9000), Some(true), Some(true)));
        assert_eq!(Settings::parse(""), Ok(Settings::default()));
    }

    #[test]
    fn a_change_keeps_the_rest_of_the_file() {
        let kept =
            |options| Kept { options, clock: "-".parse().expect("a time control"), favorites: Vec::new() };
        let before = kept(Options::default());
        let after = Options { debug: true, pause: Duration::from_secs(1), ..Options::default() };
        let after = Kept { favorites: vec!["thai".to_owned(), "russian".to_owned()], ..kept(after) };
        let text = edited("# mine\nvariant = \"text\"\ndebug = false # off\n", &changes(&before, &after));
        assert_eq!(
            text,
            "# mine\nvariant = \"text\"\ndebug = true\npause = 1\nfavorites = [\"thai\", \"russian\"]\n"
        );
        let settings = Settings::parse(&text).expect("valid settings");
        assert_eq!((settings.debug, settings.pause), (Some(true), Some(Duration::from_secs(1))));
    }

    #[test]
    fn errors_name_their_line() {
        let error = |text: &str| Settings::parse(text).expect_err("something is wrong");
        assert_eq!(error("debug = true\nvariant = \"chess\"").0, 2);
        assert!(error("\n\npaws = 1").1.contains("unknown field `paws`"));
        assert_eq!(error("\n\npaws = 1").0, 3);
        assert_eq!(error("debug = tr"), (1, error("debug = tr").1));
        assert_eq!(error("pause = -1.0"), (1, "pause: -1 is not between 0 and 60".to_owned()));
        assert_eq!(
            error("theme = \"pink\""),
            (1, "theme: \"pink\" is not one of auto, light, dark".to_owned())
        );
        assert!(error("clock = \"soon\"").1.starts_with("clock: \"soon\": not a time control"));
        assert!(error("favorites = [\"chess\"]").1.starts_with("favorites: "));
        assert!(error("port = 70000").1.contains("70000"));
    }
}
