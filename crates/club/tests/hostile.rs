//! What people try who mean no good.

mod house;

use crownhead_api::club::{Ask, Deed, Offer, Tell};
use futures_util::SinkExt as _;
use house::{House, read, terms};
use tokio_tungstenite::tungstenite::{Error, Message};

fn status(error: Error) -> u16 {
    match error {
        Error::Http(response) => response.status().as_u16(),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_page_elsewhere_can_neither_order_nor_connect() {
    let house = House::new().await;
    let guest = house.guest().await;
    let body = r#"{"rules":"english","pace":"3+2"}"#;
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://"] {
        let (code, _, _) = house.post_from(origin, "/club/api/challenge", &guest.cookie, body).await;
        assert_eq!(code, 403, "{origin}");
        let refused = house.page_from(origin, &guest.cookie).await.err().map(status);
        assert_eq!(refused, Some(403), "{origin}");
    }
    // A form can't send JSON.
    let host = house.address;
    let form = format!(
        "POST /club/api/sign-out HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nOrigin: http://{host}\r\n\
         Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{{}}"
    );
    assert_eq!(house.send(&form).await.0, 403);
}

#[tokio::test]
async fn forged_and_missing_cookies_are_nobody() {
    let house = House::new().await;
    let guest = house.guest().await;
    let origin = format!("http://{}", house.address);
    let forged = format!("{}x", guest.cookie);
    let long = format!("crownhead-club={}", "a".repeat(4_000));
    for cookie in ["", "crownhead-club=", &forged, &long, "crownhead-club=' OR 1=1 --"] {
        assert_eq!(house.get("/club/api/me", cookie).await.0, 401, "{cookie}");
        let refused = house.page_from(&origin, cookie).await.err().map(status);
        assert_eq!(refused, Some(401), "{cookie}");
    }
}

#[tokio::test]
async fn replayed_and_reordered_moves_do_nothing() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("international", "3+2"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mv = |ply, text: &str| Deed::Move { ply, text: text.to_owned() };
    black.act(&game, mv(0, "32-28")).await;
    assert_eq!(black.refusal().await, "not-your-turn");
    white.act(&game, mv(2, "33-28")).await;
    assert_eq!(white.refusal().await, "wrong-ply");
    white.act(&game, mv(0, "32-28")).await;
    white.act(&game, mv(0, "32-28")).await;
    assert_eq!(white.event().await.split(' ').nth(1), Some("32-28"));
    assert_eq!(white.refusal().await, "wrong-ply");
    white.act(&game, mv(1, "28-23")).await;
    assert_eq!(white.refusal().await, "not-your-turn");
    black.act(&game, mv(1, "19-24")).await;
    assert_eq!(white.event().await.split(' ').nth(1), Some("19-24"));
    white.act(&game, mv(2, "<script>")).await;
    assert_eq!(white.refusal().await, "illegal-move");
    // A game that one does not watch is none of one's business.
    white.act("nothing", Deed::Resign).await;
    assert_eq!(white.refusal().await, "not-found");
}

#[tokio::test]
async fn nonsense_and_oversized_messages_end_the_connection() {
    let house = House::new().await;
    let guest = house.guest().await;
    for text in ["", "{}", "nonsense", r#"{"lobby":"yes"}"#, &"x".repeat(100_000)] {
        let mut page = house.page(&guest).await;
        page.socket.send(Message::text(text)).await.expect("it is sent");
        while page.next().await.is_some() {}
    }
    let mut page = house.page(&guest).await;
    page.socket.send(Message::binary(vec![0; 100])).await.expect("it is sent");
    while page.next().await.is_some() {}
}

#[tokio::test]
async fn a_flood_ends_the_connection_and_leaves_one_offer() {
    let house = House::new().await;
    let (flood, watch) = (house.guest().await, house.guest().await);
    let mut watcher = house.page(&watch).await;
    let mut page = house.page(&flood).await;
    // Within the limit, each offer replaces the one before.
    for _ in 0..20 {
        page.ask(&Ask::Seek(Offer { terms: terms("english", "3+2"), side: None })).await;
    }
    page.ask(&Ask::Lobby(true)).await;
    let count = |tell: &Tell| if let Tell::Lobby { seeks, .. } = tell { Some(seeks.len()) } else { None };
    assert_eq!(page.tell(count).await, 1);
    let flooded = async {
        for _ in 0..1_000_000 {
            let seek = Ask::Seek(Offer { terms: terms("english", "3+2"), side: None });
            let text = serde_json::to_string(&seek).expect("plain data");
            if page.socket.send(Message::text(text)).await.is_err() {
                return true;
            }
        }
        false
    };
    assert!(flooded.await, "the connection is ended long before");
    loop {
        watcher.ask(&Ask::Lobby(true)).await;
        if watcher.tell(count).await == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn someone_who_does_not_read_holds_nobody_up() {
    let house = House::new().await;
    let (one, two, idle) = (house.guest().await, house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("english", "30"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mut sleeper = house.page(&idle).await;
    sleeper.ask(&Ask::Watch { game: game.clone(), since: 0 }).await;
    for _ in 0..40 {
        white.act(&game, Deed::GiveTime).await;
        assert_eq!(black.event().await, "time black 15000");
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
}

#[tokio::test]
async fn a_flood_of_chat_is_cut_short() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("english", "30"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    for _ in 0..30 {
        white.ask(&Ask::Say { game: game.clone(), text: "again".to_owned() }).await;
    }
    assert_eq!(white.refusal().await, "too-often");
    // The game itself goes on.
    white.act(&game, Deed::GiveTime).await;
    assert_eq!(white.event().await, "time black 15000");
}

#[tokio::test]
async fn markup_is_no_name_and_stays_text_in_chat() {
    let house = House::new().await;
    for name in ["<b>Ada</b>", "Ada&amp;", "\\u0000", "Ada\\nBen", "Guest 12345", "A"] {
        let body = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
        let (code, _, _) = house.post("/club/api/sign-up", "", &body).await;
        assert_eq!(code, 400, "{name}");
    }
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("english", "3+2"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let text = "<img src=x onerror=alert(1)>";
    white.ask(&Ask::Say { game: game.clone(), text: text.to_owned() }).await;
    let said = |tell: &Tell| if let Tell::Chat { line, .. } = tell { Some(line.text.clone()) } else { None };
    assert_eq!(black.tell(said).await, text);
    for text in ["", "   ", "a\u{7}b", &"x".repeat(281)] {
        white.ask(&Ask::Say { game: game.clone(), text: text.to_owned() }).await;
        assert_eq!(white.refusal().await, "chat", "{text}");
    }
}

#[tokio::test]
async fn guessing_a_password_is_slow_and_tells_nothing() {
    let house = House::new().await;
    house.member("Ada").await;
    let guess = async |name: &str, password: &str| {
        let body = format!(r#"{{"name":"{name}","password":"{password}"}}"#);
        let (code, _, body) = house.post("/club/api/sign-in", "", &body).await;
        (code, read::<crownhead_api::club::Trouble>(&body).key)
    };
    let unknown = guess("Nobody", "correct horse").await;
    assert_eq!(guess("Ada", "wrong horse").await, unknown);
    assert_eq!(unknown, (400, "wrong".to_owned()));
    let mut codes = Vec::new();
    for number in 0..15 {
        codes.push(guess("ada", &format!("guess {number}")).await.0);
    }
    assert!(codes.contains(&429), "{codes:?}");
    // Then even the right one has to wait.
    assert_eq!(guess("Ada", "correct horse").await.0, 429);
}

#[tokio::test]
async fn terms_are_checked() {
    let house = House::new().await;
    let guest = house.guest().await;
    for (offer, key) in [
        (r#"{"rules":"chess","pace":"3+2"}"#, "rules"),
        (r#"{"rules":"english","pace":"fast"}"#, "pace"),
        (r#"{"rules":"english","pace":"99d"}"#, "pace"),
        (r#"{"rules":"english","pace":"3+2","start":"W:W99:B1"}"#, "position"),
        (r#"{"rules":"english","pace":"3+2","start":"W:W:B1"}"#, "position"),
        (r#"{"rules":"english","pace":"3+2","rated":true}"#, "rated-guest"),
        (r#"{"rules":"menu","pace":"3+2","rated":true}"#, "rated"),
        (r#"{"rules":"english","pace":"-","rated":true}"#, "rated"),
        (r#"{"rules":"english"}"#, "order"),
        ("[", "order"),
    ] {
        let (code, _, body) = house.post("/club/api/challenge", &guest.cookie, offer).await;
        let trouble: crownhead_api::club::Trouble = read(&body);
        assert_eq!((code, &*trouble.key), (400, key), "{offer}: {}", trouble.why);
    }
    let (code, _, _) = house.post("/club/api/challenge", &guest.cookie, &"x".repeat(10_000)).await;
    assert_eq!(code, 413);
}
