//! Boards of every shape: what is drawn, where the cursor goes, and the names of squares.

mod common;

use common::{Hand, numbers, played};
use crownhead_boardview::{Event, Intent, Key, PieceState, Settings, View};
use crownhead_notation::{movetext, square_name};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, HouseRules, Square};

/// Rules on every shape of board.
fn boards() -> Vec<AnyRules> {
    BoardKind::ALL.map(|board| AnyRules::House(HouseRules::plain(board))).to_vec()
}

fn view_of(rules: AnyRules, flipped: bool) -> View {
    let mut hand = Hand::on(AnyPosition::start(rules));
    hand.board.set_flipped(flipped);
    hand.board.set_settings(Settings { labels: true, ..hand.board.settings() });
    hand.view()
}

#[test]
fn every_square_is_drawn_once_in_the_right_shade() {
    for rules in AnyRules::all_named().chain(boards()) {
        let board = rules.board();
        for flipped in [false, true] {
            let view = view_of(rules, flipped);
            assert_eq!((view.width, view.height), (board.width(), board.height()));
            assert_eq!(view.squares.len(), usize::from(board.width()) * usize::from(board.height()));
            let playing: Vec<_> = view.squares.iter().filter(|square| square.is_playing()).collect();
            assert_eq!(playing.len(), usize::from(board.squares()));
            let dark = view.squares.iter().filter(|square| square.dark).count();
            assert_eq!(dark * 2, view.squares.len(), "{board:?}");
            for pair in view.squares.chunks(usize::from(view.width)).flat_map(|row| row.windows(2)) {
                assert_ne!(pair[0].dark, pair[1].dark, "shades take turns");
            }
            if !board.is_full() {
                assert!(view.squares.iter().all(|square| square.dark == square.is_playing()));
            }
            // White's left corner is dark unless the board is mirrored; flipping does not change that.
            let corner = view.squares.iter().rfind(|square| square.column == 0).expect("a corner");
            assert_eq!(corner.dark, !board.is_mirrored());
            for square in playing {
                let playing = square.square.expect("a playing square");
                assert_eq!(square.label, Some(square_name(rules, playing)));
            }
        }
    }
}

#[test]
fn corners_have_their_usual_names() {
    let corners = |key: &str| {
        let view = view_of(AnyRules::from_key(key).expect("a variant"), false);
        let label = |column: u8, row: u8| {
            let square = view.squares.iter().find(|square| (square.column, square.row) == (column, row));
            square.and_then(|square| square.label.clone()).unwrap_or_default()
        };
        let (right, bottom) = (view.width - 1, view.height - 1);
        [label(0, 0), label(right, 0), label(0, bottom), label(right, bottom)]
    };
    assert_eq!(corners("turkish"), ["a8", "h8", "a1", "h1"]);
    assert_eq!(corners("russian"), ["", "h8", "a1", ""]);
    assert_eq!(corners("spanish"), ["32", "", "", "1"]);
    assert_eq!(corners("italian"), ["1", "", "", "32"]);
    assert_eq!(corners("canadian"), ["", "6", "67", ""]);
    assert_eq!(corners("srilankan"), ["1", "", "", "72"]);
    assert_eq!(corners("spantsireti"), ["", "j8", "a1", ""]);
    assert_eq!(corners("mini6-english"), ["", "3", "16", ""]);
}

#[test]
fn the_cursor_goes_to_the_next_square_of_a_full_board() {
    for flipped in [false, true] {
        let mut hand = Hand::start("turkish");
        hand.board.set_flipped(flipped);
        for square in BoardKind::Full8.all() {
            let at = hand.board.place(square);
            for (key, dx, dy) in
                [(Key::Left, -1.0, 0.0), (Key::Right, 1.0, 0.0), (Key::Up, 0.0, -1.0), (Key::Down, 0.0, 1.0)]
            {
                hand.event(Event::Focus(square));
                hand.key(key);
                let next = hand.board.cursor().map(|next| hand.board.place(next)).expect("a cursor");
                let clamped = |value: f32| value.clamp(0.0, 7.0);
                assert_eq!((next.x, next.y), (clamped(at.x + dx), clamped(at.y + dy)), "{square:?} {key:?}");
            }
        }
    }
}

#[test]
fn arrows_reach_every_square_of_every_board() {
    for rules in boards() {
        let mut hand = Hand::on(AnyPosition::start(rules));
        let mut reached = vec![hand.board.focus_square()];
        let mut next = 0;
        while let Some(&square) = reached.get(next) {
            for key in [Key::Left, Key::Right, Key::Up, Key::Down] {
                hand.event(Event::Focus(square));
                hand.key(key);
                let there = hand.board.cursor().expect("a cursor");
                if !reached.contains(&there) {
                    reached.push(there);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), usize::from(rules.board().squares()), "{rules:?}");
    }
}

#[test]
fn a_whole_game_can_be_played_by_keys_on_64_squares() {
    let mut hand = Hand::at("turkish", "W:Wa2,c3:Bc4,c7");
    hand.event(Event::Focus(hand.square(43)));
    assert_eq!(hand.board.describe_square(hand.square(43)).name, "c3");
    assert!(matches!(hand.key(Key::Enter).as_slice(), [Intent::Selected(_)]));
    hand.key(Key::Up);
    hand.key(Key::Up);
    let intents = hand.key(Key::Enter);
    assert_eq!(numbers(hand.play(&intents)), (43, 27, vec![35]));
    assert_eq!(hand.view().turn, crownhead_rules::Color::Black);
}

#[test]
fn moves_can_be_typed_with_letters_where_squares_have_them() {
    let mut hand = Hand::start("russian");
    assert!(hand.board.uses(Key::Char('c')) && hand.board.uses(Key::Char('h')));
    assert!(!hand.board.uses(Key::Char('i')), "there is no column i");
    assert!(!hand.board.uses(Key::Char('C')), "capital letters are free for commands");
    let intents = hand.type_move("c3-d4");
    assert_eq!(numbers(hand.play(&intents)), (22, 18, vec![]));
    let intents = hand.type_move("12-16");
    assert_eq!(numbers(hand.play(&intents)), (12, 16, vec![]));
    assert!(Hand::start("spantsireti").board.uses(Key::Char('j')));
    for rules in ["english", "spanish", "canadian"] {
        assert!(!Hand::start(rules).board.uses(Key::Char('c')), "{rules}");
    }
}

#[test]
fn captured_pieces_leave_at_once_under_such_rules() {
    // The man captures c4 and then c6.
    let mut hand = Hand::at("turkish", "W:Wa2,c3:Bc4,c6,h8");
    hand.click(43);
    assert!(matches!(hand.click(27).as_slice(), [Intent::Stepped { may_end: false, .. }]));
    assert!(hand.ghosts().is_empty(), "{:?}", hand.ghosts());
    assert_eq!(hand.view().pieces.len(), 4, "one of five is gone");
    let taken = hand.board.describe_square(hand.square(35));
    assert_eq!((taken.piece, taken.captured), (None, false));
    // Taking back the leg restores the piece.
    hand.key(Key::Backspace);
    assert_eq!(hand.view().pieces.len(), 5);
    hand.click(27);
    let intents = hand.click(11);
    assert_eq!(numbers(hand.play(&intents)), (43, 11, vec![19, 35]));
    assert_eq!(hand.view().pieces.len(), 3);
}

#[test]
fn pieces_that_leave_at_once_fade_one_by_one() {
    let mut hand = Hand::at("turkish", "W:Wa2,c3:Bc4,c6,h8").moving();
    let mv = hand.board.legal_moves()[0];
    hand.board.play(&mv, 0.0);
    let seen = |hand: &Hand, number: u16| {
        let piece = hand.view().pieces.into_iter().find(|piece| piece.square.number() == number);
        piece.map_or(0.0, |piece| piece.opacity)
    };
    hand.board.tick(240.0);
    assert!(seen(&hand, 35) < 0.4 && seen(&hand, 19) > 0.99, "{} {}", seen(&hand, 35), seen(&hand, 19));
    // Under rules that keep captured pieces, both stay as ghosts until the end.
    let mut hand = Hand::at("russian", "W:Wc3:Bd4,d6,h8").moving();
    let mv = hand.board.legal_moves()[0];
    hand.board.play(&mv, 0.0);
    hand.board.tick(240.0);
    let ghosts = hand.view().pieces.iter().filter(|piece| piece.state == PieceState::Ghost).count();
    assert_eq!((ghosts, hand.view().pieces.len()), (1, 4));
}

#[test]
fn a_king_may_land_where_a_captured_piece_stood() {
    // Thai: d4 captures e5, then turns back over its square and captures c3.
    let mut hand = Hand::at("thai", "W:WK18:B15,22,1");
    hand.click(18);
    hand.click(11);
    let intents = hand.click(25);
    assert_eq!(played(&intents).map(numbers), Some((18, 25, vec![15, 22])));
}

/// A pseudorandom game, the same on every run.
fn game(rules: AnyRules, plies: usize) -> Vec<AnyPosition> {
    let mut positions = vec![AnyPosition::start(rules)];
    let mut dice = 12345_u64;
    for _ in 0..plies {
        let position = positions[positions.len() - 1];
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        positions.push(position.play_unchecked(&legal[(dice >> 33) as usize % legal.len()]));
    }
    positions
}

#[test]
fn every_variant_can_be_played_by_typing_and_by_clicking_each_stop() {
    for rules in AnyRules::all_named() {
        for position in game(rules, 60) {
            for mv in position.legal_moves().into_iter().take(12) {
                let mut hand = Hand::on(position);
                let text = movetext::write(&position, &mv);
                assert_eq!(played(&hand.type_move(&text)), Some(mv), "{text}");
                let mut hand = Hand::on(position);
                let route = crownhead_rules::routes(&position, &mv, 1).pop().expect("a route");
                let stops: Vec<Square> = route.stops;
                let clicks: Vec<Vec<Intent>> = stops.iter().map(|stop| hand.click(stop.number())).collect();
                let mut last = clicks.last().expect("a click").clone();
                if matches!(last.as_slice(), [Intent::Stepped { may_end: true, .. }]) {
                    last = hand.click(mv.to().number());
                }
                assert_eq!(played(&last), Some(mv), "{text} by clicks");
            }
        }
    }
}
