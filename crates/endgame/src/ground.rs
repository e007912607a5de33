//! What solving and probing share about a board and its rules, and is the same for all slices.

use crownhead_rules::{
    AnyRules, BoardKind, Color, Direction, HouseRules,
    bare::{AnyReferee, Bare, HalfTurn, Layout, Referee},
    bits::Bits,
};

/// A word that boards are made of. There are two.
pub trait Word: Bits {
    /// A referee for boards of this word; `None` if the board of those rules has the other.
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<Self>>>;
}

impl Word for u64 {
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<u64>>> {
        match rules.referee() {
            AnyReferee::Narrow(referee) => Some(referee),
            AnyReferee::Wide(_) => None,
        }
    }
}

impl Word for u128 {
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<u128>>> {
        match rules.referee() {
            AnyReferee::Wide(referee) => Some(referee),
            AnyReferee::Narrow(_) => None,
        }
    }
}

/// The squares one step away from each, by bit index; [`EDGE`] where the board ends.
type Steps = [u8; 128];
const EDGE: u8 = u8::MAX;

/// A board and its rules as tables.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) rules: AnyRules,
    pub(crate) board: BoardKind,
    pub(crate) turn: HalfTurn,
    /// Whether the side to move has won if it has no pieces.
    pub(crate) bare_side_wins: bool,
    flying_kings: bool,
    /// The way back of White's men, for every direction in which they step.
    men_back: Vec<Steps>,
    /// For every direction in which kings step.
    king_steps: Vec<Steps>,
}

impl Ground {
    pub(crate) fn new<W: Word>(rules: AnyRules) -> Option<Ground> {
        let referee = W::referee(&rules)?;
        let HouseRules { board, man_steps, king_steps, flying_kings, .. } = rules.house_rules();
        let layout = board.layout();
        let tables = |wanted: &dyn Fn(Direction) -> bool| {
            let wanted = Direction::ALL.into_iter().filter(|&direction| wanted(direction));
            wanted.map(|direction| steps(&layout, direction)).collect()
        };
        let man_goes = |direction: Direction| {
            (direction.is_forward(Color::White) || direction.is_sideways()) && man_steps.contain(direction)
        };
        Some(Ground {
            rules,
            board,
            turn: layout.half_turn,
            bare_side_wins: referee.stuck_side_wins(&Bare::default()),
            flying_kings,
            men_back: tables(&|direction| man_goes(direction.opposite())),
            king_steps: tables(&|direction| king_steps.contain(direction)),
        })
    }

    /// Every position from which White reaches this one, Black to move, by a quiet move that is no crowning; if the rules
    /// allow quiet moves there.
    #[inline]
    pub(crate) fn quiet_origins<W: Word>(&self, board: &Bare<W>, mut visit: impl FnMut(Bare<W>)) {
        let occupied = board.occupied();
        for bit in (board.white & !board.kings).iter() {
            for steps in &self.men_back {
                let from = steps[bit as usize];
                if from != EDGE && !occupied.meets(W::bit(u32::from(from))) {
                    let white = (board.white & !W::bit(bit)) | W::bit(u32::from(from));
                    visit(Bare { white, ..*board });
                }
            }
        }
        for bit in (board.white & board.kings).iter() {
            for steps in &self.king_steps {
                let mut from = steps[bit as usize];
                while from != EDGE && !occupied.meets(W::bit(u32::from(from))) {
                    let (there, here) = (W::bit(u32::from(from)), W::bit(bit));
                    visit(Bare {
                        white: (board.white & !here) | there,
                        black: board.black,
                        kings: (board.kings & !here) | there,
                    });
                    from = if self.flying_kings { steps[usize::from(from)] } else { EDGE };
                }
            }
        }
    }
}

fn steps(layout: &Layout, direction: Direction) -> Steps {
    let mut steps = [EDGE; 128];
    for &bit in &layout.bit_of[..usize::from(layout.board.squares())] {
        steps[usize::from(bit)] = layout.step(bit, direction).unwrap_or(EDGE);
    }
    steps
}

/// Whether a board needs the wide word.
pub(crate) fn is_wide(board: BoardKind) -> bool {
    u32::from(board.squares()) > u64::BITS
}
