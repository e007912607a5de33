//! The search of the worker is the native one, node for node.
//!
//! Not here: how fast it is (`search_speed`).

use crownhead_engine::{Engine, Limits};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::AnyRules;

use super::engines::{Found, ask, heard, native, search};
use super::harness::in_browser;

/// Rules, a position (the start of the rules if it is empty), and how many plies to look ahead.
///
/// Every board is there, for each is compiled apart. Tables know none of the positions, but some that they lead to.
const POSITIONS: &[(&str, &str, u8)] = &[
    ("english", "", 11),
    ("english", "B:W15,18,21,22,23,28,31,32:B1,2,3,4,6,9,14,20", 11),
    ("english", "W:WK6,K10,22,30:BK27,K32,12,20", 11),
    ("international", "", 9),
    ("international", "W:W26,27,28,30,31,32,35,37,38,45:B11,12,13,14,15,16,17,18,19,23,40", 11),
    ("international", "W:WK2,25,26,28,29:B14,16,17,45", 10),
    ("russian", "", 10),
    ("russian", "W:Wb4,h4,a3,e3,f2,a1,c1,e1,g1:Bd8,f8,a7,c7,g7,d6,h6,a5,c5,d2", 11),
    ("russian", "W:WKb4,Kf2,c1,g1:Ba7,b6,f4,h2", 10),
    ("frisian", "", 8),
    ("frisian", "W:W25,31,34,35,36,37,42,43,44,45,46,48,49,50:B2,4,5,6,7,8,11,13,14,15,16,17,20", 10),
    ("frisian", "W:WK3,40,45,46:B5,37,K48", 10),
    ("turkish", "", 7),
    ("turkish", "W:Wb6,f6,d4,d3,h3,a2,c2,g2,h2:Ba7,g7,d6,h6,d5,h5,a4,h4", 9),
    ("turkish", "W:WKf8,Kd6,c5,h3,a2,g2,h2:Ba7,h6,g5,h5,a4,h4", 9),
    ("canadian", "", 7),
    ("canadian", "W:W37,39,43,44,48,53,56,61,62,65:B6,10,11,25,26,30,32,36", 9),
    ("portuguese", "", 10),
    ("srilankan", "", 7),
    ("spantsireti", "", 9),
    ("mini6-english", "", 13),
];

fn game(key: &str, position: &str) -> Game {
    let rules = AnyRules::from_key(key).unwrap_or_else(|| panic!("no rules are called {key}"));
    let start = || fen::parse(position, rules).unwrap_or_else(|error| panic!("{position}: {error}"));
    if position.is_empty() { Game::new(rules) } else { Game::from_position(start()) }
}

/// The positions of some rules.
pub(super) fn games(rules: &str) -> Vec<Game> {
    POSITIONS.iter().filter(|(key, ..)| *key == rules).map(|(key, position, _)| game(key, position)).collect()
}

/// The numbers of nodes to ask for: the last of those with which a search does not get to a depth, and the first with
/// which it does. Who gives the same answers to both takes the same number of nodes for all depths together.
fn just_too_few_and_enough(engine: &mut Engine, game: &Game, depth: u8) -> [u64; 2] {
    let (found, _) = search(engine, game, Limits::depth(depth));
    assert_eq!(found.depth, depth, "the game is decided before");
    [found.nodes, found.nodes + 1]
}

fn told(found: &Found) -> String {
    let Found { depth, nodes, score, line } = found;
    let line: Vec<_> = line.iter().map(|mv| format!("{}-{}", mv.from, mv.to)).collect();
    format!("depth {depth}, {nodes} nodes, score {score}, {}", line.join(" "))
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_search_is_the_native_one_node_for_node() {
    in_browser(|page| {
        page.open("/");
        let mut engine = native();
        let questions: Vec<_> = POSITIONS
            .iter()
            .flat_map(|&(rules, position, depth)| {
                let game = game(rules, position);
                let limits = just_too_few_and_enough(&mut engine, &game, depth);
                limits.map(|nodes| (rules, position, depth, game.clone(), nodes))
            })
            .collect();
        ask(page, questions.iter().map(|(.., game, nodes)| (game, *nodes)));
        let expected: Vec<Found> = questions
            .iter()
            .map(|(.., game, nodes)| search(&mut engine, game, Limits::nodes(*nodes)).0)
            .collect();
        let found = heard(page);
        assert_eq!(found.len(), expected.len());
        let pairs = questions.iter().zip(expected.iter().zip(found.iter().map(|(found, _)| found)));
        let differences: Vec<String> = pairs
            .filter(|(_, (native, found))| native != found)
            .map(|((rules, position, depth, ..), (native, found))| {
                let place = if position.is_empty() { "the start" } else { position };
                let (native, found) = (told(native), told(found));
                format!("{rules}, {place}, depth {depth}: {native} natively, {found} in the browser")
            })
            .collect();
        assert!(differences.is_empty(), "the search in the browser is another:\n{}", differences.join("\n"));
    });
}
