use crownhead_engine::Opponent;
use crownhead_rules::{AnyRules, CaptureDuty, HouseRules, Variant};

use super::*;

fn against_computer() -> Session {
    let game = Game::new(AnyRules::Variant(Variant::English));
    let first = game.position().turn();
    Session::new(game, Seats::against(Opponent::Level(1), first))
}

fn any_move(session: &Session) -> AnyMove {
    session.position().legal_moves()[0]
}

fn play_any(session: &mut Session) {
    let mv = any_move(session);
    session.play(mv).expect("a legal move");
}

fn choice(session: &Session, id: u32) -> Reply {
    let mv = Some(MoveRecord::from(&any_move(session)));
    Reply::Choice { id, mv, concedes: false, claims: false, report: ReportRecord::default() }
}

#[test]
fn the_computer_is_asked_once_and_answers() {
    let mut session = against_computer();
    assert_eq!(session.request_move(), None, "a person begins");
    play_any(&mut session);
    let request = session.request_move().expect("the computer is to move");
    assert_eq!(session.request_move(), None, "it has been asked");
    let answer = session.take_reply(choice(&session, request.id));
    assert_eq!(answer, Answer::Move(any_move(&session), ReportRecord::default()));
    play_any(&mut session);
    assert!(session.awaits_person());
}

#[test]
fn a_late_answer_is_ignored() {
    let mut session = against_computer();
    play_any(&mut session);
    let request = session.request_move().expect("the computer is to move");
    let late = choice(&session, request.id);
    assert_eq!(session.drop_request(), Some(request.id));
    assert!(session.undo());
    assert_eq!(session.take_reply(late), Answer::Nothing);
}

#[test]
fn undo_takes_both_plies_back_and_redo_returns_them() {
    let mut session = against_computer();
    assert!(!session.can_undo());
    play_any(&mut session);
    play_any(&mut session);
    let after = *session.position();
    assert!(session.undo());
    assert_eq!(session.game().ply(), 0);
    assert!(session.redo());
    assert_eq!((session.game().ply(), *session.position()), (2, after));
}

#[test]
fn undo_while_the_computer_thinks_takes_one_ply_back() {
    let mut session = against_computer();
    play_any(&mut session);
    assert!(session.undo());
    assert_eq!(session.game().ply(), 0);
    assert!(session.awaits_person());
}

#[test]
fn undo_takes_a_resignation_back_first() {
    let mut session = against_computer();
    play_any(&mut session);
    play_any(&mut session);
    let side = session.speaker();
    assert!(session.resign(side));
    assert!(session.is_over() && session.can_undo());
    assert!(session.undo());
    assert_eq!((session.is_over(), session.game().ply()), (false, 2));
}

#[test]
fn there_is_nothing_to_undo_after_the_computers_first_move() {
    let game = Game::new(AnyRules::Variant(Variant::English));
    let second = game.position().turn().other();
    let mut session = Session::new(game, Seats::against(Opponent::Level(1), second));
    play_any(&mut session);
    assert!(!session.can_undo());
}

#[test]
fn watched_computers_pause_after_stepping_back() {
    let game = Game::new(AnyRules::Variant(Variant::English));
    let computer = Seat::Computer(Opponent::Random);
    let mut session = Session::new(game, Seats::new(computer, computer));
    for _ in 0..4 {
        play_any(&mut session);
    }
    assert!(session.undo());
    assert_eq!(session.game().ply(), 3);
    assert_eq!(session.request_move(), None, "paused");
    session.set_paused(false);
    assert!(session.request_move().is_some());
}

#[test]
fn a_losing_computer_takes_a_draw_and_an_equal_one_does_not_early() {
    let session = against_computer();
    assert!(takes_draw(session.game(), -150));
    assert!(!takes_draw(session.game(), 0));
}

#[test]
fn a_stopped_computer_plays_its_best_so_far() {
    let mut session = against_computer();
    play_any(&mut session);
    let id = session.request_move().expect("the computer is to move").id;
    let best = session.position().legal_moves()[2];
    let report = ReportRecord { line: vec![MoveRecord::from(&best)], ..ReportRecord::default() };
    assert!(matches!(session.take_reply(Reply::Progress { id, report }), Answer::Progress(_)));
    assert_eq!(session.best_so_far(), Some(best));
}

/// Two kings shuffle until the position has occurred three times and White is to move.
fn repeated(seats: Seats) -> Session {
    let rules = AnyRules::Variant(Variant::English);
    let start = crownhead_notation::fen::parse("W:WK32:BK1", rules).expect("a valid FEN");
    let mut game = Game::from_position(start);
    game.let_players_claim();
    let mut session = Session::new(game, seats);
    for (from, to) in [(32, 28), (1, 5), (28, 32), (5, 1)].into_iter().cycle().take(8) {
        let mv = MoveRecord { from, to, captured: Vec::new(), king: true };
        let mv = mv.find(session.position()).expect("a legal move");
        session.play(mv).expect("the game goes on");
    }
    session
}

#[test]
fn a_person_claims_a_draw_in_turn_and_takes_the_claim_back() {
    let mut session = repeated(Seats::against(Opponent::Level(1), Color::White));
    assert!(session.may_claim_draw() && !session.is_over());
    assert!(session.claim_draw() && session.is_over());
    assert!(!session.may_claim_draw());
    assert!(session.undo() && session.may_claim_draw(), "no move was taken back");
    session.restart();
    assert!(session.game().players_claim() && !session.may_claim_draw());
    let others = repeated(Seats::against(Opponent::Level(1), Color::Black));
    assert!(!others.may_claim_draw(), "it is the computer's turn");
}

#[test]
fn a_computer_claims_a_draw() {
    let mut session = repeated(Seats::against(Opponent::Level(1), Color::Black));
    let id = session.request_move().expect("the computer is to move").id;
    let claim =
        Reply::Choice { id, mv: None, concedes: false, claims: true, report: ReportRecord::default() };
    assert_eq!(session.take_reply(claim), Answer::Claims);
    assert!(session.claim_draw() && session.pending().is_none());
}

/// White has missed a capture with the man on 22.
fn missed(seats: Seats) -> Session {
    let rules =
        HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..Variant::English.house_rules() };
    let start = crownhead_notation::fen::parse("W:W22,32:B18,1", AnyRules::House(rules));
    let mut session = Session::new(Game::from_position(start.expect("a valid FEN")), seats);
    let quiet = session.position().legal_moves().into_iter().find(|mv| mv.from().number() == 32);
    session.play(quiet.expect("a legal move")).expect("a legal move");
    session
}

#[test]
fn undo_takes_back_a_huff_alone() {
    for seats in [Seats::TWO_PLAYERS, Seats::against(Opponent::Level(1), Color::Black)] {
        let mut session = missed(seats);
        let square = session.huffable().iter().next().expect("22 could have captured");
        assert!(session.huff(square) && session.huffable().is_empty() && !session.huff(square));
        assert!(session.can_undo() && session.undo());
        assert_eq!((session.game().ply(), session.huffable().len()), (1, 1));
        assert!(session.can_redo() && session.redo());
        assert_eq!(session.game().pending_huff(), Some(square));
        play_any(&mut session);
        assert_eq!(session.game().huffed_at(1), Some(square));
    }
}

#[test]
fn the_computer_chooses_its_huff_before_its_move() {
    let mut session = missed(Seats::against(Opponent::Level(1), Color::White));
    assert!(session.huffable().is_empty(), "the person does not huff for it");
    let request = session.request_move().expect("the computer is to move");
    assert_eq!(request.job, Job::Huff);
    let Answer::Huff(square) = session.take_reply(Reply::Huff { id: request.id, square: Some(22) }) else {
        panic!("a huff")
    };
    assert!(session.huff(square));
    let request = session.request_move().expect("it moves now");
    assert_eq!((request.game.huffs.as_slice(), request.game.ply), ([(1, 22)].as_slice(), 1));
    // Undo now takes back the whole turn and the move before it.
    session.drop_request();
    assert!(session.undo());
    assert_eq!((session.game().ply(), session.game().can_redo()), (0, true));
    assert!(session.redo() && session.is_paused());
    assert_eq!(session.game().pending_huff(), None);
    session.set_paused(false);
    assert_eq!(session.request_move().map(|request| request.job), Some(Job::Huff));
}

/// The request for a judgment after a person's move.
fn judged_move(session: &mut Session) -> Request {
    session.set_judges(true);
    play_any(session);
    session.request_move().expect("the computer is to move")
}

fn a_mistake(session: &Session) -> (MarkRecord, FaultRecord) {
    let reason = crownhead_api::ReasonRecord::Weaker;
    let punishment = vec![MoveRecord::from(&any_move(session))];
    (MarkRecord::Mistake, FaultRecord { reason, punishment, better: Vec::new() })
}

#[test]
fn a_fine_move_is_answered_after_its_judgment() {
    let mut session = against_computer();
    let request = judged_move(&mut session);
    assert!(matches!(request.job, Job::JudgeMove { .. }));
    let answer = session.take_reply(Reply::Judged { id: request.id, mistake: None });
    assert_eq!(answer, Answer::Judged(None));
    let next = session.request_move().expect("the computer is still to move");
    assert!(matches!(next.job, Job::Choose { .. }), "each move is judged once");
}

#[test]
fn after_a_mistake_the_computer_waits_until_the_move_is_taken_back_or_stands() {
    let mut session = against_computer();
    let request = judged_move(&mut session);
    let mistake = a_mistake(&session);
    let reply = Reply::Judged { id: request.id, mistake: Some(mistake.clone()) };
    assert_eq!(session.take_reply(reply), Answer::Judged(Some(mistake)));
    assert!(session.is_paused() && session.can_undo());
    assert_eq!(session.request_move(), None, "the computer waits");
    let warned = session.clone();
    session.set_paused(false);
    assert!(matches!(session.request_move(), Some(Request { job: Job::Choose { .. }, .. })), "it stands");
    session = warned;
    assert!(session.undo());
    assert!(session.awaits_person() && !session.is_paused());
}
