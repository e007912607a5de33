//! `crownhead microscope`, as a person runs it.

use std::fs;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_crownhead"))
        .arg("microscope")
        .args(arguments)
        .output()
        .expect("it starts")
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_tree_is_printed_node_by_node_with_windows_and_reasons() {
    let text = printed(&["--variant", "english", "--depth", "3"]);
    assert!(text.starts_with("The position at the root  Window −∞ to ∞. Value "), "{text}");
    assert!(text.contains("Skipped: the move before it was already too good."), "{text}");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("Visited: ")), "{text}");
    let all = printed(&["--variant", "english", "--depth", "3", "--method", "minimax"]);
    assert!(
        !all.contains("Skipped: the move")
            && all.lines().count() > text.lines().filter(|line| line.contains("Value")).count()
    );
}

#[test]
fn counts_json_and_pictures() {
    let counts = printed(&["--counts", "--depth", "4", "--fen", "W:W21,22,23:B9,10,11"]);
    assert_eq!(counts.lines().count(), 5, "{counts}");
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["--json", "--method", "full", "--depth", "4"])).expect("JSON");
    assert!(json["visited"].as_u64() > Some(10) && json["complete"].is_boolean(), "{json}");
    let folder = std::env::temp_dir().join(format!("crownhead-microscope-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("tree.svg");
    printed(&["--svg", path.to_str().expect("a path")]);
    let svg = fs::read_to_string(&path).expect("the picture");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>") && svg.contains("<style>"));
    fs::remove_dir_all(&folder).expect("it can be removed");
}

#[test]
fn bad_input_is_told_in_one_line() {
    for (arguments, reason) in [
        (&["--method", "magic"][..], "there is no method"),
        (&["--fen", "W:W99:B1"][..], "99"),
        (&["--depth", "0"][..], "0"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(reason), "{arguments:?}");
    }
}
