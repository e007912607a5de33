//! The computer as an opponent: it moves, answers offers, plays on after a restart, agrees to a rematch.

mod house;

use std::sync::Arc;
use std::time::Duration;

use crownhead_api::club::{Ask, Deed, Offer, Tell, TermsRecord};
use crownhead_api::{Job, MoveRecord, Reply, ReportRecord, Request, Side};
use crownhead_club::Computer;
use house::{House, Page, terms};

/// Plays the first legal move, and finds every position good for itself.
struct Simple;

impl Computer for Simple {
    fn levels(&self) -> u8 {
        3
    }

    fn answer(&self, request: Request, _: Duration) -> Reply {
        let id = request.id;
        let game = request.game.read().expect("a game");
        let report = ReportRecord { score: 50, ..ReportRecord::default() };
        match request.job {
            Job::Choose { opponent } => {
                assert_eq!(opponent, "level/2");
                let mv = game.position().legal_moves().first().map(MoveRecord::from);
                Reply::Choice { id, mv, concedes: false, claims: false, report }
            }
            Job::JudgeDraw { .. } => Reply::Standing { id, report },
            other => panic!("{other:?}"),
        }
    }
}

async fn begin(page: &mut Page, terms: TermsRecord, level: u8, side: Side) -> String {
    page.ask(&Ask::Computer { level, offer: Offer { terms, side: Some(side) } }).await;
    page.tell(|tell| if let Tell::Paired(game) = tell { Some(game.clone()) } else { None }).await
}

fn mv(ply: usize, text: &str) -> Deed {
    Deed::Move { ply, text: text.to_owned() }
}

#[tokio::test]
async fn it_plays_and_answers_and_agrees_to_a_rematch() {
    let house = House::with_computer(Arc::new(Simple)).await;
    let mut page = house.page(&house.guest().await).await;
    let game = begin(&mut page, terms("international", "5+3"), 2, Side::White).await;
    assert_eq!(page.watch(&game, 0).await, (Some(Side::White), Vec::new()));
    page.act(&game, mv(0, "32-28")).await;
    assert!(page.event().await.starts_with("move 32-28 "));
    let reply = page.event().await;
    assert!(reply.starts_with("move "), "{reply}");
    // It stands well, so it declines.
    page.act(&game, Deed::OfferDraw).await;
    assert_eq!(page.event().await, "draw-offer white");
    assert_eq!(page.event().await, "draw-decline black");
    page.act(&game, Deed::TakeBack).await;
    assert_eq!(page.event().await, "takeback-ask white");
    assert_eq!(page.event().await, "takeback 2");
    page.act(&game, Deed::Resign).await;
    assert_eq!(page.event().await, "end resign white");
    page.act(&game, Deed::Rematch).await;
    let next =
        page.tell(|tell| if let Tell::Next { next, .. } = tell { Some(next.clone()) } else { None }).await;
    // Now it has White, and begins.
    let (side, events) = page.watch(&next, 0).await;
    assert_eq!(side, Some(Side::Black));
    if events.is_empty() {
        assert!(page.event().await.starts_with("move "));
    }
}

#[tokio::test]
async fn it_plays_on_after_a_restart() {
    let house = House::with_computer(Arc::new(Simple)).await;
    let guest = house.guest().await;
    let mut page = house.page(&guest).await;
    let game = begin(&mut page, terms("english", "-"), 2, Side::Black).await;
    page.watch(&game, 0).await;
    page.act(&game, mv(0, "11-15")).await;
    page.event().await;
    page.event().await;
    let house = house.restart().await;
    let mut page = house.page(&guest).await;
    let (_, events) = page.watch(&game, 0).await;
    assert_eq!(events.len(), 2, "{events:?}");
    page.act(&game, mv(2, "8-11")).await;
    page.event().await;
    assert!(page.event().await.starts_with("move "));
}

#[tokio::test]
async fn there_are_as_many_levels_as_it_says_and_no_rated_games() {
    let house = House::with_computer(Arc::new(Simple)).await;
    let mut page = house.page(&house.member("Ada").await).await;
    page.ask(&Ask::Lobby(true)).await;
    assert_eq!(
        page.tell(|tell| if let Tell::Lobby { levels, .. } = tell { Some(*levels) } else { None }).await,
        3
    );
    for level in [0, 4, 255] {
        page.ask(&Ask::Computer { level, offer: Offer { terms: terms("english", "-"), side: None } }).await;
        assert_eq!(page.refusal().await, "level");
    }
    let rated = TermsRecord { rated: true, ..terms("english", "3+2") };
    page.ask(&Ask::Computer { level: 1, offer: Offer { terms: rated, side: None } }).await;
    assert_eq!(page.refusal().await, "rated-computer");
    // Without a computer there is none.
    let house = House::new().await;
    let mut page = house.page(&house.guest().await).await;
    page.ask(&Ask::Computer { level: 1, offer: Offer { terms: terms("english", "-"), side: None } }).await;
    assert_eq!(page.refusal().await, "level");
}
