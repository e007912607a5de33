//! Tablebase probes inside the search: the score of a node that the endgame tables know.
//!
//! | tables say | score |
//! |---|---|
//! | draw | 0 |
//! | win in `n` plies (DTW) that no draw counter can stop | a win in `ply + n` |
//! | win, distance longer than a counter allows | 0 if kings alone cannot reset the counter, or if the winner's beta is 0 or less; otherwise searched |
//! | win in other cases with a distance `n` | [`Score::converted_in`] `ply + n`, or `ply` if the root's material is gone |
//! | win without distance, root's material gone | [`Score::converted_in`] `ply` |
//! | win without distance, root's material still there | a bound if beta allows, searched at depth above 0, else static evaluation above [`Score::KNOWN`] |
//!
//! So a conversion ranks above any other known win and a sooner one above a later one, which makes wins progress. With the
//! root's material still on the board the search goes on, since only there it has to find the way.
//!
//! Only the step from a position to its bitboards is compiled for each rule set.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Color, DrawClock, DrawRules, Position, Rules, bits::Bits, geometry::Geometry};

use crate::{
    endgame::{Endgames, Length, Pieces, Prober, Verdict, beats_draw_counters},
    node::Window,
    search::Search,
};

/// Static evaluations tell wins without distance apart, up to this much.
const MAX_EVAL: i32 = 400;

/// The tables of one search thread; the default has none.
#[derive(Default)]
pub(crate) struct TableProbe<'a> {
    prober: Option<Box<dyn Prober + 'a>>,
    max_pieces: u32,
    /// Men and kings at the root, White's first.
    root: [u32; 4],
}

/// What the tables make of a node.
enum Found {
    /// Its score, or a bound that settles it.
    Score(Score),
    /// A win of unknown length at a leaf; the static evaluation ranks it.
    Won,
    /// Such a loss.
    Lost,
}

/// A won node, from the winner's side.
struct Win<'w> {
    window: &'w Window,
    draws: &'w DrawRules,
    clock: DrawClock,
    /// Whether a capture or a crowning lies between the root and the node.
    converted: bool,
    /// Whether a man is on the board.
    has_men: bool,
}

fn counts(pieces: &Pieces) -> [u32; 4] {
    let [white, black] = pieces.sides;
    let kings = pieces.kings;
    [white & !kings, white & kings, black & !kings, black & kings].map(u128::count_ones)
}

impl<'a> TableProbe<'a> {
    /// For a search from a root.
    pub(crate) fn new<G: Geometry>(tables: Option<&'a dyn Endgames>, root: &Position<G>) -> TableProbe<'a> {
        tables.map_or_else(TableProbe::default, |tables| TableProbe {
            prober: Some(tables.prober()),
            max_pieces: tables.max_pieces(),
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
        let has_men = counts[0] + counts[2] > 0;
        let win = Win { window, draws, clock, converted: counts != self.root, has_men };
        match verdict {
            Verdict::Draw => Some(Found::Score(Score::DRAW)),
            Verdict::Win(length) => win.score(length, window.beta),
            Verdict::Loss(length) => match win.score(length, -window.alpha)? {
                Found::Score(score) => Some(Found::Score(-score)),
                Found::Won | Found::Lost => Some(Found::Lost),
            },
        }
    }
}

impl Win<'_> {
    /// The winner's score; `beta` is the winner's.
    fn score(&self, length: Length, beta: Score) -> Option<Found> {
        let ply = self.window.ply;
        let converted_in = |plies: u16| {
            let plies = if self.converted { 0 } else { u32::from(plies) };
            Some(Found::Score(Score::converted_in(ply + plies)))
        };
        match length {
            Length::ToEnd(plies) if beats_draw_counters(self.draws, self.clock, plies) => {
                Some(Found::Score(Score::win_in(ply + u32::from(plies))))
            }
            Length::ToEnd(plies) | Length::ToConversion(plies) if self.is_late(plies) => {
                // Without men only a conversion resets the counter, or leaving the long diagonal its own.
                let lasts = !self.has_men && self.clock.diagonal.is_none();
                let drawn = lasts && matches!(length, Length::ToConversion(_));
                (drawn || beta <= Score::DRAW).then_some(Found::Score(Score::DRAW))
            }
            Length::ToEnd(plies) | Length::ToConversion(plies) => converted_in(plies),
            Length::Unknown if self.converted => converted_in(0),
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
    /// The score of a node that the tables settle. The root is never settled: it needs a move.
    #[inline]
    pub(crate) fn probe_tables(
        &mut self,
        position: &Position<R::Board>,
        ply: u32,
        window: impl FnOnce() -> Window,
    ) -> Option<Score> {
        let [white, black] = Color::ALL.map(|side| position.board().pieces(side));
        if (white | black).count() > self.context.tables.max_pieces || ply == 0 {
            return None;
        }
        self.look_up(position, &window())
    }

    /// The same for a node with few enough pieces.
    #[inline(never)]
    fn look_up(&mut self, position: &Position<R::Board>, window: &Window) -> Option<Score> {
        let pieces = pieces_of(position);
        let counters = self.stack.path.counters();
        let sign = match self.context.tables.look_up(&pieces, counters, window)? {
            Found::Score(score) => return Some(score),
            Found::Won => 1,
            Found::Lost => -1,
        };
        let eval = self.static_eval(position).0.clamp(-MAX_EVAL, MAX_EVAL);
        Some(Score(sign * (Score::KNOWN.0 + MAX_EVAL) + eval))
    }
}

/// A position as bitboards.
fn pieces_of<G: Geometry>(position: &Position<G>) -> Pieces {
    let board = position.board();
    let kings = board.kings(Color::White) | board.kings(Color::Black);
    Pieces {
        sides: Color::ALL.map(|side| board.pieces(side).to_u128()),
        kings: kings.to_u128(),
        turn: position.turn(),
    }
}
