//! The record of one game of a match, and the PDN file of all games.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::contest::{Ending, Played};
use crownhead_notation::pdn::{self, Tags};
use crownhead_rules::Color;
use serde::{Deserialize, Serialize};

use crownhead_archive::Error;

/// Everything recorded about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Its number in the match, from 0.
    pub game: usize,
    /// Half points for side A, 0 to 2.
    pub half_points: u8,
    /// What ended it.
    pub ending: String,
    /// The reason for a forfeit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The game.
    pub pdn: String,
}

impl Record {
    /// The record of a game between sides of these names.
    pub fn of(played: &Played, [a, b]: &[String; 2]) -> Record {
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

    /// The side that lost a forfeited game.
    pub fn loser(&self) -> &'static str {
        if self.half_points == 0 { "side A" } else { "side B" }
    }
}

/// A PDN file that grows game by game.
#[derive(Debug)]
pub struct Records {
    path: PathBuf,
    file: File,
    empty: bool,
}

impl Records {
    /// Creates an empty file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn create(path: &Path) -> Result<Records, Error> {
        let file = File::create(path).map_err(|problem| Error::file("write", path, problem))?;
        Ok(Records { path: path.to_owned(), file, empty: true })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, record: &Record) -> Result<(), Error> {
        let gap = if self.empty { "" } else { "\n" };
        self.empty = false;
        let text = format!("{gap}{}", record.pdn);
        self.file.write_all(text.as_bytes()).map_err(|problem| Error::file("write", &self.path, problem))
    }
}
