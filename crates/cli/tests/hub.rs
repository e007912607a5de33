//! Conversations with `crownhead hub`.

mod support;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_game::Game;
use crownhead_notation::hub;
use crownhead_rules::{AnyRules, Variant};

/// An engine run in a pipe.
struct Engine {
    child: Child,
    into: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Most have already ended.
        let _ = self.child.kill();
    }
}

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

impl Engine {
    fn start() -> Engine {
        let mut command: Command = support::crownhead(&["hub"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let into = child.stdin.take();
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        let (send, lines) = channel();
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Engine { child, into, lines }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.into.as_mut().expect("it is piped"), "{lines}").expect("it listens");
    }

    /// The next line with this beginning.
    #[track_caller]
    fn until(&self, beginning: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no {beginning}"));
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    fn ends(mut self) {
        let began = Instant::now();
        while self.child.try_wait().expect("it can be asked").is_none() {
            assert!(began.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(5));
        }
        assert!(self.child.wait().expect("it has ended").success());
    }
}

#[test]
fn whole_games_are_played_by_the_clock_and_by_nodes() {
    let mut engine = Engine::start();
    engine.say("hub");
    engine.until("wait");
    for (name, variant) in [("normal", Variant::International), ("turkish", Variant::Turkish)] {
        engine.say(&format!("set-param name=variant value={name}\nset-param name=tt-size value=1\ninit"));
        engine.until("ready");
        let mut game = Game::new(AnyRules::Variant(variant));
        engine.say("new-game");
        for ply in 0..40 {
            if game.outcome().is_some() {
                break;
            }
            let level = if ply % 2 == 0 { "nodes=300" } else { "time=0.5 inc=0.01" };
            let moves: Vec<String> = game.moves().iter().map(hub::write_move).collect();
            let start = hub::write_position(game.start());
            engine.say(&format!("pos pos={start} moves=\"{}\"\nlevel {level}\ngo think", moves.join(" ")));
            let done = engine.until("done move=");
            let text = done["done move=".len()..].split(' ').next().expect("there is a move");
            let mv = hub::parse_move(text, game.position()).expect("a legal move");
            game.play(mv).expect("it can be played");
        }
        assert!(game.ply() >= 20, "{}", game.ply());
    }
    engine.say("quit");
    engine.ends();
}

#[test]
fn the_engine_stops_at_once_and_ponders_until_the_ponder_hit() {
    let mut engine = Engine::start();
    engine.say("init\npos start\nlevel infinite\ngo analyze");
    engine.until("info depth=4");
    let stopped = Instant::now();
    engine.say("stop");
    engine.until("done move=");
    assert!(stopped.elapsed() < Duration::from_secs(2), "{:?}", stopped.elapsed());
    engine.say("ping");
    engine.until("pong");
    // A search that is complete waits for the other side.
    engine.say("level depth=2\ngo ponder");
    engine.until("info depth=2");
    assert!(engine.lines.recv_timeout(Duration::from_millis(200)).is_err(), "nothing is owed yet");
    engine.say("ponder-hit");
    engine.until("done move=");
    engine.say("pos pos=nonsense");
    engine.until("error message=");
    engine.say("go think\nquit");
    engine.ends();
}

#[test]
fn a_move_pondered_long_enough_is_played_at_once() {
    let mut engine = Engine::start();
    engine.say("init");
    engine.until("ready");
    // A forced capture; then a position with a choice, pondered on for the time of a move.
    for (moves, pondered) in [(" moves=\"32-28 19-23\"", 0), ("", 1500)] {
        engine.say(&format!("pos start{moves}\nlevel time=60\ngo ponder"));
        engine.until("info depth=6");
        thread::sleep(Duration::from_millis(pondered));
        let hit = Instant::now();
        engine.say("ponder-hit");
        engine.until("done move=");
        assert!(hit.elapsed() < Duration::from_secs(1), "{moves}: {:?}", hit.elapsed());
    }
    engine.say("quit");
    engine.ends();
}

#[test]
fn unreadable_lines_are_reported() {
    let mut engine = Engine::start();
    let long = format!("pos start moves=\"{}\"", "32-28 ".repeat(20_000));
    engine.say(&long);
    assert!(engine.until("error message=").contains("a line is longer than"));
    engine.into.as_mut().expect("it is piped").write_all(b"pos \xff\n").expect("it listens");
    assert!(engine.until("error message=").contains("not UTF-8"));
    engine.say("ping\nquit");
    engine.until("pong");
    engine.ends();
}

#[test]
fn every_played_move_was_reported_before() {
    let mut engine = Engine::start();
    engine.say("init");
    engine.until("ready");
    // Some of these searches end in the middle of a depth, with a better move than the last complete depth.
    let mut told_at_last = 0;
    for nodes in (200..4000).step_by(25) {
        engine.say(&format!(
            "new-game\npos start moves=\"32-28 19-23 28x19 14x23\"\nlevel nodes={nodes}\ngo think"
        ));
        let (mut told, mut depths) = (String::new(), Vec::new());
        let played = loop {
            let line = engine.until("");
            let word = |name: &str| {
                let (_, after) = line.split_once(name)?;
                after.trim_start_matches('"').split([' ', '"']).next().map(str::to_owned)
            };
            if let Some(mv) = word("done move=") {
                break mv;
            }
            told = word(" pv=").unwrap_or(told);
            depths.extend(word("depth="));
        };
        assert_eq!(told, played, "{nodes} nodes");
        told_at_last += usize::from(depths.len() > 1 && depths[depths.len() - 1] == depths[depths.len() - 2]);
    }
    assert!(told_at_last > 0, "no search was cut off with a move of its own");
    engine.say("quit");
    engine.ends();
}

/// The best of several: the machine may be busy.
#[test]
fn stop_and_quit_are_obeyed_at_once() {
    let best = |measure: &dyn Fn() -> Duration| (0..5).map(|_| measure()).min().expect("five of them");
    let begun = || {
        let mut engine = Engine::start();
        engine.say("set-param name=threads value=2\ninit\npos start\nlevel infinite\ngo think");
        engine.until("info depth=8");
        (engine, Instant::now())
    };
    let stop = best(&|| {
        let (mut engine, since) = begun();
        engine.say("stop");
        engine.until("done move=");
        since.elapsed()
    });
    let quit = best(&|| {
        let (mut engine, since) = begun();
        engine.say("quit");
        engine.child.wait().expect("it ends");
        since.elapsed()
    });
    assert!(stop < Duration::from_millis(50) && quit < Duration::from_millis(50), "{stop:?} {quit:?}");
}

#[test]
fn the_engine_ends_with_its_input() {
    let mut engine = Engine::start();
    engine.say("init");
    engine.until("ready");
    drop(engine.into.take());
    let rest: Vec<String> = engine.lines.iter().collect();
    assert!(rest.is_empty(), "{rest:?}");
    assert!(engine.child.wait().expect("it ends").success());
}
