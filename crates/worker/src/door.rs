//! The worker's entry point: messages, the clock, and the number in shared memory that stops a search.

use std::{cell::RefCell, marker::PhantomData, rc::Rc, sync::Arc, time::Duration};

use crownhead_api::{EngineReply, Request};
use crownhead_desk::{Desk, Listener, report_record};
use crownhead_engine::{Engine, Monitor, Options, Report};
use js_sys::{Atomics, Int32Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use crate::site::{Site, SiteTables};

const TABLE_BYTES: usize = 32 << 20;
/// Milliseconds between two progress reports. More would only keep the page busy.
const PAUSE: f64 = 40.0;
/// Milliseconds between two signs of life of a worker at work: `true`, and `false` when it has finished.
const BEAT: f64 = 1000.0;

/// State kept between messages.
struct Worker<D> {
    scope: DedicatedWorkerGlobalScope,
    desk: D,
    tables: Arc<SiteTables>,
    /// The newest request to stop, in memory shared with the page, if there is any.
    stopped: Option<Int32Array>,
}

/// Starts listening and tells the page. Does nothing outside a worker.
pub(crate) fn open<D>()
where
    D: Desk + 'static,
{
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    report_panics::<D::Reply>(&scope);
    let seed = (js_sys::Math::random() * 9e15) as u64;
    let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed });
    engine.set_library(Arc::new(Site));
    let tables = Arc::new(SiteTables::default());
    engine.set_tables(Some(Arc::clone(&tables) as _));
    let worker =
        Rc::new(RefCell::new(Worker { scope: scope.clone(), desk: D::new(engine), tables, stopped: None }));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        worker.borrow_mut().hear(&event.data());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    say(&scope, &D::Reply::READY);
}

fn say(scope: &DedicatedWorkerGlobalScope, reply: &impl EngineReply) {
    if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
        _ = scope.post_message(&message);
    }
}

fn report_panics<R: EngineReply>(scope: &DedicatedWorkerGlobalScope) {
    let scope = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        say(&scope, &R::failed(0, panic.to_string()));
    }));
}

impl<D: Desk> Worker<D> {
    /// A message is either the shared memory or a request.
    fn hear(&mut self, data: &JsValue) {
        if let Some(array) = data.dyn_ref::<Int32Array>() {
            self.stopped = Some(array.clone());
            return;
        }
        let reply = match serde_wasm_bindgen::from_value::<Request<D::Job>>(data.clone()) {
            Ok(request) => self.work(request),
            Err(error) => D::Reply::failed(0, error.to_string()),
        };
        say(&self.scope, &reply);
    }

    fn work(&mut self, request: Request<D::Job>) -> D::Reply {
        self.tables.allow();
        let performance = self.scope.performance();
        let started = performance.as_ref().map_or(0.0, Performance::now);
        let mut watch = Watch {
            scope: &self.scope,
            stopped: self.stopped.as_ref(),
            performance,
            started,
            said: started - PAUSE,
            beaten: None,
            id: request.id,
            replies: PhantomData,
        };
        let reply = self.desk.answer(request, &mut watch);
        if watch.beaten.is_some() {
            _ = self.scope.post_message(&JsValue::FALSE);
        }
        reply
    }
}

/// The monitor of one request.
struct Watch<'w, R> {
    scope: &'w DedicatedWorkerGlobalScope,
    stopped: Option<&'w Int32Array>,
    performance: Option<Performance>,
    started: f64,
    /// When progress was last reported.
    said: f64,
    /// When the last sign of life was given.
    beaten: Option<f64>,
    id: u32,
    replies: PhantomData<R>,
}

impl<R> Watch<'_, R> {
    fn now(&self) -> f64 {
        self.performance.as_ref().map_or(0.0, Performance::now)
    }

    fn beat(&mut self) {
        let now = self.now();
        if now - self.beaten.unwrap_or(self.started) >= BEAT {
            self.beaten = Some(now);
            _ = self.scope.post_message(&JsValue::TRUE);
        }
    }
}

impl<R: EngineReply> Listener<R> for Watch<'_, R> {
    fn hear(&mut self, reply: R) {
        say(self.scope, &reply);
    }
}

impl<R: EngineReply> Monitor for Watch<'_, R> {
    fn elapsed(&mut self) -> Duration {
        Duration::from_secs_f64((self.now() - self.started).max(0.0) / 1000.0)
    }

    fn should_stop(&mut self) -> bool {
        self.beat();
        let stopped = self.stopped.and_then(|array| Atomics::load(array, 0).ok());
        stopped.is_some_and(|id| id as u32 >= self.id)
    }

    fn report(&mut self, report: &Report) {
        let now = self.now();
        if now - self.said >= PAUSE {
            self.said = now;
            if let Some(reply) = R::progress(self.id, || report_record(report)) {
                say(self.scope, &reply);
            }
        }
    }
}
