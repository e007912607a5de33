//! Broadcasts: one makes an event and pushes games, another watches on a phone and then on a large screen.

use serde_json::{Value, json};

use super::club::{enter, fill};
use super::harness::{ClubHost, in_a_club};
use super::looks::{expect_clean, look};
use super::page::Page;

const CLUB: &str = "/club.html";

/// Makes the admin whom the command line names.
fn become_chief(host: &mut ClubHost, page: &Page) {
    enter(page, CLUB);
    fill(page, "account-name", "Chief");
    fill(page, "account-password", "correct horse");
    page.click("sign-up");
    page.wait("the name", "return document.querySelector('[data-testid=me]')?.textContent === 'Chief'");
    host.kill();
    host.start();
    enter(page, CLUB);
}

/// Makes a broadcast with the form; returns its address and the id of its round.
fn make(page: &Page, title: &str) -> (String, String) {
    page.wait_for("new-broadcast");
    page.click("new-broadcast");
    page.wait_for("broadcast-make");
    look(page, "broadcast-form");
    page.resize(1280, 800);
    fill(page, "broadcast-name", title);
    fill(page, "broadcast-place", "Łódź");
    fill(page, "club-rules", "international");
    page.click("broadcast-make");
    page.wait_for("push-text");
    let query = page.run("return location.search").as_str().unwrap_or_default().to_owned();
    let round = query.rsplit("round=").next().unwrap_or_default().to_owned();
    (format!("{CLUB}{query}"), round)
}

fn key(page: &Page) -> String {
    let script = "return fetch('./club/api/key', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }) \
                  .then((answer) => answer.json()).then((made) => made.key)";
    page.run(script).as_str().expect("a key").to_owned()
}

/// Pushes games as a program does.
fn push(page: &Page, round: &str, key: &str, pdn: &str) -> Value {
    let script = "return fetch(`./api/broadcast/${arguments[0]}/push`, \
                  { method: 'POST', headers: { authorization: `Bearer ${arguments[1]}` }, body: arguments[2] }) \
                  .then((answer) => answer.json())";
    page.run_with(script, &[json!(round), json!(key), json!(pdn)])
}

fn game(board: usize, moves: &str) -> String {
    format!("[Board \"{board}\"]\n[White \"White <b>{board}</b>\"]\n[Black \"Black {board}\"]\n\n{moves}\n\n")
}

fn wait_for_moves(page: &Page, board: usize, moves: &str) {
    page.wait_with(
        &format!("{moves} on board {board}"),
        "return document.querySelector(`[data-testid=board-${arguments[0]}]`)?.dataset.moves === arguments[1]",
        &[json!(board), json!(moves)],
    );
}

/// The broadcaster types games; an illegal move is named, the rest is shown.
fn type_games(chief: &Page, address: &str) {
    enter(chief, address);
    chief.wait_for("push-text");
    expect_clean(chief);
    fill(chief, "push-text", &(game(2, "1. 32-28 19-23 2. 28x19 15x23 *") + &game(3, "1. 31-27 2-0")));
    chief.click("push");
    chief.wait_for("push-trouble");
    look(chief, "broadcast-steer");
    assert!(chief.text("push-trouble").contains("“15x23” at move 2"), "{}", chief.text("push-trouble"));
}

/// The guest finds the round in the lobby.
fn come_through_the_lobby(guest: &Page) {
    enter(guest, CLUB);
    guest.wait_for("broadcast-show");
    look(guest, "broadcast-lobby");
    guest.resize(390, 844);
    assert!(guest.words().contains("Cup <i>of</i> Łódź"));
    guest.click("broadcast-show");
    wait_for_moves(guest, 2, "33-29 19-23");
    assert!(guest.text("board-1").contains("White <b>1</b>"), "names are text");
    assert!(guest.text("board-1").contains("1:19:58"));
    assert!(!guest.shows("steer"));
    look(guest, "broadcast-round");
    guest.resize(390, 844);
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_round_is_made_pushed_and_watched() {
    in_a_club(|host, chief, guest| {
        guest.resize(390, 844);
        become_chief(host, chief);
        let (address, round) = make(chief, "Cup <i>of</i> Łódź");
        let key = key(chief);
        let first = game(1, "1. 32-28 {[%clk 1:19:58]} *") + &game(2, "1. 33-29 19-23 *");
        assert_eq!(push(chief, &round, &key, &first)["games"][1]["moves"], 2);
        come_through_the_lobby(guest);
        // Moves appear on the phone, in the list of all boards and on the large one.
        guest.click("board-1");
        guest.wait_for("large-board");
        push(chief, &round, &key, &game(1, "1. 32-28 19-23 2. 28x19 *"));
        wait_for_moves(guest, 1, "32-28 19-23 28x19");
        look(guest, "broadcast-board");
        guest.resize(390, 844);
        guest.wait(
            "the move on the large board",
            "return document.querySelector('[data-testid=large-board]').dataset.ply === '3'",
        );
        guest.wait(
            "it is said",
            "return document.querySelector('[data-testid=spoken]').textContent.includes('28×19')",
        );
        guest.click("board-before");
        guest.wait(
            "a step back",
            "return document.querySelector('[data-testid=large-board]').dataset.ply === '2'",
        );
        // Who looks at an earlier position stays there; the correction comes all the same.
        push(chief, &round, &key, &game(1, "1. 32-28 18-23 2. 37-32 *"));
        wait_for_moves(guest, 1, "32-28 18-23 37-32");
        guest.click("board-last");
        guest.wait(
            "the end",
            "return document.querySelector('[data-testid=large-board]').dataset.ply === '3'",
        );
        assert_eq!(guest.run("return document.documentElement.scrollWidth <= innerWidth"), json!(true));
        type_games(chief, &address);
        guest.resize(1280, 800);
        wait_for_moves(guest, 2, "32-28 19-23 28x19");
        wait_for_moves(guest, 3, "31-27");
        // The address leads back to the board, and a stop of the club costs nothing.
        host.kill();
        host.start();
        guest.reload();
        guest.wait_for("large-board");
        wait_for_moves(guest, 3, "31-27");
        push(chief, &round, &key, &game(3, "1. 31-27 17-22 *"));
        wait_for_moves(guest, 3, "31-27 17-22");
        guest.click("board-study");
        guest.wait("the study", "return document.body.textContent.includes('32–28')");
        enter(guest, &address);
        guest.wait_for("round-library");
        guest.click("round-library");
        guest.wait("the games in the library", "return document.body.textContent.includes('3 new')");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_hundred_boards_stay_as_they_are_when_one_changes() {
    in_a_club(|host, chief, guest| {
        guest.resize(390, 844);
        become_chief(host, chief);
        let (address, round) = make(chief, "Open");
        let key = key(chief);
        let moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14";
        let all: String = (1..=100).map(|board| game(board, moves)).collect();
        assert_eq!(push(chief, &round, &key, &all)["changed"], 100);
        enter(guest, &address);
        guest.wait("all boards", "return document.querySelectorAll('.bc-board').length === 100");
        guest.run(
            "document.querySelectorAll('.bc-board svg.mini').forEach((one) => one.firstChild.mark = true)",
        );
        push(chief, &round, &key, &game(50, &format!("{moves} 4. 41-37 *")));
        wait_for_moves(guest, 50, "32-28 19-23 28x19 14x23 37-32 10-14 41-37");
        let marked = "return [...document.querySelectorAll('.bc-board svg.mini')].filter((one) => one.firstChild.mark).length";
        assert_eq!(guest.run(marked), json!(99), "one was drawn again");
    });
}
