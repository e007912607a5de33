//! A second generator of legal moves, written from the words of the rules and slow on purpose.
//!
//! It keeps the board as a table of rows and columns and walks every capture step by step, so that it can be
//! read beside a rulebook. It shares nothing with the generator it checks but the names of the switches:
//! the numbering, the directions, crowning and precedence are worked out here anew.

mod table;

use std::{collections::BTreeSet, fmt};

use crownhead_rules::{
    CaptureDuty, ChainDuty, Color, CrowningInCapture, HouseRules, Precedence, Regicide, Role, Setup,
};

use table::{DIAGONALS, Place, Table};

/// A legal move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OracleMove {
    /// Number of the start square.
    pub from: u16,
    /// Number of the destination.
    pub to: u16,
    /// Numbers of the captured pieces: in rising order in [`unique`], in the order of the legs in [`paths`].
    pub captured: Vec<u16>,
    /// What moves.
    pub mover: Role,
    /// What it is at the end.
    pub becomes: Role,
}

/// `22-18`, `12x[8,9]14`, and `=K` behind a move that crowns a man.
impl fmt::Display for OracleMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let captured: Vec<String> = self.captured.iter().map(u16::to_string).collect();
        let way = if captured.is_empty() { "-".to_owned() } else { format!("x[{}]", captured.join(",")) };
        write!(f, "{}{way}{}{}", self.from, self.to, if self.becomes == self.mover { "" } else { "=K" })
    }
}

/// The legal moves, each result once; `None` if more legs than `budget` would have to be walked.
pub fn unique(rules: &HouseRules, setup: &Setup, budget: u64) -> Option<BTreeSet<OracleMove>> {
    Some(once(&paths(rules, setup, budget)?))
}

/// The results of those paths, each once.
pub fn once(paths: &BTreeSet<OracleMove>) -> BTreeSet<OracleMove> {
    let sorted = |mv: &OracleMove| {
        let mut mv = mv.clone();
        mv.captured.sort_unstable();
        mv
    };
    paths.iter().map(sorted).collect()
}

/// The legal moves, captures once for every order of the captured pieces; `None` if more legs than `budget`
/// would have to be walked.
pub fn paths(rules: &HouseRules, setup: &Setup, budget: u64) -> Option<BTreeSet<OracleMove>> {
    let table = Table::of(rules.board, setup);
    let mut search = Search::new(rules, &table, setup.turn, budget);
    for (place, piece) in table.pieces().filter(|(_, piece)| piece.color == setup.turn) {
        search.captures((place, piece.role), &Runner::new(place, piece.role))?;
    }
    let mut moves = search.found;
    if rules.precedence == Precedence::MostPieces {
        let most = moves.iter().map(|mv| mv.captured.len()).max().unwrap_or(0);
        moves.retain(|mv| mv.captured.len() == most);
    }
    if moves.is_empty() || rules.capture_duty == CaptureDuty::Optional {
        moves.extend(quiet_moves(rules, &table, setup.turn));
    }
    Some(moves)
}

/// Whether that side could capture, were it to move.
pub fn has_capture(rules: &HouseRules, setup: &Setup, side: Color) -> bool {
    let table = Table::of(rules.board, setup);
    let search = Search::new(rules, &table, side, 0);
    let mut own = table.pieces().filter(|(_, piece)| piece.color == side);
    own.any(|(place, piece)| !search.legs(place, &Runner::new(place, piece.role)).is_empty())
}

/// Moves without a capture.
fn quiet_moves(rules: &HouseRules, table: &Table, us: Color) -> Vec<OracleMove> {
    let mut moves = Vec::new();
    for (from, piece) in table.pieces().filter(|(_, piece)| piece.color == us) {
        for direction in DIAGONALS {
            if piece.role == Role::Man && !is_forward(us, direction) {
                continue;
            }
            let reach = if piece.role == Role::King && rules.flying_kings { 100 } else { 1 };
            for to in table.line(from, direction).take(reach).take_while(|&to| table.piece(to).is_none()) {
                let crowned = piece.role == Role::King || table.is_last_row(us, to);
                let becomes = if crowned { Role::King } else { Role::Man };
                let (from, to) = (table.number(from), table.number(to));
                moves.push(OracleMove { from, to, captured: Vec::new(), mover: piece.role, becomes });
            }
        }
    }
    moves
}

/// White's men go up, to smaller row numbers.
fn is_forward(us: Color, (_, down): (i32, i32)) -> bool {
    if us == Color::White { down < 0 } else { down > 0 }
}

/// A capture in the making.
#[derive(Clone)]
struct Runner {
    at: Place,
    role: Role,
    /// In the order of the legs. These pieces are still on the board.
    captured: Vec<Place>,
    /// Whether a rule ends the move here.
    over: bool,
}

impl Runner {
    fn new(at: Place, role: Role) -> Runner {
        Runner { at, role, captured: Vec::new(), over: false }
    }
}

struct Search<'a> {
    rules: &'a HouseRules,
    table: &'a Table,
    us: Color,
    found: BTreeSet<OracleMove>,
    budget: u64,
}

impl<'a> Search<'a> {
    fn new(rules: &'a HouseRules, table: &'a Table, us: Color, budget: u64) -> Search<'a> {
        Search { rules, table, us, found: BTreeSet::new(), budget }
    }

    fn captures(&mut self, start: (Place, Role), runner: &Runner) -> Option<()> {
        let (from, mover) = start;
        self.budget = self.budget.checked_sub(1)?;
        let legs = if runner.over { Vec::new() } else { self.legs(from, runner) };
        let may_stop = legs.is_empty() || self.rules.chain_duty != ChainDuty::Finish;
        if !runner.captured.is_empty() && may_stop {
            self.found.insert(OracleMove {
                from: self.table.number(from),
                to: self.table.number(runner.at),
                captured: runner.captured.iter().map(|&place| self.table.number(place)).collect(),
                mover,
                becomes: self.role_at_the_end(runner),
            });
        }
        for leg in legs {
            let after: Vec<Runner> =
                leg.landings.iter().map(|&land| self.after(runner, leg.victim, land)).collect();
            let goes_on = |next: &Runner| !next.over && !self.legs(from, next).is_empty();
            // A capture must be finished: of several landing squares only those count from which it goes on.
            let choosy = self.rules.chain_duty == ChainDuty::Finish && after.iter().any(goes_on);
            let chosen: Vec<Runner> = after.into_iter().filter(|next| !choosy || goes_on(next)).collect();
            for next in chosen {
                self.captures(start, &next)?;
            }
        }
        Some(())
    }

    /// Every piece that can be jumped next, with the squares to land on.
    fn legs(&self, from: Place, runner: &Runner) -> Vec<Leg> {
        // The square where the move began is empty by now.
        let is_empty = |place: Place| place == from || self.table.piece(place).is_none();
        let flies = runner.role == Role::King && self.rules.flying_kings;
        let mut legs = Vec::new();
        for direction in DIAGONALS {
            let back = runner.role == Role::Man && !is_forward(self.us, direction);
            if back && !self.rules.men_capture_back {
                continue;
            }
            let ahead: Vec<Place> = self.table.line(runner.at, direction).collect();
            let run_up = if flies { ahead.iter().take_while(|&&place| is_empty(place)).count() } else { 0 };
            let Some(&victim) = ahead.get(run_up) else { continue };
            let enemy =
                !is_empty(victim) && self.table.piece(victim).is_some_and(|piece| piece.color != self.us);
            if !enemy || runner.captured.contains(&victim) {
                continue;
            }
            let behind = ahead[run_up + 1..].iter().copied().take_while(|&place| is_empty(place));
            let landings: Vec<Place> = behind.take(if flies { 100 } else { 1 }).collect();
            if !landings.is_empty() {
                legs.push(Leg { victim, landings });
            }
        }
        legs
    }

    fn after(&self, runner: &Runner, victim: Place, land: Place) -> Runner {
        let mut next = Runner { at: land, ..runner.clone() };
        next.captured.push(victim);
        next.over = self.rules.chain_duty == ChainDuty::SingleLeg;
        if runner.role == Role::Man {
            let last_row = self.table.is_last_row(self.us, land);
            let crowning = last_row.then_some(self.rules.crowning_in_capture);
            let regicide = self.took_king(&[victim]).then_some(self.rules.regicide);
            if crowning == Some(CrowningInCapture::Stop) || regicide == Some(Regicide::CrownAndStop) {
                (next.role, next.over) = (Role::King, true);
            }
            if crowning == Some(CrowningInCapture::GoOnAsKing) || regicide == Some(Regicide::CrownAndGoOn) {
                next.role = Role::King;
            }
        }
        next
    }

    fn role_at_the_end(&self, runner: &Runner) -> Role {
        let regicide = self.rules.regicide == Regicide::CrownAtEnd && self.took_king(&runner.captured);
        let crowned = runner.role == Role::King || self.table.is_last_row(self.us, runner.at) || regicide;
        if crowned { Role::King } else { Role::Man }
    }

    fn took_king(&self, captured: &[Place]) -> bool {
        captured.iter().any(|&place| self.table.piece(place).is_some_and(|piece| piece.role == Role::King))
    }
}

/// One jump: over whom, and where it may land, the nearest square first.
struct Leg {
    victim: Place,
    landings: Vec<Place>,
}
