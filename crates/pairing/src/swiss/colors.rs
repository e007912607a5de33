//! Who gets which color: article 5 of C.04.3.

use crate::round::Color;

use super::contestant::{Contestant, Strength};

/// The color of the first player against the second. `first_color` was drawn for the top player in round 1.
pub(super) fn color_of(player: &Contestant, opponent: &Contestant, first_color: Color) -> Color {
    let (own, theirs) = match (player.preference, opponent.preference) {
        (None, None) => return by_number(player, opponent, first_color),
        (Some((color, _)), None) => return color,
        (None, Some((color, _))) => return color.other(),
        (Some(own), Some(theirs)) => (own, theirs),
    };
    // 5.2.1: both get what they want.
    if own.0 != theirs.0 {
        return own.0;
    }
    // 5.2.2: the stronger preference; of two absolute ones the wider difference.
    let width = |player: &Contestant, strength| match strength {
        Strength::Absolute => player.difference.abs(),
        Strength::Mild | Strength::Strong => 0,
    };
    let wish = (own.1, width(player, own.1)).cmp(&(theirs.1, width(opponent, theirs.1)));
    if wish.is_ne() {
        return if wish.is_gt() { own.0 } else { own.0.other() };
    }
    // 5.2.3: alternate from the last time when they had different colors.
    let mut pairs = player.colors.iter().rev().zip(opponent.colors.iter().rev());
    if let Some((own_then, _)) = pairs.find(|(own, theirs)| own != theirs) {
        return own_then.other();
    }
    // 5.2.4: the higher-ranked player's preference.
    if is_higher(player, opponent) { own.0 } else { own.0.other() }
}

/// 5.2.5: the higher-ranked player gets the first color with an odd number, the other one with an even number.
fn by_number(player: &Contestant, opponent: &Contestant, first_color: Color) -> Color {
    let higher = if is_higher(player, opponent) { player } else { opponent };
    let color = if higher.number.is_multiple_of(2) { first_color.other() } else { first_color };
    if is_higher(player, opponent) { color } else { color.other() }
}

/// Article 1.2.
pub(super) fn is_higher(player: &Contestant, opponent: &Contestant) -> bool {
    player.score > opponent.score || player.score == opponent.score && player.number < opponent.number
}

/// What a game costs its two players in colors: the criteria C10 to C13, each as the number of players who suffer.
pub(super) fn costs(player: &Contestant, opponent: &Contestant, first_color: Color) -> [i64; 4] {
    let color = color_of(player, opponent, first_color);
    let mut costs = [0; 4];
    let has_topscorer = player.is_topscorer || opponent.is_topscorer;
    for (contestant, color) in [(player, color), (opponent, color.other())] {
        if has_topscorer {
            costs[0] += i64::from(widens(contestant, color));
            costs[1] += i64::from(makes_three(contestant, color));
        }
        if let Some((wish, strength)) = contestant.preference {
            costs[2] += i64::from(wish != color);
            costs[3] += i64::from(wish != color && strength == Strength::Strong);
        }
    }
    costs
}

/// Whether the color difference becomes greater than two.
fn widens(player: &Contestant, color: Color) -> bool {
    let change = if color == Color::White { 1 } else { -1 };
    (player.difference + change).abs() > 2
}

/// Whether the player gets the same color for the third time in a row.
fn makes_three(player: &Contestant, color: Color) -> bool {
    player.colors.len() >= 2 && player.colors.iter().rev().take(2).all(|&before| before == color)
}
