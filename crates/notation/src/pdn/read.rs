//! Building a game from the words of a PDN text.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules};
use thiserror::Error;

use super::{
    Tags, gametype, result,
    token::{Token, TokenProblem, Tokens},
};
use crate::{
    Place,
    fen::{self, FenError},
    houserules::{self, CodeError},
    movetext::{self, MoveError},
};

/// What is wrong with a move, without the column within its text: the place of the move is told already.
fn unplaced(error: &MoveError) -> String {
    match error {
        MoveError::Text(wrong) => wrong.problem.to_string(),
        MoveError::Refused(_) => error.to_string(),
    }
}

/// A game with its tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags as they were written.
    pub tags: Tags,
    /// The game, at its end.
    pub game: Game,
}

/// Why a text is no game, with the place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {problem}")]
pub struct PdnError {
    /// The place.
    pub place: Place,
    /// What is wrong there.
    pub problem: PdnProblem,
}

/// What can be wrong with a game record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PdnProblem {
    /// The text has neither tags nor moves.
    #[error("there is no game here")]
    Empty,
    /// The text cannot be cut into words.
    #[error("{0}")]
    Token(#[from] TokenProblem),
    /// Neither `Rules` nor `GameType` says which game is played.
    #[error("the tags do not say which rules are played: GameType (\"20\", \"21\" ...) or Rules is missing")]
    NoRules,
    /// Rules that nobody here knows.
    #[error("the rules \"{0}\" are not known")]
    UnknownRules(String),
    /// House rules that cannot be played.
    #[error("the house rules are not valid: {0}")]
    HouseRules(CodeError),
    /// The start position is none.
    #[error("the start position is not valid: {0}")]
    Fen(FenError),
    /// A position is set up between the moves.
    #[error("a position that is set up between the moves cannot be read")]
    SetupBetweenMoves,
    /// A move that cannot be played.
    #[error("\"{text}\", ply {ply}: {}", unplaced(error))]
    Move {
        /// The move as written.
        text: String,
        /// Its ply, from 1.
        ply: usize,
        /// Why it cannot be played.
        error: Box<MoveError>,
    },
    /// A move after the end of the game.
    #[error("\"{text}\" follows after the end of the game")]
    AfterTheEnd {
        /// The move as written.
        text: String,
    },
    /// A bracket too many or too few.
    #[error("the brackets of a variation do not match")]
    Brackets,
}

/// The first game of a text.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(text: &str) -> Result<Game, PdnError> {
    read_record(text).map(|record| record.game)
}

/// The first game of a text, with its tags.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_record(text: &str) -> Result<Record, PdnError> {
    read_with(text, None)
}

/// The same, played under those rules if the tags name none.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_record_as(text: &str, rules: AnyRules) -> Result<Record, PdnError> {
    read_with(text, Some(rules))
}

fn read_with(text: &str, fallback: Option<AnyRules>) -> Result<Record, PdnError> {
    let mut reader = Reader {
        text,
        fallback,
        tags: Tags::default(),
        tag_places: Vec::new(),
        game: None,
        result: None,
        depth: 0,
    };
    for (range, token) in Tokens::new(text) {
        if matches!(token, Ok(Token::Tag { .. })) && reader.game.is_some() {
            break;
        }
        let more = token.map_err(PdnProblem::from).and_then(|token| reader.token(token, range.start));
        match more {
            Ok(true) => {}
            Ok(false) => break,
            Err(problem) => return Err(reader.error(range.start, problem)),
        }
    }
    reader.finish()
}

struct Reader<'t> {
    text: &'t str,
    fallback: Option<AnyRules>,
    tags: Tags,
    /// Where each tag begins.
    tag_places: Vec<(String, usize)>,
    /// `None` until something follows the tags.
    game: Option<Game>,
    result: Option<String>,
    /// How deep in variations.
    depth: usize,
}

impl Reader<'_> {
    /// A problem at its place: that of a tag, if a tag is to blame.
    fn error(&self, offset: usize, problem: PdnProblem) -> PdnError {
        let to_blame: &[&str] = match problem {
            PdnProblem::UnknownRules(_) | PdnProblem::HouseRules(_) => &["Rules", "GameType"],
            PdnProblem::Fen(_) => &["FEN"],
            _ => &[],
        };
        let place_of = |name: &&str| self.tag_places.iter().find(|(known, _)| known == name);
        let offset = to_blame.iter().find_map(place_of).map_or(offset, |(_, offset)| *offset);
        PdnError { place: Place::of(self.text, offset), problem }
    }

    /// Takes a token; tells whether the game goes on.
    fn token(&mut self, token: Token, offset: usize) -> Result<bool, PdnProblem> {
        match token {
            Token::Tag { name, value } => {
                self.tag_places.push((name.clone(), offset));
                self.tags.set(name, value);
            }
            Token::VariationBegins => self.depth += 1,
            Token::VariationEnds => self.depth = self.depth.checked_sub(1).ok_or(PdnProblem::Brackets)?,
            _ if self.depth > 0 => {}
            Token::Move(text) => self.play(text)?,
            Token::Setup(_) => return Err(PdnProblem::SetupBetweenMoves),
            Token::Result(result) => {
                self.result = Some(result);
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    /// The game of the tags, begun if it has not been.
    fn game(&mut self) -> Result<&mut Game, PdnProblem> {
        let game = match self.game.take() {
            Some(game) => game,
            None => Game::from_position(start_of(&self.tags, self.fallback)?),
        };
        Ok(self.game.insert(game))
    }

    fn play(&mut self, text: String) -> Result<(), PdnProblem> {
        let game = self.game()?;
        if game.outcome().is_some_and(|outcome| outcome.winner().is_some()) {
            return Err(PdnProblem::AfterTheEnd { text });
        }
        let ply = game.ply() + 1;
        match movetext::find(&text, game.position()) {
            Ok(mv) => game.play_on(mv).map_err(|_| PdnProblem::AfterTheEnd { text }),
            Err(error) => Err(PdnProblem::Move { text, ply, error: Box::new(error) }),
        }
    }

    fn finish(mut self) -> Result<Record, PdnError> {
        let end = self.text.len();
        if self.depth > 0 {
            return Err(self.error(end, PdnProblem::Brackets));
        }
        if self.game.is_none() && self.result.is_none() && self.tag_places.is_empty() {
            return Err(self.error(0, PdnProblem::Empty));
        }
        let mut game = match self.game() {
            Ok(game) => game.clone(),
            Err(problem) => return Err(self.error(end, problem)),
        };
        let tagged = self.tags.get("Result").filter(|result| *result != "*");
        if let Some(result) = tagged.or(self.result.as_deref()) {
            result::declare(&mut game, result, self.tags.get("Termination"));
        }
        Ok(Record { tags: self.tags, game })
    }
}

/// The start that the tags describe.
fn start_of(tags: &Tags, fallback: Option<AnyRules>) -> Result<AnyPosition, PdnProblem> {
    let rules = rules_of(tags, fallback)?;
    match tags.get("FEN").filter(|fen| !fen.trim().is_empty()) {
        Some(fen) => fen::parse(fen, rules).map_err(PdnProblem::Fen),
        None => Ok(AnyPosition::start(rules)),
    }
}

/// The rules that the tags name.
fn rules_of(tags: &Tags, fallback: Option<AnyRules>) -> Result<AnyRules, PdnProblem> {
    if let Some(rules) = tags.get("Rules") {
        return match AnyRules::from_key(rules) {
            Some(named) => Ok(named),
            None if houserules::is_code(rules) => {
                houserules::from_code(rules).map(AnyRules::House).map_err(PdnProblem::HouseRules)
            }
            None => Err(PdnProblem::UnknownRules(rules.to_owned())),
        };
    }
    if let Some(game_type) = tags.get("GameType") {
        return gametype::read(game_type).ok_or_else(|| PdnProblem::UnknownRules(game_type.to_owned()));
    }
    fallback.ok_or(PdnProblem::NoRules)
}
