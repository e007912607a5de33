//! Undo and redo, against a model that remembers everything.

mod common;

use crownhead_game::{Deed, Game};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, CaptureDuty, Color, DrawClock, HouseRules, Key, Lines, Preset, Role,
    Square, Variant,
};
use proptest::{prelude::*, sample::Index};

#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    Huff(Index),
    Undo,
    Redo,
    Resign,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<Index>().prop_map(Step::Play),
        6 => any::<Index>().prop_map(Step::Huff),
        5 => Just(Step::Undo),
        4 => Just(Step::Redo),
        1 => Just(Step::Resign),
    ]
}

fn rules() -> impl Strategy<Value = AnyRules> {
    prop_oneof![3 => prop::sample::select(AnyRules::all_named().collect::<Vec<_>>()), 1 => huffing()]
}

/// Games in which pieces may be huffed.
fn huffing() -> impl Strategy<Value = AnyRules> {
    let base = [
        Preset::Text.house_rules(),
        Variant::Russian.house_rules(),
        Variant::Turkish.house_rules(),
        Variant::Giveaway.house_rules(),
        Variant::Frisian.house_rules(),
    ];
    let with = |base| HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..base };
    prop::sample::select(base.map(with).to_vec()).prop_map(AnyRules::House)
}

/// Everything that can be observed about the current state of a game.
type Present = (AnyPosition, DrawClock, Vec<Key>, u8, Vec<AnyMove>, Vec<Option<Square>>);

fn present(game: &Game) -> Present {
    let huffs = (0..=game.ply()).map(|ply| game.huffed_at(ply).filter(|_| is_past(game, ply))).collect();
    (*game.position(), game.draw_clock(), game.keys(), game.repetitions(), game.moves().to_vec(), huffs)
}

/// Whether a huff at that ply belongs to the current state: it is pending, or its move stands.
fn is_past(game: &Game, ply: usize) -> bool {
    ply < game.ply() || game.pending_huff().is_some()
}

/// The same game played straight through.
fn straight(game: &Game) -> Game {
    let mut again = Game::from_position(*game.start());
    for ply in 0..=game.ply() {
        if let Some(square) = game.huffed_at(ply).filter(|_| is_past(game, ply)) {
            again.huff_on(square).expect("the same piece may be huffed");
        }
        if let Some(&mv) = game.moves().get(ply) {
            again.play_on(mv).expect("the same moves are legal");
        }
    }
    again
}

proptest! {
    #[test]
    fn every_state_equals_a_replay_of_its_moves(rules in rules(), steps in prop::collection::vec(step(), 1..120)) {
        let mut game = Game::new(rules);
        let mut redo: Vec<Deed> = Vec::new();
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
                        let huffed = before.5.last().copied().flatten();
                        prop_assert_eq!(game.undo(), Some(Deed::Move(mv)));
                        // Undo takes back a huff together with its move.
                        prop_assert_eq!(game.pending_huff(), None);
                        prop_assert_eq!(huffed.is_none(), present(&game) == before);
                        prop_assert_eq!(game.redo(), Some(Deed::Move(mv)));
                        prop_assert_eq!(present(&game), after);
                    }
                }
                Step::Huff(index) => {
                    let squares: Vec<Square> = game.huffable().iter().collect();
                    if squares.is_empty() {
                        continue;
                    }
                    let (square, before) = (*index.get(&squares), present(&game));
                    prop_assert_eq!(game.huff(square), Ok(()));
                    redo.clear();
                    let after = present(&game);
                    prop_assert_eq!((game.keys().len(), game.draw_clock().quiet), (1, 0));
                    prop_assert_eq!(game.position().piece_at(square), None);
                    prop_assert_eq!(game.undo(), Some(Deed::Huff(square)));
                    prop_assert_eq!(present(&game), before);
                    prop_assert_eq!(game.redo(), Some(Deed::Huff(square)));
                    prop_assert_eq!(present(&game), after);
                }
                Step::Undo => redo.extend(game.undo()),
                Step::Redo => prop_assert_eq!(game.redo(), redo.pop()),
                Step::Resign => {
                    if game.resign(Color::White) {
                        redo.clear();
                    }
                }
            }
            let moves = |deed: &Deed| match deed {
                Deed::Move(mv) => Some(*mv),
                Deed::Huff(_) => None,
            };
            let later: Vec<AnyMove> = redo.iter().rev().filter_map(moves).collect();
            prop_assert_eq!(game.later_moves(), later);
            prop_assert_eq!(game.can_redo(), !redo.is_empty());
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
    fn keys_go_back_to_the_last_irreversible_move(
        rules in rules(),
        moves in prop::collection::vec(any::<Index>(), 1..160),
    ) {
        // Men that only move forward never return; men that also step sideways do.
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
            let man = mv.mover() == Role::Man;
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
