//! `crownhead serve --data`: a club, and care of its data file.

mod support;

use support::{Folder, run, served::Served};

#[test]
fn a_club_answers_and_keeps_its_people() {
    let folder = Folder::new();
    let data = folder.path("club.db");
    let arguments = ["serve", "--no-open", "--port", "0", "--data", &data];
    let served = Served::start(&arguments, "", "");
    let origin = format!("Origin: http://localhost:{}\r\nContent-Type: application/json\r\n", served.port());
    let answer = served.ask("POST", "/club/api/enter", &origin, "{}");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Guest "), "{answer}");
    for header in
        ["content-security-policy: ", "httponly; samesite=lax", "cross-origin-opener-policy: same-origin"]
    {
        assert!(answer.to_lowercase().contains(header), "{header}: {answer}");
    }
    // Services for one person are not offered to strangers.
    for path in ["/api/engine", "/api/library", "/api/endgames"] {
        assert!(served.ask("GET", path, "", "").starts_with("HTTP/1.1 404"), "{path}");
    }
    drop(served);
    let checked = run(&["serve", "check", "--data", &data]);
    assert_eq!((checked.code, &*checked.err), (0, ""), "{}", checked.out);
    assert_eq!(checked.out, "1 people, 0 games, 0 of them in progress, 0 events\nno faults\n");
    let copy = folder.path("copy.db");
    assert_eq!(run(&["serve", "backup", "--data", &data, "--to", &copy]).code, 0);
    let again = run(&["serve", "backup", "--data", &data, "--to", &copy]);
    assert_eq!(
        (again.code, again.err.lines().count()),
        (2, 1),
        "a copy is never written over: {}",
        again.err
    );
    let other = folder.path("other.db");
    let restored = run(&["serve", "restore", "--from", &copy, "--data", &other]);
    assert_eq!((restored.code, restored.out), (0, checked.out));
    assert_eq!(run(&["serve", "restore", "--from", &copy, "--data", &other]).code, 2);
}

#[test]
fn what_is_no_data_file_is_refused_in_one_line() {
    let folder = Folder::new();
    let text = folder.file("club.db", "this is a text file, whatever its name says");
    let missing = folder.path("missing.db");
    for arguments in [
        &["serve", "check", "--data", &text] as &[&str],
        &["serve", "check", "--data", &missing],
        &["serve", "backup", "--data", &missing, "--to", &folder.path("copy.db")],
        &["serve", "--port", "0", "--data", &text],
        &["serve", "--port", "0", "--data", &folder.path("no/such/folder.db")],
        &["serve", "--public", "0.0.0.0"],
        &["serve", "--data", &missing, "--public", "everyone"],
        &["serve", "--data", &missing, "--url", "club.example.org"],
    ] {
        let refused = run(arguments);
        assert_eq!(refused.code, 2, "{arguments:?}: {}", refused.err);
        // A build without the web app says so first; clap's usage follows.
        let errors = refused.err.lines().filter(|line| line.starts_with("error: ")).count();
        assert_eq!(errors, 1, "{arguments:?}: {}", refused.err);
    }
    assert!(!std::path::Path::new(&missing).exists(), "nothing is made by looking");
}

#[test]
fn errors_about_servers_contain_no_secrets() {
    let nobody = "postgres://club:hush-hush@127.0.0.1:1/club";
    let unknown = format!("{nobody}?sslmode=verify-full&pasword=hush-hush");
    let missing = format!("{nobody}?sslmode=verify-full&sslrootcert=no-such-file.pem");
    let bus = "tls://club:hush-hush@127.0.0.1:1";
    for arguments in [
        &["--data", nobody, "--bus", bus] as &[&str],
        &["--data", &unknown, "--bus", bus],
        &["--data", &missing],
        &["--data", nobody, "--bus", bus, "--bus-ca", "no-such-file.pem"],
        &["--bus-ca", "ca.pem"],
    ] {
        let refused = run(&[&["serve", "--no-open", "--port", "0"], arguments].concat());
        assert_eq!(refused.code, 2, "{arguments:?}: {}", refused.err);
        assert!(!refused.out.contains("hush") && !refused.err.contains("hush"), "{}", refused.err);
        let errors = refused.err.lines().filter(|line| line.starts_with("error: ")).count();
        assert_eq!(errors, 1, "{arguments:?}: {}", refused.err);
    }
}
