//! What the command line asks for.

use crownhead_rules::{AnyRules, BoardKind, Variant};
use crownhead_testkit::proof::{Field, Known, known};

const USAGE: &str = "\
usage: cargo xtask deep [OPTION]...

  --variant KEY    only these rules (may be repeated); `house` stands for house rules by chance on every board
  --perft-only     only known perft numbers
  --oracle-only    only comparisons with the oracle
  --positions N    positions per rule set for the oracle (1000000)
  --jobs N         rule sets compared at the same time (one per core)";

/// The key for random house rules.
const HOUSE: &str = "house";

/// The choices made.
pub(crate) struct Options {
    pub(crate) perft: bool,
    pub(crate) oracle: bool,
    pub(crate) positions: usize,
    pub(crate) jobs: usize,
    keys: Vec<String>,
}

impl Options {
    pub(crate) fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let jobs = std::thread::available_parallelism().map_or(1, usize::from);
        let mut options = Options { perft: true, oracle: true, positions: 1_000_000, jobs, keys: Vec::new() };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--perft-only" => options.oracle = false,
                "--oracle-only" => options.perft = false,
                "--positions" => options.positions = number(&argument, arguments.next())?,
                "--jobs" => options.jobs = number(&argument, arguments.next())?.max(1),
                "--variant" => options.keys.push(key(arguments.next())?),
                other => return Err(format!("`cargo xtask deep` does not know `{other}`\n{USAGE}")),
            }
        }
        let nothing = !options.perft && !options.oracle;
        if nothing { Err(format!("there is nothing left to do\n{USAGE}")) } else { Ok(options) }
    }

    fn wants(&self, key: Option<&str>) -> bool {
        self.keys.is_empty() || self.keys.iter().any(|wanted| Some(wanted.as_str()) == key)
    }

    /// The perft numbers to count.
    pub(crate) fn known(&self) -> Vec<Known> {
        let variants = Variant::ALL.iter().filter(|variant| self.wants(Some(variant.key())));
        variants.flat_map(|&variant| known(variant)).collect()
    }

    /// The rules to compare under.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let named = AnyRules::all_named().filter(|rules| self.wants(rules.key())).map(Field::Rules);
        let boards = BoardKind::ALL.into_iter().filter(|_| self.wants(Some(HOUSE))).map(Field::HouseRules);
        named.chain(boards).collect()
    }
}

fn number(option: &str, text: Option<String>) -> Result<usize, String> {
    text.and_then(|text| text.parse().ok()).ok_or_else(|| format!("{option} needs a number\n{USAGE}"))
}

fn key(text: Option<String>) -> Result<String, String> {
    let known = |text: &String| text == HOUSE || AnyRules::from_key(text).is_some();
    text.filter(known).ok_or_else(|| {
        let keys: Vec<_> = AnyRules::all_named().filter_map(|rules| rules.key()).collect();
        format!("--variant needs one of {}, {HOUSE}", keys.join(", "))
    })
}
