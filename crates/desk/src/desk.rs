//! What all desks have in common.

use crownhead_api::{EngineJob, EngineReply, Request};
use crownhead_engine::{Engine, Monitor};

/// A monitor that also takes replies before the last one.
pub trait Listener<R>: Monitor {
    /// Takes a reply.
    fn hear(&mut self, reply: R);
}

/// An engine that answers the requests of a page.
pub trait Desk {
    /// What it does.
    type Job: EngineJob;
    /// What it answers.
    type Reply: EngineReply;

    /// A desk with this engine.
    fn new(engine: Engine) -> Self;

    /// The engine.
    fn engine(&mut self) -> &mut Engine;

    /// Answers a request. The listener takes all replies but the last, which is returned.
    fn answer(
        &mut self,
        request: Request<Self::Job>,
        listener: &mut dyn Listener<Self::Reply>,
    ) -> Self::Reply;
}
