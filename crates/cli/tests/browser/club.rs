//! The club: two people in two browsers play each other.

use std::thread;
use std::time::Duration;

use crownhead_notation::fen;
use crownhead_rules::{AnyPosition, AnyRules, Preset, Variant};
use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_a_club;
use super::looks::expect_clean;
use super::page::Page;

const CLUB: &str = "/club.html";

pub(super) fn enter(page: &Page, address: &str) {
    page.open(address);
    page.wait(
        "the connection",
        "return document.querySelector('[data-testid=connection]')?.dataset.state === 'open'",
    );
}

/// Sets a field as a person does.
pub(super) fn fill(page: &Page, id: &str, value: &str) {
    page.run_with(
        "const field = document.querySelector(`[data-testid='${arguments[0]}']`); field.value = arguments[1]; \
         field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true }))",
        &[json!(id), json!(value)],
    );
}

/// Offers a game in the lobby; the other takes it. The first has White.
fn pair(white: &Page, black: &Page, rules: &str, pace: &str) {
    for page in [white, black] {
        enter(page, CLUB);
    }
    fill(white, "club-rules", rules);
    fill(white, "club-pace", pace);
    white.click("club-side-white");
    white.click("seek");
    black.wait_for("take");
    black.click("take");
    for page in [white, black] {
        page.wait_for("club-game");
    }
}

fn wait_for_seq(page: &Page, seq: usize) {
    page.wait_with(
        &format!("event {seq}"),
        "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) >= arguments[0]",
        &[json!(seq)],
    );
}

pub(super) fn seq(page: &Page) -> usize {
    page.attribute("club-game", "data-seq").and_then(|seq| seq.parse().ok()).expect("a game is on the page")
}

pub(super) fn position(page: &Page, rules: AnyRules) -> AnyPosition {
    let text = page.attribute("club-game", "data-position").expect("a game is on the page");
    fen::parse(&text, rules).expect("a position")
}

/// The side to move makes the move between two squares; both see it.
fn play(mover: &Page, other: &Page, hand: Hand, from: u16, to: u16) {
    let before = seq(mover);
    mover.wait_still();
    mover.tap(hand, from.into());
    mover.tap(hand, to.into());
    for page in [mover, other] {
        wait_for_seq(page, before + 1);
    }
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn two_people_play_a_whole_game_and_a_rematch() {
    in_a_club(|_, white, black| {
        black.resize(390, 844);
        for page in [white, black] {
            page.open("/");
            page.run("localStorage.setItem('crownhead.settings', '{\"speed\":\"none\"}')");
        }
        pair(white, black, "mini6-english", "5+3");
        let rules = AnyRules::Variant(Variant::Mini6English);
        let mut plies = 0;
        loop {
            let now = position(white, rules);
            assert_eq!(position(black, rules), now);
            let Some(mv) = now.legal_moves().into_iter().max_by_key(|mv| mv.captured().len()) else { break };
            let (mover, other, hand) = match now.turn() {
                crownhead_rules::Color::White => (white, black, Hand::Mouse),
                crownhead_rules::Color::Black => (black, white, Hand::Finger),
            };
            play(mover, other, hand, mv.from().number(), mv.to().number());
            plies += 1;
            if plies == 6 {
                offer_and_decline(white, black);
            }
            if white.attribute("answer-rematch", "class").is_some() || plies > 120 {
                break;
            }
        }
        white.wait_for("answer-rematch");
        let over = white.text("status");
        assert!(["You win", "You lose", "Draw"].contains(&&*over), "{over}");
        white.click("answer-rematch");
        black.wait("an offer", "return document.querySelector('[data-testid=coach]').textContent.includes('would like a rematch')");
        black.click("answer-rematch");
        for page in [white, black] {
            page.wait(
                "a new game",
                "return document.querySelector('[data-testid=club-game]')?.dataset.seq === '0'",
            );
        }
        // The sides have changed.
        assert_eq!(
            white.run("return document.querySelector('.strip.lower').dataset.testid"),
            json!("strip-black")
        );
    });
}

fn offer_and_decline(offers: &Page, declines: &Page) {
    let before = seq(offers);
    offers.click("action-draw");
    declines.wait_for("answer-decline");
    declines.click("answer-decline");
    for page in [offers, declines] {
        wait_for_seq(page, before + 2);
    }
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_crash_in_the_middle_of_a_capture_costs_nothing() {
    in_a_club(|host, white, black| {
        pair(white, black, "international", "10+5");
        // Black captures two pieces: 24x22x13 is walked leg by leg.
        for (ply, (from, to)) in [(32, 28), (19, 23), (28, 19)].into_iter().enumerate() {
            let (mover, other) = if ply % 2 == 0 { (white, black) } else { (black, white) };
            play(mover, other, Hand::Mouse, from, to);
        }
        let rules = AnyRules::Variant(Variant::International);
        let captures = position(black, rules).legal_moves();
        let mv = captures.first().copied().expect("a capture");
        assert!(mv.is_capture());
        black.wait_still();
        black.tap(Hand::Mouse, mv.from().number().into());
        host.kill();
        for page in [white, black] {
            page.wait(
                "the loss",
                "return document.querySelector('[data-testid=connection]').dataset.state === 'lost'",
            );
        }
        host.start();
        for page in [white, black] {
            page.wait(
                "the connection",
                "return document.querySelector('[data-testid=connection]').dataset.state === 'open'",
            );
        }
        assert_eq!(position(black, rules).legal_moves(), captures, "nothing is lost");
        let before = seq(black);
        black.tap(Hand::Mouse, mv.to().number().into());
        for page in [white, black] {
            wait_for_seq(page, before + 1);
        }
        assert_eq!(position(white, rules), position(black, rules));
        assert_ne!(position(white, rules).legal_moves(), captures);
        // The time of the stop is nobody's: both clocks show about ten minutes.
        for id in ["clock-white", "clock-black"] {
            let face = white.text(id);
            assert!(face.starts_with("10:") || face.starts_with("9:5"), "{id}: {face}");
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_planned_move_is_played_and_an_absence_is_seen() {
    in_a_club(|_, white, black| {
        pair(white, black, "english", "3+2");
        play(black, white, Hand::Mouse, 11, 15);
        play(white, black, Hand::Mouse, 23, 19);
        // White plans while Black is to move.
        white.wait_still();
        white.tap(Hand::Mouse, 22);
        white.tap(Hand::Mouse, 18);
        let before = seq(black);
        black.tap(Hand::Mouse, 8);
        black.tap(Hand::Mouse, 11);
        for page in [white, black] {
            wait_for_seq(page, before + 2);
        }
        assert!(white.text("moves").contains("22–18"), "{}", white.text("moves"));
        black.open("/");
        white.wait("the absence", "return document.querySelector('.strip.away') !== null");
        assert!(white.text("coach").contains("has left"), "{}", white.text("coach"));
        black.run("history.back()");
        white.wait("the return", "return document.querySelector('.strip.away') === null");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_invitation_becomes_a_game_under_any_rules() {
    in_a_club(|_, one, two| {
        let key = Preset::ScorePanel.key();
        enter(one, &format!("{CLUB}?variant={key}"));
        one.click("club-side-black");
        one.click("invite");
        one.wait_for("withdraw");
        let link = one.run("return document.querySelector('[data-testid=invitation] textarea').value");
        let link = link.as_str().expect("a link");
        one.wait("the code", "return document.querySelector('.club-code').naturalWidth > 0");
        let path = &link[link.find(CLUB).expect("an address of the club")..];
        enter(two, path);
        two.wait_for("accept");
        two.click("accept");
        for page in [one, two] {
            page.wait_for("club-game");
        }
        let rules = AnyRules::Preset(Preset::ScorePanel);
        assert_eq!(position(one, rules), AnyPosition::start(rules));
        // Typing works as well as clicking.
        let mv = position(two, rules).legal_moves()[0];
        let text = crownhead_notation::movetext::write(&position(two, rules), &mv);
        let mover = if position(two, rules).turn() == crownhead_rules::Color::White { two } else { one };
        mover.run("document.querySelector('.cell').focus()");
        mover.type_text(&text);
        mover.key(Key::Enter);
        for page in [one, two] {
            wait_for_seq(page, 1);
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_guest_opens_an_account_and_comes_back() {
    in_a_club(|_, one, two| {
        one.open("/");
        one.click("door-club");
        one.wait(
            "the connection",
            "return document.querySelector('[data-testid=connection]')?.dataset.state === 'open'",
        );
        let guest = one.text("me");
        assert!(guest.starts_with("Guest "), "{guest}");
        fill(one, "account-name", "Ada Test");
        fill(one, "account-password", "short");
        one.click("sign-up");
        one.wait(
            "a reason",
            "return document.querySelector('[data-testid=trouble]').textContent.includes('at least 8')",
        );
        fill(one, "account-password", "long enough");
        one.click("sign-up");
        one.wait("the name", "return document.querySelector('[data-testid=me]').textContent === 'Ada Test'");
        one.wait_for("rated");
        one.reload();
        one.wait("the name", "return document.querySelector('[data-testid=me]')?.textContent === 'Ada Test'");
        enter(two, CLUB);
        fill(two, "account-name", "ada test");
        fill(two, "account-password", "long enough");
        two.click("sign-in");
        two.wait("the name", "return document.querySelector('[data-testid=me]').textContent === 'Ada Test'");
        thread::sleep(Duration::from_millis(100));
        assert_eq!(two.text("me"), "Ada Test");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_computer_plays_in_the_club() {
    in_a_club(|_, one, two| {
        enter(one, CLUB);
        fill(one, "club-rules", "russian");
        one.click("club-side-white");
        one.wait_for("play-computer");
        fill(one, "club-level", "3");
        one.click("play-computer");
        one.wait_for("club-game");
        assert_eq!(one.text("player-black"), "Crownhead #3");
        let rules = AnyRules::Variant(Variant::Russian);
        let mv = position(one, rules).legal_moves()[0];
        one.wait_still();
        one.tap(Hand::Mouse, mv.from().number().into());
        one.tap(Hand::Mouse, mv.to().number().into());
        wait_for_seq(one, 2);
        expect_clean(one);
        assert_eq!(position(one, rules).turn(), crownhead_rules::Color::White);
        // Someone else may watch.
        enter(two, CLUB);
        expect_clean(two);
        two.wait_for("watch");
        two.click("watch");
        two.wait_for("club-game");
        assert_eq!(position(two, rules), position(one, rules));
        assert!(two.text("coach").contains("watching"), "{}", two.text("coach"));
    });
}
