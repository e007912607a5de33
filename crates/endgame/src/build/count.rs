//! Counts the positions of a solved slice.

use crownhead_rules::bits::Bits;
use rayon::prelude::*;

use crate::build::retrograde::SolvedSlice;
use crate::index::Index;
use crate::store::Census;
use crate::value::Value;

impl Census {
    fn of_one(number: u64, value: Value, distances: bool) -> Census {
        let longest = value.distance().filter(|_| distances).map(|plies| (plies, number));
        match value {
            Value::Draw => Census { draws: 1, ..Census::default() },
            Value::Win(_) => Census { wins: 1, longest_win: longest, ..Census::default() },
            Value::Loss(_) => Census { losses: 1, longest_loss: longest, ..Census::default() },
        }
    }

    /// The sum of both; `other` counts higher numbers.
    fn with(self, other: Census) -> Census {
        let longer = |one: Option<(u16, u64)>, two: Option<(u16, u64)>| match (one, two) {
            (Some(one), Some(two)) => Some(if two.0 > one.0 { two } else { one }),
            (one, two) => one.or(two),
        };
        Census {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            captures: self.captures + other.captures,
            longest_win: longer(self.longest_win, other.longest_win),
            longest_loss: longer(self.longest_loss, other.longest_loss),
        }
    }

    pub(crate) fn of<W: Bits>(solved: &SolvedSlice<W>, distances: bool) -> Census {
        let (values, size) = (&solved.table.values, Index::size(&solved.table.index));
        let portions: Vec<u64> = (0..size).step_by(1 << 16).collect();
        let count = |first: u64| {
            (first..size.min(first + (1 << 16))).fold(Census::default(), |census, number| {
                census.with(Census::of_one(number, Value::from_code(values.code(number)), distances))
            })
        };
        let counted: Vec<Census> = portions.into_par_iter().map(count).collect();
        let census = counted.into_iter().fold(Census::default(), Census::with);
        let captures = solved.captures.iter().map(|byte| u64::from(byte.count_ones())).sum();
        Census { captures, ..census }
    }
}
