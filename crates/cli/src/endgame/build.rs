//! `crownhead endgame build`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_endgame::{Job, Manifest, Metric, Progress, TableError};
use serde::Serialize;

use super::progress::Bar;
use super::{failure, home, pool};
use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::{Failure, note};
use crate::output::{print, print_json};
use crownhead_lab::fleet::slicing;
use crownhead_lab::tables::{FolderShelf, ProgressLines, folder_name, free_space, left_out};

/// Arguments of `endgame build`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Maximum number of pieces on the board.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(2..=12))]
    pieces: u8,
    /// Contents of the tables: wdl for win, draw or loss; dtw for plies to the end of the game; dtc for plies to the next
    /// capture or crowning.
    #[arg(long, value_name = "METRIC", default_value = "wdl", value_parser = metric_of_key)]
    metric: Metric,
    /// Number of threads [default: one for each processor].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Gigabytes of memory to use at most. A build that may need more is refused.
    #[arg(long, value_name = "GB", allow_negative_numbers = true, default_value = "4", value_parser = gigabytes)]
    memory: u128,
    /// Folder of the tables, for one set of rules [default: where the engine looks for them].
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Print lines of JSON with the progress, and one at the end.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    bus: BusFlag,
}

/// The last line under `--json`.
#[derive(Serialize)]
struct Built {
    tables: usize,
    bytes: u64,
    folder: String,
}

/// Bytes from gigabytes.
pub(super) fn gigabytes(text: &str) -> Result<u128, String> {
    let number: Option<f64> = text.parse().ok().filter(|number| (0.001..=1e6).contains(number));
    let number = number.ok_or_else(|| "must be gigabytes such as 4 or 0.5".to_owned())?;
    Ok((number * f64::from(1 << 30)) as u128)
}

fn metric_of_key(key: &str) -> Result<Metric, String> {
    Metric::from_key(key).ok_or_else(|| "must be one of wdl, dtw, dtc".to_owned())
}

/// Builds.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let job = Job { rules, pieces: arguments.pieces, metric: arguments.metric };
    let folder = &arguments.folder(&job)?;
    let pool = pool(arguments.threads)?;
    check_memory(&job, arguments.memory)?;
    fs::create_dir_all(folder).map_err(|problem| Failure::file("make the folder", folder, problem))?;
    let shelf = FolderShelf::new(folder);
    let failure = |problem: TableError| failure(folder, &problem);
    let _lock = shelf.lock().map_err(|problem| Failure::file("build tables in", folder, problem))?;
    check_room(&job, &shelf, folder)?;
    shelf.tidy().map_err(|problem| Failure::file("tidy up", folder, problem))?;
    if let Some(line) = left_out(rules) {
        note(&line);
    }
    let fleet = arguments.bus.fleet()?;
    let positions = u64::try_from(job.estimate().positions).unwrap_or(u64::MAX);
    let solve = |progress: &dyn Progress| match &fleet {
        Some(fleet) => slicing::build(fleet, &job, &shelf, progress).map_err(Failure::from),
        None => pool.install(|| job.run(&shelf, progress)).map_err(failure),
    };
    let built = if arguments.json {
        let lines = ProgressLines::new(positions);
        let built = solve(&lines);
        lines.finish();
        built
    } else {
        let bar = Bar::new(positions);
        let built = solve(&bar);
        bar.finish();
        built
    };
    built?;
    let manifest = Manifest::read(&shelf).map_err(failure)?;
    let files = manifest.map(|manifest| manifest.files).unwrap_or_default();
    let bytes: u64 = files.iter().map(|entry| entry.bytes).sum();
    if arguments.json {
        let folder = folder.display().to_string();
        return print_json(&Built { tables: files.len(), bytes, folder });
    }
    print(&format!("{} tables, {bytes} bytes in {}", files.len(), folder.display()))
}

impl Arguments {
    /// The named folder, or the one where the engine looks for these tables.
    fn folder(&self, job: &Job) -> Result<PathBuf, Failure> {
        if let Some(folder) = &self.dir {
            return Ok(folder.clone());
        }
        let name = folder_name(&job.rules, job.metric).ok_or_else(|| {
            Failure::Usage("house rules need a folder of their own; use --dir FOLDER".to_owned())
        })?;
        let home = home::home().ok_or_else(|| {
            Failure::Usage(
                "there is no default folder for tables on this system; use --dir FOLDER".to_owned(),
            )
        })?;
        Ok(home.join(name))
    }
}

/// Refuses a job that may need more memory than allowed.
pub(super) fn check_memory(job: &Job, most: u128) -> Result<(), Failure> {
    let needed = job.estimate().memory;
    if needed <= most {
        return Ok(());
    }
    let gigabytes = |bytes: u128| bytes as f64 / f64::from(1 << 30);
    // Rounded up, so that the suggestion is enough.
    let (needed, most) =
        ((gigabytes(needed) * 10.0).ceil() / 10.0, (gigabytes(most) * 1000.0).round() / 1000.0);
    Err(Failure::Usage(format!(
        "not enough memory: this may need {needed:.1} GB, and the limit is {most} (use --memory {needed:.1})"
    )))
}

/// Refuses a job that may not fit on the disk.
fn check_room(job: &Job, shelf: &FolderShelf, folder: &Path) -> Result<(), Failure> {
    let manifest = Manifest::read(shelf).map_err(|problem| failure(folder, &problem))?;
    let there: u64 = manifest.iter().flat_map(|manifest| &manifest.files).map(|entry| entry.bytes).sum();
    let needed = job.estimate().disk.saturating_sub(there.into());
    let free =
        free_space(folder).map_err(|problem| Failure::file("check the free room for", folder, problem))?;
    if needed > u128::from(free) {
        let line = format!("not enough room: this may need {needed} more bytes, and {free} are free");
        return Err(Failure::file("build tables in", folder, line));
    }
    Ok(())
}
