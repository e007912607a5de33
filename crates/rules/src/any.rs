//! Rules and positions chosen at run time: the API for everything but inner loops.
//!
//! An [`AnyPosition`] is always legal and knows its rules, so legal moves, refusals and the winner need no other argument.
//! Not here: moves (`any_move`), finding a move that a person means (`refusal`).

use alloc::vec::Vec;
use core::any::Any;

use crate::{
    AnyMove, BoardKind, Color, HouseRules, Key, Piece, Preset, RefusalReason, Rules, Setup, Square, Variant,
    board::{Board, KingRun},
    boards::for_each_board,
    draw::Material,
    geometry::{Dark6, Dark8, Dark10, Dark12, Full8, Geometry, Mirrored8, Mirrored12, Wide10x8},
    movegen::{self, WorkLimitReached},
    position::Position,
    rules::House,
    variants::{Brazilian, English, Frisian, International, Italian, Russian, Turkish},
};

/// Rules chosen at run time: a standard variant, a preset, or house rules.
///
/// ```
/// use crownhead_rules::{AnyPosition, AnyRules, BoardKind, HouseRules, Variant};
///
/// assert_eq!(AnyRules::from_key("russian"), Some(AnyRules::Variant(Variant::Russian)));
///
/// // English draughts with flying kings on the 10x10 board.
/// let rules = HouseRules { flying_kings: true, ..HouseRules::plain(BoardKind::Dark10) };
/// assert!(rules.contradictions().is_empty());
/// assert_eq!(AnyPosition::start(rules).legal_moves().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyRules {
    /// A standard variant.
    Variant(Variant),
    /// A named set of house rules.
    Preset(Preset),
    /// House rules, which must be free of contradictions.
    House(HouseRules),
}

impl AnyRules {
    /// The variant or preset with that key.
    pub fn from_key(key: &str) -> Option<AnyRules> {
        Variant::from_key(key).map(AnyRules::Variant).or_else(|| Preset::from_key(key).map(AnyRules::Preset))
    }

    /// All variants and presets, in display order.
    pub fn all_named() -> impl Iterator<Item = AnyRules> {
        Variant::ALL
            .iter()
            .copied()
            .map(AnyRules::Variant)
            .chain(Preset::ALL.into_iter().map(AnyRules::Preset))
    }

    /// The key of the variant or preset.
    pub const fn key(&self) -> Option<&'static str> {
        match self {
            AnyRules::Variant(variant) => Some(variant.key()),
            AnyRules::Preset(preset) => Some(preset.key()),
            AnyRules::House(_) => None,
        }
    }

    /// The rules as a value.
    pub const fn house_rules(&self) -> HouseRules {
        match self {
            AnyRules::Variant(variant) => variant.house_rules(),
            AnyRules::Preset(preset) => preset.house_rules(),
            AnyRules::House(rules) => *rules,
        }
    }

    /// The board.
    pub const fn board(&self) -> BoardKind {
        self.house_rules().board
    }

    /// The article of the rulebook for a refusal, as players cite it, if there is a rulebook.
    pub fn article(&self, reason: RefusalReason) -> Option<&'static str> {
        match self {
            AnyRules::Variant(variant) => variant.article(reason),
            AnyRules::Preset(_) | AnyRules::House(_) => None,
        }
    }
}

/// Defines a position on any board.
macro_rules! state {
    ($($(#[$doc:meta])* $board:ident: $word:ty, $key:literal, $width:literal x $height:literal, $squares:ident;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        enum State {
            $($board(Position<$board>),)*
        }

        impl State {
            /// The position of a setup without problems under the rules, for this board and king-move limit.
            fn of(board: BoardKind, limit: u8, setup: &Setup) -> State {
                match board {
                    $(BoardKind::$board => State::$board(position_of(limit, setup)),)*
                }
            }

            /// The position after a move that is legal under these rules.
            fn play(&self, rules: HouseRules, mv: &AnyMove) -> State {
                match self {
                    $(State::$board(position) => {
                        State::$board(position.play(House::new(rules), &mv.to_move()))
                    })*
                }
            }
        }
    };
}
for_each_board!(state);

/// See [`with_position!`].
macro_rules! match_state {
    (
        { $state:expr, $position:ident => $body:expr }
        $($(#[$doc:meta])* $board:ident: $word:ty, $key:literal, $width:literal x $height:literal, $squares:ident;)*
    ) => {
        match $state {
            $(State::$board($position) => $body,)*
        }
    };
}

/// Runs the same expression on the position, whatever its geometry.
macro_rules! with_position {
    ($state:expr, $position:ident => $body:expr) => {
        for_each_board!(match_state { $state, $position => $body })
    };
}

impl From<Variant> for AnyRules {
    fn from(variant: Variant) -> AnyRules {
        AnyRules::Variant(variant)
    }
}

impl From<Preset> for AnyRules {
    fn from(preset: Preset) -> AnyRules {
        AnyRules::Preset(preset)
    }
}

impl From<HouseRules> for AnyRules {
    fn from(rules: HouseRules) -> AnyRules {
        AnyRules::House(rules)
    }
}

/// A legal position with its rules: the type to start from.
///
/// It comes from [`AnyPosition::start`] or from a checked [`Setup`] ([`Setup::into_position`]), and its moves are
/// [`AnyPosition::legal_moves`]. [`AnyPosition::try_play`] checks a move and returns the position after it;
/// [`AnyPosition::play_unchecked`] plays a generated move. Positions never change in place, and they know no past:
/// repetitions and draw counters belong to a game (`crownhead-game`).
///
/// Two positions are equal if their rules are the same and the repetition rule treats them as the same position.
///
/// ```
/// use crownhead_rules::{AnyPosition, Variant};
///
/// // Play the first legal move until the game is over.
/// let mut position = AnyPosition::start(Variant::Giveaway);
/// let mut plies = 0;
/// while position.winner().is_none() && plies < 300 {
///     let mv = position.legal_moves()[0];
///     position = position.try_play(&mv)?;
///     plies += 1;
/// }
/// assert!(plies > 10);
/// # Ok::<(), crownhead_rules::IllegalMove>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnyPosition {
    rules: AnyRules,
    state: State,
}

/// Code that is compiled once per rule set: perft and search. All other code uses [`AnyPosition`].
///
/// ```
/// use crownhead_rules::{AnyPosition, Position, Rules, RulesVisitor, Variant};
///
/// struct AreKingsFlying;
/// impl RulesVisitor for AreKingsFlying {
///     type Output = bool;
///     fn visit<R: Rules>(self, rules: R, _: &Position<R::Board>) -> bool {
///         rules.flying_kings()
///     }
/// }
/// assert!(AnyPosition::start(Variant::International).dispatch(AreKingsFlying));
/// assert!(!AnyPosition::start(Variant::English).dispatch(AreKingsFlying));
/// ```
pub trait RulesVisitor {
    /// The result of the visit.
    type Output;
    /// Runs with the rules as a type.
    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Self::Output;
}

impl AnyPosition {
    /// The position in which a game under these rules starts.
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, Color, Variant};
    ///
    /// let start = AnyPosition::start(Variant::Russian);
    /// assert_eq!((start.turn(), start.pieces().count()), (Color::White, 24));
    /// ```
    pub fn start(rules: impl Into<AnyRules>) -> AnyPosition {
        let rules = rules.into();
        AnyPosition::from_checked(rules, &Setup::start(rules))
    }

    /// From a setup that has no problems under these rules.
    pub(crate) fn from_checked(rules: AnyRules, setup: &Setup) -> AnyPosition {
        let state = State::of(rules.board(), rules.house_rules().king_move_limit, setup);
        AnyPosition { rules, state }
    }

    /// Runs code that is compiled once per rule type. English and International run as their own types, all other rules
    /// as [`House`] rules on their board.
    pub fn dispatch<V: RulesVisitor>(&self, visitor: V) -> V::Output {
        let house = self.rules.house_rules();
        match (&self.state, self.rules) {
            (State::Dark8(position), AnyRules::Variant(Variant::English)) => visitor.visit(English, position),
            (State::Dark10(position), AnyRules::Variant(Variant::International)) => {
                visitor.visit(International, position)
            }
            (state, _) => with_position!(state, position => visitor.visit(House::new(house), position)),
        }
    }

    /// [`AnyPosition::dispatch`] with more variants as their own types: Russian, Brazilian, Italian, Turkish and Frisian.
    /// For code where speed matters most, such as perft and search: a search runs a third faster than with [`House`]
    /// rules. Each copy of the code adds 4 KB to a browser's download.
    pub fn dispatch_each<V: RulesVisitor>(&self, visitor: V) -> V::Output {
        match self.rules {
            AnyRules::Variant(Variant::Russian) => visitor.visit(Russian, self.on_board()),
            AnyRules::Variant(Variant::Brazilian) => visitor.visit(Brazilian, self.on_board()),
            AnyRules::Variant(Variant::Italian) => visitor.visit(Italian, self.on_board()),
            AnyRules::Variant(Variant::Turkish) => visitor.visit(Turkish, self.on_board()),
            AnyRules::Variant(Variant::Frisian) => visitor.visit(Frisian, self.on_board()),
            _ => self.dispatch(visitor),
        }
    }

    /// The position on a board known to be this one's.
    ///
    /// # Panics
    /// If it is another.
    pub(crate) fn on_board<G: Geometry>(&self) -> &Position<G> {
        let position = with_position!(&self.state, position => (position as &dyn Any).downcast_ref());
        position.expect("a variant's positions are on its board")
    }

    /// Pruning for the routes of a long king capture; `None` where it does not pay.
    pub(crate) fn route_pruner(&self, mv: &AnyMove) -> Option<movegen::RoutePruner> {
        with_position!(&self.state, position => {
            movegen::RoutePruner::of(House::new(self.rules.house_rules()), position.board(), mv)
        })
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The board.
    pub fn board(&self) -> BoardKind {
        self.rules.board()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        with_position!(&self.state, position => position.turn())
    }

    /// The Zobrist key.
    pub fn key(&self) -> Key {
        with_position!(&self.state, position => position.key())
    }

    /// The key recomputed from the pieces; always equal to [`AnyPosition::key`].
    pub fn recomputed_key(&self) -> Key {
        with_position!(&self.state, position => position.recomputed_key())
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        with_position!(&self.state, position => position.board().piece_at(square))
    }

    /// All pieces with their squares, in square order.
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, Color, Piece, Variant};
    ///
    /// let start = AnyPosition::start(Variant::English);
    /// let (square, piece) = start.pieces().next().expect("the board has pieces");
    /// assert_eq!((square.number(), piece), (1, Piece::man(Color::Black)));
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.board().all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The numbers of men and kings.
    pub fn material(&self) -> Material {
        with_position!(&self.state, position => position.board().material())
    }

    /// The pieces and the side to move as a setup.
    pub fn setup(&self) -> Setup {
        with_position!(&self.state, position => position.board().setup())
    }

    /// All legal moves; empty if the game is over.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.legal_moves_within(u64::MAX).unwrap_or_default()
    }

    /// All legal moves, or an error if generating them takes too much work. Use it for positions from untrusted sources.
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, Variant};
    ///
    /// let start = AnyPosition::start(Variant::International);
    /// assert_eq!(start.legal_moves_within(1000).expect("a short list").len(), 9);
    /// ```
    ///
    /// # Errors
    /// If generation needs more than `max_legs` legs of king captures. There are no partial lists.
    pub fn legal_moves_within(&self, max_legs: u64) -> Result<Vec<AnyMove>, WorkLimitReached> {
        with_position!(&self.state, position => {
            let rules = House::new(self.rules.house_rules());
            let mut list = Vec::new();
            movegen::list_within(rules, position.board(), &mut list, max_legs)?;
            Ok(list.into_iter().map(AnyMove::from_move).collect())
        })
    }

    /// Whether the side to move has a legal move. If not, the game is over.
    pub fn has_moves(&self) -> bool {
        // In a browser code size counts, and the code that lists moves is there anyway.
        if cfg!(target_arch = "wasm32") {
            return !self.legal_moves().is_empty();
        }
        with_position!(&self.state, position => {
            movegen::has_moves(House::new(self.rules.house_rules()), position.board())
        })
    }

    /// The winner if the side to move has no legal move; else `None`. Most variants count that as a loss, giveaway as a
    /// win. Draws and resignations belong to a game (`crownhead-game`).
    pub fn winner(&self) -> Option<Color> {
        if self.has_moves() {
            return None;
        }
        let stuck_wins = with_position!(&self.state, position => {
            movegen::stuck_side_wins(House::new(self.rules.house_rules()), position.board())
        });
        Some(if stuck_wins { self.turn() } else { self.turn().other() })
    }

    /// Whether the side to move has a capture and may not make a quiet move instead.
    pub fn must_capture(&self) -> bool {
        with_position!(&self.state, position => {
            movegen::must_capture(House::new(self.rules.house_rules()), position.board())
        })
    }

    /// Whether `side` could capture if it were to move.
    pub fn has_capture(&self, side: Color) -> bool {
        with_position!(&self.state, position => {
            movegen::has_capture(House::new(self.rules.house_rules()), position.board(), side)
        })
    }

    /// The same pieces with the other side to move, which shows what that side threatens. `None` if the side to move has a
    /// capture, or the other side cannot move.
    pub fn passed(&self) -> Option<AnyPosition> {
        if self.has_capture(self.turn()) {
            return None;
        }
        let mut setup = self.setup();
        setup.turn = setup.turn.other();
        setup.into_position(self.rules).ok().filter(AnyPosition::has_moves)
    }

    /// The position after a legal move of this position, without checking that it is legal here.
    ///
    /// The move must be one of [`AnyPosition::legal_moves`] of this very position. For any other move the result is a
    /// meaningless position. Use [`AnyPosition::try_play`] for moves from elsewhere.
    ///
    /// # Panics
    /// If the move belongs to another board.
    #[must_use]
    pub fn play_unchecked(&self, mv: &AnyMove) -> AnyPosition {
        let state = self.state.play(self.rules.house_rules(), mv);
        AnyPosition { rules: self.rules, state }
    }
}

fn position_of<G: Geometry>(limit: u8, setup: &Setup) -> Position<G> {
    let mut board = Board::empty(setup.turn);
    for (color, run) in Color::ALL.into_iter().zip(setup.king_runs) {
        if let Some((square, moves)) = run.and_then(|(number, moves)| Some((G::KIND.square(number)?, moves)))
            && limit > 0
        {
            board.runs[color.index()] = KingRun { bit: G::bit_of(square) as u8, moves };
        }
    }
    for &(number, piece) in &setup.pieces {
        if let Some(square) = G::KIND.square(number) {
            board.put(square, piece);
        }
    }
    Position::new(board)
}
