//! Matches on a fleet.

use std::path::PathBuf;

use crownhead_fleet::Fleet;
use crownhead_lab::contest::Contest;
use crownhead_lab::fleet::Means;
use crownhead_lab::fleet::matching::{Player, Task};
use crownhead_lab::records::Collector;
use crownhead_rules::AnyRules;

use super::live::Live;
use super::{Arguments, side};
use crate::failure::Failure;
use crate::tables::is_none;

/// Plays what is missing of a match.
pub(super) fn play(
    arguments: &Arguments,
    rules: AnyRules,
    (contest, fleet): (&Contest<'_>, &Fleet),
    (match_, live): (&mut Collector, &mut Live),
) -> Result<(), Failure> {
    let options = arguments.options();
    let several = |options: &[(String, String)]| {
        options.iter().any(|(name, value)| name == "threads" && value.trim() != "1")
    };
    let nodes = arguments.nodes.filter(|_| {
        arguments.a.is_own() && arguments.b.is_own() && !options.iter().any(|options| several(options))
    });
    let Some(nodes) = nodes else {
        return Err(Failure::Usage(
            "--bus: only our own opponents with one thread and fixed nodes can play a match on several machines"
                .to_owned(),
        ));
    };
    let [a_options, b_options] = options;
    let player = |spec: &dyn ToString, options, weights: &Option<PathBuf>, tables: &Vec<PathBuf>| {
        let weights = side::judging(weights.as_deref(), rules)?;
        let tables = (!is_none(tables)).then_some(&tables[..]);
        let means = Means::new(fleet, rules, weights.as_deref(), tables)?;
        Ok::<_, Failure>(Player { opponent: spec.to_string(), options, means })
    };
    let a = player(&arguments.a, a_options, &arguments.a_weights, &arguments.a_tables)?;
    let b = player(&arguments.b, b_options, &arguments.b_weights, &arguments.b_tables)?;
    let Contest { suite, games, adjudication, seed, .. } = contest;
    let task = Task { sides: [a, b], suite, games: *games, nodes, adjudication: *adjudication, seed: *seed };
    Ok(match_.play_on(fleet, &task, live)?)
}
