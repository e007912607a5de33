//! The server over a real socket: the browser's view.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread::JoinHandle;

use super::*;
use crate::asset::Asset;
use crate::service::{Answer, Service};
use crownhead_endgame::Source;

static SITE: &[Asset] = &[
    Asset { path: "app.js", tag: "a1", plain: b"let x = 1;", brotli: None, gzip: None },
    Asset { path: "app.wasm", tag: "a2", plain: b"\0asm....", brotli: Some(b"BROTLI"), gzip: Some(b"GZIP") },
    Asset { path: "index.html", tag: "a3", plain: b"<!doctype html>", brotli: None, gzip: Some(b"page") },
];

struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Running {
    fn start(assets: &'static [Asset]) -> Self {
        Self::start_site(Site::new(assets))
    }

    fn start_site(site: Site) -> Self {
        Self::start_desk(site, |_| None)
    }

    fn start_desk(site: Site, desk: impl FnOnce(SocketAddr) -> Option<Desk>) -> Self {
        let listener =
            TcpListener::bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0)).expect("a free port");
        let address = listener.local_addr().expect("a bound address");
        let desk = desk(address);
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(serve(listener, None, router(site, desk), async { drop(stopped.await) }))
        });
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    /// Sends a request and returns the head, in lowercase, and the body.
    fn ask(&self, method: &str, path: &str, headers: &str) -> (String, Vec<u8>) {
        self.send(&format!("{method} {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\n{headers}\r\n"))
    }

    fn send(&self, request: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.write_all(request.as_bytes()).expect("the request is taken");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let split = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        (String::from_utf8_lossy(&answer[..split]).to_lowercase(), answer[split + 4..].to_vec())
    }

    fn stop(&mut self) {
        if let (Some(stop), Some(thread)) = (self.stop.take(), self.thread.take()) {
            let _ = stop.send(());
            thread.join().expect("no panic").expect("a clean stop");
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

#[test]
fn every_answer_isolates_the_page() {
    let server = Running::start(SITE);
    for (method, path) in [("GET", "/"), ("GET", "/app.wasm"), ("GET", "/nothing"), ("POST", "/")] {
        let (head, _) = server.ask(method, path, "");
        for header in [
            "cross-origin-opener-policy: same-origin",
            "cross-origin-embedder-policy: require-corp",
            "cross-origin-resource-policy: same-origin",
            "x-content-type-options: nosniff",
            "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
        ] {
            assert!(head.contains(header), "{method} {path} lacks {header}:\n{head}");
        }
    }
}

#[test]
fn files_come_with_their_type_and_are_checked_before_reuse() {
    let server = Running::start(SITE);
    for (path, kind) in
        [("/", "text/html; charset=utf-8"), ("/app.js", "text/javascript"), ("/app.wasm", "application/wasm")]
    {
        let (head, _) = server.ask("GET", path, "");
        assert!(head.starts_with("http/1.1 200"), "{head}");
        assert!(head.contains(&format!("content-type: {kind}")), "{head}");
        assert!(head.contains("cache-control: no-cache"), "{head}");
    }
    assert_eq!(server.ask("GET", "/?variant=english", "").1, b"<!doctype html>");
}

#[test]
fn the_best_accepted_coding_is_sent() {
    let server = Running::start(SITE);
    let (head, body) = server.ask("GET", "/app.wasm", "accept-encoding: gzip, deflate, br\r\n");
    assert!(head.contains("content-encoding: br") && head.contains("vary: accept-encoding"), "{head}");
    assert!(head.contains("content-type: application/wasm"), "{head}");
    assert_eq!(body, b"BROTLI");
    let (head, body) = server.ask("GET", "/app.wasm", "accept-encoding: gzip\r\n");
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert_eq!(body, b"GZIP");
    let (head, body) = server.ask("GET", "/app.wasm", "");
    assert!(!head.contains("content-encoding"), "{head}");
    assert_eq!(body, b"\0asm....");
}

#[test]
fn a_client_with_the_current_file_gets_not_modified() {
    let server = Running::start(SITE);
    let (head, _) = server.ask("GET", "/app.wasm", "accept-encoding: br\r\n");
    assert!(head.contains("etag: \"a2-br\""), "{head}");
    for known in ["\"a2-br\"", "W/\"a2-br\"", "\"old\", \"a2-br\"", "*"] {
        let request = format!("accept-encoding: br\r\nif-none-match: {known}\r\n");
        let (head, body) = server.ask("GET", "/app.wasm", &request);
        assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{known}: {head}");
    }
    let (head, _) = server.ask("GET", "/app.wasm", "accept-encoding: gzip\r\nif-none-match: \"a2-br\"\r\n");
    assert!(head.starts_with("http/1.1 200"), "another coding is another entity: {head}");
}

#[test]
fn settings_are_embedded_in_the_page() {
    static APP: &[Asset] = &[
        Asset { path: "app.js", tag: "a1", plain: b"let x = 1;", brotli: None, gzip: None },
        Asset {
            path: "index.html",
            tag: "a2",
            plain: b"<script type=\"application/json\" id=\"defaults\">{}</script><p>",
            brotli: Some(b"BROTLI"),
            gzip: Some(b"GZIP"),
        },
    ];
    let server = Running::start_site(Site::new(APP).with_settings(r#"{"speed":"slow"}"#));
    let filled = br#"<script type="application/json" id="defaults">{"speed":"slow"}</script><p>"#;
    for path in ["/", "/index.html", "/?variant=menu"] {
        let (head, body) = server.ask("GET", path, "accept-encoding: gzip, br\r\n");
        assert!(head.starts_with("http/1.1 200") && head.contains("text/html"), "{path}: {head}");
        assert!(!head.contains("content-encoding"), "{path}: {head}");
        assert_eq!(body, filled, "{path}");
    }
    let (head, _) = server.ask("GET", "/", "if-none-match: \"a2\"\r\n");
    assert!(head.starts_with("http/1.1 200"), "a page without settings is another page: {head}");
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let (head, _) = server.ask("GET", "/", &format!("if-none-match: {tag}\r\n"));
    assert!(head.starts_with("http/1.1 304"), "{head}");
    assert_eq!(server.ask("GET", "/app.js", "").1, b"let x = 1;");
}

#[test]
fn unknown_paths_and_methods_are_refused() {
    let server = Running::start(SITE);
    let (head, body) = server.ask("GET", "/secret", "");
    assert!(head.starts_with("http/1.1 404"), "{head}");
    assert_eq!(body, b"404: page not found\n");
    assert!(server.ask("GET", "/../app.js", "").0.starts_with("http/1.1 404"));
    assert!(server.ask("DELETE", "/", "").0.starts_with("http/1.1 405"));
    let (head, body) = server.ask("HEAD", "/app.js", "");
    assert!(
        head.starts_with("http/1.1 200") && head.contains("content-length: 10") && body.is_empty(),
        "{head}"
    );
}

#[test]
fn without_the_app_one_page_says_how_to_get_it() {
    let server = Running::start(&[]);
    let (head, body) = server.ask("GET", "/", "");
    let text = String::from_utf8(body).expect("a page of text");
    assert!(head.starts_with("http/1.1 200") && head.contains("text/html"), "{head}");
    assert!(text.contains("This build of crownhead does not include the web app."), "{text}");
    assert!(text.contains("Run <code>cargo play</code>"), "{text}");
    assert!(server.ask("GET", "/app.wasm", "").0.starts_with("http/1.1 404"));
}

#[test]
fn a_stop_does_not_wait_for_idle_clients() {
    let mut server = Running::start(SITE);
    let idle = TcpStream::connect(server.address).expect("the server listens");
    let begun = std::time::Instant::now();
    server.stop();
    assert!(begun.elapsed() < PATIENCE * 2);
    drop(idle);
}

#[test]
fn tables_are_read_by_ranges() {
    let bytes: &[u8] = b"0123456789";
    let source = std::sync::Arc::new(std::borrow::Cow::Borrowed(bytes));
    let file = crate::ranged::Ranged { path: "/endgames/x.tables".to_owned(), source };
    let server = Running::start_site(Site::new(SITE).with_ranged(vec![file]));
    let (head, body) = server.ask("GET", "/endgames/x.tables", "range: bytes=2-5\r\n");
    assert!(head.starts_with("http/1.1 206") && head.contains("content-range: bytes 2-5/10"), "{head}");
    assert_eq!(body, b"2345");
    assert!(head.contains("cross-origin-resource-policy: same-origin"), "{head}");
    let (head, body) = server.ask("GET", "/endgames/x.tables", "");
    assert!(head.starts_with("http/1.1 200") && body == bytes, "{head}");
    let (head, body) = server.ask("GET", "/endgames/x.tables", "range: bytes=10-\r\n");
    assert!(head.starts_with("http/1.1 416") && head.contains("content-range: bytes */10"), "{head}");
    assert!(body.is_empty());
    assert!(server.ask("GET", "/endgames/y.tables", "").0.starts_with("http/1.1 404"));
    assert!(server.ask("GET", "/app.js", "range: bytes=0-1\r\n").0.starts_with("http/1.1 200"));
}

/// A service that echoes its requests.
struct Echo;

impl Service for Echo {
    fn ask(&self, path: &str) -> Option<Answer> {
        (path == "here").then(|| Answer { status: 200, json: "\"asked\"".to_owned() })
    }

    fn order(&self, path: &str, text: &str) -> Option<Answer> {
        (path == "here").then(|| Answer { status: 409, json: text.to_owned() })
    }

    fn tables(&self, name: &str) -> Option<Arc<dyn Source>> {
        (name == "built").then(|| Arc::new(std::borrow::Cow::Borrowed(&b"0123456789"[..])) as Arc<dyn Source>)
    }
}

#[test]
fn only_the_servers_own_page_is_answered() {
    let server = Running::start_desk(Site::new(SITE), |address| Some(Desk::new(Arc::new(Echo), address)));
    let port = server.address.port();
    let ask = |method: &str, path: &str, headers: &str, body: &str| {
        let length = body.len();
        let (head, body) = server.send(&format!(
            "{method} /api/{path} HTTP/1.1\r\n{headers}connection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        ));
        let status: u16 = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        assert!(head.contains("cross-origin-resource-policy: same-origin"), "{head}");
        assert!(!head.contains("access-control"), "{head}");
        (status, head, String::from_utf8(body).expect("text"))
    };
    let own = format!("host: 127.0.0.1:{port}\r\n");
    let (status, head, body) = ask("GET", "here", &own, "");
    assert_eq!((status, body.as_str()), (200, "\"asked\""));
    let token =
        head.lines().find(|line| line.starts_with("x-crownhead-token: ")).expect("a token").to_owned();
    assert!(token.len() > 40, "{token}");
    for (headers, status) in [
        (format!("host: localhost:{port}\r\n"), 200),
        (format!("{own}origin: http://127.0.0.1:{port}\r\nsec-fetch-site: same-origin\r\n"), 200),
        (String::new(), 403),
        (format!("host: elsewhere.example:{port}\r\n"), 403),
        ("host: 127.0.0.1\r\n".to_owned(), 403),
        (format!("{own}host: elsewhere.example\r\n"), 403),
        (format!("{own}origin: http://elsewhere.example\r\n"), 403),
        (format!("{own}origin: null\r\n"), 403),
        (format!("{own}sec-fetch-site: cross-site\r\n"), 403),
    ] {
        let (got, head, _) = ask("GET", "here", &headers, "");
        assert_eq!(got, status, "{headers}: {head}");
        assert!(got == 200 || !head.contains("x-crownhead-token"), "{headers}: {head}");
    }
    let json = "content-type: application/json\r\n";
    let good = format!("{own}{json}{token}\r\n");
    assert_eq!(ask("POST", "here", &good, "{}").0, 409);
    assert_eq!(ask("POST", "here", &good, "{}").2, "{}");
    let long = " ".repeat(2000);
    for (method, path, headers, body, status) in [
        ("POST", "here", format!("{own}{json}"), "{}", 403),
        ("POST", "here", format!("{own}{json}x-crownhead-token: 0\r\n"), "{}", 403),
        ("POST", "here", format!("{own}{token}\r\n"), "{}", 403),
        ("POST", "here", format!("{good}origin: http://elsewhere.example\r\n"), "{}", 403),
        ("POST", "here", good.clone(), &long, 413),
        ("POST", "there", good.clone(), "{}", 404),
        ("GET", "there", own.clone(), "", 404),
        ("OPTIONS", "here", good.clone(), "", 405),
        ("DELETE", "here", good.clone(), "", 405),
    ] {
        assert_eq!(ask(method, path, &headers, body).0, status, "{method} {path} {headers}");
    }
}

#[test]
fn tables_of_the_service_replace_embedded_ones() {
    let server = Running::start_desk(Site::new(SITE), |address| Some(Desk::new(Arc::new(Echo), address)));
    let (head, body) = server.ask("GET", "/endgames/built.tables", "range: bytes=2-3\r\n");
    assert!(head.starts_with("http/1.1 206") && body == b"23", "{head}");
    assert!(server.ask("GET", "/endgames/other.tables", "").0.starts_with("http/1.1 404"));
    assert_eq!(server.ask("GET", "/app.js", "").1, b"let x = 1;");
}
