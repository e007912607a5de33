//! The project's own tools: `cargo play`, `cargo gate` and what they are made of.
//!
//! Not here: anything that the program itself does. This crate depends on no crate of ours, so that it can check and
//! build them all, broken ones included.

mod browser;
mod cargo;
mod dist;
mod endgames;
mod failure;
mod fuzz;
mod gate;
mod play;
mod proofs;
mod reorder;
mod rustdoc;
mod sprt;
mod stage;
mod tidy;
mod wasm;
mod wasm_speed;
mod web;
mod workspace;

use std::process::ExitCode;

use failure::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [ARGUMENT...]        build the web app and crownhead with it inside, start it with these arguments
  gate [--only STAGE]...    run every check of the project, or only these
  tidy                      check dependencies, sizes, headers and words against tidy.toml
  deep [OPTION]...          count every known perft number, compare a million positions with the oracle,
                            read game files at length (--notation-only: just that)
  oracle [OPTION]...        compare with the Python library pydraughts, which is installed first
  games [COUNT]             play whole games against pydraughts, by Hub and by DXP
  fuzz [--seconds N] [--target NAME]
                            feed hostile input to the readers and generators, a minute each
  sprt --base REVISION [OPTION]...
                            play the working tree against a revision until it is clear which is stronger
  endgames                  build the endgame tables that come with the program, into data/endgames
  wasm-speed [ROUNDS]       measure the search in a browser beside the native one
  web [--dev] [--out DIR]   build the web app; the last line printed is its folder";

fn main() -> ExitCode {
    if let Some(code) = rustdoc::stood_in() {
        return code;
    }
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let result = match command.as_str() {
        "play" => play::main(&rest),
        "gate" => gate::main(&rest),
        "deep" => proofs::deep(&rest),
        "oracle" => proofs::oracle(&rest),
        "games" => proofs::games(&rest),
        "fuzz" => fuzz::main(&rest),
        "sprt" => sprt::main(&rest),
        "endgames" => endgames::main(&rest),
        "tidy" => tidy::main(&rest),
        "wasm-speed" => wasm_speed::main(&rest),
        "web" => web::main(&rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        "" => Err(Failure::usage(USAGE)),
        other => Err(Failure::usage(format!("there is no command `{other}`\n{USAGE}"))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
