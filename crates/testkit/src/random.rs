//! Random positions and house rules, the same for a seed on every machine.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, Color, HouseRules, Piece, Role, RuleValue, Setup, Square,
};

/// The most legs walked to list the moves of a position in a random game.
const MOST_LEGS: u64 = 1_000_000;

/// A source of random numbers (xorshift64*, Vigna 2016).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number from 0 to `end` - 1.
    pub fn below(&mut self, end: usize) -> usize {
        (((self.next_u64() >> 32) * end as u64) >> 32) as usize
    }

    /// True with this probability in percent.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// A random one of these.
    pub fn pick<'t, T>(&mut self, among: &'t [T]) -> &'t T {
        &among[self.below(among.len())]
    }
}

/// The densities of sprinkled pieces, in percent.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// Squares with a piece of the side to move.
    pub us: usize,
    /// Squares with a piece of the other side.
    pub them: usize,
    /// Kings among the pieces.
    pub kings: usize,
}

/// Mixes that together reach long captures, blocked sides, many kings and almost empty boards.
pub const MIXES: [Mix; 7] = [
    Mix { us: 30, them: 30, kings: 10 },
    Mix { us: 20, them: 20, kings: 60 },
    Mix { us: 45, them: 45, kings: 20 },
    Mix { us: 6, them: 35, kings: 30 },
    Mix { us: 8, them: 22, kings: 70 },
    Mix { us: 6, them: 6, kings: 50 },
    Mix { us: 12, them: 20, kings: 0 },
];

/// Random pieces in that mix, with either side to move. Under the first-king goal, most positions have no kings; under
/// king-move limits, some kings have moved.
///
/// # Panics
/// If there is a bug here: a sprinkled position is legal.
pub fn sprinkle(rules: AnyRules, mix: Mix, dice: &mut Dice) -> AnyPosition {
    let (board, switches) = (rules.board(), rules.house_rules());
    let turn = *dice.pick(&Color::ALL);
    let kingless = !switches.goal.kings_move() && dice.percent(90);
    let mut pieces = Vec::new();
    for square in board.all() {
        let roll = dice.below(100);
        let color = match roll {
            _ if roll < mix.us => turn,
            _ if roll < mix.us + mix.them => turn.other(),
            _ => continue,
        };
        let last_row = is_last_row(board, square, color);
        if kingless && last_row {
            continue;
        }
        let king = last_row || (dice.percent(mix.kings) && !kingless);
        pieces.push((square.number(), Piece { color, role: if king { Role::King } else { Role::Man } }));
    }
    let king_runs = Color::ALL.map(|color| king_run(&pieces, color, switches.king_move_limit, dice));
    let setup = Setup { pieces, turn, king_runs };
    setup.into_position(rules).unwrap_or_else(|what| panic!("a sprinkled position is legal: {what}"))
}

/// Sets a king-move counter in half of the cases where that is possible.
fn king_run(pieces: &[(u16, Piece)], color: Color, limit: u8, dice: &mut Dice) -> Option<(u16, u8)> {
    let own: Vec<(u16, Role)> = pieces
        .iter()
        .filter(|(_, piece)| piece.color == color)
        .map(|&(number, piece)| (number, piece.role))
        .collect();
    let kings: Vec<u16> =
        own.iter().filter(|(_, role)| *role == Role::King).map(|&(number, _)| number).collect();
    let possible = limit > 0 && !kings.is_empty() && own.len() > kings.len();
    (possible && dice.percent(50)).then(|| (*dice.pick(&kings), 1 + dice.below(usize::from(limit)) as u8))
}

/// Whether men of that color are crowned on a square.
pub fn is_last_row(board: BoardKind, square: Square, color: Color) -> bool {
    board.place(square).1 == if color == Color::White { 0 } else { board.height() - 1 }
}

/// All positions of one random game, from the start, for at most this many plies. It ends early if the moves take too
/// long to list.
pub fn walk(start: AnyPosition, plies: usize, dice: &mut Dice) -> Vec<AnyPosition> {
    let mut positions = vec![start];
    for _ in 0..plies {
        let position = positions[positions.len() - 1];
        match position.legal_moves_within(MOST_LEGS) {
            Ok(moves) if !moves.is_empty() => positions.push(position.play_unchecked(dice.pick(&moves))),
            _ => break,
        }
    }
    positions
}

/// At least this many positions: half from random games, half sprinkled in every mix and played on for a few moves.
pub fn positions(rules: AnyRules, count: usize, dice: &mut Dice) -> Vec<AnyPosition> {
    let mut found = Vec::with_capacity(count);
    while found.len() < count / 2 {
        found.extend(walk(AnyPosition::start(rules), 150, dice));
    }
    for mix in MIXES.iter().cycle() {
        if found.len() >= count {
            break;
        }
        let sprinkled = sprinkle(rules, *mix, dice);
        // Wild positions are not played on: that would need their move lists.
        let plies = if sprinkled.legal_moves_within(1000).is_ok() { 2 } else { 0 };
        found.extend(walk(sprinkled, plies, dice));
    }
    found
}

/// Random house rules for that board, without contradictions. Every switch is listed, so that a new one must be added.
pub fn house_rules(board: BoardKind, dice: &mut Dice) -> HouseRules {
    loop {
        let plain = HouseRules::plain(board);
        let rules = HouseRules {
            rows: 1 + dice.below(usize::from(plain.rows)) as u8,
            home_gap: dice.below(2) as u8,
            starts: any(dice),
            men_capture_back: dice.percent(50),
            flying_kings: dice.percent(50),
            capture_duty: mostly_first(dice),
            chain_duty: mostly_first(dice),
            precedence: any(dice),
            crowning_in_capture: any(dice),
            regicide: any(dice),
            man_steps: any(dice),
            man_captures: any(dice),
            king_steps: any(dice),
            king_captures: any(dice),
            removal: any(dice),
            king_landing: any(dice),
            may_turn_back: dice.percent(50),
            men_take_kings: dice.percent(70),
            king_move_limit: if dice.percent(30) { 1 + dice.below(3) as u8 } else { 0 },
            goal: mostly_first(dice),
            huffing: false,
            board,
            draws: plain.draws,
        };
        if rules.contradictions().is_empty() {
            let optional = !rules.capture_duty.always_forbids_quiet_moves();
            return HouseRules { huffing: optional && dice.percent(50), ..rules };
        }
    }
}

/// Any value of a switch.
fn any<T: RuleValue>(dice: &mut Dice) -> T {
    *dice.pick(T::VALUES)
}

/// Any value of a switch, the first one with double probability.
fn mostly_first<T: RuleValue>(dice: &mut Dice) -> T {
    T::VALUES[dice.below(T::VALUES.len() + 1).saturating_sub(1)]
}
