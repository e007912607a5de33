use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::Variant;

use super::*;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn session(text: &str, seats: Seats) -> Session {
    Session::new(Game::from_position(fen::parse(text, ENGLISH).expect("a valid FEN")), seats)
}

fn against_computer(text: &str) -> Session {
    session(text, Seats::against(Opponent::Random, Color::White))
}

fn play_any(session: &mut Session) {
    let mv = session.position().legal_moves()[0];
    session.play(mv).expect("a legal move");
}

#[test]
fn only_the_computers_move_is_announced_while_animated() {
    let mut now = against_computer("W:W22,30:B9,1");
    let start = now.clone();
    play_any(&mut now);
    assert_eq!(move_on_its_way(&start, &now), None, "a person knows their own move");
    let before = now.clone();
    assert_eq!(move_on_its_way(&before, &now), None, "nothing is on its way");
    play_any(&mut now);
    let told = move_on_its_way(&before, &now).expect("the computer's move");
    assert!(told.starts_with("Black plays ") && told.ends_with('.') && told.contains('–'), "{told}");
    assert_eq!(move_on_its_way(&now, &before), None, "an undone move is not announced");
}

#[test]
fn moves_can_be_typed_while_a_person_plays() {
    let mut playing = against_computer("W:W22,30:B9,1");
    assert!(takes_typed_moves(&playing));
    assert_eq!(typed_example(&playing), "Type a move: 22–18");
    assert_eq!(keys_tip(&playing, &tip(&playing)), "Arrow keys and typed moves work too.");
    play_any(&mut playing);
    assert_eq!(typed_example(&playing), "Type a move", "it is the computer's turn");
    assert!(playing.agree_draw() && !takes_typed_moves(&playing));
    let computer = Seat::Computer(Opponent::Random);
    let watched = session("W:W22:B9", Seats::new(computer, computer));
    assert!(!takes_typed_moves(&watched) && keys_tip(&watched, &tip(&watched)).is_empty());
}

#[test]
fn paused_computers_are_counted() {
    let mut one = against_computer("B:W22,30:B9,1");
    one.set_paused(true);
    assert_eq!(tip(&one), "The computer is paused.");
    let computer = Seat::Computer(Opponent::Random);
    let mut two = session("W:W22:B9", Seats::new(computer, computer));
    two.set_paused(true);
    assert_eq!(tip(&two), "The computers are paused.");
}
