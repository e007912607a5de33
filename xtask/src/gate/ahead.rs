//! Work of a later stage that goes on behind the stages before it, where it would leave processors idle.
//!
//! The invariant: nothing is said before the stage that the work belongs to, and how it went is not lost.

use std::cell::RefCell;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use crate::failure::Failure;

/// At most one piece of work.
#[derive(Debug, Default)]
pub(super) struct Ahead(RefCell<Option<JoinHandle<Result<(), Failure>>>>);

impl Ahead {
    /// Begins the work; returns when it has told that the rest needs one processor only, or has ended.
    pub(super) fn begin(&self, work: impl FnOnce(Sender<()>) -> Result<(), Failure> + Send + 'static) {
        let (tell, told) = mpsc::channel();
        *self.0.borrow_mut() = Some(thread::spawn(move || work(tell)));
        // It was told, or there is nobody left to tell it.
        _ = told.recv();
    }

    /// Whether something goes on.
    pub(super) fn is_busy(&self) -> bool {
        self.0.borrow().as_ref().is_some_and(|thread| !thread.is_finished())
    }

    /// Waits for the end of what was begun.
    pub(super) fn end(&self) -> Result<(), Failure> {
        let Some(thread) = self.0.borrow_mut().take() else { return Ok(()) };
        thread.join().unwrap_or_else(|_| Err(Failure::failed("what was begun ahead broke off")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_goes_on_behind_until_it_is_asked_for() {
        let ahead = Ahead::default();
        let (go, going) = mpsc::channel::<()>();
        ahead.begin(move |tell| {
            _ = tell.send(());
            _ = going.recv();
            Err(Failure::failed("it went wrong"))
        });
        assert!(ahead.is_busy());
        drop(go);
        assert_eq!(ahead.end().expect_err("it failed").message(), "it went wrong");
        assert!(ahead.end().is_ok() && !ahead.is_busy(), "what has ended is told once");
    }

    #[test]
    fn work_that_tells_nothing_is_waited_for() {
        let ahead = Ahead::default();
        ahead.begin(|_| Ok(()));
        assert!(ahead.end().is_ok());
    }
}
