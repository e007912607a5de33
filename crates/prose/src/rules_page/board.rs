//! The board, the names of its squares, and the setup.

use crownhead_notation::Naming;
use crownhead_rules::{Color, HouseRules};

use super::Writer;
use crate::{messages::say, names::side};

impl Writer {
    pub(super) fn board(&self) -> Vec<String> {
        let HouseRules { board, starts, .. } = self.switches;
        let shape = match (board.is_full(), board.is_mirrored()) {
            (true, _) => "full",
            (_, true) => "mirrored",
            _ => "dark",
        };
        let shape = say!(
            "page-board-shape",
            width = board.width(),
            height = board.height(),
            shape = shape,
            squares = board.squares()
        );
        let starter = say!("page-starts", side = &side(self.rules, starts));
        vec![format!("{shape} {}", self.names()), format!("{} {starter}", self.setup())]
    }

    /// The names of the squares.
    fn names(&self) -> String {
        let board = self.switches.board;
        let naming = match Naming::of(self.rules) {
            Naming::Letters => "letters",
            Naming::NumbersFromBelow => "from-below",
            Naming::Numbers => "numbers",
        };
        let last_column = char::from(b'a' + board.width() - 1).to_string();
        say!(
            "page-board-numbers",
            naming = naming,
            last = board.squares(),
            letter = &last_column,
            rows = board.height(),
            side = &side(self.rules, Color::White)
        )
    }

    /// The men at the start.
    fn setup(&self) -> String {
        let HouseRules { board, rows, home_gap, .. } = self.switches;
        let (bottom, top) = (side(self.rules, Color::White), side(self.rules, Color::Black));
        let men = u16::from(rows) * u16::from(board.squares() / board.height());
        let number = say!("number", n = rows);
        if home_gap == 0 {
            return say!(
                "page-setup",
                men = men,
                rows = rows,
                number = &number,
                bottom = &bottom,
                top = &top
            );
        }
        say!(
            "page-setup-gap",
            men = men,
            rows = rows,
            number = &number,
            gap = home_gap,
            empty = &say!("number", n = home_gap),
            bottom = &bottom,
            top = &top
        )
    }
}
