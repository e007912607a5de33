//! A wire to a server, which breaks or stops at a given word.

use std::collections::VecDeque;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use crownhead_store::Place;

/// The words at which something happens to a connection, in their order.
#[derive(Clone, Default)]
pub(crate) struct Wire(Arc<Mutex<VecDeque<(&'static str, Fate)>>>);

/// What happens at a word.
#[derive(Clone, Copy)]
enum Fate {
    /// The server does what it is told; the connection breaks before its answer.
    Lose,
    /// The server is not told.
    Hold,
}

impl Wire {
    /// A wire to a server, and the place at this end.
    pub(crate) fn to(place: &Place) -> (Wire, Place) {
        let Place::Server(url) = place else { panic!("files have no wires") };
        let (before, after) = url.rsplit_once('@').expect("someone signs in");
        let (there, path) = after.split_once('/').expect("there is a database");
        let (listener, there) = (TcpListener::bind("127.0.0.1:0").expect("a free port"), there.to_owned());
        let here = listener.local_addr().expect("it has one");
        let wire = Wire::default();
        let words = wire.clone();
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                words.connect(near, TcpStream::connect(&there).expect("a server"));
            }
        });
        (wire, Place::Server(format!("{before}@{here}/{path}")))
    }

    /// Connections break when such words have been sent, one after the other. The server does what it is told, and its
    /// answer is lost.
    pub(crate) fn lose(&self, words: &[&'static str]) {
        self.0.lock().expect("no panic").extend(words.iter().map(|word| (*word, Fate::Lose)));
    }

    /// A connection sends nothing more from this word on, as if its program stood still.
    pub(crate) fn hold(&self, word: &'static str) {
        self.0.lock().expect("no panic").push_back((word, Fate::Hold));
    }

    pub(crate) fn is_done(&self) -> bool {
        self.0.lock().expect("no panic").is_empty()
    }

    fn connect(&self, near: TcpStream, far: TcpStream) {
        let (words, broken) = (self.clone(), Arc::new(AtomicBool::new(false)));
        let breaks = Arc::clone(&broken);
        let (source, target) = (near.try_clone().expect("a handle"), far.try_clone().expect("a handle"));
        let passes_on = move |said: &[u8]| {
            match words.fate(said) {
                Some(Fate::Lose) => breaks.store(true, Ordering::SeqCst),
                Some(Fate::Hold) => loop {
                    thread::park();
                },
                None => {}
            }
            true
        };
        thread::spawn(move || pass(source, target, passes_on));
        thread::spawn(move || pass(far, near, |_| !broken.load(Ordering::SeqCst)));
    }

    /// What happens now.
    fn fate(&self, said: &[u8]) -> Option<Fate> {
        let mut words = self.0.lock().expect("no panic");
        let word = words.front()?.0.as_bytes();
        let found = said.windows(word.len()).any(|part| part == word);
        if found { words.pop_front().map(|(_, fate)| fate) } else { None }
    }
}

/// Passes on what is said, until someone ends it or the wire is broken.
fn pass(mut source: TcpStream, mut target: TcpStream, mut is_whole: impl FnMut(&[u8]) -> bool) {
    let mut said = [0; 8_192];
    while let Ok(count @ 1..) = source.read(&mut said) {
        if !is_whole(&said[..count]) || target.write_all(&said[..count]).is_err() {
            break;
        }
    }
    for end in [source, target] {
        // The other direction may have ended already.
        let _ = end.shutdown(Shutdown::Both);
    }
}
