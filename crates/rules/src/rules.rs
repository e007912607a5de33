//! The list of switches that make up a set of rules, as a value and as questions.
//!
//! [`house_rules!`] turns the list into the fields of [`HouseRules`], their values in [`HouseRules::plain`], and the
//! questions of the trait [`Rules`]. A new switch is one line there. A standard variant is a zero-sized type whose
//! answers are constants once inlined; [`House`] answers from a value, so any combination of house rules runs through
//! the same generator. There is no global "current variant": rules are passed as an argument.

use core::fmt::Debug;

use crate::{
    BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Direction, Goal, KingLanding, Lines,
    Precedence, Regicide, Removal,
    draw::{Claims, DrawRules, Endings},
    geometry::Geometry,
};

/// Defines [`HouseRules`] and [`Rules`] from the list of switches: `docs name: type = the plain value`. Switches under
/// `game` describe the start and end of a game; those under `questions` are used by move generation and search.
macro_rules! house_rules {
    (
        plain($board:ident);
        game { $($(#[$fact_doc:meta])* $fact:ident: $fact_type:ty = $fact_plain:expr;)* }
        questions { $($(#[$doc:meta])* $question:ident: $answer:ty = $plain:expr;)* }
    ) => {
        /// A complete set of rules. Any combination that [`HouseRules::contradictions`] accepts can be played.
        #[allow(clippy::struct_excessive_bools, reason = "a switch that is on or off is a bool")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct HouseRules {
            $($(#[$fact_doc])* pub $fact: $fact_type,)*
            $($(#[$doc])* pub $question: $answer,)*
        }

        impl HouseRules {
            /// The rules of English draughts on a board, with White starting and every draw automatic: the defaults of
            /// missing switches.
            pub const fn plain($board: BoardKind) -> HouseRules {
                HouseRules { $($fact: $fact_plain,)* $($question: $plain,)* }
            }
        }

        /// The rules of a variant, as questions. Implementors are small `Copy` values, usually zero-sized.
        pub trait Rules: Copy + Debug + Send + Sync + 'static {
            /// The board.
            type Board: Geometry;
            /// Whether the generator is compiled separately for each side: faster and larger.
            const SIDES_APART: bool = true;
            /// Whether all answers are constants.
            const FIXED: bool = true;

            /// All switches. The questions below look them up.
            fn switches(&self) -> &HouseRules;

            $(
                $(#[$doc])*
                #[inline(always)]
                fn $question(&self) -> $answer {
                    self.switches().$question
                }
            )*

            /// Whether one capture can make another illegal, by the precedence or by the duty to capture.
            #[inline(always)]
            fn ranks_captures(&self) -> bool {
                self.precedence().ranks_captures() || self.capture_duty().ranks_captures()
            }

            /// Whether a man of this color steps in a direction.
            #[inline(always)]
            fn man_steps_in(&self, color: Color, direction: Direction) -> bool {
                let onward = direction.is_forward(color) || direction.is_sideways();
                onward && self.man_steps().contain(direction)
            }

            /// Whether a man of this color captures in a direction.
            #[inline(always)]
            fn man_captures_in(&self, color: Color, direction: Direction) -> bool {
                let onward = direction.is_forward(color) || direction.is_sideways();
                (onward || self.men_capture_back()) && self.man_captures().contain(direction)
            }
        }
    };
}

house_rules! {
    plain(board);

    game {
        /// The board.
        board: BoardKind = board;
        /// Rows of men each side starts with: at least 1, and leaving at least one empty row.
        rows: u8 = board.height() / 2 - 1;
        /// Empty rows behind each side's men at the start.
        home_gap: u8 = 0;
        /// The side that moves first.
        starts: Color = Color::White;
        /// Whether a piece that could have captured and did not may be huffed: see [`crate::AnyPosition::huffable`].
        huffing: bool = false;
        /// When a game is drawn.
        draws: DrawRules =
            DrawRules { repetition: 3, no_progress: 80, endings: Endings::None, claims: Claims::None };
    }

    questions {
        /// Whether men capture backward as well as forward.
        men_capture_back: bool = false;
        /// Whether kings move and capture over any distance.
        flying_kings: bool = false;
        /// Whether a side that can capture must.
        capture_duty: CaptureDuty = CaptureDuty::Mandatory;
        /// How far a capture goes.
        chain_duty: ChainDuty = ChainDuty::Finish;
        /// Which of several captures may be chosen.
        precedence: Precedence = Precedence::Free;
        /// What a man does on the crowning row in the middle of a capture.
        crowning_in_capture: CrowningInCapture = CrowningInCapture::Stop;
        /// What happens to a man that captures a king.
        regicide: Regicide = Regicide::Off;
        /// Where men step: forward along these lines, and sideways if they are straight.
        man_steps: Lines = Lines::Diagonal;
        /// Where men capture: forward along these lines, sideways where they are straight, and backward where men
        /// capture backward.
        man_captures: Lines = Lines::Diagonal;
        /// Where kings step.
        king_steps: Lines = Lines::Diagonal;
        /// Where kings capture.
        king_captures: Lines = Lines::Diagonal;
        /// When captured pieces leave the board.
        removal: Removal = Removal::AtEnd;
        /// Where a flying king may land.
        king_landing: KingLanding = KingLanding::Any;
        /// Whether a king may turn back by 180 degrees between two legs, over a square that a captured piece has left.
        may_turn_back: bool = false;
        /// Whether men may capture kings.
        men_take_kings: bool = true;
        /// Quiet moves that one king may make in a row while its side has men; 0 for no limit (Frisian: 3).
        king_move_limit: u8 = 0;
        /// How a game is won.
        goal: Goal = Goal::LeaveNoMove;
    }
}

/// House rules played on the board `G`: the switches of [`HouseRules`] as a [`Rules`].
#[derive(Clone, Copy, Debug)]
pub struct House<G> {
    switches: HouseRules,
    board: core::marker::PhantomData<G>,
}

impl<G: Geometry> House<G> {
    /// Those rules on this board.
    ///
    /// # Panics
    /// If the rules are for another board.
    pub fn new(switches: HouseRules) -> House<G> {
        assert!(switches.board == G::KIND, "house rules and geometry name the same board");
        House { switches, board: core::marker::PhantomData }
    }
}

impl<G: Geometry> Rules for House<G> {
    type Board = G;
    /// In a browser code size counts: it is downloaded before the first move.
    const SIDES_APART: bool = cfg!(not(target_arch = "wasm32"));
    const FIXED: bool = false;

    #[inline(always)]
    fn switches(&self) -> &HouseRules {
        &self.switches
    }
}
