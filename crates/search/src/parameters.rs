//! The numbers of the search that matches can change, so that tuning can find better ones.

use core::fmt;
use core::str::FromStr;

/// Defines [`Parameter`] with its list, keys, defaults and ranges, so that none can be forgotten.
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $default:literal, $range:expr;)+) => {
        /// A number of the search.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Parameter { $($(#[$doc])* $name,)+ }

        impl Parameter {
            /// All parameters.
            pub const ALL: [Parameter; [$($key),+].len()] = [$(Parameter::$name),+];

            /// The name in options and documents.
            pub const fn key(self) -> &'static str {
                match self { $(Parameter::$name => $key,)+ }
            }

            /// The value that the program plays with.
            pub const fn default_value(self) -> i32 {
                match self { $(Parameter::$name => $default,)+ }
            }

            /// The least and the greatest value.
            pub const fn range(self) -> (i32, i32) {
                match self { $(Parameter::$name => $range,)+ }
            }
        }
    };
}

parameters! {
    /// Half-width of the first aspiration window, in hundredths of a man.
    AspirationWindow = "aspiration-window", 12, (1, 400);
    /// How far the static evaluation must be above the window for reverse futility pruning, in hundredths of a man for
    /// each ply of depth.
    FutilityMargin = "futility-margin", 40, (0, 10_000);
    /// How far a shallow search must be above the window for `ProbCut`, in hundredths of a man for each ply of depth.
    ProbCutMargin = "probcut-margin", 5, (0, 50);
    /// The depth of that search, in percent of the node's.
    ProbCutDepth = "probcut-depth", 40, (10, 80);
    /// The first move that is reduced on the principal variation, counted from 0.
    LatePv = "late-pv", 3, (1, 60);
    /// The first move that is reduced elsewhere, counted from 0.
    Late = "late", 1, (1, 60);
    /// Moves from this one on lose a second ply.
    VeryLate = "very-late", 4, (1, 60);
    /// How far the static evaluation must be below the window for late moves to lose another ply, in hundredths of a man.
    HopelessMargin = "hopeless-margin", 50, (0, 10_000);
    /// How much worse all other moves must be for a singular extension, in hundredths of a man.
    SingularMargin = "singular-margin", 40, (5, 400);
    /// The largest bonus of the histories.
    HistoryBonus = "history-bonus", 400, (10, 8_000);
    /// How far a leaf may be below the window to try sacrifices, in hundredths of a man.
    SacrificeMargin = "sacrifice-margin", 250, (0, 10_000);
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Parameter {
    type Err = UnknownParameter;

    fn from_str(key: &str) -> Result<Parameter, UnknownParameter> {
        Parameter::ALL.into_iter().find(|parameter| parameter.key() == key).ok_or(UnknownParameter)
    }
}

/// The name is no parameter's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownParameter;

impl fmt::Display for UnknownParameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown parameter; choose from:")?;
        Parameter::ALL.iter().try_for_each(|parameter| write!(f, " {parameter}"))
    }
}

impl core::error::Error for UnknownParameter {}

/// The numbers that a search uses.
///
/// ```
/// use crownhead_search::{Parameter, Parameters};
///
/// let parameters = Parameters::DEFAULT.with(Parameter::ProbCutMargin, 7);
/// assert_eq!(parameters.get(Parameter::ProbCutMargin), 7);
/// assert_eq!(Parameters::DEFAULT.with(Parameter::Late, 0).get(Parameter::Late), 1, "within the range");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    values: [i16; Parameter::ALL.len()],
}

impl Parameters {
    /// The numbers that the program plays with.
    pub const DEFAULT: Parameters = {
        let mut values = [0; Parameter::ALL.len()];
        let mut at = 0;
        while at < values.len() {
            values[at] = Parameter::ALL[at].default_value() as i16;
            at += 1;
        }
        Parameters { values }
    };

    /// The value of a parameter.
    #[inline]
    pub const fn get(&self, parameter: Parameter) -> i32 {
        self.values[parameter as usize] as i32
    }

    /// These numbers with another value for one of them, or the nearest value in its range.
    #[must_use]
    pub fn with(mut self, parameter: Parameter, value: i32) -> Parameters {
        let (least, most) = parameter.range();
        self.values[parameter as usize] = value.clamp(least, most) as i16;
        self
    }
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters::DEFAULT
    }
}
