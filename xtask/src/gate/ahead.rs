//! Work of a later stage that runs in the background of earlier stages, because it uses one core only.
//!
//! Invariant: the work prints nothing before its own stage, and its result is never lost.

use std::cell::RefCell;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use crate::failure::Failure;

/// At most one job.
#[derive(Debug, Default)]
pub(super) struct Ahead(RefCell<Option<JoinHandle<Result<(), Failure>>>>);

impl Ahead {
    /// Starts the job. Returns when the job reports that it needs only one core from now on, or when it ends.
    pub(super) fn begin(&self, work: impl FnOnce(Sender<()>) -> Result<(), Failure> + Send + 'static) {
        let (tell, told) = mpsc::channel();
        *self.0.borrow_mut() = Some(thread::spawn(move || work(tell)));
        // Receiving fails if the job ended without a report.
        _ = told.recv();
    }

    /// Whether a job is running.
    pub(super) fn is_busy(&self) -> bool {
        self.0.borrow().as_ref().is_some_and(|thread| !thread.is_finished())
    }

    /// Waits for the job to end.
    pub(super) fn end(&self) -> Result<(), Failure> {
        let Some(thread) = self.0.borrow_mut().take() else { return Ok(()) };
        thread.join().unwrap_or_else(|_| Err(Failure::failed("the background job panicked")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_runs_until_its_result_is_taken() {
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
        assert!(ahead.end().is_ok() && !ahead.is_busy(), "a result is reported once");
    }

    #[test]
    fn a_job_without_a_report_is_waited_for() {
        let ahead = Ahead::default();
        ahead.begin(|_| Ok(()));
        assert!(ahead.end().is_ok());
    }
}
