//! The engine behind the page: a WebSocket at `/api/engine`, spoken here byte by byte.

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use support::served::Served;

/// A server and the token of its page.
struct Page {
    served: Served,
    token: String,
}

impl Page {
    fn open() -> Page {
        let served = Served::start(&["serve", "--port", "0"], "", "");
        Page { token: served.token(), served }
    }

    /// What `GET /api/engine` answers.
    fn offer(&self) -> String {
        self.served.ask("GET", "/api/engine", "", "")
    }

    /// Asks for a connection with an origin and protocols; the head of the answer.
    fn knock(&self, origin: &str, protocols: &str) -> (Socket, String) {
        let stream = TcpStream::connect(("127.0.0.1", self.served.port())).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a limit");
        let mut socket = Socket(BufReader::new(stream));
        let request = format!(
            "GET /api/engine HTTP/1.1\r\nHost: localhost:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{origin}\
             Sec-WebSocket-Protocol: {protocols}\r\n\r\n",
            self.served.port()
        );
        socket.0.get_mut().write_all(request.as_bytes()).expect("it reads");
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") && socket.0.read_line(&mut head).expect("a head") > 0 {}
        (socket, head)
    }

    fn own_origin(&self) -> String {
        format!("Origin: http://localhost:{}\r\n", self.served.port())
    }

    fn connect(&self) -> Socket {
        let (socket, head) = self.knock(&self.own_origin(), &format!("crownhead, {}", self.token));
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        assert!(head.contains("sec-websocket-protocol: crownhead\r\n"), "{head}");
        socket
    }
}

/// The page's end of a connection.
struct Socket(BufReader<TcpStream>);

impl Socket {
    /// Sends a frame; the mask is zero, so the bytes stay as they are.
    fn send(&mut self, kind: u8, bytes: &[u8]) {
        let mut frame = vec![0x80 | kind];
        match bytes.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length @ 126..65_536 => {
                frame.push(0xFE);
                frame.extend((length as u16).to_be_bytes());
            }
            length => {
                frame.push(0xFF);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(bytes);
        // The server may have closed the connection, which the next read shows.
        _ = self.0.get_mut().write_all(&frame);
    }

    fn say(&mut self, text: &str) {
        self.send(1, text.as_bytes());
    }

    /// The next message; `None` when the connection has ended.
    fn hear(&mut self) -> Option<String> {
        let mut head = [0; 2];
        self.0.read_exact(&mut head).ok()?;
        let length = match head[1] & 0x7F {
            126 => {
                let mut bytes = [0; 2];
                self.0.read_exact(&mut bytes).ok()?;
                usize::from(u16::from_be_bytes(bytes))
            }
            127 => {
                let mut bytes = [0; 8];
                self.0.read_exact(&mut bytes).ok()?;
                u64::from_be_bytes(bytes) as usize
            }
            short => usize::from(short),
        };
        let mut bytes = vec![0; length];
        self.0.read_exact(&mut bytes).ok()?;
        (head[0] & 0x0F == 1).then(|| String::from_utf8(bytes).expect("text"))
    }

    /// Reads until a message contains a text.
    fn wait_for(&mut self, text: &str) -> String {
        loop {
            let heard = self.hear().unwrap_or_else(|| panic!("the connection ended before {text}"));
            if heard.contains(text) {
                return heard;
            }
        }
    }
}

/// A request about the start position.
fn ask(id: u32, job: &str) -> String {
    format!(
        r#"{{"ask":{{"id":{id},"game":{{"rules":{{"key":"international"}},"start":null,"moves":[],"ply":0,"huffs":[],"huff_taken_back":false,"ending":null,"players_claim":false}},"job":{job}}}}}"#
    )
}

const ENDLESS: &str = r#"{"analyze":{"lines":3,"nodes":null,"threat":false}}"#;

#[test]
fn only_the_own_page_with_the_token_gets_an_engine() {
    let page = Page::open();
    assert!(page.offer().contains(r#""threads":"#), "{}", page.offer());
    let (own, both) = (page.own_origin(), format!("crownhead, {}", page.token));
    let foreign = "Origin: http://example.org\r\n";
    for (origin, protocols) in
        [(own.as_str(), "crownhead"), (&own, "crownhead, 0000"), ("", &both), (foreign, &both)]
    {
        let (_, head) = page.knock(origin, protocols);
        assert!(head.starts_with("HTTP/1.1 403"), "{origin}{protocols}: {head}");
    }
    page.connect();
}

#[test]
fn analysis_streams_and_stops_at_once() {
    let page = Page::open();
    let mut socket = page.connect();
    socket.say(r#"{"adjust":{"threads":2,"memory":32}}"#);
    let mut best = Duration::MAX;
    for id in [1, 3, 5, 7, 9] {
        socket.say(&ask(id, r#""known""#));
        socket.say(&ask(id + 1, ENDLESS));
        socket.wait_for(&format!(r#"{{"known":{{"id":{id},"#));
        socket.wait_for(r#""finished":false"#);
        thread::sleep(Duration::from_millis(200));
        let begin = Instant::now();
        socket.say(&format!(r#"{{"stop":{}}}"#, id + 1));
        let last = socket.wait_for(r#""finished":true"#);
        best = best.min(begin.elapsed());
        assert!(last.contains(&format!(r#""id":{}"#, id + 1)), "{last}");
    }
    println!("stopped after {:.1} ms", best.as_secs_f64() * 1e3);
    assert!(best < Duration::from_millis(50), "stopping took {best:?}");
}

#[test]
fn a_new_request_replaces_the_old_one() {
    let page = Page::open();
    let mut socket = page.connect();
    socket.say(&ask(1, ENDLESS));
    socket.wait_for(r#""id":1"#);
    socket.say(&ask(2, ENDLESS));
    let last = socket.wait_for(r#""finished":true"#);
    assert!(last.contains(r#""id":1"#), "{last}");
    socket.wait_for(r#""id":2"#);
    socket.say(r#"{"adjust":{"threads":1,"memory":16}}"#);
    assert!(socket.wait_for(r#""finished":true"#).contains(r#""id":2"#));
}

#[test]
fn hostile_messages_end_the_connection_and_nothing_else() {
    let page = Page::open();
    let deep = "[".repeat(100_000);
    let long = format!(r#"{{"stop":{}1}}"#, " ".repeat(2 << 20));
    for text in ["", "null", "{", r#"{"ask":{}}"#, r#"{"stop":-1}"#, r#"{"stop":99999999999}"#, &deep, &long]
    {
        let mut socket = page.connect();
        socket.say(text);
        assert_eq!(socket.hear(), None, "{}", &text[..text.len().min(30)]);
    }
    let mut socket = page.connect();
    socket.send(2, b"\xFF\xFE");
    assert_eq!(socket.hear(), None, "binary");
    // Well-formed nonsense is answered.
    let mut socket = page.connect();
    socket.say(r#"{"adjust":{"threads":65535,"memory":4294967295}}"#);
    socket.say(r#"{"adjust":{"threads":0,"memory":0}}"#);
    let bad = ask(4_294_967_295, ENDLESS).replace("international", "nonsense");
    socket.say(&bad);
    assert!(socket.wait_for("failed").contains("4294967295"));
    socket.say(&ask(0, r#"{"analyze":{"lines":255,"nodes":1,"threat":true}}"#));
    socket.wait_for(r#""finished":true"#);
    // Far more calls than the engine takes at once.
    let mut socket = page.connect();
    for id in 1..1000 {
        socket.say(&ask(id, r#""known""#));
    }
    while socket.hear().is_some() {}
    page.connect();
}

#[test]
fn engines_are_limited_and_end_with_their_connection() {
    let page = Page::open();
    let mut sockets: Vec<Socket> = (0..8).map(|_| page.connect()).collect();
    for socket in &mut sockets {
        socket.say(&ask(1, ENDLESS));
        socket.wait_for(r#""id":1"#);
    }
    let knock = || page.knock(&page.own_origin(), &format!("crownhead, {}", page.token));
    assert!(knock().1.starts_with("HTTP/1.1 503"), "{}", knock().1);
    drop(sockets);
    let begin = Instant::now();
    while !knock().1.starts_with("HTTP/1.1 101") {
        assert!(begin.elapsed() < Duration::from_secs(20), "an engine outlived its connection");
        thread::sleep(Duration::from_millis(5));
    }
}
