//! The connection to the engine worker.
//!
//! The engine is a module of its own, which this page fetches and compiles once for all its workers. A worker at work
//! gives a sign of life every second. If none comes for a while, the browser has ended the worker: another one starts and
//! gets the same request.

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
    time::Duration,
};

use crownhead_api::{EngineReply, Request};
use js_sys::{Atomics, Int32Array, Promise, Reflect, SharedArrayBuffer, WebAssembly};
use leptos::prelude::{IntervalHandle, set_interval_with_handle, window};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The file of the engine's module.
const MODULE: &str = "./crownhead_engine_bg.wasm";

thread_local! {
    /// The engine's module, compiled or on its way.
    static COMPILED: Promise = WebAssembly::compile_streaming(&window().fetch_with_str(MODULE));
}

/// Sends the compiled module to a worker. If the page cannot compile it, for example because the host serves it with
/// another media type, the worker gets its address and tries by itself.
fn send_module(worker: Worker) {
    let compiled = COMPILED.with(Clone::clone);
    wasm_bindgen_futures::spawn_local(async move {
        let module = JsFuture::from(compiled).await;
        _ = worker.post_message(&module.unwrap_or_else(|_| MODULE.into()));
    });
}

type Listener<R> = Rc<dyn Fn(R)>;

/// The page whose engine a worker is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Program {
    /// The game.
    Game,
    /// The study.
    Study,
}

impl Program {
    /// The script that starts the worker.
    const fn script(self) -> &'static str {
        match self {
            Program::Game => "./worker_boot.js",
            Program::Study => "./study_worker_boot.js",
        }
    }
}

/// Seconds without a sign of life after which a worker at work counts as dead.
const PATIENCE: u32 = 5;

/// A connection to the engine. Messages wait until its worker is ready.
pub(crate) struct EngineLink<R>(Rc<RefCell<Line<R>>>);

impl<R: EngineReply + 'static> EngineLink<R> {
    /// Starts a worker; `listener` receives all its messages.
    pub(crate) fn new(program: Program, listener: impl Fn(R) + 'static) -> EngineLink<R> {
        let line = Rc::new(RefCell::new(Line::new(program, listener)));
        watch_over(Rc::downgrade(&line));
        EngineLink(line)
    }

    /// Sends a request.
    pub(crate) fn ask(&mut self, request: &Request<impl Serialize>) {
        self.0.borrow_mut().ask(request);
    }

    /// Stops a request. Returns whether the worker will still answer it with its best result so far; without shared
    /// memory, the worker is terminated and a new one started.
    pub(crate) fn stop(&mut self, id: u32) -> bool {
        self.0.borrow_mut().stop(id)
    }

    /// Terminates the worker; the next request starts another.
    pub(crate) fn end(&mut self) {
        self.0.borrow_mut().end();
    }
}

/// Looks every second whether the worker is alive, as long as there is a connection.
fn watch_over<R: EngineReply + 'static>(line: Weak<RefCell<Line<R>>>) {
    let handle = Rc::new(Cell::new(None::<IntervalHandle>));
    let own = Rc::clone(&handle);
    let look = move || match line.upgrade() {
        Some(line) => {
            if let Ok(mut line) = line.try_borrow_mut() {
                line.look();
            }
        }
        None => {
            if let Some(handle) = own.take() {
                handle.clear();
            }
        }
    };
    handle.set(set_interval_with_handle(look, Duration::from_secs(1)).ok());
}

/// A worker and what is said to it.
struct Line<R> {
    worker: Option<Worker>,
    /// Messages that wait for the worker to be ready.
    waiting: Rc<RefCell<Vec<JsValue>>>,
    ready: Rc<Cell<bool>>,
    /// The newest request to stop, in memory shared with the worker, if the browser lets the page share memory.
    stopped: Option<Int32Array>,
    /// The newest request, for a worker that takes over.
    asked: JsValue,
    /// Seconds since the worker's last sign of life; `None` while it is not at work.
    silent: Rc<Cell<Option<u32>>>,
    program: Program,
    listener: Listener<R>,
    /// Callbacks, kept alive as long as the worker may call them.
    on_message: Option<Closure<dyn FnMut(MessageEvent)>>,
    on_error: Option<Closure<dyn FnMut(ErrorEvent)>>,
}

impl<R: EngineReply + 'static> Line<R> {
    fn new(program: Program, listener: impl Fn(R) + 'static) -> Line<R> {
        let mut link = Line {
            worker: None,
            waiting: Rc::default(),
            ready: Rc::default(),
            stopped: shared_number(),
            asked: JsValue::UNDEFINED,
            silent: Rc::default(),
            program,
            listener: Rc::new(listener),
            on_message: None,
            on_error: None,
        };
        link.start();
        link
    }

    fn start(&mut self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(self.program.script(), &options) else {
            (self.listener)(R::failed(0, String::new()));
            return;
        };
        self.ready = Rc::default();
        self.silent = Rc::default();
        self.waiting = Rc::default();
        self.on_message = Some(self.hear(&worker));
        let listener = self.listener.clone();
        self.on_error = Some(Closure::new(move |event: ErrorEvent| {
            listener(R::failed(0, event.message()));
        }));
        worker.set_onmessage(self.on_message.as_ref().map(|closure| closure.as_ref().unchecked_ref()));
        worker.set_onerror(self.on_error.as_ref().map(|closure| closure.as_ref().unchecked_ref()));
        send_module(worker.clone());
        self.worker = Some(worker);
    }

    fn hear(&self, worker: &Worker) -> Closure<dyn FnMut(MessageEvent)> {
        let (worker, listener) = (worker.clone(), self.listener.clone());
        let (ready, waiting, stopped) = (self.ready.clone(), self.waiting.clone(), self.stopped.clone());
        let silent = self.silent.clone();
        Closure::new(move |event: MessageEvent| match event.data().as_bool() {
            // A sign of life, and the end of the work.
            Some(works) => silent.set(works.then_some(0)),
            None => match serde_wasm_bindgen::from_value::<R>(event.data()) {
                Ok(reply) if reply.is_ready() => {
                    ready.set(true);
                    if let Some(array) = &stopped {
                        _ = worker.post_message(array);
                    }
                    for message in waiting.borrow_mut().drain(..) {
                        _ = worker.post_message(&message);
                    }
                }
                Ok(reply) => listener(reply),
                Err(error) => listener(R::failed(0, error.to_string())),
            },
        })
    }

    /// Counts the seconds of silence, and replaces a dead worker.
    fn look(&mut self) {
        let Some(silent) = self.silent.get() else { return };
        self.silent.set(Some(silent + 1));
        if silent >= PATIENCE {
            self.end();
            self.start();
            self.waiting.borrow_mut().push(self.asked.clone());
        }
    }

    fn ask(&mut self, request: &Request<impl Serialize>) {
        if self.worker.is_none() {
            self.start();
        }
        let Ok(message) = serde_wasm_bindgen::to_value(request) else { return };
        self.asked.clone_from(&message);
        match &self.worker {
            Some(worker) if self.ready.get() => _ = worker.post_message(&message),
            _ => self.waiting.borrow_mut().push(message),
        }
    }

    fn stop(&mut self, id: u32) -> bool {
        if let Some(array) = &self.stopped {
            return Atomics::store(array, 0, id as i32).is_ok();
        }
        self.end();
        self.start();
        false
    }

    fn end(&mut self) {
        self.silent.set(None);
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// A number in memory visible to a worker, if the page is cross-origin isolated.
fn shared_number() -> Option<Int32Array> {
    let isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
    (isolated == JsValue::TRUE).then(|| Int32Array::new(&SharedArrayBuffer::new(4)))
}
