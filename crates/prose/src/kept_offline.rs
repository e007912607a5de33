//! What a browser keeps for use without a network, in bytes.

use crate::{messages::say, tables::size};

/// The size of the app and of its downloaded weights, endgame tables and languages.
pub fn sizes(app: f64, data: f64) -> String {
    say!("kept-sizes", app = &size(app as u64), data = &size(data as u64))
}

/// The button that downloads the rest.
pub fn keep_all(rest: f64) -> String {
    say!("kept-all", size = &size(rest as u64))
}

/// The button that deletes the downloads.
pub fn clear(data: f64) -> String {
    say!("kept-clear", size = &size(data as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_says_its_size() {
        let line = "The app takes 4.2 MB; its downloads (weights, endgame tables, languages) take 0.3 MB.";
        assert_eq!(sizes(4_150_000.0, 300_000.0), line);
        assert_eq!(
            (keep_all(9.9e6), clear(1e5)),
            ("Download all (9.9 MB)".to_owned(), "Delete downloads (0.1 MB)".to_owned())
        );
    }
}
