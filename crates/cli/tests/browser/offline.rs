//! The app on any host and without a network: the service worker, new versions, files of the system.

use serde_json::json;

use super::hand::Hand;
use super::harness::on_a_static_host;
use super::page::Page;
use super::playing::Way;

const GAME: &str = "/?variant=english&opponent=random&side=black";

/// Waits until the browser keeps the whole app.
fn wait_until_kept(page: &Page) {
    page.wait(
        "the service worker",
        "return navigator.serviceWorker.getRegistration().then((found) => \
             found?.active?.state === 'activated' && !!navigator.serviceWorker.controller)",
    );
}

/// The version of the page on the screen.
fn version(page: &Page) -> String {
    let version = page.run("return document.querySelector('meta[name=version]').content");
    version.as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_app_starts_after_its_host_has_stopped() {
    on_a_static_host(|page, host| {
        // On a host without headers, in a folder, before there is a service worker.
        page.open(GAME);
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        wait_until_kept(page);
        host.stop();

        page.open(GAME);
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        // What keeps the app also isolates it, so it shares memory with its engine.
        assert_eq!(page.run("return crossOriginIsolated"), json!(true));
        page.open("/study.html");
        page.wait_for("engine");
        page.open("/library.html");
        page.wait_for("library");
        // Nothing else works without the host; that is no error of the page.
        page.run("probe.errors.length = 0");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_new_version_is_told_and_never_forced() {
    on_a_static_host(|page, host| {
        page.open(GAME);
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        wait_until_kept(page);
        let first = version(page);
        assert!(!page.shows("new-version"), "the first version is no news");

        host.update();
        page.run("return navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)");
        page.wait_for("new-version");
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(4);
        page.wait_for_turn();
        assert_eq!(version(page), first, "the game goes on in the version that it began in");
        let moves = page.moves();
        // Even a page that is loaded again stays with it until the player says otherwise.
        page.reload();
        page.wait_for_turn();
        assert_eq!((version(page), page.moves()), (first.clone(), moves.clone()));

        page.wait_for("new-version");
        page.click("new-version-reload");
        page.wait_with(
            "the new version",
            "return document.querySelector('meta[name=version]')?.content !== arguments[0] && !!document.querySelector('main')",
            &[json!(first)],
        );
        page.wait_for_turn();
        assert_eq!(page.moves(), moves, "the game is still there");
        assert!(!page.shows("new-version"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn weights_and_tables_are_kept_on_demand() {
    on_a_static_host(|page, host| {
        page.open("/");
        wait_until_kept(page);
        page.open(GAME);
        page.click("action-settings");
        page.wait_for("kept-sizes");
        assert!(page.text("kept-sizes").ends_with("take 0.0 MB."), "{}", page.text("kept-sizes"));
        page.click("kept-all");
        page.wait_for("kept-clear");
        page.wait_without("kept-all");
        host.stop();
        // A range of a table, and weights.
        let read = "return Promise.all([ \
             fetch('./endgames/english.tables', { headers: { range: 'bytes=8-15' } }), fetch('./weights/english.weights')]) \
             .then((all) => Promise.all(all.map(async (one) => [one.status, (await one.arrayBuffer()).byteLength])))";
        let found = page.run(read);
        assert_eq!((&found[0], &found[1][0]), (&json!([206, 8]), &json!(200)));
        page.click("kept-clear");
        page.wait_without("kept-clear");
        page.run("probe.errors.length = 0");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_shared_game_opens_in_the_study() {
    on_a_static_host(|page, _| {
        page.open("/");
        wait_until_kept(page);
        // As the system shares a file: a form that the service worker receives.
        page.run(
            "const form = document.createElement('form'); \
             form.method = 'post'; form.enctype = 'multipart/form-data'; form.action = './study.html'; \
             const field = document.createElement('input'); \
             field.type = 'file'; field.name = 'files'; \
             const files = new DataTransfer(); \
             files.items.add(new File(['[GameType \"21\"] 1. 11-15 23-19 2. 8-11 *'], 'game.pdn')); \
             field.files = files.files; \
             form.append(field); document.body.append(form); form.submit()",
        );
        page.wait(
            "the study",
            "return location.pathname.endsWith('study.html') && !!document.querySelector('main')",
        );
        page.wait("the game", "return document.body.innerText.includes('8–11')");
        assert_eq!(page.run("return location.hash"), json!(""));
    });
}
