//! Positions and house rules for property tests, made so that a failing one shrinks to few pieces and plain
//! switches.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, HouseRules, Piece, Precedence, Regicide,
    Role, Setup,
};
use proptest::{collection, prelude::*, sample};

use crate::random::{CROWNINGS, REGICIDES, is_last_row};

/// House rules without contradictions, on any board.
pub fn house_rules() -> impl Strategy<Value = HouseRules> {
    let duties = sample::select(vec![CaptureDuty::Mandatory, CaptureDuty::Optional]);
    let chains = sample::select(vec![ChainDuty::Finish, ChainDuty::StopAnywhere, ChainDuty::SingleLeg]);
    let precedences = sample::select(vec![Precedence::Free, Precedence::MostPieces]);
    let crownings = sample::select(CROWNINGS.to_vec());
    let regicides = sample::select(REGICIDES.to_vec());
    let board = sample::select(BoardKind::ALL.to_vec());
    let free = (board, any::<bool>(), any::<bool>(), duties, chains, precedences, crownings, regicides);
    free.prop_map(
        |(
            board,
            men_capture_back,
            flying_kings,
            capture_duty,
            chain_duty,
            precedence,
            crowning,
            regicide,
        )| {
            let rules =
                HouseRules { men_capture_back, flying_kings, capture_duty, ..HouseRules::plain(board) };
            // Where switches would contradict, the later ones keep their plain setting.
            match chain_duty {
                ChainDuty::Finish => {
                    HouseRules { precedence, crowning_in_capture: crowning, regicide, ..rules }
                }
                ChainDuty::StopAnywhere => {
                    HouseRules { chain_duty, crowning_in_capture: crowning, regicide, ..rules }
                }
                ChainDuty::SingleLeg if regicide == Regicide::CrownAndGoOn => {
                    HouseRules { chain_duty, ..rules }
                }
                ChainDuty::SingleLeg => HouseRules { chain_duty, regicide, ..rules },
            }
        },
    )
}

/// Any rules: the named ones and house rules.
pub fn rules() -> impl Strategy<Value = AnyRules> {
    let named: Vec<AnyRules> = AnyRules::all_named().collect();
    prop_oneof![sample::select(named), house_rules().prop_map(AnyRules::House)]
}

/// A legal position under those rules, with up to two dozen pieces anywhere.
///
/// # Panics
/// Never: pieces are put down legally.
pub fn position(rules: AnyRules) -> impl Strategy<Value = AnyPosition> {
    let board = rules.board();
    let piece = (1..=u16::from(board.squares()), any::<bool>(), prop::bool::weighted(0.35));
    (collection::vec(piece, 0..24), any::<bool>()).prop_map(move |(pieces, black)| {
        let mut setup = Setup { pieces: Vec::new(), turn: if black { Color::Black } else { Color::White } };
        for (number, white, king) in pieces {
            let square = board.square(number).expect("the number comes from this board");
            let color = if white { Color::White } else { Color::Black };
            let role = if king || is_last_row(board, square, color) { Role::King } else { Role::Man };
            if setup.pieces.iter().all(|&(taken, _)| taken != number) {
                setup.pieces.push((number, Piece { color, role }));
            }
        }
        setup.into_position(rules).expect("pieces were put down legally")
    })
}

/// A position under any rules.
pub fn any_position() -> impl Strategy<Value = AnyPosition> {
    rules().prop_flat_map(position)
}
