//! A build in parts: slices that do not lead to each other are solved at the same time, anywhere.
//!
//! Not here: where parts are solved. Invariant: the files, and the list of them, are those of [`Job::run`].

use std::sync::Arc;

use crate::board::{TableContext, Word};
use crate::build::job::{Job, both, enter, finished, pairs, read_listed};
use crate::build::progress::Silent;
use crate::build::retrograde::solve;
use crate::build::solved::SolvedTables;
use crate::build::table_file;
use crate::error::TableError;
use crate::index::{Slice, positions};
use crate::rules_key::RulesKey;
use crate::store::Storage;
use crate::store::file::file_name;

/// The name and the bytes of a table.
pub type TableFile = (String, Vec<u8>);

/// Whether play from a slice may reach another one: no side gets pieces or men.
fn may_reach(from: Slice, to: Slice) -> bool {
    let fits = |to: Slice| {
        (0..2).all(|side| {
            to.men[side] <= from.men[side]
                && to.men[side] + to.kings[side] <= from.men[side] + from.kings[side]
        })
    };
    fits(to) || fits(to.reversed())
}

impl Job {
    /// The slices in solving order, layer by layer. Those of a layer need only earlier layers. Each stands for itself and its
    /// reverse.
    pub fn layers(&self) -> Vec<Vec<Slice>> {
        let rank = |slice: Slice| (slice.pieces(), slice.men[0] + slice.men[1]);
        let mut layers: Vec<Vec<Slice>> = Vec::new();
        for slice in pairs(self.pieces).filter(|&slice| positions(self.rules.board(), slice) > 0) {
            match layers.last_mut() {
                Some(layer) if rank(layer[0]) == rank(slice) => layer.push(slice),
                _ => layers.push(vec![slice]),
            }
        }
        layers
    }

    /// The files that solving a slice needs.
    pub fn needs(&self, slice: Slice) -> Vec<String> {
        self.earlier(slice).into_iter().flat_map(both).map(file_name).collect()
    }

    /// The slices that play from this one may reach, in solving order.
    fn earlier(&self, slice: Slice) -> Vec<Slice> {
        let layers = self.layers();
        let before = layers.iter().take_while(|layer| !layer.contains(&slice));
        before.flatten().copied().filter(|&to| may_reach(slice, to)).collect()
    }

    /// The positions of a slice and its reverse.
    pub fn positions(&self, slice: Slice) -> u64 {
        let count = |slice| u64::try_from(positions(self.rules.board(), slice)).unwrap_or(u64::MAX);
        both(slice).into_iter().map(count).sum()
    }

    /// Solves a slice and its reverse. `read` gives the files that it needs.
    ///
    /// # Errors
    /// If a file that it needs cannot be had or is damaged.
    pub fn solve(
        &self,
        slice: Slice,
        read: &dyn Fn(&str) -> Result<Vec<u8>, TableError>,
    ) -> Result<Vec<TableFile>, TableError> {
        // Exactly one of the two word widths fits the board.
        match (TableContext::new::<u64>(self.rules), TableContext::new::<u128>(self.rules)) {
            (Some(context), _) => {
                self.solve_on(SolvedTables::<u64>::new(Arc::new(context), self.metric), slice, read)
            }
            (_, Some(context)) => {
                self.solve_on(SolvedTables::<u128>::new(Arc::new(context), self.metric), slice, read)
            }
            (None, None) => Ok(Vec::new()),
        }
    }

    fn solve_on<W: Word>(
        &self,
        mut memory: SolvedTables<W>,
        slice: Slice,
        read: &dyn Fn(&str) -> Result<Vec<u8>, TableError>,
    ) -> Result<Vec<TableFile>, TableError> {
        for earlier in self.earlier(slice).into_iter().flat_map(both) {
            let name = file_name(earlier);
            let bytes = read(&name)?;
            let header = table_file::header_of(&name, &bytes)?;
            if header.slice != earlier {
                return Err(TableError::damaged(&name, "it is the table of another slice"));
            }
            memory.insert(table_file::from_file(&memory, &name, &header, &bytes)?.table);
        }
        let key = RulesKey::of(&self.rules.house_rules());
        let solved = solve(&memory, slice, &Silent).into_iter();
        let file = |solved| table_file::to_file(&solved, &key, self.metric);
        Ok(solved.map(|solved| (file_name(solved.table.index.slice()), file(solved))).collect())
    }

    /// Writes the files of a solved slice, and lists them.
    ///
    /// # Errors
    /// If the storage fails or holds tables of another kind.
    pub fn keep(&self, storage: &dyn Storage, files: Vec<TableFile>) -> Result<(), TableError> {
        let mut manifest = self.manifest(storage, &RulesKey::of(&self.rules.house_rules()))?;
        for (name, bytes) in files {
            enter(&mut manifest, storage, name, &bytes)?;
        }
        manifest.write(storage)
    }

    /// The files of a slice and its reverse, if both are finished.
    ///
    /// # Errors
    /// If the storage fails, holds tables of another kind, or a file differs from the list.
    pub fn kept(&self, storage: &dyn Storage, slice: Slice) -> Result<Option<Vec<TableFile>>, TableError> {
        let manifest = self.manifest(storage, &RulesKey::of(&self.rules.house_rules()))?;
        if !finished(&manifest, slice) {
            return Ok(None);
        }
        let file = |slice| {
            let name = file_name(slice);
            let bytes = read_listed(storage, &manifest, &name)?;
            Ok((name, bytes))
        };
        both(slice).into_iter().map(file).collect::<Result<_, TableError>>().map(Some)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crownhead_rules::{AnyRules, Variant};

    use super::*;
    use crate::store::MemoryStorage;
    use crate::value::Metric;

    #[test]
    fn a_build_in_parts_has_the_files_of_a_whole_one() {
        for (variant, metric) in
            [(Variant::Mini6English, Metric::Wdl), (Variant::Mini6International, Metric::Dtw)]
        {
            let job = Job { rules: AnyRules::Variant(variant), pieces: 4, metric };
            let whole = MemoryStorage::default();
            job.run(&whole, &Silent).expect("it can be built");
            let (parts, mut there) = (MemoryStorage::default(), BTreeMap::new());
            for layer in job.layers() {
                let read =
                    |name: &str| there.get(name).cloned().ok_or_else(|| TableError::Missing(name.to_owned()));
                let solved: Result<Vec<_>, _> = layer.iter().map(|&slice| job.solve(slice, &read)).collect();
                for files in solved.expect("earlier layers are enough") {
                    there.extend(files.iter().cloned());
                    job.keep(&parts, files).expect("it is memory");
                }
            }
            assert_eq!(parts.files(), whole.files());
            let all = job.layers().into_iter().flatten();
            assert!(all.map(|slice| job.kept(&parts, slice)).all(|kept| matches!(kept, Ok(Some(_)))));
        }
    }
}
