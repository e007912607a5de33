//! Perfect endgames in the search: what tables say about a node, and what that is worth there.
//!
//! Tables know nothing of draws by rule, so a win that may take longer than a counter allows is none here. Where they know
//! the distance to the end and no counter can come between, a score is exact. Else a win leads to a score beyond every
//! judgment and below every counted win: highest behind a conversion (a capture or a crowning), and the sooner that comes
//! the higher, so that wins make progress; with the material of the root the search goes on, for there it has to find the
//! way. Not here: where tables come from. Nothing is compiled per rule set but the step from a position to its words.

use std::fmt::Debug;

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{
    Color, DrawClock, DrawRules, Position, Rules,
    bits::Bits,
    draw::{EndingClass, Endings},
    geometry::Geometry,
};

use crate::node::{Search, Window};

/// Where the pieces stand, in the words of the board's geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// All pieces of White and of Black.
    pub sides: [u128; 2],
    /// The kings of both.
    pub kings: u128,
    /// The side to move.
    pub turn: Color,
}

/// What tables say about a position, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody can force a win.
    Draw,
    /// The side to move wins.
    Win(Length),
    /// The side to move loses.
    Loss(Length),
}

/// How long a win takes with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// The tables do not tell.
    Unknown,
    /// Plies to the next capture or crowning, that move included.
    ToConversion(u16),
    /// Plies to the end of the game.
    ToEnd(u16),
}

/// Tables for the rules of a search. Several threads may share them.
pub trait Endgames: Debug + Sync {
    /// The most pieces for which there may be a table.
    fn max_pieces(&self) -> u32;
    /// Somebody who looks positions up, for one thread.
    fn prober(&self) -> Box<dyn Prober + '_>;
}

/// Looks positions up.
pub trait Prober {
    /// What the tables say; `None` where there is no table, or a capture must be made first.
    fn probe(&mut self, pieces: &Pieces) -> Option<Verdict>;
}

/// Wins before their conversion differ by what they are judged to be worth, up to so much.
const MOST_JUDGED: i32 = 400;

/// Whether the counters of the draw rules leave a win of so many plies its time, whatever endings it goes through.
pub fn beats_draw_counters(draws: &DrawRules, clock: DrawClock, plies: u16) -> bool {
    let tightest = match draws.endings {
        Endings::None => u16::MAX,
        Endings::International | Endings::Russian => EndingClass::LoneKingAgainstTwo.limit(),
        Endings::Pool => EndingClass::ThreeKingsPool.limit(),
        Endings::Canadian => EndingClass::ThreeKingsCanadian.limit(),
        Endings::Frisian => EndingClass::KingEach.limit(),
        Endings::OneEach => EndingClass::PieceEach.limit(),
    };
    // A counter that has run out ends the game with the ply that fills it.
    plies <= tightest && clock.plies_left(draws).is_none_or(|left| plies <= left)
}

/// Tables as one search uses them; none by default.
#[derive(Default)]
pub(crate) struct TableProbe<'a> {
    prober: Option<Box<dyn Prober + 'a>>,
    reach: u32,
    /// How many men and kings stood at the root, White's first.
    root: [u32; 4],
}

/// What the tables make of a node.
enum Found {
    /// Its score, or a bound that settles it.
    Score(Score),
    /// A win of unknown length at a leaf, to be eval_cache.
    Won,
    /// Such a loss.
    Lost,
}

/// What a node is asked about.
struct Case<'w> {
    window: &'w Window,
    draws: &'w DrawRules,
    clock: DrawClock,
    /// Whether a capture or a crowning lies between the root and the node.
    converted: bool,
    /// Whether a man stands on the board.
    men: bool,
}

fn counts(pieces: &Pieces) -> [u32; 4] {
    let [white, black] = pieces.sides;
    let kings = pieces.kings;
    [white & !kings, white & kings, black & !kings, black & kings].map(u128::count_ones)
}

impl<'a> TableProbe<'a> {
    /// For a search from that position.
    pub(crate) fn new<G: Geometry>(tables: Option<&'a dyn Endgames>, root: &Position<G>) -> TableProbe<'a> {
        tables.map_or_else(TableProbe::default, |tables| TableProbe {
            prober: Some(tables.prober()),
            reach: tables.max_pieces(),
            root: counts(&pieces_of(root)),
        })
    }

    /// What the tables make of a node; `None` if it has to be searched.
    fn look_up(
        &mut self,
        pieces: &Pieces,
        (draws, clock): (&DrawRules, DrawClock),
        window: &Window,
    ) -> Option<Found> {
        let verdict = self.prober.as_mut()?.probe(pieces)?;
        let counts = counts(pieces);
        let men = counts[0] + counts[2] > 0;
        let case = Case { window, draws, clock, converted: counts != self.root, men };
        match verdict {
            Verdict::Draw => Some(Found::Score(Score::DRAW)),
            Verdict::Win(length) => case.won(length, window.beta),
            Verdict::Loss(length) => match case.won(length, -window.alpha)? {
                Found::Score(score) => Some(Found::Score(-score)),
                Found::Won | Found::Lost => Some(Found::Lost),
            },
        }
    }
}

impl Case<'_> {
    /// The same for a win; `beta` is the winner's.
    fn won(&self, length: Length, beta: Score) -> Option<Found> {
        let ply = self.window.ply;
        let known = |plies: u16| {
            let plies = if self.converted { 0 } else { u32::from(plies) };
            Some(Found::Score(Score::converted_in(ply + plies)))
        };
        match length {
            Length::ToEnd(plies) if beats_draw_counters(self.draws, self.clock, plies) => {
                Some(Found::Score(Score::win_in(ply + u32::from(plies))))
            }
            Length::ToEnd(plies) | Length::ToConversion(plies) if self.is_late(plies) => {
                // Without men nothing but a conversion sets the counter back, or leaving the long diagonal its own.
                let lasts = !self.men && self.clock.diagonal.is_none();
                let drawn = lasts && matches!(length, Length::ToConversion(_));
                (drawn || beta <= Score::DRAW).then_some(Found::Score(Score::DRAW))
            }
            Length::ToEnd(plies) | Length::ToConversion(plies) => known(plies),
            Length::Unknown if self.converted => known(0),
            Length::Unknown if beta <= Score::KNOWN => Some(Found::Score(Score::KNOWN)),
            Length::Unknown => (self.window.depth <= 0).then_some(Found::Won),
        }
    }

    /// Whether a counter draws the game sooner.
    fn is_late(&self, plies: u16) -> bool {
        self.clock.plies_left(self.draws).is_some_and(|left| plies > left)
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a node that the tables settle. The root is searched, for a move is wanted there.
    #[inline]
    pub(crate) fn probe_tables(
        &mut self,
        position: &Position<R::Board>,
        ply: u32,
        window: impl FnOnce() -> Window,
    ) -> Option<Score> {
        let [white, black] = Color::ALL.map(|side| position.board().pieces(side));
        if (white | black).count() > self.tables.reach || ply == 0 {
            return None;
        }
        self.look_up(position, &window())
    }

    /// The same for a node within the reach of the tables.
    #[inline(never)]
    fn look_up(&mut self, position: &Position<R::Board>, window: &Window) -> Option<Score> {
        let pieces = pieces_of(position);
        let sign = match self.tables.look_up(&pieces, self.path.counters(), window)? {
            Found::Score(score) => return Some(score),
            Found::Won => 1,
            Found::Lost => -1,
        };
        let judged = self.static_eval(position).0.clamp(-MOST_JUDGED, MOST_JUDGED);
        Some(Score(sign * (Score::KNOWN.0 + MOST_JUDGED) + judged))
    }
}

/// A position as words.
fn pieces_of<G: Geometry>(position: &Position<G>) -> Pieces {
    let board = position.board();
    let kings = board.kings(Color::White) | board.kings(Color::Black);
    Pieces {
        sides: Color::ALL.map(|side| board.pieces(side).to_u128()),
        kings: kings.to_u128(),
        turn: position.turn(),
    }
}
