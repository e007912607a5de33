//! Laws of matches between teams.

use std::collections::HashSet;

use crownhead_pairing::{Color, TeamGame, scheveningen, team_match};

fn balance<'a>(games: impl Iterator<Item = &'a TeamGame>) -> i32 {
    games.map(|game| if game.color == Color::White { 1 } else { -1 }).sum()
}

#[test]
fn everybody_of_one_team_meets_everybody_of_the_other() {
    for boards in 0..=24 {
        let rounds = scheveningen(boards);
        assert_eq!(rounds.len(), boards);
        let pairs: HashSet<(usize, usize)> = rounds.iter().flatten().map(|game| (game.a, game.b)).collect();
        assert_eq!(pairs.len(), boards * boards);
        for round in &rounds {
            assert_eq!(round.iter().map(|game| game.b).collect::<HashSet<_>>().len(), boards);
        }
    }
}

#[test]
fn colors_are_balanced_for_players_and_rounds() {
    for boards in 1..=24 {
        let rounds = scheveningen(boards);
        for board in 0..boards {
            let of_a = rounds.iter().flatten().filter(|game| game.a == board);
            let of_b = rounds.iter().flatten().filter(|game| game.b == board);
            let limit = i32::from(boards % 2 == 1);
            assert!(balance(of_a).abs() <= limit, "{boards} boards");
            assert!(balance(of_b).abs() <= limit, "{boards} boards");
        }
        let limit = match boards % 4 {
            0 => 0,
            2 => 2,
            _ => 1,
        };
        assert!(rounds.iter().all(|round| balance(round.iter()).abs() <= limit), "{boards} boards");
    }
}

#[test]
fn nobody_has_the_same_color_three_times_in_a_row() {
    for boards in 1..=24 {
        let rounds = scheveningen(boards);
        for board in 0..boards {
            for team in
                [|game: &TeamGame| (game.a, game.color), |game: &TeamGame| (game.b, game.color.other())]
            {
                let mine = rounds.iter().flatten().map(team).filter(|&(player, _)| player == board);
                let colors: Vec<Color> = mine.map(|(_, color)| color).collect();
                let three = colors.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                assert!(!three, "{boards} boards: {colors:?}");
            }
        }
    }
}

#[test]
fn colors_alternate_by_board_and_by_round() {
    let rounds = team_match(3, 2);
    let colors: Vec<Vec<Color>> =
        rounds.iter().map(|round| round.iter().map(|game| game.color).collect()).collect();
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(colors, [[white, black, white], [black, white, black]]);
    assert!(rounds.iter().flatten().all(|game| game.a == game.b));
}
