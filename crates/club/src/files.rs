//! Every connection is an open file, and the usual limit is about a thousand.

/// Enough for 100,000 connections.
#[cfg(unix)]
const WANTED: u64 = 100_000;

/// Lets the process have as many open files as the system allows. Returns that number.
#[cfg(unix)]
pub fn allow_many_connections() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum?;
    // Only an administrator may go beyond the hard limit; everyone may go up to it.
    for count in [most.max(WANTED), most] {
        if setrlimit(Resource::Nofile, Rlimit { current: Some(count), maximum: Some(count) }).is_ok() {
            return Some(count);
        }
    }
    limit.current
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn allow_many_connections() -> Option<u64> {
    None
}
