//! A question to a library, and whether a game answers it.
//!
//! Conditions on facts are cheap and can be asked of an index; conditions on the line need a replay. Both are pure functions,
//! so that every kind of library gives the same answers.

use crownhead_notation::parse_square;
use crownhead_rules::{AnyPosition, AnyRules, Color};

use crate::board::{Board, Symmetry};
use crate::facts::{Facts, GameResult};
use crate::line::Walker;
use crate::material::{Counts, Material};
use crate::names::{answers, folded};
use crate::pattern::Pattern;

/// Conditions on games; all of them must hold. The default asks for nothing.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// The rules.
    pub rules: Option<AnyRules>,
    /// Words of the name of either player.
    pub player: Option<String>,
    /// Words of the name of White.
    pub white: Option<String>,
    /// Words of the name of Black.
    pub black: Option<String>,
    /// Words of the event.
    pub event: Option<String>,
    /// The first year.
    pub from_year: Option<u16>,
    /// The last year.
    pub to_year: Option<u16>,
    /// The recorded result.
    pub result: Option<GameResult>,
    /// The material after the last move.
    pub ending: Option<Material>,
    /// The fewest plies.
    pub least_plies: Option<u16>,
    /// Conditions on the line.
    pub line: LineQuery,
}

/// Conditions on the moves and positions of a game. A position, a pattern and material must hold at the same moment.
#[derive(Clone, Debug, Default)]
pub struct LineQuery {
    moments: Vec<Moment>,
    moves: Vec<(u8, u8)>,
    anywhere: bool,
}

/// What must hold at one moment, seen through one symmetry.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) board: Option<Board>,
    pattern: Option<Pattern>,
    material: Option<Material>,
}

impl Moment {
    #[inline]
    fn holds(&self, board: &Board) -> bool {
        self.board.as_ref().is_none_or(|wanted| wanted.looks_like(board))
            && self.pattern.as_ref().is_none_or(|pattern| pattern.fits(board))
            && self.material.as_ref().is_none_or(|material| material.admits(Counts(board.counts())))
    }
}

/// What a position must be like.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The very position, counters of king moves aside.
    pub position: Option<AnyPosition>,
    /// What stands on some squares.
    pub pattern: Option<Pattern>,
    /// The material.
    pub material: Option<Material>,
    /// Also with the colors swapped and the board rotated.
    pub swapped: bool,
    /// Also with left and right changed, where the board allows it.
    pub mirrored: bool,
}

impl LineQuery {
    /// Asks for a moment of the game.
    #[must_use]
    pub fn with_moment(mut self, rules: AnyRules, wanted: &Wanted) -> LineQuery {
        if wanted.position.is_none() && wanted.pattern.is_none() && wanted.material.is_none() {
            return self;
        }
        let kind = rules.board();
        let board = wanted.position.as_ref().map(Board::of);
        let turned = |symmetry: Symmetry| Moment {
            board: board.as_ref().map(|board| symmetry.board(kind, board)),
            pattern: wanted.pattern.as_ref().map(|pattern| pattern.turned(symmetry)),
            material: wanted.material.map(|it| if symmetry.swapped { it.swapped() } else { it }),
        };
        self.moments = Symmetry::all(kind, wanted.swapped, wanted.mirrored).into_iter().map(turned).collect();
        self
    }

    /// Asks for consecutive moves, from the beginning of the game or anywhere.
    ///
    /// # Errors
    /// The word that is no move.
    pub fn with_moves(mut self, text: &str, rules: AnyRules, anywhere: bool) -> Result<LineQuery, String> {
        for word in text.split_whitespace() {
            let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let word = match bare.strip_prefix('.') {
                Some(after) => after.trim_start_matches('.'),
                None => word,
            };
            if word.is_empty() {
                continue;
            }
            let squares: Option<Vec<_>> =
                word.split(['-', 'x', ':', '*']).map(|square| parse_square(square, rules)).collect();
            let ends = squares.as_deref().and_then(|squares| Some((squares.first()?, squares.last()?)));
            let (from, to) = ends
                .filter(|_| word.contains(['-', 'x', ':', '*']))
                .ok_or_else(|| format!("“{word}” is not a move such as 32-28"))?;
            self.moves.push((from.index() as u8, to.index() as u8));
        }
        self.anywhere = anywhere;
        Ok(self)
    }

    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty() && self.moves.is_empty()
    }

    /// The boards to look up in an index of positions, if every moment names one.
    #[cfg(feature = "sqlite")]
    pub(crate) fn boards(&self) -> Option<Vec<Board>> {
        let boards: Option<Vec<Board>> = self.moments.iter().map(|moment| moment.board).collect();
        boards.filter(|boards| !boards.is_empty())
    }

    /// The number of plies before the first moment that holds, if all conditions hold. Without moments, the number of
    /// plies after the sequence of moves; 0 if nothing is asked.
    pub fn answer(&self, line: &[u8], usual: &Board) -> Option<u16> {
        if self.moves.is_empty() && !self.moments.is_empty() {
            return self.first_moment(line, usual);
        }
        let mut walker = Walker::new(line, usual);
        let (mut ply, mut found) = (0u16, None);
        let mut matched = Matched::default();
        loop {
            if found.is_none() && self.moments.iter().any(|moment| moment.holds(&walker.board)) {
                found = Some(ply);
            }
            if found.is_some() && matched.done(self) {
                break;
            }
            if self.moments.is_empty() && matched.done(self) {
                found = Some(ply);
                break;
            }
            let code = walker.step_without_key()?;
            ply = ply.saturating_add(1);
            if !matched.done(self) && !matched.next(code.ends(), self) {
                return None;
            }
        }
        found
    }
}

impl LineQuery {
    /// The plies before the first moment that holds: the inner loop of a search of all games.
    fn first_moment(&self, line: &[u8], usual: &Board) -> Option<u16> {
        let (mut walker, mut ply) = (Walker::new(line, usual), 0u16);
        loop {
            if self.moments.iter().any(|moment| moment.holds(&walker.board)) {
                return Some(ply);
            }
            walker.step_without_key()?;
            ply = ply.saturating_add(1);
        }
    }
}

/// The last moves of a game, as far as a sequence needs them.
#[derive(Default)]
struct Matched {
    recent: Vec<(u8, u8)>,
    done: bool,
}

impl Matched {
    fn done(&self, query: &LineQuery) -> bool {
        self.done || query.moves.is_empty()
    }

    /// Takes one more move; false if the sequence cannot occur anymore.
    fn next(&mut self, ends: (u8, u8), query: &LineQuery) -> bool {
        self.recent.push(ends);
        if query.anywhere {
            self.done = self.recent.ends_with(&query.moves);
            return true;
        }
        self.done = self.recent == query.moves;
        query.moves.starts_with(&self.recent)
    }
}

impl Query {
    /// Whether the facts answer all conditions but those on the line.
    pub fn admits(&self, rules: AnyRules, facts: &Facts) -> bool {
        let named = |wanted: &Option<String>, names: &[&String]| {
            let Some(wanted) = wanted else { return true };
            let wanted = folded(wanted);
            names.iter().any(|name| answers(&folded(name), &wanted))
        };
        self.rules.is_none_or(|wanted| wanted == rules)
            && self.result.is_none_or(|result| result == facts.result)
            && self.ending.is_none_or(|ending| ending.admits(facts.ending))
            && self.least_plies.is_none_or(|least| least <= facts.plies)
            && (self.from_year.is_none() || facts.date.year() >= self.from_year)
            && (self.to_year.is_none() || facts.date.year().is_some_and(|year| Some(year) <= self.to_year))
            && named(&self.player, &[&facts.white, &facts.black])
            && named(&self.white, &[&facts.white])
            && named(&self.black, &[&facts.black])
            && named(&self.event, &[&facts.event])
    }

    /// Whether only the rules and the line are asked about.
    pub fn asks_no_facts(&self) -> bool {
        let Query { player, white, black, event, from_year, to_year, result, ending, least_plies, .. } = self;
        player.is_none()
            && white.is_none()
            && black.is_none()
            && event.is_none()
            && from_year.is_none()
            && to_year.is_none()
            && result.is_none()
            && ending.is_none()
            && least_plies.is_none()
    }

    /// The color that the player of the query has in a game, if the query names one.
    pub fn side_of_player(&self, facts: &Facts) -> Option<Color> {
        let wanted = folded(self.player.as_deref()?);
        let is = |name: &str| answers(&folded(name), &wanted);
        is(&facts.white).then_some(Color::White).or_else(|| is(&facts.black).then_some(Color::Black))
    }
}
