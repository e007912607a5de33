//! What commands do.

use std::path::Path;

use crate::table::{People, opponent_after, opponents};
use crate::thinker;
use crownhead_engine::{Opponent, Score, Style, Verdict};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_notation::pdn::{self, Tags};
use crownhead_prose::{self as prose, Note, Section, terminal};
use crownhead_rules::{AnyMove, Color, Square};

use super::command::Command;
use super::input::{printable, say, write, write_line};
use super::names::{MY_LEVEL, pick_of_key, rules_of_key};
use super::picture::{Mark, Marks};
use super::session::Session;
use super::thinking::Waiting;
use crownhead_archive::Error;
use crownhead_archive::store::{read_text, write_whole};

/// The longest game file that is read, in bytes.
const LONGEST_GAME: u64 = 1 << 22;

/// The word for a second person instead of an opponent.
const TWO_PLAYERS: &str = "two-players";

impl Session {
    /// Executes a command.
    pub(super) fn obey(&mut self, command: Command) -> Result<(), Error> {
        match command {
            Command::Moves(None) => self.list(&self.table.game.position().legal_moves()),
            Command::Moves(Some(text)) => match self.square_named(&text) {
                Ok(square) => self.show_moves_of(square),
                Err(wrong) => write_line(&wrong),
            },
            Command::Hint => self.hint(),
            Command::Values => self.values(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save { path, replace } => self.save(&path, replace),
            Command::Load(path) => self.load(&path),
            Command::Fen => write_line(&fen::write(self.table.game.position())),
            Command::Rules => self.show_rules(),
            Command::Flip => {
                self.look.flipped = !self.look.flipped;
                self.show_board(&Marks::new())
            }
            Command::Board => self.show_board(&Marks::new()),
            Command::Score => write_line(&self.score_line()),
            Command::New(key) => self.new_game(key.as_deref()),
            Command::Resign => self.resign(),
            Command::Draw => self.offer_draw(),
            Command::Claim => self.claim_draw(),
            Command::Huff(square) => self.choose_huff(square.as_deref()),
            Command::Draws => write_line(&prose::draw_counters(&self.table.game).join("\n")),
            Command::Opponent(key) => self.switch_opponent(key.as_deref()),
            Command::Help => write_line(&format!(
                "  {}",
                terminal::play_help().join(
                    "
  "
                )
            )),
            Command::Incomplete(what) => write_line(&what.text()),
            Command::Nothing | Command::Other(_) | Command::Quit | Command::Stop => Ok(()),
        }
    }

    fn hint(&mut self) -> Result<(), Error> {
        let position = *self.table.game.position();
        let mut waiting = Waiting::start();
        let hint = thinker::hint(&mut self.engine, &self.table.task(), &mut waiting);
        drop(waiting);
        let Some(hint) = hint.filter(|_| self.table.game.outcome().is_none()) else {
            return say(Note::NoHint);
        };
        self.show_board(&Marks::from([(hint.mv.from(), Mark::Hint), (hint.mv.to(), Mark::Hint)]))?;
        write_line(&prose::hint::hint(&position, &hint))
    }

    /// A line about the position, then one for each move.
    fn values(&mut self) -> Result<(), Error> {
        let position = self.table.game.position();
        let Some(known) = self.engine.probe(&self.table.task()) else {
            return write_line(&terminal::Word::ValuesUnknown.text());
        };
        write_line(&prose::endgames::known(position, &known).to_string())?;
        let line = |(mv, verdict): &(AnyMove, Verdict)| {
            terminal::move_with_value(&self.name_of(position, mv), &prose::endgames::verdict(*verdict))
        };
        write_line(&known.moves.iter().map(line).collect::<Vec<_>>().join("\n"))
    }

    fn undo(&mut self) -> Result<(), Error> {
        if !self.table.can_undo() {
            return say(Note::NothingToUndo);
        }
        self.table.undo();
        self.announced = None;
        self.show_board(&Marks::new())
    }

    fn redo(&mut self) -> Result<(), Error> {
        if self.table.redo().is_empty() {
            return say(Note::NothingToRedo);
        }
        self.show_board(&Marks::new())
    }

    fn save(&self, path: &Path, replace: bool) -> Result<(), Error> {
        if path.exists() && !replace {
            return write_line(&terminal::file_exists_replace(&path.display().to_string()));
        }
        let tags = Tags::default()
            .with("Event", "crownhead play")
            .with("White", self.player_name(Color::White))
            .with("Black", self.player_name(Color::Black));
        match write_whole(path, pdn::write(&self.table.game, &tags)) {
            Ok(()) => write_line(&terminal::file_saved(&path.display().to_string())),
            Err(problem) => write_line(&problem.to_string()),
        }
    }

    fn player_name(&self, color: Color) -> String {
        self.table.seats.opponent(color).map_or("person".to_owned(), |opponent| opponent.to_string())
    }

    fn load(&mut self, path: &Path) -> Result<(), Error> {
        let text = match read_text(path, LONGEST_GAME) {
            Ok(text) => text,
            Err(problem) => {
                let (name, why) = (path.display().to_string(), problem.to_string());
                return write_line(&terminal::file_unreadable(&name, &why));
            }
        };
        match pdn::read_record_as(&text, self.rules()) {
            Ok(record) => {
                let lines = prose::repairs(&record.repairs);
                if !lines.is_empty() {
                    write_line(&prose::repairs_title())?;
                }
                lines.iter().try_for_each(|line| write_line(&format!("  {}", printable(line))))?;
                self.begin(record.game)?;
                // Others have played it.
                self.level.settled = true;
                Ok(())
            }
            Err(problem) => write_line(&format!("{}: {}", path.display(), printable(&problem.sentence()))),
        }
    }

    fn show_rules(&self) -> Result<(), Error> {
        let page = prose::rules_page_of(&self.table.game);
        let section = |section: &Section| {
            let paragraphs = section.paragraphs.iter().map(|paragraph| format!("  {paragraph}\n"));
            format!("\n{}\n{}", section.title, paragraphs.collect::<String>())
        };
        let sections: String = page.sections.iter().map(section).collect();
        write(&format!("{}\n\n{}\n{sections}", page.title, page.intro))
    }

    fn new_game(&mut self, key: Option<&str>) -> Result<(), Error> {
        let rules = match key.map(rules_of_key) {
            None => self.rules(),
            Some(Ok(rules)) => rules,
            Some(Err(wrong)) => {
                return write_line(&format!("{}: {wrong}", printable(key.unwrap_or_default())));
            }
        };
        let before = self.rules();
        for color in Color::ALL {
            let opponent = self.table.seats.opponent(color);
            self.table.seats.set(color, opponent.map(|opponent| opponent_after(opponent, before, rules)));
        }
        self.begin(Game::new(rules))
    }

    fn resign(&mut self) -> Result<(), Error> {
        if self.table.game.resign(self.table.game.position().turn()) {
            return Ok(());
        }
        say(Note::GameIsOver)
    }

    fn offer_draw(&mut self) -> Result<(), Error> {
        if self.table.game.outcome().is_some() {
            return say(Note::GameIsOver);
        }
        if self.table.seats.people() != People::Both && !self.opponent_accepts() {
            return say(Note::DrawDeclined);
        }
        self.table.game.agree_draw();
        Ok(())
    }

    fn claim_draw(&mut self) -> Result<(), Error> {
        if self.table.claim_draw() { Ok(()) } else { say(Note::NoDrawToClaim) }
    }

    /// Huffs the named piece, or the only one.
    fn choose_huff(&mut self, named: Option<&str>) -> Result<(), Error> {
        let all: Vec<Square> = self.table.huffable().iter().collect();
        let square = match (named, all.as_slice()) {
            (Some(text), _) => match self.square_named(text) {
                Ok(square) => square,
                Err(wrong) => return write_line(&wrong),
            },
            (None, [only]) => *only,
            (None, []) => {
                let why = self.table.game.why_no_huff();
                return write_line(&prose::huff_refused(&self.table.game, &why));
            }
            (None, several) => {
                self.show_board(&several.iter().map(|&square| (square, Mark::Alarm)).collect())?;
                return say(Note::HuffWhich);
            }
        };
        self.huff(square)
    }

    fn opponent_accepts(&mut self) -> bool {
        let score = self.worth();
        self.table.accepts_draw(score)
    }

    /// Whether the opponent to move claims a draw.
    pub(super) fn opponent_claims(&mut self) -> bool {
        self.table.game.claimable_draw().is_some() && {
            let score = self.worth();
            self.table.claims_draw(score)
        }
    }

    /// The value of the position to the side to move.
    fn worth(&mut self) -> Score {
        thinker::worth(&mut self.engine, &self.table.task(), &mut Waiting::start())
    }

    fn switch_opponent(&mut self, key: Option<&str>) -> Result<(), Error> {
        let Some(key) = key else { return self.list_opponents() };
        let turn = self.table.game.position().turn();
        let opponent = match key {
            TWO_PLAYERS | "none" => None,
            key => match pick_of_key(key).and_then(|pick| self.take(pick)) {
                Ok(opponent) => Some(opponent),
                Err(wrong) => return write_line(&format!("{}: {wrong}", printable(key))),
            },
        };
        self.table.seats.switch(opponent, turn);
        write_line(&self.pairing())
    }

    fn list_opponents(&self) -> Result<(), Error> {
        let all = opponents(self.rules());
        let plain = all.iter().filter(|opponent| !matches!(opponent, Opponent::Styled(..)));
        let styles = Style::ALL.map(|style| format!("level/N/{style}"));
        let names: Vec<String> = plain.map(Opponent::to_string).chain(styles).collect();
        write_line(&format!("{MY_LEVEL}, {}, {TWO_PLAYERS}", names.join(", ")))
    }
}
