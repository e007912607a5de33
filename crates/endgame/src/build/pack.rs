//! Putting tables into a bundle.

use crate::build::job::read_listed;
use crate::build::manifest::Manifest;
use crate::build::store::header_of;
use crate::bundle::{MAGIC, NAME};
use crate::file::MANIFEST;
use crate::problem::Problem;
use crate::shelf::Shelf;
use crate::value::Metric;

/// The bytes of a bundle of the tables on these shelves, which must all be for the same rules. A slice that an earlier
/// shelf has is left out.
pub fn pack(shelves: &[&dyn Shelf]) -> Result<Vec<u8>, Problem> {
    let (mut list, mut files, mut rules) = (Vec::new(), Vec::new(), None);
    let mut names: Vec<String> = Vec::new();
    for shelf in shelves {
        let manifest = Manifest::read(*shelf)?.ok_or_else(|| Problem::Missing(MANIFEST.to_owned()))?;
        let (key, metric) = manifest.kind()?;
        if rules.get_or_insert_with(|| key.clone()) != &key {
            let what = "these tables are for other rules than those before".to_owned();
            return Err(Problem::Foreign { name: MANIFEST.to_owned(), what });
        }
        for entry in &manifest.files {
            if names.contains(&entry.name) {
                continue;
            }
            names.push(entry.name.clone());
            let bytes = read_listed(*shelf, &manifest, &entry.name)?;
            let slice = header_of(&entry.name, &bytes)?.slice;
            list.push(metric_code(metric));
            list.extend([slice.men[0], slice.kings[0], slice.men[1], slice.kings[1]]);
            list.extend((bytes.len() as u32).to_le_bytes());
            files.extend(bytes);
        }
    }
    let key = rules.ok_or_else(|| Problem::damaged(NAME, "there are no tables to put into it"))?;
    let mut bytes = MAGIC.to_vec();
    bytes.extend(((2 + key.as_str().len() + list.len()) as u32).to_le_bytes());
    bytes.extend((key.as_str().len() as u16).to_le_bytes());
    bytes.extend(key.as_str().as_bytes());
    bytes.extend(list);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes.extend(files);
    Ok(bytes)
}

fn metric_code(metric: Metric) -> u8 {
    Metric::ALL.iter().position(|&other| other == metric).unwrap_or_default() as u8
}
