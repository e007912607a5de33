//! A growing row of items that is written to without branches.

use alloc::vec::Vec;

/// Items, of which the first `len` count.
#[derive(Debug)]
pub(super) struct Buffer<T> {
    items: Vec<T>,
    len: usize,
}

impl<T> Default for Buffer<T> {
    fn default() -> Self {
        Buffer { items: Vec::new(), len: 0 }
    }
}

/// A bag that is being filled.
pub(super) struct Writer<'b, T> {
    items: &'b mut [T],
    len: usize,
    at_end: &'b mut usize,
}

impl<T: Copy + Default> Buffer<T> {
    /// The bag with room for so many more items.
    #[inline(always)]
    pub(super) fn add(&mut self, most: usize) -> Writer<'_, T> {
        // One place more, for an item that is not wanted.
        let wanted = self.len + most + 1;
        if wanted > self.items.len() {
            self.grow(wanted);
        }
        Writer { items: &mut self.items, len: self.len, at_end: &mut self.len }
    }

    /// The empty bag with room for so many items.
    #[inline(always)]
    pub(super) fn fill(&mut self, most: usize) -> Writer<'_, T> {
        self.len = 0;
        self.add(most)
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, wanted: usize) {
        self.items.resize(wanted.next_power_of_two(), T::default());
    }

    #[inline(always)]
    pub(super) fn items(&self) -> &[T] {
        &self.items[..self.len]
    }

    #[inline(always)]
    pub(super) fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len]
    }

    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the first so many items.
    #[inline(always)]
    pub(super) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Keeps the items that are wanted, in their order.
    #[inline(always)]
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&T) -> bool) {
        let mut kept = 0;
        let items = &mut self.items[..self.len];
        for i in 0..items.len() {
            let item = items[i];
            let wanted = is_wanted(&item);
            items[kept] = item;
            kept += usize::from(wanted);
        }
        self.len = kept;
    }
}

impl<T: Copy> Writer<'_, T> {
    /// Writes an item and keeps it if it is wanted.
    #[inline(always)]
    pub(super) fn put(&mut self, item: T, wanted: bool) {
        self.items[self.len] = item;
        self.len += usize::from(wanted);
    }

    /// The end of it.
    #[inline(always)]
    pub(super) fn finish(self) {
        *self.at_end = self.len;
    }
}
