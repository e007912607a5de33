//! Where a game is run, and what people do in it, wherever that is.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crownhead_api::club::{Deed, GameCard, Tell};
use crownhead_room::{Action, Declared, Refused};
use crownhead_store::Person;

use crate::club::{Club, now};
use crate::cluster::{Cluster, LEASE, There};
use crate::line::{Line, written};
use crate::live::{Live, Moment, Rematch};
use crate::rooms;
use crate::socket::refused;
use crate::trouble::Failed;

/// How long a page waits until another node has taken up its game. Twice a lease.
const PATIENCE: Duration = Duration::from_millis(2 * LEASE);
const PAUSE: Duration = Duration::from_millis(150);

/// A game that a page looks at.
#[derive(Clone, Debug)]
pub(crate) enum Seated {
    /// This node runs it.
    Here(Arc<Live>),
    /// Another one does.
    There(There),
}

impl Club {
    /// A game, wherever it is run. If its node is dead, this waits until it is run again.
    pub(crate) async fn find(&self, game: &str) -> Result<Seated, Failed> {
        let Some(cluster) = self.cluster() else {
            return self.rooms().open(self.store(), game).await.map(Seated::Here);
        };
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(seated) = self.look_for(cluster, game).await? {
                return Ok(seated);
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(Failed::elsewhere())
    }

    /// Lets a page look at a game from now on, wherever it is run.
    pub(crate) async fn sit(
        &self,
        game: &str,
        line: &Line,
        person: &Person,
        since: u32,
    ) -> Result<Seated, Failed> {
        let begun = Instant::now();
        loop {
            let seated = self.find(game).await?;
            match seated.watch(self, line, person, since).await {
                Ok(()) => return Ok(seated),
                // Its node has died since it was found.
                Err(failed) if failed.is_elsewhere() && begun.elapsed() < PATIENCE => {}
                Err(failed) => return Err(failed),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn look_for(&self, cluster: &Arc<Cluster>, game: &str) -> Result<Option<Seated>, Failed> {
        if let Some(live) = self.rooms().get(game)
            && (cluster.runs(game) || live.is_over())
        {
            return Ok(Some(Seated::Here(live)));
        }
        let row = self.game_row(game).await?;
        if row.ended.is_some() {
            return self.rooms().open(self.store(), game).await.map(|live| Some(Seated::Here(live)));
        }
        match self.store().owner(game).await? {
            // It is being taken up again.
            Some((node, _)) if node == cluster.node && !cluster.runs(game) => Ok(None),
            Some((node, _)) if node == cluster.node => {
                self.rooms().open(self.store(), game).await.map(|live| Some(Seated::Here(live)))
            }
            Some((node, until)) if until > now() && cluster.is_alive(&node) => {
                Ok(Some(Seated::There(There { node, game: game.to_owned() })))
            }
            Some((_, until)) if until > now() => Ok(None),
            _ => Ok(self.take_up_game(cluster, game).await?.map(Seated::Here)),
        }
    }

    /// How a game stands, and what stays the same about it. The game of another node is read from the database.
    pub(crate) async fn standing(&self, seated: &Seated, game: &str) -> Result<(GameCard, Moment), Failed> {
        if let Seated::Here(live) = seated {
            return Ok((live.card.clone(), live.moment()));
        }
        let row = self.game_row(game).await?;
        let events = self.store().events(game).await?;
        let at = events.last().map_or(row.game.created, |event| event.at);
        let (card, room) = rooms::replayed(&row, &events)?;
        Ok((card, Moment::of(&room, at)))
    }

    /// Someone acts in a game that is run here; returns the rematch, if it exists already.
    pub(crate) async fn act_here(
        &self,
        live: &Arc<Live>,
        person: &str,
        deed: Deed,
        lag: u64,
    ) -> Result<Option<String>, Failed> {
        let at = now();
        let spectator = || Failed::bad("spectator", "you don't play in this game");
        let side = live.side(person).ok_or_else(spectator)?;
        let Some(action) = action(deed, lag) else {
            return match live.rematch(side) {
                Rematch::Agreed => {
                    live.set_next(&self.make_rematch(live).await?);
                    Ok(None)
                }
                Rematch::Made(next) => Ok(Some(next)),
                Rematch::Offered => Ok(None),
                Rematch::Paired => Err(refused(&Refused::Tournament)),
                Rematch::TooEarly => Err(Failed::bad("not-over", "the game goes on")),
            };
        };
        live.act(self.scribe(), side, &action, at).map_err(|why| refused(&why))?;
        Ok(None)
    }

    /// Someone takes an offer of a page of this node.
    pub(crate) async fn take_here(&self, seek: &str, person: &Person) -> Result<String, Failed> {
        let gone = || Failed::bad("gone", "this offer is gone");
        let (line, seek) = self.lobby().take(seek, &person.id).ok_or_else(gone)?;
        let by = self.store().person(&seek.by.id).await?.ok_or_else(gone)?;
        let game = self.offered_game(&seek.offer, &by, person).await?;
        line.send(written(&Tell::Paired(game.clone())));
        Ok(game)
    }
}

impl Seated {
    /// A page looks at the game from now on.
    pub(crate) async fn watch(
        &self,
        club: &Club,
        line: &Line,
        person: &Person,
        since: u32,
    ) -> Result<(), Failed> {
        match (self, club.cluster()) {
            (Seated::There(there), Some(cluster)) => there.watch(cluster, line, person, since).await,
            (Seated::Here(live), _) => {
                live.watch(line, &person.id, since);
                Ok(())
            }
            (Seated::There(_), None) => Ok(()),
        }
    }

    /// A page looks no more.
    pub(crate) fn leave(&self, club: &Club, line: u64) {
        match (self, club.cluster()) {
            (Seated::There(there), Some(cluster)) => there.leave(cluster, line),
            (Seated::Here(live), _) => {
                live.leave(line);
                club.rooms().forget_idle(live);
            }
            (Seated::There(_), None) => {}
        }
    }

    /// Someone acts; returns the rematch, if it exists already.
    pub(crate) async fn act(
        &self,
        club: &Club,
        person: &Person,
        deed: Deed,
        lag: u64,
    ) -> Result<Option<String>, Failed> {
        match (self, club.cluster()) {
            (Seated::There(there), Some(cluster)) => there.act(cluster, person, deed, lag).await,
            (Seated::Here(live), _) => club.act_here(live, &person.id, deed, lag).await,
            (Seated::There(_), None) => Ok(None),
        }
    }

    /// The arbiter of the tournament ends the game, wherever it is run.
    pub(crate) async fn rule(&self, club: &Club, declared: Declared) -> Result<(), Failed> {
        match (self, club.cluster()) {
            (Seated::There(there), Some(cluster)) => there.rule(cluster, declared).await,
            (Seated::Here(live), _) => {
                live.rule(club.scribe(), declared, now());
                Ok(())
            }
            (Seated::There(_), None) => Ok(()),
        }
    }

    /// Someone says something.
    pub(crate) async fn say(&self, club: &Club, person: &Person, text: &str) -> Result<(), Failed> {
        match (self, club.cluster()) {
            (Seated::There(there), Some(cluster)) => there.say(cluster, person, text).await,
            (Seated::Here(live), _) => {
                live.say(club.say(live, person, text).await?);
                Ok(())
            }
            (Seated::There(_), None) => Ok(()),
        }
    }
}

/// What a deed means in the room; a rematch is a room of its own.
fn action(deed: Deed, lag: u64) -> Option<Action> {
    Some(match deed {
        Deed::Move { ply, text } => Action::Move { ply, text, lag },
        Deed::Huff(square) => Action::Huff(square),
        Deed::Resign => Action::Resign,
        Deed::OfferDraw => Action::OfferDraw,
        Deed::DeclineDraw => Action::DeclineDraw,
        Deed::ClaimDraw => Action::ClaimDraw,
        Deed::TakeBack => Action::TakeBack,
        Deed::DeclineTakeback => Action::DeclineTakeback,
        Deed::GiveTime => Action::GiveTime,
        Deed::Abort => Action::Abort,
        Deed::ClaimWin => Action::ClaimWin,
        Deed::ClaimLeftDraw => Action::ClaimLeftDraw,
        Deed::Rematch => return None,
    })
}
