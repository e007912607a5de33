//! Requests of the page, one after another.
//!
//! Other tabs of the site have workers of their own. A tab that has added games, or removed all, tells them on a channel.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use crownhead_api::library::{Added, LibraryAnswer, LibraryJob, LibraryReply, LibraryRequest, Piece};
use crownhead_librarian::{Intake, Librarian, summary};
use crownhead_library::MemoryLibrary;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent};

use crate::store::{Store, reason};

const CHANNEL: &str = "crownhead-library";
/// What tabs tell each other.
const ADDED: &str = "added";
const CLEARED: &str = "cleared";

/// What is to be done.
enum Task {
    Request(LibraryRequest),
    /// Another tab has told this.
    Told(String),
}

struct Desk {
    scope: DedicatedWorkerGlobalScope,
    channel: Option<BroadcastChannel>,
    store: Option<Store>,
    library: MemoryLibrary,
    librarian: Librarian,
    intake: Intake,
}

/// What waits for the desk, and the desk.
type Waiting = Rc<RefCell<Queue>>;

struct Queue {
    tasks: VecDeque<Task>,
    /// The desk, unless it is at work.
    desk: Option<Desk>,
}

/// Starts to listen, and to load what is stored.
pub(crate) fn open() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let channel = BroadcastChannel::new(CHANNEL).ok();
    let waiting: Waiting = Rc::new(RefCell::new(Queue { tasks: VecDeque::new(), desk: None }));
    let heard = Rc::clone(&waiting);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(request) = serde_wasm_bindgen::from_value::<LibraryRequest>(event.data()) {
            heard.borrow_mut().tasks.push_back(Task::Request(request));
            work(&heard);
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    if let Some(channel) = &channel {
        let heard = Rc::clone(&waiting);
        let on_told = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(told) = event.data().as_string() {
                heard.borrow_mut().tasks.push_back(Task::Told(told));
                work(&heard);
            }
        });
        channel.set_onmessage(Some(on_told.as_ref().unchecked_ref()));
        on_told.forget();
    }
    spawn_local(async move {
        let mut desk = Desk {
            scope,
            channel,
            store: None,
            library: MemoryLibrary::new(),
            librarian: Librarian::default(),
            intake: Intake::default(),
        };
        desk.load().await;
        desk.say(0, LibraryReply::Ready);
        waiting.borrow_mut().desk = Some(desk);
        work(&waiting);
    });
}

/// Does what waits, unless the desk is at work already.
fn work(waiting: &Waiting) {
    let Some(mut desk) = waiting.borrow_mut().desk.take() else { return };
    let waiting = Rc::clone(waiting);
    spawn_local(async move {
        loop {
            let task = waiting.borrow_mut().tasks.pop_front();
            match task {
                Some(Task::Request(request)) => desk.request(request).await,
                Some(Task::Told(told)) => desk.told(&told).await,
                None => break,
            }
        }
        waiting.borrow_mut().desk = Some(desk);
    });
}

impl Desk {
    fn say(&self, id: u32, reply: LibraryReply) {
        if let Ok(message) = serde_wasm_bindgen::to_value(&LibraryAnswer { id, reply }) {
            _ = self.scope.post_message(&message);
        }
    }

    fn tell(&self, what: &str) {
        if let Some(channel) = &self.channel {
            _ = channel.post_message(&what.into());
        }
    }

    /// Opens the storage and reads everything. Without storage the library stays empty.
    async fn load(&mut self) {
        self.library = MemoryLibrary::new();
        self.store = Store::open(&self.scope).await.ok();
        self.catch_up().await;
    }

    /// Reads what other tabs have written.
    async fn catch_up(&mut self) {
        let Some(store) = &mut self.store else { return };
        for batch in store.news().await.unwrap_or_default() {
            // A batch that cannot be read comes from a newer program, which will read it again.
            if let Ok(batch) = MemoryLibrary::from_bytes(&batch) {
                for game in batch.into_games() {
                    self.library.put(game);
                }
            }
        }
        self.librarian.forget();
    }

    async fn told(&mut self, told: &str) {
        if told == CLEARED {
            // What this tab has added since is still stored.
            self.library = MemoryLibrary::new();
            self.store.iter_mut().for_each(Store::rewind);
        }
        self.catch_up().await;
        if let Ok(summary) = summary(&self.library) {
            self.say(0, LibraryReply::Summary(summary));
        }
    }

    async fn request(&mut self, LibraryRequest { id, job }: LibraryRequest) {
        let reply = match &job {
            LibraryJob::Add(piece) => self.add(piece).await,
            LibraryJob::Clear => self.clear().await,
            job => self.librarian.answer(&self.library, job).unwrap_or(LibraryReply::Failed(String::new())),
        };
        self.say(id, reply);
    }

    async fn add(&mut self, piece: &Piece) -> LibraryReply {
        let (counted, new) = self.library.absorb(self.intake.take(piece));
        self.librarian.forget();
        if counted.new + counted.bad > 0 {
            let written = match &mut self.store {
                Some(store) => store.append(&new.to_bytes()).await,
                None => Err(JsValue::UNDEFINED),
            };
            if let Err(error) = written {
                // What is not stored must not look stored.
                self.load().await;
                return LibraryReply::Failed(reason(&error));
            }
            self.tell(ADDED);
        }
        let number = |count: u64| count as u32;
        LibraryReply::Added(Added {
            new: number(counted.new),
            duplicates: number(counted.duplicates),
            bad: number(counted.bad),
        })
    }

    async fn clear(&mut self) -> LibraryReply {
        if let Some(store) = &mut self.store
            && let Err(error) = store.clear().await
        {
            return LibraryReply::Failed(reason(&error));
        }
        self.library = MemoryLibrary::new();
        self.librarian.forget();
        self.tell(CLEARED);
        summary(&self.library).map_or_else(LibraryReply::Failed, LibraryReply::Summary)
    }
}
