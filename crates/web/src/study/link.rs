//! The engine of the study: the server's, or else the worker of this page.
//!
//! Not here: what is asked (`analysis`). Invariant: a request that is not stopped gets its last reply, even if the server's
//! engine ends meanwhile: the worker then answers it from the start.

use std::{cell::RefCell, rc::Rc};

use crownhead_api::{
    Call, EngineOffer, EngineSetup,
    study::{Reply, Request},
};
use leptos::{prelude::*, task::spawn_local};

use crate::platform::{
    defaults,
    engine_link::{EngineLink, Program},
    engine_socket::{EngineSocket, Event, offer},
    store,
};

/// The most threads unless the user wants more.
const USUAL_THREADS: u16 = 8;

/// Which engine is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AtWork {
    /// Not decided yet.
    Unknown,
    /// The worker.
    Page,
    /// The server's, with what it may use and what it uses.
    Native(EngineOffer, EngineSetup),
}

/// The way of requests.
enum Way {
    /// None yet.
    Opening,
    /// A connection that may not be open yet.
    Socket(EngineSocket, bool),
    Worker(EngineLink<Reply>),
}

/// The connection to whichever engine is at work.
#[derive(Clone)]
pub(super) struct Link(Rc<Inner>);

struct Inner {
    way: RefCell<Way>,
    /// Requests without a last reply.
    running: RefCell<Vec<Request>>,
    at_work: RwSignal<AtWork>,
    listener: Box<dyn Fn(Reply)>,
}

impl Link {
    /// Looks for an engine; `listener` gets all its replies.
    pub(super) fn new(at_work: RwSignal<AtWork>, listener: impl Fn(Reply) + 'static) -> Link {
        let (way, running) = (RefCell::new(Way::Opening), RefCell::default());
        let link = Link(Rc::new(Inner { way, running, at_work, listener: Box::new(listener) }));
        if defaults::read().engine == Some(true) {
            let mine = link.clone();
            spawn_local(async move { mine.connect(offer().await) });
        } else {
            link.use_worker();
        }
        link
    }

    fn connect(&self, found: Option<(EngineOffer, String)>) {
        let Some((offer, token)) = found else { return self.use_worker() };
        let mine = self.clone();
        let hear = move |event| match event {
            Event::Opened => mine.opened(offer),
            Event::Said(reply) => mine.hear(reply),
            Event::Ended => mine.use_worker(),
        };
        match EngineSocket::open(&token, hear) {
            Some(socket) => *self.0.way.borrow_mut() = Way::Socket(socket, false),
            None => self.use_worker(),
        }
    }

    fn opened(&self, offer: EngineOffer) {
        if let Way::Socket(_, open) = &mut *self.0.way.borrow_mut() {
            *open = true;
        }
        let usual = EngineSetup {
            threads: offer.threads.saturating_sub(1).clamp(1, USUAL_THREADS),
            ..EngineSetup::default()
        };
        self.adjust(offer, store::load(store::ENGINE).unwrap_or(usual));
        self.ask_again();
    }

    /// Changes what the server's engine uses. It stops everything; the caller asks again.
    pub(super) fn adjust(&self, offer: EngineOffer, setup: EngineSetup) {
        let setup = setup.within(offer);
        self.call(&Call::Adjust(setup));
        self.0.at_work.set(AtWork::Native(offer, setup));
    }

    fn use_worker(&self) {
        let mine = self.clone();
        let worker = EngineLink::new(Program::Study, move |reply| mine.hear(reply));
        // The old connection may be calling right now, so it is dropped later.
        let old = self.0.way.replace(Way::Worker(worker));
        spawn_local(async move { drop(old) });
        self.0.at_work.set(AtWork::Page);
        self.ask_again();
    }

    fn ask_again(&self) {
        let running = self.0.running.borrow().clone();
        for request in &running {
            self.send(request);
        }
    }

    fn hear(&self, reply: Reply) {
        if let Some(id) = reply.ends() {
            self.0.running.borrow_mut().retain(|request| request.id != id);
        }
        if matches!(reply, Reply::Failed { id: 0, .. }) {
            // The worker is at its end. The next request starts another.
            self.0.running.borrow_mut().clear();
            if let Ok(Way::Worker(worker)) = self.0.way.try_borrow_mut().as_deref_mut() {
                worker.end();
            }
        }
        (self.0.listener)(reply);
    }

    fn call(&self, call: &Call) {
        if let Way::Socket(socket, true) = &*self.0.way.borrow() {
            socket.call(call);
        }
    }

    fn send(&self, request: &Request) {
        match &mut *self.0.way.borrow_mut() {
            Way::Socket(socket, true) => socket.call(&Call::Ask(request.clone())),
            Way::Worker(worker) => worker.ask(request),
            Way::Opening | Way::Socket(_, false) => {}
        }
    }

    /// Sends a request, at once or as soon as there is an engine.
    pub(super) fn ask(&self, request: &Request) {
        self.0.running.borrow_mut().push(request.clone());
        self.send(request);
    }

    /// Stops a request and all earlier ones.
    pub(super) fn stop(&self, id: u32) {
        self.0.running.borrow_mut().retain(|request| request.id > id);
        self.call(&Call::Stop(id));
        if let Way::Worker(worker) = &mut *self.0.way.borrow_mut() {
            worker.stop(id);
        }
    }
}
