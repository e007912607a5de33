//! What comes next, what comes back, and how strong a person is.

use crownhead_puzzles::trainer::{Answer, Progress, id};

const RULES: &str = "english";

fn ids(count: usize) -> Vec<(String, u16)> {
    (0..count).map(|at| (id(RULES, &format!("W:W{}:B1", at + 5)), 200 + 50 * at as u16)).collect()
}

fn next(progress: &Progress, puzzles: &[(String, u16)], day: u32, chance: u64) -> Option<usize> {
    let list = puzzles.iter().enumerate().map(|(at, (id, rating))| (at, id.as_str(), *rating));
    progress.next(RULES, list, day, chance)
}

#[test]
fn what_failed_comes_back_at_once_and_what_was_solved_later_and_later() {
    let puzzles = ids(20);
    let mut progress = Progress::default();
    progress.answer(RULES, &puzzles[3].0, puzzles[3].1, Answer::Failed, 100);
    assert_eq!(next(&progress, &puzzles, 100, 0), Some(3), "it is due");
    assert_eq!(progress.due(RULES, 100), 1);
    let (mut day, mut gaps) = (100, Vec::new());
    for _ in 0..4 {
        progress.answer(RULES, &puzzles[3].0, puzzles[3].1, Answer::Solved, day);
        let due = progress.cards[&puzzles[3].0].due;
        gaps.push(due - day);
        assert_ne!(next(&progress, &puzzles, day, 0), Some(3), "not on the same day");
        day = due;
    }
    assert!(gaps.windows(2).all(|pair| pair[0] <= pair[1]) && gaps[3] > gaps[0], "{gaps:?}");
    let card = progress.cards[&puzzles[3].0];
    assert_eq!((card.tries, card.failures), (5, 1));
}

#[test]
fn new_puzzles_are_of_about_the_right_strength() {
    let puzzles = ids(60);
    let progress = Progress::default();
    for chance in 0..30 {
        let at = next(&progress, &puzzles, 1, chance).expect("there are puzzles");
        assert!((i32::from(puzzles[at].1) - 400).abs() <= 350, "{}", puzzles[at].1);
    }
    assert_eq!(next(&progress, &[], 1, 0), None);
}

#[test]
fn the_rating_finds_a_persons_strength() {
    // A person of 700 points: solves with the chance of Elo's scale, evenly spread.
    let mut progress = Progress::default();
    let mut owed = 0.0;
    for at in 0..200_u32 {
        let rating = 500 + (at % 9) as u16 * 50;
        owed += 1.0 / (1.0 + 10_f64.powf((f64::from(rating) - 700.0) / 400.0));
        let answer = if owed >= 0.5 { Answer::Solved } else { Answer::Failed };
        owed -= f64::from(u8::from(answer == Answer::Solved));
        progress.answer(RULES, &id(RULES, &at.to_string()), rating, answer, 1);
    }
    let strength = progress.strength(RULES);
    assert!((strength.points - 700.0).abs() < 60.0 && strength.deviation < 60.0, "{strength:?}");
    assert_eq!(strength.solved + strength.failed, 200);
    let again = progress.answer(RULES, &id(RULES, "0"), 500, Answer::Solved, 9);
    assert!(again.abs() < 1e-9, "a puzzle that comes back changes no rating");
}

#[test]
fn runs_days_and_rushes_are_counted_and_records_are_merged() {
    let mut progress = Progress::default();
    for (answer, day) in
        [(Answer::Solved, 10), (Answer::Quick, 11), (Answer::Failed, 11), (Answer::Solved, 14)]
    {
        progress.answer(RULES, &id(RULES, &day.to_string()), 400, answer, day);
    }
    assert_eq!((progress.run, progress.best_run, progress.days, progress.last_day), (1, 2, 1, 14));
    assert!(progress.rushed(RULES, 7) && !progress.rushed(RULES, 5));
    let mut other = Progress::default();
    other.answer("russian", &id("russian", "x"), 400, Answer::Solved, 12);
    other.merge(progress.clone());
    assert_eq!(other.cards.len(), 4);
    assert_eq!((other.rushes[RULES], other.best_run, other.last_day), (7, 2, 14));
    let twice = {
        let mut twice = other.clone();
        twice.merge(other.clone());
        twice
    };
    assert_eq!(twice, other);
}
