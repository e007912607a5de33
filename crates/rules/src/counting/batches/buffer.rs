//! A growing buffer with a branchless append: every item is written, and the length grows only if it is wanted.

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

/// Appends to a buffer. Items count only after [`Writer::finish`].
pub(super) struct Writer<'b, T> {
    items: &'b mut [T],
    len: usize,
    at_end: &'b mut usize,
}

impl<T: Copy + Default> Buffer<T> {
    /// A writer that appends at most `most` items.
    #[inline(always)]
    pub(super) fn add(&mut self, most: usize) -> Writer<'_, T> {
        // One more slot for an item that is written and not wanted.
        let wanted = self.len + most + 1;
        if wanted > self.items.len() {
            self.grow(wanted);
        }
        Writer { items: &mut self.items, len: self.len, at_end: &mut self.len }
    }

    /// Empties the buffer and returns a writer for at most `most` items.
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

    /// Keeps the first `len` items.
    #[inline(always)]
    pub(super) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Keeps the wanted items in their order.
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
    /// Writes an item and keeps it if wanted.
    #[inline(always)]
    pub(super) fn put(&mut self, item: T, wanted: bool) {
        self.items[self.len] = item;
        self.len += usize::from(wanted);
    }

    /// Makes the items count.
    #[inline(always)]
    pub(super) fn finish(self) {
        *self.at_end = self.len;
    }
}
