//! The computer as an opponent: one guest of the club for each level, who watches games and acts like a person.
//!
//! Not here: how it chooses; the program that runs the club brings a [`Computer`]. Invariant: at most as many searches run
//! at the same time as the machine has cores, whatever the number of games.

use std::fmt;
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use crownhead_api::club::Tell;
use crownhead_api::{GameRecord, Job, Reply, Request, takes_draw};
use crownhead_notation::movetext;
use crownhead_room::Action;
use crownhead_rules::Color;
use crownhead_store::{Kind, Person, Role, StoreError};
use tokio::sync::{OnceCell, Semaphore};

use crate::club::{Club, now};
use crate::line::Line;
use crate::live::{Live, Moment, Rematch};

/// A move comes no sooner, so that a person sees what happens.
const PAUSE: Duration = Duration::from_millis(700);
/// The longest time for a move.
const LONGEST: Duration = Duration::from_secs(8);
/// How long it waits for a rematch after the end.
const STAY: Duration = Duration::from_mins(10);
/// What it spends on judging a draw offer.
const DRAW: Job = Job::JudgeDraw { nodes: 200_000, milliseconds: 2_000 };

/// A program that plays.
pub trait Computer: Send + Sync {
    /// The number of its levels, from 1 on.
    fn levels(&self) -> u8;

    /// Answers a request about a game within a time. Called on a thread that may wait.
    fn answer(&self, request: Request, time: Duration) -> Reply;
}

/// The computer opponents of a club.
pub(crate) struct Computers {
    computer: Option<Arc<dyn Computer>>,
    /// Level 1 first. They become people of the club when one of them is needed first.
    seats: OnceCell<Vec<Person>>,
    searches: Arc<Semaphore>,
}

impl fmt::Debug for Computers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Computers").field("there", &self.computer.is_some()).finish_non_exhaustive()
    }
}

impl Computers {
    pub(crate) fn new(computer: Option<Arc<dyn Computer>>) -> Computers {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Computers { computer, seats: OnceCell::new(), searches: Arc::new(Semaphore::new(cores)) }
    }

    /// The number of levels; 0 without a computer.
    pub(crate) fn levels(&self) -> u8 {
        self.computer.as_ref().map_or(0, |computer| computer.levels())
    }

    async fn answer(&self, request: Request, time: Duration) -> Option<Reply> {
        let computer = Arc::clone(self.computer.as_ref()?);
        let _turn = self.searches.acquire().await.ok()?;
        tokio::task::spawn_blocking(move || computer.answer(request, time)).await.ok()
    }
}

impl Club {
    async fn computer_seats(&self) -> Result<&[Person], StoreError> {
        let find = async || {
            let mut seats = Vec::new();
            for level in 1..=self.computers().levels() {
                // No member can have this name: it has a character that their names don't have.
                let name = format!("Crownhead #{level}");
                let added = self.store().add_person(&name, Kind::Bot, Role::Player, None, now()).await?;
                let known = match added {
                    Ok(person) => Some(person),
                    Err(_) => self.store().person_named(&name).await?.map(|(person, _)| person),
                };
                seats.extend(known);
            }
            Ok::<_, StoreError>(seats)
        };
        self.computers().seats.get_or_try_init(find).await.map(Vec::as_slice)
    }

    /// The computer at a level.
    pub(crate) async fn computer(&self, level: u8) -> Result<Option<Person>, StoreError> {
        let seats = self.computer_seats().await?;
        Ok(usize::from(level).checked_sub(1).and_then(|index| seats.get(index)).cloned())
    }

    /// Lets the computer play where it is one of the players.
    pub(crate) async fn seat_computers(&self, live: &Arc<Live>) -> Result<(), StoreError> {
        if self.computers().levels() == 0 {
            return Ok(());
        }
        for (person, level) in self.computer_seats().await?.iter().zip(1..) {
            if let Some(side) = live.side(&person.id) {
                let (club, live, person) = (self.clone(), Arc::clone(live), person.clone());
                Player { club, live, person, level, side }.start();
            }
        }
        Ok(())
    }
}

/// The computer at a board.
struct Player {
    club: Club,
    live: Arc<Live>,
    person: Person,
    level: u8,
    side: Color,
}

impl Player {
    /// Begins to play. Not async: a rematch seats the computer again, and a future can't contain itself.
    fn start(self) {
        tokio::spawn(self.play());
    }

    /// Plays the game, and perhaps agrees to a rematch.
    async fn play(self) {
        let (line, mut outlet) = Line::new();
        self.live.watch(&line, &self.person.id, 0);
        let mut stopping = self.club.stopping();
        loop {
            if !self.act().await {
                break;
            }
            let told = tokio::select! {
                told = tokio::time::timeout(STAY, outlet.messages.recv()) => told,
                () = outlet.cut.notified() => break,
                _ = async { stopping.wait_for(|stopping| *stopping).await.map(|_| ()) } => break,
            };
            let over = self.live.moment().over;
            match told {
                Ok(Some(text)) if over && self.agrees(&text).await => break,
                Ok(None) => break,
                Err(_) if over => break,
                Ok(Some(_)) | Err(_) => {}
            }
        }
        self.live.leave(line.id);
        self.club.rooms().forget_idle(&self.live);
    }

    /// Does what is to be done now; false if it can't.
    async fn act(&self) -> bool {
        loop {
            let moment = self.live.moment();
            if moment.over {
                return true;
            }
            let action = match self.choose(&moment).await {
                Some(Some(action)) => action,
                Some(None) => return true,
                None => return false,
            };
            // Refused if something has happened meanwhile: then it thinks again.
            let done = self.live.act(self.club.scribe(), self.side, &action, now());
            if let Err(refused) = done {
                tracing::debug!(game = self.live.card.id, %refused, "the computer was late");
                if self.live.moment() == moment {
                    return false;
                }
            }
        }
    }

    /// What to do now: nothing, if the opponent is to act. `None` if the search failed.
    async fn choose(&self, moment: &Moment) -> Option<Option<Action>> {
        if moment.takeback == Some(self.side.other()) {
            return Some(Some(Action::TakeBack));
        }
        if moment.draw_offer == Some(self.side.other()) {
            return self.judge_draw(moment).await.map(Some);
        }
        if moment.game.position().turn() != self.side {
            return Some(None);
        }
        let begun = tokio::time::Instant::now();
        let action = self.choose_move(moment).await?;
        tokio::time::sleep_until(begun + PAUSE.min(self.time(moment))).await;
        Some(Some(action))
    }

    async fn choose_move(&self, moment: &Moment) -> Option<Action> {
        if !moment.game.huffable().is_empty()
            && let Some(Reply::Huff { square: Some(number), .. }) = self.ask(moment, Job::Huff).await
        {
            return Some(Action::Huff(number));
        }
        let opponent = format!("level/{}", self.level);
        match self.ask(moment, Job::Choose { opponent }).await? {
            Reply::Choice { concedes: true, .. } => Some(Action::Resign),
            Reply::Choice { claims: true, .. } => Some(Action::ClaimDraw),
            Reply::Choice { mv: Some(record), .. } => {
                let position = moment.game.position();
                let text = movetext::write(position, &record.find(position)?);
                Some(Action::Move { ply: moment.game.ply(), text, lag: 0 })
            }
            _ => None,
        }
    }

    async fn judge_draw(&self, moment: &Moment) -> Option<Action> {
        let Reply::Standing { report, .. } = self.ask(moment, DRAW).await? else { return None };
        let own_turn = moment.game.position().turn() == self.side;
        let standing = if own_turn { report.score } else { -report.score };
        Some(if takes_draw(&moment.game, standing) { Action::OfferDraw } else { Action::DeclineDraw })
    }

    async fn ask(&self, moment: &Moment, job: Job) -> Option<Reply> {
        self.club.meters().searches.inc();
        let request = Request { id: 1, game: GameRecord::from(&moment.game), job };
        self.club.computers().answer(request, self.time(moment)).await
    }

    /// The time for a move: a thirtieth of what is left.
    fn time(&self, moment: &Moment) -> Duration {
        let left = moment.left[self.side.index()].map_or(LONGEST, Duration::from_millis);
        (left / 30).min(LONGEST)
    }

    /// Whether a message offers a rematch, which it takes.
    async fn agrees(&self, text: &str) -> bool {
        let offered = matches!(serde_json::from_str(text), Ok(Tell::Rematch { by, .. }) if Color::from(by) != self.side);
        if !offered || self.live.rematch(self.side) != Rematch::Agreed {
            return false;
        }
        match self.club.make_rematch(&self.live).await {
            Ok(next) => self.live.set_next(&next),
            Err(failed) => tracing::error!(why = failed.trouble().why, "a rematch can't be made"),
        }
        true
    }
}
