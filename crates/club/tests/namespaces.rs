//! Three nodes, a database, a broker and people, each at a machine of their own with cables between them: network namespaces.
//! Cables are pulled without a word, nodes and the broker are killed, the disk of the database is slow.
//!
//! `cargo test -p crownhead-club --test namespaces -- --ignored --exact --nocapture games_survive_pulled_cables`, as root.
#![cfg(target_os = "linux")]

mod cables;
mod house;
mod pairs;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use cables::{Disk, Machines, Network};
use house::{Apart, DATA, LISTEN};
use pairs::{Games, World};
use server::Server;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

/// How long something stays broken.
const BROKEN: Duration = Duration::from_secs(3);
/// The variable with the names of the machines.
const MACHINES: &str = "CROWNHEAD_CLUB_TEST_MACHINES";
/// How often everything breaks.
const ROUNDS: usize = 2;
const NODES: [&str; 3] = ["node1", "node2", "node3"];
const DATABASE: u8 = 2;
const BROKER: u8 = 3;
const BUS_PORT: u16 = 4222;

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

/// Makes the machines, and lets this program go on at that of the people.
#[test]
#[ignore = "needs root, namespaces, PostgreSQL and NATS, and takes two minutes"]
fn games_survive_pulled_cables() {
    let user = Command::new("id").arg("-u").output().expect("the program id");
    assert_eq!(user.stdout.trim_ascii(), b"0", "only root makes network namespaces");
    let mut machines = Machines::new();
    machines.connect("people", 1, &[Network::Data, Network::Front]);
    machines.connect("data", DATABASE, &[Network::Data]);
    machines.connect("bus", BROKER, &[Network::Bus]);
    for (number, node) in (11..).zip(NODES) {
        machines.connect(node, number, &[Network::Data, Network::Bus, Network::Front]);
    }
    let inside = machines.inside("people");
    let mut command = Command::new(&inside[0]);
    command.args(&inside[1..]).arg(env::current_exe().expect("this program has a path"));
    command.args(["--ignored", "--exact", "--nocapture", "at_the_machine_of_the_people"]);
    let status = command.env(MACHINES, &machines.prefix).status().expect("the program ip");
    assert!(status.success(), "{status}");
}

/// A node at its machine.
struct Node {
    name: &'static str,
    number: u8,
    apart: Apart,
}

/// Everything there is.
struct Place {
    machines: Machines,
    nodes: Vec<Node>,
    broker: Child,
    data: String,
    /// It ends before its control group, which must be empty then.
    _server: Server,
    disk: Disk,
}

fn words(groups: &[&[String]]) -> Vec<String> {
    groups.concat()
}

fn start_node(machines: &Machines, name: &str, number: u8, data: &str) -> Apart {
    let listen = ["env".to_owned(), format!("{LISTEN}={}", Network::Front.address(number))];
    let inside = words(&[&machines.inside(name), &listen]);
    let inside: Vec<&str> = inside.iter().map(String::as_str).collect();
    let bus = format!("nats://{}:{BUS_PORT}", Network::Bus.address(BROKER));
    Apart::start_inside(
        &inside,
        data,
        [(house::BUS, &*bus)],
        &["serve", "--exact", "--ignored", "--nocapture"],
    )
}

fn start_broker(machines: &Machines) -> Child {
    let inside = machines.inside("bus");
    let mut command = Command::new(&inside[0]);
    command.args(&inside[1..]).args(["nats-server", "-a", &Network::Bus.address(BROKER), "-p"]);
    command.arg(BUS_PORT.to_string()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("NATS is not installed: apt-get install -y nats-server")
}

impl Place {
    async fn new(machines: Machines) -> Place {
        let disk = Disk::new();
        let inside = words(&[&disk.inside(), &machines.inside("data")]);
        let inside: Vec<&str> = inside.iter().map(String::as_str).collect();
        let server = Server::start(&inside, &Network::Data.address(DATABASE), 5432);
        let data = server.new_database(0).await;
        let broker = start_broker(&machines);
        // A node that finds no broker does not start.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let nodes = (11..).zip(NODES).map(|(number, name)| {
            let apart = start_node(&machines, name, number, &data);
            Node { name, number, apart }
        });
        let nodes = nodes.collect();
        Place { machines, nodes, broker, data, _server: server, disk }
    }

    fn kill_broker(&mut self) {
        let _ = self.broker.kill();
        let _ = self.broker.wait();
    }

    async fn restart(&mut self, index: usize, world: &World) {
        let Node { name, number, apart } = &mut self.nodes[index];
        let _ = apart.child.kill();
        let _ = apart.child.wait();
        *apart = start_node(&self.machines, name, *number, &self.data);
        world.note_door(index, apart.door);
        tokio::time::sleep(BROKEN).await;
    }

    async fn without(&self, networks: &[Network], index: usize) {
        let node = self.nodes[index].name;
        for network in networks {
            self.machines.pull(*network, node);
        }
        tokio::time::sleep(BROKEN).await;
        for network in networks {
            self.machines.plug_in(*network, node);
        }
    }

    /// How long a transaction takes.
    async fn commit(&self) -> Duration {
        let mut connection = PgConnection::connect(&self.data).await.expect("a server");
        let begun = Instant::now();
        let sql = "CREATE TABLE IF NOT EXISTS measure_disk (x BIGINT); INSERT INTO measure_disk VALUES (1)";
        connection.execute(AssertSqlSafe(sql)).await.expect("it is written");
        begun.elapsed()
    }

    async fn on_a_slow_disk(&self) {
        self.disk.slow_down();
        let taken = self.commit().await;
        println!("a transaction takes {} ms on the slow disk", taken.as_millis());
        assert!(taken > Duration::from_millis(40), "the disk is not slow: {taken:?}");
        tokio::time::sleep(BROKEN).await;
        self.disk.mend();
    }

    async fn break_everything(&mut self, world: &World, round: usize) {
        let rest = async || tokio::time::sleep(BROKEN).await;
        let index = |number: usize| (round + number) % NODES.len();
        world.note_broken("a node is killed");
        self.restart(index(0), world).await;
        world.note_broken("the broker is killed");
        self.kill_broker();
        rest().await;
        self.broker = start_broker(&self.machines);
        rest().await;
        world.note_broken("the cable to the database is pulled");
        self.without(&[Network::Data], index(1)).await;
        rest().await;
        world.note_broken("the cable to the broker is pulled");
        self.without(&[Network::Bus], index(2)).await;
        rest().await;
        world.note_broken("both cables are pulled");
        self.without(&[Network::Data, Network::Bus], index(0)).await;
        rest().await;
        world.note_broken("the disk of the database is slow");
        self.on_a_slow_disk().await;
        rest().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.disk.mend();
        self.kill_broker();
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a part of games_survive_pulled_cables"]
async fn at_the_machine_of_the_people() {
    let prefix = env::var(MACHINES).expect("run games_survive_pulled_cables, which makes the machines");
    let broken_from_here = TcpStream::connect((Network::Bus.address(BROKER), BUS_PORT));
    assert!(broken_from_here.is_err(), "people have no cable to the bus");
    let mut place = Place::new(Machines::with_prefix(prefix)).await;
    match place.machines.make_bad(Network::Front, "people") {
        Ok(()) => println!("the network of the people: 20 ms, 1 % of the packets lost"),
        Err(why) => println!("NOT TESTED, delay and loss of packets: {why}"),
    }
    let games = Games::begin(place.nodes.iter().map(|node| node.apart.door).collect(), 6).await;
    for round in 0..ROUNDS {
        place.break_everything(&games.world, round).await;
    }
    games.end_and_check(&place.data, 100).await;
}
