//! Takes files in pieces, and hands out their games in packed form.

use crownhead_api::library::Piece;
use crownhead_library::Incoming;
use crownhead_notation::{
    pdn::{Guess, Reader, Settings, guess},
    rules_of_key,
};

/// The file that is being taken.
#[derive(Debug, Default)]
pub struct Intake {
    file: Option<(Reader, Settings)>,
}

impl Intake {
    /// Takes a piece; returns the games that are complete. A piece that belongs to no file is ignored.
    pub fn take(&mut self, piece: &Piece) -> Vec<Incoming> {
        if piece.first {
            self.file = Some((Reader::new(), settings(piece)));
        }
        let mut games = Vec::new();
        let Some((reader, settings)) = &mut self.file else { return games };
        reader.feed(piece.text.as_bytes());
        if piece.last {
            reader.finish();
        }
        while let Some(sheet) = reader.next() {
            games.push(Incoming::of_sheet(&sheet, settings));
        }
        if piece.last {
            self.file = None;
        }
        games
    }
}

/// How to read a file: by its own beginning where nothing names the rules.
fn settings(piece: &Piece) -> Settings {
    let Guess { rules, black_first } = guess(piece.text.as_bytes());
    Settings { rules: rules_of_key(&piece.rules), likely: rules, black_first, ..Settings::default() }
}
