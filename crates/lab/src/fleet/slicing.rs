//! Endgame tables on a fleet: layer by layer, a slice for each order.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crownhead_archive::Error;
use crownhead_endgame::{Job, Metric, Progress, Slice, Storage, TableError, TableFile};
use crownhead_fleet::{Blobs, Fleet, Hash};
use serde::{Deserialize, Serialize};

use super::{AHEAD, Means, Performer, Work, failed};

/// A slice and its reverse.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slicing {
    means: Means,
    metric: String,
    /// Men and kings of the side to move, then of the other side.
    slice: [u8; 4],
    /// The tables that it needs.
    earlier: BTreeMap<String, Hash>,
}

impl Slicing {
    fn slice(&self) -> Slice {
        let [our_men, our_kings, their_men, their_kings] = self.slice;
        Slice::new(our_men, our_kings, their_men, their_kings)
    }
}

impl Work for Slicing {
    const KIND: &'static str = "slice";

    fn means(&self) -> &Means {
        &self.means
    }

    fn inputs(&self) -> Vec<Hash> {
        self.earlier.values().copied().collect()
    }

    fn line(&self) -> String {
        format!("slice {} of {}, {}", self.slice().file_stem(), self.means.rules, self.metric)
    }

    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        let (rules, slice) = (performer.ready(&self.means, blobs)?.rules, self.slice());
        let metric = Metric::from_key(&self.metric).ok_or("unknown metric")?;
        let read = |name: &str| {
            let hash = self.earlier.get(name).ok_or_else(|| TableError::Missing(name.to_owned()))?;
            let bytes = blobs.get(hash).map_err(|error| TableError::Storage {
                name: name.to_owned(),
                error: std::io::Error::other(error),
            })?;
            Ok(bytes.to_vec())
        };
        let job = Job { rules, pieces: slice.pieces(), metric };
        job.check().map_err(|problem| problem.to_string())?;
        pack(job.solve(slice, &read).map_err(|problem| problem.to_string())?)
    }
}

/// Files one behind the other, after a line with their names and lengths.
fn pack(files: Vec<TableFile>) -> Result<Vec<u8>, String> {
    let names: Vec<(&String, usize)> = files.iter().map(|(name, bytes)| (name, bytes.len())).collect();
    let mut packed = serde_json::to_vec(&names).map_err(|problem| problem.to_string())?;
    packed.push(b'\n');
    for (_, bytes) in files {
        packed.extend(bytes);
    }
    Ok(packed)
}

fn unpack(packed: &[u8]) -> Option<Vec<TableFile>> {
    let end = packed.iter().position(|&byte| byte == b'\n')?;
    let names: Vec<(String, usize)> = serde_json::from_slice(&packed[..end]).ok()?;
    let mut rest = &packed[end + 1..];
    let file = |(name, length)| {
        let (bytes, behind) = rest.split_at_checked(length)?;
        rest = behind;
        Some((name, bytes.to_vec()))
    };
    names.into_iter().map(file).collect()
}

/// A build that goes on.
struct Build<'a> {
    fleet: &'a Fleet,
    job: &'a Job,
    storage: &'a dyn Storage,
    /// The finished tables on the bus.
    there: RefCell<BTreeMap<String, Hash>>,
}

impl Build<'_> {
    fn publish(&self, files: &[TableFile]) -> Result<(), Error> {
        for (name, bytes) in files {
            let hash = self.fleet.keep(bytes).map_err(|error| failed(&error))?;
            self.there.borrow_mut().insert(name.clone(), hash);
        }
        Ok(())
    }

    fn work(&self, means: &Means, slice: Slice) -> Slicing {
        let there = self.there.borrow();
        let earlier = self.job.needs(slice).into_iter();
        let earlier = earlier.filter_map(|name| Some((name.clone(), *there.get(&name)?))).collect();
        let ([our_men, their_men], [our_kings, their_kings]) = (slice.men, slice.kings);
        let slice = [our_men, our_kings, their_men, their_kings];
        Slicing { means: means.clone(), metric: self.job.metric.key().to_owned(), slice, earlier }
    }

    /// Stores the result of an order.
    fn take(&self, result: &[u8]) -> Result<(), Error> {
        let files = unpack(result).ok_or_else(|| Error::Input("a result cannot be read".to_owned()))?;
        self.publish(&files)?;
        self.job.keep(self.storage, files).map_err(|problem| Error::Input(problem.to_string()))
    }
}

/// Builds the tables that are missing as [`Job::run`] does, on a fleet.
///
/// # Errors
/// If the storage fails or holds tables of another kind, they cannot be built, an order fails, or the bus does.
pub fn build(fleet: &Fleet, job: &Job, storage: &dyn Storage, progress: &dyn Progress) -> Result<(), Error> {
    let wrong = |problem: TableError| Error::Input(problem.to_string());
    job.check().map_err(wrong)?;
    let means = Means::new(fleet, job.rules, None, None)?;
    let build = Build { fleet, job, storage, there: RefCell::default() };
    for layer in job.layers() {
        let mut missing = Vec::new();
        for slice in layer {
            match job.kept(storage, slice).map_err(wrong)? {
                Some(files) => {
                    build.publish(&files)?;
                    progress.advance(job.positions(slice));
                }
                None => missing.push(slice),
            }
        }
        let orders = missing.iter().map(|&slice| build.work(&means, slice).order(fleet));
        let mut taken = Ok(());
        let collected = fleet.results(orders, AHEAD, |index, result| {
            progress.begin(missing[index]);
            taken = build.take(&result);
            progress.advance(job.positions(missing[index]));
            if taken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        collected.map_err(|error| failed(&error)).and(taken)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_travel_together() {
        let files = vec![("one".to_owned(), b"a\nb".to_vec()), ("two".to_owned(), Vec::new())];
        let packed = pack(files.clone()).expect("names are text");
        assert_eq!(unpack(&packed), Some(files));
        assert_eq!(unpack(&packed[..packed.len() - 1]), None);
    }
}
