//! Un-moves: quiet moves backward. The only moves not made by the generator of `rules`, which goes forward only.

use crownhead_rules::{
    Color, Direction, HouseRules,
    table_position::{Layout, TablePosition},
};

use crate::board::Word;

/// The squares one step away from each, by bit index; [`EDGE`] where the board ends.
type Steps = [u8; 128];
const EDGE: u8 = u8::MAX;

/// The un-moves of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Unmoves {
    flying_kings: bool,
    /// Steps of White's men backward, by direction.
    men_back: Vec<Steps>,
    /// Steps of kings, by direction.
    king_steps: Vec<Steps>,
}

impl Unmoves {
    pub(crate) fn new(rules: &HouseRules) -> Unmoves {
        let HouseRules { board, man_steps, king_steps, flying_kings, .. } = *rules;
        let layout = board.layout();
        let tables = |wanted: &dyn Fn(Direction) -> bool| {
            let wanted = Direction::ALL.into_iter().filter(|&direction| wanted(direction));
            wanted.map(|direction| steps(&layout, direction)).collect()
        };
        let man_goes = |direction: Direction| {
            (direction.is_forward(Color::White) || direction.is_sideways()) && man_steps.contain(direction)
        };
        Unmoves {
            flying_kings,
            men_back: tables(&|direction| man_goes(direction.opposite())),
            king_steps: tables(&|direction| king_steps.contain(direction)),
        }
    }

    /// Visits every position from which White reaches this one, with Black to move, by a quiet move without crowning.
    /// The visitor decides whether the rules allow that move.
    #[inline]
    pub(crate) fn quiet_predecessors<W: Word>(
        &self,
        board: &TablePosition<W>,
        mut visit: impl FnMut(TablePosition<W>),
    ) {
        let occupied = board.occupied();
        for bit in (board.white & !board.kings).iter() {
            for steps in &self.men_back {
                let from = steps[bit as usize];
                if from != EDGE && !occupied.meets(W::bit(u32::from(from))) {
                    let white = (board.white & !W::bit(bit)) | W::bit(u32::from(from));
                    visit(TablePosition { white, ..*board });
                }
            }
        }
        for bit in (board.white & board.kings).iter() {
            for steps in &self.king_steps {
                let mut from = steps[bit as usize];
                while from != EDGE && !occupied.meets(W::bit(u32::from(from))) {
                    let (there, here) = (W::bit(u32::from(from)), W::bit(bit));
                    visit(TablePosition {
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
