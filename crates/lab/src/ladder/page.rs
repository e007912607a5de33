//! The ladder as a page of documentation, and as a plot.

use std::fmt::Write as _;

use crownhead_engine::Opponent;
use crownhead_rules::{AnyRules, Variant};

use super::fit::{Rating, ratings};
use super::{Ladder, Ladders};
use crate::plot::{Plot, Series, Vertical};

/// Where the results begin in a page.
const BEGIN: &str = "<!-- ladder -->\n";
/// Where they end.
const END: &str = "<!-- end of ladder -->\n";
/// The share of the points that a level should score against the one below.
const GOAL: std::ops::RangeInclusive<f64> = 0.6..=0.8;
/// Rule sets whose ladders get a table of their own: those with at least this many games for more than three
/// quarters of the pairs of neighbors.
const DETAILED: u64 = 400;

/// A page with its results replaced by those of the ladders.
///
/// # Errors
/// If the page does not say where results belong.
pub fn update(page: &str, ladders: &Ladders) -> Result<String, String> {
    let missing = || format!("it needs the lines {:?} and {:?}", BEGIN.trim(), END.trim());
    let (before, rest) = page.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", results(ladders)))
}

/// The score of a rung against the one below, 0 to 1, and the number of games.
fn against_below(ladder: &Ladder, rung: u8) -> Option<(f64, f64, u64)> {
    let tally = ladder.against_below(rung)?.tally();
    Some((tally.score(), tally.standard_error(), tally.games()))
}

fn is_detailed(ladder: &Ladder) -> bool {
    let many = |rung: &u8| against_below(ladder, *rung).is_some_and(|(.., games)| games >= DETAILED);
    4 * (1..=ladder.top()).filter(many).count() > 3 * usize::from(ladder.top())
}

fn results(ladders: &Ladders) -> String {
    let mut text = settings();
    let (detailed, brief): (Vec<_>, Vec<_>) = ladders.ladders.iter().partition(|ladder| is_detailed(ladder));
    for ladder in detailed {
        detail(&mut text, ladder);
    }
    if !brief.is_empty() {
        summary(&mut text, &brief);
    }
    text
}

fn settings() -> String {
    let shown = [Variant::English, Variant::International, Variant::Antidraughts, Variant::Giveaway];
    let mut text = "| level | how it chooses on 8x8 | on 10x10 | in Antidraughts | in Giveaway |\n\
                    |---|---|---|---|---|\n"
        .to_owned();
    for level in 1..=Opponent::LEVELS {
        let _ = write!(text, "| {level} |");
        for variant in shown {
            let _ = write!(text, " {} |", Opponent::level_card(level, AnyRules::Variant(variant)));
        }
        text.push('\n');
    }
    text.push_str(&positions());
    text
}

/// What the levels without errors are given, under all rules.
fn positions() -> String {
    let nodes = |level, variant| Opponent::level_nodes(level, AnyRules::Variant(variant));
    let is_careful = |level: &u8| Variant::ALL.iter().any(|variant| nodes(*level, *variant).is_some());
    let careful: Vec<u8> = (1..=Opponent::LEVELS).filter(is_careful).collect();
    let mut text = "\nThe positions that levels without errors search:\n\n| rules |".to_owned();
    text.extend(careful.iter().map(|level| format!(" {level} |")));
    text.push_str("\n|---|");
    text.push_str(&"---|".repeat(careful.len()));
    text.push('\n');
    for &variant in Variant::ALL {
        let _ = write!(text, "| {} |", variant.key());
        for &level in &careful {
            let nodes = nodes(level, variant).map_or_else(String::new, |nodes| nodes.to_string());
            let _ = write!(text, " {nodes} |");
        }
        text.push('\n');
    }
    text
}

fn percent(score: f64) -> String {
    let mark = if GOAL.contains(&score) { "" } else { "*" };
    format!("{mark}{:.0}{mark}", 100.0 * score)
}

fn detail(text: &mut String, ladder: &Ladder) {
    let fitted = ratings(&ladder.meetings, ladder.top());
    let _ = writeln!(text, "\n### {}\n", ladder.rules);
    text.push_str("| level | points | score against the level below | games |\n|---|---|---|---|\n");
    for rung in 1..=ladder.top() {
        let Rating { points, margin } = fitted[usize::from(rung)];
        let Some((score, error, games)) = against_below(ladder, rung) else { continue };
        let error = 100.0 * crate::score::QUANTILE * error;
        let _ = writeln!(
            text,
            "| {rung} | {points:.0} ± {margin:.0} | {:.1} % ± {error:.1} | {games} |",
            100.0 * score
        );
    }
}

/// A line for each rule set: every rung against the one below, in percent.
fn summary(text: &mut String, ladders: &[&Ladder]) {
    let top = ladders.iter().map(|ladder| ladder.top()).max().unwrap_or(0);
    text.push_str("\n### Elsewhere\n\n| rules |");
    for rung in 1..=top {
        let _ = write!(text, " {rung} |");
    }
    text.push_str(" games |\n|---|");
    text.push_str(&"---|".repeat(usize::from(top) + 1));
    text.push('\n');
    for ladder in ladders {
        let _ = write!(text, "| {} |", ladder.rules);
        let mut fewest = u64::MAX;
        for rung in 1..=top {
            match against_below(ladder, rung) {
                Some((score, _, games)) => {
                    fewest = fewest.min(games);
                    let _ = write!(text, " {} |", percent(score));
                }
                None => text.push_str("  |"),
            }
        }
        let _ = writeln!(text, " {fewest} |");
    }
}

/// The ratings of the levels, a line for each of the first four ladders.
pub fn plot(ladders: &Ladders) -> Plot {
    let series = ladders.ladders.iter().take(4).map(|ladder| {
        let fitted = ratings(&ladder.meetings, ladder.top());
        let points = fitted.iter().enumerate().map(|(rung, rating)| (rung as f64, rating.points)).collect();
        Series { name: ladder.rules.clone(), points }
    });
    Plot {
        title: "The strength of the levels".to_owned(),
        subtitle: "Points above random play, 0. A level 191 points above another one scores 75 %.".to_owned(),
        note: "Bradley-Terry model, fitted to games between levels at most two apart.".to_owned(),
        x_name: "level".to_owned(),
        y_name: "points".to_owned(),
        vertical: Vertical::Even,
        series: series.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::Meeting;

    fn ladders(games: u64) -> Ladders {
        let meeting = |above, wins| Meeting {
            above,
            below: above - 1,
            conditions: String::new(),
            pairs: [0, 0, games / 2, 0, 0],
            wins,
            draws: 0,
            losses: games - wins,
        };
        let mut ladders = Ladders::default();
        for (above, wins) in [(1, games * 3 / 4), (2, games * 9 / 10)] {
            ladders.enter("english", meeting(above, wins));
        }
        ladders
    }

    #[test]
    fn results_replace_earlier_ones_and_nothing_else() {
        let page = format!("# Levels\n\n{BEGIN}old\n{END}\nAfter.\n");
        let written = update(&page, &ladders(400)).expect("the page has its marks");
        assert!(written.starts_with("# Levels\n") && written.ends_with("\nAfter.\n"), "{written}");
        assert!(!written.contains("old"));
        assert!(written.contains("| 1 | 190 ±") && written.contains("| 75.0 % ±"), "{written}");
        assert_eq!(update(&written, &ladders(400)).as_ref(), Ok(&written), "twice is the same");
        assert!(update("# Levels\n", &ladders(400)).is_err());
    }

    #[test]
    fn few_games_get_a_line_with_what_misses_the_goal_in_italics() {
        let page = results(&ladders(100));
        assert!(page.contains("| english | 75 | *90* | 100 |"), "{page}");
    }

    #[test]
    fn the_plot_has_a_line_for_each_ladder() {
        let plot = plot(&ladders(400));
        assert_eq!(plot.series.len(), 1);
        assert_eq!(plot.series[0].points.len(), 3, "random play, and two levels");
        assert_eq!(plot.series[0].points[0], (0.0, 0.0));
    }
}
