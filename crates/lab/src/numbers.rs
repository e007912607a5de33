//! Pseudorandom numbers that depend on a seed only.

/// A stream of pseudorandom numbers.
#[derive(Clone, Debug)]
pub struct Numbers {
    state: u64,
}

impl Numbers {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Numbers {
        Numbers { state: seed }
    }

    /// The stream of a seed for one of many tasks. A stream is a walk through one long cycle, so seeds that differ by steps of
    /// that walk would give the same numbers, shifted; these start far apart.
    pub fn of_task(seed: u64, task: u64) -> Numbers {
        // Not `task` itself: a task with the number of the seed would cancel it.
        let start = Numbers::new(seed).draw() ^ Numbers::new(!task).draw();
        Numbers::new(start)
    }

    /// The next number (splitmix64).
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.draw()) * count as u128) >> 64) as usize
    }
}
