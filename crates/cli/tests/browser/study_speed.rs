//! Time at the study: how much work the engine's reports cause in the page, and how soon the analysis stops.
//!
//! Not here: which lines are shown (`study_engine`).

use serde_json::{Value, json};

use super::harness::{alone_and_traced, alone_in_browser};
use super::study::open;
use super::study_engine::{LEFT, RIGHT, open_record, walk};
use super::trace::Task;

/// A frame at 60 frames a second, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// Machines are busy with other things at times; what counts is what the page can do.
const ATTEMPTS: usize = 3;

/// The time that 95 % of the wanted tasks stay below, in milliseconds.
fn usual(tasks: &[Task], wanted: impl Fn(&Task) -> bool) -> f64 {
    let mut times: Vec<f64> = tasks.iter().filter(|task| wanted(task)).map(|task| task.busy).collect();
    times.sort_by(f64::total_cmp);
    times.get(times.len() * 95 / 100).copied().unwrap_or(f64::INFINITY)
}

/// A busy machine, or one without a graphics card, misses frames whatever the page does. So this measures the work of the
/// page: to keep the frames, what a report causes must fit into one.
#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn reports_fit_into_the_frames_of_a_slow_processor() {
    alone_and_traced(|page| {
        page.open("/");
        // The engine is the page's worker: a trace names its messages.
        page.devtools("Network.enable", &json!({}));
        page.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/api/engine*"] }));
        open_record(page, 60);
        for _ in 0..2 {
            page.click("more-lines");
        }
        page.click("deeper");
        page.wait_for("line-4");
        let mut best = f64::INFINITY;
        for _ in 0..ATTEMPTS {
            page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
            let tasks = page.trace(|| walk(page, &[(RIGHT, 300); 12]));
            walk(page, &[(LEFT, 60); 12]);
            page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }));
            if tasks.is_empty() {
                continue;
            }
            let reports = tasks.iter().filter(|task| task.message).count();
            let (report, frame) = (usual(&tasks, |task| task.message), usual(&tasks, |task| task.frame));
            println!(
                "{reports} reports: 95 % take under {report:.1} ms; frames with animation {frame:.1} ms"
            );
            assert!(reports >= 12, "every step brings reports: {reports}");
            best = best.min(report);
            if best < FRAME {
                break;
            }
        }
        // A blocked request counts as an error of the page.
        page.run("probe.errors.length = 0");
        assert!(best < FRAME, "a twentieth of the reports took more than {best:.1} ms");
    });
}

/// Starts a worker as the page does, lets it analyze without end, and measures how soon it stops.
const STOP: &str = "const [request] = arguments; probe.stops = null; \
    (async () => { \
        const worker = new Worker('./study_worker_boot.js', { type: 'module' }); \
        const heard = (test) => new Promise((done, failed) => { \
            worker.onerror = ({ message }) => failed(message); \
            worker.onmessage = ({ data }) => { \
                if (data.failed) failed(data.failed.message); \
                if (test(data)) done(data); \
            }; \
        }); \
        const ready = heard((data) => data === 'ready'); \
        worker.postMessage('./crownhead_engine_bg.wasm'); \
        await ready; \
        const stopped = new Int32Array(new SharedArrayBuffer(4)); \
        worker.postMessage(stopped); \
        const times = []; \
        for (let id = 1; id <= 9; id += 1) { \
            const some = heard((data) => data.lines); \
            worker.postMessage({ ...request, id }); \
            await some; \
            await new Promise((done) => setTimeout(done, 150)); \
            const last = heard((data) => data.lines?.finished && data.lines.id === id); \
            const begin = performance.now(); \
            Atomics.store(stopped, 0, id); \
            await last; \
            times.push(performance.now() - begin); \
        } \
        worker.terminate(); \
        probe.stops = times.sort((one, other) => one - other); \
    })().catch((error) => { probe.stops = String(error); })";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_worker_stops_at_once() {
    alone_in_browser(|page| {
        open(page, "/study");
        // The page's own engine rests.
        page.type_text("l");
        let game = json!({ "rules": { "key": "international" }, "moves": [], "ply": 0 });
        let job = json!({ "analyze": { "lines": 5, "nodes": null, "threat": false } });
        page.run_with(STOP, &[json!({ "id": 1, "game": game, "job": job })]);
        let times = page.wait("nine stops", "return probe.stops");
        let times: Vec<f64> =
            times.as_array().unwrap_or_else(|| panic!("{times}")).iter().filter_map(Value::as_f64).collect();
        println!("stopped after {times:.1?} ms");
        assert!(
            times[times.len() / 2] < 50.0,
            "half of the stops took more than {:.1} ms",
            times[times.len() / 2]
        );
    });
}
