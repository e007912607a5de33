//! Orders byte strings so that similar ones are neighbors. Long ones form a chain: each is followed by the remaining one
//! that shares most with it. Short ones, which share little but their ends, are sorted by their ends.
//!
//! Not here: what the bytes mean.
//! Invariant: the order depends on the bytes only.

use std::cmp::Ordering;
use std::collections::HashMap;

/// Strings with more bytes than this are long.
const LONG: usize = 300;
/// The length of the snippets that are compared.
const SNIPPET: usize = 6;
/// One of this many snippets is sampled, by its hash, the same in all strings.
const SAMPLED: u64 = 4;
/// Snippets that occur in more strings than this are ignored.
const COMMON: usize = 64;
/// Added to the number of snippets of a pair, so that a few accidental matches count little.
const CHANCE: u32 = 12;

/// The old positions in the new order.
pub(super) fn order(things: &[&[u8]]) -> Vec<usize> {
    let by_end = |&a: &usize, &b: &usize| things[a].iter().rev().cmp(things[b].iter().rev());
    let (mut long, mut short): (Vec<usize>, Vec<usize>) =
        (0..things.len()).partition(|&at| things[at].len() > LONG);
    long.sort_by(by_end);
    short.sort_by(by_end);
    let snippets: Vec<Vec<u64>> = long.iter().map(|&at| snippets(things[at])).collect();
    let mut order: Vec<usize> = chain(&snippets).into_iter().map(|at| long[at]).collect();
    order.append(&mut short);
    order
}

/// Hashes of the sampled snippets of a string, without duplicates.
fn snippets(thing: &[u8]) -> Vec<u64> {
    let hash = |snippet: &[u8]| {
        let word = snippet.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    };
    let mut found: Vec<u64> = thing.windows(SNIPPET).map(hash).filter(|hash| hash % SAMPLED == 0).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Starts with the string that has most snippets and continues with the one that shares most with the last. If none does,
/// the first remaining one follows.
fn chain(snippets: &[Vec<u64>]) -> Vec<usize> {
    let holders = holders(snippets);
    let mut left = vec![true; snippets.len()];
    let mut chain = Vec::with_capacity(snippets.len());
    let mut next = (0..snippets.len()).max_by_key(|&at| snippets[at].len());
    while let Some(here) = next {
        left[here] = false;
        chain.push(here);
        next = most_alike(here, snippets, &holders, &left).or_else(|| left.iter().position(|&left| left));
    }
    chain
}

/// The strings that contain each snippet.
fn holders(snippets: &[Vec<u64>]) -> HashMap<u64, Vec<usize>> {
    let mut holders: HashMap<u64, Vec<usize>> = HashMap::new();
    for (thing, snippets) in snippets.iter().enumerate() {
        for &snippet in snippets {
            holders.entry(snippet).or_default().push(thing);
        }
    }
    holders.retain(|_, things| (2..=COMMON).contains(&things.len()));
    holders
}

/// The remaining string that shares the largest part of its snippets, or of this one's if those are fewer.
fn most_alike(
    here: usize,
    snippets: &[Vec<u64>],
    holders: &HashMap<u64, Vec<usize>>,
    left: &[bool],
) -> Option<usize> {
    let mut shared = vec![0_u32; snippets.len()];
    for things in snippets[here].iter().filter_map(|snippet| holders.get(snippet)) {
        for &thing in things {
            shared[thing] += u32::from(left[thing]);
        }
    }
    let part = |at: usize| {
        let most = snippets[at].len().min(snippets[here].len()) as u32 + CHANCE;
        f64::from(shared[at]) / f64::from(most)
    };
    let better = |&a: &usize, &b: &usize| part(a).partial_cmp(&part(b)).unwrap_or(Ordering::Equal);
    (0..shared.len()).filter(|&at| shared[at] > 0).max_by(better)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes that share nothing with the bytes of another seed.
    fn noise(seed: u64, length: usize) -> Vec<u8> {
        let step = |state: &mut u64| {
            *state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            Some((*state >> 56) as u8)
        };
        std::iter::repeat_n((), length).scan(seed, |state, ()| step(state)).collect()
    }

    #[test]
    fn similar_strings_are_neighbors_and_short_ones_come_last() {
        let long = [noise(1, 900), noise(2, 1000), noise(3, 1100)];
        let copy = |of: usize| {
            let mut copy = long[of].clone();
            copy[100] ^= 1;
            copy.truncate(800);
            copy
        };
        let copies = [copy(0), copy(1), copy(2)];
        let things: Vec<&[u8]> =
            vec![&long[0], &long[1], b"zb", &long[2], &copies[0], &copies[1], b"ba", &copies[2], b"ab"];
        let order = order(&things);
        let mut all = order.clone();
        all.sort_unstable();
        assert_eq!(all, (0..things.len()).collect::<Vec<_>>(), "each exactly once");
        let place = |thing: usize| order.iter().position(|&at| at == thing).expect("it is in the order");
        for (one, other) in [(0, 4), (1, 5), (3, 7)] {
            assert_eq!(place(one).abs_diff(place(other)), 1, "{order:?}");
        }
        assert_eq!(order[6..], [6, 8, 2]);
    }

    #[test]
    fn empty_input_is_fine() {
        assert_eq!(order(&[]), Vec::<usize>::new());
        assert_eq!(order(&[b"", b""]), [0, 1]);
    }
}
