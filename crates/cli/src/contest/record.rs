//! Games of a match as records, and the file of games.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crownhead_lab::contest::{Ending, Played};
use crownhead_notation::pdn::{self, Tags};
use crownhead_rules::Color;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// A game that was played: all that is kept of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// Its place in the match, from 0.
    pub(super) game: usize,
    /// Half points for side A, 0 to 2.
    pub(super) half_points: u8,
    /// What ended it.
    pub(super) ending: String,
    /// What a forfeit was for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<String>,
    /// The game.
    pub(super) pdn: String,
}

impl Record {
    /// The record of a game between sides of these names.
    pub(super) fn of(played: &Played, [a, b]: &[String; 2]) -> Record {
        let name = |side: Color| if played.a_side == side { a } else { b }.clone();
        let mut tags = Tags::default()
            .with("Event", "crownhead match")
            .with("Round", (played.index + 1).to_string())
            .with("White", name(Color::White))
            .with("Black", name(Color::Black));
        let why = if let Ending::Forfeit(why) = &played.ending { Some(why.clone()) } else { None };
        if played.ending != Ending::Game {
            let more = why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
            tags = tags.with("Ending", format!("{}{more}", played.ending.key()));
        }
        let pdn = pdn::write(&played.game, &tags);
        Record {
            game: played.index,
            half_points: played.half_points,
            ending: played.ending.key().to_owned(),
            why,
            pdn,
        }
    }

    /// Which side has lost.
    pub(super) fn loser(&self) -> &'static str {
        if self.half_points == 0 { "side A" } else { "side B" }
    }
}

/// The games as a file that grows.
pub(super) struct Records {
    path: PathBuf,
    file: File,
    empty: bool,
}

impl Records {
    /// A file without games.
    pub(super) fn create(path: &Path) -> Result<Records, Failure> {
        let file = File::create(path).map_err(|problem| Failure::file("write", path, problem))?;
        Ok(Records { path: path.to_owned(), file, empty: true })
    }

    /// One more game.
    pub(super) fn add(&mut self, record: &Record) -> Result<(), Failure> {
        let gap = if self.empty { "" } else { "\n" };
        self.empty = false;
        let text = format!("{gap}{}", record.pdn);
        self.file.write_all(text.as_bytes()).map_err(|problem| Failure::file("write", &self.path, problem))
    }
}
