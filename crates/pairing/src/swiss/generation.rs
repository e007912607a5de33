//! The order in which candidates of a bracket are generated: articles 3 and 4 of C.04.3.
//!
//! Of all candidates that are best by the criteria the one that is generated first counts (3.8). That order is a list
//! of decisions: which moved-down players are paired (4.4), whom they meet (4.2), which residents are exchanged between
//! the halves (4.3), and whom the upper half meets (4.2). Each decision is one more number below the criteria, and what
//! has been decided becomes a constraint for those that follow.

use super::bracket::Bracket;
use super::criteria::Criteria;
use super::problem::{Extra, Problem};

/// The most bits of one matching that are spent on an order; longer orders are decided in parts.
const ORDER_BITS: u32 = 192;

/// A pairing of the bracket in vertices, which leaves a complete pairing for everybody below. Nothing if there is none.
pub(super) fn pair(bracket: &Bracket) -> Option<Vec<(usize, usize)>> {
    let criteria = Criteria::new(bracket, false);
    let first = bracket.problem(&criteria, criteria.first_totals(bracket)).solve(&[], |_, _, _| {})?;
    let is_paired = |&member: &usize| first[member] < bracket.size();
    let paired_movers = bracket.movers().filter(is_paired).count();
    let pairs = (0..bracket.size()).filter(is_paired).count() / 2;
    let has_one_downfloater = bracket.size() - 2 * pairs == 1;
    let criteria = Criteria::new(bracket, has_one_downfloater && bracket.has_all_bye_candidates());
    let problem = bracket.problem(&criteria, criteria.totals(bracket));
    let mut generation = Generation { bracket, problem, pairs: Vec::new() };
    if paired_movers > 0 {
        generation.pair_movers(paired_movers)?;
    } else {
        generation.keep_out(&bracket.movers().collect::<Vec<_>>());
    }
    if pairs > paired_movers {
        generation.pair_residents(pairs - paired_movers)?;
    }
    Some(generation.pairs)
}

struct Generation<'a> {
    bracket: &'a Bracket<'a>,
    problem: Problem,
    pairs: Vec<(usize, usize)>,
}

impl Generation<'_> {
    /// The MDP-pairing: first the set of moved-down players, then their opponents.
    fn pair_movers(&mut self, count: usize) -> Option<()> {
        let bracket = self.bracket;
        let mut movers: Vec<usize> = bracket.movers().collect();
        if count < movers.len() {
            let size = bracket.size();
            // 4.4.2: of two sets the one with the smallest number that the other lacks.
            let mates = self.problem.solve(&vec![1; movers.len()], |a, b, extra| {
                if bracket.is_mover(a) && b < size {
                    extra.push((a, 1));
                }
            })?;
            let (paired, limbo): (Vec<usize>, Vec<usize>) =
                movers.into_iter().partition(|&mover| mates[mover] < size);
            self.keep_out(&limbo);
            movers = paired;
        }
        let residents: Vec<usize> = bracket.residents().collect();
        self.keep_to(&movers, &residents);
        self.transpose(&movers, &residents)
    }

    /// A homogeneous bracket or a remainder: first the exchange, then the transposition.
    fn pair_residents(&mut self, count: usize) -> Option<()> {
        let is_free = |resident: &usize| self.pairs.iter().all(|&(_, opponent)| opponent != *resident);
        let residents: Vec<usize> = self.bracket.residents().filter(is_free).collect();
        let (upper, mates) = self.exchange(&residents, count)?;
        let lower: Vec<usize> = residents.into_iter().filter(|resident| !upper.contains(resident)).collect();
        if self.untransposed_is_best(&upper, &lower, &mates) {
            self.pairs.extend(upper.into_iter().zip(lower));
            return Some(());
        }
        self.keep_to(&upper, &lower);
        for (index, &a) in lower.iter().enumerate() {
            for &b in &lower[index + 1..] {
                self.problem.disconnect(a, b);
            }
        }
        self.transpose(&upper, &lower)
    }

    /// Whether the candidate without any transposition is as good as the best matching. That spares large brackets of
    /// early rounds most of the work.
    fn untransposed_is_best(&self, upper: &[usize], lower: &[usize], mates: &[usize]) -> bool {
        let size = self.bracket.size();
        let (opponents, left) = lower.split_at(upper.len().min(lower.len()));
        // Whoever floats down takes the place, below the bracket, of somebody who floats down in the best matching.
        let mut places: Vec<usize> =
            lower.iter().map(|&player| mates[player]).filter(|&mate| mate >= size).collect();
        let mut edges: Vec<(usize, usize)> = upper.iter().copied().zip(opponents.iter().copied()).collect();
        let (stay, change): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|&&player| mates[player] >= size);
        places.retain(|&place| !stay.iter().any(|&player| mates[player] == place));
        edges.extend(change.into_iter().zip(places));
        edges.extend(stay.into_iter().map(|player| (player, mates[player])));
        let known = upper.iter().chain(lower).map(|&player| (player, mates[player]));
        let known = known.filter(|&(player, mate)| player < mate);
        self.problem.sum(edges.into_iter()).is_some_and(|sum| self.problem.sum(known) == Some(sum))
    }

    /// The upper half S1 after the exchange of article 4.3, and a best matching with it.
    ///
    /// Every pairing has one player of each pair in S1. It is first generated with the smaller numbers there, so the
    /// exchange can be read from the pairs.
    fn exchange(&self, residents: &[usize], count: usize) -> Option<(Vec<usize>, Vec<usize>)> {
        let size = self.bracket.size();
        let exchange = Exchange::new(residents, count, size);
        let upper = |mates: &[usize]| -> Vec<usize> {
            let is_upper = |&&resident: &&usize| resident < mates[resident] && mates[resident] < size;
            residents.iter().filter(is_upper).copied().collect()
        };
        let mut widths = vec![residents.len(), residents.len() * count];
        let mates = self.problem.solve(&widths, |a, b, extra| exchange.distance(a, b, extra))?;
        let found = upper(&mates);
        if found.iter().eq(residents.iter().take(count)) {
            return Some((found, mates));
        }
        widths.resize(2 + residents.len(), 1);
        let mates = self.problem.solve(&widths, |a, b, extra| {
            exchange.distance(a, b, extra);
            exchange.order(a, b, extra);
        })?;
        Some((upper(&mates), mates))
    }

    /// Article 4.2: the first of the upper players gets the first possible opponent, then the second, and so on.
    fn transpose(&mut self, upper: &[usize], lower: &[usize]) -> Option<()> {
        let mut rank_of = vec![0; self.bracket.size()];
        for (rank, &player) in lower.iter().enumerate() {
            rank_of[player] = rank as i64;
        }
        let bits = usize::BITS - lower.len().leading_zeros();
        for part in upper.chunks((ORDER_BITS / bits.max(1)).max(1) as usize) {
            let mut turn = vec![usize::MAX; self.bracket.size()];
            for (index, &player) in part.iter().enumerate() {
                turn[player] = index;
            }
            let size = self.bracket.size();
            let mates = self.problem.solve(&vec![lower.len(); part.len()], |a, b, extra| {
                if b < size {
                    let (player, opponent) = if turn[a] == usize::MAX { (b, a) } else { (a, b) };
                    if turn[player] != usize::MAX {
                        extra.push((turn[player], -rank_of[opponent]));
                    }
                }
            })?;
            for &player in part {
                self.problem.remove_pair(player, mates[player]);
                self.pairs.push((player, mates[player]));
            }
        }
        Some(())
    }

    /// These members float down.
    fn keep_out(&mut self, members: &[usize]) {
        for &member in members {
            for other in 0..self.bracket.size() {
                self.problem.disconnect(member, other);
            }
        }
    }

    /// The first group meets nobody but the second.
    fn keep_to(&mut self, group: &[usize], opponents: &[usize]) {
        let mut is_opponent = vec![false; self.problem.size()];
        for &opponent in opponents {
            is_opponent[opponent] = true;
        }
        for &member in group {
            for other in (0..self.problem.size()).filter(|&other| !is_opponent[other]) {
                self.problem.disconnect(member, other);
            }
        }
    }
}

/// The order of exchanges, 4.3.2, as numbers of edges.
struct Exchange {
    /// For each member its position among the residents that are paired with each other.
    positions: Vec<Option<usize>>,
    /// The size of S1: positions below it are in the original S1, the others in S2.
    count: usize,
}

impl Exchange {
    fn new(residents: &[usize], count: usize, size: usize) -> Self {
        let mut positions = vec![None; size];
        for (position, &resident) in residents.iter().enumerate() {
            positions[resident] = Some(position);
        }
        Self { positions, count }
    }

    fn position(&self, vertex: usize) -> Option<usize> {
        self.positions.get(vertex).copied().flatten()
    }

    /// The first and the second rule: few exchanges, and a small difference between what comes up and what goes down.
    ///
    /// A pair within one half, and a player of S1 who floats down, is half of an exchange. The difference is counted
    /// from the sum of the original S1, so that pairs between the halves, the most frequent ones, have no number at
    /// all.
    fn distance(&self, a: usize, b: usize, extra: &mut Extra) {
        let is_upper = |position: &usize| *position < self.count;
        let difference = match (self.position(a), self.position(b)) {
            (Some(first), Some(second)) => match (is_upper(&first), is_upper(&second)) {
                (true, true) => second as i64,
                (false, false) => -(first as i64),
                _ => return,
            },
            (one, other) => match one.or(other).filter(is_upper) {
                Some(position) => position as i64,
                None => return,
            },
        };
        extra.extend([(0, -1), (1, difference)]);
    }

    /// The third and the fourth rule: the greatest numbers go down, the smallest come up.
    fn order(&self, a: usize, b: usize, extra: &mut Extra) {
        if let (Some(first), Some(_)) = (self.position(a), self.position(b)) {
            extra.push(match first.checked_sub(self.count) {
                None => (2 + self.count - 1 - first, -1),
                Some(_) => (2 + first, 1),
            });
        }
    }
}
