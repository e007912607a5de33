//! A game: the players, the board, what has happened, and what can be done.

use crownhead_api::club::{Ask, Deed};
use crownhead_clock::LOW;
use crownhead_prose::{Label, club, club::ClubLabel};
use crownhead_room::{FIRST_MOVE, Pace};
use crownhead_rules::Color;
use leptos::{html, prelude::*};

use super::desk::{Desk, Play, State};
use super::lobby::person;
use super::play::names;
use crate::{
    board::{GameBoard, pieces::Disc},
    controller::{Said, Tone},
    game_page::moves::{MoveList, lines},
    icons::{Glyph, Icon},
    model::seats::side_token,
};

impl Desk {
    /// Something about the game; nothing without one.
    fn of_play<T>(self, look: impl FnOnce(&Play) -> T) -> Option<T> {
        self.play.with(|play| play.as_ref().map(look))
    }

    fn is_playing(self) -> bool {
        self.of_play(|play| play.side.is_some() && !play.is_over()).unwrap_or(false)
    }
}

#[component]
pub(super) fn Table() -> impl IntoView {
    let desk = Desk::get();
    let bottom = Memo::new(move |_| desk.of_play(Play::bottom).unwrap_or(Color::White));
    view! {
        <main class="game club-game" data-testid="club-game" style:--size=move || desk.settings.with(|settings| f64::from(settings.size) / 100.0).to_string()
            data-position=position_text(desk) data-seq=move || desk.of_play(|play| play.room.seq().to_string())>
            <Strip upper=true bottom=bottom/>
            <div class="game-board"><GameBoard/></div>
            <Strip upper=false bottom=bottom/>
            <section class="panel">
                <Status/>
                <Moves/>
                <Talk/>
                <Acts/>
            </section>
        </main>
    }
}

/// The position of the game as FEN, for tests and for copying.
fn position_text(desk: Desk) -> Memo<String> {
    Memo::new(move |_| {
        desk.of_play(|play| crownhead_notation::fen::write(play.room.game().position())).unwrap_or_default()
    })
}

#[component]
fn Strip(upper: bool, bottom: Memo<Color>) -> impl IntoView {
    let desk = Desk::get();
    let color = Memo::new(move |_| if upper { bottom.get().other() } else { bottom.get() });
    let rules = Memo::new(move |_| {
        desk.of_play(|play| play.room.terms().rules()).unwrap_or_else(|| desk.board.rules())
    });
    let on = Memo::new(move |_| {
        desk.of_play(|play| !play.is_over() && play.room.turn() == color.get()).unwrap_or(false)
    });
    let won = Memo::new(move |_| {
        desk.of_play(|play| play.room.ending().and_then(crownhead_room::Ending::winner) == Some(color.get()))
            .unwrap_or(false)
    });
    let name = move || desk.of_play(|play| person(play.player(color.get())));
    let second = move || {
        desk.of_play(|play| {
            let color = color.get();
            if let Some((before, after)) = play.ratings.map(|ratings| ratings[color.index()]) {
                return club::rating_change(&play.player(color).name, before, after);
            }
            if play.away[color.index()].is_some() && !play.is_over() {
                return ClubLabel::Away.text();
            }
            crownhead_prose::strip(play.room.terms().rules(), color, on.get())
        })
    };
    let away = move || {
        desk.of_play(|play| play.away[color.get().index()].is_some() && !play.is_over()).unwrap_or(false)
    };
    let id = move |what: &'static str| move || format!("{what}-{}", side_token(color.get()));
    let count = move || desk.of_play(|play| play.room.game().position().material().pieces(color.get()));
    let label =
        move || desk.of_play(|play| crownhead_prose::pieces_left(play.room.game().position(), color.get()));
    view! {
        <div class="strip" class:upper=upper class:lower=!upper class:on=on class:won=won class:away=away data-testid=id("strip")>
            <Disc rules=rules color=color/>
            <div class="who">
                <span class="name"><b data-testid=id("player")>{name}</b></span>
                <span class="sub">{second}</span>
            </div>
            <Face color=color/>
            <div class="count" data-kings="0" role="img" aria-label=label title=label><span>{count}</span></div>
        </div>
    }
}

/// The clock of a side.
#[component]
fn Face(color: Memo<Color>) -> impl IntoView {
    let desk = Desk::get();
    let face = Memo::new(move |_| {
        let now = desk.now.get();
        desk.of_play(|play| play.room.face(color.get(), now)).flatten()
    });
    let live = Memo::new(move |_| {
        desk.of_play(|play| matches!(play.room.terms().pace, Pace::Live(_))).unwrap_or(false)
    });
    let text = move || {
        face.get()
            .map(|face| if live.get() { crownhead_clock::face(face.left) } else { long_text(face.left) })
    };
    let low = move || live.get() && face.get().is_some_and(|face| face.left < LOW);
    view! {
        <div class="clock" role="timer" data-testid=move || format!("clock-{}", side_token(color.get())) hidden=move || face.with(Option::is_none)
            class:low=low class:running=move || face.get().is_some_and(|face| face.running)>{text}</div>
    }
}

/// Days and hours, or hours and minutes.
fn long_text(left: u64) -> String {
    let minutes = left / 60_000;
    let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
    if days > 0 { format!("{days} d {hours} h") } else { format!("{hours}:{rest:02} h") }
}

/// What the card says when nothing has just happened.
fn quiet(desk: Desk, play: &Play) -> Said {
    let trouble = desk.trouble.get();
    if !trouble.is_empty() {
        return Said::new(Tone::Refusal, String::new(), trouble);
    }
    if let Some(ending) = play.room.ending() {
        let told = club::ending(play.room.game().position(), ending, &names(play));
        let rematch = play.rematch.zip(play.side).filter(|_| play.next.is_none()).map(|(by, side)| {
            if by == side {
                ClubLabel::RematchOwn.text()
            } else {
                club::rematch_offered(&play.player(by).name)
            }
        });
        return Said::new(Tone::Calm, told.reason, rematch.unwrap_or(told.counts));
    }
    let Some(side) = play.side else { return Said::calm(ClubLabel::Watching.text()) };
    let other = &play.player(side.other()).name;
    if let Some(wait) = play.away[side.other().index()].and_then(|since| wait(play, since, desk.now.get())) {
        return Said::calm(club::away(other, wait));
    }
    let asked = match (play.room.draw_offer(), play.room.takeback()) {
        (Some(by), _) if by == side => Some(ClubLabel::DrawOwn.text()),
        (Some(_), _) => Some(club::draw_offered(other)),
        (None, Some(by)) if by == side => Some(ClubLabel::TakeBackOwn.text()),
        (None, Some(_)) => Some(club::takeback_asked(other)),
        (None, None) => None,
    };
    if let Some(text) = asked {
        return Said::new(Tone::Hint, String::new(), text);
    }
    let game = play.room.game();
    let claim = crownhead_prose::claimable_draw(game).filter(|_| play.room.turn() == side);
    let first = (!play.room.has_begun() && matches!(play.room.terms().pace, Pace::Live(_))).then(|| {
        let left = play.room.due().map_or(FIRST_MOVE, |due| due.saturating_sub(desk.now.get()));
        club::first_move(left.div_ceil(1000))
    });
    let terms = play.room.terms();
    let usual = || club::terms(terms.rules(), &terms.pace, terms.rated);
    Said::calm(claim.or_else(|| crownhead_prose::draw_news(game)).or(first).unwrap_or_else(usual))
}

/// The seconds until a game can be claimed, where it can be claimed at all.
fn wait(play: &Play, since: u64, now: u64) -> Option<u64> {
    let claimable = play.room.has_begun() && !matches!(play.room.terms().pace, Pace::Days(_));
    claimable.then(|| (since + crownhead_room::ABSENCE).saturating_sub(now).div_ceil(1000))
}

#[component]
fn Status() -> impl IntoView {
    let desk = Desk::get();
    let said = Memo::new(move |_| {
        desk.said
            .get()
            .or_else(|| desk.of_play(|play| quiet(desk, play)))
            .unwrap_or_else(|| Said::calm(String::new()))
    });
    let headline = Memo::new(move |_| {
        if desk.state.get() == State::Lost {
            return ClubLabel::Lost.text();
        }
        if let Some(told) = desk.said.with(|said| said.as_ref().and_then(|said| said.headline.clone())) {
            return told;
        }
        desk.of_play(|play| match play.room.ending() {
            Some(ending) => club::ending(play.room.game().position(), ending, &names(play)).headline,
            None => crownhead_prose::headline(play.room.game().position(), play.side),
        })
        .unwrap_or_default()
    });
    view! {
        <div class="status">
            <div class="headline"><h1 data-testid="status">{headline}</h1></div>
            <div class=move || format!("coach {}", said.with(|said| said.tone.token())) data-testid="coach" tabindex="0" role="note">
                <span class="dot"></span>
                <div class="coach-text"><p><b>{move || said.with(|said| said.lead.clone())}</b>" "<span>{move || said.with(|said| said.text.clone())}</span></p>
                <Answers/></div>
            </div>
        </div>
    }
}

/// Answers to what the opponent asks, and what the end of a game offers.
#[component]
fn Answers() -> impl IntoView {
    let desk = Desk::get();
    let buttons = Memo::new(move |_| {
        let now = desk.now.get();
        desk.of_play(|play| answers(play, now)).unwrap_or_default()
    });
    let button = move |(label, deed): (ClubLabel, Option<Deed>)| {
        let id = format!("answer-{}", format!("{label:?}").to_lowercase());
        let primary = matches!(
            label,
            ClubLabel::Agree
                | ClubLabel::ClaimWin
                | ClubLabel::Rematch
                | ClubLabel::Next
                | ClubLabel::ToTournament
        );
        view! {
            <button type="button" class="button" class:primary=primary data-testid=id on:click=move |_| desk.answer(label, deed.clone())>{label.text()}</button>
        }
    };
    view! { <div class="button-row club-answers" hidden=move || buttons.with(Vec::is_empty)>{move || buttons.get().into_iter().map(button).collect_view()}</div> }
}

fn answers(play: &Play, now: u64) -> Vec<(ClubLabel, Option<Deed>)> {
    let Some(side) = play.side else { return Vec::new() };
    if play.is_over() && play.card.tournament.is_some() {
        return vec![(ClubLabel::ToTournament, None)];
    }
    if play.is_over() {
        let rematch = if play.next.is_some() {
            (ClubLabel::Next, None)
        } else {
            (ClubLabel::Rematch, Some(Deed::Rematch))
        };
        let offered = play.rematch == Some(side) && play.next.is_none();
        return if offered {
            vec![(ClubLabel::Again, None)]
        } else {
            vec![rematch, (ClubLabel::Again, None)]
        };
    }
    if play.away[side.other().index()].and_then(|since| wait(play, since, now)) == Some(0) {
        return vec![
            (ClubLabel::ClaimWin, Some(Deed::ClaimWin)),
            (ClubLabel::ClaimDraw, Some(Deed::ClaimLeftDraw)),
        ];
    }
    if play.room.draw_offer() == Some(side.other()) {
        return vec![
            (ClubLabel::Agree, Some(Deed::OfferDraw)),
            (ClubLabel::Decline, Some(Deed::DeclineDraw)),
        ];
    }
    if play.room.takeback() == Some(side.other()) {
        return vec![
            (ClubLabel::Agree, Some(Deed::TakeBack)),
            (ClubLabel::Decline, Some(Deed::DeclineTakeback)),
        ];
    }
    Vec::new()
}

impl Desk {
    fn answer(self, label: ClubLabel, deed: Option<Deed>) {
        match (label, deed) {
            (_, Some(deed)) => self.act(deed),
            (ClubLabel::Next, None) => {
                let next = self.play.with_untracked(|play| play.as_ref().and_then(|play| play.next.clone()));
                if let Some(next) = next {
                    self.enter_game(next);
                }
            }
            _ => self.leave_table(),
        }
    }

    /// Returns to where the game comes from: its tournament, or the lobby.
    fn leave_table(self) {
        match self.of_tournament() {
            Some(tournament) => self.enter_tournament(&tournament),
            None => self.enter_lobby(),
        }
    }

    /// The tournament of the game.
    fn of_tournament(self) -> Option<String> {
        self.play.with_untracked(|play| play.as_ref().and_then(|play| play.card.tournament.clone()))
    }
}

/// The list of moves; each shows the position after it.
#[component]
fn Moves() -> impl IntoView {
    let desk = Desk::get();
    let all = Memo::new(move |_| {
        desk.of_play(|play| lines(play.room.game(), play.room.game().ply())).unwrap_or_default()
    });
    let here = Memo::new(move |_| {
        let last = desk.of_play(|play| play.room.game().ply()).unwrap_or_default();
        desk.past.get().unwrap_or(last)
    });
    view! { <MoveList all=all ply=here go=Callback::new(move |ply| desk.go_to(ply))/> }
}

/// The chat.
#[component]
fn Talk() -> impl IntoView {
    let desk = Desk::get();
    let text = RwSignal::new(String::new());
    let list: NodeRef<html::Ul> = NodeRef::new();
    let lines = Memo::new(move |_| desk.of_play(|play| play.chat.clone()).unwrap_or_default());
    Effect::new(move |_| {
        lines.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let say = move || {
        let said = text.get_untracked().trim().to_owned();
        let game = desk.play.with_untracked(|play| play.as_ref().map(|play| play.card.id.clone()));
        if let Some(game) = game.filter(|_| !said.is_empty()) {
            desk.ask(&Ask::Say { game, text: said });
            text.set(String::new());
        }
    };
    view! {
        <section class="club-talk" class:open=desk.talking data-testid="talk">
            <div class="sheet-veil" on:click=move |_| desk.talking.set(false)></div>
            <div class="club-talk-body">
                <h2>{ClubLabel::Chat.text()}</h2>
                <ul node_ref=list data-testid="chat" tabindex="0">{move || lines.get().into_iter().map(|line| view! { <li><b>{line.name}</b>" "{line.text}</li> }).collect_view()}</ul>
                <form on:submit=move |event| { event.prevent_default(); say(); }>
                    <input class="field" data-testid="say" maxlength="280" autocomplete="off" aria-label=ClubLabel::Say.text() placeholder=ClubLabel::Say.text() prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                    <button type="submit" class="button" data-testid="send">{ClubLabel::Send.text()}</button>
                </form>
            </div>
        </section>
    }
}

/// A button of the bar.
#[component]
fn Act(
    id: &'static str,
    glyph: Glyph,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] disabled: Signal<bool>,
    act: fn(Desk),
) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button type="button" class="act" data-testid=format!("action-{id}") disabled=disabled on:click=move |_| act(desk)>
            <Icon glyph=glyph/><span>{label}</span>
        </button>
    }
}

#[component]
fn Acts() -> impl IntoView {
    let desk = Desk::get();
    let idle = Signal::derive(move || !desk.is_playing());
    let begun = Memo::new(move |_| desk.of_play(|play| play.room.has_begun()).unwrap_or(false));
    let sure = RwSignal::new(false);
    // A second press within four seconds resigns: one slip of the finger loses no game.
    let ask = move || {
        sure.set(true);
        set_timeout(move || sure.set(false), std::time::Duration::from_secs(4));
    };
    let may_claim = Memo::new(move |_| {
        desk.of_play(|play| play.side == Some(play.room.turn()) && play.room.claimable_draw().is_some())
            .unwrap_or(false)
    });
    let draw = move || if may_claim.get() { Label::Claim.text() } else { Label::OfferDraw.text() };
    let no_draw = Signal::derive(move || idle.get() || !begun.get());
    let in_tournament = Memo::new(move |_| desk.of_play(|play| play.card.tournament.is_some()) == Some(true));
    let no_resign = Signal::derive(move || idle.get() || (in_tournament.get() && !begun.get()));
    let no_takeback = Signal::derive(move || {
        idle.get()
            || in_tournament.get()
            || desk.of_play(|play| play.room.terms().rated || play.room.game().ply() == 0).unwrap_or(true)
    });
    let no_gift = Signal::derive(move || {
        idle.get()
            || in_tournament.get()
            || desk.of_play(|play| !matches!(play.room.terms().pace, Pace::Live(_))).unwrap_or(true)
    });
    let huff = Memo::new(move |_| {
        desk.of_play(|play| play.side == Some(play.room.turn()) && !play.room.game().huffable().is_empty())
            .unwrap_or(false)
    });
    let resign = move |_| {
        if !begun.get_untracked() {
            return desk.act(Deed::Abort);
        }
        if sure.get_untracked() { desk.act(Deed::Resign) } else { ask() }
    };
    let resign_label = move || match (begun.get() || in_tournament.get(), sure.get()) {
        (false, _) => ClubLabel::Abort.text(),
        (true, false) => Label::Resign.text(),
        (true, true) => format!("{}?", Label::Resign.text()),
    };
    let back =
        move || if in_tournament.get() { ClubLabel::Standings.text() } else { ClubLabel::Lobby.text() };
    view! {
        <div class="acts club-acts" data-testid="actions">
            <Act id="draw" glyph=Glyph::Draw label=Signal::derive(draw) disabled=no_draw act=draw_or_claim/>
            <Act id="takeback" glyph=Glyph::Undo label=ClubLabel::TakeBack.text() disabled=no_takeback act=|desk| desk.act(Deed::TakeBack)/>
            <Act id="time" glyph=Glyph::Clock label=ClubLabel::MoreTime.text() disabled=no_gift act=|desk| desk.act(Deed::GiveTime)/>
            <Act id="flip" glyph=Glyph::Flip label=Label::Flip.text() disabled=false act=|desk| desk.board.change(|board, _| board.set_flipped(!board.flipped()))/>
            <button type="button" class="act" class:huff=sure data-testid="action-resign" disabled=no_resign on:click=resign>
                <Icon glyph=Glyph::Resign/><span>{resign_label}</span>
            </button>
            <Act id="lobby" glyph=Glyph::Back label=Signal::derive(back) disabled=false act=Desk::leave_table/>
            <Act id="chat" glyph=Glyph::Talk label=ClubLabel::Chat.text() disabled=false act=|desk| desk.talking.set(true)/>
            {move || huff.get().then(|| view! { <Act id="huff" glyph=Glyph::Huff label=Label::Huff.text() disabled=false act=Desk::choose_huff/> })}
        </div>
    }
}

fn draw_or_claim(desk: Desk) {
    let claims = desk.play.with_untracked(|play| {
        play.as_ref()
            .is_some_and(|play| play.side == Some(play.room.turn()) && play.room.claimable_draw().is_some())
    });
    desk.act(if claims { Deed::ClaimDraw } else { Deed::OfferDraw });
}
