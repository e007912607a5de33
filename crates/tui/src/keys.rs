//! Keys and the mouse.
//!
//! The board handles a key first; the remaining letters are commands.

use crownhead_boardview::{Event, Key};
use crownhead_engine::Opponent;
use crownhead_notation::pdn::{self, Tags};
use crownhead_prose::picker::toggle;
use crownhead_prose::terminal::{Word, board_help};
use crownhead_prose::{self as prose, Label, Note, set_language};
use crownhead_rules::{Color, Square};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use crate::app::{App, Job};
use crate::level::Pick;
use crate::menus::{self, AfterGame, row};
use crate::popup::{Body, Outcome, Popup, Press, Purpose};
use crate::table::{People, Seats, Table};
use crate::thinker::Question;

/// What a command key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    New,
    Undo,
    Redo,
    Hint,
    Values,
    Flip,
    Rules,
    Opponent,
    Settings,
    Tables,
    Practice,
    Resign,
    Draw,
    Claim,
    Pause,
    Huff,
    Write,
    Read,
    Help,
    Quit,
}

/// A key of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Command {
    pub(crate) key: char,
    pub(crate) name: Word,
    pub(crate) does: Word,
    pub(crate) action: Action,
}

const fn command(key: char, name: Word, does: Word, action: Action) -> Command {
    Command { key, name, does, action }
}

/// The keys of commands, the most important first.
pub(crate) const COMMANDS: [Command; 20] = [
    command('?', Word::KeyHelp, Word::DoesHelp, Action::Help),
    command('n', Word::KeyNew, Word::DoesNew, Action::New),
    command('u', Word::KeyUndo, Word::DoesUndo, Action::Undo),
    command('y', Word::KeyRedo, Word::DoesRedo, Action::Redo),
    command('i', Word::KeyHint, Word::DoesHint, Action::Hint),
    command('t', Word::KeyHuff, Word::DoesHuff, Action::Huff),
    command('f', Word::KeyFlip, Word::DoesFlip, Action::Flip),
    command('r', Word::KeyRules, Word::DoesRules, Action::Rules),
    command('o', Word::KeyOpponent, Word::DoesOpponent, Action::Opponent),
    command('s', Word::KeySettings, Word::DoesSettings, Action::Settings),
    command('q', Word::KeyQuit, Word::DoesQuit, Action::Quit),
    command('v', Word::KeyValues, Word::DoesValues, Action::Values),
    command('x', Word::KeyResign, Word::DoesResign, Action::Resign),
    command('d', Word::KeyDraw, Word::DoesDraw, Action::Draw),
    command('c', Word::KeyClaim, Word::DoesClaim, Action::Claim),
    command('z', Word::KeyPause, Word::DoesPause, Action::Pause),
    command('w', Word::KeyWrite, Word::DoesWrite, Action::Write),
    command('e', Word::KeyRead, Word::DoesRead, Action::Read),
    command('m', Word::KeyPractice, Word::DoesPractice, Action::Practice),
    command('p', Word::KeyTables, Word::DoesTables, Action::Tables),
];

/// The distance after which a click becomes a drag, in squares.
const THRESHOLD: f32 = 0.3;

/// The text of the page of keys.
pub(crate) fn help() -> Vec<String> {
    board_help(&COMMANDS.map(|command| (command.key, command.does)))
}

impl App {
    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent) {
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(event.code, KeyCode::Char('c' | 'q')) {
                self.ended = true;
            }
            return;
        }
        if self.popup.is_some() {
            if let Some(press) = press_of(event.code) {
                self.press(press);
            }
            return;
        }
        if let Some(key) = self.board_key(event.code) {
            self.on_board(Event::Key(key));
        } else if let KeyCode::Char(c) = event.code
            && let Some(command) = COMMANDS.iter().find(|command| command.key == c.to_ascii_lowercase())
        {
            self.act(command.action);
        } else if event.code == KeyCode::F(1) {
            self.act(Action::Help);
        }
    }

    /// The key as the board understands it, if it does.
    fn board_key(&self, code: KeyCode) -> Option<Key> {
        let key = match vi_arrow(code).filter(|_| self.board.typed().is_empty()).unwrap_or(code) {
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Char(' ') => Key::Space,
            KeyCode::Char(c) if self.board.uses(Key::Char(c)) => Key::Char(c),
            _ => return None,
        };
        self.board.uses(key).then_some(key)
    }

    /// Handles a mouse event.
    pub fn mouse(&mut self, event: MouseEvent) {
        let (column, row) = (event.column, event.row);
        if self.popup.is_some() {
            return self.mouse_on_popup(event);
        }
        let place = self.places.on_board(column, row);
        match (event.kind, place) {
            (MouseEventKind::Down(MouseButton::Left), Some(at)) => {
                self.on_board(Event::PointerDown { at, threshold: THRESHOLD });
            }
            (MouseEventKind::Down(MouseButton::Left), None) => {
                if let Some(action) = self.places.key(column, row) {
                    self.act(action);
                } else if !self.board.premoves().is_empty() {
                    self.on_board(Event::Key(Key::Escape));
                }
            }
            (MouseEventKind::Down(MouseButton::Right), _) => self.on_board(Event::Key(Key::Escape)),
            (MouseEventKind::Up(MouseButton::Left), _) => self.on_board(Event::PointerUp(place)),
            (MouseEventKind::Drag(MouseButton::Left) | MouseEventKind::Moved, _) => {
                self.on_board(Event::PointerMove(place));
            }
            _ => {}
        }
    }

    fn mouse_on_popup(&mut self, event: MouseEvent) {
        if let Some(press) = Press::of_mouse(event, &self.places) {
            self.press(press);
        }
    }

    /// Executes a command.
    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::New => self.open_menu(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => self.hint(),
            Action::Values => self.toggle_values(),
            Action::Flip => self.board.set_flipped(!self.board.flipped()),
            Action::Rules => self.popup = Some(menus::rules_page(&self.table.game)),
            Action::Opponent => {
                let turn = self.table.game.position().turn();
                let seats = &self.table.seats;
                let present = seats.opponent(turn.other()).or_else(|| seats.opponent(turn));
                self.popup = Some(menus::opponent(self.rules(), present, &self.level));
            }
            Action::Settings => self.popup = Some(menus::settings(&self.options)),
            Action::Tables => self.open_tables(),
            Action::Practice => self.open_practice(),
            Action::Resign if self.table.person_to_move() => self.popup = Some(menus::resign()),
            Action::Resign => self.say(Note::NotYourTurn),
            Action::Draw => self.offer_draw(),
            Action::Claim => self.claim_draw(),
            Action::Pause => self.toggle_clock(),
            Action::Huff => self.choose_huff(),
            Action::Write => self.popup = Some(menus::file(Purpose::Save, Word::TitleWrite)),
            Action::Read => self.popup = Some(menus::file(Purpose::Load, Word::TitleRead)),
            Action::Help => self.popup = Some(menus::help()),
            Action::Quit => self.ended = true,
        }
    }

    pub(crate) fn undo(&mut self) {
        if !self.table.can_undo() {
            return self.say(Note::NothingToUndo);
        }
        self.table.undo();
        self.show_present();
    }

    fn redo(&mut self) {
        if self.table.redo().is_empty() {
            return self.say(Note::NothingToRedo);
        }
        self.show_present();
    }

    fn hint(&mut self) {
        if self.board.hint().is_some() {
            self.board.set_hint(None);
            return self.say_text(String::new());
        }
        if !self.table.person_to_move() {
            return self.say(if self.table.game.outcome().is_some() {
                Note::NoHint
            } else {
                Note::NotYourTurn
            });
        }
        self.say(Note::HintComing);
        self.ask(Job::Hint, Question::Hint(self.table.task()));
    }

    fn offer_draw(&mut self) {
        if self.table.game.outcome().is_some() {
            return self.say(Note::GameIsOver);
        }
        match self.table.seats.people() {
            People::Both => {
                self.table.game.agree_draw();
                self.seat_users();
            }
            _ if !self.table.person_to_move() => self.say(Note::NotYourTurn),
            _ => {
                self.say(Note::DrawOffered);
                self.ask(Job::Draw, Question::Wdl(self.table.task()));
            }
        }
    }

    fn claim_draw(&mut self) {
        if self.table.claim_draw() {
            self.withdraw();
            self.seat_users();
        } else {
            self.say(Note::NoDrawToClaim);
        }
    }

    /// Huffs the only piece that may be huffed, or else the one chosen next.
    fn choose_huff(&mut self) {
        let squares: Vec<Square> = self.table.huffable().iter().collect();
        match squares.as_slice() {
            [only] => self.huff(*only),
            [] if self.table.game.outcome().is_none() && !self.table.person_to_move() => {
                self.say(Note::NotYourTurn);
            }
            [] => {
                let refused = self.table.game.why_no_huff();
                self.say_text(prose::huff_refused(&self.table.game, &refused));
            }
            _ => {
                self.board.choose_huff(self.table.huffable());
                self.say(Note::HuffWhich);
            }
        }
    }

    /// Handles a key or click while a box is open.
    fn press(&mut self, press: Press) {
        let Some(mut popup) = self.popup.take() else { return };
        if popup.purpose == Purpose::NewGame && opens_list(&popup, press) {
            return self.open_games(popup);
        }
        match popup.press(press) {
            Outcome::Stays => self.popup = Some(popup),
            Outcome::Closed => self.popup = self.behind.take(),
            Outcome::Changed => {
                match popup.purpose {
                    Purpose::NewGame => menus::follow_rules(&mut popup, self.rules(), &self.level),
                    Purpose::Settings => self.change_options(&mut popup),
                    Purpose::Tables => self.show_tables(&mut popup, ""),
                    Purpose::Games => self.mark_favorite(&mut popup),
                    _ => {}
                }
                self.popup = Some(popup);
            }
            Outcome::Done(row, text) => self.done(popup, row, &text),
        }
    }

    fn change_options(&mut self, popup: &mut Popup) {
        self.options = menus::options_of(&popup.chosen(), self.options);
        set_language(self.options.language);
        self.apply_options();
        // The box itself speaks the language too.
        if let Body::Rows { at, .. } = popup.body {
            *popup = menus::settings(&self.options);
            if let Body::Rows { at: there, .. } = &mut popup.body {
                *there = at;
            }
        }
    }

    /// Opens the list of games over the menu.
    fn open_games(&mut self, menu: Popup) {
        let all = menus::rules_on_offer(self.rules());
        let at = menu.chosen().first().and_then(|&row| all.get(row).copied());
        self.popup = Some(menus::games(self.rules(), &self.favorites, "", at.unwrap_or(self.rules())));
        self.behind = Some(menu);
    }

    /// Puts the chosen game into the menu.
    fn choose_game(&mut self, list: &Popup) {
        let Some(mut menu) = self.behind.take() else { return };
        let all = menus::rules_on_offer(self.rules());
        if let (Body::Games(games), Body::Rows { rows, at, .. }) = (&list.body, &mut menu.body)
            && let Some(index) =
                games.present().and_then(|entry| all.iter().position(|&it| it == entry.rules))
        {
            rows[row::RULES].chosen = index;
            *at = row::RULES;
            menus::follow_rules(&mut menu, self.rules(), &self.level);
            if let Body::Rows { rows, at, .. } = &mut menu.body {
                *at = rows.len() - 1;
            }
        }
        self.popup = Some(menu);
    }

    /// Marks the game under the cursor as a favorite, or no longer.
    fn mark_favorite(&mut self, list: &mut Popup) {
        let Body::Games(games) = &list.body else { return };
        let Some(rules) = games.present().map(|entry| entry.rules) else { return };
        if let Some(key) = rules.key() {
            toggle(&mut self.favorites, key);
            let search = games.search.clone();
            *list = menus::games(self.rules(), &self.favorites, &search, rules);
        }
    }

    /// Handles the result of a box.
    fn done(&mut self, popup: Popup, chosen: usize, text: &str) {
        match popup.purpose {
            Purpose::NewGame => self.start(&popup.chosen()),
            Purpose::Games => self.choose_game(&popup),
            Purpose::Opponent => {
                let pick = Pick::all(self.rules()).get(chosen).copied();
                let opponent = pick.map(|pick| self.take(pick, self.rules()));
                self.withdraw();
                let turn = self.table.game.position().turn();
                self.table.seats.switch(opponent, turn);
                self.seat_users();
                self.say_unkept();
            }
            Purpose::Resign if chosen == 1 => {
                self.table.game.resign(self.table.game.position().turn());
                self.seat_users();
            }
            Purpose::Mistake if chosen == 0 => self.undo(),
            Purpose::Over => match AfterGame::of_row(chosen) {
                Some(AfterGame::PlayAgain) => {
                    self.follow_level();
                    let game = App::fresh(self.rules());
                    self.begin(self.table.with_game(game));
                    self.set_clock();
                }
                Some(AfterGame::NewGame) => self.open_menu(),
                Some(AfterGame::Undo) => self.undo(),
                None => {}
            },
            Purpose::Save => self.file(popup, text, App::save),
            Purpose::Load => self.file(popup, text, App::load),
            Purpose::Tables => self.build_tables(popup, chosen),
            Purpose::Practice => self.choose_ending(chosen),
            Purpose::PracticeOver => self.after_practice(chosen),
            Purpose::Mistake | Purpose::Settings | Purpose::Resign | Purpose::Read | Purpose::Comment => {}
        }
    }

    fn start(&mut self, chosen: &[usize]) {
        let of_row = |row: usize| chosen.get(row).copied().unwrap_or(0);
        let all = menus::rules_on_offer(self.rules());
        let rules = all.get(of_row(row::RULES)).copied().unwrap_or(self.rules());
        let people = People::ALL.get(of_row(row::SIDE)).copied().unwrap_or_default();
        let pick = Pick::all(rules).get(of_row(row::OPPONENT)).copied();
        let pick = pick.unwrap_or_else(|| Pick::Fixed(Opponent::default_for(rules)));
        let opponent = self.take(pick, rules);
        let mut game = App::fresh(rules);
        if of_row(row::DRAWS) == 1 {
            game.let_players_claim();
        }
        let (times, _) = menus::clocks_on_offer(&self.controls);
        let controls = times.get(of_row(row::CLOCK)).cloned();
        self.begin(Table { game, seats: Seats::new(people, opponent, opponent) });
        self.set_controls(controls.unwrap_or_else(|| self.controls.clone()));
        self.say_unkept();
    }

    /// Reads or writes a file. If that fails, the box stays and shows why.
    fn file(&mut self, mut popup: Popup, name: &str, act: fn(&mut App, &str) -> Result<(), String>) {
        if let Err(why) = act(self, name) {
            if let Body::Line { problem, .. } = &mut popup.body {
                *problem = why;
            }
            self.popup = Some(popup);
        }
    }

    fn save(&mut self, name: &str) -> Result<(), String> {
        let player = |color| {
            self.table
                .seats
                .opponent(color)
                .map_or_else(|| Label::You.text(), |opponent| opponent.to_string())
        };
        let tags = Tags::default().with("White", player(Color::White)).with("Black", player(Color::Black));
        self.files.write(name, &pdn::write(&self.table.game, &tags))?;
        self.say(Note::Saved);
        Ok(())
    }

    fn load(&mut self, name: &str) -> Result<(), String> {
        let text = self.files.read(name)?;
        let record = pdn::read_record_as(&text, self.rules())
            .map_err(|problem| format!("{name}: {}", problem.sentence()))?;
        self.begin(self.table.with_game(record.game));
        self.expect_result(false);
        let lines = prose::repairs(&record.repairs);
        if !lines.is_empty() {
            self.popup = Some(menus::page(prose::repairs_title(), lines));
        }
        Ok(())
    }
}

/// Whether a key or click in the menu of a new game opens the list of games.
fn opens_list(menu: &Popup, press: Press) -> bool {
    let on_rules = matches!(menu.body, Body::Rows { at: row::RULES, .. });
    press == Press::Row(row::RULES) || on_rules && matches!(press, Press::Enter | Press::Char(' ' | '/'))
}

/// The arrow of a letter.
fn vi_arrow(code: KeyCode) -> Option<KeyCode> {
    match code {
        KeyCode::Char('h') => Some(KeyCode::Left),
        KeyCode::Char('j') => Some(KeyCode::Down),
        KeyCode::Char('k') => Some(KeyCode::Up),
        KeyCode::Char('l') => Some(KeyCode::Right),
        _ => None,
    }
}

pub(crate) fn press_of(code: KeyCode) -> Option<Press> {
    Some(match code {
        KeyCode::Up => Press::Up,
        KeyCode::Down => Press::Down,
        KeyCode::Left => Press::Left,
        KeyCode::Right => Press::Right,
        KeyCode::PageUp => Press::PageUp,
        KeyCode::PageDown => Press::PageDown,
        KeyCode::Home => Press::Home,
        KeyCode::End => Press::End,
        KeyCode::Enter => Press::Enter,
        KeyCode::Esc => Press::Escape,
        KeyCode::Backspace => Press::Backspace,
        KeyCode::Tab => Press::Char('\t'),
        KeyCode::Char(c) => Press::Char(c),
        _ => return None,
    })
}
