//! Messages: the card beside the board, and the line for screen readers.

use crownhead_api::{FaultRecord, MarkRecord};
use crownhead_boardview::{Intent, Refused};
use crownhead_explain::Hint;
use crownhead_prose::{Note, Told, typeset};
use crownhead_rules::{AnyMove, AnyPosition, Attempt, Color, Square};
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
    /// A mistake that can be taken back.
    Warning,
    Hint,
    Good,
    Thinking,
}

impl Tone {
    pub(crate) const fn token(self) -> &'static str {
        match self {
            Tone::Calm => "calm",
            Tone::Refusal => "refusal",
            Tone::Warning => "refusal warning",
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
        Said::calm(Note::NoHint.text())
    }

    pub(crate) fn calm(text: String) -> Said {
        Said::new(Tone::Calm, String::new(), text)
    }

    fn of(tone: Tone, told: &Told) -> Said {
        Said::new(tone, typeset(&told.lead), typeset(&told.text))
    }

    /// What an intent of the board says by itself, whatever the page does about it. `you` is the side of the reader, if
    /// exactly one person plays.
    pub(crate) fn about(position: &AnyPosition, you: Option<Color>, intent: &Intent) -> Option<Said> {
        Some(match intent {
            Intent::Refused(refused) => Said::refusal(position, you, refused),
            Intent::Unreadable { text, .. } => {
                let told = crownhead_prose::unreadable(position, text);
                Said::new(Tone::Refusal, String::new(), typeset(&told))
            }
            Intent::NotYourTurn => Said::calm(Note::NotYourTurn.text()),
            Intent::Selected(square) => Said::calm(crownhead_prose::selected(position, *square)),
            Intent::Planning { expects: true } => Said::calm(Note::PlanReply.text()),
            Intent::Planning { expects: false } => Said::calm(Note::PlanMove.text()),
            Intent::Planned(attempt) => {
                Said::of(Tone::Hint, &crownhead_prose::planned(position.rules(), attempt))
            }
            Intent::PlansDropped => Said::calm(Note::PlansDropped.text()),
            Intent::Stepped { at, may_end } => {
                Said::calm(crownhead_prose::stepped(position.rules(), *at, *may_end))
            }
            Intent::Play(_) | Intent::Huff(_) | Intent::Deselected | Intent::CursorMoved(_) => return None,
        })
    }

    fn refusal(position: &AnyPosition, you: Option<Color>, refused: &Refused) -> Said {
        let Refused { attempt, typed_capture, refusal, .. } = refused;
        let told = crownhead_prose::explain_refusal(position, attempt.as_ref(), *typed_capture, refusal);
        Said {
            headline: Some(crownhead_prose::refusal_headline(position, refusal, you)),
            article: crownhead_prose::article(position.rules(), refusal),
            ..Said::of(Tone::Refusal, &told)
        }
    }

    /// A plan was for another move than the opponent's.
    pub(crate) fn not_expected() -> Said {
        Said::calm(Note::PlanNotExpected.text())
    }

    /// A plan is not legal.
    pub(crate) fn plan_refused(position: &AnyPosition, attempt: &Attempt) -> Said {
        Said::of(Tone::Calm, &crownhead_prose::plan_refused(position, attempt))
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
            return self.say(Said::calm(offer));
        }
        self.cue(Cue::Illegal);
        self.say_about(&Intent::Refused(refused.clone()));
    }

    /// What the intent says by itself.
    pub(super) fn say_about(self, intent: &Intent) {
        let said = self
            .session
            .with_untracked(|session| Said::about(session.position(), session.seats().lone_person(), intent));
        if let Some(said) = said {
            self.say(said);
        }
    }

    pub(super) fn say_not_your_turn(self) {
        if self.session.with_untracked(Session::is_over) {
            // The card states the result.
            self.said.set(None);
            return self.speak_outcome();
        }
        self.say_about(&Intent::NotYourTurn);
    }

    pub(super) fn say_plan_refused(self, attempt: &Attempt) {
        self.say(self.session.with_untracked(|session| Said::plan_refused(session.position(), attempt)));
    }

    pub(super) fn say_hint(self, hint: &Hint) {
        let told =
            self.session.with_untracked(|session| crownhead_prose::hint::explain(session.position(), hint));
        self.say(Said::of(Tone::Hint, &told));
    }

    /// Says what is wrong with the person's last move, before the computer answers it.
    pub(super) fn warn(self, mistake: &(MarkRecord, FaultRecord)) {
        let warned = self.session.with_untracked(|session| {
            let game = session.game();
            let (before, mv) = (game.position_at(game.ply().checked_sub(1)?)?, game.moves().last()?);
            Some(crownhead_prose::review::warning(before, mv, mistake))
        });
        let Some((mark, told)) = warned else { return };
        self.cue(Cue::Illegal);
        self.say(Said { headline: Some(mark), ..Said::of(Tone::Warning, &told) });
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
