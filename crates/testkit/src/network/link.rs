//! A way to a port of this machine that can be cut, held up and slowed down.
//!
//! Cut means that both ends are told at once. Held means that nobody is told anything: what is said waits, as it does when
//! packets are lost, and goes on when the link is mended.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How a link is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Open,
    Cut,
    Held,
}

#[derive(Debug)]
struct Shared {
    state: State,
    /// What each piece waits.
    delay: Duration,
    /// How many times it was cut: what passed before is over.
    cuts: u64,
    passing: Vec<TcpStream>,
}

/// A way to a port of this machine.
#[derive(Debug)]
pub struct Link {
    port: u16,
    shared: Arc<(Mutex<Shared>, Condvar)>,
}

impl Link {
    /// A way to a port.
    ///
    /// # Panics
    /// If this machine has no free port.
    pub fn to(port: u16) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let own = listener.local_addr().expect("it is bound").port();
        let shared = Shared { state: State::Open, delay: Duration::ZERO, cuts: 0, passing: Vec::new() };
        let link = Link { port: own, shared: Arc::new((Mutex::new(shared), Condvar::new())) };
        let shared = Arc::clone(&link.shared);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let shared = Arc::clone(&shared);
                thread::spawn(move || connect(&shared, near, port));
            }
        });
        link
    }

    /// Where it begins.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a NATS server at its end.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends all connections and takes no others.
    pub fn cut(&self) {
        let mut shared = lock(&self.shared);
        shared.state = State::Cut;
        shared.cuts += 1;
        for stream in shared.passing.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.shared.1.notify_all();
    }

    /// Nothing passes any more, and nobody is told.
    pub fn hold(&self) {
        lock(&self.shared).state = State::Held;
    }

    /// Every piece waits so many milliseconds.
    pub fn slow_down(&self, delay: u64) {
        lock(&self.shared).delay = Duration::from_millis(delay);
    }

    /// As in the beginning.
    pub fn mend(&self) {
        let mut shared = lock(&self.shared);
        (shared.state, shared.delay) = (State::Open, Duration::ZERO);
        self.shared.1.notify_all();
    }
}

fn lock(shared: &(Mutex<Shared>, Condvar)) -> MutexGuard<'_, Shared> {
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits while the link is held. What each piece waits, and the number of cuts; nothing if it is cut.
fn wait(shared: &(Mutex<Shared>, Condvar)) -> Option<(Duration, u64)> {
    let held = |shared: &mut Shared| shared.state == State::Held;
    let shared = shared.1.wait_while(lock(shared), held).unwrap_or_else(PoisonError::into_inner);
    (shared.state == State::Open).then_some((shared.delay, shared.cuts))
}

fn connect(shared: &Arc<(Mutex<Shared>, Condvar)>, near: TcpStream, port: u16) {
    let Some((_, cuts)) = wait(shared) else { return };
    let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { return };
    // Small messages must not wait for each other.
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let again = |stream: &TcpStream| stream.try_clone().expect("a handle");
    {
        let mut shared = lock(shared);
        if shared.cuts != cuts {
            return;
        }
        shared.passing.extend([again(&near), again(&far)]);
    }
    for (from, to) in [(again(&near), again(&far)), (far, near)] {
        let shared = Arc::clone(shared);
        thread::spawn(move || pass(&shared, from, to, cuts));
    }
}

fn pass(shared: &(Mutex<Shared>, Condvar), mut from: TcpStream, mut to: TcpStream, cuts: u64) {
    let mut piece = vec![0; 65_536];
    while let Ok(length @ 1..) = from.read(&mut piece) {
        let Some((delay, now)) = wait(shared) else { break };
        if now != cuts {
            break;
        }
        if !delay.is_zero() {
            thread::sleep(delay);
        }
        if to.write_all(&piece[..length]).is_err() {
            break;
        }
    }
    for end in [from, to] {
        // The other direction may have ended already.
        let _ = end.shutdown(Shutdown::Both);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that says what it hears.
    fn echo() -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                thread::spawn(move || {
                    let mut from = stream.try_clone().expect("a handle");
                    let mut to = stream;
                    let _ = std::io::copy(&mut from, &mut to);
                });
            }
        });
        port
    }

    fn answer(stream: &mut TcpStream, within: Duration) -> std::io::Result<u8> {
        stream.set_read_timeout(Some(within)).expect("a time");
        let mut byte = [0];
        stream.read_exact(&mut byte).map(|()| byte[0])
    }

    #[test]
    fn a_link_is_held_slowed_down_cut_and_mended() {
        let (short, long) = (Duration::from_millis(100), Duration::from_secs(30));
        let link = Link::to(echo());
        let mut stream = TcpStream::connect(("127.0.0.1", link.port())).expect("it listens");
        stream.write_all(b"a").expect("it takes it");
        assert_eq!(answer(&mut stream, long).expect("an answer"), b'a');
        link.hold();
        stream.write_all(b"b").expect("nobody is told");
        assert!(answer(&mut stream, short).is_err());
        link.mend();
        assert_eq!(answer(&mut stream, long).expect("nothing is lost"), b'b');
        link.slow_down(150);
        stream.write_all(b"c").expect("it takes it");
        assert!(answer(&mut stream, short).is_err());
        assert_eq!(answer(&mut stream, long).expect("it is late"), b'c');
        link.cut();
        let told = answer(&mut stream, long).expect_err("the end");
        assert!(!matches!(told.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut));
        link.mend();
        let mut stream = TcpStream::connect(("127.0.0.1", link.port())).expect("it listens");
        stream.write_all(b"d").expect("it takes it");
        assert_eq!(answer(&mut stream, long).expect("an answer"), b'd');
    }
}
