//! Messages: the card beside the board, and the line for screen readers.

use crownhead_boardview::Refused;
use crownhead_explain::Hint;
use crownhead_prose::{Note, typeset};
use crownhead_rules::{AnyMove, AnyPosition, Attempt, Square};
use leptos::prelude::*;

use super::App;
use crate::{
    model::{session::Session, words},
    platform::sound::Cue,
};

/// The color of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Calm,
    Refusal,
    Hint,
    Good,
    Thinking,
}

impl Tone {
    pub(crate) const fn token(self) -> &'static str {
        match self {
            Tone::Calm => "calm",
            Tone::Refusal => "refusal",
            Tone::Hint => "hint",
            Tone::Good => "good",
            Tone::Thinking => "think",
        }
    }
}

/// The contents of the card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) tone: Tone,
    /// The headline above the card, if it changes.
    pub(crate) headline: Option<String>,
    pub(crate) lead: String,
    pub(crate) text: String,
    /// Extra text for users with a keyboard and a move field.
    pub(crate) keys: String,
    /// The rule it is based on.
    pub(crate) article: Option<String>,
}

impl Said {
    pub(crate) fn new(tone: Tone, lead: String, text: String) -> Said {
        Said { tone, headline: None, lead, text, keys: String::new(), article: None }
    }

    pub(super) fn engine_failed(message: &str) -> Said {
        Said::new(Tone::Refusal, Note::EngineFailed.text(), message.to_owned())
    }

    pub(super) fn draw_offered() -> Said {
        Said::new(Tone::Thinking, String::new(), Note::DrawOffered.text())
    }

    pub(super) fn draw_declined() -> Said {
        Said::new(Tone::Calm, String::new(), Note::DrawDeclined.text())
    }

    pub(super) fn hint_coming() -> Said {
        Said::new(Tone::Thinking, String::new(), Note::HintComing.text())
    }

    pub(super) fn huff_which() -> Said {
        Said::new(Tone::Calm, String::new(), Note::HuffWhich.text())
    }

    pub(super) fn no_hint() -> Said {
        Said::new(Tone::Calm, String::new(), Note::NoHint.text())
    }
}

impl App {
    pub(super) fn say(self, said: Said) {
        self.speak(format!("{} {}", said.lead, said.text));
        self.said.set(Some(said));
    }

    pub(super) fn say_refusal(self, refused: &Refused) {
        if self.session.with_untracked(Session::is_over) {
            return self.say_not_your_turn();
        }
        let huff = self
            .session
            .with_untracked(|session| crownhead_prose::huff_instead(session.game(), &refused.refusal));
        if let Some(offer) = huff {
            return self.say(Said::new(Tone::Calm, String::new(), offer));
        }
        let said = self.session.with_untracked(|session| {
            let position = session.position();
            let refusal = &refused.refusal;
            let told = crownhead_prose::explain_refusal(
                position,
                refused.attempt.as_ref(),
                refused.typed_capture,
                refusal,
            );
            let you = session.seats().lone_person();
            Said {
                headline: Some(crownhead_prose::refusal_headline(position, refusal, you)),
                article: crownhead_prose::article(session.rules(), refusal),
                ..Said::new(Tone::Refusal, typeset(&told.lead), typeset(&told.text))
            }
        });
        self.cue(Cue::Illegal);
        self.say(said);
    }

    pub(super) fn say_unreadable(self, typed: &str) {
        let text =
            self.session.with_untracked(|session| crownhead_prose::unreadable(session.position(), typed));
        self.say(Said::new(Tone::Refusal, String::new(), typeset(&text)));
    }

    pub(super) fn say_not_your_turn(self) {
        if self.session.with_untracked(Session::is_over) {
            // The card states the result.
            self.said.set(None);
            return self.speak_outcome();
        }
        self.say(Said::new(Tone::Calm, String::new(), Note::NotYourTurn.text()));
    }

    /// A move is being planned.
    pub(super) fn say_planning(self, expects: bool) {
        let note = if expects { Note::PlanReply } else { Note::PlanMove };
        self.say(Said::new(Tone::Calm, String::new(), note.text()));
    }

    pub(super) fn say_planned(self, attempt: &Attempt) {
        let told = self.session.with_untracked(|session| crownhead_prose::planned(session.rules(), attempt));
        self.say(Said::new(Tone::Hint, typeset(&told.lead), typeset(&told.text)));
    }

    pub(super) fn say_plans_dropped(self) {
        self.say(Said::new(Tone::Calm, String::new(), Note::PlansDropped.text()));
    }

    pub(super) fn say_not_expected(self) {
        self.say(Said::new(Tone::Calm, String::new(), Note::PlanNotExpected.text()));
    }

    pub(super) fn say_plan_refused(self, attempt: &Attempt) {
        let told =
            self.session.with_untracked(|session| crownhead_prose::plan_refused(session.position(), attempt));
        self.say(Said::new(Tone::Calm, typeset(&told.lead), typeset(&told.text)));
    }

    pub(super) fn say_selected(self, square: Square) {
        let text =
            self.session.with_untracked(|session| crownhead_prose::selected(session.position(), square));
        self.say(Said::new(Tone::Calm, String::new(), text));
    }

    pub(super) fn say_stepped(self, at: Square, may_end: bool) {
        let text =
            self.session.with_untracked(|session| crownhead_prose::stepped(session.rules(), at, may_end));
        self.say(Said::new(Tone::Calm, String::new(), text));
    }

    pub(super) fn say_hint(self, hint: &Hint) {
        let told =
            self.session.with_untracked(|session| crownhead_prose::hint::explain(session.position(), hint));
        self.say(Said::new(Tone::Hint, typeset(&told.lead), typeset(&told.text)));
    }

    /// A move, and what may be huffed because of it.
    pub(super) fn speak_move(self, before: &AnyPosition, mv: &AnyMove) {
        let played = crownhead_prose::played(before, mv);
        let missed = self.session.with_untracked(|session| !session.huffable().is_empty());
        let offer = self.session.with_untracked(words::huff_news).filter(|_| missed);
        // In an exercise: how the move affects the win.
        let done = self.session.with_untracked(|session| {
            session.last_judged().filter(|last| last.ply + 1 == session.game().ply())?;
            words::drill(session).map(|told| typeset(&told.to_string()))
        });
        let more = offer.or(done);
        self.speak(more.map_or(played.clone(), |more| format!("{played}. {more}")));
    }

    /// The table value of the position.
    pub(super) fn speak_known(self) {
        let told = self.session.with_untracked(|session| {
            session
                .known()
                .map(|known| crownhead_prose::endgames::known(session.position(), known).to_string())
        });
        if let Some(told) = told {
            self.speak(told);
        }
    }

    pub(super) fn speak_huff(self, before: &AnyPosition, square: Square) {
        self.speak(crownhead_prose::huffed(before, square));
    }

    pub(super) fn speak_outcome(self) {
        let ending = self.session.with_untracked(words::ending);
        if let Some(ending) = ending {
            self.speak(format!("{}. {} {}", ending.headline, ending.reason, ending.counts));
        }
    }
}
