//! Games that come are found again among those that a round has.
//!
//! A game is known by its board. Without one on either side it is known by its players and its round, and a nameless game by
//! its place in the file. What comes is right: moves that are missing or different now have been corrected at the board.
//!
//! Invariants: each known game takes up one game of a push at most; what has not changed is not written.

use crownhead_api::broadcasts::{BroadcastGame, PushTrouble};

use super::MOST_GAMES;
use super::reading::Incoming;

/// What changes.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Merged {
    /// New games and those that are different now, with their numbers.
    pub(super) games: Vec<(BroadcastGame, String)>,
    pub(super) troubles: Vec<PushTrouble>,
}

/// A name as it is compared: files spell initials and titles in many ways.
fn folded(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Whether both are known to have the same players, or to have none.
fn same_players(one: &BroadcastGame, other: &BroadcastGame) -> bool {
    folded(&one.white) == folded(&other.white) && folded(&one.black) == folded(&other.black)
}

fn has_players(game: &BroadcastGame) -> bool {
    !folded(&game.white).is_empty() || !folded(&game.black).is_empty()
}

/// The known game that comes again, by its index.
fn find(
    known: &[(BroadcastGame, String)],
    taken: &[bool],
    new: &BroadcastGame,
    place: usize,
) -> Option<usize> {
    let same_round =
        |old: &BroadcastGame| old.round == new.round || old.round.is_none() || new.round.is_none();
    let by = |fits: &dyn Fn(usize, &BroadcastGame) -> bool| {
        let mut games = known.iter().enumerate().filter(|(index, _)| !taken[*index]);
        games.find_map(|(index, (old, _))| (same_round(old) && fits(index, old)).then_some(index))
    };
    if new.board.is_some()
        && let Some(found) = by(&|_, old| old.board == new.board)
    {
        return Some(found);
    }
    by(&|index, old| {
        let one_has_no_board = old.board.is_none() || new.board.is_none();
        let is_same =
            if has_players(new) || has_players(old) { same_players(old, new) } else { index == place };
        one_has_no_board && is_same
    })
}

/// Merges games into those that a round has, in the order of their numbers.
pub(super) fn merge(known: &[(BroadcastGame, String)], incoming: &[Incoming]) -> Merged {
    let mut taken = vec![false; known.len()];
    let mut next = known.iter().map(|(game, _)| game.number).max().unwrap_or(0);
    let (mut merged, mut new_boards) = (Merged::default(), Vec::new());
    let mut count = known.len();
    for (place, game) in incoming.iter().enumerate() {
        let found = find(known, &taken, &game.record, place);
        let board = game.record.board;
        let is_again = board.is_some()
            && (new_boards.contains(&board)
                || known.iter().zip(&taken).any(|((old, _), taken)| *taken && old.board == board));
        if found.is_none() && is_again {
            merged.troubles.push(refused(game, "twice", "its board comes twice; the first counts"));
            continue;
        }
        let number = match found {
            Some(index) => {
                taken[index] = true;
                known[index].0.number
            }
            None if count >= MOST_GAMES => {
                let why = format!("a round has at most {MOST_GAMES} games");
                merged.troubles.push(refused(game, "too-many", &why));
                break;
            }
            None => {
                next += 1;
                count += 1;
                new_boards.push(board);
                next
            }
        };
        let record = BroadcastGame { number, ..game.record.clone() };
        let is_same = found.is_some_and(|index| known[index].0 == record && known[index].1 == game.pdn);
        if !is_same {
            merged.games.push((record, game.pdn.clone()));
        }
    }
    merged
}

fn refused(game: &Incoming, key: &str, why: &str) -> PushTrouble {
    let mut tags = crownhead_notation::pdn::Tags::default();
    game.tags.iter().for_each(|(name, value)| tags.push(name.clone(), value.clone()));
    let label = super::record::label(&tags, 0);
    PushTrouble {
        why: format!("{label}: {why}"),
        game: label,
        key: key.to_owned(),
        plies: 0,
        found: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(board: Option<u32>, white: &str, black: &str, moves: &str) -> Incoming {
        let record = BroadcastGame {
            board,
            white: white.to_owned(),
            black: black.to_owned(),
            moves: moves.to_owned(),
            result: "*".to_owned(),
            ..BroadcastGame::default()
        };
        let tags = vec![("White".to_owned(), white.to_owned()), ("Black".to_owned(), black.to_owned())];
        Incoming { record, pdn: moves.to_owned(), tags, error: None }
    }

    /// What a round has after some pushes.
    fn after(pushes: &[Vec<Incoming>]) -> Vec<(BroadcastGame, String)> {
        let mut known: Vec<(BroadcastGame, String)> = Vec::new();
        for push in pushes {
            for (record, pdn) in merge(&known, push).games {
                known.retain(|(old, _)| old.number != record.number);
                known.push((record, pdn));
            }
            known.sort_by_key(|(game, _)| game.number);
        }
        known
    }

    fn moves(known: &[(BroadcastGame, String)]) -> Vec<(u32, &str)> {
        known.iter().map(|(game, _)| (game.number, &*game.moves)).collect()
    }

    #[test]
    fn games_are_known_by_their_boards() {
        let known = after(&[
            vec![game(Some(1), "Ann", "Ben", "a"), game(Some(2), "Cy", "Dee", "b")],
            vec![game(Some(2), "Cy Corrected", "Dee", "b2"), game(Some(1), "Ann", "Ben", "a2")],
        ]);
        assert_eq!(moves(&known), [(1, "a2"), (2, "b2")]);
        assert_eq!(known[1].0.white, "Cy Corrected");
    }

    #[test]
    fn games_without_boards_are_known_by_their_players() {
        let known = after(&[
            vec![game(None, "Ndjofang, J.M.", "Heusdens, R.", "a"), game(None, "Ba,B.", "Koifman,I.", "b")],
            vec![game(None, "Ba, B", "Koifman, I.", "b2")],
            vec![game(Some(7), "NDJOFANG J M", "Heusdens R", "a2")],
        ]);
        assert_eq!(moves(&known), [(1, "a2"), (2, "b2")]);
        assert_eq!(known[0].0.board, Some(7));
        let other = after(&[vec![game(None, "Ann", "Ben", "a")], vec![game(None, "Ben", "Ann", "b")]]);
        assert_eq!(moves(&other), [(1, "a"), (2, "b")], "the colors count");
    }

    #[test]
    fn two_games_of_the_same_players_are_two() {
        let twice = |one: &str, two: &str| vec![game(None, "Ann", "Ben", one), game(None, "Ann", "Ben", two)];
        assert_eq!(moves(&after(&[twice("a", "b"), twice("a2", "b2")])), [(1, "a2"), (2, "b2")]);
    }

    #[test]
    fn nameless_games_are_known_by_their_place() {
        let push = |texts: [&str; 2]| texts.iter().map(|text| game(None, "", "", text)).collect::<Vec<_>>();
        assert_eq!(moves(&after(&[push(["a", "b"]), push(["a2", "b2"])])), [(1, "a2"), (2, "b2")]);
    }

    #[test]
    fn what_has_not_changed_is_not_written_and_a_board_counts_once() {
        let push = vec![game(Some(1), "Ann", "Ben", "a"), game(Some(1), "Cy", "Dee", "b")];
        let first = merge(&[], &push);
        assert_eq!(first.games.len(), 1);
        assert_eq!(first.troubles[0].key, "twice");
        let again = merge(&first.games, &push);
        assert_eq!((again.games, again.troubles.len()), (Vec::new(), 1));
    }

    #[test]
    fn a_round_has_so_many_games_and_no_more() {
        let push: Vec<Incoming> =
            (1..=MOST_GAMES as u32).map(|board| game(Some(board), "", "", "")).collect();
        let full = merge(&[], &push).games;
        assert_eq!(full.len(), MOST_GAMES);
        let more = merge(
            &full,
            &[game(Some(1), "", "", "new"), game(Some(999), "", "", ""), game(Some(2), "", "", "x")],
        );
        assert_eq!(more.games.len(), 1);
        assert_eq!(more.troubles[0].key, "too-many");
    }
}
