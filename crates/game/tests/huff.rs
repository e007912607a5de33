//! Huffing in a game: when it is allowed, and how it affects the line of play, draws and the end.

mod common;

use common::{game, play};
use crownhead_game::{Deed, Game, HuffError, Outcome, WinReason};
use crownhead_rules::{
    AnyMove, AnyRules, BoardKind, CaptureDuty, Color, DrawReason, DrawRules, Goal, HouseRules, Square,
};

/// English draughts with optional captures and huffing for missed ones.
const OLD: HouseRules =
    HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..HouseRules::plain(BoardKind::Dark8) };

const OLD_ON_6X6: HouseRules =
    HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..HouseRules::plain(BoardKind::Dark6) };

const RULES: AnyRules = AnyRules::House(OLD);

fn square(number: u16) -> Square {
    BoardKind::Dark8.square(number).expect("a square")
}

fn huffable(game: &Game) -> Vec<u16> {
    game.huffable().iter().map(Square::number).collect()
}

/// White could have captured 18 with 22 and has played 32-28 instead.
fn missed() -> Game {
    let mut game = game(RULES, Color::White, &[22, 32], &[18, 1]);
    play(&mut game, &[(32, 28)]);
    game
}

#[test]
fn a_huff_removes_the_piece_and_the_same_side_moves() {
    let mut game = missed();
    assert_eq!(huffable(&game), [22]);
    assert_eq!(game.huff(square(22)), Ok(()));
    assert_eq!((game.ply(), game.position().turn()), (1, Color::Black));
    assert_eq!((game.pending_huff(), game.huffed_at(1)), (Some(square(22)), Some(square(22))));
    assert_eq!(game.position().material().pieces(Color::White), 1);
    assert_eq!(game.position_at(1).map(|before| before.material().pieces(Color::White)), Some(2));
    assert!(game.huffable().is_empty(), "one piece a turn");
    assert_eq!(game.huff(square(22)), Err(HuffError::OneATurn));
    play(&mut game, &[(1, 5)]);
    assert_eq!((game.pending_huff(), game.huffed_at(0), game.huffed_at(1)), (None, None, Some(square(22))));
    assert_eq!(game.position_of_move(1), Some(&game.position_at(1).expect("a ply").huffed(square(22))));
    assert_eq!(game.moves().len(), 2);
}

#[test]
fn only_a_piece_that_missed_a_capture_may_be_huffed() {
    let mut fresh = game(RULES, Color::White, &[22, 32], &[18, 1]);
    assert_eq!(fresh.huff(square(18)), Err(HuffError::NothingMissed), "there is no last move");
    let mut game = missed();
    assert_eq!(game.huff(square(28)), Err(HuffError::CouldNot(square(28))));
    assert_eq!(game.huff(square(18)), Err(HuffError::CouldNot(square(18))), "one's own piece");
    play(&mut fresh, &[(22, 15)]);
    assert_eq!((huffable(&fresh), fresh.huff(square(15))), (vec![], Err(HuffError::Captured)));
    assert!(game.resign(Color::White));
    assert!(game.huffable().is_empty());
    assert!(matches!(game.huff(square(22)), Err(HuffError::GameOver(_))));
    let mut without = common::game(common::ENGLISH, Color::White, &[32], &[1]);
    assert_eq!(without.huff(square(32)), Err(HuffError::NotInTheRules));
}

#[test]
fn the_next_move_forfeits_the_huff() {
    let mut game = missed();
    play(&mut game, &[(1, 5)]);
    // White may now huff Black for missing 18x25; Black may no longer huff White for 22x15.
    assert_eq!(huffable(&game), [18]);
    play(&mut game, &[(28, 24)]);
    assert_eq!(huffable(&game), [22], "but missing it again is another miss");
}

#[test]
fn undo_takes_back_a_pending_huff_first_and_redo_restores_both() {
    let mut game = missed();
    game.huff(square(22)).expect("a huffable piece");
    let waiting = game.clone();
    assert_eq!(game.undo(), Some(Deed::Huff(square(22))));
    assert_eq!((&game.huffable(), game.ply()), (&missed().huffable(), 1));
    assert!(game.can_redo());
    assert_eq!(game.redo(), Some(Deed::Huff(square(22))));
    assert_eq!(game, waiting);

    play(&mut game, &[(1, 5)]);
    let played = game.clone();
    let last = game.moves()[1];
    assert_eq!(game.undo(), Some(Deed::Move(last)), "the move goes with its huff");
    assert_eq!((game.pending_huff(), game.huffed_at(1)), (None, Some(square(22))));
    assert_eq!(game.position(), missed().position());
    assert_eq!(game.redo(), Some(Deed::Move(last)));
    assert_eq!(game, played);

    // Another action drops what was undone.
    while game.undo().is_some() {}
    assert_eq!((game.ply(), game.later_moves().len()), (0, 2));
    play(&mut game, &[(32, 27)]);
    assert!(!game.can_redo() && game.huffed_at(1).is_none());
    game.huff(square(22)).expect("a huffable piece");
    game.undo();
    game.huff(square(22)).expect("it may be huffed again");
    game.undo();
    play(&mut game, &[(1, 5)]);
    assert!(!game.can_redo() && game.huffed_at(1).is_none(), "the move was played without it");
}

#[test]
fn huffing_the_last_piece_wins_at_once() {
    let mut game = game(RULES, Color::White, &[22], &[18, 1]);
    play(&mut game, &[(22, 17)]);
    assert_eq!((huffable(&game), game.outcome()), (vec![17], None));
    game.huff(square(17)).expect("a huffable piece");
    let won = Some(Outcome::Win { winner: Color::Black, reason: WinReason::NoPieces });
    assert_eq!(game.outcome(), won);
    let next = game.position().legal_moves()[0];
    assert!(game.play(next).is_err() && game.play_on(next).is_err());
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn huffing_the_last_piece_loses_if_running_out_is_the_goal() {
    let giveaway = AnyRules::House(HouseRules { goal: Goal::RunOut, ..OLD });
    let mut game = game(giveaway, Color::White, &[22], &[18, 1]);
    play(&mut game, &[(22, 17)]);
    game.huff(square(17)).expect("a huffable piece");
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::White, reason: WinReason::RanOut }));
}

#[test]
fn a_side_left_without_a_move_by_a_huff_loses_after_the_move() {
    // White is left with the man on 5, which Black's on 1 blocks.
    let mut game = game(RULES, Color::White, &[5, 22], &[1, 18]);
    play(&mut game, &[(22, 17)]);
    game.huff(square(17)).expect("a huffable piece");
    assert_eq!(game.outcome(), None, "Black is to move, and could still open the way");
    play(&mut game, &[(18, 22)]);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, reason: WinReason::Blocked }));
}

#[test]
fn a_blocked_side_may_huff_its_way_free() {
    let (white, black) = ([15, 16, 18, 19, 20, 32], [11, 12]);
    let mut game = game(RULES, Color::White, &white, &black);
    play(&mut game, &[(32, 28)]);
    assert!(!game.position().has_moves());
    assert_eq!((huffable(&game), game.outcome()), (vec![15, 16], None));
    game.huff(square(16)).expect("a huffable piece");
    play(&mut game, &[(12, 16)]);

    let lost = Some(Outcome::Win { winner: Color::White, reason: WinReason::Blocked });
    let without = AnyRules::House(HouseRules { huffing: false, ..OLD });
    let mut game = common::game(without, Color::White, &white, &black);
    play(&mut game, &[(32, 28)]);
    assert_eq!(game.outcome(), lost);
    // If running out of moves is the goal, a side that cannot move has won and need not huff.
    let giveaway = AnyRules::House(HouseRules { goal: Goal::RunOut, ..OLD });
    let mut game = common::game(giveaway, Color::White, &white, &black);
    play(&mut game, &[(32, 28)]);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, reason: WinReason::RanOut }));
}

#[test]
fn a_huff_resets_the_counters_like_a_capture() {
    // Both men can capture each other all the time, while the kings shuffle.
    let mut game = game(RULES, Color::White, &[-32, 22], &[-1, 18]);
    play(&mut game, &[(32, 28), (1, 5), (28, 32), (5, 1), (32, 28)]);
    assert_eq!((game.draw_clock().quiet, game.repetitions(), game.keys().len()), (5, 2, 6));
    game.huff(square(22)).expect("a huffable piece");
    assert_eq!((game.draw_clock().quiet, game.repetitions(), game.keys().len()), (0, 1, 1));
    let huffed = *game.position();
    play(&mut game, &[(1, 5)]);
    assert_eq!((game.draw_clock().quiet, game.keys()), (1, vec![huffed.key(), game.position().key()]));
    assert_eq!(game.draw_clock_at(5).map(|clock| clock.quiet), Some(5), "before the huff");
    assert_eq!(game.keys_at(5).map(|keys| keys.len()), Some(6), "before the huff");
    // After the huff, the same side was to move without that piece, so this is the second time.
    play(&mut game, &[(28, 32), (5, 1), (32, 28)]);
    assert_eq!((*game.position(), game.repetitions()), (huffed, 2));
}

#[test]
fn a_drawn_game_allows_no_huffs_unless_players_played_on() {
    let rules = AnyRules::House(HouseRules {
        draws: DrawRules { repetition: 0, no_progress: 1, ..OLD.draws },
        ..OLD
    });
    let mut game = game(rules, Color::White, &[-32, -22], &[18, 1]);
    play(&mut game, &[(32, 28)]);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::NoProgress)));
    assert!(game.huffable().is_empty() && game.huff(square(22)).is_err());
    assert_eq!(game.huff_on(square(22)), Ok(()));
    assert_eq!(game.outcome(), None, "the huff was progress");
}

/// Every goal, in positions of 6x6 where the side to move may miss a capture: the game before and after that miss.
fn misses(goal: Goal) -> impl Iterator<Item = (Game, AnyMove)> {
    let rules = AnyRules::House(HouseRules { goal, ..OLD_ON_6X6 });
    let mut random = common::Random::new();
    (0..20_000)
        .filter_map(move |_| {
            let position = random.position(rules);
            let moves = position.legal_moves();
            let mv = *moves.get(random.below(moves.len().max(1)))?;
            (!position.huffable(&mv).is_empty()).then(|| (Game::from_position(position), mv))
        })
        .map(|(mut game, mv)| {
            game.play(mv).expect("a legal move");
            (game, mv)
        })
}

#[test]
fn under_every_goal_a_side_that_can_huff_its_way_free_is_not_blocked() {
    for goal in Goal::ALL {
        let mut blocked = 0;
        for (game, _) in misses(goal).filter(|(game, _)| !game.position().has_moves()) {
            let (side, before) = (game.position().turn(), game.position_at(0).expect("the start"));
            let frees = |square: Square| {
                let after = game.position().huffed(square);
                let stripped = after.material().pieces(side.other()) == 0;
                after.has_moves() || after.winner() == Some(side) || stripped
            };
            let freed = before.huffable(&game.moves()[0]).iter().any(frees);
            let lost = Outcome::Win { winner: side.other(), reason: WinReason::Blocked };
            assert!(!freed || game.outcome() != Some(lost), "{goal:?} {:?}", game.position().setup());
            blocked += 1;
        }
        assert!(blocked > 0, "{goal:?}");
    }
}

#[test]
fn under_every_goal_a_huff_ends_the_game_if_the_position_does() {
    for goal in Goal::ALL {
        let mut huffs = 0;
        for (game, _) in misses(goal).take(1000) {
            for square in game.huffable().iter() {
                let mut huffed = game.clone();
                huffed.huff(square).expect("a huffable piece");
                let position = *huffed.position();
                let ended =
                    position.winner().is_some() || position.material().pieces(position.turn().other()) == 0;
                let outcome = huffed.outcome();
                assert_eq!(outcome.is_some_and(|outcome| outcome.winner().is_some()), ended, "{goal:?}");
                if let Some(winner) = position.winner() {
                    assert_eq!(outcome.and_then(Outcome::winner), Some(winner), "{goal:?}");
                }
                huffs += 1;
            }
        }
        assert!(huffs > 100, "{goal:?} {huffs}");
    }
}
