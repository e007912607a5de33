//! Opening and saving studies.
//!
//! Not here: the disk ([`Files`](crate::Files)). A file is replaced only after a question.

use crownhead_notation::{fen, pdn};
use crownhead_prose::analysis::{self as words, AnalysisWord};
use crownhead_prose::{Note, terminal};
use crownhead_rules::{AnyRules, Variant};
use crownhead_study::Study;

use super::boxes::{self, Asks};
use super::desk::{StudyApp, sentence};
use crate::popup::Popup;

/// At most so many games of a file are listed.
const MOST_LISTED: usize = 1000;

/// A study from a text.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The study.
    pub study: Study,
    /// The number of its game, from 1.
    pub game: usize,
    /// How many games the text holds.
    pub count: usize,
}

/// Reads a position (FEN) or a game (PDN) by its number, from 1. `rules` are those of games and positions that do not
/// name any.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read(text: &str, rules: Option<AnyRules>, number: Option<usize>) -> Result<Opened, String> {
    let assumed = rules.unwrap_or(AnyRules::Variant(Variant::English));
    if let Ok(position) = fen::parse(text.trim(), assumed) {
        return Ok(Opened { study: Study::from_position(position), game: 1, count: 1 });
    }
    let wanted = number.unwrap_or(1);
    let settings = pdn::Settings { rules, ..pdn::Settings::default() };
    let mut sheets = pdn::Sheets::new(text.as_bytes());
    let (mut count, mut found) = (0, None);
    while let Some(sheet) = sheets.next() {
        count += 1;
        if count == wanted {
            found = Some(pdn::Tree::read(&sheet, &settings).0);
        }
    }
    match found {
        Some(tree) => {
            let empty = tree.items.is_empty() && tree.tags.iter().next().is_none();
            if empty && number.is_none() {
                return Err(AnalysisWord::CannotRead.text());
            }
            let study = Study::from_tree(&tree).map_err(|error| sentence(&error))?;
            Ok(Opened { study, game: wanted, count })
        }
        None if count == 0 => Err(AnalysisWord::CannotRead.text()),
        None => Err(words::no_game(wanted, count)),
    }
}

/// The names of the games of a text.
fn titles(text: &str) -> Vec<String> {
    let mut sheets = pdn::Sheets::new(text.as_bytes());
    let mut titles = Vec::new();
    while let Some(sheet) = sheets.next().filter(|_| titles.len() < MOST_LISTED) {
        let tag = |name: &str| sheet.tag(name).map(|value| value.replace(char::is_control, " "));
        let or_none = |name: &str| tag(name).unwrap_or_else(|| "?".to_owned());
        let number = titles.len() + 1;
        let rest: Vec<String> = ["Event", "Date", "Result"].into_iter().filter_map(tag).collect();
        titles.push(format!("{number}. {} - {}  {}", or_none("White"), or_none("Black"), rest.join(", ")));
    }
    titles
}

impl StudyApp {
    /// Opens a file, or the position of a FEN.
    pub(super) fn open(&mut self, name: &str) -> Result<(), String> {
        if !self.files.exists(name)
            && let Ok(position) = fen::parse(name, self.rules())
        {
            self.replace(Study::from_position(position));
            return Ok(());
        }
        let text = self.files.read(name)?;
        let opened = read(&text, Some(self.rules()), None)?;
        if opened.count > 1 {
            let games = titles(&text);
            self.file.choosing = text;
            self.popup = Some(boxes::list(Asks::Game, AnalysisWord::AskedSeveral.text(), games, 0));
            return Ok(());
        }
        self.replace(opened.study);
        self.set_file(name, 1, 1);
        Ok(())
    }

    /// Opens a game of the file that was read last.
    pub(super) fn open_game(&mut self, number: usize) {
        let text = std::mem::take(&mut self.file.choosing);
        match read(&text, Some(self.rules()), Some(number)) {
            Ok(opened) => {
                self.replace(opened.study);
                self.set_file("", opened.game, opened.count.max(2));
            }
            Err(why) => self.say(why),
        }
    }

    /// Saves the study, or asks whether to replace a file.
    pub(super) fn save(&mut self, name: &str) -> Result<(), String> {
        if self.files.exists(name) {
            let rows = [AnalysisWord::Keep, AnalysisWord::Replace].map(AnalysisWord::text).to_vec();
            let asks = Asks::Replace(name.to_owned());
            self.popup = Some(boxes::list(asks, words::replace_title(name), rows, 0));
            return Ok(());
        }
        self.files.write(name, &self.study.to_pdn())?;
        self.saved(name);
        Ok(())
    }

    /// Replaces a file.
    pub(super) fn overwrite(&mut self, name: &str) {
        match self.files.replace(name, &self.study.to_pdn()) {
            Ok(()) => self.saved(name),
            Err(why) => self.say(why),
        }
    }

    fn saved(&mut self, name: &str) {
        self.file.name = Some(name.to_owned());
        self.file.changed = false;
        self.say(if name.is_empty() { Note::Saved.text() } else { terminal::file_saved(name) });
    }

    /// The line for the name of the file.
    pub(super) fn ask_for_name(&self) -> (Asks, Popup) {
        let name = self.file.name.clone().unwrap_or_default();
        boxes::line(Asks::Save, AnalysisWord::SaveTitle.text(), name)
    }
}
