//! The connection to a library of games: the server's, if it has one, or one that a worker keeps in the browser.

use std::{
    cell::RefCell,
    collections::HashMap,
    future::poll_fn,
    rc::Rc,
    task::{Poll, Waker},
};

use crownhead_api::library::{LibraryAnswer, LibraryJob, LibraryReply, LibraryRequest, LibrarySummary};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::api::{self, Outcome};

/// The path of the server's library below `/api/`.
const PATH: &str = "library";
const SCRIPT: &str = "./library_worker_boot.js";

/// A connection to a library.
#[derive(Clone)]
pub(crate) enum LibraryLink {
    /// The server's, with the token for its orders.
    Server(Rc<str>),
    /// A worker's.
    Worker(Rc<Line>),
}

/// A worker, and the replies that have not been taken yet.
pub(crate) struct Line {
    worker: Worker,
    state: Rc<RefCell<State>>,
    /// Callbacks, kept alive as long as the worker may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

#[derive(Default)]
struct State {
    last: u32,
    ready: bool,
    /// Why the worker has stopped, if it has.
    failed: Option<String>,
    replies: HashMap<u32, LibraryReply>,
    wakers: Vec<Waker>,
}

impl State {
    fn wake(&mut self) {
        self.wakers.drain(..).for_each(Waker::wake);
    }
}

impl LibraryLink {
    /// Connects. `changed` hears of changes by other tabs.
    pub(crate) async fn open(changed: impl Fn(LibrarySummary) + 'static) -> Option<LibraryLink> {
        if let Some((LibraryReply::Summary(_), token)) = api::ask::<LibraryReply>(PATH).await {
            return Some(LibraryLink::Server(token.into()));
        }
        let line = Line::start(changed)?;
        Some(LibraryLink::Worker(Rc::new(line)))
    }

    /// Does a job.
    pub(crate) async fn ask(&self, job: LibraryJob) -> LibraryReply {
        match self {
            LibraryLink::Server(token) => {
                let why = |refused: LibraryReply| match refused {
                    LibraryReply::Failed(reason) => reason,
                    _ => String::new(),
                };
                match api::order::<LibraryReply, LibraryReply>(PATH, token, &job, why).await {
                    Outcome::Done(reply) => reply,
                    Outcome::Refused(reason) => LibraryReply::Failed(reason),
                    Outcome::Lost => {
                        LibraryReply::Failed(crownhead_prose::library::LibraryLabel::NoServer.text())
                    }
                }
            }
            LibraryLink::Worker(line) => line.ask(job).await,
        }
    }
}

impl Line {
    fn start(changed: impl Fn(LibrarySummary) + 'static) -> Option<Line> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let state = Rc::new(RefCell::new(State::default()));
        let heard = Rc::clone(&state);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Ok(LibraryAnswer { id, reply }) = serde_wasm_bindgen::from_value(event.data()) else {
                return;
            };
            match (id, reply) {
                (0, LibraryReply::Summary(summary)) => return changed(summary),
                (0, _) => heard.borrow_mut().ready = true,
                (id, reply) => _ = heard.borrow_mut().replies.insert(id, reply),
            }
            heard.borrow_mut().wake();
        });
        let heard = Rc::clone(&state);
        let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            heard.borrow_mut().failed = Some(event.message());
            heard.borrow_mut().wake();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Line { worker, state, _on_message: on_message, _on_error: on_error })
    }

    /// Waits until something is there, or the worker has stopped.
    async fn wait<T>(&self, mut look: impl FnMut(&mut State) -> Option<T>) -> Result<T, String> {
        poll_fn(|context| {
            let state = &mut *self.state.borrow_mut();
            match (look(state), &state.failed) {
                (Some(found), _) => Poll::Ready(Ok(found)),
                (None, Some(reason)) => Poll::Ready(Err(reason.clone())),
                (None, None) => {
                    state.wakers.push(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await
    }

    async fn ask(&self, job: LibraryJob) -> LibraryReply {
        if let Err(reason) = self.wait(|state| state.ready.then_some(())).await {
            return LibraryReply::Failed(reason);
        }
        let id = {
            let mut state = self.state.borrow_mut();
            state.last += 1;
            state.last
        };
        let Ok(message) = serde_wasm_bindgen::to_value(&LibraryRequest { id, job }) else {
            return LibraryReply::Failed(String::new());
        };
        _ = self.worker.post_message(&message);
        self.wait(|state| state.replies.remove(&id)).await.unwrap_or_else(LibraryReply::Failed)
    }
}
