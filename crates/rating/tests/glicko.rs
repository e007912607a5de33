//! The published example, and what must hold for all games.

use crownhead_rating::{Rating, Score};

fn rating(points: f64, deviation: f64) -> Rating {
    Rating { points, deviation, volatility: 0.06 }
}

/// Glickman, *Example of the Glicko-2 system*, 2013: a player of 1500 against three opponents.
#[test]
fn the_papers_example() {
    let games = [
        (rating(1400.0, 30.0), Score::Win),
        (rating(1550.0, 100.0), Score::Loss),
        (rating(1700.0, 300.0), Score::Loss),
    ];
    let after = rating(1500.0, 200.0).after_period(&games);
    assert!((after.points - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
}

#[test]
fn a_period_without_games_only_adds_doubt() {
    let after = rating(1500.0, 200.0).after_period(&[]);
    assert!((after.points - 1500.0).abs() < f64::EPSILON);
    assert!((after.deviation - 200.271_8).abs() < 0.001, "{after:?}");
}

#[test]
fn a_year_of_rest_turns_60_into_110() {
    let after = rating(1800.0, 60.0).after_pause(365.0);
    assert!((after.deviation - 110.0).abs() < 0.5, "{after:?}");
    assert!((rating(1800.0, 60.0).after_pause(1e6).deviation - 350.0).abs() < f64::EPSILON);
}

#[test]
fn results_move_ratings_the_right_way() {
    for (points, deviation) in [(1500.0, 350.0), (1200.0, 45.0), (2400.0, 80.0), (1500.0, 110.0)] {
        let (us, them) = (rating(points, deviation), rating(1500.0, 60.0));
        let [win, draw, loss] = [Score::Win, Score::Draw, Score::Loss].map(|score| us.after(&them, score));
        assert!(loss.points < draw.points && draw.points < win.points);
        assert!(loss.points < us.points && us.points < win.points);
        for after in [win, draw, loss] {
            assert!(after.deviation >= 45.0 && after.deviation <= us.deviation + 1.0, "{after:?}");
        }
    }
}

#[test]
fn an_upset_of_any_size_stays_finite() {
    for points in [-5_000.0, 0.0, 10_000.0] {
        for score in [Score::Win, Score::Draw, Score::Loss] {
            let after = rating(points, 45.0).after(&Rating::NEW, score);
            assert!(after.points.is_finite() && after.volatility.is_finite(), "{after:?}");
        }
    }
}

#[test]
fn games_between_equals_settle() {
    let (mut one, mut two) = (Rating::NEW, Rating::NEW);
    for game in 0..60 {
        let score = if game % 2 == 0 { Score::Win } else { Score::Loss };
        (one, two) = (one.after(&two, score), two.after(&one, score.reversed()));
    }
    assert!((one.points - two.points).abs() < 60.0 && !one.is_provisional(), "{one:?} {two:?}");
    assert!((one.expected(&two) - 0.5).abs() < 0.1);
}
