//! Opening books as text: a line for each position, as FEN, with its moves and their scores.

use std::fmt::Write as _;

use crownhead_notation::{fen, movetext, rules_key, rules_of_key};
use crownhead_rules::{AnyMove, AnyPosition};

use super::grow::OpeningTree;

/// The first line of a book.
const TITLE: &str = "# Crownhead opening book 1";

/// What is wrong with a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl OpeningTree {
    /// The book as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\nrules {}\nnodes {}\n", rules_key(self.rules()), self.nodes());
        for entry in self.entries() {
            text += &fen::write(&entry.position);
            for branch in &entry.branches {
                let mv = movetext::write(&entry.position, &branch.mv);
                // Writing to a string can't fail.
                let _ = write!(text, " {mv}={:+}", branch.score);
            }
            text.push('\n');
        }
        text
    }

    /// The book of a text.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn of_text(text: &str) -> Result<OpeningTree, BookError> {
        let wrong = |line: usize, problem: &str| BookError { line, problem: problem.to_owned() };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line.trim_end() != TITLE) {
            return Err(wrong(1, "this is no opening book"));
        }
        let mut field = |name: &str, number| {
            let line = lines.next().map(|(_, line)| line);
            let value = line.and_then(|line| line.strip_prefix(name)).map(str::trim);
            value.map(str::to_owned).ok_or_else(|| wrong(number, &format!("must be \"{name}\" and a value")))
        };
        let key = field("rules ", 2)?;
        let rules = rules_of_key(&key).ok_or_else(|| wrong(2, &format!("unknown rules {key:?}")))?;
        let nodes = field("nodes ", 3)?.parse().map_err(|_| wrong(3, "must be \"nodes \" and a number"))?;
        let mut tree = OpeningTree::new(rules, nodes);
        for (number, line) in lines {
            tree.read_entry(line).map_err(|problem| wrong(number, &problem))?;
        }
        tree.weigh();
        Ok(tree)
    }

    fn read_entry(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let position = words.next().ok_or("the line is empty")?;
        let position = fen::parse(position, self.rules()).map_err(|error| error.to_string())?;
        if self.knows(&position) {
            return Err("the position is already in the book".to_owned());
        }
        let ply = self.ply_of(&position).ok_or("no line of the book leads here")?;
        let moves = words.map(|word| scored(word, &position)).collect::<Result<Vec<_>, _>>()?;
        if moves.is_empty() {
            return Err("the position has no moves".to_owned());
        }
        self.add(position, ply, moves.into_iter());
        Ok(())
    }
}

/// A move with its score: `11-15=+3`.
fn scored(word: &str, position: &AnyPosition) -> Result<(AnyMove, i32), String> {
    let (mv, score) = word.rsplit_once('=').ok_or_else(|| format!("{word:?} is not MOVE=SCORE"))?;
    let score = score.parse().map_err(|_| format!("{score:?} is not a score"))?;
    let mv = movetext::find(mv, position).map_err(|error| format!("{mv}: {error}"))?;
    Ok((mv, score))
}

#[cfg(test)]
mod tests {
    use crownhead_engine::{Engine, NullMonitor, Opponent, Options, Task};
    use crownhead_game::Game;
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

    fn grown(rules: AnyRules, positions: usize) -> OpeningTree {
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
        let mut tree = OpeningTree::new(rules, 300);
        while tree.len() < positions {
            assert!(tree.grow(&mut engine, &mut NullMonitor), "{} positions", tree.len());
        }
        tree
    }

    #[test]
    fn a_book_is_read_as_it_was_written_and_grows_on_as_if_never_stopped() {
        for variant in [Variant::English, Variant::International, Variant::Turkish] {
            let rules = AnyRules::Variant(variant);
            let half = OpeningTree::of_text(&grown(rules, 20).to_text()).expect("it was just written");
            let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
            let mut tree = half;
            while tree.len() < 40 {
                assert!(tree.grow(&mut engine, &mut NullMonitor));
            }
            assert_eq!(tree.to_text(), grown(rules, 40).to_text(), "{variant:?}");
        }
    }

    #[test]
    fn good_lines_are_longer_than_poor_ones_and_scores_come_from_their_ends() {
        let tree = grown(ENGLISH, 60);
        let book = tree.book();
        let start = AnyPosition::start(ENGLISH);
        let length = |mv| {
            let (mut position, mut plies) = (start.play_unchecked(&mv), 0);
            while let Some(best) = book.moves(&position).first() {
                position = position.play_unchecked(&best.mv);
                plies += 1;
            }
            (plies, position)
        };
        let moves = book.moves(&start);
        let (best, worst) = (moves[0], moves[moves.len() - 1]);
        assert!(best.score > worst.score);
        let ((longest, _), (shortest, _)) = (length(best.mv), length(worst.mv));
        assert!(longest > shortest, "{longest} and {shortest} plies");
        // Down the main line, the score only changes its sign.
        let reply = book.moves(&start.play_unchecked(&best.mv)).first().expect("the best line is long");
        assert_eq!(best.score, -reply.score);
    }

    #[test]
    fn careful_levels_play_from_the_book_and_others_do_not() {
        let book = std::sync::Arc::new(grown(ENGLISH, 30).book());
        let game = Game::new(ENGLISH);
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 3 });
        engine.set_book(Some(std::sync::Arc::clone(&book)));
        let strong = engine.reply(&Opponent::Level(12), &game);
        let best = book.moves(game.position())[0].score.0;
        let chosen = book.moves(game.position()).iter().find(|book| Some(book.mv) == strong.mv);
        assert!(chosen.is_some_and(|chosen| chosen.score.0 >= best - 5));
        assert_eq!(strong.report.nodes, 0, "nothing is searched");
        assert!(engine.reply(&Opponent::Level(5), &game).report.nodes > 0);
        let outside = fen::parse("W:W32:B1", ENGLISH).expect("a position");
        assert!(engine.from_book(&Task::from_position(outside)).is_none());
    }

    #[test]
    fn errors_name_their_line() {
        let text = grown(ENGLISH, 3).to_text();
        let error = |text: &str| OpeningTree::of_text(text).expect_err("it is wrong").to_string();
        assert_eq!(error("hello"), "line 1: this is no opening book");
        assert_eq!(error(&text.replace("english", "chess")), "line 2: unknown rules \"chess\"");
        assert_eq!(error(&text.replace("nodes 300", "nodes x")), "line 3: must be \"nodes \" and a number");
        let start = text.lines().nth(3).expect("the start");
        assert_eq!(error(&format!("{text}{start}\n")), "line 7: the position is already in the book");
        assert_eq!(error(&format!("{text}W:W32:B1 32-28=+0\n")), "line 7: no line of the book leads here");
        let first = start.split(' ').nth(1).expect("a move");
        let illegal = error(&text.replacen(first, "1-32=+0", 1));
        assert!(illegal.starts_with("line 4: 1-32: "), "{illegal}");
        assert_eq!(error(&text.replacen(first, "11-15", 1)), "line 4: \"11-15\" is not MOVE=SCORE");
    }
}
