//! Making games.

use crownhead_api::Side;
use crownhead_api::club::{Offer, PersonCard, Tell, TermsRecord};
use crownhead_room::Terms;
use crownhead_rules::Color;
use crownhead_store::{Kind, NewGame, Person, fresh_id};

use crate::club::{Club, now};
use crate::cluster::LEASE;
use crate::live::Live;
use crate::people::card;
use crate::push::news;
use crate::rooms::write_rating;
use crate::terms::{self, family};
use crate::trouble::Failed;

impl Club {
    /// Someone with the rating that counts under these terms.
    pub(crate) async fn rated_card(&self, person: &Person, terms: &Terms) -> Result<PersonCard, Failed> {
        Ok(PersonCard { rating: self.rating(person, terms).await?, ..card(person) })
    }

    async fn rating(&self, person: &Person, terms: &Terms) -> Result<Option<(u16, bool)>, Failed> {
        let Some(family) = family(terms.rules()) else { return Ok(None) };
        let row = self.store().rating(&person.id, family, terms.pace.speed().key()).await?;
        Ok(row.map(|row| (row.rating.rounded(), row.rating.is_provisional())))
    }

    /// A game between two people; the first has this side, or the sides are drawn.
    pub(crate) async fn new_game(
        &self,
        terms: &TermsRecord,
        first: &Person,
        second: &Person,
        side: Option<Side>,
        rematch_of: Option<&str>,
    ) -> Result<NewGame, Failed> {
        check_terms(terms, first)?;
        let read = check_terms(terms, second)?;
        let id = fresh_id();
        let drawn =
            if id.bytes().fold(0, |sum: u8, byte| sum ^ byte) & 1 == 0 { Side::White } else { Side::Black };
        let (white, black) = match side.unwrap_or(drawn) {
            Side::White => (first, second),
            Side::Black => (second, first),
        };
        Ok(NewGame {
            id,
            rules: terms.rules.clone(),
            start: terms.start.clone(),
            pace: read.pace.to_string(),
            rated: terms.rated,
            claims: terms.claims,
            white: white.id.clone(),
            black: black.id.clone(),
            white_rating: self.rating(white, &read).await?.map(write_rating),
            black_rating: self.rating(black, &read).await?.map(write_rating),
            created: now(),
            rematch_of: rematch_of.map(str::to_owned),
            tournament: None,
            patience: None,
        })
    }

    /// Makes a game that anyone may take up at once.
    pub(crate) async fn offered_game(
        &self,
        offer: &Offer,
        by: &Person,
        taker: &Person,
    ) -> Result<String, Failed> {
        let new = self.new_game(&offer.terms, by, taker, offer.side, None).await?;
        self.begin_game(new).await
    }

    /// Makes a game against the computer.
    pub(crate) async fn computer_game(
        &self,
        offer: &Offer,
        by: &Person,
        level: u8,
    ) -> Result<String, Failed> {
        let computer = self.computer(level).await?;
        let computer = computer.ok_or_else(|| Failed::bad("level", "there is no such level"))?;
        if offer.terms.rated {
            return Err(Failed::bad("rated-computer", "games against the computer are not rated"));
        }
        self.offered_game(offer, by, &computer).await
    }

    /// Makes the rematch of a game, with the sides changed.
    pub(crate) async fn make_rematch(&self, live: &Live) -> Result<String, Failed> {
        let missing = || Failed::not_found("player");
        let white = self.store().person(&live.card.white.id).await?.ok_or_else(missing)?;
        let black = self.store().person(&live.card.black.id).await?.ok_or_else(missing)?;
        let new =
            self.new_game(&live.card.terms, &white, &black, Some(Side::Black), Some(&live.card.id)).await?;
        self.begin_game(new).await
    }

    async fn begin_game(&self, new: NewGame) -> Result<String, Failed> {
        self.store().add_game(&new).await?;
        self.open_new(&new.id).await?;
        Ok(new.id)
    }

    /// Opens the room of a game that has just been stored.
    pub(crate) async fn open_new(&self, id: &str) -> Result<(), Failed> {
        if let Some(cluster) = self.cluster() {
            let leased = self.store().lease(&[id], &cluster.node, now() + LEASE).await?;
            if leased.is_empty() {
                // Another node has been faster: it runs the game.
                return Ok(());
            }
            cluster.note_leased(id);
        }
        let live = self.rooms().open(self.store(), id).await?;
        self.rooms().note_newest(id);
        self.meters().games.inc();
        self.seat_computers(&live).await?;
        for (player, color) in [(&live.card.white, Color::White), (&live.card.black, Color::Black)] {
            if !self.lobby().is_here(&player.id)
                && let Some(news) = news::begun(&live.card, color, live.due(), now())
            {
                self.tell_devices(&news).await;
            }
            self.lobby().tell(&player.id, &Tell::Begun(live.card.clone()));
        }
        Ok(())
    }
}

/// Checks what someone offers or takes.
pub(crate) fn check_terms(terms: &TermsRecord, person: &Person) -> Result<Terms, Failed> {
    let read = terms::read(terms)?;
    if read.rated && person.kind == Kind::Guest {
        return Err(Failed::bad("rated-guest", "guests play games that are not rated"));
    }
    Ok(read)
}
