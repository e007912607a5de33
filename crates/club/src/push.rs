//! News for people whose page is closed: web push (RFC 8030), encrypted for the browser and signed by the club.
//!
//! What someone is to be told is written to the store with the event that it belongs to ([`news`]), so a move waits for no
//! push service, and a crash loses nothing. The [`courier`] of each node sends what waits there. A node takes messages
//! for a minute; if it dies meanwhile, another one sends them again, so that a device may be told twice, but not never.
//!
//! Not here: the sentences, which whoever runs the club brings along ([`Wording`]).
//!
//! Invariants: a message has no secret in it; addresses of devices are logged by their host only.

mod courier;
mod endpoint;
pub(crate) mod news;
mod orders;
mod parcel;
mod post;
mod seal;
mod vapid;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crownhead_api::push::{Tidings, Words};

pub(crate) use courier::{Courier, run};
pub(crate) use orders::routes;
pub(crate) use vapid::Vapid;

/// Says something in the language with a tag, or in one that is close to it.
pub type Wording = Arc<dyn Fn(&str, &Tidings) -> Words + Send + Sync>;

/// How people are told of news on their devices.
#[derive(Clone, Default)]
pub struct Push {
    /// The sentences; without them nobody is told anything.
    pub wording: Option<Wording>,
    /// Whom a push service may write to: `mailto:ada@example.org`, or the address of a page.
    pub contact: Option<String>,
    /// Where devices may be.
    pub reach: Reach,
    /// How fast it all goes.
    pub haste: Haste,
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push")
            .field("contact", &self.contact)
            .field("reach", &self.reach)
            .finish_non_exhaustive()
    }
}

/// Where the addresses of devices may lead.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To machines with a public address.
    #[default]
    Public,
    /// Anywhere, for tests: push services have certificates that this one, in DER, has signed.
    Loopback(Vec<u8>),
}

/// How fast messages are sent. Tests are in a hurry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haste {
    /// How often a node looks for messages that wait, and for people who run out of time.
    pub look: Duration,
    /// How long a push service may take.
    pub patience: Duration,
    /// How long a node has for the messages that it has taken; longer than a push service may take.
    pub lease: Duration,
    /// The pause after the first attempt that failed; each further one is twice as long.
    pub pause: Duration,
}

impl Default for Haste {
    fn default() -> Haste {
        Haste {
            look: Duration::from_secs(20),
            patience: Duration::from_secs(10),
            lease: Duration::from_mins(1),
            pause: Duration::from_secs(30),
        }
    }
}
