//! The engine in a worker.
