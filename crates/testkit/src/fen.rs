//! A reader and a writer of plain FENs such as `W:W31,32,K45:BK3,7-9`, sufficient for tests. The king-move counters of
//! Frisian draughts may follow as `:+0+345`: Black's, then White's, each a number of moves and, if it is not 0, the
//! king's square in two digits.
//!
//! Not here: dialects, algebraic squares and messages for people; those belong to the notation crate.

use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Role, Setup};

/// The pieces named by a FEN, legal or not.
///
/// # Errors
/// The unreadable part.
pub fn setup(fen: &str) -> Result<Setup, String> {
    let mut sections = fen.trim().trim_end_matches('.').split(':');
    let turn = color(sections.next().unwrap_or_default())?;
    let (mut pieces, mut king_runs) = (Vec::new(), [None; 2]);
    for section in sections {
        if let Some(counters) = section.strip_prefix('+') {
            let (black, white) = counters.split_once('+').ok_or("two counters must follow")?;
            king_runs = [run(white)?, run(black)?];
            continue;
        }
        let Some(side) = section.get(..1) else { return Err(format!("an empty section in {fen}")) };
        let color = color(side)?;
        for item in section[1..].split(',').filter(|item| !item.is_empty()) {
            let (role, numbers) = match item.strip_prefix('K') {
                Some(rest) => (Role::King, rest),
                None => (Role::Man, item),
            };
            let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
            let number = |text: &str| text.parse::<u16>().map_err(|_| format!("no square number: {item}"));
            pieces.extend((number(first)?..=number(last)?).map(|square| (square, Piece { color, role })));
        }
    }
    Ok(Setup { pieces, turn, king_runs })
}

/// A king-move counter: `0`, or a number of moves and two digits of a square.
fn run(text: &str) -> Result<Option<(u16, u8)>, String> {
    let wrong = || format!("no king-move counter: {text:?}");
    let (moves, square) = text.split_at_checked(1).ok_or_else(wrong)?;
    let moves = moves.parse().map_err(|_| wrong())?;
    if moves == 0 {
        return Ok(None);
    }
    square.parse().map(|square| Some((square, moves))).map_err(|_| wrong())
}

fn color(letter: &str) -> Result<Color, String> {
    match letter {
        "W" => Ok(Color::White),
        "B" => Ok(Color::Black),
        _ => Err(format!("no side: {letter:?}")),
    }
}

/// The position of a FEN under those rules.
///
/// # Panics
/// If the FEN is unreadable or not a legal position.
pub fn position(rules: AnyRules, fen: &str) -> AnyPosition {
    let setup = setup(fen).unwrap_or_else(|what| panic!("{what}"));
    setup.into_position(rules).unwrap_or_else(|what| panic!("{fen}: {what}"))
}

/// A position as a FEN.
pub fn write(position: &AnyPosition) -> String {
    let side = |color: Color| {
        let own = position.pieces().filter(|(_, piece)| piece.color == color);
        let items = own.map(|(square, piece)| {
            format!("{}{}", if piece.role == Role::King { "K" } else { "" }, square.number())
        });
        items.collect::<Vec<_>>().join(",")
    };
    let turn = if position.turn() == Color::White { 'W' } else { 'B' };
    let [white, black] = position.setup().king_runs;
    let run =
        |run: Option<(u16, u8)>| run.map_or("0".to_owned(), |(square, moves)| format!("{moves}{square:02}"));
    let runs =
        if white.or(black).is_some() { format!(":+{}+{}", run(black), run(white)) } else { String::new() };
    format!("{turn}:W{}:B{}{runs}", side(Color::White), side(Color::Black))
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn a_fen_round_trips() {
        let fen = "B:W31,K32,45:B1,2,K50";
        let position = super::position(AnyRules::Variant(Variant::International), fen);
        assert_eq!(super::write(&position), fen);
    }

    #[test]
    fn king_move_counters_round_trip() {
        let fen = "W:WK32,45:B1,K7,K50:+150+332";
        let position = super::position(AnyRules::Variant(Variant::Frisian), fen);
        assert_eq!(position.setup().king_runs, [Some((32, 3)), Some((50, 1))]);
        assert_eq!(super::write(&position), fen);
    }

    #[test]
    fn ranges_and_empty_sides_are_read() {
        let setup = super::setup("W:WK31-33:B.").expect("this is a FEN");
        assert_eq!(setup.pieces.len(), 3);
    }

    #[test]
    fn invalid_fens_are_refused() {
        for fen in ["", "X:W1:B2", "W:Wx:B2", "W::B1", "W:1:B2", "W:W1:B2:+1", "W:W1:B2:+0+x"] {
            assert!(super::setup(fen).is_err(), "{fen:?}");
        }
    }
}
