//! The draw rules: repetition, moves without progress, endings with few pieces.

mod common;

use common::{ENGLISH, INTERNATIONAL, game, mv, play, quiet_and_new, walk};
use crownhead_game::{Game, Outcome, WinReason};
use crownhead_rules::{
    AnyMove, AnyRules, BoardKind, Color, DrawClock, DrawReason, DrawRules, HouseRules, Preset,
    draw::EndingClass::{self, LoneKingAgainstThree, LoneKingAgainstTwo},
};

const SHUFFLE: [(u16, u16); 4] = [(32, 28), (1, 5), (28, 32), (5, 1)];

fn ending(game: &Game) -> Option<(EndingClass, u16)> {
    game.draw_clock().ending
}

#[test]
fn a_position_that_occurs_a_third_time_is_a_draw() {
    let mut game = game(ENGLISH, Color::White, &[-32], &[-1]);
    assert_eq!(game.repetitions(), 1);
    play(&mut game, &SHUFFLE);
    assert_eq!(game.repetitions(), 2);
    play(&mut game, &SHUFFLE[..3]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &SHUFFLE[3..]);
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    let next = game.position().legal_moves()[0];
    assert!(game.play(next).is_err());
    assert!(game.play_on(next).is_ok(), "files hold games that went on");
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_side_to_move_distinguishes_positions() {
    let rules = AnyRules::House(HouseRules { flying_kings: true, ..HouseRules::plain(BoardKind::Dark8) });
    let mut game = game(rules, Color::White, &[-21], &[-4]);
    // White returns in three moves, Black in two: the pieces stand as at the start, but Black is to move.
    play(&mut game, &[(21, 17), (4, 8), (17, 14), (8, 4), (14, 21)]);
    assert_eq!(game.position().setup().pieces, game.start().setup().pieces);
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn repetition_counts_from_the_last_irreversible_move() {
    let mut game = game(ENGLISH, Color::White, &[-32, 21], &[-1]);
    play(&mut game, &SHUFFLE);
    assert_eq!(game.keys().len(), 5);
    play(&mut game, &[(21, 17)]);
    assert_eq!((game.repetitions(), game.keys().len()), (1, 1));
    assert_eq!(game.keys(), [game.position().key()]);
    play(&mut game, &[(1, 5), (32, 28)]);
    assert_eq!(game.keys().len(), 3);
    assert_eq!(game.keys_at(4).map(|keys| keys.len()), Some(5));
    assert_eq!(game.keys_at(8), None);
    assert_eq!(game.keys()[2], game.position().key());
}

#[test]
fn english_games_are_drawn_after_forty_moves_each_without_progress() {
    let mut game = game(ENGLISH, Color::White, &[-32, -31], &[-1, -2]);
    assert!(walk(&mut game, 79, &quiet_and_new));
    assert_eq!((game.outcome(), game.draw_clock().quiet), (None, 79));
    assert!(walk(&mut game, 80, &quiet_and_new));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::NoProgress)));
}

#[test]
fn a_man_move_resets_the_counter() {
    let mut game = game(ENGLISH, Color::White, &[-32, 21], &[-1]);
    play(&mut game, &[(32, 28), (1, 5)]);
    assert_eq!(game.draw_clock().quiet, 2);
    play(&mut game, &[(21, 17)]);
    assert_eq!(game.draw_clock().quiet, 0);
}

#[test]
fn international_games_are_drawn_after_twenty_five_moves_each_with_kings_only() {
    let mut game = game(INTERNATIONAL, Color::White, &[-46, -41], &[-5, -10]);
    assert!(walk(&mut game, 49, &quiet_and_new));
    assert_eq!(game.outcome(), None);
    assert!(walk(&mut game, 50, &quiet_and_new));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::NoProgress)));
}

#[test]
fn a_lone_king_against_three_draws_after_sixteen_moves_each() {
    let mut game = game(INTERNATIONAL, Color::White, &[-47, -48, -49], &[-5]);
    assert!(walk(&mut game, 31, &quiet_and_new));
    assert_eq!(game.outcome(), None);
    assert!(walk(&mut game, 32, &quiet_and_new));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Ending(LoneKingAgainstThree))));
}

#[test]
fn a_lone_king_against_two_or_one_draws_after_five_moves_each() {
    for white in [&[-45, -44][..], &[-45], &[-45, 50]] {
        let mut game = game(INTERNATIONAL, Color::White, white, &[-5]);
        assert!(walk(&mut game, 9, &quiet_and_new));
        assert_eq!(game.outcome(), None);
        assert!(walk(&mut game, 10, &quiet_and_new));
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Ending(LoneKingAgainstTwo))));
    }
}

/// The first line in which the side to move offers a piece and the other side captures it.
fn sacrifice(game: &mut Game) {
    let pieces = game.position().pieces().count();
    for offer in game.position().legal_moves() {
        if offer.is_capture() {
            continue;
        }
        game.play(offer).expect("a legal move");
        let take = game.position().legal_moves().into_iter().find(|mv| mv.captured().len() == 1);
        if let Some(take) = take.filter(|_| game.outcome().is_none()) {
            game.play(take).expect("a legal move");
            assert_eq!(game.position().pieces().count(), pieces - 1);
            return;
        }
        game.undo();
    }
    panic!("no piece can be offered");
}

#[test]
fn the_ending_counter_restarts_only_when_the_class_changes() {
    let mut game = game(INTERNATIONAL, Color::White, &[-47, -48, -49], &[-5]);
    assert!(walk(&mut game, 6, &quiet_and_new));
    assert_eq!(ending(&game), Some((LoneKingAgainstThree, 6)));
    sacrifice(&mut game);
    assert_eq!(ending(&game), Some((LoneKingAgainstTwo, 0)), "two are left");
    let before = game.ply();
    sacrifice(&mut game);
    assert_eq!(ending(&game), Some((LoneKingAgainstTwo, 2)), "one is left: the same class");
    assert_eq!(game.draw_clock_at(before), Some(game_clock_at(&game, before)));
}

/// The counters after replaying the same moves.
fn game_clock_at(game: &Game, ply: usize) -> DrawClock {
    let mut again = Game::from_position(*game.start());
    game.moves()[..ply].iter().for_each(|&mv| again.play(mv).expect("the same moves are legal"));
    again.draw_clock()
}

#[test]
fn the_first_king_starts_the_counter_and_a_second_does_not_restart_it() {
    let mut game = game(INTERNATIONAL, Color::White, &[7, 8, 50], &[-46]);
    assert_eq!(ending(&game), None);
    play(&mut game, &[(7, 1), (46, 41)]);
    assert_eq!(ending(&game), Some((LoneKingAgainstThree, 1)));
    let crown = mv(&game, 8, 2);
    game.play(crown).expect("a legal move");
    assert_eq!(ending(&game), Some((LoneKingAgainstThree, 2)));
    assert_eq!(game.draw_clock().quiet, 0);
}

/// A quiet move of the side to move, and the move back.
fn there_and_back(game: &Game) -> [(u16, u16); 2] {
    let position = game.position();
    let safe =
        |mv: &AnyMove| !mv.is_capture() && !position.play_unchecked(mv).has_capture(position.turn().other());
    let mv = position.legal_moves().into_iter().find(safe).expect("a quiet move");
    let (from, to) = (mv.from().number(), mv.to().number());
    [(from, to), (to, from)]
}

#[test]
fn every_preset_draws_by_repetition() {
    for preset in Preset::ALL {
        let mut game = game(AnyRules::Preset(preset), Color::White, &[-30], &[-1]);
        let [white_there, white_back] = there_and_back(&game);
        play(&mut game, &[white_there]);
        let [black_there, black_back] = there_and_back(&game);
        play(&mut game, &[black_there, white_back, black_back, white_there, black_there, white_back]);
        assert_eq!(game.outcome(), None, "{preset:?}");
        play(&mut game, &[black_back]);
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)), "{preset:?}");
    }
}

#[test]
fn every_preset_counts_forty_moves_each() {
    for preset in Preset::ALL {
        let draws = AnyRules::Preset(preset).house_rules().draws;
        assert_eq!((draws.repetition, draws.no_progress), (3, 2 * 40), "{preset:?}");
    }
}

#[test]
fn house_rules_can_turn_draws_off() {
    let rules = HouseRules { draws: DrawRules::NONE, ..HouseRules::plain(BoardKind::Dark8) };
    let mut game = game(AnyRules::House(rules), Color::White, &[-32], &[-1]);
    for _ in 0..60 {
        play(&mut game, &SHUFFLE);
    }
    assert_eq!((game.outcome(), game.repetitions()), (None, 61));
}

#[test]
fn a_blocked_side_loses_even_if_a_draw_counter_has_run_out() {
    let draws = DrawRules { no_progress: 1, ..DrawRules::NONE };
    let rules = HouseRules { draws, ..HouseRules::plain(BoardKind::Dark8) };
    let mut blocked = game(AnyRules::House(rules), Color::White, &[16, -23], &[12]);
    play(&mut blocked, &[(23, 19)]);
    let reason = WinReason::Blocked;
    assert_eq!(blocked.outcome(), Some(Outcome::Win { winner: Color::White, reason }));
    let mut free = game(AnyRules::House(rules), Color::White, &[16, -23], &[12]);
    play(&mut free, &[(23, 26)]);
    assert_eq!(free.outcome(), Some(Outcome::Draw(DrawReason::NoProgress)));
}
