//! The quality criteria of a bracket, C6 to C21 of C.04.3, as numbers of edges.
//!
//! Every criterion adds up over the edges of a matching of all players who are not yet paired. An edge inside the
//! bracket is a pair of it; an edge from it to the following score group, or within that group, stands for a pair of
//! the following bracket, which C8 looks at; all other edges only prove that the round can be completed (C4). "Scores
//! in descending order" are one number for each score that occurs among the moved-down players, the highest score
//! first. All numbers are maximized, so what the rules minimize counts negatively, or as what is avoided.

use super::bracket::Bracket;
use super::colors;
use super::contestant::Float;

/// How wide the totals of the criteria are, in order of priority. A criterion that can't differ has width 0.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals(pub(super) Vec<usize>);

/// The positions of the criteria in a list of numbers.
pub(super) struct Criteria {
    /// The different scores of moved-down players, the highest first.
    levels: Vec<u32>,
    /// Whether C9 applies: the only downfloater gets the pairing-allocated bye.
    counts_unplayed: bool,
}

/// A list of numbers that is written from its beginning.
struct Writer<'a> {
    numbers: &'a mut [i32],
    at: usize,
}

impl Writer<'_> {
    fn add(&mut self, value: i64) {
        self.numbers[self.at] = value as i32;
        self.at += 1;
    }

    /// A value for one of several levels, and nothing for the others.
    fn add_at(&mut self, level: Option<usize>, levels: usize, value: i64) {
        if let Some(level) = level {
            self.numbers[self.at + level] = value as i32;
        }
        self.at += levels;
    }
}

impl Criteria {
    pub(super) fn new(bracket: &Bracket, counts_unplayed: bool) -> Self {
        let mut levels: Vec<u32> = bracket.movers().map(|mover| bracket.player(mover).score).collect();
        levels.dedup();
        Self { levels, counts_unplayed }
    }

    /// The widths of C6 and C7, which alone decide how many pairs the bracket has and how many moved-down players are
    /// among them.
    pub(super) fn first_totals(&self, bracket: &Bracket) -> Totals {
        let mut totals = vec![bracket.size() / 2];
        totals.extend(self.count_movers(bracket, |_| true));
        Totals(totals)
    }

    /// The widths of all criteria.
    pub(super) fn totals(&self, bracket: &Bracket) -> Totals {
        let Totals(mut totals) = self.first_totals(bracket);
        totals.push(usize::midpoint(bracket.size(), bracket.next_size()));
        totals.extend(self.count_movers(bracket, |_| true));
        totals.push(bracket.residents().len());
        let unplayed = (0..bracket.size()).map(|member| bracket.player(member).unplayed);
        totals.push(if self.counts_unplayed { unplayed.max().unwrap_or(0) } else { 0 });
        let has_topscorer = (0..bracket.size()).any(|member| bracket.player(member).is_topscorer);
        let for_topscorers = if has_topscorer { bracket.size() } else { 0 };
        totals.extend([for_topscorers, for_topscorers, bracket.size(), bracket.size()]);
        let residents = |rounds_ago, float| {
            let floated = |&resident: &usize| bracket.player(resident).floated(rounds_ago, float);
            bracket.residents().filter(floated).count()
        };
        for rounds_ago in 0..2 {
            totals.push(residents(rounds_ago, Float::Down));
            totals.push(residents(rounds_ago, Float::Up).min(bracket.movers().len()));
        }
        for rounds_ago in 0..2 {
            totals.extend(
                self.count_movers(bracket, |mover| bracket.player(mover).floated(rounds_ago, Float::Down)),
            );
            let upfloaters = residents(rounds_ago, Float::Up);
            totals
                .extend(self.count_movers(bracket, |_| true).into_iter().map(|count| count.min(upfloaters)));
        }
        Totals(totals)
    }

    /// How many moved-down players of each level fulfill a condition.
    fn count_movers(&self, bracket: &Bracket, condition: impl Fn(usize) -> bool) -> Vec<usize> {
        let of = |level: &u32| {
            bracket
                .movers()
                .filter(|&mover| bracket.player(mover).score == *level && condition(mover))
                .count()
        };
        self.levels.iter().map(of).collect()
    }

    /// What an edge inside the bracket contributes; `a` comes before `b`, which is a resident.
    pub(super) fn inside(&self, bracket: &Bracket, a: usize, b: usize, numbers: &mut [i32]) {
        let (first, second) = (bracket.player(a), bracket.player(b));
        let level = bracket.is_mover(a).then(|| self.level(first.score)).flatten();
        let levels = self.levels.len();
        let mut out = Writer { numbers, at: 0 };
        // C6 and C7: pairs, and who is in them.
        out.add(1);
        out.add_at(level, levels, 1);
        if out.numbers.len() == out.at {
            return;
        }
        // C8 and C9 are about other edges.
        out.at += 1 + levels + 1 + 1;
        // C10 to C13.
        for cost in colors::costs(first, second, bracket.first_color()) {
            out.add(-cost);
        }
        // C14 to C17: residents who don't float down again, and moved-down players' opponents who float up again.
        for rounds_ago in 0..2 {
            let down_again = [first, second].map(|player| i64::from(player.floated(rounds_ago, Float::Down)));
            out.add(if level.is_some() { down_again[1] } else { down_again[0] + down_again[1] });
            out.add(-i64::from(level.is_some() && second.floated(rounds_ago, Float::Up)));
        }
        // C18 to C21: the same by score difference. It depends on the moved-down player's score alone, and is greatest
        // for those who float on.
        for rounds_ago in 0..2 {
            out.add_at(level, levels, i64::from(first.floated(rounds_ago, Float::Down)));
            out.add_at(level, levels, -i64::from(second.floated(rounds_ago, Float::Up)));
        }
    }

    /// What a pair of the following bracket contributes to C8. Its first player is a downfloater of this one, or none.
    pub(super) fn following(&self, bracket: &Bracket, downfloater: Option<usize>, numbers: &mut [i32]) {
        let levels = self.levels.len();
        let mut out = Writer { numbers, at: 1 + levels };
        if out.numbers.len() == out.at {
            return;
        }
        out.add(1);
        let of = |player| {
            let is_mover = bracket.is_mover(player);
            is_mover.then(|| self.level(bracket.player(player).score)).flatten().unwrap_or(levels)
        };
        let level = downfloater.map(of);
        out.add_at(level, levels + 1, 1);
    }

    /// What the bye of a member of the bracket contributes to C9.
    pub(super) fn bye(&self, bracket: &Bracket, member: usize, numbers: &mut [i32]) {
        let at = 1 + self.levels.len() + 1 + self.levels.len() + 1;
        if let Some(number) = numbers.get_mut(at)
            && self.counts_unplayed
        {
            *number = -(bracket.player(member).unplayed as i32);
        }
    }

    fn level(&self, score: u32) -> Option<usize> {
        self.levels.iter().position(|&level| level == score)
    }
}
