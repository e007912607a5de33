use crownhead_api::Reply;
use crownhead_engine::{Length, Opponent, Wdl, verdict_code};
use crownhead_rules::Variant;

use super::*;
use crate::model::{
    saved::Saved,
    seats::Seats,
    session::{Answer, Session},
    words,
};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// Two kings against one, with one move that loses the win.
fn exercise() -> Session {
    let start = fen::parse("W:WK18,K31:BK10", ENGLISH).expect("a valid FEN");
    let seats = Seats::against(Opponent::Level(Opponent::LEVELS), Color::White);
    let mut session = Session::new(Game::from_position(start), seats);
    let ending = Ending { men: [0, 0], kings: [2, 1] };
    session.set_drill(Some(Drill { ending, start, shortest: Some(9) }));
    session
}

fn there(session: &Session, from: u16, to: u16) -> AnyMove {
    let moves = session.position().legal_moves();
    *moves.iter().find(|mv| (mv.from().number(), mv.to().number()) == (from, to)).expect("a legal move")
}

/// The table values: 18-14 draws, and everything else wins.
fn worths(session: &Session) -> Vec<u32> {
    let blunder = |mv: &AnyMove| (mv.from().number(), mv.to().number()) == (18, 14);
    let worth = |mv: &AnyMove| if blunder(mv) { Verdict::Draw } else { Verdict::Win(Length::ToEnd(9)) };
    session.position().legal_moves().iter().map(worth).map(verdict_code).collect()
}

fn learn(session: &mut Session) {
    let request = session.request_known().expect("few pieces are left");
    assert_eq!(session.request_known(), None, "it has been asked");
    let worths = worths(session);
    assert_eq!(session.take_reply(Reply::Known { id: request.id, worths }), Answer::Known);
}

#[test]
fn table_values_hold_only_for_their_position() {
    let mut session = exercise();
    assert_eq!(session.known(), None);
    learn(&mut session);
    assert_eq!(session.known().map(|known| known.moves.len()), Some(session.position().legal_moves().len()));
    assert_eq!(session.drill_state(), Some(DrillState::Won));
    session.play(there(&session, 31, 27)).expect("a legal move");
    assert_eq!(session.known(), None);
    assert_eq!(session.request_known(), None, "the computer is to move");
    assert!(session.undo());
    assert!(session.known().is_some(), "it is the same position again");
}

#[test]
fn an_answer_to_an_older_request_is_ignored() {
    let mut session = exercise();
    let late = session.request_known().expect("few pieces are left");
    let worths = worths(&session);
    session.play(there(&session, 31, 27)).expect("a legal move");
    session.play(session.position().legal_moves()[0]).expect("a legal move");
    session.request_known().expect("another position");
    assert_eq!(session.take_reply(Reply::Known { id: late.id, worths }), Answer::Nothing);
    assert_eq!(session.known(), None);
}

#[test]
fn tables_are_not_asked_about_full_boards_or_finished_games() {
    let mut full = Session::new(Game::new(ENGLISH), Seats::TWO_PLAYERS);
    assert_eq!(full.request_known(), None);
    let mut over = exercise();
    over.resign(Color::White);
    assert_eq!(over.request_known(), None);
    assert_eq!(over.drill_state(), Some(DrillState::Failed));
}

#[test]
fn a_lost_win_is_recorded_until_it_is_taken_back() {
    let mut session = exercise();
    learn(&mut session);
    session.play(there(&session, 18, 14)).expect("a legal move");
    session.play(there(&session, 10, 17)).expect("a legal move");
    let slip = session.slip().expect("the win is gone").clone();
    assert_eq!((slip.ply, slip.judgment), (0, MoveGrade::Worse { had: Wdl::Win, has: Wdl::Draw }));
    let next = session.position().legal_moves()[0];
    session.play(next).expect("a legal move");
    assert_eq!(session.slip(), Some(&slip), "it stays given away");
    assert!(session.go_to(slip.ply));
    assert_eq!(session.slip(), None);
    session.play(there(&session, 31, 27)).expect("a legal move");
    assert_eq!(session.slip(), None);
    assert_eq!(session.last_judged().map(|judged| judged.judgment), Some(MoveGrade::Best));
}

#[test]
fn the_result_of_a_failed_exercise_names_the_blunder() {
    let mut session = exercise();
    learn(&mut session);
    session.play(there(&session, 18, 14)).expect("it is legal");
    session.play(there(&session, 10, 17)).expect("it is legal");
    let slip = session.slip().map(|slip| slip.ply).expect("the win is gone");
    session.resign(Color::White);
    let result = words::drill_result(&session).expect("the exercise is over");
    assert!(result.ends_with(". 18–14 only draws."), "{result}");
    assert!(session.go_to(slip), "it can be taken back after the end");
    assert!(!session.is_over() && session.slip().is_none());
}

#[test]
fn the_opponent_in_an_exercise_defends_until_it_is_replaced() {
    let mut session = exercise();
    session.play(there(&session, 31, 27)).expect("a legal move");
    assert!(matches!(session.request_move(), Some(Request { job: Job::Defend { .. }, .. })));
    let mut session = exercise();
    session.set_seats(session.seats());
    session.play(there(&session, 31, 27)).expect("a legal move");
    assert!(matches!(session.request_move(), Some(Request { job: Job::Choose { .. }, .. })));
    assert_eq!(session.drill_state(), None);
}

#[test]
fn an_exercise_survives_saving() {
    let session = exercise();
    let text = serde_json::to_string(&Saved::new(&session, false)).expect("plain data serializes");
    let saved: Saved = serde_json::from_str(&text).expect("written data is readable");
    assert_eq!(saved.read().expect("the game was legal").drill(), session.drill());
}

#[test]
fn a_malformed_answer_is_ignored() {
    let mut session = exercise();
    let request = session.request_known().expect("few pieces are left");
    let mut torn = worths(&session);
    torn.pop();
    session.take_reply(Reply::Known { id: request.id, worths: torn });
    assert_eq!(session.known(), None);
    let mut wrong = worths(&session);
    wrong[0] = u32::MAX;
    session.take_reply(Reply::Known { id: request.id, worths: wrong });
    assert_eq!(session.known(), None);
    for (ending, position) in [("two kings", "W:WK18:BK1"), ("0m2k-0m1k", "W:W99:B1"), ("", "")] {
        assert_eq!(read_drill(ENGLISH, ending, position, 3), None);
    }
}

#[test]
fn badges_appear_on_movable_pieces_or_on_targets_of_the_selected_piece() {
    let mut session = exercise();
    learn(&mut session);
    let known = session.known().expect("the values are known");
    let numbers = |badges: &[Badge]| badges.iter().map(|badge| badge.square.number()).collect::<Vec<_>>();
    let on_pieces = badges(known, None);
    assert_eq!(numbers(&on_pieces).len(), 2, "{on_pieces:?}");
    assert!(on_pieces.iter().all(|badge| badge.best && !badge.target));
    let board = session.rules().board();
    let on_targets = badges(known, board.square(18));
    assert!(on_targets.iter().all(|badge| badge.target && badge.best != (badge.verdict == Verdict::Draw)));
    assert!(numbers(&on_targets).contains(&14), "{on_targets:?}");
    assert_eq!(badges(known, board.square(10)), on_pieces, "a piece that cannot move");
}
