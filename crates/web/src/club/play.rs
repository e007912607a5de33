//! A game on the page: what the club tells, and what the person does on the board.

use std::time::Duration;

use crownhead_api::club::{Deed, Tell};
use crownhead_boardview::{Intent, Movers, Taken};
use crownhead_notation::movetext;
use crownhead_prose::{Names, club};
use crownhead_room::Event;
use crownhead_rules::{AnyMove, AnyPosition, Color, Square};
use leptos::prelude::*;

use super::desk::{Desk, Play, fresh_room};
use crate::{
    board::handle::focus_square,
    controller::Said,
    model::settings::Settings,
    platform::sound::{self, Cue},
};

/// The players' names for sentences.
pub(super) fn names(play: &Play) -> Names {
    Names { players: [play.card.white.name.clone(), play.card.black.name.clone()], you: play.side }
}

impl Desk {
    fn change(self, game: &str, change: impl FnOnce(&mut Play)) {
        self.play.update(|play| {
            if let Some(play) = play.as_mut().filter(|play| play.card.id == game) {
                change(play);
            }
        });
    }

    /// What the club tells about a game.
    pub(super) fn hear_of_game(self, tell: Tell) {
        match tell {
            Tell::Room { .. } => self.take_room(tell),
            Tell::Events { game, first, events, now } => {
                self.note_time(now);
                let shown = self.play.with_untracked(|play| play.as_ref().map(|play| play.card.id.clone()));
                if shown.as_ref() == Some(&game) {
                    for (number, (at, text)) in (first..).zip(events) {
                        self.take_event(number, at, &text);
                    }
                }
            }
            Tell::Away { game, away } => self.change(&game, |play| play.away = away),
            Tell::Chat { game, line } => {
                self.spoken.set(format!("{}: {}", line.name, line.text));
                self.change(&game, |play| play.chat.push(line));
            }
            Tell::Rematch { game, by } => self.change(&game, |play| play.rematch = Some(by.into())),
            Tell::Next { game, next } => {
                // Both have agreed, so both go there.
                let plays =
                    self.play.with_untracked(|play| play.as_ref().is_some_and(|play| play.side.is_some()));
                self.change(&game, |play| play.next = Some(next.clone()));
                if plays {
                    self.enter_game(next);
                }
            }
            Tell::Rated { game, ratings } => self.change(&game, |play| play.ratings = Some(ratings)),
            _ => {}
        }
    }

    /// A game, as the club has it.
    fn take_room(self, tell: Tell) {
        let Tell::Room { card, side, first, events, now, away, chat, rematch, next } = tell else { return };
        self.note_time(now);
        let side = side.map(Color::from);
        let (known, sent) = self.play.with_untracked(|play| {
            let same = play.as_ref().filter(|play| play.card.id == card.id);
            let known = same.filter(|_| first > 0).map(|play| play.room.clone());
            (known, same.and_then(|play| play.sent.clone()))
        });
        let Some(mut room) = known.or_else(|| fresh_room(&card)) else { return };
        for (number, (at, text)) in (first..).zip(events) {
            let applied = text
                .parse::<Event>()
                .is_ok_and(|event| number == room.seq() && room.apply(&event, at).is_ok());
            if !applied {
                return;
            }
        }
        let is_new =
            self.play.with_untracked(|play| play.as_ref().is_none_or(|play| play.card.id != card.id));
        let here = *room.game().position();
        // A move that the connection has swallowed is sent again.
        let again = sent.filter(|(ply, _)| *ply == room.game().ply() && room.ending().is_none());
        let rematch = rematch.map(Color::from);
        let play = Play { card, side, room, away, chat, rematch, next, ratings: None, sent: again.clone() };
        self.play.set(Some(play));
        match again {
            Some((ply, text)) => self.act(Deed::Move { ply, text }),
            // What the person has begun on the board stays.
            None if !is_new && self.board.read(|board| *board.position()) == here => self.apply_movers(),
            None => self.show_position(is_new),
        }
    }

    /// Something has happened in the game on the page.
    fn take_event(self, number: u32, at: u64, text: &str) {
        let Ok(event) = text.parse::<Event>() else { return };
        let before = self.play.with_untracked(|play| play.as_ref().map(|play| *play.room.game().position()));
        let Some(before) = before else { return };
        let applied = self.play.try_update(|play| {
            let Some(play) = play else { return false };
            let fits = play.room.seq() == number && play.room.apply(&event, at).is_ok();
            if fits && matches!(event, Event::Moved { .. }) {
                play.sent = None;
            }
            fits
        });
        if applied != Some(true) {
            // Something is missing: ask for the whole game.
            return self.watch_again();
        }
        match event {
            Event::Moved { text, .. } => self.show_move(&before, &text),
            Event::Huffed(_) | Event::TookBack(_) => self.show_position(false),
            _ => {}
        }
        let over = self.play.with_untracked(|play| play.as_ref().is_some_and(Play::is_over));
        if over {
            self.said.set(None);
            self.cue(Cue::End);
            self.apply_movers();
            self.speak_end();
        }
    }

    fn watch_again(self) {
        let game = self.play.with_untracked(|play| play.as_ref().map(|play| play.card.id.clone()));
        if let Some(game) = game {
            self.ask(&crownhead_api::club::Ask::Watch { game, since: 0 });
        }
    }

    /// A move that the board may show already, because it is the person's own.
    fn show_move(self, before: &AnyPosition, text: &str) {
        let Ok(mv) = movetext::find(text, before) else { return };
        self.cue(match (mv.is_crowning(), mv.is_capture()) {
            (true, _) => Cue::Crown,
            (_, true) => Cue::Capture,
            _ => Cue::Move,
        });
        self.spoken.set(crownhead_prose::played(before, &mv));
        if self.past.get_untracked().is_some() {
            return;
        }
        self.said.set(None);
        let here = self.play.with_untracked(|play| play.as_ref().map(|play| *play.room.game().position()));
        let shown = self.board.read(|board| *board.position());
        if here == Some(shown) {
            return self.apply_movers();
        }
        if shown != *before {
            return self.show_position(false);
        }
        self.board.change(|board, now| board.play(&mv, now));
        self.apply_movers();
        self.play_planned(mv);
    }

    /// Plays what was planned once the opponent's move has been shown.
    fn play_planned(self, mv: AnyMove) {
        let ply = self.play.with_untracked(|play| play.as_ref().map(|play| play.room.game().ply()));
        let play = move || {
            let still = self.play.with_untracked(|play| {
                play.as_ref().is_some_and(|play| {
                    Some(play.room.game().ply()) == ply && play.side == Some(play.room.turn())
                })
            });
            if !still {
                return;
            }
            match self.board.change(|board, _| board.take_premove(&mv)) {
                Taken::Nothing => {}
                Taken::Play(mv) => self.play_own(mv),
                Taken::NotExpected => self.say(Said::not_expected()),
                Taken::Refused(attempt, _) => {
                    let position = self.board.read(|board| *board.position());
                    self.say(Said::plan_refused(&position, &attempt));
                }
            }
        };
        set_timeout(play, Duration::from_secs_f64(self.board.moves_for() / 1000.0));
    }

    /// Puts the position of the game, or of an earlier ply, on the board.
    pub(super) fn show_position(self, at_once: bool) {
        let past = self.past.get_untracked();
        let Some((position, last, before, bottom)) = self.play.with_untracked(|play| {
            let play = play.as_ref()?;
            let game = play.room.game();
            let ply = past.unwrap_or(game.ply()).min(game.ply());
            let position = if ply == game.ply() { *game.position() } else { *game.position_at(ply)? };
            let last = ply.checked_sub(1).and_then(|ply| game.moves().get(ply).copied());
            let before = ply.checked_sub(1).and_then(|ply| game.position_at(ply).copied());
            Some((position, last, before, play.bottom()))
        }) else {
            return;
        };
        self.board.change(|board, now| {
            if at_once {
                board.set_position(position, last);
                board.set_flipped(bottom == Color::Black);
            } else {
                board.slide_to(position, last, now);
            }
            if let (Some(before), Some(mv)) = (before, last) {
                board.show_way(&before, &mv);
            }
        });
        let settings = self.settings.with_untracked(|settings| settings.for_board(position.rules()));
        self.board.change(|board, _| board.set_settings(settings));
        self.board.look().set(self.settings.with_untracked(Settings::board_look));
        self.apply_movers();
    }

    fn apply_movers(self) {
        let past = self.past.get_untracked().is_some();
        let movers = self.play.with_untracked(|play| match play {
            Some(Play { side: Some(side), room, .. }) if !past && room.ending().is_none() => {
                Movers::One(*side)
            }
            _ => Movers::Nobody,
        });
        self.board.change(|board, _| board.set_movers(movers));
    }

    /// Looks at an earlier ply, or again at the last.
    pub(super) fn go_to(self, ply: usize) {
        let last = self.play.with_untracked(|play| play.as_ref().map_or(0, |play| play.room.game().ply()));
        self.past.set((ply < last).then_some(ply));
        self.said.set(None);
        self.show_position(false);
    }

    // --- What the person does -------------------------------------------------------------------------------------

    pub(super) fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) => self.play_own(mv),
            Intent::Huff(square) => self.huff(square),
            Intent::Deselected => self.said.set(None),
            Intent::CursorMoved(square) => focus_square(square),
            says => {
                if matches!(says, Intent::Refused(_)) {
                    self.cue(Cue::Illegal);
                }
                let position = self.board.read(|board| *board.position());
                let you = self.play.with_untracked(|play| play.as_ref().and_then(|play| play.side));
                if let Some(said) = Said::about(&position, you, &says) {
                    self.say(said);
                }
            }
        }
    }

    /// Sends the person's move and shows it at once.
    fn play_own(self, mv: AnyMove) {
        let sent = self.play.try_update(|play| {
            let play = play.as_mut()?;
            let game = play.room.game();
            let mine =
                play.side == Some(play.room.turn()) && play.sent.is_none() && play.room.ending().is_none();
            let text = mine.then(|| movetext::write(game.position(), &mv))?;
            play.sent = Some((game.ply(), text));
            play.sent.clone()
        });
        let Some(Some((ply, text))) = sent else { return self.show_position(false) };
        self.said.set(None);
        self.board.change(|board, now| board.play(&mv, now));
        self.act(Deed::Move { ply, text });
    }

    fn huff(self, square: Square) {
        self.act(Deed::Huff(square.number()));
    }

    /// Huffs the piece that may be huffed; with several, the one that is chosen next on the board.
    pub(super) fn choose_huff(self) {
        let Some(squares) =
            self.play.with_untracked(|play| play.as_ref().map(|play| play.room.game().huffable()))
        else {
            return;
        };
        match squares.iter().next() {
            Some(only) if squares.len() == 1 => self.huff(only),
            Some(first) => {
                self.board.change(|board, _| board.choose_huff(squares));
                focus_square(first);
            }
            None => {}
        }
    }

    /// The club has refused something.
    pub(super) fn refused(self, key: &str) {
        self.trouble.set(club::problem(key));
        let was_move = self.play.try_update(|play| play.as_mut().and_then(|play| play.sent.take())).flatten();
        if was_move.is_some() {
            // The board goes back to the game as it is.
            self.show_position(false);
        }
    }

    pub(super) fn say(self, said: Said) {
        self.spoken.set(format!("{} {}", said.lead, said.text));
        self.said.set(Some(said));
    }

    fn speak_end(self) {
        let told = self.play.with_untracked(|play| {
            let play = play.as_ref()?;
            let ending = club::ending(play.room.game().position(), play.room.ending()?, &names(play));
            Some(format!("{}. {}", ending.headline, ending.reason))
        });
        if let Some(told) = told {
            self.spoken.set(told);
        }
    }

    pub(super) fn cue(self, cue: Cue) {
        let (sound, vibration) =
            self.settings.with_untracked(|settings| (settings.sound, settings.vibration));
        if sound {
            sound::play(cue);
        }
        if vibration {
            sound::vibrate(cue);
        }
    }
}
