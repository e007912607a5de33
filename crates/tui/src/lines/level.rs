//! The level that fits the person, line by line. Games count while it is the opponent.

use crownhead_engine::Opponent;
use crownhead_prose::opponents::{adaptive, full_title};

use super::input::write_line;
use super::session::Session;
use crate::level::{NO_RESULTS, Pick};
use crownhead_archive::Error;

impl Session {
    /// The opponent of a choice.
    pub(super) fn take(&mut self, pick: Pick) -> Result<Opponent, String> {
        match pick {
            Pick::Fitting => self.find_level(),
            Pick::Fixed(opponent) => {
                self.level.follows = false;
                Ok(opponent)
            }
        }
    }

    /// Finds the person's level from now on.
    pub(super) fn find_level(&mut self) -> Result<Opponent, String> {
        if self.rules().key().is_none() {
            return Err(NO_RESULTS.to_owned());
        }
        self.level.read()?;
        self.level.follows = true;
        Ok(self.level.results.fitting(self.rules()))
    }

    /// If the person follows the level that fits, makes it the opponent of the next game.
    pub(super) fn follow_level(&mut self) {
        if self.follows_level() {
            self.level.seat(&mut self.table);
        }
    }

    /// Whether the opponent follows the person.
    fn follows_level(&self) -> bool {
        self.level.follows && self.rules().key().is_some() && self.table.seats.lone_person().is_some()
    }

    /// The name of the opponent: its own, or that of the level that follows the person.
    pub(super) fn opponents_name(&self, opponent: Opponent) -> String {
        match opponent {
            Opponent::Level(level) if self.follows_level() => {
                adaptive(level, self.level.results.placement(self.rules()).1)
            }
            _ => full_title(opponent),
        }
    }

    /// Notes the end of a game, and tells what it says about the person.
    pub(super) fn tell_level(&mut self) -> Result<(), Error> {
        if !self.follows_level() {
            return Ok(());
        }
        self.level.note(&self.table);
        let lines = self.level.results.lines(self.rules()).into_iter().chain(self.level.problem.take());
        lines.collect::<Vec<_>>().iter().try_for_each(|line| write_line(line))
    }
}
