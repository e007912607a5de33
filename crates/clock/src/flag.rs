//! What a fallen flag means.

use crownhead_rules::{AnyPosition, Color, Goal};

/// The result of fallen flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlagFall {
    /// That side loses.
    Loses(Color),
    /// One flag has fallen, but the opponent could not win.
    CannotWin,
    /// Both flags have fallen.
    Both,
}

/// What fallen flags mean, White's first; `None` if none has fallen.
pub fn judge(flags: [bool; 2], position: &AnyPosition) -> Option<FlagFall> {
    let side = match flags {
        [false, false] => return None,
        [true, true] => return Some(FlagFall::Both),
        [true, false] => Color::White,
        [false, true] => Color::Black,
    };
    let wins = can_win(position, side.other());
    Some(if wins { FlagFall::Loses(side) } else { FlagFall::CannotWin })
}

/// Whether a side could still win. A lone king cannot, where the draw rules of the variant count such endings (FMJD Annex
/// 1, articles 6.3 and 6.4; FMJD-64, 7.2): they give the other side some moves to win, and the king none to hope for.
pub fn can_win(position: &AnyPosition, side: Color) -> bool {
    let rules = position.rules().house_rules();
    let material = position.material();
    let lone_king = material.men[side.index()] == 0 && material.kings[side.index()] == 1;
    let counted = rules.draws.endings.class(material).is_some();
    match rules.goal {
        Goal::LeaveNoMove => !(lone_king && counted) && material.pieces(side) > 0,
        Goal::RunOut | Goal::FirstKing => true,
    }
}
