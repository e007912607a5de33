//! Checks every position against a solver without indices, un-moves, slices or board turning: it plays moves forward
//! through the public interface of `rules`, over a map of positions, until nothing changes.

use std::collections::HashMap;
use std::sync::Arc;

use crownhead_endgame::{AnyProber, Job, MemoryStorage, Metric, Silent, Value};
use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, HouseRules,
    Lines, Piece, Preset, Regicide, Role, Setup, Variant,
};
use crownhead_testkit::random::{Dice, house_rules};

/// All positions with this many pieces, at least one a side, with either side to move.
fn all_positions(rules: AnyRules, pieces: usize) -> Vec<AnyPosition> {
    let board = rules.board();
    let mut setups = vec![Vec::new()];
    for _ in 0..pieces {
        let mut more = Vec::new();
        for setup in &setups {
            let first = setup.last().map_or(1, |&(number, _): &(u16, Piece)| number + 1);
            for number in first..=u16::from(board.squares()) {
                for color in Color::ALL {
                    for role in [Role::Man, Role::King] {
                        more.push([&setup[..], &[(number, Piece { color, role })]].concat());
                    }
                }
            }
        }
        setups = more;
    }
    let sides = |setup: &Vec<(u16, Piece)>| {
        Color::ALL.into_iter().all(|color| setup.iter().any(|(_, piece)| piece.color == color))
    };
    let both = setups.into_iter().filter(sides).flat_map(|pieces| {
        Color::ALL.map(|turn| Setup { pieces: pieces.clone(), turn, king_runs: [None; 2] })
    });
    // Men on their crowning row are rejected.
    both.filter_map(|setup| setup.into_position(rules).ok()).collect()
}

/// A position without legal moves.
fn over(position: &AnyPosition) -> Option<Value> {
    let winner = position.winner()?;
    Some(if winner == position.turn() { Value::Win(0) } else { Value::Loss(0) })
}

/// The result of a move: a position of the list, or the end of the game.
enum Next {
    Listed(usize),
    Over(Value),
}

/// Values with the number of plies to the end, by repeated forward search.
fn solve(rules: AnyRules, most: usize) -> Vec<(AnyPosition, Value)> {
    let positions: Vec<AnyPosition> = (2..=most).flat_map(|pieces| all_positions(rules, pieces)).collect();
    let places: HashMap<AnyPosition, usize> = positions.iter().enumerate().map(|(i, at)| (*at, i)).collect();
    let next = |position: AnyPosition| match places.get(&position) {
        Some(&place) => Next::Listed(place),
        None => Next::Over(over(&position).expect("a side has no pieces")),
    };
    let moves = |position: &AnyPosition| -> Vec<Next> {
        position.legal_moves().iter().map(|mv| next(position.play_unchecked(mv))).collect()
    };
    let successors: Vec<Vec<Next>> = positions.iter().map(moves).collect();
    let mut values: Vec<Option<Value>> = positions.iter().map(over).collect();
    let mut open: Vec<usize> = (0..positions.len()).filter(|&place| values[place].is_none()).collect();
    // Round n finds everything decided in n plies; the end of the game may be one ply beyond the list.
    let mut empty_rounds = 0;
    for plies in 1_u16.. {
        let value = |next: &Next| match next {
            Next::Listed(place) => values[*place],
            Next::Over(value) => Some(*value),
        };
        let lost = |next: &Next| matches!(value(next), Some(Value::Loss(n)) if n < plies);
        let won = |next: &Next| matches!(value(next), Some(Value::Win(n)) if n < plies);
        let decide = |&place: &usize| {
            let after = &successors[place];
            if after.iter().any(lost) {
                Some((place, Value::Win(plies)))
            } else {
                after.iter().all(won).then_some((place, Value::Loss(plies)))
            }
        };
        let found: Vec<(usize, Value)> = open.iter().filter_map(decide).collect();
        empty_rounds = if found.is_empty() { empty_rounds + 1 } else { 0 };
        for (place, value) in found {
            values[place] = Some(value);
        }
        open.retain(|&place| values[place].is_none());
        if empty_rounds > 2 {
            break;
        }
    }
    positions
        .into_iter()
        .zip(values)
        .map(|(position, value)| (position, value.unwrap_or(Value::Draw)))
        .collect()
}

/// The rules without everything that tables ignore.
fn unlimited(rules: AnyRules) -> AnyRules {
    match rules.house_rules() {
        HouseRules { king_move_limit: 0, .. } => rules,
        limited => AnyRules::House(HouseRules { king_move_limit: 0, ..limited }),
    }
}

fn compare(rules: AnyRules, pieces: u8) {
    let known = solve(unlimited(rules), usize::from(pieces));
    assert!(known.len() > 100);
    for metric in [Metric::Dtw, Metric::Wdl] {
        let storage = MemoryStorage::default();
        Job { rules, pieces, metric }.run(&storage, &Silent).expect("tables are built");
        let mut prober = AnyProber::open(Arc::new(storage), rules).expect("tables are read");
        for (position, value) in &known {
            let probed = prober.value(position).expect("no damage").expect("the table is there");
            let value = if metric == Metric::Dtw { *value } else { value.without_distance() };
            assert_eq!(probed, value, "{:?} {metric:?} {:?}", rules.key(), position.setup());
        }
    }
}

/// Under any switches, un-moves are the inverse of moves.
#[test]
fn random_house_rules_on_6x6() {
    let mut dice = Dice::new(20);
    for _ in 0..40 {
        let rules = HouseRules { huffing: false, ..house_rules(BoardKind::Dark6, &mut dice) };
        compare(AnyRules::House(rules), 2);
    }
}

#[test]
fn every_goal_with_every_capture_duty_on_6x6_with_three() {
    for goal in Goal::ALL {
        for capture_duty in CaptureDuty::ALL {
            compare(AnyRules::House(HouseRules { goal, capture_duty, ..plain(BoardKind::Dark6) }), 3);
        }
    }
}

macro_rules! agree {
    ($($name:ident: $rules:expr, $pieces:expr;)*) => {
        $(
            #[test]
            fn $name() {
                compare($rules, $pieces);
            }
        )*
    };
}

const fn plain(board: BoardKind) -> HouseRules {
    HouseRules::plain(board)
}

agree! {
    english: AnyRules::Variant(Variant::English), 2;
    russian: AnyRules::Variant(Variant::Russian), 2;
    italian: AnyRules::Variant(Variant::Italian), 2;
    turkish: AnyRules::Variant(Variant::Turkish), 2;
    armenian: AnyRules::Variant(Variant::Armenian), 2;
    thai: AnyRules::Variant(Variant::Thai), 2;
    giveaway: AnyRules::Variant(Variant::Giveaway), 2;
    frisian_without_counters: AnyRules::Variant(Variant::Frisian), 2;
    breakthrough: AnyRules::Variant(Variant::Breakthrough), 2;
    killer: AnyRules::Variant(Variant::Killer), 2;
    optional_captures_and_regicide_at_the_end: AnyRules::Preset(Preset::Text), 2;
    single_legs_on_the_mirrored_board: AnyRules::Preset(Preset::ScorePanel), 2;
    regicide_that_goes_on: AnyRules::Preset(Preset::ChooseEachLeg), 2;
    captures_that_stop_anywhere: AnyRules::Preset(Preset::FlyingTutorial), 2;
    english_on_6x6_with_three: AnyRules::Variant(Variant::Mini6English), 3;
    international_on_6x6_with_three: AnyRules::Variant(Variant::Mini6International), 3;
    giveaway_with_regicide_on_6x6_with_three: AnyRules::House(HouseRules {
        goal: Goal::RunOut, regicide: Regicide::CrownAndGoOn, flying_kings: true, ..plain(BoardKind::Dark6)
    }), 3;
    first_king_with_optional_captures_on_6x6_with_three: AnyRules::House(HouseRules {
        goal: Goal::FirstKing, capture_duty: CaptureDuty::Optional, ..plain(BoardKind::Dark6)
    }), 3;
    sideways_men_with_optional_captures_on_6x6_with_three: AnyRules::House(HouseRules {
        man_steps: Lines::All, man_captures: Lines::All, king_steps: Lines::All, king_captures: Lines::All,
        men_capture_back: true, capture_duty: CaptureDuty::Optional, chain_duty: ChainDuty::StopAnywhere,
        crowning_in_capture: CrowningInCapture::GoOnAsKing, ..plain(BoardKind::Dark6)
    }), 3;
}
