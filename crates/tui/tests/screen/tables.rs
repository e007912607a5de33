//! Endgame tables on the screen: the values of moves, and building more tables.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use crownhead_api::{BuildRecord, BuildState, TablesCost, TablesObstacle, TablesOrder, TablesSet};
use crownhead_engine::{Choice, Drill, Ending, Length, ProbeResult, Report, Verdict};
use crownhead_notation::fen;
use crownhead_tui::Builder;
use crownhead_tui::table::People;
use crownhead_tui::thinker::{Answer, Question, Thinker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;

use crate::support::{Desk, ENGLISH};

/// Knows every position: the first move wins, the second draws, all others lose.
struct Knowing(VecDeque<Answer>);

impl Thinker for Knowing {
    fn hurry(&mut self) {}

    fn ask(&mut self, question: Question) {
        let Question::Known(task) = question else { return };
        let mut verdicts = [Verdict::Win(Length::ToEnd(13)), Verdict::Draw].into_iter();
        let moves = task.position.legal_moves().into_iter();
        let moves = moves.map(|mv| (mv, verdicts.next().unwrap_or(Verdict::Loss(Length::ToEnd(4)))));
        self.0.push_back(Answer::Known(ProbeResult::new(&task, moves.collect())));
    }

    fn withdraw(&mut self) {
        self.0.clear();
    }

    fn answer(&mut self) -> Option<Answer> {
        self.0.pop_front()
    }
}

fn knowing(people: People) -> Desk {
    Desk::new(ENGLISH, Some("W:WK22,K32:B1"), people, Box::new(Knowing(VecDeque::new())))
}

#[test]
fn every_move_shows_its_value_on_request() {
    let mut desk = knowing(People::Both);
    desk.hides("wins in");
    desk.press(KeyCode::Char('v'));
    desk.shows("White wins in 13 plies (7 moves).");
    for (badge, count) in [(": wins in 13", 1), (": draws", 1), (": loses in 4", 4)] {
        assert_eq!(desk.screen().matches(badge).count(), count, "{badge}\n{}", desk.screen());
    }
    desk.type_text("22-17");
    desk.press(KeyCode::Enter);
    desk.shows("Black wins in 13 plies (7 moves).");
    desk.press(KeyCode::Char('u'));
    desk.shows("White wins in 13 plies (7 moves).");
    desk.press(KeyCode::Char('v'));
    desk.hides("wins in");
}

#[test]
fn values_get_a_page_of_their_own_on_a_narrow_screen_and_hide_the_opponents() {
    let mut desk = knowing(People::Both);
    desk.terminal = Terminal::new(TestBackend::new(30, 20)).expect("a screen in memory");
    desk.wait();
    desk.press(KeyCode::Char('v'));
    desk.shows("╭ Values");
    desk.shows(": wins in 13");
    desk.press(KeyCode::Esc);
    desk.hides("wins in 13");
    let mut desk = knowing(People::Black);
    desk.press(KeyCode::Char('v'));
    desk.hides("wins in");
}

/// Builds every order instantly, in steps.
#[derive(Clone, Default)]
struct Steps(Rc<RefCell<(Vec<TablesOrder>, Option<BuildRecord>)>>);

impl Steps {
    fn step(&self, state: BuildState, permille: u16) {
        if let (_, Some(record)) = &mut *self.0.borrow_mut() {
            (record.state, record.permille) = (state, permille);
        }
    }
}

impl Builder for Steps {
    fn sets(&mut self) -> Vec<TablesSet> {
        let (variant, metric) = ("russian".to_owned(), "dtw".to_owned());
        vec![TablesSet { variant, metric, pieces: 4, begun: false, bytes: 2_000_000 }]
    }

    fn cost(&mut self, order: &TablesOrder) -> Option<TablesCost> {
        let obstacle = (order.pieces == 8).then_some(TablesObstacle::Memory);
        let (disk, free) = (12_000_000, 1 << 40);
        Some(TablesCost { disk, free, memory: 1 << 27, most_memory: 4 << 30, seconds: 600, obstacle })
    }

    fn build(&mut self) -> Option<BuildRecord> {
        self.0.borrow().1.clone()
    }

    fn start(&mut self, order: &TablesOrder) -> Result<(), String> {
        if order.pieces == 8 {
            return Err("no, thank you".to_owned());
        }
        let mut inner = self.0.borrow_mut();
        inner.0.push(order.clone());
        let state = BuildState::Running;
        inner.1 = Some(BuildRecord { order: order.clone(), state, permille: 0, seconds_left: None });
        Ok(())
    }

    fn stop(&mut self) {
        self.step(BuildState::Stopped, 340);
    }
}

#[test]
fn a_build_can_be_ordered_watched_stopped_and_resumed() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('p'));
    desk.hides("Endgame tables");
    let builder = Steps::default();
    desk.app.set_builder(Box::new(builder.clone()));
    desk.press(KeyCode::Char('p'));
    desk.shows("Russian draughts, up to 4 pieces, result and distance to the win: 2.0 MB");
    desk.shows("Needs up to 12 MB of disk and 135 MB of memory, and about 10 minutes.");
    // From the button up to the metric and the pieces.
    for key in [KeyCode::Up, KeyCode::Right, KeyCode::Up, KeyCode::Left, KeyCode::End, KeyCode::Enter] {
        desk.press(key);
    }
    let ordered = TablesOrder { variant: "english".to_owned(), pieces: 4, metric: "dtc".to_owned() };
    assert_eq!(builder.0.borrow().0, std::slice::from_ref(&ordered));
    desk.shows("English draughts, 4 pieces: 0%");
    desk.shows("▸ Stop");
    builder.step(BuildState::Running, 120);
    desk.press(KeyCode::Esc);
    desk.shows("(Endgame tables: 12%)");
    desk.press(KeyCode::Char('p'));
    desk.press(KeyCode::Enter);
    desk.shows("stopped at 34%");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Esc);
    builder.step(BuildState::Finished, 1000);
    desk.wait();
    desk.shows("4 pieces: finished.");
    desk.hides("(Endgame tables");
    assert_eq!(builder.0.borrow().0, [ordered.clone(), ordered], "the box comes back as it was left");
}

#[test]
fn an_impossible_build_shows_the_reason() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.app.set_builder(Box::new(Steps::default()));
    desk.press(KeyCode::Char('p'));
    for key in [KeyCode::Up, KeyCode::Up, KeyCode::Right, KeyCode::Right, KeyCode::Right] {
        desk.press(key);
    }
    desk.shows("‹ up to 8 ›");
    desk.shows("Not enough memory: at most 4.3 GB may be used here.");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    desk.shows("no, thank you");
}

/// Sets up the same exercise for every request.
struct Master {
    knowing: Knowing,
    fen: &'static str,
}

impl Thinker for Master {
    fn hurry(&mut self) {}

    fn ask(&mut self, question: Question) {
        let ending = Ending { men: [0, 1], kings: [2, 0] };
        self.knowing.0.extend(match &question {
            Question::Endings(_) => Some(Answer::Endings(vec![ending])),
            Question::Drill(rules, ..) => {
                let start = fen::parse(self.fen, *rules).expect("a valid FEN");
                Some(Answer::Drill(Some(Drill { ending, start, shortest: Some(13) })))
            }
            Question::Defense(task) => {
                let mv = task.position.legal_moves().first().copied();
                Some(Answer::Move(Choice { mv, concedes: false, report: Report::default() }))
            }
            _ => None,
        });
        self.knowing.ask(question);
    }

    fn withdraw(&mut self) {
        self.knowing.withdraw();
    }

    fn answer(&mut self) -> Option<Answer> {
        self.knowing.answer()
    }
}

fn practice(fen: &'static str) -> Desk {
    let thinker = Box::new(Master { knowing: Knowing(VecDeque::new()), fen });
    let mut desk = Desk::new(ENGLISH, None, People::Both, thinker);
    desk.press(KeyCode::Char('m'));
    desk.shows("Two kings against a man");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk
}

#[test]
fn an_exercise_reports_a_lost_win_and_allows_taking_it_back() {
    let mut desk = practice("W:WK22,K32:B1");
    desk.shows("Black: Best defense");
    desk.shows("White to move and win.");
    desk.shows("7 moves.");
    desk.hides("wins in 13");
    // The player's second move only draws.
    desk.type_text("22-18");
    desk.press(KeyCode::Enter);
    desk.shows("The win is gone.");
    desk.shows("22-18 only draws.");
    desk.shows("1. 22-18     1-");
    desk.press(KeyCode::Char('u'));
    desk.hides("The win is gone.");
    desk.type_text("22-17");
    desk.press(KeyCode::Enter);
    desk.hides("The win is gone.");
}

#[test]
fn a_solved_exercise_leads_to_the_next() {
    let mut desk = practice("W:WK10:B6");
    desk.type_text("10x1");
    desk.press(KeyCode::Enter);
    desk.shows("Solved in 1 move");
    desk.shows("▸ Next exercise");
    desk.press(KeyCode::Enter);
    desk.shows("White to move and win.");
    desk.type_text("10x1");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.shows("White to move and win.");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Enter);
    desk.hides("White to move and win.");
}
