//! Three nodes, and everything that can break breaks: nodes are killed, the broker is killed, links to the broker and to
//! the database are cut, with a word and without one, the database is slow, and all nodes are replaced one after the other.
//! People play on: nothing that was acknowledged is lost, every rated game counts once, and nobody waits for long.

mod house;
mod nodes;
mod pairs;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crownhead_testkit::network::{Broker, Link};
use house::{Apart, DATA};
use nodes::database;
use pairs::{Games, TAKEOVER, World};

/// How long something stays broken.
const BROKEN: Duration = Duration::from_secs(3);

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

/// A node with its links.
struct Node {
    apart: Apart,
    to_broker: Link,
    to_database: Link,
    data: String,
}

impl Node {
    fn new(database: &str, broker: &Broker) -> Node {
        let (head, tail) = database.rsplit_once('/').expect("an address");
        let (head, port) = head.rsplit_once(':').expect("a port");
        let to_database = Link::to(port.parse().expect("a port"));
        let to_broker = Link::to(broker.port());
        let data = format!("{head}:{}/{tail}", to_database.port());
        let apart = Node::start(&data, to_broker.port());
        Node { apart, to_broker, to_database, data }
    }

    fn start(data: &str, broker_port: u16) -> Apart {
        let bus = format!("nats://127.0.0.1:{broker_port}");
        Apart::start_with(data, Some(&bus), &["serve", "--exact", "--ignored", "--nocapture"])
    }

    fn kill(&mut self) {
        let _ = self.apart.child.kill();
        let _ = self.apart.child.wait();
    }

    /// Stops it as a new version is installed: it is asked to stop, and hands its games over.
    async fn stop(&mut self) {
        let id = self.apart.child.id().to_string();
        let asked = Command::new("kill").arg(&id).status().expect("the program kill");
        assert!(asked.success(), "{asked}");
        let begun = Instant::now();
        loop {
            match self.apart.child.try_wait().expect("a child") {
                Some(status) => return assert!(status.success(), "{status}"),
                None => assert!(begun.elapsed() < 2 * TAKEOVER, "it stops when it is asked to"),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn restart(&mut self) {
        let (data, port) = (self.data.clone(), self.to_broker.port());
        // It waits for the line in which the node says where it listens.
        let started = tokio::task::spawn_blocking(move || Node::start(&data, port));
        self.apart = started.await.expect("it starts");
    }
}

/// Breaks one thing after another; what stays broken is mended after a while.
async fn break_things(nodes: &mut [Node], broker: &mut Broker, world: &World, times: u32) {
    for time in 0..times {
        let index = (time as usize * 7 + 3) % nodes.len();
        let what = Break::ALL[time as usize % Break::ALL.len()];
        world.note_broken(what.name());
        break_one(what, &mut nodes[index], broker, world, index).await;
        tokio::time::sleep(BROKEN).await;
    }
}

/// What can break.
#[derive(Clone, Copy)]
enum Break {
    NodeKilled,
    SlowDatabase,
    BrokerKilled,
    BusCut,
    BusSilent,
    DatabaseCut,
    DatabaseSilent,
    NodeReplaced,
}

impl Break {
    const ALL: [Break; 8] = [
        Break::NodeKilled,
        Break::SlowDatabase,
        Break::BrokerKilled,
        Break::DatabaseCut,
        Break::NodeReplaced,
        Break::DatabaseSilent,
        Break::BusCut,
        Break::BusSilent,
    ];

    fn name(self) -> &'static str {
        match self {
            Break::NodeKilled => "a node is killed",
            Break::SlowDatabase => "the database is slow",
            Break::BrokerKilled => "the broker is killed",
            Break::BusCut => "the link to the broker is cut",
            Break::BusSilent => "the link to the broker is silent",
            Break::DatabaseCut => "the link to the database is cut",
            Break::DatabaseSilent => "the link to the database is silent",
            Break::NodeReplaced => "a node is replaced",
        }
    }
}

async fn break_one(what: Break, node: &mut Node, broker: &mut Broker, world: &World, index: usize) {
    match what {
        Break::NodeKilled => node.kill(),
        Break::NodeReplaced => node.stop().await,
        Break::SlowDatabase => node.to_database.slow_down(150),
        Break::BrokerKilled => broker.kill(),
        Break::BusCut => node.to_broker.cut(),
        Break::BusSilent => node.to_broker.hold(),
        Break::DatabaseCut => node.to_database.cut(),
        Break::DatabaseSilent => node.to_database.hold(),
    }
    if matches!(what, Break::NodeKilled | Break::NodeReplaced) {
        node.restart().await;
        world.note_door(index, node.apart.door);
        return;
    }
    tokio::time::sleep(BROKEN).await;
    match what {
        Break::BrokerKilled => broker.start(),
        Break::BusCut | Break::BusSilent => node.to_broker.mend(),
        _ => node.to_database.mend(),
    }
}

/// Pairs play while something happens to the nodes; then everything is checked.
async fn survive(
    pairs: u64,
    events_per_pair: u64,
    happen: impl AsyncFnOnce(&mut [Node], &mut Broker, &World),
) {
    let (place, mut broker) = (database().await, Broker::new());
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Node::new(&place, &broker));
    }
    let games = Games::begin(nodes.iter().map(|node| node.apart.door).collect(), pairs).await;
    happen(&mut nodes, &mut broker, &games.world).await;
    games.end_and_check(&place, events_per_pair).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn nothing_acknowledged_is_lost_when_anything_breaks() {
    survive(6, 80, async |nodes, broker, world| break_things(nodes, broker, world, 8).await).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a hundred breaks take ten minutes"]
async fn nothing_acknowledged_is_lost_in_a_hundred_breaks() {
    survive(10, 1_000, async |nodes, broker, world| break_things(nodes, broker, world, 100).await).await;
}

/// A new version is installed on one node after the other.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn nodes_are_replaced_while_people_play() {
    let replace = async |nodes: &mut [Node], broker: &mut Broker, world: &World| {
        for _ in 0..2 {
            for (index, node) in nodes.iter_mut().enumerate() {
                world.note_broken(Break::NodeReplaced.name());
                break_one(Break::NodeReplaced, node, broker, world, index).await;
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    };
    survive(8, 50, replace).await;
}
