//! What the server does for its page: endgame tables, engines, a library of games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crownhead_endgame::Source;
use crownhead_server::{Answer, LONGEST_ORDER, Outlet, Service, Talk};

use super::engine_desk::EngineDesk;
use super::library_desk::{self, LibraryDesk};
use super::tables_desk::{TablesDesk, answer_of};
use crate::endgame::home::home;
use crate::failure::{Failure, note};
use crate::tables::collection;

/// The path of engines.
const ENGINE: &str = "engine";

/// The service of the page.
pub(super) struct PageDesk {
    /// None if there is no place to build tables.
    pub(super) tables: Option<TablesDesk>,
    engine: EngineDesk,
    /// None if the page keeps games in the browser.
    library: Option<LibraryDesk>,
}

impl PageDesk {
    /// Engine and page use the tables in named folders and those that are built.
    pub(super) fn open(named: Vec<PathBuf>, library: Option<&Path>) -> Result<PageDesk, Failure> {
        let library = library.map(LibraryDesk::open).transpose()?;
        let live = Arc::new(collection().live(&named, note)?);
        let engine = EngineDesk::new(Some(Arc::clone(&live) as _));
        let tables = home().map(|home| TablesDesk::open(home, named, live)).transpose()?.flatten();
        Ok(PageDesk { tables, engine, library })
    }
}

impl Service for PageDesk {
    fn ask(&self, path: &str) -> Option<Answer> {
        if path == ENGINE {
            return Some(answer_of(200, &EngineDesk::offer()));
        }
        if path == library_desk::PATH {
            return self.library.as_ref().map(LibraryDesk::summary);
        }
        self.tables.as_ref()?.ask(path)
    }

    fn order(&self, path: &str, text: &str) -> Option<Answer> {
        if path == library_desk::PATH {
            return self.library.as_ref().map(|library| library.order(text));
        }
        self.tables.as_ref()?.order(path, text)
    }

    fn longest(&self, path: &str) -> usize {
        if path == library_desk::PATH { library_desk::LONGEST } else { LONGEST_ORDER }
    }

    fn tables(&self, name: &str) -> Option<Arc<dyn Source>> {
        self.tables.as_ref()?.tables(name)
    }

    fn connect(&self, path: &str, outlet: Outlet) -> Option<Box<dyn Talk>> {
        (path == ENGINE).then(|| self.engine.connect(outlet)).flatten()
    }
}
