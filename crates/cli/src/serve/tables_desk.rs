//! What the page asks and orders about endgame tables.
//!
//! `GET endgames` tells what is there and how a build stands; `POST endgames/cost` what an order takes,
//! `endgames/start` begins it, `endgames/stop` ends the build at work. Not here: who may ask (`server`), building.

use crownhead_api::{RefusedRecord, TablesOrder, TablesRecord};
use crownhead_server::{Answer, Service};
use serde::Serialize;

use crate::endgame::workshop::{Refused, Workshop};
use crate::output::json;

/// A workshop behind the page.
pub(super) struct TablesDesk(pub(super) Workshop);

impl Service for TablesDesk {
    fn ask(&self, path: &str) -> Option<Answer> {
        (path == "endgames").then(|| self.record())
    }

    fn order(&self, path: &str, text: &str) -> Option<Answer> {
        let order = || {
            serde_json::from_str::<TablesOrder>(text)
                .map_err(|problem| Refused::Order(format!("this is no order: {problem}")))
        };
        let answer = match path {
            "endgames/cost" => {
                order().and_then(|order| self.0.cost(&order)).map(|cost| answer_of(200, &cost))
            }
            "endgames/start" => order().and_then(|order| self.0.start(&order)).map(|()| self.record()),
            "endgames/stop" => {
                self.0.stop();
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
}

impl TablesDesk {
    fn record(&self) -> Answer {
        answer_of(200, &TablesRecord { sets: self.0.sets(), build: self.0.build() })
    }
}

fn answer_of(status: u16, value: &impl Serialize) -> Answer {
    // Plain data has no way of failing.
    json(value).map_or(Answer { status: 500, json: "{}".to_owned() }, |json| Answer { status, json })
}
