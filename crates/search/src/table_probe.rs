//! Tablebase probes inside the search: the score of a node that the endgame tables know.
//!
//! | tables say | score |
//! |---|---|
//! | draw | 0 |
//! | win in `n` plies (DTW) that no draw counter can stop | a win in `ply + n` |
//! | win that takes longer than a counter allows | 0 if the distance is DTC and nothing but a conversion resets the counter, or if the winner's beta is at most 0; else searched |
//! | other win with a distance `n` | [`Score::converted_in`] `ply + n`, or `ply` after a conversion |
//! | win without a distance, after a conversion | [`Score::converted_in`] `ply` |
//! | win without a distance, before a conversion | a bound if beta is low enough; else searched; at depth 0 the static evaluation, moved above [`Score::KNOWN`] |
//!
//! A conversion is a capture or crowning since the root. It ranks above a known win before one, and an early conversion
//! above a late one, so wins make progress. Before a conversion the search continues, because it has to find the way to
//! one.
//!
//! Only the step from a position to its bitboards is compiled for each rule set.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{
    Color, DrawClock, DrawRules, Position, Rules, bits::Bits, geometry::Geometry, movegen,
};

use crate::{
    endgame::{Endgames, Length, Pieces, Prober, Verdict, beats_draw_counters},
    node::NodeArgs,
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
    args: &'w NodeArgs,
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
        args: &NodeArgs,
    ) -> Option<Found> {
        let verdict = self.prober.as_mut()?.probe(pieces)?;
        let counts = counts(pieces);
        let has_men = counts[0] + counts[2] > 0;
        let win = Win { args, draws, clock, converted: counts != self.root, has_men };
        match verdict {
            Verdict::Draw => Some(Found::Score(Score::DRAW)),
            Verdict::Win(length) => win.score(length, args.beta),
            Verdict::Loss(length) => match win.score(length, -args.alpha)? {
                Found::Score(score) => Some(Found::Score(-score)),
                Found::Won | Found::Lost => Some(Found::Lost),
            },
        }
    }
}

impl Win<'_> {
    /// The winner's score; `beta` is the winner's.
    fn score(&self, length: Length, beta: Score) -> Option<Found> {
        let ply = self.args.ply;
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
            Length::Unknown => (self.args.depth <= 0).then_some(Found::Won),
        }
    }

    /// Whether a counter draws the game sooner.
    fn is_late(&self, plies: u16) -> bool {
        self.clock.plies_left(self.draws).is_some_and(|left| plies > left)
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a node that the tables settle. They never settle the root, since a search must return a move.
    #[inline]
    pub(crate) fn probe_tables(
        &mut self,
        position: &Position<R::Board>,
        ply: u32,
        args: impl FnOnce() -> NodeArgs,
    ) -> Option<Score> {
        let [white, black] = Color::ALL.map(|side| position.board().pieces(side));
        if (white | black).count() > self.context.tables.max_pieces || ply == 0 {
            return None;
        }
        self.look_up(position, &args())
    }

    /// Looks up a node that has few enough pieces. Tables hold no positions with a forced capture.
    #[inline(never)]
    fn look_up(&mut self, position: &Position<R::Board>, args: &NodeArgs) -> Option<Score> {
        if movegen::must_capture(self.context.rules, position.board()) {
            return None;
        }
        let pieces = pieces_of(position);
        let counters = self.stack.path.counters();
        let sign = match self.context.tables.look_up(&pieces, counters, args)? {
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
