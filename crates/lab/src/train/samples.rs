//! Labeled positions, and their files.
//!
//! A file is a header of 16 bytes (`CHEADTD`, the version, the board's index in [`BoardKind::ALL`], the bytes of a
//! word, six reserved bytes), followed by samples without gaps: White's pieces, Black's pieces and the kings as words
//! of the board's layout, the side to move (0 White), the result for White in half points (3 for none), the score for
//! the side to move in hundredths of a man (two bytes), and the number of the game (four bytes). Numbers are
//! little-endian.

use crownhead_eval::{Score, weights::bit_of};
use crownhead_rules::{AnyPosition, BoardKind, Color, Role};
use thiserror::Error;

const MAGIC: [u8; 8] = *b"CHEADTD\x01";
const HEADER: usize = 16;
/// Bytes after the three words.
const TAIL: usize = 8;
/// The result of a position outside the game.
const NO_RESULT: u8 = 3;

/// A quiet position with its result and score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// White's and Black's pieces in the board's layout.
    pub pieces: [u128; 2],
    /// The kings of both sides.
    pub kings: u128,
    /// The side to move.
    pub turn: Color,
    /// White's half points in the game: 0, 1 or 2; `None` for a position outside the game.
    pub half_points: Option<u8>,
    /// The search score for the side to move, in hundredths of a man.
    pub score: i16,
    /// The number of its game, shared by all positions of the game.
    pub game: u32,
}

/// Why bytes are not samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SamplesError {
    /// The header is wrong.
    #[error("these are not training positions of this version")]
    Magic,
    /// They are for another board.
    #[error("the training positions are for another board")]
    Board,
    /// The end is within a sample, or a sample is invalid.
    #[error("the training positions are damaged at sample {0}")]
    Damaged(usize),
}

impl Sample {
    /// A position without a result.
    pub fn of(position: &AnyPosition, score: Score, game: u32) -> Sample {
        let score = score.0.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        let (mut pieces, mut kings) = ([0; 2], 0);
        for (square, piece) in position.pieces() {
            let bit = 1_u128 << bit_of(position.board(), square);
            pieces[piece.color.index()] |= bit;
            if piece.role == Role::King {
                kings |= bit;
            }
        }
        Sample { pieces, kings, turn: position.turn(), half_points: None, score, game }
    }
}

fn word_bytes(board: BoardKind) -> usize {
    let highest = board.all().map(|square| bit_of(board, square)).max().unwrap_or_default();
    if highest < 64 { 8 } else { 16 }
}

/// Samples as a file.
pub fn write(board: BoardKind, samples: &[Sample]) -> Vec<u8> {
    let bytes = word_bytes(board);
    let place = BoardKind::ALL.iter().position(|&kind| kind == board).unwrap_or_default();
    let mut file = Vec::with_capacity(HEADER + samples.len() * (3 * bytes + TAIL));
    file.extend(MAGIC);
    file.extend([place as u8, bytes as u8, 0, 0, 0, 0, 0, 0]);
    for sample in samples {
        for word in [sample.pieces[0], sample.pieces[1], sample.kings] {
            file.extend(&word.to_le_bytes()[..bytes]);
        }
        file.extend([sample.turn.index() as u8, sample.half_points.unwrap_or(NO_RESULT)]);
        file.extend(sample.score.to_le_bytes());
        file.extend(sample.game.to_le_bytes());
    }
    file
}

/// The samples of a file.
///
/// # Errors
/// If the file is not one of samples, for another board, or damaged.
pub fn read(board: BoardKind, file: &[u8]) -> Result<Vec<Sample>, SamplesError> {
    let (header, rest) = file.split_at_checked(HEADER).ok_or(SamplesError::Magic)?;
    if header[..8] != MAGIC {
        return Err(SamplesError::Magic);
    }
    let bytes = word_bytes(board);
    if BoardKind::ALL.get(usize::from(header[8])) != Some(&board) || usize::from(header[9]) != bytes {
        return Err(SamplesError::Board);
    }
    let size = 3 * bytes + TAIL;
    let sample = |(index, record): (usize, &[u8])| {
        one(record, bytes).filter(|_| record.len() == size).ok_or(SamplesError::Damaged(index + 1))
    };
    rest.chunks(size).enumerate().map(sample).collect()
}

fn one(record: &[u8], bytes: usize) -> Option<Sample> {
    let word = |index: usize| {
        let mut wide = [0; 16];
        wide[..bytes].copy_from_slice(record.get(index * bytes..(index + 1) * bytes)?);
        Some(u128::from_le_bytes(wide))
    };
    let tail: [u8; TAIL] = record.get(3 * bytes..)?.try_into().ok()?;
    let [turn, half_points, score @ .., g0, g1, g2, g3] = tail;
    (turn < 2 && half_points <= NO_RESULT).then_some(())?;
    Some(Sample {
        pieces: [word(0)?, word(1)?],
        kings: word(2)?,
        turn: Color::ALL[usize::from(turn)],
        half_points: Some(half_points).filter(|&points| points != NO_RESULT),
        score: i16::from_le_bytes(score),
        game: u32::from_le_bytes([g0, g1, g2, g3]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn files_round_trip_and_damage_is_detected() {
        for variant in [Variant::English, Variant::Canadian, Variant::Turkish] {
            let start = AnyPosition::start(AnyRules::Variant(variant));
            let board = start.board();
            let mut samples = vec![Sample::of(&start, Score(-37), 9), Sample::of(&start, Score(5), 10)];
            samples[1].half_points = Some(2);
            let file = write(board, &samples);
            assert_eq!(read(board, &file), Ok(samples));
            assert_eq!(read(BoardKind::Dark6, &file), Err(SamplesError::Board));
            assert_eq!(read(board, &file[..file.len() - 1]), Err(SamplesError::Damaged(2)));
            assert_eq!(read(board, &file[1..]), Err(SamplesError::Magic));
            let mut wrong = file.clone();
            let half_points = file.len() - 7;
            wrong[half_points] = 4;
            assert_eq!(read(board, &wrong), Err(SamplesError::Damaged(2)));
        }
    }
}
