//! How games of other variants end: other goals, and draw counters of their own.

mod common;

use common::{game, mv, play, quiet_and_new, walk};
use crownhead_game::{Game, Outcome, WinReason};
use crownhead_rules::{
    AnyMove, AnyRules, Color, DrawReason, Variant,
    draw::EndingClass::{self, *},
};

fn game_of(variant: Variant, turn: Color, white: &[i16], black: &[i16]) -> Game {
    game(AnyRules::Variant(variant), turn, white, black)
}

fn won(game: &Game) -> Option<(Color, WinReason)> {
    match game.outcome() {
        Some(Outcome::Win { winner, reason }) => Some((winner, reason)),
        _ => None,
    }
}

fn ending(game: &Game) -> Option<(EndingClass, u16)> {
    game.draw_clock().nearest_ending()
}

#[test]
fn giving_away_every_piece_wins_giveaway() {
    let mut game = game_of(Variant::Antidraughts, Color::White, &[33], &[23, 1]);
    play(&mut game, &[(33, 28), (23, 32)]);
    assert_eq!(won(&game), Some((Color::White, WinReason::RanOut)));
    let mut game = game_of(Variant::Giveaway, Color::White, &[16, 23], &[12]);
    play(&mut game, &[(23, 19)]);
    assert_eq!(won(&game), Some((Color::Black, WinReason::RanOut)), "blocked wins too");
    assert!(game.play(game.position().legal_moves().first().copied().unwrap_or(mv_of_start())).is_err());
}

fn mv_of_start() -> AnyMove {
    Game::new(AnyRules::Variant(Variant::Giveaway)).position().legal_moves()[0]
}

#[test]
fn the_first_king_wins_breakthrough() {
    let mut game = game_of(Variant::Breakthrough, Color::White, &[7, 40], &[45, 20]);
    play(&mut game, &[(7, 1)]);
    assert_eq!(won(&game), Some((Color::White, WinReason::FirstKing)));
    // Passing over the last row during a capture does not crown (12x14 by way of 3), so the game is not won.
    let mut game = game_of(Variant::Breakthrough, Color::White, &[12], &[8, 9, 35]);
    play(&mut game, &[(12, 14)]);
    assert_eq!(game.outcome(), None);
    // A side without legal moves loses as usual.
    let mut game = game_of(Variant::Breakthrough, Color::White, &[28], &[23]);
    play(&mut game, &[(28, 19)]);
    assert_eq!(won(&game), Some((Color::White, WinReason::NoPieces)));
}

#[test]
fn frisian_endings_with_few_kings_are_soon_drawn() {
    let mut each = game_of(Variant::Frisian, Color::White, &[-46], &[-50]);
    assert_eq!(ending(&each), Some((KingEach, 0)));
    play(&mut each, &[(46, 41), (50, 45), (41, 46)]);
    assert_eq!(each.outcome(), None);
    play(&mut each, &[(45, 50)]);
    assert_eq!(each.outcome(), Some(Outcome::Draw(DrawReason::Ending(KingEach))));
    let mut two = game_of(Variant::Frisian, Color::White, &[-46, -36], &[-50]);
    assert!(walk(&mut two, 14, &|game, mv| !mv.is_capture() && ending(game).is_some()), "seven moves each");
    assert_eq!(two.outcome(), Some(Outcome::Draw(DrawReason::Ending(TwoKings))));
    assert_eq!(two.draw_clock_at(13).and_then(|clock| clock.ending), Some((TwoKings, 13)));
}

#[test]
fn one_piece_each_is_a_draw_in_turkish_unless_it_can_be_captured() {
    // c3 captures c4, leaving one piece each; then it is Black's turn, and the game is drawn.
    let mut game = game_of(Variant::Turkish, Color::White, &[43], &[35, 16]);
    play(&mut game, &[(43, 27)]);
    assert_eq!((game.outcome(), ending(&game)), (None, Some((PieceEach, 0))));
    play(&mut game, &[(16, 24)]);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Ending(PieceEach))));
    // Capturing both pieces in one move leaves no such ending.
    let mut game = game_of(Variant::Turkish, Color::White, &[43], &[35, 19]);
    play(&mut game, &[(43, 11)]);
    assert_eq!(won(&game), Some((Color::White, WinReason::NoPieces)));
    // Here Black's king on c8 can capture at once and wins.
    let mut game = game_of(Variant::Turkish, Color::White, &[43], &[35, -3]);
    play(&mut game, &[(43, 27), (3, 35)]);
    assert_eq!(won(&game), Some((Color::Black, WinReason::NoPieces)));
}

#[test]
fn men_that_move_sideways_can_repeat_a_position() {
    let mut game = game_of(Variant::Turkish, Color::White, &[43, 49], &[11, 16]);
    let there_and_back = [(43, 44), (11, 12), (44, 43), (12, 11)];
    play(&mut game, &there_and_back);
    assert_eq!((game.repetitions(), game.keys().len()), (2, 5));
    play(&mut game, &there_and_back);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn italian_draws_need_a_fourth_occurrence() {
    let mut game = game_of(Variant::Italian, Color::White, &[-32], &[-1]);
    let shuffle = [(32, 28), (1, 5), (28, 32), (5, 1)];
    play(&mut game, &shuffle);
    play(&mut game, &shuffle);
    assert_eq!((game.repetitions(), game.outcome()), (3, None));
    play(&mut game, &shuffle);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn king_move_counters_distinguish_frisian_positions() {
    let mut game = game_of(Variant::Frisian, Color::White, &[-46, 26], &[-4, 15]);
    play(&mut game, &[(46, 41), (4, 9), (41, 46), (9, 4)]);
    assert_eq!(game.position().setup().pieces, game.start().setup().pieces);
    assert_eq!(game.position().setup().king_runs, [Some((46, 2)), Some((4, 2))]);
    assert_eq!(game.repetitions(), 1);
    play(&mut game, &[(46, 41), (4, 9)]);
    let tired = game.position().legal_moves();
    assert!(tired.iter().all(|mv| mv.from().number() == 26), "the king has made three moves: {tired:?}");
    // A man's move lets the king move again.
    let first = tired[0];
    game.play(first).expect("legal");
    let answer = game.position().legal_moves()[0];
    game.play(answer).expect("legal");
    assert_eq!(game.position().setup().king_runs[0], None);
    assert!(game.position().legal_moves().iter().any(|mv| mv.from().number() == 41));
}

#[test]
fn three_kings_against_one_have_a_limit_of_their_own() {
    for (variant, white, black, class) in [
        (Variant::Russian, [-29, -30, -31], -1, LoneKingAgainstKings),
        (Variant::Pool, [-29, -30, -31], -1, ThreeKingsPool),
        (Variant::Canadian, [-68, -69, -70], -12, ThreeKingsCanadian),
        (Variant::International, [-47, -48, -49], -10, LoneKingAgainstThree),
    ] {
        let mut game = game_of(variant, Color::White, &white, &[black]);
        assert_eq!(ending(&game), Some((class, 0)), "{}", variant.key());
        let limit = usize::from(class.limit());
        assert!(walk(&mut game, limit, &quiet_and_new), "{}: {limit} plies without a capture", variant.key());
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Ending(class))), "{}", variant.key());
        game.undo();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn russian_endings_with_few_pieces_have_limits_of_their_own() {
    let at = |white: &[i16], black: &[i16]| ending(&game_of(Variant::Russian, Color::White, white, black));
    assert_eq!(at(&[-29, 21], &[-4]), Some((LoneKingAgainstTwo, 0)));
    assert_eq!(at(&[-30, 21, 22], &[-4]), Some((LoneKingOnLongDiagonal, 0)));
    assert_eq!(at(&[-30, 21, 22], &[-1]), Some((FourOrFive, 0)));
    assert_eq!(at(&[-30, 21, 22], &[-1, 5]), Some((FourOrFive, 0)));
    assert_eq!(at(&[-30, 21, 22, 23], &[-1, 5]), Some((SixOrSeven, 0)));
    assert_eq!(at(&[-30, 21, 22, 23, 24], &[-1, 5, 6]), None);
    assert_eq!(at(&[-30, 21, 22], &[5, 6]), None, "kings on one side only");
    // A crowning restarts the count for four or five pieces; a man's step does not.
    let mut game = game_of(Variant::Russian, Color::White, &[-30, 21, 6], &[-32, 24]);
    play(&mut game, &[(21, 17), (24, 28)]);
    assert_eq!(ending(&game), Some((FourOrFive, 2)));
    let crowning = mv(&game, 6, 1);
    game.play(crowning).expect("legal");
    assert_eq!(ending(&game), Some((FourOrFive, 0)));
}

#[test]
fn leaving_the_long_diagonal_does_not_extend_the_whole_ending() {
    // g7 lies on the long diagonal a1-h8, f8 does not. The five moves on it start again; the thirty of four or five
    // pieces do not.
    let mut game = game_of(Variant::Russian, Color::White, &[-30, 21, 13], &[-8]);
    assert_eq!(ending(&game), Some((LoneKingOnLongDiagonal, 0)));
    play(&mut game, &[(30, 26), (8, 3)]);
    assert_eq!(ending(&game), Some((FourOrFive, 2)));
    play(&mut game, &[(26, 30), (3, 8)]);
    assert_eq!(ending(&game), Some((LoneKingOnLongDiagonal, 0)));
    assert_eq!(game.draw_clock().ending, Some((FourOrFive, 4)));
}

/// Both kings shuffle until the position has occurred three times.
fn repeat(game: &mut Game) {
    for _ in 0..2 {
        play(game, &[(32, 28), (1, 5), (28, 32), (5, 1)]);
    }
}

#[test]
fn some_draws_must_be_claimed() {
    let drawn = Some(Outcome::Draw(DrawReason::Repetition));
    let mut game = game_of(Variant::English, Color::White, &[-32], &[-1]);
    repeat(&mut game);
    assert_eq!((game.outcome(), game.claimable_draw()), (drawn, None), "without claims the game ends");
    game.let_players_claim();
    assert_eq!((game.outcome(), game.claimable_draw()), (None, Some(DrawReason::Repetition)));
    play(&mut game, &[(32, 28)]);
    assert_eq!(
        game.claimable_draw(),
        Some(DrawReason::Repetition),
        "that one occurs for the third time, too"
    );
    assert!(game.claim_draw());
    assert_eq!((game.outcome(), game.claimable_draw(), game.claim_draw()), (drawn, None, false));
    assert_eq!(game.claimed_draw(), Some(DrawReason::Repetition));
    let next = game.position().legal_moves()[0];
    assert!(game.play_on(next).is_err(), "a claim ends the game");
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn other_draws_end_the_game_automatically() {
    // Czech: repetition must be claimed, but fifteen moves each without progress end the game. International: no draw
    // needs a claim.
    let mut game = game_of(Variant::Czech, Color::White, &[-32, -31], &[-1, -2]);
    game.let_players_claim();
    assert!(walk(&mut game, 30, &quiet_and_new));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::NoProgress)));
    let mut game = game_of(Variant::Russian, Color::White, &[-32, 21], &[-1]);
    game.let_players_claim();
    repeat(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}
