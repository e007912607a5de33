//! Direct encounter: article 6 of C.07.

use std::cmp::Reverse;

use crate::history::{History, Outcome};

use super::Format;

/// For each of the tied players how many of them are behind.
pub(super) fn encounter(history: &History, format: Format, tied: &[usize]) -> Vec<i64> {
    let mut places = vec![0; tied.len()];
    let mut open: Vec<(usize, Vec<usize>)> = vec![(0, (0..tied.len()).collect())];
    while let Some((start, group)) = open.pop() {
        let mut place = start;
        let parts = separate(history, format, tied, &group);
        for part in &parts {
            for &index in part {
                places[index] = place;
            }
            // 6.2 and 6.3: what is still tied is looked at again, without the others.
            if parts.len() > 1 && part.len() > 1 {
                open.push((place, part.clone()));
            }
            place += part.len();
        }
    }
    let behind = |place: usize| places.iter().filter(|&&other| other > place).count() as i64;
    places.iter().map(|&place| behind(place)).collect()
}

/// Splits a group as far as one look at its games allows. Members are positions in `tied`.
fn separate(history: &History, format: Format, tied: &[usize], group: &[usize]) -> Vec<Vec<usize>> {
    let table: Vec<(Average, usize)> = group
        .iter()
        .map(|&member| {
            let results = group.iter().filter(|&&other| other != member);
            let results = results.map(|&other| mutual(history, format, tied[member], tied[other]));
            results.fold((Average::ZERO, 0), |(sum, missing), result| match result {
                Some(average) => (sum.plus(average), missing),
                None => (sum, missing + 1),
            })
        })
        .collect();
    if table.iter().all(|&(_, missing)| missing == 0) {
        let mut order: Vec<usize> = (0..group.len()).collect();
        order.sort_by_key(|&i| Reverse(table[i].0));
        let parts = order.chunk_by(|&a, &b| table[a].0 == table[b].0);
        return parts.map(|part| part.iter().map(|&i| group[i]).collect()).collect();
    }
    // 6.3: whoever is first whatever the games that are missing would bring.
    let worst =
        |i: usize| table[i].0.plus(Average::of(table[i].1 as u64 * u64::from(history.scoring.loss), 1));
    let best = |i: usize| table[i].0.plus(Average::of(table[i].1 as u64 * u64::from(history.scoring.win), 1));
    let first =
        (0..group.len()).find(|&i| (0..group.len()).all(|other| other == i || worst(i) > best(other)));
    match first {
        Some(i) => {
            let rest = group.iter().copied().filter(|&member| member != group[i]).collect();
            vec![vec![group[i]], rest]
        }
        None => vec![group.to_vec()],
    }
}

/// The average that a player scored against another: 6.1.2. Nothing if they didn't meet.
fn mutual(history: &History, format: Format, player: usize, opponent: usize) -> Option<Average> {
    let outcomes = history.players[player].outcomes.iter();
    let games =
        outcomes.filter(|outcome| outcome.opponent() == Some(opponent)).filter(|outcome| match outcome {
            Outcome::Game { .. } => true,
            // 6.1.1 and 15.2.
            _ => format == Format::RoundRobin,
        });
    let (sum, number) = games.fold((0, 0), |(sum, number), outcome| {
        (sum + u64::from(outcome.points(&history.scoring)), number + 1)
    });
    (number > 0).then(|| Average::of(sum, number))
}

/// An exact fraction; its denominator stays small, because players hardly meet more than twice.
#[derive(Clone, Copy)]
struct Average {
    sum: u64,
    number: u64,
}

impl Average {
    const ZERO: Average = Average { sum: 0, number: 1 };

    fn of(sum: u64, number: u64) -> Average {
        let divisor = gcd(sum, number).max(1);
        Average { sum: sum / divisor, number: number / divisor }
    }

    fn plus(self, other: Average) -> Average {
        let sum = self.sum.saturating_mul(other.number).saturating_add(other.sum.saturating_mul(self.number));
        Average::of(sum, self.number.saturating_mul(other.number))
    }
}

impl Ord for Average {
    fn cmp(&self, other: &Average) -> std::cmp::Ordering {
        let left = u128::from(self.sum) * u128::from(other.number);
        left.cmp(&(u128::from(other.sum) * u128::from(self.number)))
    }
}

impl PartialOrd for Average {
    fn partial_cmp(&self, other: &Average) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Average {
    fn eq(&self, other: &Average) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Average {}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
