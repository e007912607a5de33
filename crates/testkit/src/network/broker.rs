//! A NATS server for one test.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process, thread};

/// A server whose port and folder stay the same, however often it is killed and started again. It ends with the test.
#[derive(Debug)]
pub struct Broker {
    port: u16,
    folder: PathBuf,
    settings: Option<PathBuf>,
    child: Option<Child>,
}

impl Broker {
    /// A server with queues that anyone on this machine may use.
    pub fn new() -> Broker {
        Broker::start_new(None)
    }

    /// A server with settings in its own format: for certificates and passwords.
    pub fn with_settings(text: &str) -> Broker {
        Broker::start_new(Some(text))
    }

    fn start_new(settings: Option<&str>) -> Broker {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("crownhead-nats-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let settings = settings.map(|text| {
            let path = folder.join("settings.conf");
            fs::write(&path, text).expect("a file");
            path
        });
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let mut broker = Broker { port: free.expect("a free port").port(), folder, settings, child: None };
        broker.start();
        broker
    }

    /// Starts it again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]).arg(&self.folder);
        if let Some(settings) = &self.settings {
            command.arg("-c").arg(settings);
        }
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("NATS is not installed: apt-get install -y nats-server");
        let child = self.child.insert(child);
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if let Ok(Some(status)) = child.try_wait() {
                panic!("NATS doesn't start: {status}");
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its folder, for certificates.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Default for Broker {
    fn default() -> Broker {
        Broker::new()
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
