//! A NATS server with queues for one test, and a way to it that can be cut.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use std::{env, fs, io, process, thread};

/// A server on a port and with a folder that stay the same.
pub(crate) struct Broker {
    pub(crate) port: u16,
    folder: PathBuf,
    child: Option<Child>,
}

impl Broker {
    pub(crate) fn new() -> Broker {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("crownhead-fleet-{}-{number}", process::id()));
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let mut broker = Broker { port: free.expect("a free port").port(), folder, child: None };
        broker.start();
        broker
    }

    pub(crate) fn start(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]).arg(&self.folder);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("NATS is not installed: apt-get install -y nats-server");
        self.child = Some(child);
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            thread::sleep(Duration::from_millis(20));
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
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A way to a port of this machine that can be cut.
pub(crate) struct Link {
    port: u16,
    open: Arc<AtomicBool>,
    passing: Arc<Mutex<Vec<TcpStream>>>,
}

impl Link {
    pub(crate) fn to(port: u16) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let own = listener.local_addr().expect("it is bound").port();
        let (open, passing) = (Arc::new(AtomicBool::new(true)), Arc::new(Mutex::new(Vec::new())));
        let link = Link { port: own, open: Arc::clone(&open), passing: Arc::clone(&passing) };
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if !open.load(Ordering::Relaxed) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                let again = |stream: &TcpStream| stream.try_clone().expect("a handle");
                passing.lock().expect("no panic").extend([again(&near), again(&far)]);
                for (mut from, mut to) in [(again(&near), again(&far)), (far, near)] {
                    thread::spawn(move || {
                        let _ = io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        link
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends all connections and takes no others.
    pub(crate) fn cut(&self) {
        self.open.store(false, Ordering::Relaxed);
        for stream in self.passing.lock().expect("no panic").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.open.store(true, Ordering::Relaxed);
    }
}
