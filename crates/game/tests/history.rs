//! Taking back and playing again, against a model that remembers everything.

mod common;

use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, DrawClock, Key, Lines, Role};
use proptest::{prelude::*, sample::Index};

#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    Undo,
    Redo,
    Resign,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<Index>().prop_map(Step::Play),
        5 => Just(Step::Undo),
        4 => Just(Step::Redo),
        1 => Just(Step::Resign),
    ]
}

fn rules() -> impl Strategy<Value = AnyRules> {
    prop::sample::select(AnyRules::all_named().collect::<Vec<_>>())
}

/// All that can be asked about the present of a game.
fn present(game: &Game) -> (AnyPosition, DrawClock, Vec<Key>, u8, Vec<AnyMove>) {
    (*game.position(), game.draw_clock(), game.keys(), game.repetitions(), game.moves().to_vec())
}

/// The same game played straight through.
fn straight(game: &Game) -> Game {
    let mut again = Game::from_position(*game.start());
    game.moves().iter().for_each(|&mv| again.play_on(mv).expect("the same moves are legal"));
    again
}

proptest! {
    #[test]
    fn every_present_is_what_its_moves_make_it(rules in rules(), steps in prop::collection::vec(step(), 1..120)) {
        let mut game = Game::new(rules);
        let mut redo: Vec<AnyMove> = Vec::new();
        for step in steps {
            match step {
                Step::Play(index) => {
                    let moves = game.position().legal_moves();
                    if moves.is_empty() {
                        continue;
                    }
                    let mv = *index.get(&moves);
                    let before = present(&game);
                    let after = if game.play_on(mv).is_ok() {
                        redo.clear();
                        present(&game)
                    } else {
                        before.clone()
                    };
                    if after != before {
                        prop_assert_eq!(game.undo(), Some(mv));
                        prop_assert_eq!(present(&game), before);
                        prop_assert_eq!(game.redo(), Some(mv));
                        prop_assert_eq!(present(&game), after);
                    }
                }
                Step::Undo => redo.extend(game.undo()),
                Step::Redo => prop_assert_eq!(game.redo(), redo.pop()),
                Step::Resign => {
                    if game.resign(Color::White) {
                        redo.clear();
                    }
                }
            }
            let later: Vec<AnyMove> = redo.iter().rev().copied().collect();
            prop_assert_eq!(game.later_moves(), later);
        }
        let again = straight(&game);
        prop_assert_eq!(present(&game), present(&again));
        for ply in 0..=game.ply() {
            prop_assert_eq!(game.position_at(ply), again.position_at(ply));
            prop_assert_eq!(game.draw_clock_at(ply), again.draw_clock_at(ply));
            prop_assert_eq!(game.keys_at(ply), again.keys_at(ply));
        }
    }

    #[test]
    fn keys_go_back_to_the_last_move_that_cannot_be_undone(
        rules in rules(),
        moves in prop::collection::vec(any::<Index>(), 1..160),
    ) {
        // Men that only go forward never come back; men that also step sideways do.
        let sideways = rules.house_rules().man_steps != Lines::Diagonal;
        let mut game = Game::new(rules);
        let mut keys = vec![game.position().key()];
        let mut quiet = 0;
        for index in moves {
            let legal = game.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = *index.get(&legal);
            game.play_on(mv).expect("a legal move");
            let man = mv.mover == Role::Man;
            let lasting = mv.is_capture() || mv.is_crowning() || (man && !sideways);
            if lasting {
                keys.clear();
            }
            quiet = if mv.is_capture() || man { 0 } else { quiet + 1 };
            keys.push(game.position().key());
            prop_assert_eq!(&game.keys(), &keys);
            let same = keys.iter().filter(|&&key| key == game.position().key()).count();
            prop_assert_eq!(usize::from(game.repetitions()), same);
            prop_assert_eq!(game.draw_clock().quiet, quiet, "any move of a man sets the draw counter back");
        }
    }
}
