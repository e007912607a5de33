//! Tests against all matchings of small graphs.

use proptest::prelude::*;

use super::{Graph, Weight, Wide, perfect_matching};

/// The greatest weight of a perfect matching, by trying all.
fn exhaustive(weights: &[Vec<Option<i64>>], used: &mut [bool]) -> Option<i64> {
    let Some(first) = used.iter().position(|&used| !used) else { return Some(0) };
    used[first] = true;
    let mut best = None;
    for other in first + 1..used.len() {
        if let (false, Some(weight)) = (used[other], weights[first][other]) {
            used[other] = true;
            let rest = exhaustive(weights, used);
            best = best.max(rest.map(|rest| rest + weight));
            used[other] = false;
        }
    }
    used[first] = false;
    best
}

fn graph<W: Weight>(weights: &[Vec<Option<i64>>], scale: impl Fn(i64) -> W) -> Graph<W> {
    let mut graph = Graph::new(weights.len());
    for (a, row) in weights.iter().enumerate() {
        for (b, &weight) in row.iter().enumerate().skip(a + 1) {
            if let Some(weight) = weight {
                let weight = graph.add_weight(scale(weight));
                graph.connect(a, b, weight);
            }
        }
    }
    graph
}

fn total(weights: &[Vec<Option<i64>>], mates: &[usize]) -> Option<i64> {
    let mut sum = 0;
    for (vertex, &mate) in mates.iter().enumerate() {
        assert_eq!(mates[mate], vertex, "pairs are mutual");
        if vertex < mate {
            sum += weights[vertex][mate]?;
        }
    }
    Some(sum)
}

fn weights(
    sizes: impl Strategy<Value = usize>,
    most: i64,
    density: f64,
) -> impl Strategy<Value = Vec<Vec<Option<i64>>>> {
    let edge = prop::option::weighted(density, -most..=most);
    sizes.prop_flat_map(move |size| prop::collection::vec(prop::collection::vec(edge.clone(), size), size))
}

fn agrees_with_all_matchings(weights: &[Vec<Option<i64>>]) -> Result<(), TestCaseError> {
    let best = exhaustive(weights, &mut vec![false; weights.len()]);
    let found = perfect_matching(&graph(weights, |weight| weight));
    prop_assert_eq!(found.and_then(|mates| total(weights, &mates)), best);
    let wide = perfect_matching(&graph(weights, |weight| Wide::<3>::shifted(weight, 100)));
    prop_assert_eq!(wide.and_then(|mates| total(weights, &mates)), best);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_matching_is_the_heaviest(weights in weights((1_usize..=5).prop_map(|half| 2 * half), 20, 0.8)) {
        agrees_with_all_matchings(&weights)?;
    }

    #[test]
    fn the_matching_is_the_heaviest_in_sparse_graphs(
        weights in weights((2_usize..=6).prop_map(|half| 2 * half), 3, 0.35)
    ) {
        agrees_with_all_matchings(&weights)?;
    }

    #[test]
    fn the_matching_is_the_heaviest_where_weights_are_equal(
        weights in weights((2_usize..=5).prop_map(|half| 2 * half), 1, 0.7)
    ) {
        agrees_with_all_matchings(&weights)?;
    }
}

#[test]
fn an_odd_number_of_vertices_has_no_perfect_matching() {
    let mut graph = Graph::new(3);
    let weight = graph.add_weight(1_i64);
    graph.connect(0, 1, weight);
    graph.connect(1, 2, weight);
    assert_eq!(perfect_matching(&graph), None);
}

#[test]
fn two_triangles_joined_by_an_edge_need_a_blossom() {
    let mut graph = Graph::new(6);
    let (light, heavy) = (graph.add_weight(1_i64), graph.add_weight(9));
    for (a, b) in [(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)] {
        graph.connect(a, b, heavy);
    }
    graph.connect(2, 3, light);
    assert_eq!(perfect_matching(&graph), Some(vec![1, 0, 3, 2, 5, 4]));
}
