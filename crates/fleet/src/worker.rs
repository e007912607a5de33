//! Doing orders.
//!
//! Each slot takes one order at a time and nothing in advance, so a worker that leaves loses only what it has begun. While a
//! slot computes, it says so again and again; a silent one loses its order to another worker. An order leaves the queue when
//! its outcome is kept.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt as _;
use tokio::task::JoinHandle;

use crate::bus::Outcome;
use crate::{Blobs, Error, Fleet, Hash, Order};

/// How long a slot asks for an order before it looks whether it should end.
const ASKING: Duration = Duration::from_secs(1);
/// Tries of an order that fails.
const TRIES: i64 = 3;
/// How often an order may be taken and not finished: it may crash those who try it.
const TAKEN: i64 = 10;

/// Computes the result of an order, or says why it cannot.
pub type Perform<'p> = dyn Fn(&Order, &Blobs<'_>) -> Result<Vec<u8>, String> + Sync + 'p;

/// Does orders until it is told to leave.
#[derive(Debug)]
pub struct Worker<'a> {
    fleet: &'a Fleet,
    name: String,
    slots: usize,
    leave: Leave,
}

/// What a worker did with an order.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<'a> {
    /// The order.
    pub order: &'a Order,
    /// Its hash.
    pub hash: Hash,
    /// How it ended here.
    pub ended: Ended,
    /// The time it took.
    pub time: Duration,
}

/// How an order ended at a worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Computed, with a result of so many bytes.
    Done(usize),
    /// Another worker had done it before.
    Known,
    /// Another worker has a different result.
    Disputed,
    /// It failed and will be tried again.
    Failed(String),
    /// It failed as often as it may.
    Parked(String),
}

/// Ends a worker, from any thread.
#[derive(Clone, Default)]
pub struct Leave(Arc<Leaving>);

#[derive(Default)]
struct Leaving {
    stop: AtomicBool,
    /// Slots that ask for an order.
    asking: AtomicUsize,
    /// The orders at work, by slot.
    hands: Mutex<HashMap<usize, Arc<Message>>>,
}

impl std::fmt::Debug for Leave {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Leave").field("stop", &self.0.stop).finish_non_exhaustive()
    }
}

impl Leave {
    fn hands(&self) -> MutexGuard<'_, HashMap<usize, Arc<Message>>> {
        self.0.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes no more orders. Returns how many are at work; [`Worker::run`] returns when they are done.
    pub fn finish(&self) -> usize {
        self.stop();
        self.hands().len()
    }

    fn stop(&self) {
        self.0.stop.store(true, Ordering::SeqCst);
    }

    fn is_told(&self) -> bool {
        self.0.stop.load(Ordering::SeqCst)
    }
}

impl Fleet {
    /// Gives the orders at work back, so that others can take them at once. For the end of the program: what was computed of
    /// them is lost.
    pub fn give_back(&self, leave: &Leave) {
        leave.finish();
        self.return_held(leave);
        // An order may be on its way to a slot that asked before.
        let began = Instant::now();
        while leave.0.asking.load(Ordering::SeqCst) > 0 && began.elapsed() < ASKING * 2 {
            thread::sleep(Duration::from_millis(20));
        }
        self.return_held(leave);
    }

    fn return_held(&self, leave: &Leave) {
        let held: Vec<Arc<Message>> = leave.hands().drain().map(|(_, message)| message).collect();
        self.runtime.block_on(async {
            for message in held {
                // Without an answer, others wait until this worker has been silent long enough.
                let _ = message.double_ack_with(AckKind::Nak(None)).await;
            }
        });
    }
}

impl<'a> Worker<'a> {
    /// A worker with a name for people, which does so many orders at once.
    pub fn new(fleet: &'a Fleet, name: &str, slots: usize) -> Worker<'a> {
        Worker { fleet, name: name.to_owned(), slots: slots.max(1), leave: Leave::default() }
    }

    /// Ends this worker from elsewhere.
    pub fn leave(&self) -> Leave {
        self.leave.clone()
    }

    /// Does orders until told to leave. `perform` computes a result, or says why it cannot; `report` hears of each order.
    ///
    /// # Errors
    /// If the bus fails and does not come back.
    pub fn run(&self, perform: &Perform<'_>, report: &(dyn Fn(&Report<'_>) + Sync)) -> Result<(), Error> {
        let blobs = Blobs::new(self.fleet);
        thread::scope(|scope| {
            let slot = |number| Slot { worker: self, blobs: &blobs, number, perform, report };
            let slots: Vec<_> =
                (0..self.slots).map(slot).map(|slot| scope.spawn(move || slot.work())).collect();
            let ends = slots.into_iter().map(thread::ScopedJoinHandle::join);
            ends.map(|end| end.unwrap_or_else(|_| Err(Error::Threads("one has panicked".to_owned()))))
                .fold(Ok(()), Result::and)
        })
    }
}

struct Slot<'s, 'a> {
    worker: &'s Worker<'a>,
    blobs: &'s Blobs<'s>,
    number: usize,
    perform: &'s Perform<'s>,
    report: &'s (dyn Fn(&Report<'_>) + Sync),
}

impl Slot<'_, '_> {
    fn work(&self) -> Result<(), Error> {
        while !self.worker.leave.is_told() {
            // The others must not go on for ever.
            let taken = self.ask().inspect_err(|_| self.worker.leave.stop())?;
            let Some(message) = taken else { continue };
            let done = self.serve(&message);
            self.worker.leave.hands().remove(&self.number);
            done.inspect_err(|_| self.worker.leave.stop())?;
        }
        Ok(())
    }

    /// Asks for an order, which is then in the hands of this slot.
    fn ask(&self) -> Result<Option<Arc<Message>>, Error> {
        let (fleet, leave) = (self.worker.fleet, &self.worker.leave);
        leave.0.asking.fetch_add(1, Ordering::SeqCst);
        let taken = if leave.is_told() {
            Ok(None)
        } else {
            fleet.runtime.block_on(fleet.bus.stubborn("take an order", || self.take()))
        };
        let taken = taken.map(|message| message.map(Arc::new));
        if let Ok(Some(message)) = &taken {
            leave.hands().insert(self.number, Arc::clone(message));
        }
        leave.0.asking.fetch_sub(1, Ordering::SeqCst);
        taken
    }

    async fn take(&self) -> Result<Option<Message>, String> {
        let consumer = &self.worker.fleet.bus.consumer;
        let asked = consumer.batch().max_messages(1).expires(ASKING).messages().await;
        let mut messages = asked.map_err(|error| error.to_string())?;
        messages.next().await.transpose().map_err(|error| error.to_string())
    }

    fn serve(&self, message: &Arc<Message>) -> Result<(), Error> {
        let (bus, runtime) = (&self.worker.fleet.bus, &self.worker.fleet.runtime);
        let alive = self.stay_alive(message);
        let Ok(order) = serde_json::from_slice::<Order>(&message.payload) else {
            alive.abort();
            bus.tell("the queue has an order that cannot be read; it is thrown away");
            return runtime.block_on(acknowledge(self, message));
        };
        let (hash, began) = (order.hash(), Instant::now());
        let ended = self.do_order(&order, &hash, message.info().map_or(1, |info| info.delivered));
        alive.abort();
        let ended = ended?;
        runtime.block_on(async {
            if let Ended::Failed(_) = ended {
                // Nobody waits for an answer: without it, the order comes back a little later.
                let _ = message.ack_with(AckKind::Nak(Some(ASKING))).await;
                return Ok(());
            }
            bus.announce(&hash).await;
            acknowledge(self, message).await
        })?;
        (self.report)(&Report { order: &order, hash, ended, time: began.elapsed() });
        Ok(())
    }

    /// Says again and again that the order is being done.
    fn stay_alive(&self, message: &Arc<Message>) -> JoinHandle<()> {
        let (message, silence) = (Arc::clone(message), self.worker.fleet.bus.settings.silence);
        self.worker.fleet.runtime.spawn(async move {
            loop {
                tokio::time::sleep(silence / 3).await;
                let _ = message.ack_with(AckKind::Progress).await;
            }
        })
    }

    fn do_order(&self, order: &Order, hash: &Hash, taken: i64) -> Result<Ended, Error> {
        let (bus, runtime) = (&self.worker.fleet.bus, &self.worker.fleet.runtime);
        if let Some(Outcome::Done { .. }) = runtime.block_on(bus.outcome(hash))? {
            return Ok(Ended::Known);
        }
        if taken > TAKEN {
            let why = format!("it was taken {TAKEN} times and never finished");
            return runtime.block_on(self.park(hash, why));
        }
        let performed = catch_unwind(AssertUnwindSafe(|| (self.perform)(order, self.blobs)));
        match performed.unwrap_or_else(|_| Err("the program panicked".to_owned())) {
            Ok(result) => runtime.block_on(self.keep(hash, &result)),
            Err(why) if taken < TRIES => Ok(Ended::Failed(why)),
            Err(why) => runtime.block_on(self.park(hash, why)),
        }
    }

    async fn park(&self, hash: &Hash, why: String) -> Result<Ended, Error> {
        let outcome = Outcome::Failed { why: why.clone(), worker: self.worker.name.clone() };
        let entered = self.worker.fleet.bus.enter(hash, &outcome).await?;
        Ok(if entered { Ended::Parked(why) } else { Ended::Known })
    }

    /// Keeps a result, and compares it with that of another worker if there is one.
    async fn keep(&self, hash: &Hash, result: &[u8]) -> Result<Ended, Error> {
        let (bus, own) = (&self.worker.fleet.bus, &self.worker.name);
        let blob = bus.keep(result).await?;
        let done = Outcome::Done { blob, worker: own.clone() };
        if bus.enter(hash, &done).await? {
            return Ok(Ended::Done(result.len()));
        }
        match bus.outcome(hash).await? {
            Some(Outcome::Done { blob: other, .. }) if other == blob => Ok(Ended::Known),
            Some(Outcome::Done { worker, .. }) => {
                let dispute = Outcome::Disputed { one: worker, other: own.clone() };
                bus.replace(hash, &dispute).await?;
                Ok(Ended::Disputed)
            }
            Some(Outcome::Disputed { .. }) => Ok(Ended::Disputed),
            // Another worker gave up too early, or the outcome cannot be read.
            Some(Outcome::Failed { .. }) | None => {
                bus.replace(hash, &done).await?;
                Ok(Ended::Done(result.len()))
            }
        }
    }
}

/// Takes an order out of the queue.
async fn acknowledge(slot: &Slot<'_, '_>, message: &Message) -> Result<(), Error> {
    let bus = &slot.worker.fleet.bus;
    bus.stubborn("acknowledge an order", || message.double_ack()).await
}
