//! Tournaments: the organizer at a desktop, a player on a phone, and bots.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crownhead_notation::fen;
use crownhead_rules::{AnyRules, Color, Variant};
use serde_json::{Value, json};

use super::club::{enter, fill, position, seq};
use super::hand::Hand;
use super::harness::{ClubHost, in_a_club};
use super::looks::look;
use super::page::Page;
use super::people::sign_up;

const CLUB: &str = "/club.html";
const RULES: AnyRules = AnyRules::Variant(Variant::International);
/// As long as a name may be.
const NAME: &str = "The Long-Awaited Spring Tournament of Northbridges";

/// A bot that answers a move and then gives up.
struct Bot {
    address: String,
    key: String,
}

/// What a bot or a guest without a page asks; returns the head and the body.
fn request(address: &str, method: &str, path: &str, head: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).expect("the club listens");
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n{head}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_owned(), body.to_owned())
}

impl Bot {
    fn new(address: &str, name: &str) -> Bot {
        let body = json!({ "name": name, "password": "correct horse" }).to_string();
        let (head, _) = request(address, "POST", "/club/api/sign-up", "", &body);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a session");
        let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap_or_default());
        let (_, body) = request(address, "POST", "/club/api/key", &cookie, "{}");
        let key: Value = serde_json::from_str(&body).expect("a key");
        let bot = Bot { address: address.to_owned(), key: key["key"].as_str().expect("a key").to_owned() };
        bot.ask("POST", "/api/bot/account/upgrade");
        bot
    }

    fn ask(&self, method: &str, path: &str) -> Value {
        let head = format!("Authorization: Bearer {}\r\n", self.key);
        let (_, body) = request(&self.address, method, path, &head, "");
        serde_json::from_str(&body).unwrap_or_default()
    }

    fn play(&self) {
        let playing = self.ask("GET", "/api/account/playing");
        for game in playing["nowPlaying"].as_array().into_iter().flatten() {
            let (Some(id), Some(text)) = (game["gameId"].as_str(), game["fen"].as_str()) else { continue };
            if game["isMyTurn"] != true {
                continue;
            }
            // Refused before both have moved.
            self.ask("POST", &format!("/api/bot/game/{id}/resign"));
            let mv = fen::parse(text, RULES).expect("a position").legal_moves()[0];
            let text = format!("{:02}{:02}", mv.from().number(), mv.to().number());
            self.ask("POST", &format!("/api/bot/game/{id}/move/{text}"));
        }
    }
}

/// Bots that play until this is dropped.
struct Bots {
    over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Bots {
    /// So many bots that take part in a tournament.
    fn join(host: &ClubHost, tournament: &str, names: &[&str]) -> Bots {
        let over = Arc::new(AtomicBool::new(false));
        let start = |name: &&str| {
            let bot = Bot::new(host.address(), name);
            let joined = bot.ask("POST", &format!("/api/tournament/{tournament}/join"));
            assert_eq!(joined, json!({ "ok": true }));
            let over = Arc::clone(&over);
            thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    bot.play();
                    thread::sleep(Duration::from_millis(200));
                }
            })
        };
        let threads = names.iter().map(start).collect();
        Bots { over, threads }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Fills in the form for a new tournament; returns its id.
fn make(page: &Page, name: &str, kind: &str, fields: &[(&str, &str)]) -> String {
    page.wait_for("new-tournament");
    page.click("new-tournament");
    page.wait_for("tournament-form");
    fill(page, "tournament-name", name);
    fill(page, "tournament-kind", kind);
    for (id, value) in fields {
        fill(page, id, value);
    }
    page.click("tournament-bots");
    look(page, &format!("tournament-form-{kind}"));
    page.resize(1440, 900);
    page.click("tournament-make");
    page.wait_for("tournament-title");
    assert_eq!(page.text("tournament-title"), name);
    let id = page.run("return new URLSearchParams(location.search).get('tournament')");
    id.as_str().expect("an id").to_owned()
}

fn stage(page: &Page, stage: &str) {
    page.wait_with(
        stage,
        "return document.querySelector('[data-testid=tournament-page]')?.dataset.stage === arguments[0]",
        &[json!(stage)],
    );
}

/// Waits until the player is in a game that goes on, other than this one; returns its address.
fn led_into_a_game(page: &Page, other_than: &str) -> String {
    let query = page.wait_with(
        "the game",
        "return document.querySelector('[data-testid=club-game]') && location.search !== arguments[0] && location.search",
        &[json!(other_than)],
    );
    query.as_str().expect("an address").to_owned()
}

fn own_color(page: &Page) -> Color {
    let lower = page.wait("a side", "return document.querySelector('.strip.lower')?.dataset.testid");
    if lower == json!("strip-white") { Color::White } else { Color::Black }
}

/// Makes moves until the opponent has given up.
fn play_until_they_give_up(page: &Page) {
    let own = own_color(page);
    for _ in 0..200 {
        if page.attribute("answer-totournament", "class").is_some() {
            return;
        }
        let at = position(page, RULES);
        if at.turn() == own {
            let (mv, before) = (at.legal_moves()[0], seq(page));
            page.wait_still();
            page.tap(Hand::Finger, mv.from().number().into());
            page.tap(Hand::Finger, mv.to().number().into());
            page.wait_with(
                "the move",
                "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) > arguments[0]",
                &[json!(before)],
            );
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("the opponent plays on");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_swiss_tournament_from_the_form_to_the_final_standings() {
    in_a_club(|host, chief, guest| {
        sign_up(chief, "Chief");
        let fields = [("tournament-rounds", "2"), ("club-pace", "10+5"), ("tournament-last-rounds", "0")];
        let id = make(chief, NAME, "swiss", &fields);
        guest.resize(390, 844);
        enter(guest, CLUB);
        guest.wait_for("tournament-show");
        look(guest, "tournament-lobby");
        guest.resize(390, 844);
        guest.click("tournament-show");
        guest.wait_for("join");
        guest.click("join");
        guest.wait_for("leave");
        let _bots = Bots::join(host, &id, &["Anna_is_a_very_long1", "Bo", "Cleo"]);
        chief.wait("all", "return document.querySelectorAll('[data-testid=standing]').length === 4");
        look(guest, "tournament-open");
        look(chief, "tournament-open-chief");
        // The guest asks for a bye and takes it back.
        guest.resize(390, 844);
        guest.run("document.querySelector('[data-testid=rest]').open = true");
        guest.click("rest-half");
        guest.wait_for("bye-back");
        guest.click("bye-back");
        guest.wait_without("own-bye");
        chief.resize(1440, 900);
        chief.click("start");
        let first = led_into_a_game(guest, "");
        stage(chief, "running");
        play_until_they_give_up(guest);
        chief.wait("what comes", "return /Next round in|goes on|go on/.test(document.querySelector('[data-testid=tournament-time]').textContent)");
        look(chief, "tournament-running");
        // Who stays at the board is led into the next game.
        led_into_a_game(guest, &first);
        play_until_they_give_up(guest);
        guest.click("answer-totournament");
        stage(guest, "over");
        guest.wait_for("own-place");
        assert_eq!(guest.text("own-place"), "Your place: 1 of 4 · points: 2");
        assert_eq!(
            guest.run(
                "return document.querySelector('.club-standings tr.own th')?.textContent.startsWith('Guest')"
            ),
            json!(true)
        );
        look(guest, "tournament-over");
        the_arbiter_corrects_a_result(chief);
        look(chief, "tournament-corrected");
        guest.wait_for("journal-line");
        assert!(guest.text("journal").contains("<b>A telephone</b> rang"), "{}", guest.text("journal"));
        the_profile_has_the_place(guest);
    });
}

/// Without a reason it is refused, with one it is in the journal.
fn the_arbiter_corrects_a_result(chief: &Page) {
    chief.resize(1440, 900);
    stage(chief, "over");
    chief.run("document.querySelector('[data-testid=arbiter] details').open = true");
    fill(chief, "arbiter-result", "double-forfeit");
    chief.click("arbiter-set");
    chief.wait("the refusal", "return document.querySelector('[data-testid=trouble]')?.textContent === 'A reason has 1 to 200 characters.'");
    fill(chief, "arbiter-reason", "<b>A telephone</b> rang");
    chief.click("arbiter-set");
    chief.wait_for("journal-line");
    chief.wait_for("pairing-reason");
    assert!(chief.text("journal").contains("– –"), "{}", chief.text("journal"));
}

/// The guest's own profile has the tournament.
fn the_profile_has_the_place(guest: &Page) {
    guest.resize(390, 844);
    guest.run("document.querySelector('.club-standings tr.own [data-testid=person]').click()");
    guest.wait_for("person-tournament");
    let line = guest.text("person-tournament");
    assert!(line.contains(NAME) && line.contains(" of 4"), "{line}");
    look(guest, "tournament-profile");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_arena_pairs_whoever_waits_until_it_is_ended() {
    in_a_club(|_, chief, guest| {
        sign_up(chief, "Chief");
        let id = make(chief, "Arena", "arena", &[("tournament-minutes", "30"), ("club-pace", "10+5")]);
        guest.resize(390, 844);
        enter(guest, &format!("{CLUB}?tournament={id}"));
        guest.wait_for("join");
        guest.click("join");
        guest.wait_for("leave");
        chief.click("join");
        chief.wait_for("leave");
        chief.click("start");
        let games = [chief, guest].map(|page| led_into_a_game(page, ""));
        assert_eq!(games[0], games[1]);
        for color in [Color::White, Color::Black] {
            let mover = if own_color(chief) == color { chief } else { guest };
            let (mv, before) = (position(mover, RULES).legal_moves()[0], seq(mover));
            mover.wait_still();
            mover.tap(Hand::Mouse, mv.from().number().into());
            mover.tap(Hand::Mouse, mv.to().number().into());
            for page in [chief, guest] {
                page.wait_with(
                    "the move",
                    "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) > arguments[0]",
                    &[json!(before)],
                );
            }
        }
        guest.click("action-resign");
        guest.click("action-resign");
        // Whoever waits is paired again, also at the board.
        for page in [chief, guest] {
            led_into_a_game(page, &games[0]);
        }
        chief.open(&format!("{CLUB}?tournament={id}"));
        chief.wait_for("end");
        chief.click("end");
        chief.click("end");
        stage(chief, "over");
        assert_eq!(chief.text("own-place"), "Your place: 1 of 2 · points: 2");
        look(chief, "tournament-arena");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_host_goes_from_board_to_board() {
    in_a_club(|host, chief, guest| {
        sign_up(chief, "Chief");
        let id = make(chief, "Exhibition", "simul", &[("club-pace", "10+5")]);
        guest.resize(390, 844);
        enter(guest, &format!("{CLUB}?tournament={id}"));
        guest.wait_for("join");
        guest.click("join");
        guest.wait_for("leave");
        let _bots = Bots::join(host, &id, &["Anna", "Bo"]);
        chief.wait("all", "return document.querySelectorAll('[data-testid=standing]').length === 4");
        chief.click("start");
        led_into_a_game(guest, "");
        // The host chooses the first board, plays there, and comes back.
        chief.wait("the boards", "return document.querySelectorAll('[data-testid=pairing]').length === 3");
        look(chief, "tournament-simul");
        chief.resize(1440, 900);
        for board in 0..3 {
            chief.run_with(
                "document.querySelectorAll('[data-testid=pairing-show]')[arguments[0]].click()",
                &[json!(board)],
            );
            chief.wait_for("club-game");
            assert_eq!(own_color(chief), Color::White);
            let (mv, before) = (position(chief, RULES).legal_moves()[0], seq(chief));
            chief.wait_still();
            chief.tap(Hand::Mouse, mv.from().number().into());
            chief.tap(Hand::Mouse, mv.to().number().into());
            chief.wait_with(
                "the move",
                "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) > arguments[0]",
                &[json!(before)],
            );
            chief.open(&format!("{CLUB}?tournament={id}"));
            chief
                .wait("the boards", "return document.querySelectorAll('[data-testid=pairing]').length === 3");
        }
        guest.wait("the move", "return document.querySelector('.strip.lower')?.classList.contains('on')");
        let (mv, before) = (position(guest, RULES).legal_moves()[0], seq(guest));
        guest.wait_still();
        guest.tap(Hand::Finger, mv.from().number().into());
        guest.tap(Hand::Finger, mv.to().number().into());
        guest.wait_with(
            "the move",
            "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) > arguments[0]",
            &[json!(before)],
        );
        guest.click("action-resign");
        guest.click("action-resign");
        guest.wait_for("answer-totournament");
        guest.click("answer-totournament");
        guest.wait(
            "the result",
            "return document.querySelector('[data-testid=pairing].own .club-result')?.textContent === '1–0'",
        );
        look(guest, "tournament-simul-guest");
    });
}
