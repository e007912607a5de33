//! Every position against a solver that knows nothing of indices, un-moves, slices or turning the board: it plays moves
//! forward through the public interface of `rules`, over a map of positions, until nothing changes.

use std::collections::HashMap;
use std::sync::Arc;

use crownhead_endgame::{AnyProber, Job, MemoryShelf, Metric, Silent, Value};
use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, HouseRules,
    Lines, Piece, Preset, Regicide, Role, Setup, Variant,
};

/// All positions with so many pieces at least one a side, with either side to move.
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
    // Men on their crowning rows are refused.
    both.filter_map(|setup| setup.into_position(rules).ok()).collect()
}

/// A position without legal moves.
fn over(position: &AnyPosition) -> Option<Value> {
    let winner = position.winner()?;
    Some(if winner == position.turn() { Value::Win(0) } else { Value::Loss(0) })
}

/// Values with the number of plies to the end, by looking forward again and again.
fn solve(rules: AnyRules, most: usize) -> HashMap<AnyPosition, Value> {
    let mut known: HashMap<AnyPosition, Value> = HashMap::new();
    let positions: Vec<AnyPosition> = (2..=most).flat_map(|pieces| all_positions(rules, pieces)).collect();
    let successors: Vec<(AnyPosition, Vec<AnyPosition>)> = positions
        .iter()
        .map(|position| (*position, position.legal_moves().iter().map(|mv| position.play(mv)).collect()))
        .collect();
    // In round n, everything that is decided in n plies is found.
    let mut open: Vec<&(AnyPosition, Vec<AnyPosition>)> = successors.iter().collect();
    let mut quiet_rounds = 0;
    for plies in 0_u16.. {
        let value = |position: &AnyPosition| known.get(position).copied().or_else(|| over(position));
        let mut found = Vec::new();
        for (position, after) in &open {
            let now = over(position).filter(|_| plies == 0);
            let lost = |next: &AnyPosition| matches!(value(next), Some(Value::Loss(n)) if n + 1 == plies);
            let won = |next: &AnyPosition| matches!(value(next), Some(Value::Win(n)) if n < plies);
            let decided = if after.is_empty() {
                now
            } else if after.iter().any(lost) {
                Some(Value::Win(plies))
            } else if after.iter().all(won) {
                Some(Value::Loss(plies))
            } else {
                None
            };
            found.extend(decided.map(|value| (*position, value)));
        }
        quiet_rounds = if found.is_empty() { quiet_rounds + 1 } else { 0 };
        known.extend(found);
        open.retain(|(position, _)| !known.contains_key(position));
        // A side without pieces loses or wins one ply later: two empty rounds in a row are the end.
        if quiet_rounds > 2 {
            break;
        }
    }
    open.iter().for_each(|(position, _)| {
        known.insert(*position, Value::Draw);
    });
    known
}

/// The rules without what tables do not know.
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
        let shelf = MemoryShelf::default();
        Job { rules, pieces, metric }.run(&shelf, &Silent).expect("tables are built");
        let mut prober = AnyProber::open(Arc::new(shelf), rules).expect("tables are read");
        for (position, value) in &known {
            let probed = prober.value(position).expect("no damage").expect("the table is there");
            let value = if metric == Metric::Dtw { *value } else { value.without_distance() };
            assert_eq!(probed, value, "{:?} {metric:?} {:?}", rules.key(), position.setup());
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
