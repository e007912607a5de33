//! What the page tells: the card beside the board, and the line that screen readers speak.

use crownhead_boardview::Refused;
use crownhead_engine::Hint;
use crownhead_notation::movetext;
use crownhead_rules::{AnyMove, AnyPosition};
use leptos::prelude::*;

use super::App;
use crate::model::{session::Session, words};

/// The color of what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Calm,
    Refusal,
    Hint,
    Thinking,
}

impl Tone {
    pub(crate) const fn token(self) -> &'static str {
        match self {
            Tone::Calm => "calm",
            Tone::Refusal => "refusal",
            Tone::Hint => "hint",
            Tone::Thinking => "think",
        }
    }
}

/// What the card says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) tone: Tone,
    /// For the headline above the card, if it is to be changed.
    pub(crate) headline: Option<String>,
    pub(crate) lead: String,
    pub(crate) text: String,
    /// The rule it rests on.
    pub(crate) article: Option<String>,
}

impl Said {
    fn new(tone: Tone, lead: String, text: String) -> Said {
        Said { tone, headline: None, lead, text, article: None }
    }

    pub(super) fn engine_failed(message: &str) -> Said {
        Said::new(Tone::Refusal, words::ENGINE_FAILED.into(), message.into())
    }

    pub(super) fn draw_offered() -> Said {
        Said::new(Tone::Thinking, String::new(), words::DRAW_OFFERED.into())
    }

    pub(super) fn draw_declined() -> Said {
        Said::new(Tone::Calm, words::DRAW_DECLINED.into(), words::DRAW_DECLINED_MORE.into())
    }

    pub(super) fn hint_coming() -> Said {
        Said::new(Tone::Thinking, String::new(), words::HINT_COMING.into())
    }
}

impl App {
    pub(super) fn say(self, said: Said) {
        self.spoken.set(format!("{} {}", said.lead, said.text));
        self.said.set(Some(said));
    }

    pub(super) fn say_refusal(self, refused: &Refused) {
        let said = self.session.with_untracked(|session| {
            let position = session.position();
            let refusal = &refused.refusal;
            let text = crownhead_prose::refusal(position, refused.attempt.as_ref(), refusal);
            let (lead, text) = words::split_lead(&text);
            Said {
                tone: Tone::Refusal,
                headline: Some(crownhead_prose::refusal_headline(position, refusal)),
                lead,
                text,
                article: crownhead_prose::article(session.rules(), refusal),
            }
        });
        self.say(said);
    }

    pub(super) fn say_unreadable(self, typed: &str) {
        let text = self.session.with_untracked(|session| crownhead_prose::unreadable(session.position(), typed));
        self.say(Said::new(Tone::Refusal, String::new(), text));
    }

    pub(super) fn say_not_your_turn(self) {
        let over = self.session.with_untracked(Session::is_over);
        let text = if over { words::GAME_IS_OVER } else { words::NOT_YOUR_TURN };
        self.say(Said::new(Tone::Calm, String::new(), text.into()));
    }

    pub(super) fn say_stepped(self, may_end: bool) {
        let text = if may_end { words::MAY_END } else { words::GO_ON };
        self.say(Said::new(Tone::Calm, words::CAPTURE_UNDER_WAY.into(), text.into()));
    }

    pub(super) fn say_hint(self, hint: &Hint) {
        let text = self.session.with_untracked(|session| words::hint(session.position(), hint));
        let (lead, text) = words::split_lead(&text);
        self.say(Said::new(Tone::Hint, lead, text));
    }

    pub(super) fn speak_move(self, before: &AnyPosition, mv: &AnyMove) {
        let text = movetext::write(before, mv);
        let side = crownhead_prose::sides(before.rules(), before.turn()).name;
        self.spoken.set(words::played(&side, &text, mv.is_crowning()));
    }

    pub(super) fn speak_outcome(self) {
        let text = self.session.with_untracked(words::outcome_line);
        self.spoken.set(text);
    }
}
