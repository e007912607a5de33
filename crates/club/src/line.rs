//! The way to a page: messages wait here until its connection has sent them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use crownhead_api::club::Tell;
use tokio::sync::{Notify, mpsc};

/// So many messages may wait. A page that falls further behind is cut off: it connects again and asks for what it missed.
const WAITING: usize = 256;

/// The end where messages go in.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The number of the connection.
    pub(crate) id: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    cut: Arc<Notify>,
}

/// The end where they come out.
#[derive(Debug)]
pub(crate) struct Outlet {
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    pub(crate) cut: Arc<Notify>,
}

impl Line {
    /// A new line.
    pub(crate) fn new() -> (Line, Outlet) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let (sender, messages) = mpsc::channel(WAITING);
        let cut = Arc::new(Notify::new());
        let line =
            Line { id: COUNT.fetch_add(1, Ordering::Relaxed), messages: sender, cut: Arc::clone(&cut) };
        (line, Outlet { messages, cut })
    }

    /// Sends a message to this page alone.
    pub(crate) fn tell(&self, tell: &Tell) {
        self.send(written(tell));
    }

    /// Sends what has been written already.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        if self.messages.try_send(text).is_err() {
            self.cut();
        }
    }

    /// Ends the connection.
    pub(crate) fn cut(&self) {
        self.cut.notify_one();
    }
}

/// A message as it is sent.
pub(crate) fn written(tell: &Tell) -> Utf8Bytes {
    // Plain data always has a JSON form.
    serde_json::to_string(tell).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a_page_that_falls_behind_is_cut_off() {
        let (line, outlet) = Line::new();
        let was_cut = async || timeout(Duration::from_millis(50), outlet.cut.notified()).await.is_ok();
        for number in 0..WAITING {
            line.tell(&Tell::Ping(number as u32));
        }
        assert!(!was_cut().await);
        line.tell(&Tell::Stopping);
        assert!(was_cut().await);
    }
}
