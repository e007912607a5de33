//! Whole games solved by search and small tables have the same value as in larger tables, and their proofs hold.

use std::io::Read;
use std::sync::Arc;

use crownhead_endgame::{
    Claim, Flaw, Job, MemoryStorage, Metric, Prober, Proof, Silent, Slice, SolveMonitor, State, Storage,
    TableError, Tables, TablesFingerprint, Value, position_of, positions, solve_game,
};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, HouseRules, Variant};

struct NoWatch;

impl SolveMonitor for NoWatch {
    fn progress(&mut self, _: usize, _: usize) {}
}

fn prober(rules: AnyRules, pieces: u8) -> (Prober<u64>, TablesFingerprint) {
    let storage: Arc<dyn Storage> = Arc::new(MemoryStorage::default());
    Job { rules, pieces, metric: Metric::Wdl }.run(&*storage, &Silent).expect("tables are built");
    let mark = TablesFingerprint::read(&*storage, pieces).expect("they are there");
    (Prober::new(Arc::new(Tables::open(storage, rules).expect("they are there")), 1 << 20), mark)
}

fn solved(start: &AnyPosition, small: &mut Prober<u64>, mark: TablesFingerprint) -> Proof {
    let proof = solve_game(start, small, mark, 1 << 28, None, &mut NoWatch).expect("it is small");
    assert_eq!(proof.check(start.rules(), small).expect("tables can be read"), None);
    let bytes = proof.to_bytes().expect("it can be written");
    assert_eq!(Proof::from_bytes(&bytes).expect("it can be read"), proof);
    proof
}

/// Some positions with four pieces, solved with tables of two and three.
fn agrees(rules: AnyRules, slices: &[Slice]) {
    let ((mut small, mark), (mut large, _)) = (prober(rules, 3), prober(rules, 4));
    let mut values = [0; 3];
    for &slice in slices {
        let number = positions(rules.board(), slice) as u64 / 3;
        let position = position_of(rules, slice, number).expect("the position exists");
        let value = large.value(&crownhead_endgame::table_position(&position)).expect("it can be read");
        let proof = solved(&position, &mut small, mark);
        assert_eq!(Some(proof.value), value, "{slice} {number}");
        values[usize::from(proof.value.code())] += 1;
    }
    assert!(values.iter().all(|&count| count > 0), "of each kind some: {values:?}");
}

#[test]
fn search_and_small_tables_agree_with_large_ones() {
    let flying = HouseRules { rows: 2, flying_kings: true, ..HouseRules::plain(BoardKind::Dark6) };
    let all = Slice::of_pieces(4);
    let even: Vec<Slice> = all.iter().copied().filter(|slice| slice.men[0] + slice.kings[0] == 2).collect();
    agrees(AnyRules::Variant(Variant::Mini6English), &all);
    agrees(AnyRules::House(flying), &even);
}

#[test]
fn false_proofs_are_rejected() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let (mut small, mark) = prober(rules, 3);
    let mut check = |proof: &Proof| proof.check(rules, &mut small).expect("tables can be read");
    let (mut wins, mut draws, mut gaps, mut flats) = (0, 0, 0, 0);
    let mut proofs = Vec::new();
    {
        let (mut other, _) = prober(rules, 3);
        let soon = |slice: &Slice| slice.men[0] + slice.kings[0] != 2 || *slice == Slice::new(1, 1, 0, 2);
        for slice in Slice::of_pieces(4).into_iter().filter(soon) {
            let number = positions(rules.board(), slice) as u64 / 3;
            let position = position_of(rules, slice, number).expect("the position exists");
            proofs.push(solved(&position, &mut other, mark));
        }
    }
    for proof in proofs {
        // Another value, or an empty proof.
        for value in [Value::Win(0), Value::Draw, Value::Loss(0)] {
            let claimed = Proof { value, ..proof.clone() };
            assert_eq!(check(&claimed).is_none(), value == proof.value);
        }
        if proof.sets.is_empty() {
            continue;
        }
        assert_eq!(check(&Proof { sets: Vec::new(), ..proof.clone() }), Some(Flaw::Incomplete));
        // A position is missing; sometimes others make up for it.
        for set in 0..proof.sets.len() {
            let members = proof.sets[set].members.len();
            for at in [0, members / 2, members - 1] {
                let mut torn = proof.clone();
                torn.sets[set].members.remove(at);
                gaps += u32::from(check(&torn).is_some());
            }
        }
        if proof.sets[0].claim == Claim::Wins {
            let mut flat = proof.clone();
            flat.sets[0].members.iter_mut().for_each(|member| member.rank = 7);
            flats += u32::from(check(&flat).is_some());
            wins += 1;
        } else {
            draws += 1;
        }
    }
    assert!(wins > 3 && draws > 0 && gaps > 10 && flats > 0, "{wins} {draws} {gaps} {flats}");
}

#[test]
fn malformed_proofs_and_too_little_memory_are_refused() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let (mut small, mark) = prober(rules, 2);
    let start = AnyPosition::start(rules);
    let problem = solve_game(&start, &mut small, mark, 1 << 12, None, &mut NoWatch);
    assert!(matches!(problem, Err(TableError::TooManyPositions(16))), "{problem:?}");
    let position = position_of(rules, Slice::new(0, 2, 0, 1), 500).expect("the position exists");
    let bytes = solved(&position, &mut small, mark).to_bytes().expect("it can be written");
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(Proof::from_bytes(&damaged).is_err(), "byte {at}");
        assert!(Proof::from_bytes(&bytes[..at]).is_err(), "{at} bytes");
        // The same with a matching checksum: reading may succeed but never panics.
        let end = bytes.len() - 4;
        damaged.truncate(end);
        let sum = crc32fast::hash(&damaged).to_le_bytes();
        damaged.extend(sum);
        let _ = Proof::from_bytes(&damaged);
    }
}

/// Keeps every n-th state offered to it, up to a limit.
struct Keeping {
    every: usize,
    offered: usize,
    kept: Vec<Vec<u8>>,
}

impl Keeping {
    fn new(every: usize) -> Keeping {
        Keeping { every, offered: 0, kept: Vec::new() }
    }
}

impl SolveMonitor for Keeping {
    fn progress(&mut self, _: usize, _: usize) {}

    fn wants_checkpoint(&mut self) -> bool {
        self.offered += 1;
        self.offered.is_multiple_of(self.every) && self.kept.len() < 4
    }

    fn save(&mut self, state: &State<'_>) {
        let mut bytes = Vec::new();
        state.write_to(&mut bytes).expect("memory can be written to");
        self.kept.push(bytes);
    }
}

/// 6x6, with tables of two and three pieces.
fn small_game() -> (AnyRules, Prober<u64>, TablesFingerprint) {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let (small, mark) = prober(rules, 3);
    (rules, small, mark)
}

#[test]
fn a_search_resumed_from_a_checkpoint_finds_the_same_proof() {
    let (rules, mut small, mark) = small_game();
    let (mut values, mut states) = ([0; 3], 0);
    for slice in [Slice::new(2, 0, 2, 0), Slice::new(1, 1, 2, 0), Slice::new(1, 1, 1, 1)] {
        for part in [3, 5, 7] {
            let number = positions(rules.board(), slice) as u64 / part;
            let start = position_of(rules, slice, number).expect("the position exists");
            let mut keeping = Keeping::new(3);
            let whole =
                solve_game(&start, &mut small, mark, 1 << 24, None, &mut keeping).expect("it is small");
            for state in &keeping.kept {
                let kept: Option<&mut dyn Read> = Some(&mut &state[..]);
                let again = solve_game(&start, &mut small, mark, 1 << 24, kept, &mut NoWatch);
                assert_eq!(again.expect("it is small"), whole);
            }
            states += keeping.kept.len();
            values[whole.value.without_distance().code() as usize] += keeping.kept.len();
        }
    }
    assert!(states > 5, "{states} states");
    assert!(values.iter().filter(|&&count| count > 0).count() > 1, "won and drawn games: {values:?}");
}

#[test]
fn damaged_and_foreign_checkpoints_are_refused() {
    let (rules, mut small, mark) = small_game();
    let slice = Slice::new(1, 1, 1, 1);
    let at = |part| position_of(rules, slice, positions(rules.board(), slice) as u64 / part);
    let (start, other) = (at(3).expect("the position exists"), at(4).expect("the position exists"));
    let mut keeping = Keeping::new(1);
    solve_game(&start, &mut small, mark, 1 << 24, None, &mut keeping).expect("it is small");
    let state = keeping.kept.swap_remove(0);
    let mut read = |start: &AnyPosition, mark: TablesFingerprint, bytes: &[u8]| {
        solve_game(start, &mut small, mark, 1 << 24, Some(&mut &bytes[..]), &mut NoWatch)
    };
    let elsewhere = TablesFingerprint { list: mark.list ^ 1, ..mark };
    for result in [read(&other, mark, &state), read(&start, elsewhere, &state)] {
        assert!(matches!(result, Err(TableError::Foreign { .. })), "{result:?}");
    }
    let end = state.len() - 4;
    for at in (0..state.len()).step_by(state.len() / 50 + 1).chain(end..state.len()) {
        assert!(read(&start, mark, &state[..at]).is_err(), "{at} bytes");
        let mut damaged = state.clone();
        damaged[at] ^= 0x55;
        assert!(read(&start, mark, &damaged).is_err(), "byte {at}");
    }
}
