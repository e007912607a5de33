//! The commands of `cargo xtask`: one list of names, help and functions.
//!
//! Not here: what the commands do.

use std::fmt::Write as _;

use crate::failure::Failure;
use crate::{
    commits, endgames, fuzz, gate, hosting, library_bench, licenses, new_variant, no_std, package, play,
    proofs, site, sprt, tidy, wasm_speed, web,
};

/// A command.
struct Verb {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

/// Makes the table: a name, arguments, the function and a line of help for each command.
macro_rules! verbs {
    ($($name:literal $arguments:literal $run:path: $about:literal;)*) => {
        &[$(Verb { name: $name, arguments: $arguments, about: $about, run: $run }),*]
    };
}

/// Daily work first, then single checks, then what takes long.
const VERBS: &[Verb] = verbs! {
    "play" "[ARGUMENT]..." play::main: "Build the program with the web app inside and start it";
    "gate" "[--only STAGE]..." gate::main: "Run every check of the project, or some stages";
    "tidy" "" tidy::main: "Check dependencies, sizes, headers and words against tidy.toml";
    "commits" "[RANGE | --file FILE]" commits::main: "Check commit messages; --file serves as a commit-msg hook";
    "new-variant" "KEY [--like OTHER]" new_variant::main: "Write the page, tests and documents of a variant to fill in";
    "licenses" "" licenses::main: "Check licenses and sources of all dependencies, and advisories";
    "no-std" "" no_std::main: "Check that crownhead-rules and crownhead-eval need no std";
    "package" "" package::main: "Package the crates for crates.io and build each package";
    "web" "[--dev] [--out DIR]" web::main: "Build the web app and print its folder";
    "site" "--out DIR [--dev]" site::main: "Build the web app as a static site for any folder of any host";
    "fuzz" "[--target NAME] [--seconds N]" fuzz::main: "Feed hostile input to parsers and generators";
    "deep" "[OPTION]..." proofs::deep: "Run the long proofs: perft, oracle positions, killed jobs, game files";
    "oracle" "[OPTION]..." proofs::oracle: "Compare moves with the Python library pydraughts";
    "games" "[COUNT]" proofs::games: "Play games against pydraughts by Hub and DXP";
    "hosting" "[--folder NEW]" hosting::main: "Try the commands of docs/hosting.md on a bare Debian system";
    "sprt" "--base REVISION [OPTION]..." sprt::main: "Play the working tree against a revision";
    "wasm-speed" "[ROUNDS]" wasm_speed::main: "Compare search speed in a browser with native speed";
    "library-bench" "[--games N] [--out DIR]" library_bench::main: "Import games by chance into a library and time questions";
    "endgames" "[KEY]..." endgames::main: "Rebuild the bundled endgame tables in data/endgames";
};

/// Runs the command that these words name. No words, or a request for help, print the table.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    let asks_for_help = |name: &str| ["help", "--help", "-h"].contains(&name);
    let Some((name, arguments)) = words.split_first().filter(|(name, _)| !asks_for_help(name)) else {
        print!("{}", table());
        return Ok(());
    };
    let Some(verb) = VERBS.iter().find(|verb| verb.name == name) else {
        return Err(Failure::usage(format!("there is no command `{name}`\n\n{}", table().trim_end())));
    };
    // `play` passes all its arguments on, help included.
    if verb.name != "play" && arguments.first().is_some_and(|word| word == "--help") {
        println!("{}\n\nusage: cargo xtask {} {}", verb.about, verb.name, verb.arguments);
        return Ok(());
    }
    (verb.run)(arguments)
}

/// One line for each command.
fn table() -> String {
    let usage = |verb: &Verb| format!("{} {}", verb.name, verb.arguments).trim_end().to_owned();
    let width = VERBS.iter().map(|verb| usage(verb).len()).max().unwrap_or_default();
    let mut table = String::from("usage: cargo xtask COMMAND\n\n");
    for verb in VERBS {
        _ = writeln!(table, "  {:width$}  {}", usage(verb), verb.about);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_one_line_for_each_command() {
        let table = table();
        assert_eq!(table.lines().count(), VERBS.len() + 2);
        assert!(table.lines().all(|line| line.len() <= 120), "{table}");
        for verb in VERBS {
            assert!(table.contains(&format!("  {}", verb.name)) && table.contains(verb.about));
            assert_eq!(VERBS.iter().filter(|other| other.name == verb.name).count(), 1, "{}", verb.name);
        }
    }

    #[test]
    fn no_command_is_help_and_an_unknown_one_is_an_error() {
        assert!(run(&[]).is_ok());
        assert!(run(&["--help".to_owned()]).is_ok());
        assert!(run(&["gate".to_owned(), "--help".to_owned()]).is_ok());
        let failure = run(&["gat".to_owned()]).expect_err("there is no such command");
        assert!(failure.message().contains("`gat`") && failure.message().contains("tidy"));
    }
}
