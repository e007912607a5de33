//! The engine of the page: a connection, a thread and an engine for each page that asks for one.
//!
//! `GET engine` tells what an engine may use; a WebSocket at the same path takes calls and sends replies as JSON. Not here:
//! who may connect (`server`), how requests are answered (`desk`). Invariants: whatever the page sends, it gets an answer or
//! the connection ends; when the connection ends, so does the search.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_api::{
    Call, EngineOffer, EngineSetup,
    study::{Job, Reply},
};
use crownhead_desk::{Desk as _, Listener, StudyDesk};
use crownhead_engine::{Monitor, Report, TableSource};
use crownhead_server::{Outlet, Talk};

use crate::output::json;
use crate::shipped;

/// The most engines at once.
const MOST: usize = 8;
/// The most memory of an engine in MiB.
const MEMORY: u32 = 1024;
/// Calls that wait for the engine.
const WAITING: usize = 16;

/// The engines of all pages.
pub(super) struct EngineDesk {
    tables: Option<Arc<dyn TableSource>>,
    /// The number of engines.
    count: Arc<AtomicUsize>,
}

impl EngineDesk {
    /// Engines with these tables.
    pub(super) fn new(tables: Option<Arc<dyn TableSource>>) -> EngineDesk {
        EngineDesk { tables, count: Arc::default() }
    }

    /// What an engine may use.
    pub(super) fn offer() -> EngineOffer {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        EngineOffer { threads: threads.min(256) as u16, memory: MEMORY }
    }

    /// Starts an engine for a connection; `None` if there are too many.
    pub(super) fn connect(&self, outlet: Outlet) -> Option<Box<dyn Talk>> {
        let place = Place::take(&self.count)?;
        let (calls, waiting) = sync_channel(WAITING);
        let line = Arc::new(Line::default());
        let seat = Seat {
            line: Arc::clone(&line),
            outlet,
            tables: self.tables.clone(),
            setup: EngineSetup::default(),
            desk: None,
            _place: place,
        };
        let spawned = thread::Builder::new().name("engine".to_owned()).spawn(move || seat.work(&waiting));
        spawned.ok().map(|_| Box::new(Caller { line, calls, newest: 0 }) as Box<dyn Talk>)
    }
}

/// A place among the engines, free again when it is dropped.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(count: &Arc<AtomicUsize>) -> Option<Place> {
        let place = Place(Arc::clone(count));
        (count.fetch_add(1, Ordering::Relaxed) < MOST).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What the two ends share.
#[derive(Default)]
struct Line {
    /// The newest request to stop.
    stopped: AtomicU32,
    closed: AtomicBool,
}

/// The end of the page.
struct Caller {
    line: Arc<Line>,
    calls: SyncSender<Call>,
    /// The newest request.
    newest: u32,
}

impl Talk for Caller {
    fn hear(&mut self, text: &str) -> bool {
        let Ok(call) = serde_json::from_str::<Call>(text) else { return false };
        let stop = match &call {
            Call::Stop(id) => *id,
            Call::Ask(request) => {
                self.newest = self.newest.max(request.id);
                if request.job == Job::Known { 0 } else { request.id.saturating_sub(1) }
            }
            Call::Adjust(_) => self.newest,
        };
        self.line.stopped.fetch_max(stop, Ordering::Relaxed);
        matches!(call, Call::Stop(_)) || self.calls.try_send(call).is_ok()
    }
}

impl Drop for Caller {
    fn drop(&mut self) {
        self.line.closed.store(true, Ordering::Relaxed);
    }
}

/// The end of the engine.
struct Seat {
    line: Arc<Line>,
    outlet: Outlet,
    tables: Option<Arc<dyn TableSource>>,
    setup: EngineSetup,
    /// None before the first request, and after the memory has changed.
    desk: Option<StudyDesk>,
    _place: Place,
}

impl Seat {
    /// Works until the connection ends.
    fn work(mut self, calls: &Receiver<Call>) {
        for call in calls {
            match call {
                Call::Ask(request) => {
                    let mut watch = Watch::new(&self.line, &self.outlet, request.id);
                    let desk = self.desk.get_or_insert_with(|| desk(self.setup, self.tables.clone()));
                    let reply = desk.answer(request, &mut watch);
                    watch.hear(reply);
                }
                Call::Adjust(setup) => self.adjust(setup.within(EngineDesk::offer())),
                Call::Stop(_) => {}
            }
            if self.line.closed.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    fn adjust(&mut self, setup: EngineSetup) {
        if setup.memory != self.setup.memory {
            self.desk = None;
        }
        if let Some(desk) = &mut self.desk {
            desk.engine().set_threads(setup.threads);
        }
        self.setup = setup;
    }
}

fn desk(setup: EngineSetup, tables: Option<Arc<dyn TableSource>>) -> StudyDesk {
    let mut engine = shipped::engine(0, (setup.memory as usize) << 20);
    engine.set_threads(setup.threads);
    engine.set_tables(tables);
    StudyDesk::new(engine)
}

/// The monitor of one request.
struct Watch<'l> {
    line: &'l Line,
    outlet: &'l Outlet,
    id: u32,
    started: Instant,
}

impl Watch<'_> {
    fn new<'l>(line: &'l Line, outlet: &'l Outlet, id: u32) -> Watch<'l> {
        Watch { line, outlet, id, started: Instant::now() }
    }
}

impl Listener<Reply> for Watch<'_> {
    fn hear(&mut self, reply: Reply) {
        // Plain data always has a JSON form.
        let sent = json(&reply).is_ok_and(|text| self.outlet.send(text));
        if !sent {
            self.line.closed.store(true, Ordering::Relaxed);
        }
    }
}

impl Monitor for Watch<'_> {
    fn elapsed(&mut self) -> Duration {
        self.started.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.line.closed.load(Ordering::Relaxed) || self.line.stopped.load(Ordering::Relaxed) >= self.id
    }

    fn report(&mut self, _: &Report) {}
}
