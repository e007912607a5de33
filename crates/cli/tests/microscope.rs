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
    assert!(
        json["visited"].as_u64() > Some(10) && json["whole"] == true && json["finished"] == true,
        "{json}"
    );
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
        (&["--nodes", "0"][..], "must be a number, at least 1"),
        (&["--tui"][..], "microscope --tui needs a terminal"),
        (&["--tui", "--json"][..], "--json"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(reason), "{arguments:?}");
    }
}

#[test]
fn counts_are_drawn_as_a_plot() {
    let folder = std::env::temp_dir().join(format!("crownhead-microscope-plot-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("plot.svg");
    printed(&["--counts", "--depth", "3", "--svg", path.to_str().expect("a path")]);
    let svg = fs::read_to_string(&path).expect("the plot");
    assert!(svg.starts_with("<svg ") && svg.contains("Alpha-beta, best moves first"), "{svg}");
    fs::remove_dir_all(&folder).expect("it can be removed");
}

#[test]
fn counts_do_not_depend_on_how_many_nodes_are_shown() {
    let summary = |nodes: &str| -> serde_json::Value {
        serde_json::from_str(&printed(&["--json", "--depth", "3", "--nodes", nodes])).expect("JSON")
    };
    let (few, many) = (summary("10"), summary("100"));
    for key in ["visited", "skipped", "known", "value"] {
        assert_eq!(few[key], many[key], "{key}");
    }
    assert_eq!((few["drawn"].as_u64(), few["whole"].as_bool()), (Some(10), Some(false)));
    assert_eq!((many["drawn"].as_u64() > Some(50), many["whole"].as_bool()), (true, Some(true)));
}

#[test]
fn json_has_the_tree() {
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["--json", "--method", "full", "--depth", "5"])).expect("JSON");
    let nodes = json["nodes"].as_array().expect("the nodes");
    assert_eq!(nodes[0]["window"], serde_json::json!([null, null]));
    assert_eq!((&nodes[0]["visit"], &nodes[0]["value"]), (&serde_json::json!(1), &json["value"]));
    assert!(nodes[1]["move"].is_string() && nodes[1]["parent"] == 0);
    let skipped = nodes.iter().find(|node| node["reason"] == "skipped").expect("a skipped node");
    assert!(skipped["visit"].is_null() && skipped["value"].is_null());
    let known = nodes.iter().find(|node| node["known_from"].is_u64()).expect("a known position");
    assert_eq!(known["reason"], "known");
}

#[test]
fn a_search_that_is_cut_off_claims_no_value() {
    let start = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    let common = [
        "--variant",
        "international",
        "--fen",
        start,
        "--method",
        "minimax",
        "--depth",
        "8",
        "--nodes",
        "10",
    ];
    let text = printed(&common);
    let cut = "The search was cut off after 5,000,000 positions; the value is not known.";
    assert!(text.starts_with(&format!("The position at the root  Window −∞ to ∞. {cut}\n")), "{text}");
    assert!(
        text.lines().last().is_some_and(|line| line.starts_with("Visited: 5000000. ") && line.contains(cut)),
        "{text}"
    );
    let json: serde_json::Value =
        serde_json::from_str(&printed(&[&common[..], &["--json"]].concat())).expect("JSON");
    assert!(json["finished"] == false && json["value"].is_null(), "{json}");
}
