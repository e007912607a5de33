//! `crownhead hub`: the engine for user interfaces that speak Hub.
//!
//! Not here: the conversation (`lab::serving::hub`).

use clap::Args;
use crownhead_lab::serving::hub::serve;

use crate::failure::Failure;
use crate::shipped;
use crate::tables::TablesFlags;

/// Arguments of `hub`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    tables: TablesFlags,
}

/// Speaks Hub until `quit` or the end of standard input.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let tables = arguments.tables.source(None)?;
    Ok(serve(Box::new(move |bytes| {
        let mut engine = shipped::engine(0, bytes);
        engine.set_tables(tables.clone());
        engine
    }))?)
}
