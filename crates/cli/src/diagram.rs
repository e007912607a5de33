//! `crownhead diagram`: pictures of positions and games.
//!
//! Not here: shapes and file formats (`crownhead_diagram`).

mod positions;

use std::io::{IsTerminal as _, Write as _, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use crownhead_archive::store::write_whole;
use crownhead_diagram::{Diagram, Film, Paper, SIZES, Sheet, Theme, Timing};
use crownhead_rules::AnyPosition;

use crate::choice::RulesFlags;
use crate::contest::control::seconds;
use crate::expected::whole;
use crate::failure::Failure;
use positions::{Line, lines};

/// A form of pictures.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// Scalable, with text as text.
    Svg,
    /// Pixels.
    Png,
    /// Pixels, one picture after another.
    Gif,
    /// A sheet of diagrams to print.
    Html,
}

/// Arguments of `diagram`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A FEN, games as PDN, or a file with FENs (one per line) or games, plain or packed [default: standard input].
    #[arg(value_name = "FEN|PDN|FILE")]
    input: Option<String>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Number of the game or position in the input, from 1 [default: 1, or all in a sheet].
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..))]
    game: Option<u32>,
    /// The position after N plies; 0 is the start [default: the last position].
    #[arg(long, value_name = "N", conflicts_with_all = ["every", "all"])]
    ply: Option<usize>,
    /// The start and every N-th position after it, in a sheet or a GIF.
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = whole::<u16>(1..))]
    every: Option<u16>,
    /// Every position, in a sheet or a GIF. GIFs show every position anyway.
    #[arg(long)]
    all: bool,
    /// The form [default: by the name of the output file, else svg].
    #[arg(long, value_name = "FORM", value_enum)]
    format: Option<Format>,
    /// Width of a PNG or GIF in pixels.
    #[arg(long, value_name = "PIXELS", default_value_t = 640, value_parser = whole::<u32>(SIZES))]
    size: u32,
    /// Put Black at the bottom.
    #[arg(long)]
    flip: bool,
    #[command(flatten)]
    names: NamesFlags,
    /// Colors [default: print in a sheet, else light].
    #[arg(long, value_name = "THEME", value_parser = themes())]
    theme: Option<Theme>,
    /// A line under an SVG. A PNG shows it if it is a move with its number.
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// Title of a sheet [default: the players and the event of a single game].
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Diagrams side by side in a sheet.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole::<u8>(1..=8))]
    columns: u8,
    /// Paper of a sheet.
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = papers())]
    paper: Paper,
    /// Seconds for each position of a GIF. The last one stays four times as long.
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    delay: Duration,
    /// Show every stop of a capture of several pieces in a GIF.
    #[arg(long, conflicts_with = "every")]
    legs: bool,
    /// File to write [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Whether squares show their names.
#[derive(Args, Debug)]
struct NamesFlags {
    /// Show the names of squares (the default).
    #[arg(long, overrides_with = "no_names")]
    names: bool,
    /// Show no names of squares.
    #[arg(long)]
    no_names: bool,
}

impl NamesFlags {
    const fn shown(&self) -> bool {
        self.names || !self.no_names
    }
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::key))
        .try_map(|key| Theme::ALL.into_iter().find(|theme| theme.key() == key).ok_or("this theme is unknown"))
}

fn papers() -> impl TypedValueParser<Value = Paper> {
    PossibleValuesParser::new(Paper::ALL.map(Paper::key))
        .try_map(|key| Paper::ALL.into_iter().find(|paper| paper.key() == key).ok_or("this paper is unknown"))
}

/// Draws and writes.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let format = arguments.format();
    let to_terminal = arguments.output.is_none() && stdout().is_terminal();
    if to_terminal && matches!(format, Format::Png | Format::Gif) {
        return Err(wrong("a terminal can't show this picture; name a file with -o FILE"));
    }
    let several = arguments.all || arguments.every.is_some();
    if several && matches!(format, Format::Svg | Format::Png) {
        return Err(wrong(
            "a picture shows one position: choose it with --ply N, or use --format html or gif",
        ));
    }
    let only = arguments.game.or((format != Format::Html).then_some(1));
    let lines = lines(arguments.input.as_deref(), arguments.rules.chosen()?, only)?;
    let bytes = match format {
        Format::Svg => arguments.single(&lines)?.to_svg().into_bytes(),
        Format::Png => arguments.single(&lines)?.to_png(arguments.size).map_err(wrong)?,
        Format::Gif => arguments.film(&lines)?.to_gif(arguments.size).map_err(wrong)?,
        Format::Html => arguments.sheet(&lines)?.to_html().into_bytes(),
    };
    if let Some(path) = &arguments.output {
        return Ok(write_whole(path, bytes)?);
    }
    let mut out = crate::output::stdout();
    out.write_all(&bytes)?;
    Ok(out.flush()?)
}

fn wrong(problem: impl std::fmt::Display) -> Failure {
    Failure::Usage(problem.to_string())
}

impl Arguments {
    fn format(&self) -> Format {
        let by_name = |path: &Path| match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "png" => Some(Format::Png),
            "gif" => Some(Format::Gif),
            "html" | "htm" => Some(Format::Html),
            _ => None,
        };
        self.format.or_else(|| by_name(self.output.as_ref()?)).unwrap_or(Format::Svg)
    }

    /// A picture without position-specific parts.
    fn style(&self, position: &AnyPosition, usual: Theme) -> Diagram {
        let theme = self.theme.unwrap_or(usual);
        Diagram { flipped: self.flip, names: self.names.shown(), theme, ..Diagram::of(position) }
    }

    /// The number of plies before the position that a line shows.
    fn chosen_ply(&self, line: &Line) -> Result<usize, Failure> {
        let last = line.plies();
        match self.ply {
            Some(ply) if ply > last => Err(wrong(format!("--ply {ply}: the game has {last} plies"))),
            ply => Ok(ply.unwrap_or(last)),
        }
    }

    /// The plies that a line shows.
    fn plies(&self, line: &Line, usual: Option<u16>) -> Result<Vec<usize>, Failure> {
        let every = if self.all { Some(1) } else { self.every.or(usual) };
        match every.filter(|_| self.ply.is_none()) {
            Some(every) => Ok((0..=line.plies()).step_by(usize::from(every)).collect()),
            None => Ok(vec![self.chosen_ply(line)?]),
        }
    }

    fn single(&self, lines: &[Line]) -> Result<Diagram, Failure> {
        let line = first(lines)?;
        let ply = self.chosen_ply(line)?;
        let (position, mv) = &line.steps[ply];
        let mut diagram = self.style(position, Theme::Light).after(position, mv.as_ref());
        diagram.caption = self.caption.clone().unwrap_or_default();
        Ok(diagram)
    }

    fn film(&self, lines: &[Line]) -> Result<Film, Failure> {
        if self.ply.is_some() {
            return Err(wrong("--ply chooses one position; a GIF shows a game"));
        }
        let line = first(lines)?;
        let plies = self.plies(line, Some(1))?;
        let each = self.delay.as_millis().min(600_000) as u32;
        let timing = Timing { each, last: each * 4, leg: if self.legs { each.div_ceil(3) } else { 0 } };
        let steps: Vec<_> = plies.iter().map(|&ply| line.steps[ply]).collect();
        let mut film = Film::of(&self.style(&line.steps[0].0, Theme::Light), &steps, timing);
        // Stops of captures keep the place of the caption.
        for still in &mut film.stills {
            " ".clone_into(&mut still.diagram.caption);
        }
        if !self.legs {
            for (still, &ply) in film.stills.iter_mut().zip(&plies).filter(|(_, ply)| **ply > 0) {
                still.diagram.caption = line.caption(ply);
            }
        }
        Ok(film)
    }

    fn sheet(&self, lines: &[Line]) -> Result<Sheet, Failure> {
        let mut diagrams = Vec::new();
        for line in lines {
            for ply in self.plies(line, None)? {
                let (position, mv) = &line.steps[ply];
                let mut diagram = self.style(position, Theme::Print).after(position, mv.as_ref());
                diagram.caption = line.label(ply, lines.len());
                diagrams.push(diagram);
            }
        }
        let (mut title, subtitle) = match lines {
            [line] => (line.players(), line.event()),
            _ => (String::new(), String::new()),
        };
        if let Some(given) = &self.title {
            title.clone_from(given);
        }
        Ok(Sheet { title, subtitle, diagrams, columns: self.columns, paper: self.paper })
    }
}

fn first(lines: &[Line]) -> Result<&Line, Failure> {
    lines.first().ok_or_else(|| wrong("there is no position"))
}
