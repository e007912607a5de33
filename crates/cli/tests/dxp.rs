//! `crownhead dxp` plays against itself, and against a program that breaks the rules.

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use support::{crownhead, run};

/// A listening program, and its port.
fn listener(games: &str) -> (Child, u16) {
    patient_listener(games, "60")
}

/// The same, with this patience.
fn patient_listener(games: &str, patience: &str) -> (Child, u16) {
    let listen = ["dxp", "listen", "--port", "0", "--games", games, "--nodes", "50", "--patience", patience];
    let mut command = crownhead(&listen);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("it is piped");
    BufReader::with_capacity(1, out).read_line(&mut line).expect("it says where it listens");
    let port = line.trim_end().rsplit(':').next().and_then(|port| port.parse().ok());
    (child, port.unwrap_or_else(|| panic!("a port: {line}")))
}

/// Its whole output until it ends.
fn ends(mut child: Child) -> String {
    let mut told = String::new();
    child.stdout.take().expect("it is piped").read_to_string(&mut told).expect("it is text");
    assert!(child.wait().expect("it ends").success());
    told
}

#[test]
fn two_instances_play_whole_games() {
    let (server, port) = listener("2");
    let port = port.to_string();
    let mut results = Vec::new();
    for side in ["white", "black"] {
        let client = run(&["dxp", "connect", "127.0.0.1", "--port", &port, "--side", side, "--nodes", "50"]);
        assert_eq!((client.code, client.err.as_str()), (0, ""), "{}", client.out);
        assert!(client.out.starts_with("a game against Crownhead, who plays "), "{}", client.out);
        results.push(client.last_two()[1].to_owned());
    }
    let told = ends(server);
    let heard: Vec<&str> = told.lines().filter(|line| ["won", "lost", "drawn"].contains(line)).collect();
    assert_eq!(
        heard,
        results.iter().map(|result| seen_from_there(result)).collect::<Vec<_>>(),
        "both tell the same"
    );
}

fn seen_from_there(result: &str) -> &str {
    match result {
        "won" => "lost",
        "lost" => "won",
        other => other,
    }
}

#[test]
fn a_breach_of_the_rules_ends_the_game_and_the_next_one_is_heard() {
    let (server, port) = listener("2");
    let call = || TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let mut rude = call();
    rude.write_all(b"nonsense\0").expect("it listens");
    drop(rude);
    let request = format!("R01Ann{}W005075A\0", " ".repeat(29));
    for answer in [&b"M0000010200\0"[..], b"no message\0"] {
        let mut stream = call();
        stream.write_all(request.as_bytes()).expect("it listens");
        stream.write_all(answer).expect("it listens");
        let mut all = Vec::new();
        stream.read_to_end(&mut all).expect("it answers");
        let text = String::from_utf8(all).expect("it is ASCII");
        assert!(text.starts_with("ACrownhead") && text.ends_with("\0E00\0"), "{text:?}");
    }
    let told = ends(server);
    assert!(told.contains("ended without a result: an illegal move"), "{told}");
    assert!(told.contains("ended without a result: not a message"), "{told}");
}

#[test]
fn unclear_requests_are_answered_and_silent_peers_do_not_block() {
    let (server, port) = patient_listener("1", "0.5");
    let call = || TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let silent = call();
    let mut unclear = call();
    unclear.write_all(b"R01who knows\0").expect("it listens");
    let mut answer = [0; 35];
    unclear.read_exact(&mut answer).expect("it answers");
    assert_eq!((answer[0], answer[33]), (b'A', b'2'), "{:?}", String::from_utf8_lossy(&answer));
    drop((silent, unclear));
    // A minute for each side passes without a move.
    let mut gone = call();
    gone.write_all(format!("R01Ann{}W001075A\0", " ".repeat(29)).as_bytes()).expect("it listens");
    gone.read_exact(&mut answer).expect("it answers");
    assert_eq!(answer[33], b'0');
    drop(gone);
    let told = ends(server);
    assert!(told.ends_with("ended without a result: the other side closed the connection\n"), "{told}");
}

#[test]
fn an_unfinished_game_is_not_a_success() {
    let there = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    let port = there.local_addr().expect("it has one").port().to_string();
    let peer = std::thread::spawn(move || {
        let answers = [("Them", "1"), ("Them\u{1b}", "0")].map(|(name, code)| format!("A{name:<32}{code}\0"));
        for answer in [""].into_iter().chain(answers.iter().map(String::as_str)).chain(["A?\0"]) {
            let (mut stream, _) = there.accept().expect("somebody calls");
            let mut asked = [0; 256];
            assert!(stream.read(&mut asked).expect("it asks") > 0);
            stream.write_all(answer.as_bytes()).expect("it listens");
        }
    });
    let call = || run(&["dxp", "connect", "127.0.0.1", "--port", &port, "--side", "black"]);
    for (code, says) in [
        (2, ""),
        (1, "no game: they use another version"),
        (2, "a game against Them\\u{1b}, who"),
        (2, "ended without a result: not a message"),
    ] {
        let ran = call();
        assert_eq!(ran.code, code, "{} {}", ran.out, ran.err);
        assert!(ran.out.starts_with(says), "{}", ran.out);
        assert_eq!(ran.err.contains("was not finished"), code == 2, "{}", ran.err);
    }
    peer.join().expect("it has answered");
}

#[test]
fn impossible_requests_get_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    for (arguments, reason) in [
        (vec!["dxp", "listen", "--port", &port], "cannot listen on port"),
        (vec!["dxp", "connect", "127.0.0.1", "--port", "1"], "cannot connect to 127.0.0.1:1"),
        (vec!["dxp", "connect", "127.0.0.1", "--fen", "W:W99"], "--fen: "),
    ] {
        let ran = run(&arguments);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(reason) && ran.err.lines().count() == 1, "{}", ran.err);
    }
}
