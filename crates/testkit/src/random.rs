//! Positions and house rules by chance, the same for the same seed on every machine.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, HouseRules, Piece,
    Precedence, Regicide, Role, Setup, Square,
};

/// A source of random numbers (xorshift64*, Vigna 2016).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same numbers for the same seed.
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

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of these.
    pub fn pick<'t, T>(&mut self, among: &'t [T]) -> &'t T {
        &among[self.below(among.len())]
    }
}

/// How pieces are sprinkled, in percent.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// Squares with a piece of the side to move.
    pub us: usize,
    /// Squares with a piece of the other side.
    pub them: usize,
    /// Kings among the pieces.
    pub kings: usize,
}

/// Mixes that between them reach long captures, blocked sides, many kings and almost empty boards.
pub const MIXES: [Mix; 6] = [
    Mix { us: 30, them: 30, kings: 10 },
    Mix { us: 20, them: 20, kings: 60 },
    Mix { us: 45, them: 45, kings: 20 },
    Mix { us: 6, them: 35, kings: 30 },
    Mix { us: 8, them: 22, kings: 70 },
    Mix { us: 6, them: 6, kings: 50 },
];

/// Pieces anywhere, in that mix; either side to move.
///
/// # Panics
/// Never: pieces are put down legally.
pub fn sprinkle(rules: AnyRules, mix: Mix, dice: &mut Dice) -> AnyPosition {
    let board = rules.board();
    let turn = *dice.pick(&Color::ALL);
    let mut pieces = Vec::new();
    for square in board.all() {
        let roll = dice.below(100);
        let color = match roll {
            _ if roll < mix.us => turn,
            _ if roll < mix.us + mix.them => turn.other(),
            _ => continue,
        };
        let king = dice.percent(mix.kings) || is_last_row(board, square, color);
        pieces.push((square.number(), Piece { color, role: if king { Role::King } else { Role::Man } }));
    }
    let setup = Setup { pieces, turn };
    setup.into_position(rules).unwrap_or_else(|what| panic!("a sprinkled position is legal: {what}"))
}

/// Whether men of that color are crowned on a square.
pub fn is_last_row(board: BoardKind, square: Square, color: Color) -> bool {
    board.place(square).1 == if color == Color::White { 0 } else { board.height() - 1 }
}

/// All positions of one game of random moves, the start first, for at most so many plies.
pub fn walk(start: AnyPosition, plies: usize, dice: &mut Dice) -> Vec<AnyPosition> {
    let mut positions = vec![start];
    for _ in 0..plies {
        let position = positions[positions.len() - 1];
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        positions.push(position.play(dice.pick(&moves)));
    }
    positions
}

/// At least so many positions: half from random games, half sprinkled in every mix.
pub fn positions(rules: AnyRules, count: usize, dice: &mut Dice) -> Vec<AnyPosition> {
    let mut found = Vec::with_capacity(count);
    while found.len() < count / 2 {
        found.extend(walk(AnyPosition::start(rules), 150, dice));
    }
    while found.len() < count {
        let mix = MIXES[found.len() % MIXES.len()];
        found.push(sprinkle(rules, mix, dice));
    }
    found
}

/// House rules with every switch by chance, on that board, without contradictions.
pub fn house_rules(board: BoardKind, dice: &mut Dice) -> HouseRules {
    loop {
        let plain = HouseRules::plain(board);
        let rules = HouseRules {
            rows: 1 + dice.below(usize::from(plain.rows)) as u8,
            starts: *dice.pick(&Color::ALL),
            men_capture_back: dice.percent(50),
            flying_kings: dice.percent(50),
            capture_duty: *dice.pick(&[CaptureDuty::Mandatory, CaptureDuty::Optional]),
            chain_duty: *dice.pick(&[ChainDuty::Finish, ChainDuty::StopAnywhere, ChainDuty::SingleLeg]),
            precedence: *dice.pick(&[Precedence::Free, Precedence::MostPieces]),
            crowning_in_capture: *dice.pick(&CROWNINGS),
            regicide: *dice.pick(&REGICIDES),
            ..plain
        };
        if rules.contradictions().is_empty() {
            return rules;
        }
    }
}

/// Every way to crown in mid-capture.
pub const CROWNINGS: [CrowningInCapture; 3] =
    [CrowningInCapture::Stop, CrowningInCapture::Pass, CrowningInCapture::GoOnAsKing];

/// Every mode of regicide.
pub const REGICIDES: [Regicide; 4] =
    [Regicide::Off, Regicide::CrownAndStop, Regicide::CrownAndGoOn, Regicide::CrownAtEnd];
