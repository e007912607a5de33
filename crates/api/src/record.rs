//! A game as plain data.

use std::fmt;

use crownhead_game::{Game, Outcome, WinReason};
use crownhead_notation::houserules;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, DrawReason, Piece, Role, Setup};
use serde::{Deserialize, Serialize};

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side at the bottom.
    White,
    /// The side at the top.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// Rules by their key, or house rules by their code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RulesRecord {
    /// The key of a variant or preset.
    Key(String),
    /// The house-rules code.
    House(String),
}

impl From<AnyRules> for RulesRecord {
    fn from(rules: AnyRules) -> RulesRecord {
        match rules.key() {
            Some(key) => RulesRecord::Key(key.to_owned()),
            None => RulesRecord::House(houserules::to_code(&rules.house_rules())),
        }
    }
}

impl RulesRecord {
    /// The rules.
    pub fn read(&self) -> Result<AnyRules, RecordError> {
        match self {
            RulesRecord::Key(key) => AnyRules::from_key(key).ok_or_else(|| RecordError::Rules(key.clone())),
            RulesRecord::House(code) => match houserules::from_code(code) {
                Ok(rules) => Ok(AnyRules::House(rules)),
                Err(error) => Err(RecordError::Rules(error.to_string())),
            },
        }
    }
}

/// A piece on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceRecord {
    /// The number of the square.
    pub square: u16,
    /// Its color.
    pub side: Side,
    /// Whether it is a king.
    pub king: bool,
}

/// The start position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartRecord {
    /// The side to move.
    pub turn: Side,
    /// The pieces.
    pub pieces: Vec<PieceRecord>,
    /// King-move counters, White's first: the king's square and its quiet moves in a row.
    #[serde(default)]
    pub king_runs: [Option<(u16, u8)>; 2],
}

impl From<&AnyPosition> for StartRecord {
    fn from(position: &AnyPosition) -> StartRecord {
        let pieces = position.pieces().map(|(square, piece)| PieceRecord {
            square: square.number(),
            side: piece.color.into(),
            king: piece.role == Role::King,
        });
        StartRecord {
            turn: position.turn().into(),
            pieces: pieces.collect(),
            king_runs: position.setup().king_runs,
        }
    }
}

impl StartRecord {
    fn read(&self, rules: AnyRules) -> Result<AnyPosition, RecordError> {
        let piece = |record: &PieceRecord| {
            let role = if record.king { Role::King } else { Role::Man };
            (record.square, Piece { color: record.side.into(), role })
        };
        let setup = Setup {
            pieces: self.pieces.iter().map(piece).collect(),
            turn: self.turn.into(),
            king_runs: self.king_runs,
        };
        setup.into_position(rules).map_err(|_| RecordError::Start)
    }
}

/// A move, with just enough data to distinguish it from all other moves of its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveRecord {
    /// The number of the start square.
    pub from: u16,
    /// The number of the destination.
    pub to: u16,
    /// The numbers of the captured pieces' squares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captured: Vec<u16>,
    /// Whether the piece is a king after the move.
    #[serde(default)]
    pub king: bool,
}

impl From<&AnyMove> for MoveRecord {
    fn from(mv: &AnyMove) -> MoveRecord {
        MoveRecord {
            from: mv.from().number(),
            to: mv.to().number(),
            captured: mv.captured().iter().map(crownhead_rules::Square::number).collect(),
            king: mv.becomes() == Role::King,
        }
    }
}

impl MoveRecord {
    /// The legal move of the position that matches.
    pub fn find(&self, position: &AnyPosition) -> Option<AnyMove> {
        position.legal_moves().into_iter().find(|mv| MoveRecord::from(mv) == *self)
    }

    /// The moves of a line, up to the first that is not legal.
    pub fn find_line(position: &AnyPosition, records: &[MoveRecord]) -> Vec<AnyMove> {
        let mut at = *position;
        let found = records.iter().map_while(|record| {
            let mv = record.find(&at)?;
            at = at.play_unchecked(&mv);
            Some(mv)
        });
        found.collect()
    }
}

/// A declaration by a player that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// That side resigned.
    Resigned(Side),
    /// That side, a program, conceded.
    Conceded(Side),
    /// The time of that side ran out.
    TimedOut(Side),
    /// Time ran out, and nobody won.
    DrawnOnTime,
    /// Both sides agreed to a draw.
    Drawn,
    /// A player claimed a draw.
    Claimed,
}

/// A whole game: its start, its moves, and how many of them are played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// The rules.
    pub rules: RulesRecord,
    /// The start position, if not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartRecord>,
    /// All moves, including undone ones.
    pub moves: Vec<MoveRecord>,
    /// The number of moves played; the rest are undone.
    pub ply: usize,
    /// The huffed pieces: the number of moves before the huff, and the number of the square. A huff after the last move
    /// is pending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub huffs: Vec<(usize, u16)>,
    /// Whether the huff after the last move was undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub huff_taken_back: bool,
    /// The declaration at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Whether players must claim the draws that the rules leave to them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub players_claim: bool,
}

impl From<&Game> for GameRecord {
    fn from(game: &Game) -> GameRecord {
        let usual = AnyPosition::start(game.rules());
        let last = game.ply() + game.later_moves().len();
        let taken_back = game.taken_back_huff();
        let huffed = |ply| game.huffed_at(ply).or(taken_back.filter(|_| ply == last));
        let huffs = (0..=last).filter_map(|ply| Some((ply, huffed(ply)?.number())));
        GameRecord {
            rules: game.rules().into(),
            start: (*game.start() != usual).then(|| game.start().into()),
            moves: game.moves().iter().chain(game.later_moves()).map(MoveRecord::from).collect(),
            ply: game.ply(),
            huffs: huffs.collect(),
            huff_taken_back: taken_back.is_some(),
            ending: ending(game),
            players_claim: game.players_claim(),
        }
    }
}

fn ending(game: &Game) -> Option<Ending> {
    match game.outcome()? {
        Outcome::Draw(_) if game.claimed_draw().is_some() => Some(Ending::Claimed),
        Outcome::Win { winner, reason: WinReason::Resignation } => {
            Some(Ending::Resigned(winner.other().into()))
        }
        Outcome::Win { winner, reason: WinReason::Concession } => {
            Some(Ending::Conceded(winner.other().into()))
        }
        Outcome::Win { winner, reason: WinReason::Timeout } => Some(Ending::TimedOut(winner.other().into())),
        Outcome::Draw(DrawReason::Agreement) => Some(Ending::Drawn),
        Outcome::Draw(DrawReason::Timeout) => Some(Ending::DrawnOnTime),
        Outcome::Win {
            reason: WinReason::NoPieces | WinReason::Blocked | WinReason::RanOut | WinReason::FirstKing,
            ..
        }
        | Outcome::Draw(DrawReason::Repetition | DrawReason::NoProgress | DrawReason::Ending(_)) => None,
    }
}

impl GameRecord {
    /// The game, with every move checked.
    ///
    /// # Errors
    /// What is invalid.
    pub fn read(&self) -> Result<Game, RecordError> {
        let rules = self.rules.read()?;
        let start = match &self.start {
            Some(start) => start.read(rules)?,
            None => AnyPosition::start(rules),
        };
        let mut game = Game::from_position(start);
        if self.players_claim {
            game.let_players_claim();
        }
        let mut huffs = self.huffs.iter().peekable();
        for ply in 0..=self.moves.len() {
            if let Some(&(_, number)) = huffs.next_if(|&&(at, _)| at == ply) {
                let square = rules.board().square(number).ok_or(RecordError::Huff(ply))?;
                game.huff_on(square).map_err(|_| RecordError::Huff(ply))?;
            }
            if let Some(record) = self.moves.get(ply) {
                let mv = record.find(game.position()).ok_or(RecordError::Move(ply))?;
                game.play_on(mv).map_err(|_| RecordError::Move(ply))?;
            }
        }
        if let Some(&(ply, _)) = huffs.next() {
            return Err(RecordError::Huff(ply));
        }
        // A huff after the last move is undone first.
        if game.pending_huff().is_some() && (self.huff_taken_back || self.ply < self.moves.len()) {
            game.undo();
        }
        for _ in self.ply..self.moves.len() {
            game.undo();
        }
        match self.ending {
            Some(Ending::Resigned(side)) => _ = game.resign(side.into()),
            Some(Ending::Conceded(side)) => _ = game.concede(side.into()),
            Some(Ending::TimedOut(side)) => _ = game.lose_on_time(side.into()),
            Some(Ending::DrawnOnTime) => _ = game.draw_on_time(),
            Some(Ending::Drawn) => _ = game.agree_draw(),
            Some(Ending::Claimed) => _ = game.claim_draw(),
            None => {}
        }
        Ok(game)
    }

    /// The game up to the current position, without undone moves: what an engine needs.
    #[must_use]
    pub fn up_to_present(mut self) -> GameRecord {
        let waits = self.ply == self.moves.len() && !self.huff_taken_back;
        self.huffs.retain(|&(ply, _)| ply < self.ply || (ply == self.ply && waits));
        self.huff_taken_back = false;
        self.moves.truncate(self.ply);
        self
    }
}

/// Why a record is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The rules are unknown or contradictory.
    Rules(String),
    /// The start is not a legal position under these rules.
    Start,
    /// The move after this many plies is illegal.
    Move(usize),
    /// The huff after this many plies is not allowed.
    Huff(usize),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Rules(what) => write!(f, "no such rules: {what}"),
            RecordError::Start => f.write_str("the start is not a position of these rules"),
            RecordError::Move(ply) => write!(f, "move {} is not legal", ply + 1),
            RecordError::Huff(ply) => write!(f, "the huff before move {} is not possible", ply + 1),
        }
    }
}

impl std::error::Error for RecordError {}

#[cfg(test)]
mod tests {
    use crownhead_rules::{CaptureDuty, HouseRules, Preset, Variant};

    use super::*;

    fn played(rules: AnyRules, plies: usize) -> Game {
        let mut game = Game::new(rules);
        for ply in 0..plies {
            let moves = game.position().legal_moves();
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            if game.play(*mv).is_err() {
                break;
            }
        }
        game
    }

    #[test]
    fn a_game_round_trips() {
        for rules in AnyRules::all_named() {
            let mut game = played(rules, 40);
            game.undo();
            game.undo();
            let text = serde_json::to_string(&GameRecord::from(&game)).expect("plain data serializes");
            let back: GameRecord = serde_json::from_str(&text).expect("written data is readable");
            assert_eq!(back.read(), Ok(game));
        }
    }

    #[test]
    fn declarations_and_house_rules_round_trip() {
        let house = AnyRules::House(Preset::FlyingTutorial.house_rules());
        let mut game = played(house, 6);
        assert!(game.resign(Color::Black));
        let text = serde_json::to_string(&GameRecord::from(&game)).expect("plain data serializes");
        let back: GameRecord = serde_json::from_str(&text).expect("written data is readable");
        assert_eq!(back.read().map(|back| (back.rules(), back.outcome())), Ok((house, game.outcome())));
    }

    /// Kings shuffle until the position has occurred three times.
    fn repeated() -> Game {
        let english = AnyRules::Variant(Variant::English);
        let start = crownhead_notation::fen::parse("W:WK32:BK1", english).expect("a valid FEN");
        let mut game = Game::from_position(start);
        game.let_players_claim();
        for (from, to) in [(32, 27), (1, 6), (27, 32), (6, 1)].into_iter().cycle().take(8) {
            let moves = game.position().legal_moves();
            let there = |mv: &&AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
            game.play(*moves.iter().find(there).expect("a legal move")).expect("the game goes on");
        }
        game
    }

    #[test]
    fn a_game_with_claims_round_trips_before_and_after_the_claim() {
        let mut game = repeated();
        assert_eq!(game.outcome(), None);
        for claim in [false, true] {
            assert_eq!(claim && game.claim_draw(), claim);
            let text = serde_json::to_string(&GameRecord::from(&game)).expect("plain data serializes");
            let back: GameRecord = serde_json::from_str(&text).expect("written data is readable");
            let back = back.read().expect("the game was legal");
            assert_eq!((back.outcome(), back.players_claim()), (game.outcome(), true));
            assert_eq!(back, game);
        }
    }

    #[test]
    fn moves_after_an_unclaimed_draw_are_read() {
        let mut game = repeated();
        let mv = game.position().legal_moves()[0];
        game.play(mv).expect("the game goes on");
        let mut record = GameRecord::from(&game);
        record.players_claim = false;
        assert_eq!(record.read().map(|back| back.ply()), Ok(9));
    }

    /// White has missed a capture; Black has huffed for it, played on, and huffed again.
    fn huffed() -> Game {
        let rules = HouseRules {
            capture_duty: CaptureDuty::Optional,
            huffing: true,
            ..Variant::English.house_rules()
        };
        let start = crownhead_notation::fen::parse("W:W22,32:B18,1", AnyRules::House(rules));
        let mut game = Game::from_position(start.expect("a valid FEN"));
        for (huff, from, to) in [(None, 32, 27), (Some(22), 1, 5), (None, 27, 23), (None, 5, 9)] {
            let square = |number| game.rules().board().square(number).expect("a square");
            if let Some(square) = huff.map(square) {
                game.huff(square).expect("a huffable piece");
            }
            let moves = game.position().legal_moves();
            let there = |mv: &&AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
            game.play(*moves.iter().find(there).expect("a legal move")).expect("the game goes on");
        }
        let waiting = game.huffable().iter().next().expect("18 could have captured 23");
        game.huff(waiting).expect("a huffable piece");
        game
    }

    #[test]
    fn a_game_with_huffs_round_trips_at_every_ply() {
        let mut game = huffed();
        for _ in 0..6 {
            let text = serde_json::to_string(&GameRecord::from(&game)).expect("plain data serializes");
            let back: GameRecord = serde_json::from_str(&text).expect("written data is readable");
            assert_eq!(back.read().as_ref(), Ok(&game), "{text}");
            let present = back.up_to_present().read().expect("a game");
            assert_eq!((present.position(), present.can_redo()), (game.position(), false), "{text}");
            assert_eq!(present.pending_huff(), game.pending_huff(), "{text}");
            game.undo();
        }
        assert_eq!((game.ply(), game.later_moves().len()), (0, 4));
    }

    #[test]
    fn an_impossible_huff_is_reported() {
        let record = GameRecord::from(&huffed());
        assert_eq!(record.huffs, [(1, 22), (4, 18)]);
        let with = |huffs: &[(usize, u16)]| GameRecord { huffs: huffs.to_vec(), ..record.clone() }.read();
        for (huffs, ply) in [
            (&[(0, 22)][..], 0),
            (&[(1, 24)], 1),
            (&[(1, 99)], 1),
            (&[(1, 22), (1, 22)], 1),
            (&[(1, 22), (5, 18)], 5),
        ] {
            assert_eq!(with(huffs), Err(RecordError::Huff(ply)), "{huffs:?}");
        }
    }

    #[test]
    fn a_truncated_house_rules_code_is_refused() {
        let mut code = houserules::to_code(&Preset::Menu.house_rules());
        code.pop();
        assert!(matches!(RulesRecord::House(code).read(), Err(RecordError::Rules(_))));
    }

    #[test]
    fn an_illegal_move_is_reported() {
        let mut record = GameRecord::from(&played(AnyRules::Variant(Variant::English), 5));
        record.moves[3].to = 1;
        assert_eq!(record.read(), Err(RecordError::Move(3)));
    }
}
