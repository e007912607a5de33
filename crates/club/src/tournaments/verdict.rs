//! What has come of a pairing, as a word in the data file.

use crownhead_pairing::{GameResult, Score};
use crownhead_room::Declared;
use crownhead_rules::Color;
use crownhead_store::PairingRow;

/// What has come of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// White has won.
    White,
    /// Black has won.
    Black,
    Draw,
    /// White has won without a game.
    WhiteForfeit,
    /// Black has won without a game.
    BlackForfeit,
    /// Neither has come.
    DoubleForfeit,
    /// White has no opponent.
    Bye,
    /// White asked not to be paired, and gets the points of a draw.
    HalfBye,
    /// The same without points.
    ZeroBye,
}

impl Verdict {
    const ALL: [Verdict; 9] = [
        Verdict::White,
        Verdict::Black,
        Verdict::Draw,
        Verdict::WhiteForfeit,
        Verdict::BlackForfeit,
        Verdict::DoubleForfeit,
        Verdict::Bye,
        Verdict::HalfBye,
        Verdict::ZeroBye,
    ];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Verdict::White => "white",
            Verdict::Black => "black",
            Verdict::Draw => "draw",
            Verdict::WhiteForfeit => "white-forfeit",
            Verdict::BlackForfeit => "black-forfeit",
            Verdict::DoubleForfeit => "double-forfeit",
            Verdict::Bye => "bye",
            Verdict::HalfBye => "half-bye",
            Verdict::ZeroBye => "zero-bye",
        }
    }

    /// What is known of a pairing.
    pub(super) fn read(pairing: &PairingRow) -> Option<Verdict> {
        Verdict::of_word(pairing.outcome.as_deref()?)
    }

    pub(super) fn of_word(word: &str) -> Option<Verdict> {
        Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
    }

    /// Whether nobody plays.
    pub(super) const fn is_bye(self) -> bool {
        matches!(self, Verdict::Bye | Verdict::HalfBye | Verdict::ZeroBye)
    }

    /// How a game ends about which this has been decided.
    pub(super) const fn declared(self) -> Declared {
        match self {
            Verdict::White | Verdict::WhiteForfeit => Declared::Ruled(Some(Color::White)),
            Verdict::Black | Verdict::BlackForfeit => Declared::Ruled(Some(Color::Black)),
            Verdict::Draw => Declared::Ruled(None),
            Verdict::DoubleForfeit | Verdict::Bye | Verdict::HalfBye | Verdict::ZeroBye => Declared::Aborted,
        }
    }

    /// What follows from the end of a game. `first` is the side that moves first. A game ends without a result only because
    /// a side didn't make its first move.
    pub(super) fn of_game(pairing: &PairingRow, first: Color) -> Option<Verdict> {
        pairing.ended?;
        Some(match pairing.halves {
            Some(2) => Verdict::White,
            Some(1) => Verdict::Draw,
            Some(_) => Verdict::Black,
            None => {
                let idle = if pairing.plies.is_multiple_of(2) { first } else { first.other() };
                Verdict::without(idle == Color::White, idle == Color::Black).unwrap_or(Verdict::DoubleForfeit)
            }
        })
    }

    /// A pairing in which these sides are known to be away.
    pub(super) fn without(white: bool, black: bool) -> Option<Verdict> {
        match (white, black) {
            (true, true) => Some(Verdict::DoubleForfeit),
            (true, false) => Some(Verdict::BlackForfeit),
            (false, true) => Some(Verdict::WhiteForfeit),
            (false, false) => None,
        }
    }

    /// The same for the pairing crate; none for a bye.
    pub(super) fn result(self) -> Option<GameResult> {
        Some(match self {
            Verdict::White => GameResult::Played(Score::Win),
            Verdict::Black => GameResult::Played(Score::Loss),
            Verdict::Draw => GameResult::Played(Score::Draw),
            Verdict::WhiteForfeit => GameResult::WhiteByForfeit,
            Verdict::BlackForfeit => GameResult::BlackByForfeit,
            Verdict::DoubleForfeit => GameResult::DoubleForfeit,
            Verdict::Bye | Verdict::HalfBye | Verdict::ZeroBye => return None,
        })
    }

    /// What it is for White and for Black.
    pub(super) fn scores(self) -> Option<[Score; 2]> {
        Some(match self {
            Verdict::White | Verdict::WhiteForfeit => [Score::Win, Score::Loss],
            Verdict::Black | Verdict::BlackForfeit => [Score::Loss, Score::Win],
            Verdict::Draw => [Score::Draw, Score::Draw],
            Verdict::DoubleForfeit => [Score::Loss, Score::Loss],
            Verdict::Bye | Verdict::HalfBye | Verdict::ZeroBye => return None,
        })
    }

    /// Which of White and Black did not come.
    pub(super) const fn absent(self) -> [bool; 2] {
        match self {
            Verdict::WhiteForfeit => [false, true],
            Verdict::BlackForfeit => [true, false],
            Verdict::DoubleForfeit => [true, true],
            _ => [false, false],
        }
    }
}
