//! The journal of a tournament, as its page shows it.

use crownhead_api::tournaments::JournalLine;
use crownhead_store::{PairingRow, RulingRow};

use super::table::Table;

/// A round is paired again.
pub(super) const PAIR_AGAIN: &str = "pair-again";

impl Table {
    /// The lines of the journal. Where a line is about a board, it names those who play there.
    pub(super) fn journal_lines(&self, rulings: &[RulingRow]) -> Vec<JournalLine> {
        let line = |(index, row): (usize, &RulingRow)| JournalLine {
            at: row.at,
            arbiter: row.arbiter.1.clone(),
            what: row.what.clone(),
            players: match &row.player {
                Some((_, name)) => vec![name.clone()],
                // A board has other players after its round was paired again.
                None if is_paired_again(&rulings[..index], row.round) => Vec::new(),
                None => self.names_at(row.round, row.board),
            },
            round: row.round,
            old: row.old.clone(),
            new: row.new.clone(),
            reason: row.reason.clone(),
        };
        rulings.iter().enumerate().map(line).collect()
    }

    fn names_at(&self, round: Option<u32>, board: Option<u32>) -> Vec<String> {
        let (Some(round), Some(board)) = (round, board) else { return Vec::new() };
        let Some(pairing) = self.round(round).find(|pairing| pairing.board == board) else {
            return Vec::new();
        };
        let (white, black) =
            self.numbers(pairing).map_or((None, None), |(white, black)| (Some(white), black));
        [white, black].into_iter().flatten().map(|number| self.entrants[number].name.clone()).collect()
    }

    /// Why the result of a pairing is as it is, if an arbiter has decided that.
    pub(super) fn reason(rulings: &[RulingRow], pairing: &PairingRow) -> Option<String> {
        let place = (Some(pairing.round), Some(pairing.board));
        // The newest comes first.
        let index = rulings.iter().position(|row| (row.round, row.board) == place)?;
        let same = !is_paired_again(&rulings[..index], Some(pairing.round));
        same.then(|| rulings[index].reason.clone())
    }
}

/// Whether a round was paired again by one of these.
fn is_paired_again(newer: &[RulingRow], round: Option<u32>) -> bool {
    newer.iter().any(|row| row.what == PAIR_AGAIN && row.round == round)
}
