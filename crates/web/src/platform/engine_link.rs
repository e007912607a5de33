//! The connection to the engine worker.
//!
//! The engine is a module of its own, which this page fetches and compiles once for all its workers.

use std::{cell::Cell, rc::Rc};

use crownhead_api::{EngineReply, Request};
use js_sys::{Atomics, Int32Array, Promise, Reflect, SharedArrayBuffer, WebAssembly};
use leptos::prelude::window;
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

/// A worker that runs the engine. Messages wait until it is ready.
pub(crate) struct EngineLink<R> {
    worker: Option<Worker>,
    /// Messages that wait for the worker to be ready.
    waiting: Rc<std::cell::RefCell<Vec<JsValue>>>,
    ready: Rc<Cell<bool>>,
    /// The newest request to stop, in memory shared with the worker, if the browser lets the page share memory.
    stopped: Option<Int32Array>,
    program: Program,
    listener: Listener<R>,
    /// Callbacks, kept alive as long as the worker may call them.
    on_message: Option<Closure<dyn FnMut(MessageEvent)>>,
    on_error: Option<Closure<dyn FnMut(ErrorEvent)>>,
}

impl<R: EngineReply + 'static> EngineLink<R> {
    /// Starts a worker; `listener` receives all its messages.
    pub(crate) fn new(program: Program, listener: impl Fn(R) + 'static) -> EngineLink<R> {
        let mut link = EngineLink {
            worker: None,
            waiting: Rc::default(),
            ready: Rc::default(),
            stopped: shared_number(),
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
        Closure::new(move |event: MessageEvent| match serde_wasm_bindgen::from_value::<R>(event.data()) {
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
        })
    }

    /// Sends a request.
    pub(crate) fn ask(&mut self, request: &Request<impl Serialize>) {
        if self.worker.is_none() {
            self.start();
        }
        let Ok(message) = serde_wasm_bindgen::to_value(request) else { return };
        match &self.worker {
            Some(worker) if self.ready.get() => _ = worker.post_message(&message),
            _ => self.waiting.borrow_mut().push(message),
        }
    }

    /// Stops a request. Returns whether the worker will still answer it with its best result so far; without shared
    /// memory, the worker is terminated and a new one started.
    pub(crate) fn stop(&mut self, id: u32) -> bool {
        if let Some(array) = &self.stopped {
            return Atomics::store(array, 0, id as i32).is_ok();
        }
        self.end();
        self.start();
        false
    }

    /// Terminates the worker; the next request starts another.
    pub(crate) fn end(&mut self) {
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
