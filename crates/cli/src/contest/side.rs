//! The flags that choose the sides of a match.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crownhead_engine::Weights;
use crownhead_lab::seat::Side;
use crownhead_lab::sides::{Options, Outfit, Spec, Surroundings};
use crownhead_lab::train::files::read_weights;
use crownhead_rules::AnyRules;
use crownhead_tui::lines::opponent_of_key;

use crate::book::of_flag;
use crate::failure::Failure;
use crate::shipped;
use crate::tables::tables_of;

/// Options as the value of one flag: the argument parser takes a plain list for several values.
pub(crate) type Given = Arc<Options>;

/// The side of a text.
pub(super) fn of_text(text: &str) -> Result<Spec, String> {
    Spec::of_program(text).unwrap_or_else(|| {
        opponent_of_key(text)
            .map(Spec::Own)
            .map_err(|wrong| format!("{wrong}; or another program: hub:COMMAND or dxp:HOST:PORT"))
    })
}

/// The options of a text: `KEY=VALUE,...`.
pub(super) fn options(text: &str) -> Result<Given, String> {
    let cut = |part: &str| {
        let (key, value) = part.split_once('=').ok_or_else(|| format!("{part:?} is not KEY=VALUE"))?;
        Ok((key.trim().to_owned(), value.trim().to_owned()))
    };
    let list: Result<Vec<_>, String> =
        text.split(',').filter(|part| !part.trim().is_empty()).map(cut).collect();
    list.map(Given::new)
}

/// The options as they are written.
pub(super) fn options_text(options: &[(String, String)]) -> String {
    let written: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    written.join(",")
}

/// The flags of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideFlags<'a> {
    /// The flag that names the side, for errors.
    pub(super) flag: &'a str,
    pub(super) spec: &'a Spec,
    pub(super) options: &'a [(String, String)],
    /// A file of weights, or `none`.
    pub(super) weights: Option<&'a Path>,
    /// Folders of endgame tables, or `none`.
    pub(super) tables: &'a [PathBuf],
    /// An opening book.
    pub(super) book: Option<&'a Path>,
}

impl SideFlags<'_> {
    /// The side that these flags describe.
    pub(super) fn side(&self, game: &Surroundings) -> Result<Box<dyn Side>, Failure> {
        let SideFlags { flag, spec, options, weights, tables, book } = *self;
        let outfit = if spec.is_own() {
            let book = of_flag(book, game.rules)?;
            Outfit { weights: judging(weights, game.rules)?, tables: tables_of(tables)?, book }
        } else if weights.is_some() {
            return Err(Failure::Usage(format!("{flag} {spec}: other programs cannot use our weights")));
        } else if !tables.is_empty() {
            return Err(Failure::Usage(format!("{flag} {spec}: other programs cannot use our tables")));
        } else if book.is_some() {
            return Err(Failure::Usage(format!("{flag} {spec}: other programs cannot use our books")));
        } else {
            Outfit::default()
        };
        let place = if spec.is_own() { format!("{flag}-options") } else { format!("{flag} {spec}") };
        spec.side(options, outfit, game).map_err(|why| Failure::Usage(format!("{place}: {why}")))
    }
}

/// The weights of a file, none, or those that come with the program.
pub(crate) fn judging(flag: Option<&Path>, rules: AnyRules) -> Result<Option<Arc<Weights>>, Failure> {
    match flag {
        None => Ok(shipped::weights(rules)),
        Some(path) if path == Path::new("none") => Ok(None),
        Some(path) => Ok(Some(read_weights(path, rules)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_opponents_or_programs() {
        for text in ["level/3", "hub:scan hub", "dxp:localhost:27531"] {
            assert_eq!(of_text(text).map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        for wrong in ["", "hub:", "level/99"] {
            assert!(of_text(wrong).is_err(), "{wrong}");
        }
    }
}
