//! What several nodes need beside a broker: a database.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::sync::atomic::{AtomicU32, Ordering};

use crate::server;

/// The address of a new database.
pub(crate) async fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    server::new_database(COUNT.fetch_add(1, Ordering::Relaxed)).await
}
