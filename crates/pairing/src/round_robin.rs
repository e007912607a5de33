//! Round robin by Berger tables: FIDE Handbook C.05, General Regulations for Competitions, Annex 1.

use crate::round::{Pairing, Round};

/// All rounds of a round robin between players 0 to `players - 1`, the one with the lowest number drawn first.
///
/// Pairings, colors and the order of boards are those of the Berger tables, continued for any number of players. With
/// an odd number the table of the next even number is used, and whoever would meet its last player has a bye. Nobody
/// can play with fewer than two players, so there are no rounds.
///
/// In a double round robin everybody meets twice, the second time with colors reversed. As the annex recommends, the
/// last two rounds of the first half change places, so that nobody has the same color three times in a row.
///
/// ```
/// use crownhead_pairing::{Pairing, round_robin};
///
/// let rounds = round_robin(4, false);
/// assert_eq!(rounds[0].games, [Pairing::new(0, 3), Pairing::new(1, 2)]);
/// assert_eq!(rounds[1].games, [Pairing::new(3, 2), Pairing::new(0, 1)]);
/// assert_eq!(rounds[2].games, [Pairing::new(1, 3), Pairing::new(2, 0)]);
/// ```
pub fn round_robin(players: usize, double: bool) -> Vec<Round> {
    if players < 2 {
        return Vec::new();
    }
    let size = players + players % 2;
    let mut rounds: Vec<Round> = (0..size - 1).map(|number| berger_round(players, size, number)).collect();
    if double {
        let second: Vec<Round> = rounds.iter().map(reversed).collect();
        if let [.., before, last] = &mut rounds[..] {
            std::mem::swap(before, last);
        }
        rounds.extend(second);
    }
    rounds
}

/// A round of the table for `size` players. All but the last sit on a circle that turns by half of `size` each round:
/// the one at its head meets the last player, and each of the others meets the one across.
fn berger_round(players: usize, size: usize, number: usize) -> Round {
    let circle = size - 1;
    let head = number * (size / 2) % circle;
    let mut round = Round::default();
    if players < size {
        round.bye = Some(head);
    } else if number.is_multiple_of(2) {
        round.games.push(Pairing::new(head, circle));
    } else {
        round.games.push(Pairing::new(circle, head));
    }
    for step in 1..size / 2 {
        let white = (head + step) % circle;
        let black = (head + circle - step) % circle;
        round.games.push(Pairing::new(white, black));
    }
    round
}

fn reversed(round: &Round) -> Round {
    Round { games: round.games.iter().map(|game| game.reversed()).collect(), bye: round.bye }
}
