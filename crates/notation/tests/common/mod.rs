//! Random rules and positions shared by the tests of this crate.
#![allow(dead_code, reason = "each test binary uses its own part")]

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, DrawRules, Goal,
    HouseRules, KingLanding, Lines, Piece, Precedence, Regicide, Removal, Role, RuleValue, Setup, Variant,
    draw::{Claims, Endings},
};
use proptest::{collection::vec, prelude::*, sample::select};

pub(crate) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
pub(crate) const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

pub(crate) const fn variant(variant: Variant) -> AnyRules {
    AnyRules::Variant(variant)
}

/// Unnamed rules on a board, with numbered squares unless all squares are used.
pub(crate) const fn plain(board: BoardKind) -> AnyRules {
    AnyRules::House(HouseRules::plain(board))
}

pub(crate) fn named_rules() -> impl Strategy<Value = AnyRules> {
    select(AnyRules::all_named().collect::<Vec<_>>())
}

/// Any value of a switch.
fn value<T: RuleValue + std::fmt::Debug>() -> impl Strategy<Value = T> {
    select(T::VALUES)
}

fn draws() -> impl Strategy<Value = DrawRules> {
    let repetition = prop_oneof![Just(0), 2..=u8::MAX];
    let (endings, claims) = (value::<Endings>(), value::<Claims>());
    (repetition, any::<u16>(), endings, claims).prop_map(|(repetition, no_progress, endings, claims)| {
        DrawRules { repetition, no_progress, endings, claims }
    })
}

/// The switches that few variants change.
fn unusual(rules: HouseRules) -> impl Strategy<Value = HouseRules> {
    let lines = || prop_oneof![1 => Just(Lines::Diagonal), 3 => value::<Lines>()];
    let places = (value::<Removal>(), value::<KingLanding>(), value::<Goal>());
    let numbers = (0..3u8, 0..=9u8);
    (lines(), lines(), lines(), lines(), places, any::<bool>(), any::<bool>(), numbers).prop_map(
        move |(man_steps, man_captures, king_steps, king_captures, places, back, kings, numbers)| {
            HouseRules {
                home_gap: numbers.0,
                man_steps,
                man_captures,
                king_steps,
                king_captures,
                removal: places.0,
                king_landing: places.1,
                may_turn_back: back,
                men_take_kings: kings,
                king_move_limit: numbers.1,
                goal: places.2,
                ..rules
            }
        },
    )
}

/// House rules without contradictions.
pub(crate) fn house_rules() -> impl Strategy<Value = HouseRules> {
    let board = (select(BoardKind::ALL.to_vec()), 1..5u8, select(Color::ALL.to_vec()));
    let pieces = (any::<bool>(), any::<bool>());
    let duty = (value::<CaptureDuty>(), any::<bool>())
        .prop_map(|(duty, huffing)| (duty, huffing && !duty.always_forbids_quiet_moves()));
    let captures = (duty, value::<ChainDuty>(), prop_oneof![Just(Precedence::Free), value::<Precedence>()]);
    let crowning = (value::<CrowningInCapture>(), value::<Regicide>());
    (board, pieces, captures, crowning, draws())
        .prop_map(|(board, pieces, captures, crowning, draws)| HouseRules {
            rows: board.1,
            starts: board.2,
            men_capture_back: pieces.0,
            flying_kings: pieces.1,
            capture_duty: captures.0.0,
            huffing: captures.0.1,
            chain_duty: captures.1,
            precedence: captures.2,
            crowning_in_capture: crowning.0,
            regicide: crowning.1,
            draws,
            ..HouseRules::plain(board.0)
        })
        .prop_flat_map(|rules| prop_oneof![Just(rules).boxed(), unusual(rules).boxed()])
        .prop_filter("the switches contradict", |rules| rules.contradictions().is_empty())
}

pub(crate) fn any_rules() -> impl Strategy<Value = AnyRules> {
    prop_oneof![named_rules(), house_rules().prop_map(AnyRules::House)]
}

/// Positions of any kind, many with more kings and captures than real games have.
pub(crate) fn position_under(rules: AnyRules) -> impl Strategy<Value = AnyPosition> {
    let squares = usize::from(rules.board().squares());
    let piece = prop_oneof![
        6 => Just(None),
        1 => Just(Some(Piece::man(Color::White))),
        1 => Just(Some(Piece::king(Color::White))),
        2 => Just(Some(Piece::man(Color::Black))),
        1 => Just(Some(Piece::king(Color::Black))),
    ];
    (vec(piece, squares), select(Color::ALL.to_vec())).prop_map(move |(pieces, turn)| {
        let crowned = |number: u16, piece: Piece| {
            let y = rules.board().square(number).map_or(0, |square| rules.board().place(square).1);
            let end = if piece.color == Color::White { 0 } else { rules.board().height() - 1 };
            if y == end { Piece { role: Role::King, ..piece } } else { piece }
        };
        let pieces = (1..).zip(pieces).filter_map(|(number, piece)| Some((number, crowned(number, piece?))));
        Setup { pieces: pieces.collect(), turn, king_runs: [None; 2] }
            .into_position(rules)
            .expect("men on crowning rows are kings")
    })
}

/// The same after a few moves, so that king-move counters are set under rules that have them.
pub(crate) fn played_position() -> impl Strategy<Value = AnyPosition> {
    (any_position(), vec(any::<prop::sample::Index>(), 0..8)).prop_map(|(start, choices)| {
        choices.into_iter().fold(start, |position, choice| {
            let legal = position.legal_moves();
            if legal.is_empty() { position } else { position.play_unchecked(choice.get(&legal)) }
        })
    })
}

pub(crate) fn any_position() -> impl Strategy<Value = AnyPosition> {
    // Kings in a maze have a hundred thousand moves under the wildest rules: they teach nothing here.
    any_rules().prop_flat_map(position_under).prop_filter("a maze", |position| {
        position.legal_moves_within(1_000).is_ok_and(|moves| moves.len() < 200)
    })
}
