//! Accounts with passkeys, and what those try who have none.

mod device;
mod house;

use crownhead_api::club::PersonKind;
use crownhead_api::people::Measure;
use crownhead_store::{Kind, Store};
use device::{Browser, Device, Lies, base64url};
use house::{House, read};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _, Executor as _};

/// What time does to the data of a club.
async fn run(house: &House, sql: &'static str) {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}", house.data().display());
    let mut connection = AnyConnection::connect(&url).await.expect("a database");
    connection.execute(sql).await.expect("valid SQL");
    connection.close().await.expect("it is not busy");
}

#[tokio::test]
async fn an_account_is_made_with_a_passkey_and_found_without_a_name() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let guest = one.me().await;
    let (id, options) = one.begin("sign-up", &json!({ "name": "Ada" })).await.expect("the name is free");
    assert_eq!((&options["rp"]["id"], &options["user"]["name"]), (&json!("localhost"), &json!("Ada")));
    let wanted = &options["authenticatorSelection"];
    assert_eq!(
        (&wanted["residentKey"], &wanted["userVerification"]),
        (&json!("required"), &json!("required"))
    );
    assert_eq!(options["attestation"], json!("none"));
    let (mut device, credential) = Device::make(&options, &one.origin, &Lies::default());
    let before = one.cookie.clone();
    one.end("sign-up", &id, &credential).await.expect("a good passkey");
    assert_ne!(one.cookie, before, "a new session");
    let ada = one.me().await;
    assert_eq!((&*ada.card.name, ada.card.kind), ("Ada", PersonKind::Member));
    assert_eq!(ada.card.id, guest.card.id, "games and ratings stay");
    let ways = one.ways_in().await;
    assert_eq!((ways.password, ways.passkeys.len()), (false, 1));
    assert_eq!((&*ways.passkeys[0].label, ways.passkeys[0].used), ("Phone", None));

    let mut two = Browser::new(&house).await;
    for name in [None, Some("ada"), None] {
        assert_eq!(two.sign_in(&mut device, name).await.expect("a good passkey").card.id, ada.card.id);
    }
    assert_eq!(two.me().await.card.name, "Ada");
    assert!(two.ways_in().await.passkeys[0].used.is_some());
    // No password fits an account that has none.
    let body = r#"{"name":"Ada","password":"correct horse"}"#;
    assert_eq!(house.post("/club/api/sign-in", "", body).await.0, 400);
    for (name, key) in
        [("ADA", "name-taken"), ("<b>", "name-character"), ("A", "name-length"), ("", "name-length")]
    {
        let refused = two.begin("sign-up", &json!({ "name": name })).await.expect_err("not a free name");
        assert_eq!(refused, key, "{name}");
    }
}

#[tokio::test]
async fn a_name_must_be_that_of_the_passkey_and_tells_nothing() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    house.member("Ben").await;
    for name in ["Ben", "Nobody", &"x".repeat(2_000)] {
        assert_eq!(
            one.sign_in(&mut device, Some(name)).await.expect_err("not Ada"),
            "passkey-other",
            "{name}"
        );
    }
    let mut shapes = Vec::new();
    for name in ["Ada", "Ben", "Nobody"] {
        let (_, mut options) = one.begin("sign-in", &json!({ "name": name })).await.expect("a challenge");
        options["challenge"].take();
        shapes.push(options);
    }
    assert!(shapes.iter().all(|shape| *shape == shapes[0]), "{shapes:?}");
    assert_eq!(shapes[0]["allowCredentials"], json!([]));
}

#[tokio::test]
async fn what_was_signed_for_something_else_is_refused() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    let other = Some(base64url(&[7; 32]));
    let no_user = 0b0001_1001;
    let nobody_there = 0b0001_1100;
    let lies = [
        Lies { origin: Some("https://evil.example"), ..Lies::default() },
        Lies { origin: Some("http://localhost:1"), ..Lies::default() },
        Lies { domain: Some("evil.example"), ..Lies::default() },
        Lies { challenge: other.clone(), ..Lies::default() },
        Lies { challenge: Some(String::new()), ..Lies::default() },
        Lies { purpose: Some("webauthn.create"), ..Lies::default() },
        Lies { flags: Some(no_user), ..Lies::default() },
        Lies { flags: Some(nobody_there), ..Lies::default() },
        Lies { forged: true, ..Lies::default() },
    ];
    for (number, lies) in lies.iter().enumerate() {
        let refused = one.sign_in_with(&mut device, None, lies).await.expect_err("a lie");
        assert_eq!(refused, "passkey", "{number}");
    }
    let mut two = Browser::new(&house).await;
    for (number, lies) in lies[..8].iter().enumerate() {
        let purpose = lies.purpose.map(|_| "webauthn.get");
        let (id, options) = two.begin("sign-up", &json!({ "name": "Ben" })).await.expect("a free name");
        let (_, credential) = Device::make(&options, &two.origin, &Lies { purpose, ..lies.clone() });
        assert_eq!(two.end("sign-up", &id, &credential).await.expect_err("a lie"), "passkey", "{number}");
    }
    assert_eq!(two.me().await.card.kind, PersonKind::Guest);
    one.sign_in(&mut device, None).await.expect("the truth");
}

#[tokio::test]
async fn a_challenge_is_answered_once_in_time_by_its_session() {
    let house = House::new().await;
    let (mut one, mut two) = (Browser::new(&house).await, Browser::new(&house).await);
    let (mut device, _) = one.sign_up("Ada").await;
    let (id, options) = two.begin("sign-in", &json!({})).await.expect("a challenge");
    let credential = device.sign(&options, &two.origin, &Lies::default());
    let mut thief = Browser::new(&house).await;
    assert_eq!(thief.end("sign-in", &id, &credential).await.expect_err("of another session"), "ceremony");
    let mut nobody = Browser { cookie: String::new(), ..Browser::new(&house).await };
    assert_eq!(nobody.end("sign-in", &id, &credential).await.expect_err("of no session"), "sign-in");
    assert_eq!(nobody.begin("sign-in", &json!({})).await.expect_err("without a session"), "sign-in");
    for what in ["sign-up", "add", "sure"] {
        let (id, _) = two.begin("sign-in", &json!({})).await.expect("a challenge");
        assert_eq!(
            two.end(what, &id, &credential).await.expect_err("for something else"),
            "ceremony",
            "{what}"
        );
    }
    let guest = two.cookie.clone();
    two.end("sign-in", &id, &credential).await.expect("the first time");
    two.cookie = guest;
    assert_eq!(two.end("sign-in", &id, &credential).await.expect_err("the second time"), "ceremony");
    let (id, options) = two.begin("sign-in", &json!({})).await.expect("a challenge");
    assert_eq!(two.end("sign-in", &id, &credential).await.expect_err("an old signature"), "passkey");
    let fresh = device.sign(&options, &two.origin, &Lies::default());
    assert_eq!(two.end("sign-in", &id, &fresh).await.expect_err("a challenge that was used"), "ceremony");

    let (id, options) = two.begin("sign-in", &json!({})).await.expect("a challenge");
    run(&house, "UPDATE ceremony SET expires = expires - 300000").await;
    let credential = device.sign(&options, &two.origin, &Lies::default());
    assert_eq!(two.end("sign-in", &id, &credential).await.expect_err("five minutes later"), "ceremony");
    assert_eq!(two.me().await.card.kind, PersonKind::Guest);
}

#[tokio::test]
async fn strangers_the_banned_and_the_deleted_do_not_come_in() {
    let house = House::new().await;
    let (mut one, mut two) = (Browser::new(&house).await, Browser::new(&house).await);
    let (mut device, ada) = one.sign_up("Ada").await;
    let (mut other, _) = two.sign_up("Ben").await;
    // Made for this domain, but no account has it.
    let (_, options) = one.begin("sign-up", &json!({ "name": "Cleo" })).await.expect("a free name");
    let (mut stranger, _) = Device::make(&options, &one.origin, &Lies::default());
    assert_eq!(two.sign_in(&mut stranger, None).await.expect_err("a stranger"), "passkey-unknown");
    // The name of someone else's credential, with the own key; and the own one, in someone else's name.
    stranger.id.clone_from(&device.id);
    stranger.handle.clone_from(&device.handle);
    stranger.counter = Some(90);
    assert_eq!(two.sign_in(&mut stranger, None).await.expect_err("forged"), "passkey");
    for handle in [device.handle.clone(), Vec::new(), vec![1; 64]] {
        let lies = Lies { handle: Some(handle), ..Lies::default() };
        let refused = two.sign_in_with(&mut other, None, &lies).await.expect_err("not Ben's");
        assert_eq!(refused, "passkey-unknown");
    }
    let chief = house.member("Chief").await;
    house.club.appoint("Chief").await.expect("it is written");
    let path = format!("/club/api/person/{}/measure", ada.card.id);
    for (days, fine) in [(7, false), (0, true)] {
        let ban = serde_json::to_string(&Measure::Ban(days)).expect("plain data");
        assert_eq!(house.post(&path, &chief.cookie, &ban).await.0, 200);
        let come = Browser::new(&house).await.sign_in(&mut device, None).await;
        assert_eq!(come.map(|_| ()).map_err(|key| key == "banned"), if fine { Ok(()) } else { Err(true) });
    }
    one.sign_in(&mut device, None).await.expect("not banned any more");
    let export: Value = read(&house.get("/club/api/export.json", &one.cookie).await.1);
    assert_eq!(export["passkeys"][0]["label"], json!("Phone"));
    let text = export.to_string();
    for secret in ["crv", "counter", "credential", &one.cookie] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    run(&house, "UPDATE pass SET created = 0").await;
    assert_eq!(one.order("erase", &json!("")).await.expect_err("a browser left alone"), "sure");
    assure(&mut one, &mut device).await.expect("she is there");
    one.order("erase", &json!("")).await.expect("it is her account");
    assert_eq!(two.sign_in(&mut device, None).await.expect_err("deleted"), "passkey-unknown");
}

async fn assure(browser: &mut Browser<'_>, device: &mut Device) -> Result<Value, String> {
    let (id, options) = browser.begin("sure", &json!({})).await?;
    let ids = browser.ways_in().await.passkeys.len();
    let listed = options["allowCredentials"].as_array().expect("a list");
    assert!(listed.len() == ids && listed.iter().all(|one| one["id"].is_string()), "{listed:?}");
    let credential = device.sign(&options, &browser.origin, &Lies::default());
    browser.end("sure", &id, &credential).await
}

#[tokio::test]
async fn a_copied_passkey_is_noticed() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    device.counter = Some(9);
    one.sign_in(&mut device, None).await.expect("10");
    for counter in [9, 0, 3] {
        device.counter = Some(counter);
        assert_eq!(one.sign_in(&mut device, None).await.expect_err("a copy"), "passkey-copied", "{counter}");
    }
    device.counter = None;
    assert_eq!(one.sign_in(&mut device, None).await.expect_err("it has counted"), "passkey-copied");
    device.counter = Some(10);
    one.sign_in(&mut device, None).await.expect("11");
    // Most passkeys don't count.
    let (mut plain, _) = Browser::new(&house).await.sign_up("Ben").await;
    plain.counter = None;
    for _ in 0..3 {
        one.sign_in(&mut plain, None).await.expect("0");
    }
}

#[tokio::test]
async fn passkeys_come_and_go_but_not_the_last_way_in() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut first, _) = one.sign_up("Ada").await;
    let (_, options) = one.begin("add", &json!({})).await.expect("she has just signed up");
    assert_eq!(options["excludeCredentials"][0]["id"], json!(base64url(&first.id)));
    assert_eq!(options["user"]["id"], json!(base64url(&first.handle)), "one person, one name at the device");
    let mut second = one.add(" Key ☺ ").await.expect("a good passkey");
    let ways = one.ways_in().await;
    assert_eq!(ways.passkeys.iter().map(|line| &*line.label).collect::<Vec<_>>(), ["Phone", "Key ☺"]);
    let path = |number: usize, what: &str| format!("passkey/{}/{what}", ways.passkeys[number].id);
    one.order(&path(0, "label"), &json!("Old phone")).await.expect("her own");
    for bad in [json!("x".repeat(41)), json!("a\u{7}b"), json!(7)] {
        one.order(&path(0, "label"), &bad).await.expect_err("no label");
    }
    let two = Browser::new(&house).await;
    assert_eq!(two.order(&path(0, "label"), &json!("mine")).await.expect_err("not his"), "not-found");
    assert_eq!(two.order(&path(0, "remove"), &json!({})).await.expect_err("a guest"), "not-allowed");
    assert_eq!(two.begin("add", &json!({})).await.expect_err("a guest"), "not-allowed");
    let ben = house.member("Ben").await;
    let ben = Browser { cookie: ben.cookie.clone(), ..Browser::new(&house).await };
    assert_eq!(ben.order(&path(0, "remove"), &json!({})).await.expect_err("not his"), "not-found");

    one.order(&path(0, "remove"), &json!({})).await.expect("there is another");
    assert_eq!(one.sign_in(&mut first, None).await.expect_err("removed"), "passkey-unknown");
    assert_eq!(one.order(&path(1, "remove"), &json!({})).await.expect_err("the last"), "last-way-in");
    one.sign_in(&mut second, None).await.expect("it is still there");
    assert_eq!(one.order("password/remove", &json!({})).await.expect_err("there is none"), "not-found");
    assert_eq!(one.order("password", &json!("short")).await.expect_err("short"), "password");
    one.order("password", &json!("correct horse")).await.expect("a password");
    one.order(&path(1, "remove"), &json!({})).await.expect("there is the password");
    assert_eq!(one.order("password/remove", &json!({})).await.expect_err("the last"), "last-way-in");
    let body = r#"{"name":"Ada","password":"correct horse"}"#;
    assert_eq!(house.post("/club/api/sign-in", "", body).await.0, 200);
    for number in 0..20 {
        one.add(&number.to_string()).await.expect("not too many yet");
    }
    assert_eq!(one.add("x").await.map(|_| ()).expect_err("too many"), "passkey-many");
    one.order("password/remove", &json!({})).await.expect("there are passkeys");
    assert!(!one.ways_in().await.password);
}

#[tokio::test]
async fn a_browser_that_was_left_alone_changes_nothing() {
    let house = House::new().await;
    let (mut one, mut two) = (Browser::new(&house).await, Browser::new(&house).await);
    let (mut device, _) = one.sign_up("Ada").await;
    let ben = house.member("Ben").await;
    let mut ben = Browser { cookie: ben.cookie.clone(), ..Browser::new(&house).await };
    let passkey = format!("passkey/{}/remove", one.ways_in().await.passkeys[0].id);
    run(&house, "UPDATE pass SET created = created - 600000").await;
    for path in [&*passkey, "password", "password/remove", "passkey/add"] {
        assert_eq!(one.order(path, &json!("correct horse")).await.expect_err("unsure"), "sure", "{path}");
    }
    let (mut other, _) = two.sign_up("Eve").await;
    let key = assure(&mut one, &mut other).await.expect_err("someone else");
    assert!(key == "passkey-other", "{key}");
    assert_eq!(one.order("password", &json!("correct horse")).await.expect_err("unsure"), "sure");
    assure(&mut one, &mut device).await.expect("she is there");
    one.order("password", &json!("correct horse")).await.expect("she is there");
    assert_eq!(ben.add("Key").await.map(|_| ()).expect_err("unsure"), "sure");
    assert_eq!(ben.order("sure", &json!("wrong horse")).await.expect_err("a guess"), "wrong");
    assert_eq!(ben.order("sure", &json!("x".repeat(3_000))).await.expect_err("a long guess"), "wrong");
    assert_eq!(ben.add("Key").await.map(|_| ()).expect_err("unsure"), "sure");
    ben.order("sure", &json!("correct horse")).await.expect("his password");
    ben.add("Key").await.expect("he is there");
}

#[tokio::test]
async fn without_encryption_or_a_domain_there_are_no_passkeys() {
    let house = House::new().await;
    let guest = Browser::new(&house).await;
    let at = async |origin: &str| {
        let browser =
            Browser { origin: origin.to_owned(), cookie: guest.cookie.clone(), ..Browser::new(&house).await };
        browser.begin("sign-in", &json!({})).await.map(|(_, options)| options["rpId"].clone())
    };
    for origin in
        ["http://club.example.org", "http://127.0.0.1:8064", "https://192.168.1.5", "https://[::1]:8064"]
    {
        assert_eq!(at(origin).await.expect_err("no passkeys"), "no-passkeys", "{origin}");
    }
    assert_eq!(at("https://club.example.org").await, Ok(json!("club.example.org")));
    assert_eq!(at("http://club.localhost:8064").await, Ok(json!("club.localhost")));
    // A passkey is for one domain, and a ceremony for one address.
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    let mut two = Browser { origin: "https://club.example.org".to_owned(), ..Browser::new(&house).await };
    assert_eq!(two.sign_in(&mut device, None).await.expect_err("another domain"), "passkey-unknown");
    let (id, options) = two.begin("sign-in", &json!({})).await.expect("a challenge");
    two.origin.clone_from(&one.origin);
    let credential = device.sign(&options, &one.origin, &Lies::default());
    assert_eq!(two.end("sign-in", &id, &credential).await.expect_err("another address"), "ceremony");
    // A page elsewhere gets nothing.
    let evil =
        house.post_from("https://evil.example", "/club/api/passkey/sign-in", &guest.cookie, "{}").await;
    assert_eq!(evil.0, 403);
}

#[tokio::test]
async fn nonsense_is_refused_with_a_reason() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    for path in ["sign-up", "sign-in", "add", "sure"] {
        for body in ["", "[", "{}", "7", r#"{"id":7}"#, r#"{"id":"x"}"#, r#"{"id":"x","credential":{}}"#] {
            let (status, _, text) = one.send(&format!("passkey/{path}/end"), body).await;
            assert_eq!((status, read::<Value>(&text)["key"].as_str()), (400, Some("order")), "{body}");
        }
        let long = json!({ "id": "x", "credential": "x".repeat(20_000) }).to_string();
        assert_eq!(one.send(&format!("passkey/{path}/end"), &long).await.0, 413);
    }
    assert_eq!(one.send("passkey/sign-in", &json!({ "name": "x".repeat(5_000) }).to_string()).await.0, 413);
    for credential in [json!({}), json!(null), json!([]), json!({ "rawId": "!", "id": 1 })] {
        let (id, _) = one.begin("sign-in", &json!({})).await.expect("a challenge");
        assert_eq!(one.end("sign-in", &id, &credential).await.expect_err("nonsense"), "passkey");
    }
    // Every byte of what a device says, changed; every length, cut.
    let mut two = Browser::new(&house).await;
    let field = "attestationObject";
    for number in 0..40 {
        let (id, options) = two.begin("sign-up", &json!({ "name": "Ben" })).await.expect("a free name");
        let (_, mut credential) = Device::make(&options, &two.origin, &Lies::default());
        let text = credential["response"][field].as_str().expect("text").to_owned();
        let at = number * text.len() / 40;
        let changed = if number % 2 == 0 {
            text[..at].to_owned()
        } else {
            let other = if text.as_bytes()[at] == b'A' { "_" } else { "A" };
            format!("{}{other}{}", &text[..at], &text[at + 1..])
        };
        credential["response"][field] = json!(changed);
        if let Err(key) = two.end("sign-up", &id, &credential).await {
            assert_eq!(key, "passkey", "{number}");
        } else {
            // Only what no one checks may change: the name of the credential and the model of the device.
            two = Browser::new(&house).await;
            run(&house, "DELETE FROM person WHERE name = 'Ben'").await;
        }
    }
    one.sign_in(&mut device, None).await.expect("the club goes on");
}

#[tokio::test]
async fn what_was_begun_before_a_restart_is_ended_after_it() {
    let house = House::new().await;
    let mut one = Browser::new(&house).await;
    let (mut device, _) = one.sign_up("Ada").await;
    let (id, options) = one.begin("sign-in", &json!({})).await.expect("a challenge");
    let (origin, cookie) = (one.origin.clone(), one.cookie.clone());
    let house = house.restart().await;
    let mut one = Browser { origin, cookie, ..Browser::new(&house).await };
    let credential = device.sign(&options, &one.origin, &Lies::default());
    one.end("sign-in", &id, &credential).await.expect("the other half");
    let store = Store::open(&house.data()).await.expect("the data");
    let found = store.person_named("Ada").await.expect("readable").expect("she exists");
    assert_eq!((found.0.kind, found.1), (Kind::Member, None));
}

#[tokio::test]
async fn a_flood_of_ceremonies_is_cut_short() {
    let house = House::new().await;
    let one = Browser::new(&house).await;
    let mut refused = None;
    for _ in 0..400 {
        if let Err(key) = one.begin("sign-in", &json!({})).await {
            refused = Some(key);
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("too-often"));
}
