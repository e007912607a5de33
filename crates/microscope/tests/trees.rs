//! Laws of the recorded trees, and agreement with the plain opponents of the engine.

use crownhead_engine::{NullMonitor, Pruning, TreeSearch, search_tree};
use crownhead_microscope::{
    BUDGET, Event, Method, State, Tree, count, count_within, look, look_within, picture, plot, small,
};
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_testkit::random::{Dice, positions};

fn drawn() -> Vec<AnyPosition> {
    let mut dice = Dice::new(7);
    [Variant::English, Variant::Russian, Variant::International, Variant::Turkish]
        .into_iter()
        .flat_map(|variant| {
            let all = positions(AnyRules::Variant(variant), 60, &mut dice);
            all.into_iter()
                .filter(|at| at.pieces().count() <= 10 && at.has_moves())
                .take(6)
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn pruning_changes_the_work_and_not_the_value() {
    for position in drawn() {
        for depth in 1..=4 {
            let of = |method| look(&position, method, depth, usize::MAX);
            let (all, pruned, sorted) = (of(Method::Minimax), of(Method::AlphaBeta), of(Method::Sorted));
            assert_eq!((all.value(), all.value()), (pruned.value(), sorted.value()), "{position:?}");
            assert!(pruned.visited <= all.visited && sorted.visited <= all.visited);
            assert_eq!(all.count(|state| state == State::Skipped), 0);
        }
    }
}

#[test]
fn minimax_visits_what_the_plain_opponent_visits() {
    for position in drawn() {
        let tree = look(&position, Method::Minimax, 3, usize::MAX);
        let plain = search_tree(&position, TreeSearch::material(3, Pruning::None, false), &mut NullMonitor);
        assert_eq!(tree.visited, plain.calls, "{position:?}");
    }
}

fn check(tree: &Tree) {
    assert!(tree.whole && tree.finished);
    assert_eq!(tree.count(|state| state == State::Skipped) as u64, tree.skipped);
    assert_eq!(tree.count(|state| matches!(state, State::Known(_))) as u64, tree.known);
    let mut open = Vec::new();
    for event in &tree.events {
        match *event {
            Event::Enter(node) => {
                assert_eq!(
                    tree.nodes[node].parent,
                    open.last().copied(),
                    "nodes are entered below their parents"
                );
                open.push(node);
            }
            Event::Leave(node) => assert_eq!(open.pop(), Some(node)),
            Event::Skip(node) => assert_eq!(tree.nodes[node].parent, open.last().copied()),
        }
    }
    assert!(open.is_empty());
    for (number, node) in tree.nodes.iter().enumerate() {
        let position = tree.position(number);
        match node.state {
            State::Cut => assert!(
                if node.ply % 2 == 0 {
                    node.value >= Some(node.beta)
                } else {
                    node.value <= Some(node.alpha)
                },
                "a cut is outside the window: {node:?}"
            ),
            State::Known(Some(other)) => assert_eq!(tree.position(other).key(), position.key(), "joined"),
            State::Skipped => assert_eq!(node.value, None),
            _ => assert!(node.value.is_some()),
        }
    }
    assert!(!tree.main_line().is_empty());
}

#[test]
fn every_tree_is_entered_and_left_in_order_and_its_states_are_true() {
    for position in drawn() {
        for method in Method::ALL {
            check(&look(&position, method, 4, usize::MAX));
        }
    }
}

#[test]
fn counts_are_those_of_the_trees_and_too_many_nodes_are_not_recorded() {
    let position = AnyPosition::start(Variant::English);
    for method in [Method::Minimax, Method::AlphaBeta, Method::Sorted] {
        let tree = look(&position, method, 4, 100);
        assert_eq!(count(&position, method, 4), Some(tree.visited));
        assert!(!tree.whole && tree.finished && tree.nodes.len() == 100);
    }
    // Iterations and captures beyond the depth cost something; deeper, the table and the reductions save far more.
    assert!(count(&position, Method::Full, 7) < count(&position, Method::Sorted, 7));
}

#[test]
fn a_picture_grows_with_the_steps() {
    for rules in AnyRules::all_named() {
        let tree = look(&small(rules), Method::AlphaBeta, 3, 2_000);
        let layout = picture::Layout::of(&tree);
        let nodes = |steps: usize| {
            picture::svg(&tree, &layout, steps, |node| format!("{node} < & >"))
                .matches("class=\"node")
                .count()
        };
        assert_eq!(nodes(1), 1);
        assert_eq!(nodes(tree.events.len()), tree.nodes.len());
        assert!(nodes(tree.events.len() / 2) < tree.nodes.len(), "{:?}", rules.key());
    }
}

#[test]
fn counts_are_those_of_the_whole_tree_however_little_of_it_is_recorded() {
    for method in Method::ALL {
        let of = |recorded| {
            let tree = look(&small(AnyRules::Variant(Variant::English)), method, 5, recorded);
            (tree.visited, tree.skipped, tree.known, tree.value())
        };
        assert_eq!(of(10), of(usize::MAX), "{method:?}");
        assert_eq!(of(100), of(usize::MAX), "{method:?}");
    }
}

#[test]
fn a_search_that_is_cut_off_claims_no_value() {
    let position = AnyPosition::start(Variant::International);
    for method in Method::ALL {
        let tree = look_within(&position, method, 5, 400, 300);
        assert!(!tree.finished && tree.value().is_none() && tree.visited <= 300, "{method:?}");
        assert_eq!(tree.nodes[0].state, State::Unfinished, "{method:?}");
        assert_eq!(tree.main_line(), [0]);
        assert_eq!(count_within(&position, method, 5, 300), None, "{method:?}");
        let open: Vec<&State> =
            tree.nodes.iter().filter(|node| node.value.is_none()).map(|node| &node.state).collect();
        assert!(open.iter().all(|state| matches!(state, State::Unfinished | State::Skipped)), "{open:?}");
        // With just enough nodes, the search is whole.
        let needed = count_within(&position, method, 3, BUDGET).expect("few nodes");
        assert!(look_within(&position, method, 3, 400, needed).finished, "{method:?}");
        assert!(!look_within(&position, method, 3, 400, needed - 1).finished, "{method:?}");
    }
    let cut = look_within(&position, Method::Minimax, 5, 400, 300);
    let svg = picture::page(&cut, |node| node.to_string(), "cut off < here");
    assert!(svg.contains(">cut off &lt; here</text></svg>") && svg.contains("node unfinished"), "{svg}");
}

#[test]
fn a_finger_chooses_the_nearest_node_within_reach() {
    let tree = look(&small(AnyRules::Variant(Variant::English)), Method::AlphaBeta, 3, 2_000);
    let layout = picture::Layout::of(&tree);
    let (x, y) = layout.place(5);
    assert_eq!(layout.nearest((x + 3.0, y - 5.0), 24.0, |_| true), Some(5));
    assert_ne!(layout.nearest((x, y), 24.0, |node| node != 5), Some(5));
    assert_eq!(layout.nearest((-100.0, -100.0), 24.0, |_| true), None);
}

#[test]
fn lines_of_a_plot_are_told_apart_without_colors() {
    // The same numbers: the lines lie on each other.
    let svg = plot::plot(&[vec![7, 40], vec![7, 40], vec![7, 40], vec![7, 40]]);
    let looks = |shape: &str| svg.split('<').filter(|tag| tag.starts_with(shape)).collect::<Vec<_>>();
    let mut strokes: Vec<&str> =
        looks("polyline").into_iter().map(|tag| tag.split_once("fill").expect("a stroke").1).collect();
    strokes.dedup();
    assert_eq!(strokes.len(), 4, "{svg}");
    for shape in
        ["circle class=\"dot s0", "circle class=\"ring s1", "rect class=\"dot s2", "path class=\"dot s3"]
    {
        assert_eq!(looks(shape).len(), 2, "{shape}");
    }
    let file = plot::page(&[vec![7, 40]], &["A & B".to_owned()], &["a note".to_owned()]);
    assert!(file.contains("A &amp; B") && file.contains("a note") && file.contains("<style>"), "{file}");
}
