//! Wins and declared endings.

mod common;

use common::{ENGLISH, game, mv, play};
use crownhead_game::{Game, Outcome, PlayError, WinReason};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, CaptureDuty, Color, DrawReason, Goal, HouseRules};

const fn win(winner: Color, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

#[test]
fn a_side_without_pieces_loses() {
    let mut game = game(ENGLISH, Color::White, &[18], &[15]);
    play(&mut game, &[(18, 11)]);
    assert_eq!(game.outcome(), Some(win(Color::White, WinReason::NoPieces)));
}

#[test]
fn a_blocked_side_loses() {
    let mut game = game(ENGLISH, Color::White, &[16, 23], &[12]);
    play(&mut game, &[(23, 19)]);
    assert_eq!(game.outcome(), Some(win(Color::White, WinReason::Blocked)));
}

#[test]
fn only_the_side_to_move_can_run_out_of_moves() {
    let game = game(ENGLISH, Color::White, &[16, 19], &[12]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn every_named_game_starts_without_an_outcome() {
    for rules in AnyRules::all_named() {
        let game = Game::new(rules);
        assert_eq!((game.outcome(), game.rules(), game.ply()), (None, rules, 0));
        assert_eq!(game.start(), game.position());
    }
}

#[test]
fn no_move_is_accepted_after_the_end() {
    let mut game = Game::new(ENGLISH);
    let first = game.position().legal_moves()[0];
    assert!(game.resign(Color::White));
    let over = win(Color::Black, WinReason::Resignation);
    assert_eq!(game.outcome(), Some(over));
    assert_eq!(game.play(first).err(), Some(PlayError::GameOver(over)));
    assert_eq!(game.play_on(first).err(), Some(PlayError::GameOver(over)));
    assert!(!game.agree_draw() && !game.concede(Color::Black) && !game.resign(Color::Black));
    assert_eq!(game.outcome(), Some(over));
}

#[test]
fn illegal_moves_change_nothing() {
    let mut game = Game::new(ENGLISH);
    let first = game.position().legal_moves()[0];
    play(&mut game, &[(first.from().number(), first.to().number())]);
    let before = game.clone();
    assert_eq!(game.play(first), Err(PlayError::Illegal(first)));
    assert_eq!(game, before);
}

#[test]
fn each_declaration_ends_the_game() {
    type Declare = fn(&mut Game) -> bool;
    let declared: [(Declare, Outcome); 3] = [
        (|game| game.resign(Color::Black), win(Color::White, WinReason::Resignation)),
        (|game| game.concede(Color::Black), win(Color::White, WinReason::Concession)),
        (Game::agree_draw, Outcome::Draw(DrawReason::Agreement)),
    ];
    for (declare, outcome) in declared {
        let mut game = Game::new(ENGLISH);
        assert!(declare(&mut game));
        assert_eq!(game.outcome(), Some(outcome));
        assert!(!outcome.is_by_rule());
        assert_eq!(game.take_back_declaration(), Some(outcome));
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn undo_takes_back_a_declaration_with_the_move_before_it() {
    let mut game = Game::new(ENGLISH);
    assert!(game.resign(Color::White));
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
    let first = mv(&game, 9, 13);
    play(&mut game, &[(9, 13), (22, 17)]);
    game.agree_draw();
    assert!(game.undo().is_some());
    assert_eq!((game.outcome(), game.moves()), (None, &[first][..]));
    assert!(game.redo().is_some());
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_declaration_drops_undone_moves() {
    let mut game = Game::new(ENGLISH);
    play(&mut game, &[(9, 13)]);
    game.undo();
    assert_eq!(game.later_moves().len(), 1);
    game.resign(Color::Black);
    assert_eq!((game.later_moves().len(), game.redo()), (0, None));
}

/// The position where a side without legal moves loses and nothing else decides.
fn under_the_usual_goal(position: &AnyPosition) -> AnyPosition {
    let rules = HouseRules { goal: Goal::LeaveNoMove, ..position.rules().house_rules() };
    position.setup().into_position(AnyRules::House(rules)).expect("the same pieces")
}

#[test]
fn every_reason_is_true_under_every_goal_and_capture_duty() {
    let mut random = common::Random::new();
    for (goal, capture_duty) in
        Goal::ALL.into_iter().flat_map(|goal| CaptureDuty::ALL.map(|duty| (goal, duty)))
    {
        let rules = HouseRules { goal, capture_duty, ..HouseRules::plain(BoardKind::Dark6) };
        let mut wins = 0;
        for _ in 0..2000 {
            let position = random.position(AnyRules::House(rules));
            let game = Game::from_position(position);
            let Some(Outcome::Win { winner, reason }) = game.outcome() else { continue };
            let (material, usual) = (position.material(), under_the_usual_goal(&position));
            let left = material.pieces(winner.other());
            let holds = match reason {
                WinReason::NoPieces => left == 0,
                WinReason::Blocked => left > 0 && usual.winner() == Some(winner),
                WinReason::RanOut => usual.winner() == Some(winner.other()),
                WinReason::FirstKing => material.kings[winner.index()] > 0,
                WinReason::Resignation | WinReason::Concession | WinReason::Timeout => false,
            };
            assert!(holds, "{goal:?} {capture_duty:?} {winner:?} {reason:?} {:?}", position.setup());
            wins += 1;
        }
        assert!(wins > 0, "{goal:?} {capture_duty:?}");
    }
}

#[test]
fn a_game_can_end_on_time() {
    let mut game = Game::new(ENGLISH);
    assert!(game.lose_on_time(Color::White));
    let over = win(Color::Black, WinReason::Timeout);
    assert_eq!((game.outcome(), over.is_by_rule()), (Some(over), false));
    assert!(!game.draw_on_time() && !game.lose_on_time(Color::Black));
    assert_eq!(game.take_back_declaration(), Some(over));
    assert!(game.draw_on_time());
    let drawn = Outcome::Draw(DrawReason::Timeout);
    assert_eq!((game.outcome(), game.claimed_draw(), drawn.is_by_rule()), (Some(drawn), None, false));
}
