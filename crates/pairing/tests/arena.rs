//! Arena pairings and points.

use std::collections::HashSet;

use crownhead_pairing::{ArenaScore, Color, Score, Waiting, pair_waiting};
use proptest::prelude::*;

fn waiting(player: usize, score: u32) -> Waiting {
    Waiting { player, score, ..Waiting::default() }
}

#[test]
fn neighbors_in_the_ranking_meet() {
    let round = pair_waiting(&[waiting(1, 10), waiting(2, 3), waiting(3, 9), waiting(4, 2)], false);
    let pairs: HashSet<[usize; 2]> =
        round.games.iter().map(|game| [game.white.min(game.black), game.white.max(game.black)]).collect();
    assert_eq!(pairs, HashSet::from([[1, 3], [2, 4]]));
}

#[test]
fn equal_scores_are_ranked_by_rating() {
    let rated = |player, rating| Waiting { player, rating, ..Waiting::default() };
    let round = pair_waiting(&[rated(1, 1200), rated(2, 2000), rated(3, 1250), rated(4, 1950)], false);
    assert!(
        round.games.iter().all(|game| [[1, 3], [3, 1], [2, 4], [4, 2]].contains(&[game.white, game.black]))
    );
}

#[test]
fn nobody_meets_the_same_opponent_at_once_again() {
    let mut players: Vec<Waiting> = (0..4).map(|player| waiting(player, 10 - player as u32)).collect();
    players[0].recent = vec![1];
    players[1].recent = vec![0];
    let round = pair_waiting(&players, false);
    assert_eq!(round.games.len(), 2);
    assert!(!round.games.iter().any(|game| game.white + game.black == 1));
    let two = &players[..2];
    assert!(pair_waiting(two, false).games.is_empty());
    assert_eq!(pair_waiting(two, true).games.len(), 1);
}

#[test]
fn the_last_two_of_a_long_queue_find_others() {
    for size in [102_usize, 202, 302, 5902] {
        let mut players: Vec<Waiting> =
            (0..size).map(|player| waiting(player, 6_000 - player as u32)).collect();
        players[size - 2].recent = vec![size - 1];
        players[size - 1].recent = vec![size - 2];
        assert_eq!(pair_waiting(&players, false).games.len(), size / 2, "{size} players");
    }
}

#[test]
fn who_was_left_over_is_paired_first() {
    let mut players: Vec<Waiting> = (0..3).map(|player| waiting(player, 30 - 10 * player as u32)).collect();
    assert_eq!(pair_waiting(&players, false).bye, Some(2));
    players[2].left_over = 1;
    assert_ne!(pair_waiting(&players, false).bye, Some(2));
}

#[test]
fn white_goes_to_who_had_it_less_often() {
    let mut players = [waiting(5, 1), waiting(6, 1)];
    players[0].color_balance = 1;
    assert_eq!(pair_waiting(&players, false).games[0].white, 6);
    players[1].color_balance = 1;
    players[1].last_color = Some(Color::White);
    assert_eq!(pair_waiting(&players, false).games[0].white, 5);
}

#[test]
fn a_player_who_waits_twice_is_paired_once() {
    let round = pair_waiting(&[waiting(1, 5), waiting(1, 7), waiting(2, 1)], false);
    assert_eq!(round.games.len(), 1);
}

#[test]
fn a_streak_doubles_until_a_game_is_not_won() {
    let mut score = ArenaScore::default();
    let games = [Score::Win, Score::Win, Score::Win, Score::Win, Score::Loss, Score::Draw, Score::Win];
    assert_eq!(games.map(|game| score.add(game)), [2, 2, 4, 4, 0, 1, 2]);
    assert_eq!(score.points(), 15);
    assert!(!score.is_on_streak());
}

fn players() -> impl Strategy<Value = Vec<Waiting>> {
    let waiting = (0_u32..20, 0_u16..5, prop::collection::vec(0_usize..130, 0..3), -2_i32..=2, 0_u32..3)
        .prop_map(|(score, rating, recent, color_balance, left_over)| Waiting {
            score,
            rating: 1000 + rating * 100,
            recent,
            color_balance,
            left_over,
            ..Waiting::default()
        });
    prop::collection::vec(waiting, 0..130).prop_map(|mut players| {
        for (number, player) in players.iter_mut().enumerate() {
            player.player = number;
            player.recent.retain(|&other| other != number);
        }
        players
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn everybody_plays_at_most_once_and_nobody_at_once_again(players in players()) {
        let round = pair_waiting(&players, false);
        let seated: Vec<usize> = round.games.iter().flat_map(|game| [game.white, game.black]).collect();
        prop_assert_eq!(seated.iter().collect::<HashSet<_>>().len(), seated.len());
        for game in &round.games {
            prop_assert!(players[game.white].recent.first() != Some(&game.black));
            prop_assert!(players[game.black].recent.first() != Some(&game.white));
        }
        if let Some(bye) = round.bye {
            prop_assert!(!seated.contains(&bye));
            prop_assert_eq!(seated.len() + 1, players.len());
        }
        // With that many players somebody else is always there.
        if players.len() >= 12 {
            prop_assert!(seated.len() + players.len() % 2 >= players.len());
        }
    }
}
