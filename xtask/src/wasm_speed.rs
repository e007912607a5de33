//! `cargo xtask wasm-speed`: compares search speed in a browser with native speed.
//!
//! Not here: the measurement itself, which is a test of `crates/cli` in a release build.

use crate::browser::Browser;
use crate::cargo;
use crate::failure::Failure;
use crate::stage::Stages;
use crate::web::{self, Profile};
use crate::workspace::Workspace;

/// The measuring test, which the gate skips.
pub(crate) const TEST: &str = "browser::search_speed::the_search_in_the_browser_is_three_quarters_as_fast";

/// The command. Its argument is the number of rounds.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let rounds = rounds(arguments)?;
    let browser = Browser::find().ok_or_else(|| Failure::usage("this needs chromium and chromedriver"))?;
    let workspace = Workspace::find()?;
    // The module of the gate is the one that ships.
    let app = workspace.dist(Profile::Checked);
    web::build(&workspace, Profile::Checked, &app, &mut Stages::new(web::STAGES))?;
    let mut command = cargo::command();
    command.args(["test", "--release", "--package", "crownhead-cli", "--test", "browser", "--"]);
    command.args(["--ignored", "--exact", "--nocapture", TEST]);
    command.env("CROWNHEAD_WEB_DIST", app).env("CROWNHEAD_ROUNDS", rounds.to_string());
    command.env("CROWNHEAD_CHROMIUM", browser.chromium).env("CROWNHEAD_CHROMEDRIVER", browser.driver);
    let status = command.status().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("the measurement failed")) }
}

fn rounds(arguments: &[String]) -> Result<u32, Failure> {
    let number = |text: &String| text.parse().ok().filter(|&rounds| rounds > 0);
    match arguments {
        [] => Ok(7),
        [text] => number(text).ok_or_else(|| Failure::usage(format!("`{text}` is not a number of rounds"))),
        _ => Err(Failure::usage("usage: cargo xtask wasm-speed [ROUNDS]")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_rounds_is_positive() {
        let read = |words: &[&str]| rounds(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        assert_eq!(read(&[]).ok(), Some(7));
        assert_eq!(read(&["3"]).ok(), Some(3));
        for wrong in [&["0"][..], &["x"], &["1", "2"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
