//! Binomial coefficients, the base of position numbers.

use crate::index::MOST;

/// The most squares a board can have.
pub(crate) const SQUARES: usize = 72;

/// `CHOOSE[k][n]` is the number of ways to choose k of n.
pub(crate) static CHOOSE: [[u64; SQUARES + 1]; MOST as usize + 1] = table();

const fn table() -> [[u64; SQUARES + 1]; MOST as usize + 1] {
    let mut choose = [[0; SQUARES + 1]; MOST as usize + 1];
    choose[0] = [1; SQUARES + 1];
    let mut k = 1;
    while k <= MOST as usize {
        let mut n = 1;
        while n <= SQUARES {
            choose[k][n] = choose[k - 1][n - 1] + choose[k][n - 1];
            n += 1;
        }
        k += 1;
    }
    choose
}

/// The number of ways to choose k of n.
pub(crate) fn choose(n: u8, k: u8) -> u64 {
    CHOOSE[usize::from(k)][usize::from(n)]
}
