//! What several nodes need: a broker, a database, and links between them that can be cut.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::watch;

use crate::server;

/// A broker on a port that stays the same.
pub(crate) struct Broker {
    pub(crate) port: u16,
    child: Option<Child>,
}

impl Broker {
    pub(crate) fn new() -> Broker {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let mut broker = Broker { port: free.expect("a free port").port(), child: None };
        broker.start();
        broker
    }

    pub(crate) fn start(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("NATS is not installed: apt-get install -y nats-server");
        self.child = Some(child);
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The address of a new database.
pub(crate) async fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    server::new_database(COUNT.fetch_add(1, Ordering::Relaxed)).await
}

/// A way to a port of this machine that can be cut and slowed down.
pub(crate) struct Link {
    pub(crate) port: u16,
    open: Arc<watch::Sender<bool>>,
    /// What each piece waits, in milliseconds.
    delay: Arc<AtomicU64>,
}

impl Link {
    pub(crate) async fn to(port: u16) -> Link {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let own = listener.local_addr().expect("it is bound").port();
        let (open, delay) = (Arc::new(watch::Sender::new(true)), Arc::new(AtomicU64::new(0)));
        let link = Link { port: own, open: Arc::clone(&open), delay: Arc::clone(&delay) };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if !*open.borrow() {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
                // Small messages must not wait for each other.
                let _ = (near.set_nodelay(true), far.set_nodelay(true));
                let ((near_out, near_in), (far_out, far_in)) = (near.into_split(), far.into_split());
                tokio::spawn(pass(near_out, far_in, open.subscribe(), Arc::clone(&delay)));
                tokio::spawn(pass(far_out, near_in, open.subscribe(), Arc::clone(&delay)));
            }
        });
        link
    }

    /// Ends all connections and takes no others.
    pub(crate) fn cut(&self) {
        self.open.send_replace(false);
    }

    pub(crate) fn mend(&self) {
        self.open.send_replace(true);
        self.slow_down(0);
    }

    /// Every piece waits so many milliseconds.
    pub(crate) fn slow_down(&self, delay: u64) {
        self.delay.store(delay, Ordering::Relaxed);
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut open: watch::Receiver<bool>,
    delay: Arc<AtomicU64>,
) {
    let mut piece = vec![0; 65_536];
    loop {
        let read = tokio::select! {
            read = from.read(&mut piece) => read,
            _ = open.wait_for(|open| !*open) => return,
        };
        let Ok(length @ 1..) = read else { return };
        let wait = delay.load(Ordering::Relaxed);
        if wait > 0 {
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
}
