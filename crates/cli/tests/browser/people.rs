//! People of the club: profiles, challenges, reports, moderation, the own data.

use serde_json::json;

use super::club::{enter, fill};
use super::harness::in_a_club;
use super::looks::expect_clean;
use super::page::Page;

const CLUB: &str = "/club.html";

pub(super) fn sign_up(page: &Page, name: &str) {
    enter(page, CLUB);
    fill(page, "account-name", name);
    fill(page, "account-password", "correct horse");
    page.click("sign-up");
    page.wait_with(
        "the new name",
        "return document.querySelector('[data-testid=me]')?.textContent === arguments[0]",
        &[json!(name)],
    );
}

/// Opens the own profile; returns its address.
pub(super) fn own_profile(page: &Page) -> String {
    page.run("document.querySelector('[data-testid=me] button').click()");
    page.wait_for("profile-name");
    let query = page.run("return location.search");
    format!("{CLUB}{}", query.as_str().unwrap_or_default())
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_challenge_goes_from_a_profile_to_a_game() {
    in_a_club(|_, ada, guest| {
        guest.resize(390, 844);
        sign_up(ada, "Ada");
        let profile = own_profile(ada);
        expect_clean(ada);
        ada.click("to-lobby");
        enter(guest, &profile);
        guest.wait_for("challenge");
        expect_clean(guest);
        guest.click("challenge");
        guest.wait_for("target");
        fill(guest, "club-pace", "5+3");
        guest.click("invite");
        ada.wait_for("incoming");
        ada.click("incoming-decline");
        guest.wait("the answer", "return document.querySelector('[data-testid=trouble]')?.textContent === 'Your challenge was declined.'");
        guest.open(&profile);
        guest.wait_for("challenge");
        guest.click("challenge");
        guest.wait_for("target");
        guest.click("invite");
        ada.wait_for("incoming");
        ada.click("incoming-accept");
        for page in [ada, guest] {
            page.wait_for("club-game");
        }
        // The game waits in the lobby until it is over, and is in the profile then.
        ada.click("action-lobby");
        ada.wait_for("own-game");
        guest.click("action-resign");
        ada.open(&profile);
        ada.wait_for("past-game");
        ada.wait(
            "the archive",
            "return document.querySelector('[data-testid=games-library]')?.getAttribute('href').includes('?add=')",
        );
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn games_of_the_club_open_in_the_library() {
    in_a_club(|_, ada, guest| {
        sign_up(ada, "Ada");
        let profile = own_profile(ada);
        ada.click("to-lobby");
        ada.wait_for("play-computer");
        fill(ada, "club-rules", "english");
        ada.click("club-side-black");
        ada.click("play-computer");
        ada.wait_for("club-game");
        ada.wait("a turn", "return document.querySelector('[data-testid=action-draw]') !== null");
        ada.wait("the own turn", "return document.querySelector('.strip.lower').classList.contains('on')");
        ada.tap(super::hand::Hand::Mouse, 11);
        ada.tap(super::hand::Hand::Mouse, 15);
        ada.wait(
            "the answer",
            "return Number(document.querySelector('[data-testid=club-game]')?.dataset.seq) >= 2",
        );
        ada.click("action-resign");
        ada.click("action-resign");
        ada.wait_for("answer-rematch");
        enter(guest, &profile);
        guest.wait_for("past-game");
        guest.click("games-library");
        guest.wait("the game in the library", "return document.body.textContent.includes('1 new')");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn moderators_deal_with_reports() {
    in_a_club(|host, chief, eve| {
        sign_up(chief, "Chief");
        sign_up(eve, "Eve");
        let profile = own_profile(eve);
        enter(chief, &profile);
        chief.wait_for("report");
        chief.click("report");
        fill(chief, "report-text", "She is <b>rude</b>.");
        chief.click("report-send");
        chief
            .wait("thanks", "return document.querySelector('.club-report [role=status]')?.checkVisibility()");
        // The name of the command line has an account now.
        host.kill();
        host.start();
        enter(chief, CLUB);
        chief.wait_for("stewards");
        chief.click("stewards");
        chief.wait_for("report-line");
        assert!(
            chief
                .run("return document.querySelector('[data-testid=report-line]').textContent")
                .to_string()
                .contains("<b>rude</b>")
        );
        expect_clean(chief);
        fill(chief, "find-people", "Eve");
        chief.wait("one person", "return document.querySelectorAll('[data-testid=subject]').length === 1");
        chief.click("measure-ban");
        chief.wait_for("measure-unban");
        eve.open(CLUB);
        eve.wait("the ban", "return document.querySelector('[data-testid=trouble]')?.textContent === 'This account may not play for now.'");
        chief.click("measure-unban");
        chief.wait_for("measure-ban");
        chief.click("settle");
        chief.wait("an empty list", "return document.querySelector('[data-testid=report-line]') === null");
        enter(eve, CLUB);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_account_is_deleted_with_the_password() {
    in_a_club(|_, ada, other| {
        sign_up(ada, "Ada");
        let profile = own_profile(ada);
        ada.click("make-key");
        ada.wait_for("share-key");
        ada.click("erase");
        fill(ada, "erase-password", "wrong horse");
        ada.click("erase");
        ada.wait("the refusal", "return [...document.querySelectorAll('.club-trouble')].some((one) => one.textContent === 'The name or the password is wrong.')");
        fill(ada, "erase-password", "correct horse");
        ada.click("erase");
        ada.wait(
            "a new guest",
            "return document.querySelector('[data-testid=me]')?.textContent.startsWith('Guest')",
        );
        enter(other, &profile);
        other.wait("nobody", "return document.querySelector('[data-testid=profile-name]')?.textContent.startsWith('Former player')");
    });
}
