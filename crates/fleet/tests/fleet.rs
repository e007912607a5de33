//! Orders, workers and results over a NATS server.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_fleet::{Blobs, Ended, Error, Fleet, Leave, Order, Settings, Submitted, Worker};
use crownhead_testkit::network::{Broker, Link};
use serde_json::json;

/// A silent worker loses its order after so long.
const SILENCE: Duration = Duration::from_secs(2);

fn fleet(url: &str) -> Fleet {
    let settings = Settings { silence: SILENCE, ..Settings::of("test 1") };
    Fleet::connect(url, settings, |line| eprintln!("{line}")).expect("the server runs")
}

fn order(number: usize) -> Order {
    let (program, kind) = ("test 1".to_owned(), "square".to_owned());
    Order { program, kind, settings: json!({ "number": number }), inputs: Vec::new() }
}

fn square(order: &Order, _: &Blobs<'_>) -> Result<Vec<u8>, String> {
    let number = order.settings["number"].as_u64().ok_or("no number")?;
    // Later ones are sooner done.
    thread::sleep(Duration::from_millis(20 - number.min(20)));
    Ok((number * number).to_string().into_bytes())
}

fn collect(fleet: &Fleet, count: usize) -> Result<Vec<String>, Error> {
    let mut all = Vec::new();
    fleet.results((0..count).map(order), 8, |number, result| {
        assert_eq!(number, all.len());
        all.push(String::from_utf8(result).expect("digits"));
        ControlFlow::Continue(())
    })?;
    Ok(all)
}

/// Ends a worker, also when a check fails: its thread would go on for ever, and the test with it.
struct Ending(Leave);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// Waits until a test says that it is over, or has failed without a word.
fn wait_for(over: &AtomicU32) {
    let began = Instant::now();
    while over.load(Ordering::Relaxed) == 0 && began.elapsed() < Duration::from_mins(1) {
        thread::sleep(Duration::from_millis(20));
    }
}

fn squares(count: usize) -> Vec<String> {
    (0..count).map(|number| (number * number).to_string()).collect()
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn results_come_in_order_and_are_not_computed_again() {
    let broker = Broker::new();
    let (giving, doing) = (fleet(&broker.url()), fleet(&broker.url()));
    let computed = AtomicU32::new(0);
    let perform = |order: &Order, blobs: &Blobs<'_>| {
        computed.fetch_add(1, Ordering::Relaxed);
        square(order, blobs)
    };
    let worker = Worker::new(&doing, "one", 3);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        scope.spawn(|| worker.run(&perform, &|_| {}));
        assert_eq!(collect(&giving, 20), Ok(squares(20)));
        assert_eq!(collect(&giving, 30), Ok(squares(30)), "twenty are known");
        assert_eq!(giving.submit(&[order(3), order(29)]), Ok(vec![Submitted::Known; 2]));
    });
    assert_eq!(computed.into_inner(), 30);
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn an_order_given_twice_is_done_once_and_one_taken_back_can_be_given_again() {
    let broker = Broker::new();
    let (first, second) = (fleet(&broker.url()), fleet(&broker.url()));
    for fleet in [&first, &second, &first] {
        assert_eq!(fleet.submit(&[order(5)]), Ok(vec![Submitted::Queued]));
    }
    let done = Mutex::new(Vec::new());
    let worker = Worker::new(&second, "one", 2);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        let report = |report: &crownhead_fleet::Report<'_>| {
            done.lock()
                .expect("no panic")
                .push((report.order.settings["number"].as_u64(), report.ended.clone()));
        };
        scope.spawn(move || worker.run(&square, &report));
        let mut orders = vec![order(5), order(5)];
        orders.extend((6..30).map(order));
        // Breaks at once: the rest is taken back.
        first.results(orders, 30, |_, _| ControlFlow::Break(())).expect("the server runs");
        let mut again = Vec::new();
        first
            .results((5..30).map(order), 30, |_, result| {
                again.push(String::from_utf8(result).expect("digits"));
                ControlFlow::Continue(())
            })
            .expect("the server runs");
        assert_eq!(again, squares(30)[5..]);
    });
    let done = done.into_inner().expect("no panic");
    let computed =
        |number| done.iter().filter(|(of, ended)| *of == Some(number) && *ended != Ended::Known).count();
    assert!((5..30).all(|number| computed(number) == 1), "{done:?}");
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn the_order_of_a_worker_that_vanishes_goes_to_another_and_one_given_back_goes_at_once() {
    let broker = Broker::new();
    let giving = fleet(&broker.url());
    for gives_back in [false, true] {
        let number = 40 + usize::from(gives_back);
        giving.submit(&[order(number)]).expect("the server runs");
        let link = Link::to(broker.port());
        let vanishing = fleet(&link.url());
        let other = fleet(&broker.url());
        let [worker, second] = [Worker::new(&vanishing, "vanishing", 1), Worker::new(&other, "second", 1)];
        let ends = [worker.leave(), second.leave()];
        let (taken, over) = (std::sync::mpsc::channel(), AtomicU32::new(0));
        thread::scope(|scope| {
            let ends = ends.map(Ending);
            let perform = |order: &Order, blobs: &Blobs<'_>| {
                taken.0.send(()).expect("the test listens");
                wait_for(&over);
                square(order, blobs)
            };
            scope.spawn(move || {
                let sent = &perform;
                worker.run(&|order, blobs| sent(order, blobs), &|_| {})
            });
            taken.1.recv().expect("it takes the order");
            // It stays with the worker as long as that one is alive.
            thread::sleep(SILENCE * 2);
            scope.spawn(|| second.run(&square, &|_| {}));
            let began = Instant::now();
            if gives_back {
                vanishing.give_back(&ends[0].0);
            } else {
                link.cut();
            }
            let mut result = Vec::new();
            giving
                .results([order(number)], 1, |_, bytes| {
                    result = bytes;
                    ControlFlow::Continue(())
                })
                .expect("the other does it");
            assert_eq!(result, (number * number).to_string().into_bytes());
            assert!(!gives_back || began.elapsed() < SILENCE, "{:?}", began.elapsed());
            link.mend();
            over.store(1, Ordering::Relaxed);
        });
    }
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn a_worker_of_another_version_leaves_orders_alone() {
    let broker = Broker::new();
    let giving = fleet(&broker.url());
    giving.submit(&[order(1)]).expect("the server runs");
    let other = Settings { silence: SILENCE, ..Settings::of("test 2") };
    let other = Fleet::connect(&broker.url(), other, |_| {}).expect("the server runs");
    let worker = Worker::new(&other, "other", 1);
    let (leave, taken) = (worker.leave(), AtomicU32::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            worker.run(&square, &|_| {
                taken.fetch_add(1, Ordering::Relaxed);
            })
        });
        thread::sleep(Duration::from_secs(2));
        leave.finish();
    });
    assert_eq!((taken.into_inner(), giving.submit(&[order(1)])), (0, Ok(vec![Submitted::Queued])));
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn an_order_that_fails_is_parked_and_gets_another_chance_when_asked_again() {
    let broker = Broker::new();
    let (giving, doing) = (fleet(&broker.url()), fleet(&broker.url()));
    let works = AtomicU32::new(0);
    let perform = |order: &Order, blobs: &Blobs<'_>| match works.load(Ordering::Relaxed) {
        0 => Err("no luck".to_owned()),
        1 => panic!("as a mistake in the program would"),
        _ => square(order, blobs),
    };
    let worker = Worker::new(&doing, "unlucky", 2);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        scope.spawn(|| worker.run(&perform, &|_| {}));
        for why in ["no luck", "the program panicked"] {
            let failed = collect(&giving, 1).map_err(|error| error.to_string());
            let hash = order(0).hash().short();
            assert_eq!(failed, Err(format!("square {hash} failed: {why} (on unlucky)")));
            works.fetch_add(1, Ordering::Relaxed);
        }
        assert_eq!(collect(&giving, 1), Ok(squares(1)));
    });
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn two_workers_that_disagree_are_reported() {
    let broker = Broker::new();
    let (giving, link) = (fleet(&broker.url()), Link::to(broker.port()));
    let (slow, quick) = (fleet(&link.url()), fleet(&broker.url()));
    giving.submit(&[order(7)]).expect("the server runs");
    let [first, second] = [Worker::new(&slow, "slow", 1), Worker::new(&quick, "quick", 1)];
    let (ends, over) = ([first.leave(), second.leave()], AtomicU32::new(0));
    let (taken, ended) = (std::sync::mpsc::channel(), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        let [end, _end] = ends.map(Ending);
        let (over, sent, ended) = (&over, taken.0, &ended);
        scope.spawn(move || {
            let sent = Mutex::new(sent);
            let wrong = |_: &Order, _: &Blobs<'_>| {
                sent.lock().expect("no panic").send(()).expect("the test listens");
                wait_for(over);
                Ok(b"50".to_vec())
            };
            first.run(&wrong, &|report| ended.lock().expect("no panic").push(report.ended.clone()))
        });
        taken.1.recv().expect("it takes the order");
        link.cut();
        scope.spawn(move || second.run(&square, &|_| {}));
        while giving.submit(&[order(7)]) != Ok(vec![Submitted::Known]) {
            thread::sleep(Duration::from_millis(100));
        }
        over.store(1, Ordering::Relaxed);
        link.mend();
        while ended.lock().expect("no panic").is_empty() {
            thread::sleep(Duration::from_millis(100));
        }
        assert_eq!(ended.lock().expect("no panic")[..], [Ended::Disputed]);
        drop(end);
        // Asked again, the order is done again by the one that is right.
        let mut result = Vec::new();
        giving
            .results([order(7)], 1, |_, bytes| {
                result = bytes;
                ControlFlow::Continue(())
            })
            .expect("it is done again");
        assert_eq!(result, b"49");
    });
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn blobs_of_any_length_reach_the_worker_and_a_lost_one_is_named() {
    let broker = Broker::new();
    let (giving, doing) = (fleet(&broker.url()), fleet(&broker.url()));
    let big: Vec<u8> = (0..3_000_000_u32).flat_map(u32::to_le_bytes).collect();
    let inputs: Vec<_> = [&b""[..], b"small", &big].map(|blob| giving.keep(blob).expect("it is kept")).into();
    let sum = |order: &Order, blobs: &Blobs<'_>| {
        let blobs: Result<Vec<_>, _> = order.inputs.iter().map(|input| blobs.get(input)).collect();
        blobs.map(|blobs| blobs.concat()).map_err(|error| error.to_string())
    };
    let worker = Worker::new(&doing, "one", 1);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        scope.spawn(|| worker.run(&sum, &|_| {}));
        let whole = Order { inputs, ..order(0) };
        let mut result = Vec::new();
        giving
            .results([whole], 1, |_, bytes| {
                result = bytes;
                ControlFlow::Continue(())
            })
            .expect("it is done");
        assert!(result == [b"small", &big[..]].concat());
        let lacking = Order { inputs: vec![crownhead_fleet::Hash::of(b"nowhere")], ..order(0) };
        let failed = giving.results([lacking], 1, |_, _| ControlFlow::Continue(()));
        assert!(
            matches!(&failed, Err(Error::Failed { why, .. }) if why.contains("is not on the bus")),
            "{failed:?}"
        );
    });
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn the_queue_outlives_its_broker() {
    let mut broker = Broker::new();
    let (giving, doing) = (fleet(&broker.url()), fleet(&broker.url()));
    let worker = Worker::new(&doing, "one", 2);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        scope.spawn(|| worker.run(&square, &|_| {}));
        let collected = scope.spawn(|| collect(&giving, 100));
        thread::sleep(Duration::from_millis(300));
        broker.kill();
        thread::sleep(Duration::from_millis(300));
        broker.start();
        assert_eq!(collected.join().expect("no panic"), Ok(squares(100)));
    });
}

#[test]
fn an_address_without_a_server_is_refused_in_one_line() {
    let refused = Fleet::connect("nats://127.0.0.1:9", Settings::of("test"), |_| {});
    let line = refused.expect_err("nobody listens there").to_string();
    assert!(line.starts_with("cannot use the bus nats://127.0.0.1:9: ") && !line.contains('\n'), "{line}");
}

#[test]
#[ignore = "measures the queue itself"]
fn the_queue_takes_hundreds_of_orders_a_second() {
    let broker = Broker::new();
    let (giving, doing) = (fleet(&broker.url()), fleet(&broker.url()));
    let worker = Worker::new(&doing, "one", 4);
    let perform =
        |order: &Order, _: &Blobs<'_>| Ok(vec![order.settings["number"].as_u64().unwrap_or(0) as u8; 10_000]);
    thread::scope(|scope| {
        let _end = Ending(worker.leave());
        scope.spawn(|| worker.run(&perform, &|_| {}));
        let (began, count) = (Instant::now(), 2000);
        giving.results((0..count).map(order), 64, |_, _| ControlFlow::Continue(())).expect("the server runs");
        eprintln!("{:.0} orders a second", count as f64 / began.elapsed().as_secs_f64());
    });
}
