//! `crownhead completions` and `crownhead man`: what packages install beside the program.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use crownhead_archive::store::write_whole;

use crate::failure::Failure;
use crate::output::stdout;

/// Arguments of `completions`.
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell to write completions for.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Arguments of `man`.
#[derive(Args, Debug)]
pub(crate) struct Pages {
    /// Write one page for each command into this folder [default: print the main page].
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// Prints the completions of the whole command line.
pub(crate) fn completions(arguments: &Completions, mut line: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    let name = line.get_name().to_owned();
    clap_complete::generate(arguments.shell, &mut line, name, &mut script);
    write_out(&script)
}

/// Prints the main page, or writes all pages.
pub(crate) fn pages(arguments: &Pages, mut line: Command) -> Result<(), Failure> {
    line.build();
    match &arguments.dir {
        None => write_out(&page(line)?),
        Some(dir) => {
            std::fs::create_dir_all(dir).map_err(|problem| Failure::file("create", dir, problem))?;
            write_pages(line, dir)
        }
    }
}

/// Writes the page of a command and those of its subcommands.
fn write_pages(command: Command, dir: &Path) -> Result<(), Failure> {
    for subcommand in command.get_subcommands().filter(|command| command.get_name() != "help") {
        write_pages(subcommand.clone(), dir)?;
    }
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    Ok(write_whole(&dir.join(format!("{name}.1")), page(command)?)?)
}

/// The page of a command.
fn page(command: Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    Man::new(command.disable_help_subcommand(true)).render(&mut page)?;
    Ok(page)
}

fn write_out(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = stdout();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}
