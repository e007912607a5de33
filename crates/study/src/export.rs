//! A study in other forms. PDN is in `write`, links are in `address`.

use crownhead_game::Game;
use crownhead_notation::{fen, json, pdn};

use crate::{error::StudyError, node::NodeId, study::Study};

impl Study {
    /// The position at a node as FEN.
    pub fn fen(&self, node: NodeId) -> String {
        fen::write(&self.position_at(node))
    }

    /// The study as a line of JSON.
    pub fn to_json(&self) -> String {
        json::write(&self.to_tree())
    }

    /// The main line as a game. Moves after an unknown one are left out.
    pub fn main_game(&self) -> Game {
        let line = self.main_line();
        let known = line.iter().take_while(|&&id| self.step(id).is_move() && !self.node(id).passed).count();
        let last = known.checked_sub(1).map_or(NodeId::START, |last| line[last]);
        self.game_to(last)
    }

    /// The study of a game, with its result and the tags. The cursor is where the game is.
    ///
    /// # Errors
    /// If the game is longer than a study can be.
    pub fn from_game(game: &Game, tags: &pdn::Tags) -> Result<Study, StudyError> {
        let text = pdn::write(game, tags);
        let mut sheets = pdn::Sheets::new(text.as_bytes());
        let settings = pdn::Settings { rules: Some(game.rules()), ..pdn::Settings::default() };
        let tree = sheets.next().map(|sheet| pdn::Tree::read(&sheet, &settings).0);
        let mut study = tree.map_or_else(|| Ok(Study::new(game.rules())), |tree| Study::from_tree(&tree))?;
        study.to_end();
        for mv in game.later_moves() {
            // Moves that were taken back are a line of their own.
            if study.play(*mv).is_err() {
                break;
            }
        }
        let line = study.line_to(study.cursor());
        study.jump(
            game.ply().checked_sub(1).and_then(|last| line.get(last)).copied().unwrap_or(NodeId::START),
        );
        study.forget_history();
        Ok(study)
    }

    /// Forgets what could be undone.
    pub fn forget_history(&mut self) {
        self.history = crate::history::History::default();
    }
}
