//! The flag `--bus`: the work is done by `crownhead lab worker` on any number of machines.
//!
//! Not here: queues (`crownhead_fleet`) and kinds of work (`lab::fleet`).

use clap::Args;
use crownhead_fleet::{Fleet, Settings};

use crate::failure::{Failure, note};
use crate::shipped::PROGRAM;

/// Where the work is done.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct BusFlag {
    /// Let workers do it (crownhead lab worker), with the same results: the address of a NATS server that runs with -js, such as
    /// 10.0.0.1:4222.
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
}

impl BusFlag {
    /// The fleet, if there is one.
    pub(crate) fn fleet(&self) -> Result<Option<Fleet>, Failure> {
        self.bus.as_deref().map(connect).transpose()
    }
}

/// Connects to a bus.
pub(crate) fn connect(url: &str) -> Result<Fleet, Failure> {
    Fleet::connect(url, Settings::of(PROGRAM), note)
        .map_err(|error| Failure::Usage(format!("--bus: {error}")))
}
