//! Random rules and positions that the tests of this crate share.
#![allow(dead_code, reason = "each test binary uses its own part")]

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, DrawRules,
    HouseRules, Piece, Precedence, Regicide, Role, Setup, Variant,
    draw::{Endings, Progress},
};
use proptest::{collection::vec, prelude::*, sample::select};

pub(crate) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
pub(crate) const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

pub(crate) fn named_rules() -> impl Strategy<Value = AnyRules> {
    select(AnyRules::all_named().collect::<Vec<_>>())
}

fn draws() -> impl Strategy<Value = DrawRules> {
    let repetition = prop_oneof![Just(0), 2..=u8::MAX];
    let endings = select(vec![Endings::None, Endings::International]);
    (repetition, any::<u16>(), endings).prop_map(|(repetition, no_progress, endings)| DrawRules {
        repetition,
        no_progress,
        progress: Progress::CaptureOrMan,
        endings,
    })
}

/// House rules without contradictions.
pub(crate) fn house_rules() -> impl Strategy<Value = HouseRules> {
    let board = (select(BoardKind::ALL.to_vec()), 1..5u8, select(Color::ALL.to_vec()));
    let pieces = (any::<bool>(), any::<bool>());
    let captures = (
        select(vec![CaptureDuty::Mandatory, CaptureDuty::Optional]),
        select(vec![ChainDuty::Finish, ChainDuty::StopAnywhere, ChainDuty::SingleLeg]),
        select(vec![Precedence::Free, Precedence::MostPieces]),
    );
    let crowning = (
        select(vec![CrowningInCapture::Stop, CrowningInCapture::Pass, CrowningInCapture::GoOnAsKing]),
        select(vec![Regicide::Off, Regicide::CrownAndStop, Regicide::CrownAndGoOn, Regicide::CrownAtEnd]),
    );
    (board, pieces, captures, crowning, draws())
        .prop_map(|(board, pieces, captures, crowning, draws)| HouseRules {
            board: board.0,
            rows: board.1,
            starts: board.2,
            men_capture_back: pieces.0,
            flying_kings: pieces.1,
            capture_duty: captures.0,
            chain_duty: captures.1,
            precedence: captures.2,
            crowning_in_capture: crowning.0,
            regicide: crowning.1,
            draws,
        })
        .prop_filter("the switches contradict", |rules| rules.contradictions().is_empty())
}

pub(crate) fn any_rules() -> impl Strategy<Value = AnyRules> {
    prop_oneof![named_rules(), house_rules().prop_map(AnyRules::House)]
}

/// Positions of any kind, many with more kings and captures than games ever have.
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
        Setup { pieces: pieces.collect(), turn }.into_position(rules).expect("men on crowning rows are kings")
    })
}

pub(crate) fn any_position() -> impl Strategy<Value = AnyPosition> {
    any_rules().prop_flat_map(position_under)
}
