//! The endgame tables of the page: questions, builds, downloads.
//!
//! `GET endgames` reports the sets and the current build. `POST endgames/cost` reports the cost of an order, `endgames/start`
//! begins it, `endgames/stop` stops the current build. The page downloads finished tables too. Not here: who may ask
//! (`server`), building (`lab`).

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use crownhead_api::{RefusedRecord, TablesOrder, TablesRecord};
use crownhead_endgame::Source;
use crownhead_server::{Answer, Service};
use serde::Serialize;

use crate::failure::{Failure, note};
use crate::output::json;
use crate::tables::collection;
use crownhead_lab::tables::{Bundles, LiveTables, Refused, Workshop};

/// A workshop behind the page, and the tables that the page gets.
pub(super) struct TablesDesk {
    workshop: Workshop,
    served: Arc<RwLock<Bundles>>,
}

impl Service for TablesDesk {
    fn ask(&self, path: &str) -> Option<Answer> {
        (path == "endgames").then(|| self.record())
    }

    fn order(&self, path: &str, text: &str) -> Option<Answer> {
        let order = || {
            serde_json::from_str::<TablesOrder>(text)
                .map_err(|problem| Refused::Order(format!("invalid order: {problem}")))
        };
        let answer = match path {
            "endgames/cost" => {
                order().and_then(|order| self.workshop.cost(&order)).map(|cost| answer_of(200, &cost))
            }
            "endgames/start" => order().and_then(|order| self.workshop.start(&order)).map(|()| self.record()),
            "endgames/stop" => {
                self.workshop.stop();
                Ok(self.record())
            }
            _ => return None,
        };
        Some(answer.unwrap_or_else(|refused| {
            let status = match refused {
                Refused::Order(_) => 400,
                Refused::NotNow(_) => 409,
            };
            answer_of(status, &RefusedRecord { error: refused.to_string() })
        }))
    }

    fn tables(&self, name: &str) -> Option<Arc<dyn Source>> {
        let served = self.served.read().unwrap_or_else(PoisonError::into_inner);
        served.iter().find(|(other, _)| *other == name).map(|(_, tables)| Arc::clone(tables))
    }
}

impl TablesDesk {
    /// Builds into a home. The page gets its tables and those in named folders; the live tables are renewed after a build.
    pub(super) fn open(
        home: PathBuf,
        named: Vec<PathBuf>,
        live: Arc<LiveTables>,
    ) -> Result<Option<TablesDesk>, Failure> {
        let served = Arc::new(RwLock::new(collection().to_serve_with_built(&named, note)?));
        let renewed = Arc::clone(&served);
        let ended = move || {
            live.renew();
            if let Ok(bundles) = collection().to_serve_with_built(&named, note) {
                *renewed.write().unwrap_or_else(PoisonError::into_inner) = bundles;
            }
        };
        Ok(Workshop::open(home, ended).map(|workshop| TablesDesk { workshop, served }))
    }

    fn record(&self) -> Answer {
        answer_of(200, &TablesRecord { sets: self.workshop.sets(), build: self.workshop.build() })
    }
}

/// An answer with plain data.
pub(super) fn answer_of(status: u16, value: &impl Serialize) -> Answer {
    // Plain data always has a JSON form.
    json(value).map_or(Answer { status: 500, json: "{}".to_owned() }, |json| Answer { status, json })
}
