//! Round robins against the printed tables, and their laws.

use crownhead_pairing::{Color, Pairing, round_robin};

/// The Berger tables of FIDE Handbook C.05, Annex 1, for four, six and eight players.
const TABLES: [&[&str]; 3] = [
    &["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    &["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    &[
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
];

fn games(line: &str) -> Vec<Pairing> {
    let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
    let game =
        |game: &str| game.split_once('-').map(|(white, black)| Pairing::new(number(white), number(black)));
    line.split(' ').filter_map(game).collect()
}

#[test]
fn rounds_are_those_of_the_berger_tables() {
    for table in TABLES {
        let rounds = round_robin(table.len() + 1, false);
        assert_eq!(rounds.len(), table.len());
        for (round, line) in rounds.iter().zip(table) {
            assert_eq!(round.games, games(line));
            assert_eq!(round.bye, None);
        }
    }
}

#[test]
fn with_an_odd_number_the_opponent_of_the_last_has_a_bye() {
    for players in [3, 5, 7] {
        for (round, even) in round_robin(players, false).iter().zip(round_robin(players + 1, false)) {
            let (with_last, rest): (Vec<Pairing>, Vec<Pairing>) =
                even.games.iter().partition(|game| game.white.max(game.black) == players);
            assert_eq!(round.games, rest);
            assert_eq!(round.bye, Some(with_last[0].white.min(with_last[0].black)));
        }
    }
}

/// For each player the colors in order.
fn colors(players: usize, double: bool) -> Vec<Vec<Color>> {
    let mut colors = vec![Vec::new(); players];
    for round in round_robin(players, double) {
        for game in round.games {
            colors[game.white].push(Color::White);
            colors[game.black].push(Color::Black);
        }
    }
    colors
}

fn balance(colors: &[Color]) -> i32 {
    colors.iter().map(|&color| if color == Color::White { 1 } else { -1 }).sum()
}

#[test]
fn everybody_meets_everybody_once_with_balanced_colors() {
    for players in 2..=40 {
        let mut met = vec![vec![0; players]; players];
        let rounds = round_robin(players, false);
        assert_eq!(rounds.len(), players - 1 + players % 2);
        for round in &rounds {
            assert_eq!(2 * round.games.len() + usize::from(round.bye.is_some()), players);
            for game in &round.games {
                met[game.white][game.black] += 1;
                met[game.black][game.white] += 1;
            }
        }
        for (player, row) in met.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(other, &times)| times == usize::from(other != player)));
        }
        assert!(colors(players, false).iter().all(|colors| balance(colors).abs() <= 1), "{players}");
    }
}

#[test]
fn the_second_half_reverses_colors() {
    for players in 2..=20 {
        let mut rounds = round_robin(players, true);
        let half = rounds.len() / 2;
        // The last two rounds of the first half have changed places.
        rounds[half.saturating_sub(2)..half].reverse();
        for (first, second) in rounds[..half].iter().zip(&rounds[half..]) {
            assert_eq!(first.games.iter().map(|game| game.reversed()).collect::<Vec<_>>(), second.games);
            assert_eq!(first.bye, second.bye);
        }
        assert!(colors(players, true).iter().all(|colors| balance(colors) == 0));
    }
}

#[test]
fn nobody_has_the_same_color_three_times_in_a_double_round_robin() {
    for players in (4..=20).step_by(2) {
        let three =
            |colors: &[Color]| colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
        assert!(colors(players, true).iter().all(|colors| !three(colors)), "{players} players");
    }
}

#[test]
fn nobody_plays_alone() {
    assert!(round_robin(0, false).is_empty());
    assert!(round_robin(1, true).is_empty());
}
