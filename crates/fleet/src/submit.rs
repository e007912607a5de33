//! Giving orders and collecting results.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use crate::bus::{Bus, Outcome};
use crate::{Error, Fleet, Hash, Order};

/// How long to wait for an announcement before outcomes are looked up.
const GLANCE: Duration = Duration::from_secs(2);
/// How often the queue is checked for orders that got lost.
const CARE: Duration = Duration::from_secs(15);
/// How often somebody is told that no worker is there.
const REMINDER: Duration = Duration::from_mins(1);

/// What happened to an order that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Submitted {
    /// It waits for a worker, or is being done.
    Queued,
    /// It was done before.
    Known,
}

/// An order whose result is awaited.
struct Awaited {
    order: Order,
    hash: Hash,
    result: Option<Vec<u8>>,
}

impl Fleet {
    /// Gives orders without waiting for results. An order that waits, is being done or was done is not done again; one that
    /// failed gets another chance.
    ///
    /// # Errors
    /// If the bus fails.
    pub fn submit<'a>(&self, orders: impl IntoIterator<Item = &'a Order>) -> Result<Vec<Submitted>, Error> {
        self.runtime.block_on(async {
            let mut all = Vec::new();
            for order in orders {
                all.push(self.bus.submit(order, &order.hash()).await?);
            }
            Ok(all)
        })
    }

    /// Gives orders and delivers the results in their order, with the number of the order. At most `ahead` orders are given
    /// before the results of earlier ones are delivered. If `deliver` breaks, the rest is taken back.
    ///
    /// # Errors
    /// If an order fails as often as it may, two workers differ, or the bus fails.
    pub fn results(
        &self,
        orders: impl IntoIterator<Item = Order>,
        ahead: usize,
        mut deliver: impl FnMut(usize, Vec<u8>) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        let mut orders = orders.into_iter().fuse();
        let (mut awaited, mut number) = (VecDeque::new(), 0);
        // Neither the orders nor `deliver` run inside the runtime, so both may use this connection.
        let mut wait = self.runtime.block_on(Wait::new(&self.bus))?;
        let end = loop {
            while awaited.len() < ahead.max(1)
                && let Some(order) = orders.next()
            {
                awaited.push_back(self.runtime.block_on(wait.give(order))?);
            }
            match awaited.front_mut().map(|first| first.result.take()) {
                None => break Ok(()),
                Some(None) => {
                    if let Err(error) = self.runtime.block_on(wait.look(&mut awaited)) {
                        break Err(error);
                    }
                }
                Some(Some(result)) => {
                    awaited.pop_front();
                    if deliver(number, result).is_break() {
                        break Ok(());
                    }
                    number += 1;
                }
            }
        };
        for left in awaited.iter().filter(|left| left.result.is_none()) {
            self.runtime.block_on(self.bus.withdraw(&left.hash))?;
        }
        end
    }
}

impl Bus {
    async fn submit(&self, order: &Order, hash: &Hash) -> Result<Submitted, Error> {
        match self.outcome(hash).await? {
            Some(Outcome::Done { .. }) => return Ok(Submitted::Known),
            // Whoever asks again wants another try.
            Some(Outcome::Failed { .. } | Outcome::Disputed { .. }) => self.forget(hash).await?,
            None => {}
        }
        self.queue(order, hash).await?;
        Ok(Submitted::Queued)
    }
}

/// Waits for announcements, and looks things up in case some are lost.
struct Wait<'a> {
    bus: &'a Bus,
    ends: Subscriber,
    cared: Instant,
    reminded: Option<Instant>,
}

impl<'a> Wait<'a> {
    async fn new(bus: &'a Bus) -> Result<Wait<'a>, Error> {
        let ends = bus.stubborn("listen", || bus.client.subscribe(bus.announcements())).await?;
        Ok(Wait { bus, ends, cared: Instant::now(), reminded: None })
    }

    async fn give(&mut self, order: Order) -> Result<Awaited, Error> {
        let hash = order.hash();
        let mut awaited = Awaited { order, hash, result: None };
        if self.bus.submit(&awaited.order, &hash).await? == Submitted::Known {
            self.collect(&mut awaited).await?;
        }
        Ok(awaited)
    }

    /// Waits until something may have ended, and collects what has.
    async fn look(&mut self, awaited: &mut VecDeque<Awaited>) -> Result<(), Error> {
        let heard = timeout(GLANCE, self.ends.next()).await.ok().flatten();
        let ended =
            heard.and_then(|message| std::str::from_utf8(&message.payload).ok()?.parse::<Hash>().ok());
        let is_due = |one: &Awaited| ended.is_none_or(|ended| ended == one.hash);
        for one in awaited.iter_mut().filter(|one| one.result.is_none() && is_due(one)) {
            self.collect(one).await?;
        }
        if self.cared.elapsed() >= CARE {
            self.cared = Instant::now();
            self.care(awaited).await?;
        }
        Ok(())
    }

    /// Takes the result of an order, if it is there.
    async fn collect(&self, one: &mut Awaited) -> Result<(), Error> {
        let (kind, hash) = (one.order.kind.clone(), one.hash);
        match self.bus.outcome(&hash).await? {
            Some(Outcome::Done { blob, .. }) => {
                one.result = self.bus.blob(&blob).await?;
                if one.result.is_none() {
                    // The server forgot it first, or its disk is damaged.
                    self.bus.forget(&hash).await?;
                    self.bus.queue(&one.order, &hash).await?;
                }
                Ok(())
            }
            Some(Outcome::Failed { why, worker }) => Err(Error::Failed { kind, hash, why, worker }),
            Some(Outcome::Disputed { one, other }) => Err(Error::Disputed { kind, hash, one, other }),
            None => Ok(()),
        }
    }

    /// Queues again what is neither in the queue nor done: somebody else took it back, or the server lost it. Says when no
    /// worker is there.
    async fn care(&mut self, awaited: &VecDeque<Awaited>) -> Result<(), Error> {
        for one in awaited.iter().filter(|one| one.result.is_none()) {
            if !self.bus.is_queued(&one.hash).await? {
                self.bus.submit(&one.order, &one.hash).await?;
            }
        }
        let info = self.bus.stubborn("ask for workers", || self.bus.consumer.get_info()).await?;
        let is_new = self.reminded.is_none_or(|reminded| reminded.elapsed() >= REMINDER);
        if info.num_waiting == 0 && info.num_ack_pending == 0 && is_new {
            self.reminded = Some(Instant::now());
            let count = awaited.iter().filter(|one| one.result.is_none()).count();
            self.bus.tell(&format!("{count} orders wait, and no worker of this version is there"));
        }
        Ok(())
    }
}
