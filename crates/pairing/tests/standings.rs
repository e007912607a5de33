//! Tie-breaks against published values.
//!
//! The tournaments are those of M. Held, *Exercises in Tie-Breaking*, FIDE Technical Commission, revision of 22 March
//! 2024. Its values follow the rules of 2023. Where article 16.4 of 2026 changes them, the values are those of the test
//! suite of OttoMilvang/TieBreakServer, which a research note of MarkDechamps/fide-swiss-pairing-engine confirms in
//! part.

use crownhead_pairing::{
    Color, Format, GameResult, History, HistoryError, Outcome, Pairing, Player, Round, Score, Standing,
    TieBreak, standings,
};

/// The Swiss tournament after five rounds, players 1 to 16.
const SWISS: [&str; 16] = [
    "9w1 13b= 2w= 15b1 4w=",
    "10b1 7w1 1b= 16w1 3b=",
    "11w= 6b1 8w1 4b= 2w=",
    "12b1 H 13w1 3w= 1b=",
    "13w0 15b0 11w1 7b= 10w1",
    "14b0 3w0 U 10w1 8b1",
    "15w1 2b0 16b0 5w= 11b0",
    "16b= 14w1 3b0 13w1 6w0",
    "1b0 10w0 H 11b- U",
    "2w0 9b1 15w0 6b0 5b0",
    "3b= 16w0 5b0 9w+ 7w1",
    "4w0 U 14w+ Z Z",
    "5b1 1w= 4b0 8b0 14w0",
    "6w1 8b0 12b- Z 13b1",
    "7b0 5w1 10b1 1w0 16b0",
    "8w= 11b1 7w1 2b0 15w1",
];

/// Rounds 6 to 9 of a longer version, in which player 2 beats player 3 in round 5.
const LATER: [&str; 16] = [
    "6b= 3b= 16w= 8b1",
    "4w= 6w0 15b= 5w=",
    "16b1 1w= 14w1 10b1",
    "2b= 16w= 6b= 15w1",
    "14b0 9b1 8w0 2b=",
    "1w= 2b1 4w= 16b1",
    "10b0 13w1 9w1 14b1",
    "11b= 15w= 5b1 1w0",
    "13b1 5w0 7b0 12w=",
    "7w1 12b1 11w1 3w0",
    "8w= 14b0 10b0 13w=",
    "15b0 10w0 13b= 9b=",
    "9w0 7b0 12w= 11b=",
    "5w1 11w1 3b0 7w0",
    "12w1 8b= 2w= 4b0",
    "3w0 4b= 1b= 6w0",
];

/// The round robin, players 1 to 6.
const ROUND_ROBIN: [&str; 6] = [
    "5w= 2w1 3b1 4w0 6b1",
    "6w1 1b0 5w1 3w= 4b1",
    "4w1 6b1 1w0 2b= 5w1",
    "3b0 5b0 6w= 1b1 2w0",
    "1b= 4w1 2b0 6w- 3b0",
    "2b0 3w0 4b= 5b+ 1w0",
];

/// A tournament with every kind of unplayed round: fixture
/// `swiss_with_many_unplayed_rounds` of OttoMilvang/TieBreakServer.
const UNPLAYED: [&str; 15] = [
    "8b= 6w1 3b= 14w+ 5w= 2b0 9w=",
    "9w0 11b1 15w1 5b- 7b1 1w1 5b0",
    "10b+ 7b1 1w= 9b= H Z H",
    "11w- 13w- 6b- U 8w= 15b= 6w=",
    "13b1 9w= 7b= 2w+ 1b= 11w= 2w1",
    "14w= 1b0 4w+ 7w= 9b0 10w0 4b=",
    "15b1 3w0 5w= 6b= 2w0 14b0 U",
    "1w= 14b- Z Z 4b= 13w1 14b0",
    "2b1 5b= H 3w= 6w1 H 1b=",
    "3w- 15w- 13w= 15b1 14w1 6b1 11w0",
    "4b- 2w0 U 13b1 15w1 5b= 10b1",
    "H F 14b1 H Z F Z",
    "5w0 4b- 10b= 11w0 U 8b0 15w0",
    "6b= 8w+ 12w0 1b- 10b0 7w1 8w1",
    "7w0 10b+ 2b0 10w0 11b0 4w= 13b1",
];

fn outcome(word: &str) -> Outcome {
    let Some(end) = word.find(['w', 'b']) else {
        return match word {
            "U" => Outcome::PairingBye,
            "H" => Outcome::HalfBye,
            "F" => Outcome::FullBye,
            _ => Outcome::ZeroBye,
        };
    };
    let opponent = word[..end].parse::<usize>().expect("a number") - 1;
    let color = if word[end..].starts_with('w') { Color::White } else { Color::Black };
    let score = match &word[end + 1..] {
        "+" => return Outcome::Forfeit { opponent, won: true },
        "-" => return Outcome::Forfeit { opponent, won: false },
        "1" => Score::Win,
        "0" => Score::Loss,
        _ => Score::Draw,
    };
    Outcome::Game { opponent, color, score }
}

fn history(lines: &[String]) -> History {
    let player = |(index, line): (usize, &String)| Player {
        seed: index as u32,
        rating: 2200 - 50 * index as u16,
        outcomes: line.split(' ').map(outcome).collect(),
        ..Player::default()
    };
    History::new(lines.iter().enumerate().map(player).collect(), 9)
}

fn swiss() -> History {
    history(&SWISS.map(String::from))
}

/// The values of a tie-break that stands alone, by player.
fn values(history: &History, format: Format, tie_break: TieBreak) -> Result<Vec<i64>, HistoryError> {
    let mut table = standings(history, format, &[tie_break])?;
    table.sort_by_key(|line| line.player);
    Ok(table.into_iter().map(|line| line.tie_breaks[0]).collect())
}

/// Halves.
fn halves(values: [f64; 16]) -> Vec<i64> {
    values.iter().map(|value| (value * 2.0) as i64).collect()
}

#[test]
fn buchholz_is_that_of_the_exercises_with_the_caps_of_2026() -> Result<(), HistoryError> {
    // 2023: 15.0 for player 4, 12.0 for 6, 13.5 for 11.
    let expected = halves([
        12.5, 13.0, 15.5, 14.0, 8.5, 11.5, 14.5, 13.5, 9.0, 13.0, 12.5, 11.5, 14.0, 11.0, 12.0, 12.5,
    ]);
    assert_eq!(values(&swiss(), Format::Swiss, TieBreak::Buchholz)?, expected);
    Ok(())
}

#[test]
fn the_first_cut_takes_rounds_that_a_player_chose_not_to_play() -> Result<(), HistoryError> {
    // 2023: 11.5 for player 4, 11.0 for 6, 12.0 for 11.
    let expected =
        halves([11.0, 12.0, 13.0, 11.5, 7.5, 10.5, 12.5, 12.0, 7.5, 11.5, 11.0, 9.5, 12.0, 9.0, 11.0, 11.0]);
    assert_eq!(values(&swiss(), Format::Swiss, TieBreak::BuchholzCut1)?, expected);
    Ok(())
}

#[test]
fn sonneborn_berger_is_that_of_the_exercises_with_the_caps_of_2026() -> Result<(), HistoryError> {
    let expected = [8.0, 9.5, 10.5, 9.25, 4.25, 6.0, 3.25, 5.25, 2.25, 1.5, 4.75, 4.0, 4.25, 4.5, 3.5, 7.25];
    let quarters: Vec<i64> = expected.iter().map(|value| (value * 4.0) as i64).collect();
    assert_eq!(values(&swiss(), Format::Swiss, TieBreak::SonnebornBerger)?, quarters);
    Ok(())
}

#[test]
fn wins_ratings_and_the_round_robin_are_those_of_the_exercises() -> Result<(), HistoryError> {
    let swiss = swiss();
    let wins = [2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3];
    assert_eq!(values(&swiss, Format::Swiss, TieBreak::Wins)?, wins);
    let won = [2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3];
    assert_eq!(values(&swiss, Format::Swiss, TieBreak::GamesWon)?, won);
    let ratings =
        [1820, 1880, 1940, 1888, 1690, 1813, 1760, 1730, 1975, 1880, 1863, 2050, 1930, 1800, 1860, 1820];
    assert_eq!(values(&swiss, Format::Swiss, TieBreak::AverageRating)?, ratings);
    let round_robin = history(&ROUND_ROBIN.map(String::from));
    let quarters = [9.25, 6.25, 6.25, 4.25, 3.25, 2.25].map(|value: f64| (value * 4.0) as i64);
    assert_eq!(values(&round_robin, Format::RoundRobin, TieBreak::SonnebornBerger)?, quarters);
    Ok(())
}

#[test]
fn unplayed_rounds_count_as_in_another_program() -> Result<(), HistoryError> {
    let history = history(&UNPLAYED.map(String::from));
    let expected: [(TieBreak, i64, [f64; 15]); 6] = [
        (
            TieBreak::Buchholz,
            2,
            [26.0, 27.5, 25.5, 16.0, 25.5, 23.5, 25.0, 17.5, 27.0, 20.5, 22.5, 24.5, 20.5, 21.0, 21.5],
        ),
        (
            TieBreak::BuchholzCut1,
            2,
            [24.0, 23.5, 22.0, 14.5, 24.0, 21.0, 22.5, 15.5, 23.5, 18.0, 20.0, 21.0, 19.0, 17.5, 20.0],
        ),
        (
            TieBreak::MedianBuchholz,
            2,
            [19.0, 18.5, 17.5, 12.0, 19.5, 16.5, 17.5, 11.5, 18.5, 13.5, 15.0, 17.5, 14.0, 13.0, 15.5],
        ),
        (
            TieBreak::SonnebornBerger,
            4,
            [14.0, 14.0, 14.25, 6.0, 17.5, 7.0, 9.25, 4.75, 16.75, 9.25, 13.5, 14.0, 3.25, 8.25, 5.25],
        ),
        (TieBreak::Wins, 1, [2, 4, 2, 1, 3, 1, 2, 1, 2, 3, 4, 3, 1, 3, 2].map(f64::from)),
        (TieBreak::GamesWon, 1, [1, 4, 1, 0, 2, 0, 1, 1, 2, 3, 3, 1, 0, 2, 1].map(f64::from)),
    ];
    for (tie_break, units, expected) in expected {
        let expected: Vec<i64> = expected.iter().map(|value| (value * units as f64) as i64).collect();
        assert_eq!(values(&history, Format::Swiss, tie_break)?, expected, "{tie_break:?}");
    }
    Ok(())
}

/// The place of each player.
fn places(history: &History, format: Format) -> Result<Vec<usize>, HistoryError> {
    let mut table = standings(history, format, &[TieBreak::DirectEncounter])?;
    table.sort_by_key(|line| line.player);
    Ok(table.into_iter().map(|line| line.place).collect())
}

#[test]
fn direct_encounter_ranks_as_in_the_exercises() -> Result<(), HistoryError> {
    let after_five = places(&swiss(), Format::Swiss)?;
    assert_eq!([0, 2, 3, 15].map(|player| after_five[player]), [2; 4]);
    assert_eq!([4, 7, 10].map(|player| after_five[player]), [7; 3]);
    let mut first = SWISS.map(String::from);
    first[1] = first[1].replace("3b=", "3b1");
    first[2] = first[2].replace("2w=", "2w0");
    let nine: Vec<String> = first.iter().zip(LATER).map(|(first, then)| format!("{first} {then}")).collect();
    let after_nine = places(&history(&nine), Format::Swiss)?;
    assert_eq!(after_nine, [3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6]);
    let round_robin = places(&history(&ROUND_ROBIN.map(String::from)), Format::RoundRobin)?;
    assert_eq!(round_robin, [1, 2, 2, 6, 5, 4]);
    Ok(())
}

#[test]
fn each_tie_break_ranks_who_is_still_equal() -> Result<(), HistoryError> {
    let table = standings(&swiss(), Format::Swiss, &[TieBreak::Buchholz, TieBreak::SonnebornBerger])?;
    let order: Vec<usize> = table.iter().map(|line| line.player + 1).collect();
    // 3.5 points: Buchholz puts 3 and 4 first, Sonneborn-Berger decides between 1 and 16.
    assert_eq!(order[..5], [2, 3, 4, 1, 16]);
    assert_eq!(table[0], Standing { place: 1, player: 1, points: 8, tie_breaks: vec![26, 38] });
    Ok(())
}

#[test]
fn the_median_leaves_out_the_highest_and_the_lowest() -> Result<(), HistoryError> {
    // The opponents of player 2 have 1, 1.5, 3.5, 3.5 and 3.5 points.
    assert_eq!(values(&swiss(), Format::Swiss, TieBreak::MedianBuchholz)?[1], 17);
    Ok(())
}

#[test]
fn players_whom_nothing_separates_share_a_place() -> Result<(), HistoryError> {
    let player = |seed| Player { seed, ..Player::default() };
    let mut history = History::new(vec![player(2), player(1)], 1);
    let round = Round { games: vec![Pairing::new(0, 1)], bye: None };
    history.add_round(&round, &[GameResult::Played(Score::Draw)])?;
    let all = [
        TieBreak::Buchholz,
        TieBreak::BuchholzCut1,
        TieBreak::MedianBuchholz,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
        TieBreak::GamesWon,
        TieBreak::AverageRating,
    ];
    let table = standings(&history, Format::Swiss, &all)?;
    assert_eq!(table.iter().map(|line| (line.place, line.player)).collect::<Vec<_>>(), [(1, 1), (1, 0)]);
    Ok(())
}

#[test]
fn three_points_for_a_win_are_counted() -> Result<(), HistoryError> {
    let mut history = swiss();
    history.scoring.win = 3;
    history.scoring.pairing_bye = 1;
    // Player 6: a bye, two wins and two losses.
    assert_eq!(history.points(5), 7);
    assert_eq!(values(&history, Format::Swiss, TieBreak::Wins)?[5], 2);
    Ok(())
}
