//! No input makes a board panic or request an illegal move, and every legal move is possible with every input device.

mod common;

use std::collections::BTreeMap;

use common::{Hand, played};
use crownhead_boardview::{Event, Intent, Key, Phase, PieceState, Point, Settings, Speed};
use crownhead_notation::movetext;
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, HouseRules,
    Lines, Piece, Regicide, Removal, Role, Setup, Walk,
};
use proptest::prelude::*;

/// All named rules and a few unnamed house rules.
fn all_rules() -> Vec<AnyRules> {
    let plain = HouseRules::plain;
    let house = [
        HouseRules {
            flying_kings: true,
            men_capture_back: true,
            crowning_in_capture: CrowningInCapture::GoOnAsKing,
            ..plain(BoardKind::Dark8)
        },
        HouseRules {
            flying_kings: true,
            capture_duty: CaptureDuty::Optional,
            chain_duty: ChainDuty::StopAnywhere,
            regicide: Regicide::CrownAndGoOn,
            ..plain(BoardKind::Dark10)
        },
        HouseRules { men_capture_back: true, rows: 2, ..plain(BoardKind::Dark6) },
        HouseRules {
            flying_kings: true,
            man_steps: Lines::Straight,
            man_captures: Lines::All,
            king_captures: Lines::All,
            removal: Removal::AtOnce,
            may_turn_back: true,
            chain_duty: ChainDuty::StopAnywhere,
            king_move_limit: 2,
            ..plain(BoardKind::Mirrored12)
        },
    ];
    AnyRules::all_named().chain(house.into_iter().map(AnyRules::House)).collect()
}

/// The start under the rules with that index, and the positions after it while there are moves.
fn game(rules: usize, choices: &[u16]) -> Vec<AnyPosition> {
    let mut positions = vec![AnyPosition::start(all_rules()[rules])];
    for &choice in choices {
        let position = positions[positions.len() - 1];
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        positions.push(position.play_unchecked(&legal[usize::from(choice) % legal.len()]));
    }
    positions
}

fn a_game() -> impl Strategy<Value = (usize, Vec<u16>)> {
    (0..all_rules().len(), proptest::collection::vec(any::<u16>(), 0..90))
}

/// A few pieces on random squares, half of them kings, so that captures wind.
fn scattered() -> impl Strategy<Value = AnyPosition> {
    let pieces = proptest::collection::vec((any::<u16>(), any::<bool>(), any::<bool>()), 2..16);
    (0..all_rules().len(), pieces, any::<bool>()).prop_map(|(rules, pieces, turn)| {
        let rules = all_rules()[rules];
        let board = rules.board();
        let color = |white: bool| if white { Color::White } else { Color::Black };
        let mut placed = BTreeMap::new();
        for (number, white, king) in pieces {
            let number = number % u16::from(board.squares()) + 1;
            let row = board.square(number).map(|square| board.place(square).1);
            let last = row == Some(if white { 0 } else { board.height() - 1 });
            let role = if king || last { Role::King } else { Role::Man };
            placed.insert(number, Piece { color: color(white), role });
        }
        let setup = Setup { pieces: placed.into_iter().collect(), turn: color(turn), king_runs: [None; 2] };
        setup.into_position(rules).expect("a legal setup")
    })
}

/// Clicks every stop of a route, and the last one again if the move may continue there.
fn walk_by_clicks(hand: &mut Hand, mv: &AnyMove) -> Option<AnyMove> {
    let route = Walk::start(hand.board.position(), mv.from())?.finish(mv)?;
    let mut intents = hand.click(mv.from().number());
    for stop in &route.stops()[1..] {
        intents = hand.click(stop.number());
    }
    if matches!(intents.as_slice(), [Intent::Stepped { may_end: true, .. }]) {
        intents = hand.click(mv.to().number());
    }
    played(&intents)
}

fn reach_all_moves(position: AnyPosition, flipped: bool) -> Result<(), TestCaseError> {
    for mv in position.legal_moves().into_iter().take(40) {
        let mut hand = hand_on(position, flipped);
        prop_assert_eq!(walk_by_clicks(&mut hand, &mv), Some(mv), "by clicks");

        let mut hand = hand_on(position, flipped);
        let text = movetext::write(&position, &mv);
        prop_assert_eq!(played(&hand.type_move(&text)), Some(mv), "typed {}", text);

        // If only one move ends at the destination, a single click or drag is enough.
        let mut hand = hand_on(position, flipped);
        hand.click(mv.from().number());
        let only = hand
            .board
            .legal_moves()
            .iter()
            .filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()))
            .count()
            == 1;
        let at_one_go = hand.view().targets.iter().any(|target| target.square == mv.to() && target.ends);
        if at_one_go && only {
            let mut hand = hand_on(position, flipped);
            hand.click(mv.from().number());
            prop_assert_eq!(played(&hand.click(mv.to().number())), Some(mv), "at one go");
            let mut hand = hand_on(position, flipped);
            prop_assert_eq!(played(&hand.drag(mv.from().number(), mv.to().number())), Some(mv), "dragged");
        }
    }
    Ok(())
}

fn hand_on(position: AnyPosition, flipped: bool) -> Hand {
    let mut hand = Hand::on(position);
    hand.board.set_flipped(flipped);
    hand
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_is_possible_with_every_input_device((rules, choices) in a_game(), flipped: bool) {
        for position in game(rules, &choices) {
            reach_all_moves(position, flipped)?;
        }
    }

    #[test]
    fn winding_captures_are_possible_with_every_input_device(
        positions in proptest::collection::vec(scattered(), 20),
        flipped: bool,
    ) {
        for position in positions {
            reach_all_moves(position, flipped)?;
        }
    }

    #[test]
    fn pieces_keep_their_identity((rules, choices) in a_game(), speed in 0..4_usize) {
        let mut hand = hand_on(AnyPosition::start(all_rules()[rules]), false);
        hand.board.set_settings(Settings { speed: Speed::ALL[speed], ..Settings::default() });
        for choice in choices {
            let legal = hand.board.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(choice) % legal.len()];
            hand.board.skip();
            let before = hand.view().pieces;
            hand.board.play(&mv, hand.now);
            hand.now += f64::from(choice % 500);
            hand.board.tick(hand.now);
            check_view(&hand);
            hand.board.skip();
            for piece in hand.view().pieces {
                let old = before.iter().find(|old| old.id == piece.id).expect("no new pieces");
                let from = if piece.square == mv.to() { mv.from() } else { piece.square };
                prop_assert_eq!((old.square, old.color), (from, piece.color));
            }
        }
    }
}

/// Any input to a board.
#[derive(Clone, Debug)]
enum Act {
    Event(Event),
    Square(u8, u16),
    Play(u16),
    Flip,
    Hint(u16),
    Pass(f64),
    Undo,
}

fn key() -> impl Strategy<Value = Key> {
    let named =
        [Key::Left, Key::Right, Key::Up, Key::Down, Key::Enter, Key::Space, Key::Escape, Key::Backspace];
    prop_oneof![
        4 => proptest::sample::select(named.to_vec()),
        1 => proptest::sample::select("0123456789-x: abcdehjH?".chars().collect::<Vec<_>>()).prop_map(Key::Char),
        1 => any::<char>().prop_map(Key::Char),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let near = (-1.0_f32..13.0, -1.0_f32..13.0).prop_map(|(x, y)| Point { x, y });
    let wild = (any::<f32>(), any::<f32>()).prop_map(|(x, y)| Point { x, y });
    let point = prop_oneof![20 => near, 1 => wild].boxed();
    let maybe = proptest::option::weighted(0.9, point.clone()).boxed();
    prop_oneof![
        12 => (0..5_u8, any::<u16>()).prop_map(|(how, n)| Act::Square(how, n)),
        2 => (point, 0.0_f32..0.2).prop_map(|(at, threshold)| Act::Event(Event::PointerDown { at, threshold })),
        2 => maybe.clone().prop_map(|at| Act::Event(Event::PointerMove(at))),
        2 => maybe.prop_map(|at| Act::Event(Event::PointerUp(at))),
        1 => Just(Act::Event(Event::PointerCancel)),
        1 => Just(Act::Event(Event::Blur)),
        5 => key().prop_map(|key| Act::Event(Event::Key(key))),
        2 => any::<u16>().prop_map(Act::Play),
        1 => Just(Act::Flip),
        1 => any::<u16>().prop_map(Act::Hint),
        2 => prop_oneof![0.0..400.0, Just(f64::NAN), Just(-5.0)].prop_map(Act::Pass),
        1 => Just(Act::Undo),
    ]
}

/// Performs one action; a move that the board requests is legal, and is played.
fn perform(hand: &mut Hand, act: &Act, past: &mut Vec<AnyPosition>) {
    let squares = hand.board.position().board().squares();
    let number = |n: u16| n % u16::from(squares) + 1;
    let intents = match *act {
        Act::Event(event) => hand.event(event),
        Act::Square(0, n) => hand.event(Event::Activate(hand.square(number(n)))),
        Act::Square(1, n) => hand.event(Event::Focus(hand.square(number(n)))),
        Act::Square(2, n) => hand.over(number(n)),
        Act::Square(3, n) => {
            // A likely action: a movable piece and one of its targets.
            let targets = hand.view().targets;
            let starts: Vec<u16> = hand.board.legal_moves().iter().map(|mv| mv.from().number()).collect();
            let likely = if targets.is_empty() { starts } else { hand.targets() };
            let n = likely.get(usize::from(n) % likely.len().max(1)).copied().unwrap_or(1);
            hand.click(n)
        }
        Act::Square(_, n) => hand.down(number(n)),
        Act::Play(n) => hand
            .board
            .legal_moves()
            .iter()
            .cycle()
            .nth(usize::from(n))
            .map(|mv| Intent::Play(*mv))
            .into_iter()
            .collect(),
        Act::Flip => {
            hand.board.set_flipped(!hand.board.flipped());
            Vec::new()
        }
        Act::Hint(n) => {
            let mv = hand.board.legal_moves().get(usize::from(n)).copied();
            hand.board.set_hint(mv);
            Vec::new()
        }
        Act::Pass(time) => {
            hand.now += time.max(0.0);
            hand.board.tick(hand.now + time.min(0.0));
            Vec::new()
        }
        Act::Undo => {
            if let Some(position) = past.pop() {
                hand.board.slide_to(position, None, hand.now);
            }
            Vec::new()
        }
    };
    if let Some(mv) = played(&intents) {
        assert!(hand.board.legal_moves().contains(&mv), "{mv:?} is legal");
        past.push(*hand.board.position());
        hand.play(&intents);
    }
}

/// Properties of every picture.
fn check_view(hand: &Hand) {
    let view = hand.view();
    let mut ids: Vec<_> = view.pieces.iter().map(|piece| piece.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), view.pieces.len(), "one picture a piece");
    assert_eq!(view.squares.len(), usize::from(view.width) * usize::from(view.height));
    for piece in &view.pieces {
        let inside = |value: f32| (-0.001..=f32::from(view.width) - 0.999).contains(&value);
        let held = piece.state == PieceState::Dragged;
        let swung = hand.board.is_animating();
        assert!(held || swung || (inside(piece.at.x) && inside(piece.at.y)), "{piece:?}");
        assert!((0.0..=1.0).contains(&piece.opacity) && (0.0..=1.0).contains(&piece.scale), "{piece:?}");
    }
    if !hand.board.is_animating() && matches!(view.phase, Phase::Idle | Phase::Waiting) {
        let mut seen: Vec<_> =
            view.pieces.iter().map(|piece| (piece.square, piece.color, piece.role)).collect();
        seen.sort_unstable();
        let real: Vec<_> =
            hand.board.position().pieces().map(|(square, piece)| (square, piece.color, piece.role)).collect();
        assert_eq!(seen, real);
    }
    for square in hand.board.position().board().all() {
        assert_eq!(hand.board.describe_square(square).square, square);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_input_breaks_the_board(
        (rules, choices) in a_game(),
        wild in proptest::option::of(scattered()),
        acts in proptest::collection::vec(act(), 1..120),
        speed in 0..4_usize,
    ) {
        let positions = game(rules, &choices);
        let position = wild.unwrap_or(positions[positions.len() - 1]);
        let mut hand = Hand::on(position);
        hand.board.set_settings(Settings { speed: Speed::ALL[speed], ..Settings::default() });
        let mut past = Vec::new();
        for act in &acts {
            perform(&mut hand, act, &mut past);
            check_view(&hand);
        }
    }
}
