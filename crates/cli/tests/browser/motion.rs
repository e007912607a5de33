//! Animation, filmed frame by frame: captures leg by leg with a rest on every square, ghosts until the move ends, crowning,
//! and the spin of preset D.

use serde_json::{Value, json};

use super::hand::Hand;
use super::harness::alone_in_browser;
use super::page::Page;

/// Opens a game with animation at this speed.
fn open_with_speed(page: &Page, speed: &str, path: &str) {
    page.open("/");
    page.run_with(
        "localStorage.setItem('crownhead.settings', JSON.stringify({ speed: arguments[0], pause: 0 }))",
        &[json!(speed)],
    );
    page.open(path);
    page.wait_for_turn();
}

/// Chooses a piece and its goal, and films what follows until so many moves are in the list and all is still.
fn film(page: &Page, from: u64, to: u64) -> Vec<Value> {
    page.tap(Hand::Mouse, from);
    let goal = page.square(to);
    page.run("probe.film()");
    page.tap_at(Hand::Mouse, goal);
    page.wait_for_plies(1);
    // The film ends when the pieces have not changed for a while.
    page.wait(
        "the board to rest",
        "const still = probe.frames.slice(-20).map((frame) => JSON.stringify(frame.pieces)); \
         return still.length === 20 && new Set(still).size === 1",
    );
    page.run("return probe.frames").as_array().cloned().unwrap_or_default()
}

/// The pieces of a frame that a test asks for.
fn pieces<'a>(frame: &'a Value, wanted: impl Fn(&Value) -> bool + 'a) -> impl Iterator<Item = &'a Value> {
    frame["pieces"].as_array().into_iter().flatten().filter(move |piece| wanted(piece))
}

/// How long the white piece rests on a square, in milliseconds.
fn rest(film: &[Value], square: u64) -> f64 {
    let on_it = |frame: &Value| {
        pieces(frame, |piece| piece["color"] == "white" && piece["at"] == json!(square)).next().is_some()
    };
    let pairs = film.windows(2).filter(|pair| on_it(&pair[0]) && on_it(&pair[1]));
    pairs.map(|pair| pair[1]["time"].as_f64().unwrap_or(0.0) - pair[0]["time"].as_f64().unwrap_or(0.0)).sum()
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_capture_is_shown_leg_by_leg() {
    alone_in_browser(|page| {
        open_with_speed(page, "slow", "/?variant=english&fen=W:W29:B25,18,11,4&opponent=two-players");
        let film = film(page, 29, 8);
        assert_eq!(page.moves(), ["29×8"], "the whole capture at one go");
        for stop in [22, 15] {
            let rest = rest(&film, stop);
            assert!(rest > 100.0, "it rests on {stop} for all to see, not for {rest:.0} ms");
        }
        let between = film
            .iter()
            .filter(|frame| pieces(frame, |piece| piece["at"] == json!(0)).next().is_some())
            .count();
        assert!(between >= 6, "it slides, in {between} frames");
        // While it rests on its second stop, what it took is there as ghosts; at the end all three are gone.
        let last = film.iter().rfind(|frame| {
            pieces(frame, |piece| piece["color"] == "white" && piece["at"] == json!(15)).next().is_some()
        });
        let ghosts = pieces(last.expect("it comes by"), |piece| piece["ghost"] == json!(true)).count();
        assert_eq!(ghosts, 2, "both captured men are ghosts");
        let left = film.last().map(|frame| pieces(frame, |piece| piece["color"] == "black").count());
        assert_eq!(left, Some(1), "captured men leave the board when the move is over");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn counts_and_turn_change_when_the_move_has_been_seen() {
    alone_in_browser(|page| {
        open_with_speed(page, "slow", "/?variant=english&fen=W:W30:B26,18,10,5&opponent=two-players");
        page.run(
            "probe.told = []; \
             const of = (id) => document.querySelector(`[data-testid='${id}']`); \
             const look = () => { \
                 const left = document.querySelectorAll(`[data-testid^='piece-'][data-color='black']`).length; \
                 probe.told.push([left, of('count-black').ariaLabel, of('status').innerText, of('strip-black').classList.contains('on')]); \
                 requestAnimationFrame(look); }; \
             look()",
        );
        film(page, 30, 7);
        // What is drawn on the last frame of an animation may be told one frame later.
        let told = page.run("return [...new Set(probe.told.map((line) => JSON.stringify(line)))]");
        let told: Vec<&str> = told.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(told.first(), Some(&r#"[4,"4 pieces","White must capture",false]"#), "{told:?}");
        assert_eq!(told.last(), Some(&r#"[1,"1 piece","Black to move",true]"#), "{told:?}");
        assert!(told.iter().all(|line| line.starts_with("[1,") || line.contains("4 pieces")), "{told:?}");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_man_that_reaches_the_far_row_is_crowned() {
    alone_in_browser(|page| {
        open_with_speed(page, "normal", "/?variant=english&fen=W:W6:B28,12&opponent=two-players");
        let film = film(page, 6, 1);
        let role = |frame: &Value| {
            pieces(frame, |piece| piece["color"] == "white").next().map(|piece| piece["role"].clone())
        };
        assert_eq!(film.first().and_then(role), Some(json!("man")));
        assert_eq!(film.last().and_then(role), Some(json!("king")));
        assert_eq!(page.piece(1), Some(("white".into(), "king".into())));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn captured_pieces_spin_away_in_preset_d() {
    alone_in_browser(|page| {
        open_with_speed(page, "normal", "/?variant=flying-tutorial&fen=W:W22:B18,1&opponent=two-players");
        let film = film(page, 22, 15);
        let spins = |piece: &Value| {
            let turned = piece["place"].as_str().is_some_and(|place| !place.contains("rotate(0.0)"));
            turned && piece["opacity"].as_f64().is_some_and(|opacity| opacity < 1.0)
        };
        let spins = film.iter().any(|frame| pieces(frame, spins).next().is_some());
        assert!(spins, "the captured man turns and fades");
        let ghosts = film.iter().flat_map(|frame| pieces(frame, |piece| piece["ghost"] == json!(true)));
        let opacity: Vec<f64> = ghosts.filter_map(|piece| piece["opacity"].as_f64()).collect();
        assert!(opacity.windows(2).all(|pair| pair[1] <= pair[0]), "a ghost never flashes up: {opacity:?}");
        assert_eq!(page.piece(18), None);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn without_animation_moves_are_there_at_once() {
    alone_in_browser(|page| {
        open_with_speed(page, "none", "/?variant=english&fen=W:W29:B25,18,11,4&opponent=two-players");
        let film = film(page, 29, 8);
        let between =
            film.iter().any(|frame| pieces(frame, |piece| piece["at"] == json!(0)).next().is_some());
        assert!(!between, "nothing slides");
    });
}
