//! A game in progress: whose turn it is, what was typed, and what it does.

use std::time::Duration;

use crate::level::Level;
use crate::table::{People, Table};
use crate::thinker;
use crownhead_engine::{Engine, choose_huff};
use crownhead_game::{Game, Outcome};
use crownhead_notation::movetext::{self, MoveError};
use crownhead_notation::parse_square;
use crownhead_prose::{self as prose, Note, terminal};
use crownhead_rules::{AnyMove, AnyRules, Attempt, Refusal, Square};

use super::command::Command;
use super::coordinates::{self, Coordinates};
use super::input::{Input, printable, say, write, write_line};
use super::picture::{Look, Mark, Marks};
use super::thinking::{Waiting, choose};
use super::{is_text, labels};
use crownhead_archive::Error;

/// A game in progress.
pub(super) struct Session {
    /// The game and its players.
    pub(super) table: Table,
    /// The lines that are typed or piped in.
    pub(super) input: Input,
    /// The engine, for all opponents and hints.
    pub(super) engine: Engine,
    /// How boards are drawn.
    pub(super) look: Look,
    /// Whether squares show their numbers if ranks and files are not shown.
    pub(super) numbers_on_squares: bool,
    /// Whether to show the score after each move; by default, where moves are typed as numbers.
    pub(super) score: Option<bool>,
    /// Whether to warn a person about a mistake before the computer answers it.
    pub(super) warnings: bool,
    /// The ply after a mistake, where the computer waits.
    pub(super) warned_at: Option<usize>,
    /// Whether to draw the legal moves of a piece before it moves.
    pub(super) debug: bool,
    /// The pause before the computer moves.
    pub(super) pause: Duration,
    /// The numbers of an incomplete move.
    pub(super) entry: Coordinates,
    /// The outcome that was announced last.
    pub(super) announced: Option<Outcome>,
    /// The level that fits the person.
    pub(super) level: Level,
}

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// Another turn.
    GoOn,
    /// The end of the program.
    End,
}

impl Session {
    /// Plays until the end of the input, or of a game without people.
    pub(super) fn run(mut self) -> Result<(), Error> {
        self.introduce()?;
        loop {
            let outcome = self.table.game.outcome();
            if outcome != self.announced {
                self.announced = outcome;
                self.announce(outcome)?;
                self.tell_level()?;
            }
            if self.table.opponent_to_move().is_some() && !self.waits() {
                self.opponents_turn()?;
                continue;
            }
            if self.table.seats.people() == People::Nobody {
                return Ok(());
            }
            let question = self.question();
            let Some(line) = self.input.ask(&question)? else { return Ok(()) };
            if self.answer(&line)? == Flow::End {
                return Ok(());
            }
        }
    }

    /// The rules in play.
    pub(super) fn rules(&self) -> AnyRules {
        self.table.game.rules()
    }

    /// Whether moves are typed as four numbers.
    pub(super) fn by_numbers(&self) -> bool {
        is_text(self.rules())
    }

    /// Begins another game with the same players.
    pub(super) fn begin(&mut self, game: Game) -> Result<(), Error> {
        self.look.labels = labels(game.rules(), self.numbers_on_squares);
        self.table = self.table.with_game(game);
        self.entry.forget();
        self.announced = None;
        self.warned_at = None;
        self.level.settled = false;
        self.follow_level();
        self.introduce()
    }

    fn question(&self) -> String {
        if self.table.game.outcome().is_some() || self.waits() {
            return "> ".to_owned();
        }
        if self.by_numbers() {
            return format!("{}: ", self.entry.asks_for());
        }
        format!("{}> ", prose::to_move(self.rules(), self.table.game.position().turn()))
    }

    fn answer(&mut self, line: &str) -> Result<Flow, Error> {
        let command = Command::parse(line);
        match command {
            Command::Nothing => self.warned_at = None,
            // The computer is not thinking anymore.
            Command::Stop => {}
            Command::Other(text) => self.entered(&text)?,
            Command::Quit => return Ok(Flow::End),
            command => {
                self.entry.forget();
                self.obey(command)?;
            }
        }
        Ok(Flow::GoOn)
    }

    /// A move, squares or numbers.
    fn entered(&mut self, text: &str) -> Result<(), Error> {
        if self.by_numbers()
            && let Some(numbers) = coordinates::numbers(text)
        {
            return self.numbers(&numbers);
        }
        let square = parse_square(text, self.table.game.rules()).filter(|_| !self.by_numbers());
        match (square, movetext::find(text, self.table.game.position())) {
            (Some(square), _) => self.show_moves_of(square),
            (None, Ok(mv)) => self.chosen(mv),
            (None, Err(MoveError::Refused(refusal))) => {
                let attempt = movetext::parse(text, self.table.game.position()).ok();
                let capture = movetext::is_written_as_capture(text, self.table.game.position());
                self.refuse(attempt.as_ref(), capture, &refusal)
            }
            (None, Err(MoveError::Text(wrong))) => self.not_understood(text, &wrong.to_string()),
        }
    }

    fn not_understood(&self, text: &str, why: &str) -> Result<(), Error> {
        let text = printable(text);
        if self.by_numbers() && !text.contains(|c: char| c.is_ascii_digit()) {
            return write_line(&terminal::neither_number(&text, self.entry.asks_for()));
        }
        write_line(&terminal::neither_move(&text, why))
    }

    fn numbers(&mut self, numbers: &[i64]) -> Result<(), Error> {
        let board = self.table.game.position().board();
        for &number in numbers {
            match self.entry.take(number, board) {
                Ok(None) => {}
                // The rest of the line belongs to the invalid move.
                Err(reason) => return write_line(&reason),
                Ok(Some(attempt)) => match self.table.game.position().find_move(&attempt) {
                    Ok(mv) => self.chosen(mv)?,
                    Err(refusal) => self.refuse(Some(&attempt), false, &refusal)?,
                },
            }
        }
        match self.entry.start(board) {
            Some(square) if self.debug => self.show_moves_of(square),
            _ => Ok(()),
        }
    }

    /// A person's legal move.
    fn chosen(&mut self, mv: AnyMove) -> Result<(), Error> {
        if self.table.game.outcome().is_some() {
            return say(Note::GameIsOver);
        }
        if self.waits() {
            return say(Note::NotYourTurn);
        }
        self.warned_at = None;
        self.entry.forget();
        if self.debug && !self.by_numbers() {
            self.show_moves_of(mv.from())?;
        }
        self.play(mv)?;
        if self.warnings { self.warn() } else { Ok(()) }
    }

    /// Whether the computer waits for a person to take back a mistake, or to let it stand.
    fn waits(&self) -> bool {
        self.warned_at == Some(self.table.game.ply())
    }

    /// Tells a person about a mistake before the computer answers it.
    fn warn(&mut self) -> Result<(), Error> {
        if self.table.opponent_to_move().is_none() {
            return Ok(());
        }
        let mistake = thinker::judged_mistake(&mut self.engine, &self.table.game, &mut Waiting::start());
        let Some((judged, mark)) = mistake.as_ref().and_then(|judged| Some((judged, judged.mark?))) else {
            return Ok(());
        };
        self.warned_at = Some(self.table.game.ply());
        let told = prose::review::sentence(judged).unwrap_or_default();
        write_line(&format!("{}: {told}", prose::review::mark_name(mark)))?;
        prose::review::better(judged).iter().try_for_each(|line| write_line(line))?;
        write_line(&terminal::Word::WarningTakeBack.text())
    }

    /// Explains why a move is refused, and marks the squares in question.
    pub(super) fn refuse(
        &self,
        attempt: Option<&Attempt>,
        typed_capture: bool,
        refusal: &Refusal,
    ) -> Result<(), Error> {
        let position = self.table.game.position();
        if let Some(offer) = prose::huff_instead(&self.table.game, refusal) {
            return write_line(&offer);
        }
        if refusal.names_pieces() {
            let marks: Marks = refusal.squares.iter().map(|square| (square, Mark::Alarm)).collect();
            write(&self.look.draw(position, &marks))?;
        }
        // Players who use files and ranks need to see which squares the sentence is about.
        let numbers = attempt.and_then(|attempt| self.four_numbers(position, attempt.from, attempt.to));
        let lead = numbers.map(|numbers| format!("{numbers}: ")).unwrap_or_default();
        let told = prose::explain_refusal(position, attempt, typed_capture, refusal);
        write_line(&format!("{lead}{told}"))
    }

    /// Plays a legal move and shows the result.
    fn play(&mut self, mv: AnyMove) -> Result<(), Error> {
        if let Err(refused) = self.table.game.play(mv) {
            return write_line(&format!("{refused}."));
        }
        self.show_after(&mv)?;
        if self.score.unwrap_or(self.by_numbers()) {
            write_line(&self.score_line())?;
        }
        let news = prose::draw_news(&self.table.game).filter(|_| self.table.game.outcome().is_none());
        let offer = prose::huff_offer(&self.table.game).filter(|_| self.table.person_to_move());
        for line in offer.into_iter().chain(news) {
            write_line(&format!("{}.", line.trim_end_matches('.')))?;
        }
        Ok(())
    }

    /// Huffs a piece for the side to move, and shows the board without it.
    pub(super) fn huff(&mut self, square: Square) -> Result<(), Error> {
        let before = *self.table.game.position();
        if let Err(refused) = self.table.game.huff(square) {
            return write_line(&prose::huff_refused(&self.table.game, &refused));
        }
        write_line(&prose::huffed(&before, square))?;
        self.show_board(&Marks::from([(square, Mark::Last)]))
    }

    fn opponents_turn(&mut self) -> Result<(), Error> {
        let Some(opponent) = self.table.opponent_to_move() else { return Ok(()) };
        if let Some(square) = choose_huff(&self.table.game) {
            self.huff(square)?;
            if self.table.game.outcome().is_some() {
                return Ok(());
            }
        }
        let position = *self.table.game.position();
        if self.opponent_claims() && self.table.game.claim_draw() {
            return write_line(&prose::claims_draw(self.rules(), position.turn()));
        }
        let task = self.table.task();
        let choice = choose(&mut self.engine, opponent, &task, self.pause, &mut self.input);
        let Some(mv) = choice.mv.filter(|_| !choice.concedes) else {
            self.table.game.concede(position.turn());
            return Ok(());
        };
        write_line(&self.told(&position, &mv))?;
        self.play(mv)
    }

    /// The square that a person names by number, by letter and number, or by file and rank.
    pub(super) fn square_named(&self, text: &str) -> Result<Square, String> {
        let board = self.table.game.position().board();
        let by_numbers = coordinates::numbers(text).filter(|_| self.by_numbers());
        if let Some([x, y]) = by_numbers.as_deref() {
            return coordinates::square(board, *x, *y);
        }
        let none = || terminal::no_square(&printable(text), board.squares());
        parse_square(text, self.table.game.rules()).ok_or_else(none)
    }
}
