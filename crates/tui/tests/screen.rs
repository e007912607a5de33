//! The full screen as a user sees it: keys and mouse events go in, characters come out. The test provides time and
//! engine, so every run is the same.

#[path = "screen/level.rs"]
mod level;
mod support;
#[path = "screen/tables.rs"]
mod tables;
#[path = "screen/time.rs"]
mod time;
#[path = "screen/warnings.rs"]
mod warnings;

use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_engine::Opponent;
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, CaptureDuty, HouseRules, Preset};
use crownhead_tui::table::{People, Seats, Table};
use crownhead_tui::thinker::Thinker;
use crownhead_tui::{App, Options, draw};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use support::{AtOnce, Desk, ENGLISH, Endless, Memory};

#[test]
fn the_cursor_and_enter_play_a_move_without_color() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Enter);
    desk.shows("[22]");
    desk.press(KeyCode::Enter);
    desk.shows("[○]");
    desk.shows("(○)");
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Enter);
    desk.shows("1. 22-1");
    desk.shows("Black to move");
}

#[test]
fn the_letters_hjkl_move_the_cursor_too() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    for (letter, square) in [("k", "[22]"), ("k", "[18]"), ("h", "[17]"), ("j", "[22]"), ("l", "[23]")] {
        desk.type_text(letter);
        desk.shows(square);
    }
}

#[test]
fn an_illegal_attempt_shows_the_reason_and_frames_the_pieces_that_must_capture() {
    let mut desk = Desk::two(ENGLISH, "W:W23,32:B18");
    desk.shows("must");
    desk.type_text("32-28");
    desk.shows("32-28_");
    desk.press(KeyCode::Enter);
    desk.shows("32-28 is not legal.");
    desk.shows("!○!");
}

#[test]
fn a_capture_is_walked_leg_by_leg_and_taken_back() {
    let mut desk = Desk::two(ENGLISH, "W:W30:B26,18,10");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    // The first leg takes 26.
    for key in [KeyCode::Up, KeyCode::Up, KeyCode::Right, KeyCode::Enter] {
        desk.press(key);
    }
    desk.shows("x●x");
    desk.press(KeyCode::Backspace);
    desk.hides("x●x");
}

#[test]
fn the_mouse_clicks_and_drags() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    // Square 22 is the third column of the sixth row; a square has five columns and two rows.
    desk.click(12, 12);
    desk.shows("[○]");
    desk.click(17, 10);
    desk.shows("1. 22-18");
    let mut drag = Desk::two(ENGLISH, "W:W22:B1");
    drag.mouse(MouseEventKind::Down(MouseButton::Left), 12, 12);
    drag.mouse(MouseEventKind::Drag(MouseButton::Left), 8, 10);
    drag.mouse(MouseEventKind::Up(MouseButton::Left), 7, 10);
    drag.shows("1. 22-17");
}

#[test]
fn the_keys_at_the_lower_edge_can_be_clicked() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    let row = desk.screen().lines().last().map(|line| line.find("r Rules").expect("named"));
    desk.click(row.expect("a screen") as u16, 23);
    desk.shows("English draughts ─");
}

#[test]
fn the_opponent_answers_and_undo_takes_both_back() {
    let mut desk = Desk::new(ENGLISH, None, People::Black, AtOnce::boxed());
    desk.shows("Black: You");
    desk.type_text("11-15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 11-15     2");
    desk.press(KeyCode::Char('u'));
    desk.hides("1. 11-15");
    desk.press(KeyCode::Char('y'));
    desk.shows("1. 11-15     2");
}

#[test]
fn a_narrow_panel_cuts_neither_names_nor_moves() {
    let mut desk = Desk::new(ENGLISH, None, People::Black, Box::new(Endless));
    desk.terminal = Terminal::new(TestBackend::new(60, 24)).expect("a screen in memory");
    desk.wait();
    desk.shows("○ Newcomer");
    desk.hides("White: N");
    desk.shows("● Black: You");
    let mut desk = Desk::two(ENGLISH, "B:W20,21,22,29,30:B9,10,12");
    desk.terminal = Terminal::new(TestBackend::new(60, 24)).expect("a screen in memory");
    for text in ["12-16", "20x11", "10-14", "22-18"] {
        desk.type_text(text);
        desk.press(KeyCode::Enter);
    }
    desk.shows("1. 12-16  20x11");
    desk.shows("2. 10-14  22-18");
}

#[test]
fn a_thinking_opponent_does_not_stop_the_screen() {
    let mut desk = Desk::new(ENGLISH, None, People::White, Box::new(Endless));
    desk.shows("Thinking");
    desk.press(KeyCode::Char('r'));
    desk.shows("English draughts ─");
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Char('f'));
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.has_ended());
}

#[test]
fn the_computer_waits_before_it_moves() {
    let options = Options { speed: Speed::None, ..Options::default() };
    assert_eq!(options.pause, Duration::from_millis(500), "half a second unless something else is set");
    let game = Game::from_position(fen::parse("W:W22:B1", ENGLISH).expect("a valid FEN"));
    let table = Table { game, seats: Seats::new(People::Black, Opponent::Random, Opponent::Random) };
    let mut app = App::new(table, options, AtOnce::boxed(), Box::new(Memory::default()));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen in memory");
    let mut has_moved = |time: f64| {
        app.update(time);
        app.update(time);
        terminal.draw(|frame| draw(&mut app, frame)).expect("memory can be drawn on");
        terminal.backend().to_string().contains("1. 22-1")
    };
    // The engine answers at once; its move is played half a second after the turn began.
    assert_eq!([1000.0, 1100.0, 1490.0].map(&mut has_moved), [false; 3]);
    assert!(has_moved(1510.0));
}

#[test]
fn a_hint_is_shown_and_taken_away() {
    let mut desk = Desk::new(ENGLISH, Some("W:W22,30:B18,1"), People::Both, AtOnce::boxed());
    desk.press(KeyCode::Char('i'));
    desk.shows("<○>");
    desk.press(KeyCode::Char('i'));
    desk.hides("<○>");
    // The next move removes it as well.
    desk.press(KeyCode::Char('i'));
    desk.shows("<○>");
    desk.type_text("22x15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 22x15");
    desk.hides("<○>");
    // It works for the other side.
    desk.press(KeyCode::Char('i'));
    desk.shows("<●>");
}

#[test]
fn the_end_shows_both_piece_counts_and_can_be_undone() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B18");
    desk.type_text("22x15");
    desk.press(KeyCode::Enter);
    desk.shows("White wins");
    desk.shows("White: 1 piece");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.hides("White wins");
    desk.shows("White to move");
}

#[test]
fn a_new_game_is_chosen_by_arrows_enter_and_backspace() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('n'));
    desk.shows("New game");
    desk.press(KeyCode::Backspace);
    desk.hides("New game ─");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Down);
    for _ in AnyRules::all_named() {
        desk.press(KeyCode::Right);
        if desk.screen().contains("Menu draughts") {
            break;
        }
    }
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    desk.shows("Crownhead  Menu draughts");
    desk.shows("Black to move");
}

#[test]
fn a_game_can_be_restarted_and_left() {
    let mut desk = Desk::new(ENGLISH, None, People::Both, Box::new(Endless));
    desk.type_text("11-15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 11-15");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Enter);
    desk.hides("1. 11-15");
    desk.shows("Black to move");
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.has_ended());
}

#[test]
fn another_opponent_takes_over_in_mid_game() {
    let mut desk = Desk::new(AnyRules::Preset(Preset::Text), None, People::White, AtOnce::boxed());
    desk.press(KeyCode::Char('o'));
    desk.shows("Hard (Text draughts)");
    for _ in 0..68 {
        desk.press(KeyCode::Down);
    }
    desk.shows("(Score-panel draughts)");
    desk.press(KeyCode::End);
    desk.shows("Two players");
    desk.press(KeyCode::Enter);
    desk.hides("White: You");
    desk.shows("○ White");
}

#[test]
fn settings_and_new_games_show_whole_values() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    for key in ['s', 'n'] {
        desk.press(KeyCode::Char(key));
        // Every value stands between its two arrows, also the longest.
        for _ in 0..2 {
            desk.press(KeyCode::Down);
        }
        for _ in 0..40 {
            desk.press(KeyCode::Right);
            let screen = desk.screen();
            let open = screen.lines().filter(|line| line.contains('‹')).count();
            let whole = screen.lines().filter(|line| line.contains('‹') && line.contains(" ›")).count();
            assert!(open >= 3 && open == whole, "{screen}");
        }
        desk.press(KeyCode::Esc);
    }
    desk.press(KeyCode::Char('s'));
    desk.shows("‹ None ›");
}

#[test]
fn settings_change_the_screen_at_once() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('s'));
    desk.shows("Settings");
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Right);
    assert!(!desk.app.options().square_numbers);
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Esc);
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    desk.hides("22");
}

#[test]
fn games_are_written_and_opened() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.type_text("22-18");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('w'));
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    assert!(desk.files.0.borrow()["a.pdn"].contains("22-18"));
    desk.press(KeyCode::Char('u'));
    desk.press(KeyCode::Char('e'));
    desk.type_text("b.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("there is no b.pdn");
    for _ in 0.."b.pdn".len() {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("1. 22-18");
}

#[test]
fn resigning_asks_first() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('x'));
    desk.press(KeyCode::Enter);
    desk.shows("White to move");
    desk.press(KeyCode::Char('x'));
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.shows("Black wins");
}

#[test]
fn every_board_fits_a_small_terminal_and_a_smaller_one_shows_a_message() {
    for rules in AnyRules::all_named() {
        let mut desk = Desk::new(rules, None, People::Both, Box::new(Endless));
        for (columns, rows) in [(80, 24), (60, 20)] {
            desk.terminal.backend_mut().resize(columns, rows);
            desk.wait();
            desk.shows(" to move");
            desk.shows(" pieces");
            desk.hides("too small");
        }
        desk.terminal.backend_mut().resize(30, 8);
        desk.wait();
        desk.shows("too small");
    }
}

#[test]
fn the_board_grows_with_the_terminal_and_turns() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.terminal.backend_mut().resize(120, 40);
    desk.wait();
    let row = |desk: &Desk| desk.screen().lines().position(|line| line.contains(" 22 ")).expect("shown");
    assert_eq!(row(&desk), 1 + 5 * 4);
    desk.press(KeyCode::Char('f'));
    assert_eq!(row(&desk), 1 + 2 * 4);
}

/// Two kings have shuffled for so many plies; players claim their draws.
fn claiming(people: People, thinker: Box<dyn Thinker>, plies: usize) -> Desk {
    let mut desk = Desk::new(ENGLISH, Some("W:WK32:BK1"), People::Both, Box::new(Endless));
    let mut game = Game::from_position(fen::parse("W:WK32:BK1", ENGLISH).expect("a valid FEN"));
    game.let_players_claim();
    for text in ["32-28", "1-5", "28-32", "5-1"].into_iter().cycle().take(plies) {
        let mv = crownhead_notation::movetext::find(text, game.position()).expect("a legal move");
        game.play(mv).expect("the game goes on");
    }
    let seats = Seats::new(people, Opponent::Level(1), Opponent::Level(1));
    desk.app = App::new(Table { game, seats }, *desk.app.options(), thinker, Box::new(desk.files.clone()));
    desk.wait();
    desk
}

#[test]
fn a_draw_is_claimed_by_its_key() {
    let mut desk = claiming(People::Both, Box::new(Endless), 7);
    desk.type_text("c");
    desk.shows("There is no draw to claim.");
    desk.type_text("5-1");
    desk.press(KeyCode::Enter);
    desk.shows("You can claim a draw.");
    desk.type_text("r");
    desk.press(KeyCode::End);
    desk.shows("This position has occurred 3 times");
    desk.press(KeyCode::Esc);
    desk.type_text("c");
    desk.shows("Draw");
}

#[test]
fn an_opponent_that_is_not_better_claims_a_draw() {
    let mut desk = claiming(People::Black, AtOnce::boxed(), 7);
    desk.type_text("5-1");
    desk.press(KeyCode::Enter);
    desk.shows("Draw");
    desk.press(KeyCode::Esc);
    desk.shows("White claims a draw.");
}

/// English draughts with optional captures and huffing for missed ones.
fn old_rules() -> AnyRules {
    let english = ENGLISH.house_rules();
    AnyRules::House(HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..english })
}

#[test]
fn a_key_huffs_the_piece_that_missed_a_capture() {
    let mut desk = Desk::two(old_rules(), "W:W22,32:B18,1");
    desk.press(KeyCode::Char('t'));
    desk.shows("missed no capture");
    desk.type_text("32-28");
    desk.press(KeyCode::Enter);
    desk.shows("The man on 22 could have");
    desk.shows("t Huff");
    desk.press(KeyCode::Char('t'));
    desk.shows("Black huffs the man on 22.");
    desk.press(KeyCode::Char('u'));
    desk.shows("The man on 22 could have");
    desk.press(KeyCode::Char('y'));
    desk.press(KeyCode::Char('t'));
    desk.shows("You can huff only one");
    desk.type_text("1-5");
    desk.press(KeyCode::Enter);
    desk.shows("x22 1-5");
}

#[test]
fn with_several_pieces_the_chosen_one_is_huffed() {
    let mut desk = Desk::two(old_rules(), "W:W21,22,32:B17,18");
    desk.type_text("32-28");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('t'));
    desk.shows("Choose the piece to huff.");
    desk.shows("!○!");
    // Square 22 is the third column of the sixth row; a square has five columns and two rows.
    desk.click(12, 12);
    desk.shows("Black huffs the man on 22.");
    desk.hides("!○!");
}

#[test]
fn the_opponent_huffs_before_it_moves() {
    let mut desk = Desk::new(old_rules(), Some("W:W22,K30,32:B18,1,2"), People::White, AtOnce::boxed());
    desk.type_text("32-28");
    desk.press(KeyCode::Enter);
    desk.shows("Black huffs the man on 22.");
    desk.shows("x22 ");
    desk.press(KeyCode::Char('u'));
    desk.hides("x22 ");
}

#[test]
fn without_huffing_the_huff_key_is_not_shown() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.hides("t Huff");
    desk.press(KeyCode::Char('t'));
    desk.shows("These rules do not allow");
}
