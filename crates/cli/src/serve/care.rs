//! `serve check`, `serve backup` and `serve restore`: care of the data file of a club.

use std::path::PathBuf;

use clap::Subcommand;
use crownhead_club::care::{self, CareError, Checked};

use crate::failure::{Failure, complain};
use crate::output::print;

/// What can be done with a data file.
#[derive(Subcommand, Debug)]
pub(super) enum Care {
    /// Check the data file of a club: play every game in it again
    Check {
        /// The data file.
        #[arg(long, value_name = "FILE")]
        data: PathBuf,
    },
    /// Copy the data file of a club, which may go on meanwhile
    Backup {
        /// The data file.
        #[arg(long, value_name = "FILE")]
        data: PathBuf,
        /// The copy; it must not exist.
        #[arg(long, value_name = "FILE")]
        to: PathBuf,
    },
    /// Check a copy and make it the data file of a club
    Restore {
        /// The copy.
        #[arg(long, value_name = "FILE")]
        from: PathBuf,
        /// The data file; it must not exist.
        #[arg(long, value_name = "FILE")]
        data: PathBuf,
    },
}

impl Care {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match self {
            Care::Check { data } => report(&care::check(data).map_err(|error| failed(&error))?),
            Care::Backup { data, to } => {
                care::back_up(data, to).map_err(|error| failed(&error))?;
                print(&format!("copied to {}", to.display()))
            }
            Care::Restore { from, data } => {
                report(&care::restore(from, data).map_err(|error| failed(&error))?)
            }
        }
    }
}

fn failed(error: &CareError) -> Failure {
    Failure::Usage(error.to_string())
}

fn report(checked: &Checked) -> Result<(), Failure> {
    let Checked { people, games, live, events, faults } = checked;
    for fault in faults {
        complain(fault);
    }
    print(&format!("{people} people, {games} games, {live} of them in progress, {events} events"))?;
    if faults.is_empty() { print("no faults") } else { Err(Failure::No) }
}
