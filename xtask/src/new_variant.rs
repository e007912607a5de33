//! `cargo xtask new-variant KEY [--like OTHER]`: writes everything that a variant consists of, to be filled in.
//!
//! Not here: rules and facts. The page starts as those of another variant; what has to be decided is marked `TODO`, and
//! tests fail until nothing is.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::variants::{self, Entry};
use crate::workspace::Workspace;

/// The templates.
const PAGE: &str = include_str!("new_variant/page.rs.txt");
const ARTICLES: &str = include_str!("new_variant/articles.rs.txt");
const DOCUMENT: &str = include_str!("new_variant/document.md.txt");

/// The list of article tests, seen from the root.
const ARTICLE_LIST: &str = "crates/rules/tests/articles/main.rs";

/// What is left to do, for people.
const NEXT: &str = "\
Next (CONTRIBUTING.md, \"Adding a variant\", explains each step):
  1. fill in the page; whatever the rules of {like} do not have is a new value or switch, and the compiler names the
     places that must decide what it means: cargo check --workspace --all-targets --keep-going
     Run it again after each round of changes until it finds nothing: a crate that fails hides those above it.
  2. write the article tests: cargo test -p crownhead-rules --test articles {page}
  3. compare with the naive generator: cargo test -p crownhead-rules --test oracle {page}
  4. write docs/rules/{key}.md
  5. once every new value has its messages, look at the rules page that prose writes:
     INSTA_UPDATE=always cargo test -p crownhead-prose
  6. build its endgame tables: cargo xtask endgames {key}
  7. put the number of variants into README.md and run cargo test --workspace";

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Request {
    entry: Entry,
    like: Entry,
}

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let root = Workspace::find()?.root;
    let list = variants::read(&root)?;
    let request = request(arguments, &variants::entries(&list))?;
    let Request { entry, like } = &request;
    let like_page = read(&root, &page_path(like))?;
    create(&root, &page_path(entry), &fill(PAGE, &request, &like_page)?)?;
    create(&root, &articles_path(entry), &fill(ARTICLES, &request, &like_page)?)?;
    create(&root, &document_path(entry), &fill(DOCUMENT, &request, &like_page)?)?;
    let line = format!("mod {};", entry.page);
    let listed = with_list_line(&with_mod_line(&list, &line), &request);
    replace(&root, variants::LIST, &listed)?;
    replace(&root, ARTICLE_LIST, &with_mod_line(&read(&root, ARTICLE_LIST)?, &line))?;
    println!("{}", filled(NEXT, &request, ""));
    Ok(())
}

/// Reads the arguments.
fn request(arguments: &[String], known: &[Entry]) -> Result<Request, Failure> {
    let usage = || Failure::usage("usage: cargo xtask new-variant KEY [--like OTHER]");
    let (key, like) = match arguments {
        [key] => (key, "english"),
        [key, flag, like] if flag == "--like" => (key, like.as_str()),
        _ => return Err(usage()),
    };
    let is_key = key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !is_key {
        return Err(Failure::usage(format!(
            "a key has small letters, digits and hyphens; `{key}` has others"
        )));
    }
    if known.iter().any(|entry| entry.key() == *key) {
        return Err(Failure::usage(format!("there is a variant `{key}` already")));
    }
    let like = known.iter().find(|entry| entry.key() == like);
    let like = like.ok_or_else(|| Failure::usage("--like names no variant"))?.clone();
    Ok(Request { entry: Entry { page: key.replace('-', "_"), name: type_name(key) }, like })
}

/// `mini6-english` as `Mini6English`.
fn type_name(key: &str) -> String {
    let capitalized = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    key.split('-').map(capitalized).collect()
}

fn page_path(entry: &Entry) -> String {
    format!("crates/rules/src/variants/{}.rs", entry.page)
}

fn articles_path(entry: &Entry) -> String {
    format!("crates/rules/tests/articles/{}.rs", entry.page)
}

fn document_path(entry: &Entry) -> String {
    format!("docs/rules/{}.md", entry.key())
}

/// A template for a request, on the board of the other variant's page.
fn fill(template: &str, request: &Request, like_page: &str) -> Result<String, Failure> {
    let board = board_of(like_page, &request.like.name)
        .ok_or_else(|| Failure::failed(format!("the page of {} names no board", request.like.key())))?;
    Ok(filled(template, request, board))
}

fn filled(template: &str, Request { entry, like }: &Request, board: &str) -> String {
    template
        .replace("{key}", &entry.key())
        .replace("{page}", &entry.page)
        .replace("{name}", &entry.name)
        .replace("{like}", &like.key())
        .replace("{Like}", &like.name)
        .replace("{like_page}", &like.page)
        .replace("{board}", board)
}

/// The board in the line `Name, Board` of a page.
fn board_of<'p>(page: &'p str, name: &str) -> Option<&'p str> {
    page.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(", "))
}

/// The text with another `mod` line, in order among those that stand together at the end of its block.
fn with_mod_line(text: &str, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|other| other.starts_with("mod ")).map_or(lines.len(), |at| at + 1);
    let first = lines[..last].iter().rposition(|other| !other.starts_with("mod ")).map_or(0, |at| at + 1);
    let at = lines[first..last].iter().position(|other| *other > line).map_or(last, |at| first + at);
    lines.insert(at, line);
    lines.join("\n") + "\n"
}

/// The list with the variant behind the one that it is like.
fn with_list_line(text: &str, Request { entry, like }: &Request) -> String {
    let after = format!("{}::{},\n", like.page, like.name);
    let indent = "            ";
    text.replacen(&after, &format!("{after}{indent}{}::{},\n", entry.page, entry.name), 1)
}

fn read(root: &Path, path: &str) -> Result<String, Failure> {
    fs::read_to_string(root.join(path)).map_err(|e| Failure::cannot("read", path, e))
}

fn create(root: &Path, path: &str, text: &str) -> Result<(), Failure> {
    if root.join(path).exists() {
        return Err(Failure::usage(format!("{path} exists already")));
    }
    replace(root, path, text)?;
    println!("wrote {path}");
    Ok(())
}

fn replace(root: &Path, path: &str, text: &str) -> Result<(), Failure> {
    fs::write(root.join(path), text).map_err(|e| Failure::cannot("write", path, e))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Vec<Entry> {
        let entry = |page: &str, name: &str| Entry { page: page.to_owned(), name: name.to_owned() };
        vec![entry("english", "English"), entry("mini6_english", "Mini6English")]
    }

    fn ask(words: &str) -> Result<Request, Failure> {
        request(&words.split(' ').map(str::to_owned).collect::<Vec<_>>(), &known())
    }

    #[test]
    fn a_key_that_is_new_names_page_and_type() {
        let request = ask("last-piece --like mini6-english").expect("a good request");
        assert_eq!((request.entry.page.as_str(), request.entry.name.as_str()), ("last_piece", "LastPiece"));
        assert_eq!(request.like, known()[1]);
        for wrong in ["", "english", "Last", "last --like dama", "last --unlike english"] {
            assert!(ask(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn lines_go_where_they_belong() {
        let text = "//! Page.\n\nmod common;\n\nmod armenian;\nmod czech;\n\nuse x;\n";
        let expected = "//! Page.\n\nmod common;\n\nmod armenian;\nmod brazilian;\nmod czech;\n\nuse x;\n";
        assert_eq!(with_mod_line(text, "mod brazilian;"), expected);
        assert!(with_mod_line(text, "mod zulu;").contains("mod czech;\nmod zulu;\n\nuse x;"));
        let request = ask("last-piece").expect("a good request");
        let list = with_list_line("{\n            english::English,\n}\n", &request);
        assert_eq!(list, "{\n            english::English,\n            last_piece::LastPiece,\n}\n");
    }

    #[test]
    fn templates_have_no_gaps_and_say_what_is_to_do() {
        let request = ask("last-piece").expect("a good request");
        let page = "variant!(\n    /// English draughts.\n    English, Dark8\n);\n";
        for template in [PAGE, ARTICLES, DOCUMENT] {
            let text = fill(template, &request, page).expect("the page names its board");
            assert!(text.contains("TODO"), "{text}");
            for gap in ["{key}", "{page}", "{name}", "{like}", "{Like}", "{like_page}", "{board}"] {
                assert!(!text.contains(gap), "{gap} in {text}");
            }
        }
    }
}
