//! Positions, constructed or found by hill climbing, in which kings can capture in as many ways as possible: all moves
//! are correct, take no time, and callers can bound the work.

use std::time::{Duration, Instant};

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, ChainDuty, HouseRules, Role, Variant, Walk, count_routes,
};
use crownhead_testkit::{
    check_moves, fen, move_text, oracle,
    random::{self, Dice, Mix},
};

const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

const FREE: HouseRules =
    HouseRules { flying_kings: true, men_capture_back: true, ..HouseRules::plain(BoardKind::Dark10) };

/// Flying kings with captures in any order: the first position is published, the others are the worst ones found.
const MONSTERS: [&str; 5] = [
    "W:WK23:B8,9,10,17,20,28,29,31,38,39,40",
    "W:WK35,K48:BK1,8-12,17,20-23,30,31,33,34,41-44",
    "W:WK1,K47:B6,8-12,17,20-23,30,31,33,34,41-44",
    "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47",
    "W:WK5:BK2,4,7-11,13,15,16,18-22,24,27,29-33,35,36,38,40-44,K47,K49",
];

/// The time allowed for one position; many times what it needs.
const LIMIT: Duration = Duration::from_millis(50);

#[test]
fn the_published_position_has_one_move() {
    check_moves(INTERNATIONAL, MONSTERS[0], "23x[8,9,10,17,20,28,29,31,38,39]2");
}

#[test]
fn all_moves_are_correct() {
    for rules in
        [INTERNATIONAL.house_rules(), FREE, HouseRules { chain_duty: ChainDuty::StopAnywhere, ..FREE }]
    {
        for fen in MONSTERS {
            let position = fen::position(AnyRules::House(rules), fen);
            let naive = oracle::unique(&rules, &position.setup(), 3_000_000).expect("the budget is enough");
            let mut moves: Vec<String> = position.legal_moves().iter().map(move_text).collect();
            moves.sort_unstable();
            let mut expected: Vec<String> = naive.iter().map(oracle::OracleMove::to_string).collect();
            expected.sort_unstable();
            assert_eq!(moves, expected, "{fen} under {rules:?}");
        }
    }
}

#[test]
fn nothing_takes_long() {
    for fen in MONSTERS {
        let position = fen::position(INTERNATIONAL, fen);
        let begun = Instant::now();
        let moves = position.legal_moves();
        assert!(begun.elapsed() < LIMIT, "the moves of {fen} took {:?}", begun.elapsed());
        let begun = Instant::now();
        let walk = Walk::start(&position, moves[0].from()).expect("it can move");
        assert!(walk.finish(&moves[0]).is_some());
        assert!(count_routes(&position, &moves[0]) > 0);
        assert!(position.board().all().any(|square| position.refuse_start(square).is_some()));
        assert!(begun.elapsed() < 4 * LIMIT, "the questions about {fen} took {:?}", begun.elapsed());
    }
}

/// With any limit, the result is all moves or an error.
#[test]
fn a_limit_never_gives_wrong_moves() {
    for fen in MONSTERS {
        let position = fen::position(AnyRules::House(FREE), fen);
        let all = position.legal_moves();
        assert_eq!(position.legal_moves_within(0), Err(crownhead_rules::movegen::WorkLimitReached));
        let mut answered = 0;
        for limit in (0..14).map(|power| 1 << power) {
            if let Ok(moves) = position.legal_moves_within(limit) {
                assert_eq!(moves, all, "limit {limit} for {fen}");
                answered += 1;
            }
        }
        assert!(answered > 0);
    }
}

/// Positions in which the generator starts to remember visited states also agree with the oracle.
#[test]
fn remembering_loses_no_move() {
    const REMEMBERS_AFTER: u64 = 256;
    let mut dice = Dice::new(7);
    let mut compared = 0;
    for round in 0.. {
        let chain_duty = if round % 2 == 0 { ChainDuty::Finish } else { ChainDuty::StopAnywhere };
        let rules = HouseRules { chain_duty, ..FREE };
        let position =
            random::sprinkle(AnyRules::House(rules), Mix { us: 4, them: 36, kings: 100 }, &mut dice);
        if position.legal_moves_within(REMEMBERS_AFTER).is_ok() {
            continue;
        }
        let Some(naive) = oracle::unique(&rules, &position.setup(), 60_000) else { continue };
        let mut moves: Vec<String> = position.legal_moves().iter().map(move_text).collect();
        moves.sort_unstable();
        let mut expected: Vec<String> = naive.iter().map(oracle::OracleMove::to_string).collect();
        expected.sort_unstable();
        assert_eq!(moves, expected, "{}", fen::write(&position));
        compared += 1;
        if compared == 30 {
            break;
        }
    }
}

/// A board full of kings still answers at once.
#[test]
fn a_full_board() {
    let kings = |from, to, color: &str| format!(":{color}K{from}-{to}");
    for empty in 1..=50_u16 {
        let fen = format!("W{}{}", kings(1, 25, "W"), kings(26, 50, "B"));
        let mut setup = fen::setup(&fen).expect("a FEN");
        setup.pieces.retain(|&(number, _)| number != empty);
        assert!(setup.pieces.iter().all(|(_, piece)| piece.role == Role::King));
        let position: AnyPosition = setup.into_position(INTERNATIONAL).expect("legal");
        assert!(position.legal_moves().len() <= 8);
    }
}
